### The rules, as they are read on their page and over the table.

## The page

rules-title = Regras do jogo
rules-intro = De { $fewest_players } a { $most_players } pessoas navegam em busca de tesouros. A cada turno sai um padrão, e todos o marcam numa ilha. Ao fim de { $all_turns } turnos, vence quem tiver mais pontos.
rules-contents = Índice
rules-search = Pesquisar nas regras
rules-search-clear = Limpar a pesquisa
rules-found = { $count ->
    [0] Nenhum resultado. Tente uma palavra mais curta.
    [one] Um resultado.
   *[other] { $count } resultados.
}
# Words of a question that say little about what is looked for.
rules-search-ignored = a ainda ao aos apenas após as até cada com como da das de dela dele deles depois deve devo do dos e é ela ele eles em entre era essa esse esta está este eu faz fazer foi há isso isto já lá lhe mais mas me mesmo meu meus minha minhas muito na não nas nem no nos num numa o onde os ou para pela pelo pode podem por porque posso pra qual quais quando quanta quantas quanto quantos que quem se sem ser seu seus são só sobre sua também te tem tenho ter um uma usar vai vale você
# Words that mean the same: the first as the rules have it, or its beginning; then what people may ask for.
rules-search-same = gira rodar rotacionar virar, espelh inverter refletir, campo casa quadrado, palmeira árvore palma, taça troféu, moeda dinheiro ouro, mapa ilha tesouro, selo lacre, vista mercado, monte pilha baralho, empate igualdade, vence ganhador vitória vencedor, ponto vale valor valem, mudá desfazer corrigir mudar, último final, vazio acaba esgota, dispensar pular saltar, único sozinho, ocupar dividir repartir, consultar olhar ver, começa primeiro inicia, dura tempo minutos demora, padrão forma
rules-results = Resultados
rules-why = A razão
rules-books-differ = Os livros de regras diferem

## Over the table

rules-pick = Sobre o que você quer saber mais?
rules-pick-keys = Na mesa, também pode tocar diretamente no que quiser, ou pressionar a tecla do ponto de interrogação.
rules-other-things = Outras coisas
rules-all = Todas as regras

## Before the first turn

rules-chapter-start = Antes do primeiro turno

rules-treasure = Mapas de tesouro
rules-treasure-island = Um mapa de tesouro é uma ilha de campos. Só conta quando todos estão marcados.
rules-treasure-sizes = Quatro cores, quatro tamanhos: os mapas roxos têm { $purple_size } campos; os laranja, { $orange_size }; os verdes, { $green_size }; e os cinzentos, { $grey_size }. Valem esse mesmo número de pontos.
rules-treasure-squares = Um campo está em branco ou tem uma cruz, uma moeda ou uma palmeira. Três mapas de cada cor têm um selo de outra cor.
rules-treasure-many = Há { $treasure_count } mapas: { $purple_count } roxos, { $orange_count } laranja, { $green_count } verdes e { $grey_count } cinzentos. Cada cor tem o seu próprio emblema.

rules-set-up = Preparação
rules-set-up-keep = Cada pessoa recebe { $hand_size } mapas, fica com { $kept } e devolve os outros.
rules-set-up-stack = Os devolvidos são misturados com os outros mapas e formam o monte. Os { $display_size } primeiros são virados para cima: são as cartas à vista.
rules-set-up-start = As { $pile } expedições são misturadas, viradas para baixo. No primeiro turno, qualquer pessoa pode começar.

ruling-secret-choice = Vejo com que mapas fica o resto da mesa?
ruling-secret-choice-answer = Não. Primeiro todos escolhem, e só depois se vê com o que cada pessoa ficou.
ruling-secret-choice-why = Os livros de regras não dizem nada. Como a escolha é ao mesmo tempo, ninguém espera, e ninguém escolhe pelo que outra pessoa tem.

ruling-given-back = Para onde vão os mapas devolvidos?
ruling-given-back-answer = São misturados no monte antes de se virarem as cartas à vista. Por isso qualquer um deles pode voltar a aparecer.
ruling-given-back-why = Segundo os livros de regras, primeiro são devolvidos e depois se misturam os mapas restantes. Contamos os devolvidos entre os restantes.

## A turn

rules-chapter-turn = Um turno

