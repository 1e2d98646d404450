### What the command line says. Names of commands and options, and what is printed for programs,
### are the same in every language.

## The frame of every help text

cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-options-here = [OPTIONS]
cli-command-here = COMMAND [ARGUMENTS]...
cli-by-default = default: { $value }
cli-variable = variable: { $name }
cli-required = required
cli-help = Print this help.
cli-version = Print the version.
cli-language = The language to use, before or after the command: { $languages }.
cli-language-default = your system’s language
cli-exit-codes = Exit codes: 0 success, 1 an invalid record or stored game, 2 the command could not be carried out, 130 interrupted.

## What stands for a value

cli-a-number = NUMBER
cli-a-text = TEXT
cli-a-file = FILE
cli-a-folder = FOLDER
cli-a-url = URL
cli-an-action = ACTION
cli-a-person = PERSON
cli-a-level = LEVEL
cli-a-language = LANGUAGE
cli-a-bot = BOT
cli-a-ply = K
cli-a-seat = S
cli-an-address = ADDRESS
cli-addresses = ADDRESS,…
cli-names = NAME,NAME…

## Commands

cli-about = Play Silver & Gold, simulate games, and check game records.
cli-about-play = Play in the browser; or in the terminal, against bots or with several people.
cli-about-serve = Serve the game to browsers.
cli-about-build-site = Write the game as a folder of files for any static web host. It plays in the browser, without a server.
cli-about-doctor = Check this installation and suggest fixes. Exit code 1 if anything is wrong.
cli-about-backup =
    Write a snapshot of all games into one file; servers may keep running.

    A backup can be restored into either kind of store. It contains secrets, so only you can read the file. Exit code 1 if a game is damaged; it is named and left out.
cli-about-restore = Load all games of a backup into an empty store: all of them or none.
cli-about-verify =
    Replay games; check every move, score and winner, and the fair deal if there is one.

    For backups and the store, also check that no game was changed. Prints how many are valid, or the first error of each invalid one. Exit code 1 if any is invalid.
cli-about-review = Review a finished game: what every decision gave away, and what was luck.
cli-about-simulate = Let bots play against each other and print the results.
cli-about-arena =
    Compare bots: every deal is played in every seating, and every figure has a 95% interval.

    Ctrl+C prints the results so far.
cli-about-legal = Print the legal moves at a given point of a recorded game, sorted, one per line.
cli-about-show = Draw the table at a given point of a recorded game.

## Options of several commands

cli-data = The folder to keep games in.
cli-data-default = your data folder
cli-database = The PostgreSQL database to keep games in, instead of a file.
cli-json = Print one JSON object, in English.
cli-players = Seats at each table.
cli-seed = The same seed gives the same games.
cli-records = Write the games to this file as JSON Lines; - prints them.

## Options of play

cli-terminal = Play in this terminal, not in the browser.
cli-people = The people playing at this terminal.
cli-opponents = Bots at the terminal’s table, from weakest to strongest: { $levels }; or a program of your own as cmd:COMMAND.
cli-opponents-default = { $opponent }, if you are alone
cli-deal-seed = The same seed deals the same cards in the terminal.
cli-deal-seed-default = random
cli-record-added = Append the record of the terminal game to this file.

## Options of serve

cli-host = The address to listen on.
cli-port = The port; 0 picks a free one.
cli-lobby = List open tables, so that strangers can find them.
cli-leaderboards = Show leaderboards of the people who choose to be on them.
cli-server-only = Play all games on the server, even those of people who play alone.
cli-trust-proxy = Reverse proxies to trust for client addresses and TLS; networks, too.
cli-allow-host = Host names to accept, besides IP addresses and this machine’s own name; * for any.
cli-metrics-port = A port for metrics and health checks.
cli-no-port = none
cli-metrics-host = The address to listen on for metrics and health checks.
cli-log-level = The least important messages to log: { $log_levels }.
cli-log-format = The format of the log.

