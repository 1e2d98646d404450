"""Work shared out among processes."""

import math
import os
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from silvergold.lab.workers import CrashError, in_order
from waiting import PATIENCE

pytestmark = pytest.mark.slow


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


LEAVING = """
import os, signal
from multiprocessing import Pipe
from silvergold.lab import workers

ear, other = Pipe()
other.close()
workers._serve(abs, ear)
os.kill(os.getpid(), signal.SIGTERM)
print("left in good order")
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_who_is_leaving_already_is_not_told_to_leave() -> None:
    done = subprocess.run([sys.executable, "-c", LEAVING], capture_output=True, text=True)  # noqa: PLW1510

    assert (done.stdout, done.stderr) == ("left in good order\n", "")


CREW = """
import multiprocessing, os, time
from silvergold.cli.progress import take_all
from silvergold.lab import workers

def tell(what):
    os.write(1, f"<{what}>".encode())

class Worker(workers._Worker):
    def __init__(self, work):
        super().__init__(work)
        tell("begins")
        time.sleep(1)  # long enough for Ctrl-C to come in the midst of it

    def await_end(self):
        tell("ends")
        time.sleep(1)
        super().await_end()
        tell("ended")

if __name__ == "__main__":
    workers._Worker = Worker
    finished = take_all(workers.in_order(time.sleep, [0, 600, 600], 2), 3, lambda _: tell("works"))
    tell(f"finished: {finished}, left: {len(multiprocessing.active_children())}")
"""


@pytest.mark.parametrize("moments", [["begins"], ["works", "ends"]])
def test_ctrl_c_at_a_terminal_waits_while_processes_begin_and_while_they_end(
    tmp_path: Path, moments: list[str]
) -> None:
    pexpect = pytest.importorskip("pexpect", reason="Windows has no terminal for a test")
    program = tmp_path / "program.py"
    program.write_text(CREW)

    terminal = pexpect.spawn(sys.executable, [str(program)], encoding="utf-8", timeout=PATIENCE)
    for moment in moments:
        terminal.expect(f"<{moment}>")
        terminal.sendintr()  # a bar is shown, whose thread takes the signal

    terminal.expect("<ended>.*<ended>.*<finished: False, left: 0>")
    terminal.expect(pexpect.EOF)
    assert "Traceback" not in terminal.before
