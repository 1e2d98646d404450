"""The table drawn: as text by `print`, as a picture in notebooks."""

from silvergold.drawing.svg import drawn as as_svg
from silvergold.drawing.text import drawn as as_text

__all__ = ["as_svg", "as_text"]
