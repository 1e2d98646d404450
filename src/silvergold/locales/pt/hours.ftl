quick-match = Partida rápida
quick-match-help = Jogue com quem também procura uma partida agora.
quick-players = Jogadores
quick-bots = Completar a mesa com bots
quick-bots-help = { $count ->
    [one] Após { $count } segundo, os bots ocupam os lugares livres.
    [many] Após { $count } segundos, os bots ocupam os lugares livres.
   *[other] Após { $count } segundos, os bots ocupam os lugares livres.
}
quick-no-bots-help = A partida espera até haver gente suficiente.
quick-find = Procurar jogadores
quick-waiting = À procura de jogadores
quick-waiting-help = A partida começa sozinha quando todos os lugares estão ocupados. Se você sair desta página, o seu lugar fica livre.
quick-fills = Em { $count } s os bots ({ $bot }) ocupam os lugares livres.
quick-stop = Parar de procurar
gathers-help = A partida começa sozinha assim que todos chegarem.
time-days = { $count ->
    [one] { $count } dia por turno
    [many] { $count } de dias por turno
   *[other] { $count } dias por turno
}
time-short-days = { $count ->
    [one] { $count } dia
    [many] { $count } de dias
   *[other] { $count } dias
}
time-days-help = Uma partida de vários dias: cada um joga quando lhe convém. Se o tempo acabar, um bot faz essa jogada.
left-days = { $count } d
left-hours = { $count } h
left-minutes = { $count } min
left-to-play = restam { $time }
remind-me = Lembrar-me
remind-on = Os lembretes estão ativados
remind-off = Desativar os lembretes
remind-help = Este navegador avisa quando é a sua vez, mesmo com a página fechada.
remind-cannot = Este navegador não pode avisar com a página fechada. Enquanto está aberta, ● no título mostra que é a sua vez.
remind-denied = O seu navegador não permite notificações deste site. Você pode mudar isso nos ajustes dele.
reminder-turn = É a sua vez.
reminder-soon = É a sua vez, e o seu tempo está quase no fim.
tournaments = Torneios
