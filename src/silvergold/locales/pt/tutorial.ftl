### O objetivo do jogo

aim-title = O objetivo do jogo
aim-mark = Marque os campos das suas ilhas.
aim-score = Ilhas completas dão pontos.
aim-win = Vence quem tiver mais pontos após { $all_turns } turnos.
aim-go = Vamos lá
back-to-invitation = Voltar ao convite

## The tutorial, and the hints of the first game.

## Step by step

# $treasures are two treasures. The words on a button are a reference to its message in web.ftl.
tutor-keep = Você começa com { $kept } ilhas. Uma ilha só conta quando todos os campos estão marcados; as pequenas ficam prontas antes. Um bom par: { $treasures }.
tutor-keep-done = Um bom par. { hint-seal } Confirme com “{ keep-these }”.
tutor-keep-other = Você também pode ficar com estes: as ilhas grandes dão mais, mas demoram mais. O mais rápido: { $treasures }.
tutor-suggested = Sugestão
tutor-place = A carta de expedição mostra um padrão que vale para todos. Ponha-o numa das suas ilhas: toque onde quer colocá-lo, ou desenhe-o sobre os campos.
tutor-done-place = Está só a lápis: toque em outro ponto para mudar, ou desfaça. Com “{ done }” passa a contar.
tutor-turn = { $tool ->
    [words] Os padrões podem ser girados. Toque em “{ turn-it }” até o padrão ficar como os campos destacados, e ponha-o ali.
    [icon] Os padrões podem ser girados. Toque no botão iluminado até o padrão ficar como os campos destacados, e ponha-o ali.
   *[ready] Os padrões podem ser girados. Ponha este nos campos destacados.
}
tutor-mirror = { $tool ->
    [words] Este padrão também pode ser espelhado. Toque em “{ mirror-it }” e ponha-o nos campos destacados.
    [icon] Este padrão também pode ser espelhado. Toque no botão iluminado e ponha-o nos campos destacados.
   *[ready] Este padrão também pode ser espelhado. Ponha-o nos campos destacados.
}
tutor-done = Isso mesmo! Confirme com “{ done }”.
tutor-cross = Ponha o padrão sobre a cruz vermelha: uma cruz dá na hora mais um campo.
tutor-bonus = { $brings ->
    [complete] Mais um campo pela cruz, na ilha que você quiser. O destacado completa uma ilha!
   *[other] Mais um campo pela cruz, numa das suas ilhas: qualquer um que esteja livre.
}
tutor-done-complete = { $seals ->
    [0] A ilha está completa: { $points } pontos! Confirme com “{ done }”, e ela é posta de lado.
    [one] A ilha está completa: { $points } pontos, e mais um por um selo. Confirme com “{ done }”.
   *[other] A ilha está completa: { $points } pontos, e mais { $seals } em selos. Confirme com “{ done }”.
}
tutor-take = Por cada ilha completa, você escolhe um novo mapa: uma das cartas à vista ou, sem ver, a de cima do monte. Este está cheio de moedas: { $treasure }.
tutor-take-again = Escolha mais um: o que você quiser.
tutor-coin = Cada moeda vale 1 ponto, e { $coins_in_a_row } enchem uma linha da sua carta de pontuação. Ponha o padrão sobre elas.
tutor-done-coin = As moedas são suas. Uma linha cheia ganha uma taça. Confirme com “{ done }”.
tutor-palm = { $way ->
    [words] Uma palmeira dá 1 ponto, e mais 1 por cada palmeira nas cartas à vista: agora { $points }. Em vez do padrão, marque só este campo: toque em “{ one-square }”.
    [icon] Uma palmeira dá 1 ponto, e mais 1 por cada palmeira nas cartas à vista: agora { $points }. Em vez do padrão, marque só este campo: toque no botão iluminado.
    [ready] Uma palmeira dá 1 ponto, e mais 1 por cada palmeira nas cartas à vista: agora { $points }. Marque só este campo.
   *[pattern] Uma palmeira dá 1 ponto, e mais 1 por cada palmeira nas cartas à vista: agora { $points }. Ponha o padrão sobre ela.
}
tutor-done-palm = { $points ->
    [one] 1 ponto pela palmeira, na hora. Confirme com “{ done }”.
   *[other] { $points } pontos pela palmeira, na hora. Confirme com “{ done }”.
}
tutor-complete = { $way ->
    [words] Só falta um campo nesta ilha. Toque em “{ one-square }” e marque-o em vez do padrão.
    [icon] Só falta um campo nesta ilha. Toque no botão iluminado e marque-o em vez do padrão.
    [ready] Só falta um campo nesta ilha. Marque-o.
   *[pattern] Aqui dá para completar uma ilha: ponha o padrão nos campos destacados.
}
tutor-round = Uma nova rodada: as { $pile } expedições são misturadas outra vez.
tutor-cup = Uma linha de moedas cheia ganha a taça de maior valor: { $points }. Pode ser sua!
tutor-done-cup = A linha está cheia, e ganha a taça de { $points }. Confirme com “{ done }”.
tutor-free = Marque o padrão onde quiser, ou um só campo.
tutor-other = Também pode. Desfaça para tentar a jogada sugerida, ou continue com “{ done }”.
tutor-watch = Todos marcam ao mesmo tempo. Agora se vê o que cada pessoa fez.
tutor-squares = Destacados no mapa { $slot }: { $squares }.
# For screen readers, where the buttons of the tools have no words on them.
tutor-button = { $button ->
    [turn] Botão iluminado: { turn-it }.
    [mirror] Botão iluminado: { mirror-it }.
   *[single] Botão iluminado: { one-square }.
}

