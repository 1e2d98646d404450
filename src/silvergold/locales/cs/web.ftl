### What only the browser says.

## Home

home-tagline = Námořní mapa, tužka a ostrovy plné pokladů.
play-now = Hrát hned
play-now-against = soupeř: { $name }
choose-opponents = Vybrat soupeře
rules = Pravidla
settings = Nastavení
load-record = Otevřít uloženou hru
training-title = Najdi nejlepší tah
logbook-title = Lodní deník
logbook-card-help = Tvoje hry, rekordy a odznaky
games-in-progress = Rozehrané hry
games-further = Další rozehrané hry
games-finished = Dohrané hry
resume = Pokračovat
finished-winner = Výhra: { $names }
game-won = Výhra
game-lost = Prohra
game-tied = Shoda
see-result = Výsledek

replay = Přehrát
review = Rozbor
against = Proti: { $names }
back-home = Domů
go-back = Zpět
tutorial = Tutoriál
tutorial-new = Jsi tu poprvé? Nauč se to hrou
tutorial-new-help = Opravdová hra krok za krokem: pět minut.
tutorial-go-on = Pokračovat v tutoriálu
tutorial-go-on-help = Čeká tam, kde skončil.

## New game

new-game = Nová hra
new-game-title = Kdo popluje s tebou?
seat-number = Místo { $seat }
seat-you = Ty
seat-bot = Bot
seat-person = Na tomto zařízení
seat-kind = Kdo sedí na místě { $seat }
name-label = Jméno na místě { $seat }
your-name = Tvoje jméno
name-default = Hráč { $seat }
level-label = Úroveň na místě { $seat }
level-strength = { $level }, síla { $strength }, nejvyšší je { $of }
memory-aid = Tahák
memory-aid-help = Karta kol ukazuje, které vzory ještě přijdou. Vidí to všichni.
begin-game = Rozdat karty

## The table

