# Říká instalace bez dalších balíčků.
plain-more = Tyto příkazy nepotřebují nic dalšího. Pro hru v prohlížeči, vlastní server a všechny příkazy: { $command }
plain-needs = { $name } potřebuje balíček { $package }; nainstaluj ho příkazem: { $command }
plain-play = pro hru v prohlížeči nainstaluj víc: { $command }; v tomto terminálu: silvergold play --terminal
