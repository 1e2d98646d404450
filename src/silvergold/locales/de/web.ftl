### What only the browser says.

## Home

home-tagline = Eine Seekarte, ein Bleistift und Inseln voller Schätze.
play-now = Jetzt spielen
play-now-against = Gegner: { $name }
choose-opponents = Gegner wählen
rules = Regeln
settings = Einstellungen
load-record = Partie laden
training-title = Finde den besten Zug
logbook-title = Logbuch
logbook-card-help = Deine Partien, Rekorde und Abzeichen
games-in-progress = Laufende Partien
games-further = Weitere laufende Partien
games-finished = Beendete Partien
resume = Weiter
finished-winner = Sieg: { $names }
game-won = Gewonnen
game-lost = Verloren
game-tied = Gleichstand
see-result = Ergebnis

replay = Nachspielen
review = Analyse
against = Gegen { $names }
back-home = Startseite
go-back = Zurück
tutorial = Einführung
tutorial-new = Neu hier? Lern es beim Spielen
tutorial-new-help = Eine echte Partie, Schritt für Schritt: fünf Minuten.
tutorial-go-on = Mit der Einführung weitermachen
tutorial-go-on-help = Sie wartet dort, wo du aufgehört hast.

## New game

new-game = Neue Partie
new-game-title = Wer segelt mit dir?
seat-number = Platz { $seat }
seat-you = Du
seat-bot = Bot
seat-person = An diesem Gerät
seat-kind = Wer auf Platz { $seat } sitzt
name-label = Name für Platz { $seat }
your-name = Dein Name
name-default = Spieler { $seat }
level-label = Stufe für Platz { $seat }
level-strength = { $level }, Stärke { $strength } von { $of }
memory-aid = Merkhilfe
memory-aid-help = Die Rundenkarte zeigt, welche Muster noch kommen. Alle sehen das.
begin-game = Karten austeilen

## The table

