### Architectes du Royaume de l’Ouest en français, avec les mots de la règle française.
###
### Les lieux portent leur article, pour que les phrases coulent ; `.label` est le mot seul, pour les titres.
### Rien n’est accordé avec un nom de joueur, d’apprenti ou de bâtiment, et aucune élision ne le précède.

game-name = Architectes du Royaume de l’Ouest
game-tagline = Des bâtiments, un marché noir et une cathédrale, sous un roi qui compte les vertus

## Bâtiments

building-smithy = Forge
    .text = Gagnez 4 jetons pierre.
building-steeple = Clocher
    .text = 2 PV de plus si vous êtes plus haut sur la cathédrale que chaque autre joueur.
building-stone-market = Marché de la Pierre
    .text = 2 PV de plus si vous avez plus de pierre que chaque autre joueur.
building-tavern = Taverne
    .text = Embauchez sans payer n’importe quel apprenti visible et prenez les pièces posées sur sa carte.
building-thieves-den = Repaire des Voleurs
    .text = Gagnez 4 pièces.
building-tilers-hut = Cabane des Carreleurs
    .text = 1 PV de plus pour chacun de vos apprentis qui connaît le carrelage.
building-trading-post = Comptoir
    .text = À la fin, 1 vertu par lot de 4 jetons argile, bois et pierre que vous avez, mélangés ou non.
building-treasury = Trésorerie
    .text = Gagnez 1 jeton or ou 3 pièces.
building-university = Université
    .text = 2 PV de plus si vous n’avez aucune dette non payée.
building-watchtower = Tour de Guet
    .text = Chaque joueur qui a au moins 3 ouvriers en prison, vous compris, perd 1 vertu.
building-well = Puits
    .text = Gagnez 4 jetons argile.
building-wood-market = Marché du Bois
    .text = 2 PV de plus si vous avez plus de bois que chaque autre joueur.
building-aqueduct = Aqueduc
    .text = 1 PV de plus pour chaque bâtiment que vous avez construit, celui-ci compris.
building-armoury = Armurerie
    .text = Réalisez 1 capture gratuite.
building-barracks = Caserne
    .text = Réalisez 1 capture gratuite, ou reprenez tous vos ouvriers sur les plateaux des autres joueurs.
building-betting-house = Maison des Paris
    .text = Prenez 1 dette.
building-carpenters-hut = Cabane des Charpentiers
    .text = 1 PV de plus pour chacun de vos apprentis qui connaît la menuiserie.
building-castle = Château
    .text = À la fin, 1 vertu par lot de 2 jetons or que vous avez.
building-chapel = Chapelle
    .text = À la fin, 2 vertus si vous êtes plus haut sur la cathédrale que chaque autre joueur.
building-church = Église
    .text = Vous pouvez détruire 1 de vos dettes non payées.
building-clay-market = Marché de l’Argile
    .text = 2 PV de plus si vous avez plus d’argile que chaque autre joueur.
building-clay-pit = Argilière
    .text = Gagnez 1 jeton or ou 1 jeton marbre.
building-drafting-room = Chambre des Projets
    .text = Piochez 2 cartes Bâtiment.
building-dungeon = Cachot
    .text = À la fin, perdez 2 vertus, avant ou après vos gains.
building-factory = Fabrique
    .text = Gagnez 2 jetons marbre.
building-fortress = Forteresse
    .text = Réalisez 2 captures gratuites, en un lieu ou en deux.
building-fountain = Fontaine
    .text = Chacune de vos dettes non payées coûte 1 PV de moins.
building-gamblers-den = Repaire des Parieurs
    .text = Chacune de vos dettes non payées coûte 1 PV de plus.
building-hideout = Planque
    .text = Reprenez tous vos ouvriers en prison.
building-keep = Donjon
    .text = 1 PV de plus par lot de 3 ouvriers capturés que vous détenez.
building-library = Bibliothèque
    .text = Vous pouvez défausser 1 carte Bâtiment de votre main pour gagner 2 jetons or.
building-lighthouse = Phare
    .text = 1 PV de plus par lot de 4 vertus à la fin.
building-lumber-camp = Camp de Bûcherons
    .text = Gagnez 4 jetons bois.
building-masons-hut = Cabane des Maçons
    .text = 1 PV de plus pour chacun de vos apprentis qui connaît la maçonnerie.
building-moneylender = Prêtre sur Gages
    .text = 1 PV de plus pour chaque dette que vous avez payée.
building-monument = Monument
    .text = Tous les joueurs gagnent 1 vertu, vous aussi.
building-observatory = Musée
    .text = À la fin, 1 vertu par lot de 2 jetons marbre que vous avez.
building-palace = Palais
    .text = Gagnez 1 jeton or par lot de 4 vertus que vous avez.
building-reservoir = Réservoir
    .text = À la fin, 1 vertu par lot de 2 dettes que vous avez payées.
building-silver-market = Marché de l’Argent
    .text = 2 PV de plus si vous avez plus d’argent que chaque autre joueur.

## Apprentis ; de deux semblables, le second a un numéro

apprentice-acolyte-carpentry = Acolyte (bâtiment)
    .text = À chaque niveau que vous gravissez sur la cathédrale, piochez 1 carte Bâtiment.
apprentice-acolyte-tiling = Acolyte (argile)
    .text = À chaque niveau que vous gravissez sur la cathédrale, gagnez 2 jetons argile.
