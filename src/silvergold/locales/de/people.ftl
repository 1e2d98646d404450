### Who plays: the bots as persons, and how people are drawn.

## Choosing who plays

seat-add = Mitspieler hinzufügen
seat-remove = { $name } entfernen
seat-someone-else = Jemand anderes
your-emblem = Emblem
your-colour = Farbe
change-avatar = Aussehen ändern

## How people are drawn

emblem-anchor = Anker
emblem-wheel = Steuerrad
emblem-ship = Schiff
emblem-compass = Kompass
emblem-lighthouse = Leuchtturm
emblem-whale = Wal
emblem-octopus = Krake
emblem-parrot = Papagei
tint-navy = Marineblau
tint-teal = Petrol
tint-green = Grün
tint-ochre = Ocker
tint-red = Rot
tint-purple = Lila

## The crew: each bot is somebody, in a line

person-pip = Erste Reise, große Augen, noch größere Träume.
person-nela = Klettert auf jeden Mast und fragt allen Löcher in den Bauch.
person-jonah = Angelt mehr, als er arbeitet, und summt dabei.
person-bo = Zwinkert den Wellen zu und vertraut auf sein Glück.
person-ines = Kennt jeden Hafen und fast jeden Koch.
person-olaf = Wenige Worte, starke Arme, prächtiger Schnurrbart.
person-ada = Zählt alles nach und dann noch einmal.
person-rufus = Lacht wie Donner, plant wie ein Uhrwerk.
person-yara = Liest den Wind, bevor ihn jemand spürt.
person-marta = Hat alle Meere befahren und übersieht nichts.
person-corvo = Sieht mit einem Auge mehr als andere mit beiden.
person-henrik = Ruhig wie ein Hafen, schlau wie die Flut.
person-isolde = Zeichnete die Karten, nach denen alle anderen segeln.
person-tariq = Liest in den Sternen wie andere in Büchern.
person-kaia = Hat zu jeder Welle eine Geschichte und kommt in den meisten vor.

## What they say: at first, about an island, after a win, after a loss

talk-pip-hello = Ahoi! Bin ich hier richtig?
talk-pip-island = Ich hab sie! Ich hab sie!
talk-pip-won = Hab ich wirklich gewonnen? Das muss ich Mama erzählen!
talk-pip-lost = Das war schön! Noch mal?
talk-nela-hello = Wo geht’s zum Schatz?
talk-nela-island = Hab ich doch gesagt!
talk-nela-won = Anfängerglück? Anfängerkönnen!
talk-nela-lost = Das musst du mir beibringen!
talk-jonah-hello = Schöner Tag heute. Darf ich nebenbei angeln?
talk-jonah-island = Schau, was angebissen hat!
talk-jonah-won = Das nenne ich einen Fang!
talk-jonah-lost = Macht nichts. Die Fische haben gebissen.
talk-bo-hello = Von mir aus kann’s losgehen.
talk-bo-island = Glück gehabt!
talk-bo-won = Das Glück mag ein Lächeln.
talk-bo-lost = Heute hattest du den Wind.
talk-ines-hello = Ich kenne eine Abkürzung. Fang mich!
talk-ines-island = So macht man das im Hafen.
talk-ines-won = Das Abendessen geht auf dich!
talk-ines-lost = Nicht übel. Nächstes Mal steuere ich.
talk-olaf-hello = Hm. Rudern wir.
talk-olaf-island = Ha! Meine.
talk-olaf-won = Hm. Gutes Spiel.
talk-olaf-lost = Hm. Du packst kräftig an.
talk-ada-hello = Meine Stifte sind spitz. Deine auch?
talk-ada-island = Genau wie berechnet.
talk-ada-won = Zahlen lügen nicht.
talk-ada-lost = Da muss ich nachrechnen.
talk-rufus-hello = Ho ho! Setzt die Segel!
talk-rufus-island = Donner und Gold!
talk-rufus-won = Eine Runde für alle!
talk-rufus-lost = Ho! Gut gesegelt!
talk-yara-hello = Der Wind dreht. Spürst du es?
talk-yara-island = Der Wind hat’s mir verraten.
talk-yara-won = Das Meer war gut zu mir.
talk-yara-lost = Heute gehörte der Wind dir.
talk-marta-hello = Zeig mir, was du kannst.
talk-marta-island = Noch eine für meine Karte.
talk-marta-won = Das macht die Erfahrung.
talk-marta-lost = Gut gesegelt. Aus dir wird noch was.
talk-corvo-hello = Behalte mich im Auge. Ich dich auch.
talk-corvo-island = Das habe ich kommen sehen.
talk-corvo-won = Ein Auge war genug.
talk-corvo-lost = Das habe ich nicht kommen sehen.
talk-henrik-hello = Lass dir Zeit. Die Flut hat es auch nicht eilig.
talk-henrik-island = Immer mit der Ruhe.
talk-henrik-won = Stille See, volle Truhe.
talk-henrik-lost = Du hast Salzwasser im Blut.
talk-isolde-hello = Dieses Meer habe ich schon gezeichnet. Sieh selbst.
talk-isolde-island = Genau dort, wo ich sie gezeichnet habe.
talk-isolde-won = Die Karte kannte den Weg.
talk-isolde-lost = Ich werde meine Karte neu zeichnen. Danke.
talk-tariq-hello = Die Sterne stehen am Himmel. Beginnen wir.
talk-tariq-island = Es stand in den Sternen.
talk-tariq-won = Sterne haben es nie eilig. Ich auch nicht.
talk-tariq-lost = Ein neuer Stern ist aufgegangen: deiner.
talk-kaia-hello = Setz dich. Das wird eine gute Geschichte.
talk-kaia-island = Und so wurde die Insel gefunden.
talk-kaia-won = So enden die alten Geschichten.
talk-kaia-lost = Von dir wird man noch erzählen.
