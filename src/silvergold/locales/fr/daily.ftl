### The deal of the day, and challenges: the same cards for everybody.

## On the home page

daily-title = Partie du jour
daily-invite = Les mêmes cartes pour tout le monde, une fois par jour. Combien de points en tires-tu ?
daily-play = Jouer la partie du jour
daily-see = Voir ton rang
daily-next = Prochaine partie dans { $time }
daily-next-label = La prochaine partie commence à { $time }.
daily-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
daily-place = Rang { $place } sur { $count }
daily-streak = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}

## The page of a day

daily-finished = { $count ->
    [0] Personne ne l’a encore finie.
    [one] { $count } personne l’a finie.
   *[other] { $count } personnes l’ont finie.
}
daily-once = Pour le classement du jour, un seul essai compte, sans indices.
daily-clock = Une nouvelle partie commence chaque jour à minuit UTC, soit { $time } chez toi.
daily-until = Finis-la avant { $time } pour qu’elle compte.
daily-past = Ce jour est passé. Tu peux encore jouer ces cartes, mais elles ne comptent plus pour le classement.
daily-play-past = Jouer ces cartes
daily-longest = Plus longue série : { $count }
daily-not-counted = Cette partie n’est pas classée : un bot a joué pour quelqu’un, ou elle a fini trop tard.
daily-unfinished = Tu as laissé cette partie inachevée.
daily-results-later = Tu verras les résultats de tout le monde à partir de { $time }.
daily-beside = Tu as joué ces cartes hors classement. Voici où tu serais.
daily-on-device = Le classement général a besoin d’un serveur. Tes résultats et ta série restent sur cet appareil.
daily-everybody = Les résultats de tous
# A picture of all results, for those who cannot see it.
daily-picture = { $count ->
    [1] Un seul résultat pour l’instant : { $middle } points.
   *[other] { $count } résultats, de { $lowest } à { $highest } points ; la moitié a au moins { $middle }.
}
daily-picture-own = Tu as { $points } points, plus que { $share } des autres.
daily-captain = Le score du capitaine
daily-captain-more = Avec les mêmes cartes, le capitaine a fait { $captain } : { $points } de plus que toi.
daily-captain-less = Avec les mêmes cartes, le capitaine a fait { $captain } : { $points } de moins que toi. Bravo !
daily-captain-same = Avec les mêmes cartes, le capitaine a fait { $captain }, autant que toi.
daily-captain-alone = Avec ces cartes, le capitaine a fait { $captain }.
daily-captain-busy = Le capitaine n’a pas encore fini…
daily-best = Les meilleures parties
daily-none = Personne n’est encore classé.
daily-column-place = Rang
daily-column-name = Nom
daily-column-points = Points
daily-you = toi
daily-replay-of = Revoir la partie de { $name }
daily-compare = Comparer tour par tour
daily-tour = Le voyage de la semaine
daily-tour-about = Les points de toute la semaine ensemble, du lundi au dimanche.
daily-tour-none = Pas de points ce jour-là
daily-other-days = Autres jours

## Sharing a result

daily-share = Partager ton résultat
daily-share-copy = Copier
daily-share-copied = Copié
daily-share-label = Ton résultat, sans rien dévoiler
daily-share-head = { $title } · { $day }

## Challenges

challenge-title = Défi
challenge-beat = { $name } a fait { $points } points. Peux-tu faire mieux ?
challenge-own = Tu as fait { $points } points. Qui peut faire mieux ?
challenge-anybody = Anonyme
challenge-deal = Tu reçois les mêmes cartes et joues contre les mêmes bots : quand tu veux, mais une seule fois. Ensuite, vous comparez tour par tour.
challenge-position = Tu commences à la même position ({ $turn }) et joues contre les mêmes bots : quand tu veux, mais une seule fois. Ensuite, vous comparez tour par tour.
challenge-play = Relever le défi
challenge-friend = Défier quelqu’un
challenge-from-here = Défier à partir de cette position
challenge-friend-about = La personne qui a le lien reçoit les mêmes cartes et les mêmes bots, joue quand elle veut et voit ensuite ta partie.
challenge-label = Lien vers le défi
challenge-words = J’ai fait { $points } points à { $title }. Peux-tu faire mieux avec les mêmes cartes ?
challenge-results = Résultats
challenge-won = Tu bats { $name } de { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
challenge-lost = { $name } a encore { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance.
challenge-even = Autant de points que { $name } !
challenge-alone = Personne d’autre n’a encore fini. Envoie le lien à quelqu’un.

## Games side by side

compare-title = Côte à côte
compare-who = Parties à comparer
compare-turn = Tour
compare-loading = Chargement des parties…
