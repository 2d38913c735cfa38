### Notre Dame en français, avec les mots de l’édition de 2017.
###
### Bâtiments, lieux et marchés portent leur article, pour que les phrases coulent ; `.label` est le mot seul, pour les titres.
### `.name-2007` est le nom dans une autre édition (`Texts.variants`).
### Rien n’est accordé avec un nom de joueur ou de personnage, et aucune élision ne le précède.

game-name = Notre Dame
game-tagline = Pouvoir, peste et prestige au pied de la cathédrale, dans le vieux Paris

## Cartes Action

card-cloister-school = Séminaire
    .text = Placez un cube sur le séminaire. Prenez dans la réserve commune autant de vos cubes que vous en avez là, confident compris.
    .gist = 1 cube dans votre réserve par cube sur place.
card-bank = Banque
    .text = Placez un cube sur la banque. Prenez 1 pièce d’or pour chacun de vos cubes qui s’y trouvent, confident compris.
    .gist = 1 pièce d’or par cube sur place.
card-residence = Résidence
    .text = Placez un cube sur la résidence. Gagnez 1 point de prestige pour chacun de vos cubes qui s’y trouvent, confident compris.
    .gist = 1 point de prestige par cube sur place.
card-carriage-house = Relais de calèches
    .text = Placez un cube sur le relais de calèches. Votre calèche avance d’autant de marchés, au plus, que vous y avez de cubes, confident compris ; là où elle s’arrête, vous pouvez prendre la lettre de change.
    .gist = Votre calèche avance, 1 marché par cube sur place.
card-hotel = Auberge
    .text = Placez un cube sur l’auberge. Choisissez une pièce d’or, un cube de la réserve commune ou le recul de votre rat d’une case. À partir de { $double } cubes, choisissez deux fois.
    .gist = Une pièce, un cube ou recul du rat ; deux fois dès { $double } cubes.
card-park = Parc
    .text = Placez un cube sur le parc. Votre rat recule d’une case. Chaque paire de cubes qui s’y trouve, confident compris, ajoute 1 point à chacun de vos gains de prestige.
    .gist = Recul du rat ; 2 cubes ajoutent 1 à chaque gain de prestige.
card-hospital = Hôpital
    .text = Placez un cube sur l’hôpital. Votre rat recule d’une case. Chaque cube qui s’y trouve, confident compris, retient aussi un rat à chaque épidémie.
    .gist = Recul du rat ; chaque cube retient un rat à chaque épidémie.
card-notre-dame = Notre-Dame
    .text = Offrez 1, 2 ou 3 pièces d’or pour 1, 3 ou 6 points de prestige et placez un cube sur Notre-Dame. À la fin de la manche, les cubes présents se partagent son prestige.
    .gist = 1, 2 ou 3 pièces d’or pour 1, 3 ou 6 points, et un cube là.
card-trusted-friend = Confident
    .text = Déplacez votre confident vers un autre bâtiment et effectuez l’action de celui-ci. Le confident compte comme un cube.
    .gist = Votre confident change de bâtiment et en effectue l’action.

## Bâtiments et autres lieux

sector-cloister-school = le séminaire
    .label = Séminaire
sector-bank = la banque
    .label = Banque
sector-residence = la résidence
    .label = Résidence
sector-carriage-house = le relais de calèches
    .label = Relais de calèches
sector-hotel = l’auberge
    .label = Auberge
sector-park = le parc
    .label = Parc
sector-hospital = l’hôpital
    .label = Hôpital
place-cloister-school = le séminaire
place-bank = la banque
place-residence = la résidence
place-carriage-house = le relais de calèches
place-hotel = l’auberge
place-park = le parc
place-hospital = l’hôpital
place-notre-dame = Notre-Dame

## Couleurs

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-violet = violet

## Marchés : intérieurs près de Notre-Dame, extérieurs loin d’elle ; gauche et droite vues de la place du quartier

