### The deal of the day, and challenges: the same cards for everybody.

## On the home page

daily-title = Partita del giorno
daily-invite = Le stesse carte per tutti, una volta al giorno. Quanti punti ne ricavi?
daily-play = Gioca la partita di oggi
daily-see = Vedi il tuo posto
daily-next = Prossima partita tra { $time }
daily-next-label = La prossima partita arriva alle { $time }.
daily-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
daily-place = Posto { $place } su { $count }
daily-streak = { $count ->
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
}

## The page of a day

daily-finished = { $count ->
    [0] Nessuno l’ha ancora finita.
    [one] L’ha finita 1 persona.
   *[other] L’hanno finita { $count } persone.
}
daily-once = Per la classifica del giorno si gioca una volta sola: senza suggerimenti e senza un secondo tentativo.
daily-clock = Ogni giorno a mezzanotte UTC arriva una nuova partita: da te alle { $time }.
daily-until = Finiscila entro le { $time } e conterà.
daily-past = Questo giorno è finito. Puoi ancora giocare le sue carte, ma non per la sua classifica.
daily-play-past = Gioca queste carte
daily-longest = Serie più lunga: { $count }
daily-not-counted = Questa partita non è in classifica: un bot ha giocato per qualcuno, oppure è finita troppo tardi.
daily-unfinished = Hai lasciato questa partita a metà.
daily-beside = Hai giocato queste carte fuori classifica. Ecco dove saresti.
daily-on-device = La classifica di tutti ha bisogno di un server. I tuoi risultati e la tua serie restano su questo dispositivo.
daily-everybody = Com’è andata a tutti
# A picture of all results, for those who cannot see it.
daily-picture = { $count ->
    [1] Finora un solo risultato: { $middle } punti.
   *[other] { $count } risultati, da { $lowest } a { $highest } punti; la metà ne ha almeno { $middle }.
}
daily-picture-own = Hai { $points } punti, più del { $share } degli altri.
daily-captain = Che cosa ne ha fatto il capitano
daily-captain-more = Con le stesse carte il capitano ha fatto { $captain }: { $points } più di te.
daily-captain-less = Con le stesse carte il capitano ha fatto { $captain }: { $points } meno di te. Ben fatto!
daily-captain-same = Con le stesse carte il capitano ha fatto { $captain }, quanto te.
daily-captain-alone = Con queste carte il capitano ha fatto { $captain }.
daily-captain-busy = Il capitano sta ancora giocando…
daily-best = Le partite migliori
daily-none = Nessuno è ancora in classifica.
daily-column-place = Posto
daily-column-name = Nome
daily-column-points = Punti
daily-you = tu
daily-replay-of = Rivedi la partita di { $name }
daily-compare = Confronta turno per turno
daily-tour = Il viaggio della settimana
daily-tour-about = I punti di tutta la settimana insieme, da lunedì a domenica.
daily-tour-none = Nessun punto in questo giorno
daily-other-days = Altri giorni

## Sharing a result

daily-share = Condividi il tuo risultato
daily-share-copy = Copia
daily-share-copied = Copiato
daily-share-label = Che cosa condividi: non svela nulla
daily-share-head = { $title } · { $day }

## Challenges

challenge-title = Una sfida
challenge-beat = { $name } ha fatto { $points } punti. Sai fare di meglio?
challenge-own = Hai fatto { $points } punti. Chi sa fare di meglio?
challenge-anybody = Qualcuno
challenge-deal = Ricevi le stesse carte e giochi contro gli stessi bot, quando vuoi, una volta. Poi confrontate turno per turno.
challenge-position = Cominci dalla stessa posizione ({ $turn }) e giochi contro gli stessi bot, quando vuoi, una volta. Poi confrontate turno per turno.
challenge-play = Accetta la sfida
challenge-friend = Sfida un amico
challenge-from-here = Sfida da questa posizione
challenge-friend-about = Chi ha il link riceve le stesse carte e gli stessi bot, gioca quando vuole e poi vede la tua partita.
challenge-label = Link alla sfida
challenge-words = Ho fatto { $points } punti a { $title }. Sai fare di meglio con le stesse carte?
challenge-results = Risultati
challenge-won = Batti { $name } di { $points }!
challenge-lost = { $name } è ancora avanti di { $points }.
challenge-even = Gli stessi punti di { $name }!
challenge-alone = Nessun altro l’ha ancora finita. Manda il link a qualcuno.

## Games side by side

compare-title = Fianco a fianco
compare-who = Le partite di chi
compare-turn = Turno
compare-loading = Carico le partite…
