"""Texts in global variables, as annotations and registrations have them."""

from __future__ import annotations

from ltoad.ir.metadata import unescape
from ltoad.ir.types import I8, ArrayType, StructType
from ltoad.ir.values import ConstantAggregate, ConstantText, Value


def text_of(initialiser: Value | None) -> str | None:
    """The characters of a constant string; None for anything else."""
    value = without_padding(initialiser)
    if isinstance(value, ConstantText) and value.text.startswith('c"'):
        return unescape(value.text[2:-1]).rstrip("\0")
    return None


def without_padding(value: Value | None) -> Value | None:
    """The value of a global behind which AddressSanitizer has put bytes to watch."""
    if isinstance(value, ConstantAggregate) and len(value.elements) == 2:
        first, last = value.elements
        bytes_ = isinstance(last.type, ArrayType) and last.type.element == I8
        return first if bytes_ and isinstance(value.type, StructType) else value
    return value