## For those who use the keyboard

tutor-keys-place = As setas movem o padrão, Enter põe, Tab muda de mapa.
tutor-keys-turn = R gira.
tutor-keys-mirror = F espelha.
tutor-keys-single = S muda para um só campo.
tutor-keys-done = D confirma, e Backspace desfaz.

## The end of the tutorial

tutor-end-title = Você já sabe jogar!
tutor-end-count = É assim que se conta. Os seus pontos até agora:
tutor-end-rest = { $unseen ->
    [0] Uma partida tem { $rounds } rodadas de { $turns } turnos. Em cada rodada saem todas as { $pile } expedições. No fim, vence quem tiver mais pontos.
   *[other] Uma partida tem { $rounds } rodadas de { $turns } turnos. Em cada rodada saem só { $turns } das { $pile } expedições. No fim, vence quem tiver mais pontos.
}
tutor-end-rules = O resto está nas regras.
tutor-end-again = Começar de novo

## Hints

hint-keep = As ilhas pequenas se completam antes, as grandes dão mais. Cruzes, moedas e palmeiras ajudam.
hint-first = Desenhe o padrão, ou toque onde quer colocá-lo. Gire e espelhe como quiser.
hint-no-fit = Serve qualquer campo livre: de preferência uma cruz, uma moeda, uma palmeira, ou um que esteja isolado.
hint-round = { $unseen ->
    [0] Uma nova rodada: as { $pile } expedições estão outra vez no monte, e sairão todas.
   *[other] Uma nova rodada: as { $pile } expedições estão outra vez no monte, e sairão { $turns }.
}
hint-complete = Você pode completar uma ilha agora. Mova o padrão para ver quanto ele dá.
hint-cup = Agora você pode encher uma linha de moedas e ganhar a taça de { $points }.
hint-palm = { $points ->
    [one] Uma palmeira daria agora 1 ponto. Com mais palmeiras nas cartas à vista, dá mais.
   *[other] Uma palmeira daria agora { $points } pontos: 1, e 1 por cada palmeira nas cartas à vista.
}
hint-cross = Se marcar uma cruz, você ganha mais um campo, na ilha que quiser.
hint-coin = Cada moeda vale 1 ponto, e uma linha cheia de { $coins_in_a_row } ganha uma taça.
hint-nearly = Uma ilha está quase completa: um só campo talvez seja melhor do que o padrão.
hint-bonus = Marque qualquer campo livre, na ilha que quiser. Se for outra cruz, você ganha mais um.
hint-done = Nada conta antes de “{ done }”: mude quantas vezes quiser.
hint-take = Ilhas pequenas são rápidas, ilhas grandes valem mais. As palmeiras que ficam nas cartas à vista ajudam as suas.
hint-seal = O selo de um mapa completo dá pontos por cada mapa completo da cor dele.
hints-off = Desativar as dicas
