### The rules, as they are read on their page and over the table.

## The page

rules-title = Spielregeln
rules-intro = { $fewest_players } bis { $most_players } Personen segeln los und suchen Schätze. In jedem Zug wird ein Muster aufgedeckt, und alle kreuzen es auf einer Insel an. Nach { $all_turns } Zügen gewinnt, wer die meisten Punkte hat.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-clear = Suche leeren
rules-found = { $count ->
    [0] Nichts gefunden. Versuch es mit einem kürzeren Wort.
    [one] Eine Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}
# Words of a question that say little about what is looked for.
rules-search-ignored = aber als also am an auch auf aus bei beim bin bis da damit darf dann das dass dem den denn der des die dies diese dieser dieses dort du durch ein eine einem einen einer eines er es etwas für gibt hab habe haben hat hier ich ihr im in ins ist ja kann kein keine können man mein meine meinem meinen meiner mich mir mit muss müssen nach nicht noch nur oder ob passiert sich sie sind so soll über um und uns viel viele vom von vor wann war warum was wenn wer werden wie wieso wieviel will wird wir wo wofür zu zum zur
# Words that mean the same: the first as the rules have it, or its beginning; then what people may ask for.
rules-search-same = dreh rotieren wenden, spieg umdrehen flippen klappen, feld kästchen quadrat, palme baum, pokal trophäe kelch, münz geld gold, schatzkarte insel schatz, siegel stempel wachs, auslage markt, stapel deck, gleichstand unentschieden remis, gewinn sieg, punkt wert zählt, ändern rückgängig korrigieren, letzt ende schluss, leer aufgebraucht, weglassen auslassen überspringen verzichten, einzeln eins, verteil aufteilen teilen, durchsehen ansehen anschauen nachsehen, start anfangen beginnt erster, dauert lange zeit, muster form
rules-results = Fundstellen
rules-why = Der Grund
rules-books-differ = Regelhefte weichen ab

## Over the table

rules-pick = Worüber möchtest du etwas wissen?
rules-pick-keys = Am Tisch kannst du auch direkt antippen, worum es geht, oder die Fragezeichen-Taste drücken.
rules-other-things = Andere Themen
rules-all = Alle Regeln

## Before the first turn

rules-chapter-start = Vor dem ersten Zug

rules-treasure = Schatzkarten
rules-treasure-island = Eine Schatzkarte zeigt eine Insel aus Feldern. Sie zählt nur, wenn jedes ihrer Felder angekreuzt ist.
rules-treasure-sizes = Vier Farben, vier Größen: Lila hat { $purple_size } Felder, Orange { $orange_size }, Grün { $green_size } und Grau { $grey_size }. Ebenso viele Punkte ist die Karte wert.
rules-treasure-squares = Ein Feld trägt ein Kreuz, eine Münze, eine Palme oder gar nichts. Drei Schatzkarten jeder Farbe tragen ein Siegel für eine der anderen Farben.
rules-treasure-many = Es gibt { $treasure_count } Schatzkarten: { $purple_count } lila, { $orange_count } orange, { $green_count } grüne und { $grey_count } graue. Jede Farbe hat ein eigenes Zeichen.

rules-set-up = Aufbau
rules-set-up-keep = Alle bekommen { $hand_size } Schatzkarten, behalten { $kept } und geben die anderen zurück.
rules-set-up-stack = Die zurückgegebenen werden unter die übrigen Schatzkarten gemischt: Das ist der Stapel. Seine obersten { $display_size } werden aufgedeckt: Das ist die Auslage.
rules-set-up-start = Die { $pile } Expeditionen werden verdeckt gemischt. Startspieler ist zu Beginn irgendjemand am Tisch.

ruling-secret-choice = Sehe ich, was die anderen behalten?
ruling-secret-choice-answer = Nein. Erst wählen alle, dann sehen alle, was behalten wurde.
ruling-secret-choice-why = Die Regelhefte sagen dazu nichts. Wählen alle zugleich, dann wartet niemand, und niemand richtet sich nach den anderen.

