"""A number that is read through an address of which nothing tells where it comes from has no zero
derivative without a word: the program stops, if it gets there."""

import subprocess
from pathlib import Path

import pytest

PROGRAM = r"""
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
NOINLINE static void bytes(unsigned char *to, const unsigned char *from, int n) {
  for (int i = 0; i < n; i++) to[i] = from[i];
}
NOINLINE double square(const double *p) { return p[0] * p[0]; }

/* moved byte by byte */
double moved(double *x, int known) {
  double *p = x, *q = NULL;
  if (!known) bytes((unsigned char *)&q, (unsigned char *)&p, sizeof p);
  return q ? q[0] * x[0] : 3 * x[0];
}
/* written by a function without a body */
double scanned(double *x, int known) {
  char text[40];
  void *p = NULL;
  sprintf(text, "%p", (void *)x);
  if (!known) sscanf(text, "%p", &p);
  return p ? *(double *)p * x[0] : 3 * x[0];
}
/* read by a function that is called with it */
double called(double *x, int known) {
  char text[40];
  void *p = NULL;
  sprintf(text, "%p", (void *)x);
  if (!known) sscanf(text, "%p", &p);
  return known ? 3 * x[0] : square(p) + x[0];
}
/* made of an integer that is passed, and was rotated */
NOINLINE static void hide(uintptr_t *to, double *p) {
  uintptr_t w = (uintptr_t)p ^ 0x1234567;
  *to = (w << 13) | (w >> 51);
}
NOINLINE static double *shown(uintptr_t w) {
  return (double *)(((w >> 13) | (w << 51)) ^ 0x1234567);
}
double hidden(double *x, int known) {
  uintptr_t w = 0;
  hide(&w, x);
  return known ? 3 * x[0] : *shown(w) * x[0];
}
int main(void) {
  double x = 2, dx = FORWARD;
  if (FORWARD)
    dx = __enzyme_fwddiff((void *)WHICH, enzyme_dup, &x, &dx, enzyme_const, KNOWN);
  else
    __enzyme_autodiff((void *)WHICH, enzyme_dup, &x, &dx, enzyme_const, KNOWN);
  printf("%g", dx);
}
"""


def _run(
    ltoad_cc: Path, folder: Path, which: str, level: str, forward: int, known: int
) -> subprocess.CompletedProcess[str]:
    (folder / "p.c").write_text(PROGRAM)
    flags = [level, f"-DWHICH={which}", f"-DFORWARD={forward}", f"-DKNOWN={known}"]
    subprocess.run([str(ltoad_cc), *flags, "p.c", "-o", "p"], check=True, cwd=folder)
    return subprocess.run([folder / "p"], check=False, capture_output=True, text=True)


@pytest.mark.parametrize("forward", [0, 1])
@pytest.mark.parametrize(
    ("which", "level"),
    [
        ("scanned", "-O0"),
        ("scanned", "-O2"),
        ("called", "-O1"),
        ("hidden", "-O1"),
        ("hidden", "-O2"),
    ],
)
def test_the_program_stops(
    ltoad_cc: Path, tmp_path: Path, which: str, level: str, forward: int
) -> None:
    done = _run(ltoad_cc, tmp_path, which, level, forward, 0)
    assert done.returncode != 0, done.stdout
    assert "nothing in the program tells where it comes from" in done.stderr


@pytest.mark.parametrize("forward", [0, 1])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_an_address_that_is_moved_byte_by_byte_is_followed(
    ltoad_cc: Path, tmp_path: Path, level: str, forward: int
) -> None:
    assert _run(ltoad_cc, tmp_path, "moved", level, forward, 0).stdout == "4"


@pytest.mark.parametrize("which", ["moved", "scanned", "called", "hidden"])
def test_what_is_not_read_stops_nothing(ltoad_cc: Path, tmp_path: Path, which: str) -> None:
    assert _run(ltoad_cc, tmp_path, which, "-O2", 0, 1).stdout == "3"
