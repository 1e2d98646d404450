### What only the browser says.

## Home

home-tagline = A sea chart, a pencil, and islands full of treasure.
play-now = Play now
play-now-against = against { $name }
choose-opponents = Choose opponents
rules = Rules
settings = Settings
load-record = Open a saved game
training-title = Find the best move
logbook-title = Logbook
logbook-card-help = Your games, records and badges
games-in-progress = Games in progress
games-further = More games in progress
games-finished = Finished games
resume = Resume
finished-winner = Winner: { $names }
game-won = You won
game-lost = You lost
game-tied = You tied
see-result = Result

replay = Replay
review = Review
against = Against { $names }
back-home = Home
go-back = Back
tutorial = Tutorial
tutorial-new = New here? Learn by playing
tutorial-new-help = A real game, step by step, in five minutes.
tutorial-go-on = Continue the tutorial
tutorial-go-on-help = Pick up where you left off.

## New game

new-game = New game
new-game-title = Who’s sailing with you?
seat-number = Seat { $seat }
seat-you = You
seat-bot = Bot
seat-person = This device
seat-kind = Who sits in seat { $seat }
name-label = Name for seat { $seat }
your-name = Your name
name-default = Player { $seat }
level-label = Level for seat { $seat }
level-strength = { $level }, strength { $strength } of { $of }
memory-aid = Memory aid
memory-aid-help = The round card shows which patterns are still to come. Everyone can see it.
begin-game = Deal the cards

## The table

table-title = { $where } – Silver & Gold
loading = Unrolling the chart…
cut-off = Connection lost. Reconnecting…
went-wrong = Something went wrong.
sound-on = Sound is on
sound-off = Sound is off
leave-table = Leave the table (your game is saved)
player-points = { $name }: { $points }
# A player, and what a click does: "Ana: 12, start player. View Ana’s cards"
chip-label = { $player }. { $look }
ready = ready
waiting-for = Waiting for { $names }…
your-treasures = Your treasures
your-cards = Expedition and score card
treasure-grid = Treasure { $slot }: { $treasure }
treasure-of = { $name }, treasure { $slot }: { $treasure }
empty-slot = There is no treasure here any more
expedition-label = Expedition: { $pattern }
square-pencilled = pencilled
square-open = can be marked
to-mark-pattern = Mark the { $pattern }
to-mark-or-one = or any single square
to-mark-first = Draw it, or choose where it should go. Or mark a single square.
to-mark-one = Mark one square
to-mark-one-chosen = any free square, instead of the { $pattern }
no-fit = The { $pattern } doesn’t fit anywhere
no-fit-one = mark any one square instead
to-mark-bonus = { $count ->
    [one] A cross! Mark one more square
   *[other] Crosses! Mark { $count } more squares
}
to-mark-bonus-help = on either treasure
to-confirm = All set?
to-confirm-help = You can still change it until you confirm.
to-pass = You have no free squares left
to-pass-help = Press “{ pass }” to end your turn.
to-keep = Choose { $kept } treasures to start with
to-keep-help = The others go back. Nobody sees your choice yet.
to-take = Take a new treasure
to-take-name = { $name }, take a new treasure
to-take-help = Choose one from the display, or draw blind from the stack.
take-final = Choose a treasure and it’s yours. You can’t undo this.
turn-it = Rotate
mirror-it = Flip
one-square = Single square
take-back = Undo
done = Done
pass = Pass
keep-these = Keep these { $kept }
# Said when a button is pressed that cannot be used yet.
not-yet-keep = Choose { $kept } treasures first.
not-yet-mark = Mark squares first: the pattern, or any single square.
key-hint = { $label } ({ $key })
display = Display
display-to-come = The display and the stack are laid out once everyone has chosen { $kept } treasures.
stack-label = { $count ->
    [0] The stack is empty
    [one] Stack, one treasure left
   *[other] Stack, { $count } treasures left
}
take-treasure = Take { $treasure }
draw-from-stack = Draw from the stack
look-at-display = View the display and the stack
look-at-players = View { $name }’s cards
look-at-round = View the round card
players = Players
last-turn = Previous turn
last-turn-none = Nothing has happened yet.
round-card = Round card
completed-none = No island completed yet
completed-label = Completed: { $treasures }
to-come = Dark patterns are still to come.
round-card-label = Round { $round } of { $rounds }, turn { $turn } of { $turns }. Cups left: { $cups }.
to-come-label = Still to come: { $patterns }.
score-card-label = { $coins } of { $coin_boxes } coins marked. Cups: { $cups }. Palms: { $palms }.
close = Close
complaint-not-the-pattern = That doesn’t match the pattern
complaint-not-all-of-it = That’s only part of the pattern: draw it in one stroke
complaint-fits-one-way = It only fits here this way round
complaint-not-here = It doesn’t fit there
same-turn = Rotated, the pattern looks the same.
same-mirror = Flipped, the pattern looks the same.
ghost-at = On { $squares }: { $gains }.
ghost-at-plain = On { $squares }.
placed-at = Pencilled on { $squares }: { $gains }.
placed-at-plain = Pencilled on { $squares }.
taken-back = Undone.
undo-done = Undo “{ done }”
done-undone = You can change your move again.
last-round = The last round
what-is-this = What is this?

