### The rules, as they are read on their page and over the table.

## The page

rules-title = Rules of the game
rules-intro = { $fewest_players } to { $most_players } players sail in search of treasure. Each turn reveals one pattern, which everyone marks on one of their islands. After { $all_turns } turns, whoever has the most points wins.
rules-contents = Contents
rules-search = Search the rules
rules-search-clear = Clear the search
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] 1 result
   *[other] { $count } results
}
# Words of a question that say little about what is looked for.
rules-search-ignored = a about after allowed also am an and any anybody anyone are as at be been before but by can cannot could did do does during for from get gets go goes had happen happens has have how if in into is it its just may me mean means much must my need not of on or our out over shall should so some still than that the their them then there these they this those to too us use used was we were what when where whether which while who whom whose why will with work works would you your
# Words that mean the same: the first as the rules have it, or its beginning; then what people may ask for.
rules-search-same = rotate turn spin twist orientation, flip mirror reflect reverse, square box field cell, palm tree, cup trophy, coin money gold, treasure island map, seal stamp wax, display market, stack deck pile, tie draw equal, win victory, point worth value score count, change undo correct mistake, final last, empty run, skip refuse omit, single one, split divide spread, see look peek, start first begin, long duration time, seat clockwise order
rules-results = Search results
rules-why = Why?
rules-books-differ = Rulebooks disagree

## Over the table

rules-pick = What would you like to know about?
rules-pick-keys = During a game you can also tap the thing itself, or press the ? key.
rules-other-things = Other topics
rules-all = All the rules

## Before the first turn

rules-chapter-start = Before the first turn

rules-treasure = Treasures
rules-treasure-island = Each treasure card shows an island made of squares. It only scores once every square is marked.
rules-treasure-sizes = Four colours, four sizes: purple islands have { $purple_size } squares, orange { $orange_size }, green { $green_size } and grey { $grey_size }. An island is worth as many points as it has squares.
rules-treasure-squares = A square is either plain or has a cross, a coin or a palm on it. Three treasures of each colour carry a seal for another colour.
rules-treasure-many = There are { $treasure_count } treasures: { $purple_count } purple, { $orange_count } orange, { $green_count } green and { $grey_count } grey. Each colour has its own emblem.

rules-set-up = Set-up
rules-set-up-keep = Each player is dealt { $hand_size } treasures, keeps { $kept } and gives the others back.
rules-set-up-stack = The cards given back are shuffled together with the rest to form the stack. Its top { $display_size } are turned face up to form the display.
rules-set-up-start = The { $pile } expedition cards are shuffled face down. Any player may be the first start player.

ruling-secret-choice = Do I see what the others keep?
ruling-secret-choice-answer = No. Everyone chooses first; then everyone sees what the others kept.
ruling-secret-choice-why = The rulebooks don’t say. If everyone chooses at once, nobody has to wait, and nobody can react to what others keep.

ruling-given-back = What happens to the treasures that are given back?
ruling-given-back-answer = They are shuffled into the stack before the display is laid out, so any of them may turn up again.
ruling-given-back-why = In the rulebooks, players first give treasures back; then the remaining ones are shuffled. We take the returned ones to be among them.

## A turn

rules-chapter-turn = A turn

rules-turn = Three actions
rules-turn-length = A game has { $all_turns } turns: { $rounds } rounds of { $turns }. Each turn has three actions.
rules-turn-reveal = First, an expedition card is revealed. Its pattern applies to everyone.
rules-turn-mark = Second, all players mark squares at the same time.
rules-turn-settle = Third, the players resolve the turn one after another: full rows of coins win cups, completed treasures are set aside, and new ones are taken.

ruling-duration = How long does a game take?
ruling-duration-answer = About 20 minutes.
ruling-duration-why = One rulebook says 15 minutes. The others say 20.

rules-expedition = Expeditions
rules-expedition-patterns = The { $pile } expedition cards show { $pattern_kinds } patterns. The line of three and the corner of three appear twice each.
rules-expedition-pile = Used cards go onto a pile that nobody may look through. It’s up to you to remember which patterns have come up.

ruling-used-expeditions = May I look through the used expeditions?
ruling-used-expeditions-answer = No. The round card shows all { $pile } patterns, but not which of them have come up already. Only a table with the memory aid shows what is still to come.
ruling-used-expeditions-why = The rulebooks forbid it: remembering is part of the game. The memory aid is an extra of ours, and everyone at the table sees it.

