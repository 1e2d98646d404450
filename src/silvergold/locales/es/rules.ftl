### The rules, as they are read on their page and over the table.

## The page

rules-title = Reglas del juego
rules-intro = De { $fewest_players } a { $most_players } personas zarpan en busca de tesoros. En cada turno sale un patrón, y todo el mundo lo marca en una isla. Tras { $all_turns } turnos, gana quien tenga más puntos.
rules-contents = Índice
rules-search = Buscar en las reglas
rules-search-clear = Borrar la búsqueda
rules-found = { $count ->
    [0] No hay resultados. Prueba con una palabra más corta.
    [one] Un resultado.
   *[other] { $count } resultados.
}
# Words of a question that say little about what is looked for.
rules-search-ignored = a al algo alguna ante aunque cada como con cual cuál cuáles cuando cuándo cuánta cuántas cuánto cuántos de debe debo del desde donde dónde el ella en entre era es esa ese eso esta está estas este esto están fue gana ha hace hacer hay he la las le les lo los más me mi mis muy ni no nos o otra otro para pasa pero por porque puede pueden puedo qué que quién quien se ser si sí sin sobre son su sus también te tengo tiene todo tu tus un una unas uno unos usar vale y ya yo
# Words that mean the same: the first as the rules have it, or its beginning; then what people may ask for.
rules-search-same = gir rotar, volte reflejar espejo invertir, casilla cuadro cuadrado, palmera árbol palma, copa trofeo, moneda dinero oro, tesoro isla mapa, sello lacre, plantilla mercado expositor, mazo pila baraja, empate igualdad, gana ganador victoria vence, punto valor vale valen, cambiar deshacer corregir, último final, vacío agota acaba, renunciar omitir saltar, sola única, ocupar dividir repartir, revisar mirar ver, inicial empieza primero comienza, dura tiempo minutos larga, patrón forma
rules-results = Resultados
rules-why = El motivo
rules-books-differ = Los reglamentos difieren

## Over the table

rules-pick = ¿Sobre qué quieres saber más?
rules-pick-keys = En la mesa también puedes tocar directamente lo que te interese, o pulsar la tecla del signo de interrogación.
rules-other-things = Otras cosas
rules-all = Todas las reglas

## Before the first turn

rules-chapter-start = Antes del primer turno

rules-treasure = Tesoros
rules-treasure-island = Una carta del tesoro es una isla de casillas. Solo cuenta cuando todas están marcadas.
rules-treasure-sizes = Cuatro colores, cuatro tamaños: las islas lila tienen { $purple_size } casillas; las naranja, { $orange_size }; las verdes, { $green_size }, y las grises, { $grey_size }. Valen ese mismo número de puntos.
rules-treasure-squares = Una casilla está en blanco o lleva una cruz, una moneda o una palmera. Tres tesoros de cada color llevan un sello de otro color.
rules-treasure-many = Hay { $treasure_count } tesoros: { $purple_count } lila, { $orange_count } naranja, { $green_count } verdes y { $grey_count } grises. Cada color tiene su propio emblema.

rules-set-up = Preparación
rules-set-up-keep = Cada cual recibe { $hand_size } tesoros, se queda con { $kept } y devuelve los demás.
rules-set-up-stack = Los devueltos se barajan con los demás tesoros y forman el mazo. Los { $display_size } de arriba se destapan: son la plantilla abierta.
rules-set-up-start = Las { $pile } expediciones se barajan y quedan boca abajo. En el primer turno puede empezar cualquiera.

ruling-secret-choice = ¿Veo con qué se queda el resto?
ruling-secret-choice-answer = No. Primero elige todo el mundo, y después se ve con qué se quedó cada cual.
ruling-secret-choice-why = Los reglamentos no lo dicen. Si se elige a la vez, nadie espera, y nadie elige según lo que tiene el resto.

ruling-given-back = ¿Adónde van los tesoros devueltos?
ruling-given-back-answer = Se barajan con el mazo antes de formar la plantilla. Así que cualquiera de ellos puede volver a salir.
ruling-given-back-why = Según los reglamentos, primero se devuelven y después se barajan los tesoros restantes. Los contamos entre los restantes.

## A turn

rules-chapter-turn = Un turno

