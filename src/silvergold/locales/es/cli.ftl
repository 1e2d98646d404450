### What the command line says. Names of commands and options, and what is printed for programs,
### are the same in every language.

## The frame of every help text

cli-usage = Uso:
cli-arguments = Argumentos
cli-options = Opciones
cli-commands = Órdenes
cli-options-here = [OPCIONES]
cli-command-here = ORDEN [ARGUMENTOS]...
cli-by-default = por defecto: { $value }
cli-variable = variable: { $name }
cli-required = obligatorio
cli-help = Mostrar esta ayuda.
cli-version = Mostrar la versión.
cli-language = El idioma, antes o después de la orden: { $languages }.
cli-language-default = el de tu sistema
cli-exit-codes = Códigos de salida: 0 todo va bien, 1 alguna partida guardada no es correcta, 2 la orden no se puede cumplir, 130 interrupción.

## What stands for a value

cli-a-number = NÚMERO
cli-a-text = TEXTO
cli-a-file = ARCHIVO
cli-a-folder = CARPETA
cli-a-url = URL
cli-an-action = ACCIÓN
cli-a-person = PERSONA
cli-a-level = NIVEL
cli-a-language = IDIOMA
cli-a-bot = BOT
cli-a-ply = K
cli-a-seat = S
cli-an-address = DIRECCIÓN
cli-addresses = DIRECCIÓN,…
cli-names = NOMBRE,NOMBRE…

## Commands

cli-about = Silver & Gold: jugar, simular y comprobar partidas guardadas.
cli-about-play = Jugar en el navegador; o en la terminal, contra bots o entre varias personas.
cli-about-serve = Servir el juego a navegadores.
cli-about-build-site = Escribe el juego como una carpeta de archivos para cualquier alojamiento web. Se juega en el navegador, sin servidor.
cli-about-doctor = Decir qué falla en esta instalación y qué lo remedia. Código de salida 1 si algo falla.
cli-about-backup =
    Escribir todas las partidas, tal como están en este momento, en un archivo; los servidores pueden seguir mientras tanto.

    Sirve para las dos clases de almacén. Contiene lo que es secreto, así que solo tú puedes leerlo. Código de salida 1 si alguna partida está dañada: se nombra y se deja fuera.
cli-about-restore = Poner todas las partidas de una copia de seguridad en un almacén vacío: todas o ninguna.
cli-about-verify =
    Reproducir partidas; comprobar cada jugada, los puntos y quién gana, y el reparto limpio donde lo hay.

    De una copia de seguridad, o del almacén, comprobar además que cada partida está tal como se escribió. Muestra cuántas son correctas, o el primer fallo de cada una que no lo es. Código de salida 1 si alguna no lo es.
cli-about-review = Analizar una partida terminada: qué regaló cada decisión y qué fue suerte.
cli-about-simulate = Hacer que los bots jueguen entre sí, y decir cómo les fue.
cli-about-arena =
    Comparar bots: cada reparto se juega en todos los órdenes de sitios, y cada cifra lleva su intervalo del 95 %.

    Ctrl+C muestra lo que se sepa hasta entonces.
cli-about-legal = Mostrar las jugadas válidas en un punto de una partida guardada, una por línea, ordenadas.
cli-about-show = Dibujar la mesa en un punto de una partida guardada.

## Options of several commands

cli-data = Dónde se guardan las partidas.
cli-data-default = tu carpeta de datos
cli-database = La base de datos PostgreSQL donde se guardan las partidas, en lugar de un archivo.
cli-json = Mostrar un objeto JSON, en inglés.
cli-players = Sitios en cada mesa.
cli-seed = La misma semilla da las mismas partidas.
cli-records = Escribir ahí las partidas, como JSON Lines; - las muestra.

## Options of play