apprentice-acolyte-masonry = Acolyte (argent)
    .text = À chaque niveau que vous gravissez sur la cathédrale, gagnez 2 pièces.
apprentice-conspirator = Conspiratrice
    .text = Vos captures d’un tour à l’hôtel de ville coûtent en tout 1 pièce de moins ; la taxe reste.
apprentice-conspirator-2 = Conspiratrice 2
    .text = { apprentice-conspirator.text }
apprentice-debt-collector-tiling = Agent de recouvrement (argile)
    .text = À chaque dette que vous payez, gagnez 2 jetons argile.
apprentice-debt-collector-masonry = Agent de recouvrement (pierre)
    .text = À chaque dette que vous payez, gagnez 2 jetons pierre.
apprentice-debt-collector-carpentry = Agent de recouvrement (bois)
    .text = À chaque dette que vous payez, gagnez 2 jetons bois.
apprentice-gatekeeper = Gardienne
    .text = À chaque réinitialisation du marché noir, vous pouvez reprendre en prison jusqu’à 2 de vos ouvriers.
apprentice-illusionist = Illusionniste
    .text = Vous ne perdez pas de vertu au marché noir.
apprentice-jeweller = Bijoutier
    .text = 1 pièce de plus à l’atelier d’orfèvre.
apprentice-jeweller-2 = Bijoutier 2
    .text = { apprentice-jeweller.text }
apprentice-labourer = Manœuvre
    .text = Connaît les trois compétences.
apprentice-merchant-clay = Marchande (argile)
    .text = À l’entrepôt royal : 1 pièce contre 3 jetons argile.
apprentice-merchant-gold = Marchande (or)
    .text = À l’entrepôt royal : 2 pièces contre 1 jeton or.
apprentice-merchant-marble = Marchande (marbre)
    .text = À l’entrepôt royal : 3 pièces contre 1 jeton marbre.
apprentice-merchant-stone = Marchande (pierre)
    .text = À l’entrepôt royal : 1 pièce contre 2 jetons pierre.
apprentice-merchant-wood = Marchande (bois)
    .text = À l’entrepôt royal : 1 pièce contre 2 jetons bois.
apprentice-miner = Mineur
    .text = 1 jeton argile de plus aux mines, même pour de l’or.
apprentice-miner-2 = Mineur 2
    .text = { apprentice-miner.text }
apprentice-patron-clay = Patronne (argile)
    .text = À l’entrepôt royal : 1 jeton argile contre 1 vertu.
apprentice-patron-silver = Patronne (argent)
    .text = À l’entrepôt royal : 2 pièces contre 1 vertu.
apprentice-patron-stone = Patronne (pierre)
    .text = À l’entrepôt royal : 1 jeton pierre contre 1 vertu.
apprentice-patron-wood = Patronne (bois)
    .text = À l’entrepôt royal : 1 jeton bois contre 1 vertu.
apprentice-pickpocket = Voleur à la tire
    .text = 1 jeton or de plus au bâtiment des impôts.
apprentice-squire-gold = Châtelain (or)
    .text = À chaque réinitialisation du marché noir, gagnez 1 jeton or si vous n’avez aucun ouvrier en prison.
apprentice-squire-marble = Châtelain (marbre)
    .text = À chaque réinitialisation du marché noir, gagnez 1 jeton marbre si vous n’avez aucun ouvrier en prison.
apprentice-squire-virtue = Châtelain (vertu)
    .text = À chaque réinitialisation du marché noir, gagnez 2 vertus si vous n’avez aucun ouvrier en prison.
apprentice-stonecutter = Tailleur de Pierre
    .text = 1 jeton pierre de plus à la carrière.
apprentice-stonecutter-2 = Tailleur de Pierre 2
    .text = { apprentice-stonecutter.text }
apprentice-swindler-tiling = Escroc (argile)
    .text = 2 jetons argile de plus au marché noir.
apprentice-swindler-masonry = Escroc (pierre)
    .text = 1 jeton pierre de plus au marché noir.
apprentice-swindler-carpentry = Escroc (bois)
    .text = 1 jeton bois de plus au marché noir.
apprentice-thief = Voleuse
    .text = Vous perdez 1 vertu de moins au bâtiment des impôts.
apprentice-trader-tiling = Négociant (argile)
    .text = À l’entrepôt royal : 3 jetons argile contre 1 jeton marbre.
apprentice-trader-masonry = Négociant (pierre)
    .text = À l’entrepôt royal : 2 jetons pierre contre 1 jeton marbre.
apprentice-trader-carpentry = Négociant (bois)
    .text = À l’entrepôt royal : 2 jetons bois contre 1 jeton marbre.
apprentice-trickster = Tricheuse
    .text = Chacune de vos actions au marché noir coûte 1 pièce de moins.
apprentice-woodcutter = Bûcheronne
    .text = 1 jeton bois de plus dans la forêt.
apprentice-woodcutter-2 = Bûcheronne 2
    .text = { apprentice-woodcutter.text }

## Lieux

location-quarry = la carrière
    .label = Carrière
location-forest = la forêt
    .label = Forêt
location-mines = les mines
    .label = Mines
location-silversmith = l’atelier d’orfèvre
    .label = Atelier d’orfèvre
location-storehouse = l’entrepôt royal
    .label = Entrepôt royal
location-workshop = l’atelier
    .label = Atelier
