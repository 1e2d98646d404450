### The rules, as they are read on their page and over the table.

## The page

rules-title = Regole del gioco
rules-intro = Da { $fewest_players } a { $most_players } persone salpano in cerca di tesori. Ogni turno mostra un modello, e ognuno lo segna su un’isola. Dopo { $all_turns } turni vince chi ha più punti.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-clear = Cancella la ricerca
rules-found = { $count ->
    [0] Nessun risultato. Prova con una parola più corta.
    [one] Un risultato.
   *[other] { $count } risultati.
}
# Words of a question that say little about what is looked for.
rules-search-ignored = a ad agli ai al alla alle anche anzi c che chi ci come con cosa cui da dal dalla dei del della delle deve devo di dopo dove e è ed essere fa fare gli ha hanno ho i il in io l la le lo loro ma mi mia mie miei mio ne nei nel nella no noi non nostro o per perché però più poi posso può possono prima qual quale quali quando quanta quante quanti quanto quel quella questa questo se sei senza si sia sono sta stato su sua sue sul sulla suo tra tu tua tuo un una uno usare va vale vi
# Words that mean the same: the first as the rules have it, or its beginning; then what people may ask for.
rules-search-same = ruota girare ruotare, ribalt specchio capovolgere riflettere, campo casella quadrato, palm albero, coppa trofeo, monet soldi oro, mapp isola tesoro, sigill timbro cera, esposte mercato, mazzo pila, pareggio parità, vince vinco vincitore vittoria, punt vale valore valgono, cambiar annullare correggere, ultimo fine finale, vuoto finisce esaurito, rinunciare saltare, solo singolo, entrambe dividere, riguardare guardare vedere, inizia comincia primo, dura tempo minuti lunga, modello forma
rules-results = Risultati
rules-why = Il motivo
rules-books-differ = I regolamenti divergono

## Over the table

rules-pick = Su che cosa vuoi saperne di più?
rules-pick-keys = Al tavolo puoi anche toccare direttamente ciò che ti interessa, o premere il tasto del punto interrogativo.
rules-other-things = Altri argomenti
rules-all = Tutte le regole

## Before the first turn

rules-chapter-start = Prima del primo turno

rules-treasure = Mappe del tesoro
rules-treasure-island = Una mappa del tesoro è un’isola fatta di campi. Conta solo quando sono tutti segnati.
rules-treasure-sizes = Quattro colori, quattro grandezze: la lilla ha { $purple_size } campi, l’arancione { $orange_size }, la verde { $green_size } e la grigia { $grey_size }. Una mappa vale tanti punti quanti sono i suoi campi.
rules-treasure-squares = Un campo è semplice, o porta una croce, una moneta o una palma. Tre mappe di ogni colore portano un sigillo di un altro colore.
rules-treasure-many = Ci sono { $treasure_count } mappe: { $purple_count } lilla, { $orange_count } arancioni, { $green_count } verdi e { $grey_count } grigie. Ogni colore ha un suo emblema.

rules-set-up = Preparazione
rules-set-up-keep = Ognuno riceve { $hand_size } mappe, ne tiene { $kept } e restituisce le altre.
rules-set-up-stack = Quelle restituite si mescolano con le altre mappe e formano il mazzo. Le { $display_size } in cima si scoprono: sono le carte esposte.
rules-set-up-start = Le { $pile } spedizioni si mescolano, coperte. Al primo turno può iniziare chiunque.

ruling-secret-choice = Vedo che cosa tengono gli altri?
ruling-secret-choice-answer = No. Prima scelgono tutti, poi si vede che cosa ha tenuto ciascuno.
ruling-secret-choice-why = I regolamenti non lo dicono. Se si sceglie insieme, nessuno aspetta, e nessuno sceglie in base a quello che ha un altro.

ruling-given-back = Dove vanno le mappe restituite?
ruling-given-back-answer = Si mescolano nel mazzo prima di esporre le carte. Perciò può ricomparire una qualsiasi di loro.
ruling-given-back-why = Secondo i regolamenti prima si restituiscono, e poi si mescolano le mappe rimanenti. Noi le contiamo tra le rimanenti.

## A turn

rules-chapter-turn = Un turno

rules-turn = Tre azioni
rules-turn-length = Una partita ha { $all_turns } turni: { $rounds } round da { $turns }. Ogni turno ha tre azioni.
rules-turn-reveal = Per prima cosa si scopre una carta di spedizione. Il suo modello vale per tutti.
rules-turn-mark = Poi tutti segnano i campi, nello stesso momento.
rules-turn-settle = Infine si risolve il turno, uno dopo l’altro: le righe di monete piene vincono coppe, le mappe complete si mettono da parte e se ne prendono di nuove.