ruling-given-back = Wohin kommen die zurückgegebenen Schatzkarten?
ruling-given-back-answer = Sie werden in den Stapel gemischt, bevor die Auslage gelegt wird. Jede von ihnen kann also wieder auftauchen.
ruling-given-back-why = In den Regelheften werden sie erst zurückgegeben und dann die restlichen Schatzkarten gemischt. Wir zählen sie zu den restlichen.

## A turn

rules-chapter-turn = Ein Zug

rules-turn = Drei Aktionen
rules-turn-length = Eine Partie hat { $all_turns } Züge: { $rounds } Runden zu { $turns }. Jeder Zug hat drei Aktionen.
rules-turn-reveal = Zuerst wird eine Expedition aufgedeckt. Ihr Muster gilt für alle.
rules-turn-mark = Dann kreuzen alle zur selben Zeit Felder an.
rules-turn-settle = Zum Schluss wird reihum ausgewertet: Volle Münzreihen gewinnen Pokale, fertige Schatzkarten werden beiseitegelegt und neue genommen.

ruling-duration = Wie lange dauert eine Partie?
ruling-duration-answer = Etwa 20 Minuten.
ruling-duration-why = In einem Regelheft sind es 15 Minuten, in den anderen 20.

rules-expedition = Expeditionen
rules-expedition-patterns = Die { $pile } Expeditionen zeigen { $pattern_kinds } Muster. Die Dreierlinie und das Dreier-L gibt es doppelt.
rules-expedition-pile = Die benutzten liegen auf einem Ablagestapel, den niemand durchsehen darf. Welche Muster schon da waren, musst du dir merken.

ruling-used-expeditions = Darf ich die benutzten Expeditionen durchsehen?
ruling-used-expeditions-answer = Nein. Die Rundenkarte zeigt alle { $pile } Muster, aber nicht, welche schon da waren. Nur ein Tisch mit Merkhilfe zeigt, was noch kommt.
ruling-used-expeditions-why = Die Regelhefte verbieten es: Das Merken gehört zum Spiel. Die Merkhilfe ist eine Zugabe dieser Ausgabe, und alle am Tisch sehen sie.

rules-mark = Ankreuzen
rules-mark-pattern = Kreuze das Muster auf einer deiner beiden Schatzkarten an, gedreht und gespiegelt, wie du magst. Alle seine Felder müssen frei sein.
rules-mark-one = Oder kreuze stattdessen genau ein freies Feld an.
rules-mark-hidden = Niemand sieht, was du ankreuzt, bevor alle so weit sind. Bis du auf „{ done }“ drückst, kannst du es ändern.

ruling-one-square = Darf ich ein einzelnes Feld ankreuzen, obwohl das Muster passt?
ruling-one-square-answer = Ja, aus welchem Grund auch immer. Dann ist es genau ein Feld.
ruling-one-square-why = Die Regelhefte erlauben es, wenn man das Muster nicht nutzen kann, und auch, wenn man nicht will.

ruling-one-card = Darf sich ein Muster auf meine beiden Schatzkarten verteilen?
ruling-one-card-answer = Nein. Alle seine Felder liegen auf einer einzigen Schatzkarte, und keines fehlt.
ruling-one-card-why = In den Regelheften bleibt das Muster ganz und kommt auf eine Schatzkarte. Nur das Zusatzfeld für ein Kreuz darf auf die andere.

ruling-mark-nothing = Darf ich gar nichts ankreuzen?
ruling-mark-nothing-answer = Nur wenn du überhaupt kein freies Feld hast.
ruling-mark-nothing-why = In einem Regelheft steht der Satz dazu verkehrt herum. Die anderen verbieten es, nichts anzukreuzen. Ohne freies Feld geht es nicht anders.

rules-ways = Finger, Maus oder Tasten
rules-ways-draw = Zeichne das Muster über die Felder, mit Finger, Stift oder Maus.
rules-ways-place = Oder zeige, wo es liegen soll. Dreh und spiegle es mit den Knöpfen, dem Mausrad oder den Tasten R und F. Dann klick oder tippe.
rules-ways-keys = Oder nimm nur die Tasten. Die Pfeiltasten bewegen das Muster, R dreht, F spiegelt, S wechselt zu einem einzelnen Feld, Tab zur anderen Schatzkarte. Enter kreuzt an, die Rücktaste nimmt zurück, D heißt „{ done }“.
rules-ways-ask = Tippe am Tisch auf einen Pokal, eine Palme, ein Siegel oder eine Karte, und die Regel dazu legt sich über den Tisch. Über das Fragezeichen in der Leiste findest du sie alle.

