### The rules, as they are read on their page and over the table.

## The page

rules-title = Rules of the game
rules-intro = Two to four players sail for treasure. Each turn shows one pattern, and everybody marks it on an island. After 28 turns the most points win.
rules-contents = Contents
rules-search = Search the rules
rules-search-clear = Clear the search
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] One place found.
   *[other] { $count } places found.
}
rules-results = What was found
rules-why = The reason
rules-books-differ = Rulebooks differ

## Over the table

rules-pick = What would you like to know about? At the table you can also tap the thing itself, or press the question mark key.
rules-other-things = Other things
rules-all = All the rules

## Before the first turn

rules-chapter-start = Before the first turn

rules-treasure = Treasures
rules-treasure-island = A treasure is an island of squares. It counts only when every square of it is marked.
rules-treasure-sizes = Four colours, four sizes: purple has 14 squares, orange 12, green 10 and grey 8. Its points are the same number.
rules-treasure-squares = A square is plain, or it bears a cross, a coin or a palm. Three treasures of each colour bear a seal for one other colour.
rules-treasure-many = There are 47 treasures: 12 purple, 12 orange, 12 green and 11 grey. Each colour has an emblem of its own.

rules-set-up = Set-up
rules-set-up-keep = Everybody is dealt four treasures, keeps two and gives two back.
rules-set-up-stack = What was given back is shuffled into the other treasures. That is the stack. Its top four are turned up: that is the display.
rules-set-up-start = The eight expeditions are shuffled, face down. Any player may be the first start player.

ruling-secret-choice = Do I see what the others keep?
ruling-secret-choice-answer = No. All choose first, and then everybody sees what each of them kept.
ruling-secret-choice-why = The rulebooks do not say. If all choose at once, nobody waits, and nobody chooses by what another has.

ruling-given-back = Where do the treasures go that were given back?
ruling-given-back-answer = They are shuffled into the stack before the display is laid. So any of them may turn up again.
ruling-given-back-why = The rulebooks have them given back first, and shuffle the remaining treasures after that. We count them among the remaining ones.

## A turn

rules-chapter-turn = A turn

rules-turn = Three actions
rules-turn-length = A game has 28 turns: four rounds of seven. Each turn has three actions.
rules-turn-reveal = First, an expedition is revealed. Its pattern holds for everybody.
rules-turn-mark = Second, all players mark squares, all at the same time.
rules-turn-settle = Third, they settle, one after the other: full rows of coins win cups, completed treasures are laid aside, and new ones are taken.

ruling-duration = How long does a game take?
ruling-duration-answer = About 20 minutes.
ruling-duration-why = One rulebook says 15 minutes. The others say 20.

rules-expedition = Expeditions
rules-expedition-patterns = Eight expeditions show six patterns. Three in line and the corner of three are there twice.
rules-expedition-pile = The used ones lie in a pile that nobody may look through. Which patterns have come up is for you to remember.

ruling-used-expeditions = May I look through the used expeditions?
ruling-used-expeditions-answer = No. The round card shows all eight patterns, but not which of them have been. Only a table with the memory aid shows what is still to come.
ruling-used-expeditions-why = The rulebooks forbid it: remembering is part of the game. The memory aid is an extra of this edition, and everybody at the table sees it.

rules-mark = Marking
rules-mark-pattern = Mark the pattern on one of your two treasures, turned and mirrored as you like. All its squares have to be free.
rules-mark-one = Or mark exactly one free square instead.
rules-mark-hidden = Nobody sees your marks before all are done. Until you press Done, you can change them.

ruling-one-square = May I mark one square although the pattern fits?
ruling-one-square-answer = Yes, for whatever reason. Then it is exactly one square.
ruling-one-square-why = The rulebooks allow it to those who cannot use the pattern, and to those who do not want to.

ruling-one-card = May a pattern lie on both of my treasures?
ruling-one-card-answer = No. All its squares lie on one treasure, and none is left out.
ruling-one-card-why = In every rulebook the pattern goes on one treasure, and stays whole. Only a cross leads to the other treasure.

ruling-mark-nothing = May I mark nothing?
ruling-mark-nothing-answer = Only if you have no free square at all.
ruling-mark-nothing-why = One rulebook has this sentence the wrong way round. The others forbid marking nothing. Whoever has no free square cannot do otherwise.

rules-ways = Finger, mouse or keys
rules-ways-draw = Draw the pattern across the squares, with a finger, a pen or the mouse.
rules-ways-place = Or point to where it goes. Turn and mirror it with the buttons, the mouse wheel, or the keys R and F. Then click or tap.
rules-ways-keys = Or use the keys alone. The arrows move the pattern, R turns it, F mirrors it, S changes to one square, Tab goes to the other treasure. Enter marks, Backspace takes back, D is Done.
rules-ways-ask = Tap a cup, a palm, a seal or a card at the table, and its rule is laid over the table. The question mark in the bar has them all.

