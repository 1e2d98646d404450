### What the command line says. Names of commands and options, and what is printed for programs,
### are the same in every language.

## The frame of every help text

cli-usage = Usage :
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-options-here = [OPTIONS]
cli-command-here = COMMANDE [ARGUMENTS]...
cli-by-default = par défaut : { $value }
cli-variable = variable : { $name }
cli-required = obligatoire
cli-help = Afficher cette aide.
cli-version = Afficher la version.
cli-language = Langue à utiliser, avant ou après la commande : { $languages }.
cli-language-default = celle de ton système
cli-exit-codes = Codes de sortie : 0 tout va bien, 1 un enregistrement ou une partie gardée n’est pas valide, 2 la commande ne peut pas être exécutée, 130 interruption.

## What stands for a value

cli-a-number = NOMBRE
cli-a-text = TEXTE
cli-a-file = FICHIER
cli-a-folder = DOSSIER
cli-a-url = URL
cli-an-action = ACTION
cli-a-person = PERSONNE
cli-a-level = NIVEAU
cli-a-language = LANGUE
cli-a-bot = BOT
cli-a-ply = K
cli-a-seat = P
cli-an-address = ADRESSE
cli-addresses = ADRESSE,…
cli-names = NOM,NOM…

## Commands

cli-about = Silver & Gold : jouer, simuler des parties et vérifier des enregistrements.
cli-about-play = Jouer dans le navigateur ; ou dans le terminal, contre des bots ou à plusieurs.
cli-about-serve = Servir le jeu aux navigateurs.
cli-about-build-site = Écrit le jeu sous forme d’un dossier de fichiers pour n’importe quel hébergement web. Il se joue dans le navigateur, sans serveur.
cli-about-doctor = Dire ce qui ne va pas dans cette installation, et comment y remédier. Code de sortie 1 si quelque chose ne va pas.
cli-about-backup =
    Écrire toutes les parties, telles qu’elles sont à cet instant, dans un seul fichier ; les serveurs peuvent continuer pendant ce temps.

    Il convient aux deux sortes de stockage. Il contient ce qui est secret : seul ton compte peut le lire. Code de sortie 1 si une partie est endommagée : elle est nommée et laissée de côté.
cli-about-restore = Remettre les parties d’une sauvegarde dans un stockage vide : toutes, ou aucune.
cli-about-verify =
    Rejouer des parties ; vérifier chaque coup, score et victoire, et la donne équitable s’il y en a une.

    Pour une sauvegarde, ou le stockage, vérifier aussi que chaque partie est ce qui a été écrit. Affiche combien sont valides, ou la première erreur de chacune qui ne l’est pas. Code de sortie 1 s’il y en a une.
cli-about-review = Analyser une partie terminée : ce que chaque décision a perdu, et ce qui était de la chance.
cli-about-simulate = Faire jouer des bots entre eux, et dire comment ils s’en sortent.
cli-about-arena =
    Comparer des bots : chaque donne est jouée avec toutes les dispositions des places, et chaque chiffre a un intervalle à 95 %.

    Ctrl+C affiche ce que l’on sait alors.
cli-about-legal = Afficher les coups permis à un moment d’une partie enregistrée, un par ligne, triés.
cli-about-show = Dessiner la table à un moment d’une partie enregistrée.

## Options of several commands

cli-data = Où les parties sont gardées.
cli-data-default = ton dossier de données
cli-database = La base PostgreSQL où les parties sont gardées, à la place d’un fichier.
cli-json = Afficher un objet JSON, en anglais.
cli-players = Places à chaque table.
cli-seed = La même graine donne les mêmes parties.
cli-records = Y écrire les parties, en JSON Lines ; - les affiche.

## Options of play

cli-terminal = Jouer dans ce terminal, pas dans le navigateur.
cli-people = Qui joue à ce terminal.
cli-opponents = Les bots à la table du terminal, du plus faible au plus fort : { $levels } ; ou un programme à toi, avec cmd:COMMANDE.
cli-opponents-default = { $opponent }, si personne d’autre ne joue
cli-deal-seed = La même graine distribue les mêmes cartes dans le terminal.
cli-deal-seed-default = au hasard
cli-record-added = Y ajouter l’enregistrement de la partie du terminal.