## What the squares bring

rules-chapter-squares = Was die Felder bringen

rules-cross = Kreuze
rules-cross-more = Ein Kreuz bringt sofort ein weiteres Feld: irgendein freies auf einer deiner beiden Schatzkarten.
rules-cross-again = Auch dieses Feld darf ein Kreuz tragen, und so weiter.

ruling-cross-must = Darf ich das Feld für ein Kreuz weglassen?
ruling-cross-must-answer = Nein. Es muss angekreuzt werden, und zwar sofort.
ruling-cross-must-why = In den Regelheften ist es Pflicht, kein Angebot.

ruling-two-crosses = Und wenn ein Muster zwei Kreuze überdeckt?
ruling-two-crosses-answer = Dann kreuzt du zwei weitere Felder an.
ruling-two-crosses-why = Jedes angekreuzte Kreuz bringt ein eigenes Feld.

ruling-cross-lapses = Und wenn für ein Kreuz kein Feld mehr frei ist?
ruling-cross-lapses-answer = Dann verfällt das Kreuz. Das geschieht nur, wenn keine deiner Schatzkarten ein freies Feld hat.
ruling-cross-lapses-why = Die Regelhefte sagen dazu nichts. Was nicht geht, muss man auch nicht tun.

rules-coin = Münzen
rules-coin-box = Eine Münze füllt das nächste Münzkästchen auf deiner Wertungskarte: Reihe für Reihe von oben, jede Reihe von links.
rules-coin-points = Jedes gefüllte Kästchen gibt am Ende 1 Punkt. Eine Reihe mit { $coins_in_a_row } Münzen gewinnt einen Pokal.

ruling-coin-row = Wo beginnt die nächste Münzreihe?
ruling-coin-row-answer = Links, wie die erste.
ruling-coin-row-why = In einem Regelheft heißt es rechts, in den anderen links. An den Punkten ändert das nichts.

ruling-coin-no-box = Was bringt eine Münze, wenn alle { $coin_boxes } Münzkästchen voll sind?
ruling-coin-no-box-answer = Nichts. Ihr Feld wird angekreuzt wie jedes andere.
ruling-coin-no-box-why = Die Wertungskarte hat { $coin_boxes } Münzkästchen. In den Regelheften verfallen weitere Münzen.

rules-palm = Palmen
rules-palm-points = Eine Palme zählt sofort: 1 Punkt, und 1 weiterer für jede Palme, die gerade in der Auslage zu sehen ist.
rules-palm-box = Die Zahl kommt in dein nächstes Palmenkästchen. Davon gibt es { $palm_boxes }.
rules-palm-example = Liegen zwei Palmen in der Auslage, dann bringt dir deine Palme 3 Punkte.

ruling-palm-must = Kann eine Palme auf eine bessere Auslage warten?
ruling-palm-must-answer = Nein. Sie zählt sofort, auch wenn sie wenig bringt, und füllt ein Kästchen.
ruling-palm-must-why = In den Regelheften gibt es ihre Punkte sofort. Du wählst, wann du eine Palme ankreuzt, aber nicht, ob sie zählt.

ruling-palm-own = Zählt eine Palme auf meiner anderen Schatzkarte?
ruling-palm-own-answer = Nein. Es zählt die, die du ankreuzt, und dazu die in der Auslage.
ruling-palm-own-why = Jedes Regelheft lässt die andere Schatzkarte außer Acht.

ruling-palm-display = Ändert sich die Auslage, während wir ankreuzen?
ruling-palm-display-answer = Nein. Alle Palmen eines Zuges treffen auf dieselbe Auslage.
ruling-palm-display-why = Neue Schatzkarten nimmt man erst bei der Auswertung, und erst dann wird die Auslage aufgefüllt. So bringt es nichts, schnell oder langsam zu sein.