cli-terminal = Jugar en esta terminal, no en el navegador.
cli-people = Quién juega en esta terminal.
cli-opponents = Bots en la mesa de la terminal, del más débil al más fuerte: { $levels }; o un programa propio como cmd:ORDEN.
cli-opponents-default = { $opponent }, si no hay nadie más
cli-deal-seed = La misma semilla reparte las mismas cartas en la terminal.
cli-deal-seed-default = al azar
cli-record-added = Añadir ahí la partida jugada en la terminal.

## Options of serve

cli-host = La dirección en la que se escucha.
cli-port = El puerto; 0 es cualquiera.
cli-lobby = Permitir encontrar las mesas abiertas.
cli-leaderboards = Mostrar clasificaciones de quienes quieran estar en ellas.
cli-server-only = Jugar todas las partidas en el servidor, también las de quien juega a solas.
cli-trust-proxy = Proxies inversos a los que se cree en cuanto a direcciones y TLS; también redes.
cli-allow-host = Nombres de host que acepta el servidor, además de direcciones IP y del nombre de este equipo; * para todos.
cli-metrics-port = Un puerto para métricas y estado.
cli-no-port = ninguno
cli-metrics-host = La dirección de ese puerto.
cli-log-level = Qué se anota en el registro: { $log_levels }.
cli-log-format = Cómo se escribe el registro.

## Options of the other commands

cli-site-folder = La carpeta que se crea, por ejemplo site; o un archivo ZIP, por ejemplo site.zip.
cli-backup-file = El archivo que se crea, por ejemplo games.jsonl.gz.
cli-restored-file = Una copia de seguridad.
cli-verified-files = Archivos de partidas guardadas, JSON o JSON Lines, - para la entrada estándar; o copias de seguridad.
cli-verify-store = Comprobar las partidas del almacén.
cli-games = Partidas que se juegan.
cli-simulated-bots = Quién juega, repetido hasta llenar los sitios: { $bots }, o un programa propio como cmd:ORDEN.
cli-compared-games = Mínimo de partidas para cada alineación; se redondea hacia arriba a repartos con todos los órdenes de sitios.
cli-jobs = Partidas que se juegan a la vez.
cli-jobs-default = una por núcleo
cli-cluster = Jugar en todas las máquinas de un clúster de Ray: la dirección de su cabeza, auto para el de esta máquina, o local.
cli-record-file = Un archivo de partidas guardadas, JSON o JSON Lines; - lee la entrada estándar.
cli-ply = Mirar la partida después de sus primeras K jugadas.
cli-ply-default = todas
cli-game = Qué partida del archivo.
cli-review-html = Escribir el análisis en este archivo, como página que no necesita nada más.
cli-legal-seat = Solo este sitio, sin su número.
cli-json-list = Mostrar una lista JSON.

## What is wrong with what was typed. Each is one sentence without its full stop.