location-town-centre = l’hôtel de ville
    .label = Hôtel de ville
location-tax-stand = le bâtiment des impôts
    .label = Bâtiment des impôts
location-guardhouse = le corps de garde
    .label = Corps de garde
errand-quarry = la carrière
errand-forest = la forêt
errand-mines-clay = les mines, pour de l’argile
errand-mines-gold = les mines, pour de l’or
errand-silversmith = l’atelier d’orfèvre
errand-storehouse = l’entrepôt royal
errand-town-centre = l’hôtel de ville
errand-tax-stand = le bâtiment des impôts
errand-guardhouse = le corps de garde
space-left = l’espace de gauche
    .label = Gauche
space-middle = l’espace du milieu
    .label = Milieu
space-right = l’espace de droite
    .label = Droite
stall-left = les ressources du petit marché
stall-plans = des plans de bâtiment
stall-right = les ressources du grand marché
post-quarry = la carrière
post-forest = la forêt
post-mines = les mines
post-silversmith = l’atelier d’orfèvre
post-storehouse = l’entrepôt royal
post-workshop = l’atelier
post-town-centre = l’hôtel de ville
post-tax-stand = le bâtiment des impôts
post-guardhouse = le corps de garde
post-market-left = l’espace de gauche du marché noir
post-market-middle = l’espace du milieu du marché noir
post-market-right = l’espace de droite du marché noir
post-prison = la prison

## Ressources, compétences, couleurs

good-clay = argile
good-wood = bois
good-stone = pierre
good-gold = or
good-marble = marbre
good-silver = argent
gain-clay = argile
gain-wood = bois
gain-stone = pierre
gain-gold = or
gain-marble = marbre
gain-silver = argent
gain-virtue = vertu
gain-buildings = bâtiments
gain-debts = dettes
skill-carpentry = menuiserie
skill-tiling = carrelage
skill-masonry = maçonnerie
colour-blue = bleu
colour-green = vert
colour-purple = violet
colour-red = rouge
colour-yellow = jaune

## Ce que coûte une libération, et les échanges de l’entrepôt

price-silver = argent
price-debt = une dette
price-free = rien
trade-virtue = 2 jetons argile, bois ou pierre contre 1 vertu
trade-marble = 3 jetons bois ou pierre contre 1 jeton marbre
trade-merchant-clay = 1 pièce contre 3 jetons argile
trade-merchant-gold = 2 pièces contre 1 jeton or
trade-merchant-marble = 3 pièces contre 1 jeton marbre
trade-merchant-stone = 1 pièce contre 2 jetons pierre
trade-merchant-wood = 1 pièce contre 2 jetons bois
trade-patron-clay = 1 jeton argile contre 1 vertu
trade-patron-silver = 2 pièces contre 1 vertu
trade-patron-stone = 1 jeton pierre contre 1 vertu
trade-patron-wood = 1 jeton bois contre 1 vertu
trade-trader-tiling = 3 jetons argile contre 1 jeton marbre
trade-trader-masonry = 2 jetons pierre contre 1 jeton marbre
trade-trader-carpentry = 2 jetons bois contre 1 jeton marbre

## Récompenses de la cathédrale, cartes du marché noir

reward-silver = 1 vertu et 3 pièces
reward-wood = 1 vertu et 2 jetons bois
reward-stone = 1 vertu et 2 jetons pierre
reward-building = 1 vertu et 1 carte Bâtiment
reward-virtue = 2 vertus
reward-gold = 1 vertu et 1 jeton or
market-card-m01 = 1 jeton marbre (petit), 2 jetons marbre et 2 jetons bois (grand)
market-card-m02 = 2 jetons or (petit), 1 jeton marbre, 1 jeton or, 1 jeton pierre et 1 jeton bois (grand)
market-card-m03 = 1 jeton marbre et 1 jeton pierre (petit), 2 jetons marbre et 2 jetons pierre (grand)
market-card-m04 = 1 jeton or et 1 jeton bois (petit), 1 jeton or, 1 jeton pierre et 2 jetons bois (grand)
market-card-m05 = 1 jeton marbre et 1 jeton bois (petit), 1 jeton marbre, 1 jeton bois et 2 jetons pierre (grand)
market-card-m06 = 1 jeton marbre (petit), 2 jetons marbre et 2 jetons pierre (grand)
market-card-m07 = 2 jetons or (petit), 1 jeton marbre, 1 jeton bois et 2 jetons pierre (grand)
market-card-m08 = 1 jeton marbre et 1 jeton pierre (petit), 1 jeton or, 1 jeton pierre et 2 jetons bois (grand)
market-card-m09 = 1 jeton or et 1 jeton bois (petit), 1 jeton marbre, 1 jeton or, 1 jeton pierre et 1 jeton bois (grand)
market-card-m10 = 1 jeton marbre et 1 jeton bois (petit), 2 jetons marbre et 2 jetons bois (grand)

## Personnages et adversaires

character-ada = Ada
    .text = De chaque coût avec taxe elle ignore 1 taxe, en plus de ce que permet sa vertu.
character-caroline = Caroline
    .text = Elle pioche 1 carte Bâtiment à chacune de ses actions au marché noir.
character-frederick = Frederick
    .text = Il monte sur la cathédrale sans défausser de carte Bâtiment.
character-rudolf = Rudolf
    .text = Il embauche pour 1 pièce de moins, jamais sur la taxe, et peut avoir 6 apprentis.
