"""Two static pointers to one block from before the derivative: a shadow for each would lose what
goes from one to the other."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

PROGRAM = """
#include <stdio.h>
#include <stdlib.h>
void __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
STATIC struct { double *now, *next; } pair;
__attribute__((noinline)) static void set_up(int n, int same)
{
    pair.now = malloc(n * sizeof(double));
    pair.next = same ? pair.now : malloc(n * sizeof(double));
}
__attribute__((noinline)) static void energy(const double *x, double *y)
{
    double sum = 0;
    for (int i = 0; i < 3; i++) pair.now[i] = x[i] * x[i];
    if (pair.next != pair.now) for (int i = 0; i < 3; i++) pair.next[i] = 1;
    for (int i = 0; i < 3; i++) sum += pair.next[i] * pair.next[i];
    *y = sum;
}
int main(int argc, char **argv)
{
    double x[3] = {1, 2, 3}, d[3] = {0}, y = 0, dy = 1;
    set_up(3, argc > 1);
    __enzyme_autodiff((void *)energy, enzyme_dup, x, d, enzyme_dup, &y, &dy);
    printf("%g", d[0]);
    return 0;
}
"""


@pytest.mark.parametrize("kind", ["static", "static _Thread_local"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_one_block_behind_two_pointers(
    ltoad_cc: Path, run: Callable[..., CompletedProcess[str]], tmp_path: Path, kind: str, level: str
) -> None:
    source, program = tmp_path / "pair.c", tmp_path / "pair"
    source.write_text(PROGRAM.replace("STATIC", kind))
    run([ltoad_cc, level, source, "-o", program], cwd=tmp_path)
    assert run([program, "same"]).stdout == "4"
    assert run([program]).stdout == "0"
