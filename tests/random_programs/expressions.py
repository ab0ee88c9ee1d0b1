"""Random expressions: reals of moderate size, conditions, indices that stay in bounds."""

from __future__ import annotations

from collections.abc import Callable

from tests.random_programs.maker import Array, Int, Maker, Scope
from tests.random_programs.tree import Expr

# Every argument stays in the function's domain, most values stay near one.
UNARY = (
    "sin($0)",
    "cos($0)",
    "tanh($0)",
    "atan($0)",
    "exp(0.5 * sin($0))",
    "log(2.5 + sin($0))",
    "sqrt(1.5 + cos($0))",
    "cbrt(2.0 + sin($0))",
    "log1p(0.5 * cos($0))",
    "expm1(sin($0))",
    "asin(0.7 * sin($0))",
    "acos(0.6 * cos($0))",
    "sinh(sin($0))",
    "cosh(cos($0))",
    "asinh($0)",
    "erf($0)",
    "tan(0.5 * sin($0))",
    "exp2(cos($0))",
    "(-$0)",
    "fabs($0)",
    "pow($0, 2.0)",
    "pow(1.5 + sin($0), 1.7)",
)
BINARY = (
    "($0 + $1)",
    "($0 - $1)",
    "($0 * $1)",
    "($0 * $1)",
    "($0 / (2.0 + sin($1)))",
    "hypot($0, 1.0 + cos($1))",
    "atan2($0, 2.5 + sin($1))",
    "pow(1.5 + sin($0), sin($1))",
    "fmax($0, $1)",
    "fmin($0, $1)",
)
TERNARY = ("fma($0, $1, $2)", "($0 + $1 * $2)", "($0 * $1 - $2)")
MEMBERS = ("a", "b", "c[0]", "c[1]", "c[2]")


def real(m: Maker, scope: Scope, depth: int = 3) -> Expr:
    if depth <= 0 or m.chance(0.15):
        return leaf(m, scope)
    make = m.weighted(_REALS)
    return make(m, scope, depth - 1)


def leaf(m: Maker, scope: Scope) -> Expr:
    choices: list[Callable[[], Expr]] = [lambda: Expr(m.number())]
    if scope.reals:
        choices += [lambda: Expr(m.pick(scope.reals))] * 5
    if scope.arrays:
        choices += [lambda: element(m, scope, m.pick(scope.arrays))] * 7
    counters = [v.name for v in scope.ints if v.name != "n"]
    if counters:
        choices.append(lambda: Expr("(0.25 * $0)", (Expr(m.pick(counters), (), "int"),)))
    if m.globals:
        choices.append(lambda: element(m, scope, m.pick(m.globals)))
    if scope.structs:
        choices += [lambda: Expr(m.pick(scope.structs) + m.pick(MEMBERS))] * 2
    return m.pick(choices)()


def element(m: Maker, scope: Scope, array: Array) -> Expr:
    return Expr(f"{array.name}[$0]", (index(m, scope, array.size),))


def index(m: Maker, scope: Scope, size: int) -> Expr:
    """An index below ``size``, mostly of the innermost loops."""
    choices = [Expr(str(m.random.randrange(size)), (), "index")]
    loops = [v for v in scope.ints if v.name != "n" or m.chance(0.05)]
    for variable in loops:
        choices += _indices_of(variable, size)
    for name, length, greatest in scope.index_arrays:
        if greatest < size:
            choices += [
                Expr(f"{name}[$0]", (Expr(v.name, (), "index"),), "index")
                for v in loops
                if v.low >= 0 and v.high < length
            ]
    for counter in scope.counters:
        choices.append(Expr(f"({counter} % {size})", (), "index"))
    recent = choices[1:][-8:]
    return m.pick(recent) if recent and m.chance(0.8) else choices[0]


def _indices_of(variable: Int, size: int) -> list[Expr]:
    name, low, high = variable.name, variable.low, variable.high
    found = []
    if low >= 0 and high < size:
        found += [name, name, name, f"{size - 1} - {name}"]
    if low >= 1 and high <= size:
        found += [f"{name} - 1"] * 3
    if low >= 0 and high + 1 < size:
        found.append(f"{name} + 1")
    if low >= 0:
        found.append(f"({name} * 3 + 1) % {size}")
    return [Expr(text, (), "index") for text in found]


def condition(m: Maker, scope: Scope) -> Expr:
    choices: list[Callable[[], Expr]] = [lambda: _real_condition(m, scope)] * 2
    if scope.ints:
        choices += [lambda: _int_condition(m, m.pick(scope.ints).name)] * 3
    if scope.counters:
        choices.append(lambda: _int_condition(m, m.pick(scope.counters)))
    first = m.pick(choices)()
    if m.chance(0.2):
        joined = m.pick(("($0 && $1)", "($0 || $1)", "(!$0 && $1)"))
        return Expr(joined, (first, m.pick(choices)()), "condition")
    return first


def _real_condition(m: Maker, scope: Scope) -> Expr:
    template = m.pick(("($0 < $1)", "($0 > $1)", "($0 <= $1)", "(sin($0) > $1)"))
    return Expr(template, (real(m, scope, 1), Expr(m.number(-0.6, 0.6))), "condition")


def _int_condition(m: Maker, name: str) -> Expr:
    texts = (
        f"({name} % 2 == 0)",
        f"({name} % 3 != 1)",
        f"({name} > 1)",
        f"({name} == 2)",
        "(n > 3)",
    )
    return Expr(m.pick(texts), (), "condition")


def _unary(m: Maker, scope: Scope, depth: int) -> Expr:
    return Expr(m.pick(UNARY), (real(m, scope, depth),))


def _binary(m: Maker, scope: Scope, depth: int) -> Expr:
    return Expr(m.pick(BINARY), (real(m, scope, depth), real(m, scope, depth)))


def _ternary(m: Maker, scope: Scope, depth: int) -> Expr:
    return Expr(m.pick(TERNARY), tuple(real(m, scope, depth - 1) for _ in range(3)))


def _choice(m: Maker, scope: Scope, depth: int) -> Expr:
    parts = (condition(m, scope), real(m, scope, depth - 1), real(m, scope, depth - 1))
    return Expr("($0 ? $1 : $2)", parts)


def _cast(m: Maker, scope: Scope, depth: int) -> Expr:
    inner = real(m, scope, depth)
    if not m.floats:
        return Expr("tanh($0)", (inner,))
    return Expr(m.pick(("(double)(float)$0", "sinf((float)$0)", "(0.5f * (float)$0)")), (inner,))


def _call(m: Maker, scope: Scope, depth: int) -> Expr:
    found = [h for h in m.helpers if h.kind in ("scalar", "reader")]
    if not found or (scope.loops > 1 and m.chance(0.7)):
        return _binary(m, scope, depth)
    helper = m.pick(found)
    if helper.kind == "scalar":
        return Expr(f"{helper.name}($0, $1)", (real(m, scope, depth), real(m, scope, depth)))
    array = m.pick(scope.arrays) if scope.arrays else None
    if array is None or array.size < 2:
        return _binary(m, scope, depth)
    start = m.random.randrange(array.size - 1)
    return Expr(f"{helper.name}({array.name} + {start}, {array.size - start})")


_REALS = (
    (8, _unary),
    (12, _binary),
    (4, _ternary),
    (2, _choice),
    (1, _cast),
    (3, _call),
)
