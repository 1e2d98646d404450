### Le journal de bord, les cotes et les classements.

logbook-none = Aucune partie terminée pour l’instant. Joues-en une jusqu’au bout, et ton journal commence.
logbook-games = { $count ->
    [one] partie
   *[other] parties
}
logbook-won = gagnées ({ $share })
logbook-best = meilleur score
logbook-mean = score moyen
logbook-days = { $longest ->
    [one] série de jours (record : 1 jour)
   *[other] série de jours (record : { $longest } jours)
}
logbook-wins = série de victoires (record : { $longest })
logbook-over-time = Tes points au fil du temps
logbook-until = Jusqu’au
logbook-by-level = Par niveau
logbook-by-players = Par nombre de joueurs
logbook-players = { $count } joueurs
logbook-col-games = Parties
logbook-col-ahead = Devant
logbook-col-won = Gagnées
logbook-col-mean = Moyenne
logbook-col-best = Record
logbook-favourites = Ce que tu collectionnes
logbook-colours = Trésors remplis
logbook-seals = Leurs sceaux
logbook-cups = Coupes
logbook-colour = { $colour ->
    [purple] violet
    [orange] orange
    [green] vert
   *[grey] gris
}
logbook-cup = coupe de { $points }
logbook-best-games = Tes meilleures parties
logbook-shared = { $count ->
    [one] Une partie à plusieurs sur cet écran n’est pas comptée.
   *[other] { $count } parties à plusieurs sur cet écran ne sont pas comptées.
}
logbook-missing = { $count ->
    [one] Une ancienne partie est encore en cours de lecture…
   *[other] { $count } anciennes parties sont encore en cours de lecture…
}

## Insignes

logbook-emblems = Insignes
logbook-progress = { $done } sur { $all }
logbook-not-yet = pas encore
emblem-voyage = Premier voyage
emblem-voyage-help = Joue une partie jusqu’au bout.
emblem-victory = Première victoire
emblem-victory-help = Gagne une partie.
emblem-cup = Coupe d’or
emblem-cup-help = Gagne la coupe de { $highest_cup }.
emblem-colours = Toutes les couleurs
emblem-colours-help = Remplis un trésor de chaque couleur en une partie.
emblem-nine = Neuf îles
emblem-nine-help = Remplis neuf trésors en une partie.
emblem-tidy = Rien ne traîne
emblem-tidy-help = Termine une partie sans trésor entamé.
emblem-palms = Palmeraie
emblem-palms-help = Marque 12 points avec les palmiers en une partie.
emblem-seals = Scellé
emblem-seals-help = Marque 12 points avec les sceaux en une partie.
emblem-points-120 = 120 points
emblem-points-120-help = Marque 120 points en une partie.
emblem-points-130 = 130 points
emblem-points-130-help = Marque 130 points en une partie.
emblem-points-140 = 140 points
emblem-points-140-help = Marque 140 points en une partie.
emblem-hair = D’un cheveu
emblem-hair-help = Gagne d’un point ou au départage.
emblem-levels = De grade en grade
emblem-levels-help = Bats un bot de chaque niveau.
emblem-week = Une semaine en mer
emblem-week-help = Termine une partie par jour sept jours de suite.
emblem-hundred = Vieux loup de mer
emblem-hundred-help = Termine cent parties.

## Tes données

logbook-yours = Tes données
logbook-yours-help = Tout ceci vient de tes parties sur ce serveur. Emporte-le, utilise-le sur un autre appareil ou supprime-le.
logbook-yours-here = Tout ceci vient des parties de cet appareil. Emporte-le ou supprime-le.
logbook-device = Utiliser sur un autre appareil
logbook-device-help = Ouvre ce lien sur ton autre appareil, puis confirme ici. Cet appareil aura ton journal, tes parties et tes places, et ses propres parties s’ajouteront aux tiennes. Le lien vaut pour un seul appareil et expire au bout de { $minutes } minutes. Garde-le pour toi.
logbook-device-ask = Utiliser ici le journal de ton autre appareil ?
logbook-device-whose = Ce lien mène au journal de { $name } ({ $games ->
    [one] 1 partie
   *[other] { $games } parties
 }).
logbook-device-nobody = Ce lien mène à un journal sans parties.
logbook-device-brings = { $count ->
    [0] Il n’y a sur cet appareil aucune partie à ajouter.
    [one] La partie de cet appareil y sera ajoutée. La personne à qui appartient ce journal pourra la voir et la supprimer. C’est irréversible.
   *[other] Les { $count } parties de cet appareil y seront ajoutées. La personne à qui appartient ce journal pourra les voir et les supprimer. C’est irréversible.
}
logbook-device-ask-help = Continue seulement si tu as créé ce lien toi-même.
logbook-device-code = Confirme maintenant sur ton autre appareil. Il affiche ce nombre :
logbook-device-request = { $count ->
    [one] Un appareil veut utiliser ton journal. Il apporte { $count } partie. Accepte seulement s’il affiche ce nombre :
   *[other] Un appareil veut utiliser ton journal. Il apporte { $count } parties. Accepte seulement s’il affiche ce nombre :
}
logbook-device-let-in = Accepter
logbook-device-refuse = Refuser
logbook-device-joined = Ton autre appareil a maintenant ton journal.
logbook-device-yes = L’utiliser ici
logbook-device-no = Non merci
logbook-device-done = { $count ->
    [0] Cet appareil a maintenant ton journal.
    [one] Cet appareil a maintenant ton journal et a apporté une partie.
   *[other] Cet appareil a maintenant ton journal et a apporté { $count } parties.
}
logbook-export = Enregistrer en JSON
logbook-records = Enregistrer toutes les parties
logbook-delete = Tout supprimer
logbook-delete-ask = Ceci supprime tes parties, ton journal, ta cote et ta clé, ici et sur le serveur. Les parties avec d’autres personnes gardent ton nom et tes messages. C’est irréversible.
logbook-delete-yes = Tout supprimer maintenant
logbook-delete-no = Tout garder
logbook-deleted = { $count ->
    [one] Une partie est supprimée, avec tout ce qui était à toi.
   *[other] { $count } parties sont supprimées, avec tout ce qui était à toi.
}

## Cotes

rating-title = Cote
rating-help = Si tu le veux, le serveur mesure ta force de jeu : contre des personnes cotées elles aussi, et contre les bots. Les parties avec des indices ne comptent pas, et arrêter une partie avant la fin compte comme une défaite. Si tu ne le demandes pas, rien n’est enregistré.
rating-want = Calculer ma cote
rating-keep = Enregistrer
rating-stop = Arrêter et supprimer ma cote
rating-provisional = provisoire
rating-provisional-help = Après quelques parties de plus, le nombre sera fiable.
rating-interval = { $games ->
    [one] entre { $low } et { $high }, après une partie
   *[other] entre { $low } et { $high }, après { $games } parties
}
rating-levels = Cotes des bots
rating-listed = Montrer mon nom dans les classements de ce serveur
rating-hidden = La personne qui gère ce serveur a masqué ton nom dans les classements.
boards-title = Classements
boards-day = Aujourd’hui
boards-week = Cette semaine
boards-all = Depuis toujours
boards-none = Personne pour l’instant.
boards-place = Rang
boards-name = Nom
boards-gain = Gain
