### What the terminal says, in English. What the games say is in their own folders.

## Names

# $number: counted from 1.
name-person = Player { $number }
name-bot-1 = Aude
name-bot-2 = Blaise
name-bot-3 = Clémence
name-bot-4 = Denis
name-bot-5 = Éloïse
name-bot-greedy = greedy bot
name-bot-random = random bot

## Words that can be typed; the English ones always work

word-help = help
word-board = board
word-players = players
word-piles = piles
word-hand = hand
word-log = log
word-preview = preview
word-undo = undo
word-redo = redo
word-restart = restart
word-rules = rules
word-save = save
word-pause = pause
word-quit = quit
word-all = all
word-yes = yes
word-no = no

## Help, one line for each thing that can be typed

help-choice = A number, words of the answer or those in brackets: answers the question.
help-enter = Enter alone: asks the question again; where there is only one answer, gives it.
help-why = ? CHOICE: says whether a choice is possible, and if not, why not and by which rule.
help-preview = preview CHOICE: says what a choice would do, without doing it.
help-word = help WORD: what a word of the game means, and what the rules say about it.
help-board = board: everything on the table. board PLAYER: one player’s part, by name or number.
help-players = players: one line about each player.
help-piles = piles: what has been played, and what can still come.
help-hand = hand: your cards and what they do.
help-log = log: what happened lately, round by round. log all: what happened from the beginning.
help-undo = undo: takes back your last answer. redo: gives it again. restart: takes back your whole turn so far.
help-rules = rules: the sections of the rules. rules SECTION: one of them.
help-save = save: where the game is kept. save FILE: keeps it in that file from now on.
help-keys = Tab completes what you type, the arrow keys bring back what you typed before, Page Up and Page Down turn pages.
help-pause = pause: stop after your turn, so that you can take it back; again: do not stop.
help-quit = quit: leaves the table. The game is kept and can be taken up again.

## Before a game

# $table: the table as it would be.
shell-ready = Ready to play: { $table }
shell-ready-ask = Press Enter to begin at once, or type c and Enter to change something:{" "}
# $game: its name; $players: how many; $rest: options in words.
shell-table =
    { $people ->
        [0] { $game }, { $players } players, all of them bots. { $options }
        [one] { $game }, { $players } players: you and { $bots ->
            [0] nobody else
            [one] 1 bot
           *[other] { $bots } bots
        }. { $options }
       *[other] { $game }, { $players } players: { $people } people and { $bots ->
            [0] no bots
            [one] 1 bot
           *[other] { $bots } bots
        }. { $options }
    }
# $option: its label; $value: its value in words.
shell-option = { $option }: { $value }.
shell-ask-game = Which game do you want to play?
shell-ask-seats = How many players are there, from { $least } to { $most }?
shell-ask-people = How many of them are people, from { $least } to { $most }?
shell-ask-names = What are the people called? Names with commas between them:
shell-ask-bots = Which bots play the others? Several with commas between them take turns.
shell-ask-choice = Enter alone: { $default }. Your answer:{" "}
shell-ask-several = Several are possible, with commas between them.
shell-none = none
shell-in-order = in the order of the seats
shell-value = { $number }. { $value }
shell-not-a-number = This should be a number from { $least } to { $most }: { $typed }
shell-not-a-value = This fits none of the answers, or several: { $typed }
shell-not-so-many =
    { $number ->
        [one] There should be { $wanted } answers; this is 1.
       *[other] There should be { $wanted } answers; these are { $number }.
    }
shell-too-many-names = There should be different names, one for each of the { $people } people at most; given: { $names }.

## At the table

# $game: its name; $number: how many players.
shell-welcome =
    { $number ->
        [one] { $game }. 1 player:
       *[other] { $game }. { $number } players:
    }
shell-player-person = { $seat }
shell-player-bot = { $seat }, { $bot }
shell-kept = This game is kept as { $name }.
shell-not-kept = This game is not kept.
shell-help-hint = Type help to hear what you can type.
# $number: of the choice; $label: the choice in words; $notation: what can be typed.
shell-choice = { $number }. { $label } ({ $notation }).
shell-choice-note = { $number }. { $label } ({ $notation }). { $note }
shell-choice-short = { $label } ({ $notation })
shell-choice-gives = Gives: { $gain }.
shell-semicolon = {"; "}
shell-not-now =
    { $number ->
        [one] Not possible: { $choices }. Type ? and the choice to hear why.
       *[other] Not possible: { $choices }. Type ? and a choice to hear why.
    }
