### Hints about the best move, and training positions.

## Hints during a game: the button, and what it says. Hints are short.

advice-hint = Sugestão
advice-more = Mais
advice-show = Mostrar
advice-do = Fazer
advice-busy = Pensando…
advice-not-yet = As sugestões estão sendo preparadas. Tente de novo daqui a um ou dois minutos.
advice-done = Está a lápis. “{ done }” confirma.
advice-forced = Só há uma coisa a fazer.
advice-best = O melhor: { $moves }

# What to think of.
advice-nudge-finish = Você pode completar uma ilha agora.
advice-nudge-turns = Qual ilha pode ser completada mais cedo?
advice-nudge-late = Restam poucos turnos: o que ainda dá para completar a tempo?
advice-nudge-coins = Olhe para as moedas.
advice-nudge-palm = Olhe para as palmeiras.
advice-nudge-squares = Você pode marcar mais campos do que parece.
advice-nudge-cross = Olhe para as cruzes.
advice-nudge-next = Pense nos padrões que podem sair a seguir.
advice-nudge-worth = Olhe para quanto valem os mapas.
advice-nudge-seal = Olhe para os selos.
advice-nudge-known = À vista há algo melhor do que se espera do monte.
advice-nudge-unseen = Nada do que está à vista rende muito.
advice-nudge-little = Nenhuma jogada se destaca, mas uma é um pouco melhor.

# Where, or which.
advice-where = { $place ->
    [north] Olhe para o norte da ilha { $slot }.
    [north-east] Olhe para o nordeste da ilha { $slot }.
    [east] Olhe para o leste da ilha { $slot }.
    [south-east] Olhe para o sudeste da ilha { $slot }.
    [south] Olhe para o sul da ilha { $slot }.
    [south-west] Olhe para o sudoeste da ilha { $slot }.
    [west] Olhe para o oeste da ilha { $slot }.
    [north-west] Olhe para o noroeste da ilha { $slot }.
   *[middle] Olhe para o meio da ilha { $slot }.
}
advice-where-one = { $place ->
    [north] Basta um só campo: olhe para o norte da ilha { $slot }.
    [north-east] Basta um só campo: olhe para o nordeste da ilha { $slot }.
    [east] Basta um só campo: olhe para o leste da ilha { $slot }.
    [south-east] Basta um só campo: olhe para o sudeste da ilha { $slot }.
    [south] Basta um só campo: olhe para o sul da ilha { $slot }.
    [south-west] Basta um só campo: olhe para o sudoeste da ilha { $slot }.
    [west] Basta um só campo: olhe para o oeste da ilha { $slot }.
    [north-west] Basta um só campo: olhe para o noroeste da ilha { $slot }.
   *[middle] Basta um só campo: olhe para o meio da ilha { $slot }.
}
advice-keep = Fique com { $treasure }.
advice-take = Escolha { $treasure }.
advice-draw = Tire do monte.

# Why. Other reasons are those of reviews.
advice-why-possible = Assim ainda será possível completar { $treasure }.
advice-why-fits = Depois, { $pattern }, que pode sair a seguir, caberá em { $treasure }.

## Training positions.

training-intro = Uma posição de uma partida real, e é a sua vez: marque onde vale mais.
training-set = Coleção
training-own = Minhas partidas
training-easy = Fácil
training-hard = Difícil
training-next = Próxima posição
training-again = Tentar de novo
training-yours = Sua jogada
training-best = A melhor
training-right = Você encontrou a melhor jogada!
training-lost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos a menos que a melhor jogada.
training-lost-at-least = Pelo menos { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos a menos que a melhor jogada.
training-none = Quando você analisa suas partidas, as jogadas mais caras ficam guardadas aqui para praticar.
training-all-solved = Todas resolvidas! Você pode recomeçar.
training-start-over = Recomeçar
training-turns-left = Turnos depois deste: { $count }
training-streak = { $count ->
    [one] 1 seguida
   *[other] { $count } seguidas
}
training-solved = Resolvidas: { $count } de { $all }
