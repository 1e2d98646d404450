### What only the browser says.

## Home

home-tagline = Une carte marine, un crayon et des îles pleines de trésors.
play-now = Jouer
play-now-against = contre { $name }
choose-opponents = Choisir les adversaires
rules = Règles
settings = Réglages
load-record = Charger une partie
training-title = Trouve le meilleur coup
logbook-title = Journal de bord
logbook-card-help = Tes parties, records et insignes
games-in-progress = Parties en cours
games-further = Autres parties en cours
games-finished = Parties finies
resume = Reprendre
finished-winner = Victoire : { $names }
game-won = Gagné
game-lost = Perdu
game-tied = Égalité
see-result = Résultat

replay = Revoir
review = Analyse
against = Contre { $names }
back-home = Accueil
go-back = Retour
tutorial = Tutoriel
tutorial-new = Première fois ? Apprends en jouant
tutorial-new-help = Une vraie partie, pas à pas : cinq minutes.
tutorial-go-on = Reprendre le tutoriel
tutorial-go-on-help = Il t’attend là où tu l’as laissé.

## New game

new-game = Nouvelle partie
new-game-title = Qui navigue avec toi ?
seat-number = Place { $seat }
seat-you = Toi
seat-bot = Bot
seat-person = Sur cet appareil
seat-kind = Qui occupe la place { $seat }
name-label = Nom pour la place { $seat }
your-name = Ton nom
name-default = Skipper { $seat }
level-label = Niveau pour la place { $seat }
level-strength = { $level }, force { $strength } sur { $of }
memory-aid = Aide-mémoire
memory-aid-help = La carte des manches montre les motifs encore à venir. Tout le monde la voit.
begin-game = Distribuer

## The table

table-title = { $where } – Silver & Gold
loading = On déroule la carte…
cut-off = Connexion à la table perdue. Nouvelle tentative…
went-wrong = Une erreur est survenue.
sound-on = Le son est activé
sound-off = Le son est coupé
leave-table = Quitter la table ; la partie est gardée
player-points = { $name } : { $points }
# A player, and what a click does: "Ana: 12, start player. View Ana’s cards"
chip-label = { $player }. { $look }
ready = a fini
waiting-for = On attend { $names }…
your-treasures = Tes trésors
your-cards = Expédition et carte valorisation
treasure-grid = Trésor { $slot } : { $treasure }
treasure-of = { $name }, trésor { $slot } : { $treasure }
empty-slot = Plus de trésor ici
expedition-label = Expédition : { $pattern }
square-pencilled = au crayon
square-open = peut être cochée
to-mark-pattern = Coche { $pattern }
to-mark-or-one = ou une seule case
to-mark-first = Dessine le motif, ou choisis où le poser ; ou coche une case.
to-mark-one = Coche une case
to-mark-one-chosen = n’importe laquelle, et non { $pattern }
no-fit = Pas de place pour { $pattern }
no-fit-one = coche donc une case
to-mark-bonus = { $count ->
    [one] Une croix ! Coche encore une case
   *[other] Des croix ! Coche encore { $count } cases
}
to-mark-bonus-help = sur un trésor au choix
to-confirm = C’est bon ?
to-confirm-help = Tant que tu n’as pas validé, tu peux changer.
to-pass = Tu n’as aucune case libre
to-pass-help = « { pass } » saute ce tour.
to-keep = Choisis { $kept } trésors pour commencer
to-keep-help = Tu rends les autres. Personne ne voit encore ton choix.
to-take = Prends un nouveau trésor
to-take-name = { $name }, prends un nouveau trésor
to-take-help = Une carte visible, ou le dessus de la pile sans le voir.
take-final = Choisis un trésor pour le prendre. C’est définitif.
turn-it = Tourner
mirror-it = Miroir
one-square = Une case
take-back = Annuler
done = Valider
pass = Passer
keep-these = Garder ces { $kept } trésors
# Said when a button is pressed that cannot be used yet.
not-yet-keep = Choisis d’abord { $kept } trésors.
not-yet-mark = Coche d’abord des cases : le motif, ou une seule case.
key-hint = { $label } ({ $key })
display = Cartes visibles
display-to-come = Les cartes visibles et la pile sont mises en place dès que tout le monde a choisi { $kept } trésors.
stack-label = { $count ->
    [0] La pile est vide
    [one] Pile, encore un trésor
   *[other] Pile, encore { $count } trésors
}
take-treasure = Prendre { $treasure }
draw-from-stack = Piocher
look-at-display = Voir les cartes visibles et la pile
look-at-players = Voir les cartes de { $name }
look-at-round = Voir la carte des manches
players = À la table
last-turn = Tour précédent
last-turn-none = Il ne s’est encore rien passé.
round-card = Carte des manches
completed-none = Aucune île complète
completed-label = Remplis : { $treasures }
to-come = Les motifs encore à venir sont foncés.
round-card-label = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }. Coupes restantes : { $cups }.
to-come-label = Encore à venir : { $patterns }.
score-card-label = Pièces cochées : { $coins } sur { $coin_boxes }. Coupes : { $cups }. Palmiers : { $palms }.
close = Fermer
complaint-not-the-pattern = Ce trait ne peut pas devenir le motif
complaint-not-all-of-it = Le motif n’est pas entier : dessine-le d’un seul trait
complaint-fits-one-way = Ici, il ne tient que dans ce sens
complaint-not-here = Il ne tient pas là
same-turn = Tourné, le motif reste le même.
same-mirror = En miroir, le motif reste le même.
ghost-at = Sur { $squares } : { $gains }.
ghost-at-plain = Sur { $squares }.
placed-at = Au crayon sur { $squares } : { $gains }.
placed-at-plain = Au crayon sur { $squares }.
taken-back = Annulé.
undo-done = Annuler « { done } »
done-undone = Tu peux de nouveau changer ton coup.
last-round = La dernière manche
what-is-this = Qu’est-ce que c’est ?

