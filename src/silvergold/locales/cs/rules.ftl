### The rules, as they are read on their page and over the table.

## The page

rules-title = Pravidla hry
rules-intro = { $fewest_players } až { $most_players } hráči vyplouvají za poklady. V každém tahu se odkryje jeden vzor a všichni si ho zakřížkují na některém svém ostrově. Po { $all_turns } tazích vyhrává, kdo má nejvíc bodů.
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-search-clear = Smazat hledání
rules-found = { $count ->
    [0] Nic se nenašlo. Zkus kratší slovo.
    [one] Nalezeno jedno místo.
    [few] Nalezena { $count } místa.
    [many] Nalezeno { $count } místa.
   *[other] Nalezeno { $count } míst.
}
# Words of a question that say little about what is looked for.
rules-search-ignored = aby ale ani ano asi až být bude by byl co dá do ho já jak jako jaká jaké je jeho jen jenom jestli ještě jsem jsou jde kam kde kdo kdy když který která které kolik li má mám může můžu mohu mé mi mít mne moje mou můj musí musím na nad ne nebo než není pak po pod pokud potom pro proč při podle se si s smí smím stane stát ta tak taky tam ten to tohle toho tu tuto ty u už v ve však vždy z za ze že
# Words that mean the same: the first as the rules have it, or its beginning; then what people may ask for.
rules-search-same = otoč točit rotovat, zrcadl převrátit překlopit, políč čtverec pole, palm strom, pohár trofej, minc peníze zlato, map ostrov poklad, pečeť razítko, vylož nabídka, balíč balík, shod remíza nerozhodně, vyhr vítěz výhra, bod bodu body hodnota cena, měnit změnit vrátit opravit, posledn konec, prázdn došel dojde, vynechat přeskočit, jedno jediné, rozdělit napůl, prohlížet podívat prohlédnout, začínající první začíná, trvá dlouho délka čas, počet kolikrát, vzor tvar
rules-results = Co se našlo
rules-why = Důvod
rules-books-differ = Pravidla se liší

## Over the table

rules-pick = O čem se chceš něco dozvědět?
rules-pick-keys = U stolu můžeš také klepnout přímo na danou věc nebo stisknout klávesu s otazníkem.
rules-other-things = Jiná témata
rules-all = Celá pravidla

## Before the first turn

rules-chapter-start = Před prvním tahem

rules-treasure = Mapy pokladů
rules-treasure-island = Mapa je ostrov z políček. Počítá se, jen když jsou všechna zakřížkovaná.
rules-treasure-sizes = Čtyři barvy, čtyři velikosti: fialová má { $purple_size } políček, oranžová { $orange_size }, zelená { $green_size } a šedá { $grey_size }. Stejně tolik přinese bodů.
rules-treasure-squares = Na políčku je kříž, mince, palma, nebo nic. Na třech mapách od každé barvy je pečeť pro některou jinou barvu.
rules-treasure-many = Map je { $treasure_count }: { $purple_count } fialových, { $orange_count } oranžových, { $green_count } zelených a { $grey_count } šedých. Každá barva má svůj vlastní znak.

rules-set-up = Příprava
rules-set-up-keep = Všichni dostanou { $hand_size } mapy, { $kept } si nechají a zbylé vrátí.
rules-set-up-stack = Vrácené mapy se zamíchají mezi ostatní: to je balíček. Vrchní { $display_size } se otočí lícem nahoru: to jsou vyložené karty.
rules-set-up-start = Všech { $pile } expedic se zamíchá lícem dolů. Prvním začínajícím hráčem může být kdokoli.

ruling-secret-choice = Vidím, co si nechávají ostatní?
ruling-secret-choice-answer = Ne. Nejdřív si všichni vyberou, a teprve pak je vidět, co si kdo nechal.
ruling-secret-choice-why = Pravidla to neříkají. Když vybírají všichni najednou, nikdo nečeká a nikdo se neřídí podle ostatních.

ruling-given-back = Kam přijdou vrácené mapy?
ruling-given-back-answer = Zamíchají se do balíčku ještě předtím, než se karty vyloží. Každá z nich se tedy může zase objevit.
ruling-given-back-why = V pravidlech se nejdřív vracejí a potom se míchají zbylé mapy. Počítáme je mezi ty zbylé.

## A turn

rules-chapter-turn = Tah

rules-turn = Tři kroky
rules-turn-length = Hra má { $all_turns } tahů: { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} po { $turns }. Každý tah má tři kroky.
rules-turn-reveal = Nejdřív se odkryje expedice. Její vzor platí pro všechny.
rules-turn-mark = Potom všichni současně křížkují políčka.
rules-turn-settle = Nakonec všichni postupně vyhodnocují: plné řady mincí získají poháry, vyplněné mapy se odloží a berou se nové.

