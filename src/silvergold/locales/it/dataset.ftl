### The command `silvergold dataset`.
cli-about-dataset = Scrive i dati del benchmark: partite del capitano contro se stesso.
dataset-file = Il file da scrivere, in JSON Lines; - le stampa.
dataset-games = Quante partite; se non si dice, l’insieme intero.
dataset-written = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $hash }