## Options of serve

cli-host = L’adresse où écouter.
cli-port = Le port ; 0 en prend un quelconque.
cli-lobby = Laisser voir les tables ouvertes.
cli-leaderboards = Montrer les classements de ceux qui veulent y figurer.
cli-server-only = Jouer toutes les parties sur le serveur, même celles en solo.
cli-trust-proxy = Les proxys inverses auxquels se fier pour les adresses et TLS ; des réseaux aussi.
cli-allow-host = Noms d’hôte que le serveur accepte, outre les adresses IP et le nom de cette machine ; * pour tous.
cli-metrics-port = Un port pour les mesures et l’état de santé.
cli-no-port = aucun
cli-metrics-host = L’adresse de ce port.
cli-log-level = Ce qui mérite une ligne dans le journal : { $log_levels }.
cli-log-format = Comment le journal est écrit.

## Options of the other commands

cli-site-folder = Le dossier à créer, par exemple site ; ou un fichier ZIP, par exemple site.zip.
cli-backup-file = Le fichier à créer, par exemple games.jsonl.gz.
cli-restored-file = Une sauvegarde.
cli-verified-files = Des fichiers d’enregistrements, JSON ou JSON Lines, - pour l’entrée standard ; ou des sauvegardes.
cli-verify-store = Vérifier les parties du stockage.
cli-games = Nombre de parties à jouer.
cli-simulated-bots = Qui joue, répété pour remplir les places : { $bots }, ou un programme à toi, avec cmd:COMMANDE.
cli-compared-games = Nombre minimal de parties par groupe de bots, arrondi vers le haut à des donnes jouées avec toutes les dispositions.
cli-jobs = Parties jouées à la fois.
cli-jobs-default = une par cœur du processeur
cli-cluster = Jouer sur toutes les machines d’une grappe Ray : l’adresse de sa tête, auto pour celle de cette machine, ou local.
cli-record-file = Un fichier d’enregistrements, JSON ou JSON Lines ; - lit l’entrée.
cli-ply = Regarder la partie après ses K premiers coups.
cli-ply-default = tous
cli-game = Quelle partie du fichier.
cli-review-html = Écrire l’analyse dans ce fichier, comme une page autonome.
cli-legal-seat = Seulement cette place, sans son numéro.
cli-json-list = Afficher une liste JSON.

## What is wrong with what was typed. Each is one sentence without its full stop.

