### Why something is refused, in a whole sentence each.
###
### Programs are told the same in other words: core/illegal.py, records/flaws.py, server/table/refusals.py.

## Against the rules

refusal-no-seat = Los sitios de esta mesa van del 0 al { $last }.
refusal-over = La partida ha terminado.
refusal-kept = Ya te has quedado con { $kept } tesoros, y el resto aún está eligiendo.
refusal-marked = Ya has marcado, y el resto aún está marcando.
refusal-others-first = Otras personas toman antes sus tesoros.
refusal-others-take = Ahora no te toca tomar ningún tesoro.
refusal-keep-two = Hay que quedarse con { $kept } tesoros.
refusal-not-dealt = Recibiste { $hand }, no { $treasures }.
refusal-dealt-order = Se indican en el orden en que se repartieron: { $treasures }.
refusal-mark = Hay que marcar el patrón ({ $pattern }) o una casilla.
refusal-no-pattern = Eso no es el patrón ({ $pattern }) ni una sola casilla.
refusal-no-treasure = Ahí no hay ningún tesoro.
refusal-sea = { $count ->
    [one] { $squares } es mar.
   *[other] { $squares } son mar.
}
refusal-not-free = { $count ->
    [one] { $squares } ya está marcada.
   *[other] { $squares } ya están marcadas.
}
refusal-bonus = Después de una cruz hay que marcar una casilla más.
refusal-bonus-one = Una cruz da exactamente una casilla.
refusal-no-cross = Ninguna cruz ha dado una casilla más.
refusal-free-square = Queda alguna casilla libre, y hay que marcar una.
refusal-none-free = No queda ninguna casilla libre, así que hay que pasar este turno.
refusal-take = Hay que tomar un tesoro.
refusal-not-displayed = El tesoro { $treasure } no está en la plantilla.
refusal-stack-empty = El mazo está vacío.

## Coming to a table

refusal-no-game = Aquí no existe esa partida.
refusal-broken-key = Este enlace no está entero: cópialo hasta la última letra.
refusal-no-key = Eso no es una clave.
refusal-no-lobby = Este servidor no tiene mesas abiertas.
refusal-needs-server = Para jugar con otros mediante un enlace hace falta un servidor.
refusal-seat-taken = Ese sitio está ocupado.
refusal-all-taken = Todos los sitios están ocupados.
refusal-seat-lost = Ya no tienes sitio aquí.
refusal-not-your-seat = Ese sitio no es tuyo.
refusal-no-such-seat = No hay ningún sitio { $seat } en esta mesa.

## Making a table

refusal-players = { $count ->
    [one] Con 1 participante no se puede jugar: juegan de { $fewest_players } a { $most_players }.
   *[other] Con { $count } participantes no se puede jugar: juegan de { $fewest_players } a { $most_players }.
}
refusal-nobody-here = Al menos un sitio tiene que ser de alguien que esté aquí.
refusal-bot-waits = El sitio de un bot no espera a nadie.
refusal-no-bot = Ese bot no existe.
refusal-no-rematch = La revancha es para quienes jugaron, cuando la partida ha terminado.
refusal-position-unfinished = Solo se puede seguir jugando desde una posición de una partida jugada hasta el final.
refusal-position-over = En esta posición la partida ya ha terminado.
refusal-position-seats = En esa partida había { $players } jugadores. Cada sitio es para alguien de aquí o para un bot.
refusal-no-rematch-of-tutorial = El tutorial no tiene revancha: empiézalo de nuevo.

## The deal of the day, and challenges

refusal-no-day = No hay partida del día para esa fecha.
refusal-day-to-come = Ese día aún no ha empezado. Sus cartas se revelan a medianoche (UTC).
refusal-day-unfinished = Termina primero tu propia partida de ese día.
refusal-day-open = Otras personas aún están jugando estas cartas. Podrás ver esta partida cuando termine el día.
refusal-one-attempt = Ya has jugado estas cartas. Solo hay un intento por persona.
refusal-play-yourself = Nadie puede jugar estas cartas por ti. Vuelve cuando quieras.
refusal-challenge-unfinished = Termina primero tu propia partida de este desafío.
refusal-no-hint-in-contest = Todo el mundo juega estas cartas sin pistas.