rules-mark = Marking
rules-mark-pattern = Mark the pattern on one of your two treasures, rotated and flipped as you like. All of its squares have to be free.
rules-mark-one = Or mark exactly one free square instead.
rules-mark-hidden = Nobody sees your marks until everyone is done. You can change them until you press “{ done }”.

ruling-one-square = May I mark a single square even though the pattern fits?
ruling-one-square-answer = Yes, for any reason. But then it is exactly one square.
ruling-one-square-why = The rulebooks allow it if you cannot use the pattern, and also if you don’t want to.

ruling-one-card = May I split a pattern across both of my treasures?
ruling-one-card-answer = No. All of its squares go on one treasure, and none is left out.
ruling-one-card-why = In the rulebooks the pattern stays whole and goes on one treasure. Only the extra square for a cross may go on the other.

ruling-mark-nothing = May I mark nothing?
ruling-mark-nothing-answer = Only if you have no free square at all.
ruling-mark-nothing-why = One rulebook has this sentence the wrong way round. The others forbid marking nothing. But with no free square there is nothing else to do.

rules-ways = Touch, mouse or keyboard
rules-ways-draw = Draw the pattern across the squares with a finger, a stylus or the mouse.
rules-ways-place = Or point to where it should go. Rotate and flip it with the buttons, the mouse wheel, or the R and F keys. Then click or tap.
rules-ways-keys = Or use the keyboard alone. The arrow keys move the pattern, R rotates it, F flips it, S switches to a single square, Tab to the other treasure. Enter marks, Backspace undoes, D is “{ done }”.
rules-ways-ask = Tap a cup, a palm, a seal or a card at the table to see its rule. The question mark at the top has them all.

## What the squares bring

rules-chapter-squares = What the squares do

rules-cross = Crosses
rules-cross-more = A cross gives you one more square right away: any free square on either of your treasures.
rules-cross-again = That square may be another cross, and so on.

ruling-cross-must = May I skip the extra square for a cross?
ruling-cross-must-answer = No. You have to mark it, right away.
ruling-cross-must-why = In the rulebooks it is compulsory.

ruling-two-crosses = What if a pattern covers two crosses?
ruling-two-crosses-answer = Then you mark two more squares.
ruling-two-crosses-why = Each cross you mark gives you a square of its own.

ruling-cross-lapses = What if there is no free square left for a cross?
ruling-cross-lapses-answer = Then the cross is lost. That happens only when neither of your treasures has a free square.
ruling-cross-lapses-why = The rulebooks don’t mention it. You can’t mark what isn’t there.

rules-coin = Coins
rules-coin-box = A coin fills the next coin box on your score card: row by row from the top, each row from the left.
rules-coin-points = Each filled box is worth 1 point at the end. A full row of { $coins_in_a_row } wins a cup.

ruling-coin-row = Where does the next row of coins start?
ruling-coin-row-answer = On the left, like the first.
ruling-coin-row-why = One rulebook says on the right. The others say on the left. The points are the same.

ruling-coin-no-box = What is a coin worth once all { $coin_boxes } coin boxes are full?
ruling-coin-no-box-answer = Nothing. Its square is marked like any other.
ruling-coin-no-box-why = The score card has { $coin_boxes } coin boxes. In the rulebooks further coins are lost.

rules-palm = Palms
rules-palm-points = A palm scores right away: 1 point, plus 1 for each palm on the display at that moment.
rules-palm-box = The number goes into your next palm box. There are { $palm_boxes }.
rules-palm-example = With two palms on the display, the palm you mark scores 3.

ruling-palm-must = Can I save a palm for a better display?
ruling-palm-must-answer = No. It scores right away, even if that’s not much, and fills a box.
ruling-palm-must-why = The rulebooks award its points right away. You choose when to mark a palm, not whether it scores.

ruling-palm-own = Does a palm on my other treasure count?
ruling-palm-own-answer = No. Only the one you mark counts, and those on the display.
ruling-palm-own-why = Every rulebook leaves the other treasure out.

ruling-palm-display = Does the display change while we mark?
ruling-palm-display-answer = No. All palms marked in a turn score against the same display.
ruling-palm-display-why = New treasures are taken only when the turn is resolved, and only then is the display refilled. So nobody gains by being quick or slow.