table-title = { $where } – Silver & Gold
loading = Die Seekarte wird ausgerollt …
cut-off = Die Verbindung zum Tisch ist weg. Neuer Versuch …
went-wrong = Da ist etwas schiefgegangen.
sound-on = Ton ist an
sound-off = Ton ist aus
leave-table = Tisch verlassen; die Partie bleibt erhalten
player-points = { $name }: { $points }
# A player, and what a click does: "Ana: 12, start player. View Ana’s cards"
chip-label = { $player }. { $look }
ready = fertig
waiting-for = Warten auf { $names } …
your-treasures = Deine Schatzkarten
your-cards = Expedition und Wertungskarte
treasure-grid = Schatzkarte { $slot }: { $treasure }
treasure-of = { $name }, Schatzkarte { $slot }: { $treasure }
empty-slot = Hier liegt keine Schatzkarte mehr
expedition-label = Expedition: { $pattern }
square-pencilled = vorgemerkt
square-open = wählbar
to-mark-pattern = Kreuze { $pattern } an
to-mark-or-one = oder ein einzelnes Feld
to-mark-first = Zeichne das Muster oder wähle seinen Platz; oder kreuze ein Feld an.
to-mark-one = Kreuze ein Feld an
to-mark-one-chosen = irgendein freies statt des Musters ({ $pattern })
no-fit = Kein Platz für { $pattern }
no-fit-one = also kreuze ein Feld an
to-mark-bonus = { $count ->
    [one] Ein Kreuz! Such dir noch ein Feld aus
   *[other] Kreuze! Such dir noch { $count } Felder aus
}
to-mark-bonus-help = auf einer deiner Karten
to-confirm = Passt alles?
to-confirm-help = Bis du bestätigst, kannst du alles ändern.
to-pass = Du hast kein freies Feld
to-pass-help = Mit „{ pass }“ endet der Zug für dich.
to-keep = Wähle { $kept } Schatzkarten für den Anfang
to-keep-help = Die anderen gibst du zurück. Noch sieht niemand deine Wahl.
to-take = Nimm eine neue Schatzkarte
to-take-name = { $name }, nimm eine neue Schatzkarte
to-take-help = Aus der Auslage oder verdeckt vom Stapel.
take-final = Wähle eine Schatzkarte, um sie zu nehmen. Das gilt sofort.
turn-it = Drehen
mirror-it = Spiegeln
one-square = Ein Feld
take-back = Rückgängig
done = Fertig
pass = Passen
keep-these = Diese { $kept } behalten
# Said when a button is pressed that cannot be used yet.
not-yet-keep = Wähle erst { $kept } Schatzkarten.
not-yet-mark = Kreuze erst etwas an: das Muster oder ein einzelnes Feld.
key-hint = { $label } ({ $key })
display = Auslage
display-to-come = Auslage und Stapel kommen auf den Tisch, sobald alle { $kept } Schatzkarten gewählt haben.
stack-label = { $count ->
    [0] Der Stapel ist leer
    [one] Stapel, noch eine Schatzkarte
   *[other] Stapel, noch { $count } Schatzkarten
}
take-treasure = Nimm { $treasure }
draw-from-stack = Vom Stapel ziehen
look-at-display = Auslage und Stapel ansehen
look-at-players = Karten von { $name } ansehen
look-at-round = Rundenkarte ansehen
players = Am Tisch
last-turn = Voriger Zug
last-turn-none = Noch ist nichts geschehen.
round-card = Rundenkarte
completed-none = Noch keine Insel fertig
completed-label = Fertig: { $treasures }
to-come = Dunkle Muster kommen noch.
round-card-label = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }. Pokale übrig: { $cups }.
to-come-label = Es kommen noch: { $patterns }.
score-card-label = { $coins } von { $coin_boxes } Münzen angekreuzt. Pokale: { $cups }. Palmen: { $palms }.
close = Schließen
complaint-not-the-pattern = Daraus kann das Muster nicht mehr werden
complaint-not-all-of-it = Das Muster ist noch nicht ganz: Zeichne es, ohne abzusetzen
complaint-fits-one-way = Hier passt es nur so
complaint-not-here = Dort passt es nicht
same-turn = Gedreht sieht das Muster genauso aus.
same-mirror = Gespiegelt sieht das Muster genauso aus.
ghost-at = Auf { $squares }: { $gains }.
ghost-at-plain = Auf { $squares }.
placed-at = Vorgemerkt auf { $squares }: { $gains }.
placed-at-plain = Vorgemerkt auf { $squares }.
taken-back = Zurückgenommen.
undo-done = „{ done }“ zurücknehmen
done-undone = Du kannst deinen Zug wieder ändern.
last-round = Die letzte Runde
what-is-this = Was ist das?

## Moments at the table, and the settings for them

round-of = Runde { $round } von { $rounds }
last-turn-of-all = Der letzte Zug
means = { $name }: { $what }
means-coins = { $count ->
    [one] +1 Münze
   *[other] +{ $count } Münzen
}
means-squares = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
means-complete = Insel fertig
means-island = { $name } hat eine Insel fertig: +{ $points }
means-cup = { $name } gewinnt einen Pokal: +{ $points }
means-own-island = Deine Insel ist fertig: +{ $points }
means-own-cup = Du gewinnst einen Pokal: +{ $points }
means-own-took = Du nimmst { $treasure } aus der Auslage.
means-own-drew = Du ziehst { $treasure } vom Stapel.
means-own-pass = Du hast kein freies Feld und passt.
next-event = Weiter
skip-all = Alles überspringen
server-slow = Der Server lässt sich Zeit …
setting-pace = Tempo
setting-pace-help = Wie lange du siehst, was die anderen tun.
setting-pace-calm = Ruhig
setting-pace-normal = Normal
setting-pace-brisk = Flott
setting-pace-tap = Weiter per Tippen
setting-pace-none = Ohne Pausen
setting-ambience = Meer
setting-ambience-help = Leises Meeresrauschen am Tisch.
setting-haptics = Vibration
setting-haptics-help = Ein sanftes Tippen beim Ankreuzen, bei Inseln und Pokalen.
key-next = weiter zum Nächsten

