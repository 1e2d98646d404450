quick-match = Partita rapida
quick-match-help = Gioca con chi cerca una partita in questo momento.
quick-players = Giocatori
quick-bots = Completa il tavolo con i bot
quick-bots-help = { $count ->
    [one] Dopo { $count } secondo i bot occupano i posti liberi.
    [many] Dopo { $count } secondi i bot occupano i posti liberi.
   *[other] Dopo { $count } secondi i bot occupano i posti liberi.
}
quick-no-bots-help = La partita aspetta che ci siano abbastanza persone.
quick-find = Cerca giocatori
quick-waiting = In cerca di giocatori
quick-waiting-help = La partita inizia da sola quando tutti i posti sono occupati. Se lasci questa pagina, il tuo posto torna libero.
quick-fills = Tra { $count } s i bot ({ $bot }) occupano i posti liberi.
quick-stop = Smetti di cercare
gathers-help = La partita inizia da sola appena ci sono tutti.
time-days = { $count ->
    [one] { $count } giorno per turno
    [many] { $count } di giorni per turno
   *[other] { $count } giorni per turno
}
time-short-days = { $count ->
    [one] { $count } giorno
    [many] { $count } di giorni
   *[other] { $count } giorni
}
time-days-help = Una partita di più giorni: ognuno gioca quando gli va bene. Se il tempo scade, un bot fa quella mossa.
left-days = { $count } g
left-hours = { $count } h
left-minutes = { $count } min
left-to-play = ancora { $time }
remind-me = Ricordamelo
remind-on = I promemoria sono attivi
remind-off = Disattiva i promemoria
remind-help = Questo browser ti avvisa quando tocca a te, anche a pagina chiusa.
remind-cannot = Questo browser non può avvisarti a pagina chiusa. Finché è aperta, ● nel titolo indica che tocca a te.
remind-denied = Il tuo browser non consente le notifiche di questo sito. Puoi cambiarlo nelle sue impostazioni.
reminder-turn = Tocca a te.
reminder-soon = Tocca a te, e il tuo tempo sta per scadere.
tournaments = Tornei
