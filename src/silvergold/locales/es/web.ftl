### What only the browser says.

## Home

home-tagline = Una carta náutica, un lápiz e islas llenas de tesoros.
play-now = Jugar ya
play-now-against = contra { $name }
choose-opponents = Elegir rivales
rules = Reglas
settings = Ajustes
load-record = Cargar partida
training-title = Encuentra la mejor jugada
logbook-title = Bitácora
logbook-card-help = Tus partidas, récords y logros
games-in-progress = Partidas en curso
games-further = Más partidas en curso
games-finished = Partidas terminadas
resume = Continuar
finished-winner = Victoria: { $names }
game-won = Ganaste
game-lost = Perdiste
game-tied = Empate
see-result = Resultado

replay = Ver repetición
review = Análisis
against = Contra { $names }
back-home = Inicio
go-back = Volver
tutorial = Tutorial
tutorial-new = ¿Primera vez? Aprende jugando
tutorial-new-help = Una partida de verdad, paso a paso: cinco minutos.
tutorial-go-on = Seguir con el tutorial
tutorial-go-on-help = Te espera donde lo dejaste.

## New game

new-game = Partida nueva
new-game-title = ¿Quién navega contigo?
seat-number = Sitio { $seat }
seat-you = Tú
seat-bot = Bot
seat-person = Aquí mismo
seat-kind = Quién ocupa el sitio { $seat }
name-label = Nombre del sitio { $seat }
your-name = Tu nombre
# A name like any other, for it stands where names stand: not a word for "you".
name-default = Pirata { $seat }
level-label = Nivel del sitio { $seat }
level-strength = { $level }, fuerza { $strength } de { $of }
memory-aid = Ayuda de memoria
memory-aid-help = La carta de la ronda muestra qué patrones quedan por salir. La ve todo el mundo.
begin-game = Repartir cartas

## The table

table-title = { $where } – Silver & Gold
loading = Desplegando el mapa…
cut-off = Se cortó la conexión con la mesa. Nuevo intento…
went-wrong = Algo salió mal.
sound-on = Con sonido
sound-off = Sin sonido
leave-table = Dejar la mesa; la partida se conserva
player-points = { $name }: { $points }
# A player, and what a click does: "Ana: 12, start player. View Ana’s cards"
chip-label = { $player }. { $look }
ready = ya está
waiting-for = Esperando a { $names }…
your-treasures = Tus tesoros
your-cards = Expedición y tarjeta de puntuación
treasure-grid = Tesoro { $slot }: { $treasure }
treasure-of = { $name }, tesoro { $slot }: { $treasure }
empty-slot = Aquí ya no hay tesoro
expedition-label = Expedición: { $pattern }
square-pencilled = a lápiz
square-open = se puede marcar
to-mark-pattern = Marca { $pattern }
to-mark-or-one = o una sola casilla
to-mark-first = Dibuja el patrón o elige dónde va; o marca una casilla.
to-mark-one = Marca una casilla
to-mark-one-chosen = una libre cualquiera, en vez de { $pattern }
no-fit = No hay sitio para { $pattern }
no-fit-one = así que marca una casilla
to-mark-bonus = { $count ->
    [one] ¡Una cruz! Marca una casilla más
   *[other] ¡Cruces! Marca { $count } casillas más
}
to-mark-bonus-help = en el tesoro que quieras
to-confirm = ¿Todo correcto?
to-confirm-help = Hasta que lo confirmes, puedes cambiarlo.
to-pass = No te queda ninguna casilla libre
to-pass-help = «{ pass }» salta este turno.
to-keep = Elige { $kept } tesoros para empezar
to-keep-help = Los demás los devuelves. Nadie ve todavía tu elección.
to-take = Toma un tesoro nuevo
to-take-name = { $name }, toma un tesoro nuevo
to-take-help = De la plantilla o, sin verlo, del mazo.
take-final = Elige un tesoro para tomarlo. No se puede deshacer.
turn-it = Girar
mirror-it = Voltear
one-square = Una casilla
take-back = Deshacer
done = Listo
pass = Pasar
keep-these = Elegir estos { $kept }
# Said when a button is pressed that cannot be used yet.
not-yet-keep = Elige primero { $kept } tesoros.
not-yet-mark = Marca algo primero: el patrón o una sola casilla.
key-hint = { $label } ({ $key })
display = Plantilla
display-to-come = La plantilla y el mazo se preparan en cuanto todo el mundo haya elegido { $kept } tesoros.
stack-label = { $count ->
    [0] El mazo está vacío
    [one] Mazo, queda un tesoro
   *[other] Mazo, quedan { $count } tesoros
}
take-treasure = Tomar { $treasure }
draw-from-stack = Robar del mazo
look-at-display = Mirar la plantilla y el mazo
look-at-players = Ver las cartas de { $name }
look-at-round = Mirar la carta de la ronda
players = Participantes
last-turn = Turno anterior
last-turn-none = Todavía no ha pasado nada.
round-card = Carta de la ronda
completed-none = Ninguna isla completa todavía
completed-label = Completos: { $treasures }
to-come = Los patrones que quedan por salir están en oscuro.
round-card-label = Ronda { $round } de { $rounds }, turno { $turn } de { $turns }. Copas restantes: { $cups }.
to-come-label = Quedan por salir: { $patterns }.
score-card-label = { $coins } de { $coin_boxes } monedas marcadas. Copas: { $cups }. Palmeras: { $palms }.
close = Cerrar
complaint-not-the-pattern = Con ese trazo ya no sale el patrón
complaint-not-all-of-it = Falta parte del patrón: dibújalo de un solo trazo
complaint-fits-one-way = Aquí solo cabe así
complaint-not-here = Ahí no cabe
same-turn = Girado, el patrón queda igual.
same-mirror = Volteado, el patrón queda igual.
ghost-at = En { $squares }: { $gains }.
ghost-at-plain = En { $squares }.
placed-at = A lápiz en { $squares }: { $gains }.
placed-at-plain = A lápiz en { $squares }.
taken-back = Deshecho.
undo-done = Deshacer «{ done }»
done-undone = Puedes cambiar tu jugada de nuevo.
last-round = La última ronda
what-is-this = ¿Qué es esto?

