"""Who takes part, and under which names."""

import pytest

from silvergold.bots.plain import Plain
from silvergold.lab import Entry, EntryError, entries, entry


@pytest.mark.parametrize(
    ("text", "name", "bot"),
    [
        ("captain", "captain", "captain"),
        ("mine=captain", "mine", "captain"),
        ("mine=cmd:./mybot", "mine", "cmd:./mybot"),
        ("my bot = py:mybots:Careful", "my bot", "py:mybots:Careful"),
        ("cmd:./mybot --depth=2", "cmd:./mybot --depth=2", "cmd:./mybot --depth=2"),
        ("deep=cmd:./mybot --depth=2", "deep", "cmd:./mybot --depth=2"),
        ("captain=captain", "captain", "captain"),
    ],
)
def test_a_name_comes_before_the_bot(text: str, name: str, bot: str) -> None:
    assert entry(text) == Entry(name, bot)


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        (["mine=captain", "mine=sailor"], "twice"),
        (["captain", "captain"], "twice"),
        (["captain=sailor", "mate"], "taken"),
        (["=captain", "mate"], "name"),
        ([f"{'x' * 41}=captain", "mate"], "name"),
        (["two\nlines=captain", "mate"], "name"),
    ],
)
def test_names_that_would_confuse_are_refused(texts: list[str], reason: str) -> None:
    with pytest.raises(EntryError) as refused:
        entries(texts)

    assert refused.value.reason == reason


def test_python_may_pass_names_and_classes() -> None:
    named = entries({"mine": Plain, "captain": "captain"})

    assert named == (Entry("mine", Plain), Entry("captain", "captain"))
    assert entries([Plain, "captain"])[0] == Entry("Plain", Plain)


def test_one_bot_may_play_under_two_names() -> None:
    assert [one.bot for one in entries(["a=sailor", "b=sailor"])] == ["sailor", "sailor"]