ruling-palm-no-box = Was bringt eine Palme, wenn alle { $palm_boxes } Palmenkästchen voll sind?
ruling-palm-no-box-answer = Nichts. Die ersten { $palm_boxes } füllen die Kästchen.
ruling-palm-no-box-why = Die Wertungskarte hat { $palm_boxes } Palmenkästchen. In den Regelheften geben weitere Palmen keine Punkte.

## Settling

rules-chapter-settle = Auswertung

rules-settle = Schön der Reihe nach
rules-settle-order = Zuerst wertet der Startspieler aus, dann kommen im Uhrzeigersinn die anderen. Wer dran ist, erledigt alles, bevor es mit dem nächsten Platz weitergeht.
rules-settle-steps = Zuerst kommen die Pokale für die Münzreihen, die in diesem Zug voll wurden. Dann legt man jede fertige Schatzkarte offen beiseite und nimmt dafür eine neue.

rules-cup = Pokale
rules-cup-highest = Eine volle Münzreihe gewinnt den höchsten Pokal, der noch auf der Rundenkarte steht: erst { $highest_cup } und so weiter bis { $lowest_cup }. Seine Zahl kommt in den Pokal neben der Reihe.
rules-cup-order = Pokale gewinnt man bei der Auswertung. Füllen zwei im selben Zug eine Reihe, bekommt den höheren Pokal, wer zuerst auswertet.

ruling-two-rows = Und wenn ich in einem Zug zwei Reihen fülle?
ruling-two-rows-answer = Du gewinnst zwei Pokale: den höchsten und dann den nächsten.
ruling-two-rows-why = Jede volle Reihe hat ihren eigenen Pokal.

ruling-cups-gone = Und wenn alle { $cup_count } Pokale weg sind?
ruling-cups-gone-answer = Dann bleibt der Pokal der Reihe leer. Ihre Münzen zählen trotzdem.
ruling-cups-gone-why = Die Rundenkarte hat { $cup_count } Pokale, und darüber hinaus geben die Regelhefte keine Punkte.

rules-display = Die Auslage
rules-display-take = In der Auslage liegen { $display_size } offene Schatzkarten. Für jede Schatzkarte, die du fertig hast, nimmst du eine neue: von hier oder verdeckt die oberste vom Stapel.
rules-display-fill = Wenn du damit fertig bist, wird die Auslage wieder auf { $display_size } aufgefüllt.
rules-display-palms = Palmen in der Auslage zählen für alle, die eine Palme ankreuzen.

ruling-two-to-take = Wie nehme ich zwei Schatzkarten?
ruling-two-to-take-answer = Eine nach der anderen. Du siehst die erste, bevor du die zweite wählst.
ruling-two-to-take-why = In den Regelheften nimmt man zwei auf dieselbe Art wie eine. Also machen wir es zweimal.

ruling-display-filled = Wann wird die Auslage aufgefüllt?
ruling-display-filled-answer = Sobald jemand fertig genommen hat und bevor die nächste Person nimmt. Nimmt jemand zwei, wird dazwischen nicht aufgefüllt.
ruling-display-filled-why = Ein Regelheft füllt sie am Ende jedes Schrittes auf, die anderen immer dann, wenn jemand mit dieser Aktion fertig ist.

ruling-display-laid = Wie viele Schatzkarten werden aufgedeckt?
ruling-display-laid-answer = So viele, wie fehlen, bis { $display_size } daliegen.
ruling-display-laid-why = Wörtlich genommen decken manche Regelhefte jedes Mal { $display_size } neue auf. Wir füllen die Auslage auf { $display_size } auf.

rules-stack = Der Stapel
rules-stack-down = Die Schatzkarten, die noch kommen, liegen verdeckt im Stapel. Auf seiner Rückseite steht, wie viele es sind.
rules-stack-unseen = Statt einer aus der Auslage darfst du seine oberste nehmen. Du siehst sie erst, wenn du sie hast.

ruling-stack-empty = Und wenn der Stapel leer ist?
ruling-stack-empty-answer = Die Partie geht weiter. Die Auslage wird nicht mehr aufgefüllt und schrumpft.
ruling-stack-empty-why = So sagen es die Regelhefte für diesen seltenen Fall.

