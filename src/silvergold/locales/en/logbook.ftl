### The log book, ratings and leaderboards.

logbook-none = No finished games yet. Play one to the end, and your logbook begins.
logbook-games = { $count ->
    [one] game
   *[other] games
}
logbook-won = won ({ $share })
logbook-best = best score
logbook-mean = average score
logbook-days = { $longest ->
    [one] day streak (longest: 1 day)
   *[other] day streak (longest: { $longest } days)
}
logbook-wins = win streak (longest: { $longest })
logbook-over-time = Your score over time
logbook-until = Up to
logbook-by-level = By level
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
logbook-cup = { $points }-point cup
logbook-best-games = Your best games
logbook-shared = { $count ->
    [one] One game shared by several people on this screen isn’t counted.
   *[other] { $count } games shared by several people on this screen aren’t counted.
}
logbook-missing = { $count ->
    [one] Still reading one older game…
   *[other] Still reading { $count } older games…
}

## Emblems

logbook-emblems = Badges
logbook-progress = { $done } of { $all }
logbook-not-yet = not yet
emblem-voyage = Maiden voyage
emblem-voyage-help = Play a game to the end.
emblem-victory = First win
emblem-victory-help = Win a game.
emblem-cup = Golden cup
emblem-cup-help = Win the { $highest_cup }-point cup.
emblem-colours = All colours
emblem-colours-help = Complete a treasure of every colour in one game.
emblem-nine = Nine islands
emblem-nine-help = Complete nine treasures in one game.
emblem-tidy = No loose ends
emblem-tidy-help = Finish a game with no half-marked treasures.
emblem-palms = Palm grove
emblem-palms-help = Score 12 points with palms in one game.
emblem-seals = Sealed
emblem-seals-help = Score 12 points with seals in one game.
emblem-points-120 = 120 points
emblem-points-120-help = Score 120 in one game.
emblem-points-130 = 130 points
emblem-points-130-help = Score 130 in one game.
emblem-points-140 = 140 points
emblem-points-140-help = Score 140 in one game.
emblem-hair = By a hair
emblem-hair-help = Win by one point or on the tie-break.
emblem-levels = Through the ranks
emblem-levels-help = Beat a bot of every level.
emblem-week = A week at sea
emblem-week-help = Finish a game seven days in a row.
emblem-hundred = Old salt
emblem-hundred-help = Finish a hundred games.

## Your data

logbook-yours = Your data
logbook-yours-help = Everything here comes from your games on this server. Download it, use it on another device or delete it.
logbook-yours-here = Everything here comes from the games on this device. Download it or delete it.
logbook-device = Use on another device
logbook-device-help = Open this link on your other device, then confirm it here. That device will have your logbook, games and seats, and its own games are added to yours. The link is for one device and expires after { $minutes } minutes. Don’t share it.
logbook-device-ask = Use your other device’s logbook here?
logbook-device-whose = This link leads to { $name }’s logbook ({ $games ->
    [one] 1 game
   *[other] { $games } games
 }).
logbook-device-nobody = This link leads to a logbook without games.
logbook-device-brings = { $count ->
    [0] There are no games on this device that would be added to it.
    [one] The game on this device will be added to it. Whoever has that logbook can see and delete it. You can’t take it back.
   *[other] The { $count } games on this device will be added to it. Whoever has that logbook can see and delete them. You can’t take them back.
}
logbook-device-ask-help = Continue only if you made this link yourself.
logbook-device-code = Now confirm it on your other device. It shows this number:
logbook-device-request = { $count ->
    [one] A device wants to use your logbook. It brings 1 game. Let it in only if it shows this number:
   *[other] A device wants to use your logbook. It brings { $count } games. Let it in only if it shows this number:
}
logbook-device-let-in = Let it in
logbook-device-refuse = Don’t let it in
logbook-device-joined = Your other device now has your logbook.
logbook-device-yes = Use it here
logbook-device-no = No, thanks
logbook-device-done = { $count ->
    [0] This device now has your logbook.
    [one] This device now has your logbook. One game from here was added.
   *[other] This device now has your logbook. { $count } games from here were added.
}
logbook-export = Save as JSON
logbook-records = Save all games
logbook-delete = Delete everything
logbook-delete-ask = This deletes your games, logbook, rating and key, here and on the server. Games with other people keep your name and messages. This can’t be undone.
logbook-delete-yes = Delete everything now
logbook-delete-no = Keep everything
logbook-deleted = { $count ->
    [one] One game was deleted, along with everything else of yours.
   *[other] { $count } games were deleted, along with everything else of yours.
}

## Ratings

rating-title = Rating
rating-help = If you like, the server rates how well you play against bots and other rated players. Games with hints don’t count, and ending a game early counts as a loss. Nothing is stored unless you choose to be rated.
rating-want = Rate my games
rating-keep = Save
rating-stop = Stop and delete my rating
rating-provisional = provisional
rating-provisional-help = It becomes reliable after a few more games.
rating-interval = { $games ->
    [one] between { $low } and { $high }, after one game
   *[other] between { $low } and { $high }, after { $games } games
}
rating-levels = Ratings of the bots
rating-listed = Show my name on this server’s leaderboards
rating-hidden = The operator of this server has hidden your name on the leaderboards.
boards-title = Leaderboards
boards-day = Today
boards-week = This week
boards-all = All time
boards-none = Nobody yet.
boards-place = Rank
boards-name = Name
boards-gain = Gain
