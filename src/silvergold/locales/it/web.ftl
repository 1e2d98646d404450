### What only the browser says.

## Home

home-tagline = Una carta nautica, una matita e isole piene di tesori.
play-now = Gioca subito
play-now-against = contro { $name }
choose-opponents = Scegli gli avversari
rules = Regole
settings = Impostazioni
load-record = Carica partita
training-title = Trova la mossa migliore
logbook-title = Diario di bordo
logbook-card-help = Le tue partite, i record e i traguardi
games-in-progress = Partite in corso
games-further = Altre partite in corso
games-finished = Partite finite
resume = Riprendi
finished-winner = Vittoria: { $names }
game-won = Hai vinto
game-lost = Hai perso
game-tied = Pareggio
see-result = Risultato

replay = Rivedi
review = Analisi
against = Contro { $names }
back-home = Home
go-back = Indietro
tutorial = Tutorial
tutorial-new = Prima volta? Impara giocando
tutorial-new-help = Una vera partita, passo dopo passo: cinque minuti.
tutorial-go-on = Continua il tutorial
tutorial-go-on-help = Ti aspetta dove lo hai lasciato.

## New game

new-game = Nuova partita
new-game-title = Chi naviga con te?
seat-number = Posto { $seat }
seat-you = Tu
seat-bot = Bot
seat-person = Questo dispositivo
seat-kind = Chi occupa il posto { $seat }
name-label = Nome del posto { $seat }
your-name = Il tuo nome
# A name like any other, for it stands where names stand: not a word for "you".
name-default = Pirata { $seat }
level-label = Livello del posto { $seat }
level-strength = { $level }, forza { $strength } di { $of }
memory-aid = Promemoria
memory-aid-help = La carta dei round mostra quali modelli devono ancora uscire. La vedono tutti.
begin-game = Dai le carte

## The table

table-title = { $where } – Silver & Gold
loading = Si srotola la mappa…
cut-off = Connessione con il tavolo persa. Riprovo…
went-wrong = Qualcosa è andato storto.
sound-on = Audio acceso
sound-off = Audio spento
leave-table = Lascia il tavolo; la partita resta salvata
player-points = { $name }: { $points }
# A player, and what a click does: "Ana: 12, start player. View Ana’s cards"
chip-label = { $player }. { $look }
ready = ha finito
waiting-for = In attesa di { $names }…
your-treasures = Le tue mappe
your-cards = Spedizione e carta di punteggio
treasure-grid = Mappa { $slot }: { $treasure }
treasure-of = { $name }, mappa { $slot }: { $treasure }
empty-slot = Qui non c’è più una mappa
expedition-label = Spedizione: { $pattern }
square-pencilled = a matita
square-open = si può segnare
to-mark-pattern = Segna { $pattern }
to-mark-or-one = o un solo campo
to-mark-first = Disegna il modello o scegli dove va; oppure segna un campo.
to-mark-one = Segna un campo
to-mark-one-chosen = uno libero qualsiasi, invece di { $pattern }
no-fit = Non c’è spazio per { $pattern }
no-fit-one = quindi segna un campo
to-mark-bonus = { $count ->
    [one] Una croce! Segna un altro campo
   *[other] Croci! Segna altri { $count } campi
}
to-mark-bonus-help = su una mappa o sull’altra
to-confirm = Tutto a posto?
to-confirm-help = Finché non confermi, puoi cambiare.
to-pass = Non hai nessun campo libero
to-pass-help = «{ pass }» salta questo turno.
to-keep = Scegli { $kept } mappe per cominciare
to-keep-help = Le altre le restituisci. Nessuno vede ancora la tua scelta.
to-take = Prendi una nuova mappa
to-take-name = { $name }, prendi una nuova mappa
to-take-help = Dalle carte esposte o, senza vederla, dal mazzo.
take-final = Scegli una mappa per prenderla. Non si può annullare.
turn-it = Ruota
mirror-it = Ribalta
one-square = Un campo
take-back = Annulla
done = Fatto
pass = Passa
keep-these = Tieni queste { $kept }
# Said when a button is pressed that cannot be used yet.
not-yet-keep = Scegli prima { $kept } mappe.
not-yet-mark = Segna prima qualcosa: il modello o un solo campo.
key-hint = { $label } ({ $key })
display = Carte esposte
display-to-come = Le carte esposte e il mazzo si preparano quando tutti hanno scelto { $kept } mappe.
stack-label = { $count ->
    [0] Il mazzo è finito
    [one] Mazzo, resta una mappa
   *[other] Mazzo, restano { $count } mappe
}
take-treasure = Prendi { $treasure }
draw-from-stack = Pesca dal mazzo
look-at-display = Guarda le carte esposte e il mazzo
look-at-players = Guarda le carte di { $name }
look-at-round = Guarda la carta dei round
players = Al tavolo
last-turn = Turno precedente
last-turn-none = Non è ancora successo niente.
round-card = Carta dei round
completed-none = Ancora nessuna isola completa
completed-label = Complete: { $treasures }
to-come = I modelli che devono ancora uscire sono scuri.
round-card-label = Round { $round } di { $rounds }, turno { $turn } di { $turns }. Coppe rimaste: { $cups }.
to-come-label = Devono ancora uscire: { $patterns }.
score-card-label = Monete segnate: { $coins } su { $coin_boxes }. Coppe: { $cups }. Palme: { $palms }.
close = Chiudi
complaint-not-the-pattern = Questo tratto non può diventare il modello
complaint-not-all-of-it = Manca una parte del modello: disegnalo in un solo tratto
complaint-fits-one-way = Qui ci sta solo così
complaint-not-here = Lì non ci sta
same-turn = Ruotato, il modello resta uguale.
same-mirror = Ribaltato, il modello resta uguale.
ghost-at = Su { $squares }: { $gains }.
ghost-at-plain = Su { $squares }.
placed-at = A matita su { $squares }: { $gains }.
placed-at-plain = A matita su { $squares }.
taken-back = Annullato.
undo-done = Annulla «{ done }»
done-undone = Puoi cambiare di nuovo la tua mossa.
last-round = L’ultimo round
what-is-this = Che cos’è?