cli-see-help = más detalles con { $command }
cli-no-language = no hay ningún idioma { $name }; hay: { $languages }
cli-no-text = { $word } no es texto UTF-8
cli-no-such-command = no hay ninguna orden { $name }
cli-no-such-command-but = no hay ninguna orden { $name }, pero sí { $near }
cli-no-such-option = no hay ninguna opción { $option }
cli-no-such-option-but = no hay ninguna opción { $option }, pero sí { $near }
cli-too-many-words = esto sobra: { $words }
cli-argument-missing = falta { $name }
cli-value-missing = { $option } necesita un valor
cli-value-too-many = { $option } no admite ningún valor
cli-value-flag = { $option } admite 1 o 0
cli-value-choice = { $option } admite uno de estos: { $choices }
cli-value-least = { $option } admite un número entero, { $least } o más
cli-value-range = { $option } admite un número entero de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
cli-no-address = { $option }: { $address } no es una dirección ni una red
cli-two-stores = --data y --database indican dos lugares para las partidas; elige uno
cli-same-port = --port y --metrics-port son los dos { $port }; quienes juegan necesitan uno y tú otro
cli-only-in-terminal = { $option } va con --terminal; en el navegador se elige allí
cli-nobody-plays = --people no nombra a nadie: alguien tiene que jugar
cli-wrong-number = { $players ->
    [one] con 1 participante no se puede jugar: juegan de { $least } a { $most }
   *[other] con { $players } participantes no se puede jugar: juegan de { $least } a { $most }
}
# $reason: unknown; a Python package is missing; the name has no program, or quotes that do not match.
cli-no-such-bot = { $reason ->
    [package] no hay ningún bot { $name }; necesita { $package } (pip install "silvergold[fast]"), que aquí no está instalado; sin eso hay: { $bots }
    [program] no hay ningún bot { $name }; no indica ningún programa
    [quotes] no hay ningún bot { $name }; sus comillas o barras invertidas no casan
   *[unknown] no hay ningún bot { $name }; hay: { $bots }, cmd:…, py:…
}
cli-no-bots = --bots no indica ningún bot; hay: { $bots }
cli-too-many-bots = { $bots ->
    [one] 1 bot es demasiado para { $seats } sitios: mira --players
   *[other] { $bots } bots son demasiados para { $seats } sitios: mira --players
}
cli-name-two = indica dos bots o más, separados por espacios; hay: { $bots }
cli-named-twice = { $name } aparece dos veces; contra sí mismo ningún bot es mejor ni peor
cli-nothing-to-verify = no hay nada que comprobar: indica un archivo, o --store
cli-two-forms = --json y --html no se pueden usar a la vez; elige uno
cli-no-such-game = { $games ->
    [one] { $file } no tiene ninguna partida { $number }; tiene 1
   *[other] { $file } no tiene ninguna partida { $number }; tiene { $games }
}
cli-no-such-seat = no hay ningún sitio { $seat }: los sitios van del 0 al { $last }
cli-no-such-ply = { $moves ->
    [one] no hay jugada { $ply }: la partida tiene 1 jugada
   *[other] no hay jugada { $ply }: la partida tiene { $moves } jugadas
}

## What cannot be done. Each is one sentence without its full stop.

# What the system says when something fails; $text is that in English.
cli-system = { $code ->
    [EACCES] permiso denegado
    [EADDRINUSE] la dirección ya está en uso
    [EADDRNOTAVAIL] este equipo no tiene esa dirección
    [EISDIR] es una carpeta
    [ENOENT] no existe el archivo o la carpeta
    [ENOSPC] no queda espacio en el dispositivo
    [ENOTDIR] no es una carpeta
    [EPERM] operación no permitida
    [EROFS] el sistema de archivos es de solo lectura
   *[other] { $text }
}
cli-cannot-print = no se puede escribir: { $why }
cli-cannot-read = no se puede leer { $file }: { $why }
cli-cannot-write = no se puede escribir { $file }: { $why }
cli-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $why }
cli-cannot-compile = los bots no se pueden compilar: { $reason }
cli-no-pages = las páginas del juego no están construidas; consulta CONTRIBUTING.md
cli-ask-the-doctor = { $reason }; más detalles con { $command }
cli-file-is-there = ya hay un archivo { $file }; se queda como está
cli-arena-crashed = la arena no puede seguir: { $crash }
cli-cluster-needs = un clúster necesita Ray; instálalo con: pip install "silvergold[cluster]"
cli-no-cluster = no se puede alcanzar el clúster { $cluster }: { $why }
cli-interrupted-now = interrupción
cli-interrupted-early = interrupción antes de la primera partida
cli-interrupted = { $all ->
    [one] interrupción después de { $games } de 1 partida
   *[other] interrupción después de { $games } de { $all } partidas
}
# What was wrong, and what that means for the backup.
cli-so-then = { $reason }; { $then }
cli-site-other-files = { $place } contiene otros archivos: indica una carpeta vacía o una con una versión anterior.
cli-site-written = El juego está en { $place } ({ $megabytes } MB). Sube esta carpeta a cualquier alojamiento web.
cli-no-backup-made = no se ha hecho ninguna copia de seguridad
cli-nothing-restored = no se ha restaurado nada
cli-left-the-table = dejaste la mesa; --seed { $seed } reparte otra vez las mismas cartas

