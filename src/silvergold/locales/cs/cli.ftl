### What the command line says. Names of commands and options, and what is printed for programs,
### are the same in every language.

## The frame of every help text

cli-usage = Použití:
cli-arguments = Argumenty
cli-options = Volby
cli-commands = Příkazy
cli-options-here = [VOLBY]
cli-command-here = PŘÍKAZ [ARGUMENTY]...
cli-by-default = výchozí: { $value }
cli-variable = proměnná: { $name }
cli-required = povinné
cli-help = Vypsat tuto nápovědu.
cli-version = Vypsat verzi.
cli-language = Jazyk, před příkazem nebo za ním: { $languages }.
cli-language-default = podle nastavení systému
cli-exit-codes = Návratové kódy: 0 vše v pořádku, 1 některý záznam nebo uložená hra nesouhlasí, 2 příkaz nelze provést, 130 přerušeno.

## What stands for a value

cli-a-number = ČÍSLO
cli-a-text = TEXT
cli-a-file = SOUBOR
cli-a-folder = SLOŽKA
cli-a-url = URL
cli-an-action = AKCE
cli-a-person = ČLOVĚK
cli-a-level = ÚROVEŇ
cli-a-language = JAZYK
cli-a-bot = BOT
cli-a-ply = K
cli-a-seat = M
cli-an-address = ADRESA
cli-addresses = ADRESA,…
cli-names = JMÉNO,JMÉNO…

## Commands

cli-about = Silver & Gold: hrát, simulovat a ověřovat záznamy.
cli-about-play = Hrát v prohlížeči; nebo v terminálu, proti botům či ve více lidech.
cli-about-serve = Poskytovat hru prohlížečům.
cli-about-build-site = Zapíše hru jako složku souborů pro libovolný webový hosting. Hraje se v prohlížeči, bez serveru.
cli-about-doctor = Říct, co je na této instalaci špatně a co pomůže. Návratový kód 1, je-li něco špatně.
cli-about-backup =
    Zapsat všechny hry, jak jsou v tomto okamžiku, do jednoho souboru; servery mohou běžet dál.

    Soubor se hodí do obou druhů úložiště. Obsahuje tajné údaje, číst ho tedy smíš jen ty. Návratový kód 1, je-li některá hra poškozená: vypíše se a vynechá.
cli-about-restore = Vrátit všechny hry ze zálohy do prázdného úložiště: všechny, nebo žádnou.
cli-about-verify =
    Přehrát hry; ověřit každý tah, body a vítězství, a pokud je k dispozici, i poctivé rozdání.

    U zálohy nebo úložiště také ověřit, že každá hra je taková, jaká byla zapsána. Vypíše, kolik jich souhlasí, nebo první chybu každé špatné. Návratový kód 1, je-li některá špatná.
cli-about-review = Rozebrat dohranou hru: co které rozhodnutí stálo a co bylo štěstí.
cli-about-simulate = Nechat boty hrát proti sobě a říct, jak si vedli.
cli-about-arena =
    Porovnat boty: každé rozdání se hraje ve všech rozesazeních a každé číslo má svůj 95% interval.

    Ctrl+C vypíše, co je do té chvíle známo.
cli-about-legal = Vypsat povolené tahy v určitém okamžiku zaznamenané hry, seřazené, po jednom na řádek.
cli-about-show = Nakreslit stůl v určitém okamžiku zaznamenané hry.

## Options of several commands

cli-data = Kde jsou hry uložené.
cli-data-default = tvoje složka pro data
cli-database = Databáze PostgreSQL, ve které jsou hry uložené, místo souboru.
cli-json = Vypsat jeden objekt JSON, anglicky.
cli-players = Místa u každého stolu.
cli-seed = Stejné semínko dává stejné hry.
cli-records = Zapsat tam hry jako JSON Lines; - je vypíše.

## Options of play

cli-terminal = Hrát v tomto terminálu, ne v prohlížeči.
cli-people = Kdo sedí u tohoto terminálu.
cli-opponents = Boti u stolu v terminálu, od nejslabšího po nejsilnějšího: { $levels }; nebo vlastní program jako cmd:PŘÍKAZ.
cli-opponents-default = { $opponent }, když nehraje nikdo další
cli-deal-seed = Stejné semínko rozdá v terminálu stejné karty.
cli-deal-seed-default = náhodně
cli-record-added = Připojit tam záznam hry v terminálu.

