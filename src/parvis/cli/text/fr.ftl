### Ce que dit le terminal, en français. Ce que disent les jeux est dans leurs propres dossiers.

## Noms

# $number : compté à partir de 1.
name-person = Joueur { $number }
name-bot-1 = Blaise
name-bot-2 = Clémence
name-bot-3 = Denis
name-bot-4 = Margot
name-bot-5 = Thibaut
name-bot-greedy = robot gourmand
name-bot-random = robot au hasard

## Mots que l’on peut taper ; les mots anglais valent toujours

word-help = aide
word-board = plateau
word-players = joueurs
word-piles = piles
word-hand = main
word-log = journal
word-preview = aperçu
word-undo = annuler
word-redo = refaire
word-restart = recommencer
word-rules = règles
word-save = sauver
word-pause = pause
word-quit = quitter
word-all = tout
word-yes = oui
word-no = non

## L’aide, une ligne pour chaque chose que l’on peut taper

help-choice = Un nombre, des mots de la réponse ou ceux entre parenthèses : répond à la question.
help-enter = Entrée seule : répète la question ; quand une seule réponse est possible, la donne.
help-why = ? CHOIX : dit si un choix est possible, et sinon pourquoi et selon quelle règle.
help-preview = aperçu CHOIX : dit ce que ferait un choix, sans le faire.
help-word = aide MOT : ce que veut dire un mot du jeu, et ce qu’en disent les règles.
help-board = plateau : tout ce qui est sur la table. plateau JOUEUR : ce qui est à une seule personne, par nom ou par numéro.
help-players = joueurs : une ligne sur chaque personne.
help-piles = piles : ce qui a été joué, et ce qui peut encore venir.
help-hand = main : vos cartes et ce qu’elles font.
help-log = journal : ce qui s’est passé récemment, tour par tour. journal tout : depuis le début.
help-undo = annuler : reprend votre dernière réponse. refaire : la redonne. recommencer : reprend tout votre tour.
help-rules = règles : les sections des règles. règles SECTION : l’une d’elles.
help-save = sauver : où la partie est enregistrée. sauver FICHIER : l’enregistre désormais dans ce fichier.
help-keys = Tab complète ce que vous tapez, les flèches rappellent ce que vous avez tapé, Page précédente et Page suivante tournent les pages.
help-pause = pause : s’arrête après votre tour, pour pouvoir le reprendre ; encore une fois : ne s’arrête plus.
help-quit = quitter : quitte la table. La partie est enregistrée et peut être reprise.

## Avant la partie

# $table : la table telle qu’elle serait.
shell-ready = Tout est prêt : { $table }
shell-ready-ask = Entrée pour commencer, ou c puis Entrée pour changer quelque chose :{" "}
# $game : son nom ; $players : combien ; $options : les options en mots.
shell-table =
    { $people ->
        [0] { $game }, { $players } places, rien que des robots. { $options }
        [1] { $game }, { $players } places : vous et { $bots ->
            [0] personne d’autre
            [1] 1 robot
           *[other] { $bots } robots
        }. { $options }
       *[other] { $game }, { $players } places : { $people } personnes et { $bots ->
            [0] aucun robot
            [1] 1 robot
           *[other] { $bots } robots
        }. { $options }
    }
# $option : son nom ; $value : sa valeur en mots.
shell-option = { $option } : { $value }.
shell-ask-game = À quel jeu voulez-vous jouer ?
shell-ask-seats = Combien de places à la table ? Au moins { $least }, au plus { $most }.
shell-ask-people = Combien de ces places sont à des personnes ? Au moins { $least }, au plus { $most }.
shell-ask-names = Comment s’appellent les personnes ? Des noms séparés par des virgules.
shell-ask-bots = Quels robots prennent les autres places ? Plusieurs, séparés par des virgules, se relaient.
shell-ask-choice = Entrée seule : { $default }. Votre réponse :{" "}
shell-ask-several = Plusieurs réponses sont possibles, séparées par des virgules.
shell-none = aucune
shell-in-order = dans l’ordre des places
shell-value = { $number }. { $value }
shell-not-a-number = Il faut un nombre, au moins { $least } et au plus { $most }, et non : { $typed }
shell-not-a-value = Cela ne désigne aucune réponse, ou plusieurs : { $typed }
shell-not-so-many = Il faut { $wanted } réponses, et non { $number }.
shell-too-many-names = Il faut des noms différents, un pour chacune des { $people } personnes au plus ; donnés : { $names }.

