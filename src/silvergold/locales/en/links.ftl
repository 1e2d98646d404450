### What messengers show of a link, beside a picture of the game.

link-about = Cross off treasure islands with a pencil; finished islands score. A card game for { $fewest_players } to { $most_players } players, free in your browser.
link-picture = A sea chart with a sailing ship, and islands half crossed off with a pencil
link-rules = The rules of Silver & Gold
link-table = A table of Silver & Gold
link-table-about = Open the link to join the table. Cross off treasure islands; most points after { $all_turns } turns wins. New to the game? Learn it in five minutes.
# $names are the people at the table.
link-open-table = Silver & Gold with { $names }
# $free is “link-free”.
link-open-table-about = { $free } Cross off treasure islands; most points after { $all_turns } turns wins. New to the game? Learn it in five minutes.
link-free = { $count ->
    [one] 1 of { $seats } seats is free.
   *[other] { $count } of { $seats } seats are free.
}
link-replay = A game of Silver & Gold, move by move
link-replay-about = Watch every move of a finished game: who crossed off which island, and who won.
link-daily = Silver & Gold: the daily game
link-daily-about = The same cards for everyone, once a day. How many points can you score?
link-challenge = A Silver & Gold challenge
link-challenge-about = The same cards, the same opponents: can you score more? Open the link and play whenever you like.
