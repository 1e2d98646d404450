"""What the tests of the environments share."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

HAS_OPENSPIEL = find_spec("pyspiel") is not None

collect_ignore = [] if HAS_OPENSPIEL else ["test_openspiel.py", "test_twin_worlds.py"]


def pytest_report_header() -> list[str]:
    """Say what is left out where OpenSpiel has no build for this Python."""
    return [] if HAS_OPENSPIEL else ["OpenSpiel is not installed: its tests are left out"]


@pytest.fixture
def choose() -> Callable[[NDArray[np.int8]], int]:
    """Any action that a mask allows."""
    rng = Random(1)
    return lambda mask: int(rng.choice(np.flatnonzero(mask).tolist()))