## The curtain

curtain-title = Gib weiter an { $name }
curtain-help = Alle anderen schauen weg.
curtain-here = Ich bin { $name }
# A button: $name has just confirmed an action, and nobody else sits there yet.
curtain-undo = { $name }: { undo-done }

## The end

final-title = Die Schlusswertung
winner = Sieg
rematch = Noch einmal
save-record = Partie speichern
show-table = Tisch ansehen
show-count = Zur Schlusswertung
stood-in = { $count ->
    [one] Einen der Züge hat ein Bot gemacht.
   *[other] { $count } der Züge hat ein Bot gemacht.
}
hints-used = { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}
stood-in-for-bot = { $count ->
    [one] Ein Zug war nicht rechtzeitig bereit: Ein einfacherer Bot hat ihn gemacht.
   *[other] { $count } Züge waren nicht rechtzeitig bereit: Ein einfacherer Bot hat sie gemacht.
}
watch-rematch = Die Revanche steht bereit: Sieh zu
# The verdict, in large letters, for somebody who played.
verdict-won = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Vorsprung!
verdict-won-tie = Gleichstand – und du gewinnst!
verdict-tied = Gleichstand!
verdict-lost = Du verlierst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Rückstand.
verdict-lost-tie = Gleichstand – und du verlierst.
# With three or four players, to those who did not win.
verdict-place = Du bist auf Platz { $place }.
# The same for spectators, and for several people around one screen.
verdict-name-won = { $name } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Vorsprung!
verdict-name-won-tie = Gleichstand – { $name } gewinnt!
verdict-name-tied = Gleichstand!
best-new = Neue Bestleistung: { $points }
best-kept = Deine Bestleistung: { $points }
# A game that goes on from a position of another one.
played-on = Was wäre, wenn?
played-on-about = Diese Partie geht von einer Stellung einer beendeten Partie aus weiter ({ $when }). Es kommen dieselben Karten wie beim ersten Mal. Weil jemand sie kennen kann, lässt sich die Mischung nicht prüfen, und das Ergebnis zählt nicht als Bestleistung.
played-on-again = Noch einmal von dort
played-on-more = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als beim ersten Mal
played-on-less = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger als beim ersten Mal
played-on-same = Genauso viele Punkte wie beim ersten Mal
curve-title = Die Punkte im Lauf der Partie
offer-easier = Leichterer Gegner: { $name }
offer-harder = Stärkerer Gegner: { $name }
skip-count = Überspringen
more-ways = Mehr
check-deal-help = Der Beweis, dass niemand die Reihenfolge der Karten bestimmt hat, auch nicht der Server.

## Replay

replay-title = Nachspielen
replay-start = Die Karten sind ausgeteilt.
replay-move = Schritt { $move } von { $moves }
replay-slider = Schritt
replay-play = Abspielen
replay-pause = Pause
replay-next = Nächster Schritt
replay-previous = Voriger Schritt
replay-first = Zum Anfang
replay-last = Zum Ende
replay-turn-back = Voriger Zug
replay-turn-on = Nächster Zug
replay-round = Zu Runde { $round }
replay-marked = { $name } kreuzt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} auf { $treasure } an.
replay-bonus = Kreuz: { $name } kreuzt { $count ->
    [one] noch ein Feld
   *[other] noch { $count } Felder
} auf { $treasure } an.
replay-left = { $count ->
    [one] noch ein Feld
   *[other] noch { $count } Felder
}
replay-points = { $points ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $points } Punkte
}
replay-speed = Tempo
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
replay-load-help = Wähle eine gespeicherte Partie und sieh sie dir Schritt für Schritt an.
replay-choose = Datei wählen
replay-unreadable = In dieser Datei ist keine Partie Silver & Gold, die sich zeigen lässt. { $why }