market-1-c = le marché central du quartier 1
market-1-il = le marché intérieur gauche du quartier 1
market-1-ir = le marché intérieur droit du quartier 1
market-1-ol = le marché extérieur gauche du quartier 1
market-1-or = le marché extérieur droit du quartier 1
market-2-c = le marché central du quartier 2
market-2-il = le marché intérieur gauche du quartier 2
market-2-ir = le marché intérieur droit du quartier 2
market-2-ol = le marché extérieur gauche du quartier 2
market-2-or = le marché extérieur droit du quartier 2
market-3-c = le marché central du quartier 3
market-3-il = le marché intérieur gauche du quartier 3
market-3-ir = le marché intérieur droit du quartier 3
market-3-ol = le marché extérieur gauche du quartier 3
market-3-or = le marché extérieur droit du quartier 3
market-4-c = le marché central du quartier 4
market-4-il = le marché intérieur gauche du quartier 4
market-4-ir = le marché intérieur droit du quartier 4
market-4-ol = le marché extérieur gauche du quartier 4
market-4-or = le marché extérieur droit du quartier 4
market-5-c = le marché central du quartier 5
market-5-il = le marché intérieur gauche du quartier 5
market-5-ir = le marché intérieur droit du quartier 5
market-5-ol = le marché extérieur gauche du quartier 5
market-5-or = le marché extérieur droit du quartier 5

## Personnages bruns ; `.name-2007` est le nom dans l’édition de 2007, là où il diffère

person-hostess = Serveuse
    .text = Gagnez 3 points de prestige et choisissez une pièce d’or, un cube de la réserve commune ou le recul de votre rat d’une case.
    .gist = 3 points, et une pièce, un cube ou recul du rat.
person-minstrel = Ménestrel
    .name-2007 = Troubadour
    .text = Déplacez d’un à trois cubes, confident compris, de l’un de vos bâtiments vers un seul autre. Aucune action n’a lieu.
    .gist = Déplacez 1 à 3 cubes d’un bâtiment à un autre.
person-monk = Moine
    .text = Prenez 2 cubes dans la réserve commune et gagnez 1 point de prestige.
    .gist = 2 cubes et 1 point de prestige.
person-fool = Fou
    .name-2007 = Saltimbanque
    .text = Déplacez un cube ou votre confident de l’un de vos bâtiments vers un autre et effectuez l’action de ce dernier.{ $fool ->
        [yes] {" "}Ce peut aussi être un cube de Notre-Dame.
       *[no] {""}
    }
    .gist = Déplacez un cube ; action du bâtiment d’arrivée.
person-money-lender = Usurier
    .name-2007 = Prêteur
    .text = Prenez 2 pièces d’or et gagnez 1 point de prestige.
    .gist = 2 pièces d’or et 1 point de prestige.
person-doctor = Médecin
    .text = Aucun rat n’atteint votre quartier à l’épidémie de ce tour. Votre hôpital fait tout de même reculer votre rat.
    .gist = Aucun rat chez vous à l’épidémie de ce tour.

## Personnages gris, manche A

person-city-guard = Soldat
    .name-2007 = Sentinelle
    .text = Gagnez 1 point de prestige pour chacun de vos cubes, confident compris, dans votre quartier et sur Notre-Dame.
    .gist = 1 point pour chacun de vos cubes sur le plateau.
person-night-watchman = Veilleur de nuit
    .name-2007 = Veilleur
    .text = Chaque bâtiment vide de votre quartier vous rapporte 1 point de prestige.
    .gist = 1 point pour chaque bâtiment vide.
person-bishop = Évêque
    .text = Placez un cube de la réserve commune sur l’un de vos bâtiments vides et effectuez son action.
    .gist = Un cube sur un bâtiment vide, et son action.
person-administrator = Administrateur
    .text = Doublez vos points de prestige.
    .gist = Doublez votre prestige.
person-nurse = Infirmière
    .text = Placez un cube de la réserve commune sur votre hôpital. Votre rat recule d’une case.
    .gist = Un cube sur votre hôpital, et recul du rat.
person-scholar = Érudit
    .text = Effectuez maintenant l’action de votre troisième carte.
    .gist = L’action de votre troisième carte.
person-priest = Prêtre
    .text = Placez un cube de la réserve commune sur Notre-Dame, sans offrande.
    .gist = Un cube sur Notre-Dame, sans offrande.
person-procurator = Procureur
    .text = Effectuez l’action de l’un de vos bâtiments tel qu’il est, sans y placer de cube.
    .gist = L’action de l’un de vos bâtiments tel qu’il est.
person-bell-ringer = Sonneur de cloches
    .text = Gagnez 3 points de prestige pour chacun de vos cubes sur Notre-Dame.
    .gist = 3 points pour chaque cube sur Notre-Dame.

## Personnages gris, manche B

person-guild-master = Maître de guilde
    .text = Gagnez 2 points de prestige pour chacun de vos bâtiments où il y a au moins deux cubes, confident compris.
    .gist = 2 points par bâtiment à deux cubes ou plus.
person-beggar-king = Roi des mendiants
    .text = Gagnez 1 point de prestige pour chaque case que votre rat a encore devant lui.
    .gist = 1 point pour chaque case devant votre rat.
