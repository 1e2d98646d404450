"""Structs as JSON, and JSON as structs."""

from __future__ import annotations

import dataclasses
import json
import re
from base64 import b64decode, b64encode
from datetime import UTC, datetime
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Generic, Literal, TypeVar, Union, get_args, get_origin

from .structs import DecodeError, Meta, Raw, Struct, ValidationError, hints_of

T = TypeVar("T")

_text = json.JSONEncoder(ensure_ascii=False).encode


def encode(value: object) -> bytes:
    """The value as JSON."""
    return _written(value).encode()


class Encoder:
    """Writes JSON."""

    encode = staticmethod(encode)


def _written(value: Any) -> str:
    kind = type(value)
    if kind is str:
        return _text(value)
    if kind is int:
        return str(value)
    if isinstance(value, Struct):
        return _struct(value)
    if isinstance(value, list | tuple):
        return "[" + ",".join([_written(item) for item in value]) + "]"
    if isinstance(value, dict):
        return _object((str(key), item) for key, item in value.items())
    if value is None or isinstance(value, bool | float):
        return json.dumps(value)
    return _written_otherwise(value)


def _written_otherwise(value: Any) -> str:
    if isinstance(value, Raw):
        return value.decode()
    if isinstance(value, bytes):
        return _text(b64encode(value).decode())
    if isinstance(value, datetime):
        return _text(value.isoformat().replace("+00:00", "Z"))
    if isinstance(value, Enum):
        return _written(value.value)
    names = [field.name for field in dataclasses.fields(value)]
    return _object((name, getattr(value, name)) for name in names)


def _object(items: Any) -> str:
    return "{" + ",".join([f"{_text(name)}:{_written(value)}" for name, value in items]) + "}"


def _struct(value: Struct) -> str:
    tag, _, omit_defaults = value.struct_options
    items = [*vars(value).items()]
    if omit_defaults:
        defaults = value.struct_defaults
        items = [item for item in items if item[0] not in defaults or item[1] != defaults[item[0]]]
    return _object([("type", tag), *items] if tag else items)


def decode(data: str | bytes, *, type: Any = Any) -> Any:  # noqa: A002 - as msgspec has it
    """What the JSON stands for. Raises `DecodeError`."""
    return Decoder(type).decode(data)


class Decoder(Generic[T]):
    """Reads values of one type."""

    def __init__(self, type: Any = Any) -> None:  # noqa: A002 - as msgspec has it
        self.type = type

    def decode(self, data: str | bytes) -> T:
        """The value. Raises `DecodeError`, or `ValidationError` if it is of another type."""
        try:
            found = json.loads(data, parse_constant=_no_number)
        except UnicodeDecodeError:
            raise
        except ValueError as error:
            raise DecodeError(f"JSON is malformed: {error}") from None
        value: T = _read(found, self.type, "$")
        return value


def _no_number(text: str) -> object:
    raise ValueError(f"invalid number {text}")


_NAMES = {bool: "bool", int: "int", float: "float", str: "str", list: "array", dict: "object"}


def _wrong(expected: str, value: object, path: str) -> ValidationError:
    got = "null" if value is None else _NAMES[type(value)]
    where = "" if path == "$" else f" - at `{path}`"
    return ValidationError(f"Expected `{expected}`, got `{got}`{where}")


def _invalid(what: str, path: str) -> ValidationError:
    return ValidationError(what if path == "$" else f"{what} - at `{path}`")


def _read(value: Any, hint: Any, path: str) -> Any:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Any or hint is object:
        return value
    if origin is Annotated:
        return _limited(_read(value, arguments[0], path), arguments[1], path)
    if origin is Literal:
        if value not in arguments or type(value) is not type(arguments[0]):
            raise _invalid(f"Invalid enum value {value!r}", path)
        return value
    if origin is Union or origin is UnionType:
        return _read_union(value, arguments, path)
    if origin in {list, tuple, dict}:
        return _read_items(value, origin, arguments, path)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _read_struct(value, hint, path)
    if dataclasses.is_dataclass(hint):
        return _read_fields(value, hint, path)
    return _read_plain(value, hint, path)


