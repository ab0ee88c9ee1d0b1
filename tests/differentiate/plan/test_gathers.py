"""Which loops have derivatives that are gathered place by place."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAM = """
#include <math.h>
#include <stdlib.h>
extern void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
double f(int n, const double *x) {{
    double *y = malloc(n * sizeof *y), *z = malloc(n * sizeof *z), sum = 0.0;
    for (int i = 0; i < n; i++) y[i] = z[i] = x[i];
    for (int i = 1; i + 1 < n; i++) {body}
    for (int i = 0; i < n; i++) sum += y[i] * y[i] + z[i];
    free(y);
    free(z);
    return sum;
}}
void g(int n, double *x, double *dx) {{
    __enzyme_autodiff((void *)f, enzyme_const, n, enzyme_dup, x, dx);
}}
"""
STENCIL = "y[i] = x[i - 1] * x[i] + x[i] * x[i + 1];"

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def compiled(ltoad_cc: Path, run: Run, tmp_path: Path) -> Callable[[str], Path]:
    """An object with bitcode of the program whose second loop has a body."""

    def compile_body(body: str) -> Path:
        (tmp_path / "f.c").write_text(PROGRAM.format(body=body))
        run([ltoad_cc, "-O2", "-c", tmp_path / "f.c", "-o", tmp_path / "f.o"])
        return tmp_path / "f.o"

    return compile_body


@pytest.mark.parametrize(
    ("body", "gathered"),
    [
        (STENCIL, True),
        ("sum += x[i] * x[i + 1];", True),
        ("y[i] = z[i] * x[i] + z[i + 1];", True),
        ("y[n - i] = x[i - 1] * x[i + 1];", True),
        ("{ if (i >= 1000) abort(); y[i] = x[i - 1] * x[i + 1]; }", True),
        ("y[i] = x[i] * x[i];", False),
        ("y[i] = y[i - 1] * x[i] + x[i + 1];", False),
        ("y[i] = y[i + 1] * y[i];", False),
        ("y[i] = exp(x[i - 1] * x[i + 1]);", False),
        ("y[i] = x[2 * (i / 2)] * x[i] + x[i * i % n];", False),
        ("if (x[i] > 0.0) y[i] = x[i - 1] * x[i + 1];", False),
    ],
)
def test_loops(
    body: str, compiled: Callable[[str], Path], ltoad_cc: Path, run: Run, *, gathered: bool
) -> None:
    told = run([ltoad_cc.parent / "ltoad", "explain", compiled(body)]).stdout
    assert ("derivatives are gathered" in told) == gathered


@pytest.mark.skipif(shutil.which("objdump") is None, reason="objdump is not installed")
def test_gathered_derivatives_are_computed_in_vectors(
    compiled: Callable[[str], Path], ltoad_cc: Path, run: Run, tmp_path: Path
) -> None:
    derived = tmp_path / "derived.o"
    run([ltoad_cc.parent / "ltoad", "diff", compiled(STENCIL), "-O3", "-o", derived])
    listing = run(["objdump", "-d", "--no-show-raw-insn", derived]).stdout
    if "file format elf64-x86-64" not in listing:
        pytest.skip("the names of instructions are those of x86-64")
    gradient = listing[listing.index("<g>:") :]
    assert gradient.count("mulpd") >= 4
