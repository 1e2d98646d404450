"""The builders of `core`'s tests serve here, too."""

from core.conftest import played, seated, table

__all__ = ["played", "seated", "table"]
