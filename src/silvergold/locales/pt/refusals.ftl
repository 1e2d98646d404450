### Why something is refused, in a whole sentence each.
###
### Programs are told the same in other words: core/illegal.py, records/flaws.py, server/table/refusals.py.

## Against the rules

refusal-no-seat = Os lugares desta mesa vão de 0 a { $last }.
refusal-over = A partida terminou.
refusal-kept = Você já ficou com { $kept } mapas, e o resto da mesa ainda está escolhendo.
refusal-marked = Você já marcou, e o resto da mesa ainda está marcando.
refusal-others-first = Há quem escolha mapas antes de você.
refusal-others-take = Agora não é a sua vez de escolher um mapa.
refusal-keep-two = É preciso ficar com { $kept } mapas.
refusal-not-dealt = Você recebeu { $hand }, não { $treasures }.
refusal-dealt-order = São indicados na ordem em que foram dados: { $treasures }.
refusal-mark = É preciso marcar o padrão ({ $pattern }) ou um campo.
refusal-no-pattern = Isso não é o padrão ({ $pattern }) nem um só campo.
refusal-no-treasure = Ali não há nenhum mapa.
refusal-sea = { $count ->
    [one] { $squares } é mar.
   *[other] { $squares } são mar.
}
refusal-not-free = { $count ->
    [one] { $squares } já está marcado.
   *[other] { $squares } já estão marcados.
}
refusal-bonus = Depois de uma cruz é preciso marcar mais um campo.
refusal-bonus-one = Uma cruz dá exatamente um campo.
refusal-no-cross = Nenhuma cruz deu mais um campo.
refusal-free-square = Há um campo livre, e é preciso marcar um.
refusal-none-free = Não há nenhum campo livre, por isso é preciso passar este turno.
refusal-take = É preciso escolher um mapa.
refusal-not-displayed = O mapa { $treasure } não está nas cartas à vista.
refusal-stack-empty = O monte está vazio.

## Coming to a table

refusal-no-game = Aqui não existe essa partida.
refusal-broken-key = Este link não está inteiro: copie-o todo, sem faltar nenhuma letra.
refusal-no-key = Isso não é uma chave.
refusal-no-lobby = Este servidor não tem mesas abertas.
refusal-needs-server = Para jogar com outros por um link é preciso um servidor.
refusal-seat-taken = Esse lugar está ocupado.
refusal-all-taken = Todos os lugares estão ocupados.
refusal-seat-lost = Você não tem mais lugar aqui.
refusal-not-your-seat = Esse lugar não é seu.
refusal-no-such-seat = Não há nenhum lugar { $seat } nesta mesa.

## Making a table

refusal-players = { $count ->
    [0] Sem ninguém não se joga: jogam de { $fewest_players } a { $most_players }.
    [one] Com 1 participante não se pode jogar: jogam de { $fewest_players } a { $most_players }.
   *[other] Com { $count } participantes não se pode jogar: jogam de { $fewest_players } a { $most_players }.
}
refusal-nobody-here = Pelo menos um lugar tem de ser de alguém que esteja aqui.
refusal-bot-waits = O lugar de um bot não espera por ninguém.
refusal-no-bot = Esse bot não existe.
refusal-no-rematch = A revanche é para quem jogou, quando a partida tiver terminado.
refusal-position-unfinished = Só uma partida jogada até o fim pode ser continuada a partir de uma posição.
refusal-position-over = Nesta posição a partida já terminou.
refusal-position-seats = Essa partida tinha { $players } jogadores. Cada lugar é para alguém daqui ou para um bot.
refusal-no-rematch-of-tutorial = O tutorial não tem revanche: comece de novo.

## The deal of the day, and challenges

