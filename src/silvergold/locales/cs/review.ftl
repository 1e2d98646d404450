### The review of a finished game: on the command line, in its page, and in the browser.

## The game as a whole

review-title = Rozbor
review-accuracy = Přesnost
review-level = Hraje jako
review-lost = Ztraceno
review-kind-keep = Výběr map
review-kind-mark = Křížkování
review-kind-take = Braní map
review-luck = Štěstí
review-others = Ostatní
review-expected = Očekáváno
review-score = Výsledek
review-chance = Šance na výhru
review-percent = { $percent } %
review-decisions = Rozhodnutí
review-turning-points = Zlomové okamžiky
review-turning-decision = Tah { $turn }: { $name }, rozhodnutí ({ $change })
review-turning-luck = Tah { $turn }: { $name }, štěstí ({ $change })
review-method = Očekávané body a šance na výhru odhaduje { $judge } s výhledem na jeden tah.

## Grades

review-grade-best = Nejlepší
review-grade-good = Dobré
review-grade-slip = Nepřesnost
review-grade-mistake = Chyba
review-grade-blunder = Hrubá chyba

## One decision

review-worst = Nejdražší rozhodnutí
review-nothing = Nikdo neztratil nic, co by stálo za zmínku.
review-heading = Tah { $turn }, { $name }: { $grade }
review-heading-keep = Před prvním tahem, { $name }: { $grade }
review-costs = Ztraceno: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu a { $chance } šance na výhru.
review-played = Zahráno
review-better = Lépe
review-from-stack = mapa z balíčku
review-marked-now = [*] zakřížkováno v tomto tahu

## Why another decision was better. Each is a sentence about it; turns and points are averages.

# One of two islands with the same name.
review-one-of-two = { $treasure } (ostrov { $slot })
review-reason-finish = Hned se vyplní: { $treasure }.
review-reason-sooner = Mapa { $treasure } tak bude vyplněná asi o { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } tahu dřív.
review-reason-possible = Mapu { $treasure } tak ještě půjde vyplnit; po zahraném tahu už ne.
review-reason-cup = { $points ->
    [one] Tak se zaplní řada mincí: další pohár je za { $points } bod.
    [few] Tak se zaplní řada mincí: další pohár je za { $points } body.
    [many] Tak se zaplní řada mincí: další pohár je za { $points } bodu.
   *[other] Tak se zaplní řada mincí: další pohár je za { $points } bodů.
}
review-reason-coins = { $count ->
    [one] Tak přibude o { $count } minci víc.
    [few] Tak přibude o { $count } mince víc.
    [many] Tak přibude o { $count } mince víc.
   *[other] Tak přibude o { $count } mincí víc.
}
review-reason-palm = { $points ->
    [one] Palmy tak přinesou o { $points } bod víc.
    [few] Palmy tak přinesou o { $points } body víc.
    [many] Palmy tak přinesou o { $points } bodu víc.
   *[other] Palmy tak přinesou o { $points } bodů víc.
}
review-reason-whole = Zakřížkuje se celý vzor: políček celkem { $squares } místo { $instead }.
review-reason-cross = Kříže dají víc: políček celkem { $squares } místo { $instead }.
review-reason-squares = Počet zakřížkovaných políček: { $squares } místo { $instead }.
review-reason-fits = Potom se na mapu { $treasure } vejde vzor, který může hned přijít ({ $pattern }); po zahraném tahu se nevejde nikam.
review-reason-late = { $left ->
    [0] Byl to poslední tah: { $treasure } už se nevyplní.
   *[other] Zbývající tahy: { $left }, ale { $treasure } potřebuje ještě asi { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
review-reason-too-long = Zbývající tahy: { $left }, ale vzatá mapa ({ $treasure }) potřebuje asi { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-reason-known = Její hodnota je o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu vyšší než u průměrné mapy z balíčku.
review-reason-unseen = Průměrná mapa z balíčku má hodnotu o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu vyšší.
review-reason-quick = Vyplnit mapu { $treasure } trvá asi o { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } tahu méně.
review-reason-worth = { $points ->
    [one] Po vyplnění má o { $points } bod víc.
    [few] Po vyplnění má o { $points } body víc.
    [many] Po vyplnění má o { $points } bodu víc.
   *[other] Po vyplnění má o { $points } bodů víc.
}
review-reason-seal = { $points ->
    [one] Díky pečetím přinese o { $points } bod víc.
    [few] Díky pečetím přinese o { $points } body víc.
    [many] Díky pečetím přinese o { $points } bodu víc.
   *[other] Díky pečetím přinese o { $points } bodů víc.
}
review-reason-has-coins = { $count ->
    [one] Má o { $count } minci víc.
    [few] Má o { $count } mince víc.
    [many] Má o { $count } mince víc.
   *[other] Má o { $count } mincí víc.
}
review-reason-has-crosses = { $count ->
    [one] Má o { $count } kříž víc.
    [few] Má o { $count } kříže víc.
    [many] Má o { $count } kříže víc.
   *[other] Má o { $count } křížů víc.
}
review-reason-has-palm = Má palmu.
review-reason-little = V průměru má o něco vyšší hodnotu.

## In the browser

review-begins = Rozbor za okamžik začne…
review-progress = Posuzuje se tah { $turn } z { $turns }
review-luck-you = Rozdíl ve štěstí na karty: ty o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu víc než { $name }.
review-luck-you-less = Rozdíl ve štěstí na karty: { $name } o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu víc než ty.
review-luck-name = Rozdíl ve štěstí na karty: { $who } o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu víc než { $name }.
review-luck-even = Karty byly ke všem zhruba stejně štědré.
review-by-kind = Ztracené body
review-mine = Moje
review-mistakes-only = Jen chyby
review-worst-first = Nejhorší první
review-previous-mistake = Předchozí chyba
review-next-mistake = Další chyba
review-options = Nejlepší možnosti
review-table = Celý stůl
review-was-best = Nic lepšího se nenašlo.
review-forced = Nebylo z čeho vybírat.
review-no-decisions = Žádná taková rozhodnutí.
review-island = ostrov { $slot }: { $squares }
review-pass = vynechat
review-before = Před prvním tahem
review-jump = Tah
review-luck-of-cards = Štěstí na karty
review-luck-deal = Rozdáno, { $name }: { $treasures }
review-luck-reveal = Odkryto: { $pattern }
review-luck-refill = Nově vyložené karty: { $treasures }
review-luck-draw = { $name } si bere z balíčku: { $treasures }
review-chance-of = { $name } { $percent }
review-turned-decision = { $when }: { $name }, rozhodnutí ({ $change })
review-turned-luck = { $when }: { $name }, štěstí ({ $change })
review-load-help = Vyber uloženou hru a nech si ji rozebrat.

## Playing on from a position

play-from = Hrát odsud dál
play-from-about = Nová hra od této pozice proti botům ({ $when }). Přijdou stejné karty jako poprvé, ať můžeš výsledky porovnat. Co ostatní zvolili v tomto tahu, zůstává; potom hrají znovu.
play-from-seat = Hraješ za
play-from-others = Ostatní: { $names }
play-from-start = Začít
