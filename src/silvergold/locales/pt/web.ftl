### What only the browser says.

## Home

home-tagline = Uma carta náutica, um lápis e ilhas cheias de tesouros.
play-now = Jogar agora
play-now-against = contra { $name }
choose-opponents = Escolher adversários
rules = Regras
settings = Ajustes
load-record = Carregar partida
training-title = Encontre a melhor jogada
logbook-title = Diário de bordo
logbook-card-help = As suas partidas, recordes e conquistas
games-in-progress = Partidas em curso
games-further = Mais partidas em curso
games-finished = Partidas terminadas
resume = Continuar
finished-winner = Vitória: { $names }
game-won = Você venceu
game-lost = Você perdeu
game-tied = Empate
see-result = Resultado

replay = Rever
review = Análise
against = Contra { $names }
back-home = Início
go-back = Voltar
tutorial = Tutorial
tutorial-new = Primeira vez? Aprenda jogando
tutorial-new-help = Uma partida de verdade, passo a passo: cinco minutos.
tutorial-go-on = Continuar o tutorial
tutorial-go-on-help = Está à sua espera onde você parou.

## New game

new-game = Nova partida
new-game-title = Quem navega com você?
seat-number = Lugar { $seat }
seat-you = Você
seat-bot = Bot
seat-person = Aqui mesmo
seat-kind = Quem ocupa o lugar { $seat }
name-label = Nome do lugar { $seat }
your-name = O seu nome
# A name like any other, for it stands where names stand: not a word for "you".
name-default = Pirata { $seat }
level-label = Nível do lugar { $seat }
level-strength = { $level }, força { $strength } de { $of }
memory-aid = Ajuda de memória
memory-aid-help = A carta de rodada mostra quais padrões ainda faltam. Todos podem vê-la.
begin-game = Dar as cartas

## The table

table-title = { $where } – Silver & Gold
loading = À procura do mapa…
cut-off = A conexão com a mesa caiu. Nova tentativa…
went-wrong = Algo falhou.
sound-on = Com som
sound-off = Sem som
leave-table = Deixar a mesa; a partida fica guardada
player-points = { $name }: { $points }
# A player, and what a click does: "Ana: 12, start player. View Ana’s cards"
chip-label = { $player }. { $look }
ready = já jogou
waiting-for = À espera de { $names }…
your-treasures = Os seus mapas
your-cards = Expedição e carta de pontuação
treasure-grid = Mapa { $slot }: { $treasure }
treasure-of = { $name }, mapa { $slot }: { $treasure }
empty-slot = Aqui não há mais mapa
expedition-label = Expedição: { $pattern }
square-pencilled = a lápis
square-open = pode ser marcado
to-mark-pattern = Marque { $pattern }
to-mark-or-one = ou um só campo
to-mark-first = Desenhe o padrão ou escolha onde colocá-lo; ou marque um campo.
to-mark-one = Marque um campo
to-mark-one-chosen = um livre qualquer, em vez de { $pattern }
no-fit = Não há espaço para { $pattern }
no-fit-one = por isso marque um campo
to-mark-bonus = { $count ->
    [one] Uma cruz! Marque mais um campo
   *[other] Cruzes! Marque mais { $count } campos
}
to-mark-bonus-help = no mapa que você quiser
to-confirm = Tudo certo?
to-confirm-help = Até você confirmar, dá para mudar.
to-pass = Você não tem nenhum campo livre
to-pass-help = “{ pass }” salta este turno.
to-keep = Escolha { $kept } mapas para começar
to-keep-help = Os outros você devolve. Ninguém vê a sua escolha ainda.
to-take = Escolha um novo mapa
to-take-name = { $name }, escolha um novo mapa
to-take-help = Das cartas à vista ou, sem ver, do monte.
take-final = Escolha um mapa para ficar com ele. Não dá para desfazer.
turn-it = Girar
mirror-it = Espelhar
one-square = Um campo
take-back = Desfazer
done = Pronto
pass = Passar
keep-these = Ficar com estes { $kept }
# Said when a button is pressed that cannot be used yet.
not-yet-keep = Escolha primeiro { $kept } mapas.
not-yet-mark = Marque algo primeiro: o padrão ou um único campo.
key-hint = { $label } ({ $key })
display = Cartas à vista
display-to-come = As cartas à vista e o monte são preparados quando todos tiverem escolhido { $kept } mapas.
stack-label = { $count ->
    [0] O monte está vazio
    [one] Monte, resta um mapa
   *[other] Monte, restam { $count } mapas
}
take-treasure = Escolher { $treasure }
draw-from-stack = Tirar do monte
look-at-display = Ver as cartas à vista e o monte
look-at-players = Ver as cartas de { $name }
look-at-round = Ver a carta de rodada
players = Participantes
last-turn = Turno anterior
last-turn-none = Ainda não aconteceu nada.
round-card = Carta de rodada
completed-none = Nenhuma ilha completa ainda
completed-label = Completos: { $treasures }
to-come = Os padrões que ainda faltam estão mais escuros.
round-card-label = Rodada { $round } de { $rounds }, turno { $turn } de { $turns }. Taças restantes: { $cups }.
to-come-label = Ainda faltam: { $patterns }.
score-card-label = { $coins } de { $coin_boxes } moedas marcadas. Taças: { $cups }. Palmeiras: { $palms }.
close = Fechar
complaint-not-the-pattern = Esse traço não dá o padrão
complaint-not-all-of-it = Falta parte do padrão: desenhe-o de um só traço
complaint-fits-one-way = Aqui só cabe assim
complaint-not-here = Não cabe aí
same-turn = Girado, o padrão fica igual.
same-mirror = Espelhado, o padrão fica igual.
ghost-at = Em { $squares }: { $gains }.
ghost-at-plain = Em { $squares }.
placed-at = A lápis em { $squares }: { $gains }.
placed-at-plain = A lápis em { $squares }.
taken-back = Desfeito.
undo-done = Desfazer “{ done }”
done-undone = Você pode mudar a sua jogada de novo.
last-round = A última rodada
what-is-this = O que é isto?

