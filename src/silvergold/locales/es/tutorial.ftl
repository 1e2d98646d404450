### De qué se trata

aim-title = De qué se trata
aim-mark = Marca las casillas de tus islas.
aim-score = Las islas completas dan puntos.
aim-win = Gana quien tenga más puntos tras { $all_turns } turnos.
aim-go = Empezar
back-to-invitation = Volver a la invitación

## The tutorial, and the hints of the first game.

## Step by step

# $treasures are two treasures. The words on a button are a reference to its message in web.ftl.
tutor-keep = Empiezas con { $kept } islas. Una isla solo cuenta cuando todas sus casillas están marcadas, así que las pequeñas se completan antes. Una buena pareja: { $treasures }.
tutor-keep-done = Buena pareja. { hint-seal } Confírmala con «{ keep-these }».
tutor-keep-other = También puedes quedarte con estos: las islas grandes dan más, pero tardan más. Lo más rápido: { $treasures }.
tutor-suggested = Sugerido
tutor-place = La carta de expedición muestra un patrón que vale para todo el mundo. Ponlo en una de tus islas: toca donde vaya, o dibújalo sobre las casillas.
tutor-done-place = Solo está a lápiz: toca en otra parte para moverlo, o deshazlo. Con «{ done }» ya cuenta.
tutor-turn = { $tool ->
    [words] Los patrones se pueden girar. Pulsa «{ turn-it }» hasta que quede como las casillas enmarcadas, y ponlo ahí.
    [icon] Los patrones se pueden girar. Pulsa el botón resaltado hasta que quede como las casillas enmarcadas, y ponlo ahí.
   *[ready] Los patrones se pueden girar. Pon este en las casillas enmarcadas.
}
tutor-mirror = { $tool ->
    [words] Este patrón también se puede voltear. Pulsa «{ mirror-it }» y ponlo en las casillas enmarcadas.
    [icon] Este patrón también se puede voltear. Pulsa el botón resaltado y ponlo en las casillas enmarcadas.
   *[ready] Este patrón también se puede voltear. Ponlo en las casillas enmarcadas.
}
tutor-done = ¡Eso es! Confírmalo con «{ done }».
tutor-cross = Pon el patrón sobre la cruz roja: una cruz te da de inmediato una casilla más.
tutor-bonus = { $brings ->
    [complete] Una casilla más por la cruz, en la isla que quieras. ¡La enmarcada completa una isla!
   *[other] Una casilla más por la cruz, en una de tus islas: la que quieras de las libres.
}
tutor-done-complete = { $seals ->
    [0] La isla está completa: ¡{ $points } puntos! Confírmalo con «{ done }» y quedará apartada.
    [one] La isla está completa: { $points } puntos, y uno más por un sello. Confírmalo con «{ done }».
   *[other] La isla está completa: { $points } puntos, y { $seals } más en sellos. Confírmalo con «{ done }».
}
tutor-take = Por cada isla completa tomas un tesoro nuevo: uno de la plantilla (las cartas a la vista) o, sin verlo, el de arriba del mazo. Este está lleno de monedas: { $treasure }.
tutor-take-again = Toma otro más: el que quieras.
tutor-coin = Cada moneda vale 1 punto, y { $coins_in_a_row } llenan una hilera de tu tarjeta de puntuación. Pon el patrón sobre ellas.
tutor-done-coin = Las monedas son tuyas. Una hilera llena gana una copa. Confírmalo con «{ done }».
tutor-palm = { $way ->
    [words] Una palmera da 1 punto, y 1 más por cada palmera de la plantilla: ahora { $points }. En vez del patrón, marca solo esta casilla: pulsa «{ one-square }».
    [icon] Una palmera da 1 punto, y 1 más por cada palmera de la plantilla: ahora { $points }. En vez del patrón, marca solo esta casilla: pulsa el botón resaltado.
    [ready] Una palmera da 1 punto, y 1 más por cada palmera de la plantilla: ahora { $points }. Marca solo esta casilla.
   *[pattern] Una palmera da 1 punto, y 1 más por cada palmera de la plantilla: ahora { $points }. Pon el patrón sobre ella.
}
tutor-done-palm = { $points ->
    [one] 1 punto por la palmera, al momento. Confírmalo con «{ done }».
   *[other] { $points } puntos por la palmera, al momento. Confírmalo con «{ done }».
}
tutor-complete = { $way ->
    [words] A esta isla solo le falta una casilla. Pulsa «{ one-square }» y márcala en vez del patrón.
    [icon] A esta isla solo le falta una casilla. Pulsa el botón resaltado y márcala en vez del patrón.
    [ready] A esta isla solo le falta una casilla. Márcala.
   *[pattern] Aquí se puede completar una isla: pon el patrón en las casillas enmarcadas.
}
tutor-round = Una ronda nueva: se barajan otra vez las { $pile } expediciones.
tutor-cup = Una hilera de monedas llena gana la copa de más valor: { $points }. ¡Ve por ella!
tutor-done-cup = La hilera está llena, y gana la copa de { $points }. Confírmalo con «{ done }».
tutor-free = Marca el patrón donde quieras, o una sola casilla.
tutor-other = También se puede. Deshazlo para probar la jugada propuesta, o sigue con «{ done }».
tutor-watch = Todo el mundo marca a la vez. Ahora se ve lo que hizo cada cual.
tutor-squares = Enmarcadas en el tesoro { $slot }: { $squares }.
# For screen readers, where the buttons of the tools have no words on them.
tutor-button = { $button ->
    [turn] Botón resaltado: { turn-it }.
    [mirror] Botón resaltado: { mirror-it }.
   *[single] Botón resaltado: { one-square }.
}

