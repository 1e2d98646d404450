### Who plays: the bots as persons, and how people are drawn.

## Choosing who plays

seat-add = Añadir jugador
seat-remove = Quitar a { $name }
seat-someone-else = Otra persona
your-emblem = Emblema
your-colour = Color
change-avatar = Cambiar tu aspecto

## How people are drawn

emblem-anchor = ancla
emblem-wheel = timón
emblem-ship = barco
emblem-compass = brújula
emblem-lighthouse = faro
emblem-whale = ballena
emblem-octopus = pulpo
emblem-parrot = loro
tint-navy = azul marino
tint-teal = verde azulado
tint-green = verde
tint-ochre = ocre
tint-red = rojo
tint-purple = morado

## The crew: each bot is somebody, in a line

person-pip = Primer viaje, ojos grandes, sueños enormes.
person-nela = Trepa a todos los mástiles y lo pregunta todo.
person-jonah = Pesca más de lo que trabaja, y tararea.
person-bo = Guiña el ojo a las olas y confía en su suerte.
person-ines = Conoce todos los puertos y a casi todos los cocineros.
person-olaf = Pocas palabras, brazos fuertes, gran bigote.
person-ada = Lo cuenta todo y luego vuelve a contarlo.
person-rufus = Ríe como un trueno, planea como un reloj.
person-yara = Lee el viento antes de que nadie lo note.
person-marta = Ha surcado todos los mares y no se le escapa nada.
person-corvo = Ve más con un solo ojo que otros con ambos.
person-henrik = Sereno como un puerto, astuto como la marea.
person-isolde = Dibujó las cartas con las que navegan los demás.
person-tariq = Lee las estrellas como otros leen un libro.
person-kaia = Tiene un cuento para cada ola, y sale en casi todos.

## What they say: at first, about an island, after a win, after a loss

talk-pip-hello = ¡Hola! ¿Es este el barco?
talk-pip-island = ¡La encontré! ¡La encontré!
talk-pip-won = ¿De verdad gané? ¡Verás cuando lo sepa mamá!
talk-pip-lost = ¡Qué divertido! ¿Otra vez?
talk-nela-hello = ¿Por dónde se va al tesoro?
talk-nela-island = ¡Te dije que la encontraría!
talk-nela-won = ¿Suerte? ¡Talento!
talk-nela-lost = ¡Tienes que enseñarme cómo lo hiciste!
talk-jonah-hello = Buen día. ¿Te importa si pesco?
talk-jonah-island = ¡Mira lo que ha picado!
talk-jonah-won = ¡A esto lo llamo yo buena pesca!
talk-jonah-lost = No importa. Los peces picaban.
talk-bo-hello = Cuando quieras empezamos.
talk-bo-island = ¡Qué suerte la mía!
talk-bo-won = A la suerte le gustan las sonrisas.
talk-bo-lost = Hoy el viento iba contigo.
talk-ines-hello = Conozco un atajo. ¡Alcánzame!
talk-ines-island = Así lo hacemos en el puerto.
talk-ines-won = ¡Hoy invitas tú a cenar!
talk-ines-lost = No está mal. La próxima vez llevo yo el timón.
talk-olaf-hello = Hm. A remar.
talk-olaf-island = ¡Ja! Mía.
talk-olaf-won = Hm. Buena partida.
talk-olaf-lost = Hm. Tienes manos fuertes.
talk-ada-hello = Mis lápices están afilados. ¿Y los tuyos?
talk-ada-island = Justo como lo calculé.
talk-ada-won = Los números no mienten.
talk-ada-lost = Tendré que repasar mis cuentas.
talk-rufus-hello = ¡Jo, jo! ¡A toda vela!
talk-rufus-island = ¡Truenos y oro!
talk-rufus-won = ¡Una ronda para todos!
talk-rufus-lost = ¡Jo! ¡Bien navegado!
talk-yara-hello = El viento está cambiando. ¿Lo notas?
talk-yara-island = Me lo dijo el viento.
talk-yara-won = El mar ha sido bueno conmigo.
talk-yara-lost = Hoy el viento era tuyo.
talk-marta-hello = Enséñame de qué eres capaz.
talk-marta-island = Otra para mi carta.
talk-marta-won = Eso es la experiencia.
talk-marta-lost = Bien navegado. Llegarás lejos.
talk-corvo-hello = No me pierdas de vista. Yo haré lo mismo.
talk-corvo-island = La vi venir.
talk-corvo-won = Con un ojo bastó.
talk-corvo-lost = Eso no lo vi venir.
talk-henrik-hello = Tómate tu tiempo. La marea también se toma el suyo.
talk-henrik-island = Despacio y con calma.
talk-henrik-won = Mar tranquila, cofre lleno.
talk-henrik-lost = Llevas agua salada en las venas.
talk-isolde-hello = Este mar ya lo he dibujado. Ven a verlo.
talk-isolde-island = Justo donde la dibujé.
talk-isolde-won = La carta conocía el camino.
talk-isolde-lost = Volveré a dibujar mi carta. Gracias.
talk-tariq-hello = Ya han salido las estrellas. Empecemos.
talk-tariq-island = Estaba escrito allá arriba.
talk-tariq-won = Las estrellas nunca tienen prisa. Yo tampoco.
talk-tariq-lost = Ha salido una nueva estrella: la tuya.
talk-kaia-hello = Siéntate. Será una buena historia.
talk-kaia-island = Y así se encontró la isla.
talk-kaia-won = Así terminan las viejas historias.
talk-kaia-lost = De ti contarán historias.
