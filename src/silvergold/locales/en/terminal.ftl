### What only the terminal says.

## The table

terminal-legend = [ ] free, [X] cross, [$] coin, [P] palm; marked: [#] (X) ($) (P)
terminal-before = Before the first turn. Start player: { $start }.
terminal-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }. Start player: { $start }.
terminal-over = The game is over.
terminal-expedition = Expedition
terminal-cups = Cups left: { $cups }
terminal-display = Display ({ $stack } left in the stack):
terminal-hand = Your hand – keep { $kept }:
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

terminal-welcome = Type { terminal-command-help } for help.
terminal-ask = { $name }, { $request }:
terminal-ask-keep = keep { $kept } treasures
terminal-ask-mark = mark the { $pattern } or one square
terminal-ask-single = the { $pattern } doesn’t fit anywhere, so mark one square
terminal-ask-bonus = mark one more square
terminal-ask-take = take a treasure
terminal-ask-done = press Enter to confirm, or type { terminal-command-back } to undo
terminal-hand-over = { $name }, it’s your turn. Press Enter when you’re ready.

## The commands. They are typed, so each is one word, in small letters, that is none of the others
## and none of keep, mark, bonus, pass, take and draw. The English words work in every language.

terminal-command-help = help
terminal-command-moves = moves
terminal-command-table = table
terminal-command-patterns = patterns
terminal-command-scores = scores
terminal-command-back = back
terminal-command-done = done
terminal-command-quit = quit

## Help. Each line stands beside what is typed.

terminal-help-mark = marks a1 and b1 on your treasure 1
terminal-help-keep = keeps these { $kept } treasures
terminal-help-take = takes this treasure; draw takes one from the stack
terminal-help-tab = completes what you type into a legal move
terminal-help-moves = lists every legal move
terminal-help-table = shows the table again
terminal-help-patterns = shows the { $pile } expeditions of a round
terminal-help-scores = shows the score sheet
terminal-help-back = undoes your last mark, until you confirm with Enter or { terminal-command-done }
terminal-help-quit = leaves the game

## What is answered

terminal-nothing-to-take-back = There is nothing to undo.
terminal-made-already = You have made your move. Press Enter to confirm it, or type { terminal-command-back } to undo it.
terminal-no-move = { $typed } is not a move; { $hint }.
terminal-hint-keep = type the { $kept } treasures to keep, such as P3 S2
terminal-hint-mark = type a slot and its squares, such as 1a1b1 or 2c3
terminal-hint-bonus = type a slot and one square, such as 2c3
terminal-hint-take = type a treasure from the display, or draw
terminal-hint-pass = type pass