## Settings

setting-language = Sprache
setting-sound = Ton
setting-sound-help = Leise Klänge von Bleistift, Münzen und Karten.
setting-motion = Animationen
setting-motion-system = System
setting-motion-full = Voll
setting-motion-reduced = Reduziert
setting-theme = Hell oder dunkel
setting-theme-system = System
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-confirm = Automatisch bestätigen
setting-confirm-help = Ein fertiger Zug wird ohne „{ done }“ bestätigt.
setting-hints = Tipps
setting-hints-help = Kurze Tipps am Tisch, bis die erste Partie vorbei ist.
setting-advice = Hinweise
setting-advice-help = Ein Hinweisknopf in Partien gegen Bots: vom Denkanstoß bis zum besten Zug.
setting-talk = Bots reden
setting-talk-help = Ab und zu sagt ein Bot etwas zum Spiel.
setting-contrast = Kontrast
setting-contrast-system = System
setting-contrast-standard = Normal
setting-contrast-more = Stärker
setting-text = Schriftgröße
setting-text-help = Zusätzlich zur Größe, die im Browser eingestellt ist.
setting-text-size = { $size } %
setting-hand = Hand
setting-hand-help = Die Hand, die das Handy hält: Auf ihrer Seite liegen die Knöpfe.
setting-hand-right = Rechts
setting-hand-left = Links
setting-letters = Tastenkürzel
setting-letters-help = R, F, S, D, H und ? wirken am Tisch ohne weitere Taste.
on = An
off = Aus
keys-title = Tasten
key-arrows = Muster bewegen
key-turn = drehen
key-mirror = spiegeln
key-single = ein Feld
key-tab = andere Schatzkarte
key-enter = ankreuzen
key-back = rückgängig
key-done = fertig
key-name-arrows = Pfeile
key-name-tab = Tab
key-name-enter = Enter
key-name-back = Rücktaste

## Errors

lost-title = Jenseits der Karte
lost-text = Hier ist nichts: keine Insel, kein Tisch, keine Partie von dir.
lost-game = Diese Partie ist nicht auf diesem Gerät. Um hier weiterzuspielen, wähle dort, wo du bisher spielst, „{ other-device }“ und öffne den Link hier.
damaged-game = Diese Partie wurde im Speicher beschädigt und beiseitegelegt. Deine anderen Partien gehen weiter.
no-answer = Der Server antwortet nicht. Versuch es später noch einmal.

## Tables with friends: before the first card

play-with-friends = Mit Freunden spielen
join-by-link = Per Link beitreten
paste-link = Hier einfügen
follow-link = Beitreten
no-link = Das ist kein Link zu einem Tisch. Kopiere ihn ganz, bis zum letzten Buchstaben.
your-turn = Du bist dran
against-nobody = Dein Tisch
waits-for-players = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
left-unfinished = Abgebrochen

seat-friend = Freunde
seat-friend-help = Du bekommst einen Link zum Verschicken, und ihr wartet zusammen am Tisch.
seat-anyone = Alle
seat-anyone-help = Der Tisch steht unter „{ lobby }“. Ein Link geht auch.
time-label = Zeit pro Zug
time-none = Ohne Zeitlimit
time-none-help = Komm wieder, wann du magst, auch nach Tagen.
time-clock-help = Ist die Zeit um, macht ein Bot den Zug.
time-seconds = { $count ->
    [one] 1 Sekunde pro Zug
   *[other] { $count } Sekunden pro Zug
}
time-minutes = { $count ->
    [one] 1 Minute pro Zug
   *[other] { $count } Minuten pro Zug
}
time-short-seconds = { $count } s
time-short-minutes = { $count } min
list-table = Unter „{ lobby }“ zeigen
list-table-help = Alle können den Tisch dort finden und sich dazusetzen.
open-table = Tisch eröffnen

