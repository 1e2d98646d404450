### What the command line says. Names of commands and options, and what is printed for programs,
### are the same in every language.

## The frame of every help text

cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-options-here = [OPTIONEN]
cli-command-here = BEFEHL [ARGUMENTE]...
cli-by-default = Vorgabe: { $value }
cli-variable = Variable: { $name }
cli-required = erforderlich
cli-help = Diese Hilfe ausgeben.
cli-version = Die Version ausgeben.
cli-language = Die Sprache, vor oder nach dem Befehl: { $languages }.
cli-language-default = wie im System eingestellt
cli-exit-codes = Rückgabewerte: 0 alles in Ordnung, 1 eine Aufzeichnung oder gespeicherte Partie stimmt nicht, 2 der Befehl ist nicht ausführbar, 130 unterbrochen.

## What stands for a value

cli-a-number = ZAHL
cli-a-text = TEXT
cli-a-file = DATEI
cli-a-folder = ORDNER
cli-a-url = URL
cli-an-action = AKTION
cli-a-person = PERSON
cli-a-level = STUFE
cli-a-language = SPRACHE
cli-a-bot = BOT
cli-a-ply = K
cli-a-seat = P
cli-an-address = ADRESSE
cli-addresses = ADRESSE,…
cli-names = NAME,NAME…

## Commands

cli-about = Silver & Gold: spielen, simulieren und Aufzeichnungen prüfen.
cli-about-play = Im Browser spielen; oder im Terminal, gegen Bots oder zu mehreren.
cli-about-serve = Das Spiel für Browser bereitstellen.
cli-about-build-site = Das Spiel als Ordner mit Dateien für einen beliebigen Webspace schreiben. Es läuft im Browser, ohne Server.
cli-about-doctor = Sagen, was an dieser Installation nicht stimmt und was hilft. Rückgabewert 1, wenn etwas nicht stimmt.
cli-about-backup =
    Alle Partien, wie sie in diesem Augenblick sind, in eine Datei schreiben; Server dürfen dabei weiterlaufen.

    Die Datei passt in beide Arten von Speicher. Sie enthält Geheimes, also darfst nur du sie lesen. Rückgabewert 1, wenn eine Partie beschädigt ist: Sie wird genannt und weggelassen.
cli-about-restore = Alle Partien einer Sicherung in einen leeren Speicher zurückholen: alle oder keine.
cli-about-verify =
    Partien nachspielen; jeden Zug, jede Wertung und jeden Sieg prüfen, und die faire Mischung, wo es eine gibt.

    Bei einer Sicherung oder dem Speicher auch prüfen, ob jede Partie dem entspricht, was geschrieben wurde. Gibt aus, wie viele stimmen, oder von jeder fehlerhaften den ersten Fehler. Rückgabewert 1, wenn eine fehlerhaft ist.
cli-about-review = Eine beendete Partie analysieren: was jede Entscheidung verschenkt hat und was Glück war.
cli-about-simulate = Bots gegeneinander spielen lassen und sagen, wie es lief.
cli-about-arena =
    Bots vergleichen: Jede Mischung wird in jeder Sitzordnung gespielt, und jede Zahl hat ihr 95-%-Intervall.

    Strg+C gibt aus, was bis dahin bekannt ist.
cli-about-legal = Die erlaubten Züge an einer Stelle einer aufgezeichneten Partie ausgeben, einen je Zeile, sortiert.
cli-about-show = Den Tisch an einer Stelle einer aufgezeichneten Partie zeichnen.

## Options of several commands

cli-data = Wo die Partien liegen.
cli-data-default = dein Ordner für Daten
cli-database = Die PostgreSQL-Datenbank, in der die Partien liegen, anstelle einer Datei.
cli-json = Ein JSON-Objekt ausgeben, auf Englisch.
cli-players = Plätze an jedem Tisch.
cli-seed = Derselbe Startwert ergibt dieselben Partien.
cli-records = Die Partien dorthin schreiben, als JSON Lines; - gibt sie aus.

## Options of play

cli-terminal = In diesem Terminal spielen, nicht im Browser.
cli-people = Wer an diesem Terminal sitzt.
cli-opponents = Bots am Tisch des Terminals, vom schwächsten zum stärksten: { $levels }; oder ein eigenes Programm als cmd:BEFEHL.
cli-opponents-default = { $opponent }, wenn du allein bist
cli-deal-seed = Derselbe Startwert teilt im Terminal dieselben Karten aus.
cli-deal-seed-default = Zufall
cli-record-added = Die Aufzeichnung der Partie im Terminal dort anfügen.

