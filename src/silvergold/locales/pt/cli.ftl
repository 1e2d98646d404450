### What the command line says. Names of commands and options, and what is printed for programs,
### are the same in every language.

## The frame of every help text

cli-usage = Uso:
cli-arguments = Argumentos
cli-options = Opções
cli-commands = Comandos
cli-options-here = [OPÇÕES]
cli-command-here = COMANDO [ARGUMENTOS]...
cli-by-default = padrão: { $value }
cli-variable = variável: { $name }
cli-required = obrigatório
cli-help = Mostrar esta ajuda.
cli-version = Mostrar a versão.
cli-language = O idioma, antes ou depois do comando: { $languages }.
cli-language-default = o do seu sistema
cli-exit-codes = Códigos de saída: 0 tudo bem, 1 alguma partida guardada não está certa, 2 o comando não pode ser cumprido, 130 interrupção.

## What stands for a value

cli-a-number = NÚMERO
cli-a-text = TEXTO
cli-a-file = ARQUIVO
cli-a-folder = PASTA
cli-a-url = URL
cli-an-action = AÇÃO
cli-a-person = PESSOA
cli-a-level = NÍVEL
cli-a-language = IDIOMA
cli-a-bot = BOT
cli-a-ply = K
cli-a-seat = S
cli-an-address = ENDEREÇO
cli-addresses = ENDEREÇO,…
cli-names = NOME,NOME…

## Commands

cli-about = Silver & Gold: jogar, simular e conferir partidas guardadas.
cli-about-play = Jogar no navegador; ou no terminal, contra bots ou entre várias pessoas.
cli-about-serve = Servir o jogo a navegadores.
cli-about-build-site = Grava o jogo como uma pasta de arquivos para qualquer hospedagem web. Ele roda no navegador, sem servidor.
cli-about-doctor = Dizer o que está errado nesta instalação e o que resolve. Código de saída 1 se algo estiver errado.
cli-about-backup =
    Escrever todas as partidas, tal como estão neste momento, num arquivo; enquanto isso, os servidores podem continuar.

    Serve para os dois tipos de armazenamento. Contém o que é secreto, por isso só você pode lê-lo. Código de saída 1 se alguma partida estiver danificada: é indicada e fica de fora.
cli-about-restore = Pôr todas as partidas de uma cópia de segurança num armazenamento vazio: todas, ou nenhuma.
cli-about-verify =
    Reproduzir partidas; conferir cada jogada, os pontos e quem venceu, e a distribuição justa onde existe.

    De uma cópia de segurança, ou do armazenamento, conferir também se cada partida está tal como foi escrita. Mostra quantas estão certas, ou a primeira falha de cada uma que não está. Código de saída 1 se alguma não estiver.
cli-about-review = Analisar uma partida terminada: o que cada decisão perdeu e o que foi sorte.
cli-about-simulate = Fazer bots jogarem entre si, e dizer como se saíram.
cli-about-arena =
    Comparar bots: cada distribuição é jogada em todas as ordens de lugares, e cada número tem o seu intervalo de 95%.

    Ctrl+C mostra o que se souber até então.
cli-about-legal = Mostrar as jogadas válidas num ponto de uma partida guardada, uma por linha, ordenadas.
cli-about-show = Desenhar a mesa num ponto de uma partida guardada.

## Options of several commands

cli-data = Onde as partidas são guardadas.
cli-data-default = a sua pasta de dados
cli-database = O banco de dados PostgreSQL em que as partidas são guardadas, em vez de um arquivo.
cli-json = Mostrar um objeto JSON, em inglês.
cli-players = Lugares em cada mesa.
cli-seed = A mesma semente dá as mesmas partidas.
cli-records = Escrever ali as partidas, como JSON Lines; - as mostra.

## Options of play

