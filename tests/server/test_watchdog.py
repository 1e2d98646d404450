"""A server whose event loop is stuck says where, and ends; one that only paused goes on."""

import signal
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from silvergold.server.ops.watchdog import EXIT_CODE
from support import Browser, Server
from waiting import PATIENCE

pytestmark = pytest.mark.slow


class StuckServer(Server):
    program = (str(Path(__file__).with_name("stuck_server.py")),)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = StuckServer(tmp_path)
    yield server
    server.kill()


def test_a_stuck_server_logs_where_and_ends_so_that_it_is_started_again(server: Server) -> None:
    def ask() -> None:
        with pytest.raises((URLError, ConnectionError)):
            urlopen(server.address + "stuck", timeout=PATIENCE)  # noqa: S310

    asking = Thread(target=ask)
    asking.start()
    out, _ = server.process.communicate(timeout=PATIENCE)
    asking.join()

    assert server.process.returncode == EXIT_CODE
    assert "the event loop is stuck" in out
    assert "in spin_for_ever" in out
    assert "the server ends" in out


def test_a_server_that_was_paused_goes_on_and_ends_in_good_order(server: Server) -> None:
    server.process.send_signal(signal.SIGSTOP)
    time.sleep(3)  # longer than a loop may be stuck
    server.process.send_signal(signal.SIGCONT)
    time.sleep(1)

    assert Browser(server.address).ask("/api/about")[0] == 200
    assert "the server ends" not in server.stop()
    assert server.process.returncode == 0
