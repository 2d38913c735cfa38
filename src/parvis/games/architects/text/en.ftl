### Architects of the West Kingdom in English.
###
### Places carry their article, so that sentences read well; `.label` is the bare word for headings.

game-name = Architects of the West Kingdom
game-tagline = Buildings, black market and a cathedral, under a king who counts virtue

## Buildings

building-smithy = Smithy
    .text = Gain 4 stone.
building-steeple = Steeple
    .text = 2 points more if you are further up the cathedral than every other player.
building-stone-market = Stone Market
    .text = 2 points more if you have more stone than every other player.
building-tavern = Tavern
    .text = Hire any apprentice on display without paying, and take the coins on the card.
building-thieves-den = Thieves’ Den
    .text = Gain 4 silver.
building-tilers-hut = Tiler’s Hut
    .text = 1 point more for each of your apprentices who knows tiling.
building-trading-post = Trading Post
    .text = At the end, 1 virtue for every 4 of clay, wood and stone you have, in any mix.
building-treasury = Treasury
    .text = Gain 1 gold or 3 silver.
building-university = University
    .text = 2 points more if you have no unpaid debt.
building-watchtower = Watchtower
    .text = Every player with 3 workers or more in prison, you included, loses 1 virtue.
building-well = Well
    .text = Gain 4 clay.
building-wood-market = Wood Market
    .text = 2 points more if you have more wood than every other player.
building-aqueduct = Aqueduct
    .text = 1 point more for each building you have constructed, this one included.
building-armoury = Armoury
    .text = Make 1 capture for free.
building-barracks = Barracks
    .text = Make 1 capture for free, or take all your workers back from the other players’ boards.
building-betting-house = Betting House
    .text = Take 1 debt.
building-carpenters-hut = Carpenter’s Hut
    .text = 1 point more for each of your apprentices who knows carpentry.
building-castle = Castle
    .text = At the end, 1 virtue for every 2 gold you have.
building-chapel = Chapel
    .text = At the end, 2 virtue if you are further up the cathedral than every other player.
building-church = Church
    .text = You may destroy 1 of your unpaid debts.
building-clay-market = Clay Market
    .text = 2 points more if you have more clay than every other player.
building-clay-pit = Clay Pit
    .text = Gain 1 gold or 1 marble.
building-drafting-room = Drafting Room
    .text = Draw 2 buildings.
building-dungeon = Dungeon
    .text = At the end, lose 2 virtue, before or after any gain.
building-factory = Factory
    .text = Gain 2 marble.
building-fortress = Fortress
    .text = Make 2 captures for free, at one place or at two.
building-fountain = Fountain
    .text = Each of your unpaid debts costs 1 point less.
building-gamblers-den = Gambler’s Den
    .text = Each of your unpaid debts costs 1 point more.
building-hideout = Hideout
    .text = Take all your workers back from prison.
building-keep = Keep
    .text = 1 point more for every 3 captured workers you hold.
building-library = Library
    .text = You may discard 1 building from your hand to gain 2 gold.
building-lighthouse = Lighthouse
    .text = 1 point more for every 4 virtue you end with.
building-lumber-camp = Lumber Camp
    .text = Gain 4 wood.
building-masons-hut = Mason’s Hut
    .text = 1 point more for each of your apprentices who knows masonry.
building-moneylender = Moneylender
    .text = 1 point more for each debt you have paid.
building-monument = Monument
    .text = All players gain 1 virtue, you too.
building-observatory = Observatory
    .text = At the end, 1 virtue for every 2 marble you have.
building-palace = Palace
    .text = Gain 1 gold for every 4 virtue you have.
building-reservoir = Reservoir
    .text = At the end, 1 virtue for every 2 debts you have paid.
building-silver-market = Silver Market
    .text = 2 points more if you have more silver than every other player.

## Apprentices; of two equal ones the second has a number

apprentice-acolyte-carpentry = Acolyte (building)
    .text = With each step of yours up the cathedral, draw 1 building.
apprentice-acolyte-tiling = Acolyte (clay)
    .text = With each step of yours up the cathedral, gain 2 clay.
