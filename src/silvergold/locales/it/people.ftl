### Who plays: the bots as persons, and how people are drawn.

## Choosing who plays

seat-add = Aggiungi un giocatore
seat-remove = Togli { $name }
seat-someone-else = Qualcun altro
your-emblem = Emblema
your-colour = Colore
change-avatar = Cambia aspetto

## How people are drawn

emblem-anchor = ancora
emblem-wheel = timone
emblem-ship = nave
emblem-compass = bussola
emblem-lighthouse = faro
emblem-whale = balena
emblem-octopus = polpo
emblem-parrot = pappagallo
tint-navy = blu marino
tint-teal = verde acqua
tint-green = verde
tint-ochre = ocra
tint-red = rosso
tint-purple = viola

## The crew: each bot is somebody, in a line

person-pip = Primo viaggio, occhi grandi, sogni enormi.
person-nela = Si arrampica su ogni albero della nave e fa mille domande.
person-jonah = Pesca più di quanto lavori, e canticchia.
person-bo = Strizza l’occhio alle onde e si fida della fortuna.
person-ines = Conosce ogni porto e quasi ogni cuoco.
person-olaf = Poche parole, braccia forti, baffi splendidi.
person-ada = Conta tutto, poi lo riconta.
person-rufus = Risata di tuono, piani da orologiaio.
person-yara = Legge il vento prima che chiunque lo senta.
person-marta = Ha solcato ogni mare e non le sfugge nulla.
person-corvo = Vede più lui con un occhio che altri con entrambi.
person-henrik = Calmo come un porto, furbo come la marea.
person-isolde = Ha disegnato le carte con cui navigano tutti gli altri.
person-tariq = Legge le stelle come altri leggono un libro.
person-kaia = Ha una storia per ogni onda, e compare in quasi tutte.

## What they say: at first, about an island, after a win, after a loss

talk-pip-hello = Ehilà! È questa la nave?
talk-pip-island = L’ho trovata! L’ho trovata!
talk-pip-won = Ho vinto davvero? Chissà cosa dirà la mamma!
talk-pip-lost = Che bello! Ancora?
talk-nela-hello = Da che parte è il tesoro?
talk-nela-island = Te l’avevo detto!
talk-nela-won = Fortuna? Bravura!
talk-nela-lost = Devi insegnarmi come hai fatto!
talk-jonah-hello = Bella giornata. Ti spiace se pesco?
talk-jonah-island = Guarda cos’ha abboccato!
talk-jonah-won = Questa sì che è una bella pesca!
talk-jonah-lost = Pazienza. I pesci abboccavano.
talk-bo-hello = Quando vuoi, si parte.
talk-bo-island = Che fortuna!
talk-bo-won = La fortuna ama i sorrisi.
talk-bo-lost = Oggi il vento era con te.
talk-ines-hello = Conosco una scorciatoia. Prendimi!
talk-ines-island = Così si fa al porto.
talk-ines-won = Stasera offri tu la cena!
talk-ines-lost = Niente male. La prossima volta al timone ci sto io.
talk-olaf-hello = Hm. Si rema.
talk-olaf-island = Ah! Mia.
talk-olaf-won = Hm. Bella partita.
talk-olaf-lost = Hm. Hai mani forti.
talk-ada-hello = Le mie matite sono appuntite. Le tue?
talk-ada-island = Proprio come calcolato.
talk-ada-won = I numeri non mentono.
talk-ada-lost = Devo rifare i conti.
talk-rufus-hello = Ah ah! Spiegate le vele!
talk-rufus-island = Tuoni e oro!
talk-rufus-won = Da bere per tutti!
talk-rufus-lost = Oh! Bella navigazione!
talk-yara-hello = Il vento sta girando. Lo senti?
talk-yara-island = Me l’ha detto il vento.
talk-yara-won = Il mare è stato gentile con me.
talk-yara-lost = Oggi il vento era tuo.
talk-marta-hello = Fammi vedere cosa sai fare.
talk-marta-island = Un’altra per la mia carta.
talk-marta-won = È l’esperienza, marinaio.
talk-marta-lost = Ben navigato. Farai strada.
talk-corvo-hello = Tienimi d’occhio. Io farò lo stesso.
talk-corvo-island = Questa l’avevo vista arrivare.
talk-corvo-won = È bastato un occhio.
talk-corvo-lost = Questa non l’avevo vista arrivare.
talk-henrik-hello = Fai con calma. La marea non ha mai fretta.
talk-henrik-island = Piano e sicuro.
talk-henrik-won = Mare calmo, forziere pieno.
talk-henrik-lost = Hai acqua salata nelle vene.
talk-isolde-hello = Questo mare l’ho già disegnato. Vieni a vedere.
talk-isolde-island = Proprio dove l’avevo disegnata.
talk-isolde-won = La carta conosceva la via.
talk-isolde-lost = Ridisegnerò la mia carta. Grazie.
talk-tariq-hello = Sono sorte le stelle. Cominciamo.
talk-tariq-island = Era scritto lassù.
talk-tariq-won = Le stelle non hanno mai fretta. Nemmeno io.
talk-tariq-lost = È sorta una nuova stella: la tua.
talk-kaia-hello = Siediti. Sarà una bella storia.
talk-kaia-island = E così l’isola fu trovata.
talk-kaia-won = Così finiscono le vecchie storie.
talk-kaia-lost = Di te si racconteranno storie.
