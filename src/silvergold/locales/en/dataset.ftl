### The command `silvergold dataset`.
cli-about-dataset = Write the data set of the benchmark: games that the captain plays against itself.
dataset-file = The file to write, as JSON Lines; - prints them.
dataset-games = Games to play, by default the whole data set.
dataset-written = { $games ->
    [one] One game
   *[other] { $games } games
}, { $hash }