person-advocate = Avocat
    .text = Gagnez 3 points de prestige par paire de lettres de change que vous avez prises.
    .gist = 3 points par paire de lettres de change.
person-spy = Espion
    .text = Regardez toutes les cartes grises encore dans la pile, dans leur ordre, et gagnez 2 points de prestige.
    .gist = Regardez les cartes grises à venir ; 2 points.
person-gypsies = Gitans
    .text = Rendez à la réserve commune autant de cubes de votre quartier et de Notre-Dame que vous voulez ; gagnez 2 points de prestige pour chacun.
    .gist = Rendez des cubes du plateau ; 2 points pour chacun.
person-coachman = Cocher
    .text = Choisissez une sorte de lettre de change : recevez encore une fois ce que vous a rapporté chacune des vôtres de cette sorte.
    .gist = Vos lettres d’une sorte rapportent encore une fois.
person-merchant = Marchand
    .text = Prenez 1 pièce d’or pour chaque marché de votre quartier sans lettre de change, celui du centre compris.
    .gist = 1 pièce d’or par marché du quartier sans lettre.
person-patron = Mécène
    .text = Payez autant de pièces d’or que vous voulez ; pour chacune, votre rat recule d’une case.
    .gist = Payez des pièces d’or ; recul du rat pour chacune.
person-butcher = Boucher
    .text = Placez un cube de la réserve commune sur chacun de vos bâtiments vides. Aucune action n’a lieu.
    .gist = Un cube sur chacun de vos bâtiments vides.

## Personnages gris, manche C

person-lady-of-the-court = Dame d’honneur
    .text = Gagnez 1 point de prestige pour chaque cube, confident compris, sur votre bâtiment le plus rempli.
    .gist = 1 point par cube de votre bâtiment le plus rempli.
person-mayor = Maire
    .name-2007 = Bourgmestre
    .text = Gagnez 3 points de prestige pour chacun de vos bâtiments où il y a au moins trois cubes, confident compris.
    .gist = 3 points par bâtiment à trois cubes ou plus.
person-carpenter = Charpentier
    .name-2007 = Menuisier
    .text = Gagnez 1 point de prestige pour chacun de vos bâtiments où il y a au moins un cube ou votre confident.
    .gist = 1 point pour chaque bâtiment occupé.
person-innkeeper = Aubergiste
    .text = Gagnez 2 points de prestige pour chacun de vos cubes, confident compris, sur l’auberge.
    .gist = 2 points pour chaque cube sur l’auberge.
person-guard = Garde
    .text = Gagnez 3 points de prestige par paire de vos cubes dans la réserve commune.
    .gist = 3 points par paire de cubes en réserve commune.
person-counsellor = Conseiller
    .text = Vous pouvez corrompre encore deux fois, pour une pièce d’or chaque fois : deux personnages différents ou deux fois le même, mais jamais le conseiller.
    .gist = Corrompez encore deux fois, une pièce d’or chacune.
person-mistress = Amante
    .text = Placez un cube de la réserve commune sur le bâtiment où se trouve votre confident et effectuez son action.
    .gist = Un cube là où est le confident, et son action.
person-actress = Actrice
    .text = Déplacez tous vos cubes, confident compris, de l’un de vos bâtiments vers un autre et effectuez l’action de ce dernier.
    .gist = Déplacez tout un bâtiment ; action de l’arrivée.
person-gravedigger = Fossoyeur
    .text = Chaque rat sur les cartes Personnage de ce tour vous rapporte 1 point de prestige.
    .gist = 1 point pour chaque rat des personnages de ce tour.

## Lettres de change, selon ce qu’elles rapportent

message-coin = 1 point de prestige et 1 pièce d’or
    .label = pièce
    .text = Gagnez 1 point de prestige et prenez 1 pièce d’or.
message-marker = 2 points de prestige et 1 cube
    .label = cube
    .text = Gagnez 2 points de prestige et prenez 1 cube dans la réserve commune.
message-rat = 3 points de prestige et recul du rat
    .label = rat
    .text = Gagnez 3 points de prestige ; votre rat peut reculer d’une case.
message-prestige = 4 points de prestige
    .label = prestige
    .text = Gagnez 4 points de prestige.

## Mots du jeu, pour qui demande ce qu’ils veulent dire

term-prestige = prestige
    .text = Ce qui fait gagner : le plus grand total l’emporte à la fin. Il reste secret jusque-là.
term-marker = cube
    .text = Un cube d’influence à votre couleur. Pour effectuer l’action d’une carte, vous en placez un de votre réserve.
