"""Inject faults into real servers, and check whether they keep their promises.

usage: python tools/faults.py [--only SECTION…] [--kills N] [--seed N] [--short]

Each section prints a line of figures; in the end there is a table of all. The exit code is 1 if
a promise was broken, which is told with what it takes to run that section again. The seed settles
what is done, not when exactly: processes and disks have their own time.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import platform
import signal
import sys
import tempfile
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from trouble.suite import SECTIONS, Bench, run_section

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trouble.suite import Report

BROKEN: Final = 1
INTERRUPTED: Final = 130
LONGEST_COMPLAINT: Final = 2000
COLUMNS: Final = (
    TextColumn("{task.description}"),
    BarColumn(),
    TimeElapsedColumn(),
    TextColumn("left:"),
    TimeRemainingColumn(),
)
USUAL_SECONDS: Final = {
    "kills-sqlite": 57,
    "kills-postgres": 71,
    "two-servers": 36,
    "database-away": 76,
    "stop-while-hung": 45,
    "file-locked": 29,
    "disk-full": 44,
    "bits-sqlite": 22,
    "bits-postgres": 51,
    "lines": 114,
    "claims": 3,
    "days": 200,
    "lobby": 310,
    "spoilers": 74,
    "unread": 20,
    "descriptors": 40,
    "malformed": 5,
    "hostile": 5,
    "strangers": 120,
    "clubs": 150,
    "ten-thousand": 40,
    "visitors": 300,
}
"""What a section takes in its full form, for the bar."""


class Line(NamedTuple):
    """A section that was run."""

    section: str
    report: Report
    seconds: float

    @property
    def verdict(self) -> str:
        """Whether all promises were kept."""
        return f"{len(self.report.broken)} broken" if self.report.broken else "kept"


def main() -> int:
    """Run the sections, print what they report, and return the exit code."""
    options = _options()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # lines are cut on purpose
    load_before = os.getloadavg()[0]
    lines: list[Line] = []
    interrupted = False
    with tempfile.TemporaryDirectory(prefix="silvergold-faults-") as folder:
        Path(folder).chmod(0o711)
        bench = Bench(Path(folder), kills=options.kills, short=options.short)
        with closing(bench), Progress(*COLUMNS, console=Console(stderr=True)) as bar:
            whole = bar.add_task("all", total=sum(USUAL_SECONDS[name] for name in options.only))
            try:
                for section in options.only:
                    lines.append(_run(section, bench, options.seed, bar, whole))
                    print(_sentence(lines[-1]), flush=True)
            except KeyboardInterrupt:
                interrupted = True
    print(_table(lines, options, load_before))
    for line in lines:
        for complaint in line.report.broken:
            print(f"\n{line.section}: {complaint[:LONGEST_COMPLAINT]}")
        if line.report.broken:
            print(f"Again: {_command([line.section], options)}")
    if interrupted:
        print("\nInterrupted.")
        return INTERRUPTED
    return BROKEN if any(line.report.broken for line in lines) else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Try what the server promises.")
    parser.add_argument("--only", nargs="+", choices=SECTIONS, default=[*SECTIONS])
    parser.add_argument("--kills", type=int, default=200, help="on SQLite, and on PostgreSQL")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--short", action="store_true", help="a minute's worth of each")
    return parser.parse_args()


def _run(section: str, bench: Bench, seed: int, bar: Progress, whole: TaskID) -> Line:
    """Run a section; the bar shows how far it is, and the whole."""
    began, before = time.monotonic(), bar.tasks[whole].completed

    def tell(share: float) -> None:
        bar.update(task, completed=share)
        bar.update(whole, completed=before + share * USUAL_SECONDS[section])

    task = bar.add_task(section, total=1)
    report = asyncio.run(run_section(section, bench, seed, tell))
    tell(1)
    bar.remove_task(task)
    return Line(section, report, time.monotonic() - began)


def _sentence(line: Line) -> str:
    return f"{line.section} ({line.seconds:.0f} s, {line.verdict}): {line.report.figures}"


def _table(lines: Sequence[Line], options: argparse.Namespace, load_before: float) -> str:
    """The results as they can be kept."""
    machine = f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    load = f"load average {load_before:.1f} before and {os.getloadavg()[0]:.1f} after"
    seconds = sum(line.seconds for line in lines)
    rows = [
        f"| {line.section} | {line.report.figures} | {line.verdict} | {line.seconds:.0f} |"
        for line in lines
    ]
    return "\n".join(
        [
            f"\n`{_command(options.only, options)}`, {datetime.now(UTC):%Y-%m-%d}, {machine},",
            f"{load}, {seconds:.0f} s:\n",
            "| section | what happened | promises | s |",
            "|---|---|---|---|",
            *rows,
        ]
    )


def _command(sections: Sequence[str], options: argparse.Namespace) -> str:
    words = ["python tools/faults.py"]
    if [*sections] != [*SECTIONS]:
        words += ["--only", *sections]
    words += [f"--kills {options.kills}", f"--seed {options.seed}"]
    return " ".join(words + ["--short"] * options.short)


def _processor() -> str:
    """What computes here, where the system tells."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text("utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


if __name__ == "__main__":
    sys.exit(main())
