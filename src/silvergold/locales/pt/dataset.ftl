### The command `silvergold dataset`.
cli-about-dataset = Escrever os dados do benchmark: partidas do capitão contra si mesmo.
dataset-file = O arquivo a escrever, em JSON Lines; - mostra as partidas.
dataset-games = Quantas partidas; por padrão, o conjunto inteiro.
dataset-written = { $games ->
    [one] Uma partida
   *[other] { $games } partidas
}, { $hash }
