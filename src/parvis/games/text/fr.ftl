### Ce que disent tous les jeux, en français. Les mots propres à chaque jeu sont dans son dossier.

## Les places

seat-0 = Joueur 1
seat-1 = Joueur 2
seat-2 = Joueur 3
seat-3 = Joueur 4
seat-4 = Joueur 5
none-of-them = rien

## Pourquoi quelque chose n’est pas possible

refusal-legal = C’est possible.
refusal-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-now = Cela ne répond pas à la question posée en ce moment.

## Le journal

# $seat: qui joue; $action: ce qui est joué.
event-only-choice = { $seat } n’a qu’un choix, « { $action } ».
event-replied = { $seat } a fait son choix.
    .own = { $seat } a fait son choix, « { $action } ».
# $entries: nombre de coups.
event-taken-back =
    { $entries ->
        [one] { $seat } reprend { $entries } coup.
       *[other] { $seat } reprend { $entries } coups.
    }
event-played-again =
    { $entries ->
        [one] { $seat } rejoue { $entries } coup repris.
       *[other] { $seat } rejoue { $entries } coups repris.
    }

## Reprendre un coup

undo-nothing = Vous n’avez aucun coup à reprendre.
undo-revealed = Ce coup ne peut plus être repris : il a révélé quelque chose de caché.
undo-others-played = Ce coup ne peut plus être repris : d’autres ont joué depuis.
redo-nothing = Il n’y a aucun coup à rejouer.

## La fin

question-over = La partie est finie.
note-stopped = partie interrompue avant la fin

## Les options avant la partie

option-first = Premier joueur
    .help = Qui commence ; sans réponse, le sort décide.
option-colours = Couleurs
    .help = La couleur de chaque joueur, à partir de la première place ; sans réponse, elles suivent l’ordre de la liste.
option-yes = oui
option-no = non
option-by-luck = au hasard
# $option: l’option qui décide.
option-follows = selon le réglage : { $option }
option-kind-choice = au choix
option-kind-choices = un ou plusieurs, ou aucun
option-kind-flag = oui ou non
option-kind-number = un nombre
option-kind-seat = un joueur, ou au hasard
option-kind-seats = un ou plusieurs joueurs, ou aucun
option-kind-per-seat = un par joueur, tous différents
