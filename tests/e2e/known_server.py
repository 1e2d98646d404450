"""A server whose deals are known: the same in a test whenever it runs, others in other tests."""

import os
from pathlib import Path

from support import Server

CHANCE = "SILVERGOLD_CHANCE"
OTHER_DEALS = "SILVERGOLD_OTHER_DEALS"
"""Whoever wants to try the tests with other deals sets this to anything."""


class KnownServer(Server):
    """`silvergold serve` as it is, but with the chance that a test was given."""

    program = (str(Path(__file__).with_name("known_deals.py")),)


def deal_for(test: str) -> None:
    """Let what servers deal from now on follow from the name of a test."""
    Path(os.environ[CHANCE]).write_text(test + os.environ.get(OTHER_DEALS, ""), "utf-8")
