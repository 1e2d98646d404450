"""How quickly the server answers while the bots are compiled or loaded, and while many think.

usage: python bench/server_delay.py
"""

import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from server.test_playing import act, may_act  # noqa: E402
from support import Browser, Server, view_of  # noqa: E402

TABLES = 20


def main() -> None:
    """Measure, and print."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "cold", NUMBA_CACHE_DIR=f"{folder}/cache")
        ask_a_captain(server)
        print_delays("compiling", server, 25)
        server.kill()
        server = Server(Path(folder) / "warm")
        print(f"memory at the start {memory(server):4} MB")
        ask_a_captain(server)
        print_delays("loading", server, 4)
        print_delays("idle", server, 4)
        print(f"memory when warm    {memory(server):4} MB")
        waits = sorted(waits_for_captains(server))
        print(f"{TABLES} captains: median {waits[TABLES // 2]:.2f} s, longest {waits[-1]:.2f} s")
        server.kill()


def ask_a_captain(server: Server) -> None:
    """Open a table with a captain, for whom a process begins."""
    browser = Browser(server.address)
    socket = browser.sit(browser.begin({"name": "Ana"}, {"name": "Captain", "bot": "captain"}))
    view_of(socket)
    socket.close()


def print_delays(what: str, server: Server, seconds: float) -> None:
    """Ask again and again, and print how long the answers take."""
    browser = Browser(server.address)
    delays: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        browser.ask("/api/bots")
        delays.append(1000 * (time.perf_counter() - began))
        time.sleep(0.01)
    delays.sort()
    median, most = (delays[int(len(delays) * part)] for part in (0.5, 0.99))
    print(f"{what:9}  median {median:5.1f} ms, 99 % {most:5.1f} ms, longest {delays[-1]:5.1f} ms")


def waits_for_captains(server: Server) -> list[float]:
    """How long each of many people waits, from an action to the next, when all act at once."""
    browser = Browser(server.address)

    def wait(table: tuple[ClientConnection, dict[str, Any]]) -> float:
        socket, view = table
        began = time.monotonic()
        view = act(socket, view)
        while not may_act(view):
            view = view_of(socket)
        socket.close()
        return time.monotonic() - began

    tables = []
    for _ in range(TABLES):
        game = browser.begin({"name": "Ana"}, {"name": "Captain", "bot": "captain"})
        socket = browser.sit(game)
        tables.append((socket, view_of(socket)))
    with ThreadPoolExecutor(TABLES) as people:
        return [*people.map(wait, tables)]


def memory(server: Server) -> int:
    """What the server holds in memory, in MB; 0 where the system does not tell."""
    status = Path(f"/proc/{server.process.pid}/status")
    lines = status.read_text("utf-8").splitlines() if status.exists() else []
    return sum(int(line.split()[1]) // 1000 for line in lines if line.startswith("VmRSS"))


if __name__ == "__main__":
    main()