## Options of serve

cli-host = Die Adresse, an der gelauscht wird.
cli-port = Der Port; 0 ist irgendeiner.
cli-lobby = Offene Tische auffindbar machen.
cli-leaderboards = Ranglisten der Menschen zeigen, die darin stehen wollen.
cli-server-only = Alle Partien auf dem Server spielen, auch die gegen Bots allein.
cli-trust-proxy = Reverse-Proxys, denen bei Adressen und TLS geglaubt wird; auch Netze.
cli-allow-host = Hostnamen, die der Server annimmt, außer IP-Adressen und dem Namen dieses Rechners; * für alle.
cli-metrics-port = Ein Port für Messwerte und Zustand.
cli-no-port = keiner
cli-metrics-host = Die Adresse dieses Ports.
cli-log-level = Was protokolliert wird: { $log_levels }.
cli-log-format = Wie das Protokoll geschrieben wird.

## Options of the other commands

cli-site-folder = Der Ordner, der entstehen soll, zum Beispiel site; oder eine ZIP-Datei, zum Beispiel site.zip.
cli-backup-file = Die Datei, die entsteht, etwa games.jsonl.gz.
cli-restored-file = Eine Sicherung.
cli-verified-files = Dateien mit Aufzeichnungen, JSON oder JSON Lines, - für die Standardeingabe; oder Sicherungen.
cli-verify-store = Die Partien des Speichers prüfen.
cli-games = Wie viele Partien gespielt werden.
cli-simulated-bots = Wer spielt, wiederholt, bis die Plätze voll sind: { $bots }, oder ein eigenes Programm als cmd:BEFEHL.
cli-compared-games = Wie viele Partien mindestens je Besetzung gespielt werden, aufgerundet auf Mischungen mit allen Sitzordnungen.
cli-jobs = Wie viele Partien zugleich gespielt werden.
cli-jobs-default = eine je Kern
cli-cluster = Auf allen Rechnern eines Ray-Clusters spielen: die Adresse seines Kopfs, auto für den, zu dem dieser Rechner gehört, oder local.
cli-record-file = Eine Datei mit Aufzeichnungen, JSON oder JSON Lines; - liest die Eingabe.
cli-ply = Die Partie nach ihren ersten K Zügen ansehen.
cli-ply-default = alle
cli-game = Welche Partie der Datei.
cli-review-html = Die Analyse als eigenständige Seite in diese Datei schreiben.
cli-legal-seat = Nur dieser Platz, ohne seine Nummer.
cli-json-list = Eine JSON-Liste ausgeben.

## What is wrong with what was typed. Each is one sentence without its full stop.

