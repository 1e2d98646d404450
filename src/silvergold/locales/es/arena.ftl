# The command arena: its entries, and --until-clear.

## Options

arena-bots = Quién juega, dos o más: { $bots }, un programa propio como cmd:ORDEN o una clase de Python como py:MÓDULO:CLASE. NOMBRE=BOT le da un nombre.
arena-games-default = 200, o 20.000 con --until-clear
arena-low-high = BAJO,ALTO
arena-until-clear = Parar en cuanto esté claro qué hipótesis sobre el primero de dos bots encaja mejor: su ventaja en puntos (0,2) o la parte de partidas en que va por delante (50%,55%). --games es entonces el máximo.
arena-error-rate = Con --until-clear: la probabilidad de la respuesta errónea, en %, si una de las hipótesis es cierta.

## What is wrong with what was typed. Each is one sentence without its full stop.

# $details are English, and end with where in the bot's code it happened.
arena-unusable-class = no se puede usar el bot { $name }: { $details }
arena-name-twice = el nombre { $name } aparece dos veces; da a cada uno un nombre propio, como mio=BOT
arena-name-taken = el nombre { $name } es de otro bot; elige uno distinto
arena-no-name = { $name } no es un nombre para un bot: usa de 1 a { $most } caracteres imprimibles
arena-until-clear-form = --until-clear necesita dos números, bajo y alto, como 0,2 (puntos) o 50%,55% (partidas por delante), no { $text }
arena-until-clear-order = --until-clear { $text }: el primer número tiene que ser menor que el segundo, y los porcentajes entre 0 y 100
arena-until-clear-two = --until-clear compara exactamente dos bots

## What came of --until-clear

# The first bot against the second; $points is the number of points by which it leads.
arena-hypothesis-points = una ventaja de { $points } puntos
# The first bot is ahead in so many games.
arena-hypothesis-share = ir por delante en el { $share } % de las partidas
# $better and $worse are hypotheses.
arena-clear = Claro tras { $games } partidas: para { $first } contra { $second }, { $better } encaja mejor que { $worse } (tasa de error { $error } %).
# $high and $low are hypotheses.
arena-not-clear = Sin aclarar tras { $games } partidas: para { $first } contra { $second }, la razón de verosimilitud logarítmica de { $high } frente a { $low } es { $ratio }; estaría claro en ±{ $bound }.
arena-stopped-early = Se paró en cuanto estuvo claro, así que los intervalos son algo demasiado estrechos.
