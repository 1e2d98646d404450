### Lo que los mensajeros muestran de un enlace, junto a una imagen del juego.

link-about = Marca islas del tesoro con un lápiz; las islas completas dan puntos. Un juego de cartas de { $fewest_players } a { $most_players } jugadores, gratis en el navegador.
link-picture = Una carta náutica con un velero e islas a medio marcar con lápiz
link-rules = Las reglas de Silver & Gold
link-table = Una mesa de Silver & Gold
link-table-about = Abre el enlace para llegar a la mesa. Marca islas del tesoro; gana quien tenga más puntos tras { $all_turns } turnos. ¿No conoces el juego? Se aprende en cinco minutos.
# $names are the people at the table.
link-open-table = Silver & Gold con { $names }
# $free is “link-free”.
link-open-table-about = { $free } Marca islas del tesoro; gana quien tenga más puntos tras { $all_turns } turnos. ¿No conoces el juego? Se aprende en cinco minutos.
link-free = { $count ->
    [one] Queda 1 sitio libre de { $seats }.
   *[other] Quedan { $count } sitios libres de { $seats }.
}
link-replay = Una partida de Silver & Gold, jugada a jugada
link-replay-about = Mira cada jugada de una partida terminada: quién marcó qué isla y quién ganó.
link-daily = Silver & Gold: la partida del día
link-daily-about = Las mismas cartas para todo el mundo, una vez al día. ¿Cuántos puntos les sacas?
link-challenge = Un desafío en Silver & Gold
link-challenge-about = Las mismas cartas, los mismos rivales: ¿puedes sacarles más puntos? Abre el enlace y juega cuando quieras.
