quick-match = Partie rapide
quick-match-help = Joue avec ceux qui cherchent aussi une partie maintenant.
quick-players = Joueurs
quick-bots = Compléter la table avec des bots
quick-bots-help = { $count ->
    [one] Au bout de { $count } seconde, des bots prennent les places libres.
    [many] Au bout de { $count } secondes, des bots prennent les places libres.
   *[other] Au bout de { $count } secondes, des bots prennent les places libres.
}
quick-no-bots-help = La partie attend qu’il y ait assez de monde.
quick-find = Chercher des joueurs
quick-waiting = Recherche de joueurs
quick-waiting-help = La partie commence d’elle-même quand toutes les places sont prises. Si tu quittes cette page, ta place redevient libre.
quick-fills = Dans { $count } s, des bots ({ $bot }) prennent les places libres.
quick-stop = Arrêter la recherche
gathers-help = La partie commence d’elle-même dès que tout le monde est là.
time-days = { $count ->
    [one] { $count } jour par tour
    [many] { $count } de jours par tour
   *[other] { $count } jours par tour
}
time-short-days = { $count ->
    [one] { $count } jour
    [many] { $count } de jours
   *[other] { $count } jours
}
time-days-help = Une partie sur plusieurs jours : chacun joue quand ça l’arrange. Quand le temps est écoulé, un bot joue le coup.
left-days = { $count } j
left-hours = { $count } h
left-minutes = { $count } min
left-to-play = encore { $time }
remind-me = Me prévenir
remind-on = Les rappels sont activés
remind-off = Désactiver les rappels
remind-help = Ce navigateur te prévient quand c’est à toi, même quand la page est fermée.
remind-cannot = Ce navigateur ne peut pas te prévenir quand la page est fermée. Tant qu’elle est ouverte, ● dans son titre montre que c’est à toi.
remind-denied = Ton navigateur n’autorise pas les notifications de ce site. Tu peux changer cela dans ses réglages.
reminder-turn = C’est à toi.
reminder-soon = C’est à toi, et ton temps est presque écoulé.
tournaments = Tournois
