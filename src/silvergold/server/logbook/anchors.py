"""The ratings of the levels, which hold all other ratings in place.

`tools/measure_anchors.py` measures them in the arena, and writes `anchors.json`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from silvergold.bots.registry import DEFAULT_OPPONENT
from silvergold.server.logbook.glicko import MIDDLE, Strength

ANCHORED_AT: Final = DEFAULT_OPPONENT
"""The level whose rating is exactly in the middle, at 1500."""

SURE: Final = 1.0
"""The deviation of a rating that is set, and the least of one that is measured."""

ALSO: Final = {"greedy": "mate"}
"""Bots that are the same as a level."""


class Anchor(Struct, frozen=True):
    """The rating of a level, and the half of its 95 % interval."""

    rating: int
    within: int


class Anchors(Struct, frozen=True):
    """What was measured, by which command, and when."""

    command: str
    measured: str
    games: int
    levels: dict[str, Anchor]


@cache
def anchors() -> Anchors:
    """What the arena has measured."""
    text = (files(__package__) / "anchors.json").read_text("utf-8")
    return msgspec.json.decode(text, type=Anchors)


def strength_of(bot: str) -> Strength | None:
    """The strength of a bot; None if it is no level."""
    found = anchors().levels.get(ALSO.get(bot, bot))
    if found is None:
        return None
    if bot == ANCHORED_AT:
        return Strength(MIDDLE, SURE)
    return Strength(found.rating, max(SURE, found.within / 1.96))
