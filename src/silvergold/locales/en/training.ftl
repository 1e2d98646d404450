### Hints about the best move, and training positions.

## Hints during a game: the button, and what it says. Hints are short.

advice-hint = Hint
advice-more = More
advice-show = Show me
advice-do = Do it
advice-busy = Thinking…
advice-not-yet = Hints are being prepared. Try again in a minute or two.
advice-done = Pencilled in. Press “{ done }” to confirm.
advice-forced = There’s only one thing you can do.
advice-best = Best: { $moves }

# What to think of.
advice-nudge-finish = You can complete an island now.
advice-nudge-turns = Which island can you complete sooner?
advice-nudge-late = There aren’t many turns left: what can you still complete?
advice-nudge-coins = Look at the coins.
advice-nudge-palm = Look at the palms.
advice-nudge-squares = You can mark more squares than you might think.
advice-nudge-cross = Look at the crosses.
advice-nudge-next = Think of the patterns that may come next.
advice-nudge-worth = Look at what the treasures are worth.
advice-nudge-seal = Look at the seals.
advice-nudge-known = There’s something on the display that the stack is unlikely to beat.
advice-nudge-unseen = Nothing on the display is worth much to you.
advice-nudge-little = No move stands out, but one is a little better.

# Where, or which.
advice-where = { $place ->
    [north] Look at the north of island { $slot }.
    [north-east] Look at the north-east of island { $slot }.
    [east] Look at the east of island { $slot }.
    [south-east] Look at the south-east of island { $slot }.
    [south] Look at the south of island { $slot }.
    [south-west] Look at the south-west of island { $slot }.
    [west] Look at the west of island { $slot }.
    [north-west] Look at the north-west of island { $slot }.
   *[middle] Look at the middle of island { $slot }.
}
advice-where-one = { $place ->
    [north] A single square will do: look at the north of island { $slot }.
    [north-east] A single square will do: look at the north-east of island { $slot }.
    [east] A single square will do: look at the east of island { $slot }.
    [south-east] A single square will do: look at the south-east of island { $slot }.
    [south] A single square will do: look at the south of island { $slot }.
    [south-west] A single square will do: look at the south-west of island { $slot }.
    [west] A single square will do: look at the west of island { $slot }.
    [north-west] A single square will do: look at the north-west of island { $slot }.
   *[middle] A single square will do: look at the middle of island { $slot }.
}
advice-keep = Keep { $treasure }.
advice-take = Take { $treasure }.
advice-draw = Draw from the stack.

# Why. Other reasons are those of reviews.
advice-why-possible = There will still be a chance to complete { $treasure }.
advice-why-fits = Afterwards the { $pattern }, which may come next, fits on { $treasure }.

## Training positions.

training-intro = A position from a real game. It’s your turn: make the mark that’s worth most.
training-set = Collection
training-own = My games
training-easy = Easy
training-hard = Hard
training-next = Next position
training-again = Try again
training-yours = Your move
training-best = Best move
training-right = You found the best move!
training-lost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points worse than the best move.
training-lost-at-least = At least { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points worse than the best move.
training-none = Review your games, and your costliest moves are collected here to practise.
training-all-solved = All solved! You can start over.
training-start-over = Start over
training-turns-left = Turns left after this one: { $count }
training-streak = { $count ->
    [one] 1 in a row
   *[other] { $count } in a row
}
training-solved = Solved: { $count } of { $all }
