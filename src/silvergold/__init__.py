"""Silver & Gold: the rules as a library.

>>> from random import Random
>>> import silvergold
>>> chance = Random(7)
>>> game = silvergold.new_game(silvergold.Deal.shuffled(2, chance))
>>> while game.acting:
...     seat = game.acting[0]
...     game = silvergold.play(game, seat, chance.choice(silvergold.legal_moves(game, seat)))
>>> silvergold.winners(game.players)
[0]
"""

from silvergold.core.illegal import IllegalMoveError
from silvergold.core.notation import read, write
from silvergold.core.rules import after, legal_moves, new_game, play
from silvergold.core.scoring import score, winners
from silvergold.core.state import Deal
from silvergold.core.view import imagine, view

__all__ = [
    "Deal",
    "IllegalMoveError",
    "after",
    "imagine",
    "legal_moves",
    "new_game",
    "play",
    "read",
    "score",
    "view",
    "winners",
    "write",
]
