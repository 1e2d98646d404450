tournament-new = Nouveau tournoi
tournament-about = Un tournoi entre amis : deux par table, et les mêmes cartes à toutes les tables d’une ronde.
tournament-name = Nom du tournoi
tournament-kind = Formule
tournament-round-robin = Tous contre tous
tournament-round-robin-help = Chacun joue une fois contre chacun.
tournament-swiss = Système suisse
tournament-swiss-help = Moins de rondes : à chacune, tu rencontres quelqu’un qui a à peu près autant de points que toi, et jamais deux fois la même personne.
tournament-rounds = Rondes
tournament-make = Créer le tournoi
tournament-invite-help = Envoie ce lien. Toute personne qui l’ouvre peut participer.
tournament-link = Lien vers le tournoi
tournament-words = Joue dans notre tournoi de Silver & Gold :
tournament-join = Participer
tournament-leave = Quitter le tournoi
tournament-leave-help = Tu n’auras plus d’adversaire. Tes parties jouées comptent toujours.
tournament-start = Commencer le tournoi
tournament-waits = Le tournoi n’a pas encore commencé.
tournament-count = { $count ->
    [one] { $count } joueur
    [many] { $count } de joueurs
   *[other] { $count } joueurs
}
tournament-round = Ronde { $round } sur { $total }
tournament-bye = { $name } a une exemption
tournament-between = { $first } – { $second }
tournament-your-game = Rejoindre ta partie
tournament-see-game = Voir ta partie
tournament-going-on = en cours
tournament-not-played = non jouée
tournament-standings = Classement
tournament-place = Rang
tournament-player = Joueur
tournament-points = Points
tournament-direct = Face-à-face
tournament-opposition = Points adverses
tournament-score = Marqués
tournament-table-help = Une victoire ou une exemption vaut { $win } points, un match nul { $draw }. En cas d’égalité départagent, dans cet ordre : les points des confrontations directes, les points de tous les adversaires et les points marqués dans les parties.
tournament-over = Le tournoi est terminé
tournament-won = Victoire : { $names }.
tournament-close = Terminer cette ronde
tournament-close-help = Les parties inachevées ne comptent alors pour personne.
tournament-gone = a quitté le tournoi
tournament-nobody = (nom supprimé)
tournament-seed = Les cartes de toutes les rondes découlent de ce texte :
tournament-mine = Tes tournois
tournament-open = Ouvert