## Options of serve

cli-host = Adresa, na které se naslouchá.
cli-port = Port; 0 znamená kterýkoli.
cli-lobby = Umožnit hledání otevřených stolů.
cli-leaderboards = Ukazovat žebříčky těch, kdo v nich chtějí být.
cli-server-only = Hrát všechny hry na serveru, i ty samostatné.
cli-trust-proxy = Reverzní proxy, kterým se věří, pokud jde o adresy a TLS; i celé sítě.
cli-allow-host = Jména hostitele, která server přijímá, kromě IP adres a jména tohoto počítače; * pro všechna.
cli-metrics-port = Port pro metriky a stav.
cli-no-port = žádný
cli-metrics-host = Adresa tohoto portu.
cli-log-level = Co stojí za řádek v protokolu: { $log_levels }.
cli-log-format = Jak se protokol píše.

## Options of the other commands

cli-site-folder = Složka, která se má vytvořit, například site; nebo soubor ZIP, například site.zip.
cli-backup-file = Soubor, který vznikne, třeba games.jsonl.gz.
cli-restored-file = Záloha.
cli-verified-files = Soubory záznamů, JSON nebo JSON Lines, - pro standardní vstup; nebo zálohy.
cli-verify-store = Ověřit hry v úložišti.
cli-games = Kolik her se odehraje.
cli-simulated-bots = Kdo hraje, opakuje se do zaplnění míst: { $bots }, nebo vlastní program jako cmd:PŘÍKAZ.
cli-compared-games = Nejmenší počet her pro každou sestavu, zaokrouhlený nahoru na rozdání se všemi rozesazeními.
cli-jobs = Kolik her se hraje najednou.
cli-jobs-default = jedna na každé jádro
cli-cluster = Hrát na všech strojích clusteru Ray: adresa jeho hlavy, auto pro cluster tohoto stroje, nebo local.
cli-record-file = Soubor záznamů, JSON nebo JSON Lines; - čte vstup.
cli-ply = Podívat se na hru po jejích prvních K tazích.
cli-ply-default = všechny
cli-game = Která hra ze souboru.
cli-review-html = Zapsat rozbor do tohoto souboru jako samostatnou stránku.
cli-legal-seat = Jen toto místo, bez jeho čísla.
cli-json-list = Vypsat seznam JSON.

## What is wrong with what was typed. Each is one sentence without its full stop.

cli-see-help = víc řekne { $command }
cli-no-language = jazyk { $name } tu není; jsou tu: { $languages }
cli-no-text = { $word } není text v UTF-8
cli-no-such-command = příkaz { $name } neexistuje
cli-no-such-command-but = příkaz { $name } neexistuje, ale existuje { $near }
cli-no-such-option = volba { $option } neexistuje
cli-no-such-option-but = volba { $option } neexistuje, ale existuje { $near }
cli-too-many-words = s tímto si nelze nic počít: { $words }
cli-argument-missing = chybí { $name }
cli-value-missing = { $option } potřebuje hodnotu
cli-value-too-many = { $option } nepřijímá žádnou hodnotu
cli-value-flag = { $option } přijímá 1 nebo 0
cli-value-choice = { $option } přijímá jednu z těchto hodnot: { $choices }
cli-value-least = { $option } přijímá celé číslo, { $least } nebo víc
cli-value-range = { $option } přijímá celé číslo od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }
cli-no-address = { $option }: { $address } není adresa ani síť
cli-two-stores = --data a --database uvádějí dvě úložiště her; vyber jedno
cli-same-port = --port i --metrics-port jsou { $port }; hráči a ty potřebujete různé porty
cli-only-in-terminal = { $option } patří k --terminal; v prohlížeči se to volí přímo tam
cli-nobody-plays = --people nikoho neuvádí: někdo hrát musí
cli-wrong-number = { $players ->
    [one] { $players } hráč hrát nemůže: je třeba { $least } až { $most }
    [few] { $players } hráči hrát nemohou: je třeba { $least } až { $most }
    [many] { $players } hráče hrát nemůže: je třeba { $least } až { $most }
   *[other] { $players } hráčů hrát nemůže: je třeba { $least } až { $most }
}
# $reason: unknown; a Python package is missing; the name has no program, or quotes that do not match.
cli-no-such-bot = { $reason ->
    [package] bot { $name } tu není; potřebuje balíček { $package } (pip install "silvergold[fast]"), který tu není nainstalovaný; bez něj tu jsou: { $bots }
    [program] bot { $name } tu není; neuvádí žádný program
    [quotes] bot { $name } tu není; jeho uvozovky nebo zpětná lomítka nesouhlasí
   *[unknown] bot { $name } tu není; jsou tu: { $bots }, cmd:…, py:…
}
cli-no-bots = --bots neuvádí žádného bota; jsou tu: { $bots }
cli-too-many-bots = příliš mnoho botů: { $bots }, míst je { $seats }; viz --players
cli-name-two = uveď dva nebo víc botů oddělených mezerami; jsou tu: { $bots }
cli-named-twice = { $name } je tu dvakrát; sám proti sobě není žádný bot lepší ani horší
cli-nothing-to-verify = není co ověřovat: uveď soubor, nebo --store
cli-two-forms = --json a --html nelze použít zároveň; vyber jedno
cli-no-such-game = { $games ->
    [one] { $file } nemá hru { $number }; má { $games }
    [few] { $file } nemá hru { $number }; má { $games }
    [many] { $file } nemá hru { $number }; má { $games }
   *[other] { $file } nemá hru { $number }; má { $games }
}
cli-no-such-seat = místo { $seat } tu není: místa jsou 0 až { $last }
cli-no-such-ply = { $moves ->
    [one] tah { $ply } tu není: záznam má { $moves } tah
    [few] tah { $ply } tu není: záznam má { $moves } tahy
    [many] tah { $ply } tu není: záznam má { $moves } tahu
   *[other] tah { $ply } tu není: záznam má { $moves } tahů
}

## What cannot be done. Each is one sentence without its full stop.

# What the system says when something fails; $text is that in English.
cli-system = { $code ->
    [EACCES] Přístup odepřen
    [EADDRINUSE] Adresa se už používá
    [EADDRNOTAVAIL] Tento počítač takovou adresu nemá
    [EISDIR] Je to složka
    [ENOENT] Takový soubor ani složka neexistuje
    [ENOSPC] Na zařízení není místo
    [ENOTDIR] Není to složka
    [EPERM] Operace není dovolena
    [EROFS] Souborový systém je jen pro čtení
   *[other] { $text }
}
cli-cannot-print = nelze zapisovat: { $why }
cli-cannot-read = nelze číst { $file }: { $why }
cli-cannot-write = nelze zapsat { $file }: { $why }
cli-cannot-listen = nelze naslouchat na { $host }, port { $port }: { $why }
cli-cannot-compile = boty nelze zkompilovat: { $reason }
cli-no-pages = stránky hry nejsou sestavené; viz CONTRIBUTING.md
cli-ask-the-doctor = { $reason }; víc řekne { $command }
cli-file-is-there = soubor { $file } už existuje; zůstává, jak je
cli-arena-crashed = aréna nemůže pokračovat: { $crash }
cli-cluster-needs = cluster potřebuje Ray; nainstaluj jej příkazem: pip install "silvergold[cluster]"
cli-no-cluster = cluster { $cluster } není dostupný: { $why }
cli-interrupted-now = přerušeno
cli-interrupted-early = přerušeno před první hrou
cli-interrupted = přerušeno, odehráno her: { $games } z celkového počtu { $all }
# What was wrong, and what that means for the backup.
cli-so-then = { $reason }; { $then }
cli-site-other-files = { $place } obsahuje jiné soubory: uveďte prázdnou složku nebo složku s dřívější verzí.
cli-site-written = Hra je v { $place } ({ $megabytes } MB). Nahrajte tuto složku na libovolný webový hosting.
cli-no-backup-made = záloha nevznikla
cli-nothing-restored = nic se neobnovilo
cli-left-the-table = odchod od stolu; --seed { $seed } rozdá stejné karty znovu

## What goes on, and what was done

cli-compiling = Boti se kompilují, jen jednou: trvá to minutu až dvě.
cli-started =
    Silver & Gold je na adrese { $address }
    Hru ukončíš klávesami Ctrl+C.
