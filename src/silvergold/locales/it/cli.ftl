### What the command line says. Names of commands and options, and what is printed for programs,
### are the same in every language.

## The frame of every help text

cli-usage = Uso:
cli-arguments = Argomenti
cli-options = Opzioni
cli-commands = Comandi
cli-options-here = [OPZIONI]
cli-command-here = COMANDO [ARGOMENTI]...
cli-by-default = predefinito: { $value }
cli-variable = variabile: { $name }
cli-required = obbligatorio
cli-help = Mostra questo aiuto.
cli-version = Mostra la versione.
cli-language = La lingua, prima o dopo il comando: { $languages }.
cli-language-default = quella del tuo sistema
cli-exit-codes = Codici di uscita: 0 tutto bene, 1 una partita salvata non è valida, 2 il comando non si può eseguire, 130 interruzione.

## What stands for a value

cli-a-number = NUMERO
cli-a-text = TESTO
cli-a-file = FILE
cli-a-folder = CARTELLA
cli-a-url = URL
cli-an-action = AZIONE
cli-a-person = PERSONA
cli-a-level = LIVELLO
cli-a-language = LINGUA
cli-a-bot = BOT
cli-a-ply = K
cli-a-seat = P
cli-an-address = INDIRIZZO
cli-addresses = INDIRIZZO,…
cli-names = NOME,NOME…

## Commands

cli-about = Silver & Gold: giocare, simulare partite e verificare quelle salvate.
cli-about-play = Si gioca nel browser; o nel terminale, contro bot o tra più persone.
cli-about-serve = Serve il gioco ai browser.
cli-about-build-site = Scrive il gioco come cartella di file per qualsiasi hosting web. Si gioca nel browser, senza server.
cli-about-doctor = Dice che cosa non va in questa installazione, e come rimediare. Codice di uscita 1 se qualcosa non va.
cli-about-backup =
    Scrive tutte le partite, così come sono in questo momento, in un file; i server possono intanto continuare.

    Va bene per entrambi i tipi di archivio. Contiene ciò che è segreto, quindi solo tu puoi leggerlo. Codice di uscita 1 se una partita è danneggiata: viene indicata e lasciata fuori.
cli-about-restore = Mette tutte le partite di un backup in un archivio vuoto: tutte, o nessuna.
cli-about-verify =
    Rigioca partite; verifica ogni mossa, i punti e chi vince, e la distribuzione equa dove c’è.

    Di un backup, o dell’archivio, verifica anche che ogni partita sia ciò che è stato scritto. Mostra quante sono valide, o il primo difetto di ognuna che non lo è. Codice di uscita 1 se qualcuna non lo è.
cli-about-review = Analizza una partita finita: che cosa ha regalato ogni decisione e che cosa è stato fortuna.
cli-about-simulate = Fa giocare bot tra loro, e dice com’è andata.
cli-about-arena =
    Confronta bot: ogni distribuzione si gioca con tutte le disposizioni ai posti, e ogni cifra ha il suo intervallo al 95%.

    Ctrl+C mostra quello che si sa fino a quel momento.
cli-about-legal = Mostra le mosse valide in un punto di una partita salvata, una per riga, in ordine.
cli-about-show = Disegna il tavolo in un punto di una partita salvata.

## Options of several commands

cli-data = Dove si conservano le partite.
cli-data-default = la tua cartella dei dati
cli-database = Il database PostgreSQL in cui si conservano le partite, al posto di un file.
cli-json = Mostra un oggetto JSON, in inglese.
cli-players = Posti a ogni tavolo.
cli-seed = Lo stesso seme dà le stesse partite.
cli-records = Scrive lì le partite, come JSON Lines; - le mostra.

## Options of play