## Moments at the table, and the settings for them

round-of = Ronda { $round } de { $rounds }
last-turn-of-all = El último turno
means = { $name }: { $what }
means-coins = { $count ->
    [one] +1 moneda
   *[other] +{ $count } monedas
}
means-squares = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
means-complete = isla completa
means-island = { $name } completa una isla: +{ $points }
means-cup = { $name } gana una copa: +{ $points }
means-own-island = Completas una isla: +{ $points }
means-own-cup = Ganas una copa: +{ $points }
means-own-took = Tomas el tesoro { $treasure } de la plantilla.
means-own-drew = Robas el tesoro { $treasure } del mazo.
means-own-pass = No tienes ninguna casilla libre y pasas.
next-event = Seguir
skip-all = Saltar todo
server-slow = El servidor tarda en responder…
setting-pace = Ritmo
setting-pace-help = Cuánto tiempo ves lo que hacen los demás.
setting-pace-calm = Tranquilo
setting-pace-normal = Normal
setting-pace-brisk = Ágil
setting-pace-tap = Tocar para seguir
setting-pace-none = Sin pausas
setting-ambience = Mar
setting-ambience-help = El suave sonido del mar en la mesa.
setting-haptics = Vibración
setting-haptics-help = Un toque suave con marcas, islas y copas.
key-next = seguir

## The curtain

curtain-title = Pasa el dispositivo a { $name }
curtain-help = ¡Que nadie más mire!
curtain-here = Soy { $name }
# A button: $name has just confirmed an action, and nobody else sits there yet.
curtain-undo = { $name }: { undo-done }

## The end

