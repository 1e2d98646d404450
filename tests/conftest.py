"""Settings and helpers for all tests."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from postgres import Databases, databases
from silvergold.records import Record, read

settings.register_profile("silvergold", deadline=None, max_examples=60)
settings.load_profile("silvergold")

os.environ["SILVERGOLD_LANGUAGE"] = "en"  # whatever language the machine speaks


def _ignore(*_: object) -> None:
    pass


# Background jobs of scripts and some CI runners start us with Ctrl-C ignored. A handler that does
# nothing keeps it ignored here, but not in the programs that tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, _ignore)


@pytest.fixture(scope="session")
def golden() -> Path:
    return Path(__file__).parent / "golden"


@pytest.fixture(scope="session")
def golden_games(golden: Path) -> list[Record]:
    return [read(line) for line in (golden / "games.jsonl").read_text("utf-8").splitlines()]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Databases]:
    """The PostgreSQL server that tests share."""
    with databases() as server:
        yield server


@pytest.fixture
def database(postgres: Databases) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    with postgres.fresh() as url:
        yield url
