"""The numbers of the game are not typed into sentences: they are arguments of every message."""

import re
import tomllib
from typing import Final

import pytest
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    NumberLiteral,
    SelectExpression,
    TextElement,
)
from fluent.syntax.visitor import Visitor

from catalogs import ROOT, Used, messages
from node import run_node
from silvergold.cli.doctor import OLDEST_PYTHON
from silvergold.locales import LANGUAGES, words
from silvergold.locales.numbers import NUMBERS

pytestmark = pytest.mark.languages

WORDS: Final = {  # four to forty-nine, and which one it is in a row
    "en": "(four|six|seven|nine)(th|teen(th)?)?|five|fifth|fifteen(th)?|eight(h|een(th)?)?|ninth"
    "|ten(th)?|eleven(th)?|twel(ve|fth)|thirteen(th)?|(twent|thirt|fort)(y|ieth)(-\\w+)?",
    "de": "(vier|fünf|sech|sechs|sieb|sieben|neun)((zehn)?(te[nr]?)?)|(?-i:acht(e[nr]?)?)"
    "|(zehn|elf|zwölf|dreizehn|achtzehn)(te[nr]?)?|(\\w+und)?(zwanzig|dreißig|vierzig)(ste[nr]?)?",
    "es": "cuatro|cuart[oa]|cinco|quint[oa]|seis|sext[oa]|siete|séptim[oa]|ocho|octav[oa]|nueve"
    "|noven[oa]|diez|dieci\\w+|décim[oa]|decimo\\w+|once|doce|trece|catorce|quince|veint\\w+"
    "|(treinta|cuarenta)( y \\w+)?|(vi|tri|cuadra)gésim[oa]",
    "pt": "quatro|quart[oa]|cinco|quint[oa]|seis|sext[oa]|sete|sétim[oa]|oito|oitav[oa]|nove"
    "|non[oa]|dez|deze\\w+|dezoito|décim[oa]|onze|doze|treze|(ca|qua)torze|quinze"
    "|(vinte|trinta|quarenta)( e \\w+)?|(vi|tri|quadra)gésim[oa]",
    "fr": "quatre|cinq|six|sept|huit|neuf|dix(-\\w+)?|onze|douze|treize|quatorze|quinze|seize"
    "|(vingt|trente|quarante)([- ]et)?([- ]\\w+)?|(?!deux|trois)\\w+ième",
    "it": "quattro|quart[oa]|cinque|quint[oa]|sei (coppe|modelli|mappe)|sest[oa]|sette|settim[oa]"
    "|otto|ottav[oa]|nove|non[oa]|dieci|decim[oa]|dici\\w+|\\w+dici|(venti|trenta|quaranta)\\w*"
    "|(vent|trent|quarant)(un|otto)\\w*|\\w+esim[oa]",
    "cs": "čtyř\\w*|čtvrt\\w*|pět\\w*|pát\\w*|šest\\w*|sedm\\w*|osm\\w*|devět\\w*|devát\\w*"
    "|deset\\w*|desát\\w*|\\w+náct\\w*|(dva|tři)(cet|cát)\\w*",
}
EXAMPLE: Final = "the example that the rulebooks count, which is drawn beside it"
RULEBOOKS: Final = "what the rulebooks say, however we play"
MINUTES: Final = "how many minutes the tutorial takes"
DIFFERENCES: Final = "the rulebooks that were compared, and their differences"
MOVES: Final = "a move as it is typed"
ACHIEVED: Final = "what an achievement asks for, which is not a number of the game"
TYPED: Final = {
    "arena-games-default": "numbers of games",
    "arena-no-name": "characters of a name",
    "arena-until-clear": "what is typed",
    "arena-until-clear-form": "what is typed",
    "arena-until-clear-order": "percentages",
    "cli-about-arena": "the confidence of an interval",
    "cli-about-backup": "an exit code",
    "cli-about-doctor": "an exit code",
    "cli-about-verify": "an exit code",
    "cli-exit-codes": "exit codes",
    "cli-no-such-seat": "seats are counted from 0",
    "cli-no-text": "the name of an encoding",
    "cli-port": "0 stands for any port",
    "cli-value-flag": "what is typed",
    "emblem-nine": ACHIEVED,
    "emblem-nine-help": ACHIEVED,
    "emblem-palms-help": ACHIEVED,
    "emblem-points-120": ACHIEVED,
    "emblem-points-120-help": ACHIEVED,
    "emblem-points-130": ACHIEVED,
    "emblem-points-130-help": ACHIEVED,
    "emblem-points-140": ACHIEVED,
    "emblem-points-140-help": ACHIEVED,
    "emblem-seals-help": ACHIEVED,
    "emblem-week-help": ACHIEVED,
    "figure-example-coins": EXAMPLE,
    "figure-example-treasures": EXAMPLE,
    "learn-first": MINUTES,
    "link-open-table-about": MINUTES,
    "link-table-about": MINUTES,
    "one-square": "a single square, as a word",
    "pattern-l4": "the name of a shape",
    "pattern-o4": "the name of a shape",
    "pattern-t4": "the name of a shape",
    "refusal-no-seat": "seats are counted from 0",
    "report-intervals": "the confidence of an interval",
    "rules-differ": DIFFERENCES,
    "rules-differ-intro": DIFFERENCES,
    "rules-end-example": EXAMPLE,
    "rules-seal-worth": "it names the colours that are worth the same together",
    "rules-treasure-sizes": "it names each of the four colours",
    "ruling-duration-answer": RULEBOOKS,
    "ruling-duration-why": RULEBOOKS,
    "ruling-example-answer": EXAMPLE,
    "ruling-example-why": EXAMPLE,
    "ruling-round-over-why": RULEBOOKS,
    "ruling-start-moves-why": RULEBOOKS,
    "store-no-address": "how an address is written",
    "store-no-utf8": "the name of an encoding",
    "terminal-help-mark": MOVES,
    "terminal-hint-bonus": MOVES,
    "terminal-hint-keep": MOVES,
    "terminal-hint-mark": MOVES,
    "tutorial-new-help": MINUTES,
}
"""Messages that may type any number, and why."""

