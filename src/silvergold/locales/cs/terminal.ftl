### What only the terminal says.

## The table

terminal-legend = [ ] volné, [X] kříž, [$] mince, [P] palma; zakřížkované: [#] (X) ($) (P)
terminal-before = Před prvním tahem. Začínající hráč: { $start }.
terminal-turn = Kolo { $round } z celkem { $rounds }, tah { $turn } z celkem { $turns }. Začínající hráč: { $start }.
terminal-over = Hra skončila.
terminal-expedition = Expedice
terminal-cups = Zbývající poháry: { $cups }
terminal-display = Vyložené karty, a v balíčku { $stack }:
terminal-hand = Tvoje karty, { $kept } mapy si necháš:
terminal-place = { $name }: zatím { $points }
terminal-completed = vyplněné: { $treasures }
terminal-empty = prázdné
terminal-seal = { $colour ->
    [purple] fialová pečeť
    [orange] oranžová pečeť
    [green] zelená pečeť
   *[grey] šedá pečeť
}
terminal-coins = mince
terminal-cup = pohár { $points }
terminal-palms = palmy { $boxes }

## What is asked

terminal-welcome = Nápovědu ukáže příkaz { terminal-command-help }.
terminal-ask = { $name } – { $request }:
terminal-ask-keep = nech si { $kept } mapy
terminal-ask-mark = zakřížkuj { $pattern } nebo jedno políčko
terminal-ask-single = není místo pro { $pattern }, tak zakřížkuj jedno políčko
terminal-ask-bonus = zakřížkuj ještě jedno políčko
terminal-ask-take = vezmi si mapu
terminal-ask-done = stiskni Enter, má-li to tak zůstat, nebo napiš { terminal-command-back }
terminal-hand-over = { $name } – jsi na tahu. Až tu budeš, stiskni Enter.

## The commands. They are typed, so each is one word, in small letters, that is none of the others
## and none of keep, mark, bonus, pass, take and draw. The English words work in every language.

terminal-command-help = pomoc
terminal-command-moves = tahy
terminal-command-table = stůl
terminal-command-patterns = vzory
terminal-command-scores = body
terminal-command-back = zpět
terminal-command-done = hotovo
terminal-command-quit = konec

## Help. Each line stands beside what is typed.

terminal-help-mark = zakřížkuje a1 a b1 na tvé mapě 1
terminal-help-keep = nechá ti tyto { $kept } mapy
terminal-help-take = vezme tuto mapu; draw vezme jednu z balíčku
terminal-help-tab = doplní, co píšeš, na povolený tah
terminal-help-moves = vypíše všechny povolené tahy
terminal-help-table = znovu ukáže stůl
terminal-help-patterns = ukáže všech { $pile } expedic jednoho kola
terminal-help-scores = ukáže body
terminal-help-back = vrátí tvé poslední křížky, dokud nestiskneš Enter jako { terminal-command-done }
terminal-help-quit = opustí hru

## What is answered

terminal-nothing-to-take-back = Není co vrátit.
terminal-made-already = Tvůj tah už je hotový. Stiskni Enter, má-li to tak zůstat, nebo napiš { terminal-command-back }.
terminal-no-move = { $typed } není tah; { $hint }.
terminal-hint-keep = napiš { $kept } mapy, které si necháš, třeba P3 S2
terminal-hint-mark = napiš mapu a její políčka, třeba 1a1b1 nebo 2c3
terminal-hint-bonus = napiš mapu a jedno políčko, třeba 2c3
terminal-hint-take = napiš některou z vyložených map, nebo draw
terminal-hint-pass = napiš pass
