tournament-new = Nouveau tournoi
tournament-about = Un tournoi entre amis : deux par table, et les mêmes cartes à toutes les tables d’une ronde.
tournament-name = Nom du tournoi
tournament-kind = Qui joue contre qui
tournament-round-robin = Toutes rondes
tournament-round-robin-help = Chacun joue une fois contre chacun.
tournament-swiss = Système suisse
tournament-swiss-help = Moins de rondes : dans chacune se rencontrent ceux qui ont à peu près autant de points, et personne deux fois.
tournament-rounds = Rondes
tournament-make = Créer le tournoi
tournament-invite-help = Envoie ce lien. Toute personne qui l’ouvre peut participer.
tournament-link = Lien vers le tournoi
tournament-words = Joue dans notre tournoi de Silver & Gold :
tournament-join = Participer
tournament-leave = Quitter le tournoi
tournament-leave-help = Tu ne seras plus apparié. Tes parties jouées comptent toujours.
tournament-start = Commencer le tournoi
tournament-waits = Le tournoi n’a pas encore commencé.
tournament-count = { $count ->
    [one] { $count } joueur
    [many] { $count } de joueurs
   *[other] { $count } joueurs
}
tournament-round = Ronde { $round } sur { $total }
tournament-bye = { $name } est exempt
tournament-between = { $first } – { $second }
tournament-your-game = Vers ta partie
tournament-see-game = Voir ta partie
tournament-going-on = en cours
tournament-not-played = non jouée
tournament-standings = Classement
tournament-place = Place
tournament-player = Joueur
tournament-points = Points
tournament-direct = Direct
tournament-opposition = Adversaires
tournament-score = Marqués
tournament-table-help = Une victoire ou une exemption compte { $win } points, un match nul { $draw }. À égalité décident, dans cet ordre : les points entre eux, les points de tous les adversaires et ce qui a été marqué dans les parties.
tournament-over = Le tournoi est terminé
tournament-won = Victoire : { $names }.
tournament-close = Terminer cette ronde
tournament-close-help = Les parties inachevées ne comptent alors pour personne.
tournament-gone = parti
tournament-nobody = Personne
tournament-seed = Les cartes de toutes les rondes découlent de ce texte :
tournament-mine = Tes tournois
tournament-open = Ouvert