final-title = El recuento final
winner = Victoria
rematch = Otra partida
save-record = Guardar partida
show-table = Ver la mesa
show-count = Volver al recuento
stood-in = { $count ->
    [one] Un bot hizo una de las jugadas.
   *[other] Un bot hizo { $count } de las jugadas.
}
hints-used = { $count ->
    [one] 1 pista
   *[other] { $count } pistas
}
stood-in-for-bot = { $count ->
    [one] Una jugada no llegó a tiempo: la hizo un bot más sencillo.
   *[other] { $count } jugadas no llegaron a tiempo: las hizo un bot más sencillo.
}
watch-rematch = Hay revancha: ¡ven a verla!
# The verdict, in large letters, for somebody who played.
verdict-won = ¡Ganas por { $points }!
verdict-won-tie = ¡Ganas el desempate!
verdict-tied = ¡Empate!
verdict-lost = Pierdes por { $points }.
verdict-lost-tie = Pierdes el desempate.
# With three or four players, to those who did not win.
verdict-place = Quedas en el puesto { $place }.
# The same for spectators, and for several people around one screen.
verdict-name-won = ¡{ $name } gana por { $points }!
verdict-name-won-tie = ¡{ $name } gana el desempate!
verdict-name-tied = ¡Empate!
best-new = Nuevo récord: { $points }
best-kept = Tu récord: { $points }
# A game that goes on from a position of another one.
played-on = ¿Y si…?
played-on-about = Esta partida sigue desde una posición de una partida terminada ({ $when }). Vienen las mismas cartas que la primera vez. Como alguien puede conocerlas, el reparto no se puede comprobar y el resultado no cuenta como récord.
played-on-again = Otra vez desde ahí
played-on-more = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más que la primera vez
played-on-less = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos que la primera vez
played-on-same = Los mismos puntos que la primera vez
curve-title = Los puntos turno a turno
offer-easier = Rival más fácil: { $name }
offer-harder = Rival más fuerte: { $name }
skip-count = Saltar
more-ways = Más
check-deal-help = La prueba de que nadie eligió el orden de las cartas, ni siquiera el servidor.

## Replay

replay-title = Repetición
replay-start = Las cartas están repartidas.
replay-move = Jugada { $move } de { $moves }
replay-slider = Jugada
replay-play = Reproducir
replay-pause = Pausa
replay-next = Jugada siguiente
replay-previous = Jugada anterior
replay-first = Al principio
replay-last = Al final
replay-turn-back = Turno anterior
replay-turn-on = Turno siguiente
replay-round = Ir a la ronda { $round }
replay-marked = { $name } marca { $count ->
    [one] una casilla
   *[other] { $count } casillas
} en { $treasure }.
replay-bonus = { $name } marca { $count ->
    [one] una casilla más
   *[other] { $count } casillas más
} en { $treasure } por una cruz.
replay-left = { $count ->
    [one] falta una casilla
   *[other] faltan { $count } casillas
}
replay-points = { $points ->
    [one] ahora 1 punto
   *[other] ahora { $points } puntos
}
replay-speed = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
replay-load-help = Elige una partida guardada y mírala jugada a jugada.
replay-choose = Elegir archivo
replay-unreadable = Este archivo no es una partida de Silver & Gold que se pueda mostrar. { $why }

## Settings

setting-language = Idioma
setting-sound = Sonido
setting-sound-help = Suaves sonidos de lápiz, monedas y cartas.
setting-motion = Animaciones
setting-motion-system = Como el sistema
setting-motion-full = Completas
setting-motion-reduced = Reducidas
setting-theme = Claro u oscuro
setting-theme-system = Como el sistema
setting-theme-light = Claro
setting-theme-dark = Oscuro
setting-confirm = Confirmación automática
setting-confirm-help = Una jugada acabada se confirma sin «{ done }».
setting-hints = Consejos
setting-hints-help = Breves consejos en la mesa, hasta acabar la primera partida.
setting-advice = Pistas
setting-advice-help = Un botón de pistas en partidas contra bots: desde una idea hasta la mejor jugada.
setting-talk = Los bots hablan
setting-talk-help = De vez en cuando, un bot comenta la partida.
setting-contrast = Contraste
setting-contrast-system = Como el sistema
setting-contrast-standard = Normal
setting-contrast-more = Más
setting-text = Tamaño del texto
setting-text-help = Además del tamaño elegido en tu navegador.
setting-text-size = { $size } %
setting-hand = Mano
setting-hand-help = La mano que sostiene el teléfono: los botones quedan de su lado.
setting-hand-right = Derecha
setting-hand-left = Izquierda
setting-letters = Atajos de teclado
setting-letters-help = En la mesa, R, F, S, D, H y ? actúan sin otra tecla.
on = Sí
off = No
keys-title = Teclas
key-arrows = mover el patrón
key-turn = girarlo
key-mirror = voltearlo
key-single = una casilla
key-tab = el otro tesoro
key-enter = marcarlo
key-back = deshacer
key-done = listo
key-name-arrows = Flechas
key-name-tab = Tab
key-name-enter = Enter
key-name-back = Retroceso

