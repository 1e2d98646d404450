"""What `import silvergold` gives."""

import re
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers, sampled_from

import silvergold
from positions import position
from silvergold.bots import BOTS, COMPILED, UNCOMPILED, maker
from silvergold.drawing.svg import treasure_svg

SVG = "{http://www.w3.org/2000/svg}"


def test_every_name_is_there() -> None:
    assert sorted(silvergold.__all__) == sorted({*silvergold.__all__})
    for name in silvergold.__all__:
        assert getattr(silvergold, name) is not None
        assert name in dir(silvergold)
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        _ = silvergold.nonsense


def test_nothing_but_names_for_programs_is_listed() -> None:
    assert "core" in dir(silvergold)
    assert {*dir(silvergold)}.isdisjoint({"Any", "Final", "TYPE_CHECKING", "import_module", "sys"})
    assert all(
        name in silvergold.__all__ or f"silvergold.{name}" in sys.modules
        for name in dir(silvergold)
    )


def test_the_rules_alone_are_loaded_first() -> None:
    code = (
        "import sys, silvergold; "
        "assert not {'numpy', 'numba', 'msgspec', 'typer', 'silvergold.bots'} & {*sys.modules}"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@settings(max_examples=30)
@given(integers(0, 2**32), integers(2, 4), integers(0, 250))
def test_every_moment_can_be_drawn(seed: int, players: int, ply: int) -> None:
    state = position(seed, players, ply)
    for game in (state, silvergold.view(state, players - 1)):
        text, picture = silvergold.as_text(game), silvergold.as_svg(game)
        assert (str(game), game._repr_svg_()) == (text, picture)
        drawn = ET.fromstring(picture)  # noqa: S314 - our own
        texts = [found.text or "" for found in drawn.iter(f"{SVG}text")]
        for seat, player in enumerate(game.players):
            assert f"Seat {seat}: {silvergold.score(player).total} point" in text
            assert any(found.startswith(f"Seat {seat}") for found in texts)
            for card in player.treasures:
                assert card is None or any(found.startswith(card.id) for found in texts)


def test_a_picture_marks_what_is_not_free() -> None:
    for treasure in silvergold.TREASURES:
        free = treasure.island & 0x0F0F
        drawn = ET.fromstring(treasure_svg(treasure, free))  # noqa: S314 - our own
        pencil = [path for path in drawn.iter(f"{SVG}path") if path.get("stroke") == "#333f48"]
        assert len(pencil) == (treasure.island & ~free).bit_count()


def test_notebooks_show_a_treasure() -> None:
    for treasure in silvergold.TREASURES:
        assert treasure._repr_svg_() == treasure_svg(treasure)


GAME = silvergold.new_game(silvergold.Deal.shuffled(2, Random(1)))
MOVES = silvergold.legal_moves(GAME, 0)


@pytest.mark.parametrize("seat", [7, -1, "0", None])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:  # noqa: ANN401 - anything at all
    told = f"there is no seat {seat!r} at a table of 2: the seats are 0 to 1"
    for ask in (
        lambda: silvergold.legal_moves(GAME, seat),
        lambda: silvergold.view(GAME, seat),
        lambda: GAME.deal.hand(seat),
    ):
        with pytest.raises(ValueError, match=re.escape(told)):
            ask()


@pytest.mark.parametrize("name", [*UNCOMPILED, *sorted(COMPILED)])
def test_a_bot_is_given_random_numbers_and_views(name: str) -> None:
    nothing: Any = None
    state: Any = GAME

    with pytest.raises(TypeError, match=r"a bot needs a random\.Random, such as .*, not None"):
        BOTS[name](nothing)
    with pytest.raises(TypeError, match="a View is wanted, not State: silvergold"):
        BOTS[name](Random(1)).choose(state, MOVES)


def test_a_class_of_ones_own_is_given_views_only() -> None:
    state: Any = GAME
    nothing: Any = None

    for name in ("cmd:true", "py:silvergold.bots.random_bot:RandomBot"):
        with pytest.raises(TypeError, match="a View is wanted, not State"):
            maker(name)(Random(1)).choose(state, MOVES)
        with pytest.raises(TypeError, match="a bot needs a random"):
            maker(name)(nothing)
    with pytest.raises(TypeError, match="a View is wanted, not State"):
        silvergold.imagine(state, Random(1))


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: silvergold.score(cast("Any", GAME)), r"a Player .*score\(game\.players\[0\]\)"),
        (lambda: silvergold.standing(cast("Any", GAME)), "a Player is wanted, not <State"),
        (lambda: silvergold.winners(cast("Any", None)), "a game or its players .*, not None"),
        (lambda: silvergold.new_game(cast("Any", 2)), "a Deal is wanted, not 2: "),
        (lambda: silvergold.names(1 << 16), "squares are bits of a number, a1 to d4, not 65536"),
        (lambda: silvergold.names(-1), "squares are bits of a number, a1 to d4, not -1"),
        (lambda: silvergold.names(cast("Any", "a1")), "not 'a1': silvergold.SQUARE"),
        (lambda: silvergold.verify(cast("Any", None)), "a Record is wanted, not None: "),
        (lambda: silvergold.write_record(cast("Any", {})), "a Record is wanted, not {}: "),
        (lambda: [*silvergold.replay(cast("Any", "{}"))], "silvergold.read_record"),
        (lambda: silvergold.GameTree.of(cast("Any", None)), "a Record is wanted, not None"),
    ],
)
def test_what_is_something_else_is_named_with_what_is_wanted(
    ask: Callable[[], object], told: str
) -> None:
    with pytest.raises((TypeError, ValueError), match=told):
        ask()


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("import silvergold.fast.gpu", "games on a GPU need {} (pip install 'silvergold[gpu]')"),
        (
            "from silvergold.fast import Batch",
            "silvergold.fast.Batch needs {} (pip install 'silvergold[fast]')",
        ),
        (
            "from silvergold import Results; r = Results('ab', 2); r.deals = 1; r.ratings()",
            "ratings need {} (pip install 'silvergold[fast]')",
        ),
    ],
)
def test_what_needs_numpy_names_its_extra(code: str, told: str) -> None:
    hide = f"import sys; sys.modules['numpy'] = None; {code}"
    done = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)

    assert told.format("numpy, which is not installed here") in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("name", [*UNCOMPILED, *sorted(COMPILED)])
