### O diário de bordo, a força e as classificações.

logbook-none = Ainda não há partidas terminadas. Jogue uma até o fim, e o seu diário começa.
logbook-games = { $count ->
    [one] partida
   *[other] partidas
}
logbook-won = vencidas ({ $share })
logbook-best = melhor pontuação
logbook-mean = pontuação média
logbook-days = { $longest ->
    [one] sequência de dias (recorde: 1 dia)
   *[other] sequência de dias (recorde: { $longest } dias)
}
logbook-wins = sequência de vitórias (recorde: { $longest })
logbook-over-time = Os seus pontos ao longo do tempo
logbook-until = Até
logbook-by-level = Por nível
logbook-by-players = Por número de jogadores
logbook-players = { $count } jogadores
logbook-col-games = Partidas
logbook-col-ahead = À frente
logbook-col-won = Vencidas
logbook-col-mean = Média
logbook-col-best = Recorde
logbook-favourites = O que você reúne
logbook-colours = Mapas completos
logbook-seals = Os selos deles
logbook-cups = Taças
logbook-colour = { $colour ->
    [purple] roxo
    [orange] laranja
    [green] verde
   *[grey] cinzento
}
logbook-cup = taça de { $points }
logbook-best-games = As suas melhores partidas
logbook-shared = { $count ->
    [one] Uma partida jogada por várias pessoas neste dispositivo não conta.
   *[other] { $count } partidas jogadas por várias pessoas neste dispositivo não contam.
}
logbook-missing = { $count ->
    [one] Uma partida mais antiga ainda está sendo lida…
   *[other] { $count } partidas mais antigas ainda estão sendo lidas…
}

## Emblemas

logbook-emblems = Conquistas
logbook-progress = { $done } de { $all }
logbook-not-yet = ainda não
emblem-voyage = Viagem inaugural
emblem-voyage-help = Jogue uma partida até o fim.
emblem-victory = Primeira vitória
emblem-victory-help = Vença uma partida.
emblem-cup = Taça de ouro
emblem-cup-help = Ganhe a taça de { $highest_cup }.
emblem-colours = Todas as cores
emblem-colours-help = Complete um mapa de cada cor em uma partida.
emblem-nine = Nove ilhas
emblem-nine-help = Complete nove mapas em uma partida.
emblem-tidy = Sem pontas soltas
emblem-tidy-help = Termine uma partida sem mapas pela metade.
emblem-palms = Palmeiral
emblem-palms-help = Faça 12 pontos de palmeiras em uma partida.
emblem-seals = Selado
emblem-seals-help = Faça 12 pontos de selos em uma partida.
emblem-points-120 = 120 pontos
emblem-points-120-help = Faça 120 pontos em uma partida.
emblem-points-130 = 130 pontos
emblem-points-130-help = Faça 130 pontos em uma partida.
emblem-points-140 = 140 pontos
emblem-points-140-help = Faça 140 pontos em uma partida.
emblem-hair = Por um triz
emblem-hair-help = Vença por um ponto ou no desempate.
emblem-levels = De posto em posto
emblem-levels-help = Vença um bot de cada nível.
emblem-week = Uma semana no mar
emblem-week-help = Termine uma partida por dia durante sete dias seguidos.
emblem-hundred = Lobo do mar
emblem-hundred-help = Termine cem partidas.

## Os seus dados

logbook-yours = Os seus dados
logbook-yours-help = Tudo aqui vem das suas partidas neste servidor. Leve consigo, use em outro dispositivo ou apague.
logbook-yours-here = Tudo aqui vem das partidas deste dispositivo. Leve consigo ou apague.
logbook-device = Usar em outro dispositivo
logbook-device-help = Abra este link no outro dispositivo e depois confirme aqui. Esse dispositivo terá o seu diário, as suas partidas e os seus lugares, e as partidas dele serão adicionadas às suas. O link vale para um só dispositivo e expira em { $minutes } minutos. Não o passe a ninguém.
logbook-device-ask = Usar aqui o diário do seu outro dispositivo?
logbook-device-whose = Este link leva ao diário de { $name } ({ $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }).
logbook-device-nobody = Este link leva a um diário sem partidas.
logbook-device-brings = { $count ->
    [0] Neste dispositivo não há partidas para adicionar.
    [one] A partida deste dispositivo será adicionada. Quem tiver esse diário poderá vê-la e apagá-la. Não é possível desfazer.
   *[other] As { $count } partidas deste dispositivo serão adicionadas. Quem tiver esse diário poderá vê-las e apagá-las. Não é possível desfazer.
}
logbook-device-ask-help = Continue apenas se este link foi criado por você.
logbook-device-code = Agora confirme no outro dispositivo. Ele mostra este número:
logbook-device-request = { $count ->
    [one] Um dispositivo quer usar o seu diário. Traz { $count } partida. Aceite apenas se ele mostrar este número:
   *[other] Um dispositivo quer usar o seu diário. Traz { $count } partidas. Aceite apenas se ele mostrar este número:
}
logbook-device-let-in = Aceitar
logbook-device-refuse = Não aceitar
logbook-device-joined = O outro dispositivo agora tem o seu diário.
logbook-device-yes = Usar aqui
logbook-device-no = Agora não
logbook-device-done = { $count ->
    [0] Este dispositivo agora tem o seu diário.
    [one] Este dispositivo agora tem o seu diário e trouxe uma partida.
   *[other] Este dispositivo agora tem o seu diário e trouxe { $count } partidas.
}
logbook-export = Guardar como JSON
logbook-records = Guardar todas as partidas
logbook-delete = Apagar tudo
logbook-delete-ask = Isto apaga as suas partidas, o seu diário, o seu rating e a sua chave, aqui e no servidor. Nas partidas com outras pessoas ficam o seu nome e as suas mensagens. Não dá para desfazer.
logbook-delete-yes = Apagar tudo agora
logbook-delete-no = Manter tudo
logbook-deleted = { $count ->
    [one] Uma partida foi apagada, com tudo o que era seu.
   *[other] { $count } partidas foram apagadas, com tudo o que era seu.
}

## Força

rating-title = Rating
rating-help = Se você quiser, o servidor calcula o seu rating: como você joga contra os bots e contra outras pessoas com rating. Partidas com sugestões não contam, e encerrar uma partida antes do fim conta como derrota. Se você não pedir, nada é guardado.
rating-want = Calcular o meu rating
rating-keep = Guardar
rating-stop = Parar e apagar o meu rating
rating-provisional = provisório
rating-provisional-help = Depois de mais algumas partidas, o número será confiável.
rating-interval = { $games ->
    [one] entre { $low } e { $high }, após uma partida
   *[other] entre { $low } e { $high }, após { $games } partidas
}
rating-levels = Rating dos bots
rating-listed = Mostrar o meu nome nas classificações deste servidor
rating-hidden = Quem mantém este servidor ocultou o seu nome nas classificações.
boards-title = Classificações
boards-day = Hoje
boards-week = Esta semana
boards-all = Desde sempre
boards-none = Ninguém ainda.
boards-place = Posição
boards-name = Nome
boards-gain = Ganho
