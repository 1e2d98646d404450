### Why something is refused, in a whole sentence each.
###
### Programs are told the same in other words: core/illegal.py, records/flaws.py, server/table/refusals.py.

## Against the rules

refusal-no-seat = Místa u tohoto stolu jsou 0 až { $last }.
refusal-over = Hra skončila.
refusal-kept = { $kept } mapy už jsou vybrané a ostatní ještě vybírají.
refusal-marked = Zakřížkováno už je a ostatní ještě křížkují.
refusal-others-first = Nejdřív si berou mapy jiní.
refusal-others-take = Teď si berou mapu jen jiní.
refusal-keep-two = Je třeba nechat si { $kept } mapy.
refusal-not-dealt = Byly ti rozdány { $hand }, ne { $treasures }.
refusal-dealt-order = Uvádějí se v pořadí, v jakém se rozdávaly: { $treasures }.
refusal-mark = Je třeba zakřížkovat vzor ({ $pattern }), nebo jedno políčko.
refusal-no-pattern = Tohle není vzor ({ $pattern }) ani jedno políčko.
refusal-no-treasure = Na tomto místě žádná mapa není.
refusal-sea = { $count ->
    [one] { $squares } je moře.
    [few] { $squares } je moře.
    [many] { $squares } je moře.
   *[other] { $squares } je moře.
}
refusal-not-free = { $count ->
    [one] { $squares } už je zakřížkované.
    [few] { $squares } už jsou zakřížkovaná.
    [many] { $squares } už jsou zakřížkovaná.
   *[other] { $squares } už jsou zakřížkovaná.
}
refusal-bonus = Po kříži je třeba zakřížkovat ještě jedno políčko.
refusal-bonus-one = Kříž přináší přesně jedno políčko.
refusal-no-cross = Žádný kříž další políčko nepřinesl.
refusal-free-square = Volné políčko tu je a jedno je třeba zakřížkovat.
refusal-none-free = Žádné volné políčko tu není, tento tah se tedy vynechává.
refusal-take = Je třeba vzít si mapu.
refusal-not-displayed = { $treasure } mezi vyloženými kartami není.
refusal-stack-empty = Balíček je prázdný.

## Coming to a table

refusal-no-game = Taková hra tu není.
refusal-broken-key = Tento odkaz není celý: zkopíruj ho až do posledního písmene.
refusal-no-key = To není klíč.
refusal-no-lobby = Tento server nemá otevřené stoly.
refusal-needs-server = Ke hře s ostatními přes odkaz je potřeba server.
refusal-seat-taken = Toto místo je obsazené.
refusal-all-taken = Všechna místa jsou obsazená.
refusal-seat-lost = Už tu nemáš místo.
refusal-not-your-seat = To není tvoje místo.
refusal-no-such-seat = U tohoto stolu místo { $seat } není.

## Making a table

refusal-players = { $count ->
    [one] Jeden hráč hrát nemůže: je třeba { $fewest_players } až { $most_players }.
    [few] { $count } hráči hrát nemohou: je třeba { $fewest_players } až { $most_players }.
    [many] { $count } hráče hrát nemůže: je třeba { $fewest_players } až { $most_players }.
   *[other] { $count } hráčů hrát nemůže: je třeba { $fewest_players } až { $most_players }.
}
refusal-nobody-here = Aspoň jedno místo musí být pro někoho, kdo je tady.
refusal-bot-waits = Místo pro bota na nikoho nečeká.
refusal-no-bot = Takový bot tu není.
refusal-no-rematch = Odveta je pro ty, kdo hráli, až hra skončí.
refusal-position-unfinished = Pokračovat od některé pozice lze jen ve hře dohrané do konce.
refusal-position-over = V této pozici už je po hře.
refusal-position-seats = Počet hráčů té hry: { $players }. Každé místo je pro někoho zde, nebo pro bota.
refusal-no-rematch-of-tutorial = Tutoriál nemá odvetu: začni ho znovu.

## The deal of the day, and challenges