## À la table

# $game : son nom ; $number : combien de places.
shell-welcome =
    { $number ->
        [1] { $game }. 1 place :
       *[other] { $game }. { $number } places :
    }
shell-player-person = { $seat }
shell-player-bot = { $seat }, { $bot }
shell-kept = Cette partie est enregistrée sous le nom { $name }.
shell-not-kept = Cette partie n’est pas enregistrée.
shell-help-hint = Tapez aide pour entendre ce que vous pouvez taper.
# $number : du choix ; $label : le choix en mots ; $notation : ce que l’on peut taper.
shell-choice = { $number }. { $label } ({ $notation }).
shell-choice-note = { $number }. { $label } ({ $notation }). { $note }
shell-choice-short = { $label } ({ $notation })
shell-choice-gives = Effet : { $gain }.
shell-semicolon = {" ; "}
shell-not-now = Pas possible : { $choices }. Tapez ? et un choix pour entendre pourquoi.
shell-not-now-more = Pas possible : { $choices } ; et { $number } de plus. Tapez ? et un choix pour entendre pourquoi.
shell-asides = Quand vous voulez, vous pouvez aussi :
shell-on-behalf = Vous décidez pour { $party }.
shell-prompt = { $seat }, votre choix :{" "}
shell-go-on = Entrée pour continuer, ou annuler pour reprendre ce coup :{" "}
shell-your-turn = C’est au tour de : { $seat }.
shell-hand-over = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde :{" "}
shell-curtain = Les cartes des autres sont rangées. Prenez place quand personne d’autre ne regarde.
# $columns, $rows : la taille qu’il faut ; $has-columns, $has-rows : celle du terminal.
shell-too-small = La table demande { $columns } colonnes et { $rows } lignes ; ici, il y en a { $has-columns } et { $has-rows }. Agrandissez la fenêtre, ou quittez et revenez avec --plain.
shell-lately = Ce qui s’est passé
shell-lately-more = Ce qui vient de se passer ; tapez journal pour le reste
shell-more-choices = Il y en a d’autres : Page suivante. Tous se tapent aussi.
shell-round-up = Depuis que vous avez regardé :

## Pages à lire

page-help = Ce que vous pouvez taper
page-word = Aide : { $word }
page-answer = Ce que vous avez demandé
page-board = La table
page-players = À chaque place
page-piles = Joué et encore à venir
page-hand = Vos cartes
page-log = Ce qui s’est passé
page-rules = Les règles
page-score = Le décompte final
page-further = Entrée pour lire la suite, ou tapez votre réponse :{" "}
page-next-row = Entrée pour remplir la ligne suivante :{" "}
page-leave = Entrée pour quitter la table :{" "}
page-back = Entrée pour revenir à la table :{" "}

## Réponses à ce qui a été tapé

shell-possible = C’est possible : { $label }.
shell-impossible = Pas possible : { $reason }
shell-impossible-rule = Pas possible : { $reason } ({ $rule })
shell-unreadable = Je ne comprends pas : { $typed }. Tapez aide pour entendre ce que vous pouvez taper.
shell-unreadable-close = Je ne comprends pas : { $typed }. Vouliez-vous dire : { $close } ?
shell-ambiguous = Cela peut vouloir dire plusieurs choses : { $choices }. Tapez-en un peu plus.
shell-no-choice-number =
    { $most ->
        [1] Il n’y a pas de choix { $number } ; il n’y en a qu’un.
       *[other] Il n’y a pas de choix { $number } ; il y en a { $most }.
    }
