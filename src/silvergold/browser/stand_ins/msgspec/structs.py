"""Values with fields: `Struct`, and what is asked of one."""

from __future__ import annotations

import sys
from typing import Any, ClassVar, NamedTuple, TypeVar, dataclass_transform, get_type_hints

S = TypeVar("S", bound="Struct")

_MISSING: Any = object()


class DecodeError(Exception):
    """Something cannot be read."""


class ValidationError(DecodeError):
    """Something is JSON, but not what is expected."""


class Meta(NamedTuple):
    """What is asked of a number or a text."""

    ge: int | None = None
    le: int | None = None
    pattern: str | None = None


class Raw(bytes):
    """JSON that is encoded already."""


class Options(NamedTuple):
    """How a struct is written and read."""

    tag: str | None = None
    forbid_unknown_fields: bool = False
    omit_defaults: bool = False


@dataclass_transform(frozen_default=False)
class Struct:
    """A value with the fields that its class names."""

    struct_fields: ClassVar[tuple[str, ...]] = ()
    struct_defaults: ClassVar[dict[str, Any]] = {}
    struct_options: ClassVar[Options] = Options()
    _frozen: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        *,
        tag: str | None = None,
        frozen: bool = False,
        forbid_unknown_fields: bool = False,
        omit_defaults: bool = False,
    ) -> None:
        names = tuple(_annotated(cls))
        cls.struct_fields = names
        cls.struct_defaults = {name: vars(cls)[name] for name in names if name in vars(cls)}
        cls.struct_options = Options(tag, forbid_unknown_fields, omit_defaults)
        cls._frozen = frozen
        cls.__match_args__ = names  # type: ignore[attr-defined, misc, unused-ignore]

    def __init__(self, *values: Any, **named: Any) -> None:
        fields = vars(self)
        given = dict(zip(self.struct_fields, values, strict=False))
        for name in self.struct_fields:
            value = given.get(name, _MISSING)
            if value is _MISSING:
                value = named.pop(name, _MISSING)
            if value is _MISSING:
                value = self.struct_defaults.get(name, _MISSING)
                if value is _MISSING:
                    raise TypeError(f"Missing required argument '{name}'")
                if isinstance(value, list | dict | set):
                    value = value.copy()
            fields[name] = value
        if named or len(values) > len(self.struct_fields):
            raise TypeError(f"{type(self).__name__} has no such fields: {[*named]}")

    def __setattr__(self, name: str, value: object) -> None:
        if self._frozen:
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        if name not in self.struct_fields:
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        vars(self)[name] = value

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        if not self._frozen:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash((type(self), *astuple(self)))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in vars(self).items())
        return f"{type(self).__name__}({fields})"


def _annotated(cls: type) -> dict[str, Any]:
    if sys.version_info >= (3, 14):
        import annotationlib  # noqa: PLC0415 - only there

        found = annotationlib.get_annotations(cls, format=annotationlib.Format.FORWARDREF)
    else:
        found = vars(cls).get("__annotations__", {})
    return {name: hint for name, hint in found.items() if not str(hint).startswith("ClassVar")}


def hints_of(cls: type) -> dict[str, Any]:
    """The types of the fields."""
    return get_type_hints(cls, include_extras=True)


def replace(struct: S, **changes: Any) -> S:
    """The same value but for some fields."""
    return type(struct)(**{**vars(struct), **changes})


def astuple(struct: Struct) -> tuple[Any, ...]:
    """The values of the fields, in order."""
    return tuple(vars(struct).values())
