### The command `silvergold dataset`.
cli-about-dataset = Écrire les données du banc d’essai : des parties du capitaine contre lui-même.
dataset-file = Le fichier à écrire, en JSON Lines ; - les affiche.
dataset-games = Nombre de parties ; par défaut, l’ensemble complet.
dataset-written = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $hash }
