"""Triangular loops are not vectorised where their runs are short, and right in all lengths."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAM = """\
#include <math.h>
#include <stdio.h>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff_void(void *, ...);
enum { MOST = 70 };

/* y = L x, column by column: each run over y begins one element later */
static void columns(const double *restrict l, const double *restrict x, double *restrict y, int n)
{
    for (int i = 0; i < n; i++)
        y[i] = 0;
    for (int j = 0; j < n; j++)
        for (int i = j; i < n; i++)
            y[i] += *l++ * x[j];
}

/* y = U x, row by row: the adjoints of x are what the runs add to */
static void rows(const double *restrict u, const double *restrict x, double *restrict y, int n)
{
    for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = i; j < n; j++)
            sum += *u++ * x[j] * x[j];
        y[i] = sum;
    }
}

int main(void)
{
    static double m[MOST * MOST], dm[MOST * MOST], x[MOST], dx[MOST], y[MOST], dy[MOST];
    double worst = 0;
    for (int k = 0; k < MOST * MOST; k++)
        m[k] = sin(k);
    for (int n = 1; n < MOST; n += 1 + n / 3)
        for (int by_rows = 0; by_rows < 2; by_rows++) {
            for (int i = 0; i < n; i++)
                x[i] = cos(i), dx[i] = 0, dy[i] = 1 + i;
            for (int k = 0; k < n * n; k++)
                dm[k] = 0;
            if (by_rows)
                __enzyme_autodiff_void((void *)rows, enzyme_dup, m, dm, enzyme_dup, x, dx,
                                       enzyme_dup, y, dy, enzyme_const, n);
            else
                __enzyme_autodiff_void((void *)columns, enzyme_dup, m, dm, enzyme_dup, x, dx,
                                       enzyme_dup, y, dy, enzyme_const, n);
            int k = 0;
            double expected[MOST] = {0};
            for (int i = 0; i < n; i++)
                for (int j = i; j < n; j++, k++) {
                    /* the triangle is that of a matrix or of its transpose */
                    const double slope = by_rows ? (1 + i) * x[j] * x[j] : (1 + j) * x[i];
                    worst = fmax(worst, fabs(dm[k] - slope));
                    expected[by_rows ? j : i] += m[k] * (by_rows ? (1 + i) * 2 * x[j] : 1 + j);
                }
            for (int i = 0; i < n; i++)
                worst = fmax(worst, fabs(dx[i] - expected[i]));
        }
    printf("%g\\n", worst);
    return !(worst < 1e-10);
}
"""


@pytest.mark.parametrize("level", ["-O1", "-O3"])
def test_short_runs(level: str, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path) -> None:
    source, temporaries = tmp_path / "triangles.c", tmp_path / "temporaries"
    source.write_text(PROGRAM)
    temporaries.mkdir()
    flags = [level, "-flto=thin", f"-Wl,--ltoad-save-temps={temporaries}"]
    run([ltoad_cc, *flags, source, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])
    (derived,) = temporaries.glob("*after-differentiation.ll")
    text = derived.read_text()
    hints = re.findall(r'^(!\d+) = !\{!"llvm.loop.interleave.count", i32 8\}$', text, re.M)
    loops = [node for h in hints for node in re.findall(rf"^(!\d+) = distinct .*{h}\b", text, re.M)]
    functions = {name for loop in loops for name in _functions_with(text, f"!llvm.loop {loop}\n")}
    assert any("columns" in name for name in functions), "the primal's runs"
    assert any("rows" in name for name in functions), "the adjoint's runs"


def _functions_with(text: str, attachment: str) -> list[str]:
    bodies = re.findall(r"^define [^\n]*@(\S+?)\(.*?^\}", text, re.M | re.S)
    parts = re.split(r"^define ", text, flags=re.M)[1:]
    return [name for name, part in zip(bodies, parts, strict=True) if attachment in part]
