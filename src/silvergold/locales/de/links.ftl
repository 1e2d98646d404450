### Was Messenger zu einem Link zeigen, neben einem Bild des Spiels.

link-about = Kreuze Schatzinseln an, Feld für Feld; fertige Inseln bringen Punkte. Ein Kartenspiel für { $fewest_players } bis { $most_players } Personen, kostenlos im Browser.
link-picture = Eine Seekarte mit einem Segelschiff und Inseln, die mit dem Stift halb angekreuzt sind
link-rules = Die Regeln von Silver & Gold
link-table = Ein Tisch für Silver & Gold
link-table-about = Öffne den Link, um an den Tisch zu kommen. Kreuze Schatzinseln an; wer nach { $all_turns } Zügen die meisten Punkte hat, gewinnt. Neu im Spiel? Du lernst es in fünf Minuten.
# $names are the people at the table.
link-open-table = Silver & Gold mit { $names }
# $free is “link-free”.
link-open-table-about = { $free } Kreuze Schatzinseln an; wer nach { $all_turns } Zügen die meisten Punkte hat, gewinnt. Neu im Spiel? Du lernst es in fünf Minuten.
link-free = { $count ->
    [one] 1 von { $seats } Plätzen ist frei.
   *[other] { $count } von { $seats } Plätzen sind frei.
}
link-replay = Eine Partie Silver & Gold, Zug für Zug
link-replay-about = Sieh dir jeden Zug einer beendeten Partie an: wer welche Insel angekreuzt hat und wer gewonnen hat.
link-daily = Silver & Gold: die Partie des Tages
link-daily-about = Dieselben Karten für alle, einmal am Tag. Wie viele Punkte holst du heraus?
link-challenge = Eine Herausforderung in Silver & Gold
link-challenge-about = Dieselben Karten, dieselben Gegner: Holst du mehr Punkte heraus? Öffne den Link und spiel, wann du willst.
