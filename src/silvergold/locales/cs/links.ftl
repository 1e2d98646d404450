### Co ukazují komunikátory u odkazu, vedle obrázku hry.

link-about = Křížkuj tužkou ostrovy s poklady; vyplněné ostrovy přinášejí body. Karetní hra pro { $fewest_players } až { $most_players } hráče, zdarma v prohlížeči.
link-picture = Námořní mapa s plachetnicí a ostrovy napůl zakřížkovanými tužkou
link-rules = Pravidla hry Silver & Gold
link-table = Stůl hry Silver & Gold
link-table-about = Otevři odkaz a přijď ke stolu. Křížkuj ostrovy s poklady; vyhrává, kdo má po { $all_turns } tazích nejvíc bodů. Hru neznáš? Naučíš se ji za pět minut.
# $names are the people at the table.
link-open-table = Silver & Gold: u stolu { $names }
# $free is “link-free”.
link-open-table-about = { $free } Křížkuj ostrovy s poklady; vyhrává, kdo má po { $all_turns } tazích nejvíc bodů. Hru neznáš? Naučíš se ji za pět minut.
link-free = { $count ->
    [one] Volné je { $count } místo z { $seats }.
    [few] Volná jsou { $count } místa z { $seats }.
    [many] Volných je { $count } místa z { $seats }.
   *[other] Volných je { $count } míst z { $seats }.
}
link-replay = Hra Silver & Gold, tah po tahu
link-replay-about = Podívej se na každý tah dohrané hry: kdo zakřížkoval který ostrov a kdo vyhrál.
link-daily = Silver & Gold: hra dne
link-daily-about = Stejné karty pro všechny, jednou denně. Kolik bodů z nich dostaneš?
link-challenge = Výzva v Silver & Gold
link-challenge-about = Stejné karty, stejní soupeři: získáš z nich víc bodů? Otevři odkaz a hraj, kdy chceš.
