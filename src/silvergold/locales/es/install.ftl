### The installed game, the page shown when the server cannot be reached, and sharing a finished game.

## Installing

install-about = Llena de cruces islas del tesoro: un juego de cartas de { $fewest_players } a { $most_players } personas, contra bots o con amigos por enlace.
install = Instalar el juego
install-help = Tendrá su propio icono y se abrirá en su propia ventana, sin el navegador alrededor.
install-by-hand = Abre el menú de compartir del navegador y elige «Añadir a pantalla de inicio». Para llevarte las partidas que hayas empezado aquí, usa «{ other-device }».
install-now = Instalar

## When the server cannot be reached

no-line-title = Sin conexión con el servidor
no-line-why = El equipo donde funciona este juego no responde: está apagado, o falta la red en uno de los dos lados.
no-line-games = Tus partidas están guardadas allí, con todas sus jugadas. Reaparecerán aquí por sí solas en cuanto vuelva la conexión.
no-line-meanwhile = Mientras tanto puedes leer las reglas y cambiar los ajustes. Para jugar hace falta el servidor.
no-line-replay = La partida que cargaste

## Sharing a finished game

share = Compartir
share-title = Compartir esta partida
share-what = La imagen muestra los nombres, puntos y tesoros de todo el mundo.
share-link-what = Con el enlace se puede volver a ver la partida entera durante { $days } días, pero no jugar ni leer el chat.
to-server-why = Para compartir un enlace o seguir en otro dispositivo, la partida tiene que estar en el servidor.
share-save = Guardar la imagen
share-both = Enviar imagen y enlace
share-link-label = Enlace a la repetición
share-words = Nuestra partida de Silver & Gold, jugada a jugada:
replay-gone = Este enlace no lleva a ninguna repetición. Quizá no esté entero, o hayan pasado más de { $days } días desde la partida.
