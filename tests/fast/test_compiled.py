"""Compiled code is kept on disk, and never met by sources that it was not made from."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import numba
import pytest

import silvergold
from silvergold.fast import compiled

PACKAGE = Path(silvergold.__file__).parent


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources, as if the package lay there; with a cache for the user beside it."""
    for room in ("core", "fast"):
        copytree(PACKAGE / room, tmp_path / room, ignore=ignore_patterns("__pycache__"))
    sources = [tmp_path / source.relative_to(PACKAGE) for source in compiled.SOURCES]
    monkeypatch.setattr(compiled, "_HERE", tmp_path / "fast")
    monkeypatch.setattr(compiled, "SOURCES", sources)
    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    monkeypatch.setattr(compiled, "user_cache_path", lambda *_, **__: tmp_path / "cache")
    return tmp_path


def test_it_is_kept_beside_the_sources(house: Path) -> None:
    shelf = compiled.kept_in()

    assert shelf
    assert shelf.is_dir()
    assert shelf.parent == house / "fast" / "__pycache__"
    assert compiled.kept_in() == shelf


@pytest.mark.parametrize(
    "source",
    [
        "fast/rules.py",
        "fast/network.py",
        "core/state.py",
        "core/expeditions.py",
        "core/treasures.txt",
    ],
)
def test_a_change_of_any_source_gives_another_folder_and_clears_the_old_one(
    house: Path, source: str
) -> None:
    before = compiled.kept_in()
    with (house / source).open("a", encoding="utf-8") as file:
        file.write("# changed\n")

    now = compiled.kept_in()

    assert before
    assert now
    assert now != before
    assert now.exists()
    assert not before.exists()


def test_all_sources_of_the_kernel_and_of_its_tables_count() -> None:
    counted = {source.relative_to(PACKAGE).as_posix() for source in compiled.SOURCES}

    for room in ("core", "fast"):
        assert counted >= {f"{room}/{file.name}" for file in (PACKAGE / room).glob("*.py")}
    assert "core/treasures.txt" in counted


def test_if_the_package_cannot_be_written_to_it_is_kept_in_the_users_cache(house: Path) -> None:
    (house / "fast" / "__pycache__").touch()

    shelf = compiled.kept_in()

    assert shelf
    assert shelf.parent == house / "cache"


def test_if_nothing_can_be_written_to_it_is_not_kept(house: Path) -> None:
    (house / "fast" / "__pycache__").touch()
    (house / "cache").touch()

    assert compiled.kept_in() is None


def test_a_folder_that_the_user_has_set_for_numba_is_used(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(house / "theirs"))

    shelf = compiled.kept_in()

    assert shelf
    assert shelf.parent == house / "theirs"
    assert not (house / "fast" / "__pycache__").exists()


def test_what_is_compiled_lies_in_the_folder_that_the_user_has_set(tmp_path: Path) -> None:
    words = "from silvergold.fast.bits import count; print(count(7))"
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}

    done = subprocess.run(
        [sys.executable, "-c", words], env=environment, capture_output=True, text=True, check=True
    )

    assert done.stdout == "3\n"
    assert [*tmp_path.glob("silvergold-kernel-*/**/bits.count-*.nbc")]