## What the squares bring

rules-chapter-squares = What the squares bring

rules-cross = Crosses
rules-cross-more = A cross earns one more square at once: any free square on either of your treasures.
rules-cross-again = That square may be a cross again, and so on.

ruling-cross-must = May I leave out the square for a cross?
ruling-cross-must-answer = No. It has to be marked, and at once.
ruling-cross-must-why = In the rulebooks it is a duty, not an offer.

ruling-two-crosses = What if a pattern covers two crosses?
ruling-two-crosses-answer = Then you mark two more squares.
ruling-two-crosses-why = Each marked cross earns a square of its own.

ruling-cross-lapses = What if no square is free for a cross?
ruling-cross-lapses-answer = Then the cross lapses. It does so only when neither of your treasures has a free square.
ruling-cross-lapses-why = The rulebooks do not speak of it. What cannot be done is not owed.

rules-coin = Coins
rules-coin-box = A coin fills the next coin box on your score card: row by row from the top, each row from the left.
rules-coin-points = Each filled box is 1 point at the end. A row of four wins a cup.

ruling-coin-row = Where does the next row of coins begin?
ruling-coin-row-answer = On the left, like the first.
ruling-coin-row-why = One rulebook says on the right. The others say on the left. The points are the same.

ruling-coin-thirteenth = What does a thirteenth coin bring?
ruling-coin-thirteenth-answer = Nothing. Its square is marked like any other.
ruling-coin-thirteenth-why = The score card has twelve coin boxes. In the rulebooks further coins are lost.

rules-palm = Palms
rules-palm-points = A palm scores at once: 1 point, and 1 more for each palm on the display right now.
rules-palm-box = The number goes into your next palm box. There are four.
rules-palm-example = With two palms on the display, the palm you mark scores 3.

ruling-palm-must = Can a palm wait for a better display?
ruling-palm-must-answer = No. It scores at once, even if it is little, and fills a box.
ruling-palm-must-why = The rulebooks give its points at once. You choose when to mark a palm, not whether it counts.

ruling-palm-own = Does a palm on my other treasure count?
ruling-palm-own-answer = No. The one you mark counts, and those on the display.
ruling-palm-own-why = Every rulebook leaves the other treasure out.

ruling-palm-display = Does the display change while we mark?
ruling-palm-display-answer = No. All palms of a turn meet the same display.
ruling-palm-display-why = New treasures are taken only when settling, and only then is the display filled. So nobody gains by being quick or slow.

ruling-palm-fifth = What does a fifth palm bring?
ruling-palm-fifth-answer = Nothing. The first four fill the boxes.
ruling-palm-fifth-why = The score card has four palm boxes. In the rulebooks further palms give no points.

## Settling

rules-chapter-settle = Settling

rules-settle = One after the other
rules-settle-order = The start player settles first, then the others, clockwise. Each does everything before the next one begins.
rules-settle-steps = First come the cups for the rows of coins filled this turn. Then each completed treasure is laid aside, face up, and a new one is taken for it.

rules-cup = Cups
rules-cup-highest = A full row of coins wins the highest cup still on the round card: first 6, then 5, 4, 3, 2 and 1. Its number goes into the cup beside the row.
rules-cup-order = Cups are won when settling. If two players fill a row in the same turn, the one who settles first wins the higher cup.

ruling-two-rows = What if I fill two rows in one turn?
ruling-two-rows-answer = You win two cups: the highest, and then the next.
ruling-two-rows-why = Each full row has a cup of its own.

ruling-cups-gone = What if all six cups are gone?
ruling-cups-gone-answer = Then the row's cup stays empty. Its coins still count.
ruling-cups-gone-why = The round card has six cups, and the rulebooks give no points beyond them.

rules-display = The display
rules-display-take = Four open treasures lie on the display. For each treasure you complete, you take a new one: from here, or unseen from the top of the stack.
rules-display-fill = When you are done, the display is filled up to four again.
rules-display-palms = Palms on the display count for everybody who marks a palm.

ruling-two-to-take = How do I take two treasures?
ruling-two-to-take-answer = One after the other. You see the first before you choose the second.
ruling-two-to-take-why = The rulebooks have two taken in the same way as one. So we do it twice.

ruling-display-filled = When is the display filled up?
ruling-display-filled-answer = When a player is done with taking, and before the next one takes. If a player takes two, it is not filled in between.
ruling-display-filled-why = One rulebook fills it at the end of each step. The others fill it at the end of that player's action.

ruling-display-laid = How many treasures are turned up?
ruling-display-laid-answer = As many as are missing, until four lie there.
ruling-display-laid-why = One rulebook turns them up four by four. The others fill the display up to four.

rules-stack = The stack
rules-stack-down = The treasures that are still to come lie face down on the stack. Its back shows how many.
rules-stack-unseen = You may take its top treasure instead of one from the display. You see it only when you have it.

