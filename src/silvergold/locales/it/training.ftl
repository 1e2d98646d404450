### Hints about the best move, and training positions.

## Hints during a game: the button, and what it says. Hints are short.

advice-hint = Suggerimento
advice-more = Di più
advice-show = Mostra
advice-do = Fallo
advice-busy = Sto pensando…
advice-not-yet = I suggerimenti sono in preparazione. Riprova tra un minuto o due.
advice-done = Segnato a matita. Conferma con «{ done }».
advice-forced = Puoi fare una cosa sola.
advice-best = La mossa migliore: { $moves }

# What to think of.
advice-nudge-finish = Puoi completare un’isola adesso.
advice-nudge-turns = Quale isola si può completare prima?
advice-nudge-late = Restano pochi turni: che cosa si può completare in tempo?
advice-nudge-coins = Guarda le monete.
advice-nudge-palm = Guarda le palme.
advice-nudge-squares = Puoi segnare più campi di quanto sembri.
advice-nudge-cross = Guarda le croci.
advice-nudge-next = Pensa ai modelli che possono uscire dopo.
advice-nudge-worth = Guarda quanto valgono le mappe.
advice-nudge-seal = Guarda i sigilli.
advice-nudge-known = Tra le carte esposte c’è di meglio di quanto prometta il mazzo.
advice-nudge-unseen = Nessuna delle carte esposte ti rende molto.
advice-nudge-little = Nessuna mossa spicca, ma una è un po’ migliore.

# Where, or which.
advice-where = { $place ->
    [north] Guarda il nord dell’isola { $slot }.
    [north-east] Guarda il nord-est dell’isola { $slot }.
    [east] Guarda l’est dell’isola { $slot }.
    [south-east] Guarda il sud-est dell’isola { $slot }.
    [south] Guarda il sud dell’isola { $slot }.
    [south-west] Guarda il sud-ovest dell’isola { $slot }.
    [west] Guarda l’ovest dell’isola { $slot }.
    [north-west] Guarda il nord-ovest dell’isola { $slot }.
   *[middle] Guarda il centro dell’isola { $slot }.
}
advice-where-one = { $place ->
    [north] Basta un solo campo: guarda il nord dell’isola { $slot }.
    [north-east] Basta un solo campo: guarda il nord-est dell’isola { $slot }.
    [east] Basta un solo campo: guarda l’est dell’isola { $slot }.
    [south-east] Basta un solo campo: guarda il sud-est dell’isola { $slot }.
    [south] Basta un solo campo: guarda il sud dell’isola { $slot }.
    [south-west] Basta un solo campo: guarda il sud-ovest dell’isola { $slot }.
    [west] Basta un solo campo: guarda l’ovest dell’isola { $slot }.
    [north-west] Basta un solo campo: guarda il nord-ovest dell’isola { $slot }.
   *[middle] Basta un solo campo: guarda il centro dell’isola { $slot }.
}
advice-keep = Tieni { $treasure }.
advice-take = Prendi { $treasure }.
advice-draw = Pesca dal mazzo.

# Why. Other reasons are those of reviews.
advice-why-possible = Così si potrà ancora completare { $treasure }.
advice-why-fits = Dopo, su { $treasure } ci sarà posto per { $pattern }, che può uscire al prossimo turno.

## Training positions.

training-intro = Una posizione di una partita vera, e tocca a te: segna dove vale di più.
training-set = Raccolta
training-own = Le mie partite
training-easy = Facile
training-hard = Difficile
training-next = Prossima posizione
training-again = Riprova
training-yours = La tua mossa
training-best = La migliore
training-right = Hai trovato la mossa migliore!
training-lost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in meno della mossa migliore.
training-lost-at-least = Almeno { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in meno della mossa migliore.
training-none = Quando analizzi le tue partite, le mosse più costose restano qui per esercitarti.
training-all-solved = Tutte risolte! Puoi ricominciare.
training-start-over = Ricomincia
training-turns-left = Turni dopo questo: { $count }
training-streak = { $count ->
    [one] 1 di fila
   *[other] { $count } di fila
}
training-solved = Risolte: { $count } su { $all }
