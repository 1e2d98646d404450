# Dito por uma instalação sem outros pacotes.
plain-more = Estes comandos não precisam de mais nada. Para jogar no navegador, hospedar partidas e ter todos os comandos: { $command }
plain-needs = { $name } precisa do pacote { $package }; instale-o com: { $command }
plain-play = para jogar no navegador, instale mais: { $command }; neste terminal: silvergold play --terminal
