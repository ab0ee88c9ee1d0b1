"""What is active gets into memory that a static variable led to before the derivative: numbers,
addresses of active memory, and both at once."""

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
  double x[2] = {3, 5}, d[2] = {0, 0}, v[2] = {1, 2};
  const double wanted[4][2] = {{6, 0}, {18, 0}, {6, 3}, {18, 0}};
  const double *w = wanted[argc - 1];
  f(x, 0);
  if (FORWARD)
    return __enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, argc - 1) != w[0] + 2 * w[1];
  __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, argc - 1);
  return d[0] != w[0] || d[1] != w[1];
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("forward", [0, 1])
def test_what_is_stored(ltoad_cc: Path, tmp_path: Path, level: str, forward: int) -> None:
    (tmp_path / "p.c").write_text(PROGRAM)
    command = [str(ltoad_cc), level, "-g", f"-DFORWARD={forward}", "p.c", "-o", "p"]
    subprocess.run(command, check=True, cwd=tmp_path)
    for which in range(4):
        arguments = ["-"] * which
        command = [str(tmp_path / "p"), *arguments]
        assert subprocess.run(command, check=False).returncode == 0, which


ALIAS = r"""
#include <stdlib.h>
void __enzyme_autodiff(void *, ...);
static double *given;
double f(const double *x) { return x[0] * given[0] + x[1] * given[1]; }
int main(int argc, char **argv) {
  double *x = malloc(2 * sizeof *x), *other = malloc(2 * sizeof *x), d[2] = {0, 0};
  x[0] = other[0] = 3, x[1] = other[1] = 5;
  given = argc > 1 ? x : other;
  __enzyme_autodiff((void *)f, x, d);
  return d[0] != 3 || d[1] != 5;
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_constants_that_are_an_argument(ltoad_cc: Path, tmp_path: Path, level: str) -> None:
    """What is read through a static pointer, and never stored, is constant: no argument."""
    (tmp_path / "p.c").write_text(ALIAS)
    subprocess.run([str(ltoad_cc), level, "p.c", "-o", "p"], check=True, cwd=tmp_path)
    subprocess.run([tmp_path / "p"], check=True)
    done = subprocess.run([tmp_path / "p", "-"], check=False, capture_output=True, text=True)
    assert done.returncode < 0
    assert "given leads to an argument that has a shadow" in done.stderr
