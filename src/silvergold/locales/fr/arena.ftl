# The command arena: its entries, and --until-clear.

## Options

arena-bots = Qui joue, deux ou plus : { $bots }, un programme à toi, avec cmd:COMMANDE, ou une classe Python, avec py:MODULE:CLASSE. NOM=BOT lui donne un nom.
arena-games-default = 200, ou 20 000 avec --until-clear
arena-low-high = BAS,HAUT
arena-until-clear = S’arrêter dès qu’il est clair quelle hypothèse sur le premier de deux bots convient le mieux : son avance en points (0,2), ou la part des parties où il est devant (50%,55%). --games est alors le maximum.
arena-error-rate = Avec --until-clear : la probabilité de la mauvaise réponse, en %, si l’une des hypothèses est vraie.

## What is wrong with what was typed. Each is one sentence without its full stop.

# $details are English, and end with where in the bot's code it happened.
arena-unusable-class = le bot { $name } est inutilisable : { $details }
arena-name-twice = le nom { $name } figure deux fois ; donne à chacun son propre nom, comme mien=BOT
arena-name-taken = le nom { $name } est celui d’un autre bot ; choisis-en un autre
arena-no-name = { $name } n’est pas un nom de bot : il faut de 1 à { $most } caractères imprimables
arena-until-clear-form = --until-clear prend deux nombres, bas et haut, comme 0,2 (points) ou 50%,55% (parties devant), pas { $text }
arena-until-clear-order = --until-clear { $text } : le premier nombre doit être inférieur au second, et les pourcentages compris entre 0 et 100
arena-until-clear-two = --until-clear compare exactement deux bots

## What came of --until-clear

# The first bot against the second; $points is the number of points by which it leads.
arena-hypothesis-points = une avance de { $points } points
# The first bot is ahead in so many games.
arena-hypothesis-share = être devant dans { $share } % des parties
# $better and $worse are hypotheses.
arena-clear = Clair après { $games } parties : pour { $first } contre { $second }, { $better } convient mieux que { $worse } (taux d’erreur { $error } %).
# $high and $low are hypotheses.
arena-not-clear = Pas clair après { $games } parties : pour { $first } contre { $second }, le log du rapport de vraisemblance entre { $high } et { $low } est de { $ratio } ; ce serait clair à ±{ $bound }.
arena-stopped-early = On s’est arrêté dès que c’était clair : les intervalles sont donc un peu trop étroits.