## For those who use the keyboard

tutor-keys-place = Las flechas lo mueven, Enter lo pone, Tab cambia de tesoro.
tutor-keys-turn = R lo gira.
tutor-keys-mirror = F lo voltea.
tutor-keys-single = S cambia a una sola casilla.
tutor-keys-done = D confirma, y Retroceso deshace.

## The end of the tutorial

tutor-end-title = ¡Ya sabes jugar!
tutor-end-count = Así se cuenta. Tus puntos hasta ahora:
tutor-end-rest = { $unseen ->
    [0] Una partida tiene { $rounds } rondas de { $turns } turnos. En cada ronda salen las { $pile } expediciones. Al final gana quien tenga más puntos.
   *[other] Una partida tiene { $rounds } rondas de { $turns } turnos. En cada ronda salen solo { $turns } de las { $pile } expediciones. Al final gana quien tenga más puntos.
}
tutor-end-rules = Lo demás está en las reglas.
tutor-end-again = Empezar de nuevo

## Hints

hint-keep = Las islas pequeñas se completan antes, las grandes dan más. Cruces, monedas y palmeras ayudan.
hint-first = Dibuja el patrón, o toca donde quieras ponerlo. Gíralo y voltéalo como quieras.
hint-no-fit = Vale cualquier casilla libre: mejor una cruz, una moneda, una palmera o una que haya quedado suelta.
hint-round = { $unseen ->
    [0] Una ronda nueva: las { $pile } expediciones están otra vez en el mazo, y saldrán todas.
   *[other] Una ronda nueva: las { $pile } expediciones están otra vez en el mazo, y saldrán { $turns }.
}
hint-complete = Ahora puedes completar una isla. Mueve el patrón para ver cuánto da.
hint-cup = Ahora puedes llenar una hilera de monedas y ganar la copa de { $points }.
hint-palm = { $points ->
    [one] Una palmera daría ahora 1 punto. Con más palmeras en la plantilla da más.
   *[other] Una palmera daría ahora { $points } puntos: 1, y 1 por cada palmera de la plantilla.
}
hint-cross = Si marcas una cruz, ganas una casilla más en la isla que quieras.
hint-coin = Cada moneda vale 1 punto, y una hilera llena de { $coins_in_a_row } gana una copa.
hint-nearly = Una isla está casi completa: quizá te convenga más una sola casilla que el patrón.
hint-bonus = Marca cualquier casilla libre, en la isla que quieras. Si es otra cruz, ganas otra.
hint-done = Nada cuenta antes de «{ done }»: cámbialo cuantas veces quieras.
hint-take = Las islas pequeñas son rápidas, las grandes valen más. Las palmeras que quedan en la plantilla ayudan a las tuyas.
hint-seal = El sello de un tesoro completo da puntos por cada tesoro completo de su color.
hints-off = Quitar los consejos
