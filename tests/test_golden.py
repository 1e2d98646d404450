"""The golden games are of the current rules; where rules change, a tool plays them again."""

import json
from pathlib import Path

import pytest

from renew_golden import FILES, Retold, renewed_record
from silvergold.core.state import Phase
from silvergold.records import read, verify


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


def test_a_stored_game_goes_on_where_an_event_is_not_possible_any_more(golden: Path) -> None:
    history = json.loads((golden / "histories.jsonl").read_text("utf-8").splitlines()[0])
    texts = history["events"]
    other = texts[:10] + texts[11:]

    retold = Retold(history["game"], other, bytes.fromhex(history["seed"]))
    retold.finish()

    assert retold.texts[:10] == texts[:10]
    assert retold.table.stage == "over"
    verify(retold.table.record)