## Before the game

refusal-begun = La partida ya ha empezado.
refusal-not-begun = La partida no ha empezado.
refusal-seat-vacant = Falta alguien: hay un sitio libre.
refusal-not-called = La partida todavía no se ha iniciado.
refusal-other-bytes = Te comprometiste con otros bytes.
refusal-wrong-bytes = Estos no son los bytes con los que te comprometiste.

## In the game

refusal-no-move = Eso no es una jugada.
refusal-made-already = Esta jugada ya se hizo, y vale.
refusal-revealed = Los demás ya han mostrado sus jugadas: es tarde para deshacer la tuya.
refusal-too-early = Esa jugada viene después.
refusal-incomplete = La jugada aún no está completa.
refusal-more-than-one = Eso es más de una jugada.
refusal-stand-in = Un bot juega por ti: primero vuelve a jugar tú.
refusal-is-here = { $name } está aquí.
refusal-may-come-back = { $count ->
    [one] A { $name } le queda un segundo para volver.
   *[other] A { $name } le quedan { $count } segundos para volver.
}
refusal-not-over = La partida no ha terminado, así que todavía no se puede guardar.
refusal-unfinished = Solo se pueden analizar las partidas jugadas hasta el final.
refusal-no-hint = Solo hay pistas en partidas contra bots, cuando te toca jugar.
refusal-no-position = En esa jugada no hay nada que practicar.
refusal-no-judge = El análisis todavía se está preparando. Inténtalo de nuevo en uno o dos minutos.
refusal-review-failed = El análisis ha fallado. Inténtalo de nuevo.

## Talk

refusal-says-nothing = El mensaje está vacío.
refusal-said-before = Ya se envió otro mensaje con ese número.
refusal-left-out = Falta un mensaje anterior.
refusal-enough-talk = Has llegado al límite de mensajes de esta partida.
refusal-talks-fast = Estás enviando mensajes demasiado deprisa.

## Requests and storage

refusal-unreadable = No se entiende ese mensaje.
refusal-too-long = Eso ocupa más de { $size } KiB.
refusal-other-site = Esta petición viene de otro sitio web.
refusal-cut-off = La conexión se cortó antes de que llegara todo.
refusal-nothing-here = En esta dirección no hay nada.
refusal-other-way = Esta dirección no admite ese tipo de petición.
refusal-too-much = Demasiadas peticiones. Inténtalo de nuevo en un momento.
refusal-not-stored = Ahora no se pueden guardar ni leer partidas.
refusal-damaged = Los datos guardados de esta partida se han modificado.
refusal-no-export = Este archivo no es una exportación completa de partidas.

## What is wrong with a record

refusal-no-record = No es una partida guardada.
refusal-other-record = Es una partida de un juego que aquí no se conoce.
refusal-record-parts = Le falta algo, o algo no es como debería.
refusal-record-names = No tiene tantos nombres como participantes.
refusal-record-cards = Sus cartas no son las de su juego.
refusal-record-move = La jugada { $move } no es posible.
refusal-record-result = Su resultado no es el que sale de sus jugadas.

refusal-link-used = Este enlace ya se ha usado o es demasiado antiguo. Crea otro en tu otro dispositivo.
refusal-no-boards = Este servidor no muestra clasificaciones.
refusal-no-name = Escribe primero un nombre.
refusal-needs-name = Un torneo necesita un nombre.
refusal-tournament-begun = Este torneo ya ha empezado.
refusal-tournament-full = Un torneo tiene { $count } jugadores como máximo.
refusal-tournament-alone = Hacen falta al menos dos jugadores para empezar un torneo.
refusal-not-your-tournament = Solo puede hacerlo quien creó este torneo.
