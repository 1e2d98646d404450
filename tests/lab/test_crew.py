"""Work shared out among processes."""

import math
import os
import time
from contextlib import closing

import pytest

from silvergold.lab.crew import CrashError, in_order


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert [*in_order(math.sqrt, [100, 4, 9, 16, 25, 36], jobs)] == [10, 2, 3, 4, 5, 6]


def test_there_may_be_less_to_do_than_processes() -> None:
    assert [*in_order(math.sqrt, [4], 3)] == [2]
    assert [*in_order(math.sqrt, [], 2)] == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_is_told_with_its_task(jobs: int) -> None:
    with pytest.raises(CrashError, match=r"^-1: ValueError: math domain error$"):
        [*in_order(math.sqrt, [4, -1], jobs)]


def test_a_process_that_dies_is_told_with_its_exit_code() -> None:
    with pytest.raises(CrashError, match=r"^7: the process ended with exit code 7$"):
        [*in_order(os._exit, [7], 2)]


def test_nobody_goes_on_working_when_nobody_listens() -> None:
    begun = time.monotonic()

    with closing(in_order(time.sleep, [0, 600, 600], 2)) as done:
        next(done)

    assert time.monotonic() - begun < 60
