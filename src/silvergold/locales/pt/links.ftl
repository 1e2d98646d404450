### O que os mensageiros mostram de um link, ao lado de uma imagem do jogo.

link-about = Marque ilhas do tesouro a lápis; as ilhas completas dão pontos. Um jogo de cartas de { $fewest_players } a { $most_players } jogadores, grátis no navegador.
link-picture = Uma carta náutica com um veleiro e ilhas meio marcadas a lápis
link-rules = As regras de Silver & Gold
link-table = Uma mesa de Silver & Gold
link-table-about = Abra o link para chegar à mesa. Marque ilhas do tesouro; vence quem tiver mais pontos após { $all_turns } turnos. Não conhece o jogo? Aprende-se em cinco minutos.
# $names are the people at the table.
link-open-table = Silver & Gold com { $names }
# $free is “link-free”.
link-open-table-about = { $free } Marque ilhas do tesouro; vence quem tiver mais pontos após { $all_turns } turnos. Não conhece o jogo? Aprende-se em cinco minutos.
link-free = { $count ->
    [one] { $count } lugar livre em { $seats }.
   *[other] { $count } lugares livres em { $seats }.
}
link-replay = Uma partida de Silver & Gold, jogada a jogada
link-replay-about = Veja cada jogada de uma partida terminada: quem marcou qual ilha e quem venceu.
link-daily = Silver & Gold: a partida do dia
link-daily-about = As mesmas cartas para todos, uma vez por dia. Quantos pontos você faz com elas?
link-challenge = Um desafio em Silver & Gold
link-challenge-about = As mesmas cartas, os mesmos adversários: você consegue mais pontos? Abra o link e jogue quando quiser.
