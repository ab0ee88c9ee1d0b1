"""Active values in memory that a request calls constant: the link says so where it is plain; the
run where only it can tell."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

DECLARED = """\
extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);
"""
PLAIN = """\
__attribute__((noinline)) static double f(double *x, double *work)
{
    for (int i = 0; i < 4; i++)
        work[i] = x[i] * x[i];
    double sum = 0.0;
    for (int i = 0; i < 4; i++)
        sum += work[i] * work[3 - i];
    return sum;
}
int main(void)
{
    double x[4] = {1, 2, 3, 4}, dx[4] = {0}, work[4];
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, work);
    return 0;
}
"""
HIDDEN = """\
#include <map>
#include <vector>
template <class Return, class... T> Return __enzyme_autodiff(void *, T...);
extern int enzyme_const, enzyme_dup;
struct Desk {
    std::map<int, double> own;
    std::map<int, double> *given;
    int chosen;
};
__attribute__((noinline)) static void put(Desk &desk, double value)
{
    (desk.chosen ? *desk.given : desk.own)[3] = value;
}
static double f(const double *x, std::map<int, double> *given, int chosen)
{
    Desk desk{{}, given, chosen};
    put(desk, *x * *x);
    return (chosen ? *given : desk.own)[3];
}
int main(int count, char **)
{
    std::map<int, double> given{{3, 1.0}};
    double x = 1.5, dx = 0.0;
    __enzyme_autodiff<double>((void *)f, enzyme_dup, &x, &dx, enzyme_const, &given, count - 1);
    return dx != 3.0;
}
"""
BORROWED = """\
#include <math.h>
struct dog { double strength; };
struct turn { struct dog *dog; double length; };
__attribute__((noinline)) static void tire(struct turn *turns, int count)
{
    for (int i = 0; i < count; i++)
        turns[i].dog->strength *= exp(-turns[i].length);
}
__attribute__((noinline)) static double pull(struct turn *turns, int count)
{
    double sum = 0.0;
    for (int i = 0; i < count; i++)
        sum += turns[i].dog->strength * turns[i].length;
    return sum;
}
__attribute__((noinline)) static double f(const double *x, struct dog *dogs)
{
    struct turn turns[3];
    for (int i = 0; i < 3; i++)
        turns[i] = (struct turn){&dogs[i], x[i]};
    double sum = dogs[1].strength + pull(turns, 3);
    tire(turns, 3);
    return sum + pull(turns, 3);
}
int main(void)
{
    double x[3] = {0.1, 0.2, 0.3}, dx[3] = {0};
    struct dog dogs[3] = {{1.0}, {2.0}, {3.0}};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, dogs);
    return 0;
}
"""
"""Another function stores through an address that it finds in active memory."""


def test_plain_store_is_refused(ltoad_cc: Path, tmp_path: Path) -> None:
    source = tmp_path / "work.c"
    source.write_text(DECLARED + PLAIN)
    command = [ltoad_cc, "-O1", "-g", source, "-o", tmp_path / "work"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "argument 2 of 'f' is marked enzyme_const, but active values are stored" in done.stderr
    assert not (tmp_path / "work").exists()


def test_the_run_tells_what_the_link_cannot(
    ltoad_cxx: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    source, program = tmp_path / "desk.cpp", tmp_path / "desk"
    source.write_text(HIDDEN)
    run([ltoad_cxx, "-O1", source, "-o", program])
    assert subprocess.run([program], check=False).returncode == 0
    done = subprocess.run([program, "1"], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "is stored in memory that is constant" in done.stderr


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_stores_of_callees_behind_active_memory_stop_the_run(
    ltoad_cc: Path, run: Callable[..., object], tmp_path: Path, level: str
) -> None:
    source, program = tmp_path / "dogs.c", tmp_path / "dogs"
    source.write_text(DECLARED + BORROWED)
    run([ltoad_cc, level, "-g", source, "-o", program, "-lm"])
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "is stored in memory that is constant" in done.stderr
