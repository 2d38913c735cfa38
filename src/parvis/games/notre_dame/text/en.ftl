### Notre Dame in English.
###
### Sectors, places and markets carry their article, so that sentences read well; `.label` is the bare word for headings.
### A piece is a marker or the trusted friend.

game-name = Notre Dame
game-tagline = Power, plague and prestige around the cathedral of old Paris

## Action cards

card-cloister-school = Cloister school
    .text = Place a marker at the cloister school. For each of your pieces there, take 1 marker from the general supply into your own.
    .gist = 1 marker into your supply for each piece there.
card-bank = Bank
    .text = Place a marker at the bank. Take 1 coin for each of your pieces there.
    .gist = 1 coin for each piece there.
card-residence = Residence
    .text = Place a marker at the residence. Gain 1 prestige for each of your pieces there.
    .gist = 1 prestige for each piece there.
card-carriage-house = Carriage house
    .text = Place a marker at the carriage house. Your carriage may go 1 market for each of your pieces there; where it ends, you may take the message.
    .gist = Your carriage moves, 1 market for each piece there.
card-hotel = Hotel
    .text = Place a marker at the hotel. Choose a coin, a marker from the general supply, or your rat one space back. With { $double } pieces there or more, choose twice.
    .gist = A coin, a marker or rat back; twice from { $double } pieces on.
card-park = Park
    .text = Place a marker at the park. Your rat goes one space back. For every two of your pieces there, each gain of prestige brings you 1 more.
    .gist = Rat back; every 2 pieces there add 1 to each gain of prestige.
card-hospital = Hospital
    .text = Place a marker at the hospital. Your rat goes one space back. Each of your pieces there also holds off one rat in every plague.
    .gist = Rat back; each piece there holds off a rat in every plague.
card-notre-dame = Notre Dame
    .text = Donate 1, 2 or 3 coins for 1, 3 or 6 prestige, and place a marker at Notre Dame. At the end of the period the markers there share its prestige.
    .gist = 1, 2 or 3 coins for 1, 3 or 6 prestige, and a marker there.
card-trusted-friend = Trusted friend
    .text = Move your friend to another sector and carry out that sector. The friend counts like a marker.
    .gist = Your friend goes to another sector and carries it out.

## Sectors and other places

sector-cloister-school = the cloister school
    .label = Cloister school
sector-bank = the bank
    .label = Bank
sector-residence = the residence
    .label = Residence
sector-carriage-house = the carriage house
    .label = Carriage house
sector-hotel = the hotel
    .label = Hotel
sector-park = the park
    .label = Park
sector-hospital = the hospital
    .label = Hospital
place-cloister-school = the cloister school
place-bank = the bank
place-residence = the residence
place-carriage-house = the carriage house
place-hotel = the hotel
place-park = the park
place-hospital = the hospital
place-notre-dame = Notre Dame

## Colours

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet

## Markets: inner ones are near Notre Dame, outer ones far from it; left and right as the borough's owner sees them

market-1-c = the centre market of borough 1
market-1-il = the inner left market of borough 1
market-1-ir = the inner right market of borough 1
market-1-ol = the outer left market of borough 1
market-1-or = the outer right market of borough 1
market-2-c = the centre market of borough 2
market-2-il = the inner left market of borough 2
market-2-ir = the inner right market of borough 2
market-2-ol = the outer left market of borough 2
market-2-or = the outer right market of borough 2
market-3-c = the centre market of borough 3
market-3-il = the inner left market of borough 3
market-3-ir = the inner right market of borough 3
market-3-ol = the outer left market of borough 3
market-3-or = the outer right market of borough 3
market-4-c = the centre market of borough 4
market-4-il = the inner left market of borough 4
market-4-ir = the inner right market of borough 4
market-4-ol = the outer left market of borough 4
market-4-or = the outer right market of borough 4
market-5-c = the centre market of borough 5
market-5-il = the inner left market of borough 5
market-5-ir = the inner right market of borough 5
market-5-ol = the outer left market of borough 5
market-5-or = the outer right market of borough 5

