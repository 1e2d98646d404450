quick-match = Quick match
quick-match-help = Play with whoever else is looking for a game now.
quick-players = Players
quick-bots = Bots fill in
quick-bots-help = { $count ->
    [one] After { $count } second, bots take the free seats.
   *[other] After { $count } seconds, bots take the free seats.
}
quick-no-bots-help = The match waits until enough people are here.
quick-find = Find players
quick-waiting = Looking for players
quick-waiting-help = The game starts by itself when every seat is taken. If you leave this page, your seat is free again.
quick-fills = Bots ({ $bot }) take the free seats in { $count } s.
quick-stop = Stop looking
gathers-help = The game starts by itself as soon as everyone is here.
time-days = { $count ->
    [one] { $count } day per turn
   *[other] { $count } days per turn
}
time-short-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-days-help = A game over days: everyone moves when it suits them. If time runs out, a bot makes the move.
left-days = { $count } d
left-hours = { $count } h
left-minutes = { $count } min
left-to-play = { $time } left
remind-me = Remind me
remind-on = Reminders are on
remind-off = Turn off reminders
remind-help = This browser tells you when it is your turn, even when the page is closed.
remind-cannot = This browser cannot remind you while the page is closed. While it is open, ● in its title shows that it is your turn.
remind-denied = Your browser does not allow notifications from this site. You can change that in its settings.
reminder-turn = It is your turn.
reminder-soon = It is your turn, and your time is almost up.
tournaments = Tournaments