## Moments at the table, and the settings for them

round-of = Round { $round } di { $rounds }
last-turn-of-all = L’ultimo turno
means = { $name }: { $what }
means-coins = { $count ->
    [one] +1 moneta
   *[other] +{ $count } monete
}
means-squares = { $count ->
    [one] 1 campo
   *[other] { $count } campi
}
means-complete = isola completa
means-island = { $name } completa un’isola: +{ $points }
means-cup = { $name } vince una coppa: +{ $points }
means-own-island = Completi un’isola: +{ $points }
means-own-cup = Vinci una coppa: +{ $points }
means-own-took = Hai preso la mappa { $treasure } dalle carte esposte.
means-own-drew = Hai pescato la mappa { $treasure } dal mazzo.
means-own-pass = Non avevi campi liberi e hai passato.
next-event = Avanti
skip-all = Salta tutto
server-slow = Il server tarda a rispondere…
setting-pace = Ritmo
setting-pace-help = Per quanto tempo vedi che cosa fanno gli altri.
setting-pace-calm = Calmo
setting-pace-normal = Normale
setting-pace-brisk = Svelto
setting-pace-tap = Tocca per continuare
setting-pace-none = Senza pause
setting-ambience = Mare
setting-ambience-help = Il suono leggero del mare al tavolo.
setting-haptics = Vibrazione
setting-haptics-help = Un tocco leggero per segni, isole e coppe.
key-next = avanti

## The curtain

curtain-title = Passa il dispositivo a { $name }
curtain-help = Gli altri guardano altrove.
curtain-here = Sono io, { $name }
# A button: $name has just confirmed an action, and nobody else sits there yet.
curtain-undo = { $name }: { undo-done }

## The end