term-piece = compte des cubes
    .text = Sur un bâtiment, le confident compte comme un cube.
term-coin = pièce d’or
    .text = Paie un personnage à la fin du tour et les offrandes à Notre-Dame.
term-own-supply = réserve personnelle
    .text = Vos cubes prêts à être placés. Quand elle est vide, une carte déplace un cube déjà sur le plateau.
term-general-supply = réserve commune
    .text = Vos cubes encore à gagner : ils doivent d’abord passer dans votre réserve personnelle.
term-friend = confident
    .text = Un pion à vous : il compte comme un cube là où il est. La carte du même nom le déplace.
term-sector = bâtiment
    .text = L’un des sept bâtiments de votre quartier.
term-borough = quartier
    .text = Votre part de la ville : sept bâtiments, cinq marchés et la piste de la peste.
term-carriage = calèche
    .text = Va de marché en marché et peut prendre la lettre de change là où elle s’arrête.
term-market = marché
    .text = Un lieu d’un quartier où s’arrêtent les calèches ; les quatre extérieurs portent les lettres de change.
term-message = lettre de change
    .text = Attend sur un marché et rapporte ce qu’elle indique. Il en faut une de chaque couleur avant d’en doubler une.
term-plague = peste
    .text = À la fin de chaque tour viennent les rats des personnages visibles, moins votre hôpital. Au-delà de la case 9 : 2 points de prestige et un cube perdus.
term-rat = rat
    .text = Votre rat sur la piste de la peste, de 0 à 9 : gardez-le bas.
term-bell-ringer-pawn = sonneur
    .text = Qui l’a commence le tour ; il passe à gauche.
term-donation = offrande
    .text = 1, 2 ou 3 pièces d’or données à Notre-Dame pour 1, 3 ou 6 points de prestige.
term-hire = corrompre
    .text = À la fin du tour, avant la peste : une pièce d’or, et l’un des trois personnages visibles agit.
term-draft = choix des cartes
    .text = De trois cartes, gardez-en une et passez les autres, deux fois : une carte vient de vous, deux du voisinage.
term-round = tour
    .text = Personnages, choix des cartes, deux cartes chacun, corruption, peste. La partie en a neuf.
term-period = manche
    .text = Trois tours. À la fin, les cubes sur Notre-Dame se partagent son prestige.

## Questions à qui joue

question-draft =
    { $wave ->
        [1] Quelle carte gardez-vous ? Les deux autres passent à votre gauche.
       *[other] Laquelle de ces cartes gardez-vous ? L’autre passe à votre gauche.
    }
question-play-card =
    { $nth ->
        [1] Quelle carte jouez-vous en premier ?
       *[other] Quelle carte jouez-vous maintenant ? La dernière sera défaussée.
    }
question-relocate = Votre réserve personnelle est vide. D’où déplacez-vous un cube pour cette carte : { $card } ?
question-donate = Combien de pièces d’or offrez-vous ?
question-move-friend = Où va votre confident ?
question-pick =
    { $picks ->
        [one] Que choisissez-vous ?
       *[other] Que choisissez-vous ? Vous avez { $picks } choix, l’un après l’autre.
    }
question-drive =
    { $steps ->
        [1] Où va votre calèche ? Elle peut avancer d’un marché.
       *[other] Où va votre calèche ? Elle peut avancer de { $steps } marchés au plus.
    }
question-take-message =
    Prenez-vous la lettre de change { $colour ->
        [vert] verte
        [bleu] bleue
        [violet] violette
       *[other] { $colour }
    } : { $message } ?
question-move-rat =
    { $most ->
        [one] Votre rat recule-t-il d’une case ?
       *[other] De combien de cases votre rat recule-t-il ? { $most } au plus.
    }
question-hire = Qui corrompez-vous ?
question-hire-again =
    { $hires ->
        [one] Qui d’autre corrompez-vous ? Vous pouvez le faire encore { $hires } fois.
       *[other] Qui d’autre corrompez-vous ? Vous pouvez le faire encore { $hires } fois.
    }
question-move-from = { $person } : d’où part le déplacement ?
question-move-piece = { $person } : que déplacez-vous depuis { $place } ?
question-move-to = { $person } : depuis { $place }, vers quel bâtiment va le déplacement ?
question-move-markers = { $person } : combien de cubes déplacez-vous depuis { $from } vers { $to } ?
question-move-friend-too = { $person } : votre confident passe-t-il aussi depuis { $from } vers { $to } ?
question-place-marker = { $person } : où placez-vous le cube ?
question-place-here =
    { $left ->
        [one] { $person } : placez-vous un cube sur { $sector } ? Il en reste { $left } dans la réserve commune.
       *[other] { $person } : placez-vous un cube sur { $sector } ? Il en reste { $left } dans la réserve commune.
    }
