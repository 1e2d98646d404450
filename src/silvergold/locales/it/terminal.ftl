### What only the terminal says.

## The table

terminal-legend = [ ] libero, [X] croce, [$] moneta, [P] palma; segnati: [#] (X) ($) (P)
terminal-before = Prima del primo turno. Inizia { $start }.
terminal-turn = Round { $round } di { $rounds }, turno { $turn } di { $turns }. Inizia { $start }.
terminal-over = La partita è finita.
terminal-expedition = Spedizione
terminal-cups = Coppe rimaste: { $cups }
terminal-display = Carte esposte, e { $stack } nel mazzo:
terminal-hand = La tua mano, di cui tieni { $kept } mappe:
terminal-place = { $name }: { $points } finora
terminal-completed = complete: { $treasures }
terminal-empty = vuoto
terminal-seal = { $colour ->
    [purple] sigillo lilla
    [orange] sigillo arancione
    [green] sigillo verde
   *[grey] sigillo grigio
}
terminal-coins = monete
terminal-cup = coppa { $points }
terminal-palms = palme { $boxes }

## What is asked

terminal-welcome = Scrivi { terminal-command-help } per vedere che cosa puoi fare.
terminal-ask = { $name }, { $request }:
terminal-ask-keep = tieni { $kept } mappe
terminal-ask-mark = segna { $pattern } o un campo
terminal-ask-single = non c’è spazio per { $pattern }, quindi segna un campo
terminal-ask-bonus = segna un altro campo
terminal-ask-take = prendi una mappa
terminal-ask-done = premi Invio se va bene così, o scrivi { terminal-command-back }
terminal-hand-over = { $name }, tocca a te. Premi Invio quando ci sei.

## The commands. They are typed, so each is one word, in small letters, that is none of the others
## and none of keep, mark, bonus, pass, take and draw. The English words work in every language.

terminal-command-help = aiuto
terminal-command-moves = mosse
terminal-command-table = tavolo
terminal-command-patterns = modelli
terminal-command-scores = punti
terminal-command-back = indietro
terminal-command-done = fatto
terminal-command-quit = esci

## Help. Each line stands beside what is typed.

terminal-help-mark = segna a1 e b1 sulla tua mappa 1
terminal-help-keep = tiene queste { $kept } mappe
terminal-help-take = prende questa mappa; draw ne pesca una dal mazzo
terminal-help-tab = completa quello che scrivi in una mossa valida
terminal-help-moves = elenca tutte le mosse valide
terminal-help-table = mostra di nuovo il tavolo
terminal-help-patterns = mostra le { $pile } spedizioni di un round
terminal-help-scores = mostra il foglio dei punti
terminal-help-back = annulla il tuo ultimo segno, finché non confermi con Invio ({ terminal-command-done })
terminal-help-quit = lascia la partita

## What is answered

terminal-nothing-to-take-back = Non c’è niente da annullare.
terminal-made-already = Hai già fatto la tua mossa. Premi Invio se va bene così, o scrivi { terminal-command-back }.
terminal-no-move = { $typed } non è una mossa; { $hint }.
terminal-hint-keep = scrivi le { $kept } mappe da tenere, come P3 S2
terminal-hint-mark = scrivi il numero della mappa e i suoi campi, come 1a1b1 o 2c3
terminal-hint-bonus = scrivi il numero della mappa e un campo, come 2c3
terminal-hint-take = scrivi una delle mappe esposte, o draw
terminal-hint-pass = scrivi pass
