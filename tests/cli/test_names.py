"""Hosts see and hide the names that people show."""

from pathlib import Path

from silvergold.server.live.ratings import Ratings
from silvergold.server.stores.sqlite.store import FILE_NAME, SqliteStore
from silvergold.server.wire.logbook import WantRating
from support import Run, run_async

PERSON = "0123456789abcdef" * 4


def test_a_name_is_listed_hidden_and_shown_again(run: Run, tmp_path: Path) -> None:
    async def put() -> None:
        store = SqliteStore(tmp_path / FILE_NAME)
        await Ratings(store, boards=True).want(PERSON, WantRating(True, "Ana", True))
        await Ratings(store, boards=True).want("f" * 64, WantRating(True, "Shy", False))
        await store.close()

    run_async(put())

    def said(*words: str) -> str:
        return run("names", *words, "--data", str(tmp_path)).stdout.strip()

    assert said() == "0123456789abcdef + Ana"
    assert said("hide", "0123") == "Ana is hidden."
    assert said() == "0123456789abcdef - Ana"
    assert said("show", "0123") == "Ana is shown again."
    wrong = run("names", "hide", "f", "--data", str(tmp_path))
    assert wrong.returncode == 2