cli-see-help = { $command } en dit plus
cli-no-language = il n’y a pas de langue { $name } ; il y a : { $languages }
cli-no-text = { $word } n’est pas du texte UTF-8
cli-no-such-command = il n’y a pas de commande { $name }
cli-no-such-command-but = il n’y a pas de commande { $name }, mais il y a { $near }
cli-no-such-option = il n’y a pas d’option { $option }
cli-no-such-option-but = il n’y a pas d’option { $option }, mais il y a { $near }
cli-too-many-words = il n’y a rien à faire de ceci : { $words }
cli-argument-missing = il manque { $name }
cli-value-missing = { $option } demande une valeur
cli-value-too-many = { $option } ne prend pas de valeur
cli-value-flag = { $option } prend 1 ou 0
cli-value-choice = { $option } prend l’une de ces valeurs : { $choices }
cli-value-least = { $option } prend un nombre entier, { $least } ou plus
cli-value-range = { $option } prend un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }
cli-no-address = { $option } : { $address } n’est ni une adresse ni un réseau
cli-two-stores = --data et --database indiquent deux endroits pour les parties ; choisis-en un
cli-same-port = --port et --metrics-port valent tous deux { $port } ; il faut des ports différents pour les joueurs et pour toi
cli-only-in-terminal = { $option } va avec --terminal ; dans le navigateur, le choix se fait sur la page
cli-nobody-plays = --people n’indique personne : il faut que quelqu’un joue
cli-wrong-number = { $players ->
    [one] on ne joue pas à { $players } : il faut être entre { $least } et { $most }
   *[other] on ne joue pas à { $players } : il faut être entre { $least } et { $most }
}
# $reason: unknown; a Python package is missing; the name has no program, or quotes that do not match.
cli-no-such-bot = { $reason ->
    [package] il n’y a pas de bot { $name } ; il lui faut { $package } (pip install "silvergold[fast]"), qui n’est pas installé ici ; sans cela, il y a : { $bots }
    [program] il n’y a pas de bot { $name } ; il n’indique aucun programme
    [quotes] il n’y a pas de bot { $name } ; ses guillemets ou barres obliques inverses ne vont pas
   *[unknown] il n’y a pas de bot { $name } ; il y a : { $bots }, cmd:…, py:…
}
cli-no-bots = --bots n’indique aucun bot ; il y a : { $bots }
cli-too-many-bots = { $bots ->
    [one] { $bots } bot est de trop pour { $seats } places : voir --players
   *[other] { $bots } bots, c’est trop pour { $seats } places : voir --players
}
cli-name-two = indique deux bots ou plus, séparés par des espaces ; il y a : { $bots }
cli-named-twice = { $name } figure deux fois ; contre lui-même, aucun bot n’est meilleur ni pire
cli-nothing-to-verify = il n’y a rien à vérifier : indique un fichier, ou --store
cli-two-forms = --json et --html ne vont pas ensemble ; choisis-en un
cli-no-such-game = { $games ->
    [one] { $file } n’a pas de partie { $number } ; il en a { $games }
   *[other] { $file } n’a pas de partie { $number } ; il en a { $games }
}
cli-no-such-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
cli-no-such-ply = { $moves ->
    [one] il n’y a pas de coup { $ply } : l’enregistrement a { $moves } coup
   *[other] il n’y a pas de coup { $ply } : l’enregistrement a { $moves } coups
}

## What cannot be done. Each is one sentence without its full stop.

# What the system says when something fails; $text is that in English.
cli-system = { $code ->
    [EACCES] permission refusée
    [EADDRINUSE] adresse déjà utilisée
    [EADDRNOTAVAIL] cette machine n’a pas cette adresse
    [EISDIR] c’est un dossier
    [ENOENT] aucun fichier ou dossier de ce nom
    [ENOSPC] plus de place sur l’appareil
    [ENOTDIR] ce n’est pas un dossier
    [EPERM] opération non permise
    [EROFS] système de fichiers en lecture seule
   *[other] { $text }
}
cli-cannot-print = impossible d’écrire : { $why }
cli-cannot-read = impossible de lire { $file } : { $why }
cli-cannot-write = impossible d’écrire { $file } : { $why }
cli-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $why }
cli-cannot-compile = impossible de compiler les bots : { $reason }
cli-no-pages = les pages du jeu ne sont pas construites ; voir CONTRIBUTING.md
cli-ask-the-doctor = { $reason } ; { $command } en dit plus
cli-file-is-there = il y a déjà un fichier { $file } ; il reste tel quel
cli-arena-crashed = l’arène ne peut pas continuer : { $crash }
cli-cluster-needs = une grappe a besoin de Ray ; installe-le avec : pip install "silvergold[cluster]"
cli-no-cluster = la grappe { $cluster } est hors d’atteinte : { $why }
cli-interrupted-now = interruption
cli-interrupted-early = interruption avant la première partie
cli-interrupted = { $all ->
    [one] interruption après { $games } partie sur { $all }
   *[other] interruption ; parties jouées : { $games } sur { $all }
}
# What was wrong, and what that means for the backup.
cli-so-then = { $reason } ; { $then }
cli-site-other-files = { $place } contient d’autres fichiers : indique un dossier vide ou celui d’une version précédente.
cli-site-written = Le jeu est dans { $place } ({ $megabytes } Mo). Dépose ce dossier sur n’importe quel hébergement web.
cli-no-backup-made = il n’y a pas de sauvegarde
cli-nothing-restored = rien n’est restauré
cli-left-the-table = tu as quitté la table ; --seed { $seed } redistribue les mêmes cartes

