"""How fast the kernel is as WebAssembly: `python bench/kernel_speed.py [positions]`.

Asks mate and captain the same questions in Node's V8 and natively, one after the other in the same
run. Prints milliseconds for a decision, elapsed and of the processor alone, which tells more on a
machine that others use, too; then how long a start takes, and the bytes to be loaded.
"""

import gzip
import os
import platform
import sys
import time
from operator import eq
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from make_kernel import KERNEL  # noqa: E402
from silvergold.bots.bot import native  # noqa: E402
from silvergold.fast.question import Question  # noqa: E402
from wasm import in_wasm, questions  # noqa: E402

WARM_UP = 20


def main() -> None:
    """Print the figures."""
    positions = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    machine = platform.processor() or platform.machine()
    print(f"{machine}, Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}")
    for name, bot in (("mate", "greedy"), ("captain", "captain")):
        by_kind = questions(bot, positions)
        asked = [question for alike in by_kind.values() for question in alike]
        phases = [kind.phase.name for kind, alike in by_kind.items() for _ in alike]
        found = in_wasm([*asked[:WARM_UP], *asked])
        answers, elapsed, working = timed(asked)
        same = sum(map(eq, found["answers"][WARM_UP:], answers))
        print(f"{name}: {same} of {len(asked)} answers are the same")
        report("WebAssembly, elapsed", found["milliseconds"][WARM_UP:], phases)
        report("WebAssembly, processor", found["working"][WARM_UP:], phases)
        report("native, elapsed", elapsed, phases)
        report("native, processor", working, phases)
    print(f"start: {found['ready']:.0f} ms; memory of Node {found['memory'] / 1e6:.0f} MB")
    for name in ("kernel.wasm", "weights.bin"):
        content = (KERNEL / name).read_bytes()
        print(f"{name}: {len(content):,} bytes, {len(gzip.compress(content, 9)):,} compressed")


def timed(asked: list[Question]) -> tuple[list[list[int]], list[float], list[float]]:
    """The native answers, and the milliseconds that each took, elapsed and of the processor."""
    for question in asked[:WARM_UP]:
        native(question)
    answers, elapsed, working = [], [], []
    for question in asked:
        began, used = time.perf_counter(), time.process_time()
        answers.append(native(question))
        elapsed.append(1000 * (time.perf_counter() - began))
        working.append(1000 * (time.process_time() - used))
    return answers, elapsed, working


def report(what: str, times: list[float], phases: list[str]) -> None:
    """Print how these times are spread, and their medians in each phase."""
    late = quantiles(times, n=20)[-1]
    timed = [*zip(phases, times, strict=True)]
    parts = ", ".join(
        f"{phase.lower()} {median(time for its, time in timed if its == phase):.3f}"
        for phase in ("KEEP", "MARK", "TAKE")
    )
    print(f"    {what}: median {median(times):.3f} ms, 95% {late:.3f}, longest {max(times):.3f}")
    print(f"        medians: {parts}")


if __name__ == "__main__":
    main()