apprentice-acolyte-masonry = Acolyte (silver)
    .text = With each step of yours up the cathedral, gain 2 silver.
apprentice-conspirator = Conspirator
    .text = All your captures of one turn at the town centre cost 1 silver less; tax stays.
apprentice-conspirator-2 = Conspirator 2
    .text = { apprentice-conspirator.text }
apprentice-debt-collector-tiling = Debt Collector (clay)
    .text = With each debt you pay, gain 2 clay.
apprentice-debt-collector-masonry = Debt Collector (stone)
    .text = With each debt you pay, gain 2 stone.
apprentice-debt-collector-carpentry = Debt Collector (wood)
    .text = With each debt you pay, gain 2 wood.
apprentice-gatekeeper = Gatekeeper
    .text = At each reset of the black market, you may take up to 2 of your workers back from prison.
apprentice-illusionist = Illusionist
    .text = You lose no virtue at the black market.
apprentice-jeweller = Jeweller
    .text = 1 silver more at the silversmith.
apprentice-jeweller-2 = Jeweller 2
    .text = { apprentice-jeweller.text }
apprentice-labourer = Labourer
    .text = Knows all three skills.
apprentice-merchant-clay = Merchant (clay)
    .text = At the storehouse: 1 silver for 3 clay.
apprentice-merchant-gold = Merchant (gold)
    .text = At the storehouse: 2 silver for 1 gold.
apprentice-merchant-marble = Merchant (marble)
    .text = At the storehouse: 3 silver for 1 marble.
apprentice-merchant-stone = Merchant (stone)
    .text = At the storehouse: 1 silver for 2 stone.
apprentice-merchant-wood = Merchant (wood)
    .text = At the storehouse: 1 silver for 2 wood.
apprentice-miner = Miner
    .text = 1 clay more at the mines, for gold too.
apprentice-miner-2 = Miner 2
    .text = { apprentice-miner.text }
apprentice-patron-clay = Patron (clay)
    .text = At the storehouse: 1 clay for 1 virtue.
apprentice-patron-silver = Patron (silver)
    .text = At the storehouse: 2 silver for 1 virtue.
apprentice-patron-stone = Patron (stone)
    .text = At the storehouse: 1 stone for 1 virtue.
apprentice-patron-wood = Patron (wood)
    .text = At the storehouse: 1 wood for 1 virtue.
apprentice-pickpocket = Pickpocket
    .text = 1 gold more at the tax stand.
apprentice-squire-gold = Squire (gold)
    .text = At each reset of the black market, gain 1 gold if you have no worker in prison.
apprentice-squire-marble = Squire (marble)
    .text = At each reset of the black market, gain 1 marble if you have no worker in prison.
apprentice-squire-virtue = Squire (virtue)
    .text = At each reset of the black market, gain 2 virtue if you have no worker in prison.
apprentice-stonecutter = Stonecutter
    .text = 1 stone more at the quarry.
apprentice-stonecutter-2 = Stonecutter 2
    .text = { apprentice-stonecutter.text }
apprentice-swindler-tiling = Swindler (clay)
    .text = 2 clay more at the black market.
apprentice-swindler-masonry = Swindler (stone)
    .text = 1 stone more at the black market.
apprentice-swindler-carpentry = Swindler (wood)
    .text = 1 wood more at the black market.
apprentice-thief = Thief
    .text = You lose 1 virtue less at the tax stand.
apprentice-trader-tiling = Trader (clay)
    .text = At the storehouse: 3 clay for 1 marble.
apprentice-trader-masonry = Trader (stone)
    .text = At the storehouse: 2 stone for 1 marble.
apprentice-trader-carpentry = Trader (wood)
    .text = At the storehouse: 2 wood for 1 marble.
apprentice-trickster = Trickster
    .text = Each of your actions at the black market costs 1 silver less.
apprentice-woodcutter = Woodcutter
    .text = 1 wood more in the forest.
apprentice-woodcutter-2 = Woodcutter 2
    .text = { apprentice-woodcutter.text }

## Places

