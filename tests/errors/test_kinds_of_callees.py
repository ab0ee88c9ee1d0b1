"""What rows say of callees, where a name alone would say something else."""

from collections.abc import Callable

import pytest

Refused = Callable[..., str]

POOL = """
#include <stdlib.h>
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_fwdsplit(void *, ...);
static double pool[64];
static int used;
NOINLINE void *take(long bytes) { void *p = pool + used; used += (int)(bytes / 8); return p; }
NOINLINE void GIVE(void *p) { used = (int)((double *)p - pool); }
void *__enzyme_allocation_like_pool[4] = {(void *)take, (void *)0, (void *)"-1", (void *)GIVE};
NOINLINE static void f(const double *x, double *y)
{
    double *p = take(16);
    p[0] = x[0] * x[0];
    p[1] = x[0];
    y[0] = p[0] * p[1];
    GIVE(p);
}
double x[1], dx[1], y[1], dy[1];
int main(void)
{
    void *tape = __enzyme_augmentfwd((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy);
    __enzyme_fwdsplit((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, tape);
    return dy[0] > 0;
}
"""

JUMPS = """
#include <setjmp.h>

static jmp_buf buffer;
NOINLINE static void leave(int n) { if (n > 5) longjmp(buffer, 1); }
NOINLINE static double f(double x, int n)
{
    if (setjmp(buffer))
        return 0.0;
    leave(n);
    return x * x;
}
int main(int argc, char **argv) { return (int)__enzyme_autodiff((void *)f, 1.0, argc); }
"""


@pytest.mark.parametrize("name", ["free_pool", "freedom", "give_back"])
def test_a_deallocator_of_the_programs_own_does_not_know_sizes(name: str, refused: Refused) -> None:
    """One whose name begins with free was taken for malloc's, and the run crashed."""
    message = refused(POOL.replace("GIVE", name))
    assert f"'{name}' frees active memory" in message
    assert "does not say how much" in message


def test_what_returns_twice_is_refused_whatever_goes_in(refused: Refused) -> None:
    message = refused(JUMPS)
    assert "setjmp' has no derivative rule" in message
    assert "return an error code instead" in message
