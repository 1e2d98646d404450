### The deal of the day, and challenges: the same cards for everybody.

## On the home page

daily-title = Partie des Tages
daily-invite = Dieselben Karten für alle, einmal am Tag. Wie viele Punkte holst du heraus?
daily-play = Heutige Partie spielen
daily-see = Deinen Platz ansehen
daily-next = Nächste Partie in { $time }
daily-next-label = Die nächste Partie beginnt um { $time } Uhr.
daily-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
daily-place = Platz { $place } von { $count }
daily-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}

## The page of a day

daily-finished = { $count ->
    [0] Noch niemand hat sie zu Ende gespielt.
    [one] 1 Person hat sie zu Ende gespielt.
   *[other] { $count } Personen haben sie zu Ende gespielt.
}
daily-once = Für die Tabelle des Tages spielst du sie einmal: ohne Hinweise und ohne zweiten Versuch.
daily-clock = Jeden Tag um Mitternacht UTC, bei dir um { $time } Uhr, gibt es eine neue Partie.
daily-until = Beende sie bis { $time } Uhr, damit sie zählt.
daily-past = Dieser Tag ist vorbei. Du kannst seine Karten noch spielen, aber nicht mehr für seine Tabelle.
daily-play-past = Diese Karten spielen
daily-longest = Längste Serie: { $count }
daily-not-counted = Diese Partie steht nicht in der Tabelle: Ein Bot hat für jemanden gespielt, oder sie endete zu spät.
daily-unfinished = Du hast diese Partie nicht zu Ende gespielt.
daily-results-later = Wie alle abgeschnitten haben, siehst du ab { $time } Uhr.
daily-beside = Du hast diese Karten außerhalb der Tabelle gespielt. Hier würdest du stehen.
daily-on-device = Für die Tabelle aller Spieler braucht es einen Server. Deine Ergebnisse und deine Serie bleiben auf diesem Gerät.
daily-everybody = So haben alle gespielt
# A picture of all results, for those who cannot see it.
daily-picture = { $count ->
    [1] Bisher ein Ergebnis: { $middle } Punkte.
   *[other] { $count } Ergebnisse von { $lowest } bis { $highest } Punkten; die Hälfte hat mindestens { $middle }.
}
daily-picture-own = Du hast { $points } Punkte, mehr als { $share } der anderen.
daily-captain = Was der Kapitän daraus gemacht hat
daily-captain-more = Der Kapitän hat mit denselben Karten { $captain } geholt: { $points } mehr als du.
daily-captain-less = Der Kapitän hat mit denselben Karten { $captain } geholt: { $points } weniger als du. Gut gemacht!
daily-captain-same = Der Kapitän hat mit denselben Karten { $captain } geholt, genauso viele wie du.
daily-captain-alone = Der Kapitän hat mit diesen Karten { $captain } geholt.
daily-captain-busy = Der Kapitän spielt noch …
daily-best = Die besten Partien
daily-none = Noch steht niemand in der Tabelle.
daily-column-place = Platz
daily-column-name = Name
daily-column-points = Punkte
daily-you = du
daily-replay-of = Partie von { $name } nachspielen
daily-compare = Zug um Zug vergleichen
daily-tour = Die Wochenfahrt
daily-tour-about = Die Punkte der ganzen Woche zusammen, von Montag bis Sonntag.
daily-tour-none = Keine Punkte an diesem Tag
daily-other-days = Andere Tage

## Sharing a result

daily-share = Ergebnis teilen
daily-share-copy = Kopieren
daily-share-copied = Kopiert
daily-share-label = Dein Ergebnis, ohne etwas zu verraten
daily-share-head = { $title } · { $day }

## Challenges

challenge-title = Herausforderung
challenge-beat = { $name } hat { $points } Punkte geholt. Schaffst du mehr?
challenge-own = Du hast { $points } Punkte geholt. Wer schafft mehr?
challenge-anybody = Anonym
challenge-deal = Du bekommst dieselben Karten und spielst gegen dieselben Bots: wann du willst, aber nur einmal. Danach könnt ihr Zug um Zug vergleichen.
challenge-position = Du beginnst in derselben Stellung ({ $turn }) und spielst gegen dieselben Bots: wann du willst, aber nur einmal. Danach könnt ihr Zug um Zug vergleichen.
challenge-play = Herausforderung annehmen
challenge-friend = Freunde herausfordern
challenge-from-here = Ab dieser Stellung herausfordern
challenge-friend-about = Wer den Link bekommt, spielt mit denselben Karten gegen dieselben Bots, wann es passt, und sieht danach deine Partie.
challenge-label = Link zur Herausforderung
challenge-words = Ich habe bei { $title } { $points } Punkte geholt. Schaffst du mehr mit denselben Karten?
challenge-results = Ergebnisse
challenge-won = Du liegst { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} vor { $name }!
challenge-lost = { $name } liegt noch { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} vorn.
challenge-even = Genauso viele Punkte wie { $name }!
challenge-alone = Sonst hat sie noch niemand zu Ende gespielt. Schick jemandem den Link.

## Games side by side

compare-title = Nebeneinander
compare-who = Partien zum Vergleichen
compare-turn = Zug
compare-loading = Die Partien werden geladen …