## Moments at the table, and the settings for them

round-of = Rodada { $round } de { $rounds }
last-turn-of-all = O último turno
means = { $name }: { $what }
means-coins = { $count ->
    [one] +1 moeda
   *[other] +{ $count } moedas
}
means-squares = { $count ->
    [one] { $count } campo
   *[other] { $count } campos
}
means-complete = ilha completa
means-island = { $name } completa uma ilha: +{ $points }
means-cup = { $name } ganha uma taça: +{ $points }
means-own-island = Você completa uma ilha: +{ $points }
means-own-cup = Você ganha uma taça: +{ $points }
next-event = Avançar
means-own-took = Você escolheu o mapa { $treasure } entre as cartas à vista.
means-own-drew = Você tirou o mapa { $treasure } do monte.
means-own-pass = Você não tinha nenhum campo livre e passou.
skip-all = Pular tudo
server-slow = O servidor está demorando a responder…
setting-pace = Ritmo
setting-pace-help = Por quanto tempo você vê o que os outros fazem.
setting-pace-calm = Calmo
setting-pace-normal = Normal
setting-pace-brisk = Ágil
setting-pace-tap = Tocar para avançar
setting-pace-none = Sem pausas
setting-ambience = Mar
setting-ambience-help = O som suave do mar na mesa.
setting-haptics = Vibração
setting-haptics-help = Um toque leve com marcas, ilhas e taças.
key-next = avançar

## The curtain

curtain-title = Passe o dispositivo a { $name }
curtain-help = Mais ninguém pode olhar!
curtain-here = Sou eu, { $name }
# A button: $name has just confirmed an action, and nobody else sits there yet.
curtain-undo = { $name }: { undo-done }

## The end