cli-see-help = mehr sagt { $command }
cli-no-language = die Sprache { $name } gibt es nicht; es gibt: { $languages }
cli-no-text = { $word } ist kein UTF-8-Text
cli-no-such-command = den Befehl { $name } gibt es nicht
cli-no-such-command-but = den Befehl { $name } gibt es nicht, wohl aber { $near }
cli-no-such-option = die Option { $option } gibt es nicht
cli-no-such-option-but = die Option { $option } gibt es nicht, wohl aber { $near }
cli-too-many-words = überzählige Argumente: { $words }
cli-argument-missing = { $name } fehlt
cli-value-missing = { $option } braucht einen Wert
cli-value-too-many = { $option } erwartet keinen Wert
cli-value-flag = { $option } erwartet 1 oder 0
cli-value-choice = { $option } erwartet einen dieser Werte: { $choices }
cli-value-least = { $option } erwartet eine ganze Zahl, { $least } oder mehr
cli-value-range = { $option } erwartet eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
cli-no-address = { $option }: { $address } ist weder eine Adresse noch ein Netz
cli-two-stores = --data und --database nennen zwei Orte für die Partien; wähle einen
cli-same-port = --port und --metrics-port sind beide { $port }; du brauchst einen anderen als die Spieler
cli-only-in-terminal = { $option } gehört zu --terminal; im Browser wählst du das dort aus
cli-nobody-plays = --people nennt niemanden: Jemand muss spielen
cli-wrong-number = { $players ->
    [one] mit 1 Spieler geht es nicht: Es braucht { $least } bis { $most }
   *[other] mit { $players } Spielern geht es nicht: Es braucht { $least } bis { $most }
}
# $reason: unknown; a Python package is missing; the name has no program, or quotes that do not match.
cli-no-such-bot = { $reason ->
    [package] den Bot { $name } gibt es nicht; er braucht { $package } (pip install "silvergold[fast]"), das hier nicht installiert ist; ohne das gibt es: { $bots }
    [program] den Bot { $name } gibt es nicht; er nennt kein Programm
    [quotes] den Bot { $name } gibt es nicht; seine Anführungszeichen oder Backslashes gehen nicht auf
   *[unknown] den Bot { $name } gibt es nicht; es gibt: { $bots }, cmd:…, py:…
}
cli-no-bots = --bots nennt keinen Bot; es gibt: { $bots }
cli-too-many-bots = { $bots ->
    [one] 1 Bot ist zu viel für { $seats } Plätze: siehe --players
   *[other] { $bots } Bots sind zu viele für { $seats } Plätze: siehe --players
}
cli-name-two = nenne zwei Bots oder mehr, durch Leerzeichen getrennt; es gibt: { $bots }
cli-named-twice = { $name } ist zweimal genannt; gegen sich selbst ist kein Bot besser oder schlechter
cli-nothing-to-verify = es gibt nichts zu prüfen: Nenne eine Datei oder --store
cli-two-forms = --json und --html gehen nicht zusammen; wähle eines
cli-no-such-game = { $games ->
    [one] { $file } hat keine Partie { $number }; darin ist nur 1
   *[other] { $file } hat keine Partie { $number }; darin sind { $games }
}
cli-no-such-seat = den Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }
cli-no-such-ply = { $moves ->
    [one] Zug { $ply } gibt es nicht: Die Aufzeichnung hat 1 Zug
   *[other] Zug { $ply } gibt es nicht: Die Aufzeichnung hat { $moves } Züge
}

## What cannot be done. Each is one sentence without its full stop.

# What the system says when something fails; $text is that in English.
cli-system = { $code ->
    [EACCES] Keine Berechtigung
    [EADDRINUSE] Die Adresse ist schon in Gebrauch
    [EADDRNOTAVAIL] Dieser Computer hat diese Adresse nicht
    [EISDIR] Das ist ein Ordner
    [ENOENT] Datei oder Ordner nicht gefunden
    [ENOSPC] Auf dem Gerät ist kein Platz mehr
    [ENOTDIR] Das ist kein Ordner
    [EPERM] Das ist nicht erlaubt
    [EROFS] Das Dateisystem ist schreibgeschützt
   *[other] { $text }
}
cli-cannot-print = Schreiben geht nicht: { $why }
cli-cannot-read = { $file } lässt sich nicht lesen: { $why }
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }
cli-cannot-listen = an { $host }, Port { $port }, lässt sich nicht lauschen: { $why }
cli-cannot-compile = die Bots lassen sich nicht kompilieren: { $reason }
cli-no-pages = die Seiten des Spiels sind nicht gebaut; siehe CONTRIBUTING.md
cli-ask-the-doctor = { $reason }; mehr sagt { $command }
cli-file-is-there = die Datei { $file } gibt es schon; sie bleibt, wie sie ist
cli-arena-crashed = die Arena kann nicht weitermachen: { $crash }
cli-cluster-needs = ein Cluster braucht Ray; installieren mit: pip install "silvergold[cluster]"
cli-no-cluster = der Cluster { $cluster } ist nicht zu erreichen: { $why }
cli-interrupted-now = unterbrochen
cli-interrupted-early = vor der ersten Partie unterbrochen
cli-interrupted = { $all ->
    [one] nach { $games } von 1 Partie unterbrochen
   *[other] nach { $games } von { $all } Partien unterbrochen
}
# What was wrong, and what that means for the backup.
cli-so-then = { $reason }; { $then }
cli-site-other-files = { $place } enthält andere Dateien: Nenne einen leeren Ordner oder einen mit einer früheren Fassung.
cli-site-written = Das Spiel liegt in { $place } ({ $megabytes } MB). Lege diesen Ordner auf einen beliebigen Webspace.
cli-no-backup-made = es wurde keine Sicherung angelegt
cli-nothing-restored = nichts wurde zurückgeholt
cli-left-the-table = du hast den Tisch verlassen; --seed { $seed } teilt dieselben Karten noch einmal aus

