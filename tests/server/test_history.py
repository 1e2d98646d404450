"""What is stored of a game means the same in every later version.

`tests/golden/histories.jsonl` has a game as version 0.3 stored it, one among friends with all that
can happen there, and one that was left. It changes only with the rules: see CONTRIBUTING.md.
"""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from silvergold.records import read, verify, write
from silvergold.server.stores.base import DamagedGameError, Heading, Secrets, StoredGame
from silvergold.server.stores.rebuild import rebuilt
from silvergold.server.table.events import Created, Event
from silvergold.server.table.events import read as read_event
from silvergold.server.table.events import write as write_event

Stored = dict[str, Any]


@pytest.fixture(params=range(3), ids=["of version 0.3", "among friends", "left unfinished"])
def history(golden: Path, request: pytest.FixtureRequest) -> Stored:
    lines = (golden / "histories.jsonl").read_text("utf-8").splitlines()
    return dict(json.loads(lines[request.param]))


def stored(history: Stored) -> StoredGame:
    events: list[Event] = [read_event(text) for text in history["events"]]
    secrets = Secrets(bytes.fromhex(history["seed"]), "", "")
    now = datetime.now(UTC)
    heading = Heading(
        history["game"], "over", listed=False, version=len(events), head=b"", begun=now, played=now
    )
    holders = {seat: {b"somebody"} for seat in range(4)}
    return StoredGame(heading, secrets, events, holders=holders)


def test_a_history_leads_to_the_same_game_for_ever(history: Stored) -> None:
    table = rebuilt(stored(history))

    assert table.stage == "over"
    assert json.loads(write(table.record)) == history["record"]
    verify(read(json.dumps(history["record"])))


def test_an_event_is_written_as_it_was_read(history: Stored) -> None:
    for text in history["events"]:
        event = read_event(text)
        if not isinstance(event, Created):  # it has learned words since version 0.3
            assert write_event(event) == text
        assert read_event(write_event(event)) == event


def test_a_history_that_breaks_the_rules_is_not_believed(history: Stored) -> None:
    acted = next(at for at, text in enumerate(history["events"]) if '"acted"' in text)
    history["events"].insert(acted, history["events"][acted])

    with pytest.raises(DamagedGameError, match=f"game {history['game']} cannot be opened: "):
        rebuilt(stored(history))
