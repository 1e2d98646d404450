### Ce que les messageries montrent d’un lien, à côté d’une image du jeu.

link-about = Coche des îles au trésor au crayon ; les îles complètes rapportent des points. Un jeu de cartes pour { $fewest_players } à { $most_players } personnes, gratuit dans le navigateur.
link-picture = Une carte marine avec un voilier et des îles à moitié cochées au crayon
link-rules = Les règles de Silver & Gold
link-table = Une table de Silver & Gold
link-table-about = Ouvre le lien pour venir à la table. Coche des îles au trésor ; qui a le plus de points après { $all_turns } tours l’emporte. Tu débutes ? Cinq minutes suffisent pour apprendre.
# $names are the people at the table.
link-open-table = Silver & Gold avec { $names }
# $free is “link-free”.
link-open-table-about = { $free } Coche des îles au trésor ; qui a le plus de points après { $all_turns } tours l’emporte. Tu débutes ? Cinq minutes suffisent pour apprendre.
link-free = { $count ->
    [one] { $count } place libre sur { $seats }.
   *[other] { $count } places libres sur { $seats }.
}
link-replay = Une partie de Silver & Gold, coup par coup
link-replay-about = Revois chaque coup d’une partie terminée : qui a coché quelle île, et qui a gagné.
link-daily = Silver & Gold : la partie du jour
link-daily-about = Les mêmes cartes pour tout le monde, une fois par jour. Combien de points en tires-tu ?
link-challenge = Un défi à Silver & Gold
link-challenge-about = Les mêmes cartes, les mêmes adversaires : en tires-tu plus de points ? Ouvre le lien et joue quand tu veux.