## Persons, brown

person-hostess = Hostess
    .text = Gain 3 prestige, and choose a coin, a marker from the general supply, or your rat one space back.
    .gist = 3 prestige, and a coin, a marker or rat back.
person-minstrel = Minstrel
    .text = Move one to three of your pieces from one of your sectors to one other. No sector is carried out.
    .gist = Move 1 to 3 pieces from one of your sectors to another.
person-monk = Monk
    .text = Take 2 markers from the general supply and gain 1 prestige.
    .gist = 2 markers and 1 prestige.
person-fool = Fool
    .text = Move one of your pieces from one of your sectors to another and carry out the latter.{ $fool ->
        [yes] {" "}It may also be a marker from Notre Dame.
       *[no] {""}
    }
    .gist = Move a piece to another sector, and carry that out.
person-money-lender = Money lender
    .text = Take 2 coins and gain 1 prestige.
    .gist = 2 coins and 1 prestige.
person-doctor = Doctor
    .text = No rats reach your borough in this round’s plague. Your hospital still moves your rat back.
    .gist = No rats for you in this round’s plague.

## Persons, gray, period A

person-city-guard = City guard
    .text = Gain 1 prestige for each of your pieces in your borough and at Notre Dame.
    .gist = 1 prestige for each piece of yours on the board.
person-night-watchman = Night watchman
    .text = Gain 1 prestige for each empty sector of your borough.
    .gist = 1 prestige for each empty sector of yours.
person-bishop = Bishop
    .text = Place a marker from the general supply in one of your empty sectors and carry out that sector.
    .gist = A marker into an empty sector, and carry that out.
person-administrator = Administrator
    .text = Double your prestige.
    .gist = Double your prestige.
person-nurse = Nurse
    .text = Place a marker from the general supply at your hospital. Your rat goes one space back.
    .gist = A marker to your hospital, and rat back.
person-scholar = Scholar
    .text = Carry out your third action card now.
    .gist = Carry out your third card too.
person-priest = Priest
    .text = Place a marker from the general supply at Notre Dame, without a donation.
    .gist = A marker to Notre Dame, without a donation.
person-procurator = Procurator
    .text = Carry out one of your sectors as it stands, without placing a marker.
    .gist = Carry out one of your sectors as it stands.
person-bell-ringer = Bell ringer
    .text = Gain 3 prestige for each of your markers at Notre Dame.
    .gist = 3 prestige for each marker of yours at Notre Dame.

## Persons, gray, period B

person-guild-master = Guild master
    .text = Gain 2 prestige for each of your sectors with two pieces or more.
    .gist = 2 prestige for each sector with two pieces or more.
person-beggar-king = Beggar king
    .text = Gain 1 prestige for each space your rat still has ahead of it.
    .gist = 1 prestige for each space your rat has ahead of it.
person-advocate = Advocate
    .text = Gain 3 prestige for every two messages you have taken.
    .gist = 3 prestige for every two messages you have.
person-spy = Spy
    .text = Look at all gray cards still in the stack, in their order, and gain 2 prestige.
    .gist = Look at the gray cards to come, and 2 prestige.
person-gypsies = Gypsies
    .text = Return any number of your markers from your borough and Notre Dame to the general supply; gain 2 prestige for each.
    .gist = Return markers from the board; 2 prestige for each.
person-coachman = Coachman
    .text = Choose one kind of message: receive once more what each of yours of that kind brought you.
    .gist = Your messages of one kind bring it once more.
person-merchant = Merchant
    .text = Take 1 coin for each market of your borough where no message lies, the centre included.
    .gist = 1 coin for each market of yours without a message.
person-patron = Patron
    .text = Pay as many coins as you like; for each, your rat goes one space back.
    .gist = Pay coins; rat back for each.
person-butcher = Butcher
    .text = Place a marker from the general supply in each of your empty sectors. No sector is carried out.
    .gist = A marker into each of your empty sectors.

## Persons, gray, period C