rules-turn = Três ações
rules-turn-length = Uma partida tem { $all_turns } turnos: { $rounds } rodadas de { $turns }. Cada turno tem três ações.
rules-turn-reveal = Primeira: é revelada uma expedição. O padrão dela vale para todos.
rules-turn-mark = Segunda: todos marcam campos, ao mesmo tempo.
rules-turn-settle = Terceira: resolve-se o turno, uma pessoa depois da outra. As linhas de moedas cheias ganham taças, os mapas completos são postos de lado, e escolhem-se novos.

ruling-duration = Quanto dura uma partida?
ruling-duration-answer = Cerca de 20 minutos.
ruling-duration-why = Um livro de regras diz 15 minutos. Os outros dizem 20.

rules-expedition = Expedições
rules-expedition-patterns = As { $pile } expedições mostram { $pattern_kinds } padrões: há duas de “três em linha” e duas de “três em ângulo”.
rules-expedition-pile = As usadas ficam numa pilha que ninguém pode consultar. Cabe a você lembrar quais padrões já saíram.

ruling-used-expeditions = Posso consultar as expedições usadas?
ruling-used-expeditions-answer = Não. A carta de rodada mostra os { $pile } padrões, mas não quais já saíram. Só uma mesa com ajuda de memória mostra os que ainda faltam.
ruling-used-expeditions-why = Os livros de regras proíbem isso: lembrar faz parte do jogo. A ajuda de memória é um extra desta edição, e todos a veem.

rules-mark = Marcar
rules-mark-pattern = Marque o padrão num dos seus dois mapas, girado e espelhado como quiser. Todos os campos dele têm de estar livres.
rules-mark-one = Ou marque exatamente um campo livre, em vez do padrão.
rules-mark-hidden = Ninguém vê as suas marcas antes de todos acabarem. Você pode mudá-las até tocar em “{ done }”.

ruling-one-square = Posso marcar um só campo mesmo que o padrão caiba?
ruling-one-square-answer = Sim, seja qual for o motivo. Mas, nesse caso, exatamente um.
ruling-one-square-why = Os livros de regras permitem isso a quem não pode usar o padrão, e também a quem não quer.

ruling-one-card = Um padrão pode ocupar os meus dois mapas?
ruling-one-card-answer = Não. Todos os campos dele ficam num só mapa, e não pode faltar nenhum.
ruling-one-card-why = Nos livros de regras o padrão fica inteiro e vai num só mapa. Só o campo extra de uma cruz pode ir no outro.

ruling-mark-nothing = Posso não marcar nada?
ruling-mark-nothing-answer = Só se você não tiver nenhum campo livre.
ruling-mark-nothing-why = Num livro de regras esta frase está ao contrário. Os outros proíbem não marcar nada. Quem não tem campos livres não pode fazer outra coisa.

rules-ways = Dedo, mouse ou teclas
rules-ways-draw = Desenhe o padrão sobre os campos com o dedo, uma caneta para toque ou o mouse.
rules-ways-place = Ou aponte onde ele deve ficar. Gire e espelhe com os botões, a roda do mouse ou as teclas R e F. Depois clique ou toque.
rules-ways-keys = Ou use só as teclas. As setas movem o padrão, R gira, F espelha, S muda para um campo, Tab passa ao outro mapa. Enter marca, Backspace desfaz, D é “{ done }”.
rules-ways-ask = Toque, na mesa, numa taça, numa palmeira, num selo ou numa carta, e a regra aparece. Com o ponto de interrogação da barra você vê todas.

## What the squares bring

rules-chapter-squares = O que os campos dão

rules-cross = Cruzes
rules-cross-more = Uma cruz dá na hora mais um campo: o que você quiser entre os livres dos seus dois mapas.
rules-cross-again = Esse campo pode ser outra cruz, e assim por diante.

ruling-cross-must = Posso dispensar o campo que uma cruz dá?
ruling-cross-must-answer = Não. Ele tem de ser marcado, e na hora.
ruling-cross-must-why = Nos livros de regras é uma obrigação, não uma opção.

ruling-two-crosses = E se um padrão cobrir duas cruzes?
ruling-two-crosses-answer = Então você marca mais dois campos.
ruling-two-crosses-why = Cada cruz marcada dá um campo próprio.

ruling-cross-lapses = E se não houver campo livre para uma cruz?
ruling-cross-lapses-answer = Então a cruz não dá nada. Isso só acontece quando nenhum dos seus mapas tem um campo livre.
ruling-cross-lapses-why = Os livros de regras não falam disso. Ninguém tem de fazer o impossível.