## Moments at the table, and the settings for them

round-of = Round { $round } of { $rounds }
last-turn-of-all = The last turn
means = { $name }: { $what }
means-coins = { $count ->
    [one] +1 coin
   *[other] +{ $count } coins
}
means-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
means-complete = island complete
means-island = { $name } completes an island: +{ $points }
means-cup = { $name } wins a cup: +{ $points }
means-own-island = You complete an island: +{ $points }
means-own-cup = You win a cup: +{ $points }
means-own-took = You took { $treasure } from the display.
means-own-drew = You drew { $treasure } from the stack.
means-own-pass = You had no free square and passed.
next-event = Next
skip-all = Skip all
server-slow = The server is slow to answer…
setting-pace = Pace
setting-pace-help = How long you see what the others do.
setting-pace-calm = Calm
setting-pace-normal = Normal
setting-pace-brisk = Brisk
setting-pace-tap = Tap to go on
setting-pace-none = No pauses
setting-ambience = Sea
setting-ambience-help = The quiet sound of the sea at the table.
setting-haptics = Vibration
setting-haptics-help = A gentle tap for marks, islands and cups.
key-next = next event

## The curtain

curtain-title = Pass the device to { $name }
curtain-help = Everyone else, look away!
curtain-here = I’m { $name }
# A button: $name has just confirmed an action, and nobody else sits there yet.
curtain-undo = { $name }: { undo-done }

## The end

final-title = Final scores
winner = Winner
rematch = Play again
save-record = Save the game
show-table = View the table
show-count = Back to the scores
stood-in = { $count ->
    [one] A bot made one of the moves.
   *[other] A bot made { $count } of the moves.
}
hints-used = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
stood-in-for-bot = { $count ->
    [one] One move wasn’t ready in time: a simpler bot chose it.
   *[other] { $count } moves weren’t ready in time: a simpler bot chose them.
}
watch-rematch = There’s a rematch: watch it
# The verdict, in large letters, for somebody who played.
verdict-won = You won by { $points }!
verdict-won-tie = You won the tie-break!
verdict-tied = You tied!
verdict-lost = You lost by { $points }.
verdict-lost-tie = You lost the tie-break.
# With three or four players, to those who did not win.
verdict-place = You came { $place ->
    [2] second
    [3] third
   *[other] last
}.
# The same for spectators, and for several people around one screen.
verdict-name-won = { $name } won by { $points }!
verdict-name-won-tie = { $name } won the tie-break!
verdict-name-tied = It’s a tie!
best-new = New best: { $points }
best-kept = Your best: { $points }
# A game that goes on from a position of another one.
played-on = What if?
played-on-about = This game goes on from a position of a finished game ({ $when }). The cards to come are the same as the first time. Someone may know them, so the deal can’t be verified as fair, and the result doesn’t count as your best.
played-on-again = Again from there
played-on-more = { $points ->
    [one] 1 point
   *[other] { $points } points
} more than the first time
played-on-less = { $points ->
    [one] 1 point
   *[other] { $points } points
} fewer than the first time
played-on-same = As many points as the first time
curve-title = Points turn by turn
offer-easier = Try the { $name }
offer-harder = Ready for the { $name }?
skip-count = Skip
more-ways = More
check-deal-help = The proof that nobody chose the order of the cards, not even the server.

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
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-round = To round { $round }
replay-marked = { $name } marked { $count ->
    [one] one square
   *[other] { $count } squares
} on { $treasure }.
replay-bonus = { $name } marked { $count ->
    [one] one more square
   *[other] { $count } more squares
} on { $treasure } for a cross.
replay-left = { $count ->
    [one] one square to go
   *[other] { $count } squares to go
}
replay-points = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
replay-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
replay-load-help = Choose a saved game and watch it move by move.
replay-choose = Choose a file
replay-unreadable = This file is not a Silver & Gold game that can be replayed. { $why }