## What goes on, and what was done

cli-compiling = Compilation des bots, une seule fois : cela prend une à deux minutes.
cli-started =
    Silver & Gold est à l’adresse { $address }
    Ctrl+C pour arrêter.
cli-stopped = Arrêté. Toutes les parties sont gardées.
cli-games-in = { $games ->
    [one] { $games } partie dans { $place }
   *[other] { $games } parties dans { $place }
}
cli-games-left-out = { $games ->
    [one] { $games } partie est endommagée et laissée de côté
   *[other] { $games } parties sont endommagées et laissées de côté
}
cli-more-seats-lost = { $count ->
    [one] { $count } autre place a été perdue
   *[other] { $count } autres places ont été perdues
}
cli-fault-in-game = partie { $game } : { $fault }
cli-tally-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
# $lost are the games in which the bot, a program, lost its seat to the bot $heir.
cli-tally-bot = { $lost ->
    [0] { NUMBER($points, minimumFractionDigits: 1) } points en moyenne, victoires : { $won }
   *[other] { NUMBER($points, minimumFractionDigits: 1) } points en moyenne, victoires : { $won }, jouées par { $heir } : { $lost }
}

## Valid and invalid records and games

cli-bad-line = { $file }, ligne { $line } : { $reason }
# $flaw is a sentence; $detail says more, in English.
cli-flaw = { $flaw } ({ $detail })
cli-no-record = il ne contient aucun enregistrement
cli-unfinished = la partie en est au tour { $turn } sur { $all_turns } ; seules les parties terminées peuvent être analysées
cli-at-place = { $place } : { $told }
cli-records-hold = { $hold ->
    [one] { $hold } enregistrement valide
   *[other] { $hold } enregistrements valides
}{ $going ->
    [0] { "" }
   *[other] { " " }(en cours : { $going })
}
cli-records-do-not-hold = { $faults ->
    [one] { $faults } enregistrement non valide sur { $all }
   *[other] { $faults } enregistrements non valides sur { $all }
}
cli-games-hold = { $hold ->
    [one] { $hold } partie valide
   *[other] { $hold } parties valides
}{ $going ->
    [0] { "" }
   *[other] { " " }(en cours : { $going })
}
cli-games-do-not-hold = { $faults ->
    [one] { $faults } partie non valide sur { $all }
   *[other] { $faults } parties non valides sur { $all }
}
# $said and $stage are waiting, playing or over, as they are stored.
cli-wrong-stage = la partie { $game } est annoncée { $said }, mais elle est { $stage }

## The report of the arena

report-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} à { $seats } places, chacune en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-no-deal = Aucune donne n’a encore été jouée avec toutes les dispositions : il n’y a rien à comparer.
report-score = score
report-wins = victoires
report-margin = écart
report-ms = ms
report-rating = cote
report-intervals = Avec des intervalles à 95 % ; ms est le temps d’une décision.
report-even-share = Des bots de même force gagneraient chacun { $share } % des parties.
report-points-from = points venant de
report-share = { $share } %
# $share and $points come with their intervals: 67% (31-90), 4.2 ± 1.3
report-verdict-beats = { $first } bat { $second } : { $share }, écart de { $points } points
report-verdict-outscores = { $first } marque plus que { $second } : { $share }, écart de { $points } points
report-verdict-even = { $first } et { $second } sont peut-être à égalité : { $share }, écart de { $points } points
report-verdict-unknown = { $first } et { $second } se sont rencontrés dans trop peu de donnes : { $share }, écart de { $points } points
report-no-verdict = { $first } et { $second } : pas de verdict, { $lost } a perdu des places
# The bot $heir plays for a program that has lost its seat.
report-lost-seats = { $games ->
    [one] { $name } a perdu sa place dans { $games } partie : { $extent ->
        [all] ses chiffres sont ceux de { $heir }.
       *[part] ses chiffres sont en partie ceux de { $heir }.
    }
   *[other] { $name } a perdu sa place dans { $games } parties : { $extent ->
        [all] ses chiffres sont ceux de { $heir }.
       *[part] ses chiffres sont en partie ceux de { $heir }.
    }
}
report-full-name = { $short } est { $name }
number-whole = { $number }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What the doctor says