location-quarry = the quarry
    .label = Quarry
location-forest = the forest
    .label = Forest
location-mines = the mines
    .label = Mines
location-silversmith = the silversmith
    .label = Silversmith
location-storehouse = the storehouse
    .label = Storehouse
location-workshop = the workshop
    .label = Workshop
location-town-centre = the town centre
    .label = Town centre
location-tax-stand = the tax stand
    .label = Tax stand
location-guardhouse = the guardhouse
    .label = Guardhouse
errand-quarry = the quarry
errand-forest = the forest
errand-mines-clay = the mines, for clay
errand-mines-gold = the mines, for gold
errand-silversmith = the silversmith
errand-storehouse = the storehouse
errand-town-centre = the town centre
errand-tax-stand = the tax stand
errand-guardhouse = the guardhouse
space-left = the left space
    .label = Left
space-middle = the middle space
    .label = Middle
space-right = the right space
    .label = Right
stall-left = the goods of the small market
stall-plans = building plans
stall-right = the goods of the large market
post-quarry = the quarry
post-forest = the forest
post-mines = the mines
post-silversmith = the silversmith
post-storehouse = the storehouse
post-workshop = the workshop
post-town-centre = the town centre
post-tax-stand = the tax stand
post-guardhouse = the guardhouse
post-market-left = the left space of the black market
post-market-middle = the middle space of the black market
post-market-right = the right space of the black market
post-prison = prison

## Goods, skills, colours

good-clay = clay
good-wood = wood
good-stone = stone
good-gold = gold
good-marble = marble
good-silver = silver
gain-clay = clay
gain-wood = wood
gain-stone = stone
gain-gold = gold
gain-marble = marble
gain-silver = silver
gain-virtue = virtue
gain-buildings = buildings
gain-debts = debts
skill-carpentry = carpentry
skill-tiling = tiling
skill-masonry = masonry
colour-blue = blue
colour-green = green
colour-purple = purple
colour-red = red
colour-yellow = yellow

## What is paid for a ransom, and the trades of the storehouse

price-silver = silver
price-debt = a debt
price-free = nothing
trade-virtue = 2 of clay, wood, stone for 1 virtue
trade-marble = 3 of wood, stone for 1 marble
trade-merchant-clay = 1 silver for 3 clay
trade-merchant-gold = 2 silver for 1 gold
trade-merchant-marble = 3 silver for 1 marble
trade-merchant-stone = 1 silver for 2 stone
trade-merchant-wood = 1 silver for 2 wood
trade-patron-clay = 1 clay for 1 virtue
trade-patron-silver = 2 silver for 1 virtue
trade-patron-stone = 1 stone for 1 virtue
trade-patron-wood = 1 wood for 1 virtue
trade-trader-tiling = 3 clay for 1 marble
trade-trader-masonry = 2 stone for 1 marble
trade-trader-carpentry = 2 wood for 1 marble

## Rewards of the cathedral, cards of the black market

reward-silver = 1 virtue and 3 silver
reward-wood = 1 virtue and 2 wood
reward-stone = 1 virtue and 2 stone
reward-building = 1 virtue and 1 building
reward-virtue = 2 virtue
reward-gold = 1 virtue and 1 gold
market-card-m01 = 1 marble (small), 2 marble and 2 wood (large)
market-card-m02 = 2 gold (small), 1 marble, 1 gold, 1 stone and 1 wood (large)
market-card-m03 = 1 marble and 1 stone (small), 2 marble and 2 stone (large)
market-card-m04 = 1 gold and 1 wood (small), 1 gold, 1 stone and 2 wood (large)
market-card-m05 = 1 marble and 1 wood (small), 1 marble, 1 wood and 2 stone (large)
market-card-m06 = 1 marble (small), 2 marble and 2 stone (large)
market-card-m07 = 2 gold (small), 1 marble, 1 wood and 2 stone (large)
market-card-m08 = 1 marble and 1 stone (small), 1 gold, 1 stone and 2 wood (large)
market-card-m09 = 1 gold and 1 wood (small), 1 marble, 1 gold, 1 stone and 1 wood (large)
market-card-m10 = 1 marble and 1 wood (small), 2 marble and 2 wood (large)

