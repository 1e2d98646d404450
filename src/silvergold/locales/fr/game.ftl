### Words that every way of playing shares.

title = Silver & Gold

## Treasures

treasure-name = { $colour ->
    [purple] violet { $points }
    [orange] orange { $points }
    [green] vert { $points }
   *[grey] gris { $points }
}
seal-label = { $colour ->
    [purple] sceau violet : { $points } par trésor violet rempli
    [orange] sceau orange : { $points } par trésor orange rempli
    [green] sceau vert : { $points } par trésor vert rempli
   *[grey] sceau gris : { $points } par trésor gris rempli
}
has-crosses = { $count ->
    [one] croix en { $squares }
   *[other] croix en { $squares }
}
has-coins = { $count ->
    [one] pièce en { $squares }
   *[other] pièces en { $squares }
}
has-palms = { $count ->
    [one] palmier en { $squares }
   *[other] palmiers en { $squares }
}
squares-free = { $count ->
    [0] toutes les cases cochées
   *[other] cases libres : { $count } sur { $all }
}
symbol-cross = croix
symbol-coin = pièce
symbol-palm = palmier
square-free = libre
square-marked = cochée

## Expeditions

pattern-i2 = une ligne de deux
pattern-i3 = une ligne de trois
pattern-l3 = un coin de trois
pattern-t4 = un T de quatre
pattern-l4 = un L de quatre
pattern-o4 = un carré de quatre

## What a mark brings

gain-coin = pièce { $place } de la ligne { $row }
gain-coin-row = la ligne { $row } est pleine et rapporte une coupe
gain-palm = palmier : +{ $points }
gain-cross = { $count ->
    [one] encore une case
   *[other] encore { $count } cases
}
gain-complete = île complète : +{ $points }

## What happens

news-kept = { $name } garde les trésors { $treasures }.
news-marked = { $name } coche { $squares } sur son trésor { $slot }
news-bonus = Croix : { $name } coche aussi { $squares } sur son trésor { $slot }
news-passed = { $name } n’a aucune case libre et passe.
news-cup = { $name } remplit une ligne de pièces et gagne la coupe à { $points }.
news-no-cup = { $name } remplit une ligne de pièces, mais il ne reste plus de coupe.
news-laid-aside = { $name } remplit le trésor { $treasure } et le met de côté : +{ $points }.
news-took = { $name } prend le trésor { $treasure } parmi les cartes visibles.
news-drew = { $name } pioche le trésor { $treasure }.
news-revealed = Tour { $turn } : { $pattern }.
news-round = La manche { $round } commence : { $pattern }.
news-ended = La partie est finie.

## Where the game stands

round-and-turn = Manche { $round } · tour { $turn }
start-player = premier joueur

## Scores

part-treasures = Trésors
part-seals = Sceaux
part-coins = Pièces
part-cups = Coupes
part-palms = Palmiers
part-total = Total
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-won = { $name } gagne avec { $points } points.
result-tie-broken = Égalité à { $points } points : { $tied }. Victoire : { $name }, avec plus de trésors { $colour ->
    [purple] violets
    [orange] orange
    [green] verts
   *[grey] gris
} remplis.
result-shared = Égalité à { $points } points : { $tied }, avec autant de trésors remplis dans chaque couleur. La victoire est partagée.
none = zéro
# Names in a sentence: $most are all but the last, see list-comma.
list-and = { $most } et { $last }
# Things one after the other: "b3, palm, free". $before may be such a list already.
list-comma = { $before }, { $after }
# Sentences one after the other. $before may be several already.
list-sentences = { $before } { $after }

## Bots

bot-random = Naufragé
bot-greedy = Écumeur de plages
bot-deckhand = Mousse
bot-sailor = Matelot
bot-mate = Second
bot-captain = Capitaine
bot-legend = Légende
about-deckhand = Vient d’embarquer : bonne compagnie pour tes premières parties.
about-sailor = Joue bien, mais laisse filer une occasion de temps en temps.
about-mate = Pèse chaque case, et en gaspille peu.
about-captain = Voit loin et se trompe peu : difficile à battre.
about-legend = Connaît les chances de chaque motif : personne n’est plus difficile à battre.

## People

# Who gives no name. It stands where names stand, so it is one: not a word for "you".
name-skipper = Skipper
