"""The numbers of the game are in the rules; other pages do without them, or agree."""

import json
import re
from pathlib import Path

from silvergold.bots import protocol

ROOT = Path(__file__).parents[1]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *(page for page in sorted((ROOT / "docs").glob("*.md")) if page.name != "rules.md"),
]
TYPED = re.compile(
    r"\b(\d+|four|five|six|seven|eight|nine|ten|twelve|twenty-\w+|thirty(-\w+)?) "
    r"(turns|rounds of|expeditions?|expedition cards|coin boxes|palm boxes|cups)\b",
    re.IGNORECASE,
)


def lines() -> list[tuple[str, str]]:
    """All lines of the pages, each with the file and the number where it stands."""
    return [
        (f"{page.relative_to(ROOT)}:{number}", line)
        for page in PAGES
        for number, line in enumerate(page.read_text("utf-8").splitlines(), start=1)
    ]


def test_no_page_but_the_rules_types_a_number_of_the_game() -> None:
    typed = [
        f"{place}: {found.group()}" for place, line in lines() if (found := TYPED.search(line))
    ]

    assert typed == [], "say it without the number: docs/rules.md has it"


def test_where_an_example_has_a_number_it_is_the_one_of_the_game() -> None:
    hello = json.loads(protocol.hello())
    numbers = {key: value for key, value in hello.items() if isinstance(value, int)}
    named = [
        (place, key, int(value))
        for place, line in lines()
        for key, value in re.findall(r'"(\w+)": (\d+)', line)
        if key in numbers
    ]

    other = [
        f"{place}: {key} is {numbers[key]}" for place, key, value in named if value != numbers[key]
    ]
    assert {key for _, key, _ in named} == {*numbers}
    assert other == []
