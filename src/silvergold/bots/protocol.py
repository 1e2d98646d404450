"""What the game and a program that plays it say to each other, one JSON object a line.

docs/bots.md tells the authors of programs the same.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from silvergold.core.expeditions import PILE, PLACEMENTS, Pattern
from silvergold.core.facts import COIN_BOXES, PALM_BOXES, ROUNDS, TURNS
from silvergold.core.moves import SLOTS
from silvergold.core.notation import write
from silvergold.core.scoring import score, winners
from silvergold.core.squares import names
from silvergold.core.treasures import TREASURES, Treasure

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from silvergold.core.moves import Move
    from silvergold.core.state import Player
    from silvergold.core.view import View

PROTOCOL: Final = 1
LONGEST_LINE: Final = 65_536


class AnswerError(ValueError):
    """The program did not answer what it was asked; the message says why."""


def hello() -> bytes:
    """The greeting, with the numbers and every card of the game."""
    return _line(
        type="hello",
        protocol=PROTOCOL,
        rounds=ROUNDS,
        turns=TURNS,
        coin_boxes=COIN_BOXES,
        palm_boxes=PALM_BOXES,
        treasures=[_card(treasure) for treasure in TREASURES],
        patterns=[
            {
                "name": pattern.name,
                "cards": PILE.count(pattern),
                "placements": [names(squares) for squares in PLACEMENTS[pattern]],
            }
            for pattern in Pattern
        ],
    )


def start(view: View, seed: int) -> bytes:
    """The beginning of a game for the seat that the view belongs to."""
    return _line(type="start", seat=view.seat, players=len(view.players), seed=seed)


def choose(view: View, moves: Iterable[Move], seconds: float) -> bytes:
    """The question which of the legal moves to make."""
    return _line(
        type="choose",
        seconds=seconds,
        view=_view(view),
        moves=[write(move) for move in moves],
    )


def over(players: Sequence[Player]) -> bytes:
    """The end of the game, told as in its record."""
    scores = [score(player) for player in players]
    return _line(
        type="over",
        scores=[{**points._asdict(), "total": points.total} for points in scores],
        winners=winners(players),
    )


def greeted(line: bytes) -> None:
    """Take the answer to `hello`. Raises `AnswerError` if it is none."""
    match _read(line):
        case {"protocol": version} if version == PROTOCOL:
            return
        case {"protocol": version}:
            raise AnswerError(f"it speaks protocol {shortened(version)}, not {PROTOCOL}")
        case _:
            raise AnswerError(f"it answered {shortened(line)}, which names no protocol")


def chosen(line: bytes, moves: Iterable[Move]) -> Move:
    """The one of `moves` that the answer names. Raises `AnswerError` if it names none."""
    match _read(line):
        case {"move": str(text)}:
            for move in moves:
                if write(move) == text:
                    return move
            raise AnswerError(f"it answered {shortened(text)}, which is not a legal move")
        case _:
            raise AnswerError(f"it answered {shortened(line)}, which names no move")


def shortened(said: object) -> str:
    """What was said, cut where it is too long for a report, and safe to print."""
    if isinstance(said, bytes):
        said = said.decode("utf-8", errors="replace").rstrip("\r\n")
    text = repr(said)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


_SHOWN: Final = 80


def _card(treasure: Treasure) -> dict[str, object]:
    return {
        "id": treasure.id,
        "colour": treasure.colour.name.lower(),
        "points": treasure.colour.points,
        "seal": treasure.seal.name.lower() if treasure.seal else None,
        "seal_points": treasure.seal.seal_points if treasure.seal else 0,
        "island": names(treasure.island),
        "crosses": names(treasure.crosses),
        "coins": names(treasure.coins),
        "palms": names(treasure.palms),
    }


def _view(view: View) -> dict[str, object]:
    return {
        "seat": view.seat,
        "phase": view.phase.name.lower(),
        "turn": view.turn,
        "start": view.start,
        "waiting": view.waiting,
        "hand": _ids(view.hand),
        "expeditions": [pattern.name for pattern in view.expeditions],
        "display": _ids(view.display),
        "stack": view.stack_size,
        "cups": view.cups,
        "players": [_player(player) for player in view.players],
    }


def _player(player: Player) -> dict[str, object]:
    return {
        "slots": [
            {"treasure": treasure.id if treasure else None, "free": names(player.free[slot])}
            for slot in SLOTS
            for treasure in [player.treasures[slot]]
        ],
        "completed": _ids(player.completed),
        "coins": player.coins,
        "cups": player.cups,
        "palms": player.palms,
        "bonuses": player.bonuses,
    }


def _ids(treasures: Iterable[Treasure]) -> list[str]:
    return [treasure.id for treasure in treasures]


def _line(**message: object) -> bytes:
    return json.dumps(message).encode() + b"\n"


def _read(line: bytes) -> object:
    if len(line) > LONGEST_LINE:
        raise AnswerError(f"its answer is longer than {LONGEST_LINE} bytes: {shortened(line)}")
    try:
        message: object = json.loads(line.decode())
    except UnicodeDecodeError:
        raise AnswerError(f"it answered {shortened(line)}, which is not UTF-8") from None
    except (ValueError, RecursionError):
        raise AnswerError(f"it answered {shortened(line)}, which is not JSON") from None
    return message
