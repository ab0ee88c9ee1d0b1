"""What the reverse sweep calculates in place of the forward sweep, and what is kept."""

from collections.abc import Callable

import pytest

PROGRAM = """
#include <errno.h>
#include <math.h>
extern {result} __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const, enzyme_primal_return;
double f(int n, const double *x, double *y) {{
    double sum = 0.0;
    for (int i = 0; i < n; i++) {{ {loop} }}
    return sum;
}}
{result} g(int n, double *x, double *dx, double *y, double *dy) {{
    return ({result})__enzyme_autodiff((void *)f, {mark} enzyme_const, n, enzyme_dup, x, dx,
                                       enzyme_dup, y, dy);
}}
{more}
"""
SINES = "double s = sin(x[i]); sum += sin(s) * s;"
PRIMAL = "enzyme_primal_return,"
LOOKS = "int failed(void) { return errno != 0; }"


@pytest.fixture
def told(explained: Callable[[str, str], str]) -> Callable[..., str]:
    """What is said of a program with a loop."""

    def tell(loop: str, mark: str, more: str = "") -> str:
        result = "double" if mark else "void"
        return explained(PROGRAM.format(loop=loop, mark=mark, more=more, result=result), "-O2")

    return tell


@pytest.mark.parametrize(
    ("loop", "mark", "more", "kept"),
    [
        (SINES, "", "", 0),
        (SINES, PRIMAL, "", 2),
        (SINES, "", LOOKS, 2),
        ("double s = sin(x[i]); y[i] = s * s;", "", "", 2),
        ("sum = exp(sum * x[i]);", "", "", 2),
        ("double s = exp(x[i]); sum += s > 1.5 ? s * s : s * x[i];", "", "", 0),
    ],
    ids=["sum", "primal-return", "errno", "stored", "carried", "chosen"],
)
def test_kept_values(loop: str, mark: str, more: str, kept: int, told: Callable[..., str]) -> None:
    lines = told(loop, mark, more)
    assert f"{kept} values kept" in lines


def test_functions_of_an_outer_loop_are_kept_once(told: Callable[..., str]) -> None:
    """LLVM leaves them in the inner loop, for the sake of ``errno``."""
    loop = "for (int j = 0; j < n; j++) { sum += y[j] * sin(x[i]); sum *= 0.9; }"
    lines = told(loop, PRIMAL)
    inner = [line for line in lines.splitlines() if line.startswith("    loop")]
    assert all("keeps nothing" in line for line in inner), lines
