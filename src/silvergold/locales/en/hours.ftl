quick-match = Quick match
quick-match-help = Play with whoever is looking for a game right now.
quick-players = Players
quick-bots = Fill empty seats with bots
quick-bots-help = { $count ->
    [one] After { $count } second, bots take the empty seats.
   *[other] After { $count } seconds, bots take the empty seats.
}
quick-no-bots-help = The game starts once enough people have joined.
quick-find = Find players
quick-waiting = Looking for players
quick-waiting-help = The game starts automatically once every seat is taken. If you leave this page, you give up your seat.
quick-fills = Bots ({ $bot }) take the empty seats in { $count } s.
quick-stop = Stop looking
gathers-help = The game starts automatically as soon as everyone is here.
time-days = { $count ->
    [one] { $count } day per turn
   *[other] { $count } days per turn
}
time-short-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-days-help = A game over several days: everyone moves when it suits them. If time runs out, a bot makes the move.
left-days = { $count } d
left-hours = { $count } h
left-minutes = { $count } min
left-to-play = { $time } left
remind-me = Remind me
remind-on = Reminders are on
remind-off = Turn off reminders
remind-help = Your browser tells you when it’s your turn, even when the page is closed.
remind-cannot = This browser can’t remind you while the page is closed. While it’s open, ● in its title shows that it’s your turn.
remind-denied = Your browser blocks notifications from this site. You can change that in its settings.
reminder-turn = It’s your turn.
reminder-soon = It’s your turn, and your time is almost up.
tournaments = Tournaments