ruling-all-empty = Und wenn auch die Auslage leer ist?
ruling-all-empty-answer = Dann nimmst du nichts und spielst mit weniger Schatzkarten weiter.
ruling-all-empty-why = So weit gehen die Regelhefte nicht. Es gibt nichts anderes zu nehmen.

rules-start-player = Startspieler
rules-start-player-flag = Die Flagge zeigt, wer Startspieler ist und zuerst auswertet.
rules-start-player-moves = Nach jedem Zug wandert sie im Uhrzeigersinn einen Platz weiter.

ruling-start-moves = Wann genau wechselt der Startspieler?
ruling-start-moves-answer = Nach der dritten Aktion jedes Zuges, auch am Ende einer Runde.
ruling-start-moves-why = Ein Regelheft sagt „nach je 3 Aktionen“, die anderen „nach Aktion 3“. Das ist dasselbe.

## Two cards

rules-chapter-cards = Rundenkarte und Wertungskarte

rules-round-card = Die Rundenkarte
rules-round-card-shows = Die Rundenkarte zeigt die { $rounds } Runden, die { $cup_count } Pokale und alle { $pile } Muster. Alle sehen sie die ganze Zeit.
rules-round-card-uses = { $unseen ->
    [0] Eine Runde braucht alle { $pile } Expeditionen. Danach werden sie neu gemischt.
   *[other] Eine Runde braucht { $turns } der { $pile } Expeditionen. Was übrig bleibt, sieht niemand. Danach werden alle { $pile } neu gemischt.
}

ruling-round-over = Wann ist eine Runde vorbei?
ruling-round-over-answer = { $unseen ->
    [0] Wenn alle { $pile } Expeditionen benutzt sind.
   *[other] Wenn { $turns } der { $pile } Expeditionen benutzt sind.
}
ruling-round-over-why = Ein Regelheft sagt in der Materialliste acht. Weiter hinten sagt es sieben, wie alle anderen.

rules-score-card = Die Wertungskarte
rules-score-card-boxes = Alle haben eine Wertungskarte: { $coin_rows } Reihen mit je { $coins_in_a_row } Münzkästchen, neben jeder Reihe ein Pokal, und { $palm_boxes } Palmenkästchen.
rules-score-card-points = Die Zahl neben einem Namen sagt, wie viele Punkte es bisher sind, fertige Schatzkarten und Siegel eingerechnet.

## The count

rules-chapter-count = Die Schlusswertung

rules-end = Das Ende der Partie
rules-end-treasures = Nach dem letzten Zug zählen alle die Punkte ihrer fertigen Schatzkarten und der Siegel darauf zusammen.
rules-end-card = Dazu kommen 1 Punkt für jedes gefüllte Münzkästchen, die Zahlen in den Pokalen und die Zahlen in den Palmenkästchen.
rules-end-most = Wer die meisten Punkte hat, gewinnt.
rules-end-example = Ein Beispiel zum Mitzählen: sechs fertige Schatzkarten, neun Münzen, zwei Pokale und drei Palmen.

ruling-last-turn = Was geschieht im letzten Zug noch?
ruling-last-turn-answer = Pokale werden gewonnen und fertige Schatzkarten beiseitegelegt. Neue nimmt niemand mehr.
ruling-last-turn-why = Neue Schatzkarten würden nichts mehr ändern.

ruling-unfinished = Was ist eine unfertige Schatzkarte wert?
ruling-unfinished-answer = Nichts. Ihr Siegel zählt nicht, und kein Siegel zählt sie mit.
ruling-unfinished-why = Die Regelhefte zählen nur fertige Schatzkarten.

ruling-example = Was ergeben die Münzen und Pokale im Beispiel?
ruling-example-answer = 17: 9 für die Münzen und 8 für die zwei Pokale.
ruling-example-why = Ein Regelheft sagt 14. Die anderen sagen 17, und nur mit 17 sind es zusammen 95 Punkte.

rules-seal = Siegel
rules-seal-points = Ein Siegel auf einer fertigen Schatzkarte gibt Punkte für jede deiner fertigen Schatzkarten in der Farbe des Siegels.
rules-seal-worth = Für jede davon gibt ein lila oder oranges Siegel 2 Punkte, ein grünes oder graues 1 Punkt.