room-waiting = Es fehlt noch jemand
room-full = Alle Plätze sind besetzt
vacant-seat = Freier Platz
waits-for-friend = Für Freunde
waits-for-anyone = Für alle offen
is-here = Hier
is-away = Abwesend
stand-up = Aufstehen
send-away = Entfernen
free-seat = Person entfernen
fill-seat = Bot hinzufügen
in-lobby = Offener Tisch
you-watch = Du schaust hier zu.
begin-waits = { $count ->
    [one] Ein Platz ist frei: Lade jemanden ein oder nimm einen Bot.
   *[other] { $count } Plätze sind frei: Lade jemanden ein oder nimm Bots.
}
begin-anyone = Alle am Tisch können die Partie beginnen.
sat-down = { $name } nimmt Platz.
stood-up = { $name } steht auf.
came-in = { $name } ist da.
went-away = { $name } ist gerade weg.

invite = Einladen
invite-help = Wer diesen Link hat, kann einen freien Platz nehmen.
invite-words = Spiel mit mir Silver & Gold:
invitation = Einladung
share-link = Link senden
copy-link = Link kopieren
link-copied = Kopiert
link-only-here = Diese Adresse funktioniert nur auf diesem Computer. Damit andere Geräte mitspielen können, muss der Server im Netz erreichbar sein.
qr-label = { $what } als QR-Code
qr-help = oder hier scannen
watchers = Link zum Zuschauen
watchers-help = Wer diesen Link hat, kann zuschauen, aber nicht mitspielen, und sieht keine verdeckten Karten.
watchers-words = Schau unserer Partie Silver & Gold zu:
watchers-link = Link zum Zuschauen
other-device = Auf anderem Gerät weiterspielen
other-device-help = Öffne diesen Link auf dem anderen Gerät: Dann kannst du auf beiden spielen. Gib ihn nicht weiter, denn wer ihn hat, kann für dich spielen.
other-device-who = Wessen Platz?
other-device-link = Link für ein anderes Gerät

deal-fixed = Die Mischung steht schon fest:
deal-explain = Was ist das?
deal-title = Eine Mischung, die sich prüfen lässt
deal-server = Bevor jemand Platz nahm, hat der Server seinen Teil der Mischung ausgelost und diesen Fingerabdruck davon veröffentlicht. Seinen Teil kann er nun nicht mehr ändern.
deal-players = Der Browser jedes Spielers gibt eigene Zufallsbytes dazu, auf dieselbe Weise: erst einen Fingerabdruck, dann, wenn die Partie beginnt, die Bytes selbst. So entscheidet niemand allein über die Reihenfolge der Karten, und niemand kennt sie vorher.
deal-check = Nach der Partie stehen alle Teile in der gespeicherten Datei. Daraus lässt sich dieselbe Mischung noch einmal herstellen und vergleichen.
deal-limits = Das beweist, dass die Karten nicht vertauscht wurden. Wer den Server betreibt, kann sie trotzdem ansehen.

invited-by = Einladung von { $names }
invitation-dismiss = Verwerfen
join-title = Silver & Gold: Einladung von { $names }
join-empty = Silver & Gold: Ein Platz ist frei für dich
learn-first = Neu hier? Lern es in fünf Minuten
learn-first-help = Danach kommst du zu dieser Einladung zurück.
your-seat = Dein Platz
sit-down = Platz nehmen
table-full = An diesem Tisch ist kein Platz mehr frei, oder die Partie hat begonnen. Wenn du zuschauen möchtest, frag am Tisch nach dem Link zum Zuschauen.
table-gone = Dieser Link führt zu keinem Tisch. Vielleicht ist er nicht vollständig, oder es gibt den Tisch nicht mehr: Frag noch einmal nach dem Link.
lost-seat = Du hast an diesem Tisch keinen Platz mehr. Mit der Einladung kannst du wieder Platz nehmen, wenn einer frei ist.
try-again = Neuer Versuch

