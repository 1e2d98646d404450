"""Batches and random games on a GPU, by numba-cuda (extra `gpu`): the same as on the processor.

The functions are those of `portions` and `playouts`, compiled once more. What is looked up lies in
the memory that a block of threads shares, and a thread keeps the game that it plays in its own.

>>> from silvergold.fast.gpu import GpuBatch, random_scores  # doctest: +SKIP
>>> batch = GpuBatch.dealt(players=2, games=1_000_000, seed=1)  # doctest: +SKIP
>>> batch.play_out_randomly()  # doctest: +SKIP
>>> batch.scores().mean()  # doctest: +SKIP
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from silvergold.core.state import MAX_PLAYERS

try:
    import numba  # noqa: F401 - what follows needs it
    import numpy as np
except ModuleNotFoundError as error:
    needed = f"{error.name}, which is not installed here (pip install 'silvergold[gpu]')"
    raise ModuleNotFoundError(f"games on a GPU need {needed}", name=error.name) from error

from silvergold.fast import layout as at
from silvergold.fast import lookup, packed
from silvergold.fast.batch import Batch, check_players, check_whole, whole, whole_numbers
from silvergold.fast.playouts import play_out_randomly
from silvergold.fast.random_games import packed_score, play_random_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import DTypeLike, NDArray

    from silvergold.fast.types import Numbers

HINT: Final = 'it takes an NVIDIA driver and pip install "silvergold[gpu]"'
THREADS: Final = 128
"""Threads in a block that steps games."""
RANDOM_THREADS: Final = 512
"""Threads in a block that plays random games: as many as keep theirs in the fast memory, since
there is one such block on each multiprocessor."""

# The sizes of arrays have to be names of this module, for Numba.
_TABLE_SIZE: Final = lookup.SIZE
_DEAL_SIZE: Final = at.DEAL_SIZE
_WORDS: Final = packed.SIZE

_TABLES: Final[dict[int, tuple[NDArray[Any], Any]]] = {}
"""What is looked up, by its id: here and in the memory of the GPU."""


class NoGpuError(RuntimeError):
    """There is no GPU here, or nothing to compile for it."""


@cache
def cuda() -> Any:  # noqa: ANN401 - the module
    """Numba's module for GPUs. Raises `NoGpuError` if there is none that can be used."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # noqa: NPY201 - numba-cuda 0.30 asks for it
    try:
        from numba import cuda as module  # noqa: PLC0415 - only where it is wanted
    except ImportError as missing:
        raise NoGpuError(f"games on a GPU need numba-cuda: {HINT}") from missing
    if not module.is_available():  # type: ignore[no-untyped-call]
        raise NoGpuError(f"there is no GPU here that CUDA can use, or a part is missing: {HINT}")
    return module


class GpuBatch(Batch):
    """A batch whose games stay in the memory of the GPU.

    Answers come back as NumPy arrays; those of a GPU that are given as `out` are filled there.
    Actions may be an array of the GPU, too.
    """

    def play_out_randomly(self, threads: int | None = None) -> None:
        """Play every game to its end by lot; `threads` are those in a block of the GPU."""
        if len(self):
            threads = threads or RANDOM_THREADS
            kernel = _random_playouts()[_blocks(len(self), threads), threads]
            kernel(len(self), *self._rows, _on_gpu(lookup.LOOKUP))

    def play_out_greedily(self, threads: int | None = None) -> None:
        """Not there: greedy games need tables that are too large for the fast memory of a GPU."""
        raise NotImplementedError("greedy games are played by Batch, on the processor")

    @staticmethod
    def _room(shape: tuple[int, ...], dtype: DTypeLike) -> Any:  # noqa: ANN401 - of the GPU
        """Games lie side by side in memory: threads that work on neighbours read it together."""
        return cuda().device_array(shape, dtype, order="F")

    @staticmethod
    def _moved(array: NDArray[Any]) -> Any:  # noqa: ANN401 - as above
        return cuda().to_device(np.asfortranarray(array))

    @staticmethod
    def _table(array: NDArray[Any]) -> Any:  # noqa: ANN401 - as above
        return _on_gpu(array)

    @staticmethod
    def _copied(array: Any) -> Any:  # noqa: ANN401 - as above
        copied = cuda().device_array_like(array)
        copied.copy_to_device(array)
        return copied

    @staticmethod
    def _fetched(array: Any) -> NDArray[Any]:  # noqa: ANN401 - as above
        return np.ascontiguousarray(array.copy_to_host())

    @staticmethod
    def _row(array: Any, number: int) -> NDArray[Any]:  # noqa: ANN401 - as above
        size = array.shape[1]
        row = cuda().device_array(size, array.dtype)
        _row_copy()[_blocks(size, THREADS), THREADS](array, range(array.shape[0])[number], row)
        fetched: NDArray[Any] = row.copy_to_host()
        return fetched

    @staticmethod
    def _whole_numbers(actions: Any) -> Any:  # noqa: ANN401 - as above
        if not cuda().is_cuda_array(actions):
            return cuda().to_device(whole_numbers(actions))
        return check_whole(cuda().as_cuda_array(actions))

    @staticmethod
    def _do(work: Callable[..., None], count: int, *arguments: Any) -> None:  # noqa: ANN401
        if count:
            _by_one(work)[_blocks(count, THREADS), THREADS](count, arguments)