cli-stopped = Ukončeno. Všechny hry jsou uložené.
cli-games-in = { $games ->
    [one] { $games } hra v { $place }
    [few] { $games } hry v { $place }
    [many] { $games } hry v { $place }
   *[other] { $games } her v { $place }
}
cli-games-left-out = { $games ->
    [one] { $games } hra je poškozená a byla vynechána
    [few] { $games } hry jsou poškozené a byly vynechány
    [many] { $games } hry je poškozeno a bylo vynecháno
   *[other] { $games } her je poškozených a bylo vynecháno
}
cli-more-seats-lost = { $count ->
    [one] { $count } další místo ztraceno
    [few] { $count } další místa ztracena
    [many] { $count } dalšího místa ztraceno
   *[other] { $count } dalších míst ztraceno
}
cli-fault-in-game = hra { $game }: { $fault }
cli-tally-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}
# $lost are the games in which the bot, a program, lost its seat to the bot $heir.
cli-tally-bot = { $lost ->
    [0] průměrně bodů: { NUMBER($points, minimumFractionDigits: 1) }, výher: { $won }
   *[other] průměrně bodů: { NUMBER($points, minimumFractionDigits: 1) }, výher: { $won }, odehrál { $heir }: { $lost }
}

## Valid and invalid records and games

cli-bad-line = { $file }, řádek { $line }: { $reason }
# $flaw is a sentence; $detail says more, in English.
cli-flaw = { $flaw } ({ $detail })
cli-no-record = žádný záznam v něm není
cli-unfinished = hra je v tahu { $turn } z { $all_turns }; rozebrat lze jen dohrané hry
cli-at-place = { $place }: { $told }
cli-records-hold = { $hold ->
    [one] { $hold } záznam souhlasí
    [few] { $hold } záznamy souhlasí
    [many] { $hold } záznamu souhlasí
   *[other] { $hold } záznamů souhlasí
}{ $going ->
    [0] { "" }
   *[other] { " " }(rozehráno: { $going })
}
cli-records-do-not-hold = { $faults ->
    [one] { $faults } záznam nesouhlasí, celkem { $all }
    [few] { $faults } záznamy nesouhlasí, celkem { $all }
    [many] { $faults } záznamu nesouhlasí, celkem { $all }
   *[other] { $faults } záznamů nesouhlasí, celkem { $all }
}
cli-games-hold = { $hold ->
    [one] { $hold } hra souhlasí
    [few] { $hold } hry souhlasí
    [many] { $hold } hry souhlasí
   *[other] { $hold } her souhlasí
}{ $going ->
    [0] { "" }
   *[other] { " " }(rozehráno: { $going })
}
cli-games-do-not-hold = { $faults ->
    [one] { $faults } hra nesouhlasí, celkem { $all }
    [few] { $faults } hry nesouhlasí, celkem { $all }
    [many] { $faults } hry nesouhlasí, celkem { $all }
   *[other] { $faults } her nesouhlasí, celkem { $all }
}
# $said and $stage are waiting, playing or over, as they are stored.
cli-wrong-stage = hra { $game } je vedena jako { $said }, ale je { $stage }

## The report of the arena

report-deals = { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
    [many] { $deals } rozdání
   *[other] { $deals } rozdání
}, každé { $games ->
    [one] v { $games } hře
    [few] ve { $games } hrách
    [many] v { $games } hry
   *[other] v { $games } hrách
}, míst u stolu: { $seats }
report-no-deal = Žádné rozdání se ještě nehrálo ve všech rozesazeních: není co porovnávat.
report-score = body
report-wins = výhry
report-margin = náskok
report-ms = ms
report-rating = rating
report-intervals = S 95% intervaly; ms je čas na rozhodnutí.
report-even-share = Ze stejně silných botů by každý vyhrál { $share } % her.
report-points-from = body za
report-share = { $share } %
# $share and $points come with their intervals: 67% (31-90), 4.2 ± 1.3
report-verdict-beats = { $first } poráží { $second }: { $share }, rozdíl bodů { $points }
report-verdict-outscores = { $first } má víc bodů než { $second }: { $share }, rozdíl bodů { $points }
report-verdict-even = { $first } a { $second } jsou možná vyrovnaní: { $share }, rozdíl bodů { $points }
report-verdict-unknown = { $first } a { $second } mají společných rozdání příliš málo: { $share }, rozdíl bodů { $points }
report-no-verdict = { $first } a { $second }: bez verdiktu, bot { $lost } přišel o místa
# The bot $heir plays for a program that has lost its seat.
report-lost-seats = { $games ->
    [one] Bot { $name } přišel o místo v { $games } hře: { $extent ->
        [all] jeho čísla jsou od bota { $heir }.
       *[part] jeho čísla jsou zčásti od bota { $heir }.
    }
    [few] Bot { $name } přišel o místo ve { $games } hrách: { $extent ->
        [all] jeho čísla jsou od bota { $heir }.
       *[part] jeho čísla jsou zčásti od bota { $heir }.
    }
    [many] Bot { $name } přišel o místo v { $games } hry: { $extent ->
        [all] jeho čísla jsou od bota { $heir }.
       *[part] jeho čísla jsou zčásti od bota { $heir }.
    }
   *[other] Bot { $name } přišel o místo v { $games } hrách: { $extent ->
        [all] jeho čísla jsou od bota { $heir }.
       *[part] jeho čísla jsou zčásti od bota { $heir }.
    }
}
report-full-name = { $short } je { $name }
number-whole = { $number }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What the doctor says

