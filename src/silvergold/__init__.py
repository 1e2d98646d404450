"""Silver & Gold: the rules as a library, and everything to study the game with.

>>> from random import Random
>>> import silvergold
>>> chance = Random(7)
>>> game = silvergold.new_game(silvergold.Deal.shuffled(2, chance))
>>> while game.acting:
...     seat = game.acting[0]
...     game = silvergold.play(game, seat, chance.choice(silvergold.legal_moves(game, seat)))
>>> silvergold.winners(game.players)
[0]

What is more than the rules is loaded when it is first used: bots, records, comparisons of bots, and
`Batch`, which needs the extra `fast`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from silvergold.core.expeditions import PILE, PLACEMENTS, Pattern
from silvergold.core.facts import (
    COIN_BOXES,
    COINS_IN_A_ROW,
    CUPS,
    DISPLAY_SIZE,
    HAND_SIZE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PALM_BOXES,
    ROUNDS,
    TURNS,
    TURNS_IN_A_ROUND,
    Phase,
)
from silvergold.core.illegal import Illegal, IllegalMoveError
from silvergold.core.moves import Bonus, Draw, Keep, Mark, Move, Pass, Seat, Slot, Take
from silvergold.core.notation import NotationError, read, write
from silvergold.core.position import PositionError, read_state, read_view, write_position
from silvergold.core.rules import after, legal_moves, new_game, play
from silvergold.core.scoring import Score, score, standing, winners
from silvergold.core.squares import SQUARE, Squares, names
from silvergold.core.state import Deal, Player, State
from silvergold.core.treasures import TREASURES, Colour, Treasure, TreasureId, treasure
from silvergold.core.view import View, imagine, view

if TYPE_CHECKING:
    from silvergold import bots, deals, drawing, fast, lab, records
    from silvergold.bots import BOTS, LEVELS, AnalysingBot, Bot, Candidate, NoSuchBotError
    from silvergold.deals import FairDeal
    from silvergold.drawing import as_svg, as_text
    from silvergold.fast import ACTIONS, Batch, action_of, move_of
    from silvergold.lab import Arena, Game, Results, compare, simulated
    from silvergold.records import GameTree, Node, Record, RecordError, record_of, replay, verify
    from silvergold.records import read as read_record
    from silvergold.records import write as write_record

    __version__: str

__all__ = [
    "ACTIONS",
    "BOTS",
    "COINS_IN_A_ROW",
    "COIN_BOXES",
    "CUPS",
    "DISPLAY_SIZE",
    "HAND_SIZE",
    "LEVELS",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "PALM_BOXES",
    "PILE",
    "PLACEMENTS",
    "ROUNDS",
    "SQUARE",
    "TREASURES",
    "TURNS",
    "TURNS_IN_A_ROUND",
    "AnalysingBot",
    "Arena",
    "Batch",
    "Bonus",
    "Bot",
    "Candidate",
    "Colour",
    "Deal",
    "Draw",
    "FairDeal",
    "Game",
    "GameTree",
    "Illegal",
    "IllegalMoveError",
    "Keep",
    "Mark",
    "Move",
    "NoSuchBotError",
    "Node",
    "NotationError",
    "Pass",
    "Pattern",
    "Phase",
    "Player",
    "PositionError",
    "Record",
    "RecordError",
    "Results",
    "Score",
    "Seat",
    "Slot",
    "Squares",
    "State",
    "Take",
    "Treasure",
    "TreasureId",
    "View",
    "__version__",
    "action_of",
    "after",
    "as_svg",
    "as_text",
    "bots",
    "compare",
    "deals",
    "drawing",
    "fast",
    "imagine",
    "lab",
    "legal_moves",
    "move_of",
    "names",
    "new_game",
    "play",
    "read",
    "read_record",
    "read_state",
    "read_view",
    "record_of",
    "records",
    "replay",
    "score",
    "simulated",
    "standing",
    "treasure",
    "verify",
    "view",
    "winners",
    "write",
    "write_position",
    "write_record",
]

_LATER: Final = {
    "bots": ("AnalysingBot", "BOTS", "Bot", "Candidate", "LEVELS", "NoSuchBotError"),
    "deals": ("FairDeal",),
    "drawing": ("as_svg", "as_text"),
    "fast": ("ACTIONS", "Batch", "action_of", "move_of"),
    "lab": ("Arena", "Game", "Results", "compare", "simulated"),
    "records": ("GameTree", "Node", "Record", "RecordError", "record_of", "replay", "verify"),
}
# On a plain install, `import *`, `help` and completion do without what needs the extra `fast`.
if find_spec("numpy") is None or find_spec("numba") is None:
    for _missing in ("fast", *_LATER["fast"]):
        __all__.remove(_missing)  # noqa: PYI056 - type checkers see all names, as they should
_PLACES: Final = {
    **{name: (module, name) for module, names_ in _LATER.items() for name in names_},
    "read_record": ("records", "read"),
    "write_record": ("records", "write"),
}


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever has that name
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415 - takes as long as all the rules

        return version("silvergold")
    if name in _LATER:
        return import_module(f"{__name__}.{name}")
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, true_name = _PLACES[name]
    try:
        return getattr(import_module(f"{__name__}.{module}"), true_name)
    except ModuleNotFoundError as error:
        needed = f"{error.name}, which is not installed here (pip install 'silvergold[fast]')"
        raise ImportError(f"silvergold.{name} needs {needed}") from error


def __dir__() -> list[str]:
    loaded = {name for name in globals() if f"{__name__}.{name}" in sys.modules}
    return sorted({*__all__, *loaded})