shell-which-choice = Dites de quel choix il s’agit : son numéro ou ses mots.
shell-no-player = Ce nom n’est pas à cette table : { $typed }. Il y a : { $names }.
shell-preview-if = Si vous faisiez cela :
shell-preview-nothing = Cela ne changerait encore rien de visible.
shell-preview-reveals = Ensuite, quelque chose de caché serait révélé.
shell-preview-asks = Ensuite, une autre question vous serait posée.
shell-preview-others = Ensuite, ce serait au tour de : { $asked }.
shell-preview-over = Ensuite, la partie serait finie.
shell-log-empty = Il ne s’est encore rien passé.
shell-log-since = Depuis votre dernier tour :
shell-word = { $name } : { $about }
shell-word-rules = Les règles, en anglais, { $rule } :
shell-word-more = Tapez règles { $id } pour lire la suite.
shell-no-word = Je ne connais pas de mot comme : { $typed }. Tapez règles pour voir toutes les sections des règles.
shell-pause-on = Désormais, une pause suit votre tour, pour pouvoir le reprendre.
shell-pause-off = Il n’y a plus de pause après votre tour.
shell-rules-here = Pour cette question, voyez : { $rule }.
shell-rules-sections = Les règles, en anglais, section par section :
shell-rules-section = { $id } : { $title }
shell-rules-hint = Tapez règles et une section, par exemple : règles { $id }
shell-no-rule = Il n’y a pas de section de ce nom : { $typed }. Tapez règles pour les entendre toutes.
shell-saved-in = Après chaque réponse, cette partie est enregistrée dans { $file }
shell-save-problem = La partie continue. { $problem }
# $file : le fichier ou le dossier.
save-failed = Elle n’a pas pu être enregistrée dans { $file }
save-changed = Elle n’a pas pu être enregistrée : autre chose a modifié { $file }, qui reste tel quel. Tapez sauver et un autre fichier.
save-exists = Elle n’a pas pu être enregistrée là : { $file } existe déjà et reste tel quel. Choisissez un autre nom.
shell-bye = La partie est enregistrée. Pour la reprendre : { $command }
shell-bye-unkept = La partie n’est pas enregistrée.

## La fin

shell-score-ties = Pour départager :
shell-over = Le décompte final :
# $row : ce qui est compté ; $points : nom et nombre de chaque personne.
shell-score-row = { $row } : { $points }.
shell-score-total = Total
shell-points = { $number } pour { $party }
shell-standing = { $place }. { $party }, { $score }.
shell-standing-shared = { $place }. { $party }, { $score }, à égalité.
shell-standing-note = { $place }. { $party }, { $score }, { $note }.
shell-tie-break-row = Pour départager, { $row } : { $points }.

## Parties enregistrées

shell-saves-none = Il n’y a pas de partie enregistrée dans { $folder }
shell-saves = Parties enregistrées, la plus récente d’abord :
shell-save-open = { $name } : { $game }, { $players }. On attend : { $asked }.
shell-save-over = { $name } : { $game }, { $players }. Finie.
shell-save-damaged = { $name } : illisible. { $problem }
shell-saves-hint = Pour en reprendre une : { $command }

## Revoir une partie

shell-replay-step = { $number }. { $seat } ({ $by }) : { $word }
shell-replay-next = Entrée pour l’étape suivante, ou quitter :{" "}
shell-replay-unfinished =
    { $number ->
        [1] L’enregistrement s’arrête ici, après 1 entrée, avant la fin de la partie.
       *[other] L’enregistrement s’arrête ici, après { $number } entrées, avant la fin de la partie.
    }
shell-replay-verified =
    { $number ->
        [1] Cet enregistrement se rejoue : 1 entrée.
       *[other] Cet enregistrement se rejoue : { $number } entrées.
    }

## Le plateau de Notre Dame