doctor-well = dobře  { $what }: { $says }
doctor-unwell = CHYBA  { $what }: { $says }
doctor-python = Python
doctor-pages = stránky hry
doctor-data = složka s daty
doctor-games = hry
doctor-bots = boti
doctor-database = databáze
doctor-disk = její disk
doctor-clock = její hodiny
doctor-python-old = { $version } je příliš starý; je třeba { $needed } nebo novější
doctor-pages-missing = nejsou sestavené; nainstaluj balíček znovu, viz CONTRIBUTING.md
doctor-pages-built = { $files ->
    [one] sestavené, { $files } soubor
    [few] sestavené, { $files } soubory
    [many] sestavené, { $files } souboru
   *[other] sestavené, { $files } souborů
}
doctor-folder = v { $folder } nelze zapisovat: { $why }; vyber jinou pomocí --data
doctor-folder-to-come = { $folder }, vznikne s první uloženou hrou
doctor-folder-cannot-be = { $folder } neexistuje a nelze ji vytvořit; vyber jinou pomocí --data
doctor-bots-fail = za ty, které nelze zkompilovat, hraje náhradník: { $reason }
doctor-bots-fail-kept = za ty, které nelze zkompilovat, hraje náhradník: { $reason }; pro novou kompilaci smaž { $folder }
doctor-bots-not-kept = musí se kompilovat při každém spuštění; povol zápis do složky mezipaměti
doctor-bots-compiled = zkompilovaní, v { $folder }
doctor-no-games = zatím žádné
doctor-games-well = { $games ->
    [one] { $games }, tak jak byla zapsána
    [few] { $games }, všechny tak, jak byly zapsány
    [many] { $games }, všechny tak, jak byly zapsány
   *[other] { $games }, všechny tak, jak byly zapsány
}
doctor-games-damaged = { $damaged ->
    [one] { $damaged } je poškozená, celkem { $games }: { $named }; víc řekne { $command }
    [few] { $damaged } jsou poškozené, celkem { $games }: { $named }; víc řekne { $command }
    [many] { $damaged } je poškozeno, celkem { $games }: { $named }; víc řekne { $command }
   *[other] { $damaged } je poškozených, celkem { $games }: { $named }; víc řekne { $command }
}
doctor-database-at = PostgreSQL { $version } na { $place }
doctor-disk-unsafe = potvrzené údaje se mohou při výpadku proudu ztratit; zapni fsync a full_page_writes
doctor-disk-safe = čeká se na něj, než se cokoli potvrdí
doctor-clock-off = { $way ->
    [ahead] o { $seconds } s napřed; servery, které sdílejí hry, potřebují shodné hodiny: ať všechny počítače berou čas z jednoho zdroje
   *[behind] o { $seconds } s pozadu; servery, které sdílejí hry, potřebují shodné hodiny: ať všechny počítače berou čas z jednoho zdroje
}
doctor-clock-right = jdou stejně jako na tomto počítači

## What is wrong with a store. Each is one sentence without its full stop; $reason is said by the
## system or the database, in English.

