### The deal of the day, and challenges: the same cards for everybody.

## On the home page

daily-title = Hra dne
daily-invite = Stejné karty pro všechny, jednou denně. Kolik bodů z nich dostaneš?
daily-play = Hrát dnešní hru
daily-see = Zobrazit své umístění
daily-next = Další hra za { $time }
daily-next-label = Další hra začne v { $time }.
daily-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
daily-place = Místo { $place } z { $count }
daily-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
    [many] { $count } dne v řadě
   *[other] { $count } dní v řadě
}

## The page of a day

daily-finished = { $count ->
    [0] Zatím ji nikdo nedohrál.
    [one] Dohrál ji { $count } člověk.
    [few] Dohráli ji { $count } lidé.
    [many] Dohrálo ji { $count } člověka.
   *[other] Dohrálo ji { $count } lidí.
}
daily-once = Do tabulky dne se hraje jen jednou: bez nápovědy a bez druhého pokusu.
daily-clock = Nová hra začíná každý den o půlnoci UTC, u tebe v { $time }.
daily-until = Dohraj ji do { $time }, ať se počítá.
daily-past = Tento den skončil. Jeho karty si ještě můžeš zahrát, ale do tabulky se už nepočítají.
daily-play-past = Hrát tyto karty
daily-longest = Nejdelší série: { $count }
daily-not-counted = Tato hra není v tabulce: za někoho hrál bot, nebo skončila příliš pozdě.
daily-unfinished = Tato hra zůstala nedohraná.
daily-results-later = Výsledky všech uvidíš po { $time }.
daily-beside = Tato hra se nepočítá do tabulky. Takové by bylo tvoje umístění.
daily-on-device = Tabulka všech hráčů potřebuje server. Tvoje výsledky i série zůstávají v tomto zařízení.
daily-everybody = Jak si vedli všichni
# A picture of all results, for those who cannot see it.
daily-picture = { $count ->
    [1] Zatím jediný výsledek, počet bodů: { $middle }.
   *[other] Počet výsledků: { $count }, od { $lowest } do { $highest } bodů; polovina má alespoň { $middle }.
}
daily-picture-own = Tvůj počet bodů: { $points }, víc než { $share } ostatních.
daily-captain = Jak si vedl kapitán
daily-captain-more = Kapitán ze stejných karet získal { $captain }: o { $points } víc než ty.
daily-captain-less = Kapitán ze stejných karet získal { $captain }: o { $points } méně než ty. Výborně!
daily-captain-same = Kapitán ze stejných karet získal { $captain }, stejně jako ty.
daily-captain-alone = Kapitán z těchto karet získal { $captain }.
daily-captain-busy = Kapitán ještě hraje…
daily-best = Nejlepší hry
daily-none = V tabulce zatím nikdo není.
daily-column-place = Místo
daily-column-name = Jméno
daily-column-points = Body
daily-you = ty
daily-replay-of = Přehrát hru: { $name }
daily-compare = Porovnat tah po tahu
daily-tour = Plavba týdne
daily-tour-about = Body celého týdne dohromady, od pondělí do neděle.
daily-tour-none = Tento den bez bodů
daily-other-days = Jiné dny

## Sharing a result

daily-share = Sdílet výsledek
daily-share-copy = Kopírovat
daily-share-copied = Zkopírováno
daily-share-label = Tvůj výsledek, nic neprozradí
daily-share-head = { $title } · { $day }

## Challenges

challenge-title = Výzva
challenge-beat = { $name } má { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}. Překonáš to?
challenge-own = Máš { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}. Kdo to překoná?
challenge-anybody = Anonym
challenge-deal = Dostaneš stejné karty a hraješ proti stejným botům: kdy chceš, ale jen jednou. Pak můžete hry porovnat tah po tahu.
challenge-position = Začneš ve stejné pozici ({ $turn }) a hraješ proti stejným botům: kdy chceš, ale jen jednou. Pak můžete hry porovnat tah po tahu.
challenge-play = Přijmout výzvu
challenge-friend = Vyzvat přátele
challenge-from-here = Vyzvat z této pozice
challenge-friend-about = Kdo má odkaz, dostane stejné karty a stejné boty, hraje, kdy chce, a pak uvidí tvoji hru.
challenge-label = Odkaz na výzvu
challenge-words = Mám { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} ve hře { $title }. Překonáš to se stejnými kartami?
challenge-results = Výsledky
challenge-won = { $name } má o { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} méně než ty!
challenge-lost = { $name } stále vede o { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
challenge-even = Stejně bodů jako { $name }!
challenge-alone = Nikdo další ji zatím nedohrál. Pošli někomu odkaz.

## Games side by side

compare-title = Vedle sebe
compare-who = Hry k porovnání
compare-turn = Tah
compare-loading = Hry se načítají…