final-title = A contagem final
winner = Vitória
rematch = Jogar outra vez
save-record = Guardar partida
show-table = Ver a mesa
show-count = Voltar à contagem
stood-in = { $count ->
    [one] Um bot fez uma das jogadas.
   *[other] Um bot fez { $count } das jogadas.
}
hints-used = { $count ->
    [one] 1 sugestão
   *[other] { $count } sugestões
}
stood-in-for-bot = { $count ->
    [one] Uma jogada não ficou pronta a tempo: um bot mais simples a fez.
   *[other] { $count } jogadas não ficaram prontas a tempo: um bot mais simples as fez.
}
watch-rematch = Há uma revanche: venha assistir!
# The verdict, in large letters, for somebody who played.
verdict-won = Você venceu por { $points }!
verdict-won-tie = Você venceu no desempate!
verdict-tied = Empate!
verdict-lost = Você perdeu por { $points }.
verdict-lost-tie = Você perdeu no desempate.
# With three or four players, to those who did not win.
verdict-place = Você ficou na posição { $place }.
# The same for spectators, and for several people around one screen.
verdict-name-won = { $name } venceu por { $points }!
verdict-name-won-tie = { $name } venceu no desempate!
verdict-name-tied = Empate!
best-new = Novo recorde: { $points }
best-kept = O seu recorde: { $points }
# A game that goes on from a position of another one.
played-on = E se…?
played-on-about = Esta partida continua a partir de uma posição de uma partida terminada ({ $when }). Vêm as mesmas cartas da primeira vez. Como alguém pode conhecê-las, a distribuição não pode ser conferida e o resultado não conta como recorde.
played-on-again = Outra vez a partir dali
played-on-more = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a mais do que da primeira vez
played-on-less = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a menos do que da primeira vez
played-on-same = Os mesmos pontos da primeira vez
curve-title = Os pontos ao longo da partida
offer-easier = Adversário mais fácil: { $name }
offer-harder = Adversário mais forte: { $name }
skip-count = Pular
more-ways = Mais
check-deal-help = A prova de que ninguém escolheu a ordem das cartas, nem mesmo o servidor.

## Replay

replay-title = Rever a partida
replay-start = As cartas foram distribuídas.
replay-move = Jogada { $move } de { $moves }
replay-slider = Jogada
replay-play = Reproduzir
replay-pause = Pausa
replay-next = Jogada seguinte
replay-previous = Jogada anterior
replay-first = Ao início
replay-last = Ao fim
replay-turn-back = Turno anterior
replay-turn-on = Turno seguinte
replay-round = Ir para a rodada { $round }
replay-marked = { $name } marcou { $count ->
    [one] { $count } campo
   *[other] { $count } campos
} em { $treasure }.
replay-bonus = { $name } marcou { $count ->
    [one] mais { $count } campo
   *[other] mais { $count } campos
} em { $treasure } por uma cruz.
replay-left = { $count ->
    [one] falta { $count } campo
   *[other] faltam { $count } campos
}
replay-points = { $points ->
    [0] 0 pontos agora
    [one] { $points } ponto agora
   *[other] { $points } pontos agora
}
replay-speed = Velocidade
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
replay-load-help = Escolha uma partida guardada e veja-a jogada a jogada.
replay-choose = Escolher partida
replay-unreadable = Isto não é uma partida guardada de Silver & Gold que se possa mostrar. { $why }

## Settings

setting-language = Idioma
setting-sound = Som
setting-sound-help = Sons suaves de lápis, moedas e cartas.
setting-motion = Animações
setting-motion-system = Como o sistema
setting-motion-full = Completas
setting-motion-reduced = Reduzidas
setting-theme = Claro ou escuro
setting-theme-system = Como o sistema
setting-theme-light = Claro
setting-theme-dark = Escuro
setting-confirm = Confirmação automática
setting-confirm-help = Uma jogada acabada é confirmada sem “{ done }”.
setting-hints = Dicas
setting-hints-help = Breves dicas na mesa, até acabar a primeira partida.
setting-advice = Sugestões
setting-advice-help = Um botão em partidas contra bots: de uma ideia até a melhor jogada.
setting-talk = Os bots falam
setting-talk-help = De vez em quando, um bot comenta a partida.
setting-contrast = Contraste
setting-contrast-system = Como o sistema
setting-contrast-standard = Normal
setting-contrast-more = Mais
setting-text = Tamanho do texto
setting-text-help = Além do tamanho escolhido no navegador.
setting-text-size = { $size }%
setting-hand = Mão
setting-hand-help = A mão que segura o telefone: os botões ficam do lado dela.
setting-hand-right = Direita
setting-hand-left = Esquerda
setting-letters = Atalhos de teclado
setting-letters-help = Na mesa, R, F, S, D, H e ? funcionam sem outra tecla.
on = Sim
off = Não
keys-title = Teclas
key-arrows = mover o padrão
key-turn = girar
key-mirror = espelhar
key-single = um campo
key-tab = o outro mapa
key-enter = marcar
key-back = desfazer
key-done = pronto
key-name-arrows = Setas
key-name-tab = Tab
key-name-enter = Enter
key-name-back = Backspace

## Errors

lost-title = Fora do mapa
lost-text = Aqui não há nada: nem ilha, nem mesa, nem partida sua.
lost-game = Esta partida não está neste dispositivo. Para continuar aqui, escolha “{ other-device }” onde você estava jogando e abra esse link.
damaged-game = Os dados desta partida estão danificados, e ela foi posta de lado. As suas outras partidas continuam.
no-answer = O servidor não responde. Tente de novo daqui a pouco.

## Tables with friends: before the first card

play-with-friends = Jogar com amigos
join-by-link = Entrar com um link
paste-link = Cole aqui
follow-link = Entrar
no-link = Este link não leva a nenhuma mesa. Copie-o inteiro, sem faltar nenhuma letra.
your-turn = É a sua vez
against-nobody = A sua mesa
waits-for-players = { $count ->
    [one] Falta uma pessoa
   *[other] Faltam { $count } pessoas
}
left-unfinished = Ficou inacabada

seat-friend = Convite
seat-friend-help = Você recebe um link para enviar e espera na mesa.
seat-anyone = Quem quiser
seat-anyone-help = A mesa aparece em “{ lobby }”. Um link também serve.
time-label = Tempo por turno
time-none = Sem limite
time-none-help = Volte quando quiser, mesmo dias depois.
time-clock-help = Se o tempo acabar, um bot faz essa jogada.
time-seconds = { $count } segundos por turno
time-minutes = { $count ->
    [one] 1 minuto por turno
   *[other] { $count } minutos por turno
}
time-short-seconds = { $count } s
time-short-minutes = { $count } min
list-table = Mostrar em “{ lobby }”
list-table-help = Qualquer pessoa pode encontrá-la aí e sentar-se.
open-table = Abrir a mesa

room-waiting = Ainda falta gente
room-full = A mesa está completa
vacant-seat = Lugar livre
waits-for-friend = Com convite
waits-for-anyone = À espera de quem vier
is-here = Na mesa
is-away = Ausente
stand-up = Deixar o lugar
send-away = Remover
free-seat = Liberar o lugar
fill-seat = Adicionar bot
in-lobby = Mesa aberta
you-watch = Você está aqui para assistir.
begin-waits = { $count ->
    [one] Há um lugar livre: convide alguém ou ponha um bot.
   *[other] Há { $count } lugares livres: convide mais gente ou ponha bots.
}
begin-anyone = Qualquer pessoa da mesa pode começar.
sat-down = { $name } ocupa um lugar.
stood-up = { $name } deixa o lugar.
came-in = { $name } está aqui.
went-away = { $name } saiu por agora.

invite = Convidar
invite-help = Quem tiver este link pode ocupar um lugar livre.
invite-words = Venha jogar Silver & Gold comigo:
invitation = Convite
share-link = Enviar o link
copy-link = Copiar o link
link-copied = Copiado
link-only-here = Este endereço só funciona neste computador. Para jogar em outros dispositivos, o servidor precisa estar acessível pela rede.
qr-label = { $what } em código QR
qr-help = ou leia este código
watchers = Link para assistir
watchers-help = Quem tiver este link pode assistir, mas não jogar, e não vê cartas escondidas.
watchers-words = Assista à nossa partida de Silver & Gold:
watchers-link = Link para assistir
other-device = Continuar em outro dispositivo
other-device-help = Abra este link no outro dispositivo: você poderá jogar nos dois. Não o passe a ninguém, pois quem o tiver pode jogar por você.
other-device-who = Qual lugar?
other-device-link = Link para outro dispositivo

