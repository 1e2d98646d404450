### The review of a finished game: on the command line, in its page, and in the browser.

## The game as a whole

review-title = Review
review-accuracy = Accuracy
review-level = Plays like
review-lost = Given away
review-kind-keep = Keeping
review-kind-mark = Marking
review-kind-take = Taking
review-luck = Luck
review-others = Others
review-expected = Expected
review-score = Score
review-chance = Chance of winning
review-percent = { $percent }%
review-decisions = Decisions
review-turning-points = Turning points
review-turning-decision = Turn { $turn }: a decision by { $name } ({ $change })
review-turning-luck = Turn { $turn }: luck for { $name } ({ $change })
review-method = Expected points and chances of winning are estimates by the { $judge }, who looks one turn ahead.

## Grades

review-grade-best = Best
review-grade-good = Good
review-grade-slip = Slip
review-grade-mistake = Mistake
review-grade-blunder = Blunder

## One decision

review-worst = The costliest decisions
review-nothing = Nobody gave away anything worth mentioning.
review-heading = Turn { $turn }, { $name }: { $grade }
review-heading-keep = Before the first turn, { $name }: { $grade }
review-costs = Given away: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points and { $chance } winning chance.
review-played = Played
review-better = Better
review-from-stack = a treasure from the stack
review-marked-now = [*] marked in this turn

## Why another decision was better. Each is a sentence about it; turns and points are averages.

# One of two islands with the same name.
review-one-of-two = { $treasure } (island { $slot })
review-reason-finish = It completes { $treasure } right away.
review-reason-sooner = It completes { $treasure } about { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns sooner.
review-reason-possible = It leaves a chance to complete { $treasure }; the move played leaves none.
review-reason-cup = It fills a row of coins: the next cup is worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
review-reason-coins = { $count ->
    [one] It marks one more coin.
   *[other] It marks { $count } more coins.
}
review-reason-palm = { $points ->
    [one] It scores 1 point more for palms.
   *[other] It scores { $points } points more for palms.
}
review-reason-whole = It marks the whole pattern: { $squares } squares in all instead of { $instead }.
review-reason-cross = It makes more of the crosses: { $squares } squares in all instead of { $instead }.
review-reason-squares = It marks { $squares } squares instead of { $instead }.
review-reason-fits = Afterwards the { $pattern }, which may come up next, fits on { $treasure }; after the move played, it fits nowhere.
review-reason-late = { $left ->
    [0] This was the last turn: { $treasure } can no longer be completed.
    [one] With 1 turn left, { $treasure } still needs about { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[other] With { $left } turns left, { $treasure } still needs about { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
review-reason-too-long = With { $left ->
    [one] 1 turn
   *[other] { $left } turns
} left, the { $treasure } that was taken takes about { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-reason-known = It is worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than an average treasure from the stack.
review-reason-unseen = An average treasure from the stack is worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more.
review-reason-quick = It takes about { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer turns to complete { $treasure }.
review-reason-worth = It is worth { $points } more points when completed.
review-reason-seal = { $points ->
    [one] Together with seals, it is worth 1 point more.
   *[other] Together with seals, it is worth { $points } points more.
}
review-reason-has-coins = { $count ->
    [one] It has one more coin.
   *[other] It has { $count } more coins.
}
review-reason-has-crosses = { $count ->
    [one] It has one more cross.
   *[other] It has { $count } more crosses.
}
review-reason-has-palm = It has a palm.
review-reason-little = It is worth a little more on average.

## In the browser

review-begins = The review will begin in a moment…
review-progress = Reviewing turn { $turn } of { $turns }
review-luck-you = The cards gave you { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than { $name }.
review-luck-you-less = The cards gave { $name } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than you.
review-luck-name = The cards gave { $who } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than { $name }.
review-luck-even = The cards treated everyone about the same.
review-by-kind = Points given away
review-mine = Mine
review-mistakes-only = Mistakes only
review-worst-first = Worst first
review-previous-mistake = Previous mistake
review-next-mistake = Next mistake
review-options = The best options
review-table = The whole table
review-was-best = Nothing better was found.
review-forced = There was no other choice.
review-no-decisions = No decisions match.
review-island = island { $slot }: { $squares }
review-pass = pass
review-before = Before the first turn
review-jump = Turn
review-luck-of-cards = Luck of the draw
review-luck-deal = Dealt to { $name }: { $treasures }
review-luck-reveal = Revealed: { $pattern }
review-luck-refill = New on the display: { $treasures }
review-luck-draw = { $name } draws { $treasures }
review-chance-of = { $name } { $percent }
review-turned-decision = { $when }: a decision by { $name } ({ $change })
review-turned-luck = { $when }: luck for { $name } ({ $change })
review-load-help = Choose a saved game and have it reviewed.

## Playing on from a position

play-from = Play on from here
play-from-about = A new game from this position, against bots ({ $when }). The cards to come are the same as the first time, so you can compare the results. What the others chose in this turn stays as it was; after that, they choose afresh.
play-from-seat = You play as
play-from-others = The others: { $names }
play-from-start = Start