character-therese = Therese
    .text = Pour elle l’or vaut du marbre et le marbre de l’or, dans les coûts et dans tout ce qui se compte.
opponent-constantine = Constantine
    .text = L’adversaire normal : 1 PV pour chacun de ses ouvriers à la maison des corporations.
opponent-helena = Helena
    .text = L’adversaire difficile : 3 PV pour chacun de ses ouvriers à la maison des corporations.

## Planifications des adversaires. Les cartes imprimées manquent ; celles-ci les remplacent

scheme-s01 = Carrière
    .text = Rien de plus.
scheme-s02 = Carrière
    .text = Rien de plus.
scheme-s03 = Forêt
    .text = Rien de plus.
scheme-s04 = Forêt
    .text = Rien de plus.
scheme-s05 = Mines
    .text = Rien de plus.
scheme-s06 = Atelier d’orfèvre
    .text = Rien de plus.
scheme-s07 = Entrepôt royal
    .text = Gain de 1 jeton marbre.
scheme-s08 = Entrepôt royal
    .text = Gain de 1 vertu.
scheme-s09 = Atelier
    .text = Le premier apprenti de la rangée du haut est défaussé.
scheme-s10 = Atelier
    .text = Le premier apprenti de la rangée du bas est défaussé.
scheme-s11 = Bâtiment des impôts
    .text = Tout l’argent va à la réserve ; perte de 2 vertus. S’il n’y en a pas, on révèle la planification suivante.
scheme-s12 = Marché noir, espace de gauche
    .text = Perte de 1 vertu, gain de 1 jeton marbre.
scheme-s13 = Marché noir, espace de droite
    .text = Perte de 1 vertu, gain de 1 jeton marbre.
scheme-s14 = Hôtel de ville
    .text = Autant de captures que d’ouvriers sur place.
scheme-s15 = Hôtel de ville
    .text = Autant de captures que d’ouvriers sur place. Une planification future rejoint la pioche.
scheme-s16 = Corps de garde
    .text = Tous les ouvriers capturés vont en prison, contre 1 jeton marbre ; les siens en reviennent.
scheme-s17 = Maison des corporations
    .text = Un niveau de plus sur la cathédrale, ou sinon 1 vertu. Une planification future rejoint la pioche.
scheme-s18 = Maison des corporations
    .text = Un niveau de plus sur la cathédrale, ou sinon 1 vertu. Une planification future rejoint la pioche.
scheme-s19 = Maison des corporations
    .text = Un niveau de plus sur la cathédrale, ou sinon 1 vertu. Une planification future rejoint la pioche.
scheme-s20 = Maison des corporations
    .text = Un niveau de plus sur la cathédrale, ou sinon 1 vertu. Une planification future rejoint la pioche.
scheme-f01 = Maison des corporations
    .text = Un niveau de plus sur la cathédrale, ou sinon 1 vertu.
scheme-f02 = Maison des corporations
    .text = Un niveau de plus sur la cathédrale, ou sinon 1 vertu.
scheme-f03 = Maison des corporations
    .text = Un niveau de plus sur la cathédrale, ou sinon 1 vertu.
scheme-f04 = Maison des corporations
    .text = Un niveau de plus sur la cathédrale, ou sinon 1 vertu ; et 1 jeton marbre.
scheme-f05 = Hôtel de ville
    .text = Autant de captures que d’ouvriers sur place.
scheme-f06 = Corps de garde
    .text = Tous les ouvriers capturés vont en prison, contre 1 jeton marbre ; les siens en reviennent.
scheme-f07 = Corps de garde
    .text = Tous ses ouvriers reviennent des plateaux des joueurs et de la prison.
scheme-f08 = Marché noir, espace du milieu
    .text = Perte de 1 vertu, gain de 2 jetons marbre.
scheme-f09 = Entrepôt royal
    .text = Gain de 2 jetons marbre.
scheme-f10 = Bâtiment des impôts
    .text = Tout l’argent va à la réserve ; perte de 2 vertus. S’il n’y en a pas, on révèle la planification suivante.

## Les mots des règles

term-virtue = vertu
    .text = Une vertu haute vaut des PV et une vertu basse en coûte. Trop haute, elle vous ferme le marché noir, trop basse la cathédrale. Sous la piste vous prenez des dettes, au-dessus vous pouvez en détruire.
term-tax = taxe
    .text = Des pièces qui vont au bâtiment des impôts, une part de bien des prix. Avec peu de vertu, vous ne la payez pas toute.
term-debt = dette
    .text = Coûte des PV à la fin si elle n’est pas payée. Elle se paie au corps de garde, ce qui donne de la vertu.
term-capture = capture
    .text = Prendre tous les ouvriers d’une couleur sur un lieu, depuis l’hôtel de ville. Leur propriétaire doit les reprendre.
term-prison = prison
    .text = Les ouvriers qui y sont coûtent des PV et de la vertu ; on les reprend au corps de garde.
term-black-market = marché noir
    .text = Trois espaces d’un ouvrier chacun, où des ressources ou un apprenti coûtent de l’argent et de la vertu. Ses ouvriers vont en prison à la réinitialisation.
term-reset = réinitialisation
    .text = Quand le marché noir est plein, ou certains emplacements de la maison des corporations pris, ses ouvriers vont en prison, et qui en a le plus là prend une dette.
