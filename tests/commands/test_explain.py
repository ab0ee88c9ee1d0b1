"""``ltoad explain``: plans with source lines."""

import subprocess
from itertools import takewhile
from pathlib import Path

import pytest

from tests.test_cxx_programs import FOLDER

SOURCE = """\
#include <math.h>
#include <stdlib.h>
int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double again(const double *x, int n, int m) {
    double *work = malloc(n * sizeof *work), sum = 0.0;
    for (int i = 0; i < m; i++) {
        for (int j = 0; j < n; j++)
            work[j] = sin(x[j] * i);
        for (int j = 0; j < n; j++)
            sum += work[j] * work[j];
    }
    free(work);
    return sum;
}
double carried(double *state, int n, int m) {
    for (int i = 0; i < m; i++)
        for (int j = 1; j < n; j++)
            state[j] += sin(state[j - 1]);
    return state[n - 1];
}
void gradients(double *x, double *d, int n, int m) {
    __enzyme_autodiff((void *)again, enzyme_dup, x, d, n, m);
    __enzyme_autodiff((void *)carried, enzyme_dup, x, d, n, m);
}
"""


def test_plans_have_reasons(tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(SOURCE)
    command = ["ltoad-cc", "-O2", "-g", "-c", "f.c", "-o", "f.o"]
    subprocess.run(command, cwd=tmp_path, check=True)
    words = ["ltoad", "explain", "f.o"]
    done = subprocess.run(words, cwd=tmp_path, check=True, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("again [gradient]"))
    assert any("run again in the reverse sweep" in line for line in lines[start:])
    first = next(i for i, line in enumerate(lines) if line.startswith("carried [gradient]"))
    objection = next(line for line in lines[first:] if "not replayed" in line)
    assert "reads memory that is overwritten later" in objection
    assert "f.c:19" in objection
    assert any("8 bytes an iteration" in line for line in lines[first:])


def test_functions_of_cxx_have_their_names(tmp_path: Path) -> None:
    source = SOURCE.replace("void __enzyme_autodiff(void *, ...)", "void __enzyme_autodiff(...)")
    (tmp_path / "f.cpp").write_text(source.replace("= malloc", "= (double *)malloc"))
    command = ["ltoad-c++", "-O2", "-g", "-c", "f.cpp", "-o", "f.o"]
    subprocess.run(command, cwd=tmp_path, check=True)
    words = ["ltoad", "explain", "f.o"]
    done = subprocess.run(words, cwd=tmp_path, check=True, capture_output=True, text=True)
    heading = "again(double const*, int, int) [gradient]: _Z5againPKdii.gradient: "
    assert any(line.startswith(heading) for line in done.stdout.splitlines()), done.stdout


def test_nothing_asked_for(tmp_path: Path) -> None:
    (tmp_path / "g.c").write_text("int g(int x) { return x; }\n")
    subprocess.run(["ltoad-cc", "-c", "g.c", "-o", "g.o"], cwd=tmp_path, check=True)
    words = ["ltoad", "explain", "g.o"]
    done = subprocess.run(words, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert done.stdout == "no derivative is asked for\n"


WORDS = """\
int enzyme_dup;
double __enzyme_autodiff(void *, ...);
union word { double whole; float half[2]; long count; };
static union word kept[6];
__attribute__((noinline)) static void put(union word *w, const double *x, int i) {
    if (i % 3 == 0) w->whole = x[i] * x[i];
    else if (i % 3 == 1) w->count = -i;
    else w->half[0] = w->half[1] = (float)x[i];
}
double words(double *x, int n) {
    union word w[6];
    for (int i = 0; i < n; i++) put(w + i, x, i);
    for (int i = 0; i < n; i++)
        kept[5 - i].count = w[i].count;
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += i % 3 == 2 ? kept[i].whole : i % 3 == 1 ? 0 : kept[i].half[0];
    return sum;
}
double plain(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    return sum;
}
void gradients(double *x, double *d, int n) {
    __enzyme_autodiff((void *)words, enzyme_dup, x, d, n);
    __enzyme_autodiff((void *)plain, enzyme_dup, x, d, n);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_objects_with_tags_are_named(tmp_path: Path, level: str) -> None:
    (tmp_path / "w.c").write_text(WORDS)
    command = ["ltoad-cc", level, "-g", "-c", "w.c", "-o", "w.o"]
    subprocess.run(command, cwd=tmp_path, check=True)
    words = ["ltoad", "explain", "w.o"]
    done = subprocess.run(words, cwd=tmp_path, check=True, capture_output=True, text=True)
    lines = _report(done.stdout, "words")
    assert not any("told by the run" in line for line in _report(done.stdout, "plain"))
    objects = "".join(line for line in lines if "types told by the run: " in line)
    assert "`w`" in objects
    assert "`kept`" in objects
    doubt = next(line for line in lines if "since of what is moved at w.c:14:" in line)
    assert "byte 0 may be different things" in doubt
    claims = next(line for line in lines if "accesses say: " in line)
    assert "double at w.c:" in claims
    assert "float at w.c:" in claims


ROWS = """\
#include <string.h>
void __enzyme_autodiff(void *, ...);
typedef struct { double x[6], y[6]; int n, m; float w[9]; int next[6]; } S;
__attribute__((noinline)) void step(S *s)
{
    for (int i = 0; i < s->n; i++) {
        s->x[i] += s->m * s->y[s->next[i]] * s->w[i];
        s->next[i] += 1;
    }
    s->m++;
}
void all(S *s, const double *x)
{
    memcpy(s->x, x, sizeof s->x);
    step(s);
}
extern int enzyme_dup;
void g(S *s, S *d, double *x, double *dx)
{
    __enzyme_autodiff((void *)all, enzyme_dup, s, d, enzyme_dup, x, dx);
}
"""


@pytest.mark.parametrize("level", ["-O1", "-O2"])
def test_arrays_of_a_struct_have_no_tags(tmp_path: Path, level: str) -> None:
    (tmp_path / "r.c").write_text(ROWS)
    command = ["ltoad-cc", level, "-c", "r.c", "-o", "r.o"]
    subprocess.run(command, cwd=tmp_path, check=True)
    words = ["ltoad", "explain", "r.o"]
    done = subprocess.run(words, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert "step" in done.stdout
    assert "told by the run" not in done.stdout


COMMON = """\
      subroutine step(x, e, n)
      integer n, i, k(40), m
      double precision x(n), e, p(40), q(40)
      real w(40)
      common /blk/ p, q, w, k, m
      e = 0
      do i = 1, n
        p(i) = p(i) + q(i)*x(i)*m
        w(i) = w(i) + real(p(i))
        k(i) = k(i) + 1
        e = e + p(k(i))*w(i)
      enddo
      end
      subroutine g(x, dx, e, de, n)
      integer n
      double precision x(n), dx(n), e, de
      integer enzyme_dup, enzyme_const
      common /enzyme_dup/ enzyme_dup
      common /enzyme_const/ enzyme_const
      external step
      call enzyme_autodiff(step, enzyme_dup, x, dx, enzyme_dup, e, de,
     &    enzyme_const, n)
      end
"""


def test_arrays_of_a_common_block_have_no_tags(tmp_path: Path, ltoad_fc: Path) -> None:
    """Their lengths are in the debug information."""
    (tmp_path / "c.f").write_text(COMMON)
    subprocess.run([ltoad_fc, "-O2", "-g", "-c", "c.f", "-o", "c.o"], cwd=tmp_path, check=True)
    words = ["ltoad", "explain", "c.o"]
    done = subprocess.run(words, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert "step" in done.stdout
    assert "told by the run" not in done.stdout


def test_members_of_a_large_class_hold_what_they_are_declared_to_hold(tmp_path: Path) -> None:
    """Indices that are copied from one vector to another say nothing of the forty others."""
    source = FOLDER / "81_large_classes.cpp"
    command = ["ltoad-c++", "-O2", "-std=c++17", "-g", "-c", source, "-o", "basin.o"]
    subprocess.run(command, cwd=tmp_path, check=True)
    words = ["ltoad", "explain", "basin.o"]
    done = subprocess.run(words, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert "call of Basin::route(double) at" in done.stdout
    assert "told by the run" not in done.stdout


def _report(output: str, function: str) -> list[str]:
    """The lines on the gradient of a function."""
    lines = output.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(f"{function} ["))
    inside = takewhile(lambda line: line.startswith(" "), lines[start + 1 :])
    return list(inside)


THREADS = """\
#include <thread>
extern "C" void __enzyme_autodiff(void *, ...);
double f(const double *x) {
    double r = 0;
    std::thread t([&] { r = x[0] * x[0]; });
    t.join();
    return r;
}
void gradient(double *x, double *d) { __enzyme_autodiff((void *)f, x, d); }
"""


def test_threads_that_do_not_run_in_parallel_are_named(tmp_path: Path) -> None:
    assert "a thread that is started at t.cpp:5" in _explained(THREADS, tmp_path)


WAITING = """#include <thread>
#include <barrier>
extern "C" void __enzyme_autodiff(void *, ...);
double f(const double *x) {
    double r = 0, s = 0;
    std::barrier met(2);
    std::thread t([&] { r = x[0] * x[0]; met.arrive_and_wait(); });
    met.arrive_and_wait();
    s = r;
    t.join();
    return s;
}
void gradient(double *x, double *d) { __enzyme_autodiff((void *)f, x, d); }
"""


def test_waits_of_threads_are_named(tmp_path: Path) -> None:
    said = _explained(WAITING, tmp_path, "-std=c++20")
    for line in (7, 8, 10):
        assert f"a thread may wait for others at t.cpp:{line}" in said


def _explained(text: str, folder: Path, *flags: str) -> str:
    """What is said of a program in C++."""
    (folder / "t.cpp").write_text(text)
    command = ["ltoad-c++", "-O2", "-g", *flags, "-c", "t.cpp", "-o", "t.o"]
    subprocess.run(command, cwd=folder, check=True)
    words = ["ltoad", "explain", "t.o"]
    done = subprocess.run(words, cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout
