# Lo dice un’installazione senza altri pacchetti.
plain-more = Questi comandi non hanno bisogno d’altro. Per giocare nel browser, ospitare partite e avere tutti i comandi: { $command }
plain-needs = { $name } ha bisogno del pacchetto { $package }; installalo con: { $command }
plain-play = per giocare nel browser serve altro: { $command }; in questo terminale: silvergold play --terminal
