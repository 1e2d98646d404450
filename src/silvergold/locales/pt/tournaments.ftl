tournament-new = Novo torneio
tournament-about = Um torneio entre amigos: dois em cada mesa, e as mesmas cartas em todas as mesas de uma rodada.
tournament-name = Nome do torneio
tournament-kind = Formato
tournament-round-robin = Todos contra todos
tournament-round-robin-help = Cada um joga uma vez contra todos.
tournament-swiss = Sistema suíço
tournament-swiss-help = Menos rodadas: em cada uma encontram-se os que têm pontos parecidos, e ninguém duas vezes.
tournament-rounds = Rodadas
tournament-make = Criar o torneio
tournament-invite-help = Envie este link. Quem o abrir pode participar.
tournament-link = Link para o torneio
tournament-words = Jogue no nosso torneio de Silver & Gold:
tournament-join = Participar
tournament-leave = Sair do torneio
tournament-leave-help = Você não terá novos adversários. As partidas jogadas continuam contando.
tournament-start = Começar o torneio
tournament-waits = O torneio ainda não começou.
tournament-count = { $count ->
    [one] { $count } jogador
    [many] { $count } de jogadores
   *[other] { $count } jogadores
}
tournament-round = Rodada { $round } de { $total }
tournament-bye = { $name } folga
tournament-between = { $first } – { $second }
tournament-your-game = Ir para a sua partida
tournament-see-game = Ver a sua partida
tournament-going-on = em jogo
tournament-not-played = não jogada
tournament-standings = Classificação
tournament-place = Posição
tournament-player = Jogador
tournament-points = Pontos
tournament-direct = Confronto direto
tournament-opposition = Pontos dos adversários
tournament-score = Pontos feitos
tournament-table-help = Uma vitória ou uma folga vale { $win } pontos, um empate { $draw }. Com os mesmos pontos decidem, nesta ordem: os pontos dos confrontos diretos, os pontos de todos os adversários e os pontos feitos nas partidas.
tournament-over = O torneio terminou
tournament-won = Vitória no torneio: { $names }.
tournament-close = Terminar esta rodada
tournament-close-help = As partidas por terminar não contam para ninguém.
tournament-gone = saiu
tournament-nobody = (nome apagado)
tournament-seed = As cartas de todas as rodadas resultam deste texto:
tournament-mine = Os seus torneios
tournament-open = Aberto
