### Why something is refused, in a whole sentence each.
###
### Programs are told the same in other words: core/illegal.py, records/flaws.py, server/table/refusals.py.

## Against the rules

refusal-no-seat = Les places de cette table vont de 0 à { $last }.
refusal-over = La partie est finie.
refusal-kept = { $kept } trésors sont déjà gardés ; d’autres personnes choisissent encore.
refusal-marked = C’est déjà coché ; d’autres personnes cochent encore.
refusal-others-first = D’autres prennent d’abord leurs trésors.
refusal-others-take = Ce n’est pas à toi de prendre un trésor maintenant.
refusal-keep-two = Il faut garder { $kept } trésors.
refusal-not-dealt = Tu as reçu les trésors { $hand }, pas { $treasures }.
refusal-dealt-order = Il faut les nommer dans l’ordre où ils ont été distribués : { $treasures }.
refusal-mark = Il faut cocher le motif ({ $pattern }) ou une seule case.
refusal-no-pattern = Ce n’est ni le motif ({ $pattern }) ni une seule case.
refusal-no-treasure = Il n’y a pas de trésor à cet endroit.
refusal-sea = { $count ->
    [one] { $squares } est en pleine mer.
   *[other] { $squares } sont en pleine mer.
}
refusal-not-free = { $count ->
    [one] La case { $squares } est déjà cochée.
   *[other] Les cases { $squares } sont déjà cochées.
}
refusal-bonus = Après une croix, il faut cocher encore une case.
refusal-bonus-one = Une croix donne exactement une case.
refusal-no-cross = Aucune croix n’a donné de case de plus.
refusal-free-square = Il y a une case libre, et il faut en cocher une.
refusal-none-free = Il n’y a aucune case libre, il faut donc passer ce tour.
refusal-take = Il faut prendre un trésor.
refusal-not-displayed = Le trésor { $treasure } n’est pas parmi les cartes visibles.
refusal-stack-empty = La pile est vide.

## Coming to a table

refusal-no-game = Cette partie n’existe pas ici.
refusal-broken-key = Ce lien est incomplet : copie-le en entier, jusqu’à la dernière lettre.
refusal-no-key = Ce n’est pas une clé.
refusal-no-lobby = Ce serveur n’a pas de tables ouvertes.
refusal-needs-server = Pour jouer avec d’autres par un lien, il faut un serveur.
refusal-seat-taken = Cette place est prise.
refusal-all-taken = Toutes les places sont prises.
refusal-seat-lost = Tu n’as plus de place ici.
refusal-not-your-seat = Ce n’est pas ta place.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.

## Making a table

refusal-players = { $count ->
    [one] On ne joue pas à { $count } : il faut être entre { $fewest_players } et { $most_players }.
   *[other] On ne joue pas à { $count } : il faut être entre { $fewest_players } et { $most_players }.
}
refusal-nobody-here = Il faut au moins une place pour quelqu’un qui est ici.
refusal-bot-waits = La place d’un bot n’attend personne.
refusal-no-bot = Ce bot n’existe pas.
refusal-no-rematch = La revanche est pour celles et ceux qui ont joué, une fois la partie finie.
refusal-position-unfinished = Seule une partie jouée jusqu’au bout peut être reprise à partir d’une position.
refusal-position-over = À cette position, la partie est déjà finie.
refusal-position-seats = Cette partie comptait { $players } joueurs. Chaque place est pour quelqu’un d’ici ou pour un bot.
refusal-no-rematch-of-tutorial = Le tutoriel n’a pas de revanche : recommence-le.

## The deal of the day, and challenges

refusal-no-day = Il n’y a pas de partie du jour à cette date.
refusal-day-to-come = Ce jour n’a pas encore commencé. Ses cartes sont révélées à minuit (UTC).
refusal-day-unfinished = Termine d’abord ta propre partie de ce jour.
refusal-day-open = D’autres jouent encore ces cartes. Tu pourras revoir cette partie une fois la journée terminée.
refusal-one-attempt = Tu as déjà joué ces cartes. Chacun n’a droit qu’à un essai.
refusal-play-yourself = Personne ne peut jouer ces cartes à ta place. Reviens quand tu veux.
refusal-challenge-unfinished = Termine d’abord ta propre partie de ce défi.
refusal-no-hint-in-contest = Tout le monde joue ces cartes sans indices.