## Errors

lost-title = Fuera del mapa
lost-text = Aquí no hay nada: ni isla, ni mesa, ni partida tuya.
lost-game = Esta partida no está en este dispositivo. Para seguir aquí, elige «{ other-device }» donde estabas jugando y abre ese enlace.
damaged-game = Esta partida se dañó donde estaba guardada y quedó apartada. Tus otras partidas siguen.
no-answer = El servidor no responde. Prueba otra vez dentro de un rato.

## Tables with friends: before the first card

play-with-friends = Jugar con amigos
join-by-link = Entrar con enlace
paste-link = Pégalo aquí
follow-link = Entrar
no-link = Este enlace no lleva a ninguna mesa. Cópialo entero, hasta la última letra.
your-turn = Te toca
against-nobody = Tu mesa
waits-for-players = { $count ->
    [one] Falta una persona
   *[other] Faltan { $count } personas
}
left-unfinished = Quedó sin terminar

seat-friend = Invitación
seat-friend-help = Recibes un enlace para enviar y esperas en la mesa.
seat-anyone = Cualquiera
seat-anyone-help = La mesa aparece en «{ lobby }». También vale un enlace.
time-label = Tiempo por turno
time-none = Sin límite
time-none-help = Vuelve cuando quieras, incluso días después.
time-clock-help = Si se acaba el tiempo, un bot hace esa jugada.
time-seconds = { $count } segundos por turno
time-minutes = { $count ->
    [one] 1 minuto por turno
   *[other] { $count } minutos por turno
}
time-short-seconds = { $count } s
time-short-minutes = { $count } min
list-table = Mostrar en «{ lobby }»
list-table-help = Cualquiera puede encontrarla ahí y sentarse.
open-table = Abrir la mesa

room-waiting = Falta gente en la mesa
room-full = La mesa está completa
vacant-seat = Sitio libre
waits-for-friend = Con invitación
waits-for-anyone = Para quien venga
is-here = En la mesa
is-away = Ausente
stand-up = Dejar el sitio
send-away = Quitar bot
free-seat = Liberar sitio
fill-seat = Poner un bot
in-lobby = Mesa abierta
you-watch = Estás aquí para mirar.
begin-waits = { $count ->
    [one] Hay un sitio libre: invita a alguien o pon un bot.
   *[other] Hay { $count } sitios libres: invita a más gente o pon bots.
}
begin-anyone = Puede empezar cualquiera de la mesa.
sat-down = { $name } se sienta.
stood-up = { $name } se levanta.
came-in = { $name } está aquí.
went-away = { $name } se ausenta por ahora.

invite = Invitar
invite-help = Con este enlace se puede ocupar un sitio libre.
invite-words = Ven a jugar conmigo a Silver & Gold:
invitation = Invitación
share-link = Enviar enlace
copy-link = Copiar enlace
link-copied = Copiado
link-only-here = Esta dirección solo funciona en este equipo. Para jugar desde otros dispositivos, el servidor tiene que ser accesible desde la red.
qr-label = { $what } en código QR
qr-help = o escanea este código
watchers = Enlace para mirar
watchers-help = Con este enlace se puede mirar, pero no jugar, y sin ver las cartas ocultas.
watchers-words = Mira nuestra partida de Silver & Gold:
watchers-link = Enlace para mirar
other-device = Seguir en otro dispositivo
other-device-help = Abre este enlace en el otro dispositivo: podrás jugar en los dos. No lo compartas, pues quien lo tenga puede jugar por ti.
other-device-who = ¿Qué sitio?
other-device-link = Enlace para otro dispositivo

