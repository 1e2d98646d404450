### Hints about the best move, and training positions.

## Hints during a game: the button, and what it says. Hints are short.

advice-hint = Pista
advice-more = Más
advice-show = Mostrar
advice-do = Hacerlo
advice-busy = Pensando…
advice-not-yet = Las pistas se están preparando. Inténtalo de nuevo en uno o dos minutos.
advice-done = Está a lápiz. «{ done }» lo confirma.
advice-forced = Solo puedes hacer una cosa.
advice-best = Lo mejor: { $moves }

# What to think of.
advice-nudge-finish = Puedes completar una isla ahora.
advice-nudge-turns = ¿Qué isla se puede completar antes?
advice-nudge-late = Quedan pocos turnos: ¿qué se puede completar a tiempo?
advice-nudge-coins = Fíjate en las monedas.
advice-nudge-palm = Fíjate en las palmeras.
advice-nudge-squares = Puedes marcar más casillas de lo que parece.
advice-nudge-cross = Fíjate en las cruces.
advice-nudge-next = Piensa en los patrones que pueden salir después.
advice-nudge-worth = Fíjate en cuánto valen los tesoros.
advice-nudge-seal = Fíjate en los sellos.
advice-nudge-known = En la plantilla hay algo mejor de lo que cabe esperar del mazo.
advice-nudge-unseen = Nada de la plantilla te aporta mucho.
advice-nudge-little = Ninguna jugada destaca, pero una es algo mejor.

# Where, or which.
advice-where = { $place ->
    [north] Mira el norte de la isla { $slot }.
    [north-east] Mira el noreste de la isla { $slot }.
    [east] Mira el este de la isla { $slot }.
    [south-east] Mira el sureste de la isla { $slot }.
    [south] Mira el sur de la isla { $slot }.
    [south-west] Mira el suroeste de la isla { $slot }.
    [west] Mira el oeste de la isla { $slot }.
    [north-west] Mira el noroeste de la isla { $slot }.
   *[middle] Mira el centro de la isla { $slot }.
}
advice-where-one = { $place ->
    [north] Basta una sola casilla: mira el norte de la isla { $slot }.
    [north-east] Basta una sola casilla: mira el noreste de la isla { $slot }.
    [east] Basta una sola casilla: mira el este de la isla { $slot }.
    [south-east] Basta una sola casilla: mira el sureste de la isla { $slot }.
    [south] Basta una sola casilla: mira el sur de la isla { $slot }.
    [south-west] Basta una sola casilla: mira el suroeste de la isla { $slot }.
    [west] Basta una sola casilla: mira el oeste de la isla { $slot }.
    [north-west] Basta una sola casilla: mira el noroeste de la isla { $slot }.
   *[middle] Basta una sola casilla: mira el centro de la isla { $slot }.
}
advice-keep = Quédate con { $treasure }.
advice-take = Toma { $treasure }.
advice-draw = Roba del mazo.

# Why. Other reasons are those of reviews.
advice-why-possible = Así aún se podrá completar { $treasure }.
advice-why-fits = Después, { $pattern }, que puede salir a continuación, cabrá en { $treasure }.

## Training positions.

training-intro = Una posición de una partida real, y te toca: marca donde más valga.
training-set = Colección
training-own = Mis partidas
training-easy = Fácil
training-hard = Difícil
training-next = Siguiente posición
training-again = Otra vez
training-yours = Tu jugada
training-best = La mejor
training-right = ¡Has encontrado la mejor jugada!
training-lost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos menos que la mejor jugada.
training-lost-at-least = Al menos { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos menos que la mejor jugada.
training-none = Cuando analices tus partidas, tus jugadas más costosas se guardarán aquí para practicar.
training-all-solved = ¡Todas resueltas! Puedes empezar de nuevo.
training-start-over = Empezar de nuevo
training-turns-left = Turnos después de este: { $count }
training-streak = { $count ->
    [one] 1 seguida
   *[other] { $count } seguidas
}
training-solved = Resueltas: { $count } de { $all }
