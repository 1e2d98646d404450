### The review of a finished game: on the command line, in its page, and in the browser.

## The game as a whole

review-title = Análise
review-accuracy = Precisão
review-level = Joga como
review-lost = Perdidos
review-kind-keep = Conservar
review-kind-mark = Marcar
review-kind-take = Escolher
review-luck = Sorte
review-others = Outros
review-expected = Esperados
review-score = Resultado
review-chance = Chance de vencer
review-percent = { $percent }%
review-decisions = Decisões
review-turning-points = Momentos decisivos
review-turning-decision = Turno { $turn }: uma decisão de { $name } ({ $change })
review-turning-luck = Turno { $turn }: sorte para { $name } ({ $change })
review-method = Os pontos esperados e as chances de vencer são estimativas do bot “{ $judge }”, que olha um turno à frente.

## Grades

review-grade-best = A melhor
review-grade-good = Boa
review-grade-slip = Imprecisão
review-grade-mistake = Erro
review-grade-blunder = Erro grave

## One decision

review-worst = As decisões mais caras
review-nothing = Ninguém perdeu nada que valha a pena mencionar.
review-heading = Turno { $turn }, { $name }: { $grade }
review-heading-keep = Antes do primeiro turno, { $name }: { $grade }
review-costs = Perdidos: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos e { $chance } de chance de vencer.
review-played = Jogado
review-better = Melhor
review-from-stack = um mapa do monte
review-marked-now = [*] marcado neste turno

## Why another decision was better. Each is a sentence about it; turns and points are averages.

# One of two islands with the same name.
review-one-of-two = { $treasure } (ilha { $slot })
review-reason-finish = Assim { $treasure } fica completo logo.
review-reason-sooner = Assim { $treasure } fica completo cerca de { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos antes.
review-reason-possible = Assim ainda dá para completar { $treasure }; com a jogada feita, já não.
review-reason-cup = { $points ->
    [one] Assim uma linha de moedas fica cheia: a próxima taça vale { $points } ponto.
   *[other] Assim uma linha de moedas fica cheia: a próxima taça vale { $points } pontos.
}
review-reason-coins = { $count ->
    [one] Assim se marca { $count } moeda a mais.
   *[other] Assim se marcam { $count } moedas a mais.
}
review-reason-palm = { $points ->
    [one] Assim as palmeiras dão { $points } ponto a mais.
   *[other] Assim as palmeiras dão { $points } pontos a mais.
}
review-reason-whole = Marca-se o padrão inteiro: { $squares } campos ao todo em vez de { $instead }.
review-reason-cross = As cruzes rendem mais: { $squares } campos ao todo em vez de { $instead }.
review-reason-squares = Marcam-se { $squares } campos em vez de { $instead }.
review-reason-fits = Depois, em { $treasure } cabe o padrão que pode sair a seguir ({ $pattern }); com a jogada feita, não cabe em lugar nenhum.
review-reason-late = { $left ->
    [0] Era o último turno: já não se completa { $treasure }.
    [one] Faltam cerca de { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos a { $treasure }, e só resta um.
   *[other] Faltam cerca de { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos a { $treasure }, e só restam { $left }.
}
review-reason-too-long = { $left ->
    [one] O mapa escolhido ({ $treasure }) precisa de cerca de { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos, e só resta um.
   *[other] O mapa escolhido ({ $treasure }) precisa de cerca de { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos, e só restam { $left }.
}
review-reason-known = Vale { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos a mais do que um mapa médio do monte.
review-reason-unseen = Um mapa médio do monte vale { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos a mais.
review-reason-quick = Completar { $treasure } leva cerca de { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos a menos.
review-reason-worth = Completo vale { $points } pontos a mais.
review-reason-seal = { $points ->
    [one] Com os selos vale { $points } ponto a mais.
   *[other] Com os selos vale { $points } pontos a mais.
}
review-reason-has-coins = { $count ->
    [one] Tem { $count } moeda a mais.
   *[other] Tem { $count } moedas a mais.
}
review-reason-has-crosses = { $count ->
    [one] Tem { $count } cruz a mais.
   *[other] Tem { $count } cruzes a mais.
}
review-reason-has-palm = Tem uma palmeira.
review-reason-little = Em média vale um pouco mais.

## In the browser

review-begins = A análise começa num instante…
review-progress = Analisando o turno { $turn } de { $turns }
review-luck-you = As cartas deram a você { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos a mais que a { $name }.
review-luck-you-less = As cartas deram a { $name } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos a mais que a você.
review-luck-name = As cartas deram a { $who } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos a mais que a { $name }.
review-luck-even = As cartas trataram todos mais ou menos igual.
review-by-kind = Pontos perdidos
review-mine = Minhas
review-mistakes-only = Só erros
review-worst-first = Piores primeiro
review-previous-mistake = Erro anterior
review-next-mistake = Próximo erro
review-options = As melhores opções
review-table = A mesa toda
review-was-best = Não se encontrou nada melhor.
review-forced = Não havia escolha.
review-no-decisions = Nenhuma decisão assim.
review-island = ilha { $slot }: { $squares }
review-pass = passar
review-before = Antes do primeiro turno
review-jump = Turno
review-luck-of-cards = Sorte com as cartas
review-luck-deal = Distribuídos a { $name }: { $treasures }
review-luck-reveal = Revelada: { $pattern }
review-luck-refill = Novas cartas à vista: { $treasures }
review-luck-draw = { $name } tira { $treasures }
review-chance-of = { $name } { $percent }
review-turned-decision = { $when }: uma decisão de { $name } ({ $change })
review-turned-luck = { $when }: sorte para { $name } ({ $change })
review-load-help = Escolha uma partida guardada para analisar.

## Playing on from a position

play-from = Continuar daqui
play-from-about = Uma partida nova a partir desta posição, contra bots ({ $when }). Vêm as mesmas cartas da primeira vez, para que você possa comparar os resultados. O que os outros escolheram neste turno fica como estava; depois jogam de novo.
play-from-seat = Você joga como
play-from-others = Os outros: { $names }
play-from-start = Começar
