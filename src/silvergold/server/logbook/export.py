"""A person's games as a JSON document, to be taken along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from silvergold.server.logbook.entries import Entry
    from silvergold.server.wire.logbook import Rating

FORMAT: Final = "silver-and-gold-logbook/1"
PARTS: Final = ("treasures", "seals", "coins", "cups", "palms")


def exported(entries: Sequence[Entry], rating: Rating | None = None) -> str:
    """All that the logbook is made of, and the rating if there is one."""
    document = {
        "format": FORMAT,
        "games": [_line(entry) for entry in entries],
        "rating": rating,
    }
    return msgspec.json.encode(document).decode()


def _line(entry: Entry) -> dict[str, object]:
    return {
        "game": entry.game,
        "ended": entry.ended.isoformat(timespec="seconds"),
        "seat": entry.seat,
        "players": entry.summary.names,
        "bots": entry.summary.bots,
        "scores": entry.summary.scores,
        "winners": entry.summary.winners,
        "parts": dict(zip(PARTS, entry.sheet.parts, strict=True)),
        "colours": entry.sheet.colours,
        "seals": entry.sheet.seals,
        "cups": entry.sheet.cups,
    }
