"""Settings and helpers for all tests."""

import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from _pytest._code.code import ExceptionRepr
from hypothesis import settings

from deals_of_tests import how_to_repeat, seed_examples
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


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Draw what is random in a test from its name, so that a second try has the same."""
    seed_examples(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell how to run a test that fails once more, with the same deals."""
    report = yield
    if report.failed and isinstance(report.longrepr, ExceptionRepr):
        report.longrepr.addsection("The same deals again", how_to_repeat(item))
    return report


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