final-title = Il conteggio finale
winner = Vittoria
rematch = Gioca ancora
save-record = Salva partita
show-table = Guarda il tavolo
show-count = Torna al conteggio
stood-in = { $count ->
    [one] Un bot ha fatto una delle mosse.
   *[other] Un bot ha fatto { $count } delle mosse.
}
hints-used = { $count ->
    [one] 1 suggerimento
   *[other] { $count } suggerimenti
}
stood-in-for-bot = { $count ->
    [one] Una mossa non era pronta in tempo: l’ha fatta un bot più semplice.
   *[other] { $count } mosse non erano pronte in tempo: le ha fatte un bot più semplice.
}
watch-rematch = C’è la rivincita: guardala!
# The verdict, in large letters, for somebody who played.
verdict-won = Hai vinto di { $points ->
    [one] un punto
   *[other] { $points } punti
}!
verdict-won-tie = Hai vinto lo spareggio!
verdict-tied = Pareggio!
verdict-lost = Hai perso di { $points ->
    [one] un punto
   *[other] { $points } punti
}.
verdict-lost-tie = Hai perso lo spareggio.
# With three or four players, to those who did not win.
verdict-place = Posizione finale: { $place }.
# The same for spectators, and for several people around one screen.
verdict-name-won = { $name } ha vinto di { $points ->
    [one] un punto
   *[other] { $points } punti
}!
verdict-name-won-tie = { $name } ha vinto lo spareggio!
verdict-name-tied = Pareggio!
best-new = Nuovo record: { $points }
best-kept = Il tuo record: { $points }
# A game that goes on from a position of another one.
played-on = E se…?
played-on-about = Questa partita riprende da una posizione di una partita finita ({ $when }). Le carte in arrivo sono le stesse della prima volta. Poiché qualcuno può conoscerle, la distribuzione non è verificabile e il risultato non vale come record.
played-on-again = Ancora da lì
played-on-more = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più della prima volta
played-on-less = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in meno della prima volta
played-on-same = Gli stessi punti della prima volta
curve-title = I punti turno per turno
offer-easier = Avversario più facile: { $name }
offer-harder = Avversario più forte: { $name }
skip-count = Salta
more-ways = Altro
check-deal-help = La prova che nessuno ha scelto l’ordine delle carte, nemmeno il server.

## Replay

replay-title = Rivedi la partita
replay-start = Le carte sono distribuite.
replay-move = Mossa { $move } di { $moves }
replay-slider = Mossa
replay-play = Riproduci
replay-pause = Pausa
replay-next = Mossa successiva
replay-previous = Mossa precedente
replay-first = All’inizio
replay-last = Alla fine
replay-turn-back = Turno precedente
replay-turn-on = Turno successivo
replay-round = Vai al round { $round }
replay-marked = { $name } ha segnato { $count ->
    [one] un campo
   *[other] { $count } campi
} su { $treasure }.
replay-bonus = { $name } ha segnato { $count ->
    [one] un altro campo
   *[other] altri { $count } campi
} su { $treasure } per una croce.
replay-left = { $count ->
    [one] manca un campo
   *[other] mancano { $count } campi
}
replay-points = { $points ->
    [one] ora 1 punto
   *[other] ora { $points } punti
}
replay-speed = Velocità
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
replay-load-help = Scegli una partita salvata e guardala mossa per mossa.
replay-choose = Scegli un file
replay-unreadable = Questo file non è una partita di Silver & Gold che si possa mostrare. { $why }

## Settings

setting-language = Lingua
setting-sound = Audio
setting-sound-help = Suoni leggeri di matita, monete e carte.
setting-motion = Animazioni
setting-motion-system = Come il sistema
setting-motion-full = Tutte
setting-motion-reduced = Ridotte
setting-theme = Chiaro o scuro
setting-theme-system = Come il sistema
setting-theme-light = Chiaro
setting-theme-dark = Scuro
setting-confirm = Conferma automatica
setting-confirm-help = Una mossa finita si conferma senza «{ done }».
setting-hints = Consigli
setting-hints-help = Brevi consigli al tavolo, fino alla fine della prima partita.
setting-advice = Suggerimenti
setting-advice-help = Un pulsante nelle partite contro i bot: da uno spunto alla mossa migliore.
setting-talk = I bot parlano
setting-talk-help = Ogni tanto un bot commenta la partita.
setting-contrast = Contrasto
setting-contrast-system = Come il sistema
setting-contrast-standard = Normale
setting-contrast-more = Maggiore
setting-text = Testo
setting-text-help = Oltre alla dimensione scelta nel browser.
setting-text-size = { $size }%
setting-hand = Mano
setting-hand-help = La mano che tiene il telefono: i pulsanti stanno dalla sua parte.
setting-hand-right = Destra
setting-hand-left = Sinistra
setting-letters = Scorciatoie da tastiera
setting-letters-help = Al tavolo, R, F, S, D, H e ? agiscono senza altri tasti.
on = Sì
off = No
keys-title = Tasti
key-arrows = sposta il modello
key-turn = ruotalo
key-mirror = ribaltalo
key-single = un campo
key-tab = l’altra mappa
key-enter = segnalo
key-back = annulla
key-done = fatto
key-name-arrows = Frecce
key-name-tab = Tab
key-name-enter = Invio
key-name-back = Backspace

