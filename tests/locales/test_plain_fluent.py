"""What is said without the package `fluent.runtime` is what is said with it."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

import catalogs
from silvergold.locales import LANGUAGES, plain_fluent
from silvergold.locales.numbers import NUMBERS

pytestmark = pytest.mark.languages

FIGURES = (0, 1, 2, 5, 999, 1000, 12_345, 1_000_000, 0.25, 0.5, 1.0, 1.5, 2.0, 3.125, 1234.5, -2.75)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_the_same(language: str) -> None:
    names = catalogs.names(language)
    texts = [(catalogs.LOCALES / language / f"{name}.ftl").read_text("utf-8") for name in names]
    plain = plain_fluent.FluentBundle([language])
    known = FluentBundle([language], use_isolating=False)
    for text in texts:
        plain.add_resource(plain_fluent.FluentResource(text))
        known.add_resource(FluentResource(text))

    for key, message in catalogs.messages(language).items():
        pattern = known.get_message(key).value
        assert pattern
        mine = plain.get_message(key).value
        assert mine
        for arguments in catalogs.samples(message):
            given = {**NUMBERS, **arguments}
            expected, errors = known.format_pattern(pattern, given)
            if not errors:
                assert plain.format_pattern(mine, given) == (str(expected), []), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_plurals_are_the_same(language: str) -> None:
    text = """
plain = { $n }
tenths = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
solid = { NUMBER($n, useGrouping: 0) }
plural = { $n ->
    [0] nothing
    [one] one
    [few] few
    [many] many
   *[other] other
}
"""
    plain = plain_fluent.FluentBundle([language])
    known = FluentBundle([language], use_isolating=False)
    plain.add_resource(plain_fluent.FluentResource(text))
    known.add_resource(FluentResource(text))
    for key in ("plain", "tenths", "solid", "plural"):
        for figure in FIGURES:
            given = {"n": figure}
            mine, theirs = plain.get_message(key).value, known.get_message(key).value
            assert mine
            assert theirs
            said = plain.format_pattern(mine, given)[0]
            assert said == known.format_pattern(theirs, given)[0], (key, figure)


def test_what_is_missing_is_an_error() -> None:
    bundle = plain_fluent.FluentBundle(["en"])
    bundle.add_resource(plain_fluent.FluentResource("a = { $b }\nc = { d }\n"))
    for key in "ac":
        value = bundle.get_message(key).value
        assert value
        text, errors = bundle.format_pattern(value, {})
        assert not text
        assert errors
    assert not bundle.has_message("d")
    with pytest.raises(ValueError, match="line 2 of the catalog"):
        plain_fluent.FluentResource("a = b\nc = { -term }\n")
    with pytest.raises(ValueError, match="marks around"):
        plain_fluent.FluentBundle(["en"], use_isolating=True)
