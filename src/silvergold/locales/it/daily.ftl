### The deal of the day, and challenges: the same cards for everybody.

## On the home page

daily-title = Partita del giorno
daily-invite = Le stesse carte per tutti, una volta al giorno. Quanti punti riesci a fare?
daily-play = Gioca la partita di oggi
daily-see = Vedi la tua posizione
daily-next = Prossima partita tra { $time }
daily-next-label = La prossima partita inizia alle { $time }.
daily-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
daily-place = Posizione { $place } su { $count }
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
daily-once = Per la classifica del giorno conta un solo tentativo, senza suggerimenti.
daily-clock = Ogni giorno a mezzanotte UTC (da te alle { $time }) inizia una nuova partita.
daily-until = Finiscila entro le { $time } e conterà.
daily-past = Questo giorno è finito. Puoi ancora giocare con le sue carte, ma non contano per la classifica.
daily-play-past = Gioca queste carte
daily-longest = Serie più lunga: { $count }
daily-not-counted = Questa partita non è in classifica: un bot ha giocato per qualcuno, oppure è finita troppo tardi.
daily-unfinished = Hai lasciato questa partita a metà.
daily-results-later = Vedrai i risultati di tutti a partire dalle { $time }.
daily-beside = Hai giocato queste carte fuori classifica. Ecco dove saresti.
daily-on-device = Per la classifica generale serve un server. I tuoi risultati e la tua serie restano su questo dispositivo.
daily-everybody = Com’è andata a tutti
# A picture of all results, for those who cannot see it.
daily-picture = { $count ->
    [1] Finora un solo risultato: { $middle } punti.
   *[other] { $count } risultati, da { $lowest } a { $highest } punti; la metà ne ha almeno { $middle }.
}
daily-picture-own = Hai { $points } punti, più del { $share } degli altri.
daily-captain = Com’è andata al capitano
daily-captain-more = Con le stesse carte il capitano ha fatto { $captain }: { $points } più di te.
daily-captain-less = Con le stesse carte il capitano ha fatto { $captain }: { $points } meno di te. Ben fatto!
daily-captain-same = Con le stesse carte il capitano ha fatto { $captain }, quanto te.
daily-captain-alone = Con queste carte il capitano ha fatto { $captain }.
daily-captain-busy = Il capitano sta ancora giocando…
daily-best = Le partite migliori
daily-none = Nessuno è ancora in classifica.
daily-column-place = Posizione
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
daily-share-label = Il tuo risultato, senza svelare nulla
daily-share-head = { $title } · { $day }

## Challenges

challenge-title = Sfida
challenge-beat = { $name } ha fatto { $points } punti. Sai fare di meglio?
challenge-own = Hai fatto { $points } punti. Chi sa fare di meglio?
challenge-anybody = Anonimo
challenge-deal = Ricevi le stesse carte e giochi contro gli stessi bot: quando vuoi, ma una volta sola. Poi confrontate le partite turno per turno.
challenge-position = Cominci dalla stessa posizione ({ $turn }) e giochi contro gli stessi bot: quando vuoi, ma una volta sola. Poi confrontate le partite turno per turno.
challenge-play = Accetta la sfida
challenge-friend = Sfida qualcuno
challenge-from-here = Sfida da questa posizione
challenge-friend-about = Chi ha il link riceve le stesse carte e gli stessi bot, gioca quando vuole e poi vede la tua partita.
challenge-label = Link alla sfida
challenge-words = Ho fatto { $points } punti a { $title }. Sai fare di meglio con le stesse carte?
challenge-results = Risultati
challenge-won = Batti { $name } di { $points ->
    [one] un punto
   *[other] { $points } punti
}!
challenge-lost = { $name } è ancora avanti di { $points ->
    [one] un punto
   *[other] { $points } punti
}.
challenge-even = Gli stessi punti di { $name }!
challenge-alone = Nessun altro l’ha ancora finita. Manda il link a qualcuno.

## Games side by side

compare-title = Fianco a fianco
compare-who = Partite da confrontare
compare-turn = Turno
compare-loading = Caricamento delle partite…
