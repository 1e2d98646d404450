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
cli-language = The language to speak, before or after the command: { $languages }.
cli-language-default = as your system is set
cli-exit-codes = Exit codes: 0 all is well, 1 a record or a stored game does not hold, 2 the command cannot be followed, 130 interrupted.

## What stands for a value

cli-a-number = NUMBER
cli-a-text = TEXT
cli-a-file = FILE
cli-a-folder = FOLDER
cli-a-url = URL
cli-a-level = LEVEL
cli-a-language = LANGUAGE
cli-a-bot = BOT
cli-a-ply = K
cli-a-seat = S
cli-an-address = ADDRESS
cli-addresses = ADDRESS,…
cli-names = NAME,NAME…

## Commands

cli-about = Silver & Gold: play it, simulate it, and check its records.
cli-about-play = Play in the browser; or in the terminal, against bots or with several people.
cli-about-serve = Serve the game to browsers.
cli-about-doctor = Say what is wrong with this set-up, and what helps. Exit code 1 if anything is.
cli-about-backup =
    Write all games, as they are at this moment, into one file; servers may go on meanwhile.

    It fits into either kind of store. It holds what is secret, so only you may read it. Exit code 1 if a game is damaged: it is named and left out.
cli-about-restore = Put all games of a backup into an empty store: all of them, or none.
cli-about-verify =
    Replay games; check every move, score and winner, and the fair deal where there is one.

    Of a backup, or of the store, also check that every game is what was written. Prints how many hold, or the first fault of each bad one. Exit code 1 if any is bad.
cli-about-simulate = Play bots against each other, and say how they did.
cli-about-arena =
    Compare bots: every deal is played in every seating, and every figure has its 95 % interval.

    Ctrl+C prints what is known by then.
cli-about-legal = Print the legal moves at a point of a recorded game, one a line, sorted.
cli-about-show = Draw the table at a point of a recorded game.

## Options of several commands

cli-data = Where games are kept.
cli-data-default = your folder for data
cli-database = The PostgreSQL database that games are kept in, in the place of a file.
cli-json = Print one JSON object, in English.
cli-players = Seats at each table.
cli-seed = The same seed gives the same games.
cli-records = Write the games there, as JSON Lines; - prints them.

## Options of play

cli-terminal = Play in this terminal, not in the browser.
cli-people = Who sits at this terminal.
cli-opponents = Bots at the terminal's table, from the gentlest to the fiercest: { $levels }; or a program of your own as cmd:COMMAND.
cli-opponents-default = { $opponent }, if you are alone
cli-deal-seed = The same seed deals the same cards in the terminal.
cli-deal-seed-default = by chance
cli-record-added = Add the terminal game's record to it.

## Options of serve

cli-host = The address to listen at.
cli-port = The port; 0 is any.
cli-lobby = Let open tables be found.
cli-trust-proxy = Reverse proxies whose word on addresses and TLS is taken; networks, too.
cli-allow-host = Host names to answer to, besides addresses and this machine's own name; * for all.
cli-metrics-port = A port for metrics and health.
cli-no-port = none
cli-metrics-host = The address of that port.
cli-log-level = What is worth a line in the log: { $log_levels }.
cli-log-format = How the log is written.

## Options of the other commands

cli-backup-file = The file to make, say games.jsonl.gz.
cli-restored-file = A backup.
cli-verified-files = Files of records, JSON or JSON Lines, - for standard input; or backups.
cli-verify-store = Check the games of the store.
cli-games = Games to play.
cli-simulated-bots = Who plays, repeated to fill the seats: { $bots }, or a program of your own as cmd:COMMAND.
cli-compared-bots = Who plays, two or more: { $bots }, or a program of your own as cmd:COMMAND.
cli-compared-games = Games for each line-up at least, rounded up to deals with all seatings.
cli-jobs = Games played at once.
cli-jobs-default = one for each core
cli-record-file = A file of records, JSON or JSON Lines; - reads input.
cli-ply = Look at the game after its first K moves.
cli-ply-default = all
cli-game = Which game of the file.
cli-legal-seat = Only this seat, without its number.
cli-json-list = Print a JSON list.

## What is wrong with what was typed. Each is one sentence without its full stop.