## Errors

lost-title = Fuori rotta
lost-text = Qui non c’è niente: nessuna isola, nessun tavolo, nessuna tua partita.
lost-game = Questa partita non è su questo dispositivo. Per continuare qui, scegli «{ other-device }» dove stavi giocando, e apri quel link.
damaged-game = I dati di questa partita sono danneggiati, e la partita è stata accantonata. Le altre tue partite continuano.
no-answer = Il server non risponde. Riprova tra un po’.

## Tables with friends: before the first card

play-with-friends = Gioca con amici
join-by-link = Entra con un link
paste-link = Incollalo qui
follow-link = Vai
no-link = Questo link non porta a nessun tavolo. Copialo per intero, fino all’ultima lettera.
your-turn = Tocca a te
against-nobody = Il tuo tavolo
waits-for-players = { $count ->
    [one] Manca una persona
   *[other] Mancano { $count } persone
}
left-unfinished = Lasciata a metà

seat-friend = Invito
seat-friend-help = Ricevi un link da mandare, e si aspetta al tavolo.
seat-anyone = Chiunque
seat-anyone-help = Il tavolo compare in «{ lobby }». Va bene anche un link.
time-label = Tempo per turno
time-none = Senza limiti
time-none-help = Torna quando vuoi, anche dopo giorni.
time-clock-help = Se il tempo scade, un bot fa quella mossa.
time-seconds = { $count } secondi per turno
time-minutes = { $count ->
    [one] 1 minuto per turno
   *[other] { $count } minuti per turno
}
time-short-seconds = { $count } s
time-short-minutes = { $count } min
list-table = Mostra in «{ lobby }»
list-table-help = Chiunque può trovarlo lì e sedersi.
open-table = Apri il tavolo

room-waiting = Manca ancora qualcuno
room-full = Il tavolo è al completo
vacant-seat = Posto libero
waits-for-friend = Con invito
waits-for-anyone = In attesa di chiunque
is-here = Al tavolo
is-away = Assente
stand-up = Alzati
send-away = Rimuovi
free-seat = Libera il posto
fill-seat = Aggiungi un bot
in-lobby = Tavolo aperto
you-watch = Sei qui per guardare.
begin-waits = { $count ->
    [one] C’è un posto libero: invita qualcuno o metti un bot.
   *[other] Ci sono { $count } posti liberi: invita qualcuno o metti dei bot.
}
begin-anyone = Può cominciare chiunque sia al tavolo.
sat-down = { $name } si siede.
stood-up = { $name } si alza.
came-in = { $name } è qui.
went-away = { $name } per ora non c’è.

invite = Invita
invite-help = Chi ha questo link può prendere un posto libero.
invite-words = Vieni a giocare a Silver & Gold con me:
invitation = Invito
share-link = Manda il link
copy-link = Copia il link
link-copied = Copiato
link-only-here = Questo indirizzo funziona solo su questo computer. Per giocare da altri dispositivi, il server deve essere raggiungibile dalla rete.
qr-label = { $what } come codice QR
qr-help = o inquadra questo
watchers = Link per guardare
watchers-help = Chi ha questo link può guardare, ma non giocare, e non vede le carte nascoste.
watchers-words = Guarda la nostra partita a Silver & Gold:
watchers-link = Link per guardare
other-device = Continua su un altro dispositivo
other-device-help = Apri questo link sull’altro dispositivo: potrai giocare su entrambi. Tienilo per te, perché chi lo ha può giocare al posto tuo.
other-device-who = Quale posto?
other-device-link = Link per un altro dispositivo

