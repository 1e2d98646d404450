# The command arena: its entries, and --until-clear.

## Options

arena-bots = Chi gioca, due o più: { $bots }, un tuo programma come cmd:COMANDO o una classe Python come py:MODULO:CLASSE. NOME=BOT gli dà un nome.
arena-games-default = 200, o 20.000 con --until-clear
arena-low-high = BASSO,ALTO
arena-until-clear = Fermarsi appena è chiaro quale ipotesi sul primo di due bot è più adatta: il suo vantaggio in punti (0,2) o la quota di partite in cui è davanti (50%,55%). --games è allora il massimo.
arena-error-rate = Con --until-clear: la probabilità della risposta sbagliata, in %, se una delle ipotesi è vera.

## What is wrong with what was typed. Each is one sentence without its full stop.

# $details are English, and end with where in the bot's code it happened.
arena-unusable-class = non si può usare il bot { $name }: { $details }
arena-name-twice = il nome { $name } compare due volte; dai a ciascuno un nome proprio, come mio=BOT
arena-name-taken = il nome { $name } è di un altro bot; scegline uno diverso
arena-no-name = { $name } non è un nome per un bot: usa da 1 a { $most } caratteri stampabili
arena-until-clear-form = --until-clear vuole due numeri, basso e alto, come 0,2 (punti) o 50%,55% (partite davanti), non { $text }
arena-until-clear-order = --until-clear { $text }: il primo numero deve essere minore del secondo, e le percentuali tra 0 e 100
arena-until-clear-two = --until-clear confronta esattamente due bot

## What came of --until-clear

# The first bot against the second; $points is the number of points by which it leads.
arena-hypothesis-points = un vantaggio di { $points } punti
# The first bot is ahead in so many games.
arena-hypothesis-share = essere davanti nel { $share }% delle partite
# $better and $worse are hypotheses.
arena-clear = Chiaro dopo { $games } partite: per { $first } contro { $second }, { $better } è più adatto di { $worse } (tasso d’errore { $error }%).
# $high and $low are hypotheses.
arena-not-clear = Non chiaro dopo { $games } partite: per { $first } contro { $second }, il logaritmo del rapporto di verosimiglianza tra { $high } e { $low } è { $ratio }; sarebbe chiaro a ±{ $bound }.
arena-stopped-early = Ci si è fermati appena era chiaro, perciò gli intervalli sono un po’ troppo stretti.