rules-turn = Tres acciones
rules-turn-length = Una partida tiene { $all_turns } turnos: { $rounds } rondas de { $turns }. Cada turno tiene tres acciones.
rules-turn-reveal = Primera: se descubre una expedición. Su patrón vale para todo el mundo.
rules-turn-mark = Segunda: todo el mundo marca casillas, al mismo tiempo.
rules-turn-settle = Tercera: se resuelve por orden. Las hileras de monedas llenas ganan copas, los tesoros completos se apartan y se toman otros nuevos.

ruling-duration = ¿Cuánto dura una partida?
ruling-duration-answer = Unos 20 minutos.
ruling-duration-why = Un reglamento dice 15 minutos. Los demás dicen 20.

rules-expedition = Expediciones
rules-expedition-patterns = Las { $pile } expediciones muestran { $pattern_kinds } patrones: hay dos de «tres en línea» y dos de «tres en esquina».
rules-expedition-pile = Las usadas quedan en un montón que nadie puede revisar. Recordar qué patrones han salido es cosa tuya.

ruling-used-expeditions = ¿Puedo revisar las expediciones usadas?
ruling-used-expeditions-answer = No. La carta de la ronda muestra los { $pile } patrones, pero no cuáles han salido. Solo una mesa con ayuda de memoria muestra los que quedan por salir.
ruling-used-expeditions-why = Los reglamentos lo prohíben: recordar es parte del juego. La ayuda de memoria es un añadido de esta edición, y la ve todo el mundo.

rules-mark = Marcar
rules-mark-pattern = Marca el patrón en uno de tus dos tesoros, girado y volteado como quieras. Todas sus casillas tienen que estar libres.
rules-mark-one = O marca exactamente una casilla libre en vez del patrón.
rules-mark-hidden = Nadie ve tus marcas antes de que acabe todo el mundo. Puedes cambiarlas hasta que pulses «{ done }».

ruling-one-square = ¿Puedo marcar una sola casilla aunque quepa el patrón?
ruling-one-square-answer = Sí, por el motivo que sea. Pero entonces, exactamente una.
ruling-one-square-why = Los reglamentos lo permiten a quien no puede usar el patrón, y también a quien no quiere.

ruling-one-card = ¿Puede un patrón ocupar mis dos tesoros?
ruling-one-card-answer = No. Todas sus casillas van en un solo tesoro, y no puede faltar ninguna.
ruling-one-card-why = En los reglamentos el patrón va entero en un solo tesoro. Solo la casilla extra de una cruz puede ir en el otro.

ruling-mark-nothing = ¿Puedo no marcar nada?
ruling-mark-nothing-answer = Solo si no te queda ninguna casilla libre.
ruling-mark-nothing-why = En un reglamento esta frase está al revés. Los demás prohíben no marcar nada. Quien no tiene casillas libres no puede hacer otra cosa.

rules-ways = Dedo, ratón o teclas
rules-ways-draw = Dibuja el patrón sobre las casillas con el dedo, un lápiz táctil o el ratón.
rules-ways-place = O señala dónde va. Gíralo y voltéalo con los botones, la rueda del ratón o las teclas R y F. Después haz clic o toca.
rules-ways-keys = O usa solo las teclas. Las flechas mueven el patrón, R lo gira, F lo voltea, S cambia a una casilla, Tab pasa al otro tesoro. Enter marca, Retroceso deshace, D es «{ done }».
rules-ways-ask = Toca en la mesa una copa, una palmera, un sello o una carta, y se abrirá su regla. Con el signo de interrogación de la barra las ves todas.

## What the squares bring

rules-chapter-squares = Lo que dan las casillas

rules-cross = Cruces
rules-cross-more = Una cruz te da de inmediato otra casilla: la que quieras entre las libres de tus dos tesoros.
rules-cross-again = Esa casilla puede ser otra cruz, y así sucesivamente.

ruling-cross-must = ¿Puedo renunciar a la casilla que da una cruz?
ruling-cross-must-answer = No. Hay que marcarla, y de inmediato.
ruling-cross-must-why = En los reglamentos es una obligación, no una opción.

ruling-two-crosses = ¿Y si un patrón cubre dos cruces?
ruling-two-crosses-answer = Entonces marcas dos casillas más.
ruling-two-crosses-why = Cada cruz marcada da su propia casilla.

ruling-cross-lapses = ¿Y si no queda casilla libre para una cruz?
ruling-cross-lapses-answer = Entonces la cruz se pierde. Eso pasa solo cuando ninguno de tus tesoros tiene casillas libres.
ruling-cross-lapses-why = Los reglamentos no hablan de ello. Nadie tiene que hacer lo imposible.

