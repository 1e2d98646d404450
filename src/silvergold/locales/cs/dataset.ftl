### The command `silvergold dataset`.
cli-about-dataset = Zapsat data pro srovnání: hry kapitána proti sobě samému.
dataset-file = Soubor, do kterého se zapíšou jako JSON Lines; - je vypíše.
dataset-games = Kolik her; bez udání celá sada.
dataset-written = { $games ->
    [one] Jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, { $hash }