## Options of the other commands

cli-site-folder = The folder to write, for example site; or a ZIP file, for example site.zip.
cli-backup-file = The file to create, for example games.jsonl.gz.
cli-restored-file = A backup.
cli-verified-files = Files with records (JSON or JSON Lines; - for standard input), or backups.
cli-verify-store = Check the games in the store.
cli-games = Games to play.
cli-simulated-bots = The bots to play, repeated to fill the seats: { $bots }, or a program of your own as cmd:COMMAND.
cli-compared-games = Minimum number of games for each line-up, rounded up to whole deals with all seatings.
cli-jobs = Number of games to play at once.
cli-jobs-default = one per core
cli-cluster = Play on all machines of a Ray cluster: the address of its head, auto for the one that this machine belongs to, or local.
cli-record-file = A file with records, JSON or JSON Lines; - reads standard input.
cli-ply = Look at the game after its first K moves.
cli-ply-default = all
cli-game = Which game in the file.
cli-review-html = Write the review into this file as a page that needs nothing else.
cli-legal-seat = Print only this seat’s moves, without the seat number.
cli-json-list = Print a JSON list.

## What is wrong with what was typed. Each is one sentence without its full stop.

cli-see-help = see { $command }
cli-no-language = unknown language { $name }; available: { $languages }
cli-no-text = { $word } is not UTF-8 text
cli-no-such-command = unknown command { $name }
cli-no-such-command-but = unknown command { $name }; did you mean { $near }?
cli-no-such-option = unknown option { $option }
cli-no-such-option-but = unknown option { $option }; did you mean { $near }?
cli-too-many-words = unexpected arguments: { $words }
cli-argument-missing = { $name } is missing
cli-value-missing = { $option } needs a value
cli-value-too-many = { $option } takes no value
cli-value-flag = { $option } takes 1 or 0
cli-value-choice = { $option } takes one of these: { $choices }
cli-value-least = { $option } takes a whole number, { $least } or more
cli-value-range = { $option } takes a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
cli-no-address = { $option }: { $address } is neither an address nor a network
cli-two-stores = --data and --database cannot be used together; choose one
cli-same-port = --port and --metrics-port are both { $port }; they have to be different
cli-only-in-terminal = { $option } only works with --terminal; in the browser, choose it on the page
cli-nobody-plays = --people is empty: somebody has to play
cli-wrong-number = { $players ->
    [one] 1 player cannot play: it takes { $least } to { $most }
   *[other] { $players } players cannot play: it takes { $least } to { $most }
}
# $reason: unknown; a Python package is missing; the name has no program, or quotes that do not match.
cli-no-such-bot = { $reason ->
    [package] the bot { $name } needs { $package } (pip install "silvergold[fast]"), which is not installed; available without it: { $bots }
    [program] unknown bot { $name }; cmd: has to be followed by a program
    [quotes] unknown bot { $name }; its quotes or backslashes do not match
   *[unknown] unknown bot { $name }; available: { $bots }, cmd:…, py:…
}
cli-no-bots = --bots is empty; available: { $bots }
cli-too-many-bots = { $bots ->
    [one] 1 bot is too many for { $seats } seats: see --players
   *[other] { $bots } bots are too many for { $seats } seats: see --players
}
cli-name-two = name at least two bots, separated by spaces; available: { $bots }
cli-named-twice = { $name } is listed twice; a bot cannot be compared with itself
cli-nothing-to-verify = nothing to verify: name a file or use --store
cli-two-forms = --json and --html cannot be used together; choose one
cli-no-such-game = { $games ->
    [one] { $file } has no game { $number }; it has 1
   *[other] { $file } has no game { $number }; it has { $games }
}
cli-no-such-seat = there is no seat { $seat }: the seats are 0 to { $last }
cli-no-such-ply = { $moves ->
    [one] there is no ply { $ply }: the record has 1 move
   *[other] there is no ply { $ply }: the record has { $moves } moves
}

## What cannot be done. Each is one sentence without its full stop.

# What the system says when something fails; $text is that in English.
cli-system = { $code ->
    [EACCES] Permission denied
    [EADDRINUSE] Address already in use
    [EADDRNOTAVAIL] This machine does not have that address
    [EISDIR] Is a directory
    [ENOENT] No such file or directory
    [ENOSPC] No space left on device
    [ENOTDIR] Not a directory
    [EPERM] Operation not permitted
    [EROFS] Read-only file system
   *[other] { $text }
}
cli-cannot-print = cannot write: { $why }
cli-cannot-read = cannot read { $file }: { $why }
cli-cannot-write = cannot write { $file }: { $why }
cli-cannot-listen = cannot listen on { $host }, port { $port }: { $why }
cli-cannot-compile = the bots cannot be compiled: { $reason }
cli-no-pages = the pages of the game are not built; see CONTRIBUTING.md
cli-ask-the-doctor = { $reason }; see { $command }
cli-file-is-there = { $file } already exists and was not changed
cli-arena-crashed = the arena cannot continue: { $crash }
cli-cluster-needs = a cluster needs Ray; install it with: pip install "silvergold[cluster]"
cli-no-cluster = cannot reach the cluster { $cluster }: { $why }
cli-interrupted-now = interrupted
cli-interrupted-early = interrupted before the first game
cli-interrupted = { $all ->
    [one] interrupted after { $games } of 1 game
   *[other] interrupted after { $games } of { $all } games
}
# What was wrong, and what that means for the backup.
cli-so-then = { $reason }; { $then }
cli-site-other-files = { $place } contains other files: name an empty folder, or one with an earlier site.
cli-site-written = The game is in { $place } ({ $megabytes } MB). Put this folder on any web host.
cli-no-backup-made = no backup was made
cli-nothing-restored = nothing was restored
cli-left-the-table = you left the table; --seed { $seed } deals the same cards again

## What goes on, and what was done

cli-compiling = Compiling the bots (only once); this takes a minute or two.
cli-started =
    Silver & Gold is running at { $address }
    Press Ctrl+C to stop.
cli-stopped = Stopped. All games are saved.
cli-games-in = { $games ->
    [one] 1 game in { $place }
   *[other] { $games } games in { $place }
}
cli-games-left-out = { $games ->
    [one] 1 damaged game was left out
   *[other] { $games } damaged games were left out
}
cli-more-seats-lost = { $count ->
    [one] 1 more seat was lost
   *[other] { $count } more seats were lost
}
cli-fault-in-game = game { $game }: { $fault }
cli-tally-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
# $lost are the games in which the bot, a program, lost its seat to the bot $heir.
cli-tally-bot = { $lost ->
    [0] { NUMBER($points, minimumFractionDigits: 1) } points on average, { $won } won
   *[other] { NUMBER($points, minimumFractionDigits: 1) } points on average, { $won } won, { $lost } played by { $heir }
}

## Valid and invalid records and games

cli-bad-line = { $file }, line { $line }: { $reason }
# $flaw is a sentence; $detail says more, in English.
cli-flaw = { $flaw } ({ $detail })
cli-no-record = it contains no record
cli-unfinished = the game is in turn { $turn } of { $all_turns }; only finished games can be reviewed
cli-at-place = { $place }: { $told }
cli-records-hold = { $hold ->
    [one] 1 record is valid
   *[other] { $hold } records are valid
}{ $going ->
    [0] { "" }
   *[other] { " " }(in progress: { $going })
}
cli-records-do-not-hold = { $faults ->
    [one] 1 of { $all } records is invalid
   *[other] { $faults } of { $all } records are invalid
}
cli-games-hold = { $hold ->
    [one] 1 game is valid
   *[other] { $hold } games are valid
}{ $going ->
    [0] { "" }
   *[other] { " " }(in progress: { $going })
}
cli-games-do-not-hold = { $faults ->
    [one] 1 of { $all } games is invalid
   *[other] { $faults } of { $all } games are invalid
}
# $said and $stage are waiting, playing or over, as they are stored.
cli-wrong-stage = game { $game } is stored as { $said }, but is { $stage }

