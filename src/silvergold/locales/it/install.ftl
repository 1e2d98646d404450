### The installed game, the page shown when the server cannot be reached, and sharing a finished game.

## Installing

install-about = Riempi di crocette le isole del tesoro: un gioco di carte da { $fewest_players } a { $most_players } persone, contro i bot o con amici tramite link.
install = Installa il gioco
install-help = Avrà una sua icona e si aprirà in una sua finestra, senza il browser intorno.
install-by-hand = Apri il menu di condivisione del browser e scegli «Aggiungi alla schermata Home». Per portare con te le partite cominciate qui, usa «{ other-device }».
install-now = Installa

## When the server cannot be reached

no-line-title = Server non raggiungibile
no-line-why = Il computer su cui gira questo gioco non risponde: è spento, o da una delle due parti manca la rete.
no-line-games = Le tue partite sono conservate lì, con tutte le mosse. Tornano qui da sole appena torna la connessione.
no-line-meanwhile = Intanto puoi leggere le regole e cambiare le impostazioni. Per giocare serve il server.
no-line-replay = La partita che hai caricato

## Sharing a finished game

share = Condividi
share-title = Condividi questa partita
share-what = L’immagine mostra i nomi, i punti e le mappe di tutti.
share-link-what = Chi ha il link può rivedere l’intera partita per { $days } giorni, ma non può giocare né leggere la chat.
to-server-why = Per condividere un link o continuare su un altro dispositivo, la partita deve essere sul server.
share-save = Salva l’immagine
share-both = Manda immagine e link
share-link-label = Link per rivedere la partita
share-words = La nostra partita a Silver & Gold, mossa per mossa:
replay-gone = Questo link non porta a nessuna partita. Forse non è intero, o dalla partita sono passati più di { $days } giorni.