deal-fixed = A distribuição já está fixada:
deal-explain = O que é isto?
deal-title = Uma distribuição que se pode conferir
deal-server = Antes de alguém ocupar um lugar, o servidor sorteou a parte dele da mistura e publicou a impressão digital dela, que é esta. Já não pode mudar essa parte.
deal-players = Cada navegador da mesa acrescenta os seus próprios bytes aleatórios, da mesma maneira: primeiro a impressão digital e, quando a partida começa, os bytes. Assim ninguém decide por si só a ordem das cartas, e ninguém a conhece antes.
deal-check = Depois do fim, a partida guardada contém todas as partes. Qualquer pessoa pode refazer com elas a mesma distribuição e comparar.
deal-limits = Isto prova que as cartas não foram trocadas. Não impede que quem cuida do servidor olhe para elas.

invited-by = Convite de { $names }
invitation-dismiss = Descartar
join-title = Convite de { $names } para jogar Silver & Gold
join-empty = Silver & Gold: há um lugar livre para você
learn-first = Primeira vez? Aprenda em cinco minutos
learn-first-help = Depois você volta a este convite.
your-seat = O seu lugar
sit-down = Ocupar lugar
table-full = Todos os lugares desta mesa estão ocupados, ou a partida já começou. Se quiser assistir, peça na mesa o link para assistir.
table-gone = Este link não leva a nenhuma mesa. Talvez não esteja inteiro, ou a mesa já não exista: peça o link outra vez.
lost-seat = Você não tem mais lugar nesta mesa. Com o convite pode voltar, se houver algum livre.
try-again = Tentar de novo

lobby = Mesas abertas
lobby-empty = Neste momento não há nenhuma mesa aberta.
lobby-count = { $count ->
    [0] Nenhuma mesa aberta
    [one] Uma mesa aberta
   *[other] { $count } mesas abertas
}
no-lobby = Este servidor não tem mesas abertas. Peça um link a alguém que conheça.
lay-table = Abrir uma mesa sua
own-tables = { $count ->
    [one] A sua mesa
   *[other] As suas mesas
}
to-the-table = Ir para a mesa

## Tables with friends: while they play

choosing = escolhe agora
soon = a seguir
away = ausente
bot-plays-here = joga um bot
bot-plays-for = Um bot joga por { $name }.
bot-plays-for-you = Um bot joga por você.
replaced-here = por enquanto joga { $bot }
bot-replaced = { $name } ainda está se preparando: por enquanto joga { $bot }.
plays-again = { $name } volta a jogar.
play-again-myself = Voltar a jogar
is-gone = { $name } não está.
is-back = { $name } voltou.
one-moment = Um momento…
comes-back-any-time = Pode voltar a qualquer momento.
wait-for-them = Esperar
let-bot-play = Deixar um bot jogar
let-bot-play-for = Deixar um bot jogar por { $name }
let-bot-play-for-me = Deixar um bot jogar por mim
let-bot-play-sure = Um bot faz as jogadas até você voltar a jogar.
# How long somebody who is away still has to come back: on the button, and for those who listen.
in-seconds = em { $count } s
# $count is a multiple of 10.
possible-within = Será possível em no máximo { $count } segundos.
bot-may-play = Agora um bot pode jogar por { $name }.
restarting = O servidor está reiniciando. Já continuamos…
refused-for-now = { $why } Nova tentativa…
you-only-watch = Você só assiste: vê todas as cartas abertas, e nenhuma escondida.

time-left = Tempo restante: { $time }
time-is-up = Tempo esgotado: { $bot } jogou por você.
seconds-left = { $count ->
    [one] Resta um segundo.
   *[other] Restam { $count } segundos.
}
your-turn-title = ● É a sua vez
your-turn-body = A mesa espera por você.
setting-notify = Avisos
setting-notify-help = Avisa quando é a sua vez, se você estiver em outra página.
setting-notify-forbidden = Este navegador não permite isso nesta página.

chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 mensagem nova
   *[other] Chat, { $count } mensagens novas
}
remarks = Mensagens
nothing-said = Ainda não há mensagens.
remark = { $name }: { $said }
say-label = A sua mensagem
say-something = Escreva uma mensagem
say-it = Enviar
react = Reagir
mute = Silenciar
unmute = Reativar
muted = O chat está em silêncio: você não vê nem ouve nada dele.
reaction-bravo = Bravo!
reaction-thanks = Valeu!
reaction-wow = Uau!
reaction-laugh = Ha, ha!
reaction-oh_no = Oh, não!
reaction-hurry = Vamos lá!

