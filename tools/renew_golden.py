"""Play the games in tests/golden/ again after a rule has changed.

usage: python tools/renew_golden.py [--check]

Every game keeps its deal, its players and its moves as far as they are legal. From there on, a game
of `games.jsonl` is played by lot, and a stored game (`histories.jsonl`, `backup-1.jsonl.gz`,
`store-2.sql`) by the bot `greedy`. `signature.txt` gets the hashes of the bots' games.

While the rules and `ENGINE` are what they were, nothing changes. `--check` writes nothing, and says
which files are not those of the current rules.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import sqlite3
import sys
from base64 import b64decode, b64encode
from contextlib import closing
from datetime import datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from silvergold.bots import BOTS
from silvergold.bots.bot import action
from silvergold.core import notation
from silvergold.core.rules import legal_moves, new_game, play
from silvergold.records import read, record_of, verify, write
from silvergold.server.stores.heading import Heading, link
from silvergold.server.table import events
from silvergold.server.table.events import ENGINE, Acted, Created, Rematch, Undone
from silvergold.server.table.table import Table

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

from test_signature import signature

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from silvergold.core.moves import Seat
    from silvergold.server.table.events import Event

GOLDEN: Final = Path(__file__).resolve().parents[1] / "tests" / "golden"


def renewed_record(line: str, number: int) -> str:
    """A record of the same deal, with its moves as long as they are legal, and then others."""
    old = read(line)
    lot = Random(number)
    state = new_game(old.deal)
    moves = []
    for seat, move in old.moves:
        if move not in legal_moves(state, seat):
            break
        state = play(state, seat, move)
        moves.append((seat, move))
    while state.acting:
        seat = state.acting[0]
        move = lot.choice(legal_moves(state, seat))
        state = play(state, seat, move)
        moves.append((seat, move))
    new = record_of(old.players, old.deal, moves, old.further)
    verify(new)
    return line if new == old else write(new)


class Retold:
    """A stored game, told again event by event; `texts` are its events as they are stored."""

    def __init__(self, game: str, texts: list[str], seed: bytes) -> None:
        created, *further = texts
        created = re.sub(r'"engine":\d+', f'"engine":{ENGINE}', created, count=1)
        first = events.read(created)
        if not isinstance(first, Created):
            raise TypeError(f"the game {game} begins with {first}")
        self.table = Table.new(game, first, seed)
        self.texts = [created]
        self._lot = Random(game)
        for text in further:
            self._tell(events.read(text), text)

    def finish(self) -> None:
        """Play it to its end."""
        while self.table.stage == "playing":
            self._add(self._greedy(self.table.in_play.state.acting[0]))

    def _tell(self, event: Event, text: str) -> None:
        """What happened, or something like it if that is not possible any more."""
        if isinstance(event, Rematch):
            self.finish()
        try:
            after = self.table.after(event) if self._is_next(event) else None
        except ValueError:
            after = None
        if after:
            self.table = after
            self.texts.append(text)
        else:
            self._tell_another(event)

    def _is_next(self, event: Event) -> bool:
        """Whether the seat has done as much before as its number says, if it has one."""
        if not isinstance(event, Acted | Undone):
            return True
        return event.number == self.table.in_play.number(event.seat)

    def _tell_another(self, event: Event) -> None:
        match event:
            case Acted(seat) if acting := self.table.in_play.state.acting:
                self._add(self._greedy(seat if seat in acting else acting[0]))
            case Undone(seat) if self.table.may_undo(seat):
                self._add(Undone(seat, self.table.in_play.number(seat)))
            case _:
                print(f"{self.table.game}: left out, as it is not possible any more: {event}")

    def _greedy(self, seat: Seat) -> Acted:
        in_play = self.table.in_play
        moves = action(BOTS["greedy"](self._lot), in_play.state, seat)
        return Acted(seat, in_play.number(seat), [notation.write(move) for move in moves])

    def _add(self, event: Event) -> None:
        self.table = self.table.after(event)
        self.texts.append(events.write(event))


def hashes(game: str, texts: list[str]) -> Iterator[bytes]:
    """The hash that is stored with each event."""
    hash_ = b""
    for number, text in enumerate(texts, start=1):
        hash_ = link(hash_, game, number, text.encode())
        yield hash_


def games(file: Path) -> bytes:
    """`games.jsonl`, renewed."""
    lines = file.read_text("utf-8").splitlines()
    return _lines(renewed_record(line, number) for number, line in enumerate(lines))


def histories(file: Path) -> bytes:
    """`histories.jsonl`, renewed; all of its games are over."""
    lines = []
    for line in file.read_text("utf-8").splitlines():
        history = json.loads(line)
        retold = Retold(history["game"], history["events"], bytes.fromhex(history["seed"]))
        retold.finish()
        new = {"events": retold.texts, "record": json.loads(write(retold.table.record))}
        lines.append(line if history == history | new else _json(history | new))
    return _lines(lines)


def backup(file: Path) -> bytes:
    """`backup-1.jsonl.gz`, renewed; it stays in the first format."""
    old = gzip.decompress(file.read_bytes())
    begin, *stored, end = old.decode().splitlines()
    lines = [begin]
    for line in stored:
        kept = json.loads(line)
        heading = kept["heading"]
        game = heading["id"]
        retold = Retold(game, kept["events"], b64decode(kept["secrets"]["seed"]))
        if heading["stage"] == "over":
            retold.finish()
        *_, head = hashes(game, retold.texts)
        heading |= {
            "stage": retold.table.stage,
            "version": len(retold.texts),
            "head": b64encode(head).decode(),
        }
        lines.append(_json(kept | {"events": retold.texts}))
    before = _lines(lines)
    new = before + _lines([_json(json.loads(end) | {"sha256": hashlib.sha256(before).hexdigest()})])
    return file.read_bytes() if new == old else gzip.compress(new, mtime=0)


def store(file: Path) -> bytes:
    """`store-2.sql`, renewed; its tables stay those of version 0.5."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.row_factory = sqlite3.Row
        db.executescript(file.read_text("utf-8"))
        [[version]] = db.execute("PRAGMA user_version")
        changed = [_renew(db, row) for row in db.execute("SELECT * FROM games").fetchall()]
        db.commit()
        db.row_factory = None
        lines = [*db.iterdump(), f"PRAGMA user_version = {version};"]
    return _lines(lines) if any(changed) else file.read_bytes()


