"""Tables are plain text: nothing is coloured, cut off or taken for markup."""

import pytest

from silvergold.cli.tables import table


def test_the_first_column_is_aligned_to_the_left_and_the_others_to_the_right() -> None:
    rows = [["", "score", "ms"], ["greedy", "90.1 ± 2.0", "0.10"], ["mate", "9", "12"]]

    assert table(rows) == [
        "              score     ms",
        "greedy   90.1 ± 2.0   0.10",
        "mate              9     12",
    ]


def test_a_name_is_not_taken_for_markup_and_never_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.setenv("FORCE_COLOR", "1")
    name = "[bold]cmd:./mine :smile: " * 8

    assert table([[name.strip(), "1"]]) == [f"{name.strip()}   1"]


def test_letters_that_take_two_columns_count_twice() -> None:
    assert table([["漢字", "1"], ["abcd", "2"]]) == ["漢字   1", "abcd   2"]