deal-fixed = El reparto ya está fijado:
deal-explain = ¿Qué es esto?
deal-title = Un reparto comprobable
deal-server = Antes de que nadie se sentara, el servidor sorteó su parte de la mezcla y publicó su huella, que es esta. Ya no puede cambiar su parte.
deal-players = Cada navegador de la mesa añade sus propios bytes aleatorios, de la misma manera: primero la huella y, cuando empieza la partida, los bytes. Así nadie decide a solas el orden de las cartas, y nadie lo conoce de antemano.
deal-check = Terminada la partida, el archivo guardado contiene todas las partes. Cualquiera puede rehacer con ellas el mismo reparto y compararlo.
deal-limits = Esto demuestra que las cartas no se cambiaron. No impide que quien lleva el servidor las mire.

invited-by = Invitación de { $names }
invitation-dismiss = Descartar
join-title = ¿Juegas a Silver & Gold con { $names }?
join-empty = Silver & Gold: hay un sitio libre para ti
learn-first = ¿Primera vez? Aprende en cinco minutos
learn-first-help = Después vuelves a esta invitación.
your-seat = Tu sitio
sit-down = Sentarse
table-full = Todos los sitios de esta mesa están ocupados, o la partida ya empezó. Si quieres mirar, pide en la mesa el enlace para mirar.
table-gone = Este enlace no lleva a ninguna mesa. Quizá no esté entero, o la mesa ya no exista: pide el enlace otra vez.
lost-seat = Ya no tienes sitio en esta mesa. Con la invitación puedes volver a sentarte, si queda alguno libre.
try-again = Reintentar

lobby = Mesas abiertas
lobby-empty = Ahora mismo no hay ninguna mesa abierta.
lobby-count = { $count ->
    [0] Ninguna mesa abierta
    [one] Una mesa abierta
   *[other] { $count } mesas abiertas
}
no-lobby = Este servidor no tiene mesas abiertas. Pide un enlace a alguien que conozcas.
lay-table = Abrir una mesa propia
own-tables = { $count ->
    [one] Tu mesa
   *[other] Tus mesas
}
to-the-table = Ir a la mesa

## Tables with friends: while they play

choosing = eligiendo
soon = va después
away = ausente
bot-plays-here = juega un bot
bot-plays-for = Un bot juega por { $name }.
bot-plays-for-you = Un bot juega por ti.
replaced-here = por ahora juega { $bot }
bot-replaced = { $name } aún se está preparando: por ahora juega { $bot }.
plays-again = { $name } vuelve a jugar.
play-again-myself = Retomar la partida
is-gone = { $name } no está.
is-back = { $name } ha vuelto.
one-moment = Un momento…
comes-back-any-time = Puede volver en cualquier momento.
wait-for-them = Esperar
let-bot-play = Que juegue un bot
let-bot-play-for = Que un bot juegue por { $name }
let-bot-play-for-me = Que un bot juegue por mí
let-bot-play-sure = Un bot hará las jugadas hasta que vuelvas a jugar.
# How long somebody who is away still has to come back: on the button, and for those who listen.
in-seconds = en { $count } s
# $count is a multiple of 10.
possible-within = Será posible en { $count } segundos como máximo.
bot-may-play = Ya puede jugar un bot por { $name }.
restarting = El servidor se está reiniciando. Enseguida seguimos…
refused-for-now = { $why } Nuevo intento…
you-only-watch = Estás mirando: ves todas las cartas abiertas y ninguna oculta.

time-left = Tiempo restante: { $time }
time-is-up = Se acabó el tiempo: { $bot } ha jugado por ti.
seconds-left = { $count ->
    [one] Queda un segundo.
   *[other] Quedan { $count } segundos.
}
your-turn-title = ● Te toca
your-turn-body = La mesa te espera.
setting-notify = Avisos
setting-notify-help = Te avisa cuando te toca y estás en otra pestaña.
setting-notify-forbidden = Este navegador no lo permite en esta página.

chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
}
remarks = Mensajes
nothing-said = Todavía no hay mensajes.
remark = { $name }: { $said }
say-label = Tu mensaje
say-something = Escribe un mensaje
say-it = Enviar
react = Reaccionar
mute = Silenciar
unmute = Reactivar
muted = El chat está en silencio: no ves ni oyes nada de él.
reaction-bravo = ¡Bravo!
reaction-thanks = ¡Gracias!
reaction-wow = ¡Guau!
reaction-laugh = ¡Ja, ja!
reaction-oh_no = ¡Oh, no!
reaction-hurry = ¡Vamos!

