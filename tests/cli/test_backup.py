"""`silvergold backup`, `restore`, and `verify` of what is stored."""

import contextlib
import gzip
import json
import random
import signal
import sqlite3
import stat
import subprocess
import sys
import zlib
from datetime import UTC, datetime
from pathlib import Path

import pytest

from silvergold.server.stores import backups, databases, integrity
from silvergold.server.stores.base import NewGame, StoreError
from silvergold.server.stores.sqlite.store import FILE_NAME
from stores import ANA, CREATED, SECRETS, acted, all_games, playing, put_old_file, renewed
from support import Run, run_async
from waiting import PATIENCE, wait_until

pytestmark = pytest.mark.slow


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a store with three real games."""
    folder = tmp_path / "data"
    put_old_file(folder)
    renewed(folder)
    return folder


@pytest.fixture
def file(run: Run, data: Path, tmp_path: Path) -> Path:
    """A backup of them."""
    path = tmp_path / "games.jsonl.gz"
    assert run("backup", path, "--data", data).returncode == 0
    return path


def put_many(folder: Path, games: int) -> None:
    """Fill a store with games that are soon made and do not make sense."""
    changes = [playing(CREATED), *[acted(number) for number in range(40)]]
    now = datetime.now(UTC)
    many = (
        integrity.begun(NewGame(f"g{number}", SECRETS, changes, [(0, ANA)]), now)
        for number in range(games)
    )
    run_async(databases.fill(folder, None, many))


def test_a_backup_goes_from_sqlite_to_postgresql_and_back(
    run: Run, data: Path, database: str, tmp_path: Path
) -> None:
    there, back = tmp_path / "there.gz", tmp_path / "back.gz"
    url = {"SILVERGOLD_DATABASE_URL": database}

    made = run("backup", there, "--data", data)
    restored = run("restore", there, **url)
    checked = run("verify", "--store", **url)
    made_again = run("backup", back, **url)
    restored_again = run("restore", back, "--data", tmp_path / "new")

    assert made.stdout == f"3 games in {there}\n"
    assert restored.stdout.startswith("3 games in postgresql://silvergold@127.0.0.1")
    assert checked.stdout.endswith(": 3 games are valid (in progress: 2)\n")
    assert made_again.stdout == f"3 games in {back}\n"
    assert restored_again.returncode == 0
    assert len(all_games(data)) == 3
    assert all_games(data) == all_games(data, database) == all_games(tmp_path / "new")


def test_a_folder_that_is_typed_beats_a_database_of_the_environment(
    run: Run, data: Path, tmp_path: Path
) -> None:
    file, new = tmp_path / "games.gz", tmp_path / "new"
    away = {"SILVERGOLD_DATABASE_URL": "postgresql://ana@127.0.0.1:1/games"}

    assert run("backup", file, "--data", data, **away).stdout == f"3 games in {file}\n"
    assert run("restore", file, "--data", new, **away).stdout == f"3 games in {new / FILE_NAME}\n"
    assert run("verify", "--store", "--data", new, **away).returncode == 0
    assert f"the data folder: {new}" in run("doctor", "--data", new, **away).stdout
    assert all_games(new) == all_games(data)


def test_a_database_beats_a_folder_of_the_environment(run: Run, data: Path) -> None:
    folder, url = {"SILVERGOLD_DATA": str(data)}, "postgresql://ana@127.0.0.1:1/games"

    typed = run("backup", "games.gz", "--database", url, **folder)
    named = run("backup", "games.gz", SILVERGOLD_DATABASE_URL=url, **folder)

    for done in (typed, named):
        assert f"silvergold: {url}: " in done.stderr
        assert done.returncode == 2


@pytest.mark.parametrize("command", [["backup", "x"], ["restore", "x"], ["verify", "--store"]])
def test_two_places_that_are_typed_are_refused(run: Run, data: Path, command: list[str]) -> None:
    done = run(*command, "--data", data, "--database", "postgresql://ana@127.0.0.1:1/games")

    assert "--data and --database cannot be used together" in done.stderr
    assert done.returncode == 2


def test_a_backup_is_the_users_alone(file: Path) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_backup_overwrites_nothing(run: Run, data: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear")

    done = run("backup", letter, "--data", data)

    assert done.stderr == f"silvergold: {letter} already exists and was not changed\n"
    assert done.returncode == 2
    assert letter.read_text() == "dear"


def test_where_nothing_is_kept_there_is_nothing_to_back_up(run: Run, tmp_path: Path) -> None:
    done = run("backup", tmp_path / "games.gz", "--data", tmp_path / "nowhere")

    nowhere = tmp_path / "nowhere"
    assert done.stderr == f"silvergold: there are no games in {nowhere}; no backup was made\n"
    assert done.returncode == 2
    assert [*tmp_path.iterdir()] == []


def test_where_nothing_is_kept_there_is_nothing_to_verify(run: Run, tmp_path: Path) -> None:
    done = run("verify", "--store", "--data", tmp_path)

    assert done.stderr == f"silvergold: there are no games in {tmp_path}\n"
    assert done.returncode == 2
    assert [*tmp_path.iterdir()] == []


def test_a_backup_does_not_renew_an_old_store(run: Run, tmp_path: Path) -> None:
    put_old_file(tmp_path)

    done = run("backup", tmp_path / "games.gz", "--data", tmp_path)

    assert "has tables of version 2; the server upgrades them when it starts" in done.stderr
    assert done.returncode == 2
    assert not (tmp_path / "games.gz").exists()


def test_a_backup_goes_into_an_empty_store_only(run: Run, data: Path, file: Path) -> None:
    before = all_games(data)

    done = run("restore", file, "--data", data)

    assert "a backup can only be restored into an empty store; nothing was restored" in done.stderr
    assert done.returncode == 2
    assert all_games(data) == before


def test_a_cut_backup_is_noticed_and_nothing_of_it_restored(
    run: Run, file: Path, tmp_path: Path
) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(lines[:-1])))

    done = run("restore", file, "--data", tmp_path / "new")

    assert done.stderr == (
        f"silvergold: {file}: its end is missing or was changed; nothing was restored\n"
    )
    assert done.returncode == 1
    assert [*(tmp_path / "new").iterdir()] == []


def same_text(packed: bytes, whole: bytes) -> bool:
    """Whether a change has changed nothing: the last byte of what gzip packs has bits to spare."""
    with contextlib.suppress(EOFError, OSError, zlib.error):
        return gzip.decompress(packed) == gzip.decompress(whole)
    return False


def test_wherever_a_backup_is_cut_or_changed_it_is_noticed(file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    contents = [
        *[whole[:size] for size in range(0, len(whole), 97)],
        whole[:-1],
        gzip.compress(b"".join([*lines[:2], *lines[3:]])),
        gzip.compress(b"".join([*lines, lines[-2]])),
        gzip.compress(b"".join([lines[0], lines[2], lines[1], *lines[3:]])),
    ]
    for bit in random.Random(0).sample(range(10 * 8, len(whole) * 8), 50):  # after gzip's header
        flipped = bytearray(whole)
        flipped[bit // 8] ^= 1 << bit % 8
        contents.append(bytes(flipped))
    contents = [content for content in contents if not same_text(content, whole)]

    for content in contents:
        file.write_bytes(content)
        with pytest.raises(StoreError):
            run_async(databases.fill(tmp_path / "new", None, backups.games_in(file)))
    assert [*(tmp_path / "new").iterdir()] == []


def test_a_file_that_is_no_backup_is_not_restored(run: Run, golden: Path, tmp_path: Path) -> None:
    packed = tmp_path / "records.gz"
    packed.write_bytes(gzip.compress((golden / "games.jsonl").read_bytes()))

    for path in (golden / "games.jsonl", packed):
        done = run("restore", path, "--data", tmp_path / "new")
        assert done.stderr == f"silvergold: {path}: it is not a backup; nothing was restored\n"
        assert done.returncode == 1
    done = run("restore", tmp_path / "nowhere", "--data", tmp_path / "new")
    assert done.stderr == f"silvergold: {tmp_path / 'nowhere'}: No such file or directory\n"
    assert done.returncode == 2
    assert not (tmp_path / "new").exists()


def test_a_backup_of_a_later_format_is_left_to_later_programs(
    run: Run, file: Path, tmp_path: Path
) -> None:
    text = gzip.decompress(file.read_bytes()).replace(
        b"silvergold-backup/1", b"silvergold-backup/2"
    )
    file.write_bytes(gzip.compress(text))

    done = run("restore", file, "--data", tmp_path / "new")

    assert "it is not a backup of the format silvergold-backup/1" in done.stderr


def test_damaged_games_are_named_and_left_out(run: Run, data: Path, tmp_path: Path) -> None:
    damaged, *others = all_games(data)
    with contextlib.closing(sqlite3.connect(data / FILE_NAME)) as db, db:
        db.execute("DELETE FROM events WHERE game = ? AND version = 1", [damaged.heading.id])

    made = run("backup", tmp_path / "games.gz", "--data", data)
    restored = run("restore", tmp_path / "games.gz", "--data", tmp_path / "new")

    assert made.stderr.splitlines() == [
        f"silvergold: game {damaged.heading.id} has 0 of its 1 events",
        "silvergold: 1 damaged game was left out",
    ]
    assert made.stdout == f"2 games in {tmp_path / 'games.gz'}\n"
    assert made.returncode == 1
    assert restored.returncode == 0
    assert all_games(tmp_path / "new") == others


def test_verify_replays_the_games_of_a_store_and_names_the_damaged(run: Run, data: Path) -> None:
    before = run("verify", "--store", "--data", data)
    first = all_games(data)[0].heading.id
    with contextlib.closing(sqlite3.connect(data / FILE_NAME)) as db, db:
        db.execute("UPDATE secrets SET invitation = 'x' WHERE game = ?", [first])
    after = run("verify", "--store", "--data", data)
    for_machines = run("verify", "--store", "--json", "--data", data)

    assert before.stdout == f"{data / FILE_NAME}: 3 games are valid (in progress: 2)\n"
    assert before.returncode == 0
    assert after.stdout.splitlines() == [
        f"{data / FILE_NAME}: the secrets of game {first} were changed",
        f"{data / FILE_NAME}: 1 of 3 games is invalid",
    ]
    assert after.returncode == 1
    [found] = json.loads(for_machines.stdout)["games"]
    assert (found["hold"], [fault["game"] for fault in found["faults"]]) == (2, [first])


def test_a_game_that_is_chained_and_against_the_rules_does_not_hold(
    run: Run, tmp_path: Path
) -> None:
    put_many(tmp_path, 2)

    done = run("verify", "--store", "--data", tmp_path)

    assert "the seed of game g0 is not the one it started with" in done.stdout
    assert done.stdout.endswith(": 2 of 2 games are invalid\n")
    assert done.returncode == 1


def test_verify_takes_backups_and_records_together(run: Run, golden: Path, file: Path) -> None:
    done = run("verify", golden / "games.jsonl", file)

    assert done.stdout == f"60 records are valid\n{file}: 3 games are valid (in progress: 2)\n"
    assert done.returncode == 0


def test_verify_wants_something_to_verify(run: Run) -> None:
    done = run("verify")

    assert done.stderr == "silvergold: nothing to verify: name a file or use --store\n"
    assert done.returncode == 2


def started(*words: object) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "silvergold", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_until_there(path: Path, size: int) -> None:
    wait_until(lambda: path.exists() and path.stat().st_size >= size)


@pytest.mark.slow
def test_an_interrupted_backup_leaves_nothing_behind(tmp_path: Path) -> None:
    put_many(tmp_path, 1500)
    path = tmp_path / "games.gz"

    process = started("backup", path, "--data", tmp_path)
    wait_until_there(path, 10_000)
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=PATIENCE)

    assert complaint == "silvergold: interrupted; no backup was made\n"
    assert process.returncode == 130
    assert not path.exists()


@pytest.mark.slow
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_a_restoration_that_is_ended_restores_nothing(
    run: Run, tmp_path: Path, end: signal.Signals
) -> None:
    put_many(tmp_path / "old", 1500)
    path = tmp_path / "games.gz"
    assert run("backup", path, "--data", tmp_path / "old").returncode == 0
    new = tmp_path / "new"

    process = started("restore", path, "--data", new)
    wait_until_there(new / f"{FILE_NAME}-wal", 100_000)
    process.send_signal(end)
    process.communicate(timeout=PATIENCE)

    assert process.returncode == (130 if end == signal.SIGINT else -signal.SIGKILL)
    if end == signal.SIGINT:
        assert [*new.iterdir()] == []
    else:
        assert all_games(new) == []
    assert run("restore", path, "--data", new).stdout == f"1,500 games in {new / FILE_NAME}\n"


@pytest.mark.parametrize("command", [["backup", "all.backup"], ["verify", "--store"]])
def test_a_store_at_which_one_may_not_even_look_is_named(
    run: Run, tmp_path: Path, command: list[str]
) -> None:
    folder = tmp_path / ("x" * 300)

    done = run(*command, "--data", folder)

    assert done.stderr.startswith(f"silvergold: {folder / FILE_NAME}: File name too long")
    assert done.returncode == 2
    assert [*tmp_path.iterdir()] == []
