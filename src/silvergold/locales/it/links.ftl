### Ciò che i messenger mostrano di un link, accanto a un’immagine del gioco.

link-about = Segna isole del tesoro con una matita; le isole complete danno punti. Un gioco di carte da { $fewest_players } a { $most_players } giocatori, gratis nel browser.
link-picture = Una carta nautica con un veliero e isole segnate a metà con la matita
link-rules = Le regole di Silver & Gold
link-table = Un tavolo di Silver & Gold
link-table-about = Apri il link per venire al tavolo. Segna isole del tesoro; vince chi ha più punti dopo { $all_turns } turni. Non conosci il gioco? Si impara in cinque minuti.
# $names are the people at the table.
link-open-table = Silver & Gold con { $names }
# $free is “link-free”.
link-open-table-about = { $free } Segna isole del tesoro; vince chi ha più punti dopo { $all_turns } turni. Non conosci il gioco? Si impara in cinque minuti.
link-free = { $count ->
    [one] 1 posto libero su { $seats }.
   *[other] { $count } posti liberi su { $seats }.
}
link-replay = Una partita di Silver & Gold, mossa per mossa
link-replay-about = Guarda ogni mossa di una partita finita: chi ha segnato quale isola e chi ha vinto.
link-daily = Silver & Gold: la partita del giorno
link-daily-about = Le stesse carte per tutti, una volta al giorno. Quanti punti riesci a fare?
link-challenge = Una sfida a Silver & Gold
link-challenge-about = Le stesse carte, gli stessi avversari: sai fare più punti? Apri il link e gioca quando vuoi.
