"""The 47 treasure cards, read from the drawings in `treasures.txt`."""

from dataclasses import dataclass
from enum import Enum
from importlib.resources import files
from typing import Final, NewType

from silvergold.core.squares import Squares, drawn

TreasureId = NewType("TreasureId", str)


class Colour(Enum):
    """A treasure's colour, with the points of such a treasure and of a seal for that colour."""

    PURPLE = ("P", 14, 2)
    ORANGE = ("O", 12, 2)
    GREEN = ("G", 10, 1)
    GREY = ("S", 8, 1)

    def __init__(self, letter: str, points: int, seal_points: int) -> None:
        self.letter = letter
        self.points = points
        self.seal_points = seal_points


@dataclass(frozen=True, slots=True, eq=False)
class Treasure:
    """A treasure card: an island of squares, some with a cross, a coin or a palm on them.

    There is one object per treasure, so treasures compare and hash by identity; copies and pickles
    travel by id and arrive as that one object.
    """

    id: TreasureId
    colour: Colour
    seal: Colour | None
    island: Squares
    crosses: Squares
    coins: Squares
    palms: Squares

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return treasure, (self.id,)

    def __repr__(self) -> str:
        return self.id

    def _repr_svg_(self) -> str:
        from silvergold.drawing.svg import treasure_svg  # noqa: PLC0415 - only notebooks need it

        return treasure_svg(self)


def _read(line: str) -> Treasure:
    id_, seal, island = line.split(maxsplit=2)
    colours = {colour.letter: colour for colour in Colour}
    return Treasure(
        id=TreasureId(id_),
        colour=colours[id_[0]],
        seal=colours.get(seal),
        island=drawn(island, "oX$P"),
        crosses=drawn(island, "X"),
        coins=drawn(island, "$"),
        palms=drawn(island, "P"),
    )


def _read_all(text: str) -> tuple[Treasure, ...]:
    return tuple(_read(line) for line in text.splitlines() if not line.startswith("#"))


TREASURES: Final = _read_all(files(__package__).joinpath("treasures.txt").read_text("utf-8"))
_BY_ID: Final = {treasure.id: treasure for treasure in TREASURES}


def treasure(id_: str) -> Treasure:
    """The treasure with that id. Raises `ValueError` if there is none.

    >>> treasure("S2").colour.name
    'GREY'
    """
    found = _BY_ID.get(TreasureId(id_))
    if found is None:
        raise ValueError(f"there is no treasure {id_!r}")
    return found
