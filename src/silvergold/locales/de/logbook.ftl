### Das Logbuch, Wertungen und Ranglisten.

logbook-none = Noch keine Partie beendet. Spiel eine bis zum Ende, und dein Logbuch beginnt.
logbook-games = { $count ->
    [one] Partie
   *[other] Partien
}
logbook-won = gewonnen ({ $share })
logbook-best = höchste Punktzahl
logbook-mean = durchschnittliche Punktzahl
logbook-days = { $longest ->
    [one] Tage in Folge (Rekord: 1 Tag)
   *[other] Tage in Folge (Rekord: { $longest } Tage)
}
logbook-wins = Siege in Folge (Rekord: { $longest })
logbook-over-time = Deine Punkte im Lauf der Zeit
logbook-until = Partien bis
logbook-by-level = Gegen die Stufen
logbook-by-players = Nach Zahl der Spielenden
logbook-players = { $count } Spielende
logbook-col-games = Partien
logbook-col-ahead = Besser
logbook-col-won = Gewonnen
logbook-col-mean = Schnitt
logbook-col-best = Rekord
logbook-favourites = Was du sammelst
logbook-colours = Fertige Schatzkarten
logbook-seals = Siegel darauf
logbook-cups = Pokale
logbook-colour = { $colour ->
    [purple] lila
    [orange] orange
    [green] grün
   *[grey] grau
}
logbook-cup = Pokal für { $points }
logbook-best-games = Deine besten Partien
logbook-shared = { $count ->
    [one] Eine Partie mehrerer Menschen an diesem Bildschirm ist nicht gezählt.
   *[other] { $count } Partien mehrerer Menschen an diesem Bildschirm sind nicht gezählt.
}
logbook-missing = { $count ->
    [one] Eine ältere Partie wird noch gelesen …
   *[other] { $count } ältere Partien werden noch gelesen …
}

## Abzeichen

logbook-emblems = Abzeichen
logbook-progress = { $done } von { $all }
logbook-not-yet = noch nicht
emblem-voyage = Jungfernfahrt
emblem-voyage-help = Spiel eine Partie bis zum Ende.
emblem-victory = Erster Sieg
emblem-victory-help = Gewinn eine Partie.
emblem-cup = Goldener Pokal
emblem-cup-help = Hol dir den Pokal für { $highest_cup }.
emblem-colours = Alle Farben
emblem-colours-help = Vollende in einer Partie eine Schatzkarte jeder Farbe.
emblem-nine = Neun Inseln
emblem-nine-help = Vollende in einer Partie neun Schatzkarten.
emblem-tidy = Reines Deck
emblem-tidy-help = Beende eine Partie ohne eine angefangene Schatzkarte.
emblem-palms = Palmenhain
emblem-palms-help = Hol in einer Partie 12 Punkte mit Palmen.
emblem-seals = Besiegelt
emblem-seals-help = Hol in einer Partie 12 Punkte mit Siegeln.
emblem-points-120 = 120 Punkte
emblem-points-120-help = Hol 120 Punkte in einer Partie.
emblem-points-130 = 130 Punkte
emblem-points-130-help = Hol 130 Punkte in einer Partie.
emblem-points-140 = 140 Punkte
emblem-points-140-help = Hol 140 Punkte in einer Partie.
emblem-hair = Um Haaresbreite
emblem-hair-help = Gewinn mit einem Punkt Vorsprung oder bei Gleichstand.
emblem-levels = Durch alle Ränge
emblem-levels-help = Gewinn gegen jede Stufe.
emblem-week = Eine Woche auf See
emblem-week-help = Beende an sieben Tagen in Folge eine Partie.
emblem-hundred = Alter Seebär
emblem-hundred-help = Beende hundert Partien.

## Deine Daten

logbook-yours = Deine Daten
logbook-yours-help = Alles hier entsteht aus deinen Partien auf diesem Server. Nimm es mit, nutze es auf einem anderen Gerät oder lösche es.
logbook-yours-here = Alles hier entsteht aus den Partien auf diesem Gerät. Nimm es mit oder lösche es.
logbook-device = Auf anderem Gerät nutzen
logbook-device-help = Öffne diesen Link auf deinem anderen Gerät. Es hat dann dein Logbuch, deine Partien und deine Plätze und bringt seine eigenen Partien mit. Der Link gilt einmal und { $minutes } Minuten lang. Gib ihn nicht weiter.
logbook-device-ask = Das Logbuch deines anderen Geräts hier nutzen?
logbook-device-ask-help = Folge nur einem Link, den du selbst erstellt hast. Die Partien dieses Geräts kommen mit.
logbook-device-yes = Hier nutzen
logbook-device-no = Nein, danke
logbook-device-done = { $count ->
    [0] Dieses Gerät hat jetzt dein Logbuch.
    [one] Dieses Gerät hat jetzt dein Logbuch und eine Partie mitgebracht.
   *[other] Dieses Gerät hat jetzt dein Logbuch und { $count } Partien mitgebracht.
}
logbook-export = Als JSON speichern
logbook-records = Alle Aufzeichnungen speichern
logbook-delete = Alles löschen
logbook-delete-ask = Das löscht deine Partien, dein Logbuch, deine Wertung und deinen Schlüssel, hier und auf dem Server. In Partien mit anderen bleiben dein Name und was du gesagt hast in deren Verlauf. Nichts davon lässt sich zurückholen.
logbook-delete-yes = Jetzt alles löschen
logbook-delete-no = Alles behalten
logbook-deleted = { $count ->
    [one] Eine Partie ist gelöscht, und alles, was dir gehörte.
   *[other] { $count } Partien sind gelöscht, und alles, was dir gehörte.
}

## Wertungen

rating-title = Wertung
rating-help = Wenn du möchtest, bewertet der Server, wie stark du spielst: gegen Menschen, die auch eine Wertung haben, und gegen die Stufen. Partien mit Tipps zählen nicht. Ohne deine Wahl wird nichts gespeichert.
rating-want = Meine Partien werten
rating-keep = Speichern
rating-stop = Aufhören und meine Wertung löschen
rating-provisional = vorläufig
rating-provisional-help = Nach einigen weiteren Partien ist die Zahl verlässlich.
rating-interval = { $games ->
    [one] zwischen { $low } und { $high }, nach einer Partie
   *[other] zwischen { $low } und { $high }, nach { $games } Partien
}
rating-levels = Wertungen der Stufen
rating-listed = Meinen Namen in den Ranglisten dieses Servers zeigen
rating-hidden = Wer diesen Server betreibt, hat deinen Namen in den Ranglisten verborgen.
boards-title = Ranglisten
boards-day = Heute
boards-week = Diese Woche
boards-all = Insgesamt
boards-none = Noch niemand.
boards-place = Platz
boards-name = Name
boards-gain = Gewinn
