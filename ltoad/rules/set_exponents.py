"""Numbers whose exponent is replaced by bit operations, as calls that have a rule.

Vectorised logarithms take a number apart in this way: the fraction keeps the bits, and its slope is
the power of two by which it was scaled.
"""

from __future__ import annotations

from ltoad.ir.types import (
    DOUBLE,
    FLOAT,
    FLOAT_BITS,
    I64,
    FloatType,
    FunctionType,
    Type,
    VectorType,
    scalar_of,
)
from ltoad.rules.expression import out, select, x
from ltoad.rules.functions import type_code
from ltoad.rules.registrars import scalar

_PREFIX = "__ltoad_set_exponent."
FRACTION_BITS = {FLOAT: 23, DOUBLE: 52}
"""Of the formats that have such calls; the bit of the sign stands above the exponent's."""
_LENGTHS = (2, 4, 8, 16)


def set_exponent(type_: Type) -> str:
    """The function ``(number, exponent)`` that replaces the exponent of a float, or of each in a
    vector: the fraction is in [0.5, 1), as for ``frexp``."""
    return _PREFIX + type_code(type_)


NUMBERS: tuple[Type, ...] = (
    *FRACTION_BITS,
    *(VectorType(length, element) for element in FRACTION_BITS for length in _LENGTHS),
)
TYPES = {set_exponent(type_): FunctionType(type_, (type_, I64)) for type_ in NUMBERS}
ROWS = (
    # zero has the bits of a fraction that is none
    scalar(tuple(TYPES), "set_exponent", select(x.equals(0.0), 0.0, out / x), None),
)


def definition(name: str) -> str:
    """A function as LLVM IR text; KeyError for a name that is none."""
    type_ = TYPES[name].result
    element = scalar_of(type_)
    assert isinstance(element, FloatType)
    fraction, size = FRACTION_BITS[element], FLOAT_BITS[element.kind]
    exponent = size - fraction - 1
    sign_and_fraction = (1 << fraction) - 1 - (1 << (size - 1))
    integer = f"<{type_.length} x i{size}>" if isinstance(type_, VectorType) else f"i{size}"

    def constant(value: int) -> str:
        single = f"i{size} {value}"
        return f"splat ({single})" if isinstance(type_, VectorType) else str(value)

    lines = [
        f"define linkonce_odr hidden {type_} @{name}({type_} %x, i64 %exponent) "
        "alwaysinline nounwind willreturn memory(none) {",
        f"  %bits = bitcast {type_} %x to {integer}",
        f"  %rest = and {integer} %bits, {constant(sign_and_fraction)}",
        f"  %biased = add i64 %exponent, {(1 << (exponent - 1)) - 2}",
        f"  %wide = shl i64 %biased, {fraction}",
    ]
    field = "%wide"
    if size < I64.bits:
        lines.append(f"  %narrow = trunc i64 %wide to i{size}")
        field = "%narrow"
    if isinstance(type_, VectorType):
        lines += [
            f"  %first = insertelement {integer} poison, i{size} {field}, i32 0",
            f"  %all = shufflevector {integer} %first, {integer} poison, "
            f"<{type_.length} x i32> zeroinitializer",
        ]
        field = "%all"
    lines += [
        f"  %both = or {integer} %rest, {field}",
        f"  %result = bitcast {integer} %both to {type_}",
        f"  ret {type_} %result",
        "}",
    ]
    return "\n".join(lines) + "\n"