person-lady-of-the-court = Lady of the court
    .text = Gain 1 prestige for each of your pieces in your fullest sector.
    .gist = 1 prestige for each piece in your fullest sector.
person-mayor = Mayor
    .text = Gain 3 prestige for each of your sectors with three pieces or more.
    .gist = 3 prestige for each sector with three pieces or more.
person-carpenter = Carpenter
    .text = Gain 1 prestige for each of your sectors with a piece in it.
    .gist = 1 prestige for each sector with a piece in it.
person-innkeeper = Innkeeper
    .text = Gain 2 prestige for each of your pieces at the hotel.
    .gist = 2 prestige for each piece at the hotel.
person-guard = Guard
    .text = Gain 3 prestige for every two of your markers in the general supply.
    .gist = 3 prestige for every two markers in general supply.
person-counsellor = Counsellor
    .text = Hire up to two more times, for a coin each: two different persons or the same one twice, but never the counsellor.
    .gist = Hire up to two more times, for a coin each.
person-mistress = Mistress
    .text = Place a marker from the general supply in the sector where your friend is, and carry out that sector.
    .gist = A marker to your friend’s sector, and carry that out.
person-actress = Actress
    .text = Move all your pieces from one of your sectors to another and carry out the latter.
    .gist = Move all of a sector to another, and carry that out.
person-gravedigger = Gravedigger
    .text = Gain as much prestige as there are rats on this round’s person cards.
    .gist = 1 prestige for each rat on this round’s persons.

## Messages, by what they bring

message-coin = 1 prestige and 1 coin
    .label = coin
    .text = Gain 1 prestige and take 1 coin.
message-marker = 2 prestige and 1 marker
    .label = marker
    .text = Gain 2 prestige and take 1 marker from the general supply.
message-rat = 3 prestige and rat back
    .label = rat
    .text = Gain 3 prestige; your rat may go one space back.
message-prestige = 4 prestige
    .label = prestige
    .text = Gain 4 prestige.

## Words of the game, for whoever asks what they mean

term-prestige = prestige
    .text = What wins the game: whoever has most of it at the end. It is kept secret until then.
term-marker = marker
    .text = A cube of your colour. To carry out a card you place one of your own supply on it.
term-piece = piece
    .text = A marker or the trusted friend: both count alike in a sector.
term-coin = coin
    .text = Pays for hiring a person at the end of the round and for donations to Notre Dame.
term-own-supply = own supply
    .text = Your markers ready to be placed. When it is empty, a card moves a marker that is on the board.
term-general-supply = general supply
    .text = Your markers not yet earned: they first have to come into your own supply.
term-friend = friend
    .text = Your trusted friend, one pawn: counts like a marker where it stands. Moved by the card of that name.
term-sector = sector
    .text = One of the seven buildings of your borough.
term-borough = borough
    .text = Your part of the city: seven sectors, five markets and the plague track.
term-carriage = carriage
    .text = Drives from market to market and may take the message where it ends.
term-market = market
    .text = A place in a borough where carriages stop; messages lie on the outer four of each.
term-message = message
    .text = Lies on a market; brings what is printed on it. Take one of each colour before a second of any.
term-plague = plague
    .text = At the end of each round as many rats come as the open persons show, less your hospital. Past space 9 you lose 2 prestige and a marker.
term-rat = rat
    .text = Your rat on the plague track, from 0 to 9: keep it low.
term-bell-ringer-pawn = bell ringer
    .text = Whoever has it begins the round; it passes to the left.
term-donation = donation
    .text = 1, 2 or 3 coins given to Notre Dame for 1, 3 or 6 prestige.
term-hire = hire
    .text = At the end of the round, before the plague: a coin, and one of the three open persons does what is on the card.
term-draft = draft
    .text = Of three cards you keep one and pass two on, then one; so you get one of your own and two of your neighbours’.
term-round = round
    .text = Persons open, the draft, two cards each, hiring, plague. There are nine of them.
term-period = period
    .text = Three rounds. At its end the markers at Notre Dame share its prestige.

## Questions to the player

