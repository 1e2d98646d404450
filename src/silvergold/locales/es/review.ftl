### The review of a finished game: on the command line, in its page, and in the browser.

## The game as a whole

review-title = Análisis
review-accuracy = Precisión
review-level = Juega como
review-lost = Regalado
review-kind-keep = Conservar
review-kind-mark = Marcar
review-kind-take = Tomar
review-luck = Suerte
review-others = Otros
review-expected = Esperado
review-score = Resultado
review-chance = Probabilidad de ganar
review-percent = { $percent } %
review-decisions = Decisiones
review-turning-points = Momentos decisivos
review-turning-decision = Turno { $turn }: una decisión de { $name } ({ $change })
review-turning-luck = Turno { $turn }: suerte para { $name } ({ $change })
review-method = Los puntos esperados y las probabilidades de ganar son estimaciones del bot «{ $judge }», que mira un turno por delante.

## Grades

review-grade-best = La mejor
review-grade-good = Buena
review-grade-slip = Imprecisión
review-grade-mistake = Error
review-grade-blunder = Error grave

## One decision

review-worst = Las decisiones más caras
review-nothing = Nadie ha regalado nada digno de mención.
review-heading = Turno { $turn }, { $name }: { $grade }
review-heading-keep = Antes del primer turno, { $name }: { $grade }
review-costs = Regalado: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos y { $chance } de probabilidad de ganar.
review-played = Jugado
review-better = Mejor
review-from-stack = un tesoro del mazo
review-marked-now = [*] marcada en este turno

## Why another decision was better. Each is a sentence about it; turns and points are averages.

# One of two islands with the same name.
review-one-of-two = { $treasure } (isla { $slot })
review-reason-finish = Así { $treasure } queda completo enseguida.
review-reason-sooner = Así { $treasure } queda completo unos { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos antes.
review-reason-possible = Así aún se puede completar { $treasure }; tal como se jugó, ya no.
review-reason-cup = { $points ->
    [one] Así se llena una hilera de monedas: la próxima copa vale 1 punto.
   *[other] Así se llena una hilera de monedas: la próxima copa vale { $points } puntos.
}
review-reason-coins = { $count ->
    [one] Así se marca una moneda más.
   *[other] Así se marcan { $count } monedas más.
}
review-reason-palm = { $points ->
    [one] Así las palmeras dan 1 punto más.
   *[other] Así las palmeras dan { $points } puntos más.
}
review-reason-whole = Se marca el patrón entero: { $squares } casillas en total en vez de { $instead }.
review-reason-cross = Las cruces dan más: { $squares } casillas en total en vez de { $instead }.
review-reason-squares = Se marcan { $squares } casillas en vez de { $instead }.
review-reason-fits = Después, en { $treasure } cabe el patrón que puede salir a continuación ({ $pattern }); tal como se jugó, no cabe en ningún sitio.
review-reason-late = { $left ->
    [0] Era el último turno: { $treasure } ya no se completa.
    [one] A { $treasure } le faltan unos { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos, y solo queda uno.
   *[other] A { $treasure } le faltan unos { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos, y solo quedan { $left }.
}
review-reason-too-long = { $left ->
    [one] El tesoro tomado ({ $treasure }) necesita unos { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos, y solo queda uno.
   *[other] El tesoro tomado ({ $treasure }) necesita unos { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos, y solo quedan { $left }.
}
review-reason-known = Vale { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más que un tesoro promedio del mazo.
review-reason-unseen = Un tesoro promedio del mazo vale { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más.
review-reason-quick = Completar { $treasure } lleva unos { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos menos.
review-reason-worth = Completo vale { $points } puntos más.
review-reason-seal = { $points ->
    [one] Con los sellos vale 1 punto más.
   *[other] Con los sellos vale { $points } puntos más.
}
review-reason-has-coins = { $count ->
    [one] Tiene una moneda más.
   *[other] Tiene { $count } monedas más.
}
review-reason-has-crosses = { $count ->
    [one] Tiene una cruz más.
   *[other] Tiene { $count } cruces más.
}
review-reason-has-palm = Tiene una palmera.
review-reason-little = Vale un poco más de media.

## In the browser

review-begins = El análisis empieza enseguida…
review-progress = Se analiza el turno { $turn } de { $turns }
review-luck-you = Las cartas te dieron { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más que a { $name }.
review-luck-you-less = Las cartas le dieron a { $name } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más que a ti.
review-luck-name = Las cartas le dieron a { $who } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más que a { $name }.
review-luck-even = Las cartas trataron a todos más o menos igual.
review-by-kind = Puntos regalados
review-mine = Mías
review-mistakes-only = Solo errores
review-worst-first = Peores primero
review-previous-mistake = Error anterior
review-next-mistake = Error siguiente
review-options = Las mejores opciones
review-table = Toda la mesa
review-was-best = No se encontró nada mejor.
review-forced = No había otra opción.
review-no-decisions = No hay decisiones así.
review-island = isla { $slot }: { $squares }
review-pass = pasar
review-before = Antes del primer turno
review-jump = Turno
review-luck-of-cards = Suerte con las cartas
review-luck-deal = Repartido a { $name }: { $treasures }
review-luck-reveal = Revelado: { $pattern }
review-luck-refill = Nuevo en la plantilla: { $treasures }
review-luck-draw = { $name } roba { $treasures }
review-chance-of = { $name } { $percent }
review-turned-decision = { $when }: una decisión de { $name } ({ $change })
review-turned-luck = { $when }: suerte para { $name } ({ $change })
review-load-help = Elige una partida guardada para analizarla.

## Playing on from a position

play-from = Seguir desde aquí
play-from-about = Una partida nueva desde esta posición, contra bots ({ $when }). Vienen las mismas cartas que la primera vez, para que puedas comparar los resultados. Lo que los demás eligieron en este turno queda como estaba; después juegan de nuevo.
play-from-seat = Juegas como
play-from-others = Los demás: { $names }
play-from-start = Empezar
