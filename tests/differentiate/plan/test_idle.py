"""Which loops and calls the reverse sweep leaves out where adjoints of their results are zero."""

from collections.abc import Callable

import pytest

PROGRAM = """
#include <math.h>
extern void __enzyme_autodiff(void *, ...);
extern void __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const;
double f(int n, int m, const double *x, double *y) {{
    double best = 1e9, all = 0.0;
    for (int j = 0; j < n; j++) {{
        double sum = 0.0;
        for (int l = 0; l < m; l++) {loop}
        {use}
    }}
    return best + all;
}}
void g(int n, int m, double *x, double *dx, double *y, double *dy) {{
    __enzyme_autodiff((void *)f, enzyme_const, n, enzyme_const, m, enzyme_dup, x, dx, enzyme_dup, y,
                      dy);
}}
{more}
"""
SQUARES = "sum += x[j * m + l] * x[j * m + l];"
NEAREST = "best = sum < best ? sum : best;"
LEFT_OUT = "left out where the adjoints of its results are zero"
CALL_LEFT_OUT = "left out where the adjoint of its result is zero"


@pytest.fixture
def told(explained: Callable[[str, str], str]) -> Callable[..., str]:
    """What is said of a program with an inner loop, and a use of its sum."""

    def tell(loop: str, use: str, more: str = "") -> str:
        return explained(PROGRAM.format(loop=loop, use=use, more=more), "-O2")

    return tell


@pytest.mark.parametrize(
    ("loop", "use", "left_out"),
    [
        (SQUARES, NEAREST, True),
        (SQUARES, "best = fmin(best, sum);", True),
        (SQUARES, "if (sum < best) { best = sum; all = sin(all); }", True),
        ("sum += fabs(x[j * m + l]) * x[l];", NEAREST, True),
        (SQUARES, "all += sum;", False),
        (SQUARES, NEAREST + " all += sum;", False),
        ("{ y[l] = x[j * m + l]; sum += y[l] * y[l]; }", NEAREST, False),
    ],
)
def test_loops(loop: str, use: str, told: Callable[..., str], *, left_out: bool) -> None:
    assert (LEFT_OUT in told(loop, use)) == left_out


@pytest.mark.parametrize(
    ("use", "left_out"),
    [(NEAREST, True), ("all += sum;", False), (NEAREST + " all += sum;", False)],
)
def test_iterations_that_run_again(use: str, told: Callable[..., str], *, left_out: bool) -> None:
    lines = told("sum = sum * x[j * m + l] + 1.0;", use)
    assert "[replayed]" in lines
    assert (CALL_LEFT_OUT in lines) == left_out


def test_a_gradient_that_is_called_and_differentiated_is_two(told: Callable[..., str]) -> None:
    """Only what is called has iterations that run again."""
    hessian = """
void h(int n, int m, double *x, double *v, double *dx, double *hv, double *y, double *dy) {
    __enzyme_fwddiff((void *)g, enzyme_const, n, enzyme_const, m, enzyme_dup, x, v, enzyme_dup, dx,
                     hv, enzyme_const, y, enzyme_const, dy);
}"""
    lines = told("sum += exp(x[j * m + l]);", "all += sum * sum;", hessian)
    assert "[replayed]" in lines
    assert "g.inner [tangent]" in lines
