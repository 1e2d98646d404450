### What only the browser says.

## Home

home-tagline = A sea chart, a pencil, and islands full of treasure.
play-now = Play now
play-now-against = against { $name }
choose-opponents = Choose opponents
rules = Rules
settings = Settings
load-record = Load a record
games-in-progress = Games in progress
games-finished = Finished games
resume = Resume
finished-winner = Winner: { $names }

replay = Replay
against = Against { $names }
back-home = Home
go-back = Back
language-english = English

## New game

new-game = New game
new-game-title = Who sails with you?
seat-number = Seat { $seat }
seat-you = You
seat-bot = Bot
seat-person = At this device
seat-empty = Empty
seat-kind = Who sits in seat { $seat }
name-label = Name of seat { $seat }
your-name = Your name
name-mine = You
name-default = Player { $seat }
level-label = Level of seat { $seat }
level-strength = , strength { $strength } of { $of }
memory-aid = Memory aid
memory-aid-help = The round card shows which patterns are still to come. Everybody sees it.
begin-game = Deal the cards
need-two = It takes two to four players.

## The table

table-title = { $where } – Silver & Gold
loading = Unrolling the chart…
cut-off = The line to the table is cut. Trying again…
went-wrong = Something went wrong.
sound-on = Sound is on
sound-off = Sound is off
leave-table = Leave the table; the game is kept
player-points = { $name }: { $points }
ready = ready
thinking = still marking
waiting-for = Waiting for { $names }…
your-treasures = Your treasures
treasure-grid = Treasure { $slot }: { $treasure }
treasure-of = { $name }, treasure { $slot }: { $treasure }
empty-slot = No treasure here any more
expedition-label = Expedition: { $pattern }
square-pencilled = pencilled
square-open = can be marked
to-mark-pattern = Mark the { $pattern }
to-mark-or-one = or one single square
to-mark-first = Draw it, or tap where it goes; or mark one square.
to-mark-one = Mark one square
to-mark-one-chosen = any free one, instead of the { $pattern }
no-fit = The { $pattern } fits nowhere
no-fit-one = so mark one square
to-mark-bonus = { $count ->
    [one] A cross! Mark one more square
   *[other] Crosses! Mark { $count } more squares
}
to-mark-bonus-help = on either treasure
to-confirm = All set?
to-confirm-help = Done confirms it; until then you can change it.
to-pass = You have no free square
to-pass-help = Done passes this turn.
to-keep = Keep two of these four
to-keep-help = Nobody sees your choice yet.
to-take = Take a new treasure
to-take-name = { $name }, take a new treasure
to-take-help = From the display, or the top of the stack unseen.
turn-it = Turn
mirror-it = Mirror
one-square = One square
take-back = Take back
done = Done
pass = Pass
keep-these = Keep these two
key-hint = { $label } ({ $key })
display = Display
stack-label = { $count ->
    [0] The stack is empty
    [one] Stack, one treasure left
   *[other] Stack, { $count } treasures left
}
take-treasure = Take { $treasure }
draw-from-stack = Draw from the stack
look-at-display = Look at the display and the stack
look-at-players = Look at { $name }
look-at-round = Look at the round card
players = Players
last-turn = Last turn
last-turn-none = Nothing has happened yet.
round-card = Round card
completed-none = No island completed yet
completed-label = Completed: { $treasures }
to-come = Patterns still to come are dark.
round-card-label = Round { $round } of 4, turn { $turn } of 7. Cups left: { $cups }.
to-come-label = Still to come: { $patterns }.
score-card-label = { $coins } of 12 coins marked. Cups: { $cups }. Palms: { $palms }.
close = Close
complaint-not-the-pattern = That line cannot become the pattern
complaint-not-all-of-it = Not the whole pattern yet: draw it in one go
complaint-fits-one-way = It fits here only this way
complaint-not-here = It does not fit there
ghost-at = On { $squares }: { $gains }.
ghost-at-plain = On { $squares }.
placed-at = Pencilled on { $squares }. { $gains }
taken-back = Taken back.
refused = That was not possible: { $why }
round-begins = Round { $round }
last-round = The last round

## The curtain

curtain-title = Hand over to { $name }
curtain-help = Everybody else looks away.
curtain-here = I am here, { $name }

## The end

final-title = The final count
winner = Winner
rematch = Play again
save-record = Save the record
show-table = Look at the table
show-count = Back to the count

## Replay

replay-title = Replay
replay-start = The cards are dealt.
replay-move = Move { $move } of { $moves }
replay-slider = Move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-previous = Previous move
replay-first = To the beginning
replay-last = To the end
replay-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
replay-load-help = Choose a saved game, and watch it move by move.
replay-choose = Choose a file
replay-unreadable = This file is no Silver & Gold record that can be shown ({ $why }).

## Settings

setting-language = Language
setting-sound = Sound
setting-sound-help = Quiet pencil, coin and card sounds.
setting-motion = Motion
setting-motion-system = As the system
setting-motion-full = Full
setting-motion-reduced = Reduced
setting-theme = Light or dark
setting-theme-system = As the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-confirm = Confirm by itself
setting-confirm-help = A finished move is confirmed without Done.
on = On
off = Off
keys-title = Keys
key-arrows = move the pattern
key-turn = turn it
key-mirror = mirror it
key-single = one square
key-tab = other treasure
key-enter = mark it
key-back = take back
key-done = done
key-name-arrows = Arrows
key-name-tab = Tab
key-name-enter = Enter
key-name-back = Backspace

## Rules

rules-title = How to play
rules-intro = Two to four players fill islands with pencil crosses. Whoever has the most points after four rounds of seven turns wins.
rules-aim-title = Islands are worth their size
rules-aim = Four colours, four sizes. A treasure counts only when every square of it is marked.
rules-turn-title = One expedition for everybody
rules-turn = Each turn an expedition is revealed. All players at once mark its pattern on one of their two treasures, turned and mirrored as they like; or they mark one single square instead.
rules-bonus-title = What the squares bring
rules-cross = A cross: mark one more square at once, on either treasure. Another cross there goes on.
rules-coin = A coin: mark the next coin on your score card. A full row of four wins the highest cup left: 6, then 5, 4, 3, 2, 1.
rules-palm = A palm: one point, and one more for each palm on the open display right now. Only the first four palms count.
rules-settle-title = Settling
rules-settle = From the start player clockwise, full rows win their cups, completed islands are laid aside, and for each one a new treasure is taken: from the display of four, or unseen from the stack. Then the start player moves on.
rules-seal-title = Seals
rules-seal = A seal on a completed treasure gives its points for each completed treasure of the seal's colour: 2 for purple and orange, 1 for green and grey.
rules-round-title = Seven of eight
rules-round = Of the eight expeditions a round uses seven, so one stays hidden. Remembering which ones have been is part of the game.
rules-end-title = The end
rules-end = Treasures, seals, coins, cups and palms are added up. A tie goes to whoever has more completed grey treasures, then green, then orange, then purple.
rules-mark-title = Three ways to mark
rules-mark = Draw the pattern over the squares with finger or mouse. Or point where it is to lie, turn and mirror it, and tap. Or use the keys.

## Errors

lost-title = Off the chart
lost-text = There is nothing here: no island, no table, no game of yours.
lost-game = This game is not on this device.
damaged-game = This game was damaged where it is kept, and was put aside. Your other games go on.