question-draft =
    { $wave ->
        [1] Which card do you keep? The other two go to your left neighbour.
       *[other] Which of these cards do you keep? The other one goes to your left neighbour.
    }
question-play-card =
    { $nth ->
        [1] Which card do you play first?
       *[other] Which card do you play now? The last one is discarded.
    }
question-relocate = Your own supply is empty. From where do you move a marker for this card: { $card }?
question-donate = How many coins do you donate?
question-move-friend = Where does your friend go?
question-pick =
    { $picks ->
        [one] What do you choose?
       *[other] What do you choose? You have { $picks } choices, one after the other.
    }
question-drive =
    { $steps ->
        [one] Where does your carriage go? It may go 1 market.
       *[other] Where does your carriage go? It may go up to { $steps } markets.
    }
question-take-message = Do you take the { $colour } message: { $message }?
question-move-rat =
    { $most ->
        [one] Does your rat go one space back?
       *[other] How far back does your rat go? Up to { $most } spaces.
    }
question-hire = Whom do you hire?
question-hire-again =
    { $hires ->
        [one] Whom else do you hire? You may hire once more.
       *[other] Whom else do you hire? You may hire { $hires } more times.
    }
question-move-from = { $person }: from where do you move?
question-move-piece = { $person }: what do you move from { $place }?
question-move-to = { $person }: where do you move to, from { $place }?
question-move-markers = { $person }: how many markers do you move from { $from } to { $to }?
question-move-friend-too = { $person }: does your friend go from { $from } to { $to } too?
question-place-marker = { $person }: where do you place the marker?
question-place-here =
    { $left ->
        [one] { $person }: do you place a marker at { $sector }? The general supply has 1 left.
       *[other] { $person }: do you place a marker at { $sector }? The general supply has { $left } left.
    }
question-return-markers =
    { $held ->
        [one] { $person }: how many markers do you return from { $place }? You have 1 there.
       *[other] { $person }: how many markers do you return from { $place }? You have { $held } there.
    }
question-repeat-messages = { $person }: which kind of message do you receive once more?
question-pay-for-rat =
    { $most ->
        [one] { $person }: do you pay a coin to move your rat one space back?
       *[other] { $person }: how many coins do you pay? Up to { $most }; your rat goes one space back for each.
    }
question-resolve-sector = { $person }: which sector do you carry out?
question-plague-loss = The plague takes a marker from one of your fullest sectors. From which?

## What the others see meanwhile; $asked: who is asked, one name or several

waiting-draft = Waiting for { $asked }: which card to keep.
waiting-play-card = Waiting for { $asked }: which card to play.
waiting-relocate = Waiting for { $asked }: from where to move a marker.
waiting-donate = Waiting for { $asked }: how much to donate.
waiting-move-friend = Waiting for { $asked }: where the friend goes.
waiting-pick = Waiting for { $asked }: a coin, a marker or the rat.
waiting-drive = Waiting for { $asked }: where the carriage goes.
waiting-take-message = Waiting for { $asked }: whether to take the message.
waiting-move-rat = Waiting for { $asked }: how far back the rat goes.
waiting-hire = Waiting for { $asked }: whom to hire.
waiting-hire-again = Waiting for { $asked }: whom else to hire.
waiting-move-from = Waiting for { $asked }: from where to move.
waiting-move-piece = Waiting for { $asked }: what to move.
waiting-move-to = Waiting for { $asked }: where to move to.
waiting-move-markers = Waiting for { $asked }: how many markers to move.
waiting-move-friend-too = Waiting for { $asked }: whether the friend moves too.
waiting-place-marker = Waiting for { $asked }: where to place a marker.
waiting-place-here = Waiting for { $asked }: which empty sectors get a marker.
waiting-return-markers = Waiting for { $asked }: which markers to return.
waiting-repeat-messages = Waiting for { $asked }: which messages to receive once more.
waiting-pay-for-rat = Waiting for { $asked }: how many coins to pay.
waiting-resolve-sector = Waiting for { $asked }: which sector to carry out.
waiting-plague-loss = Waiting for { $asked }: where the plague takes a marker.