table-menu = Nesta mesa
give-up = Encerrar a partida antes do fim
give-up-sure = A partida acaba quando todos concordarem.
give-up-sure-alone = A partida acaba aqui, e ninguém vence.
give-up-yes = Acabar
would-stop = { $count ->
    [one] { $names } quer parar aqui.
   *[other] { $names } querem parar aqui.
}
you-would-stop = Você pediu para encerrar a partida. Ela acaba quando todos concordarem.
stops-when-all = A partida acaba quando todos concordarem.
asks-to-stop = alguém quer parar
stop-too = Parar também
all-stopped = Toda a mesa concordou em parar aqui. Ninguém vence.
stopped-alone = Você deixou a partida aqui. Ninguém vence.
come-along = Há uma revanche: venha!
to-rematch = Ir para a revanche
you-ask-to-stop = Você quer parar aqui.
play-on = Continuar a partida

check-deal = Conferir a distribuição
commitment-changed = Atenção: o servidor mostra agora uma impressão digital diferente da inicial. A distribuição não estava fixada e pode ter sido alterada.
deal-holds = A distribuição confere.
deal-fails = A distribuição não é a que foi anunciada.
finding-seed-holds = A parte do servidor é aquela cuja impressão digital está na partida guardada.
finding-seed-fails = A parte do servidor não corresponde à impressão digital dela.
finding-bytes-holds = O que os navegadores acrescentaram corresponde às impressões digitais deles.
finding-bytes-fails = O que um navegador teria acrescentado não corresponde à impressão digital dele.
finding-cards-holds = Destas partes resultam exatamente as cartas que se jogaram.
finding-cards-fails = Destas partes resultam cartas diferentes das que se jogaram.
finding-seen-holds = É a impressão digital que este navegador viu antes da partida.
finding-seen-late = É a impressão digital que este navegador viu, mas só com a partida já começada.
finding-seen-fails = Este navegador viu outra impressão digital.
finding-seen-unknown = Este navegador não guardou a impressão digital que viu.
finding-own-holds = O que este navegador acrescentou está entre as partes.
finding-own-fails = O que este navegador acrescentou não está entre as partes: chegou tarde, ou ficou de fora.
finding-own-unknown = Este navegador não acrescentou nada próprio.
deal-silent = Nada foi acrescentado por { $names }. Os bots nunca o fazem, nem quem chega tarde.
deal-page = Esta página vem do mesmo servidor: se a página mente, a verificação dela não prova nada.
deal-offline = Para conferir por conta própria, guarde a partida e examine-a com verify_deal.py, um programa que não precisa de mais nada:

## The edition without a server

engine-loading = Carregando o jogo
engine-failed = Não foi possível carregar o jogo. Você está on-line?
engine-broken = O jogo não funciona neste navegador: { $why }
play-here = Jogar neste dispositivo
play-here-help = Contra bots ou com mais pessoas no mesmo dispositivo. As partidas terminadas vão para o servidor quando ele voltar.
needs-server-why = Esta cópia do jogo não tem servidor: você joga no seu dispositivo, contra bots ou com mais pessoas nele. Para jogar com amigos por um link, informe o endereço de um servidor do jogo.
needs-server-address = Endereço do servidor
needs-server-go = Ir para lá
needs-server-wrong = Isso não é um endereço da web.
needs-server-else = Ainda não há servidor? Um de vocês pode iniciar um no próprio computador com um único comando.
games-here = Partidas neste dispositivo
games-here-help = As suas partidas ficam só neste navegador. Exporte-as para ter uma cópia ou importá-las em outro dispositivo.
setting-alone = Partidas solo neste dispositivo
setting-alone-help = Com o jogo neste dispositivo, os bots não precisam de servidor.
setting-alone-auto = Automático
to-server = Levar a partida para o servidor
games-elsewhere = Partidas de outros dispositivos
games-elsewhere-help = Importe as partidas de um dispositivo: o arquivo que você exportou lá.
games-export = Exportar todas as partidas
games-import = Importar partidas
games-imported = { $added ->
    [0] Todas estas partidas já estão aqui.
    [one] Uma partida foi adicionada.
   *[other] { $added } partidas foram adicionadas.
}