cli-see-help = { $command } tells more
cli-no-language = there is no language { $name }; there are: { $languages }
cli-no-text = { $word } is not UTF-8 text
cli-no-such-command = there is no command { $name }
cli-no-such-command-but = there is no command { $name }, but there is { $near }
cli-no-such-option = there is no option { $option }
cli-no-such-option-but = there is no option { $option }, but there is { $near }
cli-too-many-words = there is nothing to do with { $words }
cli-argument-missing = { $name } is missing
cli-value-missing = { $option } needs a value
cli-value-too-many = { $option } takes no value
cli-value-flag = { $option } takes 1 or 0
cli-value-choice = { $option } takes one of these: { $choices }
cli-value-least = { $option } takes a whole number, { $least } or more
cli-value-range = { $option } takes a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
cli-no-address = { $option }: { $address } is neither an address nor a network
cli-two-stores = --data and --database name two places for the games; choose one
cli-same-port = --port and --metrics-port are both { $port }; players and you need different ones
cli-only-in-terminal = { $option } goes with --terminal; in the browser, choose there
cli-nobody-plays = --people names nobody: somebody has to play
cli-wrong-number = { $players ->
    [one] 1 player cannot play: it takes { $least } to { $most }
   *[other] { $players } players cannot play: it takes { $least } to { $most }
}
# $reason: unknown; a Python package is missing; the name has no program, or quotes that do not match.
cli-no-such-bot = { $reason ->
    [package] there is no bot { $name }; it needs { $package }, which is not installed here; without it there are: { $bots }
    [program] there is no bot { $name }; it names no program
    [quotes] there is no bot { $name }; its quotes or backslashes do not match
   *[unknown] there is no bot { $name }; there are: { $bots }, cmd:…
}
cli-no-bots = --bots names no bot; there are: { $bots }
cli-too-many-bots = { $bots ->
    [one] 1 bot is too many for { $seats } seats: see --players
   *[other] { $bots } bots are too many for { $seats } seats: see --players
}
cli-name-two = name two bots or more, parted by spaces; there are: { $bots }
cli-named-twice = { $name } is named twice; against itself no bot is better or worse
cli-nothing-to-verify = there is nothing to verify: name a file, or --store
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
cli-cannot-listen = cannot listen at { $host }, port { $port }: { $why }
cli-cannot-compile = the bots cannot be compiled: { $reason }
cli-no-pages = the pages of the game are not built; see CONTRIBUTING.md
cli-ask-the-doctor = { $reason }; { $command } tells more
cli-file-is-there = there is a file { $file }; it is left as it is
cli-arena-crashed = the arena cannot go on: { $crash }
cli-interrupted-now = interrupted
cli-interrupted-early = interrupted before the first game
cli-interrupted = { $all ->
    [one] interrupted after { $games } of 1 game
   *[other] interrupted after { $games } of { $all } games
}
# What was wrong, and what that means for the backup.
cli-so-then = { $reason }; { $then }
cli-no-backup-made = there is no backup
cli-nothing-restored = nothing is restored
cli-left-the-table = you left the table; --seed { $seed } deals the same cards again

## What goes on, and what was done

cli-compiling = Compiling the bots, once: this takes most of a minute.
cli-started =
    Silver & Gold is at { $address }
    Press Ctrl+C to stop.
