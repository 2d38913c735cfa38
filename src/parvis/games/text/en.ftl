### What every game says, in English. The games' own words are in their folders.

## Seats

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
none-of-them = none

## Why something is not possible

refusal-legal = This is possible.
refusal-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = This does not answer the question that is open now.

## The log

# $seat: who plays; $action: the label of what is played.
event-only-choice = { $seat } has one choice only: { $action }.
event-replied = { $seat } has chosen.
    .own = { $seat } has chosen: { $action }.
# $entries: how many plays.
event-taken-back =
    { $entries ->
        [one] { $seat } takes back one play.
       *[other] { $seat } takes back { $entries } plays.
    }
event-played-again =
    { $entries ->
        [one] { $seat } plays again one play that was taken back.
       *[other] { $seat } plays again { $entries } plays that were taken back.
    }

## Taking back

undo-nothing = You have nothing to take back.
undo-revealed = This cannot be taken back any more: it has shown something that was hidden.
undo-others-played = This cannot be taken back any more: others have played since.
redo-nothing = There is nothing to play again.

## The end

question-over = The game is over.
note-stopped = stopped before the end

## Options before a game

option-first = Start player
    .help = Who begins; left open, it is drawn by lot.
option-colours = Colours
    .help = The colour of each player, from the first seat on; left open, they follow the order of the list.
option-yes = yes
option-no = no
option-by-luck = drawn by lot
# $option: the label of the option that decides.
option-follows = decided by: { $option }
option-kind-choice = one of
option-kind-choices = any of
option-kind-flag = yes or no
option-kind-number = a number
option-kind-seat = a player, or drawn by lot
option-kind-seats = any of the players
option-kind-per-seat = one for each player, all different
