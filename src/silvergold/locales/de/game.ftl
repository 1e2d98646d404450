### Words that every way of playing shares.

title = Silver & Gold

## Treasures

treasure-name = { $colour ->
    [purple] Lila { $points }
    [orange] Orange { $points }
    [green] Grün { $points }
   *[grey] Grau { $points }
}
seal-label = { $colour ->
    [purple] lila Siegel: { $points } für jede fertige lila Schatzkarte
    [orange] oranges Siegel: { $points } für jede fertige orange Schatzkarte
    [green] grünes Siegel: { $points } für jede fertige grüne Schatzkarte
   *[grey] graues Siegel: { $points } für jede fertige graue Schatzkarte
}
has-crosses = { $count ->
    [one] Kreuz auf { $squares }
   *[other] Kreuze auf { $squares }
}
has-coins = { $count ->
    [one] Münze auf { $squares }
   *[other] Münzen auf { $squares }
}
has-palms = { $count ->
    [one] Palme auf { $squares }
   *[other] Palmen auf { $squares }
}
squares-free = { $count ->
    [0] alle Felder angekreuzt
   *[other] { $count } von { $all } Feldern frei
}
symbol-cross = Kreuz
symbol-coin = Münze
symbol-palm = Palme
square-free = frei
square-marked = angekreuzt

## Expeditions

pattern-i2 = eine Zweierlinie
pattern-i3 = eine Dreierlinie
pattern-l3 = ein Dreier-L
pattern-t4 = ein Vierer-T
pattern-l4 = ein Vierer-L
pattern-o4 = ein Viererquadrat

## What a mark brings

gain-coin = Münze { $place } in Reihe { $row }
gain-coin-row = Reihe { $row } ist voll und gewinnt einen Pokal
gain-palm = Palme: +{ $points }
gain-cross = { $count ->
    [one] noch ein Feld
   *[other] noch { $count } Felder
}
gain-complete = Insel fertig: +{ $points }

## What happens

news-kept = { $name } behält { $treasures }.
news-marked = { $name } kreuzt { $squares } auf Schatzkarte { $slot } an
news-bonus = Kreuz: { $name } kreuzt auch { $squares } auf Schatzkarte { $slot } an
news-passed = { $name } hat kein freies Feld und passt.
news-cup = { $name } füllt eine Münzreihe und gewinnt den Pokal mit der { $points }.
news-no-cup = { $name } füllt eine Münzreihe, aber es ist kein Pokal mehr da.
news-laid-aside = { $name } legt die fertige Karte { $treasure } beiseite: +{ $points }.
news-took = { $name } nimmt { $treasure } aus der Auslage.
news-drew = { $name } zieht { $treasure } vom Stapel.
news-revealed = Zug { $turn }: { $pattern }.
news-round = Runde { $round } beginnt: { $pattern }.
news-ended = Die Partie ist zu Ende.

## Where the game stands

round-and-turn = Runde { $round } · Zug { $turn }
start-player = Startspieler

## Scores

part-treasures = Schatzkarten
part-seals = Siegel
part-coins = Münzen
part-cups = Pokale
part-palms = Palmen
part-total = Gesamt
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
result-won = { $name } gewinnt mit { $points } Punkten.
result-tie-broken = Gleichstand mit { $points } Punkten: { $tied }. Der Sieg geht an { $name }: mehr fertige { $colour ->
    [purple] lila
    [orange] orange
    [green] grüne
   *[grey] graue
} Schatzkarten.
result-shared = Geteilter Sieg: { $tied }, mit je { $points } Punkten und gleich vielen Schatzkarten jeder Farbe.
none = keine
# Names in a sentence: $most are all but the last, see list-comma.
list-and = { $most } und { $last }
# Things one after the other: "b3, palm, free". $before may be such a list already.
list-comma = { $before }, { $after }
# Sentences one after the other. $before may be several already.
list-sentences = { $before } { $after }

## Bots

bot-random = Schiffbrüchiger
bot-greedy = Strandgutsammler
bot-deckhand = Leichtmatrose
bot-sailor = Matrose
bot-mate = Maat
bot-captain = Kapitän
bot-legend = Legende
about-deckhand = Neu an Bord: gute Gesellschaft für deine ersten Partien.
about-sailor = Spielt solide und lässt ab und zu eine Chance liegen.
about-mate = Wägt jedes Feld ab und verschenkt nur wenige.
about-captain = Plant voraus und macht kaum Fehler: schwer zu schlagen.
about-legend = Kennt die Chancen jedes Musters: niemand ist schwerer zu schlagen.

## People

# Who gives no name. It stands where names stand, so it is one: not a word for "you".
name-skipper = Skipper