ruling-duration = Jak dlouho trvá hra?
ruling-duration-answer = Asi 20 minut.
ruling-duration-why = Jedno vydání pravidel říká 15 minut, ostatní 20.

rules-expedition = Expedice
rules-expedition-patterns = Na { $pile } expedicích je { $pattern_kinds } vzorů. Tři v řadě a roh ze tří jsou tu dvakrát.
rules-expedition-pile = Použité leží na hromádce, kterou nikdo nesmí prohlížet. Které vzory už byly, si musíš pamatovat.

ruling-used-expeditions = Smím si prohlédnout použité expedice?
ruling-used-expeditions-answer = Ne. Karta kol ukazuje všech { $pile } vzorů, ale ne to, které už byly. Jen stůl s tahákem ukazuje, co ještě přijde.
ruling-used-expeditions-why = Pravidla to zakazují: pamatovat si, co už bylo, patří ke hře. Tahák je přídavek tohoto vydání a vidí ho všichni u stolu.

rules-mark = Křížkování
rules-mark-pattern = Zakřížkuj vzor na jedné ze svých dvou map, otočený a zrcadlený, jak chceš. Všechna jeho políčka musí být volná.
rules-mark-one = Anebo vzor nech být a zakřížkuj právě jedno volné políčko.
rules-mark-hidden = Tvé křížky nikdo neuvidí, dokud nebudou všichni hotovi. Dokud nestiskneš „{ done }“, můžeš je měnit.

ruling-one-square = Smím zakřížkovat jedno políčko, i když se vzor vejde?
ruling-one-square-answer = Ano, z jakéhokoli důvodu. Pak je to právě jedno políčko.
ruling-one-square-why = Pravidla to dovolují tomu, kdo vzor použít nemůže, i tomu, kdo nechce.

ruling-one-card = Smí se vzor rozdělit na obě mé mapy?
ruling-one-card-answer = Ne. Všechna jeho políčka leží na jediné mapě a žádné nechybí.
ruling-one-card-why = V pravidlech zůstává vzor celý a patří na jednu mapu. Na druhou mapu smí jen políčko navíc za kříž.

ruling-mark-nothing = Smím nezakřížkovat nic?
ruling-mark-nothing-answer = Jen když nemáš vůbec žádné volné políčko.
ruling-mark-nothing-why = V jednom vydání pravidel ta věta říká opak. Ostatní nezakřížkovat nic zakazují. Bez volného políčka to ale jinak nejde.

rules-ways = Prst, myš nebo klávesy
rules-ways-draw = Nakresli vzor přes políčka prstem, perem nebo myší.
rules-ways-place = Nebo ukaž, kde má ležet. Otáčej a zrcadli ho tlačítky, kolečkem myši nebo klávesami R a F. Pak klikni nebo klepni.
rules-ways-keys = Nebo používej jen klávesy. Šipky vzor posouvají, R otáčí, F zrcadlí, S přepíná na jedno políčko, Tab na druhou mapu. Enter křížkuje, Backspace vrací, D je „{ done }“.
rules-ways-ask = Klepni u stolu na pohár, palmu, pečeť nebo kartu a příslušné pravidlo se ukáže přes stůl. Pod otazníkem na liště je najdeš všechna.

## What the squares bring

rules-chapter-squares = Co políčka přinášejí

rules-cross = Kříže
rules-cross-more = Kříž přináší hned další políčko: kterékoli volné na kterékoli z tvých dvou map.
rules-cross-again = I to může být kříž, a tak dál.

ruling-cross-must = Smím políčko za kříž vynechat?
ruling-cross-must-answer = Ne. Musíš ho zakřížkovat, a to hned.
ruling-cross-must-why = V pravidlech je to povinné.

ruling-two-crosses = A když vzor zakryje dva kříže?
ruling-two-crosses-answer = Pak zakřížkuješ další dvě políčka.
ruling-two-crosses-why = Každý zakřížkovaný kříž přináší vlastní políčko.

ruling-cross-lapses = A když pro kříž není volné políčko?
ruling-cross-lapses-answer = Pak kříž propadá. Stane se to, jen když volné políčko nemá žádná z tvých map.
ruling-cross-lapses-why = Pravidla o tom nemluví. Co nejde, to není třeba dělat.