ruling-duration = Quanto dura una partita?
ruling-duration-answer = Circa 20 minuti.
ruling-duration-why = Un regolamento dice 15 minuti. Gli altri dicono 20.

rules-expedition = Carte di spedizione
rules-expedition-patterns = Le { $pile } spedizioni mostrano { $pattern_kinds } modelli. Tre in fila e tre ad angolo compaiono due volte.
rules-expedition-pile = Quelle usate stanno in una pila che nessuno può riguardare. Sta a te ricordare quali modelli sono già usciti.

ruling-used-expeditions = Posso riguardare le spedizioni usate?
ruling-used-expeditions-answer = No. La carta dei round mostra tutti i modelli ({ $pile }), ma non quali sono usciti. Solo un tavolo con il promemoria mostra quelli che devono ancora uscire.
ruling-used-expeditions-why = I regolamenti lo vietano: ricordare fa parte del gioco. Il promemoria è un’aggiunta di questa edizione, e lo vedono tutti.

rules-mark = Segnare
rules-mark-pattern = Segna il modello su una delle tue due mappe, ruotato e ribaltato come vuoi. Tutti i suoi campi devono essere liberi.
rules-mark-one = Oppure lascia perdere il modello e segna esattamente un campo libero.
rules-mark-hidden = Nessuno vede i tuoi segni prima che tutti abbiano finito. Finché non premi «{ done }», puoi cambiarli.

ruling-one-square = Posso segnare un solo campo anche se il modello ci sta?
ruling-one-square-answer = Sì, per qualunque motivo. Ma in quel caso è esattamente un campo.
ruling-one-square-why = I regolamenti lo permettono a chi non può usare il modello, e anche a chi non vuole.

ruling-one-card = Un modello può stare su entrambe le mie mappe?
ruling-one-card-answer = No. Tutti i suoi campi stanno su una sola mappa, e non ne manca nessuno.
ruling-one-card-why = Nei regolamenti il modello resta intero e va su una sola mappa. Solo il campo in più per una croce può andare sull’altra.

ruling-mark-nothing = Posso non segnare niente?
ruling-mark-nothing-answer = Solo se non hai più nessun campo libero.
ruling-mark-nothing-why = In un regolamento questa frase dice il contrario. Gli altri vietano di non segnare niente. Chi non ha campi liberi non può fare altro.

rules-ways = Dito, mouse o tasti
rules-ways-draw = Disegna il modello sui campi con un dito, una penna o il mouse.
rules-ways-place = Oppure indica dove metterlo. Ruotalo e ribaltalo con i pulsanti, la rotella del mouse o i tasti R e F. Poi fai clic o tocca.
rules-ways-keys = Oppure usa solo i tasti. Le frecce spostano il modello, R lo ruota, F lo ribalta, S passa a un solo campo, Tab all’altra mappa. Invio segna, Backspace annulla, D è «{ done }».
rules-ways-ask = Tocca sul tavolo una coppa, una palma, un sigillo o una carta, e la sua regola si apre sopra il tavolo. Il punto interrogativo nella barra le ha tutte.

## What the squares bring

rules-chapter-squares = Che cosa danno i campi

rules-cross = Croci
rules-cross-more = Una croce dà subito un altro campo: uno libero qualsiasi, su una delle tue due mappe.
rules-cross-again = Quel campo può essere di nuovo una croce, e così via.

ruling-cross-must = Posso rinunciare al campo di una croce?
ruling-cross-must-answer = No. Va segnato, e subito.
ruling-cross-must-why = Nei regolamenti è un obbligo, non un’offerta.

ruling-two-crosses = E se un modello copre due croci?
ruling-two-crosses-answer = Allora segni altri due campi.
ruling-two-crosses-why = Ogni croce segnata dà un campo tutto suo.

ruling-cross-lapses = E se non c’è più un campo libero per una croce?
ruling-cross-lapses-answer = Allora la croce va persa. Succede solo quando nessuna delle tue mappe ha un campo libero.
ruling-cross-lapses-why = I regolamenti non ne parlano. Ciò che non si può fare non è dovuto.

