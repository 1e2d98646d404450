### Why something is refused, in a whole sentence each.
###
### The English is that of the programs (core/illegal.py, records/flaws.py, server/refusals.py).

## Against the rules

refusal-no-seat = The seats at this table are 0 to { $last }.
refusal-over = The game is over.
refusal-kept = Two treasures are kept already, and others are still choosing.
refusal-marked = The mark is made already, and others are still marking.
refusal-others-first = Others take their treasures first.
refusal-others-take = Only others take a treasure now.
refusal-keep-two = Two treasures have to be kept.
refusal-not-dealt = This seat was dealt { $hand }, not { $treasures }.
refusal-dealt-order = They are named in the order in which they were dealt: { $treasures }.
refusal-mark = The pattern { $pattern } or one square has to be marked.
refusal-no-pattern = That is neither the pattern { $pattern } nor a single square.
refusal-no-treasure = There is no treasure in that slot.
refusal-sea = { $count ->
    [one] { $squares } is sea.
   *[other] { $squares } are sea.
}
refusal-not-free = { $count ->
    [one] { $squares } is marked already.
   *[other] { $squares } are marked already.
}
refusal-bonus = A cross has to be followed by one more square.
refusal-bonus-one = A cross earns exactly one square.
refusal-no-cross = No cross has earned one more square.
refusal-free-square = There is a free square, and one has to be marked.
refusal-none-free = There is no free square, so this turn has to be passed.
refusal-take = A treasure has to be taken.
refusal-not-displayed = { $treasure } is not on the display.
refusal-stack-empty = The stack is empty.

## Coming to a table

refusal-no-game = There is no such game here.
refusal-broken-key = This link is not whole: copy all of it, up to its last letter.
refusal-no-key = That is no key.
refusal-no-lobby = This host has no lobby.
refusal-seat-taken = That seat is taken.
refusal-all-taken = Every seat is taken.
refusal-seat-lost = You have no seat here any more.
refusal-not-your-seat = That is not your seat.
refusal-no-such-seat = There is no seat { $seat } at this table.

## Making a table

refusal-players = { $count ->
    [one] One player cannot play: it takes 2 to 4.
   *[other] { $count } players cannot play: it takes 2 to 4.
}
refusal-nobody-here = Somebody has to play: no seat is a person's who is here.
refusal-bot-waits = A bot's seat does not wait for anybody.
refusal-no-bot = There is no such bot.
refusal-no-rematch = A rematch is for those who played, when the game is over.
refusal-no-rematch-of-tutorial = The tutorial has no rematch: begin it again.

## Before the game

refusal-begun = The game has begun already.
refusal-not-begun = The game has not begun.
refusal-seat-vacant = Somebody is missing: a seat is vacant.
refusal-not-called = The game is not called yet.
refusal-other-bytes = You have committed yourself to other bytes.
refusal-wrong-bytes = These are not the bytes that you committed yourself to.

## In the game

refusal-no-move = That is no move.
refusal-made-already = This move was made already, and stands.
refusal-too-early = That move comes later.
refusal-incomplete = The move is not complete yet.
refusal-more-than-one = That is more than one move.
refusal-stand-in = A bot plays for you: play again yourself first.
refusal-is-here = { $name } is here.
refusal-may-come-back = { $count ->
    [one] { $name } has 1 more second to come back.
   *[other] { $name } has { $count } more seconds to come back.
}
refusal-not-over = The game is not over, so its record is not open yet.

## Talk

refusal-says-nothing = That says nothing.
refusal-said-before = Something else was said in its place.
refusal-left-out = Something was left out before that.
refusal-enough-talk = That is enough talk for one game.
refusal-talks-fast = That was much at once.

## What comes over the line, and what is stored

refusal-unreadable = That cannot be understood.
refusal-too-long = That is longer than { $size } KiB.
refusal-other-site = This was asked by a page of another site.
refusal-cut-off = The line was cut before all was said.
refusal-nothing-here = There is nothing at this address.
refusal-other-way = This address is to be asked in another way.
refusal-too-much = That is too much at once: try again in a while.
refusal-not-stored = Games cannot be stored or read now.
refusal-damaged = What is stored of this game was changed.

## What is wrong with a record

refusal-no-record = It is not the record of a game.
refusal-other-record = It is the record of a game that is not known here.
refusal-record-parts = Something in it is missing, or is not what it should be.
refusal-record-names = It does not have as many names as players.
refusal-record-cards = Its cards are not those of its game.
refusal-record-move = Move { $move } is not possible.
refusal-record-result = Its result is not what its moves lead to.