def test_a_bot_tells_what_it_thinks(name: str) -> None:
    for ply in (0, 20, 41, 64, 90):
        state = position(5, 3, ply)
        seat = state.acting[0]
        seen = silvergold.view(state, seat)
        moves = silvergold.legal_moves(state, seat)
        candidates = BOTS[name](Random(1)).analyse(seen)
        chosen = BOTS[name](Random(1)).choose(seen, moves)

        assert candidates
        assert {found.moves[0] for found in candidates} <= {*moves}
        if name in COMPILED:
            assert candidates[0].moves[0] == chosen
        elif name == "sailor":
            best = [found.moves[0] for found in candidates if found.points == candidates[0].points]
            assert chosen in best


@pytest.mark.parametrize("name", [*UNCOMPILED, *sorted(COMPILED)])
def test_a_bot_is_asked_about_a_view_and_not_about_a_state(name: str) -> None:
    wanted = r"a View is wanted, not State: silvergold\.view\(state, seat\)"
    with pytest.raises(TypeError, match=wanted):
        BOTS[name](Random(1)).analyse(position(5, 3, 20))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["captain", "legend"])
def test_a_bot_expects_about_the_score_that_it_gets(name: str) -> None:
    chance = Random(4)
    game = silvergold.new_game(silvergold.Deal.shuffled(2, chance))
    bot = BOTS[name](chance)
    expected = [bot.analyse(silvergold.view(game, 0))[0].points]
    while game.acting:
        seat = game.acting[0]
        seen = silvergold.view(game, seat)
        if seat == 0 and game.turn in {9, 18}:
            expected.append(bot.analyse(seen)[0].points)
        game = silvergold.play(game, seat, bot.choose(seen, seen.legal_moves))

    assert len(expected) > 2
    assert all(abs(some - silvergold.score(game.players[0]).total) < 30 for some in expected)


@given(sampled_from(sorted(silvergold.TREASURES, key=str)))
def test_a_treasure_is_found_by_its_id(treasure: silvergold.Treasure) -> None:
    assert silvergold.treasure(str(treasure)) is treasure


def test_the_winners_of_a_game_are_those_of_its_players() -> None:
    game = position(3, 3, 1000)

    assert silvergold.winners(game) == silvergold.winners(game.players)
    assert silvergold.winners(silvergold.view(game, 1)) == silvergold.winners(game.players)


def test_squares_are_no_text() -> None:
    with pytest.raises(TypeError, match=r"squares are bits of a number, not 'a1'"):
        silvergold.Mark(0, "a1")  # type: ignore[arg-type]


def test_a_candidate_reads_well() -> None:
    candidate = silvergold.Candidate((silvergold.read("mark 1 a1"), silvergold.read("pass")), 9.25)

    assert str(candidate) == "  9.2  mark 1 a1, pass"
