### The tutorial, and the hints of the first game.

## Step by step

# $treasures are two treasures; $done, $turn, $mirror and $single are the words on the buttons.
tutor-keep = An island counts when all its squares are marked. Small ones are done sooner. A good pair: { $treasures }.
tutor-keep-done = A good pair. Confirm it with “{ $done }”.
tutor-keep-other = You may keep these, too: large islands bring more, and take longer. The quick way: { $treasures }.
tutor-place = This pattern holds for everybody now. Lay it on an island: tap there, or draw across the squares.
tutor-done-place = It is only pencilled: tap elsewhere to move it, or take it back. “{ $done }” makes it count.
tutor-turn = Patterns may be turned. Press “{ $turn }” until it looks like the framed squares, then lay it there.
tutor-mirror = This pattern may be mirrored, too. Press “{ $mirror }”, then lay it on the framed squares.
tutor-done = Just so! Confirm it with “{ $done }”.
tutor-cross = Lay the pattern over the red cross: a cross earns you one more square at once.
tutor-bonus = { $brings ->
    [complete] One more square for the cross, on either island. The framed one completes an island!
   *[other] One more square for the cross, on either island: any free one that you like.
}
tutor-done-complete = { $seals ->
    [0] The island is complete: { $points } points! Confirm it with “{ $done }”, and it is laid aside.
    [one] The island is complete: { $points } points, and one more by a seal. Confirm it with “{ $done }”.
   *[other] The island is complete: { $points } points, and { $seals } more by seals. Confirm it with “{ $done }”.
}
tutor-take = For a completed island you take a new treasure: from the display, or the top of the stack unseen. Full of coins: { $treasure }.
tutor-take-again = Take one more: whatever you like.
tutor-coin = Coins count 1 each, and four of them fill a row of your score card. Lay the pattern over them.
tutor-done-coin = The coins are yours. The fourth of a row wins a cup. Confirm it with “{ $done }”.
tutor-palm = { $way ->
    [single] A palm brings 1, and 1 for each palm on the display: { $points } now. Mark this square alone, instead of the pattern: press “{ $single }”.
   *[pattern] A palm brings 1, and 1 for each palm on the display: { $points } now. Lay the pattern over it.
}
tutor-done-palm = { $points ->
    [one] 1 point for the palm, at once. Confirm it with “{ $done }”.
   *[other] { $points } points for the palm, at once. Confirm it with “{ $done }”.
}
tutor-complete = { $way ->
    [single] One square is missing on this island. Press “{ $single }”, and mark it instead of the pattern.
   *[pattern] Here an island can be completed: lay the pattern on the framed squares.
}
tutor-cup = A new round: all eight expeditions are shuffled again. The fourth coin of a row wins the highest cup: { $points }. Go for it!
tutor-done-cup = The row is full, and wins the cup of { $points }. Confirm it with “{ $done }”.
tutor-free = Mark the pattern where you like, or one single square.
tutor-other = That is allowed, too. Take it back to try what was asked, or go on with “{ $done }”.
tutor-watch = Everybody marks at the same time. Now all show what they did.
tutor-squares = Framed on treasure { $slot }: { $squares }.

## For those who use the keyboard

tutor-keys-place = The arrows move it, Enter lays it down, Tab changes the island.
tutor-keys-turn = R turns it.
tutor-keys-mirror = F mirrors it.
tutor-keys-single = S is for one square.
tutor-keys-done = D confirms, and Backspace takes back.

## The end of the tutorial

tutor-end-title = You can play it now!
tutor-end-count = This is how it is counted. Your points so far:
tutor-end-rest = A game has four rounds of seven turns. In each round one of the eight expeditions stays unseen. Whoever has the most points in the end wins.
tutor-end-rules = What else there is to know is in the rules.
tutor-end-again = Once more from the beginning

## Hints

hint-keep = Small islands are done sooner, large ones bring more. Crosses, coins and palms help.
hint-first = Draw the pattern, or point and tap. Turn and mirror it as you like.
hint-no-fit = Any free square will do: best a cross, a coin, a palm, or one that lies alone.
hint-round = A new round: all eight expeditions are in the pile again, and seven will come.
hint-complete = You can complete an island now. Move the pattern around to see what it brings.
hint-cup = A fourth coin would fill the row, and win the cup of { $points }.
hint-palm = { $points ->
    [one] A palm would bring 1 point now. With more palms on the display it brings more.
   *[other] A palm would bring { $points } points now: 1, and 1 for each palm on the display.
}
hint-cross = Marking a cross earns one more square, on either island.
hint-coin = Coins count 1 each, and a full row of four wins a cup.
hint-nearly = An island is nearly complete: one single square may be better than the pattern.
hint-bonus = Any free square on either island. If it is a cross, one more follows.
hint-done = Nothing counts before Done: change it as often as you like.
hint-take = Small is quick, large is worth more. Palms that stay on the display help your own.
hint-seal = The seal on a completed treasure brings points for each completed treasure of its colour.
hints-off = No more hints
