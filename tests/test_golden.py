"""The golden games are of the current rules; where rules change, a tool plays them again."""

import json
from pathlib import Path

import pytest

from renew_golden import FILES, Retold, renewed_record
from silvergold.core.state import Phase
from silvergold.records import read, verify
from silvergold.server.table import events


@pytest.mark.parametrize("name", [name for name in FILES if name != "signature.txt"])
def test_while_the_rules_stay_so_do_the_files(golden: Path, name: str) -> None:
    assert FILES[name](golden / name) == (golden / name).read_bytes(), (
        "run tools/renew_golden.py if a rule has changed: CONTRIBUTING.md says when"
    )


def test_a_game_keeps_its_moves_as_long_as_they_are_legal(golden: Path) -> None:
    record = json.loads((golden / "games.jsonl").read_text("utf-8").splitlines()[0])
    before = list(record["moves"])
    record["moves"][20:] = ["0 draw", *before[20:]]

    renewed = renewed_record(json.dumps(record), 0)

    assert json.loads(renewed)["moves"][:20] == before[:20]
    assert json.loads(renewed)["deal"]["treasures"] == record["deal"]["treasures"]
    assert verify(read(renewed)).phase is Phase.OVER


@pytest.mark.parametrize("number", range(3))
def test_a_stored_game_goes_on_where_an_event_is_not_possible_any_more(
    golden: Path, number: int
) -> None:
    history = json.loads((golden / "histories.jsonl").read_text("utf-8").splitlines()[number])
    texts = history["events"]
    gone = [at for at, text in enumerate(texts) if '"acted"' in text][6]

    retold = Retold(
        history["game"], texts[:gone] + texts[gone + 1 :], bytes.fromhex(history["seed"])
    )
    retold.finish()

    assert retold.texts[:gone] == texts[:gone]
    assert retold.table.stage == "over"
    verify(retold.table.record)
    keys = [key for text in retold.texts if (key := events.key(events.read(text)))]
    assert len(keys) == len({*keys})
