### What only the terminal says.

## The table

terminal-legend = [ ] frei, [X] Kreuz, [$] Münze, [P] Palme; angekreuzt: [#] (X) ($) (P)
terminal-before = Vor dem ersten Zug. Startspieler: { $start }.
terminal-turn = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }. Startspieler: { $start }.
terminal-over = Die Partie ist zu Ende.
terminal-expedition = Expedition
terminal-cups = Pokale übrig: { $cups }
terminal-display = Auslage, und { $stack } im Stapel:
terminal-hand = Deine Hand; { $kept } Schatzkarten davon behältst du:
terminal-place = { $name }: bisher { $points }
terminal-completed = fertig: { $treasures }
terminal-empty = leer
terminal-seal = { $colour ->
    [purple] lila Siegel
    [orange] oranges Siegel
    [green] grünes Siegel
   *[grey] graues Siegel
}
terminal-coins = Münzen
terminal-cup = Pokal { $points }
terminal-palms = Palmen { $boxes }

## What is asked

terminal-welcome = Tippe { terminal-command-help } für Hilfe.
terminal-ask = { $name }, { $request }:
terminal-ask-keep = behalte { $kept } Schatzkarten
terminal-ask-mark = kreuze { $pattern } oder ein einzelnes Feld an
terminal-ask-single = kein Platz für { $pattern }, also kreuze ein Feld an
terminal-ask-bonus = kreuze noch ein Feld an
terminal-ask-take = nimm eine Schatzkarte
terminal-ask-done = drück Enter, wenn es so bleiben soll, oder tippe { terminal-command-back }
terminal-hand-over = { $name }, du bist dran. Drück Enter, wenn du da bist.

## The commands. They are typed, so each is one word, in small letters, that is none of the others
## and none of keep, mark, bonus, pass, take and draw. The English words work in every language.

terminal-command-help = hilfe
terminal-command-moves = züge
terminal-command-table = tisch
terminal-command-patterns = muster
terminal-command-scores = punkte
terminal-command-back = zurück
terminal-command-done = fertig
terminal-command-quit = ende

## Help. Each line stands beside what is typed.

terminal-help-mark = kreuzt a1 und b1 auf deiner Schatzkarte 1 an
terminal-help-keep = behält diese { $kept } Schatzkarten
terminal-help-take = nimmt diese Schatzkarte; draw nimmt eine vom Stapel
terminal-help-tab = ergänzt, was du tippst, zu einem erlaubten Zug
terminal-help-moves = zählt alle erlaubten Züge auf
terminal-help-table = zeigt den Tisch noch einmal
terminal-help-patterns = zeigt die { $pile } Expeditionen einer Runde
terminal-help-scores = zeigt die Wertung
terminal-help-back = nimmt zurück, was du zuletzt angekreuzt hast, bis du mit Enter { terminal-command-done } bist
terminal-help-quit = verlässt die Partie

## What is answered

terminal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
terminal-made-already = Dein Zug steht schon. Drück Enter, wenn es so bleiben soll, oder tippe { terminal-command-back }.
terminal-no-move = { $typed } ist kein Zug; { $hint }.
terminal-hint-keep = tippe die { $kept } Schatzkarten, die du behältst, zum Beispiel P3 S2
terminal-hint-mark = tippe die Karte und ihre Felder, zum Beispiel 1a1b1 oder 2c3
terminal-hint-bonus = tippe die Karte und ein Feld, zum Beispiel 2c3
terminal-hint-take = tippe eine Schatzkarte der Auslage oder draw
terminal-hint-pass = tippe pass