## The report of the arena

report-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} at { $seats } seats, each in { $games ->
    [one] 1 game
   *[other] { $games } games
}
report-no-deal = No deal has been played in every seating yet: there is nothing to compare.
report-score = score
report-wins = wins
report-margin = margin
report-ms = ms
report-rating = rating
report-intervals = With 95% intervals; ms is the time per decision.
report-even-share = Bots of equal strength would each win { $share }% of the games.
report-points-from = points from
report-share = { $share }%
# $share and $points come with their intervals: 67% (31-90), 4.2 ± 1.3
report-verdict-beats = { $first } beats { $second }: { $share }, by { $points } points
report-verdict-outscores = { $first } outscores { $second }: { $share }, by { $points } points
report-verdict-even = { $first } and { $second } may be even: { $share }, by { $points } points
report-verdict-unknown = { $first } and { $second } have met in too few deals: { $share }, by { $points } points
report-no-verdict = { $first } and { $second }: no verdict, { $lost } lost seats
# The bot $heir plays for a program that has lost its seat.
report-lost-seats = { $games ->
    [one] { $name } lost its seat in 1 game: { $extent ->
        [all] its figures are { $heir }’s.
       *[part] its figures are partly { $heir }’s.
    }
   *[other] { $name } lost its seat in { $games } games: { $extent ->
        [all] its figures are { $heir }’s.
       *[part] its figures are partly { $heir }’s.
    }
}
report-full-name = { $short } is { $name }
number-whole = { $number }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What the doctor says

doctor-well = ok     { $what }: { $says }
doctor-unwell = FAIL   { $what }: { $says }
doctor-python = Python
doctor-pages = the pages of the game
doctor-data = the data folder
doctor-games = the games
doctor-bots = the bots
doctor-database = the database
doctor-disk = its disk
doctor-clock = its clock
doctor-python-old = { $version } is too old; { $needed } or newer is needed
doctor-pages-missing = not built; reinstall the package, see CONTRIBUTING.md
doctor-pages-built = { $files ->
    [one] built, 1 file
   *[other] built, { $files } files
}
doctor-folder = cannot write in { $folder }: { $why }; choose one with --data
doctor-folder-to-come = { $folder } (will be created with the first game)
doctor-folder-cannot-be = { $folder } does not exist and cannot be created; choose another one with --data
doctor-bots-fail = some cannot be compiled, so a simpler bot plays for them: { $reason }
doctor-bots-fail-kept = some cannot be compiled, so a simpler bot plays for them: { $reason }; to compile them again, delete { $folder }
doctor-bots-not-kept = they have to be compiled at every start; make the cache folder writable
doctor-bots-compiled = compiled, in { $folder }
doctor-no-games = none yet
doctor-games-well = { $games ->
    [one] 1, intact
   *[other] { $games }, all intact
}
doctor-games-damaged = { $damaged ->
    [one] 1 of { $games } is damaged: { $named }; see { $command }
   *[other] { $damaged } of { $games } are damaged: { $named }; see { $command }
}
doctor-database-at = PostgreSQL { $version } at { $place }
doctor-disk-unsafe = acknowledged moves can be lost in a power cut; turn on fsync and full_page_writes
doctor-disk-safe = nothing is acknowledged before it is on disk
doctor-clock-off = { $way ->
    [ahead] { $seconds } s ahead; servers that share games need synchronised clocks: set all machines by the same time source
   *[behind] { $seconds } s behind; servers that share games need synchronised clocks: set all machines by the same time source
}
doctor-clock-right = in step with this machine