## Moments at the table, and the settings for them

round-of = Manche { $round } sur { $rounds }
last-turn-of-all = Le dernier tour
means = { $name } : { $what }
means-coins = { $count ->
    [one] +1 pièce
   *[other] +{ $count } pièces
}
means-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
means-complete = île complète
means-island = { $name } complète une île : +{ $points }
means-cup = { $name } gagne une coupe : +{ $points }
means-own-island = Tu complètes une île : +{ $points }
means-own-cup = Tu gagnes une coupe : +{ $points }
means-own-took = Tu prends le trésor { $treasure } parmi les cartes visibles.
means-own-drew = Tu pioches le trésor { $treasure }.
means-own-pass = Tu n’as aucune case libre et tu passes.
next-event = Suite
skip-all = Tout passer
server-slow = Le serveur tarde à répondre…
setting-pace = Rythme
setting-pace-help = Combien de temps tu vois ce que font les autres.
setting-pace-calm = Calme
setting-pace-normal = Normal
setting-pace-brisk = Vif
setting-pace-tap = Toucher pour continuer
setting-pace-none = Sans pause
setting-ambience = Mer
setting-ambience-help = Le bruit discret de la mer à la table.
setting-haptics = Vibration
setting-haptics-help = Une légère vibration pour les coches, les îles et les coupes.
key-next = la suite

## The curtain

curtain-title = Passe l’appareil à { $name }
curtain-help = Les autres regardent ailleurs.
curtain-here = C’est moi, { $name }
# A button: $name has just confirmed an action, and nobody else sits there yet.
curtain-undo = { $name } : { undo-done }

## The end

