### Why something is refused, in a whole sentence each.
###
### Programs are told the same in other words: core/illegal.py, records/flaws.py, server/table/refusals.py.

## Against the rules

refusal-no-seat = I posti a questo tavolo vanno da 0 a { $last }.
refusal-over = La partita è finita.
refusal-kept = Hai già tenuto { $kept } mappe, e gli altri stanno ancora scegliendo.
refusal-marked = Hai già segnato, e gli altri stanno ancora segnando.
refusal-others-first = Prima altri prendono le loro mappe.
refusal-others-take = Ora tocca solo ad altri prendere una mappa.
refusal-keep-two = Bisogna tenere { $kept } mappe.
refusal-not-dealt = Hai ricevuto { $hand }, non { $treasures }.
refusal-dealt-order = Vanno indicate nell’ordine in cui sono state date: { $treasures }.
refusal-mark = Bisogna segnare { $pattern } o un solo campo.
refusal-no-pattern = Non è né { $pattern } né un solo campo.
refusal-no-treasure = Lì non c’è nessuna mappa.
refusal-sea = { $count ->
    [one] { $squares } è mare.
   *[other] { $squares } sono mare.
}
refusal-not-free = { $count ->
    [one] { $squares } è già segnato.
   *[other] { $squares } sono già segnati.
}
refusal-bonus = Dopo una croce bisogna segnare un altro campo.
refusal-bonus-one = Una croce dà esattamente un campo.
refusal-no-cross = Nessuna croce ha dato un altro campo.
refusal-free-square = C’è un campo libero, e bisogna segnarne uno.
refusal-none-free = Non c’è nessun campo libero, quindi bisogna passare.
refusal-take = Bisogna prendere una mappa.
refusal-not-displayed = La mappa { $treasure } non è tra le carte esposte.
refusal-stack-empty = Il mazzo è finito.

## Coming to a table

refusal-no-game = Qui questa partita non esiste.
refusal-broken-key = Questo link non è intero: copialo fino all’ultima lettera.
refusal-no-key = Questa non è una chiave.
refusal-no-lobby = Questo server non ha tavoli aperti.
refusal-needs-server = Per giocare con altri tramite un link serve un server.
refusal-seat-taken = Quel posto è preso.
refusal-all-taken = Tutti i posti sono presi.
refusal-seat-lost = Qui non hai più un posto.
refusal-not-your-seat = Quel posto non è tuo.
refusal-no-such-seat = A questo tavolo non c’è nessun posto { $seat }.

## Making a table

refusal-players = { $count ->
    [one] Una persona sola non può giocare: servono da { $fewest_players } a { $most_players } persone.
   *[other] In { $count } non si può giocare: servono da { $fewest_players } a { $most_players } persone.
}
refusal-nobody-here = Almeno un posto deve essere di qualcuno che è qui.
refusal-bot-waits = Il posto di un bot non aspetta nessuno.
refusal-no-bot = Questo bot non esiste.
refusal-no-rematch = La rivincita è per chi ha giocato, quando la partita è finita.
refusal-position-unfinished = Solo una partita giocata fino alla fine si può riprendere da una posizione.
refusal-position-over = In questa posizione la partita è già finita.
refusal-position-seats = In quella partita c’erano { $players } giocatori. Ogni posto è per qualcuno qui o per un bot.
refusal-no-rematch-of-tutorial = Il tutorial non ha rivincita: ricomincialo.

## The deal of the day, and challenges

refusal-no-day = Non c’è una partita del giorno per quella data.
refusal-day-to-come = Quel giorno non è ancora cominciato. Le sue carte si vedono solo da mezzanotte (UTC).
refusal-day-unfinished = Finisci prima la tua partita di quel giorno.
refusal-day-open = Altri stanno ancora giocando con queste carte. Potrai rivedere questa partita quando il giorno sarà finito.
refusal-one-attempt = Hai già giocato con queste carte. C’è un solo tentativo a testa.
refusal-play-yourself = Nessuno può giocare queste carte al posto tuo. Torna quando vuoi.
refusal-challenge-unfinished = Finisci prima la tua partita di questa sfida.
refusal-no-hint-in-contest = Queste carte le giocano tutti senza suggerimenti.