## Settings

setting-language = Language
setting-sound = Sound
setting-sound-help = Quiet pencil, coin and card sounds.
setting-motion = Animations
setting-motion-system = System
setting-motion-full = Full
setting-motion-reduced = Reduced
setting-theme = Theme
setting-theme-system = System
setting-theme-light = Light
setting-theme-dark = Dark
setting-confirm = Auto-confirm
setting-confirm-help = Finished moves are confirmed without pressing “{ done }”.
setting-hints = Tips
setting-hints-help = Short tips during your first game.
setting-advice = Hints
setting-advice-help = A hint button in games against bots: from a nudge to the best move.
setting-talk = Bot chatter
setting-talk-help = Now and then a bot comments on the game.
setting-contrast = Contrast
setting-contrast-system = System
setting-contrast-standard = Standard
setting-contrast-more = High
setting-text = Text size
setting-text-help = In addition to your browser’s own text size.
setting-text-size = { $size }%
setting-hand = Handedness
setting-hand-help = Which hand holds the phone? The buttons move to that side.
setting-hand-right = Right
setting-hand-left = Left
setting-letters = Keyboard shortcuts
setting-letters-help = R, F, S, D, H and ? work as shortcuts at the table.
on = On
off = Off
keys-title = Keyboard
key-arrows = move the pattern
key-turn = rotate it
key-mirror = flip it
key-single = single square
key-tab = switch treasure
key-enter = mark it
key-back = undo
key-done = done
key-name-arrows = Arrows
key-name-tab = Tab
key-name-enter = Enter
key-name-back = Backspace

## Errors

lost-title = Off the chart
lost-text = There’s nothing here: no island, no table, no game of yours.
lost-game = This game is not on this device. To continue here, choose “{ other-device }” where you have been playing, and open that link.
damaged-game = The saved data of this game is damaged, so the game was set aside. Your other games are not affected.
no-answer = The server isn’t responding. Try again in a moment.

## Tables with friends: before the first card

play-with-friends = Play with friends
join-by-link = Join with a link
paste-link = Paste the link here
follow-link = Join
no-link = That’s not a table link. Make sure you copied all of it.
your-turn = Your turn
against-nobody = Your table
waits-for-players = { $count ->
    [one] Waiting for 1 player
   *[other] Waiting for { $count } players
}
left-unfinished = Ended early

seat-friend = Friend
seat-friend-help = You’ll get a link to share with your friend.
seat-anyone = Anyone
seat-anyone-help = Your table is listed under “{ lobby }”. A link works too.
time-label = Time per turn
time-none = No time limit
time-none-help = Come back whenever you like, even days later.
time-clock-help = If time runs out, a bot makes the move.
time-seconds = { $count } seconds per turn
time-minutes = { $count ->
    [one] 1 minute per turn
   *[other] { $count } minutes per turn
}
time-short-seconds = { $count } s
time-short-minutes = { $count } min
list-table = List under “{ lobby }”
list-table-help = Anyone can find it there and sit down.
open-table = Open the table

