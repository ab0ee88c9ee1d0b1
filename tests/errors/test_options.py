"""Options of a request that a part of the program cannot keep to stop the link."""

from collections.abc import Callable

import pytest

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
