"""Copies of parts of numbers: a derivative, if the program says how long they are, or a message."""

import subprocess
from pathlib import Path

import pytest

PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
static void move(char *to, const char *from, size_t piece, size_t n) {
  for (size_t i = 0; i < n; i += piece) memcpy(to + i, from + i, piece < n - i ? piece : n - i);
}
void f(const double *x, size_t piece, double *y) {
  double *z = malloc(24);
  move((char *)z, (const char *)x, PIECE, 24);
  *y = z[0] * z[1] + z[2];
  free(z);
}
int main(int argc, char **argv) {
  double x[3] = {2, 3, 4}, dx[3] = {0}, v[3] = {1, 10, 100}, y, dy = 1, t = 0;
  size_t piece = atoi(argv[1]);
  __enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, piece, enzyme_dup, &y, &t);
  if (t != 123) return 2;
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, piece, enzyme_dup, &y, &dy);
  return dx[0] != 3 || dx[1] != 2 || dx[2] != 1;
}
"""


def _run(
    ltoad_cc: Path, folder: Path, level: str, length: str, piece: int
) -> subprocess.CompletedProcess[str]:
    (folder / "p.c").write_text(PROGRAM)
    command = [str(ltoad_cc), level, f"-DPIECE={length}", "p.c", "-o", "p"]
    subprocess.run(command, check=True, cwd=folder)
    return subprocess.run([folder / "p", str(piece)], check=False, capture_output=True, text=True)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(
    ("length", "piece"), [("piece", 8), ("piece", 16), ("3", 8), ("4", 8), ("12", 8)]
)
def test_derivatives(ltoad_cc: Path, tmp_path: Path, level: str, length: str, piece: int) -> None:
    """Of whole numbers, and of pieces of which the length stands in the program."""
    assert _run(ltoad_cc, tmp_path, level, length, piece).returncode == 0


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("piece", [4, 12])
def test_message(ltoad_cc: Path, tmp_path: Path, level: str, piece: int) -> None:
    """Nothing says before the run that numbers will be taken to pieces."""
    done = _run(ltoad_cc, tmp_path, level, "piece", piece)
    assert done.returncode < 0
    assert "a part of a floating-point number is copied" in done.stderr