term-guildhall = maison des corporations
    .text = Un ouvrier y construit un bâtiment ou un niveau de la cathédrale, et y reste. Quand tous les emplacements sont pris, chacun joue un dernier tour.
term-cathedral = cathédrale
    .text = Niveau par niveau, chacun avec peu d’espaces. Chaque pas coûte des ressources et une carte Bâtiment et donne une récompense ; le niveau vaut des PV.

## Questions à qui joue

question-draft =
    { $wave ->
        [1] Quel bâtiment gardez-vous ? Les autres passent à votre gauche.
        [2] Lequel de ces bâtiments gardez-vous ? Les autres passent à votre gauche.
       *[other] Lequel de ces bâtiments gardez-vous ? Ce qui reste va sous la pioche.
    }
question-put-back =
    { $left ->
        [one] Quel bâtiment retourne sous la pioche ? Vous gardez le reste.
       *[other] Quel bâtiment retourne sous la pioche ? Il y en a { $left } à remettre.
    }
question-place-worker = Pour quoi placez-vous un ouvrier ?
question-retrieve = Vous n’avez plus d’ouvrier. Lequel reprenez-vous ?
question-pay =
    { $good ->
        [argent] Combien de pièces payez-vous ? Il faut payer { $amount } en tout, le reste en autre chose.
       *[other] Combien de jetons { $good } payez-vous ? Il faut payer { $amount } en tout, le reste en autre chose.
    }
question-make-room = Quel apprenti part pour faire de la place ? Vous embauchez : { $apprentice }.
question-keep-building = Lequel de ces bâtiments gardez-vous ? Les autres vont sous la pioche.
question-capture =
    { $left ->
        [1] Qui capturez-vous ? Une capture est encore possible.
       *[other] Qui capturez-vous ? { $left } captures sont encore possibles.
    }
question-trade =
    { $left ->
        [1] Qu’échangez-vous ? Un échange est encore possible.
       *[other] Qu’échangez-vous ? { $left } échanges sont encore possibles.
    }
question-guardhouse =
    { $left ->
        [1] Que faites-vous au corps de garde ? Une action est encore possible.
       *[other] Que faites-vous au corps de garde ? { $left } actions sont encore possibles.
    }
question-cathedral-card = Quel bâtiment défaussez-vous pour la cathédrale ?
question-choose-gain = { $building } : que gagnez-vous ?
question-destroy-debt =
    { $left ->
        [1] { $building } : détruisez-vous l’une de vos dettes ?
       *[other] { $building } : détruisez-vous une dette ? Vous pouvez en détruire { $left }.
    }
question-discard-for = { $building } : quel bâtiment défaussez-vous pour cela ?
question-capture-or-release = { $building } : capturez-vous, ou vos ouvriers reviennent-ils ?
question-hire-free = { $building } : qui embauchez-vous sans payer ?
question-excess-virtue =
    { $left ->
        [1] Votre vertu est au plus haut. Détruisez-vous une dette avec le point qui reste ?
       *[other] Votre vertu est au plus haut. Détruisez-vous une dette ? Il reste { $left } points.
    }
question-reset-order = Le marché noir est réinitialisé. Que font maintenant vos apprentis ?
question-hand-limit =
    { $over ->
        [one] Votre main est trop grande. Quel bâtiment défaussez-vous ?
       *[other] Votre main a { $over } cartes de trop. Quel bâtiment défaussez-vous ?
    }
question-end-effects = Quel bâtiment produit maintenant son effet ?

## Ce que les autres voient pendant ce temps ; $asked : à qui l’on demande, un nom ou plusieurs

waiting-draft = On attend { $asked } : bâtiment à garder.
waiting-put-back = On attend { $asked } : bâtiment à remettre.
waiting-place-worker = On attend { $asked } : où placer un ouvrier.
waiting-retrieve = On attend { $asked } : quel ouvrier reprendre.
waiting-pay = On attend { $asked } : avec quoi payer.
waiting-make-room = On attend { $asked } : quel apprenti part.
waiting-keep-building = On attend { $asked } : bâtiment à garder.
waiting-capture = On attend { $asked } : qui capturer.
waiting-trade = On attend { $asked } : quoi échanger.
waiting-guardhouse = On attend { $asked } : que faire au corps de garde.
waiting-cathedral-card = On attend { $asked } : bâtiment à défausser.
waiting-choose-gain = On attend { $asked } : que gagner.
waiting-destroy-debt = On attend { $asked } : dette à détruire ou non.
waiting-discard-for = On attend { $asked } : bâtiment à défausser ou non.
waiting-capture-or-release = On attend { $asked } : capture ou libération.
waiting-hire-free = On attend { $asked } : qui embaucher.
waiting-excess-virtue = On attend { $asked } : dette à détruire ou non.
waiting-reset-order = On attend { $asked } : que font les apprentis à la réinitialisation.
waiting-hand-limit = On attend { $asked } : bâtiment à défausser.
waiting-end-effects = On attend { $asked } : ordre des effets de fin de partie.

## Réponses ; $question : la question à laquelle elles répondent

action-keep = Garder { $building }
action-bury =
    { $question ->
        [put-back] Remettre { $building }
        [cathedral-card] Défausser { $building }
        [discard-for] Défausser { $building }
        [hand-limit] Défausser { $building }
       *[other] Défausser { $building }
    }
