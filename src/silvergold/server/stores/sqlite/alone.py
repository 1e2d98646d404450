"""Games of the time when one browser held all the people of a game, made ready for friends.

This reads what version 1 of the tables held, and stays as it is when the rest goes on.
"""

from __future__ import annotations

import json
import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from silvergold.core.notation import read
from silvergold.core.rules import new_game, play
from silvergold.core.state import Phase
from silvergold.deals import FairDeal
from silvergold.server.stores.integrity import seal

if TYPE_CHECKING:
    from sqlite3 import Connection

KEY_SIZE: Final = 16


def play_with_friends(db: Connection) -> None:
    """Move every game into the new tables. One that is damaged is moved as it is, and stays so."""
    for game, owner, begun, played in db.execute("SELECT * FROM old_games").fetchall():
        events = _events(db, game)
        seed = db.execute("SELECT seed FROM old_secrets WHERE game = ?", (game,)).fetchone()
        over = seed is not None and _is_over(game, seed[0], events)
        _put_game(db, game, _date(begun), _date(played), over=over)
        _put_events(db, game, events)
        if seed is not None:
            keys = (secrets.token_urlsafe(KEY_SIZE), secrets.token_urlsafe(KEY_SIZE))
            _put(db, "secrets", (game, seed[0], *keys))
        bots = events[0].get("bots", []) if events else []
        for seat in [seat for seat, bot in enumerate(bots) if bot is None]:
            _put(db, "holders", (game, seat, owner))
    for row in db.execute("SELECT game, seat, number, moves FROM old_pencils").fetchall():
        _put(db, "pencils", row)


def _events(db: Connection, game: str) -> list[dict[str, Any]]:
    """What the events say; one that says nothing that can be read says nothing at all."""
    query = "SELECT CAST(event AS BLOB) FROM old_events WHERE game = ? ORDER BY version"
    events = []
    for [text] in db.execute(query, (game,)):
        try:
            event = json.loads(text)
        except ValueError:
            event = {}
        events.append(event if isinstance(event, dict) else {})
    return events


def _is_over(game: str, seed: bytes, events: list[dict[str, Any]]) -> bool:
    try:
        created, *acted = events
        state = new_game(FairDeal(game, seed, (b"",) * len(created["names"])).deal)
        for event in acted:
            for move in event["moves"]:
                state = play(state, event["seat"], read(move))
    except Exception:  # noqa: BLE001 - a damaged game, whatever is wrong with it, keeps nobody
        return False
    return state.phase is Phase.OVER


def _put_game(db: Connection, game: str, begun: datetime, played: datetime, *, over: bool) -> None:
    query = "SELECT hash FROM old_events WHERE game = ? ORDER BY version DESC"
    hashes = db.execute(query, (game,)).fetchall()
    stage, ended = ("over", played) if over else ("playing", None)
    head = hashes[0][0] if hashes else b""
    row = (game, stage, False, len(hashes), head, begun, played, ended)
    sealed = seal(row)
    dates = (begun.isoformat(), played.isoformat(), ended and ended.isoformat())
    db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*row[:5], *dates, sealed))


def _put_events(db: Connection, game: str, events: list[dict[str, Any]]) -> None:
    """Copy the events to the letter, then add their keys."""
    db.execute(
        "INSERT INTO events SELECT game, version, NULL, event, hash FROM old_events WHERE game = ?",
        (game,),
    )
    for version, event in enumerate(events, start=1):
        match event:
            case {"type": "created"}:
                key = "created"
            case {"type": "acted", "seat": seat, "number": number}:
                key = f"{seat} acted {number}"
            case _:
                continue
        query = "UPDATE OR IGNORE events SET key = ? WHERE game = ? AND version = ?"
        db.execute(query, (key, game, version))


def _put(db: Connection, table: str, row: tuple[object, ...]) -> None:
    values = (*row, seal(row))
    marks = ", ".join("?" * len(values))
    db.execute(f"INSERT INTO {table} VALUES ({marks})", values)  # noqa: S608 - names from above


def _date(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return datetime.now(UTC)
