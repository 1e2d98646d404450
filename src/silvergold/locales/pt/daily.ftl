### The deal of the day, and challenges: the same cards for everybody.

## On the home page

daily-title = Partida do dia
daily-invite = As mesmas cartas para todos, uma vez por dia. Quantos pontos você faz com elas?
daily-play = Jogar a partida de hoje
daily-see = Ver a sua posição
daily-next = Próxima partida em { $time }
daily-next-label = A próxima partida começa às { $time }.
daily-points = { $count ->
    [0] 0 pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
daily-place = Posição { $place } de { $count }
daily-streak = { $count ->
    [0] 0 dias seguidos
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
}

## The page of a day

daily-finished = { $count ->
    [0] Ninguém terminou ainda.
    [one] { $count } pessoa já terminou.
   *[other] { $count } pessoas já terminaram.
}
daily-once = Para a classificação do dia só conta uma tentativa, sem sugestões.
daily-clock = Todos os dias à meia-noite UTC (para você, às { $time }) começa uma nova partida.
daily-until = Termine até { $time } para que conte.
daily-past = Esse dia acabou. Você ainda pode jogar as cartas dele, mas elas não contam para a classificação.
daily-play-past = Jogar estas cartas
daily-longest = Maior sequência: { $count }
daily-not-counted = Esta partida não está na classificação: um bot jogou por alguém ou ela terminou tarde demais.
daily-unfinished = Você deixou esta partida sem terminar.
daily-results-later = Poderá ver os resultados de todos a partir das { $time }.
daily-beside = Você jogou estas cartas fora da classificação. Este seria o seu lugar.
daily-on-device = A classificação geral precisa de um servidor. Os seus resultados e a sua sequência ficam neste dispositivo.
daily-everybody = Como todos se saíram
# A picture of all results, for those who cannot see it.
daily-picture = { $count ->
    [1] Por enquanto, um resultado: { $middle } pontos.
   *[other] { $count } resultados, de { $lowest } a { $highest } pontos; metade tem pelo menos { $middle }.
}
daily-picture-own = Você tem { $points } pontos, mais do que { $share } dos outros.
daily-captain = Como o capitão se saiu
daily-captain-more = Com as mesmas cartas o capitão fez { $captain }: { $points } a mais que você.
daily-captain-less = Com as mesmas cartas o capitão fez { $captain }: { $points } a menos que você. Muito bem!
daily-captain-same = Com as mesmas cartas o capitão fez { $captain }, o mesmo que você.
daily-captain-alone = Com estas cartas o capitão fez { $captain }.
daily-captain-busy = O capitão ainda está jogando…
daily-best = As melhores partidas
daily-none = Ainda não há ninguém na classificação.
daily-column-place = Posição
daily-column-name = Nome
daily-column-points = Pontos
daily-you = você
daily-replay-of = Rever a partida de { $name }
daily-compare = Comparar turno a turno
daily-tour = A viagem da semana
daily-tour-about = Os pontos da semana inteira juntos, de segunda a domingo.
daily-tour-none = Sem pontos neste dia
daily-other-days = Outros dias

## Sharing a result

daily-share = Enviar o seu resultado
daily-share-copy = Copiar
daily-share-copied = Copiado
daily-share-label = O seu resultado, sem revelar nada
daily-share-head = { $title } · { $day }

## Challenges

challenge-title = Desafio
challenge-beat = { $name } fez { $points } pontos. Você consegue mais?
challenge-own = Você fez { $points } pontos. Quem consegue mais?
challenge-anybody = Sem nome
challenge-deal = Você recebe as mesmas cartas e joga contra os mesmos bots: quando quiser, mas uma vez só. Depois vocês comparam as partidas turno a turno.
challenge-position = Você começa na mesma posição ({ $turn }) e joga contra os mesmos bots: quando quiser, mas uma vez só. Depois vocês comparam as partidas turno a turno.
challenge-play = Aceitar o desafio
challenge-friend = Desafiar alguém
challenge-from-here = Desafiar a partir desta posição
challenge-friend-about = Quem tem o link recebe as mesmas cartas e os mesmos bots, joga quando quiser e depois vê a sua partida.
challenge-label = Link para o desafio
challenge-words = Fiz { $points } pontos em { $title }. Você consegue mais com as mesmas cartas?
challenge-results = Resultados
challenge-won = Você supera { $name } por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}!
challenge-lost = { $name } ainda está à frente por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
challenge-even = Os mesmos pontos que { $name }!
challenge-alone = Mais ninguém terminou ainda. Envie o link a alguém.

## Games side by side

compare-title = Lado a lado
compare-who = Partidas a comparar
compare-turn = Turno
compare-loading = Carregando as partidas…