rules-coin = Mince
rules-coin-box = Mince zaplní další políčko mince na tvé hodnotící kartě: řadu po řadě shora, každou zleva.
rules-coin-points = Za každé zaplněné políčko je na konci 1 bod. Řada { $coins_in_a_row } mincí získává pohár.

ruling-coin-row = Kde začíná další řada mincí?
ruling-coin-row-answer = Vlevo, jako ta první.
ruling-coin-row-why = Jedno vydání pravidel říká vpravo, ostatní vlevo. Na bodech se tím nic nemění.

ruling-coin-no-box = Co přinese mince, když je všech { $coin_boxes } políček mincí plných?
ruling-coin-no-box-answer = Nic. Její políčko se zakřížkuje jako každé jiné.
ruling-coin-no-box-why = Hodnotící karta má { $coin_boxes } políček mincí. Podle pravidel další mince propadají.

rules-palm = Palmy
rules-palm-points = Palma boduje hned: 1 bod a další za každou palmu, která je právě na vyložených kartách.
rules-palm-box = Číslo patří do tvého dalšího palmového políčka. Celkem jsou { $palm_boxes }.
rules-palm-example = Jsou-li na vyložených kartách dvě palmy, přinese ti tvá palma 3 body.

ruling-palm-must = Může palma počkat na lepší vyložené karty?
ruling-palm-must-answer = Ne. Boduje hned, i když je to málo, a zaplní políčko.
ruling-palm-must-why = Pravidla dávají její body hned. Volíš, kdy palmu zakřížkuješ, ne to, jestli se počítá.

ruling-palm-own = Počítá se palma na mé druhé mapě?
ruling-palm-own-answer = Ne. Počítá se ta, kterou křížkuješ, a ty na vyložených kartách.
ruling-palm-own-why = Všechna vydání pravidel druhou mapu vynechávají.

ruling-palm-display = Mění se vyložené karty, zatímco křížkujeme?
ruling-palm-display-answer = Ne. Pro všechny palmy jednoho tahu platí stejné vyložené karty.
ruling-palm-display-why = Nové mapy se berou až při vyhodnocení a teprve pak se vyložené karty doplňují. Spěchem ani otálením tak nikdo nic nezíská.

ruling-palm-no-box = Co přinese palma, když jsou všechna { $palm_boxes } palmová políčka plná?
ruling-palm-no-box-answer = Nic. Políčka zaplní první { $palm_boxes }.
ruling-palm-no-box-why = Hodnotící karta má { $palm_boxes } palmová políčka. Podle pravidel další palmy body nedávají.

## Settling

rules-chapter-settle = Vyhodnocení

rules-settle = Jeden po druhém
rules-settle-order = První vyhodnocuje začínající hráč, pak ostatní po směru hodinových ručiček. Každý udělá všechno, než přijde na řadu další.
rules-settle-steps = Nejdřív přijdou poháry za řady mincí zaplněné v tomto tahu. Pak se každá vyplněná mapa odloží lícem nahoru a vezme se za ni nová.

rules-cup = Poháry
rules-cup-highest = Plná řada mincí získává nejvyšší pohár, který je ještě na kartě kol: nejdřív { $highest_cup } a tak dál až po { $lowest_cup }. Jeho číslo patří do poháru vedle řady.
rules-cup-order = Poháry se získávají při vyhodnocení. Když dva hráči zaplní řadu ve stejném tahu, vyšší pohár získá ten, kdo vyhodnocuje dřív.

ruling-two-rows = A když v jednom tahu zaplním dvě řady?
ruling-two-rows-answer = Získáš dva poháry: nejvyšší a pak ten další.
ruling-two-rows-why = Každá plná řada má svůj vlastní pohár.

ruling-cups-gone = A když je všech { $cup_count } pohárů pryč?
ruling-cups-gone-answer = Pak pohár té řady zůstane prázdný. Její mince se počítají i tak.
ruling-cups-gone-why = Karta kol má { $cup_count } pohárů a za další řady už pravidla body nedávají.

rules-display = Vyložené karty
rules-display-take = Vyložené jsou { $display_size } mapy lícem nahoru. Za každou mapu, kterou vyplníš, si vezmeš novou: odtud, nebo naslepo vrchní z balíčku.
rules-display-fill = Až s tím skončíš, doplní se vyložené karty zase na { $display_size }.
rules-display-palms = Palmy na vyložených kartách platí pro všechny, kdo křížkují palmu.

ruling-two-to-take = Jak si vezmu dvě mapy?
ruling-two-to-take-answer = Jednu po druhé. První vidíš dřív, než vybereš druhou.
ruling-two-to-take-why = V pravidlech se dvě berou stejně jako jedna. Uděláme to tedy dvakrát.