action-place = Un ouvrier vers { $errand }
action-plans = Un ouvrier vers l’atelier, pour des plans
action-hire =
    { $question ->
        [hire-free] Embaucher { $apprentice }
        [place-worker] Un ouvrier vers l’atelier, embaucher { $apprentice }
       *[other] Embaucher { $apprentice }
    }
action-market = Un ouvrier vers le marché noir, pour { $stall }
action-market-hire = Un ouvrier vers le marché noir, embaucher { $apprentice }
action-construct = Un ouvrier vers la maison des corporations, construire { $building }
action-cathedral = Un ouvrier vers la maison des corporations, pour la cathédrale
action-capture = Capturer { $colour } : { $location }
action-trade = Échanger { $trade }
action-imprison = Envoyer en prison tous les ouvriers capturés
action-release = Reprendre tous vos prisonniers
action-ransom = Reprendre tous vos ouvriers capturés, contre { $price }
action-pay-debt = Rembourser une dette
action-clay =
    { $number ->
        [one] Payer { $number } jeton argile
       *[other] Payer { $number } jetons argile
    }
action-wood =
    { $number ->
        [one] Payer { $number } jeton bois
       *[other] Payer { $number } jetons bois
    }
action-stone =
    { $number ->
        [one] Payer { $number } jeton pierre
       *[other] Payer { $number } jetons pierre
    }
action-gold =
    { $number ->
        [one] Payer { $number } jeton or
       *[other] Payer { $number } jetons or
    }
action-marble =
    { $number ->
        [one] Payer { $number } jeton marbre
       *[other] Payer { $number } jetons marbre
    }
action-silver =
    { $number ->
        [one] Payer { $number } pièce
       *[other] Payer { $number } pièces
    }
action-choose = Gagner { $gain }
action-destroy = Détruire une dette
action-make-room = Défausser { $apprentice }
action-free =
    { $number ->
        [one] Reprendre { $number } ouvrier en prison
       *[other] Reprendre { $number } ouvriers en prison
    }
action-resolve = Le gain de cet apprenti : { $apprentice }
action-retrieve = Reprendre un ouvrier : { $post }
action-retrieve-from = Reprendre un ouvrier chez { $colour }
action-apply = { $building }
action-none =
    { $question ->
        [destroy-debt] Ne pas détruire de dette
        [excess-virtue] Ne pas détruire de dette
        [discard-for] Ne rien défausser
        [hire-free] N’embaucher personne
       *[other] Renoncer
    }
action-done =
    { $question ->
        [capture] Plus de capture
        [capture-or-release] Pas de capture
        [trade] Plus d’échange
        [guardhouse] Plus d’action
        [reset-order] C’est tout
       *[other] C’est tout
    }
action-discard = Défausser votre apprenti { $apprentice }

## Pourquoi quelque chose n’est pas possible

refusal-not-offered = Vous ne pouvez pas prendre ce bâtiment, il n’est pas parmi ceux à choisir : { $building }.
refusal-not-in-hand = Vous n’avez pas ce bâtiment en main : { $building }.
refusal-skills-missing = Pour { $building }, il vous manque encore un apprenti pour : { $skills }.
refusal-goods-short =
    { $good ->
        [argent] { $need ->
            [one] Il faut { $need } pièce ; vous en avez { $have }.
           *[other] Il faut { $need } pièces ; vous en avez { $have }.
        }
       *[other] { $need ->
            [one] Il faut { $need } jeton { $good } ; vous en avez { $have }.
           *[other] Il faut { $need } jetons { $good } ; vous en avez { $have }.
        }
    }
refusal-mix-short =
    { $need ->
        [one] Il faut { $need } jeton parmi : { $goods } ; vous en avez { $have }.
       *[other] Il faut { $need } jetons parmi : { $goods } ; vous en avez { $have }.
    }
refusal-silver-short =
    { $need ->
        [one] Cela coûte { $need } pièce ; vous en avez { $have }.
       *[other] Cela coûte { $need } pièces ; vous en avez { $have }.
    }
refusal-not-on-display = Cet apprenti n’est pas à embaucher : { $apprentice }.
refusal-too-few-workers =
    { $need ->
        [one] Il faut { $need } de vos ouvriers sur place ; vous y en auriez { $have }.
       *[other] Il faut { $need } de vos ouvriers sur place ; vous y en auriez { $have }.
    }
refusal-tax-stand-empty =
    { $need ->
        [one] Il faut { $need } pièce sur le bâtiment des impôts ; il y en a { $have }.
       *[other] Il faut { $need } pièces sur le bâtiment des impôts ; il y en a { $have }.
    }
refusal-space-taken = Un ouvrier occupe déjà { $space } du marché noir.
refusal-virtue-too-high = Vous êtes au-dessus de ce que permet le marché noir : { $most } au plus, et vous avez { $have }.
refusal-virtue-too-low = Vous êtes au-dessous de ce qu’exige la cathédrale : { $least } au moins, et vous avez { $have }.
refusal-top-reached = Vous êtes en haut de la cathédrale.
refusal-level-full =
    { $spaces ->
        [1] Le niveau { $level } de la cathédrale n’a qu’un espace, et il est pris.
       *[other] Le niveau { $level } de la cathédrale a { $spaces } espaces, et ils sont pris.
    }
refusal-no-card =
    { $need ->
        [one] Il faut { $need } carte Bâtiment en main ; vous en avez { $have }.
       *[other] Il faut { $need } cartes Bâtiment en main ; vous en avez { $have }.
    }
