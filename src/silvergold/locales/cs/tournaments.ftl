tournament-new = Nový turnaj
tournament-about = Turnaj pro přátele: dva u každého stolu a v každém kole stejné karty u všech stolů.
tournament-name = Název turnaje
tournament-kind = Systém
tournament-round-robin = Každý s každým
tournament-round-robin-help = Každý hraje jednou s každým.
tournament-swiss = Švýcarský systém
tournament-swiss-help = Méně kol: v každém narazíš na někoho s podobným počtem bodů a na nikoho dvakrát.
tournament-rounds = Kola
tournament-make = Vytvořit turnaj
tournament-invite-help = Pošli tento odkaz. Kdo ho otevře, může se přihlásit.
tournament-link = Odkaz na turnaj
tournament-words = Zahraj si v našem turnaji Silver & Gold:
tournament-join = Přihlásit se
tournament-leave = Odejít z turnaje
tournament-leave-help = Další soupeře už nedostaneš. Odehrané hry se počítají dál.
tournament-start = Zahájit turnaj
tournament-waits = Turnaj ještě nezačal.
tournament-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
tournament-round = { $round }. kolo z { $total }
tournament-bye = { $name } má volno
tournament-between = { $first } – { $second }
tournament-your-game = Ke své hře
tournament-see-game = Prohlédnout svou hru
tournament-going-on = hraje se
tournament-not-played = nehráno
tournament-standings = Pořadí
tournament-place = Místo
tournament-player = Hráč
tournament-points = Body
tournament-direct = Vzájemně
tournament-opposition = Body soupeřů
tournament-score = Získáno
tournament-table-help = Výhra nebo volno se počítá za { $win ->
    [one] { $win } bod
    [few] { $win } body
    [many] { $win } bodu
   *[other] { $win } bodů
}, remíza za { $draw }. Při rovnosti rozhodují postupně: body ze vzájemných her, body všech soupeřů a body získané ve hrách.
tournament-over = Turnaj skončil
tournament-won = Vítězství v turnaji: { $names }.
tournament-close = Ukončit toto kolo
tournament-close-help = Nedohrané hry se pak nikomu nepočítají.
tournament-gone = už nehraje
tournament-nobody = (smazané jméno)
tournament-seed = Karty všech kol vyplývají z tohoto textu:
tournament-mine = Tvoje turnaje
tournament-open = Otevřený
