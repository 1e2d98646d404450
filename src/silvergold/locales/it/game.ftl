### Words that every way of playing shares.

title = Silver & Gold

## Treasures

treasure-name = { $colour ->
    [purple] lilla { $points }
    [orange] arancione { $points }
    [green] verde { $points }
   *[grey] grigia { $points }
}
seal-label = { $colour ->
    [purple] sigillo lilla: { $points } per ogni mappa lilla completa
    [orange] sigillo arancione: { $points } per ogni mappa arancione completa
    [green] sigillo verde: { $points } per ogni mappa verde completa
   *[grey] sigillo grigio: { $points } per ogni mappa grigia completa
}
has-crosses = { $count ->
    [one] croce in { $squares }
   *[other] croci in { $squares }
}
has-coins = { $count ->
    [one] moneta in { $squares }
   *[other] monete in { $squares }
}
has-palms = { $count ->
    [one] palma in { $squares }
   *[other] palme in { $squares }
}
squares-free = { $count ->
    [0] tutti i campi segnati
    [one] 1 campo libero su { $all }
   *[other] { $count } campi liberi su { $all }
}
symbol-cross = croce
symbol-coin = moneta
symbol-palm = palma
square-free = libero
square-marked = segnato

## Expeditions

pattern-i2 = due in fila
pattern-i3 = tre in fila
pattern-l3 = tre ad angolo
pattern-t4 = quattro a T
pattern-l4 = quattro a L
pattern-o4 = quattro a quadrato

## What a mark brings

gain-coin = moneta { $place } della riga { $row }
gain-coin-row = la riga { $row } è piena e vince una coppa
gain-palm = palma: +{ $points }
gain-cross = { $count ->
    [one] un altro campo
   *[other] altri { $count } campi
}
gain-complete = isola completa: +{ $points }

## What happens

news-kept = { $name } ha tenuto le mappe { $treasures }.
news-marked = { $name } ha segnato { $squares } sulla mappa { $slot }
news-bonus = { $name } ha segnato { $squares } sulla mappa { $slot } per una croce
news-passed = { $name } non aveva campi liberi e ha passato.
news-cup = { $name } ha riempito una riga di monete e ha vinto la coppa da { $points }.
news-no-cup = { $name } ha riempito una riga di monete, ma le coppe erano finite.
news-laid-aside = { $name } ha completato la mappa { $treasure } e l’ha messa da parte: +{ $points }.
news-took = { $name } ha preso la mappa { $treasure } dalle carte esposte.
news-drew = { $name } ha pescato la mappa { $treasure } dal mazzo.
news-revealed = Turno { $turn }: { $pattern }.
news-round = Inizia il round { $round }: { $pattern }.
news-ended = La partita è finita.

## Where the game stands

round-and-turn = Round { $round } · turno { $turn }
start-player = inizia

## Scores

part-treasures = Mappe
part-seals = Sigilli
part-coins = Monete
part-cups = Coppe
part-palms = Palme
part-total = Totale
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
result-won = { $name } ha vinto con { $points } punti.
result-tie-broken = { $tied } hanno { $points } punti a testa. Vittoria per { $name }, con più mappe { $colour ->
    [purple] lilla
    [orange] arancioni
    [green] verdi
   *[grey] grigie
} complete.
result-shared = { $tied } hanno { $points } punti a testa e lo stesso numero di mappe complete di ogni colore: condividono la vittoria.
none = nessuna
# Names in a sentence: $most are all but the last, see list-comma.
list-and = { $most } e { $last }
# Things one after the other: "b3, palm, free". $before may be such a list already.
list-comma = { $before }, { $after }
# Sentences one after the other. $before may be several already.
list-sentences = { $before } { $after }

## Bots

bot-random = Naufrago
bot-greedy = Cercaconchiglie
bot-deckhand = Mozzo
bot-sailor = Marinaio
bot-mate = Nostromo
bot-captain = Capitano
bot-legend = Leggenda
about-deckhand = Al primo imbarco: ottima compagnia per le prime partite.
about-sailor = Gioca con giudizio, e ogni tanto si lascia sfuggire un’occasione.
about-mate = Soppesa ogni campo, e ne spreca pochi.
about-captain = Guarda lontano e sbaglia poco: difficile da battere.
about-legend = Conosce le probabilità di ogni modello: nessuno è più difficile da battere.
name-skipper = Pirata
