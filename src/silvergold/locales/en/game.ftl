### Words that every way of playing shares.

title = Silver & Gold

## Treasures

treasure-name = { $colour ->
    [purple] purple { $points }
    [orange] orange { $points }
    [green] green { $points }
   *[grey] grey { $points }
}
seal-label = { $colour ->
    [purple] purple seal: { $points } for each completed purple treasure
    [orange] orange seal: { $points } for each completed orange treasure
    [green] green seal: { $points } for each completed green treasure
   *[grey] grey seal: { $points } for each completed grey treasure
}
has-crosses = { $count ->
    [one] cross on { $squares }
   *[other] crosses on { $squares }
}
has-coins = { $count ->
    [one] coin on { $squares }
   *[other] coins on { $squares }
}
has-palms = { $count ->
    [one] palm on { $squares }
   *[other] palms on { $squares }
}
squares-free = { $count ->
    [0] all squares marked
   *[other] { $count } of { $all } squares free
}
symbol-cross = cross
symbol-coin = coin
symbol-palm = palm
square-free = free
square-marked = marked

## Expeditions

pattern-i2 = line of two
pattern-i3 = line of three
pattern-l3 = corner of three
pattern-t4 = T of four
pattern-l4 = L of four
pattern-o4 = block of four

## What a mark brings

gain-coin = coin { $place } in row { $row }
gain-coin-row = row { $row } is full and wins a cup
gain-palm = palm: +{ $points }
gain-cross = { $count ->
    [one] one more square
   *[other] { $count } more squares
}
gain-complete = island complete: +{ $points }

## What happens

news-kept = { $name } kept { $treasures }.
news-marked = { $name } marked { $squares } on treasure { $slot }
news-bonus = { $name } marked { $squares } on treasure { $slot } for a cross
news-passed = { $name } had no free square and passed.
news-cup = { $name } filled a coin row and won the { $points }-point cup.
news-no-cup = { $name } filled a coin row, but no cups were left.
news-laid-aside = { $name } completed { $treasure } and set it aside: +{ $points }.
news-took = { $name } took { $treasure } from the display.
news-drew = { $name } drew { $treasure } from the stack.
news-revealed = Turn { $turn }: { $pattern }.
news-round = Round { $round } begins: { $pattern }.
news-ended = The game is over.

## Where the game stands

round-and-turn = Round { $round } · turn { $turn }
start-player = start player

## Scores

part-treasures = Treasures
part-seals = Seals
part-coins = Coins
part-cups = Cups
part-palms = Palms
part-total = Total
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-won = { $name } won with { $points } points.
result-tie-broken = { $tied } tied on { $points } points. { $name } won with more completed { $colour ->
    [purple] purple
    [orange] orange
    [green] green
   *[grey] grey
} treasures.
result-shared = { $tied } tied on { $points } points, with equally many completed treasures of every colour: they share the win.
none = none
# Names in a sentence: $most are all but the last, see list-comma.
list-and = { $most } and { $last }
# Things one after the other: "b3, palm, free". $before may be such a list already.
list-comma = { $before }, { $after }
# Sentences one after the other. $before may be several already.
list-sentences = { $before } { $after }

## Bots

bot-random = Castaway
bot-greedy = Beachcomber
bot-deckhand = Deckhand
bot-sailor = Sailor
bot-mate = Mate
bot-captain = Captain
bot-legend = Legend
about-deckhand = New on board: good company for your first games.
about-sailor = Plays a sound game, but lets a chance slip by now and then.
about-mate = Weighs every square and wastes very few.
about-captain = Looks ahead and makes few mistakes: hard to beat.
about-legend = Knows the odds of every pattern: nobody is harder to beat.

## People

# Who gives no name. It stands where names stand, so it is one: not a word for "you".
name-skipper = Skipper
