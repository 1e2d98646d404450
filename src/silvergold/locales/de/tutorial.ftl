### Darum geht es

aim-title = Darum geht es
aim-mark = Kreuze die Felder deiner Inseln an.
aim-score = Fertige Inseln bringen Punkte.
aim-win = Wer nach { $all_turns } Zügen die meisten Punkte hat, gewinnt.
aim-go = Los geht’s
back-to-invitation = Zurück zur Einladung

## The tutorial, and the hints of the first game.

## Step by step

# $treasures are two treasures. The words on a button are a reference to its message in web.ftl.
tutor-keep = Du beginnst mit { $kept } Inseln. Eine Insel zählt erst, wenn alle ihre Felder angekreuzt sind; kleine sind also schneller fertig. Ein gutes Paar: { $treasures }.
tutor-keep-done = Ein gutes Paar. { hint-seal } Bestätige es mit „{ keep-these }“.
tutor-keep-other = Auch die darfst du behalten: Große Inseln bringen mehr und dauern länger. Der schnelle Weg: { $treasures }.
tutor-suggested = Vorschlag
tutor-place = Die Expedition zeigt ein Muster, das für alle gilt. Leg es auf eine deiner Inseln: Tippe dorthin oder zeichne es über die Felder.
tutor-done-place = Noch ist es nur vorgemerkt: Tippe woandershin, um es zu verschieben, oder nimm es zurück. Mit „{ done }“ gilt es.
tutor-turn = { $tool ->
    [words] Muster darf man drehen. Drück auf „{ turn-it }“, bis das Muster wie die umrahmten Felder aussieht, und leg es dorthin.
    [icon] Muster darf man drehen. Drück auf den hervorgehobenen Knopf, bis das Muster wie die umrahmten Felder aussieht, und leg es dorthin.
   *[ready] Muster darf man drehen. Leg dieses auf die umrahmten Felder.
}
tutor-mirror = { $tool ->
    [words] Dieses Muster darf man auch spiegeln. Drück auf „{ mirror-it }“ und leg es auf die umrahmten Felder.
    [icon] Dieses Muster darf man auch spiegeln. Drück auf den hervorgehobenen Knopf und leg es auf die umrahmten Felder.
   *[ready] Dieses Muster darf man auch spiegeln. Leg es auf die umrahmten Felder.
}
tutor-done = Genau so! Bestätige es mit „{ done }“.
tutor-cross = Leg das Muster über das rote Kreuz: Ein Kreuz bringt dir sofort noch ein Feld.
tutor-bonus = { $brings ->
    [complete] Noch ein Feld für das Kreuz, auf einer deiner Inseln. Das umrahmte macht eine Insel fertig!
   *[other] Noch ein Feld für das Kreuz, auf einer deiner Inseln: irgendein freies, das dir gefällt.
}
tutor-done-complete = { $seals ->
    [0] Die Insel ist fertig: { $points } Punkte! Bestätige es mit „{ done }“, und sie wird beiseitegelegt.
    [one] Die Insel ist fertig: { $points } Punkte und noch 1 durch ein Siegel. Bestätige es mit „{ done }“.
   *[other] Die Insel ist fertig: { $points } Punkte und noch { $seals } durch Siegel. Bestätige es mit „{ done }“.
}
tutor-take = Für jede fertige Insel nimmst du eine neue Schatzkarte: eine aus der Auslage oder verdeckt die oberste vom Stapel. Diese ist voller Münzen: { $treasure }.
tutor-take-again = Nimm noch eine: welche du magst.
tutor-coin = Jede Münze ist 1 Punkt wert, und { $coins_in_a_row } füllen eine Reihe auf deiner Wertungskarte. Leg das Muster über die Münzen.
tutor-done-coin = Die Münzen gehören dir. Eine volle Reihe gewinnt einen Pokal. Bestätige es mit „{ done }“.
tutor-palm = { $way ->
    [words] Eine Palme bringt 1 Punkt und noch 1 für jede Palme in der Auslage: jetzt { $points }. Kreuze statt des Musters nur dieses Feld an: Drück auf „{ one-square }“.
    [icon] Eine Palme bringt 1 Punkt und noch 1 für jede Palme in der Auslage: jetzt { $points }. Kreuze statt des Musters nur dieses Feld an: Drück auf den hervorgehobenen Knopf.
    [ready] Eine Palme bringt 1 Punkt und noch 1 für jede Palme in der Auslage: jetzt { $points }. Kreuze nur dieses Feld an.
   *[pattern] Eine Palme bringt 1 Punkt und noch 1 für jede Palme in der Auslage: jetzt { $points }. Leg das Muster über die Palme.
}
tutor-done-palm = { $points ->
    [one] 1 Punkt für die Palme, sofort. Bestätige es mit „{ done }“.
   *[other] { $points } Punkte für die Palme, sofort. Bestätige es mit „{ done }“.
}
tutor-complete = { $way ->
    [words] Auf dieser Insel fehlt nur ein Feld. Drück auf „{ one-square }“ und kreuze es statt des Musters an.
    [icon] Auf dieser Insel fehlt nur ein Feld. Drück auf den hervorgehobenen Knopf und kreuze es statt des Musters an.
    [ready] Auf dieser Insel fehlt nur ein Feld. Kreuze es an.
   *[pattern] Hier kann eine Insel fertig werden: Leg das Muster auf die umrahmten Felder.
}
tutor-round = Eine neue Runde: Alle { $pile } Expeditionen sind neu gemischt.
tutor-cup = Eine volle Münzreihe gewinnt den höchsten Pokal: { $points }. Hol ihn dir!
tutor-done-cup = Die Reihe ist voll und gewinnt den Pokal mit der { $points }. Bestätige es mit „{ done }“.
tutor-free = Kreuze das Muster an, wo du magst, oder ein einzelnes Feld.
tutor-other = Auch das ist erlaubt. Nimm es zurück und versuch den Vorschlag, oder mach mit „{ done }“ weiter.
tutor-watch = Alle kreuzen zur selben Zeit an. Jetzt siehst du, was die anderen getan haben.
tutor-squares = Umrahmt auf Schatzkarte { $slot }: { $squares }.
# For screen readers, where the buttons of the tools have no words on them.
tutor-button = { $button ->
    [turn] Hervorgehobener Knopf: { turn-it }.
    [mirror] Hervorgehobener Knopf: { mirror-it }.
   *[single] Hervorgehobener Knopf: { one-square }.
}