## What goes on, and what was done

cli-compiling = Die Bots werden einmalig kompiliert: Das dauert ein bis zwei Minuten.
cli-started =
    Silver & Gold ist unter { $address } zu finden
    Strg+C beendet es.
cli-stopped = Beendet. Jede Partie ist gespeichert.
cli-games-in = { $games ->
    [one] 1 Partie in { $place }
   *[other] { $games } Partien in { $place }
}
cli-games-left-out = { $games ->
    [one] 1 Partie ist beschädigt und wurde weggelassen
   *[other] { $games } Partien sind beschädigt und wurden weggelassen
}
cli-more-seats-lost = { $count ->
    [one] 1 weiterer Platz ging verloren
   *[other] { $count } weitere Plätze gingen verloren
}
cli-fault-in-game = Partie { $game }: { $fault }
cli-tally-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
# $lost are the games in which the bot, a program, lost its seat to the bot $heir.
cli-tally-bot = { $lost ->
    [0] { NUMBER($points, minimumFractionDigits: 1) } Punkte im Schnitt, { $won } gewonnen
   *[other] { NUMBER($points, minimumFractionDigits: 1) } Punkte im Schnitt, { $won } gewonnen, { $lost } von { $heir } gespielt
}

## Valid and invalid records and games

cli-bad-line = { $file }, Zeile { $line }: { $reason }
# $flaw is a sentence; $detail says more, in English.
cli-flaw = { $flaw } ({ $detail })
cli-no-record = darin ist keine Aufzeichnung
cli-unfinished = die Partie ist im Zug { $turn } von { $all_turns }; nur beendete Partien können analysiert werden
cli-at-place = { $place }: { $told }
cli-records-hold = { $hold ->
    [one] 1 Aufzeichnung stimmt
   *[other] { $hold } Aufzeichnungen stimmen
}{ $going ->
    [0] { "" }
   *[other] { " " }(noch im Gang: { $going })
}
cli-records-do-not-hold = { $faults ->
    [one] 1 von { $all } Aufzeichnungen stimmt nicht
   *[other] { $faults } von { $all } Aufzeichnungen stimmen nicht
}
cli-games-hold = { $hold ->
    [one] 1 Partie stimmt
   *[other] { $hold } Partien stimmen
}{ $going ->
    [0] { "" }
   *[other] { " " }(noch im Gang: { $going })
}
cli-games-do-not-hold = { $faults ->
    [one] 1 von { $all } Partien stimmt nicht
   *[other] { $faults } von { $all } Partien stimmen nicht
}
# $said and $stage are waiting, playing or over, as they are stored.
cli-wrong-stage = Partie { $game } ist als { $said } verzeichnet, ist aber { $stage }

## The report of the arena

report-deals = { $deals ->
    [one] 1 Mischung
   *[other] { $deals } Mischungen
} für { $seats } Plätze, jede in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
report-no-deal = Noch ist keine Mischung in jeder Sitzordnung gespielt: Es gibt nichts zu vergleichen.
report-score = Punkte
report-wins = Siege
report-margin = Abstand
report-ms = ms
report-rating = Rating
report-intervals = Mit 95-%-Intervallen; ms ist die Zeit für eine Entscheidung.
report-even-share = Gleich starke Bots würden je { $share } % der Partien gewinnen.
report-points-from = Punkte für
report-share = { $share } %
# $share and $points come with their intervals: 67% (31-90), 4.2 ± 1.3
report-verdict-beats = { $first } schlägt { $second }: { $share }, Abstand { $points } Punkte
report-verdict-outscores = { $first } holt mehr Punkte als { $second }: { $share }, Abstand { $points } Punkte
report-verdict-even = { $first } und { $second } sind vielleicht gleich stark: { $share }, Abstand { $points } Punkte
report-verdict-unknown = { $first } und { $second } trafen sich in zu wenigen Mischungen: { $share }, Abstand { $points } Punkte
report-no-verdict = { $first } und { $second }: kein Urteil, { $lost } hat Plätze verloren
# The bot $heir plays for a program that has lost its seat.
report-lost-seats = { $games ->
    [one] { $name } verlor den Platz in 1 Partie: { $extent ->
        [all] Seine Zahlen sind die von { $heir }.
       *[part] Seine Zahlen sind zum Teil die von { $heir }.
    }
   *[other] { $name } verlor den Platz in { $games } Partien: { $extent ->
        [all] Seine Zahlen sind die von { $heir }.
       *[part] Seine Zahlen sind zum Teil die von { $heir }.
    }
}
report-full-name = { $short } ist { $name }
number-whole = { $number }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What the doctor says

