"""What has no derivative among messages is named: when the program is linked, or when it runs."""

import subprocess
from pathlib import Path

import pytest

from tests.test_mpi import LAUNCHERS, flags

BEGINNING = r"""
#include <mpi.h>
#include <stdio.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
static MPI_Request request;
static double buffer;
"""
END = r"""
int main(int count, char **arguments)
{
    double x = 0.5, dx = 0.0;
    MPI_Init(&count, &arguments);
    BEFORE;
    __enzyme_autodiff((void *)f, enzyme_dup, &x, &dx);
    AFTER;
    printf("got %g\n", dx);
    return MPI_Finalize();
}
"""

OWN_OPERATION = """
static void larger(void *in, void *out, int *n, MPI_Datatype *type)
{
    (void)type;
    for (int i = 0; i < *n; i++)
        if (((double *)in)[i] > ((double *)out)[i]) ((double *)out)[i] = ((double *)in)[i];
}
static double f(const double *x)
{
    double all;
    MPI_Op op;
    MPI_Request reduced;
    PMPI_Op_create(larger, 1, &op);
    MPI_Iallreduce(x, &all, 1, MPI_DOUBLE, op, MPI_COMM_WORLD, &reduced);
    MPI_Wait(&reduced, MPI_STATUS_IGNORE);
    return all;
}
"""
INTEGERS = """
static double f(const double *x)
{
    double got, square = x[0] * x[0];
    MPI_Datatype word = MPI_INT64_T;
    MPI_Allreduce(&square, &got, 1, word, MPI_BOR, MPI_COMM_WORLD);
    return got;
}
"""
ENDS_ELSEWHERE = """
static double f(const double *x)
{
    buffer = x[0] * x[0];
    MPI_Isend(&buffer, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, &request);
    return buffer;
}
"""
BEGUN_ELSEWHERE = """
static double f(const double *x)
{
    double square = x[0] * x[0];
    MPI_Send(&square, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    return buffer * square;
}
"""
WINDOW_FROM_ELSEWHERE = """
static MPI_Win window;
static double f(const double *x)
{
    double square = x[0] * x[0];
    MPI_Win_fence(0, window);
    MPI_Put(&square, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, window);
    MPI_Win_fence(0, window);
    return buffer;
}
"""
BYTES_IN_WINDOW = """
static double f(const double *x)
{
    double got, square = x[0] * x[0];
    MPI_Datatype word = MPI_INT64_T;
    MPI_Win window;
    MPI_Win_create(&got, 8, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_fence(0, window);
    MPI_Put(&square, 1, word, 0, 0, 1, word, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
    return got;
}
"""
MAKES_WINDOW = """
MPI_Win_create(&buffer, 8, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &window)"""
RECEIVE = "MPI_Recv(&buffer, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)"
POST = "MPI_Irecv(&buffer, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, &request)"


def _program(body: str, before: str = "", after: str = "") -> str:
    return BEGINNING + body + END.replace("BEFORE", before).replace("AFTER", after)


def _linked(
    text: str, ltoad_cc: Path, folder: Path, *more: str
) -> subprocess.CompletedProcess[str]:
    to_compile, to_link = flags("openmpi")
    source = folder / "program.c"
    source.write_text(text)
    command = [str(ltoad_cc), "-O1", "-g", *more, *to_compile, str(source), *to_link]
    command += ["-o", str(folder / "program")]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("body", "before", "after", "message"),
    [
        (OWN_OPERATION, "", "", "MPI_Iallreduce in a derivative: this operation has no derivative"),
        (INTEGERS, "", "", "program.c:14: MPI_Allreduce in a derivative: numbers that depend"),
        (ENDS_ELSEWHERE, "", RECEIVE, "MPI_Isend in a derivative: its request was not completed"),
        (WINDOW_FROM_ELSEWHERE, MAKES_WINDOW, "", "this window was made outside of the"),
        (BYTES_IN_WINDOW, "", "", "MPI_Put in a derivative: numbers among bytes or integers"),
        (BEGUN_ELSEWHERE, POST, "", "MPI_Wait in a derivative: this request was made outside"),
    ],
    ids=[
        *("own operation of others", "integers", "ends elsewhere", "window from elsewhere"),
        *("bytes in a window", "begun elsewhere"),
    ],
)
def test_what_only_the_run_knows_stops_it(
    body: str, before: str, after: str, message: str, ltoad_cc: Path, tmp_path: Path
) -> None:
    done = _linked(_program(body, before, after), ltoad_cc, tmp_path)
    assert done.returncode == 0, done.stderr
    command = [*LAUNCHERS["openmpi"], "-n", "1", str(tmp_path / "program")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ran.returncode != 0
    assert message in ran.stderr
    assert "got" not in ran.stdout


WINDOW = """
static MPI_Win window;
static double f(const double *x)
{
    double square = x[0] * x[0];
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, window);
    MPI_Put(&square, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, window);
    MPI_Win_unlock(0, window);
    return buffer;
}
"""
PARALLEL = """
static double f(const double *x)
{
    double sum = 0.0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < 4; i++) {
        double all, mine = x[0] * i;
        MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_SELF);
        sum += all;
    }
    return sum;
}
"""
TWICE = """
static double g(const double *x)
{
    double all, square = x[0] * x[0];
    MPI_Allreduce(&square, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all * all;
}
static double f(const double *x)
{
    double dx = 1.0;
    return __enzyme_fwddiff((void *)g, enzyme_dup, x, &dx);
}
"""


@pytest.mark.parametrize(
    ("body", "flag", "message"),
    [
        (WINDOW, "-g", "MPI_Win_lock"),
        (TWICE, "-g", "derivatives of derivatives are not followed across processes"),
    ],
    ids=["window", "second derivative"],
)
def test_what_is_seen_before_is_refused(
    body: str, flag: str, message: str, ltoad_cc: Path, tmp_path: Path
) -> None:
    done = _linked(_program(body), ltoad_cc, tmp_path, flag)
    assert done.returncode != 0
    assert message in done.stderr
    assert "internal error" not in done.stderr


def test_threads_that_communicate_at_the_same_time_are_refused(
    ltoad_cc: Path, tmp_path: Path
) -> None:
    several = "int given; MPI_Init_thread(&count, &arguments, MPI_THREAD_MULTIPLE, &given)"
    text = _program(PARALLEL).replace("MPI_Init(&count, &arguments)", several)
    done = _linked(text, ltoad_cc, tmp_path, "-fopenmp")
    assert done.returncode == 0, done.stderr
    command = [*LAUNCHERS["openmpi"], "-n", "1", str(tmp_path / "program")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ran.returncode != 0
    assert "threads may communicate at the same time" in ran.stderr