## Before the game

refusal-begun = La partie a déjà commencé.
refusal-not-begun = La partie n’a pas commencé.
refusal-seat-vacant = Il manque quelqu’un : une place est libre.
refusal-not-called = La partie n’est pas encore lancée.
refusal-other-bytes = Ta promesse portait sur d’autres octets.
refusal-wrong-bytes = Ce ne sont pas les octets promis.

## In the game

refusal-no-move = Ce n’est pas un coup.
refusal-made-already = Ce coup est déjà joué, et compte.
refusal-revealed = Les autres ont déjà montré leurs coups : il est trop tard pour annuler le tien.
refusal-too-early = Ce coup vient plus tard.
refusal-incomplete = Le coup n’est pas encore complet.
refusal-more-than-one = C’est plus d’un coup.
refusal-stand-in = Un bot joue pour toi : reprends d’abord la main.
refusal-is-here = { $name } est là.
refusal-may-come-back = { $count ->
    [one] { $name } a encore une seconde pour revenir.
   *[other] { $name } a encore { $count } secondes pour revenir.
}
refusal-not-over = La partie n’est pas finie, son enregistrement n’est donc pas encore accessible.
refusal-unfinished = Seules les parties jouées jusqu’au bout peuvent être analysées.
refusal-no-hint = Il n’y a d’indices que dans les parties contre des bots, quand c’est à toi de jouer.
refusal-no-position = Il n’y a rien à travailler à ce coup.
refusal-no-judge = L’analyse est en cours de préparation. Réessaie dans une minute ou deux.
refusal-review-failed = L’analyse a échoué. Réessaie.

## Talk

refusal-says-nothing = Le message est vide.
refusal-said-before = Un autre message portant ce numéro a déjà été envoyé.
refusal-left-out = Il manque un message précédent.
refusal-enough-talk = Tu as atteint la limite de messages pour cette partie.
refusal-talks-fast = Tu envoies des messages trop vite.

## Requests and storage

refusal-unreadable = Ce message est illisible.
refusal-too-long = Cela dépasse { $size } Kio.
refusal-other-site = Cette requête vient d’un autre site.
refusal-cut-off = La connexion a été coupée avant que tout soit arrivé.
refusal-nothing-here = Il n’y a rien à cette adresse.
refusal-other-way = Cette adresse n’accepte pas ce type de requête.
refusal-too-much = Trop de requêtes. Réessaie dans un instant.
refusal-not-stored = Impossible d’enregistrer ou de lire des parties en ce moment.
refusal-damaged = Les données enregistrées de cette partie ont été modifiées.
refusal-no-export = Ce fichier n’est pas un export complet de parties.

## What is wrong with a record

refusal-no-record = Ce n’est pas l’enregistrement d’une partie.
refusal-other-record = C’est l’enregistrement d’un jeu inconnu ici.
refusal-record-parts = Il y manque quelque chose, ou quelque chose n’y est pas comme il faut.
refusal-record-names = Il n’a pas autant de noms que de joueurs.
refusal-record-cards = Ses cartes ne sont pas celles de sa partie.
refusal-record-move = Le coup { $move } est impossible.
refusal-record-result = Son résultat n’est pas celui auquel mènent ses coups.

refusal-link-used = Ce lien a déjà servi ou est trop ancien. Crée-en un autre sur ton autre appareil.
refusal-no-boards = Ce serveur n’affiche pas de classements.
refusal-no-name = Indique d’abord un nom.
refusal-needs-name = Un tournoi a besoin d’un nom.
refusal-tournament-begun = Ce tournoi a déjà commencé.
refusal-tournament-full = Un tournoi compte { $count } joueurs au plus.
refusal-tournament-alone = Il faut au moins deux joueurs pour commencer un tournoi.
refusal-not-your-tournament = Seule la personne qui a créé ce tournoi peut le faire.
