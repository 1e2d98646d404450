quick-match = Schnelle Partie
quick-match-help = Spiel mit allen, die jetzt auch eine Partie suchen.
quick-players = Spieler
quick-bots = Freie Plätze mit Bots füllen
quick-bots-help = { $count ->
    [one] Nach { $count } Sekunde nehmen Bots die freien Plätze.
   *[other] Nach { $count } Sekunden nehmen Bots die freien Plätze.
}
quick-no-bots-help = Die Partie wartet, bis genug Leute da sind.
quick-find = Mitspieler suchen
quick-waiting = Suche Mitspieler
quick-waiting-help = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind. Wenn du diese Seite verlässt, wird dein Platz wieder frei.
quick-fills = In { $count } s nehmen Bots ({ $bot }) die freien Plätze.
quick-stop = Suche beenden
gathers-help = Die Partie beginnt von selbst, sobald alle da sind.
time-days = { $count ->
    [one] { $count } Tag pro Zug
   *[other] { $count } Tage pro Zug
}
time-short-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
time-days-help = Eine Partie über mehrere Tage: Alle ziehen, wann es ihnen passt. Ist die Zeit um, macht ein Bot den Zug.
left-days = { $count } Tg.
left-hours = { $count } Std.
left-minutes = { $count } Min.
left-to-play = noch { $time }
remind-me = Erinnere mich
remind-on = Erinnerungen sind an
remind-off = Erinnerungen ausschalten
remind-help = Dieser Browser sagt dir, wenn du dran bist, auch wenn die Seite geschlossen ist.
remind-cannot = Dieser Browser kann dich nicht erinnern, wenn die Seite geschlossen ist. Ist sie offen, zeigt ● im Titel, dass du dran bist.
remind-denied = Dein Browser erlaubt keine Mitteilungen von dieser Seite. Du kannst das in seinen Einstellungen ändern.
reminder-turn = Du bist dran.
reminder-soon = Du bist dran, und deine Zeit ist fast um.
tournaments = Turniere