cli-terminal = Jogar neste terminal, não no navegador.
cli-people = Quem joga neste terminal.
cli-opponents = Bots na mesa do terminal, do mais fraco ao mais forte: { $levels }; ou um programa seu como cmd:COMANDO.
cli-opponents-default = { $opponent }, se não houver mais ninguém
cli-deal-seed = A mesma semente dá as mesmas cartas no terminal.
cli-deal-seed-default = ao acaso
cli-record-added = Acrescentar ali a partida jogada no terminal.

## Options of serve

cli-host = O endereço em que se escuta.
cli-port = A porta; 0 é qualquer uma.
cli-lobby = Deixar que as mesas abertas sejam encontradas.
cli-leaderboards = Mostrar classificações de quem quiser estar nelas.
cli-server-only = Jogar todas as partidas no servidor, também as solo.
cli-trust-proxy = Proxies reversos em que se confia quanto a endereços e TLS; também redes.
cli-allow-host = Nomes de host que o servidor aceita, além de endereços IP e do nome desta máquina; * para todos.
cli-metrics-port = Uma porta para métricas e estado.
cli-no-port = nenhuma
cli-metrics-host = O endereço dessa porta.
cli-log-level = O que merece uma linha no log: { $log_levels }.
cli-log-format = Como o log é escrito.

## Options of the other commands

cli-site-folder = A pasta a criar, por exemplo site; ou um arquivo ZIP, por exemplo site.zip.
cli-backup-file = O arquivo a criar, por exemplo games.jsonl.gz.
cli-restored-file = Uma cópia de segurança.
cli-verified-files = Arquivos de partidas guardadas, JSON ou JSON Lines, - para a entrada padrão; ou cópias de segurança.
cli-verify-store = Conferir as partidas do armazenamento.
cli-games = Partidas a jogar.
cli-simulated-bots = Quem joga, repetido até encher os lugares: { $bots }, ou um programa seu como cmd:COMANDO.
cli-compared-games = Mínimo de partidas para cada formação; arredonda-se para cima, a distribuições com todas as ordens de lugares.
cli-jobs = Partidas jogadas ao mesmo tempo.
cli-jobs-default = uma por núcleo
cli-cluster = Jogar em todas as máquinas de um cluster Ray: o endereço da cabeça, auto para o desta máquina, ou local.
cli-record-file = Um arquivo de partidas guardadas, JSON ou JSON Lines; - lê a entrada padrão.
cli-ply = Ver a partida depois das primeiras K jogadas.
cli-ply-default = todas
cli-game = Que partida do arquivo.
cli-review-html = Escrever a análise neste arquivo, como página autônoma.
cli-legal-seat = Só este lugar, sem o número.
cli-json-list = Mostrar uma lista JSON.

## What is wrong with what was typed. Each is one sentence without its full stop.

