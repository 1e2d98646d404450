"""Sets as bits of a number."""

from typing import Any, Final

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba import extending
from numba.core import cgutils, types
from numba.core.cpu import CPUContext

from silvergold.fast.compiled import step

_PAIRS = np.uint64(0x5555555555555555)
_FOURS = np.uint64(0x3333333333333333)
_EIGHTS = np.uint64(0x0F0F0F0F0F0F0F0F)
_SUM = np.uint64(0x0101010101010101)
_HIGH = np.uint64(0x8080808080808080)
_SEVENS = np.uint64(0x7F7F7F7F7F7F7F7F)
_DIAGONAL = np.uint64(0x8040201008040201)
_BYTE = np.uint64(0xFF)
_1, _2, _3, _4, _7, _8, _56 = map(np.uint64, (1, 2, 3, 4, 7, 8, 56))

_Given = Any  # Numba and llvmlite do not say more
_WORD: Final = ir.IntType(64)


def has_pdep() -> bool:
    """Whether this machine has the instruction `pdep`, and a fast one: the first AMD Zens do not.

    Code for another machine, as for pages, is compiled with settings of Numba's own.
    """
    settings: Any = numba.config
    if settings.CPU_NAME is not None or settings.CPU_FEATURES is not None:
        return False
    is_fast = llvm.get_host_cpu_name() not in {"znver1", "znver2"}
    return is_fast and llvm.get_host_cpu_features().get("bmi2", False)


_HAS_PDEP: Final = has_pdep()


def _make_ones(_: _Given, __: _Given) -> _Given:
    """How many bits are set."""

    def generated(_: _Given, builder: _Given, __: _Given, arguments: _Given) -> _Given:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generated


def _make_is_pdep_there(_: _Given) -> _Given:
    """Whether what is compiled now runs where there is a fast `pdep`; a GPU has none."""

    def generated(context: _Given, _: _Given, __: _Given, ___: _Given) -> _Given:
        return ir.Constant(ir.IntType(1), _HAS_PDEP and isinstance(context, CPUContext))

    return types.boolean(), generated


def _make_pdep(_: _Given, __: _Given, ___: _Given) -> _Given:
    """The low bits, put where the mask is set; nothing where there is no `pdep`."""

    def generated(context: _Given, builder: _Given, _: _Given, arguments: _Given) -> _Given:
        if not (_HAS_PDEP and isinstance(context, CPUContext)):
            return ir.Constant(_WORD, 0)
        kind = ir.FunctionType(_WORD, [_WORD, _WORD])
        name = "llvm.x86.bmi.pdep.64"
        function: _Given = cgutils.get_or_insert_function(  # type: ignore[no-untyped-call]
            builder.module, kind, name
        )
        return builder.call(function, arguments)

    return types.uint64(types.uint64, types.uint64), generated


_ones: Final[Any] = extending.intrinsic(_make_ones)
_is_pdep_there: Final[Any] = extending.intrinsic(_make_is_pdep_there)
_pdep: Final[Any] = extending.intrinsic(_make_pdep)


@step
def count(bits: int | np.integer) -> int:
    """How many bits are set."""
    return np.int64(_ones(np.uint64(bits)))  # type: ignore[return-value]


@step
def nth(bits: int | np.integer, number: int) -> int:
    """The place of the bit that has `number` set bits below it."""
    left = np.uint64(bits)
    for _ in range(number):
        left &= left - _1
    return count((left & (~left + _1)) - _1)


@step
def picked(bits: np.uint64, number: np.uint64) -> np.uint64:
    """Of the bits that are set, the one with `number` of them below it, alone."""
    if _is_pdep_there():
        return _pdep(_1 << number, bits)
    return picked_anywhere(bits, number)


@step
def picked_anywhere(bits: np.uint64, number: np.uint64) -> np.uint64:
    """The same on any machine: first the byte, then its bit, by counting in all bytes at once."""
    counts = bits - ((bits >> _1) & _PAIRS)
    counts = (counts & _FOURS) + ((counts >> _2) & _FOURS)
    up_to = ((counts + (counts >> _4)) & _EIGHTS) * _SUM
    place = _at_most(up_to, number) << _3
    left = number - (((up_to << _8) >> place) & _BYTE)
    spread = (((bits >> place) & _BYTE) * _SUM) & _DIAGONAL
    up_to = (((spread + _SEVENS) >> _7) & _SUM) * _SUM
    return _1 << (place + _at_most(up_to, left))


@step
def _at_most(numbers: np.uint64, number: np.uint64) -> np.uint64:
    """How many of the eight bytes, which are up to 64, are at most `number`."""
    passed = (((number * _SUM) | _HIGH) - numbers) & _HIGH
    return ((passed >> _7) * _SUM) >> _56