cli-terminal = Si gioca in questo terminale, non nel browser.
cli-people = Chi siede a questo terminale.
cli-opponents = Bot al tavolo del terminale, dal più debole al più forte: { $levels }; o un tuo programma come cmd:COMANDO.
cli-opponents-default = { $opponent }, se non c’è nessun altro
cli-deal-seed = Lo stesso seme dà le stesse carte nel terminale.
cli-deal-seed-default = a caso
cli-record-added = Vi aggiunge la partita giocata nel terminale.

## Options of serve

cli-host = L’indirizzo su cui ascoltare.
cli-port = La porta; 0 è una qualsiasi.
cli-lobby = Lascia vedere i tavoli aperti.
cli-leaderboards = Mostra le classifiche di chi vuole farne parte.
cli-server-only = Gioca tutte le partite sul server, anche quelle in solitario.
cli-trust-proxy = Reverse proxy di cui ci si fida per indirizzi e TLS; anche reti.
cli-allow-host = Nomi host che il server accetta, oltre agli indirizzi IP e al nome di questa macchina; * per tutti.
cli-metrics-port = Una porta per metriche e stato di salute.
cli-no-port = nessuna
cli-metrics-host = L’indirizzo di quella porta.
cli-log-level = Che cosa merita una riga nel log: { $log_levels }.
cli-log-format = Come si scrive il log.

## Options of the other commands

cli-site-folder = La cartella da creare, per esempio site; o un file ZIP, per esempio site.zip.
cli-backup-file = Il file da creare, per esempio games.jsonl.gz.
cli-restored-file = Un backup.
cli-verified-files = File di partite salvate, JSON o JSON Lines, - per lo standard input; o backup.
cli-verify-store = Verifica le partite dell’archivio.
cli-games = Partite da giocare.
cli-simulated-bots = Chi gioca, ripetuto fino a riempire i posti: { $bots }, o un tuo programma come cmd:COMANDO.
cli-compared-games = Partite minime per ogni formazione, arrotondate per eccesso a distribuzioni con tutte le disposizioni ai posti.
cli-jobs = Partite giocate insieme.
cli-jobs-default = una per core
cli-cluster = Gioca su tutte le macchine di un cluster Ray: l’indirizzo della testa, auto per quello di questa macchina, oppure local.
cli-record-file = Un file di partite salvate, JSON o JSON Lines; - legge l’input.
cli-ply = Guarda la partita dopo le sue prime K mosse.
cli-ply-default = tutte
cli-game = Quale partita del file.
cli-review-html = Scrive l’analisi in questo file, come pagina a sé stante.
cli-legal-seat = Solo questo posto, senza il suo numero.
cli-json-list = Mostra una lista JSON.

## What is wrong with what was typed. Each is one sentence without its full stop.