store-no-games = v { $place } nejsou žádné hry
store-cannot-keep = v { $place } nelze ukládat hry: { $reason }
store-fails = { $place }: { $reason }
store-silent = { $place }: neodpovídá
store-not-empty = v { $place } jsou hry; záloha patří do prázdného úložiště
store-no-address = { $place } není použitelná adresa; správná vypadá takto: postgresql://user:password@host/name, s %40 místo @ v hesle
store-no-certificate = { $place }: certifikát nelze ověřit, protože chybí soubor { $file } s certifikátem jeho autority; jiný uvádí sslrootcert=FILE v adrese
store-too-old = PostgreSQL { $version } je příliš starý; je třeba { $oldest } nebo novější
store-no-utf8 = databáze ukládá text jako { $encoding }; vytvoř novou s ENCODING 'UTF8'
store-outdated = { $version ->
    [0] { $place } ještě nemá tabulky; server je vytvoří při spuštění
   *[other] { $place } má tabulky verze { $version }; server je při spuštění aktualizuje
}
store-newer = { $place } zapsala novější verze tohoto programu (tabulky mají verzi { $version }, tento program zná nejvýše { $newest })
store-ancient = { $place } zapsala příliš stará verze tohoto programu (tabulky mají verzi { $version }, tento program potřebuje { $oldest } nebo novější)
# $table is events, holders, pencils or secrets, as in the database.
store-strays = jsou tu { $table } hry, která tu není
store-game-gone = hra { $game } je v seznamu, ale není tu
store-game-unreadable = hru { $game } nelze přečíst ({ $reason })
store-dates-unreadable = časové údaje hry { $game } nelze přečíst
store-heading-changed = záhlaví hry { $game } neodpovídá tomu, co bylo zapsáno
store-events-missing = události hry { $game }: je jich { $events }, má jich být { $all }
store-events-changed = události hry { $game } neodpovídají tomu, co bylo zapsáno
store-event-changed = událost { $event } hry { $game } neodpovídá tomu, co bylo zapsáno
store-event-unreadable = událost hry { $game } nelze přečíst: { $reason }
store-secrets-gone = tajné údaje hry { $game } chybí
store-secrets-changed = tajné údaje hry { $game } neodpovídají tomu, co bylo zapsáno
store-holders-changed = držitelé míst hry { $game } neodpovídají tomu, co bylo zapsáno
store-no-beginning = hra { $game } nezačíná svým vznikem
store-other-seed = semínko hry { $game } není to, se kterým začala
store-cannot-open = hru { $game } nelze otevřít: { $reason }
store-nobody-holds = obsazené místo hry { $game } nikomu nepatří

## What is wrong with a backup

backup-none = není to záloha
backup-other-format = není to záloha ve formátu { $format }
backup-damaged = je neúplná nebo poškozená ({ $reason })
backup-no-end = její konec chybí, nebo neodpovídá tomu, co bylo zapsáno
backup-unknown-table = obsahuje řádky tabulky, kterou tato verze nezná: { $table }
backup-cannot-write = zálohu nelze zapsat: { $reason }

## Training a network

cli-about-train =
    Trénovat síť tím, že hraje sama proti sobě; potřebuje PyTorch.

    Po každém testu se váhy uloží do souboru, vedle něj poznámka a obrázek křivky. Ctrl+C trénink ukončí; --on v něm pokračuje.
cli-train-file = Soubor pro váhy; jeho název končí na .npz.
cli-train-size = Velikost sítě: { $sizes }.
cli-train-minutes = Kolik minut trénovat.
cli-train-on = Pokračovat s váhami v tomto souboru.
cli-train-overwrite = Nahradit soubor, pokud už existuje.
cli-train-needs = trénink potřebuje { $package }; nainstaluj ho příkazem: pip install "silvergold[train]"
cli-train-suffix = název { $file } musí končit na .npz
cli-train-interrupted = přerušeno po { $rounds } kolech; { $file } má váhy z posledního testu
cli-train-round = { NUMBER($minutes, maximumFractionDigits: 1) } min, her: { $games }, bodů: { NUMBER($points, maximumFractionDigits: 1) }
cli-train-done = Váhy jsou v souboru { $file }.

cli-about-names = Vypsat jména, která lidé na tomto serveru ukazují, nebo jedno skrýt.
cli-names-action = Co udělat: list, hide nebo show.
cli-names-person = První znaky čísla člověka, jak jsou vypsané.
cli-names-none = Nikdo tu neukazuje jméno.
cli-names-hidden = { $name } je skryté.
cli-names-shown = { $name } je zase vidět.
cli-names-unknown = { $count ->
    [0] Nikdo nemá číslo, které začíná na „{ $person }“.
   *[other] Číslo, které začíná na „{ $person }“, má lidí { $count }: napiš z něj víc.
}
