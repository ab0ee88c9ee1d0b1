"""Loops over small arrays on the stack, and functions that are given these, before a derivative."""

from collections.abc import Callable

import pytest

PROGRAM = """
#include <math.h>
extern void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
{more}
double f(int n, const double *x, double *y) {{
    double sum = 0.0;
    for (int i = 0; i < n; i++) {{
        double corners[{size}], other[{size}];
        for (int k = 0; k < {trips}; k++)
            corners[k] = sin(x[i] + k) * exp(x[{trips} * i + k] * k);
        for (int k = 0; k < {trips}; k++)
            for (int l = 0; l < 3; l++)
                other[k] = corners[k] * corners[(k + l) % {trips}] + {call};
        for (int k = 0; k < {trips}; k++)
            sum += corners[k] * other[k];
        y[i] = sum;
    }}
    return sum;
}}
void g(int n, double *x, double *dx, double *y, double *dy) {{
    __enzyme_autodiff((void *)f, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, y, dy);
}}
"""
LENGTH = """
static {how} double length(const double *c) {{
    double sum = 0.0;
    for (int k = 0; k < 6; k++) sum += c[k] * c[k];
    for (int k = 0; k < 6; k++) sum += sin(c[k] * sum);
    for (int k = 0; k < 6; k++) sum += cos(c[k] * sum);
    return sum;
}}
"""


@pytest.fixture
def told(explained: Callable[[str, str], str]) -> Callable[..., list[str]]:
    """The loops inside of the outer one, and the calls, of which ``explain`` knows."""

    def tell(trips: str = "6", more: str = "", call: str = "0.0", size: int = 6) -> list[str]:
        text = PROGRAM.format(trips=trips, more=more, call=call, size=size)
        lines = explained(text, "-O1").splitlines()
        inside = (line.strip() for line in lines if line.startswith("    "))
        return [line for line in inside if line.startswith(("loop", "call"))]

    return tell


def test_short_loops_are_unrolled(told: Callable[..., list[str]]) -> None:
    assert told() == []


def test_others_are_not(told: Callable[..., list[str]]) -> None:
    """Loops of which only the run tells the length, and long ones."""
    assert told(trips="(n % 5 + 1)") != []
    assert told(trips="40", size=40) != []


@pytest.mark.parametrize(("how", "put_in"), [("", True), ("__attribute__((noinline))", False)])
def test_functions_are_put_in(how: str, told: Callable[..., list[str]], *, put_in: bool) -> None:
    lines = told(more=LENGTH.format(how=how), call="length(corners)")
    assert (lines == []) == put_in