shell-not-now-more = Not possible: { $choices }; and { $number } more. Type ? and a choice to hear why.
shell-asides = Whenever you like, you may also:
shell-on-behalf = You decide for { $party }.
shell-prompt = { $seat }, your choice:{" "}
shell-go-on = Press Enter to go on, or type undo to take this back:{" "}
shell-your-turn = It is { $seat }’s turn.
shell-hand-over = { $seat }, press Enter when nobody else is looking:{" "}
shell-curtain = The cards of the others are put away. Take your seat when nobody else is looking.
# $columns, $rows: how large the terminal should be; $has-columns, $has-rows: how large it is.
shell-too-small = The table needs { $columns } columns and { $rows } rows; here are { $has-columns } and { $has-rows }. Make the window larger, or leave with quit and come back with --plain.
shell-lately = What happened
shell-lately-more = What happened last; type log for the rest
shell-more-choices = There is more: Page Down shows it. All can be typed.
shell-round-up = Since you last looked:

## Pages to read

page-help = What you can type
page-word = Help: { $word }
page-answer = What you asked
page-board = The table
page-players = The players
page-piles = Played and still to come
page-hand = Your cards
page-log = What happened
page-rules = The rules
page-score = The final score
page-further = Press Enter to read on, or type your answer:{" "}
page-next-row = Press Enter to fill in the next row:{" "}
page-leave = Press Enter to leave the table:{" "}
page-back = Press Enter to go back to the table:{" "}

## Answers to what was typed

shell-possible = This is possible: { $label }.
shell-impossible = Not possible: { $reason }
shell-impossible-rule = Not possible: { $reason } ({ $rule })
shell-unreadable = I do not understand: { $typed }. Type help to hear what you can type.
shell-unreadable-close = I do not understand: { $typed }. Did you mean: { $close }?
shell-ambiguous = This could mean several things: { $choices }. Type a little more.
shell-no-choice-number =
    { $most ->
        [1] There is no choice { $number }; there is only 1.
       *[other] There is no choice { $number }; there are { $most }.
    }
shell-which-choice = Say which choice: its number or its words.
shell-no-player = There is no such player: { $typed }. There are: { $names }.
shell-preview-if = If you did this:
shell-preview-nothing = This would change nothing that can be seen yet.
shell-preview-reveals = Then something hidden would be shown.
shell-preview-asks = Then you would be asked again.
shell-preview-others = Then it would be the turn of: { $asked }.
shell-preview-over = Then the game would be over.
shell-log-empty = Nothing has happened yet.
shell-log-since = Since your last turn:
shell-word = { $name }: { $about }
shell-word-rules = The rules say, in { $rule }:
shell-word-more = Type rules { $id } to read on there.
shell-no-word = I know no word like this: { $typed }. Type rules to see all sections of the rules.
shell-pause-on = After your turn there is a stop now, so that you can take it back.
shell-pause-off = There is no stop after your turn any more.
shell-rules-here = For this question, see: { $rule }.
shell-rules-sections = The rules, in English, section by section:
shell-rules-section = { $id }: { $title }
shell-rules-hint = Type rules and a section, such as: rules { $id }
shell-no-rule = There is no such section: { $typed }. Type rules to hear them all.
shell-saved-in = This game is kept in { $file } after every answer.
shell-save-problem = The game goes on. { $problem }
# $file: the file or folder.
save-failed = It could not be kept in { $file }
save-changed = It could not be kept: something else has changed { $file }, which is left alone. Type save and another file.
save-exists = It could not be kept there: { $file } exists already and is left alone. Choose another name.
shell-bye = The game is kept. To take it up again: { $command }
shell-bye-unkept = The game is not kept.

## The end

shell-score-ties = To break ties:
shell-over = The final score:
# $row: what is counted; $points: name and number of each player.
shell-score-row = { $row }: { $points }.
shell-score-total = Total
shell-points = { $number } for { $party }
shell-standing = { $place }. { $party }, { $score }.
shell-standing-shared = { $place }. { $party }, { $score }, shared.
shell-standing-note = { $place }. { $party }, { $score }, { $note }.
shell-tie-break-row = To break ties, { $row }: { $points }.

