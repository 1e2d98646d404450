### The deal of the day, and challenges: the same cards for everybody.

## On the home page

daily-title = Deal of the day
daily-invite = The same cards for everyone, once a day. How many points can you make of them?
daily-play = Play today’s deal
daily-see = See your place
daily-next = Next deal in { $time }
daily-next-label = The next deal comes at { $time }.
daily-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
daily-place = Place { $place } of { $count }
daily-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}

## The page of a day

daily-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] 1 person has finished it.
   *[other] { $count } people have finished it.
}
daily-once = You play it once for the table of the day: without hints, and without a second try.
daily-clock = A new deal comes every day at midnight UTC, which is { $time } for you.
daily-until = Finish it by { $time }, and it counts.
daily-past = This day is over. You can still play its cards, but not for its table.
daily-play-past = Play these cards
daily-longest = Longest: { $count }
daily-not-counted = This game is not in the table: a bot acted for somebody, or it ended too late.
daily-unfinished = You left this game unfinished.
daily-beside = You played this deal outside the table. This is where you would be.
daily-on-device = The table of all players needs a server. Your results and your streak are kept on this device.
daily-everybody = How everybody did
# A picture of all results, for those who cannot see it.
daily-picture = { $count ->
    [1] One result so far: { $middle } points.
   *[other] { $count } results, from { $lowest } to { $highest } points; half of them have at least { $middle }.
}
daily-picture-own = You have { $points } points, more than { $share } of the others.
daily-captain = What the captain made of it
daily-captain-more = The captain made { $captain } of the same cards: { $points } more than you.
daily-captain-less = The captain made { $captain } of the same cards: { $points } less than you. Well done!
daily-captain-same = The captain made { $captain } of the same cards, as many as you.
daily-captain-alone = The captain made { $captain } of these cards.
daily-captain-busy = The captain is still playing …
daily-best = The best games
daily-none = Nobody is in the table yet.
daily-column-place = Place
daily-column-name = Name
daily-column-points = Points
daily-you = you
daily-replay-of = Replay the game of { $name }
daily-compare = Compare turn by turn
daily-tour = The tour of the week
daily-tour-about = The points of the whole week together, from Monday to Sunday.
daily-tour-none = No points on this day
daily-other-days = Other days

## Sharing a result

daily-share = Share your result
daily-share-copy = Copy
daily-share-copied = Copied
daily-share-label = What you share: it gives nothing away
daily-share-head = { $title } · { $day }

## Challenges

challenge-title = A challenge
challenge-beat = { $name } made { $points } points. Can you beat that?
challenge-own = You made { $points } points. Who can beat that?
challenge-anybody = Somebody
challenge-deal = You get the same cards and play against the same bots, whenever you like, once. Then you compare turn by turn.
challenge-position = You begin in the same position ({ $turn }) and play against the same bots, whenever you like, once. Then you compare turn by turn.
challenge-play = Take up the challenge
challenge-friend = Challenge a friend
challenge-from-here = Challenge a friend from this position
challenge-friend-about = Your friend gets the same cards and the same bots, plays whenever they like, and sees your game afterwards.
challenge-label = Link to the challenge
challenge-words = I made { $points } points in { $title }. Can you beat that with the same cards?
challenge-results = Results
challenge-won = You beat { $name } by { $points }!
challenge-lost = { $name } is still ahead by { $points }.
challenge-even = As many points as { $name }!
challenge-alone = Nobody else has finished it yet. Send the link to somebody.

## Games side by side

compare-title = Side by side
compare-who = Whose games
compare-turn = Turn
compare-loading = Loading the games …
