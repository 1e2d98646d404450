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
games-further = More games in progress
games-finished = Finished games
resume = Resume
finished-winner = Winner: { $names }

replay = Replay
against = Against { $names }
back-home = Home
go-back = Back
tutorial = Tutorial
tutorial-new = New here? Learn it by playing
tutorial-new-help = A real game, step by step: five minutes.
tutorial-go-on = Go on with the tutorial
tutorial-go-on-help = It waits where you left it.

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
name-default = Player { $seat }
level-label = Level of seat { $seat }
level-strength = , strength { $strength } of { $of }
memory-aid = Memory aid
memory-aid-help = The round card shows which patterns are still to come. Everybody sees it.
begin-game = Deal the cards

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
waiting-for = Waiting for { $names }…
your-treasures = Your treasures
your-cards = Expedition and score card
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
to-confirm-help = Until you confirm it, you can change it.
to-pass = You have no free square
to-pass-help = Pass ends this turn for you.
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
display-to-come = The display and the stack are laid out once everyone has chosen two treasures.
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
round-begins = Round { $round }
last-round = The last round
what-is-this = What is this?

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
stood-in = { $count ->
    [one] A bot made one of the moves.
   *[other] A bot made { $count } of the moves.
}
stood-in-for-bot = { $count ->
    [one] Another bot made one of the moves.
   *[other] Another bot made { $count } of the moves.
}
watch-rematch = A rematch is set up: watch it

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
replay-unreadable = This file is no Silver & Gold record that can be shown. { $why }

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
setting-hints = Hints
setting-hints-help = Short hints at the table, until the first game is over.
setting-contrast = Contrast
setting-contrast-system = As the system
setting-contrast-standard = Standard
setting-contrast-more = More
setting-text = Text size
setting-text-help = On top of the size that your browser is set to.
setting-text-size = { $size }%
setting-hand = Hand
setting-hand-help = The hand that holds the phone: the buttons lie on its side.
setting-hand-right = Right
setting-hand-left = Left
setting-letters = Letter keys
setting-letters-help = R, F, S, D and ? act on the table at once.
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

## Errors

lost-title = Off the chart
lost-text = There is nothing here: no island, no table, no game of yours.
lost-game = This game is not on this device. To go on here, open the link for another device where you play.
damaged-game = This game was damaged where it is kept, and was put aside. Your other games go on.
no-answer = The server does not answer. Try again in a while.

## Tables with friends: before the first card

play-with-friends = Play with friends
join-by-link = Join by link
paste-link = Paste it here
follow-link = Go there
no-link = This is no link to a table. Copy the whole of it, up to its last letter.
your-turn = Your turn
against-nobody = Your table
waits-for-players = { $count ->
    [one] Waits for one player
   *[other] Waits for { $count } players
}
left-unfinished = Left unfinished

seat-friend = Friend
seat-friend-help = You get a link to send, and wait together at the table.
seat-anyone = Anyone
seat-anyone-help = The table is shown in the lobby. A link works too.
time-label = Time for a turn
time-none = No hurry
time-none-help = Come back whenever you like, even days later.
time-clock-help = When the time is over, a bot makes that move.
time-seconds = { $count } seconds a turn
time-minutes = { $count ->
    [one] 1 minute a turn
   *[other] { $count } minutes a turn
}
time-short-seconds = { $count } s
time-short-minutes = { $count } min
list-table = Show among the open tables
list-table-help = Anyone can find it there and sit down.
open-table = Open the table

room-waiting = Waiting for players
room-full = Everybody is seated
vacant-seat = Vacant
waits-for-friend = Waits for a friend
waits-for-anyone = Waits for anyone
is-here = Here
is-away = Away
stand-up = Stand up
send-away = Send away
free-seat = Free the seat
fill-seat = Take a bot
in-lobby = In the lobby
you-watch = You are here to watch.
begin-waits = { $count ->
    [one] One seat is vacant: invite somebody, or take a bot.
   *[other] { $count } seats are vacant: invite somebody, or take bots.
}
begin-anyone = Anyone at the table can begin.
sat-down = { $name } sits down.
stood-up = { $name } stands up.
came-in = { $name } is here.
went-away = { $name } has gone away for now.

invite = Invite
invite-help = Whoever has this link can take a vacant seat.
invite-words = Come and play Silver & Gold with me:
invitation = Invitation
share-link = Send the link
copy-link = Copy the link
link-copied = Copied
link-only-here = This address works on this computer only. For other devices, the game has to be started so that the network can reach it.
qr-label = { $what } as a QR code
qr-help = or scan this
watchers = Link for watchers
watchers-help = Whoever has this link can watch, and sees no hidden card. It gives no seat.
watchers-words = Watch our game of Silver & Gold:
watchers-link = Link for watchers
other-device = Continue on another device
other-device-help = Open this link there: your seat is yours on both. Keep it to yourself, for whoever has it can play for you.
other-device-who = Whose seat?
other-device-link = Link for another device

