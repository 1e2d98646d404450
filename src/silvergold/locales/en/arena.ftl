# The command arena: its entries, and --until-clear.

## Options

arena-bots = The bots to compare, two or more: { $bots }, a program of your own as cmd:COMMAND, or a Python class as py:MODULE:CLASS. NAME=BOT gives it a name.
arena-games-default = 200, or 20,000 with --until-clear
arena-low-high = LOW,HIGH
arena-until-clear = Stop as soon as it is clear which hypothesis about the first of two bots fits better: its lead in points (0,2), or the share of games in which it is ahead (50%,55%). --games is then the maximum.
arena-error-rate = With --until-clear: the probability of the wrong answer, in %, if one of the hypotheses is true.

## What is wrong with what was typed. Each is one sentence without its full stop.

# $details are English, and end with where in the bot's code it happened.
arena-unusable-class = cannot use the bot { $name }: { $details }
arena-name-twice = the name { $name } is used twice; give each entry a name of its own, as in mine=BOT
arena-name-taken = the name { $name } belongs to another bot; choose a different one
arena-no-name = { $name } is no name for a bot: use 1 to { $most } characters that can be printed
arena-until-clear-form = --until-clear takes two numbers, low and high, as in 0,2 (points) or 50%,55% (games ahead), not { $text }
arena-until-clear-order = --until-clear { $text }: the first number has to be below the second, and percentages between 0 and 100
arena-until-clear-two = --until-clear compares exactly two bots

## What came of --until-clear

# The first bot against the second; $points is the number of points by which it leads.
arena-hypothesis-points = a lead of { $points } points
# The first bot is ahead in so many games.
arena-hypothesis-share = being ahead in { $share }% of the games
# $better and $worse are hypotheses.
arena-clear = Clear after { $games } games: for { $first } against { $second }, { $better } fits better than { $worse } (error rate { $error }%).
# $high and $low are hypotheses.
arena-not-clear = Not clear after { $games } games: for { $first } against { $second }, the log-likelihood ratio of { $high } to { $low } is { $ratio }; it would be clear at ±{ $bound }.
arena-stopped-early = The run stopped as soon as it was clear, so the intervals are slightly too narrow.