ruling-display-filled = Kdy se vyložené karty doplňují?
ruling-display-filled-answer = Jakmile má někdo všechno vzaté, ještě než si bere další hráč. Kdo si bere dvě, tomu se mezi nimi nedoplňuje.
ruling-display-filled-why = Jedno vydání pravidel doplňuje na konci každého kroku, ostatní na konci akce daného hráče.

ruling-display-laid = Kolik map se odkrývá?
ruling-display-laid-answer = Tolik, kolik jich chybí, aby ležely { $display_size }.
ruling-display-laid-why = Doslova vzato se podle některých vydání pravidel odkrývají pokaždé { $display_size } nové. My doplňujeme na { $display_size }.

rules-stack = Balíček
rules-stack-down = Mapy, které ještě přijdou, leží v balíčku lícem dolů. Na jeho rubu je vidět, kolik jich je.
rules-stack-unseen = Místo vyložené karty si smíš vzít jeho vrchní mapu. Uvidíš ji, až ji budeš mít.

ruling-stack-empty = A když je balíček prázdný?
ruling-stack-empty-answer = Hra pokračuje. Vyložené karty se už nedoplňují a ubývá jich.
ruling-stack-empty-why = Tak to pro tento vzácný případ říkají pravidla.

ruling-all-empty = A když už není ani žádná vyložená karta?
ruling-all-empty-answer = Pak nebereš nic a hraješ dál s méně mapami.
ruling-all-empty-why = Tak daleko pravidla nejdou. Není co jiného vzít.

rules-start-player = Začínající hráč
rules-start-player-flag = Vlajka ukazuje, kdo je začínající hráč a vyhodnocuje první.
rules-start-player-moves = Po každém tahu se posune o jedno místo po směru hodinových ručiček.

ruling-start-moves = Kdy přesně se začínající hráč mění?
ruling-start-moves-answer = Po třetím kroku každého tahu, i na konci kola.
ruling-start-moves-why = Jedno vydání pravidel říká „po každých 3 krocích“, ostatní „po kroku 3“. Vyjde to nastejno.

## Two cards

rules-chapter-cards = Karta kol a hodnotící karta