## Characters and opponents

character-ada = Ada
    .text = Of every price with tax in it she ignores 1 tax, more than her virtue allows.
character-caroline = Caroline
    .text = She draws 1 building with each of her actions at the black market.
character-frederick = Frederick
    .text = His steps up the cathedral need no building card.
character-rudolf = Rudolf
    .text = He pays 1 silver less for hiring, never of the tax, and may have 6 apprentices.
character-therese = Therese
    .text = For her gold counts as marble and marble as gold, in prices and in all that is counted.
opponent-constantine = Constantine
    .text = The normal opponent: 1 point for each of his workers in the guildhall.
opponent-helena = Helena
    .text = The hard opponent: 3 points for each of her workers in the guildhall.

## Schemes of the opponents. The printed cards were not found; these stand in for them

scheme-s01 = Quarry
    .text = Nothing more.
scheme-s02 = Quarry
    .text = Nothing more.
scheme-s03 = Forest
    .text = Nothing more.
scheme-s04 = Forest
    .text = Nothing more.
scheme-s05 = Mines
    .text = Nothing more.
scheme-s06 = Silversmith
    .text = Nothing more.
scheme-s07 = Storehouse
    .text = Gain 1 marble.
scheme-s08 = Storehouse
    .text = Gain 1 virtue.
scheme-s09 = Workshop
    .text = The first apprentice of the upper row is discarded.
scheme-s10 = Workshop
    .text = The first apprentice of the lower row is discarded.
scheme-s11 = Tax stand
    .text = All silver there goes to the supply; 2 virtue are lost. With none there, the next scheme is opened.
scheme-s12 = Black market, left
    .text = 1 virtue is lost, 1 marble gained.
scheme-s13 = Black market, right
    .text = 1 virtue is lost, 1 marble gained.
scheme-s14 = Town centre
    .text = As many captures as workers there.
scheme-s15 = Town centre
    .text = As many captures as workers there. A future scheme joins the pile.
scheme-s16 = Guardhouse
    .text = All captured workers go to prison, for 1 marble; its own come back from there.
scheme-s17 = Guildhall
    .text = One step up the cathedral, or else 1 virtue. A future scheme joins the pile.
scheme-s18 = Guildhall
    .text = One step up the cathedral, or else 1 virtue. A future scheme joins the pile.
scheme-s19 = Guildhall
    .text = One step up the cathedral, or else 1 virtue. A future scheme joins the pile.
scheme-s20 = Guildhall
    .text = One step up the cathedral, or else 1 virtue. A future scheme joins the pile.
scheme-f01 = Guildhall
    .text = One step up the cathedral, or else 1 virtue.
scheme-f02 = Guildhall
    .text = One step up the cathedral, or else 1 virtue.
scheme-f03 = Guildhall
    .text = One step up the cathedral, or else 1 virtue.
scheme-f04 = Guildhall
    .text = One step up the cathedral, or else 1 virtue; and 1 marble.
scheme-f05 = Town centre
    .text = As many captures as workers there.
scheme-f06 = Guardhouse
    .text = All captured workers go to prison, for 1 marble; its own come back from there.
scheme-f07 = Guardhouse
    .text = All its workers come back from the players’ boards and from prison.
scheme-f08 = Black market, middle
    .text = 1 virtue is lost, 2 marble gained.
scheme-f09 = Storehouse
    .text = Gain 2 marble.
scheme-f10 = Tax stand
    .text = All silver there goes to the supply; 2 virtue are lost. With none there, the next scheme is opened.

## Words of the rules

term-virtue = virtue
    .text = High virtue is worth points and low virtue costs some. Too much of it closes the black market to you, too little the cathedral. Below the track you take debts, above it you may destroy them.
term-tax = tax
    .text = Silver that goes to the tax stand: part of many prices. With little virtue you need not pay all of it.
term-debt = debt
    .text = Costs points at the end unless it is paid. It can be paid at the guardhouse, which brings virtue.
