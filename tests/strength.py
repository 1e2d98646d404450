"""How strong the bots are, as it was measured, and what that measurement depends on."""

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "tests" / "golden" / "strength.json"
COMMAND = "python tools/measure_strength.py"


@dataclass(frozen=True, slots=True)
class Pair:
    """What two neighbouring levels have reached: points of a game, or accuracy in percent.

    `wins` are the games in which the stronger one reached more.
    """

    weaker: str
    stronger: str
    games: int
    of_weaker: float
    of_stronger: float
    wins: int

    def __str__(self) -> str:
        return f"{self.weaker}-{self.stronger}"


@dataclass(frozen=True, slots=True)
class Strength:
    """A measurement. `depends_on` are hashes of what it was measured with."""

    depends_on: dict[str, str]
    command: str
    date: str
    points: list[Pair]
    accuracy: list[Pair]

    def write(self) -> None:
        """Keep it for the tests."""
        FILE.write_text(json.dumps(asdict(self), indent=1) + "\n", "utf-8")


def measured() -> Strength:
    """The measurement that is kept."""
    return msgspec.json.decode(FILE.read_bytes(), type=Strength)


def depends_on() -> dict[str, str]:
    """What decides how strong bots are: the games of the signature, and the kernel's two files."""
    signature = (FILE.parent / "signature.txt").read_text("utf-8").split(maxsplit=1)[0]
    kernel = {
        name: hashlib.sha256((ROOT / "web" / "kernel" / name).read_bytes()).hexdigest()[:16]
        for name in ("kernel.wasm", "weights.bin")
    }
    return {"signature": signature, **kernel}
