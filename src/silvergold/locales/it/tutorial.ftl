### Lo scopo del gioco

aim-title = Lo scopo del gioco
aim-mark = Segna i campi delle tue isole.
aim-score = Le isole complete danno punti.
aim-win = Vince chi ha più punti dopo { $all_turns } turni.
aim-go = Si parte
back-to-invitation = Torna all’invito

## The tutorial, and the hints of the first game.

## Step by step

# $treasures are two treasures. The words on a button are a reference to its message in web.ftl.
tutor-keep = Cominci con { $kept } isole. Un’isola conta solo quando tutti i suoi campi sono segnati, quindi le piccole si completano prima. Una buona coppia: { $treasures }.
tutor-keep-done = Una buona coppia. { hint-seal } Conferma con «{ keep-these }».
tutor-keep-other = Puoi tenere anche queste: le isole grandi danno di più, e richiedono più tempo. La via rapida: { $treasures }.
tutor-suggested = Consigliata
tutor-place = La carta di spedizione mostra un modello che vale per tutti. Mettilo su una delle tue isole: tocca dove va, o disegnalo sui campi.
tutor-done-place = È solo a matita: tocca altrove per spostarlo, o annulla. Con «{ done }» conta davvero.
tutor-turn = { $tool ->
    [words] I modelli si possono ruotare. Premi «{ turn-it }» finché il modello non è come i campi evidenziati, poi mettilo lì.
    [icon] I modelli si possono ruotare. Premi il pulsante in evidenza finché il modello non è come i campi evidenziati, poi mettilo lì.
   *[ready] I modelli si possono ruotare. Metti questo sui campi evidenziati.
}
tutor-mirror = { $tool ->
    [words] Questo modello si può anche ribaltare. Premi «{ mirror-it }», poi mettilo sui campi evidenziati.
    [icon] Questo modello si può anche ribaltare. Premi il pulsante in evidenza, poi mettilo sui campi evidenziati.
   *[ready] Questo modello si può anche ribaltare. Mettilo sui campi evidenziati.
}
tutor-done = Proprio così! Conferma con «{ done }».
tutor-cross = Metti il modello sopra la croce rossa: una croce ti dà subito un altro campo.
tutor-bonus = { $brings ->
    [complete] Un altro campo per la croce, su un’isola o sull’altra. Quello evidenziato completa un’isola!
   *[other] Un altro campo per la croce, su un’isola o sull’altra: quello libero che preferisci.
}
tutor-done-complete = { $seals ->
    [0] L’isola è completa: { $points } punti! Conferma con «{ done }», e la mappa si mette da parte.
    [one] L’isola è completa: { $points } punti, e uno in più per un sigillo. Conferma con «{ done }».
   *[other] L’isola è completa: { $points } punti, e altri { $seals } per i sigilli. Conferma con «{ done }».
}
tutor-take = Per ogni isola completa prendi una nuova mappa: una delle carte esposte o, senza vederla, quella in cima al mazzo. Questa è piena di monete: { $treasure }.
tutor-take-again = Prendine un’altra: quella che vuoi.
tutor-coin = Ogni moneta vale 1 punto, e { $coins_in_a_row } riempiono una riga della tua carta di punteggio. Coprile con il modello.
tutor-done-coin = Le monete sono tue. Una riga piena vince una coppa. Conferma con «{ done }».
tutor-palm = { $way ->
    [words] Una palma dà 1 punto, più 1 per ogni palma sulle carte esposte: ora { $points }. Invece del modello, segna solo questo campo: premi «{ one-square }».
    [icon] Una palma dà 1 punto, più 1 per ogni palma sulle carte esposte: ora { $points }. Invece del modello, segna solo questo campo: premi il pulsante in evidenza.
    [ready] Una palma dà 1 punto, più 1 per ogni palma sulle carte esposte: ora { $points }. Segna solo questo campo.
   *[pattern] Una palma dà 1 punto, più 1 per ogni palma sulle carte esposte: ora { $points }. Coprila con il modello.
}
tutor-done-palm = { $points ->
    [one] 1 punto per la palma, subito. Conferma con «{ done }».
   *[other] { $points } punti per la palma, subito. Conferma con «{ done }».
}
tutor-complete = { $way ->
    [words] A quest’isola manca solo un campo. Premi «{ one-square }», e segnalo al posto del modello.
    [icon] A quest’isola manca solo un campo. Premi il pulsante in evidenza, e segnalo al posto del modello.
    [ready] A quest’isola manca solo un campo. Segnalo.
   *[pattern] Qui si può completare un’isola: metti il modello sui campi evidenziati.
}
tutor-round = Un nuovo round: tutte le { $pile } spedizioni si mescolano di nuovo.
tutor-cup = Una riga di monete piena vince la coppa più alta: { $points }. Prendila!
tutor-done-cup = La riga è piena, e vince la coppa da { $points }. Conferma con «{ done }».
tutor-free = Segna il modello dove vuoi, o un solo campo.
tutor-other = Si può fare anche così. Annulla per provare la mossa suggerita, o continua con «{ done }».
tutor-watch = Tutti segnano nello stesso momento. Ora si vede che cosa ha fatto ciascuno.
tutor-squares = Evidenziati sulla mappa { $slot }: { $squares }.
# For screen readers, where the buttons of the tools have no words on them.
tutor-button = { $button ->
    [turn] Pulsante in evidenza: { turn-it }.
    [mirror] Pulsante in evidenza: { mirror-it }.
   *[single] Pulsante in evidenza: { one-square }.
}