table-title = { $where } – Silver & Gold
loading = Rozvíjíme mapu…
cut-off = Spojení se stolem se přerušilo. Zkoušíme znovu…
went-wrong = Něco se nepovedlo.
sound-on = Zvuk je zapnutý
sound-off = Zvuk je vypnutý
leave-table = Odejít od stolu; hra zůstane uložená
player-points = { $name }: { $points }
# A player, and what a click does: "Ana: 12, start player. View Ana’s cards"
chip-label = { $player }. { $look }
ready = hotovo
waiting-for = Na tahu: { $names }…
your-treasures = Tvoje mapy
your-cards = Expedice a hodnotící karta
treasure-grid = Mapa { $slot }: { $treasure }
treasure-of = { $name }, mapa { $slot }: { $treasure }
empty-slot = Tady už žádná mapa není
expedition-label = Expedice: { $pattern }
square-pencilled = nanečisto
square-open = lze zakřížkovat
to-mark-pattern = Zakřížkuj { $pattern }
to-mark-or-one = nebo jedno políčko
to-mark-first = Nakresli vzor, nebo vyber, kam patří; nebo zakřížkuj jedno políčko.
to-mark-one = Zakřížkuj políčko
to-mark-one-chosen = libovolné volné, ne { $pattern }
no-fit = Není místo pro { $pattern }
no-fit-one = tak zakřížkuj jedno políčko
to-mark-bonus = { $count ->
    [one] Kříž! Zakřížkuj ještě jedno políčko
    [few] Kříže! Zakřížkuj ještě { $count } políčka
    [many] Kříže! Zakřížkuj ještě { $count } políčka
   *[other] Kříže! Zakřížkuj ještě { $count } políček
}
to-mark-bonus-help = na kterékoli své mapě
to-confirm = Sedí všechno?
to-confirm-help = Dokud nepotvrdíš, můžeš měnit.
to-pass = Nemáš žádné volné políčko
to-pass-help = „{ pass }“ tento tah ukončí.
to-keep = Vyber si na začátek { $kept } mapy
to-keep-help = Ostatní vrátíš. Tvou volbu zatím nikdo nevidí.
to-take = Vezmi si novou mapu
to-take-name = { $name }: vezmi si novou mapu
to-take-help = Vyloženou, nebo naslepo vrchní z balíčku.
take-final = Vyber mapu a je tvoje. Vrátit to nejde.
turn-it = Otočit
mirror-it = Zrcadlit
one-square = 1 políčko
take-back = Vrátit
done = Hotovo
pass = Vynechat
keep-these = Nechat si tyto { $kept }
# Said when a button is pressed that cannot be used yet.
not-yet-keep = Nejdřív si vyber { $kept } mapy.
not-yet-mark = Nejdřív něco zakřížkuj: vzor, nebo jediné políčko.
key-hint = { $label } ({ $key })
display = Vyložené karty
display-to-come = Karty se vyloží a balíček se připraví, až si všichni vyberou { $kept } mapy.
stack-label = { $count ->
    [0] Balíček je prázdný
    [one] Balíček, zbývá jedna mapa
    [few] Balíček, zbývají { $count } mapy
    [many] Balíček, zbývá { $count } mapy
   *[other] Balíček, zbývá { $count } map
}
take-treasure = Vzít: { $treasure }
draw-from-stack = Vzít z balíčku
look-at-display = Prohlédnout vyložené karty a balíček
look-at-players = Prohlédnout karty: { $name }
look-at-round = Prohlédnout kartu kol
players = Hráči
last-turn = Předchozí tah
last-turn-none = Zatím se nic nestalo.
round-card = Karta kol
completed-none = Zatím žádný vyplněný ostrov
completed-label = Vyplněné: { $treasures }
to-come = Tmavé vzory teprve přijdou.
round-card-label = Kolo { $round } z celkem { $rounds }, tah { $turn } z celkem { $turns }. Zbývající poháry: { $cups }.
to-come-label = Ještě přijde: { $patterns }.
score-card-label = Zakřížkované mince: { $coins } z celkem { $coin_boxes }. Poháry: { $cups }. Palmy: { $palms }.
close = Zavřít
complaint-not-the-pattern = Z této čáry už vzor nebude
complaint-not-all-of-it = Vzor ještě není celý: nakresli ho jedním tahem
complaint-fits-one-way = Sem se vejde jen takhle
complaint-not-here = Tam se nevejde
same-turn = Po otočení vypadá vzor stejně.
same-mirror = Zrcadlově vypadá vzor stejně.
ghost-at = Na { $squares }: { $gains }.
ghost-at-plain = Na { $squares }.
placed-at = Nanečisto na { $squares }: { $gains }.
placed-at-plain = Nanečisto na { $squares }.
taken-back = Vráceno.
undo-done = Vrátit „{ done }“
done-undone = Svůj tah můžeš zase změnit.
last-round = Poslední kolo
what-is-this = Co to je?

## Moments at the table, and the settings for them

round-of = Kolo { $round } z celkem { $rounds }
last-turn-of-all = Poslední tah
means = { $name }: { $what }
means-coins = { $count ->
    [one] +1 mince
    [few] +{ $count } mince
    [many] +{ $count } mince
   *[other] +{ $count } mincí
}
means-squares = { $count ->
    [one] 1 políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políček
}
means-complete = ostrov vyplněn
means-island = { $name } vyplňuje ostrov: +{ $points }
means-cup = { $name } získává pohár: +{ $points }
means-own-island = Vyplňuješ ostrov: +{ $points }
means-own-cup = Získáváš pohár: +{ $points }
means-own-took = Bereš si z vyložených karet: { $treasure }.
means-own-drew = Bereš si z balíčku: { $treasure }.
means-own-pass = Nemáš žádné volné políčko a vynecháváš.
next-event = Dál
skip-all = Přeskočit vše
server-slow = Serveru trvá odpověď déle…
setting-pace = Tempo
setting-pace-help = Jak dlouho vidíš, co dělají ostatní.
setting-pace-calm = Klidné
setting-pace-normal = Běžné
setting-pace-brisk = Svižné
setting-pace-tap = Dál po klepnutí
setting-pace-none = Bez přestávek
setting-ambience = Moře
setting-ambience-help = Tichý šum moře u stolu.
setting-haptics = Vibrace
setting-haptics-help = Jemné zavibrování u křížků, ostrovů a pohárů.
key-next = dál