cli-stopped = Stopped. Every game is kept.
cli-games-in = { $games ->
    [one] 1 game in { $place }
   *[other] { $games } games in { $place }
}
cli-games-left-out = { $games ->
    [one] 1 game is damaged and left out
   *[other] { $games } games are damaged and left out
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
# $lost are the games in which the bot, a program, lost its seat to the bot greedy.
cli-tally-bot = { $lost ->
    [0] { NUMBER($points, minimumFractionDigits: 1) } points on average, { $won } won
   *[other] { NUMBER($points, minimumFractionDigits: 1) } points on average, { $won } won, { $lost } played by greedy
}

## Records and games that hold, or do not

cli-bad-line = { $file }, line { $line }: { $reason }
# $flaw is a sentence; $detail says more, in English.
cli-flaw = { $flaw } ({ $detail })
cli-no-record = there is no record in it
cli-at-place = { $place }: { $told }
cli-records-hold = { $hold ->
    [one] 1 record holds
   *[other] { $hold } records hold
}{ $going ->
    [0] { "" }
   *[other] { " " }(in progress: { $going })
}
cli-records-do-not-hold = { $faults ->
    [one] 1 of { $all } records does not hold
   *[other] { $faults } of { $all } records do not hold
}
cli-games-hold = { $hold ->
    [one] 1 game holds
   *[other] { $hold } games hold
}{ $going ->
    [0] { "" }
   *[other] { " " }(in progress: { $going })
}
cli-games-do-not-hold = { $faults ->
    [one] 1 of { $all } games does not hold
   *[other] { $faults } of { $all } games do not hold
}
# $said and $stage are waiting, playing or over, as they are stored.
cli-wrong-stage = game { $game } is said to be { $said }, and is { $stage }

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
report-intervals = With 95 % intervals; ms is the time for a decision.
report-even-share = Bots of equal strength would each win { $share } % of the games.
report-points-from = points from
report-share = { $share } %
# $share and $points come with their intervals: 67 % (31-90), 4.2 ± 1.3
report-verdict-beats = { $first } beats { $second }: { $share }, by { $points } points
report-verdict-outscores = { $first } outscores { $second }: { $share }, by { $points } points
report-verdict-even = { $first } and { $second } may be even: { $share }, by { $points } points
report-verdict-unknown = { $first } and { $second } have met in too few deals: { $share }, by { $points } points
report-no-verdict = { $first } and { $second }: no verdict, { $lost } lost seats
# The bot greedy plays for a program that has lost its seat.
report-lost-seats = { $games ->
    [one] { $name } lost its seat in 1 game: { $extent ->
        [all] its figures are greedy's.
       *[part] its figures are greedy's in part.
    }
   *[other] { $name } lost its seat in { $games } games: { $extent ->
        [all] its figures are greedy's.
       *[part] its figures are greedy's in part.
    }
}
report-full-name = { $short } is { $name }
number-whole = { $number }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What the doctor says

doctor-well = well   { $what }: { $says }
doctor-unwell = WRONG  { $what }: { $says }
doctor-python = Python
doctor-pages = the pages of the game
doctor-data = the data folder
doctor-games = the games
doctor-bots = the bots
doctor-database = the database
doctor-disk = its disk
doctor-clock = its clock
doctor-python-old = { $version } is too old; it takes 3.11 or newer
doctor-pages-missing = they are not built; install the package again, see CONTRIBUTING.md
doctor-pages-built = { $files ->
    [one] built, 1 file
   *[other] built, { $files } files
}
doctor-folder = cannot write in { $folder }: { $why }; choose one with --data
doctor-folder-to-come = { $folder }, which is made when the first game is kept
doctor-folder-cannot-be = { $folder } is not there and cannot be made; choose one with --data
doctor-bots-fail = a stand-in plays for those that cannot be compiled: { $reason }
doctor-bots-fail-kept = a stand-in plays for those that cannot be compiled: { $reason }; to compile them anew, delete { $folder }
doctor-bots-not-kept = they have to be compiled at every start; make the cache folder writable
doctor-bots-compiled = compiled, in { $folder }
doctor-no-games = none yet
doctor-games-well = { $games ->
    [one] 1, as it was written
   *[other] { $games }, all as they were written
}
doctor-games-damaged = { $damaged ->
    [one] 1 of { $games } is damaged: { $named }; { $command } tells more
   *[other] { $damaged } of { $games } are damaged: { $named }; { $command } tells more
}
doctor-database-at = PostgreSQL { $version } at { $place }
doctor-disk-unsafe = what is acknowledged can be lost in a power cut; set fsync and full_page_writes on
doctor-disk-safe = waited for, before anything is acknowledged
doctor-clock-off = { $way ->
    [ahead] { $seconds } s ahead; servers that share games need clocks that agree: let all machines get their time from one source
   *[behind] { $seconds } s behind; servers that share games need clocks that agree: let all machines get their time from one source
}
doctor-clock-right = agrees with this machine's

## What is wrong with a store. Each is one sentence without its full stop; $reason is said by the
## system or the database, in English.

store-no-games = there are no games in { $place }
store-cannot-keep = cannot keep games in { $place }: { $reason }
store-fails = { $place }: { $reason }
store-silent = { $place }: it does not answer
store-not-empty = there are games in { $place }; a backup goes into an empty store
store-no-address = { $place } is not an address that can be used; one looks like postgresql://user:password@host/name, with %40 for an @ in the password
store-no-certificate = { $place }: its certificate cannot be checked, because there is no file { $file } with that of its authority; sslrootcert=FILE in the address names another
store-too-old = PostgreSQL { $version } is too old; it takes { $oldest } or newer
store-no-utf8 = the database holds text as { $encoding }; make one with ENCODING 'UTF8'
store-outdated = { $version ->
    [0] { $place } has no tables yet; the server makes new ones when it starts
   *[other] { $place } has tables of version { $version }; the server makes new ones when it starts
}
store-newer = { $place } was written by a newer version of this program (its tables are of version { $version }, here it is { $newest })
store-ancient = { $place } was written by a version of this program that is too old (its tables are of version { $version }, here it takes { $oldest } or newer)
# $table is events, holders, pencils or secrets, as in the database.
store-strays = there are { $table } of a game that is not there
store-game-gone = game { $game } is listed and not there
store-game-unreadable = game { $game } cannot be read ({ $reason })
store-dates-unreadable = the dates of game { $game } cannot be read
store-heading-changed = the heading of game { $game } is not what was written
store-events-missing = game { $game } has { $events } of its { $all } events
store-events-changed = the events of game { $game } are not what was written
store-event-changed = event { $event } of game { $game } is not what was written
store-event-unreadable = an event of game { $game } cannot be read: { $reason }
store-secrets-gone = the secrets of game { $game } are gone
store-secrets-changed = the secrets of game { $game } are not what was written
store-holders-changed = who holds the seats of game { $game } is not what was written
store-no-beginning = game { $game } does not begin with its creation
store-other-seed = the seed of game { $game } is not the one it began with
store-cannot-open = game { $game } cannot be opened: { $reason }
store-nobody-holds = nobody holds a seat of game { $game } on which somebody sits

## What is wrong with a backup

backup-none = it is no backup
backup-other-format = it is not a backup of the format { $format }
backup-damaged = it is cut or damaged ({ $reason })
backup-no-end = its end is missing, or is not what was written
backup-cannot-write = the backup cannot be written: { $reason }