refusal-pile-empty = Il n’y a plus de bâtiment dans la pioche.
refusal-nobody-there = Il n’y a pas d’ouvrier de cette couleur ({ $colour }) ici : { $location }.
refusal-too-many-places =
    { $most ->
        [1] Vous ne pouvez capturer qu’en un lieu, et vous avez commencé dans un autre.
       *[other] Vous ne pouvez capturer qu’en { $most } lieux, et vous en avez déjà visité autant d’autres.
    }
refusal-no-such-trade = Vous n’avez pas cet échange : { $trade }.
refusal-no-captives = Vous ne détenez pas d’ouvrier capturé.
refusal-no-prisoners = Vous n’avez pas d’ouvrier en prison.
refusal-nobody-held = Personne ne détient d’ouvrier à vous.
refusal-no-debt = Vous n’avez pas de dette non payée.
refusal-out-of-range =
    { $least ->
        [0] Choisissez un nombre jusqu’à { $most }.
       *[other] Choisissez un nombre à partir de { $least } et jusqu’à { $most }.
    }
refusal-not-owned = Vous n’avez pas cet apprenti : { $apprentice }.
refusal-same-card = Vous en avez deux, et ils sont semblables ; choisissez { $apprentice }.
refusal-room-first = Faites d’abord de la place pour un autre apprenti.
refusal-no-such-choice = Ce n’est pas l’un des choix ici.
refusal-no-worker-there = Vous n’y avez pas d’ouvrier.
refusal-open-place-first = Reprenez un ouvrier d’un emplacement ouvert ; vous en avez là.
refusal-must-hire = Vous avez de la place pour un apprenti, donc vous en embauchez un.
refusal-must-choose = Il faut choisir quelque chose ici ; renoncer n’est pas possible.
refusal-no-ability-left = Aucun de vos apprentis ne peut le faire maintenant.
refusal-not-at-the-end = Ce bâtiment n’a plus d’effet à choisir : { $building }.

## Le journal ; $seat : qui est concerné

event-character = { $seat } joue { $character }.
event-goes-first = { $seat } commence.
event-cards-dealt =
    { $count ->
        [one] { $seat } reçoit { $count } bâtiment.
       *[other] { $seat } reçoit { $count } bâtiments.
    }
    .own = { $seat } reçoit : { $cards }.
event-card-kept = { $seat } garde un bâtiment.
    .own = { $seat } garde { $building }.
event-cards-received =
    { $count ->
        [one] { $from } passe { $count } bâtiment à { $seat }.
       *[other] { $from } passe { $count } bâtiments à { $seat }.
    }
    .own = { $from } passe à { $seat } : { $cards }.
event-cards-drawn =
    { $count ->
        [one] { $seat } pioche { $count } bâtiment.
       *[other] { $seat } pioche { $count } bâtiments.
    }
    .own = { $seat } pioche : { $cards }.
event-card-buried = { $seat } met un bâtiment sous la pioche.
    .own = { $seat } met { $building } sous la pioche.
event-turn-begins = Tour { $turn } : { $seat }.
event-worker-placed =
    { $workers ->
        [1] { $seat } place un ouvrier : { $location }. C’est le premier.
       *[other] { $seat } place un ouvrier : { $location }. Cela fait { $workers }.
    }
event-market-entered = { $seat } place un ouvrier au marché noir, sur { $space }.
event-guildhall-entered = { $seat } place un ouvrier à la maison des corporations, sur l’emplacement { $slot }.
event-beside-guildhall = { $seat } place un ouvrier à côté de la maison des corporations.
event-gained =
    { $good ->
        [argent] { $amount ->
            [one] { $seat } gagne { $amount } pièce.
           *[other] { $seat } gagne { $amount } pièces.
        }
       *[other] { $amount ->
            [one] { $seat } gagne { $amount } jeton { $good }.
           *[other] { $seat } gagne { $amount } jetons { $good }.
        }
    }
    .short = +{ $good ->
        [argent] { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        }
       *[other] { $amount } { $good }
    }
event-paid =
    { $good ->
        [argent] { $amount ->
            [one] { $seat } paie { $amount } pièce.
           *[other] { $seat } paie { $amount } pièces.
        }
       *[other] { $amount ->
            [one] { $seat } paie { $amount } jeton { $good }.
           *[other] { $seat } paie { $amount } jetons { $good }.
        }
    }
    .short = −{ $good ->
        [argent] { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        }
       *[other] { $amount } { $good }
    }
event-tax-paid =
    { $amount ->
        [one] { $seat } paie { $amount } taxe.
       *[other] { $seat } paie { $amount } taxes.
    }
    .short = −{ $amount ->
        [one] { $amount } taxe
       *[other] { $amount } taxes
    }
event-tax-taken =
    { $amount ->
        [one] { $seat } prend { $amount } pièce sur le bâtiment des impôts.
       *[other] { $seat } prend { $amount } pièces sur le bâtiment des impôts.
    }
event-virtue-changed = { $seat } : la vertu passe de { $from } à { $to }.
    .short = vertu { $from }→{ $to }
event-debts-taken =
    { $count ->
        [one] { $seat } prend { $count } dette.
       *[other] { $seat } prend { $count } dettes.
    }
    .short = +{ $count ->
        [one] { $count } dette
       *[other] { $count } dettes
    }
