### Lodní deník, síla a žebříčky.

logbook-none = Zatím žádná dohraná hra. Dohraj jednu do konce a tvůj deník začne.
logbook-games = { $count ->
    [one] hra
    [few] hry
   *[other] her
}
logbook-won = vyhráno ({ $share })
logbook-best = nejlepší výsledek
logbook-mean = průměrný výsledek
logbook-days = { $longest ->
    [one] série dní (rekord: 1 den)
    [few] série dní (rekord: { $longest } dny)
   *[other] série dní (rekord: { $longest } dní)
}
logbook-wins = série výher (rekord: { $longest })
logbook-over-time = Tvoje body v čase
logbook-until = Do
logbook-by-level = Podle úrovně
logbook-by-players = Podle počtu hráčů
logbook-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
logbook-col-games = Hry
logbook-col-ahead = Před nimi
logbook-col-won = Vyhráno
logbook-col-mean = Průměr
logbook-col-best = Rekord
logbook-favourites = Co sbíráš
logbook-colours = Vyplněné mapy
logbook-seals = Pečeti na nich
logbook-cups = Poháry
logbook-colour = { $colour ->
    [purple] fialová
    [orange] oranžová
    [green] zelená
   *[grey] šedá
}
logbook-cup = pohár s číslem { $points }
logbook-best-games = Tvoje nejlepší hry
logbook-shared = { $count ->
    [one] Jedna hra, kterou na této obrazovce hrálo víc lidí, se nepočítá.
    [few] { $count } hry, které na této obrazovce hrálo víc lidí, se nepočítají.
   *[other] { $count } her, které na této obrazovce hrálo víc lidí, se nepočítá.
}
logbook-missing = { $count ->
    [one] Jedna starší hra se ještě načítá…
    [few] { $count } starší hry se ještě načítají…
   *[other] { $count } starších her se ještě načítá…
}

## Odznaky

logbook-emblems = Odznaky
logbook-progress = { $done } z { $all }
logbook-not-yet = zatím ne
emblem-voyage = První plavba
emblem-voyage-help = Dohraj hru do konce.
emblem-victory = První výhra
emblem-victory-help = Vyhraj hru.
emblem-cup = Zlatý pohár
emblem-cup-help = Získej pohár s číslem { $highest_cup }.
emblem-colours = Všechny barvy
emblem-colours-help = Vyplň v jedné hře mapu každé barvy.
emblem-nine = Devět ostrovů
emblem-nine-help = Vyplň v jedné hře devět map.
emblem-tidy = Čistý stůl
emblem-tidy-help = Dohraj hru bez rozdělané mapy.
emblem-palms = Palmový háj
emblem-palms-help = Získej v jedné hře 12 bodů za palmy.
emblem-seals = Zpečetěno
emblem-seals-help = Získej v jedné hře 12 bodů za pečeti.
emblem-points-120 = 120 bodů
emblem-points-120-help = Získej v jedné hře 120 bodů.
emblem-points-130 = 130 bodů
emblem-points-130-help = Získej v jedné hře 130 bodů.
emblem-points-140 = 140 bodů
emblem-points-140-help = Získej v jedné hře 140 bodů.
emblem-hair = O chlup
emblem-hair-help = Vyhraj o bod nebo při rovnosti bodů.
emblem-levels = Všemi hodnostmi
emblem-levels-help = Vyhraj proti botovi každé úrovně.
emblem-week = Týden na moři
emblem-week-help = Sedm dní po sobě dohraj aspoň jednu hru.
emblem-hundred = Mořský vlk
emblem-hundred-help = Dohraj sto her.

## Tvoje data

logbook-yours = Tvoje data
logbook-yours-help = Všechno tady vzniká z tvých her na tomto serveru. Vezmi si to s sebou, používej to na jiném zařízení, nebo to smaž.
logbook-yours-here = Všechno tady vzniká z her na tomto zařízení. Vezmi si to s sebou, nebo to smaž.
logbook-device = Používat na jiném zařízení
logbook-device-help = Otevři tento odkaz na druhém zařízení a pak ho potvrď tady. To zařízení bude mít tvůj deník, tvoje hry a tvoje místa a jeho hry se přidají k tvým. Odkaz platí pro jedno zařízení a vyprší za { $minutes } minut. Nech si ho pro sebe.
logbook-device-ask = Používat tady deník z tvého druhého zařízení?
logbook-device-whose = Tento odkaz vede k deníku hráče { $name } ({ $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
 }).