board-round = Tour { $round } sur 9, manche { $period }. Le sonneur de cloches est chez { $seat }, qui commence.
board-period-1 = A
board-period-2 = B
board-period-3 = C
board-edition = Édition { $edition }. { $expansions }
board-persons = À corrompre ce tour-ci :
board-persons-short = À corrompre ce tour-ci, avec leurs rats : { $persons }.
board-person =
    { $rats ->
        [0] { $person }, aucun rat : { $effect }
        [1] { $person }, 1 rat : { $effect }
       *[other] { $person }, { $rats } rats : { $effect }
    }
board-person-short = { $person } ({ $rats })
board-plague =
    { $value ->
        [0] Aucun rat n’arrive ce tour-ci.
        [1] 1 rat arrive ce tour-ci.
       *[other] { $value } rats arrivent ce tour-ci.
    }
board-plague-you =
    { $to ->
        [over] Votre rat est à la case { $rat } sur 9 ; votre hôpital { $hospital ->
            [0] ne retient aucun rat
            [1] retient 1 rat
           *[other] retient { $hospital } rats
        } : en l’état, la peste débordera chez vous.
       *[other] Votre rat est à la case { $rat } sur 9 ; votre hôpital { $hospital ->
            [0] ne retient aucun rat
            [1] retient 1 rat
           *[other] retient { $hospital } rats
        } : en l’état, votre rat finira à la case { $to }.
    }
board-to-come-brown = Personnages bruns encore à venir dans cette manche : { $persons }.
board-to-come-gray = Personnages gris encore à venir : { $persons }.
board-to-come-order = Vous connaissez leur ordre.
board-to-come-none = aucun
board-you =
    { $prestige ->
        [0] Vous : { $own } dans votre réserve, { $general } dans la réserve commune, { $coins } et aucun point de prestige.
        [1] Vous : { $own } dans votre réserve, { $general } dans la réserve commune, { $coins } et 1 point de prestige.
       *[other] Vous : { $own } dans votre réserve, { $general } dans la réserve commune, { $coins } et { $prestige } points de prestige.
    }
board-markers =
    { $number ->
        [0] aucun cube
        [1] 1 cube
       *[other] { $number } cubes
    }
board-coins =
    { $number ->
        [0] aucune pièce d’or
        [1] 1 pièce d’or
       *[other] { $number } pièces d’or
    }
board-others = Les autres :
board-other = { $seat } ({ $colour }) : { $markers } en réserve, { $coins }, rat sur la case { $rat }.
board-other-prestige = { $seat } ({ $colour }) : { $markers } en réserve, { $coins }, rat sur la case { $rat }, prestige { $prestige }.
board-player = { $seat } ({ $colour }), quartier { $borough } :
board-player-you = { $seat } ({ $colour }), quartier { $borough }, c’est vous :
board-player-supply = { $markers } en réserve personnelle, { $general } dans la réserve commune, { $coins }, rat sur la case { $rat }.
board-player-prestige = Prestige : { $prestige }.
board-player-sectors = Bâtiments : { $sectors }. { $empty ->
        [0] Aucun n’est vide.
        [1] 1 est vide.
       *[other] { $empty } sont vides.
    }
board-player-sectors-none = Tous les bâtiments sont vides.
board-sector = { $sector } { $count }
board-sector-friend =
    { $count ->
        [1] { $sector } 1 (le confident)
       *[other] { $sector } { $count } (dont le confident)
    }
board-player-friend = Le confident n’est pas encore sur le plateau.
board-player-park = Chaque gain de prestige rapporte { $bonus } de plus.
board-player-notre-dame =
    { $number ->
        [0] Aucun cube sur Notre-Dame.
        [1] 1 cube sur Notre-Dame.
       *[other] { $number } cubes sur Notre-Dame.
    }
board-player-carriage = La calèche est sur { $market }.
board-player-messages = Lettres de change : { $messages }.
board-player-messages-none = Aucune lettre de change.
board-message =
    { $colour ->
        [vert] verte
        [bleu] bleue
        [violet] violette
       *[other] { $colour }
    } ({ $message })
board-player-played = Cartes jouées ce tour-ci : { $cards }.
board-player-hand =
    { $number ->
        [0] Aucune carte en main.
        [1] 1 carte en main.
       *[other] { $number } cartes en main.
    }
