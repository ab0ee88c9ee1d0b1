"""What is active must not get into memory that a static variable led to before the derivative: that
memory counts as constant, and who reads it later would lose the derivative.  The program stops."""

import subprocess
from pathlib import Path

import pytest

PROGRAM = r"""
#include <stdlib.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct node { double value; struct node *next; double *where; };
double f(double *x, int which) {
  static struct node *head;
  double sum = 0;
  if (!head)
    for (int i = 0; i < 3; i++) {
      struct node *fresh = calloc(1, sizeof *fresh);
      fresh->next = head, fresh->value = i + 1, head = fresh;
    }
  for (struct node *n = head; n; n = n->next) {
    if (which == 1) n->value = x[0];
    if (which == 2) n->where = &x[1];
    if (which == 3) { struct node other = {x[0], n->next, 0}; *n = other; }
  }
  for (struct node *n = head; n; n = n->next)
    sum += n->value * x[0] + (n->where ? *n->where : 0);
  return sum;
}
int main(int argc, char **argv) {
  double x[2] = {3, 5}, d[2] = {0, 0}, v[2] = {1, 0};
  f(x, 0);
  if (FORWARD)
    return __enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, argc - 1) != 6;
  __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, argc - 1);
  return d[0] != 6 || d[1] != 0;
}
"""


LINES = {
    which: PROGRAM.count("\n", 0, PROGRAM.index(f"which == {which}")) + 1 for which in (1, 2, 3)
}


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("forward", [0, 1])
def test_what_stops(ltoad_cc: Path, tmp_path: Path, level: str, forward: int) -> None:
    (tmp_path / "p.c").write_text(PROGRAM)
    command = [str(ltoad_cc), level, "-g", f"-DFORWARD={forward}", "p.c", "-o", "p"]
    subprocess.run(command, check=True, cwd=tmp_path)
    subprocess.run([tmp_path / "p"], check=True)
    for which in (1, 2, 3):
        arguments = ["-"] * which
        command = [str(tmp_path / "p"), *arguments]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        assert done.returncode < 0, which
        assert "where a static variable led to before the derivative was called" in done.stderr
        assert f"ltoad: p.c:{LINES[which]}: f.head: what depends on" in done.stderr
