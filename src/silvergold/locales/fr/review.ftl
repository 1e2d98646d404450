### The review of a finished game: on the command line, in its page, and in the browser.

## The game as a whole

review-title = Analyse
review-accuracy = Précision
review-level = Joue comme
review-lost = Perdu
review-kind-keep = Garder
review-kind-mark = Cocher
review-kind-take = Prendre
review-luck = Chance
review-others = Autres
review-expected = Attendu
review-score = Score
review-chance = Chances de gagner
review-percent = { $percent } %
review-decisions = Décisions
review-turning-points = Moments clés
review-turning-decision = Tour { $turn } : une décision de { $name } ({ $change })
review-turning-luck = Tour { $turn } : de la chance pour { $name } ({ $change })
review-method = Les points attendus et les chances de gagner sont estimés par le bot « { $judge } », qui regarde un tour à l’avance.

## Grades

review-grade-best = Le meilleur
review-grade-good = Bon
review-grade-slip = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Grosse erreur

## One decision

review-worst = Les décisions les plus coûteuses
review-nothing = Personne n’a rien perdu de notable.
review-heading = Tour { $turn }, { $name } : { $grade }
review-heading-keep = Avant le premier tour, { $name } : { $grade }
review-costs = Perdu : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points et { $chance } de chances de gagner.
review-played = Joué
review-better = Mieux
review-from-stack = un trésor de la pile
review-marked-now = [*] cochée à ce tour

## Why another decision was better. Each is a sentence about it; turns and points are averages.

# One of two islands with the same name.
review-one-of-two = { $treasure } (île { $slot })
review-reason-finish = Ainsi, { $treasure } est rempli tout de suite.
review-reason-sooner = Ainsi, { $treasure } est rempli environ { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours plus tôt.
review-reason-possible = Ainsi, on peut encore remplir { $treasure } ; avec le coup joué, ce n’est plus possible.
review-reason-cup = { $points ->
    [one] Ainsi, une ligne de pièces est pleine : la prochaine coupe vaut { $points } point.
   *[other] Ainsi, une ligne de pièces est pleine : la prochaine coupe vaut { $points } points.
}
review-reason-coins = { $count ->
    [one] Ainsi, { $count } pièce de plus est cochée.
   *[other] Ainsi, { $count } pièces de plus sont cochées.
}
review-reason-palm = { $points ->
    [one] Ainsi, les palmiers rapportent { $points } point de plus.
   *[other] Ainsi, les palmiers rapportent { $points } points de plus.
}
review-reason-whole = Le motif entier : { $squares } cases en tout au lieu de { $instead }.
review-reason-cross = Les croix rapportent plus : { $squares } cases en tout au lieu de { $instead }.
review-reason-squares = { $squares } cases au lieu de { $instead }.
review-reason-fits = Ensuite, { $pattern }, qui peut venir au prochain tour, tient sur { $treasure } ; avec le coup joué, il n’y a de place nulle part.
review-reason-late = { $left ->
    [0] C’était le dernier tour : plus le temps de remplir { $treasure }.
    [one] Il faut encore environ { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours à { $treasure }, et il n’en reste qu’un.
   *[other] Il faut encore environ { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours à { $treasure }, et il n’en reste que { $left }.
}
review-reason-too-long = { $left ->
    [one] Le trésor pris ({ $treasure }) demande environ { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours, et il n’en reste qu’un.
   *[other] Le trésor pris ({ $treasure }) demande environ { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours, et il n’en reste que { $left }.
}
review-reason-known = Il vaut { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus qu’un trésor moyen de la pile.
review-reason-unseen = Un trésor moyen de la pile vaut { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus.
review-reason-quick = Il faut environ { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours de moins pour remplir { $treasure }.
review-reason-worth = Rempli, il vaut { $points } points de plus.
review-reason-seal = { $points ->
    [one] Avec les sceaux, il vaut { $points } point de plus.
   *[other] Avec les sceaux, il vaut { $points } points de plus.
}
review-reason-has-coins = { $count ->
    [one] Il a { $count } pièce de plus.
   *[other] Il a { $count } pièces de plus.
}
review-reason-has-crosses = { $count ->
    [one] Il a { $count } croix de plus.
   *[other] Il a { $count } croix de plus.
}
review-reason-has-palm = Il a un palmier.
review-reason-little = Il vaut un peu plus en moyenne.

## In the browser

review-begins = L’analyse va commencer…
review-progress = Analyse du tour { $turn } sur { $turns }
review-luck-you = Les cartes t’ont donné { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus qu’à { $name }.
review-luck-you-less = Les cartes ont donné à { $name } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus qu’à toi.
review-luck-name = Les cartes ont donné à { $who } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus qu’à { $name }.
review-luck-even = Les cartes ont traité tout le monde à peu près de la même façon.
review-by-kind = Points perdus
review-mine = Les miennes
review-mistakes-only = Erreurs seulement
review-worst-first = Les pires d’abord
review-previous-mistake = Erreur précédente
review-next-mistake = Erreur suivante
review-options = Les meilleures options
review-table = Toute la table
review-was-best = Rien de mieux n’a été trouvé.
review-forced = Il n’y avait pas d’autre choix.
review-no-decisions = Aucune décision de ce genre.
review-island = île { $slot } : { $squares }
review-pass = passer
review-before = Avant le premier tour
review-jump = Tour
review-luck-of-cards = Chance au tirage
review-luck-deal = Distribué à { $name } : { $treasures }
review-luck-reveal = Révélé : { $pattern }
review-luck-refill = Nouvelles cartes visibles : { $treasures }
review-luck-draw = { $name } pioche { $treasures }
review-chance-of = { $name } { $percent }
review-turned-decision = { $when } : une décision de { $name } ({ $change })
review-turned-luck = { $when } : de la chance pour { $name } ({ $change })
review-load-help = Choisis une partie enregistrée pour la faire analyser.

## Playing on from a position

play-from = Continuer à partir d’ici
play-from-about = Une nouvelle partie à partir de cette position, contre des bots ({ $when }). Les cartes à venir sont les mêmes que la première fois, pour que tu puisses comparer les résultats. Ce que les autres ont choisi à ce tour ne change pas ; ensuite, ils jouent à nouveau.
play-from-seat = Tu joues à la place de
play-from-others = Les autres : { $names }
play-from-start = C’est parti