## For those who use the keyboard

tutor-keys-place = Die Pfeiltasten bewegen es, Enter legt es hin, Tab wechselt die Schatzkarte.
tutor-keys-turn = R dreht es.
tutor-keys-mirror = F spiegelt es.
tutor-keys-single = S wechselt zu einem einzelnen Feld.
tutor-keys-done = D bestätigt, und die Rücktaste nimmt zurück.

## The end of the tutorial

tutor-end-title = Jetzt kannst du es!
tutor-end-count = So wird gewertet. Deine Punkte bisher:
tutor-end-rest = { $unseen ->
    [0] Eine Partie hat { $rounds } Runden mit je { $turns } Zügen. In jeder Runde werden alle { $pile } Expeditionen aufgedeckt. Am Ende gewinnt, wer die meisten Punkte hat.
   *[other] Eine Partie hat { $rounds } Runden mit je { $turns } Zügen. In jeder Runde werden nur { $turns } der { $pile } Expeditionen aufgedeckt. Am Ende gewinnt, wer die meisten Punkte hat.
}
tutor-end-rules = Alles Weitere steht in den Regeln.
tutor-end-again = Von vorn beginnen

## Hints

hint-keep = Kleine Inseln sind schneller fertig, große bringen mehr. Kreuze, Münzen und Palmen helfen.
hint-first = Zeichne das Muster, oder tippe dorthin, wo es liegen soll. Dreh und spiegle es, wie du magst.
hint-no-fit = Jedes freie Feld geht: am besten ein Kreuz, eine Münze, eine Palme oder eines, das allein liegt.
hint-round = { $unseen ->
    [0] Eine neue Runde: Alle { $pile } Expeditionen liegen wieder bereit, und alle werden kommen.
   *[other] Eine neue Runde: Alle { $pile } Expeditionen liegen wieder bereit, und { $turns } werden kommen.
}
hint-complete = Jetzt kannst du eine Insel fertig machen. Beweg das Muster, und du siehst, was es bringt.
hint-cup = Du kannst jetzt eine Münzreihe füllen und den Pokal mit der { $points } gewinnen.
hint-palm = { $points ->
    [one] Eine Palme würde jetzt 1 Punkt bringen. Mit mehr Palmen in der Auslage bringt sie mehr.
   *[other] Eine Palme würde jetzt { $points } Punkte bringen: 1, und 1 für jede Palme in der Auslage.
}
hint-cross = Ein angekreuztes Kreuz bringt noch ein Feld auf einer deiner Inseln.
hint-coin = Jede Münze ist 1 Punkt wert, und eine volle Reihe mit { $coins_in_a_row } Münzen gewinnt einen Pokal.
hint-nearly = Eine Insel ist fast fertig: Ein einzelnes Feld ist vielleicht besser als das Muster.
hint-bonus = Kreuze irgendein freies Feld auf einer deiner Inseln an. Ist es ein Kreuz, bekommst du noch eines.
hint-done = Vor „{ done }“ zählt nichts: Du kannst alles ändern, so oft du magst.
hint-take = Kleine Inseln sind schnell fertig, große sind mehr wert. Palmen, die in der Auslage bleiben, helfen deinen eigenen.
hint-seal = Das Siegel auf einer fertigen Schatzkarte bringt Punkte für jede fertige Schatzkarte seiner Farbe.
hints-off = Keine Tipps mehr
