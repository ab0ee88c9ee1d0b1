"""Jumps out of calls to places that are set on some ways through a function only.

Control flow cannot go back there: the program stops, rather than that a derivative is lost.  What
works is in tests/programs/205_jumps_out_of_calls.c.
"""

import subprocess
from pathlib import Path

import pytest

PROGRAM = r"""
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
static jmp_buf first;
static void leave(double x) { if (x > 1.5) longjmp(first, 2); }
static double f(const double *x, int n) {
  volatile double s = 0;
  for (volatile int i = 0; i < n; i++) {
    if (i == 0 && setjmp(first)) { s += x[i] * x[i]; continue; }
    s += exp(x[i]);
    leave(x[i]);
  }
  return s;
}
int main(int argc, char **argv) {
  double x[3] = {0.5, 0.7, argc > 1 ? 2.0 : 1.0}, d[3] = {0};
  (void)argv;
  __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, 3);
  return !(fabs(d[2] - exp(x[2])) < 1e-12);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_place_of_an_earlier_turn(ltoad_cc: Path, tmp_path: Path, level: str) -> None:
    source = tmp_path / "jump.c"
    source.write_text(PROGRAM)
    program = tmp_path / "program"
    subprocess.run([ltoad_cc, level, source, "-o", program, "-lm"], check=True)
    subprocess.run([program], check=True)
    jumping = subprocess.run([program, "jump"], check=False, capture_output=True, text=True)
    assert jumping.returncode != 0
    assert "a place (setjmp) that was not set on the way" in jumping.stderr
