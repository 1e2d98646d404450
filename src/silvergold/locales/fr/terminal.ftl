### What only the terminal says.

## The table

terminal-legend = [ ] libre, [X] croix, [$] pièce, [P] palmier ; cochée : [#] (X) ($) (P)
terminal-before = Avant le premier tour. Premier joueur : { $start }.
terminal-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }. Premier joueur : { $start }.
terminal-over = La partie est finie.
terminal-expedition = Expédition
terminal-cups = Coupes restantes : { $cups }
terminal-display = Cartes visibles, et { $stack } dans la pile :
terminal-hand = Ta main, dont tu gardes { $kept } trésors :
terminal-place = { $name } : { $points } pour l’instant
terminal-completed = remplis : { $treasures }
terminal-empty = vide
terminal-seal = { $colour ->
    [purple] sceau violet
    [orange] sceau orange
    [green] sceau vert
   *[grey] sceau gris
}
terminal-coins = pièces
terminal-cup = coupe { $points }
terminal-palms = palmiers { $boxes }

## What is asked

terminal-welcome = Tape { terminal-command-help } pour voir ce que tu peux faire.
terminal-ask = { $name }, { $request } :
terminal-ask-keep = garde { $kept } trésors
terminal-ask-mark = coche { $pattern } ou une seule case
terminal-ask-single = pas de place pour { $pattern }, coche donc une case
terminal-ask-bonus = coche encore une case
terminal-ask-take = prends un trésor
terminal-ask-done = appuie sur Entrée si c’est bon, ou tape { terminal-command-back }
terminal-hand-over = { $name }, à toi de jouer. Appuie sur Entrée quand tu es là.

## The commands. They are typed, so each is one word, in small letters, that is none of the others
## and none of keep, mark, bonus, pass, take and draw. The English words work in every language.

terminal-command-help = aide
terminal-command-moves = coups
terminal-command-table = table
terminal-command-patterns = motifs
terminal-command-scores = points
terminal-command-back = retour
terminal-command-done = valider
terminal-command-quit = quitter

## Help. Each line stands beside what is typed.

terminal-help-mark = coche a1 et b1 sur ton trésor 1
terminal-help-keep = garde ces { $kept } trésors
terminal-help-take = prend ce trésor ; draw en pioche un dans la pile
terminal-help-tab = complète ta saisie en un coup permis
terminal-help-moves = énumère tous les coups permis
terminal-help-table = montre la table à nouveau
terminal-help-patterns = montre les { $pile } expéditions d’une manche
terminal-help-scores = montre les points
terminal-help-back = annule ta dernière coche, tant que tu n’as pas appuyé sur Entrée pour { terminal-command-done }
terminal-help-quit = quitte la partie

## What is answered

terminal-nothing-to-take-back = Il n’y a rien à annuler.
terminal-made-already = Ton coup est joué. Appuie sur Entrée si c’est bon, ou tape { terminal-command-back }.
terminal-no-move = { $typed } n’est pas un coup ; { $hint }.
terminal-hint-keep = tape les { $kept } trésors à garder, par exemple P3 S2
terminal-hint-mark = tape un trésor et ses cases, par exemple 1a1b1 ou 2c3
terminal-hint-bonus = tape un trésor et une case, par exemple 2c3
terminal-hint-take = tape un trésor parmi les cartes visibles, ou draw
terminal-hint-pass = tape pass