room-waiting = Waiting for players
room-full = Everyone is seated
vacant-seat = Empty seat
waits-for-friend = Waiting for a friend
waits-for-anyone = Open to anyone
is-here = Here
is-away = Away
stand-up = Leave seat
send-away = Remove
free-seat = Remove player
fill-seat = Add a bot
in-lobby = Open table
you-watch = You’re watching this table.
begin-waits = { $count ->
    [one] One seat is empty. Invite someone or add a bot.
   *[other] { $count } seats are empty. Invite someone or add bots.
}
begin-anyone = Anyone at the table can start the game.
sat-down = { $name } sat down.
stood-up = { $name } left the table.
came-in = { $name } is here.
went-away = { $name } stepped away.

invite = Invite
invite-help = Anyone with this link can take an empty seat.
invite-words = Come and play Silver & Gold with me:
invitation = Invitation
share-link = Share the link
copy-link = Copy the link
link-copied = Copied
link-only-here = This address only works on this computer. To let other devices join, make the server reachable on your network.
qr-label = { $what } as a QR code
qr-help = or scan this code
watchers = Spectator link
watchers-help = Anyone with this link can watch, but not play. They don’t see hidden cards.
watchers-words = Watch our game of Silver & Gold:
watchers-link = Spectator link
other-device = Continue on another device
other-device-help = Open this link on the other device; you can then play on either one. Don’t share it: anyone who has it can play as you.
other-device-who = Whose seat?
other-device-link = Link for another device

deal-fixed = The shuffle is already locked in:
deal-explain = What is this?
deal-title = A shuffle you can verify
deal-server = Before anyone sat down, the server drew its share of the randomness and published this fingerprint of it. It can no longer change that share.
deal-players = Each player’s browser adds random bytes of its own in the same way: first a fingerprint and then, when the game starts, the bytes themselves. So nobody decides the order of the cards alone, and nobody knows it in advance.
deal-check = After the game, the saved file contains every share, so anyone can redo the shuffle and compare.
deal-limits = This proves that the cards were not swapped. It cannot stop whoever runs the server from looking at them.

invited-by = Invitation from { $names }
invitation-dismiss = Dismiss
join-title = { $names } invited you to play Silver & Gold
join-empty = There’s a seat free for you at Silver & Gold
learn-first = New here? Learn it in five minutes
learn-first-help = Then you come back to this invitation.
your-seat = Your seat
sit-down = Sit down
table-full = This table is full, or the game has already started. To watch, ask a player for the spectator link.
table-gone = This link doesn’t lead to a table. It may be incomplete, or the table may be gone. Ask for the link again.
lost-seat = You no longer have a seat at this table. If one is free, you can rejoin with the invitation link.
try-again = Try again

lobby = Open tables
lobby-empty = No open tables right now.
lobby-count = { $count ->
    [0] No open table
    [one] One open table
   *[other] { $count } open tables
}
no-lobby = This server has no open tables. Ask a friend for a link.
lay-table = Open your own table
own-tables = { $count ->
    [one] Your table
   *[other] Your tables
}
to-the-table = To the table

## Tables with friends: while they play

choosing = choosing
soon = up next
away = away
bot-plays-here = bot playing
bot-plays-for = A bot is playing for { $name }.
bot-plays-for-you = A bot is playing for you.
replaced-here = { $bot } is filling in
bot-replaced = { $name } is still getting ready, so { $bot } moves meanwhile.
plays-again = { $name } has taken over again.
play-again-myself = Take over again
is-gone = { $name } is away.
is-back = { $name } is back.
one-moment = One moment…
comes-back-any-time = They can come back at any time.
wait-for-them = Wait
let-bot-play = Let a bot play
let-bot-play-for = Let a bot play for { $name }
let-bot-play-for-me = Let a bot play for me
let-bot-play-sure = A bot will play for you until you take over again.
# How long somebody who is away still has to come back: on the button, and for those who listen.
in-seconds = in { $count } s
# $count is a multiple of 10.
possible-within = Available within { $count } seconds.
bot-may-play = A bot can now play for { $name }.
restarting = The server is restarting. Back in a moment…
refused-for-now = { $why } Trying again…
you-only-watch = You’re watching. You see every face-up card, but nothing hidden.

