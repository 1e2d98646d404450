"""Sixty finished games that must replay exactly."""

import json
from pathlib import Path

from silvergold import legal_moves
from silvergold.core.state import Phase
from silvergold.records import Record, read, replay, verify, write


def test_there_are_sixty_of_them(golden_games: list[Record]) -> None:
    assert len(golden_games) == 60
    assert {len(game.players) for game in golden_games} == {2, 3, 4}


def test_they_replay_to_their_recorded_results(golden_games: list[Record]) -> None:
    for game in golden_games:
        assert verify(game).phase is Phase.OVER


def test_at_every_ply_the_recorded_move_is_among_the_legal_ones(golden_games: list[Record]) -> None:
    for game in golden_games:
        for state, (seat, move) in zip(replay(game), game.moves, strict=False):
            assert move in legal_moves(state, seat)


def test_they_come_back_from_being_written_with_nothing_changed(golden: Path) -> None:
    for line in (golden / "games.jsonl").read_text("utf-8").splitlines():
        game = read(line)

        assert read(write(game)) == game
        assert json.loads(write(game)) == json.loads(line)
