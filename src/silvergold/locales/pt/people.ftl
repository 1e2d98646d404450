### Who plays: the bots as persons, and how people are drawn.

## Choosing who plays

seat-add = Adicionar jogador
seat-remove = Remover { $name }
seat-someone-else = Outra pessoa
your-emblem = Emblema
your-colour = Cor
change-avatar = Mudar a aparência

## How people are drawn

emblem-anchor = âncora
emblem-wheel = roda do leme
emblem-ship = navio
emblem-compass = bússola
emblem-lighthouse = farol
emblem-whale = baleia
emblem-octopus = polvo
emblem-parrot = papagaio
tint-navy = azul-marinho
tint-teal = verde-azulado
tint-green = verde
tint-ochre = ocre
tint-red = vermelho
tint-purple = roxo

## The crew: each bot is somebody, in a line

person-pip = Primeira viagem, olhos grandes, sonhos enormes.
person-nela = Sobe em todos os mastros e pergunta tudo.
person-jonah = Pesca mais do que trabalha, e cantarola.
person-bo = Pisca para as ondas e confia na sorte.
person-ines = Conhece todos os portos e quase todos os cozinheiros.
person-olaf = Poucas palavras, braços fortes, belo bigode.
person-ada = Conta tudo e depois conta de novo.
person-rufus = Ri como trovão, planeja como relógio.
person-yara = Lê o vento antes que alguém o sinta.
person-marta = Navegou por todos os mares e não deixa passar nada.
person-corvo = Vê mais com um olho só do que outros com ambos.
person-henrik = Calmo como um porto, esperto como a maré.
person-isolde = Desenhou as cartas que guiam todos os outros.
person-tariq = Lê as estrelas como outros leem um livro.
person-kaia = Tem uma história para cada onda, e está em quase todas.

## What they say: at first, about an island, after a win, after a loss

talk-pip-hello = Olá! É este o navio?
talk-pip-island = Achei! Achei!
talk-pip-won = Ganhei mesmo? A mamãe nem vai acreditar!
talk-pip-lost = Foi divertido! De novo?
talk-nela-hello = Para que lado fica o tesouro?
talk-nela-island = Eu disse que ia achar!
talk-nela-won = Sorte? Talento!
talk-nela-lost = Você tem que me ensinar isso!
talk-jonah-hello = Belo dia. Posso pescar?
talk-jonah-island = Olhe só o que mordeu a isca!
talk-jonah-won = Isso é que é pescaria!
talk-jonah-lost = Tudo bem. Os peixes estavam mordendo.
talk-bo-hello = Quando quiser, pode começar.
talk-bo-island = Que sorte a minha!
talk-bo-won = A sorte gosta de um sorriso.
talk-bo-lost = Hoje o vento estava com você.
talk-ines-hello = Conheço um atalho. Tente me alcançar!
talk-ines-island = É assim que se faz no porto.
talk-ines-won = Hoje o jantar é por sua conta!
talk-ines-lost = Nada mal. Na próxima, eu pego o leme.
talk-olaf-hello = Hm. Vamos remar.
talk-olaf-island = Ha! Minha.
talk-olaf-won = Hm. Bom jogo.
talk-olaf-lost = Hm. Você tem mãos fortes.
talk-ada-hello = Meus lápis estão apontados. E os seus?
talk-ada-island = Exatamente como calculei.
talk-ada-won = Os números não mentem.
talk-ada-lost = Vou ter que refazer as contas.
talk-rufus-hello = Ho ho! Icem as velas!
talk-rufus-island = Trovões e ouro!
talk-rufus-won = Bebidas para todo mundo!
talk-rufus-lost = Ho! Boa navegação!
talk-yara-hello = O vento está virando. Está sentindo?
talk-yara-island = O vento me contou.
talk-yara-won = O mar foi bom comigo.
talk-yara-lost = Hoje o vento era seu.
talk-marta-hello = Mostre do que você é capaz.
talk-marta-island = Mais uma para a minha carta.
talk-marta-won = É a experiência, marujo.
talk-marta-lost = Boa navegação. Você vai longe.
talk-corvo-hello = Fique de olho em mim. Farei o mesmo.
talk-corvo-island = Essa eu vi chegar.
talk-corvo-won = Um olho foi suficiente.
talk-corvo-lost = Essa eu não vi chegar.
talk-henrik-hello = Vá com calma. A maré também vai.
talk-henrik-island = Devagar e sempre.
talk-henrik-won = Mar calmo, baú cheio.
talk-henrik-lost = Você tem água salgada nas veias.
talk-isolde-hello = Este mar eu já desenhei. Venha ver.
talk-isolde-island = Bem onde eu a desenhei.
talk-isolde-won = A carta conhecia o caminho.
talk-isolde-lost = Vou redesenhar a minha carta. Obrigada.
talk-tariq-hello = As estrelas já saíram. Vamos começar.
talk-tariq-island = Estava escrito lá em cima.
talk-tariq-won = As estrelas nunca têm pressa. Eu também não.
talk-tariq-lost = Nasceu uma nova estrela: a sua.
talk-kaia-hello = Sente-se. Vai ser uma boa história.
talk-kaia-island = E assim a ilha foi encontrada.
talk-kaia-won = É assim que terminam as velhas histórias.
talk-kaia-lost = Ainda vão contar histórias sobre você.