## What goes on, and what was done

cli-compiling = Se compilan los bots, una sola vez: tarda uno o dos minutos.
cli-started =
    Silver & Gold está en { $address }
    Pulsa Ctrl+C para parar.
cli-stopped = Parado. Todas las partidas se conservan.
cli-games-in = { $games ->
    [one] 1 partida en { $place }
   *[other] { $games } partidas en { $place }
}
cli-games-left-out = { $games ->
    [one] 1 partida está dañada y se deja fuera
   *[other] { $games } partidas están dañadas y se dejan fuera
}
cli-more-seats-lost = { $count ->
    [one] se perdió 1 sitio más
   *[other] se perdieron { $count } sitios más
}
cli-fault-in-game = partida { $game }: { $fault }
cli-tally-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
# $lost are the games in which the bot, a program, lost its seat to the bot $heir.
cli-tally-bot = { $lost ->
    [0] { NUMBER($points, minimumFractionDigits: 1) } puntos de media, victorias: { $won }
   *[other] { NUMBER($points, minimumFractionDigits: 1) } puntos de media, victorias: { $won }, jugadas por { $heir }: { $lost }
}

## Valid and invalid records and games

cli-bad-line = { $file }, línea { $line }: { $reason }
cli-flaw = { $flaw } ({ $detail })
cli-no-record = no contiene ninguna partida
cli-unfinished = la partida está en el turno { $turn } de { $all_turns }; solo se analizan partidas terminadas
cli-at-place = { $place }: { $told }
cli-records-hold = { $hold ->
    [one] 1 partida guardada es correcta
   *[other] { $hold } partidas guardadas son correctas
}{ $going ->
    [0] { "" }
   *[other] { " " }(en curso: { $going })
}
cli-records-do-not-hold = { $faults ->
    [one] 1 de { $all } partidas guardadas no es correcta
   *[other] { $faults } de { $all } partidas guardadas no son correctas
}
cli-games-hold = { $hold ->
    [one] 1 partida es correcta
   *[other] { $hold } partidas son correctas
}{ $going ->
    [0] { "" }
   *[other] { " " }(en curso: { $going })
}
cli-games-do-not-hold = { $faults ->
    [one] 1 de { $all } partidas no es correcta
   *[other] { $faults } de { $all } partidas no son correctas
}
# $said and $stage are waiting, playing or over, as they are stored.
cli-wrong-stage = la partida { $game } consta como { $said }, pero es { $stage }

## The report of the arena

report-deals = { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
} con { $seats } sitios, cada uno en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
report-no-deal = Todavía no se ha jugado ningún reparto en todos los órdenes de sitios: no hay nada que comparar.
report-score = puntos
report-wins = victorias
report-margin = margen
report-ms = ms
report-rating = rating
report-intervals = Con intervalos del 95 %; ms es el tiempo por decisión.
report-even-share = Bots de igual fuerza ganarían cada uno el { $share } % de las partidas.
report-points-from = puntos por
report-share = { $share } %
# $share and $points come with their intervals: 67% (31-90), 4.2 ± 1.3
report-verdict-beats = { $first } vence a { $second }: { $share }, por { $points } puntos
report-verdict-outscores = { $first } puntúa más que { $second }: { $share }, por { $points } puntos
report-verdict-even = { $first } y { $second } quizá estén igualados: { $share }, por { $points } puntos
report-verdict-unknown = { $first } y { $second } se han enfrentado en muy pocos repartos: { $share }, por { $points } puntos
report-no-verdict = { $first } y { $second }: sin veredicto, { $lost } ha perdido sitios
# The bot $heir plays for a program that has lost its seat.
report-lost-seats = { $games ->
    [one] { $name } perdió su sitio en 1 partida: { $extent ->
        [all] sus cifras son las de { $heir }.
       *[part] sus cifras son en parte las de { $heir }.
    }
   *[other] { $name } perdió su sitio en { $games } partidas: { $extent ->
        [all] sus cifras son las de { $heir }.
       *[part] sus cifras son en parte las de { $heir }.
    }
}
report-full-name = { $short } es { $name }
number-whole = { $number }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What the doctor says