board-player-doctor = Le médecin retient les rats de ce tour.
board-notre-dame =
    { $markers ->
        [0] Notre-Dame vaut { $worth } points de prestige à la fin de la manche ; elle n’a encore aucun cube.
        [1] Notre-Dame vaut { $worth } points de prestige à la fin de la manche ; elle a 1 cube ; prestige par cube : { $points }.
       *[other] Notre-Dame vaut { $worth } points de prestige à la fin de la manche ; elle a { $markers } cubes ; prestige par cube : { $points }.
    }
board-notre-dame-share = { $number } à { $seat }
board-notre-dame-shares = Cubes présents : { $shares }.
board-coins-left = Pièces d’or dans la réserve : { $number }.
board-your-sectors = Votre quartier : { $sectors } ; les autres bâtiments sont vides.
board-your-sectors-full = Votre quartier : { $sectors }.
board-your-sectors-none = Votre quartier : tous les bâtiments sont vides.
board-markets = Les marchés, vus par qui habite le quartier ; leurs lettres de change en ont la couleur :
board-borough = Quartier { $number } ({ $colour }), { $seat } : { $markets }.
board-borough-nobody = Quartier { $number } ({ $colour }), à personne : { $markets }.
board-market = { $place } : { $what }
board-market-c = centre
board-market-il = intérieur gauche
board-market-ir = intérieur droit
board-market-ol = extérieur gauche
board-market-or = extérieur droit
board-market-empty = sans lettre de change
board-market-carriage = { $what }, calèche ({ $seats })
board-hand-short = Vos cartes : { $cards }.
board-pile-played = Cartes jouées ce tour-ci par { $seat } : { $cards }.
board-pile-discarded = Votre troisième carte, défaussée ce tour-ci : { $cards }.
board-pile-seen = Cartes que vous avez vues dans cette manche et qui n’y reviendront pas : { $cards }.
chart-round = Tour { $round } sur 9, manche { $period }. { $seat } commence.
chart-rats =
    { $value ->
        [0] Aucun rat.
        [1] 1 rat.
       *[other] { $value } rats.
    }
chart-you = { $symbol } Vous
chart-nobody = { $symbol } à personne
chart-coins = Pièces d’or
chart-markers = Cubes (commune)
chart-rat = Rat, sur 9
chart-rat-safe = { $rat } (médecin)
chart-prestige = Prestige
chart-secret = secret
chart-messages = Lettres de change
chart-markets = Marchés
chart-persons = À corrompre
chart-persons-brief = À corrompre (rats) : { $persons }.
chart-plague = Rats
chart-legend = › au choix   * dont le confident
board-hand = Vos cartes :
board-hand-none = Vous n’avez aucune carte en main.
board-offered = Au choix :
board-card = { $card } ({ $colour }) : { $effect }
board-kept = Vous avez gardé : { $cards }.
board-passed = Cartes passées à gauche ce tour-ci : { $cards }.
board-card-short = { $card } ({ $colour })
board-drive-message =
    Il y a là la lettre de change { $colour ->
        [vert] verte
        [bleu] bleue
        [violet] violette
       *[other] { $colour }
    } : { $message }.
board-drive-message-no =
    Il y a là la lettre de change { $colour ->
        [vert] verte
        [bleu] bleue
        [violet] violette
       *[other] { $colour }
    } : { $message }. Vous ne pouvez pas encore la prendre.
board-drive-empty = Il n’y a là aucune lettre de change.
board-here =
    { $number ->
        [0] Aucun de vos cubes n’y est.
        [1] Vous y avez 1 cube.
       *[other] Vous y avez { $number } cubes.
    }
board-here-friend =
    { $number ->
        [0] Votre confident y est seul.
        [1] Vous y avez 1 cube et votre confident.
       *[other] Vous y avez { $number } cubes et votre confident.
    }

## Simulations