question-return-markers =
    { $held ->
        [one] { $person } : combien de cubes rendez-vous, parmi ceux sur { $place } ? Vous y avez { $held } cube.
       *[other] { $person } : combien de cubes rendez-vous, parmi ceux sur { $place } ? Vous y avez { $held } cubes.
    }
question-repeat-messages = { $person } : quelle sorte de lettre de change vous profite encore une fois ?
question-pay-for-rat =
    { $most ->
        [one] { $person } : payez-vous une pièce d’or pour que votre rat recule d’une case ?
       *[other] { $person } : combien de pièces d’or payez-vous ? { $most } au plus ; pour chacune, votre rat recule d’une case.
    }
question-resolve-sector = { $person } : quel bâtiment activez-vous ?
question-plague-loss = La peste prend un cube sur l’un de vos bâtiments les plus remplis. Lequel ?

## Ce que les autres voient pendant ce temps ; $asked : à qui l’on demande, un nom ou plusieurs

waiting-draft = On attend { $asked } : carte à garder.
waiting-play-card = On attend { $asked } : carte à jouer.
waiting-relocate = On attend { $asked } : d’où déplacer un cube.
waiting-donate = On attend { $asked } : combien offrir.
waiting-move-friend = On attend { $asked } : où va le confident.
waiting-pick = On attend { $asked } : une pièce d’or, un cube ou le rat.
waiting-drive = On attend { $asked } : où va la calèche.
waiting-take-message = On attend { $asked } : lettre de change à prendre ou à laisser.
waiting-move-rat = On attend { $asked } : de combien recule le rat.
waiting-hire = On attend { $asked } : qui corrompre.
waiting-hire-again = On attend { $asked } : qui d’autre corrompre.
waiting-move-from = On attend { $asked } : d’où part le déplacement.
waiting-move-piece = On attend { $asked } : que déplacer.
waiting-move-to = On attend { $asked } : vers où déplacer.
waiting-move-markers = On attend { $asked } : combien de cubes déplacer.
waiting-move-friend-too = On attend { $asked } : le confident reste ou part aussi.
waiting-place-marker = On attend { $asked } : où placer un cube.
waiting-place-here = On attend { $asked } : quels bâtiments vides reçoivent un cube.
waiting-return-markers = On attend { $asked } : quels cubes rendre.
waiting-repeat-messages = On attend { $asked } : quelles lettres de change profitent encore une fois.
waiting-pay-for-rat = On attend { $asked } : combien de pièces d’or payer.
waiting-resolve-sector = On attend { $asked } : quel bâtiment activer.
waiting-plague-loss = On attend { $asked } : où la peste prend un cube.

## Réponses ; $question : la question à laquelle elles répondent

action-keep = Garder la carte { $card }
action-play = Jouer la carte { $card }
action-hire = Corrompre le personnage { $person }
action-none =
    { $question ->
        [relocate] Ne pas déplacer de cube ; la carte reste sans effet
        [donate] Ne rien offrir ; la carte reste sans effet
        [take-message] Laisser la lettre de change
        [hire] Ne corrompre personne
        [hire-again] Ne corrompre personne d’autre
        [move-friend-too] Le confident reste
       *[other] Renoncer
    }
action-donate =
    { $number ->
        [one] Offrir { $number } pièce d’or
       *[other] Offrir { $number } pièces d’or
    }
action-coin = 1 pièce d’or
action-marker =
    { $question ->
        [pick] 1 cube de la réserve commune
        [move-piece] Un cube
       *[other] Un cube
    }
action-rat = Le rat recule d’une case
action-friend =
    { $question ->
        [move-piece] Le confident
        [move-friend-too] Le confident part aussi
       *[other] Le confident
    }
action-from =
    { $question ->
        [relocate] Déplacer un cube depuis { $place }
        [move-from] Depuis { $place }
        [plague-loss] Perdre un cube sur { $place }
       *[other] Depuis { $place }
    }
action-to =
    { $question ->
        [move-friend] Le confident va vers { $sector }
        [move-to] Vers { $sector }
        [place-marker] Un cube sur { $sector }
       *[other] Vers { $sector }
    }
