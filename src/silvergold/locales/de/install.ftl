### The installed game, the page shown when the server cannot be reached, and sharing a finished game.

## Installing

install-about = Fülle Schatzinseln mit dem Bleistift: ein Kartenspiel für { $fewest_players } bis { $most_players } Personen, gegen Bots oder mit Freunden per Link.
install = Spiel installieren
install-help = Es bekommt ein eigenes Symbol und öffnet sich in einem eigenen Fenster, ohne den Browser drum herum.
install-by-hand = Öffne das Teilen-Menü des Browsers und wähle „Zum Home-Bildschirm“. Partien, die du hier begonnen hast, nimmst du mit „{ other-device }“ mit.
install-now = Installieren

## When the server cannot be reached

no-line-title = Keine Verbindung zum Server
no-line-why = Der Computer, auf dem dieses Spiel läuft, antwortet nicht: Er ist ausgeschaltet, oder auf einer der beiden Seiten fehlt das Netz.
no-line-games = Deine Partien liegen dort, mit jedem Zug. Sie kommen von selbst zurück, sobald die Verbindung wieder da ist.
no-line-meanwhile = Bis dahin kannst du die Regeln lesen und deine Einstellungen ändern. Zum Spielen braucht es den Server.
no-line-replay = Die Partie, die du geladen hast

## Sharing a finished game

share = Teilen
share-title = Diese Partie teilen
share-what = Das Bild zeigt Namen, Punkte und Schatzkarten von allen.
share-link-what = Wer den Link hat, kann { $days } Tage lang die ganze Partie nachspielen, aber nicht mitspielen und den Chat nicht sehen.
to-server-why = Für einen Link oder ein anderes Gerät muss die Partie auf dem Server sein.
share-save = Bild speichern
share-both = Bild und Link senden
share-link-label = Link zum Nachspielen
share-words = Unsere Partie Silver & Gold, Schritt für Schritt:
replay-gone = Dieser Link führt zu keiner Partie zum Nachspielen. Vielleicht ist er nicht vollständig, oder seit der Partie sind mehr als { $days } Tage vergangen.