final-title = Le décompte final
winner = Victoire
rematch = Rejouer
save-record = Enregistrer la partie
show-table = Voir la table
show-count = Retour au décompte
stood-in = { $count ->
    [one] Un bot a joué un coup.
   *[other] Un bot a joué { $count } coups.
}
hints-used = { $count ->
    [one] 1 indice
   *[other] { $count } indices
}
stood-in-for-bot = { $count ->
    [one] Un coup n’était pas prêt à temps : un bot plus simple l’a joué.
   *[other] { $count } coups n’étaient pas prêts à temps : un bot plus simple les a joués.
}
watch-rematch = La revanche est prête : viens la voir
# The verdict, in large letters, for somebody who played.
verdict-won = Tu gagnes de { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
verdict-won-tie = Tu gagnes au départage !
verdict-tied = Égalité !
verdict-lost = Tu perds de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-lost-tie = Tu perds au départage.
# With three or four players, to those who did not win.
verdict-place = Tu termines à la { $place }e place.
# The same for spectators, and for several people around one screen.
verdict-name-won = { $name } gagne de { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
verdict-name-won-tie = { $name } gagne au départage !
verdict-name-tied = Égalité !
best-new = Nouveau record : { $points }
best-kept = Ton record : { $points }
# A game that goes on from a position of another one.
played-on = Et si… ?
played-on-about = Cette partie reprend à une position d’une partie finie ({ $when }). Les cartes à venir sont les mêmes que la première fois. Comme on peut les connaître, la donne n’est pas vérifiable et le résultat ne compte pas comme record.
played-on-again = Rejouer à partir de là
played-on-more = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que la première fois
played-on-less = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins que la première fois
played-on-same = Autant de points que la première fois
curve-title = Les points tour après tour
offer-easier = Adversaire plus facile : { $name }
offer-harder = Adversaire plus fort : { $name }
skip-count = Passer
more-ways = Plus
check-deal-help = La preuve que personne n’a choisi l’ordre des cartes, pas même le serveur.

## Replay

replay-title = Revoir la partie
replay-start = Les cartes sont distribuées.
replay-move = Coup { $move } sur { $moves }
replay-slider = Coup
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-previous = Coup précédent
replay-first = Au début
replay-last = À la fin
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-round = Aller à la manche { $round }
replay-marked = { $name } coche { $count ->
    [one] { $count } case
   *[other] { $count } cases
} sur { $treasure }.
replay-bonus = Croix : { $name } coche { $count ->
    [one] { $count } case de plus
   *[other] { $count } cases de plus
} sur { $treasure }.
replay-left = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
}
replay-points = { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
}
replay-speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
replay-load-help = Choisis une partie enregistrée et regarde-la coup par coup.
replay-choose = Choisir un fichier
replay-unreadable = Ce fichier n’est pas une partie de Silver & Gold que l’on puisse montrer. { $why }

## Settings

setting-language = Langue
setting-sound = Son
setting-sound-help = Bruits discrets de crayon, de pièces et de cartes.
setting-motion = Animations
setting-motion-system = Selon le système
setting-motion-full = Toutes
setting-motion-reduced = Réduites
setting-theme = Clair ou sombre
setting-theme-system = Selon le système
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-confirm = Validation automatique
setting-confirm-help = Un coup terminé est confirmé sans « { done } ».
setting-hints = Conseils
setting-hints-help = De courts conseils à la table, jusqu’à la fin de la première partie.
setting-advice = Indices
setting-advice-help = Un bouton d’indice dans les parties contre des bots : d’un coup de pouce au meilleur coup.
setting-talk = Les bots parlent
setting-talk-help = De temps en temps, un bot commente la partie.
setting-contrast = Contraste
setting-contrast-system = Selon le système
setting-contrast-standard = Normal
setting-contrast-more = Renforcé
setting-text = Taille du texte
setting-text-help = En plus de la taille réglée dans ton navigateur.
setting-text-size = { $size } %
setting-hand = Main
setting-hand-help = La main qui tient le téléphone : les boutons sont de son côté.
setting-hand-right = Droite
setting-hand-left = Gauche
setting-letters = Raccourcis clavier
setting-letters-help = À la table, R, F, S, D, H et ? agissent sans autre touche.
on = Oui
off = Non
keys-title = Touches
key-arrows = déplacer le motif
key-turn = tourner
key-mirror = miroir
key-single = une seule case
key-tab = autre trésor
key-enter = cocher
key-back = annuler
key-done = valider
key-name-arrows = Flèches
key-name-tab = Tab
key-name-enter = Entrée
key-name-back = Retour arrière

## Errors

lost-title = Hors de la carte
lost-text = Il n’y a rien ici : ni île, ni table, ni partie à toi.
lost-game = Cette partie n’est pas sur cet appareil. Pour continuer ici, choisis « { other-device } » là où tu jouais, et ouvre ce lien.
damaged-game = Les données de cette partie sont endommagées, et elle a été mise à l’écart. Tes autres parties continuent.
no-answer = Le serveur ne répond pas. Réessaie dans un moment.

## Tables with friends: before the first card

play-with-friends = Jouer entre amis
join-by-link = Rejoindre par lien
paste-link = Colle-le ici
follow-link = Rejoindre
no-link = Ce lien ne mène à aucune table. Copie-le en entier, jusqu’à la dernière lettre.
your-turn = À toi
against-nobody = Ta table
waits-for-players = { $count ->
    [one] Une place à prendre
   *[other] { $count } places à prendre
}
left-unfinished = Partie abandonnée

seat-friend = Par lien
seat-friend-help = Tu reçois un lien à envoyer, et vous attendez ensemble à la table.
seat-anyone = Ouverte
seat-anyone-help = La table figure sous « { lobby } ». Un lien marche aussi.
time-label = Temps par tour
time-none = Sans limite
time-none-help = Reviens quand tu veux, même des jours plus tard.
time-clock-help = Quand le temps est écoulé, un bot joue le coup.
time-seconds = { $count ->
    [one] { $count } seconde par tour
   *[other] { $count } secondes par tour
}
time-minutes = { $count ->
    [one] { $count } minute par tour
   *[other] { $count } minutes par tour
}
time-short-seconds = { $count } s
time-short-minutes = { $count } min
list-table = Afficher sous « { lobby } »
list-table-help = Tout le monde peut la trouver et s’y asseoir.
open-table = Ouvrir la table

room-waiting = On attend du monde
room-full = La table est complète
vacant-seat = Place libre
waits-for-friend = Sur invitation
waits-for-anyone = Ouverte à tout le monde
is-here = Ici
is-away = Hors ligne
stand-up = Se lever
send-away = Retirer
free-seat = Libérer la place
fill-seat = Ajouter un bot
in-lobby = Table ouverte
you-watch = Tu es là pour regarder.
begin-waits = { $count ->
    [one] Une place est libre : invite quelqu’un, ou prends un bot.
   *[other] { $count } places sont libres : invite du monde, ou prends des bots.
}
begin-anyone = À cette table, n’importe qui peut lancer la partie.
sat-down = { $name } prend place.
stood-up = { $name } se lève.
came-in = { $name } est là.
went-away = { $name } s’absente un moment.

invite = Inviter
invite-help = Ce lien permet de prendre une place libre.
invite-words = Viens jouer à Silver & Gold avec moi :
invitation = Invitation
share-link = Envoyer le lien
copy-link = Copier le lien
link-copied = Copié
link-only-here = Cette adresse ne marche que sur cet ordinateur. Pour jouer sur d’autres appareils, le serveur doit être accessible depuis le réseau.
qr-label = { $what } en code QR
qr-help = ou scanne ceci
watchers = Lien pour regarder
watchers-help = Ce lien permet de regarder, mais pas de jouer, sans voir les cartes cachées.
watchers-words = Regarde notre partie de Silver & Gold :
watchers-link = Lien pour regarder
other-device = Continuer sur un autre appareil
other-device-help = Ouvre ce lien sur l’autre appareil : tu pourras jouer sur les deux. Garde-le pour toi, car il permet de jouer à ta place.
other-device-who = À qui la place ?
other-device-link = Lien pour un autre appareil

deal-fixed = La donne est déjà fixée :
deal-explain = Qu’est-ce que c’est ?
deal-title = Une donne que l’on peut vérifier
deal-server = Avant que quiconque ne prenne place, le serveur a tiré au sort sa part du mélange et en a publié cette empreinte. Il ne peut plus changer sa part.
deal-players = Chaque navigateur à la table ajoute ses propres octets aléatoires, de la même façon : d’abord l’empreinte, puis, quand la partie est lancée, les octets. Ainsi l’ordre des cartes ne dépend jamais d’une seule personne, et personne ne le connaît d’avance.
deal-check = Après la partie, le fichier enregistré contient toutes les parts. On peut alors en refaire la même donne, et comparer.
deal-limits = Cela prouve que les cartes n’ont pas été changées. Cela n’empêche pas la personne qui gère le serveur de les regarder.

invited-by = Invitation de { $names }
invitation-dismiss = Ignorer
join-title = Joue à Silver & Gold avec { $names } !
join-empty = Silver & Gold : une place est libre pour toi
learn-first = Première fois ? Apprends en cinq minutes
learn-first-help = Ensuite, tu reviens à cette invitation.
your-seat = Ta place
sit-down = Prendre place
table-full = Toutes les places de cette table sont prises, ou la partie a commencé. Si tu veux regarder, demande à la table le lien pour regarder.
table-gone = Ce lien ne mène à aucune table. Il est peut-être incomplet, ou la table n’existe plus : demande-le à nouveau.
lost-seat = Tu n’as plus de place à cette table. Avec l’invitation, tu peux en reprendre une, s’il y en a une libre.
try-again = Réessayer

lobby = Tables ouvertes
lobby-empty = Aucune table n’attend du monde en ce moment.
lobby-count = { $count ->
    [0] Aucune table ouverte
    [one] Une table ouverte
   *[other] { $count } tables ouvertes
}
no-lobby = Il n’y a pas de tables ouvertes ici. Demande un lien à quelqu’un.
lay-table = Ouvrir ta propre table
own-tables = { $count ->
    [one] Ta table
   *[other] Tes tables
}
to-the-table = Aller à la table

## Tables with friends: while they play

choosing = choisit
soon = bientôt à son tour
away = hors ligne
bot-plays-here = un bot joue
bot-plays-for = Un bot joue pour { $name }.
bot-plays-for-you = Un bot joue pour toi.
replaced-here = { $bot } joue pour l’instant
bot-replaced = { $name } se prépare encore : { $bot } joue en attendant.
plays-again = { $name } reprend la main.
play-again-myself = Reprendre la main
is-gone = { $name } n’est pas là.
is-back = { $name } est de retour.
one-moment = Un instant…
comes-back-any-time = Le retour est possible à tout moment.
wait-for-them = Attendre
let-bot-play = Laisser un bot jouer
let-bot-play-for = Laisser un bot jouer pour { $name }
let-bot-play-for-me = Laisser un bot jouer pour moi
let-bot-play-sure = Un bot joue les coups jusqu’à ce que tu reprennes la main.
# How long somebody who is away still has to come back: on the button, and for those who listen.
in-seconds = dans { $count } s
# $count is a multiple of 10.
possible-within = Possible dans { $count } secondes au plus.
bot-may-play = Un bot peut maintenant jouer pour { $name }.
restarting = Le serveur redémarre. De retour dans un instant…
refused-for-now = { $why } Nouvel essai…
you-only-watch = Tu regardes : toutes les cartes visibles, aucune carte cachée.

time-left = Temps restant : { $time }
time-is-up = Temps écoulé : { $bot } a joué pour toi.
seconds-left = { $count ->
    [one] Plus qu’une seconde.
   *[other] Plus que { $count } secondes.
}
your-turn-title = ● À toi
your-turn-body = La table t’attend.
setting-notify = Notifications
setting-notify-help = Te prévient que c’est à toi quand tu es dans un autre onglet.
setting-notify-forbidden = Ce navigateur ne le permet pas pour cette page.

chat = Chat
chat-unread = { $count ->
    [one] Chat, { $count } nouveau message
   *[other] Chat, { $count } nouveaux messages
}
remarks = Messages
nothing-said = Pas encore de messages.
remark = { $name } : { $said }
say-label = Ton message
say-something = Écris un message
say-it = Envoyer
react = Réagir
mute = Masquer
unmute = Afficher
muted = Le chat est masqué : tu n’en vois et n’en entends rien.
reaction-bravo = Bravo !
reaction-thanks = Merci !
reaction-wow = Waouh !
reaction-laugh = Ha ha !
reaction-oh_no = Oh non !
reaction-hurry = Vite !

table-menu = À cette table
give-up = Mettre fin à la partie
give-up-sure = La partie s’arrête quand toute la table est d’accord.
give-up-sure-alone = La partie s’arrête ici, et personne ne gagne.
give-up-yes = Arrêter
would-stop = { $count ->
    [one] { $names } aimerait s’arrêter là.
   *[other] { $names } aimeraient s’arrêter là.
}
you-would-stop = Tu as demandé à finir la partie. Elle finit quand tout le monde est d’accord.
stops-when-all = La partie s’arrête quand tout le monde est d’accord.
asks-to-stop = quelqu’un aimerait s’arrêter
stop-too = Arrêter aussi
all-stopped = Toute la table a voulu s’arrêter là. Personne ne gagne.
stopped-alone = Tu as arrêté la partie ici. Personne ne gagne.
come-along = La revanche est prête : viens
to-rematch = À la revanche
you-ask-to-stop = Tu aimerais t’arrêter là.
play-on = Continuer à jouer

check-deal = Vérifier la donne
commitment-changed = Attention : le serveur montre maintenant une autre empreinte qu’au début. La donne n’était pas fixée et a peut-être été changée.
deal-holds = La donne est bien celle qui était annoncée.
deal-fails = La donne n’est pas celle qui était annoncée.
finding-seed-holds = La part du serveur est celle dont l’empreinte figure dans l’enregistrement.
finding-seed-fails = La part du serveur ne correspond pas à son empreinte.
finding-bytes-holds = Ce que les navigateurs ont ajouté correspond à leurs empreintes.
finding-bytes-fails = Ce qu’un navigateur aurait ajouté ne correspond pas à son empreinte.
finding-cards-holds = Ces parts donnent exactement les cartes jouées.
finding-cards-fails = Ces parts donnent d’autres cartes que celles jouées.
finding-seen-holds = C’est l’empreinte montrée à ce navigateur avant la partie.
finding-seen-late = C’est l’empreinte montrée à ce navigateur, mais une fois la partie commencée.
finding-seen-fails = Une autre empreinte a été montrée à ce navigateur.
finding-seen-unknown = Ce navigateur n’a pas gardé l’empreinte qui lui a été montrée.
finding-own-holds = Ce que ce navigateur a ajouté est parmi les parts.
finding-own-fails = Ce que ce navigateur a ajouté n’est pas parmi les parts : c’est arrivé trop tard, ou n’a pas été pris.
finding-own-unknown = Ce navigateur n’a rien ajouté.
deal-silent = Sans ajout : { $names }. Les bots n’ajoutent jamais rien, ni les personnes arrivées trop tard.
deal-page = Cette page vient du même serveur : si elle ment, sa vérification ne prouve rien.
deal-offline = Pour vérifier par toi-même, enregistre la partie et examine-la avec verify_deal.py, un programme qui tient en un seul fichier :

## The edition without a server

engine-loading = Chargement du jeu
engine-failed = Le jeu n’a pas pu être chargé. Es-tu en ligne ?
engine-broken = Le jeu ne fonctionne pas dans ce navigateur : { $why }
play-here = Jouer sur cet appareil
play-here-help = Contre des bots ou autour d’un même écran. Les parties finies rejoignent le serveur à son retour.
needs-server-why = Cette copie du jeu n’a pas de serveur : tu joues sur ton appareil, contre des bots ou autour d’un même écran. Pour jouer avec des amis par un lien, indique l’adresse d’un serveur du jeu.
needs-server-address = Adresse du serveur
needs-server-go = Y aller
needs-server-wrong = Ce n’est pas une adresse web.
needs-server-else = Pas encore de serveur ? L’un de vous peut en lancer un sur un ordinateur portable avec une seule commande.
games-here = Parties sur cet appareil
games-here-help = Tes parties ne sont gardées que dans ce navigateur. Exporte-les pour en avoir une copie ou les importer sur un autre appareil.
setting-alone = Jouer en solo sur cet appareil
setting-alone-help = Une fois le jeu sur cet appareil, les bots se passent de serveur.
setting-alone-auto = Automatique
to-server = Envoyer la partie sur le serveur
games-elsewhere = Parties d’autres appareils
games-elsewhere-help = Importe les parties d’un appareil : le fichier que tu y as exporté.
games-export = Exporter toutes les parties
games-import = Importer des parties
games-imported = { $added ->
    [0] Toutes ces parties sont déjà ici.
    [one] Une partie a été ajoutée.
   *[other] { $added } parties ont été ajoutées.
}