## Saved games

shell-saves-none = There are no saved games in { $folder }.
shell-saves = Saved games, the newest first:
shell-save-open = { $name }: { $game }, { $players }. Waiting for { $asked }.
shell-save-over = { $name }: { $game }, { $players }. Finished.
shell-save-damaged = { $name }: cannot be read. { $problem }
shell-saves-hint = To take one up again: { $command }

## Replay

shell-replay-step = { $number }. { $seat } ({ $by }): { $word }
shell-replay-next = Press Enter for the next step, or type quit:{" "}
shell-replay-unfinished =
    { $number ->
        [one] The record ends here, after 1 entry, before the end of the game.
       *[other] The record ends here, after { $number } entries, before the end of the game.
    }
shell-replay-verified =
    { $number ->
        [one] This record replays: 1 entry.
       *[other] This record replays: { $number } entries.
    }

## The board of Notre Dame

board-round = Round { $round } of 9, period { $period }. { $seat } has the bell ringer and begins.
board-period-1 = A
board-period-2 = B
board-period-3 = C
board-edition = Edition { $edition }. { $expansions }
board-persons = For hire this round:
board-persons-short = For hire this round, with their rats: { $persons }.
board-person =
    { $rats ->
        [0] { $person }, no rats: { $effect }
        [one] { $person }, 1 rat: { $effect }
       *[other] { $person }, { $rats } rats: { $effect }
    }
board-person-short = { $person } ({ $rats })
board-plague =
    { $value ->
        [0] No rats come this round.
        [one] 1 rat comes this round.
       *[other] { $value } rats come this round.
    }
board-plague-you =
    { $to ->
        [over] Your rat is on space { $rat } of 9, your hospital holds off { $hospital ->
            [0] none
           *[other] { $hospital }
        }: as things stand, the plague overruns you.
       *[other] Your rat is on space { $rat } of 9, your hospital holds off { $hospital ->
            [0] none
           *[other] { $hospital }
        }: as things stand, your rat ends on space { $to }.
    }
board-to-come-brown = Brown persons still to come this period: { $persons }.
board-to-come-gray = Gray persons still to come: { $persons }.
board-to-come-order = You know their order.
board-to-come-none = none
board-you = You have { $own } in your supply, { $general } in the general supply, { $coins } and { $prestige } prestige.
board-markers =
    { $number ->
        [0] no markers
        [one] 1 marker
       *[other] { $number } markers
    }
board-coins =
    { $number ->
        [0] no coins
        [one] 1 coin
       *[other] { $number } coins
    }
board-others = The others:
board-other = { $seat } ({ $colour }): { $markers } in supply, { $coins }, rat on space { $rat }.
board-other-prestige = { $seat } ({ $colour }): { $markers } in supply, { $coins }, rat on space { $rat }, { $prestige } prestige.
board-player = { $seat } ({ $colour }), borough { $borough }:
board-player-you = { $seat } ({ $colour }), borough { $borough }, that is you:
board-player-supply = { $markers } in supply, { $general } in the general supply, { $coins }, rat on space { $rat }.
board-player-prestige = Prestige: { $prestige }.
board-player-sectors = Sectors: { $sectors }. { $empty ->
        [0] None is empty.
        [one] 1 is empty.
       *[other] { $empty } are empty.
    }
board-player-sectors-none = All sectors are empty.
board-sector = { $sector } { $count }
board-sector-friend =
    { $count ->
        [1] { $sector } 1 (the friend)
       *[other] { $sector } { $count } (with the friend)
    }
board-player-friend = The friend is not on the board yet.
board-player-park = Each gain of prestige brings { $bonus } more.
board-player-notre-dame =
    { $number ->
        [0] No markers at Notre Dame.
        [one] 1 marker at Notre Dame.
       *[other] { $number } markers at Notre Dame.
    }
board-player-carriage = The carriage is at { $market }.
board-player-messages = Messages: { $messages }.
board-player-messages-none = No messages.
board-message = { $colour } ({ $message })
board-player-played = Played this round: { $cards }.
board-player-hand =
    { $number ->
        [0] No cards in hand.
        [one] 1 card in hand.
       *[other] { $number } cards in hand.
    }
