### Hints about the best move, and training positions.

## Hints during a game: the button, and what it says. Hints are short.

advice-hint = Hinweis
advice-more = Mehr
advice-show = Zeigen
advice-do = Ausführen
advice-busy = Denkt nach …
advice-not-yet = Die Hinweise werden noch vorbereitet. Versuch es in ein, zwei Minuten noch einmal.
advice-done = Vorgezeichnet. „{ done }“ bestätigt es.
advice-forced = Du hast keine andere Wahl.
advice-best = Am besten: { $moves }

# What to think of.
advice-nudge-finish = Du kannst jetzt eine Insel fertig machen.
advice-nudge-turns = Welche Insel kann früher fertig werden?
advice-nudge-late = Es bleiben nicht viele Züge: Was kann noch fertig werden?
advice-nudge-coins = Achte auf die Münzen.
advice-nudge-palm = Achte auf die Palmen.
advice-nudge-squares = Du kannst mehr Felder ankreuzen, als es scheint.
advice-nudge-cross = Achte auf die Kreuze.
advice-nudge-next = Denk an die Muster, die als Nächstes kommen können.
advice-nudge-worth = Achte darauf, wie viel die Schatzkarten wert sind.
advice-nudge-seal = Achte auf die Siegel.
advice-nudge-known = In der Auslage liegt Besseres, als der Stapel erwarten lässt.
advice-nudge-unseen = Nichts in der Auslage bringt dir viel.
advice-nudge-little = Kein Zug ragt heraus, aber einer ist etwas besser.

# Where, or which.
advice-where = { $place ->
    [north] Schau in den Norden von Insel { $slot }.
    [north-east] Schau in den Nordosten von Insel { $slot }.
    [east] Schau in den Osten von Insel { $slot }.
    [south-east] Schau in den Südosten von Insel { $slot }.
    [south] Schau in den Süden von Insel { $slot }.
    [south-west] Schau in den Südwesten von Insel { $slot }.
    [west] Schau in den Westen von Insel { $slot }.
    [north-west] Schau in den Nordwesten von Insel { $slot }.
   *[middle] Schau in die Mitte von Insel { $slot }.
}
advice-where-one = { $place ->
    [north] Ein einzelnes Feld genügt: Schau in den Norden von Insel { $slot }.
    [north-east] Ein einzelnes Feld genügt: Schau in den Nordosten von Insel { $slot }.
    [east] Ein einzelnes Feld genügt: Schau in den Osten von Insel { $slot }.
    [south-east] Ein einzelnes Feld genügt: Schau in den Südosten von Insel { $slot }.
    [south] Ein einzelnes Feld genügt: Schau in den Süden von Insel { $slot }.
    [south-west] Ein einzelnes Feld genügt: Schau in den Südwesten von Insel { $slot }.
    [west] Ein einzelnes Feld genügt: Schau in den Westen von Insel { $slot }.
    [north-west] Ein einzelnes Feld genügt: Schau in den Nordwesten von Insel { $slot }.
   *[middle] Ein einzelnes Feld genügt: Schau in die Mitte von Insel { $slot }.
}
advice-keep = Behalte { $treasure }.
advice-take = Nimm { $treasure }.
advice-draw = Zieh vom Stapel.

# Why. Other reasons are those of reviews.
advice-why-possible = So kann { $treasure } noch fertig werden.
advice-why-fits = Danach passt { $pattern } noch auf { $treasure }; das Muster kann als Nächstes kommen.

## Training positions.

training-intro = Eine Stellung aus einer echten Partie, und du bist am Zug: Kreuze da an, wo es am meisten bringt.
training-set = Sammlung
training-own = Meine Partien
training-easy = Leicht
training-hard = Schwer
training-next = Nächste Stellung
training-again = Noch einmal
training-yours = Dein Zug
training-best = Bester Zug
training-right = Du hast den besten Zug gefunden!
training-lost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger als der beste Zug.
training-lost-at-least = Mindestens { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger als der beste Zug.
training-none = Wenn du deine Partien analysierst, werden teure Züge hier zum Üben gesammelt.
training-all-solved = Alle gelöst! Du kannst von vorn beginnen.
training-start-over = Von vorn beginnen
training-turns-left = Züge danach: { $count }
training-streak = { $count ->
    [one] 1 in Folge
   *[other] { $count } in Folge
}
training-solved = Gelöst: { $count } von { $all }
