"""Values of arguments as a person writes them: ``10``, ``0.5..2``, ``double[10]=0.5..2``.

A number by itself is passed as it is; ``LOW..HIGH`` is a random number in between.  For a pointer
stands an element type with a count in brackets, and perhaps values after ``=``: a list, which is
repeated as often as needed, or a range.  Without values, numbers are random between 0.5 and 1.5,
and integers are zero.  ``null`` is the pointer to nothing.  See docs/checking.md.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from ltoad.errors import UsageError

FLOATS = {"double": 8, "float": 4}
INTEGERS = {"i8": 1, "i16": 2, "i32": 4, "i64": 8}
SIZES = FLOATS | INTEGERS
"""Bytes of an element."""

DEFAULT_RANGE = (0.5, 1.5)
"""Away from zero, where roots and logarithms end."""

_NUMBER = r"[-+]?(?:\d+\.?\d*(?!\.\d)|\.\d+)(?:[eE][-+]?\d+)?"
_RANGE = re.compile(rf"\s*([-+]?[\d.]*?\d(?:[eE][-+]?\d+)?)\s*\.\.\s*({_NUMBER})\s*")
_ARRAY = re.compile(r"(\w+)\s*\[([\d\s,*]+)\]\s*(?:=(.*))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Values:
    """Numbers to be: a list that is repeated, or a random choice from a range."""

    listed: tuple[float, ...] = ()
    low: float = 0.0
    high: float = 0.0


@dataclass(frozen=True, slots=True)
class ArgumentValue:
    """What one argument is: a number (``count`` 0), or a pointer to ``count`` elements.

    ``element`` is empty for a number, whose type the function knows, and for
    the null pointer, for which ``is_null`` is true.
    """

    values: Values
    element: str = ""
    count: int = 0
    is_null: bool = False

    @property
    def is_array(self) -> bool:
        return self.count > 0


def read_value(words: str) -> ArgumentValue:
    """What an argument's words say; raises UsageError if they say nothing."""
    text = words.strip()
    if text == "null":
        return ArgumentValue(Values((0.0,)), is_null=True)
    array = _ARRAY.fullmatch(text)
    if array is None:
        return ArgumentValue(_read_numbers(words, text))
    element, shape, numbers = array.groups()
    counts = [int(part) for part in re.split(r"[,*]", shape) if part.strip().isdigit()]
    if element not in SIZES or not counts or math.prod(counts) == 0:
        raise _not_understood(words)
    default = Values((0.0,)) if element in INTEGERS else Values((), *DEFAULT_RANGE)
    values = default if numbers is None else _read_numbers(words, numbers)
    return ArgumentValue(values, element, math.prod(counts))


def _read_numbers(words: str, text: str) -> Values:
    between = _RANGE.fullmatch(text)
    try:
        if between is not None:
            return Values((), float(between[1]), float(between[2]))
        return Values(tuple(float(number) for number in text.split(",")))
    except ValueError:
        raise _not_understood(words) from None


def _not_understood(words: str) -> UsageError:
    return UsageError(
        f"{words!r} is no value of an argument",
        remedy="write a number (10), a range of numbers (0.5..2), an array (double[10], "
        f"double[3,3]=0, i32[4]=1,2,3,4, double[10]=-1..1), or null; elements are "
        f"{', '.join(SIZES)}",
    )