sim-title =
    { $games ->
        [1] { $game } : 1 partie à { $seats } places, graine { $seed }.
       *[other] { $game } : { $games } parties à { $seats } places, graine { $seed }.
    }
sim-bot = robot
sim-seats = places
sim-wins = gagnées
sim-share = part
sim-mean = moyenne
sim-spread = écart
sim-least = minimum
sim-most = maximum
sim-length = Une partie a pris en moyenne { $answers } réponses en { $turns } tours.
sim-stopped =
    { $games ->
        [1] 1 partie a été arrêtée avant sa fin.
       *[other] { $games } parties ont été arrêtées avant leur fin.
    }

## Le plateau d’Architectes du Royaume de l’Ouest

arch-turn =
    { $turn ->
        [0] Avant le premier tour.
       *[other] Tour { $turn }.
    }
arch-last-turns = Un dernier tour pour chacun.
arch-guildhall-filled = Corporations : { $workers } sur { $slots }.
arch-guildhall-left =
    { $left ->
        [one] Il reste { $left } emplacement dans la maison des corporations ; la partie finit quand il est pris. Emplacements qui réinitialisent le marché noir : { $resets }.
       *[other] Il reste { $left } emplacements dans la maison des corporations ; la partie finit quand tous sont pris. Emplacements qui réinitialisent le marché noir : { $resets }.
    }
arch-guildhall-left-only =
    { $left ->
        [0] Tous les emplacements de la maison des corporations sont pris : la partie va finir.
        [one] Il reste { $left } emplacement dans la maison des corporations ; la partie finit quand il est pris.
       *[other] Il reste { $left } emplacements dans la maison des corporations ; la partie finit quand tous sont pris.
    }
arch-first = { $seat } a joué en premier.
arch-others = Les autres :
arch-kept = Vous avez gardé : { $buildings }.
arch-line = { $party } : vertu { $virtue } ; { $goods } ; { $home ->
        [0] aucun ouvrier en réserve
        [one] { $home } ouvrier en réserve
       *[other] { $home } ouvriers en réserve
    }, { $prisoners } en prison, { $guildhall } aux corporations ; cathédrale niveau { $level } ; { $debts ->
        [0] aucune dette
        [one] { $debts } dette
       *[other] { $debts } dettes
    } ; { $apprentices ->
        [one] { $apprentices } apprenti
       *[other] { $apprentices } apprentis
    }, { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    }, { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }.
arch-line-you = { $party }, c’est vous : vertu { $virtue } ; { $goods } ; { $home ->
        [0] aucun ouvrier en réserve
        [one] { $home } ouvrier en réserve
       *[other] { $home } ouvriers en réserve
    }, { $prisoners } en prison, { $guildhall } aux corporations ; cathédrale niveau { $level } ; { $debts ->
        [0] aucune dette
        [one] { $debts } dette
       *[other] { $debts } dettes
    } ; { $apprentices ->
        [one] { $apprentices } apprenti
       *[other] { $apprentices } apprentis
    }, { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    }, { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }.
arch-nothing = aucune ressource
arch-amount =
    { $good ->
        [argent] { $number ->
            [one] { $number } pièce
           *[other] { $number } pièces
        }
       *[other] { $number } { $good }
    }
arch-evasion = À cette vertu, { $tax } de taxe n’est pas payé sur chaque prix qui en comporte.
arch-character = Personnage : { $character }. { $effect }
arch-captives = Ouvriers capturés : { $groups }.
arch-held = Ses ouvriers sont détenus par : { $groups }.
arch-count = { $party } ({ $number })
arch-group-short = { $party } ×{ $number }
arch-nobody = personne
arch-apprentices = Apprentis, { $limit } au plus :
arch-buildings = Bâtiments construits :
arch-card = { $card } : { $face }
arch-facts = ({ $facts })
arch-needs = coûte { $needs }
arch-points =
    { $points ->
        [one] { $points } PV
       *[other] { $points } PV
    }