board-player-doctor = The doctor keeps this round’s rats away.
board-notre-dame =
    { $markers ->
        [0] Notre Dame is worth { $worth } prestige at the end of the period; there are no markers yet.
        [one] Notre Dame is worth { $worth } prestige at the end of the period; there is 1 marker, which gets { $points }.
       *[other] Notre Dame is worth { $worth } prestige at the end of the period; there are { $markers } markers, and each gets { $points }.
    }
board-notre-dame-share = { $number } of { $seat }’s
board-notre-dame-shares = Markers there: { $shares }.
board-coins-left = Coins in the supply: { $number }.
board-your-sectors = Your borough: { $sectors }; the other sectors are empty.
board-your-sectors-full = Your borough: { $sectors }.
board-your-sectors-none = Your borough: all sectors are empty.
board-markets = Markets, as the owner of the borough sees them; messages there have the colour of the borough:
board-borough = Borough { $number } ({ $colour }), { $seat }: { $markets }.
board-borough-nobody = Borough { $number } ({ $colour }), nobody’s: { $markets }.
board-market = { $place }: { $what }
board-market-c = centre
board-market-il = inner left
board-market-ir = inner right
board-market-ol = outer left
board-market-or = outer right
board-market-empty = no message
board-market-carriage = { $what }, carriage ({ $seats })
board-hand-short = Your cards: { $cards }.
board-pile-played = Played this round by { $seat }: { $cards }.
board-pile-discarded = Your third card, discarded this round: { $cards }.
board-pile-seen = Seen by you this period, so not to come again in it: { $cards }.
chart-round = Round { $round } of 9, period { $period }. { $seat } begins.
chart-rats =
    { $value ->
        [0] No rats.
        [one] 1 rat.
       *[other] { $value } rats.
    }
chart-you = { $symbol } You
chart-nobody = { $symbol } nobody
chart-coins = Coins
chart-markers = Markers (general)
chart-rat = Rat, of 9
chart-rat-safe = { $rat } (doctor)
chart-prestige = Prestige
chart-secret = secret
chart-messages = Messages
chart-markets = Markets
chart-persons = For hire
chart-persons-brief = For hire (rats): { $persons }.
chart-plague = Rats
chart-legend = › can be chosen   * with the friend
board-hand = Your cards:
board-hand-none = You have no cards in hand.
board-offered = To choose from:
board-card = { $card } ({ $colour }): { $effect }
board-kept = You have kept: { $cards }.
board-passed = You handed on this round: { $cards }.
board-card-short = { $card } ({ $colour })
board-drive-message = There lies the { $colour } message: { $message }.
board-drive-message-no = There lies the { $colour } message: { $message }. You may not take it yet.
board-drive-empty = No message lies there.
board-here =
    { $number ->
        [0] No marker of yours is there.
        [one] You have 1 marker there.
       *[other] You have { $number } markers there.
    }
board-here-friend =
    { $number ->
        [0] Your friend is there, alone.
        [one] You have 1 marker and your friend there.
       *[other] You have { $number } markers and your friend there.
    }

## Simulations

sim-title =
    { $games ->
        [one] { $game }: 1 game of { $seats } seats, seed { $seed }.
       *[other] { $game }: { $games } games of { $seats } seats, seed { $seed }.
    }
sim-bot = bot
sim-seats = seats
sim-wins = wins
sim-share = share
sim-mean = mean
sim-spread = spread
sim-least = least
sim-most = most
sim-length = A game took { $answers } answers in { $turns } turns on average.
sim-stopped =
    { $games ->
        [one] 1 game was stopped before its end.
       *[other] { $games } games were stopped before their end.
    }

## The board of Architects of the West Kingdom

arch-turn =
    { $turn ->
        [0] Before the first turn.
       *[other] Turn { $turn }.
    }
arch-last-turns = Everybody has one last turn.
arch-guildhall-filled = Guildhall: { $workers } of { $slots } slots filled.
arch-guildhall-left =
    { $left ->
        [one] 1 slot of the guildhall is free; the game ends when it is filled. Slots that reset the black market: { $resets }.
       *[other] { $left } slots of the guildhall are free; the game ends when all are filled. Slots that reset the black market: { $resets }.
    }
