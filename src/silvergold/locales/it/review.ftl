### The review of a finished game: on the command line, in its page, and in the browser.

## The game as a whole

review-title = Analisi
review-accuracy = Precisione
review-level = Gioca come
review-lost = Regalati
review-kind-keep = Tenere
review-kind-mark = Segnare
review-kind-take = Prendere
review-luck = Fortuna
review-others = Altri
review-expected = Attesi
review-score = Punteggio
review-chance = Probabilità di vincere
review-percent = { $percent }%
review-decisions = Decisioni
review-turning-points = Momenti decisivi
review-turning-decision = Turno { $turn }: una decisione di { $name } ({ $change })
review-turning-luck = Turno { $turn }: fortuna per { $name } ({ $change })
review-method = I punti attesi e le probabilità di vincere sono stime del bot «{ $judge }», che guarda avanti di un turno.

## Grades

review-grade-best = La migliore
review-grade-good = Buona
review-grade-slip = Imprecisione
review-grade-mistake = Errore
review-grade-blunder = Errore grave

## One decision

review-worst = Le decisioni più costose
review-nothing = Nessuno ha regalato nulla di rilevante.
review-heading = Turno { $turn }, { $name }: { $grade }
review-heading-keep = Prima del primo turno, { $name }: { $grade }
review-costs = Regalati: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti e { $chance } di probabilità di vincere.
review-played = Giocato
review-better = Meglio
review-from-stack = una mappa dal mazzo
review-marked-now = [*] segnato in questo turno

## Why another decision was better. Each is a sentence about it; turns and points are averages.

# One of two islands with the same name.
review-one-of-two = { $treasure } (isola { $slot })
review-reason-finish = Così { $treasure } è completa subito.
review-reason-sooner = Così { $treasure } è completa circa { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turni prima.
review-reason-possible = Così { $treasure } si può ancora completare; con la mossa giocata, non più.
review-reason-cup = { $points ->
    [one] Così si riempie una riga di monete: la prossima coppa vale 1 punto.
   *[other] Così si riempie una riga di monete: la prossima coppa vale { $points } punti.
}
review-reason-coins = { $count ->
    [one] Così si segna una moneta in più.
   *[other] Così si segnano { $count } monete in più.
}
review-reason-palm = { $points ->
    [one] Così le palme danno 1 punto in più.
   *[other] Così le palme danno { $points } punti in più.
}
review-reason-whole = Si segna tutto il modello: in tutto { $squares } campi invece di { $instead }.
review-reason-cross = Le croci rendono di più: in tutto { $squares } campi invece di { $instead }.
review-reason-squares = Si segnano { $squares } campi invece di { $instead }.
review-reason-fits = Dopo, su { $treasure } c’è posto per { $pattern }, che può uscire al prossimo turno; con la mossa giocata, non c’è posto da nessuna parte.
review-reason-late = { $left ->
    [0] Era l’ultimo turno: { $treasure } non si completa più.
    [one] A { $treasure } servono ancora circa { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turni, e ne resta solo uno.
   *[other] A { $treasure } servono ancora circa { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turni, e ne restano solo { $left }.
}
review-reason-too-long = { $left ->
    [one] La mappa presa ({ $treasure }) richiede circa { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turni, e ne resta solo uno.
   *[other] La mappa presa ({ $treasure }) richiede circa { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turni, e ne restano solo { $left }.
}
review-reason-known = Vale { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più di una mappa media del mazzo.
review-reason-unseen = Una mappa media del mazzo vale { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più.
review-reason-quick = Per completare { $treasure } servono circa { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turni in meno.
review-reason-worth = Completa vale { $points } punti in più.
review-reason-seal = { $points ->
    [one] Con i sigilli vale 1 punto in più.
   *[other] Con i sigilli vale { $points } punti in più.
}
review-reason-has-coins = { $count ->
    [one] Ha una moneta in più.
   *[other] Ha { $count } monete in più.
}
review-reason-has-crosses = { $count ->
    [one] Ha una croce in più.
   *[other] Ha { $count } croci in più.
}
review-reason-has-palm = Ha una palma.
review-reason-little = In media vale un po’ di più.

## In the browser

review-begins = L’analisi comincia tra un attimo…
review-progress = Si analizza il turno { $turn } di { $turns }
review-luck-you = Le carte ti hanno dato { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti più che a { $name }.
review-luck-you-less = Le carte hanno dato a { $name } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti più che a te.
review-luck-name = Le carte hanno dato a { $who } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti più che a { $name }.
review-luck-even = Le carte hanno trattato tutti più o meno allo stesso modo.
review-by-kind = Punti regalati
review-mine = Mie
review-mistakes-only = Solo errori
review-worst-first = Prima le peggiori
review-previous-mistake = Errore precedente
review-next-mistake = Errore successivo
review-options = Le opzioni migliori
review-table = Tutto il tavolo
review-was-best = Non si è trovato niente di meglio.
review-forced = Non c’era scelta.
review-no-decisions = Nessuna decisione di questo tipo.
review-island = isola { $slot }: { $squares }
review-pass = passare
review-before = Prima del primo turno
review-jump = Turno
review-luck-of-cards = Fortuna con le carte
review-luck-deal = Distribuite a { $name }: { $treasures }
review-luck-reveal = Rivelata: { $pattern }
review-luck-refill = Nuove carte esposte: { $treasures }
review-luck-draw = { $name } pesca { $treasures }
review-chance-of = { $name } { $percent }
review-turned-decision = { $when }: una decisione di { $name } ({ $change })
review-turned-luck = { $when }: fortuna per { $name } ({ $change })
review-load-help = Scegli una partita salvata da analizzare.

## Playing on from a position

play-from = Continua da qui
play-from-about = Una nuova partita da questa posizione, contro i bot ({ $when }). Le carte in arrivo sono le stesse della prima volta, così puoi confrontare i risultati. Quello che gli altri hanno scelto in questo turno resta; poi giocano di nuovo.
play-from-seat = Giochi al posto di
play-from-others = Gli altri: { $names }
play-from-start = Inizia
