"""What is random in a test follows from its name: a second try has the same deals."""

import os

import hypothesis
import pytest
from hypothesis import is_hypothesis_test

OTHER_DEALS = "SILVERGOLD_OTHER_DEALS"
"""Set this to anything to try the tests with other deals."""


def deals_of(test: str) -> str:
    """The seed of a test: the same whenever it runs, unless other deals are asked for."""
    return test + os.environ.get(OTHER_DEALS, "")


def seed_examples(item: pytest.Item) -> None:
    """Let Hypothesis draw the examples of this test from its seed."""
    test = getattr(item, "obj", None)
    if test is not None and is_hypothesis_test(test):
        function = getattr(test, "__func__", test)  # of a test in a class
        hypothesis.seed(deals_of(item.nodeid))(function)


def how_to_repeat(item: pytest.Item) -> str:
    """The words that run this test again, with the same deals."""
    other = os.environ.get(OTHER_DEALS)
    return f"{f'{OTHER_DEALS}={other} ' if other else ''}pytest '{item.nodeid}'"
