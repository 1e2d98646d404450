### The installed game, the page shown when the server cannot be reached, and sharing a finished game.

## Installing

install-about = Encha ilhas do tesouro com cruzes a lápis: um jogo de cartas para { $fewest_players } a { $most_players } pessoas, contra bots ou com amigos por link.
install = Instalar o jogo
install-help = Fica com um ícone próprio e abre numa janela só sua, sem o navegador em volta.
install-by-hand = Abra o menu “Compartilhar” ou “Partilhar” do navegador e escolha “Adicionar à Tela de Início” ou “Adicionar ao ecrã principal”. Para levar as partidas começadas aqui, use “{ other-device }”.
install-now = Instalar

## When the server cannot be reached

no-line-title = Sem conexão com o servidor
no-line-why = O computador onde funciona este jogo não responde: está desligado, ou falta a rede num dos lados.
no-line-games = As suas partidas estão guardadas lá, com todas as jogadas. Reaparecem aqui sozinhas assim que a conexão voltar.
no-line-meanwhile = Até lá, você pode ler as regras e mudar os ajustes. Para jogar é preciso o servidor.
no-line-replay = A partida que você carregou

## Sharing a finished game

share = Enviar
share-title = Enviar esta partida
share-what = A imagem mostra os nomes, os pontos e os mapas de todos.
share-link-what = Quem tiver o link pode rever a partida inteira durante { $days } dias, mas não pode jogar nem ler o chat.
to-server-why = Para enviar um link ou continuar em outro dispositivo, a partida tem de estar no servidor.
share-save = Guardar a imagem
share-both = Enviar imagem e link
share-link-label = Link para rever a partida
share-words = A nossa partida de Silver & Gold, jogada a jogada:
replay-gone = Este link não leva a nenhuma partida. Talvez não esteja inteiro, ou já tenham passado mais de { $days } dias desde a partida.