arch-virtue-gain = +{ $virtue } vertu
arch-virtue-loss = −{ $virtue } vertu
arch-coins-on = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } sur la carte
arch-lacking = Il manque : { $missing }.
arch-lacking-nothing = Tout y est : il peut être construit.
arch-plan = { $building } : manque { $missing }
arch-plan-ready = { $building } : à construire
arch-hand = Bâtiments dans votre main :
arch-offered = Au choix :
arch-looked = Piochés, au choix :
arch-hand-none = Vous n’avez aucun bâtiment en main.
arch-places = Ouvriers : { $places }.
arch-place = { $place } : { $groups }.
arch-place-short = { $place } : { $groups }
arch-stand = Argent au bâtiment des impôts : { $silver }.
arch-hire-now = Apprentis à embaucher, de gauche à droite :
arch-hire = Apprentis à embaucher, par rangée et colonne :
arch-displayed = { $row }.{ $column } { $apprentice } : { $face }
arch-for-hire = { $apprentice } : { $facts }
arch-for-hire-plain = { $apprentice }
arch-hire-coins = { $apprentice } ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    })
arch-row =
    { $row ->
        [1] En haut : { $apprentices }.
       *[other] En bas : { $apprentices }.
    }
arch-row-title =
    { $row ->
        [1] En haut, de gauche à droite :
       *[other] En bas, de gauche à droite :
    }
arch-market-left = Marché noir, à gauche, pour { $silver ->
        [one] { $silver } pièce
       *[other] { $silver } pièces
    } : { $what }.
arch-market-middle = Marché noir, au milieu, pour { $silver ->
        [one] { $silver } pièce
       *[other] { $silver } pièces
    } : embaucher n’importe qui, ou piocher des bâtiments et en garder un.
arch-market-right = Marché noir, à droite, pour { $silver ->
        [one] { $silver } pièce
       *[other] { $silver } pièces
    } : { $what }.
arch-market-short-left = à gauche { $what }
arch-market-short-middle = au milieu embaucher ou piocher
arch-market-short-right = à droite { $what }
arch-market-short-taken = { $space } ({ $party })
arch-market-taken = { $party } y est.
arch-market-brief = Marché noir : { $spaces }.
arch-mix = { $number } bois ou pierre
arch-level = Cathédrale, niveau { $level } : coûte { $needs } et une carte Bâtiment, { $points } PV.
arch-level-there = Ici : { $parties }.
arch-left =
    { $rewards ->
        [one] Impôts : { $silver ->
            [one] { $silver } pièce
           *[other] { $silver } pièces
        }. Récompenses restantes : { $rewards }.
       *[other] Impôts : { $silver ->
            [one] { $silver } pièce
           *[other] { $silver } pièces
        }. Récompenses restantes : { $rewards }.
    }
arch-note-hire = À embaucher
arch-note-left = Corporations et impôts
arch-note-offer = Au choix
arch-note-offer-brief = Au choix : { $buildings }.
arch-note-hand-brief = Votre main : { $plans }.
arch-schemes =
    { $schemes ->
        [one] { $schemes } planification dans la pioche, { $future } à venir plus tard.
       *[other] { $schemes } planifications dans la pioche, { $future } à venir plus tard.
    }
arch-scheme-last = La dernière planification : { $scheme }. { $effect }
arch-schemes-revealed = Révélées depuis que la pioche a été mélangée : { $schemes }.
arch-schemes-made-up = Les planifications ont été refaites pour cette table ; les cartes imprimées n’ont pas été trouvées.
arch-pile-buildings = Bâtiments dans la pioche : { $number }.
arch-pile-apprentices = Apprentis dans la pioche : { $number }.
arch-pile-below = Au fond de cette pioche : { $apprentices }.
arch-pile-rewards = Récompenses de la cathédrale restantes : { $number }.
arch-pile-rewards-gone = Récompenses prises : { $rewards }.
arch-pile-market = Cartes du petit marché : { $number }.
arch-pile-large = Cartes du grand marché : { $cards }.
arch-known-pile = Vous connaissez le bâtiment à la place { $position } de la pioche : { $building }.
arch-known-hand = Vous savez que { $seat } a { $building }.
arch-known-pool = Vous avez vu, et d’autres les ont ou la pioche les contient : { $buildings }.

