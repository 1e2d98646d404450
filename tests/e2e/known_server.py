"""A server whose deals are known: the same in a test whenever it runs, others in other tests."""

import os
import shutil
from pathlib import Path

from deals_of_tests import deals_of
from support import Server

CHANCE = "SILVERGOLD_CHANCE"


class KnownServer(Server):
    """`silvergold serve` as it is, but with the chance that a test was given."""

    program = (str(Path(__file__).with_name("known_deals.py")),)

    def __init__(self, data: Path, *options: object, **environment: str) -> None:
        self._at_first = data.with_name(f"{data.name}-at-first")
        if data.exists():
            shutil.copytree(data, self._at_first)
        super().__init__(data, *options, **environment)

    def start_over(self) -> None:
        """Forget every game since the first start, so that the same ids can be drawn again."""
        self.kill()
        shutil.rmtree(self.data)
        if self._at_first.exists():
            shutil.copytree(self._at_first, self.data)
        self.start(self.port)


def move_clock(days: int) -> None:
    """Let servers deal the cards of a day so many days from now."""
    Path(f"{os.environ[CHANCE]}-days").write_text(str(days))


def deal_for(test: str) -> None:
    """Let what servers deal from now on follow from the name of a test."""
    Path(os.environ[CHANCE]).write_text(deals_of(test), "utf-8")
