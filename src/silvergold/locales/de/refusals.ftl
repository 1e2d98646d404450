### Why something is refused, in a whole sentence each.
###
### Programs are told the same in other words: core/illegal.py, records/flaws.py, server/table/refusals.py.

## Against the rules

refusal-no-seat = Die Plätze an diesem Tisch sind 0 bis { $last }.
refusal-over = Die Partie ist zu Ende.
refusal-kept = { $kept } Schatzkarten sind schon gewählt, und andere wählen noch.
refusal-marked = Du hast schon angekreuzt. Andere sind noch dabei.
refusal-others-first = Erst nehmen andere ihre Schatzkarten.
refusal-others-take = Jetzt nehmen nur andere eine Schatzkarte.
refusal-keep-two = { $kept } Schatzkarten müssen behalten werden.
refusal-not-dealt = Du hast { $hand } bekommen, nicht { $treasures }.
refusal-dealt-order = Man nennt sie in der Reihenfolge, in der sie ausgeteilt wurden: { $treasures }.
refusal-mark = Anzukreuzen ist das Muster ({ $pattern }) oder ein einzelnes Feld.
refusal-no-pattern = Das ist weder das Muster ({ $pattern }) noch ein einzelnes Feld.
refusal-no-treasure = An dieser Stelle liegt keine Schatzkarte.
refusal-sea = { $count ->
    [one] { $squares } ist Meer.
   *[other] { $squares } sind Meer.
}
refusal-not-free = { $count ->
    [one] { $squares } ist schon angekreuzt.
   *[other] { $squares } sind schon angekreuzt.
}
refusal-bonus = Nach einem Kreuz muss noch ein Feld angekreuzt werden.
refusal-bonus-one = Ein Kreuz bringt genau ein Feld.
refusal-no-cross = Kein Kreuz hat ein weiteres Feld gebracht.
refusal-free-square = Es gibt ein freies Feld, und eines muss angekreuzt werden.
refusal-none-free = Es gibt kein freies Feld, also wird in diesem Zug gepasst.
refusal-take = Eine Schatzkarte muss genommen werden.
refusal-not-displayed = { $treasure } liegt nicht in der Auslage.
refusal-stack-empty = Der Stapel ist leer.

## Coming to a table

refusal-no-game = Diese Partie gibt es hier nicht.
refusal-broken-key = Dieser Link ist nicht vollständig: Kopiere ihn ganz, bis zum letzten Buchstaben.
refusal-no-key = Das ist kein Schlüssel.
refusal-no-lobby = Auf diesem Server gibt es keine offenen Tische.
refusal-needs-server = Um mit anderen über einen Link zu spielen, braucht es einen Server.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-all-taken = Alle Plätze sind besetzt.
refusal-seat-lost = Du hast hier keinen Platz mehr.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.

## Making a table

refusal-players = { $count ->
    [one] Mit einem Spieler geht es nicht: Es braucht { $fewest_players } bis { $most_players }.
   *[other] Mit { $count } Spielern geht es nicht: Es braucht { $fewest_players } bis { $most_players }.
}
refusal-nobody-here = Mindestens ein Platz muss für jemanden sein, der hier ist.
refusal-bot-waits = Der Platz eines Bots wartet auf niemanden.
refusal-no-bot = Diesen Bot gibt es nicht.
refusal-no-rematch = Die Revanche ist für alle, die mitgespielt haben, wenn die Partie zu Ende ist.
refusal-position-unfinished = Nur eine Partie, die zu Ende gespielt wurde, lässt sich ab einer Stellung weiterspielen.
refusal-position-over = In dieser Stellung ist die Partie schon zu Ende.
refusal-position-seats = An dieser Partie saßen { $players } Spieler. Jeder Platz ist für jemanden hier oder für einen Bot.
refusal-no-rematch-of-tutorial = Die Einführung hat keine Revanche: Fang sie neu an.

## The deal of the day, and challenges

refusal-no-day = Für diesen Tag gibt es keine Partie des Tages.
refusal-day-to-come = Dieser Tag hat noch nicht begonnen. Seine Karten gibt es erst ab Mitternacht (UTC).
refusal-day-unfinished = Spiel erst deine eigene Partie dieses Tages zu Ende.
refusal-day-open = Andere spielen diese Karten noch. Du kannst diese Partie ansehen, sobald der Tag vorbei ist.
refusal-one-attempt = Du hast diese Karten schon gespielt. Alle haben nur einen Versuch.
refusal-play-yourself = Diese Karten kann niemand für dich spielen. Komm zurück, wann du möchtest.
refusal-challenge-unfinished = Spiel erst deine eigene Partie dieser Herausforderung zu Ende.
refusal-no-hint-in-contest = Diese Karten spielen alle ohne Hinweise.