rules-coin = Monedas
rules-coin-box = Una moneda llena la siguiente casilla de monedas de tu tarjeta de puntuación: hilera por hilera desde arriba, cada una desde la izquierda.
rules-coin-points = Cada casilla llena vale 1 punto al final. Una hilera llena, de { $coins_in_a_row }, gana una copa.

ruling-coin-row = ¿Por dónde empieza la siguiente hilera de monedas?
ruling-coin-row-answer = Por la izquierda, como la primera.
ruling-coin-row-why = Un reglamento dice por la derecha. Los demás, por la izquierda. Los puntos son los mismos.

ruling-coin-no-box = ¿Qué da una moneda cuando ya están llenas las { $coin_boxes } casillas de monedas?
ruling-coin-no-box-answer = Nada. Su casilla se marca como cualquier otra.
ruling-coin-no-box-why = La tarjeta de puntuación tiene { $coin_boxes } casillas de monedas. En los reglamentos, las demás se pierden.

rules-palm = Palmeras
rules-palm-points = Una palmera puntúa de inmediato: 1 punto, más 1 por cada palmera que muestre la plantilla al marcarla.
rules-palm-box = El número se anota en tu siguiente casilla de palmeras. Hay { $palm_boxes }.
rules-palm-example = Con dos palmeras en la plantilla, la que marcas da 3 puntos.

ruling-palm-must = ¿Puede una palmera esperar una plantilla mejor?
ruling-palm-must-answer = No. Puntúa de inmediato, aunque sea poco, y llena una casilla.
ruling-palm-must-why = Los reglamentos dan sus puntos al momento. Tú eliges cuándo marcar una palmera, no si cuenta.

ruling-palm-own = ¿Cuenta una palmera de mi otro tesoro?
ruling-palm-own-answer = No. Cuentan la que marcas y las de la plantilla.
ruling-palm-own-why = Todos los reglamentos dejan fuera el otro tesoro.

ruling-palm-display = ¿Cambia la plantilla mientras marcamos?
ruling-palm-display-answer = No. Para todas las palmeras de un turno vale la misma plantilla.
ruling-palm-display-why = Los tesoros nuevos se toman solo al resolver, y solo entonces se rellena la plantilla. Así nadie sale ganando por ir deprisa o despacio.

ruling-palm-no-box = ¿Qué da una palmera cuando ya están llenas las { $palm_boxes } casillas de palmeras?
ruling-palm-no-box-answer = Nada. Las { $palm_boxes } primeras llenan las casillas.
ruling-palm-no-box-why = La tarjeta de puntuación tiene { $palm_boxes } casillas de palmeras. En los reglamentos, las demás no dan puntos.

## Settling

rules-chapter-settle = Resolver el turno

rules-settle = Por orden
rules-settle-order = Primero resuelve quien empieza, y luego el resto, en el sentido de las agujas del reloj. Cada cual lo hace todo antes de que empiece la persona siguiente.
rules-settle-steps = Primero se ganan las copas por las hileras que se llenaron en este turno. Después se aparta, boca arriba, cada tesoro completo, y se toma uno nuevo en su lugar.

rules-cup = Copas
rules-cup-highest = Una hilera de monedas llena gana la copa de más valor que quede en la carta de la ronda: primero { $highest_cup }, y así hasta { $lowest_cup }. Su número se anota en la copa que hay junto a la hilera.
rules-cup-order = Las copas se ganan al resolver. Si dos personas llenan una hilera en el mismo turno, la copa de más valor es para quien resuelve antes.

ruling-two-rows = ¿Y si lleno dos hileras en un turno?
ruling-two-rows-answer = Ganas dos copas: la de más valor y después la siguiente.
ruling-two-rows-why = Cada hilera llena tiene su propia copa.

ruling-cups-gone = ¿Y si ya se han ganado las { $cup_count } copas?
ruling-cups-gone-answer = Entonces la copa de la hilera queda vacía. Sus monedas siguen contando.
ruling-cups-gone-why = La carta de la ronda tiene { $cup_count } copas, y los reglamentos no dan puntos más allá de ellas.

rules-display = La plantilla abierta
rules-display-take = En la plantilla hay { $display_size } tesoros a la vista. Por cada tesoro que completas tomas uno nuevo: uno de aquí o, sin verlo, el de arriba del mazo.
rules-display-fill = Cuando acabas, la plantilla se rellena otra vez hasta { $display_size }.
rules-display-palms = Las palmeras de la plantilla cuentan para cualquiera que marque una palmera.