rules-coin = Moedas
rules-coin-box = Uma moeda preenche o próximo campo de moedas da sua carta de pontuação: linha por linha a partir de cima, cada uma a partir da esquerda.
rules-coin-points = Cada campo preenchido vale 1 ponto no fim. Uma linha cheia, de { $coins_in_a_row }, ganha uma taça.

ruling-coin-row = Por que lado começa a próxima linha de moedas?
ruling-coin-row-answer = Pela esquerda, como a primeira.
ruling-coin-row-why = Um livro de regras diz pela direita. Os outros, pela esquerda. Os pontos são os mesmos.

ruling-coin-no-box = O que dá uma moeda quando os { $coin_boxes } campos de moedas já estão cheios?
ruling-coin-no-box-answer = Nada. O campo dela é marcado como qualquer outro.
ruling-coin-no-box-why = A carta de pontuação tem { $coin_boxes } campos de moedas. Nos livros de regras, as outras não dão nada.

rules-palm = Palmeiras
rules-palm-points = Uma palmeira dá pontos na hora: 1 ponto, e mais 1 por cada palmeira que houver então nas cartas à vista.
rules-palm-box = O número é anotado no seu próximo campo de palmeiras. São { $palm_boxes }.
rules-palm-example = Com duas palmeiras nas cartas à vista, a palmeira que você marca dá 3 pontos.

ruling-palm-must = Uma palmeira pode esperar por cartas melhores?
ruling-palm-must-answer = Não. Dá pontos na hora, mesmo que poucos, e preenche um campo.
ruling-palm-must-why = Os livros de regras dão os pontos dela de imediato. Você escolhe quando marca uma palmeira, não se ela conta.

ruling-palm-own = Uma palmeira do meu outro mapa conta?
ruling-palm-own-answer = Não. Contam a que você marca e as das cartas à vista.
ruling-palm-own-why = Todos os livros de regras deixam o outro mapa de fora.

ruling-palm-display = As cartas à vista mudam enquanto marcamos?
ruling-palm-display-answer = Não. Para todas as palmeiras de um turno valem as mesmas cartas.
ruling-palm-display-why = Só se escolhem novos mapas ao resolver o turno, e só então se repõem as cartas à vista. Assim ninguém ganha por ir depressa ou devagar.

ruling-palm-no-box = O que dá uma palmeira quando os { $palm_boxes } campos de palmeiras já estão cheios?
ruling-palm-no-box-answer = Nada. As { $palm_boxes } primeiras preenchem os campos.
ruling-palm-no-box-why = A carta de pontuação tem { $palm_boxes } campos de palmeiras. Nos livros de regras, as outras não dão pontos.

## Settling

rules-chapter-settle = Resolver o turno

rules-settle = Uma pessoa depois da outra
rules-settle-order = Primeiro resolve quem começa, depois o resto da mesa, no sentido horário. Cada pessoa faz tudo antes de a próxima começar.
rules-settle-steps = Primeiro vêm as taças pelas linhas de moedas que ficaram cheias neste turno. Depois cada mapa completo é posto de lado, virado para cima, e um novo é escolhido no lugar dele.

rules-cup = Taças
rules-cup-highest = Uma linha de moedas cheia ganha a taça de maior valor que ainda estiver na carta de rodada: primeiro { $highest_cup }, e assim até { $lowest_cup }. O número dela é anotado na taça ao lado da linha.
rules-cup-order = As taças são ganhas ao resolver o turno. Se duas pessoas enchem uma linha no mesmo turno, quem resolve primeiro ganha a taça de maior valor.

ruling-two-rows = E se eu encher duas linhas num turno?
ruling-two-rows-answer = Você ganha duas taças: a de maior valor, e depois a seguinte.
ruling-two-rows-why = Cada linha cheia tem uma taça própria.

ruling-cups-gone = E se as { $cup_count } taças já foram ganhas?
ruling-cups-gone-answer = Então a taça da linha fica vazia. As moedas dela contam mesmo assim.
ruling-cups-gone-why = A carta de rodada tem { $cup_count } taças, e os livros de regras não dão pontos além delas.

rules-display = As cartas à vista
rules-display-take = { $display_size } mapas ficam virados para cima: são as cartas à vista, o “livro aberto” do livro de regras. Por cada mapa que você completa, escolhe um novo: um destes ou, sem ver, o de cima do monte.
rules-display-fill = Quando você acaba, as cartas à vista voltam a ser { $display_size }.
rules-display-palms = As palmeiras das cartas à vista contam para qualquer pessoa que marque uma palmeira.

