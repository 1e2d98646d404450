tournament-new = Nuevo torneo
tournament-about = Un torneo entre amigos: dos en cada mesa, y las mismas cartas en todas las mesas de una ronda.
tournament-name = Nombre del torneo
tournament-kind = Formato
tournament-round-robin = Todos contra todos
tournament-round-robin-help = Cada uno juega una vez contra todos.
tournament-swiss = Sistema suizo
tournament-swiss-help = Menos rondas: en cada una se enfrentan quienes tienen puntos parecidos, y nadie repite rival.
tournament-rounds = Rondas
tournament-make = Crear el torneo
tournament-invite-help = Envía este enlace. Quien lo abra puede participar.
tournament-link = Enlace al torneo
tournament-words = Juega en nuestro torneo de Silver & Gold:
tournament-join = Participar
tournament-leave = Dejar el torneo
tournament-leave-help = No se te volverá a emparejar. Las partidas que jugaste siguen contando.
tournament-start = Empezar el torneo
tournament-waits = El torneo aún no ha empezado.
tournament-count = { $count ->
    [one] { $count } jugador
    [many] { $count } de jugadores
   *[other] { $count } jugadores
}
tournament-round = Ronda { $round } de { $total }
tournament-bye = { $name } descansa
tournament-between = { $first } – { $second }
tournament-your-game = Ir a tu partida
tournament-see-game = Ver tu partida
tournament-going-on = en juego
tournament-not-played = no jugada
tournament-standings = Clasificación
tournament-place = Puesto
tournament-player = Jugador
tournament-points = Puntos
tournament-direct = Duelo directo
tournament-opposition = Puntos de rivales
tournament-score = Anotado
tournament-table-help = Una victoria o un descanso vale { $win } puntos, y un empate { $draw }. Con los mismos puntos deciden, en este orden: los puntos de los duelos directos, los puntos de todos los rivales y los puntos anotados en las partidas.
tournament-over = El torneo ha terminado
tournament-won = Victoria en el torneo: { $names }.
tournament-close = Terminar esta ronda
tournament-close-help = Las partidas sin terminar no cuentan para nadie.
tournament-gone = se fue
tournament-nobody = (nombre borrado)
tournament-seed = Las cartas de todas las rondas salen de este texto:
tournament-mine = Tus torneos
tournament-open = Abierto