cli-see-help = mais detalhes com { $command }
cli-no-language = não há nenhum idioma { $name }; há: { $languages }
cli-no-text = { $word } não é texto UTF-8
cli-no-such-command = não há nenhum comando { $name }
cli-no-such-command-but = não há nenhum comando { $name }, mas há { $near }
cli-no-such-option = não há nenhuma opção { $option }
cli-no-such-option-but = não há nenhuma opção { $option }, mas há { $near }
cli-too-many-words = isto sobra: { $words }
cli-argument-missing = falta { $name }
cli-value-missing = { $option } precisa de um valor
cli-value-too-many = { $option } não aceita nenhum valor
cli-value-flag = { $option } aceita 1 ou 0
cli-value-choice = { $option } aceita um destes: { $choices }
cli-value-least = { $option } aceita um número inteiro, { $least } ou mais
cli-value-range = { $option } aceita um número inteiro de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
cli-no-address = { $option }: { $address } não é um endereço nem uma rede
cli-two-stores = --data e --database indicam dois lugares para as partidas; escolha um
cli-same-port = --port e --metrics-port são ambos { $port }; quem joga precisa de uma porta e você de outra
cli-only-in-terminal = { $option } vai com --terminal; no navegador, escolha lá
cli-nobody-plays = --people não indica ninguém: alguém tem de jogar
cli-wrong-number = { $players ->
    [0] sem ninguém não se pode jogar: jogam de { $least } a { $most }
    [one] com 1 participante não se pode jogar: jogam de { $least } a { $most }
   *[other] com { $players } participantes não se pode jogar: jogam de { $least } a { $most }
}
# $reason: unknown; a Python package is missing; the name has no program, or quotes that do not match.
cli-no-such-bot = { $reason ->
    [package] não há nenhum bot { $name }; precisa de { $package } (pip install "silvergold[fast]"), que não está instalado aqui; sem isso há: { $bots }
    [program] não há nenhum bot { $name }; não indica nenhum programa
    [quotes] não há nenhum bot { $name }; há nele aspas ou barras invertidas sem par
   *[unknown] não há nenhum bot { $name }; há: { $bots }, cmd:…, py:…
}
cli-no-bots = --bots não indica nenhum bot; há: { $bots }
cli-too-many-bots = { $bots ->
    [one] 1 bot é demais para { $seats } lugares: veja --players
   *[other] { $bots } bots são demais para { $seats } lugares: veja --players
}
cli-name-two = indique dois bots ou mais, separados por espaços; há: { $bots }
cli-named-twice = { $name } aparece duas vezes; contra si mesmo nenhum bot é melhor nem pior
cli-nothing-to-verify = não há nada para conferir: indique um arquivo, ou --store
cli-two-forms = --json e --html não podem ser usados juntos; escolha um
cli-no-such-game = { $games ->
    [0] { $file } não tem nenhuma partida { $number }; não tem nenhuma
    [one] { $file } não tem nenhuma partida { $number }; tem 1
   *[other] { $file } não tem nenhuma partida { $number }; tem { $games }
}
cli-no-such-seat = não há nenhum lugar { $seat }: os lugares vão de 0 a { $last }
cli-no-such-ply = { $moves ->
    [0] não há jogada { $ply }: a partida não tem jogadas
    [one] não há jogada { $ply }: a partida tem 1 jogada
   *[other] não há jogada { $ply }: a partida tem { $moves } jogadas
}

## What cannot be done. Each is one sentence without its full stop.

# What the system says when something fails; $text is that in English.
cli-system = { $code ->
    [EACCES] permissão negada
    [EADDRINUSE] o endereço já está em uso
    [EADDRNOTAVAIL] esta máquina não tem esse endereço
    [EISDIR] é uma pasta
    [ENOENT] não existe esse arquivo ou essa pasta
    [ENOSPC] não há mais espaço no dispositivo
    [ENOTDIR] não é uma pasta
    [EPERM] operação não permitida
    [EROFS] o sistema de arquivos é só de leitura
   *[other] { $text }
}
cli-cannot-print = não se pode escrever: { $why }
cli-cannot-read = não se pode ler { $file }: { $why }
cli-cannot-write = não se pode escrever { $file }: { $why }
cli-cannot-listen = não se pode escutar em { $host }, porta { $port }: { $why }
cli-cannot-compile = os bots não podem ser compilados: { $reason }
cli-no-pages = as páginas do jogo não estão construídas; veja CONTRIBUTING.md
cli-ask-the-doctor = { $reason }; mais detalhes com { $command }
cli-file-is-there = já há um arquivo { $file }; fica como está
cli-arena-crashed = a arena não pode continuar: { $crash }
cli-cluster-needs = um cluster precisa do Ray; instale com: pip install "silvergold[cluster]"
cli-no-cluster = não é possível alcançar o cluster { $cluster }: { $why }
cli-interrupted-now = interrupção
cli-interrupted-early = interrupção antes da primeira partida
cli-interrupted = { $all ->
    [one] interrupção depois de { $games } de 1 partida
   *[other] interrupção depois de { $games } de { $all } partidas
}
# What was wrong, and what that means for the backup.
cli-so-then = { $reason }; { $then }
cli-site-other-files = { $place } contém outros arquivos: indique uma pasta vazia ou uma com uma versão anterior.
cli-site-written = O jogo está em { $place } ({ $megabytes } MB). Coloque esta pasta em qualquer hospedagem web.
cli-no-backup-made = nenhuma cópia de segurança foi feita
cli-nothing-restored = nada foi restaurado
cli-left-the-table = você deixou a mesa; --seed { $seed } dá outra vez as mesmas cartas

