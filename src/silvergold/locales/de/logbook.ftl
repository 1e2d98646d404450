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
    [one] Tagesserie (Rekord: 1 Tag)
   *[other] Tagesserie (Rekord: { $longest } Tage)
}
logbook-wins = Siegesserie (Rekord: { $longest })
logbook-over-time = Deine Punkte im Lauf der Zeit
logbook-until = Bis
logbook-by-level = Nach Stufe
logbook-by-players = Nach Spielerzahl
logbook-players = { $count } Spieler
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
logbook-cup = Pokal mit der { $points }
logbook-best-games = Deine besten Partien
logbook-shared = { $count ->
    [one] Eine Partie, die mehrere an diesem Bildschirm gespielt haben, zählt nicht mit.
   *[other] { $count } Partien, die mehrere an diesem Bildschirm gespielt haben, zählen nicht mit.
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
emblem-cup-help = Hol dir den Pokal mit der { $highest_cup }.
emblem-colours = Alle Farben
emblem-colours-help = Vollende in einer Partie eine Schatzkarte jeder Farbe.
emblem-nine = Neun Inseln
emblem-nine-help = Vollende in einer Partie neun Schatzkarten.
emblem-tidy = Klar Schiff
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
emblem-levels-help = Gewinn gegen einen Bot jeder Stufe.
emblem-week = Eine Woche auf See
emblem-week-help = Beende an sieben Tagen in Folge eine Partie.
emblem-hundred = Alter Seebär
emblem-hundred-help = Beende hundert Partien.

## Deine Daten

logbook-yours = Deine Daten
logbook-yours-help = Alles hier stammt aus deinen Partien auf diesem Server. Lade es herunter, nutze es auf einem anderen Gerät oder lösche es.
logbook-yours-here = Alles hier stammt aus den Partien auf diesem Gerät. Lade es herunter oder lösche es.
logbook-device = Auf anderem Gerät nutzen
logbook-device-help = Öffne diesen Link auf deinem anderen Gerät und bestätige ihn dann hier. Das Gerät hat dann dein Logbuch, deine Partien und deine Plätze, und seine eigenen Partien kommen zu deinen dazu. Der Link gilt für ein Gerät und { $minutes } Minuten lang. Gib ihn nicht weiter.
logbook-device-ask = Das Logbuch deines anderen Geräts hier nutzen?
logbook-device-whose = Dieser Link führt zum Logbuch von { $name } ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }).
logbook-device-nobody = Dieser Link führt zu einem Logbuch ohne Partien.
logbook-device-brings = { $count ->
    [0] Auf diesem Gerät sind keine Partien, die dazukämen.
    [one] Die Partie auf diesem Gerät kommt dazu. Wer dieses Logbuch hat, kann sie sehen und löschen. Zurücknehmen kannst du das nicht.
   *[other] Die { $count } Partien auf diesem Gerät kommen dazu. Wer dieses Logbuch hat, kann sie sehen und löschen. Zurücknehmen kannst du das nicht.
}
logbook-device-ask-help = Mach nur weiter, wenn du diesen Link selbst erstellt hast.
logbook-device-code = Bestätige jetzt auf deinem anderen Gerät. Es zeigt diese Zahl:
logbook-device-request = { $count ->
    [one] Ein Gerät möchte dein Logbuch nutzen. Es bringt 1 Partie mit. Lass es nur herein, wenn es diese Zahl zeigt:
   *[other] Ein Gerät möchte dein Logbuch nutzen. Es bringt { $count } Partien mit. Lass es nur herein, wenn es diese Zahl zeigt:
}
logbook-device-let-in = Hereinlassen
logbook-device-refuse = Nicht hereinlassen
logbook-device-joined = Dein anderes Gerät hat jetzt dein Logbuch.
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
logbook-delete-ask = Das löscht deine Partien, dein Logbuch, deine Wertung und deinen Schlüssel, hier und auf dem Server. In Partien mit anderen bleiben dein Name und deine Nachrichten erhalten. Das lässt sich nicht rückgängig machen.
logbook-delete-yes = Jetzt alles löschen
logbook-delete-no = Alles behalten
logbook-deleted = { $count ->
    [one] Eine Partie wurde gelöscht, ebenso alles andere von dir.
   *[other] { $count } Partien wurden gelöscht, ebenso alles andere von dir.
}

## Wertungen

rating-title = Wertung
rating-help = Wenn du möchtest, bewertet der Server, wie stark du spielst: gegen Menschen, die auch eine Wertung haben, und gegen die Bots. Partien mit Hinweisen zählen nicht; wer eine Partie abbricht, hat sie verloren. Ohne deine Zustimmung wird nichts gespeichert.
rating-want = Meine Partien werten
rating-keep = Speichern
rating-stop = Nicht mehr werten und meine Wertung löschen
rating-provisional = vorläufig
rating-provisional-help = Nach einigen weiteren Partien ist die Zahl verlässlich.
rating-interval = { $games ->
    [one] zwischen { $low } und { $high }, nach einer Partie
   *[other] zwischen { $low } und { $high }, nach { $games } Partien
}
rating-levels = Wertungen der Bots
rating-listed = Meinen Namen in den Ranglisten dieses Servers zeigen
rating-hidden = Wer diesen Server betreibt, hat deinen Namen in den Ranglisten verborgen.
boards-title = Ranglisten
boards-day = Heute
boards-week = Diese Woche
boards-all = Insgesamt
boards-none = Noch niemand.
boards-place = Platz
boards-name = Name
boards-gain = Zuwachs
