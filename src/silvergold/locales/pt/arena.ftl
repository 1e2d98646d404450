# The command arena: its entries, and --until-clear.

## Options

arena-bots = Quem joga, dois ou mais: { $bots }, um programa seu como cmd:COMANDO ou uma classe Python como py:MÓDULO:CLASSE. NOME=BOT lhe dá um nome.
arena-games-default = 200, ou 20.000 com --until-clear
arena-low-high = BAIXO,ALTO
arena-until-clear = Parar assim que estiver claro qual hipótese sobre o primeiro de dois bots se ajusta melhor: a vantagem em pontos (0,2) ou a parte das partidas em que fica à frente (50%,55%). --games é então o máximo.
arena-error-rate = Com --until-clear: a probabilidade da resposta errada, em %, se uma das hipóteses for verdadeira.

## What is wrong with what was typed. Each is one sentence without its full stop.

# $details are English, and end with where in the bot's code it happened.
arena-unusable-class = não é possível usar o bot { $name }: { $details }
arena-name-twice = o nome { $name } aparece duas vezes; dê a cada um um nome próprio, como meu=BOT
arena-name-taken = o nome { $name } é de outro bot; escolha um diferente
arena-no-name = { $name } não é um nome para um bot: use de 1 a { $most } caracteres imprimíveis
arena-until-clear-form = --until-clear precisa de dois números, baixo e alto, como 0,2 (pontos) ou 50%,55% (partidas à frente), não { $text }
arena-until-clear-order = --until-clear { $text }: o primeiro número deve ser menor que o segundo, e as porcentagens entre 0 e 100
arena-until-clear-two = --until-clear compara exatamente dois bots

## What came of --until-clear

# The first bot against the second; $points is the number of points by which it leads.
arena-hypothesis-points = uma vantagem de { $points } pontos
# The first bot is ahead in so many games.
arena-hypothesis-share = ficar à frente em { $share }% das partidas
# $better and $worse are hypotheses.
arena-clear = Claro após { $games } partidas: para { $first } contra { $second }, { $better } se ajusta melhor que { $worse } (taxa de erro { $error }%).
# $high and $low are hypotheses.
arena-not-clear = Não está claro após { $games } partidas: para { $first } contra { $second }, o logaritmo da razão de verossimilhança entre { $high } e { $low } é { $ratio }; estaria claro em ±{ $bound }.
arena-stopped-early = Parou assim que ficou claro; por isso os intervalos são um pouco estreitos demais.
