"""Copying and clearing, in plain loops: slices take Numba much longer to compile."""

from typing import Any

from numpy.typing import NDArray

from silvergold.fast.compiled import step


@step
def copy(source: NDArray[Any], target: NDArray[Any]) -> None:
    """Make `target` equal to `source`, which is as long."""
    for place in range(target.shape[0]):
        target[place] = source[place]


@step
def clear(target: NDArray[Any]) -> None:
    """Set all to zero."""
    for place in range(target.shape[0]):
        target[place] = 0
