"""The short form of the fault suite; `tools/faults.py` is the long one."""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from support import run_async
from trouble.crashing import Crash
from trouble.findings import examined, stored_in
from trouble.kills import Kill, play_and_kill
from trouble.suite import SECTIONS, Bench, run_section

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="servers are stopped as Linux does it"),
]


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    bench = Bench(tmp_path_factory.mktemp("bench"), short=True)
    yield bench
    bench.close()


@pytest.mark.parametrize("section", SECTIONS)
def test_no_promise_is_broken(section: str, bench: Bench) -> None:
    report = run_async(run_section(section, bench, seed=1))

    assert report.broken == [], report.figures


def test_a_server_that_acknowledges_too_soon_is_found_out(bench: Bench) -> None:
    server = bench.server()
    lie = Kill(Crash("append", 12, "after", is_a_lie=True))

    async def play() -> list[str]:
        parties, done = await play_and_kill(server, Random(1), [lie], 1, lambda _: None)
        assert done == Counter({"after append": 1})
        return (await examined(stored_in(server.data, None), parties)).broken

    assert run_async(play()) != []
