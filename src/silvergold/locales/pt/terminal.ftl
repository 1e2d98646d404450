### What only the terminal says.

## The table

terminal-legend = [ ] livre, [X] cruz, [$] moeda, [P] palmeira; marcados: [#] (X) ($) (P)
terminal-before = Antes do primeiro turno. Começa { $start }.
terminal-turn = Rodada { $round } de { $rounds }, turno { $turn } de { $turns }. Começa { $start }.
terminal-over = A partida terminou.
terminal-expedition = Expedição
terminal-cups = Taças restantes: { $cups }
terminal-display = Cartas à vista, e { $stack } no monte:
terminal-hand = A sua mão, da qual você fica com { $kept } mapas:
terminal-place = { $name }: { $points } até agora
terminal-completed = completos: { $treasures }
terminal-empty = vazio
terminal-seal = { $colour ->
    [purple] selo roxo
    [orange] selo laranja
    [green] selo verde
   *[grey] selo cinzento
}
terminal-coins = moedas
terminal-cup = taça { $points }
terminal-palms = palmeiras { $boxes }

## What is asked

terminal-welcome = Escreva { terminal-command-help } para ver o que pode fazer.
terminal-ask = { $name }, { $request }:
terminal-ask-keep = fique com { $kept } mapas
terminal-ask-mark = marque { $pattern } ou um campo
terminal-ask-single = não há espaço para { $pattern }, por isso marque um campo
terminal-ask-bonus = marque mais um campo
terminal-ask-take = escolha um novo mapa
terminal-ask-done = pressione Enter para deixar assim, ou escreva { terminal-command-back }
terminal-hand-over = { $name }, é a sua vez. Pressione Enter quando chegar.

## The commands. They are typed, so each is one word, in small letters, that is none of the others
## and none of keep, mark, bonus, pass, take and draw. The English words work in every language.

terminal-command-help = ajuda
terminal-command-moves = jogadas
terminal-command-table = mesa
terminal-command-patterns = padrões
terminal-command-scores = pontos
terminal-command-back = desfazer
terminal-command-done = pronto
terminal-command-quit = sair

## Help. Each line stands beside what is typed.

terminal-help-mark = marca a1 e b1 no seu mapa 1
terminal-help-keep = fica com estes { $kept } mapas
terminal-help-take = escolhe este mapa; draw tira um do monte
terminal-help-tab = completa o que você escreve até formar uma jogada válida
terminal-help-moves = lista todas as jogadas válidas
terminal-help-table = mostra a mesa outra vez
terminal-help-patterns = mostra as { $pile } expedições de uma rodada
terminal-help-scores = mostra a folha de pontos
terminal-help-back = desfaz a sua última marca, até você confirmar com Enter ou { terminal-command-done }
terminal-help-quit = deixa a partida

## What is answered

terminal-nothing-to-take-back = Não há nada para desfazer.
terminal-made-already = Você já fez a sua jogada. Pressione Enter para deixar assim, ou escreva { terminal-command-back }.
terminal-no-move = { $typed } não é uma jogada; { $hint }.
terminal-hint-keep = escreva os { $kept } mapas com que fica, como P3 S2
terminal-hint-mark = escreva o número do mapa e os seus campos, como 1a1b1 ou 2c3
terminal-hint-bonus = escreva o número do mapa e um campo, como 2c3
terminal-hint-take = escreva um mapa das cartas à vista, ou draw
terminal-hint-pass = escreva pass