## Answers; $question: the question they answer

action-keep = Keep { $card }
action-play = Play { $card }
action-hire = Hire the { $person }
action-none =
    { $question ->
        [relocate] Move no marker; the card has no effect
        [donate] Donate nothing; the card has no effect
        [take-message] Leave the message
        [hire] Hire nobody
        [hire-again] Hire nobody else
        [move-friend-too] The friend stays
       *[other] Decline
    }
action-donate =
    { $number ->
        [one] Donate 1 coin
       *[other] Donate { $number } coins
    }
action-coin = 1 coin
action-marker =
    { $question ->
        [pick] 1 marker from the general supply
        [move-piece] A marker
       *[other] A marker
    }
action-rat = The rat one space back
action-friend =
    { $question ->
        [move-piece] The friend
        [move-friend-too] The friend moves too
       *[other] The friend
    }
action-from =
    { $question ->
        [relocate] Move a marker from { $place }
        [move-from] From { $place }
        [plague-loss] Lose a marker from { $place }
       *[other] From { $place }
    }
action-to =
    { $question ->
        [move-friend] The friend goes to { $sector }
        [move-to] To { $sector }
        [place-marker] A marker to { $sector }
       *[other] To { $sector }
    }
action-resolve = Carry out { $sector }
action-drive = Drive to { $market }
action-stay = Stay where the carriage is
action-take = Take the message
action-repeat = Once more: { $message }
action-markers =
    { $question ->
        [move-markers] { $number ->
            [0] Move no marker
            [one] Move 1 marker
           *[other] Move { $number } markers
        }
        [place-here] { $number ->
            [0] Place no marker here
            [one] Place 1 marker here
           *[other] Place { $number } markers here
        }
        [return-markers] { $number ->
            [0] Return no marker
            [one] Return 1 marker
           *[other] Return { $number } markers
        }
       *[other] { $number ->
            [0] No marker
            [one] 1 marker
           *[other] { $number } markers
        }
    }
action-back =
    { $number ->
        [0] The rat stays
        [one] The rat one space back
       *[other] The rat { $number } spaces back
    }
action-pay =
    { $number ->
        [0] Pay nothing
        [one] Pay 1 coin
       *[other] Pay { $number } coins
    }

## Why something is not possible

refusal-not-offered = You cannot keep this card, it is not among those you choose from: { $card }.
refusal-not-in-hand = You have no such card in hand: { $card }.
refusal-not-on-display = The { $person } is not for hire this round.
refusal-coins-short =
    { $need ->
        [one] This costs 1 coin; you have { $have }.
       *[other] This costs { $need } coins; you have { $have }.
    }
refusal-no-marker-there =
    { $need ->
        [one] This takes 1 marker of yours at { $place }; you have { $have } there.
       *[other] This takes { $need } markers of yours at { $place }; you have { $have } there.
    }
refusal-same-place = Choose a place other than { $place }: nothing would move.
refusal-rat-at-start = Your rat would have to be on space { $need } or further; it is on { $have }.
refusal-general-empty =
    { $need ->
        [one] This takes 1 marker in the general supply; you have { $have } there.
       *[other] This takes { $need } markers in the general supply; you have { $have } there.
    }
refusal-too-far =
    { $distance ->
        [one] That market is 1 market away; your carriage may go { $steps }.
       *[other] That market is { $distance } markets away; your carriage may go { $steps }.
    }
refusal-no-such-market = There are { $boroughs } boroughs in this game; this is not in any of them: { $market }.
refusal-set-rule = First complete your set: you have { $have } of the { $colour } messages already, and only { $fewest } of another colour that is still on the board.
refusal-not-empty = This needs an empty sector; you have { $have } at { $sector } already.
refusal-out-of-range =
    { $least ->
        [0] Choose a number up to { $most }.
       *[other] Choose a number from { $least } to { $most }.
    }