arch-guildhall-left-only =
    { $left ->
        [0] All slots of the guildhall are filled: the game is about to end.
        [one] 1 slot of the guildhall is free; the game ends when it is filled.
       *[other] { $left } slots of the guildhall are free; the game ends when all are filled.
    }
arch-first = { $seat } had the first turn.
arch-others = The others:
arch-kept = You have kept: { $buildings }.
arch-line = { $party }: virtue { $virtue }; { $goods }; { $home ->
        [0] no worker at home
        [one] 1 worker at home
       *[other] { $home } workers at home
    }, { $prisoners } in prison, { $guildhall } in the guildhall; cathedral level { $level }; { $debts ->
        [0] no debt
        [one] 1 debt
       *[other] { $debts } debts
    }; { $apprentices ->
        [one] 1 apprentice
       *[other] { $apprentices } apprentices
    }, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }, { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }.
arch-line-you = { $party }, that is you: virtue { $virtue }; { $goods }; { $home ->
        [0] no worker at home
        [one] 1 worker at home
       *[other] { $home } workers at home
    }, { $prisoners } in prison, { $guildhall } in the guildhall; cathedral level { $level }; { $debts ->
        [0] no debt
        [one] 1 debt
       *[other] { $debts } debts
    }; { $apprentices ->
        [one] 1 apprentice
       *[other] { $apprentices } apprentices
    }, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }, { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }.
arch-nothing = no goods
arch-amount = { $number } { $good }
arch-evasion = At this virtue { $tax } tax of each price with tax is not paid.
arch-character = Character: { $character }. { $effect }
arch-captives = Holds captured: { $groups }.
arch-held = Own workers held by: { $groups }.
arch-count = { $party } ({ $number })
arch-group-short = { $party } ×{ $number }
arch-nobody = nobody
arch-apprentices = Apprentices, at most { $limit }:
arch-buildings = Buildings constructed:
arch-card = { $card }: { $face }
arch-facts = ({ $facts })
arch-needs = takes { $needs }
arch-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
arch-virtue-gain = +{ $virtue } virtue
arch-virtue-loss = −{ $virtue } virtue
arch-coins-on = { $coins } silver on the card
arch-lacking = Still needed: { $missing }.
arch-lacking-nothing = All there: it can be constructed.
arch-plan = { $building } needs { $missing }
arch-plan-ready = { $building } can be constructed
arch-hand = Buildings in your hand:
arch-offered = To choose from:
arch-looked = Drawn, to choose from:
arch-hand-none = You have no buildings in hand.
arch-places = Workers: { $places }.
arch-place = { $place }: { $groups }.
arch-place-short = { $place }: { $groups }
arch-stand = Silver on the tax stand: { $silver }.
arch-hire-now = Apprentices for hire, from the left:
arch-hire = Apprentices for hire, by row and column:
arch-displayed = { $row }.{ $column } { $apprentice }: { $face }
arch-for-hire = { $apprentice }: { $facts }
arch-for-hire-plain = { $apprentice }
arch-hire-coins = { $apprentice } ({ $coins } silver)
arch-row =
    { $row ->
        [1] Upper row: { $apprentices }.
       *[other] Lower row: { $apprentices }.
    }
arch-row-title =
    { $row ->
        [1] Upper row, from the left:
       *[other] Lower row, from the left:
    }
arch-market-left = Black market, left, for { $silver } silver: { $what }.
arch-market-middle = Black market, middle, for { $silver } silver: hire anybody, or draw buildings and keep one.
arch-market-right = Black market, right, for { $silver } silver: { $what }.
arch-market-short-left = left { $what }
arch-market-short-middle = middle, hire or draw
arch-market-short-right = right { $what }
arch-market-short-taken = { $space } ({ $party })
arch-market-taken = { $party } is there.
arch-market-brief = Black market: { $spaces }.
arch-mix = { $number } wood or stone
arch-level = Cathedral level { $level }: takes { $needs } and a building card, { $points } points.
arch-level-there = There: { $parties }.
arch-left =
    { $rewards ->
        [one] Tax stand: { $silver } silver. Rewards left: 1.
       *[other] Tax stand: { $silver } silver. Rewards left: { $rewards }.
    }
