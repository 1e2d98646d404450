### Le but du jeu

aim-title = Le but du jeu
aim-mark = Coche les cases de tes îles.
aim-score = Les îles complètes rapportent des points.
aim-win = Qui a le plus de points après { $all_turns } tours l’emporte.
aim-go = C’est parti
back-to-invitation = Retour à l’invitation

## The tutorial, and the hints of the first game.

## Step by step

# $treasures are two treasures. The words on a button are a reference to its message in web.ftl.
tutor-keep = Tu commences avec { $kept } îles. Une île ne compte que si toutes ses cases sont cochées : les petites sont donc plus vite remplies. Une bonne paire : { $treasures }.
tutor-keep-done = Une bonne paire. { hint-seal } Confirme avec « { keep-these } ».
tutor-keep-other = Tu peux aussi garder celles-ci : les grandes îles rapportent plus, et demandent plus de temps. Pour aller vite : { $treasures }.
tutor-suggested = Suggestion
tutor-place = La carte expédition montre un motif, le même pour tout le monde. Pose-le sur l’une de tes îles : touche l’endroit, ou dessine sur les cases.
tutor-done-place = Ce n’est encore qu’au crayon : touche ailleurs pour le déplacer, ou annule. « { done } » le confirme.
tutor-turn = { $tool ->
    [words] Un motif peut être tourné. Appuie sur « { turn-it } » jusqu’à ce qu’il ressemble aux cases encadrées, puis pose-le là.
    [icon] Un motif peut être tourné. Appuie sur le bouton en surbrillance jusqu’à ce qu’il ressemble aux cases encadrées, puis pose-le là.
   *[ready] Un motif peut être tourné. Pose celui-ci sur les cases encadrées.
}
tutor-mirror = { $tool ->
    [words] Ce motif peut aussi être mis en miroir. Appuie sur « { mirror-it } », puis pose-le sur les cases encadrées.
    [icon] Ce motif peut aussi être mis en miroir. Appuie sur le bouton en surbrillance, puis pose-le sur les cases encadrées.
   *[ready] Ce motif peut aussi être mis en miroir. Pose-le sur les cases encadrées.
}
tutor-done = C’est ça ! Confirme avec « { done } ».
tutor-cross = Pose le motif sur la croix rouge : une croix te donne aussitôt une case de plus.
tutor-bonus = { $brings ->
    [complete] Une case de plus pour la croix, sur l’une ou l’autre île. La case encadrée complète une île !
   *[other] Une case de plus pour la croix, sur l’une ou l’autre île : celle que tu veux, si elle est libre.
}
tutor-done-complete = { $seals ->
    [0] L’île est complète : { $points } points ! Confirme avec « { done } », et la carte est mise de côté.
    [one] L’île est complète : { $points } points, et un de plus grâce à un sceau. Confirme avec « { done } ».
   *[other] L’île est complète : { $points } points, et { $seals } de plus grâce aux sceaux. Confirme avec « { done } ».
}
tutor-take = Pour chaque île complète, tu prends un nouveau trésor : une carte visible, ou le dessus de la pile sans le voir. Celui-ci est riche en pièces : { $treasure }.
tutor-take-again = Prends-en encore un : celui que tu veux.
tutor-coin = Chaque pièce vaut 1 point, et { $coins_in_a_row } remplissent une ligne de ta carte valorisation. Pose le motif dessus.
tutor-done-coin = Les pièces sont à toi. Une ligne pleine rapporte une coupe. Confirme avec « { done } ».
tutor-palm = { $way ->
    [words] Un palmier rapporte 1 point, plus 1 par palmier des cartes visibles : { $points } maintenant. Coche cette seule case, au lieu du motif : appuie sur « { one-square } ».
    [icon] Un palmier rapporte 1 point, plus 1 par palmier des cartes visibles : { $points } maintenant. Coche cette seule case, au lieu du motif : appuie sur le bouton en surbrillance.
    [ready] Un palmier rapporte 1 point, plus 1 par palmier des cartes visibles : { $points } maintenant. Coche cette seule case.
   *[pattern] Un palmier rapporte 1 point, plus 1 par palmier des cartes visibles : { $points } maintenant. Pose le motif dessus.
}
tutor-done-palm = { $points ->
    [one] { $points } point pour le palmier, tout de suite. Confirme avec « { done } ».
   *[other] { $points } points pour le palmier, tout de suite. Confirme avec « { done } ».
}
tutor-complete = { $way ->
    [words] Il ne manque qu’une case à cette île. Appuie sur « { one-square } », et coche-la au lieu du motif.
    [icon] Il ne manque qu’une case à cette île. Appuie sur le bouton en surbrillance, et coche-la au lieu du motif.
    [ready] Il ne manque qu’une case à cette île. Coche-la.
   *[pattern] Ici, une île peut être complétée : pose le motif sur les cases encadrées.
}
tutor-round = Une nouvelle manche : les { $pile } expéditions sont mélangées à nouveau.
tutor-cup = Une ligne de pièces pleine rapporte la meilleure coupe : { $points }. Vas-y !
tutor-done-cup = La ligne est pleine, et rapporte la coupe à { $points }. Confirme avec « { done } ».
tutor-free = Coche le motif où tu veux, ou une seule case.
tutor-other = C’est permis aussi. Annule pour essayer le coup proposé, ou continue avec « { done } ».
tutor-watch = Tout le monde coche en même temps. Maintenant, tu vois ce que les autres ont fait.
tutor-squares = Encadré sur le trésor { $slot } : { $squares }.
# For screen readers, where the buttons of the tools have no words on them.
tutor-button = { $button ->
    [turn] Bouton en surbrillance : { turn-it }.
    [mirror] Bouton en surbrillance : { mirror-it }.
   *[single] Bouton en surbrillance : { one-square }.
}

## For those who use the keyboard

tutor-keys-place = Les flèches le déplacent, Entrée le pose, Tab change de trésor.
tutor-keys-turn = R le tourne.
tutor-keys-mirror = F le met en miroir.
tutor-keys-single = S sert à cocher une seule case.
tutor-keys-done = D valide, et Retour arrière annule.

## The end of the tutorial

tutor-end-title = Tu sais jouer !
tutor-end-count = Voici comment on compte. Tes points jusqu’ici :
tutor-end-rest = { $unseen ->
    [0] Une partie compte { $rounds } manches de { $turns } tours. À chaque manche, les { $pile } expéditions sortent toutes. À la fin, le plus haut score l’emporte.
   *[other] Une partie compte { $rounds } manches de { $turns } tours. À chaque manche, seules { $turns } des { $pile } expéditions sortent. À la fin, le plus haut score l’emporte.
}
tutor-end-rules = Le reste est dans les règles.
tutor-end-again = Recommencer

## Hints

hint-keep = Les petites îles sont vite remplies, les grandes rapportent plus. Croix, pièces et palmiers aident.
hint-first = Dessine le motif, ou touche l’endroit où le poser. Tourne-le et mets-le en miroir comme tu veux.
hint-no-fit = N’importe quelle case libre convient : de préférence une croix, une pièce, un palmier ou une case isolée.
hint-round = { $unseen ->
    [0] Une nouvelle manche : les { $pile } expéditions sont de retour, et toutes sortiront.
   *[other] Une nouvelle manche : les { $pile } expéditions sont de retour, et { $turns } sortiront.
}
hint-complete = Tu peux compléter une île maintenant. Déplace le motif pour voir ce qu’il rapporte.
hint-cup = Tu peux maintenant remplir une ligne de pièces et gagner la coupe à { $points }.
hint-palm = { $points ->
    [one] Un palmier rapporterait { $points } point maintenant. Avec plus de palmiers sur les cartes visibles, il rapporte plus.
   *[other] Un palmier rapporterait { $points } points maintenant : 1, plus 1 par palmier des cartes visibles.
}
hint-cross = Cocher une croix donne une case de plus, sur l’une ou l’autre île.
hint-coin = Chaque pièce vaut 1 point, et une ligne pleine de { $coins_in_a_row } rapporte une coupe.
hint-nearly = Une île est presque complète : une seule case vaut peut-être mieux que le motif.
hint-bonus = Coche n’importe quelle case libre, sur l’une ou l’autre île. Si c’est une croix, tu en gagnes encore une.
hint-done = Rien ne compte avant « { done } » : change autant que tu veux.
hint-take = Les petites îles vont vite, les grandes valent plus. Les palmiers qui restent parmi les cartes visibles aident les tiens.
hint-seal = Le sceau d’un trésor rempli rapporte des points pour chaque trésor rempli de sa couleur.
hints-off = Masquer les conseils
