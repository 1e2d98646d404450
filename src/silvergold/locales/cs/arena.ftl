# The command arena: its entries, and --until-clear.

## Options

arena-bots = Kdo hraje, dva nebo víc: { $bots }, vlastní program jako cmd:PŘÍKAZ nebo třída v Pythonu jako py:MODUL:TŘÍDA. JMÉNO=BOT mu dá jméno.
arena-games-default = 200, s --until-clear 20 000
arena-low-high = DOLNÍ,HORNÍ
arena-until-clear = Skončit, jakmile je jasné, která hypotéza o prvním ze dvou botů sedí lépe: jeho náskok v bodech (0,2), nebo podíl her, v nichž je vpředu (50%,55%). --games je pak nejvyšší počet.
arena-error-rate = S --until-clear: pravděpodobnost chybné odpovědi v %, platí-li jedna z hypotéz.

## What is wrong with what was typed. Each is one sentence without its full stop.

# $details are English, and end with where in the bot's code it happened.
arena-unusable-class = bota { $name } nelze použít: { $details }
arena-name-twice = jméno { $name } je tu dvakrát; dej každému vlastní jméno, třeba muj=BOT
arena-name-taken = jméno { $name } patří jinému botovi; zvol jiné
arena-no-name = { $name } není jméno pro bota: použij 1 až { $most } tisknutelných znaků
arena-until-clear-form = --until-clear potřebuje dvě čísla, dolní a horní, třeba 0,2 (body) nebo 50%,55% (hry vpředu), ne { $text }
arena-until-clear-order = --until-clear { $text }: první číslo musí být menší než druhé a procenta mezi 0 a 100
arena-until-clear-two = --until-clear porovnává právě dva boty

## What came of --until-clear

# The first bot against the second; $points is the number of points by which it leads.
arena-hypothesis-points = náskok v bodech { $points }
# The first bot is ahead in so many games.
arena-hypothesis-share = vpředu v { $share } % her
# $better and $worse are hypotheses.
arena-clear = Jasné, počet her { $games }: pro { $first } proti { $second } sedí „{ $better }“ lépe než „{ $worse }“ (chybovost { $error } %).
# $high and $low are hypotheses.
arena-not-clear = Nejasné, počet her { $games }: pro { $first } proti { $second } je logaritmus věrohodnostního poměru „{ $high }“ k „{ $low }“ { $ratio }; jasné by bylo při ±{ $bound }.
arena-stopped-early = Hrálo se, jen dokud to nebylo jasné, takže intervaly jsou o něco užší, než mají být.