deal-fixed = The deal is fixed already:
deal-explain = What is this?
deal-title = A deal that can be checked
deal-server = Before anybody sat down, the server drew its part of the shuffle and published this fingerprint of it. It cannot change its part any more.
deal-players = Each browser at the table adds random bytes of its own, in the same way: first the fingerprint, then, when the game is called, the bytes. So nobody alone decides how the cards lie, and nobody knows it beforehand.
deal-check = After the game its record holds all the parts. Anybody can then make the same deal from them, and compare.
deal-limits = This proves that the cards were not changed. It does not keep whoever runs the server from looking at them.

join-title = { $names } would like to play with you
join-empty = A seat is free for you
your-seat = Your seat
sit-down = Sit down
table-full = Every seat at this table is taken, or the game has begun. If you would like to watch, ask the players for the link for watchers.
table-gone = This link leads to no table. It may not be whole, or the table is not there any more: ask for the link again.
lost-seat = You have no seat at this table any more. With the invitation you can sit down again, if one is vacant.
try-again = Try again

lobby = Open tables
lobby-empty = No table waits for anyone right now.
lobby-count = { $count ->
    [0] No open table
    [one] One open table
   *[other] { $count } open tables
}
no-lobby = This host has no open tables. Ask a friend for a link.
lay-table = Open a table of your own

## Tables with friends: while they play

choosing = choosing
soon = next in line
away = away
bot-plays-here = a bot plays
bot-plays-for = A bot plays for { $name }.
bot-plays-for-you = A bot plays for you.
replaced-here = { $bot } plays for now
bot-replaced = { $bot } plays for { $name } for now.
plays-again = { $name } plays again.
play-again-myself = Play again yourself
is-gone = { $name } is away.
is-back = { $name } is back.
one-moment = One moment…
comes-back-any-time = They can come back at any time.
wait-for-them = Wait
let-bot-play = Let a bot play
let-bot-play-for = Let a bot play for { $name }
let-bot-play-for-me = Let a bot play for me
let-bot-play-sure = A bot makes the moves until you play again yourself.
# How long somebody who is away still has to come back: on the button, and for those who listen.
in-seconds = in { $count } s
# $count is a multiple of 10.
possible-within = Possible within { $count } seconds.
bot-may-play = A bot may play for { $name } now.
restarting = The table is being set up again. Back in a moment…
refused-for-now = { $why } Trying again…
you-only-watch = You are watching: every open card, no hidden one.

time-left = Time left: { $time }
seconds-left = { $count ->
    [one] One second left.
   *[other] { $count } seconds left.
}
your-turn-title = ● Your turn
your-turn-body = The table waits for you.
setting-notify = Notifications
setting-notify-help = Tells you of your turn while you look elsewhere.
setting-notify-forbidden = This browser does not allow it for this page.

chat = Chat
chat-unread = Chat, { $count } new
remarks = What was said
nothing-said = Nothing was said yet.
remark = { $name }: { $said }
say-label = Something to say
say-something = Say something
say-it = Say it
react = React
mute = Mute
unmute = Unmute
muted = The chat is muted: you see and hear nothing of it.
reaction-bravo = Bravo!
reaction-thanks = Thanks!
reaction-wow = Wow!
reaction-laugh = Ha ha!
reaction-oh_no = Oh no!
reaction-hurry = Hurry up!

table-menu = At this table
give-up = Leave the game unfinished
give-up-sure = The game ends when everybody at the table agrees.
give-up-sure-alone = The game ends here, and nobody wins.
give-up-yes = End it
would-stop = { $count ->
    [one] { $names } would like to stop here.
   *[other] { $names } would like to stop here.
}
you-would-stop = You would stop here: the game ends when all agree.
stops-when-all = The game ends when all agree.
asks-to-stop = somebody would like to stop
stop-too = Stop, too
all-stopped = Everybody agreed to stop here. Nobody wins.
stopped-alone = You left the game here. Nobody wins.
come-along = A rematch is set up: come along
you-ask-to-stop = You would like to stop here.
play-on = Play on after all

check-deal = Check the deal
commitment-changed = The server shows another fingerprint now than at first. This deal was not fixed.
deal-holds = The deal is what it was said to be.
deal-fails = The deal is not what it was said to be.
finding-seed-holds = The server's part is the one whose fingerprint is in the record.
finding-seed-fails = The server's part does not fit its fingerprint.
finding-bytes-holds = What the browsers added fits their fingerprints.
finding-bytes-fails = What a browser is said to have added does not fit its fingerprint.
finding-cards-holds = From these parts follow exactly the cards that were played.
finding-cards-fails = From these parts other cards follow than were played.
finding-seen-holds = It is the fingerprint that this browser was shown before the game.
finding-seen-late = It is the fingerprint that this browser was shown, but only once the game had begun.
finding-seen-fails = This browser was shown another fingerprint.
finding-seen-unknown = This browser did not keep the fingerprint that it was shown.
finding-own-holds = What this browser added is among the parts.
finding-own-fails = What this browser added is not among the parts: it came too late, or was left out.
finding-own-unknown = This browser added nothing of its own.
deal-silent = Nothing was added by { $names }: bots never do, and who comes too late does not either.
deal-page = This page comes from the same server: if the page lies, its check proves nothing.
deal-offline = To check it by other means, save the record, and run the one-file program verify_deal.py on it:
