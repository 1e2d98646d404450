### The rules, as they are read on their page and over the table.

## The page

rules-title = Règles du jeu
rules-intro = De { $fewest_players } à { $most_players } personnes partent en mer chercher des trésors. Chaque tour montre un motif, que tout le monde coche sur une île. Après { $all_turns } tours, le plus haut score l’emporte.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-clear = Effacer la recherche
rules-found = { $count ->
    [0] Aucun résultat. Essaie un mot plus court.
    [one] Un passage trouvé.
   *[other] { $count } passages trouvés.
}
# Words of a question that say little about what is looked for.
rules-search-ignored = a ai alors après au aussi aux avant avec avoir c ça ce cela ces cet cette combien comme comment d dans de des doit dois donc du elle en encore est et être eu faire fait faut il ils j je l la le les leur ma mais me même mes moi mon n ne ni nos nous on ou où par pas passe peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur ta te tes toi ton tous tout très tu un une valoir vaut vous y
# Words that mean the same: the first as the rules have it, or its beginning; then what people may ask for.
rules-search-same = tourn pivoter rotation, retourn miroir symétrie refléter, case carré, palmier arbre palme, coupe trophée, pièce argent or, trésor île carte, sceau cachet cire, visible étalage marché, pile pioche paquet, égalité aequo, emporte gagne gagner victoire gagnant, point valeur vaut valent, changer annuler corriger, dernier fin, vide épuisée, renoncer sauter passer, seule unique, répartir partager diviser, regarder voir consulter, premier commence début, dure temps longtemps minutes, motif forme
rules-results = Passages trouvés
rules-why = La raison
rules-books-differ = Livrets en désaccord

## Over the table

rules-pick = Que veux-tu savoir ?
rules-pick-keys = À la table, tu peux aussi toucher directement ce qui t’intéresse, ou appuyer sur la touche du point d’interrogation.
rules-other-things = Autres sujets
rules-all = Toutes les règles

## Before the first turn

rules-chapter-start = Avant le premier tour

rules-treasure = Les trésors
rules-treasure-island = Une carte trésor est une île faite de cases. Elle ne compte que si toutes ses cases sont cochées.
rules-treasure-sizes = Quatre couleurs, quatre tailles : le violet a { $purple_size } cases, l’orange { $orange_size }, le vert { $green_size } et le gris { $grey_size }. Un trésor vaut autant de points qu’il a de cases.
rules-treasure-squares = Une case est simple, ou porte une croix, une pièce ou un palmier. Trois trésors de chaque couleur portent un sceau pour une autre couleur.
rules-treasure-many = Il y a { $treasure_count } trésors : { $purple_count } violets, { $orange_count } orange, { $green_count } verts et { $grey_count } gris. Chaque couleur a son propre emblème.

rules-set-up = Mise en place
rules-set-up-keep = Tout le monde reçoit { $hand_size } trésors, en garde { $kept } et rend les autres.
rules-set-up-stack = Les trésors rendus sont mélangés aux autres : ensemble, ils forment la pile. Les { $display_size } du dessus sont retournés : ce sont les cartes visibles.
rules-set-up-start = Les { $pile } expéditions sont mélangées, face cachée. N’importe qui peut être le premier joueur au départ.

ruling-secret-choice = Est-ce que je vois ce que les autres gardent ?
ruling-secret-choice-answer = Non. Tout le monde choisit d’abord ; ensuite seulement, les trésors gardés sont montrés.
ruling-secret-choice-why = Les livrets n’en disent rien. Si tout le monde choisit en même temps, personne n’attend, et personne ne choisit d’après les autres.

ruling-given-back = Où vont les trésors rendus ?
ruling-given-back-answer = Ils sont mélangés à la pile avant que les cartes visibles soient posées. N’importe lequel peut donc réapparaître.
ruling-given-back-why = Dans les livrets, on les rend d’abord, puis on mélange les trésors restants. Pour nous, ils en font partie.

## A turn

rules-chapter-turn = Un tour

rules-turn = Trois actions
rules-turn-length = Une partie compte { $all_turns } tours : { $rounds } manches de { $turns }. Chaque tour comporte trois actions.
rules-turn-reveal = D’abord, une expédition est révélée. Son motif vaut pour tout le monde.
rules-turn-mark = Ensuite, tout le monde coche des cases, en même temps.
rules-turn-settle = Enfin vient le bilan, à tour de rôle : les lignes de pièces pleines rapportent des coupes, les trésors remplis sont mis de côté, et on en prend de nouveaux.

ruling-duration = Combien de temps dure une partie ?
ruling-duration-answer = Environ 20 minutes.
ruling-duration-why = Un livret dit 15 minutes, les autres 20.

rules-expedition = Les expéditions
rules-expedition-patterns = Les { $pile } expéditions montrent { $pattern_kinds } motifs. La ligne de trois et le coin de trois existent en double.
rules-expedition-pile = Celles qui ont servi forment un tas que personne ne peut consulter. À toi de retenir quels motifs sont déjà passés.

ruling-used-expeditions = Puis-je consulter les expéditions qui ont servi ?
ruling-used-expeditions-answer = Non. La carte des manches montre les { $pile } motifs, mais pas ceux qui sont passés. Seule une table avec l’aide-mémoire montre ce qui reste à venir.
ruling-used-expeditions-why = Les livrets l’interdisent : s’en souvenir fait partie du jeu. L’aide-mémoire est un ajout de cette édition, et toute la table le voit.

rules-mark = Cocher
rules-mark-pattern = Coche le motif sur l’un de tes deux trésors ; tu peux le tourner et le mettre en miroir à ta guise. Toutes ses cases doivent être libres.
rules-mark-one = Ou bien laisse le motif, et coche exactement une case libre.
rules-mark-hidden = Personne ne voit ce que tu coches avant que tout le monde ait fini. Tant que tu n’as pas appuyé sur « { done } », tu peux changer.

ruling-one-square = Puis-je cocher une seule case alors que le motif tient ?
ruling-one-square-answer = Oui, quelle que soit la raison. Mais c’est alors exactement une case.
ruling-one-square-why = Les livrets le permettent à qui ne peut pas utiliser le motif, et aussi à qui ne le veut pas.

ruling-one-card = Un motif peut-il être à cheval sur mes deux trésors ?
ruling-one-card-answer = Non. Toutes ses cases sont sur un seul trésor, et aucune ne manque.
ruling-one-card-why = Dans les livrets, le motif reste entier et va sur un seul trésor. Seule la case de plus pour une croix peut aller sur l’autre.

ruling-mark-nothing = Puis-je ne rien cocher ?
ruling-mark-nothing-answer = Seulement si tu n’as plus aucune case libre.
ruling-mark-nothing-why = Dans un livret, cette phrase dit l’inverse. Les autres interdisent de ne rien cocher. Sans case libre, on ne peut pas faire autrement.

rules-ways = Doigt, souris ou clavier
rules-ways-draw = Dessine le motif sur les cases, avec un doigt, un stylet ou la souris.
rules-ways-place = Ou montre l’endroit où le poser. Tourne-le et mets-le en miroir avec les boutons, la molette, ou les touches R et F. Puis clique ou touche.
rules-ways-keys = Ou n’utilise que le clavier. Les flèches déplacent le motif, R le tourne, F le met en miroir, S passe à une seule case, Tab à l’autre trésor. Entrée coche, Retour arrière annule, D correspond à « { done } ».
rules-ways-ask = Pendant la partie, touche une coupe, un palmier, un sceau ou une carte, et sa règle s’affiche. Le point d’interrogation de la barre les donne toutes.

## What the squares bring

rules-chapter-squares = Ce que rapportent les cases

rules-cross = Les croix
rules-cross-more = Une croix donne aussitôt une case de plus : n’importe quelle case libre, sur l’un ou l’autre de tes trésors.
rules-cross-again = Cette case peut être à nouveau une croix, et ainsi de suite.

ruling-cross-must = Puis-je renoncer à la case d’une croix ?
ruling-cross-must-answer = Non. Il faut la cocher, et tout de suite.
ruling-cross-must-why = Dans les livrets, c’est une obligation, pas une offre.

ruling-two-crosses = Et si un motif couvre deux croix ?
ruling-two-crosses-answer = Alors tu coches deux cases de plus.
ruling-two-crosses-why = Chaque croix cochée donne sa propre case.

ruling-cross-lapses = Et s’il n’y a plus de case libre pour une croix ?
ruling-cross-lapses-answer = Alors la croix est perdue. Cela n’arrive que si aucun de tes trésors n’a de case libre.
ruling-cross-lapses-why = Les livrets n’en parlent pas. À l’impossible nul n’est tenu.

rules-coin = Les pièces
rules-coin-box = Une pièce remplit la prochaine case pièce de ta carte valorisation : ligne par ligne en partant du haut, chaque ligne en partant de la gauche.
rules-coin-points = Chaque case remplie vaut 1 point à la fin. Une ligne de { $coins_in_a_row } rapporte une coupe.

ruling-coin-row = Où commence la ligne de pièces suivante ?
ruling-coin-row-answer = À gauche, comme la première.
ruling-coin-row-why = Un livret dit à droite, les autres à gauche. Les points sont les mêmes.

ruling-coin-no-box = Que rapporte une pièce quand les { $coin_boxes } cases pièce sont pleines ?
ruling-coin-no-box-answer = Rien. Sa case est cochée comme les autres.
ruling-coin-no-box-why = La carte valorisation a { $coin_boxes } cases pièce. Dans les livrets, les pièces de trop sont perdues.

rules-palm = Les palmiers
rules-palm-points = Un palmier rapporte aussitôt 1 point, plus 1 par palmier présent à cet instant sur les cartes visibles.
rules-palm-box = Le nombre s’inscrit dans ta prochaine case palmier. Il y en a { $palm_boxes }.
rules-palm-example = Avec deux palmiers sur les cartes visibles, le palmier que tu coches rapporte 3 points.

ruling-palm-must = Un palmier peut-il attendre de meilleures cartes visibles ?
ruling-palm-must-answer = Non. Il rapporte aussitôt, même peu, et remplit une case.
ruling-palm-must-why = Dans les livrets, ses points sont donnés aussitôt. Tu choisis quand cocher un palmier, pas s’il compte.

ruling-palm-own = Un palmier de mon autre trésor compte-t-il ?
ruling-palm-own-answer = Non. Seuls comptent celui que tu coches et ceux des cartes visibles.
ruling-palm-own-why = Aucun livret ne compte l’autre trésor.

ruling-palm-display = Les cartes visibles changent-elles pendant qu’on coche ?
ruling-palm-display-answer = Non. Tous les palmiers d’un tour comptent avec les mêmes cartes visibles.
ruling-palm-display-why = On ne prend de nouveaux trésors qu’au bilan, et c’est là seulement que les cartes visibles sont complétées. Il ne sert donc à rien d’aller vite ou lentement.

ruling-palm-no-box = Que rapporte un palmier quand les { $palm_boxes } cases palmier sont pleines ?
ruling-palm-no-box-answer = Rien. Les { $palm_boxes } premiers remplissent les cases.
ruling-palm-no-box-why = La carte valorisation a { $palm_boxes } cases palmier. Dans les livrets, les palmiers de trop ne donnent pas de points.

## Settling

rules-chapter-settle = Le bilan du tour

rules-settle = À tour de rôle
rules-settle-order = Le premier joueur fait son bilan d’abord, puis les autres, dans le sens des aiguilles d’une montre. Chaque bilan est complet avant que le suivant commence.
rules-settle-steps = D’abord viennent les coupes pour les lignes de pièces remplies pendant ce tour. Puis chaque trésor rempli est mis de côté, face visible, et on en prend un nouveau à sa place.

rules-cup = Les coupes
rules-cup-highest = Une ligne de pièces pleine rapporte la meilleure coupe encore sur la carte des manches : d’abord { $highest_cup }, et ainsi de suite jusqu’à { $lowest_cup }. Son nombre s’inscrit dans la coupe à côté de la ligne.
rules-cup-order = Les coupes se gagnent au bilan. Si deux personnes remplissent une ligne au même tour, la meilleure coupe va à celle qui fait son bilan en premier.

ruling-two-rows = Et si je remplis deux lignes en un tour ?
ruling-two-rows-answer = Tu gagnes deux coupes : la meilleure, puis la suivante.
ruling-two-rows-why = Chaque ligne pleine a sa propre coupe.

ruling-cups-gone = Et si les { $cup_count } coupes sont déjà prises ?
ruling-cups-gone-answer = Alors la coupe de la ligne reste vide. Ses pièces comptent quand même.
ruling-cups-gone-why = La carte des manches a { $cup_count } coupes, et les livrets ne donnent pas de points au-delà.

rules-display = Les cartes visibles
rules-display-take = { $display_size } trésors sont posés face visible. Pour chaque trésor que tu remplis, tu en prends un nouveau : l’un d’eux, ou celui du dessus de la pile, sans le voir.
rules-display-fill = Quand tu as fini, on complète à nouveau jusqu’à { $display_size } cartes visibles.
rules-display-palms = Leurs palmiers comptent pour toute personne qui coche un palmier.

ruling-two-to-take = Comment prendre deux trésors ?
ruling-two-to-take-answer = L’un après l’autre. Tu vois le premier avant de choisir le second.
ruling-two-to-take-why = Dans les livrets, on en prend deux de la même façon qu’un seul. Nous le faisons donc deux fois.

ruling-display-filled = Quand les cartes visibles sont-elles complétées ?
ruling-display-filled-answer = Quand quelqu’un a fini de prendre, et avant le tour de la personne suivante. Si l’on prend deux trésors, rien n’est ajouté entre les deux.
ruling-display-filled-why = Un livret complète à la fin de chaque étape, les autres à la fin de l’action de la personne qui a pris.

ruling-display-laid = Combien de trésors sont retournés ?
ruling-display-laid-answer = Autant qu’il en manque pour qu’il y en ait { $display_size }.
ruling-display-laid-why = Pris à la lettre, certains livrets en retournent { $display_size } nouveaux à chaque fois. Nous complétons jusqu’à { $display_size }.

rules-stack = La pile
rules-stack-down = Les trésors encore à venir sont dans la pile, face cachée. Le dos de la pile indique combien il en reste.
rules-stack-unseen = Tu peux piocher celui du dessus au lieu de prendre une carte visible. Tu ne le vois qu’une fois qu’il est à toi.

ruling-stack-empty = Et si la pile est vide ?
ruling-stack-empty-answer = La partie continue. Les cartes visibles ne sont plus complétées, et leur nombre diminue.
ruling-stack-empty-why = Les livrets le disent pour ce cas rare.

ruling-all-empty = Et s’il n’y a plus de cartes visibles non plus ?
ruling-all-empty-answer = Alors tu ne prends rien, et tu continues avec moins de trésors.
ruling-all-empty-why = Les livrets ne vont pas si loin. Il n’y a rien d’autre à prendre.

rules-start-player = Le premier joueur
rules-start-player-flag = Le drapeau montre le premier joueur, qui fait son bilan avant les autres.
rules-start-player-moves = Après chaque tour, le drapeau passe à la place suivante, dans le sens des aiguilles d’une montre.

ruling-start-moves = Quand le premier joueur change-t-il exactement ?
ruling-start-moves-answer = Après la troisième action de chaque tour, y compris à la fin d’une manche.
ruling-start-moves-why = Un livret dit « toutes les 3 actions », les autres « après l’action 3 ». Cela revient au même.

## Two cards

rules-chapter-cards = Carte des manches et carte valorisation

rules-round-card = La carte des manches
rules-round-card-shows = La carte des manches montre les { $rounds } manches, les { $cup_count } coupes et les { $pile } motifs. Tout le monde la voit tout le temps.
rules-round-card-uses = { $unseen ->
    [0] Une manche utilise les { $pile } expéditions. Puis elles sont mélangées à nouveau.
   *[other] Une manche utilise { $turns } des { $pile } expéditions. Personne ne voit ce qui reste. Puis les { $pile } sont mélangées à nouveau.
}

ruling-round-over = Quand une manche est-elle finie ?
ruling-round-over-answer = { $unseen ->
    [0] Quand les { $pile } expéditions ont servi.
   *[other] Quand { $turns } des { $pile } expéditions ont servi.
}
ruling-round-over-why = Un livret dit huit dans la liste du matériel. Plus loin il dit sept, comme tous les autres.

rules-score-card = La carte valorisation
rules-score-card-boxes = Tout le monde a une carte valorisation : { $coin_rows } lignes de { $coins_in_a_row } cases pièce, une coupe à côté de chaque ligne, et { $palm_boxes } cases palmier.
rules-score-card-points = Le nombre à côté d’un nom donne les points acquis jusque-là, trésors remplis et sceaux compris.

## The count

rules-chapter-count = Le décompte final

rules-end = La fin de la partie
rules-end-treasures = Après le dernier tour, on additionne les points de ses trésors remplis et des sceaux qu’ils portent.
rules-end-card = S’y ajoutent 1 point par case pièce remplie, les nombres des coupes et les nombres des cases palmier.
rules-end-most = Le plus haut score l’emporte.
rules-end-example = Un exemple à compter pas à pas : six trésors remplis, neuf pièces, deux coupes et trois palmiers.

ruling-last-turn = Que se passe-t-il encore au dernier tour ?
ruling-last-turn-answer = On gagne encore des coupes, et les trésors remplis sont mis de côté. Personne n’en prend de nouveaux.
ruling-last-turn-why = De nouveaux trésors ne changeraient plus rien.

ruling-unfinished = Que vaut un trésor inachevé ?
ruling-unfinished-answer = Rien. Son sceau ne compte pas, et aucun sceau ne le compte.
ruling-unfinished-why = Les livrets ne comptent que les trésors remplis.

ruling-example = Combien font les pièces et les coupes de l’exemple ?
ruling-example-answer = 17 : 9 pour les pièces et 8 pour les deux coupes.
ruling-example-why = Un livret dit 14. Les autres disent 17, et avec 17 seulement on arrive à 95 points en tout.

rules-seal = Les sceaux
rules-seal-points = Un sceau sur un trésor rempli donne des points pour chaque trésor rempli que tu as dans la couleur du sceau.
rules-seal-worth = Pour chacun d’eux, un sceau violet ou orange donne 2 points, un sceau vert ou gris 1 point.

ruling-several-seals = Et si j’ai plusieurs sceaux ?
ruling-several-seals-answer = Tous comptent, chacun séparément.
ruling-several-seals-why = Les livrets comptent chaque sceau d’un trésor rempli.

ruling-seal-order = L’ordre dans lequel les trésors sont remplis compte-t-il ?
ruling-seal-order-answer = Non. Un sceau compte tous les trésors remplis de sa couleur, ceux d’avant comme ceux d’après.
ruling-seal-order-why = Les livrets comptent les sceaux à la fin de la partie.

rules-tie = L’égalité
rules-tie-colours = À égalité de points, la victoire va à qui a rempli le plus de trésors gris. Si cela ne suffit pas, on compare les verts, puis les orange, puis les violets.

ruling-tie-after-all = Et si tout cela est égal ?
ruling-tie-after-all-answer = Alors la victoire est partagée.
ruling-tie-after-all-why = Les livrets s’arrêtent au violet. Il ne reste plus rien pour départager.

## Where the rulebooks differ

rules-chapter-differ = Là où les livrets diffèrent

rules-differ = Neuf différences, et ce qui vaut ici
rules-differ-intro = Ce jeu a des livrets de règles en de nombreuses langues. Nous en avons comparé cinq : espagnol, portugais, français, italien et tchèque. À ces neuf endroits, ils diffèrent ou laissent une question ouverte. Chacun mène à la règle qui vaut ici, avec sa raison.

## The figures

figure-next = Suite
figure-again = Encore une fois
figure-mark-it = Cocher
figure-coin-more = Une pièce de plus
figure-display-other = D’autres cartes
figure-count = Compter la suite
figure-hand = { $hand_size } trésors ; on en garde { $kept }.
figure-actions = Une expédition, une île cochée, une coupe.
figure-patterns = { $count ->
    [one] une fois { $pattern }
   *[other] { $count } fois { $pattern }
}
figure-cross-1 = Le motif couvre une croix.
figure-cross-2 = Une case de plus : encore une croix !
figure-cross-3 = Une case de plus, simple cette fois. C’est tout.
figure-coin = { $coins ->
    [one] Une pièce : 1 point.
   *[other] { $coins } pièces : { $coins } points.
}
figure-coin-row = La ligne { $row } est pleine et rapporte la meilleure coupe qui reste : { $cup }.
figure-cups = Les coupes { $won } sont gagnées. La suivante est { $next }.
figure-palm = { $palms ->
    [0] Aucun palmier sur les cartes visibles : un palmier rapporte 1.
    [one] Un palmier sur les cartes visibles : un palmier rapporte 1 + 1 = 2.
   *[other] { $palms } palmiers sur les cartes visibles : un palmier rapporte 1 + { $palms } = { $points }.
}
figure-seal = { $colour ->
    [purple] Sceau violet : { $each } × { $count } { $count ->
        [one] violet
       *[other] violets
    } = { $points }
    [orange] Sceau orange : { $each } × { $count } orange = { $points }
    [green] Sceau vert : { $each } × { $count } { $count ->
        [one] vert
       *[other] verts
    } = { $points }
   *[grey] Sceau gris : { $each } × { $count } gris = { $points }
}
figure-seal-none = Pas encore de sceau sur un trésor rempli.
figure-seal-help = Touche un trésor pour le remplir, ou pour annuler.
figure-tie = { $colour ->
    [purple] puis le violet
    [orange] puis l’orange
    [green] puis le vert
   *[grey] d’abord le gris
}
figure-example-treasures = Six trésors
figure-example-grey = Sceau gris, deux trésors gris
figure-example-orange = Sceau orange, deux trésors orange
figure-example-coins = Neuf pièces et deux coupes
figure-example-palms = Trois palmiers