doctor-well = gut     { $what }: { $says }
doctor-unwell = FALSCH  { $what }: { $says }
doctor-python = Python
doctor-pages = die Seiten des Spiels
doctor-data = der Datenordner
doctor-games = die Partien
doctor-bots = die Bots
doctor-database = die Datenbank
doctor-disk = ihre Platte
doctor-clock = ihre Uhr
doctor-python-old = { $version } ist zu alt; es braucht { $needed } oder neuer
doctor-pages-missing = sie sind nicht gebaut; installiere das Paket noch einmal, siehe CONTRIBUTING.md
doctor-pages-built = { $files ->
    [one] gebaut, 1 Datei
   *[other] gebaut, { $files } Dateien
}
doctor-folder = in { $folder } lässt sich nicht schreiben: { $why }; wähle einen anderen mit --data
doctor-folder-to-come = { $folder }, der mit der ersten Partie angelegt wird
doctor-folder-cannot-be = { $folder } ist nicht da und lässt sich nicht anlegen; wähle einen anderen mit --data
doctor-bots-fail = für die, die sich nicht kompilieren lassen, spielt ein Ersatz: { $reason }
doctor-bots-fail-kept = für die, die sich nicht kompilieren lassen, spielt ein Ersatz: { $reason }; um sie neu zu kompilieren, lösche { $folder }
doctor-bots-not-kept = sie müssen bei jedem Start kompiliert werden; mach den Cache-Ordner beschreibbar
doctor-bots-compiled = kompiliert, in { $folder }
doctor-no-games = noch keine
doctor-games-well = { $games ->
    [one] 1, so wie sie geschrieben wurde
   *[other] { $games }, alle so, wie sie geschrieben wurden
}
doctor-games-damaged = { $damaged ->
    [one] 1 von { $games } ist beschädigt: { $named }; mehr sagt { $command }
   *[other] { $damaged } von { $games } sind beschädigt: { $named }; mehr sagt { $command }
}
doctor-database-at = PostgreSQL { $version } unter { $place }
doctor-disk-unsafe = bei einem Stromausfall kann Bestätigtes verloren gehen; schalte fsync und full_page_writes ein
doctor-disk-safe = auf sie wird gewartet, bevor etwas bestätigt wird
doctor-clock-off = { $way ->
    [ahead] geht { $seconds } s vor; Server, die Partien teilen, brauchen übereinstimmende Uhren: Lass alle Computer ihre Zeit aus einer Quelle holen
   *[behind] geht { $seconds } s nach; Server, die Partien teilen, brauchen übereinstimmende Uhren: Lass alle Computer ihre Zeit aus einer Quelle holen
}
doctor-clock-right = geht wie die dieses Computers

## What is wrong with a store. Each is one sentence without its full stop; $reason is said by the
## system or the database, in English.

