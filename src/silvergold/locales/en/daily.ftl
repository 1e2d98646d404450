### The deal of the day, and challenges: the same cards for everybody.

## On the home page

daily-title = Daily game
daily-invite = The same cards for everyone, once a day. How many points can you score?
daily-play = Play today’s game
daily-see = See your rank
daily-next = Next game in { $time }
daily-next-label = The next game starts at { $time }.
daily-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
daily-place = Rank { $place } of { $count }
daily-streak = { $count ->
    [one] 1-day streak
   *[other] { $count }-day streak
}

## The page of a day

daily-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] 1 person has finished it.
   *[other] { $count } people have finished it.
}
daily-once = You get one try for the leaderboard, without hints.
daily-clock = A new game starts every day at midnight UTC ({ $time } your time).
daily-until = Finish by { $time } for it to count.
daily-past = This day is over. You can still play its cards, but they won’t count for the leaderboard.
daily-play-past = Play these cards
daily-longest = Longest streak: { $count }
daily-not-counted = This game isn’t on the leaderboard: a bot moved for someone, or it ended too late.
daily-unfinished = You left this game unfinished.
daily-results-later = You’ll see how everyone did after { $time }.
daily-beside = You played these cards outside the leaderboard. This is where you would rank.
daily-on-device = The leaderboard needs a server. Your results and your streak are kept on this device.
daily-everybody = How everyone did
# A picture of all results, for those who cannot see it.
daily-picture = { $count ->
    [1] One result so far: { $middle } points.
   *[other] { $count } results, from { $lowest } to { $highest } points; half of them are { $middle } or more.
}
daily-picture-own = You scored { $points }, more than { $share } of the others.
daily-captain = How the Captain did
daily-captain-more = The Captain scored { $captain } with the same cards: { $points } more than you.
daily-captain-less = The Captain scored { $captain } with the same cards: { $points } fewer than you. Well done!
daily-captain-same = The Captain scored { $captain } with the same cards, exactly like you.
daily-captain-alone = The Captain scored { $captain } with these cards.
daily-captain-busy = The Captain is still playing…
daily-best = Best games
daily-none = Nobody is on the leaderboard yet.
daily-column-place = Rank
daily-column-name = Name
daily-column-points = Points
daily-you = you
daily-replay-of = Replay { $name }’s game
daily-compare = Compare turn by turn
daily-tour = Weekly voyage
daily-tour-about = Your points for the whole week, Monday to Sunday.
daily-tour-none = No points on this day
daily-other-days = Other days

## Sharing a result

daily-share = Share your result
daily-share-copy = Copy
daily-share-copied = Copied
daily-share-label = Your result, without spoilers
daily-share-head = { $title } · { $day }

## Challenges

challenge-title = Challenge
challenge-beat = { $name } scored { $points } points. Can you beat that?
challenge-own = You scored { $points } points. Who can beat that?
challenge-anybody = Anonymous
challenge-deal = You get the same cards and the same bots. Play whenever you like, but only once. Afterwards you can compare the games turn by turn.
challenge-position = You start from the same position ({ $turn }), against the same bots. Play whenever you like, but only once. Afterwards you can compare the games turn by turn.
challenge-play = Accept the challenge
challenge-friend = Challenge a friend
challenge-from-here = Challenge a friend from this position
challenge-friend-about = Your friend gets the same cards and bots, plays whenever they like and can then see your game.
challenge-label = Link to the challenge
challenge-words = I scored { $points } points in { $title }. Can you beat that with the same cards?
challenge-results = Results
challenge-won = You beat { $name } by { $points }!
challenge-lost = { $name } is still ahead by { $points }.
challenge-even = You tied with { $name }!
challenge-alone = Nobody else has finished it yet. Send someone the link.

## Games side by side

compare-title = Side by side
compare-who = Games to compare
compare-turn = Turn
compare-loading = Loading games…
