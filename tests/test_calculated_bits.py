"""Bits of memory whose types only the run tells, calculated with, are no derivative without a word.

Where they become a number that depends on an active input, a gradient stops the program, and a
tangent is NaN; where they are hashed or counted, the derivative is what it is without that.
"""

import subprocess
from pathlib import Path

import pytest

PROGRAM = r"""
#include <stdio.h>
#define NOINLINE __attribute__((noinline))
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
union u { double d; float f[2]; unsigned long u; };
NOINLINE void fill(union u *a, double x, int n) {
  for (int i = 0; i < n; i++)
    if (i % 2) a[i].d = x;
    else a[i].f[0] = (float)x, a[i].f[1] = 1;
}
NOINLINE void scale(union u *a, int i) { a[2].u = a[i].u + (1ul << 52); }
NOINLINE double look(union u *a, int i) { return a[i].d; }
NOINLINE double f(double *x, int i, int j) {
  union u a[4];
  fill(a, *x, 4);
  scale(a, i);
  return 3 * look(a, j);
}
int main(void) {
  double x = 1.3, dx = MODE, one = 1;
  if (MODE)
    dx = __enzyme_fwddiff((void *)f, enzyme_dup, &x, &one, enzyme_const, 1, enzyme_const, AT);
  else
    __enzyme_autodiff((void *)f, enzyme_dup, &x, &dx, enzyme_const, 1, enzyme_const, AT);
  printf("%g", dx);
}
"""


def _run(ltoad_cc: Path, folder: Path, mode: int, at: int) -> subprocess.CompletedProcess[str]:
    (folder / "p.c").write_text(PROGRAM)
    flags = ["-O1", f"-DMODE={mode}", f"-DAT={at}"]
    command = [str(ltoad_cc), *flags, "p.c", "-o", "p", "-lm"]
    subprocess.run(command, check=True, cwd=folder)
    return subprocess.run([folder / "p"], check=False, capture_output=True, text=True)


def test_a_gradient_stops(ltoad_cc: Path, tmp_path: Path) -> None:
    done = _run(ltoad_cc, tmp_path, 0, 2)
    assert done.returncode != 0
    assert "the result of a calculation with integers" in done.stderr


def test_a_tangent_is_nan(ltoad_cc: Path, tmp_path: Path) -> None:
    assert "nan" in _run(ltoad_cc, tmp_path, 1, 2).stdout


@pytest.mark.parametrize("mode", [0, 1])
def test_other_numbers_have_theirs(ltoad_cc: Path, tmp_path: Path, mode: int) -> None:
    assert _run(ltoad_cc, tmp_path, mode, 3).stdout == "3"


CONVERTED = r"""
#include <stdint.h>
#include <stdio.h>
extern int enzyme_out;
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
union word { double number; int64_t bits; };
__attribute__((noinline)) static double logarithm(const union word *from, union word *to)
{
    WORD;
    return (double)from->bits * 0x1p-52 - 1023;
}
static double f(double x)
{
    union word a, b;
    if (x < -1e9)
        a.bits = 3;
    else
        a.number = x;
    const double log2 = logarithm(&a, &b);
    return log2 * b.number;
}
int main(void)
{
    printf("%g", MODE ? __enzyme_fwddiff((void *)f, 1.3, 1.0)
                      : __enzyme_autodiff((void *)f, enzyme_out, 1.3));
}
"""


@pytest.mark.parametrize("mode", [0, 1])
@pytest.mark.parametrize("level", ["-O1", "-O2"])
@pytest.mark.parametrize("word", ["to->number = 1.5", "*to = *from", "to->bits = from->bits"])
def test_bits_that_are_converted(
    ltoad_cc: Path, tmp_path: Path, word: str, level: str, mode: int
) -> None:
    """A logarithm by the bits of a number depends on it: the derivative was that of a constant."""
    (tmp_path / "p.c").write_text(CONVERTED)
    command = [str(ltoad_cc), level, f"-DMODE={mode}", f"-DWORD={word}", "p.c", "-o", "p"]
    subprocess.run(command, check=True, cwd=tmp_path)
    done = subprocess.run([tmp_path / "p"], check=False, capture_output=True, text=True)
    if mode == 0:
        assert done.returncode != 0
        assert "are converted as an integer" in done.stderr
        assert not done.stdout
    else:
        assert "nan" in done.stdout