doctor-well = bien   { $what }: { $says }
doctor-unwell = MAL    { $what }: { $says }
doctor-python = Python
doctor-pages = las páginas del juego
doctor-data = la carpeta de datos
doctor-games = las partidas
doctor-bots = los bots
doctor-database = la base de datos
doctor-disk = su disco
doctor-clock = su reloj
doctor-python-old = { $version } es demasiado antiguo; hace falta { $needed } o posterior
doctor-pages-missing = no están construidas; instala otra vez el paquete, consulta CONTRIBUTING.md
doctor-pages-built = { $files ->
    [one] construidas, 1 archivo
   *[other] construidas, { $files } archivos
}
doctor-folder = no se puede escribir en { $folder }: { $why }; elige otra con --data
doctor-folder-to-come = { $folder }, que se crea cuando se guarda la primera partida
doctor-folder-cannot-be = { $folder } no existe y no se puede crear; elige otra con --data
doctor-bots-fail = juega un sustituto por los que no se pueden compilar: { $reason }
doctor-bots-fail-kept = juega un sustituto por los que no se pueden compilar: { $reason }; para compilarlos de nuevo, borra { $folder }
doctor-bots-not-kept = hay que compilarlos en cada inicio; haz que se pueda escribir en la carpeta de caché
doctor-bots-compiled = compilados, en { $folder }
doctor-no-games = ninguna todavía
doctor-games-well = { $games ->
    [one] 1, tal como se escribió
   *[other] { $games }, todas tal como se escribieron
}
doctor-games-damaged = { $damaged ->
    [one] 1 de { $games } está dañada: { $named }; más detalles con { $command }
   *[other] { $damaged } de { $games } están dañadas: { $named }; más detalles con { $command }
}
doctor-database-at = PostgreSQL { $version } en { $place }
doctor-disk-unsafe = lo confirmado puede perderse en un corte de luz; activa fsync y full_page_writes
doctor-disk-safe = solo se confirma lo que ya está escrito en él
doctor-clock-off = { $way ->
    [ahead] adelantado { $seconds } s; los servidores que comparten partidas necesitan relojes que coincidan: que todos los equipos tomen la hora de una misma fuente
   *[behind] atrasado { $seconds } s; los servidores que comparten partidas necesitan relojes que coincidan: que todos los equipos tomen la hora de una misma fuente
}
doctor-clock-right = coincide con el de este equipo

## What is wrong with a store. Each is one sentence without its full stop; $reason is said by the
## system or the database, in English.