## Before the game

refusal-begun = Die Partie hat schon begonnen.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-seat-vacant = Es fehlt noch jemand: Ein Platz ist frei.
refusal-not-called = Die Partie ist noch nicht gestartet.
refusal-other-bytes = Du hast dich auf andere Bytes festgelegt.
refusal-wrong-bytes = Das sind nicht die Bytes, auf die du dich festgelegt hast.

## In the game

refusal-no-move = Das ist kein Zug.
refusal-made-already = Dieser Zug ist schon gemacht und gilt.
refusal-revealed = Die anderen haben ihre Züge schon gezeigt: Du kannst deinen nicht mehr zurücknehmen.
refusal-too-early = Dieser Zug kommt erst später.
refusal-incomplete = Der Zug ist noch nicht vollständig.
refusal-more-than-one = Das ist mehr als ein Zug.
refusal-stand-in = Für dich spielt ein Bot: Spiel erst wieder selbst.
refusal-is-here = { $name } ist da.
refusal-may-come-back = { $count ->
    [one] { $name } hat noch eine Sekunde Zeit, um zurückzukommen.
   *[other] { $name } hat noch { $count } Sekunden Zeit, um zurückzukommen.
}
refusal-not-over = Die Partie ist nicht zu Ende, also ist ihre Aufzeichnung noch nicht offen.
refusal-unfinished = Nur Partien, die zu Ende gespielt wurden, können analysiert werden.
refusal-no-hint = Hinweise gibt es nur in Partien gegen Bots, wenn du am Zug bist.
refusal-no-position = Bei diesem Zug gibt es nichts zu üben.
refusal-no-judge = Die Analyse wird noch vorbereitet. Versuch es in ein, zwei Minuten noch einmal.
refusal-review-failed = Bei der Analyse ist etwas schiefgegangen. Versuch es noch einmal.

## Talk

refusal-says-nothing = Die Nachricht ist leer.
refusal-said-before = Unter dieser Nummer wurde schon eine andere Nachricht gesendet.
refusal-left-out = Eine frühere Nachricht fehlt.
refusal-enough-talk = Das Chatlimit für diese Partie ist erreicht.
refusal-talks-fast = Du schreibst zu schnell.

## Requests and storage

refusal-unreadable = Diese Nachricht ist nicht zu verstehen.
refusal-too-long = Das ist länger als { $size } KiB.
refusal-other-site = Diese Anfrage kam von einer anderen Website.
refusal-cut-off = Die Verbindung brach ab, bevor alles angekommen war.
refusal-nothing-here = An dieser Adresse ist nichts.
refusal-other-way = Diese Adresse nimmt solche Anfragen nicht an.
refusal-too-much = Zu viele Anfragen. Versuch es gleich noch einmal.
refusal-not-stored = Gerade lassen sich Partien weder speichern noch lesen.
refusal-damaged = Die gespeicherten Daten dieser Partie wurden verändert.
refusal-no-export = Diese Datei ist kein vollständiger Export von Partien.

## What is wrong with a record

refusal-no-record = Das ist nicht die Aufzeichnung einer Partie.
refusal-other-record = Das ist die Aufzeichnung eines Spiels, das hier nicht bekannt ist.
refusal-record-parts = Darin fehlt etwas, oder es ist nicht, was es sein soll.
refusal-record-names = Darin stehen nicht so viele Namen wie Spieler.
refusal-record-cards = Die Karten darin passen nicht zu dieser Partie.
refusal-record-move = Zug { $move } ist nicht möglich.
refusal-record-result = Das Ergebnis ist nicht das, zu dem die Züge führen.

refusal-link-used = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle auf deinem anderen Gerät einen neuen.
refusal-no-boards = Dieser Server zeigt keine Ranglisten.
refusal-no-name = Gib erst einen Namen ein.
refusal-needs-name = Ein Turnier braucht einen Namen.
refusal-tournament-begun = Dieses Turnier hat schon begonnen.
refusal-tournament-full = An einem Turnier nehmen höchstens { $count } Spieler teil.
refusal-tournament-alone = Für ein Turnier braucht es mindestens zwei Spieler.
refusal-not-your-tournament = Das kann nur, wer dieses Turnier angelegt hat.
