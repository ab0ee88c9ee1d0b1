"""A function that frees memory of its argument: the derivative must not go with it unnoticed."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAM = """\
#include <stdlib.h>
#include <stdio.h>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
struct list { double *items; long count, room; };
static struct list made(double start, long room)
{
    struct list l = {calloc(room, sizeof(double)), 2, room};
    l.items[0] = start;
    l.items[1] = 2.0 * start;
    return l;
}
__attribute__((noinline)) static void append(struct list *l, double value)
{
    if (l->count == l->room)
        l->items = realloc(l->items, (l->room *= 2) * sizeof(double));
    l->items[l->count++] = value;
}
static double f(struct list *l)
{
    append(l, l->items[0] * l->items[1]);
    double sum = 0.0;
    for (long i = 0; i < l->count; i++)
        sum += l->items[i] * l->items[i];
    return sum;
}
int main(void)
{
    struct list x = made(1.5, ROOM), dx = made(0.0, ROOM);
    __enzyme_autodiff((void *)f, enzyme_dup, &x, &dx);
    printf("%g %g", dx.items[0], dx.items[1]);
    free(x.items);
    free(dx.items);
    return 0;
}
"""

ZEROED = """\
#include <stdlib.h>
#include <stdio.h>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
struct list { double *items; long count; };
__attribute__((noinline)) static void drop(struct list *l)
{
    free(l->items);
}
__attribute__((noinline)) static void replace(struct list *l)
{
    struct list grown = {calloc(l->count + 1, sizeof(double)), l->count + 1};
    for (long i = 0; i < l->count; i++)
        grown.items[i] += l->items[i] * l->items[i];
    drop(l);
    *l = grown;
}
static double f(struct list *l, const double *x)
{
    for (long i = 0; i < l->count; i++)
        l->items[i] = x[i];
    replace(l);
    replace(l);
    return l->items[0] + l->items[1] * l->items[0];
}
int main(void)
{
    double x[2] = {1.5, 0.5}, dx[2] = {0};
    struct list l = {malloc(2 * sizeof(double)), 2}, dl = {calloc(2, sizeof(double)), 2};
    __enzyme_autodiff((void *)f, enzyme_dup, &l, &dl, enzyme_dup, x, dx);
    printf("%g %g", dx[0], dx[1]);
    free(l.items);
    free(dl.items);
    return 0;
}
"""
"""A block of zeros that the function has made itself, and frees where it may be an argument's."""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_lost_derivatives_stop_the_program(
    ltoad_cc: Path, run: Callable[..., object], tmp_path: Path, level: str
) -> None:
    source, program = tmp_path / "list.c", tmp_path / "list"
    source.write_text(PROGRAM)
    done = {}
    for room in (2, 4):
        run([ltoad_cc, level, f"-DROOM={room}", source, "-o", program])
        done[room] = subprocess.run([program], capture_output=True, text=True, check=False)
    # d/dx0 (x0² + x1² + x0² x1²) = 2 x0 (1 + x1²) = 30 at (1.5, 3), and 2 x1 (1 + x0²) = 19.5
    assert (done[4].returncode, done[4].stdout) == (0, "30 19.5")
    assert done[2].returncode != 0
    assert "frees memory of an argument" in done[2].stderr
    assert "reserve the memory" in done[2].stderr


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_zeros_of_new_blocks_have_no_derivative(
    ltoad_cc: Path, run: Callable[..., object], tmp_path: Path, level: str
) -> None:
    source, program = tmp_path / "zeroed.c", tmp_path / "zeroed"
    source.write_text(ZEROED)
    run([ltoad_cc, level, source, "-o", program])
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    # x0^4 + x0^4 x1^4 by x0 and x1
    assert (done.returncode, done.stdout) == (0, "14.3438 2.53125"), done.stderr