action-resolve = Activer { $sector }
action-drive = Aller vers { $market }
action-stay = Laisser la calèche où elle est
action-take = Prendre la lettre de change
action-repeat = Encore une fois : { $message }
action-markers =
    { $question ->
        [move-markers] { $number ->
            [0] Ne déplacer aucun cube
            [one] Déplacer { $number } cube
           *[other] Déplacer { $number } cubes
        }
        [place-here] { $number ->
            [0] Ne placer aucun cube ici
            [one] Placer { $number } cube ici
           *[other] Placer { $number } cubes ici
        }
        [return-markers] { $number ->
            [0] Ne rendre aucun cube
            [one] Rendre { $number } cube
           *[other] Rendre { $number } cubes
        }
       *[other] { $number ->
            [0] Aucun cube
            [one] { $number } cube
           *[other] { $number } cubes
        }
    }
action-back =
    { $number ->
        [0] Le rat ne bouge pas
        [1] Le rat recule d’une case
       *[other] Le rat recule de { $number } cases
    }
action-pay =
    { $number ->
        [0] Ne rien payer
        [one] Payer { $number } pièce d’or
       *[other] Payer { $number } pièces d’or
    }

## Pourquoi quelque chose n’est pas possible

refusal-not-offered = Vous ne pouvez pas garder cette carte, elle n’est pas parmi celles à choisir : { $card }.
refusal-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
refusal-not-on-display = Ce personnage n’est pas à corrompre ce tour-ci : { $person }.
refusal-coins-short =
    { $need ->
        [one] Cela coûte { $need } pièce d’or ; vous en avez { $have }.
       *[other] Cela coûte { $need } pièces d’or ; vous en avez { $have }.
    }
refusal-no-marker-there =
    { $need ->
        [one] Il faut { $need } de vos cubes sur { $place } ; vous y en avez { $have }.
       *[other] Il faut { $need } de vos cubes sur { $place } ; vous y en avez { $have }.
    }
refusal-same-place = Choisissez un autre lieu que { $place } : rien ne bougerait.
refusal-rat-at-start = Votre rat devrait être au moins sur la case { $need } ; il est sur la case { $have }.
refusal-general-empty =
    { $need ->
        [one] Il faut { $need } cube dans la réserve commune ; vous y en avez { $have }.
       *[other] Il faut { $need } cubes dans la réserve commune ; vous y en avez { $have }.
    }
refusal-too-far =
    { $distance ->
        [one] Ce marché est à { $distance } marché d’ici ; votre calèche peut avancer de { $steps }.
       *[other] Ce marché est à { $distance } marchés d’ici ; votre calèche peut avancer de { $steps }.
    }
refusal-no-such-market = Cette partie a { $boroughs } quartiers ; il n’y a dans aucun d’eux : { $market }.
refusal-set-rule =
    { $have ->
        [one] Complétez d’abord votre série : vous avez déjà { $have } lettre de change de cette couleur ({ $colour }), et seulement { $fewest } d’une autre couleur encore sur le plateau.
       *[other] Complétez d’abord votre série : vous avez déjà { $have } lettres de change de cette couleur ({ $colour }), et seulement { $fewest } d’une autre couleur encore sur le plateau.
    }
refusal-not-empty = Il faut un bâtiment vide ; confident compris, il y a déjà { $have } de vos cubes sur { $sector }.
refusal-out-of-range =
    { $least ->
        [0] Choisissez un nombre jusqu’à { $most }.
       *[other] Choisissez un nombre à partir de { $least } et jusqu’à { $most }.
    }
refusal-not-itself = Ce personnage ne peut pas être corrompu ainsi : { $person }.
refusal-not-fullest = Le cube doit venir de l’un de vos bâtiments les plus remplis, où il y en a { $need }, confident compris ; sur { $place }, il y en a { $have }.
refusal-no-such-message =
    { $need ->
        [one] Il faut { $need } lettre de change de cette sorte ({ $message }) ; vous en avez { $have }.
       *[other] Il faut { $need } lettres de change de cette sorte ({ $message }) ; vous en avez { $have }.
    }
refusal-nothing-there =
    { $need ->
        [one] Il faut { $need } cube ou le confident sur { $place } ; vous y en avez { $have }.
       *[other] Il faut { $need } cubes, confident compris, sur { $place } ; vous y en avez { $have }.
    }
refusal-not-from-there = Rien ne peut partir d’ici dans ce cas : { $place }.
refusal-no-marker-to-place =
    { $need ->
        [one] Il faut { $need } cube à placer ; vous en avez { $have }, et aucun sur le plateau qui puisse venir ici.
       *[other] Il faut { $need } cubes à placer ; vous en avez { $have }, et aucun sur le plateau qui puisse venir ici.
    }