refusal-no-day = Não há partida do dia para essa data.
refusal-day-to-come = Esse dia ainda não começou. As cartas só são reveladas à meia-noite (UTC).
refusal-day-unfinished = Termine primeiro a sua própria partida desse dia.
refusal-day-open = Outras pessoas ainda estão a jogar estas cartas. Pode ver esta partida quando o dia terminar.
refusal-one-attempt = Já jogou estas cartas. Cada pessoa só tem uma tentativa.
refusal-play-yourself = Ninguém pode jogar estas cartas por si. Volte quando quiser.
refusal-challenge-unfinished = Termine primeiro a sua própria partida deste desafio.
refusal-no-hint-in-contest = Todos jogam estas cartas sem sugestões.

## Before the game

refusal-begun = A partida já começou.
refusal-not-begun = A partida não começou.
refusal-seat-vacant = Falta alguém: há um lugar livre.
refusal-not-called = A partida ainda não foi iniciada.
refusal-other-bytes = Você se comprometeu com outros bytes.
refusal-wrong-bytes = Estes não são os bytes com que você se comprometeu.

## In the game

refusal-no-move = Isso não é uma jogada.
refusal-made-already = Esta jogada já foi feita, e vale.
refusal-revealed = Os outros já mostraram as suas jogadas: é tarde demais para desfazer a sua.
refusal-too-early = Essa jogada vem depois.
refusal-incomplete = A jogada ainda não está completa.
refusal-more-than-one = Isso é mais do que uma jogada.
refusal-stand-in = Um bot joga por você: primeiro volte a jogar.
refusal-is-here = { $name } está aqui.
refusal-may-come-back = { $count ->
    [one] { $name } ainda tem um segundo para voltar.
   *[other] { $name } ainda tem { $count } segundos para voltar.
}
refusal-not-over = A partida não terminou, por isso ainda não se pode guardar.
refusal-unfinished = Só se podem analisar partidas jogadas até o fim.
refusal-no-hint = Só há sugestões em partidas contra bots, quando é a sua vez.
refusal-no-position = Nessa jogada não há nada para praticar.
refusal-no-judge = A análise ainda está sendo preparada. Tente de novo daqui a um ou dois minutos.
refusal-review-failed = A análise falhou. Tente de novo.

## Talk

refusal-says-nothing = A mensagem está vazia.
refusal-said-before = Outra mensagem com esse número já foi enviada.
refusal-left-out = Falta uma mensagem anterior.
refusal-enough-talk = Você chegou ao limite de mensagens desta partida.
refusal-talks-fast = Você está enviando mensagens rápido demais.

## Requests and storage

refusal-unreadable = Não foi possível entender essa mensagem.
refusal-too-long = Isso ocupa mais de { $size } KiB.
refusal-other-site = Este pedido veio de outro site.
refusal-cut-off = A conexão caiu antes de tudo chegar.
refusal-nothing-here = Neste endereço não há nada.
refusal-other-way = Este endereço não aceita esse tipo de pedido.
refusal-too-much = Pedidos demais. Tente de novo daqui a um momento.
refusal-not-stored = Neste momento não se podem guardar nem ler partidas.
refusal-damaged = Os dados guardados desta partida foram alterados.
refusal-no-export = Este arquivo não é uma exportação completa de partidas.

## What is wrong with a record

refusal-no-record = Não é uma partida guardada.
refusal-other-record = É uma partida de um jogo que aqui não se conhece.
refusal-record-parts = Falta nela alguma coisa, ou alguma coisa não é como devia.
refusal-record-names = Ela não tem tantos nomes quantos participantes.
refusal-record-cards = As cartas dela não são as do jogo.
refusal-record-move = A jogada { $move } não é possível.
refusal-record-result = O resultado dela não é aquele a que levam as jogadas.

refusal-link-used = Este link já foi usado ou é antigo demais. Crie outro no seu outro dispositivo.
refusal-no-boards = Este servidor não mostra classificações.
refusal-no-name = Escreva primeiro um nome.
refusal-needs-name = Um torneio precisa de um nome.
refusal-tournament-begun = Este torneio já começou.
refusal-tournament-full = Um torneio tem no máximo { $count } jogadores.
refusal-tournament-alone = Para começar um torneio são necessários pelo menos dois jogadores.
refusal-not-your-tournament = Só quem criou este torneio pode fazer isso.
