"""Set everything up and go: `python3 go.py play`, `python3 go.py test`, `python3 go.py check`.

Needs Python 3.11 or newer and pip, nothing else. What it installs stays in this folder, in
`.tools` and `.venv`; running it again costs nothing.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import fingerprint
import pages

USAGE = """usage: python3 go.py COMMAND

  play     play Silver & Gold (more words go to the game: try play --help)
  test     every check and every test
  check    the quick ones, for while you work: format, lint, types, imports, unit tests
  run      any other command of the game, for example: run verify games.jsonl
  lock     renew the pinned versions in locks/
"""
ROOT = Path(__file__).resolve().parent
UV = ROOT / ".tools" / "bin" / ("uv.exe" if os.name == "nt" else "uv")
LOG = ROOT / ".tools" / "set-up.log"
VENV = ROOT / ".venv"
STAMP = VENV / "set-up-from"
ENVIRONMENT = {
    **os.environ,
    "UV_PYTHON_DOWNLOADS": "never",
    "UV_SYSTEM_CERTS": "true",  # as pip does: a company's own certificates are good here, too
    "VIRTUAL_ENV": str(VENV),
}
ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)  # compiled once, each command starts twice as fast

CHECKS = (
    (
        ["ruff", "format", "--check", "."],
        ["ruff", "check", "."],
        ["mypy"],
        ["lint-imports"],
    ),
    (["python", "tools/web.py", "check"], ["python", "tools/web.py", "test"]),
    (["python", "tools/compile_bots.py"],),
)
"""What comes before the tests: rows of commands, one row beside the other."""

CORES = os.cpu_count() or 2
PYTEST = ["pytest", "--dist", "worksteal"]
PASSES = (
    [*PYTEST, "-n", str(2 * CORES), "-m", "not browser"],  # many wait most of their time
    [*PYTEST, "-n", str(CORES), "-m", "browser"],
)
"""The tests, in two passes: a browser takes a core for itself."""

NO_TESTS = 5
"""What pytest ends with when there is nothing to run."""


def main(command: str = "", *words: str) -> None:
    """Do what the command line asks for."""
    if command == "play":
        _set_up("play", before=lambda: _check_options("play", *words))
        _become("silvergold", "play", *words)
    elif command == "run":
        _set_up("play")
        _become("silvergold", *words)
    elif command == "check":
        _set_up("test")
        _run_beside_each_other(*CHECKS)
        _run_tests([*PYTEST, "-n", str(2 * CORES), "-m", "not slow", *words])
    elif command == "test":
        _set_up("test")
        _run_beside_each_other(*CHECKS)
        _run_tests(*([*one, *words] for one in PASSES))
    elif command == "lock":
        _get_uv()
        _lock()
    elif command in {"help", "-h", "--help"}:
        sys.stdout.write(USAGE)
    else:
        sys.exit(f"There is no command {command!r}.\n\n{USAGE}" if command else USAGE)


def _get_uv() -> None:
    if not UV.exists():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        pip += ["--root-user-action", "ignore", "--target", str(ROOT / ".tools")]
        _step("Get uv, which installs the rest", [*pip, "--require-hashes", "-r", "locks/uv.txt"])


def _check_options(command: str, *words: str) -> None:
    """Refuse what the command does not know before anything is installed for it."""
    code = "from silvergold.cli.plain_app import check; check()"
    environment = {**ENVIRONMENT, "PYTHONPATH": str(ROOT / "src")}
    checked = [sys.executable, "-c", code, command, *words]
    done = subprocess.run(checked, env=environment, check=False)  # noqa: S603
    if done.returncode or {"-h", "--help"} & {*words}:
        sys.exit(done.returncode)


def _set_up(purpose: str, before: Callable[[], None] = lambda: None) -> None:
    """Make the environment for `purpose`, unless it is there; the one for tests can play, too.

    `before` is called only if there is something to do.
    """
    there = STAMP.read_text("utf-8") if STAMP.exists() else ""
    if there.startswith("test"):
        purpose = "test"
    wanted = f"{purpose} {_digest(purpose)}"
    if there == wanted and fingerprint.is_fresh():
        return
    before()
    sys.stderr.write("Setting up, once; this takes a minute or two.\n")
    _get_uv()
    if there != wanted:
        _step(
            "Install packages",
            _uv("venv", "--quiet", "--clear", "--python", sys.executable, str(VENV)),
            _uv("pip", "sync", "--quiet", "--require-hashes", f"locks/{purpose}.txt"),
            _uv("pip", "install", "--quiet", "--no-deps", "--reinstall", "--editable", "."),
        )
    if node := pages.needed():
        run = ["run", "--quiet", "--no-project", "--python", _installed("python")]
        _step("Build the pages", _uv(*run, "--with", *node, "python", "tools/pages.py"))
    STAMP.write_text(wanted, "utf-8")


def _digest(purpose: str) -> str:
    parts = [sys.version.encode(), str(ROOT).encode()]
    parts += [(ROOT / name).read_bytes() for name in ("pyproject.toml", f"locks/{purpose}.txt")]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def _lock() -> None:
    """Resolve anew; the files name versions and hashes but no index, so that any index serves."""
    compile_ = ["pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11"]
    compile_ += ["--generate-hashes", "--no-header", "--no-annotate", "--output-file"]
    project = ["pyproject.toml", "--extra", "all", "--no-emit-package", "silvergold-web"]
    _run(_uv(*compile_, "locks/uv.txt", "--group", "launcher"))
    _run(_uv(*compile_, "locks/test.txt", *project, "--group", "dev"))
    _run(_uv(*compile_, "locks/play.txt", *project, "--constraint", "locks/test.txt"))


def _uv(*words: str) -> list[str]:
    return [str(UV), *words]


def _step(name: str, *commands: list[str]) -> None:
    """Run commands, and print one line for them; what they print is shown if one of them fails."""
    sys.stderr.write(f"  {name} … ")
    sys.stderr.flush()
    began = time.monotonic()
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("ab") as log:
        beginning = log.tell()
        for command in commands:
            done = subprocess.run(  # noqa: S603
                command, cwd=ROOT, env=ENVIRONMENT, stdout=log, stderr=log, check=False
            )
            if done.returncode:
                said = LOG.read_bytes()[beginning:].decode("utf-8", "replace")
                sys.stderr.write(f"failed.\n\n{said}\nAll of it is in {LOG.relative_to(ROOT)}.\n")
                sys.exit(done.returncode)
    sys.stderr.write(f"{time.monotonic() - began:.0f} s\n")


def _run_beside_each_other(*rows: tuple[list[str], ...]) -> None:
    """Run the rows at the same time, and show what each command says when it is done."""
    with ThreadPoolExecutor(len(rows)) as pool:
        codes = [*pool.map(_run_row, rows)]
    if any(codes):
        sys.exit(next(filter(None, codes)))


def _run_row(commands: tuple[list[str], ...]) -> int:
    """Run one command after the other up to the first that fails; return its exit code, or 0."""
    for program, *words in commands:
        done = subprocess.run(  # noqa: S603
            [_installed(program), *words],
            cwd=ROOT,
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        sys.stderr.write(f"── {program} {' '.join(words)}\n{done.stdout}")
        sys.stderr.flush()
        if done.returncode:
            return done.returncode
    return 0


def _run_tests(*passes: list[str]) -> None:
    """Run all passes, even after one that failed."""
    codes = []
    for program, *words in passes:
        sys.stderr.write(f"── {program} {' '.join(words)}\n")
        command = [_installed(program), *words]
        codes.append(subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, check=False).returncode)  # noqa: S603
    if code := worst(codes):
        sys.exit(code)


def worst(codes: list[int]) -> int:
    """The exit code of several passes of tests. One may have no test, but not all of them."""
    failed = [code for code in codes if code not in {0, NO_TESTS}]
    return failed[0] if failed else min(codes)


def _run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(done.returncode)


def _installed(program: str) -> str:
    return str(VENV / ("Scripts" if os.name == "nt" else "bin") / program)


def _become(program: str, *words: str) -> None:
    """Run the program in the place of this one, so that ending one ends the other."""
    if os.name == "nt":
        sys.exit(subprocess.run([_installed(program), *words], check=False).returncode)  # noqa: S603
    os.execve(_installed(program), [program, *words], ENVIRONMENT)  # noqa: S606


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("Silver & Gold needs Python 3.11 or newer.")
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
