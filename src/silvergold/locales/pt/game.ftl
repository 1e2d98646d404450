### Words that every way of playing shares.

title = Silver & Gold

## Treasures

treasure-name = { $colour ->
    [purple] roxo { $points }
    [orange] laranja { $points }
    [green] verde { $points }
   *[grey] cinzento { $points }
}
seal-label = { $colour ->
    [purple] selo roxo: { $points } por cada mapa roxo completo
    [orange] selo laranja: { $points } por cada mapa laranja completo
    [green] selo verde: { $points } por cada mapa verde completo
   *[grey] selo cinzento: { $points } por cada mapa cinzento completo
}
has-crosses = { $count ->
    [one] cruz em { $squares }
   *[other] cruzes em { $squares }
}
has-coins = { $count ->
    [one] moeda em { $squares }
   *[other] moedas em { $squares }
}
has-palms = { $count ->
    [one] palmeira em { $squares }
   *[other] palmeiras em { $squares }
}
squares-free = { $count ->
    [0] todos os campos marcados
    [one] 1 campo livre de { $all }
   *[other] { $count } campos livres de { $all }
}
symbol-cross = cruz
symbol-coin = moeda
symbol-palm = palmeira
square-free = livre
square-marked = marcado

## Expeditions

pattern-i2 = dois em linha
pattern-i3 = três em linha
pattern-l3 = três em ângulo
pattern-t4 = quatro em T
pattern-l4 = quatro em L
pattern-o4 = quatro em quadrado

## What a mark brings

gain-coin = moeda { $place } da linha { $row }
gain-coin-row = a linha { $row } está cheia e ganha uma taça
gain-palm = palmeira: +{ $points }
gain-cross = { $count ->
    [one] mais um campo
   *[other] mais { $count } campos
}
gain-complete = ilha completa: +{ $points }

## What happens

news-kept = { $name } ficou com os mapas { $treasures }.
news-marked = { $name } marcou { $squares } no mapa { $slot }
news-bonus = { $name } marcou { $squares } no mapa { $slot } por uma cruz
news-passed = { $name } não tinha nenhum campo livre e passou.
news-cup = { $name } encheu uma linha de moedas e ganhou a taça de { $points }.
news-no-cup = { $name } encheu uma linha de moedas, mas não havia mais taças.
news-laid-aside = { $name } completou e pôs de lado o mapa { $treasure }: +{ $points }.
news-took = { $name } escolheu o mapa { $treasure } entre as cartas à vista.
news-drew = { $name } tirou o mapa { $treasure } do monte.
news-revealed = Turno { $turn }: { $pattern }.
news-round = Começa a rodada { $round }: { $pattern }.
news-ended = A partida terminou.

## Where the game stands

round-and-turn = Rodada { $round } · turno { $turn }
start-player = começa

## Scores

part-treasures = Mapas
part-seals = Selos
part-coins = Moedas
part-cups = Taças
part-palms = Palmeiras
part-total = Total
points = { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
}
result-won = { $name } venceu com { $points } pontos.
result-tie-broken = { $tied } empatam com { $points } pontos. Vitória para { $name }, com mais mapas { $colour ->
    [purple] roxos
    [orange] laranja
    [green] verdes
   *[grey] cinzentos
} completos.
result-shared = { $tied } empatam com { $points } pontos e o mesmo número de mapas completos de cada cor: dividem a vitória.
none = não há
# Names in a sentence: $most are all but the last, see list-comma.
list-and = { $most } e { $last }
# Things one after the other: "b3, palm, free". $before may be such a list already.
list-comma = { $before }, { $after }
# Sentences one after the other. $before may be several already.
list-sentences = { $before } { $after }

## Bots

bot-random = Náufrago
bot-greedy = Apanhador de conchas
bot-deckhand = Grumete
bot-sailor = Marinheiro
bot-mate = Imediato
bot-captain = Capitão
bot-legend = Lenda
about-deckhand = Acaba de embarcar: boa companhia para as primeiras partidas.
about-sailor = Joga com juízo, e de vez em quando deixa escapar uma oportunidade.
about-mate = Pesa cada campo e desperdiça poucos.
about-captain = Pensa longe e erra pouco: difícil de vencer.
about-legend = Conhece as chances de cada padrão: ninguém é mais difícil de vencer.

## People

# Who gives no name. It stands where names stand, so it is one: not a word for "you".
name-skipper = Pirata
