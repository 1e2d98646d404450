### Hints about the best move, and training positions.

## Hints during a game: the button, and what it says. Hints are short.

advice-hint = Indice
advice-more = Encore
advice-show = Montrer
advice-do = Le faire
advice-busy = Réflexion…
advice-not-yet = Les indices sont en préparation. Réessaie dans une minute ou deux.
advice-done = C’est au crayon. « { done } » le confirme.
advice-forced = Il n’y a qu’une seule possibilité.
advice-best = Le mieux : { $moves }

# What to think of.
advice-nudge-finish = Tu peux compléter une île maintenant.
advice-nudge-turns = Quelle île peux-tu compléter le plus vite ?
advice-nudge-late = Il reste peu de tours : que peux-tu encore compléter à temps ?
advice-nudge-coins = Regarde les pièces.
advice-nudge-palm = Regarde les palmiers.
advice-nudge-squares = Tu peux cocher plus de cases qu’il n’y paraît.
advice-nudge-cross = Regarde les croix.
advice-nudge-next = Pense aux motifs qui peuvent venir ensuite.
advice-nudge-worth = Regarde ce que valent les trésors.
advice-nudge-seal = Regarde les sceaux.
advice-nudge-known = Parmi les cartes visibles, il y a mieux que ce que la pile laisse espérer.
advice-nudge-unseen = Aucune carte visible ne te rapporte beaucoup.
advice-nudge-little = Aucun coup ne se détache, mais l’un est un peu meilleur.

# Where, or which.
advice-where = { $place ->
    [north] Regarde le nord de l’île { $slot }.
    [north-east] Regarde le nord-est de l’île { $slot }.
    [east] Regarde l’est de l’île { $slot }.
    [south-east] Regarde le sud-est de l’île { $slot }.
    [south] Regarde le sud de l’île { $slot }.
    [south-west] Regarde le sud-ouest de l’île { $slot }.
    [west] Regarde l’ouest de l’île { $slot }.
    [north-west] Regarde le nord-ouest de l’île { $slot }.
   *[middle] Regarde le milieu de l’île { $slot }.
}
advice-where-one = { $place ->
    [north] Une seule case suffit : regarde le nord de l’île { $slot }.
    [north-east] Une seule case suffit : regarde le nord-est de l’île { $slot }.
    [east] Une seule case suffit : regarde l’est de l’île { $slot }.
    [south-east] Une seule case suffit : regarde le sud-est de l’île { $slot }.
    [south] Une seule case suffit : regarde le sud de l’île { $slot }.
    [south-west] Une seule case suffit : regarde le sud-ouest de l’île { $slot }.
    [west] Une seule case suffit : regarde l’ouest de l’île { $slot }.
    [north-west] Une seule case suffit : regarde le nord-ouest de l’île { $slot }.
   *[middle] Une seule case suffit : regarde le milieu de l’île { $slot }.
}
advice-keep = Garde { $treasure }.
advice-take = Prends { $treasure }.
advice-draw = Pioche dans la pile.

# Why. Other reasons are those of reviews.
advice-why-possible = Il restera une chance de remplir { $treasure }.
advice-why-fits = Ensuite, { $pattern }, qui peut venir au prochain tour, tiendra sur { $treasure }.

## Training positions.

training-intro = Une position d’une vraie partie, et c’est à toi : coche là où ça rapporte le plus.
training-set = Collection
training-own = Mes parties
training-easy = Facile
training-hard = Difficile
training-next = Position suivante
training-again = Réessayer
training-yours = Ton coup
training-best = Le meilleur
training-right = Tu as trouvé le meilleur coup !
training-lost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de moins que le meilleur coup.
training-lost-at-least = Au moins { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de moins que le meilleur coup.
training-none = Quand tu analyses tes parties, tes coups les plus coûteux sont gardés ici pour t’entraîner.
training-all-solved = Tout est résolu ! Tu peux recommencer.
training-start-over = Recommencer
training-turns-left = Tours après celui-ci : { $count }
training-streak = { $count ->
    [one] 1 d’affilée
   *[other] { $count } d’affilée
}
training-solved = Résolues : { $count } sur { $all }