doctor-well = bien    { $what } : { $says }
doctor-unwell = ERREUR  { $what } : { $says }
doctor-python = Python
doctor-pages = les pages du jeu
doctor-data = le dossier de données
doctor-games = les parties
doctor-bots = les bots
doctor-database = la base de données
doctor-disk = son disque
doctor-clock = son horloge
doctor-python-old = { $version } est trop ancien ; il faut { $needed } ou plus récent
doctor-pages-missing = elles ne sont pas construites ; réinstalle le paquet, voir CONTRIBUTING.md
doctor-pages-built = { $files ->
    [one] construites, { $files } fichier
   *[other] construites, { $files } fichiers
}
doctor-folder = impossible d’écrire dans { $folder } : { $why } ; choisis-en un autre avec --data
doctor-folder-to-come = { $folder }, créé dès qu’une première partie est gardée
doctor-folder-cannot-be = { $folder } n’existe pas et ne peut pas être créé ; choisis-en un autre avec --data
doctor-bots-fail = un remplaçant joue pour ceux qui ne se compilent pas : { $reason }
doctor-bots-fail-kept = un remplaçant joue pour ceux qui ne se compilent pas : { $reason } ; pour les recompiler, supprime { $folder }
doctor-bots-not-kept = il faut les compiler à chaque démarrage ; rends le dossier de cache accessible en écriture
doctor-bots-compiled = compilés, dans { $folder }
doctor-no-games = aucune pour l’instant
doctor-games-well = { $games ->
    [one] { $games }, telle qu’elle a été écrite
   *[other] { $games }, toutes telles qu’elles ont été écrites
}
doctor-games-damaged = { $damaged ->
    [one] { $damaged } sur { $games } est endommagée : { $named } ; { $command } en dit plus
   *[other] { $damaged } sur { $games } sont endommagées : { $named } ; { $command } en dit plus
}
doctor-database-at = PostgreSQL { $version } sur { $place }
doctor-disk-unsafe = ce qui est confirmé peut se perdre en cas de coupure de courant ; active fsync et full_page_writes
doctor-disk-safe = son écriture est attendue avant toute confirmation
doctor-clock-off = { $way ->
    [ahead] en avance de { $seconds } s ; des serveurs qui partagent des parties ont besoin d’horloges qui concordent : règle toutes les machines sur une même source
   *[behind] en retard de { $seconds } s ; des serveurs qui partagent des parties ont besoin d’horloges qui concordent : règle toutes les machines sur une même source
}
doctor-clock-right = concorde avec celle de cette machine

## What is wrong with a store. Each is one sentence without its full stop; $reason is said by the
## system or the database, in English.