## What is wrong with a store. Each is one sentence without its full stop; $reason is said by the
## system or the database, in English.

store-no-games = there are no games in { $place }
store-cannot-keep = cannot save games in { $place }: { $reason }
store-fails = { $place }: { $reason }
store-silent = { $place } does not respond
store-not-empty = { $place } already contains games; a backup can only be restored into an empty store
store-no-address = { $place } is not a valid address; use postgresql://user:password@host/name, with %40 for an @ in the password
store-no-certificate = { $place }: its certificate cannot be checked, because the certificate of its authority is missing ({ $file }); sslrootcert=FILE in the address names another file
store-too-old = PostgreSQL { $version } is too old; { $oldest } or newer is needed
store-no-utf8 = the database uses the encoding { $encoding }; create one with ENCODING 'UTF8'
store-outdated = { $version ->
    [0] { $place } has no tables yet; the server creates them when it starts
   *[other] { $place } has tables of version { $version }; the server upgrades them when it starts
}
store-newer = { $place } was written by a newer version of this program (its tables have version { $version }; this program knows { $newest } at most)
store-ancient = { $place } was written by a version of this program that is too old (its tables have version { $version }; this program needs { $oldest } or newer)
# $table is events, holders, pencils or secrets, as in the database.
store-strays = there are { $table } that belong to no game
store-game-gone = game { $game } is listed but missing
store-game-unreadable = game { $game } cannot be read ({ $reason })
store-dates-unreadable = the dates of game { $game } cannot be read
store-heading-changed = the header of game { $game } was changed
store-events-missing = game { $game } has { $events } of its { $all } events
store-events-changed = the events of game { $game } were changed
store-event-changed = event { $event } of game { $game } was changed
store-event-unreadable = an event of game { $game } cannot be read: { $reason }
store-secrets-gone = the secrets of game { $game } are missing
store-secrets-changed = the secrets of game { $game } were changed
store-holders-changed = the seat holders of game { $game } were changed
store-no-beginning = the first event of game { $game } is not its creation
store-other-seed = the seed of game { $game } is not the one it started with
store-cannot-open = game { $game } cannot be opened: { $reason }
store-nobody-holds = a taken seat of game { $game } has no holder

## What is wrong with a backup

backup-none = it is not a backup
backup-other-format = it is not a backup of the format { $format }
backup-damaged = it is incomplete or damaged ({ $reason })
backup-no-end = its end is missing or was changed
backup-unknown-table = it has rows of a table that this version does not know: { $table }
backup-cannot-write = the backup cannot be written: { $reason }

## Training a network

cli-about-train =
    
    Train a network by letting it play against itself; needs PyTorch.

    After every test the weights are saved to the file, with a note and a picture of the curve beside it. Ctrl+C stops; --on continues from there.
cli-train-file = The file for the weights, ending in .npz.
cli-train-size = The size of the network: { $sizes }.
cli-train-minutes = Minutes to train.
cli-train-on = Continue from the weights in this file.
cli-train-overwrite = Replace the file if it exists.
cli-train-needs = training needs { $package }; install it with: pip install "silvergold[train]"
cli-train-suffix = the name of { $file } should end in .npz
cli-train-interrupted = interrupted after { $rounds } rounds; { $file } has the weights of the last test
cli-train-round = { NUMBER($minutes, maximumFractionDigits: 1) } min, { $games } games: { NUMBER($points, maximumFractionDigits: 1) } points
cli-train-done = The weights are in { $file }.

cli-about-names = List the names that people show on this server, or hide one.
cli-names-action = What to do: list, hide or show.
cli-names-person = The first characters of a person’s number, as listed.
cli-names-none = Nobody shows a name here.
cli-names-hidden = { $name } is hidden.
cli-names-shown = { $name } is shown again.
cli-names-unknown = { $count ->
    [0] Nobody has a number that begins with “{ $person }”.
   *[other] { $count } people have a number that begins with “{ $person }”: type more of it.
}