cli-see-help = { $command } dice di più
cli-no-language = non c’è nessuna lingua { $name }; ci sono: { $languages }
cli-no-text = { $word } non è testo UTF-8
cli-no-such-command = non c’è nessun comando { $name }
cli-no-such-command-but = non c’è nessun comando { $name }, ma c’è { $near }
cli-no-such-option = non c’è nessuna opzione { $option }
cli-no-such-option-but = non c’è nessuna opzione { $option }, ma c’è { $near }
cli-too-many-words = non si sa che cosa fare di { $words }
cli-argument-missing = manca { $name }
cli-value-missing = { $option } richiede un valore
cli-value-too-many = { $option } non accetta nessun valore
cli-value-flag = { $option } accetta 1 o 0
cli-value-choice = { $option } accetta uno di questi valori: { $choices }
cli-value-least = { $option } accetta un numero intero, { $least } o più
cli-value-range = { $option } accetta un numero intero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
cli-no-address = { $option }: { $address } non è né un indirizzo né una rete
cli-two-stores = --data e --database indicano due posti per le partite; scegline uno
cli-same-port = --port e --metrics-port sono entrambi { $port }; a te e ai giocatori servono porte diverse
cli-only-in-terminal = { $option } va con --terminal; nel browser si sceglie lì
cli-nobody-plays = --people non indica nessuno: qualcuno deve giocare
cli-wrong-number = { $players ->
    [one] con 1 persona non si può giocare: servono da { $least } a { $most } persone o bot
   *[other] in { $players } non si può giocare: servono da { $least } a { $most } persone o bot
}
# $reason: unknown; a Python package is missing; the name has no program, or quotes that do not match.
cli-no-such-bot = { $reason ->
    [package] non c’è nessun bot { $name }; gli serve { $package } (pip install "silvergold[fast]"), che qui non è installato; senza ci sono: { $bots }
    [program] non c’è nessun bot { $name }; non indica nessun programma
    [quotes] non c’è nessun bot { $name }; le sue virgolette o barre inverse non tornano
   *[unknown] non c’è nessun bot { $name }; ci sono: { $bots }, cmd:…, py:…
}
cli-no-bots = --bots non indica nessun bot; ci sono: { $bots }
cli-too-many-bots = { $bots ->
    [one] 1 bot è troppo per { $seats } posti: vedi --players
   *[other] { $bots } bot sono troppi per { $seats } posti: vedi --players
}
cli-name-two = indica due bot o più, separati da spazi; ci sono: { $bots }
cli-named-twice = { $name } compare due volte; contro se stesso nessun bot è migliore o peggiore
cli-nothing-to-verify = non c’è niente da verificare: indica un file, o --store
cli-two-forms = --json e --html non si possono usare insieme; scegline uno
cli-no-such-game = { $games ->
    [one] { $file } non ha nessuna partita { $number }; ne ha 1
   *[other] { $file } non ha nessuna partita { $number }; ne ha { $games }
}
cli-no-such-seat = non c’è nessun posto { $seat }: i posti vanno da 0 a { $last }
cli-no-such-ply = { $moves ->
    [one] non c’è nessuna mossa { $ply }: la partita ha 1 mossa
   *[other] non c’è nessuna mossa { $ply }: la partita ha { $moves } mosse
}

## What cannot be done. Each is one sentence without its full stop.

# What the system says when something fails; $text is that in English.
cli-system = { $code ->
    [EACCES] permesso negato
    [EADDRINUSE] l’indirizzo è già in uso
    [EADDRNOTAVAIL] questa macchina non ha quell’indirizzo
    [EISDIR] è una cartella
    [ENOENT] il file o la cartella non esiste
    [ENOSPC] non c’è più spazio sul dispositivo
    [ENOTDIR] non è una cartella
    [EPERM] operazione non permessa
    [EROFS] il file system è di sola lettura
   *[other] { $text }
}
cli-cannot-print = non si può scrivere: { $why }
cli-cannot-read = non si può leggere { $file }: { $why }
cli-cannot-write = non si può scrivere { $file }: { $why }
cli-cannot-listen = non si può ascoltare su { $host }, porta { $port }: { $why }
cli-cannot-compile = i bot non si possono compilare: { $reason }
cli-no-pages = le pagine del gioco non sono costruite; vedi CONTRIBUTING.md
cli-ask-the-doctor = { $reason }; { $command } dice di più
cli-file-is-there = c’è già un file { $file }; resta com’è
cli-arena-crashed = l’arena non può continuare: { $crash }
cli-cluster-needs = un cluster ha bisogno di Ray; installalo con: pip install "silvergold[cluster]"
cli-no-cluster = il cluster { $cluster } non è raggiungibile: { $why }
cli-interrupted-now = interruzione
cli-interrupted-early = interruzione prima della prima partita
cli-interrupted = { $all ->
    [one] interruzione; partite giocate: { $games } su 1
   *[other] interruzione; partite giocate: { $games } su { $all }
}
# What was wrong, and what that means for the backup.
cli-so-then = { $reason }; { $then }
cli-site-other-files = { $place } contiene altri file: indica una cartella vuota o quella di una versione precedente.
cli-site-written = Il gioco è in { $place } ({ $megabytes } MB). Metti questa cartella su qualsiasi hosting web.
cli-no-backup-made = non c’è nessun backup
cli-nothing-restored = non si ripristina niente
cli-left-the-table = hai lasciato il tavolo; --seed { $seed } dà di nuovo le stesse carte