term-capture = capture
    .text = Taking all workers of one colour at one place, from the town centre. Their owner has to get them back.
term-prison = prison
    .text = Workers there cost points and virtue; their owner takes them back at the guardhouse.
term-black-market = black market
    .text = Three spaces, one worker each: goods or an apprentice for silver and virtue. Its workers go to prison at a reset.
term-reset = reset
    .text = When the black market is full, or certain slots of the guildhall are filled: its workers go to prison, and those with most there take a debt.
term-guildhall = guildhall
    .text = A worker there constructs a building or a step of the cathedral, and stays for good. When all slots are filled, everybody has one last turn.
term-cathedral = cathedral
    .text = Level by level, each with few spaces. Each step costs goods and a building card and brings a reward; the level is worth points.

## Questions to the player

question-draft =
    { $wave ->
        [1] Which building do you keep? The others go to your left neighbour.
        [2] Which of these buildings do you keep? The others go to your left neighbour.
       *[other] Which of these buildings do you keep? What is left goes under the pile.
    }
question-put-back =
    { $left ->
        [one] Which building goes back under the pile? You keep the rest.
       *[other] Which building goes back under the pile? { $left } have to go.
    }
question-place-worker = What do you place a worker for?
question-retrieve = You have no worker left. Which one do you take back?
question-pay = How much { $good } do you pay? There are { $amount } to pay, the rest in something else.
question-make-room = Which apprentice leaves to make room? You are hiring: { $apprentice }.
question-keep-building = Which of these buildings do you keep? The others go under the pile.
question-capture =
    { $left ->
        [one] Whom do you capture? One more capture is possible.
       *[other] Whom do you capture? { $left } more captures are possible.
    }
question-trade =
    { $left ->
        [one] What do you trade? One more trade is possible.
       *[other] What do you trade? { $left } more trades are possible.
    }
question-guardhouse =
    { $left ->
        [one] What do you do at the guardhouse? One more action is possible.
       *[other] What do you do at the guardhouse? { $left } more actions are possible.
    }
question-cathedral-card = Which building do you discard for the cathedral?
question-choose-gain = { $building }: what do you gain?
question-destroy-debt =
    { $left ->
        [one] { $building }: do you destroy one of your debts?
       *[other] { $building }: do you destroy a debt? You may destroy { $left }.
    }
question-discard-for = { $building }: which building do you discard for it?
question-capture-or-release = { $building }: do you capture, or do your workers come back?
question-hire-free = { $building }: whom do you hire for nothing?
question-excess-virtue =
    { $left ->
        [one] Your virtue is at its highest. Do you destroy a debt with the point left over?
       *[other] Your virtue is at its highest. Do you destroy a debt? { $left } points are left over.
    }
question-reset-order = The black market is reset. What do your apprentices do now?
question-hand-limit =
    { $over ->
        [one] Your hand is too large. Which building do you discard?
       *[other] Your hand is too large by { $over } cards. Which building do you discard?
    }
question-end-effects = Which building has its effect now?

## What the others see meanwhile; $asked: who is asked, one name or several

waiting-draft = Waiting for { $asked }: which building to keep.
waiting-put-back = Waiting for { $asked }: which building to put back.
waiting-place-worker = Waiting for { $asked }: where to place a worker.
waiting-retrieve = Waiting for { $asked }: which worker to take back.
waiting-pay = Waiting for { $asked }: what to pay with.
waiting-make-room = Waiting for { $asked }: which apprentice leaves.
waiting-keep-building = Waiting for { $asked }: which building to keep.
waiting-capture = Waiting for { $asked }: whom to capture.
waiting-trade = Waiting for { $asked }: what to trade.
waiting-guardhouse = Waiting for { $asked }: what to do at the guardhouse.
waiting-cathedral-card = Waiting for { $asked }: which building to discard.
waiting-choose-gain = Waiting for { $asked }: what to gain.
waiting-destroy-debt = Waiting for { $asked }: whether to destroy a debt.
waiting-discard-for = Waiting for { $asked }: whether to discard a building.
waiting-capture-or-release = Waiting for { $asked }: a capture or a release.
waiting-hire-free = Waiting for { $asked }: whom to hire.
waiting-excess-virtue = Waiting for { $asked }: whether to destroy a debt.
waiting-reset-order = Waiting for { $asked }: what the apprentices do in the reset.
waiting-hand-limit = Waiting for { $asked }: which building to discard.
waiting-end-effects = Waiting for { $asked }: the order of effects at the end.

