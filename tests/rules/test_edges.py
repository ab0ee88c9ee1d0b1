"""Partials where calculus gives no number, or where arithmetic overflows: the documented choices.

Each case is compiled and run in double precision; see the head of ltoad/rules/libm.py.
"""

import math

import pytest
from mpmath import mp, mpf

from ltoad.ir.types import DOUBLE
from ltoad.rules.expression import RESULT
from ltoad.rules.table import lookup, opcode_row  # noqa: TID251 -- the table itself is tested
from tests.rules.jit import Compiled, Partial, integers_of, module_of

INF, NAN = math.inf, math.nan

# name, arguments, the primal's result, the partials
CASES = [
    ("sqrt", (0.0,), 0.0, (0.0,)),
    ("sqrt", (-0.0,), -0.0, (0.0,)),
    ("sqrt", (-1.0,), NAN, (NAN,)),
    ("sqrt", (INF,), INF, (0.0,)),
    ("cbrt", (0.0,), 0.0, (0.0,)),
    ("fabs", (0.0,), 0.0, (0.0,)),
    ("fabs", (-0.0,), 0.0, (0.0,)),
    ("fabs", (-INF,), INF, (-1.0,)),
    ("log", (0.0,), -INF, (INF,)),
    ("asin", (1.0,), math.pi / 2, (INF,)),
    ("acos", (-1.0,), math.pi, (-INF,)),
    ("acosh", (1.0,), 0.0, (INF,)),
    ("acosh", (1e200,), 461.2, (1e-200,)),
    ("asinh", (1e200,), 461.2, (1e-200,)),
    ("asinh", (-1e200,), -461.2, (1e-200,)),
    ("atan", (1e200,), math.pi / 2, (0.0,)),
    ("tanh", (1000.0,), 1.0, (0.0,)),
    ("exp", (-1000.0,), 0.0, (0.0,)),
    ("expm1", (-50.0,), -1.0, (math.exp(-50.0),)),
    # pow: y·pow(x, y-1) also at x = 0; it vanishes or overflows together with the result
    ("pow", (0.0, 2.0), 0.0, (0.0, 0.0)),
    ("pow", (0.0, 1.0), 0.0, (1.0, 0.0)),
    ("pow", (0.0, 3.5), 0.0, (0.0, 0.0)),
    ("pow", (0.0, 0.5), 0.0, (INF, 0.0)),
    ("pow", (0.0, 0.0), 1.0, (0.0, 0.0)),
    ("pow", (3.0, 0.0), 1.0, (0.0, math.log(3.0))),
    ("pow", (INF, 0.0), 1.0, (0.0, INF)),
    ("pow", (0.0, -1.5), INF, (-INF, 0.0)),
    ("pow", (1e-200, 2.0), 0.0, (0.0, 0.0)),
    ("pow", (1e200, 1.5), 1e300, (1.5e100, 1e300 * math.log(1e200))),
    ("pow", (1e155, 2.0), INF, (INF, INF)),
    ("pow", (-2.0, 3.0), -8.0, (12.0, NAN)),
    ("llvm.powi", (0.0, 0), 1.0, (0.0,)),
    ("llvm.powi", (0.0, 1), 0.0, (1.0,)),
    ("llvm.powi", (0.0, 2), 0.0, (0.0,)),
    ("hypot", (0.0, 0.0), 0.0, (0.0, 0.0)),
    ("hypot", (0.0, -2.0), 2.0, (0.0, -1.0)),
    ("atan2", (0.0, 0.0), 0.0, (0.0, 0.0)),
    ("atan2", (1e200, 1e200), math.pi / 4, (5e-201, -5e-201)),
    ("atan2", (1e-200, 1e-200), math.pi / 4, (5e199, -5e199)),
    ("fmax", (2.0, 2.0), 2.0, (1.0, 0.0)),
    ("fmax", (0.0, -0.0), 0.0, (1.0, 0.0)),
    ("fmax", (NAN, 2.0), 2.0, (0.0, 1.0)),
    ("fmax", (2.0, NAN), 2.0, (1.0, 0.0)),
    ("fmin", (2.0, 2.0), 2.0, (1.0, 0.0)),
    ("fmin", (NAN, 2.0), 2.0, (0.0, 1.0)),
    ("fmin", (2.0, NAN), 2.0, (1.0, 0.0)),
    ("fdim", (2.0, 2.0), 0.0, (0.0, 0.0)),
    ("fmod", (5.0, INF), 5.0, (1.0, 0.0)),
    # 6 is less than 60 tenths: the quotient 59.99… rounds to 60, and fmod says 59.
    ("fmod", (6.0, 0.1), math.fmod(6.0, 0.1), (1.0, -59.0)),
    ("j1", (0.0,), 0.0, (0.5,)),
    ("frexp", (0.0,), 0.0, (1.0,)),
    ("lgamma", (0.0,), INF, (-INF,)),
    ("lgamma", (-2.0,), INF, (NAN,)),
    ("tgamma", (1.0,), 1.0, (-0.57721566490153286,)),
    ("copysign", (0.0, -1.0), -0.0, (0.0,)),
]
OPCODE_CASES = [
    ("fdiv", (1.0, 0.0), INF, (INF, -INF)),
    ("frem", (7.5, -2.0), 1.5, (1.0, 3.0)),
]
ALL = [(lookup(name), *rest) for name, *rest in CASES] + [
    (opcode_row(name), *rest) for name, *rest in OPCODE_CASES
]


def _compile(flags, optimise):
    partials = {}
    for row, point, _, _ in ALL:
        for index, partial in enumerate(row.partials):
            name = f"d.{row.names[0]}.{index}"
            if partial is not None:
                integers = integers_of(row.names, point)
                partials[name] = Partial(name, partial, DOUBLE, integers, flags)
    return Compiled(module_of(list(partials.values())), optimise=optimise)


@pytest.fixture(scope="module")
def compiled():
    return _compile((), optimise=False)


@pytest.fixture(scope="module")
def compiled_fast():
    return _compile(("fast",), optimise=True)


def _name(case):
    return f"{case[0].names[0]}{case[1]}"


def _check(case, module):
    row, point, result, expected = case
    operands = {i: v if isinstance(v, int) else mpf(v) for i, v in enumerate(point)}
    operands[RESULT] = mpf(result)
    for index, wanted in enumerate(expected):
        found = module.run(f"d.{row.names[0]}.{index}", "double", operands)
        if math.isnan(wanted):
            assert mp.isnan(found), index
        elif math.isinf(wanted) or wanted == 0:
            assert found == wanted, index
        else:
            assert abs(found / mpf(wanted) - 1) < 1e-14, index


@pytest.mark.parametrize("case", ALL, ids=_name)
def test_edge(case, compiled):
    _check(case, compiled)


def _moderate(case):
    """Fast math may overflow earlier: it makes √a·√b into √(a·b)."""
    return all(abs(value) < 1e100 for value in (*case[1], case[2], *case[3]))


@pytest.mark.parametrize("case", list(filter(_moderate, ALL)), ids=_name)
def test_edge_with_fast_math(case, compiled_fast):
    """The guards survive flags that let the optimiser assume away NaN and infinity."""
    _check(case, compiled_fast)
