### The deal of the day, and challenges: the same cards for everybody.

## On the home page

daily-title = Partida del día
daily-invite = Las mismas cartas para todo el mundo, una vez al día. ¿Cuántos puntos les sacas?
daily-play = Jugar la partida de hoy
daily-see = Ver tu puesto
daily-next = Próxima partida en { $time }
daily-next-label = La próxima partida empieza a las { $time }.
daily-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
daily-place = Puesto { $place } de { $count }
daily-streak = { $count ->
    [one] 1 día seguido
   *[other] { $count } días seguidos
}

## The page of a day

daily-finished = { $count ->
    [0] Todavía no la ha terminado nadie.
    [one] La ha terminado 1 persona.
   *[other] La han terminado { $count } personas.
}
daily-once = Para la clasificación del día solo cuenta un intento, sin pistas.
daily-clock = Cada día a medianoche UTC (para ti, a las { $time }) empieza una partida nueva.
daily-until = Termínala antes de las { $time } para que cuente.
daily-past = Este día ya pasó. Aún puedes jugar sus cartas, pero no cuentan para la clasificación.
daily-play-past = Jugar estas cartas
daily-longest = Racha más larga: { $count }
daily-not-counted = Esta partida no está en la clasificación: un bot jugó por alguien o terminó demasiado tarde.
daily-unfinished = Dejaste esta partida sin terminar.
daily-results-later = Verás los resultados de todos a partir de las { $time }.
daily-beside = Jugaste estas cartas fuera de la clasificación. Este sería tu puesto.
daily-on-device = La clasificación general necesita un servidor. Tus resultados y tu racha se guardan en este dispositivo.
daily-everybody = Cómo le fue a todo el mundo
# A picture of all results, for those who cannot see it.
daily-picture = { $count ->
    [1] Por ahora, un resultado: { $middle } puntos.
   *[other] { $count } resultados, de { $lowest } a { $highest } puntos; la mitad tiene al menos { $middle }.
}
daily-picture-own = Tienes { $points } puntos, más que el { $share } de los demás.
daily-captain = Cómo le fue al capitán
daily-captain-more = Con las mismas cartas el capitán hizo { $captain }: { $points } más que tú.
daily-captain-less = Con las mismas cartas el capitán hizo { $captain }: { $points } menos que tú. ¡Bien hecho!
daily-captain-same = Con las mismas cartas el capitán hizo { $captain }, lo mismo que tú.
daily-captain-alone = Con estas cartas el capitán hizo { $captain }.
daily-captain-busy = El capitán sigue jugando…
daily-best = Las mejores partidas
daily-none = Todavía no hay nadie en la clasificación.
daily-column-place = Puesto
daily-column-name = Nombre
daily-column-points = Puntos
daily-you = tú
daily-replay-of = Ver la partida de { $name }
daily-compare = Comparar turno a turno
daily-tour = La travesía de la semana
daily-tour-about = Los puntos de toda la semana juntos, de lunes a domingo.
daily-tour-none = Sin puntos este día
daily-other-days = Otros días

## Sharing a result

daily-share = Compartir tu resultado
daily-share-copy = Copiar
daily-share-copied = Copiado
daily-share-label = Tu resultado, sin revelar nada
daily-share-head = { $title } · { $day }

## Challenges

challenge-title = Desafío
challenge-beat = { $name } hizo { $points } puntos. ¿Puedes superarlo?
challenge-own = Hiciste { $points } puntos. ¿Quién puede superarlo?
challenge-anybody = Anónimo
challenge-deal = Recibes las mismas cartas y juegas contra los mismos bots: cuando quieras, pero una sola vez. Después se pueden comparar las partidas turno a turno.
challenge-position = Empiezas en la misma posición ({ $turn }) y juegas contra los mismos bots: cuando quieras, pero una sola vez. Después se pueden comparar las partidas turno a turno.
challenge-play = Aceptar el desafío
challenge-friend = Desafiar a alguien
challenge-from-here = Desafiar desde esta posición
challenge-friend-about = Quien tenga el enlace recibe las mismas cartas y los mismos bots, juega cuando quiere y después ve tu partida.
challenge-label = Enlace al desafío
challenge-words = Hice { $points } puntos en { $title }. ¿Puedes superarlo con las mismas cartas?
challenge-results = Resultados
challenge-won = ¡Superas a { $name } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}!
challenge-lost = { $name } sigue por delante por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
challenge-even = ¡Los mismos puntos que { $name }!
challenge-alone = Nadie más lo ha terminado todavía. Envíale el enlace a alguien.

## Games side by side

compare-title = Lado a lado
compare-who = Partidas que comparar
compare-turn = Turno
compare-loading = Cargando las partidas…