deal-fixed = La distribuzione è già fissata:
deal-explain = Che cos’è?
deal-title = Una distribuzione verificabile
deal-server = Prima che qualcuno si sedesse, il server ha sorteggiato la sua parte del mescolamento e ne ha pubblicato questa impronta. Non può più cambiare la sua parte.
deal-players = Ogni browser al tavolo aggiunge byte casuali suoi, allo stesso modo: prima l’impronta e poi, quando la partita viene avviata, i byte. Così nessuno decide da solo l’ordine delle carte, e nessuno lo conosce in anticipo.
deal-check = Dopo la partita, il file salvato contiene tutte le parti. Chiunque può ricavarne la stessa distribuzione, e confrontare.
deal-limits = Questo dimostra che le carte non sono state cambiate. Non impedisce a chi gestisce il server di guardarle.

invited-by = Invito di { $names }
invitation-dismiss = Scarta
join-title = Giochi a Silver & Gold con { $names }?
join-empty = Silver & Gold: c’è un posto libero per te
learn-first = Prima volta? Impara in cinque minuti
learn-first-help = Poi torni a questo invito.
your-seat = Il tuo posto
sit-down = Siediti
table-full = Tutti i posti a questo tavolo sono presi, o la partita è cominciata. Se vuoi guardare, chiedi al tavolo il link per guardare.
table-gone = Questo link non porta a nessun tavolo. Forse non è intero, o il tavolo non c’è più: chiedi di nuovo il link.
lost-seat = Non hai più un posto a questo tavolo. Con l’invito puoi sederti di nuovo, se ce n’è uno libero.
try-again = Riprova

lobby = Tavoli aperti
lobby-empty = Al momento non c’è nessun tavolo aperto.
lobby-count = { $count ->
    [0] Nessun tavolo aperto
    [one] Un tavolo aperto
   *[other] { $count } tavoli aperti
}
no-lobby = Questo server non ha tavoli aperti. Chiedi un link a qualcuno che conosci.
lay-table = Apri un tavolo tuo
own-tables = { $count ->
    [one] Il tuo tavolo
   *[other] I tuoi tavoli
}
to-the-table = Vai al tavolo

## Tables with friends: while they play

choosing = sta scegliendo
soon = tra poco
away = assente
bot-plays-here = gioca un bot
bot-plays-for = Un bot gioca per { $name }.
bot-plays-for-you = Un bot gioca per te.
replaced-here = per ora gioca { $bot }
bot-replaced = { $name } si sta ancora preparando: per ora gioca { $bot }.
plays-again = { $name } gioca di nuovo.
play-again-myself = Torna a giocare
is-gone = { $name } non c’è.
is-back = Ecco di nuovo { $name }.
one-moment = Un momento…
comes-back-any-time = Può tornare in qualsiasi momento.
wait-for-them = Aspetta
let-bot-play = Fai giocare un bot
let-bot-play-for = Fai giocare un bot per { $name }
let-bot-play-for-me = Fai giocare un bot per me
let-bot-play-sure = Un bot fa le mosse finché non torni a giocare.
# How long somebody who is away still has to come back: on the button, and for those who listen.
in-seconds = tra { $count } s
# $count is a multiple of 10.
possible-within = Possibile entro { $count } secondi.
bot-may-play = Ora un bot può giocare per { $name }.
restarting = Il server si sta riavviando. Un momento ancora…
refused-for-now = { $why } Riprovo…
you-only-watch = Stai guardando: tutte le carte scoperte, nessuna nascosta.

time-left = Tempo rimasto: { $time }
time-is-up = Tempo scaduto: { $bot } ha giocato per te.
seconds-left = { $count ->
    [one] Resta un secondo.
   *[other] Restano { $count } secondi.
}
your-turn-title = ● Tocca a te
your-turn-body = Il tavolo ti aspetta.
setting-notify = Avvisi
setting-notify-help = Ti avvisa quando tocca a te e sei in un’altra scheda.
setting-notify-forbidden = Questo browser non lo permette per questa pagina.

chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 messaggio nuovo
   *[other] Chat, { $count } messaggi nuovi
}
remarks = Messaggi
nothing-said = Ancora nessun messaggio.
remark = { $name }: { $said }
say-label = Il tuo messaggio
say-something = Scrivi un messaggio
say-it = Invia
react = Reagisci
mute = Silenzia
unmute = Riattiva
muted = La chat è silenziata: non ne vedi e non ne senti niente.
reaction-bravo = Bel colpo!
reaction-thanks = Grazie!
reaction-wow = Wow!
reaction-laugh = Ah ah!
reaction-oh_no = Oh no!
reaction-hurry = Dai, forza!