refusal-must-be-chosen = Il faut choisir quelque chose ici ; renoncer n’est pas possible.
refusal-already-hired = Vous avez déjà corrompu ce personnage de cette façon : { $person }.

## Le journal ; $seat : qui est concerné

event-persons-in-play = Personnages gris en jeu cette fois : { $persons }.
event-round-begins =
    { $period ->
        [1] Le tour { $round } commence, manche A.
        [2] Le tour { $round } commence, manche B.
        [3] Le tour { $round } commence, manche C.
       *[other] Le tour { $round } commence, manche { $period }.
    }
event-persons-open =
    { $rats ->
        [0] À corrompre ce tour-ci : { $persons }. Aucun rat.
        [one] À corrompre ce tour-ci : { $persons }. Avec eux vient { $rats } rat.
       *[other] À corrompre ce tour-ci : { $persons }. Avec eux viennent { $rats } rats.
    }
event-cards-drawn =
    { $count ->
        [one] { $seat } pioche { $count } carte.
       *[other] { $seat } pioche { $count } cartes.
    }
    .own = { $seat } pioche : { $cards }.
event-cards-received =
    { $count ->
        [one] { $from } passe { $count } carte à { $seat }.
       *[other] { $from } passe { $count } cartes à { $seat }.
    }
    .own = { $from } passe à { $seat } : { $cards }.
event-card-played = { $seat } joue la carte { $card } ({ $colour }).
event-without-effect = { $seat } : la carte { $card } reste sans effet.
event-card-discarded = { $seat } défausse la dernière carte.
    .own = { $seat } défausse la carte { $card }.
event-marker-placed = { $seat } place un cube sur { $place }.
event-markers-moved =
    { $markers ->
        [one] { $seat } déplace { $markers } cube depuis { $from } vers { $to }.
       *[other] { $seat } déplace { $markers } cubes depuis { $from } vers { $to }.
    }
event-friend-moved = { $seat } envoie le confident vers { $to }.
event-markers-placed =
    { $markers ->
        [one] { $seat } place { $markers } cube de la réserve commune sur { $place }.
       *[other] { $seat } place { $markers } cubes de la réserve commune sur { $place }.
    }
event-markers-returned =
    { $markers ->
        [one] { $seat } rend { $markers } cube à la réserve commune, depuis { $place }.
       *[other] { $seat } rend { $markers } cubes à la réserve commune, depuis { $place }.
    }
event-markers-gained =
    { $markers ->
        [one] { $seat } prend { $markers } cube dans la réserve commune.
       *[other] { $seat } prend { $markers } cubes dans la réserve commune.
    }
    .short = +{ $markers ->
        [one] { $markers } cube
       *[other] { $markers } cubes
    }
event-coins-gained =
    { $coins ->
        [one] { $seat } prend { $coins } pièce d’or.
       *[other] { $seat } prend { $coins } pièces d’or.
    }
    .short = +{ $coins ->
        [one] { $coins } pièce d’or
       *[other] { $coins } pièces d’or
    }
event-coins-taken =
    { $coins ->
        [one] La réserve n’a plus d’or : { $seat } prend { $coins } pièce à { $from }.
       *[other] La réserve n’a plus d’or : { $seat } prend { $coins } pièces à { $from }.
    }
    .short = +{ $coins ->
        [one] { $coins } pièce d’or
       *[other] { $coins } pièces d’or
    }
event-coins-missing =
    { $coins ->
        [one] Personne n’a plus d’or : il manque { $coins } pièce à { $seat }.
       *[other] Personne n’a plus d’or : il manque { $coins } pièces à { $seat }.
    }
event-coins-paid =
    { $coins ->
        [one] { $seat } paie { $coins } pièce d’or.
       *[other] { $seat } paie { $coins } pièces d’or.
    }
    .short = −{ $coins ->
        [one] { $coins } pièce d’or
       *[other] { $coins } pièces d’or
    }
event-prestige-gained =
    { $prestige ->
        [one] { $bonus ->
            [0] { $seat } gagne { $prestige } point de prestige.
           *[other] { $seat } gagne { $prestige } point de prestige, et { $bonus } de plus pour le parc.
        }
       *[other] { $bonus ->
            [0] { $seat } gagne { $prestige } points de prestige.
           *[other] { $seat } gagne { $prestige } points de prestige, et { $bonus } de plus pour le parc.
        }
    }
    .short = { $bonus ->
        [0] +{ $prestige } prestige
       *[other] +{ $prestige } prestige, +{ $bonus } parc
    }
