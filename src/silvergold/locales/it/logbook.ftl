### Il diario di bordo, i punteggi di forza e le classifiche.

logbook-none = Ancora nessuna partita finita. Giocane una fino alla fine e il tuo diario comincia.
logbook-games = { $count ->
    [one] partita
   *[other] partite
}
logbook-won = vinte ({ $share })
logbook-best = miglior punteggio
logbook-mean = punteggio medio
logbook-days = { $longest ->
    [one] serie di giorni (record: 1 giorno)
   *[other] serie di giorni (record: { $longest } giorni)
}
logbook-wins = serie di vittorie (record: { $longest })
logbook-over-time = I tuoi punti nel tempo
logbook-until = Fino al
logbook-by-level = Per livello
logbook-by-players = Per numero di giocatori
logbook-players = { $count } giocatori
logbook-col-games = Partite
logbook-col-ahead = Davanti
logbook-col-won = Vinte
logbook-col-mean = Media
logbook-col-best = Record
logbook-favourites = Che cosa raccogli
logbook-colours = Mappe complete
logbook-seals = I loro sigilli
logbook-cups = Coppe
logbook-colour = { $colour ->
    [purple] lilla
    [orange] arancione
    [green] verde
   *[grey] grigio
}
logbook-cup = coppa da { $points }
logbook-best-games = Le tue partite migliori
logbook-shared = { $count ->
    [one] Una partita giocata da più persone su questo schermo non conta.
   *[other] { $count } partite giocate da più persone su questo schermo non contano.
}
logbook-missing = { $count ->
    [one] Sto ancora leggendo una partita più vecchia…
   *[other] Sto ancora leggendo { $count } partite più vecchie…
}

## Emblemi

logbook-emblems = Traguardi
logbook-progress = { $done } su { $all }
logbook-not-yet = non ancora
emblem-voyage = Viaggio inaugurale
emblem-voyage-help = Gioca una partita fino alla fine.
emblem-victory = Prima vittoria
emblem-victory-help = Vinci una partita.
emblem-cup = Coppa d’oro
emblem-cup-help = Vinci la coppa da { $highest_cup }.
emblem-colours = Tutti i colori
emblem-colours-help = Completa una mappa di ogni colore in una partita.
emblem-nine = Nove isole
emblem-nine-help = Completa nove mappe in una partita.
emblem-tidy = Tutto in ordine
emblem-tidy-help = Finisci una partita senza mappe a metà.
emblem-palms = Palmeto
emblem-palms-help = Fai 12 punti con le palme in una partita.
emblem-seals = Sigillato
emblem-seals-help = Fai 12 punti con i sigilli in una partita.
emblem-points-120 = 120 punti
emblem-points-120-help = Fai 120 punti in una partita.
emblem-points-130 = 130 punti
emblem-points-130-help = Fai 130 punti in una partita.
emblem-points-140 = 140 punti
emblem-points-140-help = Fai 140 punti in una partita.
emblem-hair = Per un pelo
emblem-hair-help = Vinci per un punto o allo spareggio.
emblem-levels = Di grado in grado
emblem-levels-help = Batti un bot di ogni livello.
emblem-week = Una settimana in mare
emblem-week-help = Finisci una partita al giorno per sette giorni di fila.
emblem-hundred = Lupo di mare
emblem-hundred-help = Finisci cento partite.

## I tuoi dati

logbook-yours = I tuoi dati
logbook-yours-help = Tutto questo nasce dalle tue partite su questo server. Portalo con te, usalo su un altro dispositivo o cancellalo.
logbook-yours-here = Tutto questo nasce dalle partite di questo dispositivo. Portalo con te o cancellalo.
logbook-device = Usa su un altro dispositivo
logbook-device-help = Apri questo link sull’altro dispositivo, poi conferma qui. Quel dispositivo avrà il tuo diario, le tue partite e i tuoi posti, e le sue partite si aggiungeranno alle tue. Il link vale per un solo dispositivo e scade dopo { $minutes } minuti. Tienilo per te.
logbook-device-ask = Usare qui il diario dell’altro dispositivo?
logbook-device-whose = Questo link porta al diario di { $name } ({ $games ->
    [one] 1 partita
   *[other] { $games } partite
 }).
logbook-device-nobody = Questo link porta a un diario senza partite.
logbook-device-brings = { $count ->
    [0] Su questo dispositivo non ci sono partite da aggiungere.
    [one] La partita di questo dispositivo verrà aggiunta. Chi ha quel diario potrà vederla ed eliminarla. Non si può annullare.
   *[other] Le { $count } partite di questo dispositivo verranno aggiunte. Chi ha quel diario potrà vederle ed eliminarle. Non si può annullare.
}
logbook-device-ask-help = Continua solo se questo link l’hai creato tu.
logbook-device-code = Ora conferma sull’altro dispositivo. Mostra questo numero:
logbook-device-request = { $count ->
    [one] Un dispositivo vuole usare il tuo diario. Porta 1 partita. Accettalo solo se mostra questo numero:
   *[other] Un dispositivo vuole usare il tuo diario. Porta { $count } partite. Accettalo solo se mostra questo numero:
}
logbook-device-let-in = Accetta
logbook-device-refuse = Non accettare
logbook-device-joined = L’altro dispositivo ora ha il tuo diario.
logbook-device-yes = Usalo qui
logbook-device-no = No, grazie
logbook-device-done = { $count ->
    [0] Questo dispositivo ora ha il tuo diario.
    [one] Questo dispositivo ora ha il tuo diario e ha portato una partita.
   *[other] Questo dispositivo ora ha il tuo diario e ha portato { $count } partite.
}
logbook-export = Salva come JSON
logbook-records = Salva tutte le partite
logbook-delete = Cancella tutto
logbook-delete-ask = Questo cancella le tue partite, il tuo diario, il tuo rating e la tua chiave, qui e sul server. Nelle partite con altri restano il tuo nome e i tuoi messaggi. Non si può annullare.
logbook-delete-yes = Cancella tutto adesso
logbook-delete-no = Conserva tutto
logbook-deleted = { $count ->
    [one] Una partita è cancellata, con tutto ciò che era tuo.
   *[other] { $count } partite sono cancellate, con tutto ciò che era tuo.
}

## Forza

rating-title = Rating
rating-help = Se vuoi, il server calcola il tuo rating: quanto giochi bene contro i bot e contro altre persone con un rating. Le partite con suggerimenti non contano, e terminare una partita in anticipo vale come sconfitta. Se non lo chiedi, non si salva nulla.
rating-want = Calcola il mio rating
rating-keep = Salva
rating-stop = Smetti e cancella il mio rating
rating-provisional = provvisorio
rating-provisional-help = Dopo qualche altra partita il numero sarà affidabile.
rating-interval = { $games ->
    [one] tra { $low } e { $high }, dopo una partita
   *[other] tra { $low } e { $high }, dopo { $games } partite
}
rating-levels = Rating dei bot
rating-listed = Mostra il mio nome nelle classifiche di questo server
rating-hidden = Chi gestisce questo server ha nascosto il tuo nome nelle classifiche.
boards-title = Classifiche
boards-day = Oggi
boards-week = Questa settimana
boards-all = Da sempre
boards-none = Ancora nessuno.
boards-place = Posizione
boards-name = Nome
boards-gain = Crescita
