### The aim of the game, before the first step and on an invitation

aim-title = The aim of the game
aim-mark = Cross off the squares of your islands.
aim-score = Finished islands score.
aim-win = Most points after { $all_turns } turns wins.
aim-go = Let’s go
back-to-invitation = Back to the invitation

## The tutorial, and the hints of the first game.

## Step by step

# $treasures are two treasures. The words on a button are a reference to its message in web.ftl.
tutor-keep = You start with { $kept } islands. An island only scores once every square is marked, so small ones are finished sooner. A good pair: { $treasures }.
tutor-keep-done = Good pair! { hint-seal } Confirm with “{ keep-these }”.
tutor-keep-other = You can keep these too: large islands score more but take longer. For a quick start: { $treasures }.
tutor-suggested = Suggested
tutor-place = The expedition card shows a pattern, the same for everyone. Put it on one of your islands: tap where it should go, or draw it across the squares.
tutor-done-place = It’s only pencilled in: tap somewhere else to move it, or undo it. “{ done }” makes it final.
tutor-turn = { $tool ->
    [words] Patterns can be rotated. Press “{ turn-it }” until the pattern looks like the outlined squares, then place it there.
    [icon] Patterns can be rotated. Press the highlighted button until the pattern looks like the outlined squares, then place it there.
   *[ready] Patterns can be rotated. Place this one on the outlined squares.
}
tutor-mirror = { $tool ->
    [words] This pattern can be flipped, too. Press “{ mirror-it }”, then place it on the outlined squares.
    [icon] This pattern can be flipped, too. Press the highlighted button, then place it on the outlined squares.
   *[ready] This pattern can be flipped, too. Place it on the outlined squares.
}
tutor-done = That’s it! Confirm with “{ done }”.
tutor-cross = Cover the red cross with the pattern: a cross gives you one extra square right away.
tutor-bonus = { $brings ->
    [complete] The cross gives you one more square, on either island. The outlined one completes an island!
   *[other] The cross gives you one more square: any free square on either island.
}
tutor-done-complete = { $seals ->
    [0] Island complete: { $points } points! Confirm with “{ done }” to set it aside.
    [one] Island complete: { $points } points, plus 1 from a seal. Confirm with “{ done }”.
   *[other] Island complete: { $points } points, plus { $seals } from seals. Confirm with “{ done }”.
}
tutor-take = For each island you complete, you take a new treasure: one from the display, or the top card of the stack, unseen. This one is full of coins: { $treasure }.
tutor-take-again = Take another one, whichever you like.
tutor-coin = Each coin is worth 1 point, and { $coins_in_a_row } of them fill a row on your score card. Cover them with the pattern.
tutor-done-coin = The coins are yours! A full row wins a cup. Confirm with “{ done }”.
tutor-palm = { $way ->
    [words] A palm scores 1 point, plus 1 for each palm on the display: { $points } now. Mark just this square, not the pattern: press “{ one-square }”.
    [icon] A palm scores 1 point, plus 1 for each palm on the display: { $points } now. Mark just this square: press the highlighted button.
    [ready] A palm scores 1 point, plus 1 for each palm on the display: { $points } now. Mark just this square.
   *[pattern] A palm scores 1 point, plus 1 for each palm on the display: { $points } now. Cover it with the pattern.
}
tutor-done-palm = { $points ->
    [one] 1 point for the palm, right away. Confirm with “{ done }”.
   *[other] { $points } points for the palm, right away. Confirm with “{ done }”.
}
tutor-complete = { $way ->
    [words] Only one square is missing on this island. Press “{ one-square }” and mark it instead of the pattern.
    [icon] Only one square is missing on this island. Press the highlighted button and mark it instead of the pattern.
    [ready] Only one square is missing on this island. Mark it.
   *[pattern] You can complete an island here: place the pattern on the outlined squares.
}
tutor-round = A new round: all { $pile } expedition cards are shuffled again.
tutor-cup = A full row of coins wins the highest cup: { $points } points. Go for it!
tutor-done-cup = The row is full and wins the { $points }-point cup. Confirm with “{ done }”.
tutor-free = Mark the pattern wherever you like, or just a single square.
tutor-other = That’s allowed, too. Undo it to try the suggested move, or continue with “{ done }”.
tutor-watch = Everyone marks at the same time. Now you can see what the others did.
tutor-squares = Outlined on treasure { $slot }: { $squares }.
# For screen readers, where the buttons of the tools have no words on them.
tutor-button = { $button ->
    [turn] Highlighted button: { turn-it }.
    [mirror] Highlighted button: { mirror-it }.
   *[single] Highlighted button: { one-square }.
}

## For those who use the keyboard

tutor-keys-place = Move it with the arrow keys, place it with Enter, switch treasures with Tab.
tutor-keys-turn = R rotates it.
tutor-keys-mirror = F flips it.
tutor-keys-single = S switches to a single square.
tutor-keys-done = D confirms, and Backspace undoes.

## The end of the tutorial

tutor-end-title = You’re ready to play!
tutor-end-count = This is how scoring works. Your points so far:
tutor-end-rest = { $unseen ->
    [0] A full game has { $rounds } rounds of { $turns } turns. In each round, all { $pile } expedition cards are revealed. Whoever has the most points at the end wins.
   *[other] A full game has { $rounds } rounds of { $turns } turns. In each round, only { $turns } of the { $pile } expedition cards are revealed. Whoever has the most points at the end wins.
}
tutor-end-rules = Everything else is in the rules.
tutor-end-again = Start over

## Hints

hint-keep = Small islands are finished sooner, large ones score more. Crosses, coins and palms help.
hint-first = Draw the pattern, or tap where it should go. Rotate and flip it as you like.
hint-no-fit = Any free square will do: ideally a cross, a coin, a palm, or one that’s cut off from the rest.
hint-round = { $unseen ->
    [0] A new round: all { $pile } expedition cards are back in the pile, and all of them will come up.
   *[other] A new round: all { $pile } expedition cards are back in the pile, and { $turns } of them will come up.
}
hint-complete = You can complete an island now. Move the pattern around to see what it scores.
hint-cup = You can fill a row of coins now and win the { $points }-point cup.
hint-palm = { $points ->
    [one] A palm would score 1 point now. It scores more when there are palms on the display.
   *[other] A palm would score { $points } points now: 1, plus 1 for each palm on the display.
}
hint-cross = Marking a cross gives you one more square, on either island.
hint-coin = Each coin is worth 1 point, and a full row of { $coins_in_a_row } wins a cup.
hint-nearly = An island is nearly complete: a single square may be better than the pattern.
hint-bonus = Mark any free square on either island. If it’s a cross, you get another one.
hint-done = Nothing is final until you press “{ done }”: change it as often as you like.
hint-take = Small islands are quick, large ones are worth more. Palms left on the display boost your own.
hint-seal = A seal on a completed treasure scores for each completed treasure of the seal’s colour.
hints-off = Turn off tips