ruling-two-to-take = ¿Cómo tomo dos tesoros?
ruling-two-to-take-answer = Uno después del otro. Ves el primero antes de elegir el segundo.
ruling-two-to-take-why = En los reglamentos, dos se toman del mismo modo que uno. Así que lo hacemos dos veces.

ruling-display-filled = ¿Cuándo se rellena la plantilla?
ruling-display-filled-answer = Cuando alguien termina de tomar tesoros, y antes de que tome quien va después. Si toma dos, no se rellena entre uno y otro.
ruling-display-filled-why = Un reglamento la rellena al final de cada paso. Los demás, al final de la acción de esa persona.

ruling-display-laid = ¿Cuántos tesoros se destapan?
ruling-display-laid-answer = Tantos como falten, hasta que haya { $display_size }.
ruling-display-laid-why = Leídos al pie de la letra, algunos reglamentos destapan cada vez { $display_size } nuevos. Nosotros rellenamos la plantilla hasta { $display_size }.

rules-stack = El mazo
rules-stack-down = Los tesoros que quedan por salir están boca abajo en el mazo. El dorso muestra cuántos son.
rules-stack-unseen = Puedes robar el de arriba en vez de tomar uno de la plantilla. Solo lo ves cuando ya es tuyo.

ruling-stack-empty = ¿Y si el mazo está vacío?
ruling-stack-empty-answer = La partida sigue. La plantilla ya no se rellena y va encogiendo.
ruling-stack-empty-why = Así lo dicen los reglamentos para este caso raro.

ruling-all-empty = ¿Y si también la plantilla está vacía?
ruling-all-empty-answer = Entonces no tomas nada, y sigues con menos tesoros.
ruling-all-empty-why = Los reglamentos no llegan tan lejos. No queda nada que tomar.

rules-start-player = Quién empieza
rules-start-player-flag = La bandera señala a quien empieza, el «primer jugador» del reglamento: resuelve antes que nadie.
rules-start-player-moves = Después de cada turno pasa al sitio siguiente, en el sentido de las agujas del reloj.

ruling-start-moves = ¿Cuándo cambia exactamente quién empieza?
ruling-start-moves-answer = Después de la tercera acción de cada turno, también al final de una ronda.
ruling-start-moves-why = Un reglamento dice «después de cada 3 acciones»; los demás, «después de la acción 3». Viene a ser lo mismo.

## Two cards

rules-chapter-cards = Carta de la ronda y tarjeta de puntuación

rules-round-card = La carta de la ronda
rules-round-card-shows = La carta de la ronda muestra las { $rounds } rondas, las { $cup_count } copas y los { $pile } patrones. Toda la mesa la ve siempre.
rules-round-card-uses = { $unseen ->
    [0] Una ronda usa las { $pile } expediciones. Después se barajan otra vez.
   *[other] Una ronda usa { $turns } de las { $pile } expediciones. Lo que sobra nunca se ve. Después se barajan otra vez las { $pile }.
}

ruling-round-over = ¿Cuándo acaba una ronda?
ruling-round-over-answer = { $unseen ->
    [0] Cuando se han usado las { $pile } expediciones.
   *[other] Cuando se han usado { $turns } de las { $pile } expediciones.
}
ruling-round-over-why = Un reglamento dice ocho en su lista de material. Más adelante dice siete, como todos los demás.

rules-score-card = La tarjeta de puntuación
rules-score-card-boxes = Cada cual tiene una tarjeta de puntuación, o carta de evaluación: { $coin_rows } hileras de { $coins_in_a_row } casillas de monedas, una copa junto a cada hilera y { $palm_boxes } casillas de palmeras.
rules-score-card-points = El número junto a un nombre indica los puntos que lleva, incluidos los de tesoros completos y sellos.

## The count

rules-chapter-count = El recuento

rules-end = El final de la partida
rules-end-treasures = Después del último turno, cada cual suma los puntos de sus tesoros completos y de los sellos que hay en ellos.
rules-end-card = Se suma además 1 punto por cada casilla de monedas llena, más los números de las copas y los de las casillas de palmeras.
rules-end-most = Gana quien tenga más puntos.
rules-end-example = Un ejemplo, para ir contando: seis tesoros completos, nueve monedas, dos copas y tres palmeras.

