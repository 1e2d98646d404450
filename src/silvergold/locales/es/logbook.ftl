### El cuaderno de bitácora, la puntuación de fuerza y las clasificaciones.

logbook-none = Aún no hay partidas terminadas. Juega una hasta el final y empezará tu bitácora.
logbook-games = { $count ->
    [one] partida
   *[other] partidas
}
logbook-won = ganadas ({ $share })
logbook-best = mejor puntuación
logbook-mean = puntuación media
logbook-days = { $longest ->
    [one] racha de días (récord: 1 día)
   *[other] racha de días (récord: { $longest } días)
}
logbook-wins = racha de victorias (récord: { $longest })
logbook-over-time = Tus puntos a lo largo del tiempo
logbook-until = Hasta
logbook-by-level = Por nivel
logbook-by-players = Por número de jugadores
logbook-players = { $count } jugadores
logbook-col-games = Partidas
logbook-col-ahead = Por delante
logbook-col-won = Ganadas
logbook-col-mean = Media
logbook-col-best = Récord
logbook-favourites = Lo que reúnes
logbook-colours = Tesoros completos
logbook-seals = Sus sellos
logbook-cups = Copas
logbook-colour = { $colour ->
    [purple] lila
    [orange] naranja
    [green] verde
   *[grey] gris
}
logbook-cup = copa de { $points }
logbook-best-games = Tus mejores partidas
logbook-shared = { $count ->
    [one] Una partida de varias personas en esta pantalla no cuenta.
   *[other] { $count } partidas de varias personas en esta pantalla no cuentan.
}
logbook-missing = { $count ->
    [one] Aún se está leyendo una partida antigua…
   *[other] Aún se están leyendo { $count } partidas antiguas…
}

## Emblemas

logbook-emblems = Logros
logbook-progress = { $done } de { $all }
logbook-not-yet = todavía no
emblem-voyage = Viaje inaugural
emblem-voyage-help = Juega una partida hasta el final.
emblem-victory = Primera victoria
emblem-victory-help = Gana una partida.
emblem-cup = Copa de oro
emblem-cup-help = Gana la copa de { $highest_cup }.
emblem-colours = Todos los colores
emblem-colours-help = Completa un tesoro de cada color en una partida.
emblem-nine = Nueve islas
emblem-nine-help = Completa nueve tesoros en una partida.
emblem-tidy = Sin cabos sueltos
emblem-tidy-help = Termina una partida sin ningún tesoro a medias.
emblem-palms = Palmeral
emblem-palms-help = Consigue 12 puntos de palmeras en una partida.
emblem-seals = Lacrado
emblem-seals-help = Consigue 12 puntos de sellos en una partida.
emblem-points-120 = 120 puntos
emblem-points-120-help = Consigue 120 puntos en una partida.
emblem-points-130 = 130 puntos
emblem-points-130-help = Consigue 130 puntos en una partida.
emblem-points-140 = 140 puntos
emblem-points-140-help = Consigue 140 puntos en una partida.
emblem-hair = Por los pelos
emblem-hair-help = Gana por un punto o en el desempate.
emblem-levels = De grado en grado
emblem-levels-help = Gana contra un bot de cada nivel.
emblem-week = Una semana en el mar
emblem-week-help = Termina una partida al día durante siete días seguidos.
emblem-hundred = Viejo lobo de mar
emblem-hundred-help = Termina cien partidas.

## Tus datos

logbook-yours = Tus datos
logbook-yours-help = Todo esto sale de tus partidas en este servidor. Llévatelo, úsalo en otro dispositivo o bórralo.
logbook-yours-here = Todo esto sale de las partidas de este dispositivo. Llévatelo o bórralo.
logbook-device = Usar en otro dispositivo
logbook-device-help = Abre este enlace en tu otro dispositivo y confírmalo después aquí. Ese dispositivo tendrá tu bitácora, tus partidas y tus sitios, y sus propias partidas se añadirán a las tuyas. El enlace es para un solo dispositivo y caduca en { $minutes } minutos. No lo compartas.
logbook-device-ask = ¿Usar aquí la bitácora de tu otro dispositivo?
logbook-device-whose = Este enlace lleva a la bitácora de { $name } ({ $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }).
logbook-device-nobody = Este enlace lleva a una bitácora sin partidas.
logbook-device-brings = { $count ->
    [0] En este dispositivo no hay partidas que añadir.
    [one] La partida de este dispositivo se añadirá a ella. Quien tenga esa bitácora podrá verla y borrarla. No se puede deshacer.
   *[other] Las { $count } partidas de este dispositivo se añadirán a ella. Quien tenga esa bitácora podrá verlas y borrarlas. No se puede deshacer.
}
logbook-device-ask-help = Continúa solo si has creado este enlace tú.
logbook-device-code = Confírmalo ahora en tu otro dispositivo. Muestra este número:
logbook-device-request = { $count ->
    [one] Un dispositivo quiere usar tu bitácora. Trae 1 partida. Acéptalo solo si muestra este número:
   *[other] Un dispositivo quiere usar tu bitácora. Trae { $count } partidas. Acéptalo solo si muestra este número:
}
logbook-device-let-in = Aceptar
logbook-device-refuse = No aceptar
logbook-device-joined = Tu otro dispositivo ya tiene tu bitácora.
logbook-device-yes = Usarla aquí
logbook-device-no = No, gracias
logbook-device-done = { $count ->
    [0] Este dispositivo ya tiene tu bitácora.
    [one] Este dispositivo ya tiene tu bitácora y ha traído una partida.
   *[other] Este dispositivo ya tiene tu bitácora y ha traído { $count } partidas.
}
logbook-export = Guardar como JSON
logbook-records = Guardar todas las partidas
logbook-delete = Borrar todo
logbook-delete-ask = Esto borra tus partidas, tu bitácora, tu rating y tu clave, aquí y en el servidor. En las partidas con otras personas se conservan tu nombre y tus mensajes. No se puede deshacer.
logbook-delete-yes = Borrar todo ahora
logbook-delete-no = Conservar todo
logbook-deleted = { $count ->
    [one] Se ha borrado una partida y todo lo que era tuyo.
   *[other] Se han borrado { $count } partidas y todo lo que era tuyo.
}

## Fuerza

rating-title = Rating
rating-help = Si quieres, el servidor calcula tu rating: lo bien que juegas contra los bots y contra otras personas con rating. Las partidas con pistas no cuentan, y terminar una partida antes de tiempo cuenta como derrota. Si no lo pides, no se guarda nada.
rating-want = Calcular mi rating
rating-keep = Guardar
rating-stop = Dejar de calcularlo y borrar mi rating
rating-provisional = provisional
rating-provisional-help = Tras unas partidas más, el número será fiable.
rating-interval = { $games ->
    [one] entre { $low } y { $high }, tras una partida
   *[other] entre { $low } y { $high }, tras { $games } partidas
}
rating-levels = Rating de los bots
rating-listed = Mostrar mi nombre en las clasificaciones de este servidor
rating-hidden = Quien lleva este servidor ha ocultado tu nombre en las clasificaciones.
boards-title = Clasificaciones
boards-day = Hoy
boards-week = Esta semana
boards-all = Desde siempre
boards-none = Nadie todavía.
boards-place = Puesto
boards-name = Nombre
boards-gain = Subida