ruling-several-seals = Und wenn ich mehrere Siegel habe?
ruling-several-seals-answer = Alle zählen, jedes für sich.
ruling-several-seals-why = Die Regelhefte zählen jedes Siegel auf einer fertigen Schatzkarte.

ruling-seal-order = Kommt es darauf an, welche Schatzkarte zuerst fertig war?
ruling-seal-order-answer = Nein. Ein Siegel zählt alle Schatzkarten seiner Farbe, ob sie vorher oder nachher fertig wurden.
ruling-seal-order-why = Die Regelhefte zählen Siegel am Ende der Partie.

rules-tie = Gleichstand
rules-tie-colours = Bei gleich vielen Punkten gewinnt, wer mehr fertige graue Schatzkarten hat. Sind auch das gleich viele, entscheidet Grün, dann Orange, dann Lila.

ruling-tie-after-all = Und wenn das alles gleich ist?
ruling-tie-after-all-answer = Dann wird der Sieg geteilt.
ruling-tie-after-all-why = Die Regelhefte enden bei Lila. Es bleibt nichts, was entscheiden könnte.

## Where the rulebooks differ

rules-chapter-differ = Wo die Regelhefte uneins sind

rules-differ = Neun Stellen, und was hier gilt
rules-differ-intro = Dieses Spiel hat Regelhefte in vielen Sprachen. Fünf davon haben wir verglichen: das spanische, das portugiesische, das französische, das italienische und das tschechische. An diesen neun Stellen sind sie uneins oder lassen eine Frage offen. Jede führt dorthin, wo steht, was hier gilt und warum.

## The figures

figure-next = Weiter
figure-again = Noch einmal
figure-mark-it = Ankreuzen
figure-coin-more = Noch eine Münze
figure-display-other = Andere Auslage
figure-count = Weiterzählen
figure-hand = { $hand_size } Schatzkarten: { $kept } davon behältst du.
figure-actions = Eine Expedition, eine angekreuzte Insel, ein Pokal.
figure-patterns = { $count ->
    [1] einmal { $pattern }
   *[other] zweimal { $pattern }
}
figure-cross-1 = Das Muster überdeckt ein Kreuz.
figure-cross-2 = Noch ein Feld: wieder ein Kreuz!
figure-cross-3 = Noch ein Feld, diesmal ohne Symbol. Das war alles.
figure-coin = { $coins ->
    [one] Eine Münze: 1 Punkt.
   *[other] { $coins } Münzen: { $coins } Punkte.
}
figure-coin-row = Reihe { $row } ist voll und gewinnt den höchsten Pokal, der noch da ist: { $cup }.
figure-cups = Die Pokale { $won } sind gewonnen. Der nächste ist die { $next }.
figure-palm = { $palms ->
    [0] Keine Palme in der Auslage: Deine Palme bringt 1.
    [one] Eine Palme in der Auslage: Deine Palme bringt 1 + 1 = 2.
   *[other] { $palms } Palmen in der Auslage: Deine Palme bringt 1 + { $palms } = { $points }.
}
figure-seal = { $colour ->
    [purple] Lila Siegel: { $each } × { $count } lila = { $points }
    [orange] Oranges Siegel: { $each } × { $count } orange = { $points }
    [green] Grünes Siegel: { $each } × { $count } grün = { $points }
   *[grey] Graues Siegel: { $each } × { $count } grau = { $points }
}
figure-seal-none = Noch kein Siegel auf einer fertigen Schatzkarte.
figure-seal-help = Tippe auf eine Schatzkarte, um sie fertig zu machen oder das zurückzunehmen.
figure-tie = { $colour ->
    [purple] dann Lila
    [orange] dann Orange
    [green] dann Grün
   *[grey] zuerst Grau
}
figure-example-treasures = Sechs Schatzkarten
figure-example-grey = Graues Siegel, zwei graue Schatzkarten
figure-example-orange = Oranges Siegel, zwei orange Schatzkarten
figure-example-coins = Neun Münzen und zwei Pokale
figure-example-palms = Drei Palmen
