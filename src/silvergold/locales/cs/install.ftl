### The installed game, the page shown when the server cannot be reached, and sharing a finished game.

## Installing

install-about = Křížkuj tužkou ostrovy plné pokladů: karetní hra pro { $fewest_players } až { $most_players } hráče, proti botům nebo s přáteli přes odkaz.
install = Nainstalovat hru
install-help = Dostane vlastní ikonu a otevírá se ve vlastním okně, bez prohlížeče okolo.
install-by-hand = Otevři v prohlížeči nabídku sdílení a vyber „Přidat na plochu“. Hry rozehrané tady přeneseš volbou „{ other-device }“.
install-now = Nainstalovat

## When the server cannot be reached

no-line-title = Bez spojení se serverem
no-line-why = Počítač, na kterém tato hra běží, neodpovídá: je vypnutý, nebo na jedné ze stran chybí síť.
no-line-games = Tvoje hry jsou uložené tam, s každým tahem. Vrátí se sem samy, jakmile se vrátí spojení.
no-line-meanwhile = Do té doby můžeš číst pravidla a měnit nastavení. Ke hraní je třeba server.
no-line-replay = Otevřená uložená hra

## Sharing a finished game

share = Sdílet
share-title = Sdílet tuto hru
share-what = Obrázek ukazuje jména, body a mapy všech.
share-link-what = Kdo má odkaz, může si { $days } dní přehrávat celou hru, ale nemůže hrát ani číst chat.
to-server-why = Ke sdílení odkazu nebo pokračování na jiném zařízení musí být hra na serveru.
share-save = Uložit obrázek
share-both = Poslat obrázek a odkaz
share-link-label = Odkaz k přehrání
share-words = Naše hra Silver & Gold, krok za krokem:
replay-gone = Tento odkaz k žádnému přehrání nevede. Možná není celý, nebo od hry uplynulo víc než { $days } dní.
