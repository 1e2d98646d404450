tournament-new = Nuovo torneo
tournament-about = Un torneo tra amici: due per tavolo, e le stesse carte a tutti i tavoli di un turno.
tournament-name = Nome del torneo
tournament-kind = Formula
tournament-round-robin = Girone all’italiana
tournament-round-robin-help = Ognuno gioca una volta contro tutti.
tournament-swiss = Sistema svizzero
tournament-swiss-help = Meno turni: in ognuno si affronta chi ha circa gli stessi punti, e nessuno due volte.
tournament-rounds = Turni
tournament-make = Crea il torneo
tournament-invite-help = Invia questo link. Chi lo apre può partecipare.
tournament-link = Link al torneo
tournament-words = Gioca nel nostro torneo di Silver & Gold:
tournament-join = Partecipa
tournament-leave = Lascia il torneo
tournament-leave-help = Non avrai altri avversari. Le partite giocate contano ancora.
tournament-start = Inizia il torneo
tournament-waits = Il torneo non è ancora iniziato.
tournament-count = { $count ->
    [one] { $count } giocatore
    [many] { $count } di giocatori
   *[other] { $count } giocatori
}
tournament-round = Turno { $round } di { $total }
tournament-bye = { $name } riposa
tournament-between = { $first } – { $second }
tournament-your-game = Vai alla tua partita
tournament-see-game = Vedi la tua partita
tournament-going-on = in corso
tournament-not-played = non giocata
tournament-standings = Classifica
tournament-place = Posizione
tournament-player = Giocatore
tournament-points = Punti
tournament-direct = Scontri diretti
tournament-opposition = Punti avversari
tournament-score = Punti fatti
tournament-table-help = Una vittoria o un riposo vale { $win } punti, un pareggio { $draw }. A pari punti decidono, nell’ordine: i punti negli scontri diretti, i punti di tutti gli avversari e i punti fatti nelle partite.
tournament-over = Il torneo è finito
tournament-won = Vittoria nel torneo: { $names }.
tournament-close = Chiudi questo turno
tournament-close-help = Le partite non finite non contano per nessuno.
tournament-gone = ha lasciato
tournament-nobody = (nome cancellato)
tournament-seed = Le carte di tutti i turni derivano da questo testo:
tournament-mine = I tuoi tornei
tournament-open = Aperto