event-prestige-lost =
    { $prestige ->
        [one] { $seat } perd { $prestige } point de prestige.
       *[other] { $seat } perd { $prestige } points de prestige.
    }
    .short = −{ $prestige } prestige
event-rat-back =
    { $spaces ->
        [1] Chez { $seat }, le rat recule d’une case, sur la case { $rat }.
       *[other] Chez { $seat }, le rat recule de { $spaces } cases, sur la case { $rat }.
    }
    .short = rat à la case { $rat }
event-sector-resolved = { $seat } active { $sector } ; cubes sur place, confident compris : { $pieces }.
event-messages-repeated = { $seat } reçoit de nouveau, { $times } fois : { $message }.
event-carriage-moved = { $seat } envoie la calèche depuis { $from } vers { $to }.
event-message-taken =
    { $seat } prend la lettre de change { $colour ->
        [vert] verte
        [bleu] bleue
        [violet] violette
       *[other] { $colour }
    } : { $message }.
event-hired = { $seat } corrompt le personnage { $person }.
event-hired-nobody = { $seat } renonce à corrompre.
event-no-coin-to-hire = { $seat } n’a plus de pièce d’or pour corrompre.
event-doctor-keeps-rats-away = Chez { $seat }, aucun rat n’entre ce tour-ci, grâce au médecin.
event-gray-card-seen = { $seat } regarde une carte grise.
    .own = Carte grise { $position } à partir du haut : { $person }.
event-gray-stack-looked-at =
    { $count ->
        [one] { $seat } regarde la pile grise : { $count } carte.
       *[other] { $seat } regarde la pile grise : { $count } cartes.
    }
event-plague =
    Peste chez { $seat } : { $rats ->
        [0] aucun rat
        [one] { $rats } rat
       *[other] { $rats } rats
    }{ $hospital ->
        [0] {""}
       *[other] , moins { $hospital } pour l’hôpital
    }. Le rat est maintenant sur la case { $rat }.
event-plague-overflow = La peste déborde chez { $seat }.
event-notre-dame-scored =
    { $markers ->
        [one] Décompte de Notre-Dame : { $markers } cube présent ; prestige gagné : { $points }.
       *[other] Décompte de Notre-Dame : { $markers } cubes présents ; prestige pour chacun : { $points }.
    }
event-period-ends =
    { $period ->
        [1] La manche A est finie.
        [2] La manche B est finie.
        [3] La manche C est finie.
       *[other] La manche { $period } est finie.
    }
event-bell-ringer-passed = Le sonneur de cloches passe à { $seat }, qui commence le tour suivant.
event-game-ends = La partie est finie.

## Options avant la partie

option-edition = Édition
    .help = Les règles imprimées que vous suivez ; les autres réglages en découlent, sauf si vous les choisissez.
option-edition-2007 = 2007 (alea)
option-edition-2007-rio-grande = 2007 (Rio Grande Games, en anglais)
option-edition-2017 = 2017 (alea, avec « Les nouveaux personnages »)
option-expansions = Extensions
    .help = Ajoute des personnages gris à ceux du jeu de base. Pour chaque manche, trois sont tirés et montrés avant la partie.
option-expansions-new-persons-1 = Les nouveaux personnages I
option-expansions-new-persons-2 = Les nouveaux personnages II
option-hotel-double-from = Auberge : deux choix à partir de
    .help = Le nombre de cubes sur l’auberge, confident compris, à partir duquel on choisit deux fois.
option-hotel-double-from-3 = 3 cubes
option-hotel-double-from-4 = 4 cubes
option-coin-shortage = Quand la réserve n’a plus d’or
    .help = D’où viennent les pièces que la réserve n’a pas.
option-coin-shortage-from-richest = elles viennent de qui en a le plus
option-coin-shortage-unlimited = la réserve n’est jamais vide
option-fool-from-notre-dame = Le fou part aussi de Notre-Dame
    .help = Si le fou peut prendre un cube sur Notre-Dame.
option-new-persons-allowed = Nouveaux personnages permis
    .help = Les séries des Nouveaux personnages qui peuvent être jouées avec cette édition.
option-new-persons-allowed-new-persons-1 = Les nouveaux personnages I
option-new-persons-allowed-new-persons-2 = Les nouveaux personnages II
option-open-prestige = Prestige visible
    .help = Chacun voit le prestige des autres. À la table, il est secret.

## La feuille de score

score-prestige = Prestige
tie-break = À prestige égal, on ajoute les pièces d’or et les cubes de la réserve personnelle ; le plus grand total l’emporte.
tie-break-coins = pièces d’or
tie-break-markers = cubes de la réserve personnelle
note-shared = à égalité