ruling-palm-no-box = What is a palm worth once all { $palm_boxes } palm boxes are full?
ruling-palm-no-box-answer = Nothing. The first { $palm_boxes } fill the boxes.
ruling-palm-no-box-why = The score card has { $palm_boxes } palm boxes. In the rulebooks further palms give no points.

## Settling

rules-chapter-settle = Resolving the turn

rules-settle = One after the other
rules-settle-order = The start player goes first, then the others, clockwise. Each player does everything before the next one begins.
rules-settle-steps = First, cups are awarded for the rows of coins filled this turn. Then each completed treasure is set aside, face up, and replaced by a new one.

rules-cup = Cups
rules-cup-highest = A full row of coins wins the highest cup left on the round card: first { $highest_cup }, and so on down to { $lowest_cup }. Its number goes into the cup beside the row.
rules-cup-order = Cups are awarded when the turn is resolved. If two players fill a row in the same turn, the one who resolves first wins the higher cup.

ruling-two-rows = What if I fill two rows in one turn?
ruling-two-rows-answer = You win two cups: the highest, and then the next.
ruling-two-rows-why = Each full row wins a cup of its own.

ruling-cups-gone = What if all { $cup_count } cups are gone?
ruling-cups-gone-answer = Then the row’s cup stays empty. Its coins still count.
ruling-cups-gone-why = The round card has { $cup_count } cups, and the rulebooks award nothing beyond them.

rules-display = The display
rules-display-take = The display has { $display_size } treasures, face up. For each treasure you complete, you take a new one: from here, or unseen from the top of the stack.
rules-display-fill = When you are done, the display is refilled to { $display_size }.
rules-display-palms = Palms on the display count for everyone who marks a palm.

ruling-two-to-take = How do I take two treasures?
ruling-two-to-take-answer = One after the other. You see the first before you choose the second.
ruling-two-to-take-why = In the rulebooks, two are taken in the same way as one. So we simply do it twice.

ruling-display-filled = When is the display refilled?
ruling-display-filled-answer = When a player has finished taking, before the next one takes. If a player takes two, it is not refilled in between.
ruling-display-filled-why = One rulebook refills it at the end of each step, the others at the end of that player’s action.

ruling-display-laid = How many treasures are turned up?
ruling-display-laid-answer = As many as it takes to have { $display_size } again.
ruling-display-laid-why = Read to the letter, some rulebooks turn up { $display_size } new treasures each time. We fill the display up to { $display_size }.

rules-stack = The stack
rules-stack-down = The treasures still to come lie face down in the stack. Its back shows how many are left.
rules-stack-unseen = You may take its top treasure instead of one from the display, but you only see it once it is yours.

ruling-stack-empty = What if the stack is empty?
ruling-stack-empty-answer = The game goes on. The display is no longer refilled, and shrinks.
ruling-stack-empty-why = That is what the rulebooks say for this rare case.

ruling-all-empty = What if the display is empty, too?
ruling-all-empty-answer = Then you take nothing, and go on with fewer treasures.
ruling-all-empty-why = The rulebooks do not go that far. There is nothing else to take.

rules-start-player = The start player
rules-start-player-flag = The flag shows the start player, who resolves first.
rules-start-player-moves = After every turn it moves one seat clockwise.

ruling-start-moves = When exactly does the start player change?
ruling-start-moves-answer = After the third action of every turn, including the last turn of a round.
ruling-start-moves-why = One rulebook says “after every 3 actions”, the others “after action 3”. It comes to the same.

## Two cards

rules-chapter-cards = Round card and score card

rules-round-card = The round card
rules-round-card-shows = The round card shows the { $rounds } rounds, the { $cup_count } cups and all { $pile } patterns. Everyone can see it at any time.
rules-round-card-uses = { $unseen ->
    [0] A round uses all { $pile } expeditions. Then they are shuffled again.
   *[other] A round uses { $turns } of the { $pile } expeditions. What is left over is never seen. Then all { $pile } are shuffled again.
}

ruling-round-over = When is a round over?
ruling-round-over-answer = { $unseen ->
    [0] When all { $pile } expeditions have been used.
   *[other] When { $turns } of the { $pile } expeditions have been used.
}
ruling-round-over-why = One rulebook says eight in its list of components, but seven later on, like all the others.

rules-score-card = The score card
rules-score-card-boxes = Each player has a score card: { $coin_rows } rows of { $coins_in_a_row } coin boxes, a cup beside each row, and { $palm_boxes } palm boxes.
rules-score-card-points = The number next to a name is that player’s score so far, including completed treasures and seals.

