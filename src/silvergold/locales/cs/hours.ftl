quick-match = Rychlá hra
quick-match-help = Hraj s kýmkoli, kdo teď také hledá hru.
quick-players = Hráči
quick-bots = Doplnit volná místa boty
quick-bots-help = { $count ->
    [one] Po { $count } sekundě obsadí volná místa boti.
    [few] Po { $count } sekundách obsadí volná místa boti.
    [many] Po { $count } sekundy obsadí volná místa boti.
   *[other] Po { $count } sekundách obsadí volná místa boti.
}
quick-no-bots-help = Hra počká, až bude dost lidí.
quick-find = Najít hráče
quick-waiting = Hledají se hráči
quick-waiting-help = Hra začne sama, jakmile budou obsazena všechna místa. Když stránku opustíš, tvé místo se uvolní.
quick-fills = Za { $count } s obsadí volná místa boti ({ $bot }).
quick-stop = Přestat hledat
gathers-help = Hra začne sama, jakmile tu budou všichni.
time-days = { $count ->
    [one] { $count } den na tah
    [few] { $count } dny na tah
    [many] { $count } dne na tah
   *[other] { $count } dní na tah
}
time-short-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
time-days-help = Hra na několik dní: každý táhne, kdy se mu to hodí. Když čas vyprší, odehraje tah bot.
left-days = { $count } d
left-hours = { $count } h
left-minutes = { $count } min
left-to-play = zbývá { $time }
remind-me = Připomenout
remind-on = Připomínky jsou zapnuté
remind-off = Vypnout připomínky
remind-help = Prohlížeč ti řekne, že jsi na tahu, i když je stránka zavřená.
remind-cannot = Tento prohlížeč ti při zavřené stránce připomínat neumí. Když je otevřená, znak ● v názvu ukazuje, že jsi na tahu.
remind-denied = Prohlížeč nepovoluje oznámení z této stránky. Můžeš to změnit v jeho nastavení.
reminder-turn = Jsi na tahu.
reminder-soon = Jsi na tahu a tvůj čas brzy vyprší.
tournaments = Turnaje
