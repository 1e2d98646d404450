### What only the terminal says.

## The table

terminal-legend = [ ] free, [X] cross, [$] coin, [P] palm; marked: [#] (X) ($) (P)
terminal-before = Before the first turn. Start player: { $start }.
terminal-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }. Start player: { $start }.
terminal-over = The game is over.
terminal-expedition = Expedition
terminal-cups = Cups left: { $cups }
terminal-display = Display, and { $stack } on the stack:
terminal-hand = Your hand, of which you keep two:
terminal-place = { $name }: { $points } so far
terminal-completed = completed: { $treasures }
terminal-empty = empty
terminal-seal = { $colour ->
    [purple] purple seal
    [orange] orange seal
    [green] green seal
   *[grey] grey seal
}
terminal-coins = coins
terminal-cup = cup { $points }
terminal-palms = palms { $boxes }

## What is asked

terminal-welcome = Type help for help.
terminal-ask = { $name }, { $request }:
terminal-ask-keep = keep two treasures
terminal-ask-mark = mark { $pattern } or one square
terminal-ask-single = { $pattern } fits nowhere, so mark one square
terminal-ask-bonus = mark one more square
terminal-ask-take = take a treasure
terminal-ask-done = press Enter if that is to stand, or type back
terminal-hand-over = { $name }, it is your move. Press Enter when you are here.
terminal-help =
    1a1b1     marks a1 and b1 on your treasure 1
    P3 S2     keeps these two treasures; P3 or draw takes a new one
    Tab       completes what you type to a legal move
    moves     lists every legal move
    table     shows the table again
    patterns  shows the eight expeditions of a round
    scores    shows the score sheet
    back      takes back your last mark, until you press Enter for done
    quit      leaves the game

## What is answered

terminal-nothing-to-take-back = There is nothing to take back.
terminal-made-already = You have made your move. Press Enter if it is to stand, or type back.
terminal-no-move = { $typed } is no move; { $hint }.
terminal-hint-keep = type the two treasures to keep, such as P3 S2
terminal-hint-mark = type a slot and its squares, such as 1a1b1 or 2c3
terminal-hint-bonus = type a slot and one square, such as 2c3
terminal-hint-take = type a treasure of the display, or draw
terminal-hint-pass = type pass
