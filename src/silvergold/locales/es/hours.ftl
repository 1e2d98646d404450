quick-match = Partida rápida
quick-match-help = Juega con quien también busque una partida ahora.
quick-players = Jugadores
quick-bots = Completar la mesa con bots
quick-bots-help = { $count ->
    [one] Tras { $count } segundo, los bots ocupan los sitios libres.
    [many] Tras { $count } segundos, los bots ocupan los sitios libres.
   *[other] Tras { $count } segundos, los bots ocupan los sitios libres.
}
quick-no-bots-help = La partida espera a que haya suficiente gente.
quick-find = Buscar jugadores
quick-waiting = Buscando jugadores
quick-waiting-help = La partida empieza sola cuando todos los sitios están ocupados. Si dejas esta página, tu sitio queda libre.
quick-fills = En { $count } s los bots ({ $bot }) ocupan los sitios libres.
quick-stop = Dejar de buscar
gathers-help = La partida empieza sola en cuanto estén todos.
time-days = { $count ->
    [one] { $count } día por turno
    [many] { $count } de días por turno
   *[other] { $count } días por turno
}
time-short-days = { $count ->
    [one] { $count } día
    [many] { $count } de días
   *[other] { $count } días
}
time-days-help = Una partida de varios días: cada uno juega cuando le viene bien. Si se acaba el tiempo, un bot hace esa jugada.
left-days = { $count } d
left-hours = { $count } h
left-minutes = { $count } min
left-to-play = quedan { $time }
remind-me = Recuérdamelo
remind-on = Los recordatorios están activados
remind-off = Desactivar los recordatorios
remind-help = Este navegador te avisa cuando te toca, aunque la página esté cerrada.
remind-cannot = Este navegador no puede avisarte con la página cerrada. Mientras está abierta, ● en el título indica que te toca.
remind-denied = Tu navegador no permite notificaciones de este sitio. Puedes cambiarlo en sus ajustes.
reminder-turn = Te toca.
reminder-soon = Te toca, y casi se acaba tu tiempo.
tournaments = Torneos