## Before the game

refusal-begun = La partita è già cominciata.
refusal-not-begun = La partita non è cominciata.
refusal-seat-vacant = Manca qualcuno: c’è un posto libero.
refusal-not-called = La partita non è ancora stata avviata.
refusal-other-bytes = Avevi promesso altri byte.
refusal-wrong-bytes = Questi non sono i byte promessi.

## In the game

refusal-no-move = Questa non è una mossa.
refusal-made-already = Questa mossa è già stata fatta, e vale.
refusal-revealed = Gli altri hanno già mostrato le loro mosse: è troppo tardi per annullare la tua.
refusal-too-early = Quella mossa viene dopo.
refusal-incomplete = La mossa non è ancora completa.
refusal-more-than-one = Questa è più di una mossa.
refusal-stand-in = Un bot gioca per te: prima torna a giocare.
refusal-is-here = { $name } è qui.
refusal-may-come-back = { $count ->
    [one] { $name } ha ancora un secondo per tornare.
   *[other] { $name } ha ancora { $count } secondi per tornare.
}
refusal-not-over = La partita non è finita, quindi non si può ancora salvare.
refusal-unfinished = Si possono analizzare solo le partite giocate fino alla fine.
refusal-no-hint = I suggerimenti ci sono solo nelle partite contro i bot, quando tocca a te.
refusal-no-position = In quella mossa non c’è niente da esercitare.
refusal-no-judge = L’analisi è in preparazione. Riprova tra un minuto o due.
refusal-review-failed = L’analisi non è riuscita. Riprova.

## Talk

refusal-says-nothing = Il messaggio è vuoto.
refusal-said-before = Un altro messaggio con quel numero è già stato inviato.
refusal-left-out = Manca un messaggio precedente.
refusal-enough-talk = Hai raggiunto il limite di messaggi per questa partita.
refusal-talks-fast = Stai mandando messaggi troppo in fretta.

## Requests and storage

refusal-unreadable = Non è stato possibile capire il messaggio.
refusal-too-long = Questo supera i { $size } KiB.
refusal-other-site = Questa richiesta viene da un altro sito.
refusal-cut-off = La connessione è caduta prima che arrivasse tutto.
refusal-nothing-here = A questo indirizzo non c’è niente.
refusal-other-way = Questo indirizzo non accetta richieste di questo tipo.
refusal-too-much = Troppe richieste. Riprova tra un momento.
refusal-not-stored = Adesso non si possono salvare né leggere partite.
refusal-damaged = I dati salvati di questa partita sono stati modificati.
refusal-no-export = Questo file non è un’esportazione completa di partite.

## What is wrong with a record

refusal-no-record = Non è una partita salvata.
refusal-other-record = È una partita di un gioco che qui non si conosce.
refusal-record-parts = Ci manca qualcosa, o qualcosa non è come dovrebbe.
refusal-record-names = Non ha tanti nomi quanti giocatori.
refusal-record-cards = Le sue carte non corrispondono alla partita.
refusal-record-move = La mossa { $move } non è possibile.
refusal-record-result = Il suo risultato non è quello a cui portano le sue mosse.

refusal-link-used = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.
refusal-no-boards = Questo server non mostra classifiche.
refusal-no-name = Inserisci prima un nome.
refusal-needs-name = Un torneo ha bisogno di un nome.
refusal-tournament-begun = Questo torneo è già iniziato.
refusal-tournament-full = Un torneo ha al massimo { $count } giocatori.
refusal-tournament-alone = Servono almeno due giocatori per iniziare un torneo.
refusal-not-your-tournament = Può farlo solo chi ha creato questo torneo.