def _read_plain(value: Any, hint: Any, path: str) -> Any:
    if hint in {None, NoneType}:
        expected, fits = "null", value is None
    elif hint is int:
        expected, fits = "int", type(value) is int
    elif hint is float:
        expected, fits = "float", type(value) in {int, float}
        value = float(value) if fits else value
    elif hint is bytes:
        expected, fits = "bytes", type(value) is str
        value = b64decode(value) if fits else value
    elif hint is datetime:
        expected, fits = "datetime", type(value) is str
        value = datetime.fromisoformat(value).astimezone(UTC) if fits else value
    else:
        expected, fits = hint.__name__, type(value) is hint
    if not fits:
        raise _wrong(expected, value, path)
    return value


def _limited(value: Any, meta: Meta, path: str) -> Any:
    if meta.ge is not None and value < meta.ge:
        raise _invalid(f"Expected `int` >= {meta.ge}", path)
    if meta.le is not None and value > meta.le:
        raise _invalid(f"Expected `int` <= {meta.le}", path)
    if meta.pattern is not None and not re.search(meta.pattern, value):
        raise _invalid(f"Expected `str` matching regex {meta.pattern!r}", path)
    return value


def _read_union(value: Any, options: tuple[Any, ...], path: str) -> Any:
    if value is None and NoneType in options:
        return None
    tagged = _tagged(options)
    if tagged and isinstance(value, dict):
        tag = value.get("type")
        if tag is None:
            raise _invalid("Object missing required field `type`", path)
        if not isinstance(tag, str) or tag not in tagged:
            raise _invalid(f"Invalid value {tag!r}", f"{path}.type")
        return _read_struct(value, tagged[tag], path)
    left_out = {NoneType, *tagged.values()}
    others = [option for option in options if option not in left_out]
    for option in others[:-1]:
        try:
            return _read(value, option, path)
        except ValidationError:
            continue
    if others:
        return _read(value, others[-1], path)
    raise _wrong("object", value, path)


@cache
def _tagged(options: tuple[Any, ...]) -> dict[str, type[Struct]]:
    structs = [one for one in options if isinstance(one, type) and issubclass(one, Struct)]
    return {struct.struct_options.tag: struct for struct in structs if struct.struct_options.tag}


def _read_items(value: Any, origin: type, arguments: tuple[Any, ...], path: str) -> Any:
    if origin is dict:
        if not isinstance(value, dict):
            raise _wrong("object", value, path)
        return {key: _read(item, arguments[1], f"{path}[...]") for key, item in value.items()}
    if not isinstance(value, list):
        raise _wrong("array", value, path)
    if origin is list or arguments[-1] is Ellipsis:
        items = [_read(item, arguments[0], f"{path}[{at}]") for at, item in enumerate(value)]
        return items if origin is list else tuple(items)
    if len(value) != len(arguments):
        raise _invalid(f"Expected `array` of length {len(arguments)}, got {len(value)}", path)
    pairs = enumerate(zip(value, arguments, strict=True))
    return tuple([_read(item, hint, f"{path}[{at}]") for at, (item, hint) in pairs])


_hints = cache(hints_of)


def _read_struct(value: Any, struct: type[Struct], path: str) -> Any:
    if not isinstance(value, dict):
        raise _wrong("object", value, path)
    tag, forbids, _ = struct.struct_options
    if tag and value.get("type", tag) != tag:
        raise _invalid(f"Invalid value {value['type']!r}", f"{path}.type")
    hints: dict[str, Any] = _hints(struct)  # type: ignore[arg-type]
    found = {}
    for name, item in value.items():
        if name in struct.struct_fields:
            found[name] = _read(item, hints[name], f"{path}.{name}")
        elif forbids and not (tag and name == "type"):
            raise _invalid(f"Object contains unknown field `{name}`", path)
    for name in struct.struct_fields:
        if name not in found and name not in struct.struct_defaults:
            raise _invalid(f"Object missing required field `{name}`", path)
    return struct(**found)


def _read_fields(value: Any, kind: Any, path: str) -> Any:
    if not isinstance(value, dict):
        raise _wrong("object", value, path)
    hints = _hints(kind)
    return kind(**{name: _read(value[name], hints[name], f"{path}.{name}") for name in hints})
