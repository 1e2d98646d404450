### What only the terminal says.

## The table

terminal-legend = [ ] libre, [X] cruz, [$] moneda, [P] palmera; marcadas: [#] (X) ($) (P)
terminal-before = Antes del primer turno. Empieza { $start }.
terminal-turn = Ronda { $round } de { $rounds }, turno { $turn } de { $turns }. Empieza { $start }.
terminal-over = La partida ha terminado.
terminal-expedition = Expedición
terminal-cups = Copas restantes: { $cups }
terminal-display = Plantilla, y { $stack } en el mazo:
terminal-hand = Tu mano, de la que te quedas con { $kept }:
terminal-place = { $name }: { $points } por ahora
terminal-completed = completos: { $treasures }
terminal-empty = vacío
terminal-seal = { $colour ->
    [purple] sello lila
    [orange] sello naranja
    [green] sello verde
   *[grey] sello gris
}
terminal-coins = monedas
terminal-cup = copa { $points }
terminal-palms = palmeras { $boxes }

## What is asked

terminal-welcome = Escribe { terminal-command-help } para ver lo que puedes hacer.
terminal-ask = { $name }, { $request }:
terminal-ask-keep = quédate con { $kept } tesoros
terminal-ask-mark = marca { $pattern } o una casilla
terminal-ask-single = no hay sitio para { $pattern }, así que marca una casilla
terminal-ask-bonus = marca una casilla más
terminal-ask-take = toma un tesoro
terminal-ask-done = pulsa Enter para dejarlo así, o escribe { terminal-command-back }
terminal-hand-over = { $name }, te toca. Pulsa Enter cuando estés aquí.

## The commands. They are typed, so each is one word, in small letters, that is none of the others
## and none of keep, mark, bonus, pass, take and draw. The English words work in every language.

terminal-command-help = ayuda
terminal-command-moves = jugadas
terminal-command-table = mesa
terminal-command-patterns = patrones
terminal-command-scores = puntos
terminal-command-back = deshacer
terminal-command-done = listo
terminal-command-quit = salir

## Help. Each line stands beside what is typed.

terminal-help-mark = marca a1 y b1 en tu tesoro 1
terminal-help-keep = se queda con estos { $kept } tesoros
terminal-help-take = toma este tesoro; draw roba uno del mazo
terminal-help-tab = completa lo que escribes hasta formar una jugada válida
terminal-help-moves = enumera todas las jugadas válidas
terminal-help-table = muestra otra vez la mesa
terminal-help-patterns = muestra las { $pile } expediciones de una ronda
terminal-help-scores = muestra la hoja de puntos
terminal-help-back = deshace tu última marca, mientras no confirmes con Enter o { terminal-command-done }
terminal-help-quit = deja la partida

## What is answered

terminal-nothing-to-take-back = No hay nada que deshacer.
terminal-made-already = Ya has hecho tu jugada. Pulsa Enter para dejarla así, o escribe { terminal-command-back }.
terminal-no-move = { $typed } no es una jugada; { $hint }.
terminal-hint-keep = escribe los { $kept } tesoros con los que te quedas, como P3 S2
terminal-hint-mark = escribe el número del tesoro y sus casillas, como 1a1b1 o 2c3
terminal-hint-bonus = escribe el número del tesoro y una casilla, como 2c3
terminal-hint-take = escribe un tesoro de la plantilla, o draw
terminal-hint-pass = escribe pass
