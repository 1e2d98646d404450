"""What is written once must be read for ever: hashes, checksums and backups do not change."""

from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace

from silvergold.server.stores import backups
from silvergold.server.stores.heading import Heading, checksum, link
from silvergold.server.stores.integrity import stored
from silvergold.server.stores.rebuild import rebuilt

NOON = datetime(2026, 11, 15, 12, 0, 0, 250_000, UTC)


def test_hashes_and_checksums_stay_what_they_are() -> None:
    heading = Heading("g", "over", True, 2, b"\x00\xff", NOON, NOON, None)

    assert link(b"before", "g", 2, "čaj".encode()).hex() == (
        "8d843494a5360d4c6275cf77b9444d232e2a7baa47d939e0104a17d6a20b9ff8"
    )
    assert heading.checksum.hex() == (
        "37bdc693c58e058d552e3f5b807d5bf46ef355b7b578444c26b18a94c55bd533"
    )
    assert checksum(("g", -1, b"\x00\xff", "čaj")).hex() == (
        "9a661907b033088170153c15ab832fb0cce33d5af11e077cf4ed368be8024967"
    )


def test_a_summary_is_in_the_checksum_of_its_heading() -> None:
    heading = Heading("g", "over", True, 2, b"\x00\xff", NOON, NOON, None, "{}")

    assert heading.checksum.hex() == (
        "b71e2601c32163926f6bdc40447d45983990afa813d1fd10f4e88a67e922af25"
    )
    assert replace(heading, summary="{ }").checksum != heading.checksum


def test_a_backup_of_the_first_format_can_be_read(golden: Path) -> None:
    games = [*backups.games_in(golden / "backup-1.jsonl.gz")]

    for game in games:
        game.check()
        assert rebuilt(stored(game)).stage == game.heading.stage
        assert len(game.events) == game.heading.version
    assert len(games) == 3