lobby = Offene Tische
lobby-empty = Gerade wartet kein offener Tisch.
lobby-count = { $count ->
    [0] Kein offener Tisch
    [one] Ein offener Tisch
   *[other] { $count } offene Tische
}
no-lobby = Hier gibt es keine offenen Tische. Lass dir einen Link schicken.
lay-table = Eigenen Tisch eröffnen
own-tables = { $count ->
    [one] Dein Tisch
   *[other] Deine Tische
}
to-the-table = Zum Tisch

## Tables with friends: while they play

choosing = wählt
soon = gleich dran
away = abwesend
bot-plays-here = ein Bot spielt
bot-plays-for = Für { $name } spielt ein Bot.
bot-plays-for-you = Für dich spielt ein Bot.
replaced-here = vorerst spielt { $bot }
bot-replaced = { $name } ist noch nicht so weit: Vorerst spielt { $bot }.
plays-again = { $name } spielt wieder selbst.
play-again-myself = Wieder selbst spielen
is-gone = { $name } ist nicht da.
is-back = { $name } ist wieder da.
one-moment = Einen Moment …
comes-back-any-time = Zurückkommen geht jederzeit.
wait-for-them = Warten
let-bot-play = Bot spielen lassen
let-bot-play-for = Bot für { $name } spielen lassen
let-bot-play-for-me = Bot für mich spielen lassen
let-bot-play-sure = Ein Bot macht die Züge, bis du wieder selbst spielst.
# How long somebody who is away still has to come back: on the button, and for those who listen.
in-seconds = in { $count } s
# $count is a multiple of 10.
possible-within = In spätestens { $count } Sekunden möglich.
bot-may-play = Jetzt kann ein Bot für { $name } spielen.
restarting = Der Server startet neu. Gleich geht es weiter …
refused-for-now = { $why } Neuer Versuch …
you-only-watch = Du schaust zu: Du siehst jede offene Karte, keine verdeckte.

time-left = Restzeit: { $time }
time-is-up = Die Zeit ist um: { $bot } hat für dich gezogen.
seconds-left = { $count ->
    [one] Noch eine Sekunde.
   *[other] Noch { $count } Sekunden.
}
your-turn-title = ● Du bist dran
your-turn-body = Der Tisch wartet auf dich.
setting-notify = Benachrichtigungen
setting-notify-help = Meldet dir, dass du dran bist, wenn du gerade in einem anderen Tab bist.
setting-notify-forbidden = Dieser Browser erlaubt das auf dieser Seite nicht.

chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
remarks = Nachrichten
nothing-said = Noch keine Nachrichten.
remark = { $name }: { $said }
say-label = Deine Nachricht
say-something = Nachricht schreiben
say-it = Senden
react = Reagieren
mute = Ausblenden
unmute = Einblenden
muted = Der Chat ist ausgeblendet: Du siehst und hörst nichts davon.
reaction-bravo = Bravo!
reaction-thanks = Danke!
reaction-wow = Wow!
reaction-laugh = Haha!
reaction-oh_no = Oh nein!
reaction-hurry = Beeil dich!

table-menu = An diesem Tisch
give-up = Partie abbrechen
give-up-sure = Die Partie endet, wenn alle am Tisch zustimmen.
give-up-sure-alone = Die Partie endet hier, und niemand gewinnt.
give-up-yes = Beenden
would-stop = { $count ->
    [one] { $names } möchte hier aufhören.
   *[other] { $names } möchten hier aufhören.
}
you-would-stop = Du möchtest aufhören: Die Partie endet, wenn alle zustimmen.
stops-when-all = Die Partie endet, wenn alle zustimmen.
asks-to-stop = jemand möchte aufhören
stop-too = Auch aufhören
all-stopped = Alle haben zugestimmt, hier aufzuhören. Niemand gewinnt.
stopped-alone = Du hast die Partie hier abgebrochen. Niemand gewinnt.
come-along = Die Revanche steht bereit: Komm mit
to-rematch = Zur Revanche
you-ask-to-stop = Du möchtest hier aufhören.
play-on = Weiterspielen

