"""A gradient of a function that returns several numbers was zero without a word.

Or, for two floats, that of their sum.
"""

from collections.abc import Callable

import pytest

Refused = Callable[..., str]

PROGRAM = """
typedef struct {{ {members} }} several;
NOINLINE several f(const double *x)
{{
    several r = {{{values}}};
    return r;
}}
double x[2], dx[2];
int main(void) {{ __enzyme_autodiff_void((void *)f, {options} x, dx); return dx[0] > 1.0; }}
"""
SPLIT = """
typedef struct { double a, b; } two;
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
NOINLINE two f(const double *x) { two r = {x[0] * x[1], x[0]}; return r; }
double x[2], dx[2];
int main(void)
{
    void *tape = __enzyme_augmentfwd((void *)f, x, dx);
    __enzyme_reverse((void *)f, x, dx, tape);
    return dx[0] > 1.0;
}
"""
CASES = {
    "in registers": ("double a, b;", "x[0] * x[1], x[0]"),
    "floats in a vector": ("float a, b;", "x[0] * x[1], x[0]"),
    "in memory": ("double a, b, c;", "x[0] * x[1], x[0], 1.0"),
    "in an inner struct": ("struct { int n; double v[3]; } in;", "{1, {x[0], x[1], 0.0}}"),
    "beside an address": ("double a; const double *p;", "x[0], x"),
}


@pytest.mark.parametrize("case", CASES)
def test_several_numbers_are_refused(case: str, refused: Refused) -> None:
    members, values = CASES[case]
    message = refused(PROGRAM.format(members=members, values=values, options=""))
    assert "'f' returns several numbers at once" in message
    assert "enzyme_const_return" in message


def test_several_numbers_are_refused_in_split_mode(refused: Refused) -> None:
    assert "'f' returns several numbers at once" in refused(SPLIT)