## What goes on, and what was done

cli-compiling = Si compilano i bot, una volta sola: ci vogliono uno o due minuti.
cli-started =
    Silver & Gold è su { $address }
    Premi Ctrl+C per fermarlo.
cli-stopped = Fermato. Tutte le partite sono conservate.
cli-games-in = { $games ->
    [one] 1 partita in { $place }
   *[other] { $games } partite in { $place }
}
cli-games-left-out = { $games ->
    [one] 1 partita è danneggiata e resta fuori
   *[other] { $games } partite sono danneggiate e restano fuori
}
cli-more-seats-lost = { $count ->
    [one] si è perso 1 altro posto
   *[other] si sono persi altri { $count } posti
}
cli-fault-in-game = partita { $game }: { $fault }
cli-tally-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
# $lost are the games in which the bot, a program, lost its seat to the bot $heir.
cli-tally-bot = { $lost ->
    [0] { NUMBER($points, minimumFractionDigits: 1) } punti in media, vittorie: { $won }
   *[other] { NUMBER($points, minimumFractionDigits: 1) } punti in media, vittorie: { $won }, giocate da { $heir }: { $lost }
}

## Valid and invalid records and games

cli-bad-line = { $file }, riga { $line }: { $reason }
cli-flaw = { $flaw } ({ $detail })
cli-no-record = non contiene nessuna partita
cli-unfinished = la partita è al turno { $turn } di { $all_turns }; si analizzano solo partite finite
cli-at-place = { $place }: { $told }
cli-records-hold = { $hold ->
    [one] 1 partita salvata è valida
   *[other] { $hold } partite salvate sono valide
}{ $going ->
    [0] { "" }
   *[other] { " " }(in corso: { $going })
}
cli-records-do-not-hold = { $faults ->
    [one] 1 partita salvata su { $all } non è valida
   *[other] { $faults } partite salvate su { $all } non sono valide
}
cli-games-hold = { $hold ->
    [one] 1 partita è valida
   *[other] { $hold } partite sono valide
}{ $going ->
    [0] { "" }
   *[other] { " " }(in corso: { $going })
}
cli-games-do-not-hold = { $faults ->
    [one] 1 partita su { $all } non è valida
   *[other] { $faults } partite su { $all } non sono valide
}
# $said and $stage are waiting, playing or over, as they are stored.
cli-wrong-stage = la partita { $game } risulta { $said }, ma è { $stage }

## The report of the arena

report-deals = { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
} a { $seats } posti, ognuna in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
report-no-deal = Nessuna distribuzione è stata ancora giocata con tutte le disposizioni ai posti: non c’è niente da confrontare.
report-score = punti
report-wins = vittorie
report-margin = scarto
report-ms = ms
report-rating = rating
report-intervals = Con intervalli al 95%; ms è il tempo per decisione.
report-even-share = Bot di pari forza vincerebbero ciascuno il { $share }% delle partite.
report-points-from = punti da
report-share = { $share }%
# $share and $points come with their intervals: 67% (31-90), 4.2 ± 1.3
report-verdict-beats = { $first } batte { $second }: { $share }, scarto di { $points } punti
report-verdict-outscores = { $first } fa più punti di { $second }: { $share }, scarto di { $points } punti
report-verdict-even = { $first } e { $second } potrebbero essere pari: { $share }, scarto di { $points } punti
report-verdict-unknown = { $first } e { $second } si sono incontrati in troppo poche distribuzioni: { $share }, scarto di { $points } punti
report-no-verdict = { $first } e { $second }: nessun verdetto, { $lost } ha perso dei posti
# The bot $heir plays for a program that has lost its seat.
report-lost-seats = { $games ->
    [one] { $name } ha perso il suo posto in 1 partita: { $extent ->
        [all] le sue cifre sono quelle di { $heir }.
       *[part] le sue cifre sono in parte quelle di { $heir }.
    }
   *[other] { $name } ha perso il suo posto in { $games } partite: { $extent ->
        [all] le sue cifre sono quelle di { $heir }.
       *[part] le sue cifre sono in parte quelle di { $heir }.
    }
}
report-full-name = { $short } è { $name }
number-whole = { $number }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What the doctor says