ruling-two-to-take = Como escolho dois mapas?
ruling-two-to-take-answer = Um depois do outro. Você vê o primeiro antes de escolher o segundo.
ruling-two-to-take-why = Nos livros de regras, o segundo mapa vem da mesma maneira que o primeiro. Por isso fazemos o mesmo duas vezes.

ruling-display-filled = Quando se repõem as cartas à vista?
ruling-display-filled-answer = Quando uma pessoa acaba de escolher, e antes de a próxima escolher. Se escolhe dois mapas, nada se repõe entre um e outro.
ruling-display-filled-why = Num livro de regras isso acontece no fim de cada passo. Nos outros, no fim da ação dessa pessoa.

ruling-display-laid = Quantos mapas são virados?
ruling-display-laid-answer = Tantos quantos faltarem, até serem { $display_size }.
ruling-display-laid-why = Lidos à letra, alguns livros de regras viram { $display_size } novos de cada vez. Nós completamos até { $display_size }.

rules-stack = O monte
rules-stack-down = Os mapas ainda por sair estão virados para baixo no monte. O verso mostra quantos são.
rules-stack-unseen = Você pode tirar o de cima em vez de escolher uma das cartas à vista. Só o vê quando já é seu.

ruling-stack-empty = E se o monte estiver vazio?
ruling-stack-empty-answer = A partida continua. As cartas à vista não se repõem mais, e são cada vez menos.
ruling-stack-empty-why = É o que dizem os livros de regras para este caso raro.

ruling-all-empty = E se também não houver cartas à vista?
ruling-all-empty-answer = Então você não escolhe nada, e continua com menos mapas.
ruling-all-empty-why = Os livros de regras não vão tão longe. Não há mais nada para escolher.

rules-start-player = Quem começa
rules-start-player-flag = A bandeira mostra quem começa, o “jogador inicial” do livro de regras: resolve primeiro.
rules-start-player-moves = Depois de cada turno ela passa ao lugar seguinte, no sentido horário.

ruling-start-moves = Quando muda, exatamente, quem começa?
ruling-start-moves-answer = Depois da terceira ação de cada turno, também no fim de uma rodada.
ruling-start-moves-why = Um livro de regras diz “após cada 3 ações”; os outros, “após a ação 3”. Dá no mesmo.

## Two cards

rules-chapter-cards = Carta de rodada e carta de pontuação

rules-round-card = A carta de rodada
rules-round-card-shows = A carta de rodada mostra as { $rounds } rodadas, as { $cup_count } taças e os { $pile } padrões. Toda a mesa a vê sempre.
rules-round-card-uses = { $unseen ->
    [0] Uma rodada usa todas as { $pile } expedições. Depois são misturadas outra vez.
   *[other] Uma rodada usa { $turns } das { $pile } expedições. O que sobra nunca se vê. Depois as { $pile } são misturadas outra vez.
}

ruling-round-over = Quando acaba uma rodada?
ruling-round-over-answer = { $unseen ->
    [0] Quando foram usadas todas as { $pile } expedições.
   *[other] Quando foram usadas { $turns } das { $pile } expedições.
}
ruling-round-over-why = Um livro de regras diz oito na lista do material. Mais adiante diz sete, como todos os outros.

rules-score-card = A carta de pontuação
rules-score-card-boxes = Cada pessoa tem uma carta de pontuação: { $coin_rows } linhas de { $coins_in_a_row } campos de moedas, uma taça ao lado de cada linha, e { $palm_boxes } campos de palmeiras.
rules-score-card-points = O número ao lado de um nome indica os pontos até agora, incluindo os de mapas completos e selos.

## The count

rules-chapter-count = A contagem

rules-end = O fim da partida
rules-end-treasures = Depois do último turno, cada pessoa soma os pontos dos seus mapas completos e dos selos que estão neles.
rules-end-card = Soma-se ainda 1 ponto por cada campo de moedas preenchido, mais os números das taças e os dos campos de palmeiras.
rules-end-most = Vence quem tiver mais pontos.
rules-end-example = Um exemplo, para ir contando: seis mapas completos, nove moedas, duas taças e três palmeiras.

ruling-last-turn = O que ainda acontece no último turno?
ruling-last-turn-answer = Ganham-se taças, e os mapas completos são postos de lado. Ninguém escolhe novos.
ruling-last-turn-why = Novos mapas já não mudariam nada.

