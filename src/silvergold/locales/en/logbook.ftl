### The log book, ratings and leaderboards.

logbook-none = No finished games yet. Play one to its end, and your log book begins.
logbook-games = { $count ->
    [one] game
   *[other] games
}
logbook-won = won ({ $share })
logbook-best = best score
logbook-mean = average score
logbook-days = { $longest ->
    [one] days in a row (longest: 1 day)
   *[other] days in a row (longest: { $longest } days)
}
logbook-wins = wins in a row (longest: { $longest })
logbook-over-time = Your score over time
logbook-until = Games until
logbook-by-level = Against the levels
logbook-by-players = By number of players
logbook-players = { $count } players
logbook-col-games = Games
logbook-col-ahead = Ahead
logbook-col-won = Won
logbook-col-mean = Average
logbook-col-best = Best
logbook-favourites = What you collect
logbook-colours = Completed treasures
logbook-seals = Seals on them
logbook-cups = Cups
logbook-colour = { $colour ->
    [purple] purple
    [orange] orange
    [green] green
   *[grey] grey
}
logbook-cup = cup worth { $points }
logbook-best-games = Your best games
logbook-shared = { $count ->
    [one] One game of several people on this screen is not counted.
   *[other] { $count } games of several people on this screen are not counted.
}
logbook-missing = { $count ->
    [one] One older game is still being read …
   *[other] { $count } older games are still being read …
}

## Emblems

logbook-emblems = Emblems
logbook-progress = { $done } of { $all }
logbook-not-yet = not yet
emblem-voyage = Maiden voyage
emblem-voyage-help = Play a game to its end.
emblem-victory = First win
emblem-victory-help = Win a game.
emblem-cup = Golden cup
emblem-cup-help = Win the cup worth { $highest_cup }.
emblem-colours = All colours
emblem-colours-help = Complete a treasure of every colour in one game.
emblem-nine = Nine islands
emblem-nine-help = Complete nine treasures in one game.
emblem-tidy = No loose ends
emblem-tidy-help = End a game without a half-marked treasure.
emblem-palms = Palm grove
emblem-palms-help = Get 12 points from palms in one game.
emblem-seals = Sealed
emblem-seals-help = Get 12 points from seals in one game.
emblem-points-120 = 120 points
emblem-points-120-help = Score 120 in one game.
emblem-points-130 = 130 points
emblem-points-130-help = Score 130 in one game.
emblem-points-140 = 140 points
emblem-points-140-help = Score 140 in one game.
emblem-hair = By a hair
emblem-hair-help = Win by one point or on a tie.
emblem-levels = Up the ranks
emblem-levels-help = Win against every level.
emblem-week = A week at sea
emblem-week-help = Finish a game on seven days in a row.
emblem-hundred = Old salt
emblem-hundred-help = Finish a hundred games.

## Your data

logbook-yours = Your data
logbook-yours-help = Everything here is made from your games on this server. Take it along, use it on another device, or delete it.
logbook-yours-here = Everything here is made from the games on this device. Take it along or delete it.
logbook-device = Use on another device
logbook-device-help = Open this link on your other device. It then has your log book, your games and your seats, and brings its own games along. The link works once, for { $minutes } minutes. Keep it to yourself.
logbook-device-ask = Use the log book of your other device here?
logbook-device-ask-help = Follow only a link that you have made yourself. The games of this device come along.
logbook-device-yes = Use it here
logbook-device-no = No, thanks
logbook-device-done = { $count ->
    [0] This device now has your log book.
    [one] This device now has your log book and has brought one game along.
   *[other] This device now has your log book and has brought { $count } games along.
}
logbook-export = Save as JSON
logbook-records = Save all records
logbook-delete = Delete everything
logbook-delete-ask = This deletes your games, your log book, your rating and your key, here and on the server. In games with other people, your name and what you said stay in their history. Nothing can be brought back.
logbook-delete-yes = Delete everything now
logbook-delete-no = Keep everything
logbook-deleted = { $count ->
    [one] One game is deleted, and all that belonged to you.
   *[other] { $count } games are deleted, and all that belonged to you.
}

## Ratings

rating-title = Rating
rating-help = If you want to, the server rates how strong you play: against people who are rated as well, and against the levels. Games with hints do not count. Without your choice nothing is stored.
rating-want = Rate my games
rating-keep = Save
rating-stop = Stop, and delete my rating
rating-provisional = provisional
rating-provisional-help = After a few more games the number will be reliable.
rating-interval = { $games ->
    [one] between { $low } and { $high }, after one game
   *[other] between { $low } and { $high }, after { $games } games
}
rating-levels = Ratings of the levels
rating-listed = Show my name in the leaderboards of this server
rating-hidden = The host of this server has hidden your name in the leaderboards.
boards-title = Leaderboards
boards-day = Today
boards-week = This week
boards-all = All time
boards-none = Nobody yet.
boards-place = Place
boards-name = Name
boards-gain = Gain
