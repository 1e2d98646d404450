"""The terminal and the browser say the same."""

import pytest

from catalogs import messages, samples
from node import run_node
from silvergold.locales import LANGUAGES, words

pytestmark = pytest.mark.languages


def test_python_and_the_browser_say_every_message_in_the_same_words() -> None:
    asked = [
        (language, key, arguments)
        for language in LANGUAGES
        for key, message in messages(language).items()
        for arguments in samples(message)
    ]

    in_browser = run_node("say.ts", asked)

    for (language, key, arguments), said in zip(asked, in_browser, strict=True):
        assert words(language)(key, **arguments) == said, (language, key, arguments)
        assert said.strip(), (language, key, arguments)
