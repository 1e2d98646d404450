### The review of a finished game: on the command line, in its page, and in the browser.

## The game as a whole

review-title = Analyse
review-accuracy = Genauigkeit
review-level = Spielt wie
review-lost = Verschenkt
review-kind-keep = Behalten
review-kind-mark = Ankreuzen
review-kind-take = Nehmen
review-luck = Glück
review-others = Andere
review-expected = Erwartet
review-score = Ergebnis
review-chance = Gewinnchance
review-percent = { $percent } %
review-decisions = Entscheidungen
review-turning-points = Wendepunkte
review-turning-decision = Zug { $turn }: eine Entscheidung von { $name } ({ $change })
review-turning-luck = Zug { $turn }: Glück für { $name } ({ $change })
review-method = Erwartete Punkte und Gewinnchancen sind Schätzungen des Bots „{ $judge }“ mit Blick einen Zug voraus.

## Grades

review-grade-best = Bester Zug
review-grade-good = Gut
review-grade-slip = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler

## One decision

review-worst = Die teuersten Entscheidungen
review-nothing = Niemand hat etwas Nennenswertes verschenkt.
review-heading = Zug { $turn }, { $name }: { $grade }
review-heading-keep = Vor dem ersten Zug, { $name }: { $grade }
review-costs = Verschenkt: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte und { $chance } Gewinnchance.
review-played = Gespielt
review-better = Besser
review-from-stack = eine Schatzkarte vom Stapel
review-marked-now = [*] in diesem Zug angekreuzt

## Why another decision was better. Each is a sentence about it; turns and points are averages.

# One of two islands with the same name.
review-one-of-two = { $treasure } (Insel { $slot })
review-reason-finish = So ist { $treasure } sofort fertig.
review-reason-sooner = So ist { $treasure } etwa { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge früher fertig.
review-reason-possible = So bleibt eine Chance, { $treasure } fertig zu bekommen; so wie gespielt gibt es keine.
review-reason-cup = { $points ->
    [one] So wird eine Münzreihe voll: Der nächste Pokal bringt 1 Punkt.
   *[other] So wird eine Münzreihe voll: Der nächste Pokal bringt { $points } Punkte.
}
review-reason-coins = { $count ->
    [one] So kommt eine Münze mehr dazu.
   *[other] So kommen { $count } Münzen mehr dazu.
}
review-reason-palm = { $points ->
    [one] So bringen Palmen 1 Punkt mehr.
   *[other] So bringen Palmen { $points } Punkte mehr.
}
review-reason-whole = Das ganze Muster: insgesamt { $squares } Felder statt { $instead }.
review-reason-cross = Kreuze bringen mehr: insgesamt { $squares } Felder statt { $instead }.
review-reason-squares = { $squares } Felder statt { $instead }.
review-reason-fits = Danach passt { $pattern }, vielleicht das nächste Muster, auf { $treasure }; so wie gespielt ist dafür nirgends mehr Platz.
review-reason-late = { $left ->
    [0] Es war der letzte Zug: { $treasure } wird nicht mehr fertig.
    [one] { $treasure } braucht noch etwa { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge, es bleibt aber nur einer.
   *[other] { $treasure } braucht noch etwa { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge, es bleiben aber nur { $left }.
}
review-reason-too-long = { $left ->
    [one] Die genommene Karte ({ $treasure }) braucht etwa { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge, es bleibt aber nur einer.
   *[other] Die genommene Karte ({ $treasure }) braucht etwa { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge, es bleiben aber nur { $left }.
}
review-reason-known = Diese Karte ist { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr wert als eine durchschnittliche Schatzkarte vom Stapel.
review-reason-unseen = Eine durchschnittliche Schatzkarte vom Stapel ist { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr wert.
review-reason-quick = { $treasure } braucht etwa { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge weniger.
review-reason-worth = Fertig bringt diese Karte { $points } Punkte mehr.
review-reason-seal = { $points ->
    [one] Mit Siegeln bringt diese Karte 1 Punkt mehr.
   *[other] Mit Siegeln bringt diese Karte { $points } Punkte mehr.
}
review-reason-has-coins = { $count ->
    [one] Darauf ist eine Münze mehr.
   *[other] Darauf sind { $count } Münzen mehr.
}
review-reason-has-crosses = { $count ->
    [one] Darauf ist ein Kreuz mehr.
   *[other] Darauf sind { $count } Kreuze mehr.
}
review-reason-has-palm = Darauf ist eine Palme.
review-reason-little = Das ist im Schnitt etwas mehr wert.

## In the browser

review-begins = Die Analyse beginnt gleich …
review-progress = Zug { $turn } von { $turns } wird beurteilt
review-luck-you = Die Karten haben dir { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr gegeben als { $name }.
review-luck-you-less = Die Karten haben { $name } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr gegeben als dir.
review-luck-name = Die Karten haben { $who } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr gegeben als { $name }.
review-luck-even = Die Karten haben alle etwa gleich behandelt.
review-by-kind = Verschenkte Punkte
review-mine = Meine
review-mistakes-only = Nur Fehler
review-worst-first = Teuerste zuerst
review-previous-mistake = Voriger Fehler
review-next-mistake = Nächster Fehler
review-options = Die besten Möglichkeiten
review-table = Der ganze Tisch
review-was-best = Es wurde nichts Besseres gefunden.
review-forced = Es gab keine Wahl.
review-no-decisions = Keine solchen Entscheidungen.
review-island = Insel { $slot }: { $squares }
review-pass = passen
review-before = Vor dem ersten Zug
review-jump = Zug
review-luck-of-cards = Glück mit den Karten
review-luck-deal = Ausgeteilt an { $name }: { $treasures }
review-luck-reveal = Aufgedeckt: { $pattern }
review-luck-refill = Neu in der Auslage: { $treasures }
review-luck-draw = { $name } zieht { $treasures }
review-chance-of = { $name } { $percent }
review-turned-decision = { $when }: eine Entscheidung von { $name } ({ $change })
review-turned-luck = { $when }: Glück für { $name } ({ $change })
review-load-help = Wähle eine gespeicherte Partie und lass sie analysieren.

## Playing on from a position

play-from = Von hier aus weiterspielen
play-from-about = Eine neue Partie ab dieser Stellung gegen Bots ({ $when }). Es kommen dieselben Karten wie beim ersten Mal, damit du die Ergebnisse vergleichen kannst. Was die anderen in diesem Zug gewählt haben, bleibt; danach spielen sie neu.
play-from-seat = Du spielst als
play-from-others = Die anderen: { $names }
play-from-start = Los