store-no-games = no hay partidas en { $place }
store-cannot-keep = no se pueden guardar partidas en { $place }: { $reason }
store-fails = { $place }: { $reason }
store-silent = { $place }: no responde
store-not-empty = ya hay partidas en { $place }; una copia de seguridad va a un almacén vacío
store-no-address = { $place } no es una dirección que se pueda usar; debe ser como postgresql://user:password@host/name, con %40 en lugar de una @ en la contraseña
store-no-certificate = { $place }: no se puede comprobar su certificado, porque no hay ningún archivo { $file } con el de su autoridad; sslrootcert=FILE en la dirección indica otro
store-too-old = PostgreSQL { $version } es demasiado antiguo; hace falta { $oldest } o posterior
store-no-utf8 = la base de datos guarda el texto como { $encoding }; crea una con ENCODING 'UTF8'
store-outdated = { $version ->
    [0] { $place } todavía no tiene tablas; el servidor las crea al iniciarse
   *[other] { $place } tiene tablas de la versión { $version }; el servidor las actualiza al iniciarse
}
store-newer = una versión más nueva de este programa escribió { $place } (sus tablas son de la versión { $version }; este programa llega hasta la { $newest })
store-ancient = una versión demasiado antigua de este programa escribió { $place } (sus tablas son de la versión { $version }; este programa necesita la { $oldest } o posterior)
# $table is events, holders, pencils or secrets, as in the database.
store-strays = hay { $table } de una partida que no existe
store-game-gone = la partida { $game } figura en la lista, pero no existe
store-game-unreadable = la partida { $game } no se puede leer ({ $reason })
store-dates-unreadable = las fechas de la partida { $game } no se pueden leer
store-heading-changed = el encabezado de la partida { $game } no es lo que se escribió
store-events-missing = la partida { $game } tiene { $events } de sus { $all } sucesos
store-events-changed = los sucesos de la partida { $game } no son lo que se escribió
store-event-changed = el suceso { $event } de la partida { $game } no es lo que se escribió
store-event-unreadable = un suceso de la partida { $game } no se puede leer: { $reason }
store-secrets-gone = los secretos de la partida { $game } han desaparecido
store-secrets-changed = los secretos de la partida { $game } no son lo que se escribió
store-holders-changed = la lista de quién ocupa los sitios de la partida { $game } no es la que se escribió
store-no-beginning = la partida { $game } no empieza con su creación
store-other-seed = la semilla de la partida { $game } no es aquella con la que empezó
store-cannot-open = la partida { $game } no se puede abrir: { $reason }
store-nobody-holds = un sitio de la partida { $game } está ocupado, pero no consta por quién

## What is wrong with a backup

backup-none = no es una copia de seguridad
backup-other-format = no es una copia de seguridad con el formato { $format }
backup-damaged = está cortada o dañada ({ $reason })
backup-no-end = le falta el final, o no es lo que se escribió
backup-unknown-table = tiene filas de una tabla que esta versión no conoce: { $table }
backup-cannot-write = la copia de seguridad no se puede escribir: { $reason }

## Training a network

cli-about-train =
    Entrenar una red haciéndola jugar contra sí misma; necesita PyTorch.

    Tras cada prueba, los pesos se guardan en el archivo, junto a una nota y una imagen de la curva. Ctrl+C lo termina; --on continúa desde ahí.
cli-train-file = El archivo para los pesos; su nombre termina en .npz.
cli-train-size = El tamaño de la red: { $sizes }.
cli-train-minutes = Minutos de entrenamiento.
cli-train-on = Continuar con los pesos de este archivo.
cli-train-overwrite = Sustituir el archivo si ya existe.
cli-train-needs = el entrenamiento necesita { $package }; se instala con: pip install "silvergold[train]"
cli-train-suffix = el nombre de { $file } debe terminar en .npz
cli-train-interrupted = interrumpido tras { $rounds } rondas; { $file } tiene los pesos de la última prueba
cli-train-round = { NUMBER($minutes, maximumFractionDigits: 1) } min, { $games } partidas: { NUMBER($points, maximumFractionDigits: 1) } puntos
cli-train-done = Los pesos están en { $file }.

cli-about-names = Listar los nombres que la gente muestra en este servidor, u ocultar uno.
cli-names-action = Qué hacer: list, hide o show.
cli-names-person = Las primeras letras del número de una persona, como en la lista.
cli-names-none = Nadie muestra aquí su nombre.
cli-names-hidden = { $name } está oculto.
cli-names-shown = { $name } se ve de nuevo.
cli-names-unknown = { $count ->
    [0] Nadie tiene un número que empiece por «{ $person }».
   *[other] { $count } personas tienen un número que empieza por «{ $person }»: escribe más.
}