ONES: Final = {
    "figure-palm",
    "hint-coin",
    "hint-palm",
    "rules-coin-points",
    "rules-end-card",
    "rules-palm-example",
    "rules-palm-points",
    "tutor-coin",
    "tutor-palm",
}
"""Messages that may type 1 and sums of it: that is what a coin gives, and a palm for each palm."""


class Texts(Visitor):
    """What a message types itself, without a 0 or 1 that is chosen by that very number."""

    def __init__(self, message: Message) -> None:
        self.said: list[str] = []
        self._chosen: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        text = node.value
        for number in self._chosen:
            text = re.sub(rf"\b{number}\b", "", text)
        self.said.append(text)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self._chosen.append(_number(variant.key))
            self.visit(variant.value)
            self._chosen.pop()


def _number(key: BaseNode) -> str:
    """The number that chooses a variant, if there is only one."""
    if isinstance(key, NumberLiteral):
        return str(key.value)
    return "1" if isinstance(key, Identifier) and key.name == "one" else "no number"


def _typed(language: str, message: Message) -> set[str]:
    """The numbers that a message types, in digits or in words."""
    text = " ".join(Texts(message).said)
    typed = re.finditer(rf"\d+|\b(?:{WORDS.get(language, '0')})\b", text, re.IGNORECASE)
    return {found.group() for found in typed}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_types_a_number_of_the_game(language: str) -> None:
    def allowed(key: str) -> set[str]:
        return {"1", "2", "3"} if key in ONES else set()

    typed = {
        key: found
        for key, message in messages(language).items()
        if key not in TYPED and (found := _typed(language, message) - allowed(key))
    }

    assert typed == {}, "name it, as in { $rounds }: see silvergold.locales.numbers"


def test_each_exception_is_one() -> None:
    needless = [
        key
        for key in {*TYPED, *ONES}
        if not any(
            _typed(language, messages(language)[key])
            for language in LANGUAGES
            if key in messages(language)
        )
    ]

    assert needless == []


def test_every_number_is_named_somewhere() -> None:
    named = {name for message in messages("en").values() for name in Used(message).variables}

    assert {*NUMBERS} <= named


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_more_turns_needs_no_other_sentence(language: str) -> None:
    say = words(language)

    length = say("rules-turn-length", turns=53, all_turns=212)
    assert "53" in length
    assert "212" in length
    for key in ("hint-round", "rules-round-card-uses", "ruling-round-over-answer"):
        assert "53" in say(key, turns=53, unseen=1)
        assert "53" not in say(key, turns=53, unseen=0)  # it says that all are used


def test_python_and_the_browser_know_the_same_numbers() -> None:
    nothing: dict[str, int] = {}
    asked = [
        (language, key, nothing)
        for language in LANGUAGES
        for key, message in messages(language).items()
        if Used(message).variables and Used(message).variables <= {*NUMBERS}
    ]

    in_browser = run_node("say.ts", asked)

    assert asked
    for (language, key, _), said in zip(asked, in_browser, strict=True):
        assert words(language)(key) == said, (language, key)


def test_the_doctor_asks_for_the_python_that_the_package_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert project["requires-python"] == f">={'.'.join(map(str, OLDEST_PYTHON))}"
