### The command `silvergold dataset`.
cli-about-dataset = Den Datensatz des Benchmarks schreiben: Partien des Kapitäns gegen sich selbst.
dataset-file = Die Datei, in die geschrieben wird, als JSON Lines; - gibt sie aus.
dataset-games = So viele Partien, ohne Angabe der ganze Datensatz.
dataset-written = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $hash }
