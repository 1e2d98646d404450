"""What tests in several files need to name."""

from subprocess import CompletedProcess
from typing import Protocol


class Run(Protocol):
    """Runs `silvergold` with these words, with this text as its input."""

    def __call__(
        self, *words: object, text: str = "", **environment: str
    ) -> CompletedProcess[str]: ...
