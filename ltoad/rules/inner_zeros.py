"""What derivatives that are differentiated in turn say of zeros, until the last has been written.

Zero times anything is zero there.  ``a == 0 ? 0 : a*b`` has slope 0 in ``a`` where ``a`` happens to
be 0, if it is read as a branch, and slope ``b`` as a product; so it is a call.  What nothing comes
of, because an adjoint is zero, may be left out if its derivative is zero, too; so a test for
that is a call, and each derivative makes it stricter.
"""

from __future__ import annotations

from ltoad.ir.types import I1, FunctionType, Type, compare_result
from ltoad.rules.expression import Expr, x, y
from ltoad.rules.functions import type_code
from ltoad.rules.registrars import scalar
from ltoad.rules.rows import Row, ZeroTestRow

_FIRST = "__ltoad_strong_product."
_BOTH = "__ltoad_strong_product_of_both."
_TEST = "__ltoad_is_zero."
_PRODUCTS: dict[str, Row] = {
    prefix: scalar([prefix], "strong product", y, x) for prefix in (_FIRST, _BOTH)
}
_ROWS = {**_PRODUCTS, _TEST: ZeroTestRow(names=(_TEST,), family="zero test", re_executable=True)}


def strong_product(type_: Type, *, both: bool) -> tuple[str, FunctionType]:
    """The function that multiplies two numbers: 0 where the first is, or where one of both is."""
    prefix = _BOTH if both else _FIRST
    return prefix + type_code(type_), FunctionType(type_, (type_, type_))


def zero_test(type_: Type) -> tuple[str, FunctionType]:
    """The function that tells whether a number is zero."""
    return _TEST + type_code(type_), FunctionType(I1, (type_,))


def by_prefix(name: str) -> Row | None:
    """The row of such a function."""
    return next((row for prefix, row in _ROWS.items() if name.startswith(prefix)), None)


def is_strong_product(name: str) -> bool:
    return name.startswith(tuple(_PRODUCTS))


def zero_partial_counts(name: str, partial: Expr) -> bool:
    """Whether a partial of a strong product that is 0 makes the product with it 0: where the
    first factor is 0, nothing comes of the slope of the second."""
    return name.startswith(_BOTH) or (name.startswith(_FIRST) and partial == x)


def definition(name: str, type_: FunctionType) -> str:
    """Such a function as LLVM IR text."""
    parameters = ", ".join(f"{t} %{n}" for t, n in zip(type_.parameters, "ab", strict=False))
    body = _test_of(type_) if name.startswith(_TEST) else _product(name, type_.result)
    lines = [
        f"define linkonce_odr hidden {type_.result} @{name}({parameters}) "
        "alwaysinline nounwind willreturn memory(none) {",
        *(f"  {line}" for line in body),
        f"  ret {type_.result} %result",
        "}",
    ]
    return "\n".join([*lines, ""])


def _test_of(type_: FunctionType) -> list[str]:
    return [f"%result = fcmp oeq {type_.parameters[0]} %a, zeroinitializer"]


def _product(name: str, type_: Type) -> list[str]:
    """``first`` is zero where the first factor is."""
    bits, nothing = compare_result(type_), f"{type_} zeroinitializer"
    both = name.startswith(_BOTH)
    return [
        f"%product = fmul {type_} %a, %b",
        f"%no.a = fcmp oeq {type_} %a, zeroinitializer",
        f"%{'first' if both else 'result'} = select {bits} %no.a, {nothing}, {type_} %product",
        *([f"%no.b = fcmp oeq {type_} %b, zeroinitializer"] if both else []),
        *([f"%result = select {bits} %no.b, {nothing}, {type_} %first"] if both else []),
    ]
