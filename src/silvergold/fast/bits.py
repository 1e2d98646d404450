"""Sets as bits of a number."""

import numpy as np

from silvergold.fast.compiled import step

_PAIRS = np.uint64(0x5555555555555555)
_FOURS = np.uint64(0x3333333333333333)
_EIGHTS = np.uint64(0x0F0F0F0F0F0F0F0F)
_SUM = np.uint64(0x0101010101010101)
_1 = np.uint64(1)
_2 = np.uint64(2)
_4 = np.uint64(4)
_56 = np.uint64(56)


@step
def count(bits: int | np.integer) -> int:
    """How many bits are set; compilers know these lines and make one instruction of them."""
    left = np.uint64(bits)
    left -= (left >> _1) & _PAIRS
    left = (left & _FOURS) + ((left >> _2) & _FOURS)
    left = (left + (left >> _4)) & _EIGHTS
    return np.int64((left * _SUM) >> _56)  # type: ignore[return-value]


@step
def nth(bits: int | np.integer, number: int) -> int:
    """The place of the bit that has `number` set bits below it."""
    left = np.uint64(bits)
    for _ in range(number):
        left &= left - _1
    return count((left & (~left + _1)) - _1)
