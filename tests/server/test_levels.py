"""The levels at a real server, which makes nobody wait for the compiler."""

import json
import os
import re
import time
from pathlib import Path

import pytest

from server.test_playing import PERSON, act, may_act, play_on
from silvergold.bots import COMPILED, LEVELS
from silvergold.core.facts import MAX_PLAYERS, TURNS
from silvergold.records import read, verify
from silvergold.server.thinking.pool import LIMITS
from support import Browser, Server, view_of

pytestmark = pytest.mark.slow


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_at_every_level(browser: Browser, level: str) -> None:
    game = browser.begin(PERSON, {"name": level, "bot": level})
    with browser.sit(game) as socket:
        play_on(socket, view_of(socket))

    verify(read(json.dumps(browser.ask(f"/api/games/{game}/record")[1])))


@pytest.mark.slow
def test_a_stand_in_plays_while_the_bots_are_compiled(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", NUMBA_CACHE_DIR=str(tmp_path / "cache"))
    browser = Browser(server.address)
    game = browser.begin(PERSON, {"name": "Captain", "bot": "captain"})
    waits = []
    with browser.sit(game) as socket:
        view = view_of(socket)
        while view["table"]["turn"] < 5:
            began, number = time.monotonic(), view["number"]
            view = act(socket, view)
            while not may_act(view):
                view = view_of(socket)
            waits.append(time.monotonic() - began)
            assert view["number"] == number + 1
    stopped = server.stop()

    first, *others = waits  # only the first waits, to see whether there is anything to compile
    assert first < LIMITS.waiting + 1
    assert max(others) < 2
    assert stopped.endswith("Stopped. All games are saved.\n")
    assert "Traceback" not in stopped
    assert server.process.returncode == 0


def test_a_server_without_a_compiler_says_so_once_and_plays_on(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('no LLVM for this machine')")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    server = Server(tmp_path / "data", PYTHONPATH=path)
    browser = Browser(server.address)
    levels = [{"name": level, "bot": level} for level in LEVELS if level in COMPILED]
    game = browser.begin(PERSON, *levels[: MAX_PLAYERS - 1])
    with browser.sit(game) as socket:
        view = play_on(socket, view_of(socket))

    assert view["table"]["turn"] == TURNS
    [said] = re.findall(
        "a simpler bot plays for (.+), which cannot be compiled: (.+)", server.stop()
    )
    assert said == (", ".join(sorted(COMPILED)), "ImportError: no LLVM for this machine")