table-menu = En esta mesa
give-up = Terminar la partida antes de tiempo
give-up-sure = La partida acabará cuando todo el mundo esté de acuerdo.
give-up-sure-alone = La partida acaba aquí, y nadie gana.
give-up-yes = Terminarla
would-stop = { $count ->
    [one] { $names } quiere dejarlo aquí.
   *[other] { $names } quieren dejarlo aquí.
}
you-would-stop = Has pedido terminar la partida. Acabará cuando todo el mundo esté de acuerdo.
stops-when-all = La partida acabará cuando todo el mundo esté de acuerdo.
asks-to-stop = alguien quiere dejarlo
stop-too = De acuerdo
all-stopped = Toda la mesa acordó dejarlo aquí. Nadie gana.
stopped-alone = Dejaste la partida aquí. Nadie gana.
come-along = Hay revancha: ¡ven!
to-rematch = A la revancha
you-ask-to-stop = Quieres dejarlo aquí.
play-on = Seguir jugando

check-deal = Comprobar el reparto
commitment-changed = Atención: el servidor muestra ahora una huella distinta de la del principio. El reparto no estaba fijado y puede haberse cambiado.
deal-holds = El reparto es correcto.
deal-fails = El reparto no es el que se anunció.
finding-seed-holds = La parte del servidor es aquella cuya huella está en la partida guardada.
finding-seed-fails = La parte del servidor no corresponde a su huella.
finding-bytes-holds = Lo que añadieron los navegadores corresponde a sus huellas.
finding-bytes-fails = Lo que supuestamente añadió un navegador no corresponde a su huella.
finding-cards-holds = De estas partes salen exactamente las cartas que se jugaron.
finding-cards-fails = De estas partes salen cartas distintas de las que se jugaron.
finding-seen-holds = Es la huella que este navegador vio antes de la partida.
finding-seen-late = Es la huella que este navegador vio, pero solo con la partida ya empezada.
finding-seen-fails = Este navegador vio otra huella.
finding-seen-unknown = Este navegador no conservó la huella que vio.
finding-own-holds = Lo que añadió este navegador está entre las partes.
finding-own-fails = Lo que añadió este navegador no está entre las partes: llegó tarde o quedó fuera.
finding-own-unknown = Este navegador no añadió nada propio.
deal-silent = Sin aportación de { $names }. Los bots nunca añaden nada, ni tampoco quien llega tarde.
deal-page = Esta página viene del mismo servidor: si la página miente, su comprobación no demuestra nada.
deal-offline = Para comprobarlo por tu cuenta, guarda la partida y examínala con verify_deal.py, un programa de un solo archivo:

## The edition without a server

engine-loading = Cargando el juego
engine-failed = No se pudo cargar el juego. ¿Tienes conexión?
engine-broken = El juego no funciona en este navegador: { $why }
play-here = Jugar en este dispositivo
play-here-help = Contra bots o en una misma pantalla. Las partidas terminadas pasan al servidor cuando vuelva.
needs-server-why = Esta copia del juego no tiene servidor: juegas en tu dispositivo, contra bots o en una misma pantalla. Para jugar con amigos mediante un enlace, escribe la dirección de un servidor del juego.
needs-server-address = Dirección del servidor
needs-server-go = Ir allí
needs-server-wrong = Eso no es una dirección web.
needs-server-else = ¿Aún no hay servidor? Cualquiera del grupo puede iniciar uno en su equipo con una sola orden.
games-here = Partidas en este dispositivo
games-here-help = Tus partidas solo se guardan en este navegador. Expórtalas para tener una copia o importarlas en otro dispositivo.
setting-alone = Jugar a solas en este dispositivo
setting-alone-help = Con el juego en este dispositivo, los bots no necesitan servidor.
setting-alone-auto = Automático
to-server = Pasar la partida al servidor
games-elsewhere = Partidas de otros dispositivos
games-elsewhere-help = Importa las partidas de un dispositivo: el archivo que exportaste allí.
games-export = Exportar todas las partidas
games-import = Importar partidas
games-imported = { $added ->
    [0] Todas estas partidas ya están aquí.
    [one] Se añadió una partida.
   *[other] Se añadieron { $added } partidas.
}