logbook-device-nobody = Tento odkaz vede k deníku bez her.
logbook-device-brings = { $count ->
    [0] Na tomto zařízení nejsou žádné hry, které by se přidaly.
    [one] Hra z tohoto zařízení se k němu přidá. Kdo ten deník má, může ji vidět i smazat. Nedá se to vrátit.
    [few] { $count } hry z tohoto zařízení se k němu přidají. Kdo ten deník má, může je vidět i smazat. Nedá se to vrátit.
   *[other] { $count } her z tohoto zařízení se k němu přidá. Kdo ten deník má, může je vidět i smazat. Nedá se to vrátit.
}
logbook-device-ask-help = Pokračuj, jen pokud je tento odkaz od tebe.
logbook-device-code = Teď to potvrď na druhém zařízení. Ukazuje toto číslo:
logbook-device-request = { $count ->
    [one] Nějaké zařízení chce používat tvůj deník. Přinese 1 hru. Pusť ho dál, jen když ukazuje toto číslo:
    [few] Nějaké zařízení chce používat tvůj deník. Přinese { $count } hry. Pusť ho dál, jen když ukazuje toto číslo:
   *[other] Nějaké zařízení chce používat tvůj deník. Přinese { $count } her. Pusť ho dál, jen když ukazuje toto číslo:
}
logbook-device-let-in = Pustit dál
logbook-device-refuse = Nepouštět
logbook-device-joined = Tvoje druhé zařízení má teď tvůj deník.
logbook-device-yes = Používat tady
logbook-device-no = Ne, díky
logbook-device-done = { $count ->
    [0] Toto zařízení má teď tvůj deník.
    [one] Toto zařízení má teď tvůj deník a přineslo jednu hru.
    [few] Toto zařízení má teď tvůj deník a přineslo { $count } hry.
   *[other] Toto zařízení má teď tvůj deník a přineslo { $count } her.
}
logbook-export = Uložit jako JSON
logbook-records = Uložit všechny záznamy
logbook-delete = Smazat všechno
logbook-delete-ask = Smažou se tvoje hry, deník, rating a klíč, tady i na serveru. Ve hrách s jinými lidmi zůstane tvoje jméno a tvoje zprávy. Nejde to vrátit.
logbook-delete-yes = Smazat všechno hned
logbook-delete-no = Všechno nechat
logbook-deleted = { $count ->
    [one] Jedna hra je smazaná a s ní všechno, co bylo tvoje.
    [few] { $count } hry jsou smazané a s nimi všechno, co bylo tvoje.
   *[other] { $count } her je smazaných a s nimi všechno, co bylo tvoje.
}

## Síla

rating-title = Rating
rating-help = Pokud chceš, server počítá tvůj rating podle her s boty a s lidmi, kteří ho mají také. Hry s nápovědou se nepočítají; předčasně ukončená hra se počítá jako prohra. Bez tvého souhlasu se nic neukládá.
rating-want = Počítat můj rating
rating-keep = Uložit
rating-stop = Přestat a smazat můj rating
rating-provisional = předběžný
rating-provisional-help = Po několika dalších hrách bude číslo spolehlivé.
rating-interval = { $games ->
    [one] mezi { $low } a { $high }, po jedné hře
    [few] mezi { $low } a { $high }, po { $games } hrách
   *[other] mezi { $low } a { $high }, po { $games } hrách
}
rating-levels = Rating botů
rating-listed = Ukazovat moje jméno v žebříčcích tohoto serveru
rating-hidden = Správce tohoto serveru skryl tvoje jméno v žebříčcích.
boards-title = Žebříčky
boards-day = Dnes
boards-week = Tento týden
boards-all = Celkově
boards-none = Zatím nikdo.
boards-place = Místo
boards-name = Jméno
boards-gain = Zisk
