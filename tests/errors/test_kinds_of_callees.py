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
#include <stdlib.h>

static jmp_buf buffer;
NOINLINE static void leave(int n) { if (n > 5) LEAVE; }
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


INACTIVE = """
__attribute__((noinline, annotate("enzyme_inactive")))
static void out(void) { longjmp(buffer, 1); }
"""


@pytest.mark.parametrize(
    ("before", "leave"),
    [
        ("", "exit(1)"),  # code without a body may jump
        (
            INACTIVE.replace("INACTIVE", '__attribute__((noinline, annotate("enzyme_inactive")))'),
            "out()",
        ),
    ],
)
def test_what_returns_twice_is_refused_unless_all_jumps_are_known(
    before: str, leave: str, refused: Refused
) -> None:
    program = JUMPS.replace("LEAVE", leave).replace("buffer;\n", f"buffer;\n{before}\n", 1)
    message = refused(program)
    assert "setjmp' has no derivative rule" in message
    assert "return an error code instead" in message


UNSEEN = """
int MPI_Win_flush(int, void *);
static double out, in;
static void *window;
NOINLINE static void exchange(void) { MPI_Win_flush(0, window); }
NOINLINE static void step(int n) { while (n--) exchange(); }
NOINLINE static double f(double x, int n) { WHAT; return 10.0 * in + x; }
int main(int argc, char **argv) { out = argc; return (int)__enzyme_autodiff((void *)f, 1.0, argc); }
"""


@pytest.mark.parametrize("what", ["MPI_Win_flush(n, window)", "exchange()", "step(n)"])
def test_what_travels_unseen_is_refused_wherever_it_starts(what: str, refused: Refused) -> None:
    """No argument is active, but the buffers may be: derivatives were lost without a word."""
    assert "'MPI_Win_flush'" in refused(UNSEEN.replace("WHAT", what))


DETACHED = """
#include <omp.h>
static double f(const double *x, int n)
{
    double sum = 0.0;
    omp_event_handle_t done;
#pragma omp parallel
#pragma omp single
#pragma omp task detach(done) shared(sum)
    {
        sum = x[0] * n;
        omp_fulfill_event(done);
    }
    return sum;
}
double x[4] = {1, 2, 3, 4}, dx[4];
int main(void) { __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx, enzyme_const, 4); }
"""


def test_constructs_of_openmp_that_are_not_known_are_refused(refused: Refused) -> None:
    message = refused(DETACHED, "-fopenmp")
    assert "__kmpc_task_allow_completion_event" in message
    assert "outside of the differentiated parallel region" in message


SHARED_BY_A_RULE = """
NOINLINE double total(const double *x, int n) { return x[n] * x[n]; }
static double forwards(const double *x, double *dx, int n) { return total(x, n); }
static void backwards(const double *x, double *dx, int n, double dy) { dx[n] += 2.0 * x[n] * dy; }
void *__enzyme_register_gradient_total[3] = {(void *)total, (void *)forwards,
                                            (void *)backwards};
static void f(const double *x, double *y)
{
#pragma omp parallel for
    for (int i = 0; i < 4; i++)
        y[i] = total(x, i % 2);
}
double x[4] = {1, 2, 3, 4}, dx[4], y[4], dy[4];
int main(void) { __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy); }
"""


def test_rules_are_not_used_by_several_threads_at_once(refused: Refused) -> None:
    """They would add to the same derivative, and lose what others add."""
    message = refused(SHARED_BY_A_RULE, "-fopenmp")
    assert "adds to its derivative as if it were alone" in message