doctor-well = bene    { $what }: { $says }
doctor-unwell = ERRORE  { $what }: { $says }
doctor-python = Python
doctor-pages = le pagine del gioco
doctor-data = la cartella dei dati
doctor-games = le partite
doctor-bots = i bot
doctor-database = il database
doctor-disk = il suo disco
doctor-clock = il suo orologio
doctor-python-old = { $version } è troppo vecchio; serve { $needed } o più recente
doctor-pages-missing = non sono costruite; installa di nuovo il pacchetto, vedi CONTRIBUTING.md
doctor-pages-built = { $files ->
    [one] costruite, 1 file
   *[other] costruite, { $files } file
}
doctor-folder = non si può scrivere in { $folder }: { $why }; scegline un’altra con --data
doctor-folder-to-come = { $folder }, che si crea quando si conserva la prima partita
doctor-folder-cannot-be = { $folder } non c’è e non si può creare; scegline un’altra con --data
doctor-bots-fail = un sostituto gioca per quelli che non si possono compilare: { $reason }
doctor-bots-fail-kept = un sostituto gioca per quelli che non si possono compilare: { $reason }; per compilarli di nuovo, cancella { $folder }
doctor-bots-not-kept = vanno compilati a ogni avvio; rendi scrivibile la cartella della cache
doctor-bots-compiled = compilati, in { $folder }
doctor-no-games = ancora nessuna
doctor-games-well = { $games ->
    [one] 1, com’è stata scritta
   *[other] { $games }, tutte come sono state scritte
}
doctor-games-damaged = { $damaged ->
    [one] 1 su { $games } è danneggiata: { $named }; { $command } dice di più
   *[other] { $damaged } su { $games } sono danneggiate: { $named }; { $command } dice di più
}
doctor-database-at = PostgreSQL { $version } su { $place }
doctor-disk-unsafe = ciò che è confermato può andare perso se manca la corrente; attiva fsync e full_page_writes
doctor-disk-safe = lo si aspetta prima di confermare qualsiasi cosa
doctor-clock-off = { $way ->
    [ahead] avanti di { $seconds } s; i server che condividono partite hanno bisogno di orologi che concordino: tutte le macchine prendano l’ora da una sola fonte
   *[behind] indietro di { $seconds } s; i server che condividono partite hanno bisogno di orologi che concordino: tutte le macchine prendano l’ora da una sola fonte
}
doctor-clock-right = concorda con quello di questa macchina

## What is wrong with a store. Each is one sentence without its full stop; $reason is said by the
## system or the database, in English.