refusal-no-day = Pro ten den žádná hra dne není.
refusal-day-to-come = Ten den ještě nezačal. Jeho karty se ukážou až o půlnoci (UTC).
refusal-day-unfinished = Nejdřív dohraj svou vlastní hru toho dne.
refusal-day-open = Ostatní s těmito kartami ještě hrají. Tuto hru si můžeš prohlédnout, až den skončí.
refusal-one-attempt = Tyhle karty už máš odehrané. Každý má jen jeden pokus.
refusal-play-yourself = S těmito kartami za tebe nikdo hrát nemůže. Vrať se, kdy budeš chtít.
refusal-challenge-unfinished = Nejdřív dohraj svou vlastní hru v této výzvě.
refusal-no-hint-in-contest = Tyto karty hrají všichni bez nápovědy.

## Before the game

refusal-begun = Hra už začala.
refusal-not-begun = Hra ještě nezačala.
refusal-seat-vacant = Někdo chybí: jedno místo je volné.
refusal-not-called = Hra ještě není spuštěná.
refusal-other-bytes = Slíbené bajty jsou jiné.
refusal-wrong-bytes = Tohle nejsou ty bajty, které byly slíbeny.

## In the game

refusal-no-move = To není tah.
refusal-made-already = Tento tah už je odehraný a platí.
refusal-revealed = Ostatní už své tahy ukázali: svůj tah už vzít zpět nemůžeš.
refusal-too-early = Tento tah přijde později.
refusal-incomplete = Tah ještě není celý.
refusal-more-than-one = To je víc než jeden tah.
refusal-stand-in = Za tebe hraje bot: nejdřív se vrať do hry.
refusal-is-here = { $name } je tady.
refusal-may-come-back = { $count ->
    [one] { $name } má na návrat ještě jednu sekundu.
    [few] { $name } má na návrat ještě { $count } sekundy.
    [many] { $name } má na návrat ještě { $count } sekundy.
   *[other] { $name } má na návrat ještě { $count } sekund.
}
refusal-not-over = Hra ještě neskončila, nelze ji tedy uložit.
refusal-unfinished = Rozebrat lze jen hry dohrané do konce.
refusal-no-hint = Nápovědy jsou jen ve hrách proti botům, když jsi na tahu.
refusal-no-position = U tohoto tahu není co procvičovat.
refusal-no-judge = Rozbor se ještě připravuje. Zkus to znovu za minutu nebo dvě.
refusal-review-failed = Rozbor se nezdařil. Zkus to znovu.

## Talk

refusal-says-nothing = Zpráva je prázdná.
refusal-said-before = S tímto číslem už byla poslána jiná zpráva.
refusal-left-out = Chybí některá dřívější zpráva.
refusal-enough-talk = Limit zpráv pro tuto hru je vyčerpaný.
refusal-talks-fast = Posíláš zprávy příliš rychle.

## Requests and storage

refusal-unreadable = Této zprávě nelze porozumět.
refusal-too-long = Je to delší než { $size } KiB.
refusal-other-site = Tento požadavek přišel z jiného webu.
refusal-cut-off = Spojení se přerušilo dřív, než vše dorazilo.
refusal-nothing-here = Na této adrese nic není.
refusal-other-way = Tato adresa takové požadavky nepřijímá.
refusal-too-much = Příliš mnoho požadavků. Zkus to za chvíli znovu.
refusal-not-stored = Hry teď nelze ukládat ani číst.
refusal-damaged = Uložená data této hry byla změněna.
refusal-no-export = Tento soubor není úplný export her.

## What is wrong with a record

refusal-no-record = Není to uložená hra.
refusal-other-record = Je to uložená hra, která tu není známá.
refusal-record-parts = Něco v něm chybí, nebo není takové, jaké má být.
refusal-record-names = Není v něm tolik jmen, kolik je hráčů.
refusal-record-cards = Karty v něm neodpovídají této hře.
refusal-record-move = Tah { $move } není možný.
refusal-record-result = Jeho výsledek není ten, ke kterému jeho tahy vedou.

refusal-link-used = Tento odkaz už byl použit, nebo je příliš starý. Vytvoř na druhém zařízení nový.
refusal-no-boards = Tento server nezobrazuje žebříčky.
refusal-no-name = Zadej nejdřív jméno.
refusal-needs-name = Turnaj potřebuje název.
refusal-tournament-begun = Tento turnaj už začal.
refusal-tournament-full = Turnaje se účastní nejvýše { $count } hráčů.
refusal-tournament-alone = K zahájení turnaje jsou potřeba aspoň dva hráči.
refusal-not-your-tournament = To může jen ten, kdo turnaj vytvořil.
