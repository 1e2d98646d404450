### Words that every way of playing shares.

title = Silver & Gold

## Treasures

treasure-name = { $colour ->
    [purple] fialová { $points }
    [orange] oranžová { $points }
    [green] zelená { $points }
   *[grey] šedá { $points }
}
seal-label = { $colour ->
    [purple] fialová pečeť: { $points } za každou vyplněnou fialovou mapu
    [orange] oranžová pečeť: { $points } za každou vyplněnou oranžovou mapu
    [green] zelená pečeť: { $points } za každou vyplněnou zelenou mapu
   *[grey] šedá pečeť: { $points } za každou vyplněnou šedou mapu
}
has-crosses = { $count ->
    [one] kříž na { $squares }
    [few] kříže na { $squares }
    [many] kříže na { $squares }
   *[other] kříže na { $squares }
}
has-coins = { $count ->
    [one] mince na { $squares }
    [few] mince na { $squares }
    [many] mince na { $squares }
   *[other] mince na { $squares }
}
has-palms = { $count ->
    [one] palma na { $squares }
    [few] palmy na { $squares }
    [many] palmy na { $squares }
   *[other] palmy na { $squares }
}
squares-free = { $count ->
    [0] všechna políčka zakřížkovaná
    [one] { $count } volné políčko, celkem { $all }
    [few] { $count } volná políčka, celkem { $all }
    [many] { $count } volného políčka, celkem { $all }
   *[other] { $count } volných políček, celkem { $all }
}
symbol-cross = kříž
symbol-coin = mince
symbol-palm = palma
square-free = volné
square-marked = zakřížkované

## Expeditions

pattern-i2 = dvě v řadě
pattern-i3 = tři v řadě
pattern-l3 = roh ze tří
pattern-t4 = T ze čtyř
pattern-l4 = L ze čtyř
pattern-o4 = čtverec ze čtyř

## What a mark brings

gain-coin = { $place }. mince v řadě { $row }
gain-coin-row = řada { $row } je plná a získává pohár
gain-palm = +{ $points } za palmu
gain-cross = { $count ->
    [one] ještě jedno políčko
    [few] ještě { $count } políčka
    [many] ještě { $count } políčka
   *[other] ještě { $count } políček
}
gain-complete = ostrov vyplněn: +{ $points }

## What happens

news-kept = { $name } si nechává: { $treasures }.
news-marked = { $name } křížkuje { $squares } na mapě { $slot }
news-bonus = { $name } křížkuje za kříž i { $squares } na mapě { $slot }
news-passed = { $name } nemá žádné volné políčko a vynechává.
news-cup = { $name } zaplňuje řadu mincí a získává pohár s číslem { $points }.
news-no-cup = { $name } zaplňuje řadu mincí, ale žádný pohár už nezbyl.
news-laid-aside = { $name } odkládá vyplněnou mapu: { $treasure }, +{ $points }.
news-took = { $name } si bere z vyložených karet: { $treasure }.
news-drew = { $name } si bere z balíčku: { $treasure }.
news-revealed = Tah { $turn }: { $pattern }.
news-round = Začíná { $round }. kolo: { $pattern }.
news-ended = Hra skončila.

## Where the game stands

round-and-turn = Kolo { $round } · tah { $turn }
start-player = začínající hráč

## Scores

part-treasures = Mapy
part-seals = Pečeti
part-coins = Mince
part-cups = Poháry
part-palms = Palmy
part-total = Celkem
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
result-won = { $name } vyhrává: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
result-tie-broken = Shoda, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}: { $tied }. Výhra: { $name }, rozhodl počet vyplněných { $colour ->
    [purple] fialových
    [orange] oranžových
    [green] zelených
   *[grey] šedých
} map.
result-shared = Shoda, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} a stejný počet vyplněných map každé barvy: { $tied }. O výhru se dělí.
none = žádné
# Names in a sentence: $most are all but the last, see list-comma.
list-and = { $most } a { $last }
# Things one after the other: "b3, palm, free". $before may be such a list already.
list-comma = { $before }, { $after }
# Sentences one after the other. $before may be several already.
list-sentences = { $before } { $after }

## Bots

bot-random = Trosečník
bot-greedy = Plážový sběrač
bot-deckhand = Plavčík
bot-sailor = Námořník
bot-mate = Kormidelník
bot-captain = Kapitán
bot-legend = Legenda
about-deckhand = Na palubě nováček: dobrá společnost pro tvoje první hry.
about-sailor = Hraje slušně a občas nechá šanci uplavat.
about-mate = Zváží každé políčko a málokteré promarní.
about-captain = Vidí dopředu a málo chybuje: těžko ho porazíš.
about-legend = Zná šance každého vzoru: nikoho není těžší porazit.

## People

# Who gives no name. It stands where names stand, so it is one: not a word for "you".
name-skipper = Skipper
