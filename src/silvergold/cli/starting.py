"""How the command line begins and ends, whoever understands its words."""

import io
import os
import sys
from collections.abc import Callable
from typing import NoReturn

from silvergold.cli.errors import BAD_CALL, why
from silvergold.cli.language import asked_for_in, say, speak
from silvergold.locales import LANGUAGES, VARIABLE, asked_for, nearest


def start(run: Callable[[list[str]], object]) -> None:
    """Run the command that was typed, in the language that was asked for."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    words = _without_language(sys.argv[1:])
    for word in words:
        if not word.isascii() and word != word.encode(errors="replace").decode():
            _end(say("cli-no-text", word=repr(word)))
    try:
        run(words or ["--help"])
        sys.stdout.flush()
    except BrokenPipeError:
        _turn_to_the_void()  # the reader has had enough, as `head` has; there is nobody to tell
        sys.exit(1)
    except OSError as error:
        _turn_to_the_void()
        _end(say("cli-cannot-print", why=why(error)))


def _without_language(arguments: list[str]) -> list[str]:
    """Speak the language that is asked for; the other arguments."""
    speak(asked_for(os.environ))
    chosen, others = asked_for_in(arguments)
    if chosen is not None:
        language = nearest(chosen)
        if language is None:
            _refuse_language(repr(chosen))
        speak(language)
    elif (named := os.environ.get(VARIABLE)) and nearest(named) is None:
        _refuse_language(f"{named!r} ({VARIABLE})")
    return others


def _refuse_language(name: str) -> NoReturn:
    _end(say("cli-no-language", name=name, languages=", ".join(LANGUAGES)))


def _end(reason: str) -> NoReturn:
    sys.stderr.write(f"silvergold: {reason}\n")
    sys.exit(BAD_CALL)


def _turn_to_the_void() -> None:
    """Let Python close standard output without another error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