def random_scores(
    players: int,
    games: int,
    seed: int,
    out: Any = None,  # noqa: ANN401 - an array of the GPU
) -> Numbers:
    """The points of random games, as `batch.random_scores` has them.

    `out`, an array of the GPU (games by four, int32), is filled and returned if it is given.
    """
    check_players(players)
    scores = cuda().device_array((games, MAX_PLAYERS), np.int32) if out is None else out
    blocks = min(cuda().get_current_device().MULTIPROCESSOR_COUNT, _blocks(games, RANDOM_THREADS))
    if games:
        kernel = _random_games()[blocks, RANDOM_THREADS]
        kernel(whole(seed), players, games, _on_gpu(lookup.LOOKUP), scores)
    fetched: Numbers = scores.copy_to_host() if out is None else scores
    return fetched


def _on_gpu(table: NDArray[Any]) -> Any:  # noqa: ANN401 - as above
    if id(table) not in _TABLES:
        _TABLES[id(table)] = table, cuda().to_device(table)
    return _TABLES[id(table)][1]


def _blocks(count: int, threads: int) -> int:
    return -(-count // threads)


@cache
def _by_one(work: Callable[..., None]) -> Any:  # noqa: ANN401 - a kernel of Numba
    """The work of a batch, each thread doing it for one game."""

    def kernel(count, arguments):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        number = grid(1)
        if number < count:
            work(number, number + 1, *arguments)

    grid = cuda().grid
    return cuda().jit(kernel)


@cache
def _row_copy() -> Any:  # noqa: ANN401 - as above
    def kernel(rows, number, row):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        place = grid(1)
        if place < row.shape[0]:
            row[place] = rows[number, place]

    grid = cuda().grid
    return cuda().jit(kernel)


@cache
def _random_playouts() -> Any:  # noqa: ANN401 - as above
    module = cuda()

    def kernel(count, deals, games, chances, table):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        shared = module.shared.array(_TABLE_SIZE, np.uint64)
        for place in range(module.threadIdx.x, _TABLE_SIZE, module.blockDim.x):
            shared[place] = table[place]
        module.syncthreads()
        words = module.local.array(_WORDS, np.uint64)
        number = module.grid(1)
        if number < count:
            play_out_randomly(deals[number], games[number], chances[number], shared, words)

    return module.jit(kernel)


@cache
def _random_games() -> Any:  # noqa: ANN401 - as above
    module = cuda()

    def kernel(seed, players, games, table, scores):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        shared = module.shared.array(_TABLE_SIZE, np.uint64)
        for place in range(module.threadIdx.x, _TABLE_SIZE, module.blockDim.x):
            shared[place] = table[place]
        module.syncthreads()
        deal = module.local.array(_DEAL_SIZE, np.uint8)
        words = module.local.array(_WORDS, np.uint64)
        for number in range(module.grid(1), games, module.gridsize(1)):
            play_random_game(seed, number, players, shared, deal, words)
            for seat in range(MAX_PLAYERS):
                scores[number, seat] = packed_score(words, seat) if seat < players else 0

    return module.jit(kernel)
