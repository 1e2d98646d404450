### Why something is refused, in a whole sentence each.
###
### Programs are told the same in other words: core/illegal.py, records/flaws.py, server/table/refusals.py.

## Against the rules

refusal-no-seat = This table has seats 0 to { $last }.
refusal-over = The game is over.
refusal-kept = You have already kept { $kept } treasures. Others are still choosing.
refusal-marked = You have already marked. Others are still marking.
refusal-others-first = Others take their treasures before you.
refusal-others-take = It’s not your turn to take a treasure.
refusal-keep-two = You have to keep { $kept } treasures.
refusal-not-dealt = You were dealt { $hand }, not { $treasures }.
refusal-dealt-order = Name them in the order in which they were dealt: { $treasures }.
refusal-mark = Mark the pattern ({ $pattern }) or one square.
refusal-no-pattern = That is neither the pattern ({ $pattern }) nor a single square.
refusal-no-treasure = There is no treasure in that place.
refusal-sea = { $count ->
    [one] { $squares } is sea.
   *[other] { $squares } are sea.
}
refusal-not-free = { $count ->
    [one] { $squares } is already marked.
   *[other] { $squares } are already marked.
}
refusal-bonus = After a cross you have to mark one more square.
refusal-bonus-one = A cross gives you exactly one more square.
refusal-no-cross = You have not marked a cross, so there is no extra square.
refusal-free-square = You still have a free square, so you have to mark one.
refusal-none-free = You have no free square, so you have to pass.
refusal-take = You have to take a treasure.
refusal-not-displayed = { $treasure } is not on the display.
refusal-stack-empty = The stack is empty.

## Coming to a table

refusal-no-game = There is no such game here.
refusal-broken-key = This link is incomplete. Make sure you copied all of it.
refusal-no-key = That is not a valid key.
refusal-no-lobby = This server has no open tables.
refusal-needs-server = You need a server to play with others by link.
refusal-seat-taken = That seat is taken.
refusal-all-taken = Every seat is taken.
refusal-seat-lost = You no longer have a seat here.
refusal-not-your-seat = That is not your seat.
refusal-no-such-seat = There is no seat { $seat } at this table.

## Making a table

refusal-players = { $count ->
    [one] One player is not enough: it takes { $fewest_players } to { $most_players }.
   *[other] { $count } players cannot play: it takes { $fewest_players } to { $most_players }.
}
refusal-nobody-here = At least one seat has to be for somebody who is here.
refusal-bot-waits = A bot’s seat cannot be kept for somebody else.
refusal-no-bot = There is no such bot.
refusal-no-rematch = Only those who played can start a rematch, once the game is over.
refusal-position-unfinished = You can only play on from a position in a finished game.
refusal-position-over = The game is over at this position.
refusal-position-seats = That game had { $players } players. Each seat is for a person here or for a bot.
refusal-no-rematch-of-tutorial = The tutorial has no rematch. Start it again instead.

## The deal of the day, and challenges

refusal-no-day = There’s no daily game for that day.
refusal-day-to-come = That day hasn’t begun yet. Its cards are revealed at midnight UTC.
refusal-day-unfinished = Finish your own game of that day first.
refusal-day-open = Others are still playing these cards. You can see this game once the day is over.
refusal-one-attempt = You’ve already played these cards. Everyone gets one try.
refusal-play-yourself = Nobody can play these cards for you. Come back whenever you like.
refusal-challenge-unfinished = Finish your own game in this challenge first.
refusal-no-hint-in-contest = Everyone plays these cards without hints.

## Before the game

refusal-begun = The game has already started.
refusal-not-begun = The game has not started yet.
refusal-seat-vacant = A seat is still empty.
refusal-not-called = The game has not been started yet.
refusal-other-bytes = You have already committed to other bytes.
refusal-wrong-bytes = These are not the bytes you committed to.

## In the game

refusal-no-move = That is not a move.
refusal-made-already = This move has already been made and cannot be changed.
refusal-revealed = The others have shown their moves: it is too late to take yours back.
refusal-too-early = It is too early for that move.
refusal-incomplete = The move is not complete yet.
refusal-more-than-one = That is more than one move.
refusal-stand-in = A bot is playing for you. Take over again first.
refusal-is-here = { $name } is here.
refusal-may-come-back = { $count ->
    [one] { $name } has 1 more second to come back.
   *[other] { $name } has { $count } more seconds to come back.
}
refusal-not-over = The game is not over yet, so it cannot be saved.
refusal-unfinished = Only games that were played to the end can be reviewed.
refusal-no-hint = Hints are only given in games against bots, when it’s your turn.
refusal-no-position = There’s nothing to practise at that move.
refusal-no-judge = Reviews are being prepared. Try again in a minute or two.
refusal-review-failed = The review failed. Try again.

## Talk

refusal-says-nothing = The message is empty.
refusal-said-before = A different message with that number was already sent.
refusal-left-out = An earlier message is missing.
refusal-enough-talk = You have reached the chat limit for this game.
refusal-talks-fast = You are sending messages too quickly.

## Requests and storage

refusal-unreadable = That message could not be understood.
refusal-too-long = That is longer than { $size } KiB.
refusal-other-site = This request came from another website.
refusal-cut-off = The connection was lost before everything had arrived.
refusal-nothing-here = There is nothing at this address.
refusal-other-way = This address does not accept that kind of request.
refusal-too-much = Too many requests. Try again in a moment.
refusal-not-stored = Games cannot be saved or loaded right now.
refusal-damaged = The saved data of this game has been changed.
refusal-no-export = This file is not a complete export of games.

## What is wrong with a record

refusal-no-record = It is not a saved game.
refusal-other-record = It was saved by a game that is not known here.
refusal-record-parts = Something in it is missing or wrong.
refusal-record-names = It does not have the same number of names as players.
refusal-record-cards = Its cards do not belong to this game.
refusal-record-move = Move { $move } is not possible.
refusal-record-result = Its result does not follow from its moves.

refusal-link-used = This link has already been used, or is too old. Make a new one on your other device.
refusal-no-boards = This server has no leaderboards.
refusal-no-name = Enter a name first.
refusal-needs-name = A tournament needs a name.
refusal-tournament-begun = This tournament has already begun.
refusal-tournament-full = A tournament can have { $count } players at most.
refusal-tournament-alone = It takes at least two players to start a tournament.
refusal-not-your-tournament = Only the person who created this tournament can do that.
