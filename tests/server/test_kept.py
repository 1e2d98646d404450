"""What is written once must be read for ever: hashes, seals and backups do not change."""

from datetime import UTC, datetime
from pathlib import Path

from silvergold.server.stores import backups
from silvergold.server.stores.base import link
from silvergold.server.stores.integrity import Heading, seal, stored
from silvergold.server.stores.restore import restored


def test_hashes_and_seals_stay_what_they_are() -> None:
    noon = datetime(2026, 11, 15, 12, 0, 0, 250_000, UTC)
    heading = Heading("g", "over", True, 2, b"\x00\xff", noon, noon, None)

    assert link(b"before", "g", 2, "čaj".encode()).hex() == (
        "8d843494a5360d4c6275cf77b9444d232e2a7baa47d939e0104a17d6a20b9ff8"
    )
    assert heading.seal.hex() == (
        "37bdc693c58e058d552e3f5b807d5bf46ef355b7b578444c26b18a94c55bd533"
    )
    assert seal(("g", -1, b"\x00\xff", "čaj")).hex() == (
        "9a661907b033088170153c15ab832fb0cce33d5af11e077cf4ed368be8024967"
    )


def test_a_backup_of_the_first_format_can_be_read(golden: Path) -> None:
    games = [*backups.games_in(golden / "backup-1.jsonl.gz")]

    for game in games:
        game.check()
        assert restored(stored(game)).stage == game.heading.stage
    assert sorted(len(game.events) for game in games) == [1, 15, 73]
