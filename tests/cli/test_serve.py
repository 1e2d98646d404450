"""`silvergold serve` and `silvergold doctor`, when something is wrong."""

import asyncio
import socket
import sqlite3
from pathlib import Path

import pytest

from silvergold.cli.serve import bound_socket
from support import Run, Server, run_async

pytestmark = pytest.mark.slow

NO_DATABASE = "postgresql://ana@127.0.0.1:1/games"


def test_a_folder_that_cannot_be_used_is_named(start: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")

    done = start("serve", "--port", 0, "--data", tmp_path / "file")

    assert f"cannot save games in {tmp_path / 'file'}: " in done.stderr
    assert f"; see silvergold doctor --data {tmp_path / 'file'}\n" in done.stderr
    assert done.returncode == 2


def test_what_the_environment_says_the_doctor_knows(start: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")

    folder = start("serve", "--port", 0, SILVERGOLD_DATA=str(tmp_path / "file"))
    database = start("serve", "--port", 0, SILVERGOLD_DATABASE_URL=NO_DATABASE)
    typed = start("serve", "--port", 0, "--database", NO_DATABASE)

    assert folder.stderr.endswith("; see silvergold doctor\n")
    assert database.stderr.endswith("; see silvergold doctor\n")
    assert typed.stderr.endswith("; see silvergold doctor --database URL\n")


def test_a_file_that_is_no_database_is_named(start: Run, tmp_path: Path) -> None:
    (tmp_path / "silvergold.sqlite3").write_text("this is no database, but long enough to be one")

    served = start("serve", "--port", 0, "--data", tmp_path)
    examined = start("doctor", "--data", tmp_path)

    assert "cannot save games in" in served.stderr
    assert served.returncode == 2
    assert "FAIL   the games: " in examined.stdout
    assert examined.returncode == 1


def test_a_port_that_is_taken_is_named(start: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        done = start("serve", "--port", port, "--data", tmp_path)

    assert f"cannot listen on 127.0.0.1, port {port}: Address already in use" in done.stderr
    assert done.returncode == 2


def test_a_metrics_port_that_is_taken_is_named(start: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        done = start("serve", "--port", 0, "--data", tmp_path, "--metrics-port", port)

    assert f"cannot listen on 127.0.0.1, port {port}: Address already in use" in done.stderr
    assert done.returncode == 2


@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.0.2"])
def test_one_port_for_players_and_the_host_is_refused(start: Run, address: str) -> None:
    done = start("serve", "--port", 8123, "--metrics-port", 8123, "--metrics-host", address)

    assert done.stderr == (
        "silvergold: --port and --metrics-port are both 8123; they have to be different\n"
    )
    assert done.returncode == 2


def test_a_proxy_that_is_no_address_is_named(start: Run, tmp_path: Path) -> None:
    done = start("serve", "--data", tmp_path, "--trust-proxy", "127.0.0.1,my-proxy")

    assert "--trust-proxy: 'my-proxy' is neither an address nor a network" in done.stderr
    assert done.returncode == 2


def test_a_database_that_is_away_is_named_without_its_password(start: Run, tmp_path: Path) -> None:
    url = "postgresql://ana:sesame@127.0.0.1:1/games?password=sesame"

    for words, environment in ((["--database", url], {}), ([], {"SILVERGOLD_DATABASE_URL": url})):
        done = start("serve", "--port", 0, *words, **environment, SILVERGOLD_DATA=str(tmp_path))

        assert "postgresql://ana@127.0.0.1:1/games" in done.stderr
        assert "sesame" not in done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        assert done.returncode == 2


def test_a_folder_that_is_typed_beats_a_database_of_the_environment(tmp_path: Path) -> None:
    server = Server(
        tmp_path / "other", "--data", tmp_path / "typed", SILVERGOLD_DATABASE_URL=NO_DATABASE
    )
    server.kill()

    assert [folder.name for folder in tmp_path.iterdir()] == ["typed"]


def test_a_server_keeps_games_in_one_place(start: Run, tmp_path: Path) -> None:
    done = start("serve", "--database", NO_DATABASE, "--data", tmp_path)

    assert done.stderr == (
        "silvergold: --data and --database cannot be used together; choose one\n"
    )
    assert done.returncode == 2


def test_doctor_finds_nothing_wrong_with_a_new_set_up(start: Run, tmp_path: Path) -> None:
    done = start("doctor", "--data", tmp_path / "data")

    assert done.stdout.count("ok  ") == 5
    assert "the games: none yet" in done.stdout
    assert done.returncode == 0


def test_doctor_names_the_games_that_were_changed(start: Run, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.kill()
    with sqlite3.connect(tmp_path / "silvergold.sqlite3") as db:
        db.execute(
            "INSERT INTO games (id, stage, listed, version, head, begun, played, ended, checksum)"
            " VALUES ('lost', 'over', 0, 1, x'00', '', '', NULL, x'00')"
        )

    done = start("doctor", "--data", tmp_path)

    command = f"silvergold verify --store --data {tmp_path}"
    assert f"FAIL   the games: 1 of 1 is damaged: lost; see {command}\n" in done.stdout
    assert done.returncode == 1


@pytest.mark.parametrize("option", ["--people", "--bots", "--seed", "--records"])
def test_options_of_the_terminal_are_not_ignored_in_the_browser(start: Run, option: str) -> None:
    done = start("play", option, "x")

    assert done.stderr == (
        f"silvergold: {option} only works with --terminal; in the browser, choose it on the page\n"
    )
    assert done.returncode == 2


def test_no_answer_waits_for_the_acknowledgement_of_its_first_part() -> None:
    nodelay: list[int] = []

    async def accept(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        plain = writer.get_extra_info("socket")
        nodelay.append(plain.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async def connect() -> None:
        listening = bound_socket("127.0.0.1", 0)
        async with await asyncio.start_server(accept, sock=listening):
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            await reader.read()
            writer.close()

    run_async(connect())
    assert nodelay == [1]
