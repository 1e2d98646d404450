### O co ve hře jde

aim-title = O co ve hře jde
aim-mark = Křížkuj políčka svých ostrovů.
aim-score = Vyplněné ostrovy přinášejí body.
aim-win = Vyhrává, kdo má po { $all_turns } tazích nejvíc bodů.
aim-go = Jdeme na to
back-to-invitation = Zpět k pozvánce

## The tutorial, and the hints of the first game.

## Step by step

# $treasures are two treasures. The words on a button are a reference to its message in web.ftl.
tutor-keep = Začínáš se { $kept } ostrovy. Ostrov se počítá, až když jsou zakřížkovaná všechna jeho políčka; malé jsou tedy dřív hotové. Dobrá dvojice: { $treasures }.
tutor-keep-done = Dobrá dvojice. { hint-seal } Potvrď ji tlačítkem „{ keep-these }“.
tutor-keep-other = I tyhle si můžeš nechat: velké ostrovy přinesou víc a trvají déle. Rychlejší cesta: { $treasures }.
tutor-suggested = Doporučeno
tutor-place = Expediční karta ukazuje vzor, který platí pro všechny. Polož ho na některý svůj ostrov: klepni tam, nebo táhni přes políčka.
tutor-done-place = Je to jen nanečisto: klepni jinam a vzor se přesune, nebo ho vrať. „{ done }“ ho potvrdí.
tutor-turn = { $tool ->
    [words] Vzory můžeš otáčet. Tiskni „{ turn-it }“, dokud vzor nebude vypadat jako orámovaná políčka, a polož ho tam.
    [icon] Vzory můžeš otáčet. Tiskni zvýrazněné tlačítko, dokud vzor nebude vypadat jako orámovaná políčka, a polož ho tam.
   *[ready] Vzory můžeš otáčet. Tento polož na orámovaná políčka.
}
tutor-mirror = { $tool ->
    [words] Tento vzor můžeš i zrcadlit. Stiskni „{ mirror-it }“ a polož ho na orámovaná políčka.
    [icon] Tento vzor můžeš i zrcadlit. Stiskni zvýrazněné tlačítko a polož ho na orámovaná políčka.
   *[ready] Tento vzor můžeš i zrcadlit. Polož ho na orámovaná políčka.
}
tutor-done = Přesně tak! Potvrď to tlačítkem „{ done }“.
tutor-cross = Polož vzor přes červený kříž: za kříž máš hned další políčko.
tutor-bonus = { $brings ->
    [complete] Ještě jedno políčko za kříž, na kterémkoli tvém ostrově. To orámované ostrov dokončí!
   *[other] Ještě jedno políčko za kříž, na kterémkoli tvém ostrově: libovolné volné.
}
tutor-done-complete = { $seals ->
    [0] Ostrov je vyplněný: { $points } bodů! Potvrď to tlačítkem „{ done }“ a mapa se odloží.
    [one] Ostrov je vyplněný: { $points } bodů a jeden navíc za pečeť. Potvrď to tlačítkem „{ done }“.
    [few] Ostrov je vyplněný: { $points } bodů a { $seals } navíc za pečeti. Potvrď to tlačítkem „{ done }“.
    [many] Ostrov je vyplněný: { $points } bodů a { $seals } navíc za pečeti. Potvrď to tlačítkem „{ done }“.
   *[other] Ostrov je vyplněný: { $points } bodů a { $seals } navíc za pečeti. Potvrď to tlačítkem „{ done }“.
}
tutor-take = Za vyplněný ostrov si bereš novou mapu: vyloženou, nebo naslepo vrchní z balíčku. Tahle je plná mincí: { $treasure }.
tutor-take-again = Vezmi si ještě jednu: kterou chceš.
tutor-coin = Každá mince je za 1 bod a { $coins_in_a_row } zaplní řadu na tvé hodnotící kartě. Polož vzor přes mince.
tutor-done-coin = Mince jsou tvoje. Plná řada získává pohár. Potvrď to tlačítkem „{ done }“.
tutor-palm = { $way ->
    [words] Palma přináší 1 bod a další za každou palmu na vyložených kartách: teď { $points }. Místo vzoru zakřížkuj jen toto políčko: stiskni „{ one-square }“.
    [icon] Palma přináší 1 bod a další za každou palmu na vyložených kartách: teď { $points }. Místo vzoru zakřížkuj jen toto políčko: stiskni zvýrazněné tlačítko.
    [ready] Palma přináší 1 bod a další za každou palmu na vyložených kartách: teď { $points }. Zakřížkuj jen toto políčko.
   *[pattern] Palma přináší 1 bod a další za každou palmu na vyložených kartách: teď { $points }. Polož vzor přes ni.
}
tutor-done-palm = { $points ->
    [one] { $points } bod za palmu, a hned. Potvrď to tlačítkem „{ done }“.
    [few] { $points } body za palmu, a hned. Potvrď to tlačítkem „{ done }“.
    [many] { $points } bodu za palmu, a hned. Potvrď to tlačítkem „{ done }“.
   *[other] { $points } bodů za palmu, a hned. Potvrď to tlačítkem „{ done }“.
}
tutor-complete = { $way ->
    [words] Na tomto ostrově chybí jen jedno políčko. Stiskni „{ one-square }“ a zakřížkuj ho místo vzoru.
    [icon] Na tomto ostrově chybí jen jedno políčko. Stiskni zvýrazněné tlačítko a zakřížkuj ho místo vzoru.
    [ready] Na tomto ostrově chybí jen jedno políčko. Zakřížkuj ho.
   *[pattern] Tady lze dokončit ostrov: polož vzor na orámovaná políčka.
}
tutor-round = Nové kolo: všech { $pile } expedic je znovu zamíchaných.
tutor-cup = Plná řada mincí získává nejvyšší pohár: { $points }. Do toho!
tutor-done-cup = Řada je plná a získává pohár s číslem { $points }. Potvrď to tlačítkem „{ done }“.
tutor-free = Zakřížkuj vzor, kde chceš, nebo jedno políčko.
tutor-other = I to se smí. Vrať to a zkus navržený tah, nebo pokračuj tlačítkem „{ done }“.
tutor-watch = Všichni křížkují současně. Teď je vidět, co kdo udělal.
tutor-squares = Orámováno na mapě { $slot }: { $squares }.
# For screen readers, where the buttons of the tools have no words on them.
tutor-button = { $button ->
    [turn] Zvýrazněné tlačítko: { turn-it }.
    [mirror] Zvýrazněné tlačítko: { mirror-it }.
   *[single] Zvýrazněné tlačítko: { one-square }.
}