## For those who use the keyboard

tutor-keys-place = Le frecce lo spostano, Invio lo mette giù, Tab cambia mappa.
tutor-keys-turn = R lo ruota.
tutor-keys-mirror = F lo ribalta.
tutor-keys-single = S passa a un solo campo.
tutor-keys-done = D conferma, e Backspace annulla.

## The end of the tutorial

tutor-end-title = Ora sai giocare!
tutor-end-count = Si conta così. I tuoi punti finora:
tutor-end-rest = { $unseen ->
    [0] Una partita ha { $rounds } round da { $turns } turni. In ogni round escono tutte le { $pile } spedizioni. Alla fine vince chi ha più punti.
   *[other] Una partita ha { $rounds } round da { $turns } turni. In ogni round escono solo { $turns } delle { $pile } spedizioni. Alla fine vince chi ha più punti.
}
tutor-end-rules = Il resto è nelle regole.
tutor-end-again = Ricomincia

## Hints

hint-keep = Le isole piccole si completano prima, le grandi danno di più. Croci, monete e palme aiutano.
hint-first = Disegna il modello, o tocca dove vuoi metterlo. Ruotalo e ribaltalo come vuoi.
hint-no-fit = Va bene qualsiasi campo libero: meglio una croce, una moneta, una palma, o uno isolato.
hint-round = { $unseen ->
    [0] Un nuovo round: tutte le { $pile } spedizioni sono di nuovo nel mazzo, e usciranno tutte.
   *[other] Un nuovo round: tutte le { $pile } spedizioni sono di nuovo nel mazzo, e ne usciranno { $turns }.
}
hint-complete = Ora puoi completare un’isola. Sposta il modello per vedere quanto dà.
hint-cup = Ora puoi riempire una riga di monete e vincere la coppa da { $points }.
hint-palm = { $points ->
    [one] Una palma ora darebbe 1 punto. Con più palme sulle carte esposte dà di più.
   *[other] Una palma ora darebbe { $points } punti: 1, più 1 per ogni palma sulle carte esposte.
}
hint-cross = Segnare una croce dà un altro campo, su un’isola o sull’altra.
hint-coin = Ogni moneta vale 1 punto, e una riga piena di { $coins_in_a_row } vince una coppa.
hint-nearly = Un’isola è quasi completa: un solo campo può essere meglio del modello.
hint-bonus = Segna un campo libero qualsiasi, su un’isola o sull’altra. Se è una croce, ne hai un altro.
hint-done = Niente conta prima di «{ done }»: cambia quante volte vuoi.
hint-take = Le isole piccole si completano prima, le grandi valgono di più. Le palme che restano esposte aiutano le tue.
hint-seal = Il sigillo di una mappa completa dà punti per ogni mappa completa del suo colore.
hints-off = Disattiva i consigli