rules-round-card = Karta kol
rules-round-card-shows = Karta kol ukazuje { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, { $cup_count } pohárů a všech { $pile } vzorů. Všichni ji vidí po celou dobu.
rules-round-card-uses = { $unseen ->
    [0] V jednom kole se použije všech { $pile } expedic. Pak se znovu zamíchají.
   *[other] V jednom kole se použije { $turns } z celkem { $pile } expedic. Co zbude, nikdo nevidí. Pak se všech { $pile } znovu zamíchá.
}

ruling-round-over = Kdy kolo končí?
ruling-round-over-answer = { $unseen ->
    [0] Když je použito všech { $pile } expedic.
   *[other] Když je použito { $turns } z celkem { $pile } expedic.
}
ruling-round-over-why = Jedno vydání pravidel uvádí v seznamu materiálu osm. Dál už říká sedm, stejně jako všechna ostatní.

rules-score-card = Hodnotící karta
rules-score-card-boxes = Všichni mají hodnotící kartu: { $coin_rows } řady po { $coins_in_a_row } políčkách mincí, vedle každé řady pohár a { $palm_boxes } palmová políčka.
rules-score-card-points = Číslo vedle jména říká, kolik bodů hráč zatím má, i s vyplněnými mapami a pečetěmi.

## The count

rules-chapter-count = Závěrečné sčítání

rules-end = Konec hry
rules-end-treasures = Po posledním tahu si všichni sečtou body svých vyplněných map a pečetí na nich.
rules-end-card = K tomu přijde 1 bod za každé zaplněné políčko mince, čísla v pohárech a čísla v palmových políčkách.
rules-end-most = Kdo má nejvíc bodů, vyhrává.
rules-end-example = Příklad, který si můžeš spočítat: šest vyplněných map, devět mincí, dva poháry a tři palmy.

ruling-last-turn = Co se ještě stane v posledním tahu?
ruling-last-turn-answer = Získávají se poháry a vyplněné mapy se odkládají. Nové si nikdo nebere.
ruling-last-turn-why = Nové mapy by už nic nezměnily.

ruling-unfinished = Co přinese nedokončená mapa?
ruling-unfinished-answer = Nic. Její pečeť se nepočítá a žádná pečeť nepočítá ji.
ruling-unfinished-why = Pravidla počítají jen vyplněné mapy.

ruling-example = Kolik dají mince a poháry v příkladu?
ruling-example-answer = 17: 9 za mince a 8 za dva poháry.
ruling-example-why = Jedno vydání pravidel říká 14. Ostatní říkají 17 a jen se 17 vyjde celkem 95 bodů.

rules-seal = Pečeti
rules-seal-points = Pečeť na vyplněné mapě dává body za každou tvou vyplněnou mapu v barvě pečeti.
rules-seal-worth = Za každou z nich dává fialová nebo oranžová pečeť 2 body, zelená nebo šedá 1 bod.

ruling-several-seals = A když mám pečetí víc?
ruling-several-seals-answer = Počítají se všechny, každá zvlášť.
ruling-several-seals-why = Pravidla počítají každou pečeť na vyplněné mapě.

ruling-seal-order = Záleží na tom, která mapa je vyplněná dřív?
ruling-seal-order-answer = Ne. Pečeť počítá všechny mapy své barvy, vyplněné před ní i po ní.
ruling-seal-order-why = Pravidla počítají pečeti na konci hry.

rules-tie = Shoda
rules-tie-colours = Při stejném počtu bodů vyhrává, kdo má víc vyplněných šedých map. Když je i těch stejně, rozhodují zelené, pak oranžové a pak fialové.

ruling-tie-after-all = A když je stejné i tohle všechno?
ruling-tie-after-all-answer = Pak je výhra společná.
ruling-tie-after-all-why = Pravidla končí fialovou. Nezbývá nic, co by rozhodlo.

## Where the rulebooks differ

rules-chapter-differ = V čem se tištěná pravidla liší

rules-differ = Devět míst, a co platí tady
rules-differ-intro = Tato hra má pravidla v mnoha jazycích. Porovnali jsme pět vydání: španělské, portugalské, francouzské, italské a české. Na těchto devíti místech si odporují, nebo nechávají otázku otevřenou. Od každého se dostaneš k tomu, co platí tady a proč.

## The figures

figure-next = Dál
figure-again = Ještě jednou
figure-mark-it = Zakřížkovat
figure-coin-more = Další mince
figure-display-other = Jiné karty
figure-count = Počítat dál
figure-hand = { $hand_size } mapy; { $kept } z nich zůstávají.
figure-actions = Expedice, zakřížkovaný ostrov, pohár.
figure-patterns = { $count ->
    [1] { $pattern }, jednou
   *[other] { $pattern }, dvakrát
}
figure-cross-1 = Vzor zakrývá kříž.
figure-cross-2 = Další políčko: zase kříž!
figure-cross-3 = Další políčko, tentokrát bez symbolu. To je všechno.
figure-coin = { $coins ->
    [one] Jedna mince: 1 bod.
    [few] { $coins } mince: { $coins } body.
    [many] { $coins } mince: { $coins } bodu.
   *[other] { $coins } mincí: { $coins } bodů.
}
figure-coin-row = Řada { $row } je plná a získává nejvyšší zbylý pohár: { $cup }.
figure-cups = Poháry { $won } už někdo má. Další je { $next }.
figure-palm = { $palms ->
    [0] Na vyložených kartách žádná palma: ta tvá přinese 1.
    [one] Na vyložených kartách jedna palma: ta tvá přinese 1 + 1 = 2.
    [few] Na vyložených kartách { $palms } palmy: ta tvá přinese 1 + { $palms } = { $points }.
    [many] Na vyložených kartách { $palms } palmy: ta tvá přinese 1 + { $palms } = { $points }.
   *[other] Na vyložených kartách { $palms } palem: ta tvá přinese 1 + { $palms } = { $points }.
}
figure-seal = { $colour ->
    [purple] Fialová pečeť: { $each } × { $count } = { $points }
    [orange] Oranžová pečeť: { $each } × { $count } = { $points }
    [green] Zelená pečeť: { $each } × { $count } = { $points }
   *[grey] Šedá pečeť: { $each } × { $count } = { $points }
}
figure-seal-none = Zatím žádná pečeť na vyplněné mapě.
figure-seal-help = Klepni na mapu a bude vyplněná; dalším klepnutím to vrátíš.
figure-tie = { $colour ->
    [purple] pak fialová
    [orange] pak oranžová
    [green] pak zelená
   *[grey] nejdřív šedá
}
figure-example-treasures = Šest map
figure-example-grey = Šedá pečeť, dvě šedé mapy
figure-example-orange = Oranžová pečeť, dvě oranžové mapy
figure-example-coins = Devět mincí a dva poháry
figure-example-palms = Tři palmy