rules-coin = Monete
rules-coin-box = Una moneta riempie il prossimo campo di monete sulla tua carta di punteggio: riga per riga dall’alto, ogni riga da sinistra.
rules-coin-points = Ogni campo pieno vale 1 punto alla fine. Una riga di { $coins_in_a_row } vince una coppa.

ruling-coin-row = Da dove comincia la riga di monete successiva?
ruling-coin-row-answer = Da sinistra, come la prima.
ruling-coin-row-why = Un regolamento dice da destra. Gli altri dicono da sinistra. I punti sono gli stessi.

ruling-coin-no-box = Che cosa dà una moneta quando i { $coin_boxes } campi di monete sono pieni?
ruling-coin-no-box-answer = Niente. Il suo campo si segna come ogni altro.
ruling-coin-no-box-why = La carta di punteggio ha { $coin_boxes } campi di monete. Nei regolamenti le altre vanno perse.

rules-palm = Palme
rules-palm-points = Una palma dà subito 1 punto, più 1 per ogni palma che in quel momento è sulle carte esposte.
rules-palm-box = Il numero va nel tuo prossimo campo delle palme. Ce ne sono { $palm_boxes }.
rules-palm-example = Con due palme sulle carte esposte, la palma che segni dà 3 punti.

ruling-palm-must = Una palma può aspettare carte esposte migliori?
ruling-palm-must-answer = No. Dà punti subito, per pochi che siano, e riempie un campo.
ruling-palm-must-why = Nei regolamenti i suoi punti si ricevono subito. Scegli tu quando segnare una palma, non se conta.

ruling-palm-own = Una palma sulla mia altra mappa conta?
ruling-palm-own-answer = No. Contano quella che segni e quelle sulle carte esposte.
ruling-palm-own-why = Tutti i regolamenti lasciano fuori l’altra mappa.

ruling-palm-display = Le carte esposte cambiano mentre si segna?
ruling-palm-display-answer = No. Per tutte le palme di un turno valgono le stesse carte esposte.
ruling-palm-display-why = Le nuove mappe si prendono solo quando si risolve il turno, e solo allora se ne aggiungono altre alle carte esposte. Così nessuno ci guadagna a fare in fretta o con calma.

ruling-palm-no-box = Che cosa dà una palma quando i { $palm_boxes } campi per le palme sono pieni?
ruling-palm-no-box-answer = Niente. Le prime { $palm_boxes } riempiono i campi.
ruling-palm-no-box-why = La carta di punteggio ha { $palm_boxes } campi per le palme. Nei regolamenti le altre non danno punti.

## Settling

rules-chapter-settle = Risolvere il turno

rules-settle = Uno dopo l’altro
rules-settle-order = Prima risolve il turno chi inizia, poi gli altri, in senso orario. Ognuno fa tutto prima che cominci il prossimo.
rules-settle-steps = Prima vengono le coppe per le righe di monete riempite in questo turno. Poi ogni mappa completa si mette da parte, scoperta, e al suo posto se ne prende una nuova.

rules-cup = Coppe
rules-cup-highest = Una riga di monete piena vince la coppa più alta rimasta sulla carta dei round: prima { $highest_cup }, e così via fino a { $lowest_cup }. Il suo numero va nella coppa accanto alla riga.
rules-cup-order = Le coppe si vincono quando si risolve il turno. Se in due riempiono una riga nello stesso turno, la coppa più alta va a chi risolve prima.

ruling-two-rows = E se riempio due righe in un turno?
ruling-two-rows-answer = Vinci due coppe: la più alta, e poi la successiva.
ruling-two-rows-why = Ogni riga piena ha una coppa tutta sua.

ruling-cups-gone = E se le { $cup_count } coppe sono finite?
ruling-cups-gone-answer = Allora la coppa della riga resta vuota. Le sue monete contano lo stesso.
ruling-cups-gone-why = La carta dei round ha { $cup_count } coppe, e i regolamenti non danno altri punti oltre a quelli.

rules-display = Le carte esposte
rules-display-take = { $display_size } mappe scoperte formano le carte esposte. Per ogni mappa che completi ne prendi una nuova: una di queste o, senza vederla, quella in cima al mazzo.
rules-display-fill = Quando hai finito, le carte esposte tornano a essere { $display_size }.
rules-display-palms = Le palme sulle carte esposte contano per chiunque segni una palma.

ruling-two-to-take = Come prendo due mappe?
ruling-two-to-take-answer = Una dopo l’altra. Quando scegli la seconda, hai già visto la prima.
ruling-two-to-take-why = Nei regolamenti due mappe si prendono nello stesso modo di una. Quindi lo facciamo due volte.