store-no-games = non ci sono partite in { $place }
store-cannot-keep = non si possono conservare partite in { $place }: { $reason }
store-fails = { $place }: { $reason }
store-silent = { $place }: non risponde
store-not-empty = ci sono già partite in { $place }; un backup va in un archivio vuoto
store-no-address = { $place } non è un indirizzo che si possa usare; uno è come postgresql://user:password@host/name, con %40 al posto di una @ nella password
store-no-certificate = { $place }: non si può verificare il suo certificato, perché non c’è nessun file { $file } con quello della sua autorità; sslrootcert=FILE nell’indirizzo ne indica un altro
store-too-old = PostgreSQL { $version } è troppo vecchio; serve { $oldest } o più recente
store-no-utf8 = il database conserva il testo come { $encoding }; creane uno con ENCODING 'UTF8'
store-outdated = { $version ->
    [0] { $place } non ha ancora tabelle; il server le crea all’avvio
   *[other] { $place } ha tabelle della versione { $version }; il server le aggiorna all’avvio
}
store-newer = { $place } è stato scritto da una versione più recente di questo programma (le sue tabelle sono della versione { $version }; questo programma conosce al massimo la { $newest })
store-ancient = { $place } è stato scritto da una versione troppo vecchia di questo programma (le sue tabelle sono della versione { $version }; questo programma richiede la { $oldest } o più recente)
# $table is events, holders, pencils or secrets, as in the database.
store-strays = ci sono { $table } di una partita che non esiste
store-game-gone = la partita { $game } è in elenco, ma non c’è
store-game-unreadable = la partita { $game } non si può leggere ({ $reason })
store-dates-unreadable = le date della partita { $game } non si possono leggere
store-heading-changed = l’intestazione della partita { $game } non è ciò che è stato scritto
store-events-missing = la partita { $game } ha { $events } dei suoi { $all } eventi
store-events-changed = gli eventi della partita { $game } non sono ciò che è stato scritto
store-event-changed = l’evento { $event } della partita { $game } non è ciò che è stato scritto
store-event-unreadable = un evento della partita { $game } non si può leggere: { $reason }
store-secrets-gone = i segreti della partita { $game } sono spariti
store-secrets-changed = i segreti della partita { $game } non sono ciò che è stato scritto
store-holders-changed = chi ha i posti della partita { $game } non è ciò che è stato scritto
store-no-beginning = la partita { $game } non comincia con la sua creazione
store-other-seed = il seme della partita { $game } non è quello con cui è cominciata
store-cannot-open = la partita { $game } non si può aprire: { $reason }
store-nobody-holds = un posto occupato della partita { $game } non appartiene a nessuno

## What is wrong with a backup

backup-none = non è un backup
backup-other-format = non è un backup nel formato { $format }
backup-damaged = è troncato o danneggiato ({ $reason })
backup-no-end = manca la fine, o non è ciò che è stato scritto
backup-unknown-table = contiene righe di una tabella che questa versione non conosce: { $table }
backup-cannot-write = il backup non si può scrivere: { $reason }

## Training a network

cli-about-train =
    Addestra una rete facendola giocare contro se stessa; serve PyTorch.

    Dopo ogni prova i pesi vanno nel file, con accanto una nota e un’immagine della curva. Ctrl+C lo interrompe; --on riprende da lì.
cli-train-file = Il file per i pesi; il nome finisce in .npz.
cli-train-size = La grandezza della rete: { $sizes }.
cli-train-minutes = Minuti di addestramento.
cli-train-on = Riprendere dai pesi in questo file.
cli-train-overwrite = Sostituire il file se esiste già.
cli-train-needs = l’addestramento richiede { $package }; si installa con: pip install "silvergold[train]"
cli-train-suffix = il nome di { $file } deve finire in .npz
cli-train-interrupted = interrotto dopo { $rounds } serie; { $file } contiene i pesi dell’ultima prova
cli-train-round = { NUMBER($minutes, maximumFractionDigits: 1) } min, { $games } partite: { NUMBER($points, maximumFractionDigits: 1) } punti
cli-train-done = I pesi sono in { $file }.

cli-about-names = Elenca i nomi che le persone mostrano su questo server, o ne nasconde uno.
cli-names-action = Che cosa fare: list, hide o show.
cli-names-person = Le prime lettere del numero di una persona, come nell’elenco.
cli-names-none = Nessuno mostra un nome qui.
cli-names-hidden = { $name } è nascosto.
cli-names-shown = { $name } è di nuovo visibile.
cli-names-unknown = { $count ->
    [0] Nessuno ha un numero che comincia con «{ $person }».
   *[other] { $count } persone hanno un numero che comincia con «{ $person }»: scrivine di più.
}