ruling-stack-empty = What if the stack is empty?
ruling-stack-empty-answer = The game goes on. The display is not filled any more, and shrinks.
ruling-stack-empty-why = The rulebooks say so for this rare case.

ruling-all-empty = What if the display is empty, too?
ruling-all-empty-answer = Then you take nothing, and go on with fewer treasures.
ruling-all-empty-why = The rulebooks do not go that far. There is nothing else to take.

rules-start-player = The start player
rules-start-player-flag = The flag shows the start player, who settles first.
rules-start-player-moves = After every turn it moves one seat clockwise.

ruling-start-moves = When exactly does the start player change?
ruling-start-moves-answer = After the third action of every turn, at the end of a round, too.
ruling-start-moves-why = One rulebook can be read as if it were after each action. The others say after the third.

## Two cards

rules-chapter-cards = Round card and score card

rules-round-card = The round card
rules-round-card-shows = The round card shows the four rounds, the six cups and all eight patterns. Everybody sees it all the time.
rules-round-card-seven = A round uses seven of the eight expeditions. The eighth is never seen. Then all eight are shuffled again.

ruling-round-of-seven = When is a round over?
ruling-round-of-seven-answer = When seven of the eight expeditions have been used.
ruling-round-of-seven-why = One rulebook says eight in its list of material. Later on it says seven, and so do all the others.

rules-score-card = The score card
rules-score-card-boxes = Everybody has a score card: three rows of four coin boxes, a cup beside each row, and four palm boxes.
rules-score-card-points = The number beside a name is what that player has so far, completed treasures and seals included.

## The count

rules-chapter-count = The count

rules-end = The end of the game
rules-end-treasures = After the last turn, everybody adds up the points of their completed treasures and of the seals on them.
rules-end-card = Added to that are 1 point for each filled coin box, the numbers in the cups, and the numbers in the palm boxes.
rules-end-most = The most points win.
rules-end-example = An example, to count along: six completed treasures, nine coins, two cups and three palms.

ruling-last-turn = What still happens in the last turn?
ruling-last-turn-answer = Cups are won, and completed treasures are laid aside. Nobody takes new ones.
ruling-last-turn-why = New treasures would change nothing any more.

ruling-unfinished = What is an unfinished treasure worth?
ruling-unfinished-answer = Nothing. Its seal does not count, and no seal counts it.
ruling-unfinished-why = The rulebooks count completed treasures only.

ruling-example = What do the coins and cups in the example make?
ruling-example-answer = 17: 9 for the coins, and 8 for the two cups.
ruling-example-why = One rulebook says 14. The others say 17, and only with 17 are there 95 points in all.

rules-seal = Seals
rules-seal-points = A seal on a completed treasure gives points for each completed treasure of the seal's colour that you have.
rules-seal-worth = For each of them, a purple or orange seal gives 2 points, a green or grey seal 1 point.

ruling-several-seals = What if I have several seals?
ruling-several-seals-answer = All of them count, each by itself.
ruling-several-seals-why = The rulebooks count every seal on a completed treasure.

ruling-seal-order = Does it matter which treasure was completed first?
ruling-seal-order-answer = No. A seal counts all treasures of its colour, completed before or after it.
ruling-seal-order-why = The rulebooks count seals at the end of the game.

rules-tie = A tie
rules-tie-colours = If points are equal, the player with more completed grey treasures wins. If that is equal, too, green decides, then orange, then purple.

ruling-tie-after-all = And if all of that is equal?
ruling-tie-after-all-answer = Then the win is shared.
ruling-tie-after-all-why = The rulebooks end with purple. Nothing is left to decide by.

## Where the rulebooks differ

rules-chapter-differ = Where the rulebooks differ

rules-differ = Nine places, and what holds here
rules-differ-intro = This game has rulebooks in many languages. We compared five of them, in Spanish, Portuguese, French, Italian and Czech. In these nine places they disagree, or leave a question open. Each leads to what holds here, and why.

## The figures

figure-next = Next
figure-again = Once more
figure-mark-it = Mark it
figure-coin-more = One more coin
figure-display-other = Another display
figure-count = Count on
figure-hand = Four treasures; two of them are kept.
figure-actions = An expedition, a marked island, a cup.
figure-patterns = { $count ->
    [1] { $pattern }, once
   *[other] { $pattern }, twice
}
figure-cross-1 = The pattern covers a cross.
figure-cross-2 = One more square: a cross again!
figure-cross-3 = One more square, on a plain one. That is all.
figure-coin = { $coins ->
    [one] One coin: 1 point.
   *[other] { $coins } coins: { $coins } points.
}
figure-coin-row = Row { $row } is full, and wins the highest cup left: { $cup }.
figure-cups = The cups 6 and 5 are won. The next is 4.
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
figure-seal-help = Tap a treasure to complete it, or to take that back.
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