ruling-display-filled = Quando si aggiungono nuove carte esposte?
ruling-display-filled-answer = Quando uno ha finito di prendere, e prima che prenda il prossimo. Se uno ne prende due, tra l’una e l’altra non si aggiunge niente.
ruling-display-filled-why = Un regolamento aggiunge carte alla fine di ogni passo. Gli altri, alla fine dell’azione di quella persona.

ruling-display-laid = Quante mappe si scoprono?
ruling-display-laid-answer = Quante ne mancano per averne { $display_size }.
ruling-display-laid-why = Presi alla lettera, alcuni regolamenti ne scoprono ogni volta { $display_size } nuove. Noi ne aggiungiamo fino ad averne { $display_size }.

rules-stack = Il mazzo
rules-stack-down = Le mappe che devono ancora uscire stanno coperte nel mazzo. Il dorso mostra quante sono.
rules-stack-unseen = Puoi pescare quella in cima invece di prendere una carta esposta. La vedi solo quando è tua.

ruling-stack-empty = E se il mazzo è finito?
ruling-stack-empty-answer = La partita continua. Alle carte esposte non se ne aggiungono altre, e diminuiscono.
ruling-stack-empty-why = I regolamenti dicono così per questo caso raro.

ruling-all-empty = E se sono finite anche le carte esposte?
ruling-all-empty-answer = Allora non prendi niente, e continui con meno mappe.
ruling-all-empty-why = I regolamenti non arrivano fin lì. Non c’è altro da prendere.

rules-start-player = Chi inizia
rules-start-player-flag = La bandiera indica chi inizia, il «primo giocatore» del regolamento: risolve il turno prima degli altri.
rules-start-player-moves = Dopo ogni turno la bandiera passa al posto successivo, in senso orario.

ruling-start-moves = Quando cambia, di preciso, chi inizia?
ruling-start-moves-answer = Dopo la terza azione di ogni turno, anche alla fine di un round.
ruling-start-moves-why = Un regolamento dice «dopo ogni 3 azioni», gli altri «dopo l’azione 3». È la stessa cosa.

## Two cards

rules-chapter-cards = Carta dei round e carta di punteggio

rules-round-card = La carta dei round
rules-round-card-shows = La carta dei round, la «mappa rotonda» del regolamento, mostra i { $rounds } round, le { $cup_count } coppe e tutti i modelli ({ $pile }). Tutto il tavolo la vede sempre.
rules-round-card-uses = { $unseen ->
    [0] Un round (il regolamento lo chiama «turno») usa tutte le { $pile } spedizioni. Poi si mescolano di nuovo.
   *[other] Un round (il regolamento lo chiama «turno») usa { $turns } delle { $pile } spedizioni. Quello che avanza non si vede mai. Poi si mescolano di nuovo tutte le { $pile }.
}

ruling-round-over = Quando finisce un round?
ruling-round-over-answer = { $unseen ->
    [0] Quando sono state usate tutte le { $pile } spedizioni.
   *[other] Quando sono state usate { $turns } delle { $pile } spedizioni.
}
ruling-round-over-why = Un regolamento dice otto nell’elenco del materiale. Più avanti dice sette, come tutti gli altri.

rules-score-card = La carta di punteggio
rules-score-card-boxes = Ognuno ha una carta di punteggio: { $coin_rows } righe di { $coins_in_a_row } campi di monete, una coppa accanto a ogni riga, e { $palm_boxes } campi per le palme.
rules-score-card-points = Il numero accanto a un nome indica i suoi punti finora, mappe complete e sigilli compresi.

## The count

rules-chapter-count = Il conteggio

rules-end = La fine della partita
rules-end-treasures = Dopo l’ultimo turno, ognuno somma i punti delle sue mappe complete e dei sigilli che portano.
rules-end-card = A questi si aggiungono 1 punto per ogni campo di monete pieno, i numeri nelle coppe e i numeri nei campi delle palme.
rules-end-most = Vince chi ha più punti.
rules-end-example = Un esempio, da contare insieme: sei mappe complete, nove monete, due coppe e tre palme.

ruling-last-turn = Che cosa succede ancora nell’ultimo turno?
ruling-last-turn-answer = Si vincono ancora coppe, e le mappe complete si mettono da parte. Nessuno ne prende di nuove.
ruling-last-turn-why = Nuove mappe non cambierebbero più niente.

