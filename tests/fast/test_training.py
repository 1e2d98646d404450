"""`tools/train_value.py` writes where it is told to, and the same seed trains the same network."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

import numpy as np
import pytest

import train_value
from carried_weights import carried
from silvergold.fast import first_layer, inputs, tables
from silvergold.fast import weights as weights_file
from silvergold.fast.network import with_rows
from silvergold.fast.weights import LAYOUT, WEIGHTS, OtherLayoutError, loaded, save, trained

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

    from silvergold.fast.network import Network

TINY = ("--rounds", "2", "--games", "40", "--steps", "3")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine.npz"


def untouched() -> Network:
    """The trained network before it has met any treasure."""
    names = trained()._fields[:8]
    return with_rows({name: getattr(trained(), name) for name in names})


def refusal(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    with pytest.raises(SystemExit) as caught:
        train_value.options([*map(str, words)])
    assert caught.value.code == 2
    return capsys.readouterr().err.splitlines()[-1].partition("error: ")[2]


def test_the_file_for_the_weights_has_to_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    message = "the following arguments are required: --weights"

    assert refusal(capsys) == message
    assert refusal(capsys, "--on", WEIGHTS, "--minutes", 1) == message


def test_a_file_that_is_there_is_replaced_only_when_that_is_asked_for(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.touch()
    there = f"{mine} is there already: --overwrite replaces it"

    assert refusal(capsys, "--weights", mine) == there
    assert refusal(capsys, "--weights", mine, "--on", WEIGHTS) == there
    assert refusal(capsys, "--weights", WEIGHTS).startswith(f"{WEIGHTS} is there already")
    assert train_value.options(["--weights", str(mine), "--overwrite"]).on is None
    assert train_value.options(["--weights", str(mine), "--on"]).on == mine


def test_it_goes_on_from_the_file_that_is_named(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = f"--on: there are no weights in {mine} to go on from"

    assert refusal(capsys, "--weights", mine, "--on") == missing
    assert refusal(capsys, "--weights", mine.with_name("new.npz"), "--on", mine) == missing
    assert train_value.options(["--weights", str(mine), "--on", str(WEIGHTS)]).on == WEIGHTS


def test_other_mistakes_are_told_before_any_game_is_played(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(capsys, "--weights", "mine").endswith("should end in .npz")
    nowhere = mine.parent / "nowhere" / "mine.npz"
    assert refusal(capsys, "--weights", nowhere) == f"--weights {nowhere}: there is no such folder"
    for option in ("--games", "--steps", "--rounds", "--seed", "--minutes"):
        assert f"argument {option}: 0" in refusal(capsys, "--weights", mine, option, "0")


@pytest.mark.parametrize(
    ("words", "minutes", "rounds"),
    [
        ((), 20, None),
        (("--minutes", "3"), 3, None),
        (("--rounds", "3"), None, 3),
        (("--rounds", "3", "--minutes", "5"), 5, 3),
    ],
)
def test_it_ends_after_the_minutes_or_the_rounds_that_are_asked_for(
    mine: Path, words: tuple[str, ...], minutes: float | None, rounds: int | None
) -> None:
    given = train_value.options(["--weights", str(mine), *words])

    assert (given.minutes, given.rounds) == (minutes, rounds)


@pytest.mark.slow
@pytest.mark.parametrize("by_value", [True, False])
def test_the_same_seeds_give_the_same_positions_on_any_number_of_cores(
    *, by_value: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train_value, "PORTION", 7)

    def positions(seed: int, round_: int, threads: int) -> list[bytes]:
        seeds = (seed, round_)
        parts = train_value.played(untouched(), seeds, 30, by_value=by_value, threads=threads)
        assert len({len(part) for part in parts}) == 1
        assert len(parts[0]) > 100
        return [part.tobytes() for part in parts]

    first = positions(1, 0, threads=1)

    assert positions(1, 0, threads=3) == first
    assert positions(2, 0, threads=1) != first
    assert positions(1, 1, threads=1) != first


def test_weights_that_were_saved_are_loaded_again(mine: Path) -> None:
    weights = {name: getattr(trained(), name) for name in trained()._fields[:8]}

    save(weights, mine)

    assert [*mine.parent.iterdir()] == [mine]
    again = loaded(mine)
    for name, values in weights.items():
        assert np.array_equal(getattr(again, name), values)


def test_the_shipped_weights_are_for_the_layout_of_this_version() -> None:
    with np.load(WEIGHTS) as arrays:
        assert str(arrays["layout"]) == LAYOUT


@pytest.mark.parametrize(
    ("named_in_file", "named"),
    [
        ({"layout": np.array("0123456789abcdef")}, "for the layout 0123456789abcdef"),
        ({}, "for a layout that it does not name"),
    ],
)
def test_weights_for_another_layout_are_refused(
    mine: Path, named_in_file: dict[str, np.ndarray], named: str
) -> None:
    with np.load(WEIGHTS) as arrays:
        weights = {name: arrays[name] for name in arrays.files if name not in {"layout", "parts"}}
    np.savez(mine, allow_pickle=False, **weights, **named_in_file)

    with pytest.raises(OtherLayoutError) as caught:
        loaded(mine)

    assert str(caught.value) == (
        f"{mine} has weights {named}, but this version has the layout {LAYOUT}: "
        "carry them over or train them again with tools/train_value.py"
    )


def test_the_layout_changes_with_the_inputs_the_features_and_the_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def changed(module: ModuleType, name: str, value: object) -> str:
        with monkeypatch.context() as patch:
            patch.setattr(module, name, value)
            return weights_file.layout()

    swapped = {"coins": inputs.PARTS["palms"], "palms": inputs.PARTS["coins"]}
    found = {
        weights_file.layout(),
        changed(inputs, "PARTS", inputs.PARTS | swapped),
        changed(inputs, "INPUTS", inputs.INPUTS + 1),
        changed(first_layer, "FEATURES", first_layer.FEATURES + 1),
        changed(tables, "CARDS", tables.CARDS[::-1]),
    }

    assert len(found) == 5
    assert weights_file.layout() == LAYOUT


def test_weights_are_carried_over_to_a_layout_with_more_turns(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    train_value.main(["--weights", str(mine), "--carry", str(WEIGHTS)])
    same = loaded(mine).inputs
    assert np.array_equal(same, trained().inputs)

    turns = inputs.PARTS["coins"]
    later = {kind: at + 4 if at else 0 for kind, at in inputs.PARTS.items()}
    monkeypatch.setattr(inputs, "PARTS", later)
    monkeypatch.setattr(inputs, "INPUTS", inputs.INPUTS + 4)
    more = carried(mine)["inputs"]
    save({"features": trained().features, "inputs": more}, mine)
    monkeypatch.undo()

    assert np.array_equal(more[:turns], same[:turns])
    assert np.array_equal(more[turns + 4 :], same[turns:])
    step = (same[turns - 1] - same[turns - 9]) / 8
    assert more[turns : turns + 4] == pytest.approx(
        np.array([same[turns - 1] + number * step for number in range(1, 5)]), abs=1e-5
    )
    assert np.array_equal(carried(mine)["inputs"], same)


def test_without_pytorch_it_says_what_is_missing(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train_value, "find_spec", lambda _: None)

    with pytest.raises(SystemExit, match="training needs PyTorch, which is not installed"):
        train_value.main(["--weights", str(mine)])

    assert not mine.exists()


@pytest.mark.slow
def test_a_tiny_run_is_the_same_for_the_same_seed_and_leaves_the_shipped_weights_alone(
    tmp_path: Path,
) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed, so nothing can be trained")
    shipped = sha256(WEIGHTS.read_bytes()).hexdigest()

    def trained_weights(*words: object) -> dict[str, bytes]:
        file = tmp_path / f"{len([*tmp_path.iterdir()])}.npz"
        train_value.main(["--weights", str(file), *TINY, *map(str, words)])
        with np.load(file) as weights:
            return {name: weights[name].tobytes() for name in weights.files}

    first = trained_weights("--seed", 5)
    onwards = trained_weights("--seed", 5, "--on", WEIGHTS)

    assert trained_weights("--seed", 5) == first
    assert trained_weights("--seed", 5, "--on", WEIGHTS) == onwards
    assert trained_weights("--seed", 6) != first
    assert onwards != first
    assert sha256(WEIGHTS.read_bytes()).hexdigest() == shipped