## What goes on, and what was done

cli-compiling = Os bots são compilados, uma só vez: demora um a dois minutos.
cli-started =
    Silver & Gold está em { $address }
    Pressione Ctrl+C para parar.
cli-stopped = Parado. Todas as partidas ficam guardadas.
cli-games-in = { $games ->
    [0] nenhuma partida em { $place }
    [one] 1 partida em { $place }
   *[other] { $games } partidas em { $place }
}
cli-games-left-out = { $games ->
    [one] 1 partida está danificada e fica de fora
   *[other] { $games } partidas estão danificadas e ficam de fora
}
cli-more-seats-lost = { $count ->
    [one] perdeu-se mais 1 lugar
   *[other] perderam-se mais { $count } lugares
}
cli-fault-in-game = partida { $game }: { $fault }
cli-tally-games = { $games ->
    [0] 0 partidas
    [one] 1 partida
   *[other] { $games } partidas
}
# $lost are the games in which the bot, a program, lost its seat to the bot $heir.
cli-tally-bot = { $lost ->
    [0] { NUMBER($points, minimumFractionDigits: 1) } pontos em média, vitórias: { $won }
   *[other] { NUMBER($points, minimumFractionDigits: 1) } pontos em média, vitórias: { $won }, jogadas por { $heir }: { $lost }
}

## Valid and invalid records and games

cli-bad-line = { $file }, linha { $line }: { $reason }
cli-flaw = { $flaw } ({ $detail })
cli-no-record = não contém nenhuma partida
cli-unfinished = a partida está no turno { $turn } de { $all_turns }; só se analisam partidas terminadas
cli-at-place = { $place }: { $told }
cli-records-hold = { $hold ->
    [0] 0 partidas guardadas estão certas
    [one] 1 partida guardada está certa
   *[other] { $hold } partidas guardadas estão certas
}{ $going ->
    [0] { "" }
   *[other] { " " }(em curso: { $going })
}
cli-records-do-not-hold = { $faults ->
    [one] 1 de { $all } partidas guardadas não está certa
   *[other] { $faults } de { $all } partidas guardadas não estão certas
}
cli-games-hold = { $hold ->
    [0] 0 partidas estão certas
    [one] 1 partida está certa
   *[other] { $hold } partidas estão certas
}{ $going ->
    [0] { "" }
   *[other] { " " }(em curso: { $going })
}
cli-games-do-not-hold = { $faults ->
    [one] 1 de { $all } partidas não está certa
   *[other] { $faults } de { $all } partidas não estão certas
}
# $said and $stage are waiting, playing or over, as they are stored.
cli-wrong-stage = a partida { $game } consta como { $said }, mas é { $stage }

## The report of the arena

report-deals = { $deals ->
    [0] 0 distribuições
    [one] 1 distribuição
   *[other] { $deals } distribuições
} com { $seats } lugares, cada uma em { $games ->
    [0] 0 partidas
    [one] 1 partida
   *[other] { $games } partidas
}
report-no-deal = Ainda nenhuma distribuição foi jogada em todas as ordens de lugares: não há nada para comparar.
report-score = pontos
report-wins = vitórias
report-margin = margem
report-ms = ms
report-rating = rating
report-intervals = Com intervalos de 95%; ms é o tempo por decisão.
report-even-share = Bots de força igual venceriam, cada um, { $share }% das partidas.
report-points-from = pontos por
report-share = { $share }%
# $share and $points come with their intervals: 67% (31-90), 4.2 ± 1.3
report-verdict-beats = { $first } vence { $second }: { $share }, por { $points } pontos
report-verdict-outscores = { $first } faz mais pontos que { $second }: { $share }, por { $points } pontos
report-verdict-even = { $first } e { $second } talvez tenham força igual: { $share }, por { $points } pontos
report-verdict-unknown = { $first } e { $second } se enfrentaram em muito poucas distribuições: { $share }, por { $points } pontos
report-no-verdict = { $first } e { $second }: sem veredito, { $lost } perdeu lugares
# The bot $heir plays for a program that has lost its seat.
report-lost-seats = { $games ->
    [one] { $name } perdeu o lugar em 1 partida: { $extent ->
        [all] os números dele são os de { $heir }.
       *[part] os números dele são em parte os de { $heir }.
    }
   *[other] { $name } perdeu o lugar em { $games } partidas: { $extent ->
        [all] os números dele são os de { $heir }.
       *[part] os números dele são em parte os de { $heir }.
    }
}
report-full-name = { $short } é { $name }
number-whole = { $number }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What the doctor says

