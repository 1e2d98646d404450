# The command arena: its entries, and --until-clear.

## Options

arena-bots = Wer spielt, zwei oder mehr: { $bots }, ein eigenes Programm als cmd:BEFEHL oder eine Python-Klasse als py:MODUL:KLASSE. NAME=BOT gibt einen Namen.
arena-games-default = 200, mit --until-clear 20.000
arena-low-high = TIEF,HOCH
arena-until-clear = Aufhören, sobald klar ist, welche Annahme über den ersten von zwei Bots besser passt: sein Vorsprung in Punkten (0,2) oder der Anteil der Partien, in denen er vorn liegt (50%,55%). --games ist dann die Höchstzahl.
arena-error-rate = Mit --until-clear: wie wahrscheinlich die falsche Antwort ist, in %, wenn eine der Annahmen stimmt.

## What is wrong with what was typed. Each is one sentence without its full stop.

# $details are English, and end with where in the bot's code it happened.
arena-unusable-class = der Bot { $name } ist nicht zu gebrauchen: { $details }
arena-name-twice = der Name { $name } kommt zweimal vor; gib jedem einen eigenen Namen, etwa meiner=BOT
arena-name-taken = der Name { $name } gehört einem anderen Bot; nimm einen anderen
arena-no-name = { $name } ist kein Name für einen Bot: nimm 1 bis { $most } druckbare Zeichen
arena-until-clear-form = --until-clear braucht zwei Zahlen, die kleinere zuerst, etwa 0,2 (Punkte) oder 50%,55% (Partien vorn), nicht { $text }
arena-until-clear-order = --until-clear { $text }: die erste Zahl muss kleiner als die zweite sein, und Prozente zwischen 0 und 100
arena-until-clear-two = --until-clear vergleicht genau zwei Bots

## What came of --until-clear

# The first bot against the second; $points is the number of points by which it leads.
arena-hypothesis-points = ein Vorsprung von { $points } Punkten
# The first bot is ahead in so many games.
arena-hypothesis-share = vorn in { $share } % der Partien
# $better and $worse are hypotheses.
arena-clear = Klar nach { $games } Partien: Für { $first } gegen { $second } passt „{ $better }“ besser als „{ $worse }“ (Fehlerquote { $error } %).
# $high and $low are hypotheses.
arena-not-clear = Nicht klar nach { $games } Partien: Für { $first } gegen { $second } ist der Log-Likelihood-Quotient von „{ $high }“ zu „{ $low }“ { $ratio }; klar wäre es bei ±{ $bound }.
arena-stopped-early = Es wurde aufgehört, sobald es klar war; deshalb sind die Intervalle etwas zu schmal.