refusal-not-itself = The { $person } cannot be hired this way.
refusal-not-fullest = The marker must come from one of your fullest sectors, with { $need } there, the friend included; at { $place } you have { $have }.
refusal-no-such-message =
    { $need ->
        [one] This takes 1 message of that kind ({ $message }); you have { $have }.
       *[other] This takes { $need } messages of that kind ({ $message }); you have { $have }.
    }
refusal-nothing-there =
    { $need ->
        [one] This takes 1 piece of yours at { $place }; you have { $have } there.
       *[other] This takes { $need } pieces of yours at { $place }; you have { $have } there.
    }
refusal-not-from-there = Nothing may be moved away from { $place } here.
refusal-no-marker-to-place =
    { $need ->
        [one] This takes 1 marker to place; you have { $have }, and none on the board that could move there.
       *[other] This takes { $need } markers to place; you have { $have }, and none on the board that could move there.
    }
refusal-must-be-chosen = You have to choose something here; declining is not possible.
refusal-already-hired = You have already hired this person this way: { $person }.

## The log; $seat: whose event it is

event-persons-in-play = Gray persons in play this time: { $persons }.
event-round-begins =
    { $period ->
        [1] Round { $round } begins, in period A.
        [2] Round { $round } begins, in period B.
        [3] Round { $round } begins, in period C.
       *[other] Round { $round } begins, in period { $period }.
    }
event-persons-open =
    { $rats ->
        [0] For hire this round: { $persons }. No rats.
        [one] For hire this round: { $persons }. With them comes 1 rat.
       *[other] For hire this round: { $persons }. With them come { $rats } rats.
    }
event-cards-drawn =
    { $count ->
        [one] { $seat } draws 1 card.
       *[other] { $seat } draws { $count } cards.
    }
    .own = { $seat } draws: { $cards }.
event-cards-received =
    { $count ->
        [one] { $seat } receives 1 card from { $from }.
       *[other] { $seat } receives { $count } cards from { $from }.
    }
    .own = { $seat } receives from { $from }: { $cards }.
event-card-played = { $seat } plays { $card } ({ $colour }).
event-without-effect = { $seat }’s card has no effect: { $card }.
event-card-discarded = { $seat } discards the last card.
    .own = { $seat } discards { $card }.
event-marker-placed = { $seat } places a marker at { $place }.
event-markers-moved =
    { $markers ->
        [one] { $seat } moves 1 marker from { $from } to { $to }.
       *[other] { $seat } moves { $markers } markers from { $from } to { $to }.
    }
event-friend-moved = { $seat } sends the friend to { $to }.
event-markers-placed =
    { $markers ->
        [one] { $seat } places 1 marker from the general supply at { $place }.
       *[other] { $seat } places { $markers } markers from the general supply at { $place }.
    }
event-markers-returned =
    { $markers ->
        [one] { $seat } returns 1 marker from { $place } to the general supply.
       *[other] { $seat } returns { $markers } markers from { $place } to the general supply.
    }
event-markers-gained =
    { $markers ->
        [one] { $seat } takes 1 marker from the general supply.
       *[other] { $seat } takes { $markers } markers from the general supply.
    }
    .short = +{ $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }
event-coins-gained =
    { $coins ->
        [one] { $seat } takes 1 coin.
       *[other] { $seat } takes { $coins } coins.
    }
    .short = +{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
event-coins-taken =
    { $coins ->
        [one] The supply is out of coins: { $seat } takes 1 coin from { $from }.
       *[other] The supply is out of coins: { $seat } takes { $coins } coins from { $from }.
    }
    .short = +{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
event-coins-missing =
    { $coins ->
        [one] Nobody has coins left: { $seat } goes without 1 coin.
       *[other] Nobody has coins left: { $seat } goes without { $coins } coins.
    }
event-coins-paid =
    { $coins ->
        [one] { $seat } pays 1 coin.
       *[other] { $seat } pays { $coins } coins.
    }
    .short = −{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
event-prestige-gained =
    { $bonus ->
        [0] { $seat } gains { $prestige } prestige.
       *[other] { $seat } gains { $prestige } prestige, and { $bonus } more from the park.
    }
    .short = { $bonus ->
        [0] +{ $prestige } prestige
       *[other] +{ $prestige } prestige, +{ $bonus } park
    }
event-prestige-lost = { $seat } loses { $prestige } prestige.
    .short = −{ $prestige } prestige
event-rat-back =
    { $spaces ->
        [one] { $seat }’s rat goes 1 space back, to space { $rat }.
       *[other] { $seat }’s rat goes { $spaces } spaces back, to space { $rat }.
    }
    .short = rat to space { $rat }
event-sector-resolved = { $seat } carries out { $sector } with { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} there.
event-messages-repeated = { $seat } receives again, { $times ->
    [one] once
   *[other] { $times } times
}: { $message }.
event-carriage-moved = { $seat }’s carriage goes from { $from } to { $to }.
event-message-taken = { $seat } takes the { $colour } message: { $message }.
event-hired = { $seat } hires the { $person }.
event-hired-nobody = { $seat } declines to hire.
event-no-coin-to-hire = { $seat } has no coin to hire anybody.
event-doctor-keeps-rats-away = No rats reach { $seat }’s borough this round, thanks to the doctor.
event-gray-card-seen = { $seat } looks at a gray card.
    .own = Gray card { $position } from the top: { $person }.
event-gray-stack-looked-at =
    { $count ->
        [one] { $seat } looks through the gray stack: 1 card.
       *[other] { $seat } looks through the gray stack: { $count } cards.
    }
event-plague =
    Plague in { $seat }’s borough: { $rats ->
        [0] no rats
        [one] 1 rat
       *[other] { $rats } rats
    }{ $hospital ->
        [0] {""}
       *[other] , less { $hospital } for the hospital
    }. The rat is now on space { $rat }.
event-plague-overflow = The plague overruns { $seat }’s borough.
event-notre-dame-scored =
    { $markers ->
        [one] Notre Dame is scored: 1 marker there, worth { $points } prestige.
       *[other] Notre Dame is scored: { $markers } markers there, worth { $points } prestige each.
    }
event-period-ends =
    { $period ->
        [1] Period A ends.
        [2] Period B ends.
        [3] Period C ends.
       *[other] Period { $period } ends.
    }
event-bell-ringer-passed = The bell ringer goes to { $seat }, who begins the next round.
event-game-ends = The game ends.

## Options before a game

option-edition = Edition
    .help = Which printed rules you play; the other switches follow them unless you set them yourself.
option-edition-2007 = 2007 (alea)
option-edition-2007-rio-grande = 2007 (Rio Grande Games, in English)
option-edition-2017 = 2017 (alea, with New Persons)
option-expansions = Expansions
    .help = Adds gray persons to those of the base game. For each period, three are drawn and shown before the game.
option-expansions-new-persons-1 = New Persons I
option-expansions-new-persons-2 = New Persons II
option-hotel-double-from = Hotel: two choices from
    .help = With how many pieces at the hotel you choose twice.
option-hotel-double-from-3 = 3 pieces
option-hotel-double-from-4 = 4 pieces
option-coin-shortage = When the supply is out of coins
    .help = Where coins come from that the supply does not have.
option-coin-shortage-from-richest = they come from the richest player
option-coin-shortage-unlimited = the supply never runs out
option-fool-from-notre-dame = Fool moves from Notre Dame too
    .help = Whether the fool may take a marker from Notre Dame.
option-new-persons-allowed = New Persons that may be added
    .help = Which sets of New Persons may be played together with this edition.
option-new-persons-allowed-new-persons-1 = New Persons I
option-new-persons-allowed-new-persons-2 = New Persons II
option-open-prestige = Open prestige
    .help = Everybody sees how much prestige the others have. At the table it is secret.

## The score sheet

score-prestige = Prestige
tie-break = If prestige is level, coins and markers in one’s own supply are added up, and the larger sum wins.
tie-break-coins = coins
tie-break-markers = markers in one’s own supply
note-shared = shared