time-left = Time left: { $time }
time-is-up = Time is up: the { $bot } moved for you.
seconds-left = { $count ->
    [one] One second left.
   *[other] { $count } seconds left.
}
your-turn-title = ● Your turn
your-turn-body = The table is waiting for you.
setting-notify = Notifications
setting-notify-help = Tells you when it’s your turn and you’re in another tab.
setting-notify-forbidden = Your browser blocks notifications for this page.

chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 new message
   *[other] Chat, { $count } new messages
}
remarks = Messages
nothing-said = No messages yet.
remark = { $name }: { $said }
say-label = Your message
say-something = Write a message
say-it = Send
react = React
mute = Mute
unmute = Unmute
muted = Chat is muted: you won’t see or hear any messages.
reaction-bravo = Bravo!
reaction-thanks = Thanks!
reaction-wow = Wow!
reaction-laugh = Ha ha!
reaction-oh_no = Oh no!
reaction-hurry = Hurry up!

table-menu = At this table
give-up = End the game early
give-up-sure = The game ends once everyone at the table agrees.
give-up-sure-alone = The game ends now, and nobody wins.
give-up-yes = End game
would-stop = { $count ->
    [one] { $names } would like to end the game.
   *[other] { $names } would like to end the game.
}
you-would-stop = You’ve asked to end the game. It ends once everyone agrees.
stops-when-all = The game ends once everyone agrees.
asks-to-stop = someone wants to end the game
stop-too = Agree to end
all-stopped = Everyone agreed to end the game here. Nobody wins.
stopped-alone = You ended the game here. Nobody wins.
come-along = There’s a rematch: join in
to-rematch = To the rematch
you-ask-to-stop = You’ve asked to end the game.
play-on = Keep playing

check-deal = Check the shuffle
commitment-changed = Warning: the server is now showing a different fingerprint than at first. The shuffle was not locked in and may have been changed.
deal-holds = The shuffle checks out.
deal-fails = The shuffle does not match what was promised.
finding-seed-holds = The server’s share matches the fingerprint in the saved game.
finding-seed-fails = The server’s share does not match its fingerprint.
finding-bytes-holds = The browsers’ shares match their fingerprints.
finding-bytes-fails = The share recorded for one browser does not match its fingerprint.
finding-cards-holds = These shares produce exactly the cards that were played.
finding-cards-fails = These shares produce different cards from the ones that were played.
finding-seen-holds = It is the fingerprint that this browser was shown before the game.
finding-seen-late = It is the fingerprint that this browser was shown, but only after the game had started.
finding-seen-fails = This browser was shown a different fingerprint.
finding-seen-unknown = This browser did not keep the fingerprint that it was shown.
finding-own-holds = This browser’s share is included.
finding-own-fails = This browser’s share is not included: it arrived too late or was left out.
finding-own-unknown = This browser did not add a share of its own.
deal-silent = No share from { $names }. Bots never add one, and neither does anyone who joins too late.
deal-page = This check runs on a page from the same server: if the server lies, the page can lie too.
deal-offline = To check independently, save the game and run the single-file program verify_deal.py on it:

## The edition without a server

engine-loading = Loading the game
engine-failed = The game could not be loaded. Are you online?
engine-broken = The game can’t run in this browser: { $why }
play-here = Play on this device
play-here-help = Against bots or around one screen. Finished games go to the server when it’s back.
needs-server-why = This copy of the game has no server: you play on your device, against bots or around one screen. To play with friends by link, enter the address of a game server.
needs-server-address = Address of the server
needs-server-go = Go there
needs-server-wrong = That is not a web address.
needs-server-else = No server yet? One of you can start one on a laptop with a single command.
games-here = Games on this device
games-here-help = Your games are kept in this browser only. Export them to have a copy, or to import them on another device.
setting-alone = Play alone on this device
setting-alone-help = Once the game is on this device, bots don’t need a server.
setting-alone-auto = Automatic
to-server = Move this game to the server
games-elsewhere = Games from other devices
games-elsewhere-help = Import the games of another device: choose the file you exported there.
games-export = Export all games
games-import = Import games
games-imported = { $added ->
    [0] You already have all of these games.
    [one] One game was added.
   *[other] { $added } games were added.
}