def _renew(db: sqlite3.Connection, row: sqlite3.Row) -> bool:
    """Renew a stored game, and return whether it had to change."""
    game = row["id"]
    [[seed]] = db.execute("SELECT seed FROM secrets WHERE game = ?", [game])
    stored = db.execute("SELECT event FROM events WHERE game = ? ORDER BY version", [game])
    texts = [text for [text] in stored]
    retold = Retold(game, texts, seed)
    if row["stage"] == "over":
        retold.finish()
    if retold.texts == texts:
        return False
    linked = [*hashes(game, retold.texts)]
    begun, played = (datetime.fromisoformat(row[name]) for name in ("begun", "played"))
    ended = datetime.fromisoformat(row["ended"]) if row["ended"] else None
    stage, listed = retold.table.stage, bool(row["listed"])
    heading = Heading(game, stage, listed, len(linked), linked[-1], begun, played, ended)
    db.execute("DELETE FROM events WHERE game = ?", [game])
    numbered = enumerate(zip(retold.texts, linked, strict=True), start=1)
    db.executemany(
        "INSERT INTO events VALUES (?, ?, ?, ?, ?)",
        [(game, at, events.key(events.read(text)), text, hash_) for at, (text, hash_) in numbered],
    )
    db.execute(
        "UPDATE games SET stage = ?, version = ?, head = ?, seal = ? WHERE id = ?",
        [stage, heading.version, heading.head, heading.checksum, game],
    )
    return True


def signatures(_: Path) -> bytes:
    """`signature.txt` by the bots of now."""
    return _lines(f"{found} {what}" for what, found in signature().items())


FILES: Final[dict[str, Callable[[Path], bytes]]] = {
    "games.jsonl": games,
    "histories.jsonl": histories,
    "backup-1.jsonl.gz": backup,
    "store-2.sql": store,
    "signature.txt": signatures,
}


def _lines(lines: Iterable[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main(*words: str) -> int:
    """Renew the files, or check them; return the exit code."""
    stale = 0
    for name, renewed in FILES.items():
        file = GOLDEN / name
        text = renewed(file)
        if text == file.read_bytes():
            print(f"{name}: of the current rules")
        elif "--check" in words:
            stale = 1
            print(f"{name}: of other rules; run python tools/renew_golden.py")
        else:
            file.write_bytes(text)
            print(f"{name}: renewed")
    return stale


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
