### The command `silvergold dataset`.
cli-about-dataset = Escribir los datos de la prueba de referencia: partidas del capitán contra sí mismo.
dataset-file = El archivo que se escribe, en JSON Lines; - las muestra.
dataset-games = Cuántas partidas; si no se dice, el conjunto entero.
dataset-written = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $hash }
