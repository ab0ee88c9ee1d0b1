"""Options of a request that a part of the program cannot keep to stop the link."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.errors.conftest import DECLARATIONS

Refused = Callable[..., str]

BLAS = """
extern int enzyme_strong_zero;
void __enzyme_fwddiff_void(void *, ...);
double cblas_ddot(int, const double *, int, const double *, int);
NOINLINE double f(const double *x, const double *y) { return cblas_ddot(3, x, 1, y, 1); }
int main(void) {
  double x[3] = {1}, y[3] = {2}, d[3] = {0};
  REQUEST((void *)f, enzyme_strong_zero, enzyme_dup, x, d, enzyme_const, y);
  return 0;
}"""


@pytest.mark.parametrize("request_", ["__enzyme_autodiff_void", "__enzyme_fwddiff_void"])
def test_zeros_in_library_routines(refused: Refused, request_: str) -> None:
    """A library multiplies all elements alike, whatever stands beside a zero."""
    message = refused(BLAS.replace("REQUEST", request_))
    assert "the derivative of 'cblas_ddot' multiplies zeros by whatever there is" in message
    assert "enzyme_strong_zero" in message
    assert "program.c:5" in message


SPLIT = """
extern int enzyme_strong_zero, enzyme_runtime_activity;
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
NOINLINE double f(const double *x) { return x[0] * x[0] * x[1]; }
NOINLINE void *kept(const double *x, double *d) {
  return __enzyme_augmentfwd((void *)f, FORWARDS enzyme_dup, x, d);
}
int main(void) {
  double x[2] = {1, 2}, d[2] = {0};
  void *tape = REQUESTED;
  __enzyme_reverse((void *)f, BACKWARDS enzyme_dup, x, d, 1.0, tape);
  return 0;
}"""
DIRECTLY = "__enzyme_augmentfwd((void *)f, FORWARDS enzyme_dup, x, d)"


def test_tape_of_other_options(refused: Refused) -> None:
    flags = [f"-DREQUESTED={DIRECTLY}", "-DFORWARDS=enzyme_runtime_activity,", "-DBACKWARDS="]
    message = refused(SPLIT, *flags)
    assert "the reverse sweep of 'f' gets a tape of other options" in message
    assert "only one of the two requests has enzyme_runtime_activity" in message


@pytest.mark.parametrize(("forwards", "backwards"), [("", "_"), ("_", ""), ("_", "_")])
def test_tape_of_other_options_on_the_way(
    ltoad_cc: Path, tmp_path: Path, forwards: str, backwards: str
) -> None:
    """Where the link cannot see it the run does."""
    option = {"": "", "_": "enzyme_strong_zero,"}
    source, program = tmp_path / "program.c", tmp_path / "program"
    source.write_text(DECLARATIONS + SPLIT)
    flags = [f"-DFORWARDS={option[forwards]}", f"-DBACKWARDS={option[backwards]}"]
    flags += ["-O2", "-DREQUESTED=kept(x, d)"]
    subprocess.run([ltoad_cc, *flags, source, "-o", program], check=True)
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (forwards == backwards)
    assert ("the tape of another function, of other options" in done.stderr) != (
        forwards == backwards
    )
