"""Numbers that go through memory as bytes: right, refused, or stopped, and never a silent zero."""

import subprocess
from pathlib import Path

import pytest

# Stored with the highest byte first: shifts by variables are no moves of bytes.
PROGRAM = r"""
#include <stdint.h>
#include <stdio.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
NOINLINE static void store(unsigned char *p, double v)
{
    uint64_t u;
    memcpy(&u, &v, sizeof u);
    for (int i = 0; i < 8; i++)
        p[i] = (unsigned char)(u >> (56 - 8 * i));
}
NOINLINE static double fetch(const unsigned char *p)
{
    uint64_t u = 0;
    double v;
    for (int i = 0; i < 8; i++)
        u = u << 8 | p[i];
    memcpy(&v, &u, sizeof v);
    return v;
}
double f(const double *x, int n)
{
    unsigned char file[64];
    double sum = 0;
    for (int i = 0; i < n; i++)
        store(file + 8 * i, x[i]);
    for (int i = 0; i < n; i++) {
        const double v = fetch(file + 8 * i);
        sum += v * v;
    }
    return sum;
}
int main(void)
{
    double x[2] = {3, 5}, d[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, 2);
    printf("%g %g\n", d[0], d[1]);
    return 0;
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
@pytest.mark.parametrize("inlined", ["", "__attribute__((noinline))"])
def test_bytes_in_another_order(level: str, inlined: str, ltoad_cc: Path, tmp_path: Path) -> None:
    """Pieces of a number went through memory, and what was made of them was a constant."""
    source, program = tmp_path / "file.c", tmp_path / "file"
    source.write_text(PROGRAM)
    command = [ltoad_cc, level, f"-DNOINLINE={inlined}", source, "-o", program]
    linked = subprocess.run(command, capture_output=True, text=True, check=False)
    if linked.returncode:
        assert "of a float that depends on an active input" in linked.stderr
        return
    run = subprocess.run([program], capture_output=True, text=True, check=False)
    stopped = run.returncode != 0 and "ltoad: " in run.stderr
    assert stopped or run.stdout == "6 10\n"