ruling-last-turn = ¿Qué se hace todavía en el último turno?
ruling-last-turn-answer = Se ganan copas y se apartan los tesoros completos. Nadie toma otros nuevos.
ruling-last-turn-why = Los tesoros nuevos ya no cambiarían nada.

ruling-unfinished = ¿Cuánto vale un tesoro sin completar?
ruling-unfinished-answer = Nada. Su sello no cuenta, ni él cuenta para ningún sello.
ruling-unfinished-why = Los reglamentos cuentan solo los tesoros completos.

ruling-example = ¿Cuánto suman las monedas y las copas del ejemplo?
ruling-example-answer = 17: 9 por las monedas y 8 por las dos copas.
ruling-example-why = Un reglamento dice 14. Los demás dicen 17, y solo con 17 hay 95 puntos en total.

rules-seal = Sellos
rules-seal-points = El sello de un tesoro completo da puntos por cada tesoro completo que tengas del color del sello.
rules-seal-worth = Por cada uno, un sello lila o naranja da 2 puntos; uno verde o gris, 1 punto.

ruling-several-seals = ¿Y si tengo varios sellos?
ruling-several-seals-answer = Cuentan todos, cada uno por separado.
ruling-several-seals-why = Los reglamentos cuentan cada sello de un tesoro completo.

ruling-seal-order = ¿Importa qué tesoro se completó antes?
ruling-seal-order-answer = No. Un sello cuenta todos los tesoros de su color que completes, antes o después.
ruling-seal-order-why = Los reglamentos cuentan los sellos al final de la partida.

rules-tie = Empate
rules-tie-colours = A igualdad de puntos, gana quien tenga más tesoros grises completos. Si eso no decide, cuentan los verdes, luego los naranja y, por último, los lila.

ruling-tie-after-all = ¿Y si persiste el empate?
ruling-tie-after-all-answer = Entonces la victoria se comparte.
ruling-tie-after-all-why = Los reglamentos terminan en el lila. No queda nada con que desempatar.

## Where the rulebooks differ

rules-chapter-differ = En qué difieren los reglamentos

rules-differ = Nueve pasajes, y lo que vale aquí
rules-differ-intro = Este juego tiene reglamentos en muchos idiomas. Hemos comparado cinco: en español, portugués, francés, italiano y checo. En estos nueve pasajes no coinciden, o dejan una duda. Cada uno lleva a lo que vale aquí y al porqué.

## The figures

figure-next = Siguiente
figure-again = Otra vez
figure-mark-it = Marcar
figure-coin-more = Otra moneda
figure-display-other = Otra plantilla
figure-count = Seguir contando
figure-hand = { $hand_size } tesoros: te quedas con { $kept }.
figure-actions = Una expedición, una isla marcada, una copa.
figure-patterns = { $count ->
    [one] { $pattern }, una vez
   *[other] { $pattern }, { $count } veces
}
figure-cross-1 = El patrón cubre una cruz.
figure-cross-2 = Una casilla más: ¡otra cruz!
figure-cross-3 = Una casilla más, en blanco. Eso es todo.
figure-coin = { $coins ->
    [one] Una moneda: 1 punto.
   *[other] { $coins } monedas: { $coins } puntos.
}
figure-coin-row = La hilera { $row } está llena, y gana la copa de más valor que queda: { $cup }.
figure-cups = Las copas { $won } ya están ganadas. La siguiente es la { $next }.
figure-palm = { $palms ->
    [0] Ninguna palmera en la plantilla: una palmera da 1.
    [one] Una palmera en la plantilla: una palmera da 1 + 1 = 2.
   *[other] { $palms } palmeras en la plantilla: una palmera da 1 + { $palms } = { $points }.
}
figure-seal = { $colour ->
    [purple] Sello lila: { $each } × { $count } = { $points }
    [orange] Sello naranja: { $each } × { $count } = { $points }
    [green] Sello verde: { $each } × { $count } = { $points }
   *[grey] Sello gris: { $each } × { $count } = { $points }
}
figure-seal-none = Todavía no hay ningún sello en un tesoro completo.
figure-seal-help = Toca un tesoro para completarlo; tócalo de nuevo para deshacerlo.
figure-tie = { $colour ->
    [purple] luego lila
    [orange] luego naranja
    [green] luego verde
   *[grey] primero gris
}
figure-example-treasures = Seis tesoros
figure-example-grey = Sello gris, dos tesoros grises
figure-example-orange = Sello naranja, dos tesoros naranja
figure-example-coins = Nueve monedas y dos copas
figure-example-palms = Tres palmeras