ruling-unfinished = Quanto vale um mapa incompleto?
ruling-unfinished-answer = Nada. O selo dele não conta, nem ele conta para nenhum selo.
ruling-unfinished-why = Os livros de regras só contam os mapas completos.

ruling-example = Quanto somam as moedas e as taças do exemplo?
ruling-example-answer = 17: 9 pelas moedas e 8 pelas duas taças.
ruling-example-why = Um livro de regras diz 14. Os outros dizem 17, e só com 17 há 95 pontos ao todo.

rules-seal = Selos
rules-seal-points = O selo de um mapa completo dá pontos por cada mapa completo que você tiver da cor do selo.
rules-seal-worth = Por cada um deles, um selo roxo ou laranja dá 2 pontos; um verde ou cinzento, 1 ponto.

ruling-several-seals = E se eu tiver vários selos?
ruling-several-seals-answer = Contam todos, cada um em separado.
ruling-several-seals-why = Os livros de regras contam cada selo de um mapa completo.

ruling-seal-order = Importa qual mapa foi completado primeiro?
ruling-seal-order-answer = Não. Um selo conta todos os mapas da cor dele que você completar, antes ou depois.
ruling-seal-order-why = Os livros de regras contam os selos no fim da partida.

rules-tie = Empate
rules-tie-colours = Com os mesmos pontos, vence quem tiver mais mapas cinzentos completos. Se isso não decidir, contam os verdes, depois os laranja e, por fim, os roxos.

ruling-tie-after-all = E se o empate continuar?
ruling-tie-after-all-answer = Então a vitória é dividida.
ruling-tie-after-all-why = Os livros de regras acabam no roxo. Não resta nada que possa desempatar.

## Where the rulebooks differ

rules-chapter-differ = Onde os livros de regras diferem

rules-differ = Nove passagens, e o que vale aqui
rules-differ-intro = Este jogo tem livros de regras em muitas línguas. Comparamos cinco: em espanhol, português, francês, italiano e tcheco. Nestas nove passagens eles não concordam, ou deixam uma dúvida. Cada uma leva ao que vale aqui, e à razão.

## The figures

figure-next = Seguinte
figure-again = Outra vez
figure-mark-it = Marcar
figure-coin-more = Mais uma moeda
figure-display-other = Outras cartas
figure-count = Seguir a contagem
figure-hand = { $hand_size } mapas: você fica com { $kept }.
figure-actions = Uma expedição, uma ilha marcada, uma taça.
figure-patterns = { $count ->
    [one] { $pattern }, uma vez
   *[other] { $pattern }, { $count } vezes
}
figure-cross-1 = O padrão cobre uma cruz.
figure-cross-2 = Mais um campo: outra cruz!
figure-cross-3 = Mais um campo, em branco. É tudo.
figure-coin = { $coins ->
    [0] Nenhuma moeda: 0 pontos.
    [one] Uma moeda: 1 ponto.
   *[other] { $coins } moedas: { $coins } pontos.
}
figure-coin-row = A linha { $row } está cheia, e ganha a taça de maior valor que resta: { $cup }.
figure-cups = As taças { $won } já foram ganhas. A próxima é a { $next }.
figure-palm = { $palms ->
    [0] Nenhuma palmeira nas cartas à vista: uma palmeira dá 1.
    [one] Uma palmeira nas cartas à vista: uma palmeira dá 1 + 1 = 2.
   *[other] { $palms } palmeiras nas cartas à vista: uma palmeira dá 1 + { $palms } = { $points }.
}
figure-seal = { $colour ->
    [purple] Selo roxo: { $each } × { $count } = { $points }
    [orange] Selo laranja: { $each } × { $count } = { $points }
    [green] Selo verde: { $each } × { $count } = { $points }
   *[grey] Selo cinzento: { $each } × { $count } = { $points }
}
figure-seal-none = Ainda não há nenhum selo num mapa completo.
figure-seal-help = Toque num mapa para completar; toque de novo para desfazer.
figure-tie = { $colour ->
    [purple] depois roxo
    [orange] depois laranja
    [green] depois verde
   *[grey] primeiro cinzento
}
figure-example-treasures = Seis mapas
figure-example-grey = Selo cinzento, dois mapas cinzentos
figure-example-orange = Selo laranja, dois mapas laranja
figure-example-coins = Nove moedas e duas taças
figure-example-palms = Três palmeiras