table-menu = A questo tavolo
give-up = Termina la partita in anticipo
give-up-sure = La partita finisce quando tutti sono d’accordo.
give-up-sure-alone = La partita finisce qui, e non vince nessuno.
give-up-yes = Termina
would-stop = { $count ->
    [one] { $names } vorrebbe fermarsi qui.
   *[other] { $names } vorrebbero fermarsi qui.
}
you-would-stop = Hai chiesto di finire la partita. Finisce quando tutti sono d’accordo.
stops-when-all = La partita finisce quando tutti sono d’accordo.
asks-to-stop = qualcuno vorrebbe fermarsi
stop-too = D’accordo
all-stopped = Tutto il tavolo ha deciso di fermarsi qui. Non vince nessuno.
stopped-alone = Hai lasciato qui la partita. Non vince nessuno.
come-along = C’è la rivincita: vieni!
to-rematch = Alla rivincita
you-ask-to-stop = Vorresti fermarti qui.
play-on = Continua a giocare

check-deal = Verifica la distribuzione
commitment-changed = Attenzione: il server ora mostra un’impronta diversa da quella iniziale. La distribuzione non era fissata e potrebbe essere stata cambiata.
deal-holds = La distribuzione è corretta.
deal-fails = La distribuzione non è quella annunciata.
finding-seed-holds = La parte del server è quella la cui impronta è nella partita salvata.
finding-seed-fails = La parte del server non corrisponde alla sua impronta.
finding-bytes-holds = Quello che i browser hanno aggiunto corrisponde alle loro impronte.
finding-bytes-fails = Quello che un browser avrebbe aggiunto non corrisponde alla sua impronta.
finding-cards-holds = Queste parti danno esattamente le carte giocate.
finding-cards-fails = Queste parti danno carte diverse da quelle giocate.
finding-seen-holds = È l’impronta che questo browser ha visto prima della partita.
finding-seen-late = È l’impronta che questo browser ha visto, ma solo a partita iniziata.
finding-seen-fails = Questo browser ha visto un’altra impronta.
finding-seen-unknown = Questo browser non ha conservato l’impronta che ha visto.
finding-own-holds = Quello che questo browser ha aggiunto è tra le parti.
finding-own-fails = Quello che questo browser ha aggiunto non è tra le parti: è arrivato tardi, o è rimasto fuori.
finding-own-unknown = Questo browser non ha aggiunto niente di suo.
deal-silent = Niente è stato aggiunto da { $names }. I bot non lo fanno mai, e nemmeno chi arriva tardi.
deal-page = Questa pagina viene dallo stesso server: se la pagina mente, la sua verifica non dimostra niente.
deal-offline = Per verificare per conto tuo, salva la partita ed esaminala con verify_deal.py, un programma in un solo file:

## The edition without a server

engine-loading = Caricamento del gioco
engine-failed = Non è stato possibile caricare il gioco. Sei online?
engine-broken = Il gioco non funziona in questo browser: { $why }
play-here = Gioca su questo dispositivo
play-here-help = Contro i bot o attorno a uno schermo. Le partite finite passano al server quando torna.
needs-server-why = Questa copia del gioco non ha un server: giochi sul tuo dispositivo, contro i bot o attorno a uno schermo. Per giocare con gli amici tramite un link, inserisci l’indirizzo di un server del gioco.
needs-server-address = Indirizzo del server
needs-server-go = Vai
needs-server-wrong = Questo non è un indirizzo web.
needs-server-else = Non c’è ancora un server? Uno di voi può avviarne uno su un portatile con un solo comando.
games-here = Partite su questo dispositivo
games-here-help = Le tue partite sono conservate solo in questo browser. Esportale per averne una copia o importarle su un altro dispositivo.
setting-alone = Partite in solitario su questo dispositivo
setting-alone-help = Con il gioco su questo dispositivo, i bot non usano il server.
setting-alone-auto = Automatico
to-server = Sposta la partita sul server
games-elsewhere = Partite di altri dispositivi
games-elsewhere-help = Importa le partite di un dispositivo: il file che hai esportato lì.
games-export = Esporta tutte le partite
games-import = Importa partite
games-imported = { $added ->
    [0] Tutte queste partite sono già qui.
    [one] È stata aggiunta una partita.
   *[other] Sono state aggiunte { $added } partite.
}