## The count

rules-chapter-count = Scoring

rules-end = The end of the game
rules-end-treasures = After the final turn, add up the points for your completed treasures and the seals on them.
rules-end-card = Add 1 point for each filled coin box, the numbers in your cups, and the numbers in your palm boxes.
rules-end-most = Whoever has the most points wins.
rules-end-example = An example to work through: six completed treasures, nine coins, two cups and three palms.

ruling-last-turn = What still happens in the final turn?
ruling-last-turn-answer = Cups are won and completed treasures are set aside, but nobody takes new ones.
ruling-last-turn-why = New treasures would make no difference.

ruling-unfinished = What is an unfinished treasure worth?
ruling-unfinished-answer = Nothing. Its seal doesn’t score, and it doesn’t count for any other seal.
ruling-unfinished-why = The rulebooks count completed treasures only.

ruling-example = How much are the coins and cups in the example worth?
ruling-example-answer = 17: 9 for the coins, and 8 for the two cups.
ruling-example-why = One rulebook says 14. The others say 17, and only 17 adds up to 95 points in all.

rules-seal = Seals
rules-seal-points = A seal on a completed treasure scores points for each of your completed treasures in the seal’s colour.
rules-seal-worth = For each of them, a purple or orange seal gives 2 points, a green or grey seal 1 point.

ruling-several-seals = What if I have several seals?
ruling-several-seals-answer = They all count, each on its own.
ruling-several-seals-why = The rulebooks count every seal on a completed treasure.

ruling-seal-order = Does it matter which treasure was completed first?
ruling-seal-order-answer = No. A seal counts all your completed treasures of its colour, whether completed before or after it.
ruling-seal-order-why = The rulebooks count seals at the end of the game.

rules-tie = Ties
rules-tie-colours = If points are tied, the player with more completed grey treasures wins. If those are tied, too, green decides, then orange, then purple.

ruling-tie-after-all = And if that is all tied, too?
ruling-tie-after-all-answer = Then the win is shared.
ruling-tie-after-all-why = The rulebooks end with purple. There is nothing left to break the tie.

## Where the rulebooks differ

rules-chapter-differ = Where the rulebooks differ

rules-differ = Nine differences, and how we play
rules-differ-intro = This game has rulebooks in many languages. We compared five of them: Spanish, Portuguese, French, Italian and Czech. In these nine places they disagree or leave a question open. Each one leads to how we play it, and why.

## The figures

figure-next = Next
figure-again = Start over
figure-mark-it = Mark it
figure-coin-more = One more coin
figure-display-other = Different display
figure-count = Keep counting
figure-hand = { $hand_size } treasures: you keep { $kept }.
figure-actions = An expedition, a marked island, a cup.
figure-patterns = { $count ->
    [1] { $pattern }, once
   *[other] { $pattern }, twice
}
figure-cross-1 = The pattern covers a cross.
figure-cross-2 = One more square: a cross again!
figure-cross-3 = One more square, a plain one this time. That’s all.
figure-coin = { $coins ->
    [one] One coin: 1 point.
   *[other] { $coins } coins: { $coins } points.
}
figure-coin-row = Row { $row } is full, and wins the highest cup left: { $cup }.
figure-cups = The cups { $won } have been won. The next one is { $next }.
figure-palm = { $palms ->
    [0] No palm on the display: a palm scores 1.
    [one] One palm on the display: a palm scores 1 + 1 = 2.
   *[other] { $palms } palms on the display: a palm scores 1 + { $palms } = { $points }.
}
figure-seal = { $colour ->
    [purple] Purple seal: { $each } × { $count } purple = { $points }
    [orange] Orange seal: { $each } × { $count } orange = { $points }
    [green] Green seal: { $each } × { $count } green = { $points }
   *[grey] Grey seal: { $each } × { $count } grey = { $points }
}
figure-seal-none = No seal on a completed treasure yet.
figure-seal-help = Tap a treasure to complete it; tap it again to undo.
figure-tie = { $colour ->
    [purple] then purple
    [orange] then orange
    [green] then green
   *[grey] grey first
}
figure-example-treasures = Six treasures
figure-example-grey = Grey seal, two grey treasures
figure-example-orange = Orange seal, two orange treasures
figure-example-coins = Nine coins and two cups
figure-example-palms = Three palms