## Answers; $question: the question they answer

action-keep = Keep the { $building }
action-bury =
    { $question ->
        [put-back] Put back the { $building }
        [cathedral-card] Discard the { $building }
        [discard-for] Discard the { $building }
        [hand-limit] Discard the { $building }
       *[other] Discard the { $building }
    }
action-place = A worker to { $errand }
action-plans = A worker to the workshop, for plans
action-hire =
    { $question ->
        [hire-free] Hire the { $apprentice }
        [place-worker] A worker to the workshop, hire the { $apprentice }
       *[other] Hire the { $apprentice }
    }
action-market = A worker to the black market, for { $stall }
action-market-hire = A worker to the black market, hire the { $apprentice }
action-construct = A worker to the guildhall, construct the { $building }
action-cathedral = A worker to the guildhall, for the cathedral
action-capture = Capture { $colour } at { $location }
action-trade = Trade { $trade }
action-imprison = Send all captured workers to prison
action-release = Take back all your prisoners
action-ransom = Take back all your captured workers, for { $price }
action-pay-debt = Pay a debt
action-clay = Pay { $number } clay
action-wood = Pay { $number } wood
action-stone = Pay { $number } stone
action-gold = Pay { $number } gold
action-marble = Pay { $number } marble
action-silver = Pay { $number } silver
action-choose = Gain { $gain }
action-destroy = Destroy a debt
action-make-room = Discard the { $apprentice }
action-free =
    { $number ->
        [one] Take 1 worker back from prison
       *[other] Take { $number } workers back from prison
    }
action-resolve = The gain of the { $apprentice }
action-retrieve = Take back a worker from { $post }
action-retrieve-from = Take back a worker held by { $colour }
action-apply = { $building }
action-none =
    { $question ->
        [destroy-debt] Destroy no debt
        [excess-virtue] Destroy no debt
        [discard-for] Discard nothing
        [hire-free] Hire nobody
       *[other] Decline
    }
action-done =
    { $question ->
        [capture] No further capture
        [capture-or-release] No capture
        [trade] No further trade
        [guardhouse] No further action
        [reset-order] That is all
       *[other] That is all
    }
action-discard = Discard your { $apprentice }

## Why something is not possible

refusal-not-offered = You cannot take this building, it is not among those you choose from: { $building }.
refusal-not-in-hand = You have no such building in hand: { $building }.
refusal-skills-missing = For the { $building } you still need an apprentice for: { $skills }.
refusal-goods-short = This takes { $need } { $good }; you have { $have }.
refusal-mix-short = This takes { $need } of { $goods }; you have { $have }.
refusal-silver-short = This costs { $need } silver; you have { $have }.
refusal-not-on-display = There is no such apprentice for hire: { $apprentice }.
refusal-too-few-workers =
    { $need ->
        [one] This takes 1 worker of yours there; you would have { $have }.
       *[other] This takes { $need } workers of yours there; you would have { $have }.
    }
refusal-tax-stand-empty = There has to be { $need } silver at the tax stand; there is { $have }.
refusal-space-taken = A worker is there already: { $space } of the black market.
refusal-virtue-too-high = You are too virtuous for the black market: at most { $most }, and you have { $have }.
refusal-virtue-too-low = You are not virtuous enough for the cathedral: at least { $least }, and you have { $have }.
refusal-top-reached = You are at the top of the cathedral.
refusal-level-full =
    { $spaces ->
        [one] Level { $level } of the cathedral has room for 1, and it is taken.
       *[other] Level { $level } of the cathedral has room for { $spaces }, and they are taken.
    }