doctor-well = bem    { $what }: { $says }
doctor-unwell = ERRO   { $what }: { $says }
doctor-python = Python
doctor-pages = as páginas do jogo
doctor-data = a pasta de dados
doctor-games = as partidas
doctor-bots = os bots
doctor-database = o banco de dados
doctor-disk = o disco dele
doctor-clock = o relógio dele
doctor-python-old = { $version } é antigo demais; é preciso { $needed } ou mais novo
doctor-pages-missing = não estão construídas; instale outra vez o pacote, veja CONTRIBUTING.md
doctor-pages-built = { $files ->
    [0] construídas, nenhum arquivo
    [one] construídas, 1 arquivo
   *[other] construídas, { $files } arquivos
}
doctor-folder = não se pode escrever em { $folder }: { $why }; escolha outra com --data
doctor-folder-to-come = { $folder }, que é criada quando se guarda a primeira partida
doctor-folder-cannot-be = { $folder } não existe e não pode ser criada; escolha outra com --data
doctor-bots-fail = um substituto joga pelos que não podem ser compilados: { $reason }
doctor-bots-fail-kept = um substituto joga pelos que não podem ser compilados: { $reason }; para os compilar de novo, apague { $folder }
doctor-bots-not-kept = têm de ser compilados a cada início; permita escrever na pasta de cache
doctor-bots-compiled = compilados, em { $folder }
doctor-no-games = nenhuma ainda
doctor-games-well = { $games ->
    [0] nenhuma ainda
    [one] 1, tal como foi escrita
   *[other] { $games }, todas tal como foram escritas
}
doctor-games-damaged = { $damaged ->
    [one] 1 de { $games } está danificada: { $named }; mais detalhes com { $command }
   *[other] { $damaged } de { $games } estão danificadas: { $named }; mais detalhes com { $command }
}
doctor-database-at = PostgreSQL { $version } em { $place }
doctor-disk-unsafe = o que foi confirmado pode perder-se numa falha de energia; ative fsync e full_page_writes
doctor-disk-safe = só se confirma o que já está escrito nele
doctor-clock-off = { $way ->
    [ahead] adiantado { $seconds } s; servidores com partidas em comum precisam de relógios que coincidam: que todas as máquinas recebam a hora de uma só fonte
   *[behind] atrasado { $seconds } s; servidores com partidas em comum precisam de relógios que coincidam: que todas as máquinas recebam a hora de uma só fonte
}
doctor-clock-right = coincide com o desta máquina

## What is wrong with a store. Each is one sentence without its full stop; $reason is said by the
## system or the database, in English.

