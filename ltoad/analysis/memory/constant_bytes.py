"""Whether floats may lie in a constant that is written down as bytes.

The type says nothing: rustc writes tables of any type as bytes, those of floats too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ltoad.ir.types import I8, ArrayType
from ltoad.ir.values import ConstantAggregate, ConstantText, Value

_ESCAPED = re.compile(rb"\\([0-9A-Fa-f]{2})")
_WIDTHS = ((4, 23, 8), (8, 52, 11))
"""Of floats: their bytes, and how many bits of the mantissa and of the exponent."""


def may_hold_floats(initializer: Value | None) -> bool:
    """Whether some of the bytes are those of a float that is not as good as zero, and no text."""
    return any(map(_has_float, _byte_rows(initializer)))


def _byte_rows(value: Value | None) -> Iterator[bytes]:
    if isinstance(value, ConstantAggregate):
        for element in value.elements:
            yield from _byte_rows(element)
    elif isinstance(value, ConstantText) and _is_row(value):
        written = value.text[2:-1].encode("utf-8", "surrogateescape")
        yield _ESCAPED.sub(lambda m: bytes([int(m[1], 16)]), written)


def _is_row(value: ConstantText) -> bool:
    bytes_ = isinstance(value.type, ArrayType) and value.type.element == I8
    return bytes_ and value.text.startswith('c"')


def _has_float(row: bytes) -> bool:
    return not _is_text(row) and any(
        _is_float(row[at : at + width], mantissa, exponent)
        for width, mantissa, exponent in _WIDTHS
        for at in range(0, len(row) - width + 1, 4)
    )


def _is_text(row: bytes) -> bool:
    try:
        text = row.rstrip(b"\0").decode()
    except UnicodeDecodeError:
        return False
    return all(c.isprintable() or c.isspace() for c in text)


def _is_float(word: bytes, mantissa: int, exponent: int) -> bool:
    """Whether this is no zero, no denormal number such as the bits of a size, and no NaN such as
    those of -1."""
    bits = int.from_bytes(word, "little")
    scale = bits >> mantissa & (1 << exponent) - 1
    special = scale == (1 << exponent) - 1
    return scale > 0 and not (special and bits & (1 << mantissa) - 1)