## For those who use the keyboard

tutor-keys-place = Šipky vzor posouvají, Enter ho položí, Tab mění mapu.
tutor-keys-turn = R ho otočí.
tutor-keys-mirror = F ho zrcadlí.
tutor-keys-single = S přepne na jedno políčko.
tutor-keys-done = D potvrzuje a Backspace vrací.

## The end of the tutorial

tutor-end-title = Teď už to umíš!
tutor-end-count = Takhle se počítá. Tvoje body zatím:
tutor-end-rest = { $unseen ->
    [0] Hra má { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    } po { $turns } tazích. V každém kole se odkryje všech { $pile } expedic. Na konci vyhrává, kdo má nejvíc bodů.
   *[other] Hra má { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    } po { $turns } tazích. V každém kole se odkryje jen { $turns } z celkem { $pile } expedic. Na konci vyhrává, kdo má nejvíc bodů.
}
tutor-end-rules = Všechno ostatní najdeš v pravidlech.
tutor-end-again = Začít znovu

## Hints

hint-keep = Malé ostrovy jsou hotové dřív, velké přinesou víc. Kříže, mince a palmy pomáhají.
hint-first = Nakresli vzor, nebo klepni tam, kde má ležet. Otáčej a zrcadli ho, jak chceš.
hint-no-fit = Hodí se každé volné políčko: nejlépe kříž, mince, palma, nebo takové, které leží samo.
hint-round = { $unseen ->
    [0] Nové kolo: všech { $pile } expedic je zase v balíčku a všechny přijdou.
   *[other] Nové kolo: všech { $pile } expedic je zase v balíčku a { $turns } jich přijde.
}
hint-complete = Teď můžeš dokončit ostrov. Posouvej vzor a uvidíš, co přinese.
hint-cup = Teď můžeš zaplnit řadu mincí a získat pohár s číslem { $points }.
hint-palm = { $points ->
    [one] Palma by teď přinesla { $points } bod. Když bude palem na vyložených kartách víc, přinese víc.
    [few] Palma by teď přinesla { $points } body: 1 a další za každou palmu na vyložených kartách.
    [many] Palma by teď přinesla { $points } bodu: 1 a další za každou palmu na vyložených kartách.
   *[other] Palma by teď přinesla { $points } bodů: 1 a další za každou palmu na vyložených kartách.
}
hint-cross = Za zakřížkovaný kříž máš ještě jedno políčko na kterémkoli svém ostrově.
hint-coin = Každá mince je za 1 bod a plná řada { $coins_in_a_row } mincí získá pohár.
hint-nearly = Ostrov je skoro vyplněný: jedno políčko může být lepší než vzor.
hint-bonus = Zakřížkuj libovolné volné políčko na kterémkoli svém ostrově. Když je na něm kříž, máš ještě další.
hint-done = Dokud nestiskneš „{ done }“, nic neplatí: měň to, kolikrát chceš.
hint-take = Malá mapa je hotová dřív, velká přinese víc. Palmy, které zůstanou vyložené, pomáhají tvým.
hint-seal = Pečeť na vyplněné mapě přináší body za každou vyplněnou mapu své barvy.
hints-off = Vypnout rady