store-no-games = não há partidas em { $place }
store-cannot-keep = não se podem guardar partidas em { $place }: { $reason }
store-fails = { $place }: { $reason }
store-silent = { $place }: não responde
store-not-empty = já há partidas em { $place }; uma cópia de segurança vai para um armazenamento vazio
store-no-address = { $place } não é um endereço que se possa usar; deve ser como postgresql://user:password@host/name, com %40 em vez de @ na senha
store-no-certificate = { $place }: não se pode conferir o certificado, porque não há nenhum arquivo { $file } com o da autoridade; sslrootcert=FILE no endereço indica outro
store-too-old = PostgreSQL { $version } é antigo demais; é preciso { $oldest } ou mais novo
store-no-utf8 = o banco de dados guarda o texto como { $encoding }; crie um com ENCODING 'UTF8'
store-outdated = { $version ->
    [0] { $place } ainda não tem tabelas; o servidor as cria ao iniciar
   *[other] { $place } tem tabelas da versão { $version }; o servidor as atualiza ao iniciar
}
store-newer = { $place } foi escrito por uma versão mais nova deste programa (as tabelas são da versão { $version }; este programa conhece até a { $newest })
store-ancient = { $place } foi escrito por uma versão antiga demais deste programa (as tabelas são da versão { $version }; este programa precisa da { $oldest } ou mais nova)
# $table is events, holders, pencils or secrets, as in the database.
store-strays = há { $table } de uma partida que não existe
store-game-gone = a partida { $game } está na lista, mas não existe
store-game-unreadable = a partida { $game } não pode ser lida ({ $reason })
store-dates-unreadable = as datas da partida { $game } não podem ser lidas
store-heading-changed = o cabeçalho da partida { $game } não é o que foi escrito
store-events-missing = a partida { $game } tem { $events } dos seus { $all } eventos
store-events-changed = os eventos da partida { $game } não são o que foi escrito
store-event-changed = o evento { $event } da partida { $game } não é o que foi escrito
store-event-unreadable = um evento da partida { $game } não pode ser lido: { $reason }
store-secrets-gone = os segredos da partida { $game } desapareceram
store-secrets-changed = os segredos da partida { $game } não são o que foi escrito
store-holders-changed = a lista de quem ocupa os lugares da partida { $game } não é a que foi escrita
store-no-beginning = a partida { $game } não começa com a criação dela
store-other-seed = a semente da partida { $game } não é aquela com que começou
store-cannot-open = a partida { $game } não pode ser aberta: { $reason }
store-nobody-holds = um lugar da partida { $game } está ocupado, mas não consta por quem

## What is wrong with a backup

backup-none = não é uma cópia de segurança
backup-other-format = não é uma cópia de segurança no formato { $format }
backup-damaged = está cortada ou danificada ({ $reason })
backup-no-end = falta o fim dela, ou não é o que foi escrito
backup-unknown-table = tem linhas de uma tabela que esta versão não conhece: { $table }
backup-cannot-write = a cópia de segurança não pode ser escrita: { $reason }

## Training a network

cli-about-train =
    
    Treinar uma rede fazendo-a jogar contra si mesma; precisa do PyTorch.

    Depois de cada teste, os pesos são guardados no arquivo, com uma nota e uma imagem da curva ao lado. Ctrl+C termina; --on continua daí.
cli-train-file = O arquivo para os pesos; o nome termina em .npz.
cli-train-size = O tamanho da rede: { $sizes }.
cli-train-minutes = Minutos de treino.
cli-train-on = Continuar com os pesos deste arquivo.
cli-train-overwrite = Substituir o arquivo se já existir.
cli-train-needs = o treino precisa de { $package }; instala-se com: pip install "silvergold[train]"
cli-train-suffix = o nome de { $file } deve terminar em .npz
cli-train-interrupted = interrompido após { $rounds } séries; { $file } tem os pesos do último teste
cli-train-round = { NUMBER($minutes, maximumFractionDigits: 1) } min, { $games } partidas: { NUMBER($points, maximumFractionDigits: 1) } pontos
cli-train-done = Os pesos estão em { $file }.

cli-about-names = Listar os nomes que as pessoas mostram neste servidor, ou ocultar um.
cli-names-action = O que fazer: list, hide ou show.
cli-names-person = As primeiras letras do número de uma pessoa, como na lista.
cli-names-none = Ninguém mostra um nome aqui.
cli-names-hidden = { $name } está oculto.
cli-names-shown = { $name } aparece de novo.
cli-names-unknown = { $count ->
    [0] Ninguém tem um número que comece por “{ $person }”.
   *[other] { $count } pessoas têm um número que começa por “{ $person }”: escreva mais.
}