# Où va un ouvrier et pour quoi, en un mot ou deux
arch-go-places = Lieux
arch-go-workshop = Atelier
arch-go-market = Marché noir
arch-go-guildhall = Corporations
arch-go-discard = Défausser
arch-short-quarry = Carrière
arch-short-forest = Forêt
arch-short-mines-clay = Mines : argile
arch-short-mines-gold = Mines : or
arch-short-silversmith = Orfèvre
arch-short-storehouse = Entrepôt
arch-short-town-centre = Hôtel de ville
arch-short-tax-stand = Impôts
arch-short-guardhouse = Corps de garde
arch-short-plans = piocher
arch-short-market-left = à gauche : { $what }
arch-short-market-plans = piocher
arch-short-market-right = à droite : { $what }
arch-short-cathedral = Cathédrale
arch-errand-quarry = De la pierre, une par ouvrier à vous sur ce lieu.
arch-errand-forest = Du bois, un par ouvrier à vous sur ce lieu.
arch-errand-mines-clay = De l’argile, une de plus que vos ouvriers sur ce lieu.
arch-errand-mines-gold = De l’or, un pour deux ouvriers à vous sur ce lieu.
arch-errand-silversmith = De l’argent, une pièce de plus que vos ouvriers sur ce lieu.
arch-errand-storehouse = Des échanges, un par ouvrier à vous sur ce lieu.
arch-errand-town-centre = Des captures partout, un groupe par ouvrier à vous sur ce lieu.
arch-errand-tax-stand = Tout l’argent qui s’y trouve ; cela coûte de la vertu.
arch-errand-guardhouse = Prisonniers et dettes : une action par ouvrier à vous sur ce lieu.
arch-errand-plans = Piochez un bâtiment, et un de plus pour deux ouvriers à vous sur ce lieu.
arch-about-quarry = { arch-errand-quarry }
arch-about-forest = { arch-errand-forest }
arch-about-mines = De l’argile, une de plus que vos ouvriers sur ce lieu ; ou de l’or, un pour deux d’entre eux.
arch-about-silversmith = { arch-errand-silversmith }
arch-about-storehouse = { arch-errand-storehouse } Argile, bois et pierre y donnent de la vertu et du marbre.
arch-about-workshop = Embauchez un apprenti : plus vous y avez d’ouvriers, plus loin à droite. Ou piochez des bâtiments.
arch-about-town-centre = { arch-errand-town-centre } Il y a une taxe et de l’argent à payer.
arch-about-tax-stand = { arch-errand-tax-stand }
arch-about-guardhouse = Envoyez vos captifs en prison contre de l’argent, libérez les vôtres de là ou des autres, payez des dettes : une action par ouvrier à vous sur ce lieu.

# Le tableau : deux ou trois choses par ligne, dans l’ordre de leurs noms
chart-arch-virtue = Vertu (PV)
chart-arch-silver = Argent
chart-arch-basic = Argile/bois/pier.
chart-arch-precious = Or/marbre
chart-arch-home = En réserve
chart-arch-quarry-forest = Carrière/forêt
chart-arch-mines-silversmith = Mines/orfèvre
chart-arch-storehouse-workshop = Entrepôt/atelier
chart-arch-town-centre-tax-stand = Ville/impôts
chart-arch-guardhouse-prison = Garde/prison
chart-arch-cathedral-guildhall = Cathédrale/corp.
chart-arch-debts = Dettes/payées
chart-arch-captives = Capturés
chart-arch-apprentices = Apprentis
chart-arch-buildings = Bâtiments
chart-arch-character = Personnage
chart-arch-hand = Cartes en main
chart-arch-legend = › au choix   · aucun   impôts : { $silver ->
        [one] { $silver } pièce
       *[other] { $silver } pièces
    }{ $reset ->
        [0] {""}
       *[other] {"   "}réinitialisation : place { $reset }
    }
