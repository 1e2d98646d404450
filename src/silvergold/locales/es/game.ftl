### Words that every way of playing shares.

title = Silver & Gold

## Treasures

treasure-name = { $colour ->
    [purple] lila { $points }
    [orange] naranja { $points }
    [green] verde { $points }
   *[grey] gris { $points }
}
seal-label = { $colour ->
    [purple] sello lila: { $points } por cada tesoro lila completo
    [orange] sello naranja: { $points } por cada tesoro naranja completo
    [green] sello verde: { $points } por cada tesoro verde completo
   *[grey] sello gris: { $points } por cada tesoro gris completo
}
has-crosses = { $count ->
    [one] cruz en { $squares }
   *[other] cruces en { $squares }
}
has-coins = { $count ->
    [one] moneda en { $squares }
   *[other] monedas en { $squares }
}
has-palms = { $count ->
    [one] palmera en { $squares }
   *[other] palmeras en { $squares }
}
squares-free = { $count ->
    [0] todas las casillas marcadas
    [one] 1 casilla libre de { $all }
   *[other] { $count } casillas libres de { $all }
}
symbol-cross = cruz
symbol-coin = moneda
symbol-palm = palmera
square-free = libre
square-marked = marcada

## Expeditions

pattern-i2 = dos en línea
pattern-i3 = tres en línea
pattern-l3 = tres en esquina
pattern-t4 = cuatro en T
pattern-l4 = cuatro en L
pattern-o4 = cuatro en cuadrado

## What a mark brings

gain-coin = moneda { $place } de la hilera { $row }
gain-coin-row = la hilera { $row } está llena y gana una copa
gain-palm = palmera: +{ $points }
gain-cross = { $count ->
    [one] una casilla más
   *[other] { $count } casillas más
}
gain-complete = isla completa: +{ $points }

## What happens

news-kept = { $name } se queda con los tesoros { $treasures }.
news-marked = { $name } marca { $squares } en el tesoro { $slot }
news-bonus = { $name } marca { $squares } en el tesoro { $slot } por una cruz
news-passed = { $name } no tiene ninguna casilla libre y pasa.
news-cup = { $name } llena una hilera de monedas y gana la copa de { $points }.
news-no-cup = { $name } llena una hilera de monedas, pero ya no quedan copas.
news-laid-aside = { $name } completa el tesoro { $treasure } y lo aparta: +{ $points }.
news-took = { $name } toma el tesoro { $treasure } de la plantilla.
news-drew = { $name } roba el tesoro { $treasure } del mazo.
news-revealed = Turno { $turn }: { $pattern }.
news-round = Empieza la ronda { $round }: { $pattern }.
news-ended = La partida ha terminado.

## Where the game stands

round-and-turn = Ronda { $round } · turno { $turn }
start-player = empieza

## Scores

part-treasures = Tesoros
part-seals = Sellos
part-coins = Monedas
part-cups = Copas
part-palms = Palmeras
part-total = Total
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
result-won = { $name } gana con { $points } puntos.
result-tie-broken = { $tied } empatan con { $points } puntos. Victoria para { $name }, con más tesoros { $colour ->
    [purple] lila
    [orange] naranja
    [green] verdes
   *[grey] grises
} completos.
result-shared = { $tied } empatan con { $points } puntos y el mismo número de tesoros completos de cada color: comparten la victoria.
none = no hay
# Names in a sentence: $most are all but the last, see list-comma.
list-and = { $most } y { $last }
# Things one after the other: "b3, palm, free". $before may be such a list already.
list-comma = { $before }, { $after }
# Sentences one after the other. $before may be several already.
list-sentences = { $before } { $after }

## Bots

bot-random = Náufrago
bot-greedy = Raquero
bot-deckhand = Grumete
bot-sailor = Marinero
bot-mate = Oficial
bot-captain = Capitán
bot-legend = Leyenda
about-deckhand = Acaba de embarcar: buena compañía para tus primeras partidas.
about-sailor = Juega con cabeza, y de vez en cuando deja pasar una ocasión.
about-mate = Sopesa cada casilla y desperdicia pocas.
about-captain = Mira lejos y falla poco: cuesta ganarle.
about-legend = Conoce las probabilidades de cada patrón: nadie es más difícil de vencer.

## People

# Who gives no name. It stands where names stand, so it is one: not a word for "you".
name-skipper = Pirata