arch-note-hire = For hire
arch-note-left = Guildhall and tax stand
arch-note-offer = To choose from
arch-note-offer-brief = To choose from: { $buildings }.
arch-note-hand-brief = Your hand: { $plans }.
arch-schemes =
    { $schemes ->
        [one] 1 scheme in the pile, { $future } to join it later.
       *[other] { $schemes } schemes in the pile, { $future } to join them later.
    }
arch-scheme-last = The last scheme: { $scheme }. { $effect }
arch-schemes-revealed = Revealed since the pile was shuffled: { $schemes }.
arch-schemes-made-up = The schemes are made up for this table; the printed ones were not found.
arch-pile-buildings = Buildings in the pile: { $number }.
arch-pile-apprentices = Apprentices in the pile: { $number }.
arch-pile-below = At the bottom of that pile lie: { $apprentices }.
arch-pile-rewards = Rewards of the cathedral left: { $number }.
arch-pile-rewards-gone = Rewards taken: { $rewards }.
arch-pile-market = Cards of the small market: { $number }.
arch-pile-large = Cards of the large market: { $cards }.
arch-known-pile = You know the building at place { $position } of the pile: { $building }.
arch-known-hand = You know that { $seat } has { $building }.
arch-known-pool = You have seen, and others have or the pile holds: { $buildings }.

# Where a worker goes, and for what, in a word or two
arch-go-places = Places
arch-go-workshop = Workshop
arch-go-market = Black market
arch-go-guildhall = Guildhall
arch-go-discard = Discard
arch-short-quarry = Quarry
arch-short-forest = Forest
arch-short-mines-clay = Mines: clay
arch-short-mines-gold = Mines: gold
arch-short-silversmith = Silversmith
arch-short-storehouse = Storehouse
arch-short-town-centre = Town centre
arch-short-tax-stand = Tax stand
arch-short-guardhouse = Guardhouse
arch-short-plans = draw buildings
arch-short-market-left = left: { $what }
arch-short-market-plans = draw buildings
arch-short-market-right = right: { $what }
arch-short-cathedral = Cathedral
arch-errand-quarry = Stone, one for each of your workers there.
arch-errand-forest = Wood, one for each of your workers there.
arch-errand-mines-clay = Clay, one more than you have workers there.
arch-errand-mines-gold = Gold, one for every two of your workers there.
arch-errand-silversmith = Silver, one more than you have workers there.
arch-errand-storehouse = Trades, one for each of your workers there.
arch-errand-town-centre = Captures of workers anywhere, one group for each of your workers there.
arch-errand-tax-stand = All silver from there; it costs virtue.
arch-errand-guardhouse = Prisoners and debts: one action for each of your workers there.
arch-errand-plans = Draw a building, and one more for every two of your workers there.
arch-about-quarry = { arch-errand-quarry }
arch-about-forest = { arch-errand-forest }
arch-about-mines = Clay, one more than you have workers there; or gold, one for every two of them.
arch-about-silversmith = { arch-errand-silversmith }
arch-about-storehouse = { arch-errand-storehouse } Virtue and marble can be had for clay, wood and stone.
arch-about-workshop = Hire an apprentice: the more of your workers are there, the further right. Or draw buildings.
arch-about-town-centre = { arch-errand-town-centre } Some tax and silver is to be paid.
arch-about-tax-stand = { arch-errand-tax-stand }
arch-about-guardhouse = Send captured workers to prison for silver, free your own from there or from the others, pay debts: one of these for each of your workers there.

# The chart: rows have two or three things, in the order of their names
chart-arch-virtue = Virtue (points)
chart-arch-silver = Silver
chart-arch-basic = Clay/wood/stone
chart-arch-precious = Gold/marble
chart-arch-home = Workers at home
chart-arch-quarry-forest = Quarry/forest
chart-arch-mines-silversmith = Mines/silversm.
chart-arch-storehouse-workshop = Store/workshop
chart-arch-town-centre-tax-stand = Town/tax stand
chart-arch-guardhouse-prison = Guard/prison
chart-arch-cathedral-guildhall = Cathedral/guild
chart-arch-debts = Debts/paid
chart-arch-captives = Captured
chart-arch-apprentices = Apprentices
chart-arch-buildings = Buildings
chart-arch-character = Character
chart-arch-hand = Cards in hand
chart-arch-legend = › can be chosen   · none   tax stand: { $silver } silver{ $reset ->
        [0] {""}
       *[other] {"   "}next reset: slot { $reset }
    }
