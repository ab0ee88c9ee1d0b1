"""The definition of a function that derivatives call."""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.ir.symbols import parse_header
from ltoad.ir.text import symbols
from ltoad.ir.types import FunctionType
from ltoad.runtime import Source


@dataclass(frozen=True, slots=True)
class Helper:
    """A definition; ``requires`` are the functions it calls, declared or helpers too."""

    text: str
    type: FunctionType
    requires: tuple[tuple[str, FunctionType], ...]


def helper_of(source: Source, name: str) -> Helper:
    """A function in a file of ltoad/runtime; raises KeyError if there is none of that name."""
    items = source.items()
    types = {s: _type(items[s]) for s in dict.fromkeys(symbols(items[name]))}
    type_ = types.pop(name)
    return Helper(items[name] + "\n", type_, tuple(types.items()))


def _type(item: str) -> FunctionType:
    return parse_header(item.partition("\n")[0]).type
