"""Where the games are played: on all cores of the processor, or on a GPU."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

import numba
import numpy as np
import torch

if TYPE_CHECKING:
    from collections.abc import Callable

_PORTION: Final = 64  # games or players that a thread works on at a time
_THREADS_IN_A_BLOCK: Final = 64


class Cores:
    """All cores, or so many of them."""

    device: Final = "cpu"

    def __init__(self, cores: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(cores or os.cpu_count() or 1)
        self._loops: dict[Any, Callable[..., None]] = {}

    def array(self, values: np.ndarray) -> np.ndarray:
        """The values, where functions that run here find them."""
        return values

    def room(self, *shape: int, dtype: torch.dtype) -> torch.Tensor:
        """A tensor of zeros whose first axis counts games or players."""
        return torch.zeros(shape, dtype=dtype)

    def view(self, tensor: torch.Tensor) -> Any:
        """The tensor as an array for such functions."""
        return tensor.numpy()

    def run(self, function: Callable[..., None], count: int, *arguments: Any) -> None:
        """Call the function with each number below `count` and the arguments."""
        loop = self._loops.get(function)
        if loop is None:
            loop = self._loops[function] = _loop(function)
        portions = range(0, count, _PORTION)
        ends = [min(count, first + _PORTION) for first in portions]
        for _ in self._pool.map(
            lambda part: loop(*part, arguments), zip(portions, ends, strict=True)
        ):
            pass


def _loop(function: Callable[..., None]) -> Callable[..., None]:
    @numba.njit(nogil=True)
    def loop(first, last, arguments):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        for number in range(first, last):
            function(number, *arguments)

    return loop


class Gpu:
    """A GPU that PyTorch and Numba know."""

    device: Final = "cuda"

    def __init__(self) -> None:
        if not hasattr(np, "row_stack"):
            np.row_stack = np.vstack  # noqa: NPY201 - numba-cuda 0.30 asks for it
        from numba import cuda  # noqa: PLC0415 - only where there is one

        self._cuda = cuda
        self._kernels: dict[Any, Any] = {}

    def array(self, values: np.ndarray) -> Any:
        """The values, where functions that run here find them."""
        return self._cuda.to_device(values)

    def room(self, *shape: int, dtype: torch.dtype) -> torch.Tensor:
        """A tensor of zeros whose first axis counts games or players.

        Games lie side by side in its memory: threads that work on neighbours read it together.
        """
        tensor = torch.zeros((*shape[1:], shape[0]), dtype=dtype, device=self.device)
        return tensor.permute(len(shape) - 1, *range(len(shape) - 1))

    def view(self, tensor: torch.Tensor) -> Any:
        """The tensor as an array for such functions."""
        return self._cuda.as_cuda_array(tensor)  # type: ignore[no-untyped-call]

    def run(self, function: Callable[..., None], count: int, *arguments: Any) -> None:
        """Call the function with each number below `count` and the arguments."""
        kernel = self._kernels.get(function)
        if kernel is None:
            kernel = self._kernels[function] = self._compiled(function)
        blocks = -(-count // _THREADS_IN_A_BLOCK)
        kernel[blocks, _THREADS_IN_A_BLOCK](count, arguments)

    def _compiled(self, function: Callable[..., None]) -> Any:
        cuda = self._cuda

        @cuda.jit
        def kernel(count, arguments):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
            number = cuda.grid(1)
            if number < count:
                function(number, *arguments)

        return kernel
