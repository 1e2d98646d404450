# Dit par une installation sans autre paquet.
plain-more = Ces commandes n’ont besoin de rien d’autre. Pour jouer dans le navigateur, héberger des parties et avoir toutes les commandes : { $command }
plain-needs = { $name } a besoin du paquet { $package } ; installe-le avec : { $command }
plain-play = pour jouer dans le navigateur, il faut : { $command } ; dans ce terminal : silvergold play --terminal