check-deal = Mischung prüfen
commitment-changed = Achtung: Der Server zeigt jetzt einen anderen Fingerabdruck als zuerst. Die Mischung stand nicht fest und wurde vielleicht geändert.
deal-holds = Die Mischung stimmt.
deal-fails = Die Mischung ist nicht die, die angekündigt war.
finding-seed-holds = Der Teil des Servers ist der, dessen Fingerabdruck in der Aufzeichnung steht.
finding-seed-fails = Der Teil des Servers passt nicht zu seinem Fingerabdruck.
finding-bytes-holds = Was die Browser dazugaben, passt zu ihren Fingerabdrücken.
finding-bytes-fails = Was ein Browser dazugegeben haben soll, passt nicht zu seinem Fingerabdruck.
finding-cards-holds = Aus diesen Teilen folgen genau die Karten, mit denen gespielt wurde.
finding-cards-fails = Aus diesen Teilen folgen andere Karten als die, mit denen gespielt wurde.
finding-seen-holds = Es ist der Fingerabdruck, den dieser Browser vor der Partie gezeigt bekam.
finding-seen-late = Es ist der Fingerabdruck, den dieser Browser gezeigt bekam, aber erst nach Beginn der Partie.
finding-seen-fails = Dieser Browser bekam einen anderen Fingerabdruck gezeigt.
finding-seen-unknown = Dieser Browser hat den Fingerabdruck, den er gezeigt bekam, nicht behalten.
finding-own-holds = Was dieser Browser dazugab, ist unter den Teilen.
finding-own-fails = Was dieser Browser dazugab, ist nicht unter den Teilen: Es kam zu spät oder wurde weggelassen.
finding-own-unknown = Dieser Browser hat nichts Eigenes dazugegeben.
deal-silent = Nichts dazugegeben: { $names }. Bots tun es nie, und wer zu spät kommt, auch nicht.
deal-page = Diese Seite kommt vom selben Server: Lügt die Seite, dann beweist ihre Prüfung nichts.
deal-offline = Um es unabhängig zu prüfen, speichere die Partie und prüfe sie mit dem Programm verify_deal.py, das aus einer einzigen Datei besteht:

## The edition without a server

engine-loading = Das Spiel wird geladen
engine-failed = Das Spiel konnte nicht geladen werden. Bist du online?
engine-broken = Das Spiel läuft in diesem Browser nicht: { $why }
play-here = Auf diesem Gerät spielen
play-here-help = Gegen Bots oder gemeinsam an einem Bildschirm. Beendete Partien kommen auf den Server, sobald er wieder da ist.
needs-server-why = Diese Ausgabe des Spiels hat keinen Server: Du spielst auf deinem Gerät, gegen Bots oder gemeinsam an einem Bildschirm. Um mit Freunden über einen Link zu spielen, gib die Adresse eines Spielservers ein.
needs-server-address = Adresse des Servers
needs-server-go = Zum Server
needs-server-wrong = Das ist keine Webadresse.
needs-server-else = Noch kein Server? Jemand von euch kann mit einem einzigen Befehl einen auf einem Laptop starten.
games-here = Partien auf diesem Gerät
games-here-help = Deine Partien liegen nur in diesem Browser. Exportiere sie, um eine Kopie zu haben oder sie auf einem anderen Gerät zu importieren.
setting-alone = Allein auf diesem Gerät spielen
setting-alone-help = Ist das Spiel auf diesem Gerät, brauchen Bots keinen Server.
setting-alone-auto = Automatisch
to-server = Partie auf den Server bringen
games-elsewhere = Partien von anderen Geräten
games-elsewhere-help = Importiere Partien von einem anderen Gerät: Wähle die Datei, die du dort exportiert hast.
games-export = Alle Partien exportieren
games-import = Partien importieren
games-imported = { $added ->
    [0] Alle diese Partien sind schon hier.
    [one] Eine Partie wurde hinzugefügt.
   *[other] { $added } Partien wurden hinzugefügt.
}
