"""Products in derivatives that are differentiated in turn: zero times anything is zero.

A derivative of a derivative must know them as products.  ``a == 0 ? 0 : a*b`` has slope 0 in ``a``
where ``a`` happens to be 0, if it is read as a branch, and slope ``b`` as a product.  So they
are calls of functions until the last derivative has been written.
"""

from __future__ import annotations

from ltoad.ir.types import FunctionType, Type, compare_result
from ltoad.rules.expression import Expr, x, y
from ltoad.rules.functions import type_code
from ltoad.rules.registrars import scalar
from ltoad.rules.rows import Row

_FIRST = "__ltoad_strong_product."
_BOTH = "__ltoad_strong_product_of_both."
_ROWS = {prefix: scalar([prefix], "strong product", y, x) for prefix in (_FIRST, _BOTH)}


def strong_product(type_: Type, *, both: bool) -> tuple[str, FunctionType]:
    """The function that multiplies two numbers: 0 where the first is, or where one of both is."""
    prefix = _BOTH if both else _FIRST
    return prefix + type_code(type_), FunctionType(type_, (type_, type_))


def by_prefix(name: str) -> Row | None:
    """The row of such a function."""
    return next((row for prefix, row in _ROWS.items() if name.startswith(prefix)), None)


def is_strong_product(name: str) -> bool:
    return by_prefix(name) is not None


def zero_partial_counts(name: str, partial: Expr) -> bool:
    """Whether a partial of a strong product that is 0 makes the product with it 0: where the
    first factor is 0, nothing comes of the slope of the second."""
    return name.startswith(_BOTH) or (name.startswith(_FIRST) and partial == x)


def definition(name: str, type_: Type) -> str:
    """Such a function as LLVM IR text."""
    bits, nothing = compare_result(type_), "zeroinitializer"
    lines = [
        f"define linkonce_odr hidden {type_} @{name}({type_} %a, {type_} %b) "
        "alwaysinline nounwind willreturn memory(none) {",
        f"  %product = fmul {type_} %a, %b",
        f"  %no.a = fcmp oeq {type_} %a, {nothing}",
        f"  %first = select {bits} %no.a, {type_} {nothing}, {type_} %product",
    ]
    result = "%first"
    if name.startswith(_BOTH):
        result = "%second"
        lines += [
            f"  %no.b = fcmp oeq {type_} %b, {nothing}",
            f"  %second = select {bits} %no.b, {type_} {nothing}, {type_} %first",
        ]
    return "\n".join([*lines, f"  ret {type_} {result}", "}", ""])