refusal-no-card =
    { $need ->
        [one] This takes 1 building in your hand; you have { $have }.
       *[other] This takes { $need } buildings in your hand; you have { $have }.
    }
refusal-pile-empty = There are no buildings left in the pile.
refusal-nobody-there = There are no { $colour } workers at { $location }.
refusal-too-many-places =
    { $most ->
        [one] You may capture at 1 place only, and you have begun at another.
       *[other] You may capture at { $most } places only, and you have been at as many others.
    }
refusal-no-such-trade = You do not have this trade: { $trade }.
refusal-no-captives = You hold no captured workers.
refusal-no-prisoners = You have no workers in prison.
refusal-nobody-held = Nobody holds workers of yours.
refusal-no-debt = You have no unpaid debt.
refusal-out-of-range =
    { $least ->
        [0] Choose a number up to { $most }.
       *[other] Choose a number from { $least } to { $most }.
    }
refusal-not-owned = You do not have this apprentice: { $apprentice }.
refusal-same-card = You have two of these, and they are the same; choose the { $apprentice }.
refusal-room-first = First make room for another apprentice.
refusal-no-such-choice = This is not one of the choices here.
refusal-no-worker-there = You have no worker there.
refusal-open-place-first = Take back a worker from an open place; you have one there.
refusal-must-hire = You have room for an apprentice, so you hire one.
refusal-must-choose = You have to choose something here; declining is not possible.
refusal-no-ability-left = None of your apprentices can do this now.
refusal-not-at-the-end = This building has no effect left to choose: { $building }.

## The log; $seat: whose event it is

event-character = { $seat } plays { $character }.
event-goes-first = { $seat } goes first.
event-cards-dealt =
    { $count ->
        [one] { $seat } is dealt 1 building.
       *[other] { $seat } is dealt { $count } buildings.
    }
    .own = { $seat } is dealt: { $cards }.
event-card-kept = { $seat } keeps a building.
    .own = { $seat } keeps the { $building }.
event-cards-received =
    { $count ->
        [one] { $seat } receives 1 building from { $from }.
       *[other] { $seat } receives { $count } buildings from { $from }.
    }
    .own = { $seat } receives from { $from }: { $cards }.
event-cards-drawn =
    { $count ->
        [one] { $seat } draws 1 building.
       *[other] { $seat } draws { $count } buildings.
    }
    .own = { $seat } draws: { $cards }.
event-card-buried = { $seat } puts a building under the pile.
    .own = { $seat } puts the { $building } under the pile.
event-turn-begins = Turn { $turn }: { $seat }.
event-worker-placed =
    { $workers ->
        [one] { $seat } places a worker at { $location }, the first one there.
       *[other] { $seat } places a worker at { $location }, and has { $workers } there.
    }
event-market-entered = { $seat } places a worker in the black market, on { $space }.
event-guildhall-entered = { $seat } places a worker in the guildhall, on slot { $slot }.
event-beside-guildhall = { $seat } places a worker beside the guildhall.
event-gained = { $seat } gains { $amount } { $good }.
    .short = +{ $amount } { $good }
event-paid = { $seat } pays { $amount } { $good }.
    .short = −{ $amount } { $good }
event-tax-paid = { $seat } pays { $amount } tax.
    .short = −{ $amount } tax
event-tax-taken = { $seat } takes { $amount } silver from the tax stand.
event-virtue-changed = { $seat }: virtue from { $from } to { $to }.
    .short = virtue { $from }→{ $to }
event-debts-taken =
    { $count ->
        [one] { $seat } takes 1 debt.
       *[other] { $seat } takes { $count } debts.
    }
    .short = +{ $count ->
        [one] { $count } debt
       *[other] { $count } debts
    }
event-debt-destroyed = { $seat } destroys a debt.
event-debt-paid = { $seat } pays a debt.
event-coins-laid =
    { $coins ->
        [one] { $seat } leaves 1 silver on a card of row { $row }.
       *[other] { $seat } leaves { $coins } silver on the cards of row { $row }.
    }
