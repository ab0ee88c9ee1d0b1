"""The definition of a function that derivatives call."""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.ir.types import FunctionType


@dataclass(frozen=True, slots=True)
class Helper:
    """A definition; ``requires`` are the functions it calls, declared or helpers too."""

    text: str
    type: FunctionType
    requires: tuple[tuple[str, FunctionType], ...]