ruling-unfinished = Quanto vale una mappa incompleta?
ruling-unfinished-answer = Niente. Il suo sigillo non conta, e nessun sigillo la conta.
ruling-unfinished-why = I regolamenti contano solo le mappe complete.

ruling-example = Quanto fanno le monete e le coppe dell’esempio?
ruling-example-answer = 17: 9 per le monete e 8 per le due coppe.
ruling-example-why = Un regolamento dice 14. Gli altri dicono 17, e solo con 17 si arriva a 95 punti in tutto.

rules-seal = Sigilli
rules-seal-points = Il sigillo su una mappa completa dà punti per ogni tua mappa completa del colore del sigillo.
rules-seal-worth = Per ognuna, un sigillo lilla o arancione dà 2 punti, uno verde o grigio 1 punto.

ruling-several-seals = E se ho più sigilli?
ruling-several-seals-answer = Contano tutti, ognuno per conto suo.
ruling-several-seals-why = I regolamenti contano ogni sigillo su una mappa completa.

ruling-seal-order = È importante quale mappa è stata completata prima?
ruling-seal-order-answer = No. Un sigillo conta tutte le tue mappe complete del suo colore, finite prima o dopo.
ruling-seal-order-why = I regolamenti contano i sigilli alla fine della partita.

rules-tie = Pareggio
rules-tie-colours = A parità di punti vince chi ha più mappe grigie complete. Se non basta, decidono le verdi, poi le arancioni, poi le lilla.

ruling-tie-after-all = E se è tutto pari?
ruling-tie-after-all-answer = Allora la vittoria è condivisa.
ruling-tie-after-all-why = I regolamenti si fermano al lilla. Non resta niente con cui decidere.

## Where the rulebooks differ

rules-chapter-differ = Dove i regolamenti divergono

rules-differ = Nove differenze, e che cosa vale qui
rules-differ-intro = Questo gioco ha regolamenti in molte lingue. Ne abbiamo confrontati cinque: in spagnolo, portoghese, francese, italiano e ceco. In questi nove punti non concordano, o lasciano una domanda aperta. Ognuno porta a quello che vale qui, e al perché.

## The figures

figure-next = Avanti
figure-again = Ancora una volta
figure-mark-it = Segna
figure-coin-more = Un’altra moneta
figure-display-other = Altre carte
figure-count = Continua a contare
figure-hand = { $hand_size } mappe; { $kept } si tengono.
figure-actions = Una spedizione, un’isola segnata, una coppa.
figure-patterns = { $count ->
    [one] { $pattern }, una volta
   *[other] { $pattern }, { $count } volte
}
figure-cross-1 = Il modello copre una croce.
figure-cross-2 = Un altro campo: di nuovo una croce!
figure-cross-3 = Un altro campo, semplice. È tutto.
figure-coin = { $coins ->
    [one] Una moneta: 1 punto.
   *[other] { $coins } monete: { $coins } punti.
}
figure-coin-row = La riga { $row } è piena, e vince la coppa più alta rimasta: { $cup }.
figure-cups = Le coppe { $won } sono già vinte. La prossima è la { $next }.
figure-palm = { $palms ->
    [0] Nessuna palma sulle carte esposte: una palma dà 1.
    [one] Una palma sulle carte esposte: una palma dà 1 + 1 = 2.
   *[other] { $palms } palme sulle carte esposte: una palma dà 1 + { $palms } = { $points }.
}
figure-seal = { $colour ->
    [purple] Sigillo lilla: { $each } × { $count } lilla = { $points }
    [orange] Sigillo arancione: { $each } × { $count } { $count ->
        [one] arancione
       *[other] arancioni
    } = { $points }
    [green] Sigillo verde: { $each } × { $count } { $count ->
        [one] verde
       *[other] verdi
    } = { $points }
   *[grey] Sigillo grigio: { $each } × { $count } { $count ->
        [one] grigia
       *[other] grigie
    } = { $points }
}
figure-seal-none = Ancora nessun sigillo su una mappa completa.
figure-seal-help = Tocca una mappa per completarla, o per tornare indietro.
figure-tie = { $colour ->
    [purple] poi le lilla
    [orange] poi le arancioni
    [green] poi le verdi
   *[grey] prima le grigie
}
figure-example-treasures = Sei mappe
figure-example-grey = Sigillo grigio, due mappe grigie
figure-example-orange = Sigillo arancione, due mappe arancioni
figure-example-coins = Nove monete e due coppe
figure-example-palms = Tre palme