## The curtain

curtain-title = Na řadě: { $name }
curtain-help = Předej zařízení. Ostatní se nedívají.
curtain-here = { $name }: jsem tady
# A button: $name has just confirmed an action, and nobody else sits there yet.
curtain-undo = { $name }: { undo-done }

## The end

final-title = Závěrečné sčítání
winner = Výhra
rematch = Hrát znovu
save-record = Uložit hru
show-table = Prohlédnout stůl
show-count = Zpět na sčítání
stood-in = { $count ->
    [one] Jeden tah udělal bot.
    [few] { $count } tahy udělal bot.
    [many] { $count } tahu udělal bot.
   *[other] { $count } tahů udělal bot.
}
hints-used = { $count ->
    [one] 1 nápověda
    [few] { $count } nápovědy
    [many] { $count } nápovědy
   *[other] { $count } nápověd
}
stood-in-for-bot = { $count ->
    [one] Jeden tah nebyl včas připravený: udělal ho jednodušší bot.
    [few] { $count } tahy nebyly včas připravené: udělal je jednodušší bot.
    [many] { $count } tahu nebylo včas připraveno: udělal je jednodušší bot.
   *[other] { $count } tahů nebylo včas připraveno: udělal je jednodušší bot.
}
watch-rematch = Odveta je připravená: dívej se
# The verdict, in large letters, for somebody who played.
verdict-won = Vyhráváš o { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}!
verdict-won-tie = Shoda bodů – a vyhráváš!
verdict-tied = Shoda!
verdict-lost = Prohráváš o { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
verdict-lost-tie = Shoda bodů – a prohráváš.
# With three or four players, to those who did not win.
verdict-place = Jsi na { $place }. místě.
# The same for spectators, and for several people around one screen.
verdict-name-won = { $name } vyhrává o { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}!
verdict-name-won-tie = Shoda bodů – { $name } vyhrává!
verdict-name-tied = Shoda!
best-new = Nový rekord: { $points }
best-kept = Tvůj rekord: { $points }
# A game that goes on from a position of another one.
played-on = Co kdyby?
played-on-about = Tato hra pokračuje od pozice v dohrané hře ({ $when }). Přijdou stejné karty jako poprvé. Protože je někdo může znát, rozdání nelze ověřit a výsledek se nepočítá do rekordu.
played-on-again = Znovu odtamtud
played-on-more = O { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc než poprvé
played-on-less = O { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} méně než poprvé
played-on-same = Stejně bodů jako poprvé
curve-title = Body v průběhu hry
offer-easier = Lehčí soupeř: { $name }
offer-harder = Těžší soupeř: { $name }
skip-count = Přeskočit
more-ways = Více
check-deal-help = Důkaz, že pořadí karet nikdo neurčil, ani server.

## Replay

replay-title = Přehrávání
replay-start = Karty jsou rozdané.
replay-move = Pozice { $move } z { $moves }
replay-slider = Pozice
replay-play = Přehrát
replay-pause = Pauza
replay-next = Další pozice
replay-previous = Předchozí pozice
replay-first = Na začátek
replay-last = Na konec
replay-turn-back = Předchozí tah
replay-turn-on = Další tah
replay-round = Přejít na kolo { $round }
replay-marked = { $name } křížkuje { $count ->
    [one] jedno políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políček
} na mapě { $treasure }.
replay-bonus = { $name } křížkuje za kříž ještě { $count ->
    [one] jedno políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políček
} na mapě { $treasure }.
replay-left = { $count ->
    [one] zbývá jedno políčko
    [few] zbývají { $count } políčka
    [many] zbývá { $count } políčka
   *[other] zbývá { $count } políček
}
replay-points = { $points ->
    [one] teď { $points } bod
    [few] teď { $points } body
    [many] teď { $points } bodu
   *[other] teď { $points } bodů
}
replay-speed = Rychlost
speed-slow = Pomalu
speed-normal = Normálně
speed-fast = Rychle
replay-load-help = Vyber uloženou hru a sleduj ji krok za krokem.
replay-choose = Vybrat soubor
replay-unreadable = V tomto souboru není hra Silver & Gold, kterou by šlo přehrát. { $why }

## Settings

setting-language = Jazyk
setting-sound = Zvuk
setting-sound-help = Tiché zvuky tužky, mincí a karet.
setting-motion = Animace
setting-motion-system = Podle systému
setting-motion-full = Plné
setting-motion-reduced = Omezené
setting-theme = Vzhled
setting-theme-system = Podle systému
setting-theme-light = Světlý
setting-theme-dark = Tmavý
setting-confirm = Automaticky potvrdit
setting-confirm-help = Hotový tah se potvrdí i bez „{ done }“.
setting-hints = Rady
setting-hints-help = Krátké rady u stolu, dokud neskončí první hra.
setting-advice = Nápovědy
setting-advice-help = Tlačítko s nápovědou ve hrách proti botům: od postrčení po nejlepší tah.
setting-talk = Boti mluví
setting-talk-help = Bot občas prohodí slovo o hře.
setting-contrast = Kontrast
setting-contrast-system = Podle systému
setting-contrast-standard = Běžný
setting-contrast-more = Vyšší
setting-text = Velikost písma
setting-text-help = Navíc k velikosti nastavené v prohlížeči.
setting-text-size = { $size } %
setting-hand = Ruka
setting-hand-help = Ruka, která drží telefon: tlačítka leží na její straně.
setting-hand-right = Pravá
setting-hand-left = Levá
setting-letters = Klávesové zkratky
setting-letters-help = R, F, S, D, H a ? fungují u stolu bez další klávesy.
on = Ano
off = Ne
keys-title = Klávesy
key-arrows = posunout vzor
key-turn = otočit
key-mirror = zrcadlit
key-single = jedno políčko
key-tab = druhá mapa
key-enter = zakřížkovat
key-back = vrátit
key-done = hotovo
key-name-arrows = Šipky
key-name-tab = Tab
key-name-enter = Enter
key-name-back = Backspace

## Errors

lost-title = Mimo mapu
lost-text = Tady nic není: žádný ostrov, žádný stůl, žádná tvoje hra.
lost-game = Tato hra není na tomto zařízení. Chceš-li pokračovat tady, zvol tam, kde hraješ, „{ other-device }“ a otevři ten odkaz zde.
damaged-game = Tato hra se v úložišti poškodila a byla odložena stranou. Tvoje ostatní hry pokračují.
no-answer = Server neodpovídá. Zkus to za chvíli znovu.

## Tables with friends: before the first card

play-with-friends = Hrát s přáteli
join-by-link = Připojit se odkazem
paste-link = Vlož ho sem
follow-link = Připojit se
no-link = Tohle není odkaz ke stolu. Zkopíruj ho celý, až do posledního písmene.
your-turn = Jsi na tahu
against-nobody = Tvůj stůl
waits-for-players = { $count ->
    [one] Zbývá jedno volné místo
    [few] Zbývají { $count } volná místa
    [many] Zbývá { $count } volného místa
   *[other] Zbývá { $count } volných míst
}
left-unfinished = Nedohráno

seat-friend = Přátelé
seat-friend-help = Dostaneš odkaz k odeslání a u stolu počkáte společně.
seat-anyone = Kdokoli
seat-anyone-help = Stůl se ukáže v nabídce „{ lobby }“. Odkaz funguje také.
time-label = Čas na tah
time-none = Bez limitu
time-none-help = Vrať se, kdy chceš, třeba za několik dní.
time-clock-help = Když čas vyprší, odehraje tah bot.
time-seconds = { $count ->
    [one] { $count } sekunda na tah
    [few] { $count } sekundy na tah
    [many] { $count } sekundy na tah
   *[other] { $count } sekund na tah
}
time-minutes = { $count ->
    [one] { $count } minuta na tah
    [few] { $count } minuty na tah
    [many] { $count } minuty na tah
   *[other] { $count } minut na tah
}
time-short-seconds = { $count } s
time-short-minutes = { $count } min
list-table = Ukázat v nabídce „{ lobby }“
list-table-help = Kdokoli ho tam najde a může si přisednout.
open-table = Otevřít stůl

room-waiting = Čeká se na hráče
room-full = Stůl je plný
vacant-seat = Volné místo
waits-for-friend = Čeká na přátele
waits-for-anyone = Čeká na kohokoli
is-here = Tady
is-away = Není tu
stand-up = Vstát
send-away = Odebrat
free-seat = Uvolnit místo
fill-seat = Přidat bota
in-lobby = Otevřený stůl
you-watch = Tady se jen díváš.
begin-waits = { $count ->
    [one] Jedno místo je volné: někoho pozvi, nebo přidej bota.
    [few] { $count } místa jsou volná: někoho pozvi, nebo přidej boty.
    [many] { $count } místa je volného: někoho pozvi, nebo přidej boty.
   *[other] { $count } míst je volných: někoho pozvi, nebo přidej boty.
}
begin-anyone = Začít může kdokoli u stolu.
sat-down = { $name } si sedá ke stolu.
stood-up = { $name } vstává od stolu.
came-in = { $name } je tady.
went-away = { $name } je teď pryč.

invite = Pozvat
invite-help = Kdo má tento odkaz, může si sednout na volné místo.
invite-words = Pojď si se mnou zahrát Silver & Gold:
invitation = Pozvánka
share-link = Poslat odkaz
copy-link = Kopírovat odkaz
link-copied = Zkopírováno
link-only-here = Tato adresa funguje jen na tomto počítači. Aby se mohla připojit i jiná zařízení, musí být server dostupný ze sítě.
qr-label = { $what } jako QR kód
qr-help = nebo naskenuj toto
watchers = Odkaz pro diváky
watchers-help = Kdo má tento odkaz, může se dívat, ale ne hrát, a nevidí skryté karty.
watchers-words = Podívej se na naši hru Silver & Gold:
watchers-link = Odkaz pro diváky
other-device = Pokračovat na jiném zařízení
other-device-help = Otevři tento odkaz na druhém zařízení: hrát pak můžeš na obou. Nech si ho pro sebe, protože kdo ho má, může hrát za tebe.
other-device-who = Čí místo?
other-device-link = Odkaz pro jiné zařízení

deal-fixed = Rozdání je už dané:
deal-explain = Co to je?
deal-title = Rozdání, které lze ověřit
deal-server = Než si kdokoli sedl, server vylosoval svůj díl zamíchání a zveřejnil tento jeho otisk. Svůj díl už změnit nemůže.
deal-players = Každý prohlížeč u stolu přidá vlastní náhodné bajty, a to stejně: nejdřív otisk, a když hra začíná, i bajty. O tom, jak karty leží, tak nikdo nerozhoduje sám a nikdo to předem neví.
deal-check = Po hře obsahuje uložený soubor všechny díly. Totéž rozdání z nich lze složit znovu a porovnat.
deal-limits = To dokazuje, že karty nikdo nezaměnil. Nebrání to tomu, aby se na ně podíval ten, kdo provozuje server.

invited-by = Pozvánka: { $names }
invitation-dismiss = Zahodit
join-title = Pozvánka ke hře Silver & Gold: { $names }
join-empty = Silver & Gold: je tu pro tebe volné místo
learn-first = Jsi tu poprvé? Nauč se to za pět minut
learn-first-help = Potom se vrátíš k této pozvánce.
your-seat = Tvoje místo
sit-down = Sednout si
table-full = U tohoto stolu jsou všechna místa obsazená, nebo už hra začala. Chceš-li se dívat, popros hráče o odkaz pro diváky.
table-gone = Tento odkaz k žádnému stolu nevede. Možná není celý, nebo už ten stůl neexistuje: popros o odkaz znovu.
lost-seat = U tohoto stolu už místo nemáš. S pozvánkou si můžeš znovu sednout, je-li některé volné.
try-again = Zkusit znovu

lobby = Otevřené stoly
lobby-empty = Právě teď žádný otevřený stůl nečeká.
lobby-count = { $count ->
    [0] Žádný otevřený stůl
    [one] Jeden otevřený stůl
    [few] { $count } otevřené stoly
    [many] { $count } otevřeného stolu
   *[other] { $count } otevřených stolů
}
no-lobby = Tady žádné otevřené stoly nejsou. Popros někoho o odkaz.
lay-table = Otevřít vlastní stůl
own-tables = { $count ->
    [one] Tvůj stůl
    [few] Tvoje stoly
    [many] Tvoje stoly
   *[other] Tvoje stoly
}
to-the-table = Ke stolu

## Tables with friends: while they play

choosing = vybírá
soon = za chvíli na tahu
away = není tu
bot-plays-here = hraje bot
bot-plays-for = { $name }: teď hraje bot.
bot-plays-for-you = Za tebe hraje bot.
replaced-here = zatím hraje { $bot }
bot-replaced = { $name } se ještě chystá: zatím hraje { $bot }.
plays-again = { $name } zase hraje.
play-again-myself = Zase hrát
is-gone = { $name } je pryč.
is-back = { $name } je zpátky.
one-moment = Okamžik…
comes-back-any-time = Vrátit se lze kdykoli.
wait-for-them = Počkat
let-bot-play = Nechat hrát bota
let-bot-play-for = { $name }: nechat hrát bota
let-bot-play-for-me = Nechat bota hrát za mě
let-bot-play-sure = Tahy bude dělat bot, dokud nezačneš zase hrát.
# How long somebody who is away still has to come back: on the button, and for those who listen.
in-seconds = za { $count } s
# $count is a multiple of 10.
possible-within = Bude to možné nejpozději za { $count } sekund.
bot-may-play = { $name }: teď už může hrát bot.
restarting = Server se restartuje. Za okamžik pokračujeme…
refused-for-now = { $why } Zkoušíme znovu…
you-only-watch = Díváš se: vidíš každou odkrytou kartu, žádnou skrytou.

time-left = Zbývá: { $time }
time-is-up = Čas vypršel: { $bot } táhl za tebe.
seconds-left = { $count ->
    [one] Zbývá jedna sekunda.
    [few] Zbývají { $count } sekundy.
    [many] Zbývá { $count } sekundy.
   *[other] Zbývá { $count } sekund.
}
your-turn-title = ● Jsi na tahu
your-turn-body = Stůl čeká na tebe.
setting-notify = Oznámení
setting-notify-help = Upozorní tě, že jsi na tahu, když jsi na jiné kartě prohlížeče.
setting-notify-forbidden = Tento prohlížeč to na této stránce nedovoluje.

chat = Chat
chat-unread = { $count ->
    [one] Chat, { $count } nová zpráva
    [few] Chat, { $count } nové zprávy
    [many] Chat, { $count } nové zprávy
   *[other] Chat, { $count } nových zpráv
}
remarks = Zprávy
nothing-said = Zatím žádné zprávy.
remark = { $name }: { $said }
say-label = Tvoje zpráva
say-something = Napiš zprávu
say-it = Poslat
react = Reagovat
mute = Ztlumit
unmute = Zapnout
muted = Chat je ztlumený: nic z něj nevidíš ani neslyšíš.
reaction-bravo = Bravo!
reaction-thanks = Díky!
reaction-wow = Páni!
reaction-laugh = Haha!
reaction-oh_no = Ale ne!
reaction-hurry = Honem!

table-menu = U tohoto stolu
give-up = Ukončit hru předčasně
give-up-sure = Hra skončí, až budou všichni u stolu souhlasit.
give-up-sure-alone = Hra tady skončí a nikdo nevyhraje.
give-up-yes = Ukončit
would-stop = { $count ->
    [one] { $names } tu chce skončit.
    [few] { $names } tu chtějí skončit.
    [many] { $names } tu chtějí skončit.
   *[other] { $names } tu chtějí skončit.
}
you-would-stop = Chceš hru ukončit. Skončí, až budou všichni souhlasit.
stops-when-all = Hra skončí, až budou všichni souhlasit.
asks-to-stop = někdo chce skončit
stop-too = Skončit také
all-stopped = Všichni souhlasí, že hra tady končí. Nikdo nevyhrává.
stopped-alone = Hra tady na tvé přání končí. Nikdo nevyhrává.
come-along = Odveta je připravená: pojď
to-rematch = K odvetě
you-ask-to-stop = Chceš tu skončit.
play-on = Hrát dál

check-deal = Ověřit rozdání
commitment-changed = Pozor: server teď ukazuje jiný otisk než na začátku. Rozdání nebylo dané předem a možná se změnilo.
deal-holds = Rozdání souhlasí.
deal-fails = Rozdání není takové, jaké bylo ohlášeno.
finding-seed-holds = Díl serveru odpovídá otisku v uložené hře.
finding-seed-fails = Díl serveru neodpovídá svému otisku.
finding-bytes-holds = Co přidaly prohlížeče, odpovídá jejich otiskům.
finding-bytes-fails = Co prý některý prohlížeč přidal, neodpovídá jeho otisku.
finding-cards-holds = Z těchto dílů vycházejí přesně ty karty, se kterými se hrálo.
finding-cards-fails = Z těchto dílů vycházejí jiné karty, než se kterými se hrálo.
finding-seen-holds = Je to otisk, který se v tomto prohlížeči ukázal před hrou.
finding-seen-late = Je to otisk, který se v tomto prohlížeči ukázal, ale až po začátku hry.
finding-seen-fails = V tomto prohlížeči se ukázal jiný otisk.
finding-seen-unknown = Tento prohlížeč si otisk, který ukázal, neuchoval.
finding-own-holds = Co přidal tento prohlížeč, je mezi díly.
finding-own-fails = Co přidal tento prohlížeč, mezi díly není: přišlo to pozdě, nebo to bylo vynecháno.
finding-own-unknown = Tento prohlížeč nic vlastního nepřidal.
deal-silent = Bez příspěvku: { $names }. Boti nepřispívají nikdy, a kdo přijde pozdě, také ne.
deal-page = Tato stránka je ze stejného serveru: pokud lže, její ověření nic nedokazuje.
deal-offline = Chceš-li to ověřit nezávisle, ulož hru a spusť s ní program verify_deal.py, který je v jediném souboru:

## The edition without a server

engine-loading = Hra se načítá
engine-failed = Hru se nepodařilo načíst. Jsi online?
engine-broken = Hra v tomto prohlížeči nefunguje: { $why }
play-here = Hrát na tomto zařízení
play-here-help = Proti botům nebo společně u jedné obrazovky. Dohrané hry přejdou na server, až se vrátí.
needs-server-why = Tato kopie hry nemá server: hraješ na svém zařízení, proti botům nebo společně u jedné obrazovky. Chceš-li hrát s přáteli přes odkaz, zadej adresu serveru hry.
needs-server-address = Adresa serveru
needs-server-go = Přejít tam
needs-server-wrong = To není webová adresa.
needs-server-else = Server ještě nemáte? Někdo z vás ho může spustit na notebooku jediným příkazem.
games-here = Hry na tomto zařízení
games-here-help = Tvoje hry jsou uložené jen v tomto prohlížeči. Exportuj je, ať máš kopii, nebo je importuj na jiném zařízení.
setting-alone = Samostatná hra na tomto zařízení
setting-alone-help = Když je hra v tomto zařízení, boti server nepotřebují.
setting-alone-auto = Automaticky
to-server = Přesunout hru na server
games-elsewhere = Hry z jiných zařízení
games-elsewhere-help = Importuj hry ze zařízení: soubor, který tam byl exportován.
games-export = Exportovat všechny hry
games-import = Importovat hry
games-imported = { $added ->
    [0] Všechny tyto hry už tu jsou.
    [one] Byla přidána jedna hra.
    [few] Byly přidány { $added } hry.
   *[other] Bylo přidáno { $added } her.
}
