"""Sets as bits: counting and picking, whatever the machine has for it."""

from __future__ import annotations

import os
import subprocess
import sys

import llvmlite.binding as llvm
import numpy as np
import pytest
from hypothesis import given
from hypothesis.strategies import DataObject, data, integers

from silvergold.core.expeditions import PLACEMENTS
from silvergold.fast import bits, lookup
from silvergold.fast.bits import count, nth, picked, picked_anywhere

PICKING = "from silvergold.fast.bits import has_pdep; print(has_pdep())"


@given(integers(1, 2**64 - 1), data())
def test_the_bit_picked_has_so_many_below_it(word: int, draw: DataObject) -> None:
    number = draw.draw(integers(0, word.bit_count() - 1))
    [place] = [
        place
        for place in range(64)
        if word >> place & 1 and (word & (1 << place) - 1).bit_count() == number
    ]

    for pick in (picked, picked_anywhere):
        assert int(pick(np.uint64(word), np.uint64(number))) == 1 << place
    assert nth(np.uint64(word), number) == place


@given(integers(0, 2**64 - 1))
def test_bits_are_counted(word: int) -> None:
    assert count(np.uint64(word)) == word.bit_count()


@pytest.mark.parametrize("setting", ["NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES"])
def test_code_for_another_machine_has_no_instruction_of_this_one(setting: str) -> None:
    environment = {**os.environ, setting: "generic" if setting == "NUMBA_CPU_NAME" else ""}

    done = subprocess.run(
        [sys.executable, "-c", PICKING], env=environment, capture_output=True, text=True, check=True
    )

    assert done.stdout == "False\n"


def test_this_machine_is_asked_for_its_instructions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "get_host_cpu_features", lambda: {"bmi2": True})
    for name, is_fast in (("znver5", True), ("znver2", False)):
        monkeypatch.setattr(llvm, "get_host_cpu_name", lambda name=name: name)
        assert bits.has_pdep() is is_fast
    monkeypatch.setattr(llvm, "get_host_cpu_features", dict)
    assert not bits.has_pdep()


def test_all_placements_of_a_pattern_have_room_beside_the_squares() -> None:
    assert max(map(len, PLACEMENTS.values())) <= lookup.FIRST_SQUARE
    assert lookup.LOOKUP.shape == (lookup.SIZE,)
    assert lookup.LOOKUP.nbytes < 32 * 1024