store-no-games = in { $place } sind keine Partien
store-cannot-keep = in { $place } lassen sich keine Partien speichern: { $reason }
store-fails = { $place }: { $reason }
store-silent = { $place }: keine Antwort
store-not-empty = in { $place } sind Partien; eine Sicherung kommt in einen leeren Speicher
store-no-address = { $place } ist keine brauchbare Adresse; eine sieht aus wie postgresql://user:password@host/name, mit %40 für ein @ im Passwort
store-no-certificate = { $place }: Das Zertifikat lässt sich nicht prüfen, denn die Datei { $file } mit dem Zertifikat der Zertifizierungsstelle fehlt; sslrootcert=FILE in der Adresse nennt eine andere
store-too-old = PostgreSQL { $version } ist zu alt; es braucht { $oldest } oder neuer
store-no-utf8 = die Datenbank speichert Text als { $encoding }; lege eine mit ENCODING 'UTF8' an
store-outdated = { $version ->
    [0] { $place } hat noch keine Tabellen; der Server legt sie beim Start an
   *[other] { $place } hat Tabellen der Version { $version }; der Server aktualisiert sie beim Start
}
store-newer = { $place } wurde von einer neueren Version dieses Programms geschrieben (die Tabellen haben Version { $version }, dieses Programm kennt höchstens { $newest })
store-ancient = { $place } wurde von einer zu alten Version dieses Programms geschrieben (die Tabellen haben Version { $version }, dieses Programm braucht { $oldest } oder neuer)
# $table is events, holders, pencils or secrets, as in the database.
store-strays = es gibt { $table } einer Partie, die nicht da ist
store-game-gone = Partie { $game } ist verzeichnet, aber nicht da
store-game-unreadable = Partie { $game } lässt sich nicht lesen ({ $reason })
store-dates-unreadable = Datum und Zeit von Partie { $game } lassen sich nicht lesen
store-heading-changed = der Kopf von Partie { $game } entspricht nicht dem, was geschrieben wurde
store-events-missing = Partie { $game } hat { $events } ihrer { $all } Ereignisse
store-events-changed = die Ereignisse von Partie { $game } entsprechen nicht dem, was geschrieben wurde
store-event-changed = Ereignis { $event } von Partie { $game } entspricht nicht dem, was geschrieben wurde
store-event-unreadable = ein Ereignis von Partie { $game } lässt sich nicht lesen: { $reason }
store-secrets-gone = die Geheimnisse von Partie { $game } sind weg
store-secrets-changed = die Geheimnisse von Partie { $game } entsprechen nicht dem, was geschrieben wurde
store-holders-changed = wem die Plätze von Partie { $game } gehören, entspricht nicht dem, was geschrieben wurde
store-no-beginning = Partie { $game } beginnt nicht mit ihrer Entstehung
store-other-seed = der Startwert von Partie { $game } ist nicht der, mit dem sie begann
store-cannot-open = Partie { $game } lässt sich nicht öffnen: { $reason }
store-nobody-holds = ein Platz von Partie { $game }, auf dem jemand sitzt, gehört niemandem

## What is wrong with a backup

backup-none = das ist keine Sicherung
backup-other-format = das ist keine Sicherung im Format { $format }
backup-damaged = sie ist abgeschnitten oder beschädigt ({ $reason })
backup-no-end = ihr Ende fehlt oder entspricht nicht dem, was geschrieben wurde
backup-unknown-table = sie hat Zeilen einer Tabelle, die diese Version nicht kennt: { $table }
backup-cannot-write = die Sicherung lässt sich nicht schreiben: { $reason }

## Training a network

cli-about-train =
    Ein Netz trainieren, indem es gegen sich selbst spielt; braucht PyTorch.

    Nach jedem Test kommen die Gewichte in die Datei, daneben eine Notiz und ein Bild der Kurve. Strg+C beendet das Training; mit --on geht es dort weiter.
cli-train-file = Die Datei für die Gewichte; ihr Name endet auf .npz.
cli-train-size = Die Größe des Netzes: { $sizes }.
cli-train-minutes = Wie viele Minuten trainiert wird.
cli-train-on = Mit den Gewichten in dieser Datei weitermachen.
cli-train-overwrite = Die Datei ersetzen, falls es sie schon gibt.
cli-train-needs = das Training braucht { $package }; so wird es installiert: pip install "silvergold[train]"
cli-train-suffix = der Name von { $file } muss auf .npz enden
cli-train-interrupted = nach { $rounds } Runden abgebrochen; in { $file } stehen die Gewichte des letzten Tests
cli-train-round = { NUMBER($minutes, maximumFractionDigits: 1) } min, { $games } Partien: { NUMBER($points, maximumFractionDigits: 1) } Punkte
cli-train-done = Die Gewichte stehen in { $file }.

cli-about-names = Die Namen auflisten, die Menschen auf diesem Server zeigen, oder einen verbergen.
cli-names-action = Was zu tun ist: list, hide oder show.
cli-names-person = Die ersten Zeichen der Nummer eines Menschen, wie aufgelistet.
cli-names-none = Niemand zeigt hier einen Namen.
cli-names-hidden = { $name } ist verborgen.
cli-names-shown = { $name } ist wieder zu sehen.
cli-names-unknown = { $count ->
    [0] Kein Mensch hat eine Nummer, die mit „{ $person }“ beginnt.
   *[other] { $count } Menschen haben eine Nummer, die mit „{ $person }“ beginnt: Gib mehr davon ein.
}