event-debt-destroyed = { $seat } détruit une dette.
event-debt-paid = { $seat } rembourse une dette.
event-coins-laid =
    { $coins ->
        [one] { $seat } laisse { $coins } pièce sur une carte de la rangée { $row }.
       *[other] { $seat } laisse { $coins } pièces sur les cartes de la rangée { $row }.
    }
event-hired =
    { $coins ->
        [0] { $seat } embauche { $apprentice }.
        [one] { $seat } embauche { $apprentice }, avec { $coins } pièce sur la carte.
       *[other] { $seat } embauche { $apprentice }, avec { $coins } pièces sur la carte.
    }
event-apprentice-revealed = Un nouvel apprenti à embaucher : { $apprentice }.
event-apprentice-discarded = { $seat } défausse { $apprentice }.
event-captured =
    { $workers ->
        [one] { $seat } capture { $workers } ouvrier ({ $colour }) : { $location }.
       *[other] { $seat } capture { $workers } ouvriers ({ $colour }) : { $location }.
    }
event-imprisoned =
    { $workers ->
        [one] { $seat } envoie en prison { $workers } ouvrier capturé.
       *[other] { $seat } envoie en prison { $workers } ouvriers capturés.
    }
event-prisoners-released =
    { $workers ->
        [one] { $seat } reprend { $workers } ouvrier en prison.
       *[other] { $seat } reprend { $workers } ouvriers en prison.
    }
event-captives-freed =
    { $workers ->
        [one] { $seat } reprend { $workers } ouvrier capturé.
       *[other] { $seat } reprend { $workers } ouvriers capturés.
    }
event-constructed = { $seat } construit { $building }.
event-cathedral-advanced = { $seat } avance sur la cathédrale, au niveau { $level }.
event-reward-revealed = Récompense pour { $seat } : { $reward }.
event-no-reward-left = Il ne reste pas de récompense pour { $seat }.
event-reset-begins = Le marché noir est réinitialisé.
event-sent-to-prison =
    { $workers ->
        [one] Du marché noir, { $workers } ouvrier va en prison : { $seat }.
       *[other] Du marché noir, { $workers } ouvriers vont en prison : { $seat }.
    }
event-market-flipped = La carte du petit marché est retournée : { $card }.
event-market-shuffled = Les cartes du grand marché sont mélangées et reviennent à gauche.
event-worker-retrieved = { $seat } reprend un ouvrier : { $post }.
event-worker-retrieved-from = { $seat } reprend un ouvrier chez { $colour }.
event-turn-skipped = { $seat } n’a pas d’ouvrier à placer ni à reprendre.
event-guildhall-full = La maison des corporations est pleine. Il reste un tour pour chacun.
event-final-turn = Dernier tour de { $seat }.
event-end-effect = { $seat } utilise { $building }.
event-scheme-revealed = { $seat } suit une planification : { $scheme }.
event-scheme-blocked = { $seat } ne peut pas suivre cette planification : { $scheme }.
event-schemes-shuffled =
    { $count ->
        [one] { $count } planification est mélangée pour { $seat }.
       *[other] { $count } planifications sont mélangées pour { $seat }.
    }
event-workers-recalled =
    { $workers ->
        [one] { $seat } rappelle { $workers } ouvrier.
       *[other] { $seat } rappelle { $workers } ouvriers.
    }
event-future-scheme-added =
    { $count ->
        [one] { $count } planification future rejoint la pioche.
       *[other] { $count } planifications futures rejoignent la pioche.
    }
event-cathedral-stayed = { $seat } ne peut pas avancer sur la cathédrale.
event-tax-lost =
    { $amount ->
        [one] { $seat } envoie à la réserve { $amount } pièce du bâtiment des impôts.
       *[other] { $seat } envoie à la réserve { $amount } pièces du bâtiment des impôts.
    }
event-game-stopped =
    { $turns ->
        [one] La partie est arrêtée après { $turns } tour.
       *[other] La partie est arrêtée après { $turns } tours.
    }
event-game-ends = La partie est finie.

## Options avant la partie

option-opponent = Adversaire
    .help = Constantine ou Helena : seul, vous jouez contre l’un ou l’autre, et à deux aussi si vous voulez. Leurs cartes sont inventées, les cartes imprimées manquent.
option-opponent-none = personne
option-opponent-constantine = Constantine (normal)
option-opponent-helena = Helena (difficile)
option-asymmetric = Avec personnages
    .help = Chacun joue un personnage, avec d’autres ressources au début et une capacité.
option-characters = Personnages
    .help = Le personnage de chacun, à partir du premier siège ; sinon, tirage au sort.
option-max-turns = Tours au plus
    .help = Après ce nombre de tours, la partie est arrêtée et comptée. Aucune partie ordinaire n’y arrive.

## La feuille de score

score-buildings = Bâtiments
score-effects = Effets des bâtiments
score-cathedral = Cathédrale
score-virtue = Vertu
score-debts = Dettes non payées
score-goods = Or et marbre
score-silver = Argent
score-prison = Ouvriers en prison
score-guildhall = Ouvriers à la maison des corporations
tie-break = À égalité de points, la plus grande vertu l’emporte, puis le plus d’argent ; un adversaire l’emporte si la vertu est égale aussi.
tie-break-virtue = vertu
tie-break-silver = argent
note-shared = à égalité
note-lost-to-opponent = battu par l’adversaire