event-hired =
    { $coins ->
        [0] { $seat } hires the { $apprentice }.
       *[other] { $seat } hires the { $apprentice }, with { $coins } silver on the card.
    }
event-apprentice-revealed = A new apprentice for hire: { $apprentice }.
event-apprentice-discarded = { $seat } discards the { $apprentice }.
event-captured =
    { $workers ->
        [one] { $seat } captures 1 worker at { $location }: { $colour }.
       *[other] { $seat } captures { $workers } workers at { $location }: { $colour }.
    }
event-imprisoned =
    { $workers ->
        [one] { $seat } sends 1 captured worker to prison.
       *[other] { $seat } sends { $workers } captured workers to prison.
    }
event-prisoners-released =
    { $workers ->
        [one] { $seat } takes 1 worker back from prison.
       *[other] { $seat } takes { $workers } workers back from prison.
    }
event-captives-freed =
    { $workers ->
        [one] { $seat } takes 1 captured worker back.
       *[other] { $seat } takes { $workers } captured workers back.
    }
event-constructed = { $seat } constructs the { $building }.
event-cathedral-advanced = { $seat } advances the cathedral to level { $level }.
event-reward-revealed = The reward of { $seat }: { $reward }.
event-no-reward-left = No reward is left for { $seat }.
event-reset-begins = The black market is reset.
event-sent-to-prison =
    { $workers ->
        [one] { $seat } sees 1 worker go from the black market to prison.
       *[other] { $seat } sees { $workers } workers go from the black market to prison.
    }
event-market-flipped = The card of the small market is turned over: { $card }.
event-market-shuffled = The cards of the large market are shuffled and lie on the left again.
event-worker-retrieved = { $seat } takes back a worker from { $post }.
event-worker-retrieved-from = { $seat } takes back a worker held by { $colour }.
event-turn-skipped = { $seat } has no worker to place or to take back.
event-guildhall-full = The guildhall is full. Everybody has one more turn.
event-final-turn = The last turn of { $seat }.
event-end-effect = { $seat } uses the { $building }.
event-scheme-revealed = { $seat } follows a scheme: { $scheme }.
event-scheme-blocked = { $seat } cannot follow this scheme: { $scheme }.
event-schemes-shuffled =
    { $count ->
        [one] 1 scheme is shuffled for { $seat }.
       *[other] { $count } schemes are shuffled for { $seat }.
    }
event-workers-recalled =
    { $workers ->
        [one] { $seat } recalls 1 worker.
       *[other] { $seat } recalls { $workers } workers.
    }
event-future-scheme-added =
    { $count ->
        [one] 1 future scheme joins the pile.
       *[other] { $count } future schemes join the pile.
    }
event-cathedral-stayed = { $seat } cannot advance the cathedral.
event-tax-lost = { $seat } sends the { $amount } silver of the tax stand to the supply.
event-game-stopped =
    { $turns ->
        [one] The game is stopped after 1 turn.
       *[other] The game is stopped after { $turns } turns.
    }
event-game-ends = The game ends.

## Options before a game

option-opponent = Opponent
    .help = Constantine or Helena: alone you play against one of them, and two may. Their cards are made up, the printed ones were not found.
option-opponent-none = nobody
option-opponent-constantine = Constantine (normal)
option-opponent-helena = Helena (hard)
option-asymmetric = With characters
    .help = Everybody plays a character, with other goods at the start and an ability.
option-characters = Characters
    .help = The character of each player, from the first seat on; left open, they are drawn by lot.
option-max-turns = Turns at most
    .help = After so many turns the game is stopped and scored. No ordinary game gets there.

## The score sheet

score-buildings = Buildings
score-effects = Effects of buildings
score-cathedral = Cathedral
score-virtue = Virtue
score-debts = Unpaid debts
score-goods = Gold and marble
score-silver = Silver
score-prison = Workers in prison
score-guildhall = Workers in the guildhall
tie-break = If points are level, more virtue wins, then more silver; an opponent wins where virtue is level too.
tie-break-virtue = virtue
tie-break-silver = silver
note-shared = shared
note-lost-to-opponent = lost to the opponent