store-no-games = il n’y a pas de parties dans { $place }
store-cannot-keep = impossible de garder des parties dans { $place } : { $reason }
store-fails = { $place } : { $reason }
store-silent = { $place } : pas de réponse
store-not-empty = il y a des parties dans { $place } ; une sauvegarde va dans un stockage vide
store-no-address = { $place } n’est pas une adresse utilisable ; une adresse ressemble à postgresql://user:password@host/name, avec %40 pour un @ dans le mot de passe
store-no-certificate = { $place } : impossible de vérifier son certificat, car il n’y a pas de fichier { $file } avec celui de son autorité ; sslrootcert=FILE dans l’adresse en indique un autre
store-too-old = PostgreSQL { $version } est trop ancien ; il faut { $oldest } ou plus récent
store-no-utf8 = la base garde le texte en { $encoding } ; crées-en une avec ENCODING 'UTF8'
store-outdated = { $version ->
    [0] { $place } n’a pas encore de tables ; le serveur les crée au démarrage
   *[other] { $place } a des tables de version { $version } ; le serveur les met à jour au démarrage
}
store-newer = { $place } a été écrit par une version plus récente de ce programme (ses tables sont de version { $version } ; ce programme connaît { $newest } au plus)
store-ancient = { $place } a été écrit par une version trop ancienne de ce programme (ses tables sont de version { $version } ; ce programme demande { $oldest } ou plus récent)
# $table is events, holders, pencils or secrets, as in the database.
store-strays = il y a des { $table } d’une partie qui n’existe pas
store-game-gone = la partie { $game } est dans la liste, mais n’est pas là
store-game-unreadable = la partie { $game } est illisible ({ $reason })
store-dates-unreadable = les dates de la partie { $game } sont illisibles
store-heading-changed = l’en-tête de la partie { $game } n’est pas ce qui a été écrit
store-events-missing = événements de la partie { $game } : { $events } sur { $all }
store-events-changed = les événements de la partie { $game } ne sont pas ce qui a été écrit
store-event-changed = l’événement { $event } de la partie { $game } n’est pas ce qui a été écrit
store-event-unreadable = un événement de la partie { $game } est illisible : { $reason }
store-secrets-gone = les secrets de la partie { $game } ont disparu
store-secrets-changed = les secrets de la partie { $game } ne sont pas ce qui a été écrit
store-holders-changed = les titulaires des places de la partie { $game } ne sont pas ce qui a été écrit
store-no-beginning = la partie { $game } ne commence pas par sa création
store-other-seed = la graine de la partie { $game } n’est pas celle de son début
store-cannot-open = la partie { $game } ne peut pas s’ouvrir : { $reason }
store-nobody-holds = une place occupée de la partie { $game } n’a pas de titulaire

## What is wrong with a backup

backup-none = ce n’est pas une sauvegarde
backup-other-format = ce n’est pas une sauvegarde au format { $format }
backup-damaged = elle est tronquée ou endommagée ({ $reason })
backup-no-end = sa fin manque, ou n’est pas ce qui a été écrit
backup-unknown-table = elle contient des lignes d’une table que cette version ne connaît pas : { $table }
backup-cannot-write = impossible d’écrire la sauvegarde : { $reason }

## Training a network

cli-about-train =
    
    Entraîner un réseau en le faisant jouer contre lui-même ; nécessite PyTorch.

    Après chaque test, les poids vont dans le fichier, avec une note et une image de la courbe à côté. Ctrl+C l’arrête ; --on reprend de là.
cli-train-file = Le fichier des poids ; son nom se termine par .npz.
cli-train-size = La taille du réseau : { $sizes }.
cli-train-minutes = Nombre de minutes d’entraînement.
cli-train-on = Reprendre avec les poids de ce fichier.
cli-train-overwrite = Remplacer le fichier s’il existe déjà.
cli-train-needs = l’entraînement nécessite { $package } ; pour l’installer : pip install "silvergold[train]"
cli-train-suffix = le nom de { $file } doit se terminer par .npz
cli-train-interrupted = interrompu après { $rounds } séries ; { $file } contient les poids du dernier test
cli-train-round = { NUMBER($minutes, maximumFractionDigits: 1) } min, { $games } parties : { NUMBER($points, maximumFractionDigits: 1) } points
cli-train-done = Les poids sont dans { $file }.

cli-about-names = Lister les noms que les gens montrent sur ce serveur, ou en masquer un.
cli-names-action = Que faire : list, hide ou show.
cli-names-person = Les premières lettres du numéro d’une personne, comme dans la liste.
cli-names-none = Personne ne montre de nom ici.
cli-names-hidden = { $name } est masqué.
cli-names-shown = { $name } est de nouveau visible.
cli-names-unknown = { $count ->
    [0] Personne n’a de numéro qui commence par « { $person } ».
   *[other] { $count } personnes ont un numéro qui commence par « { $person } » : tapes-en plus.
}
