"""Smallest programs that ask for a derivative, one for each language; each checks it itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Trial:
    """A program and the name of its file."""

    file: str
    text: str


C = Trial(
    "square.c",
    """\
extern double __enzyme_autodiff(void *, ...);
static double square(double x) { return x * x; }
int main(void) { return __enzyme_autodiff((void *)square, 3.0) != 6.0; }
""",
)

CXX = Trial(
    "squares.cpp",
    """\
#include <vector>
template <class Result, class... Arguments> Result __enzyme_autodiff(void *, Arguments...);
static double square(double x)
{
    std::vector<double> all(3, x);
    double sum = 0;
    for (double each : all)
        sum += each * each;
    return sum;
}
int main() { return __enzyme_autodiff<double>((void *)square, 3.0) != 18.0; }
""",
)

FORTRAN = Trial(
    "square.f90",
    """\
program main
   use ltoad
   implicit none
   real(8) :: x(1) = [3d0], dx(1)
   call ltoad_gradient(square, x, dx)
   if (dx(1) /= 6d0) error stop
contains
   real(8) function square(x)
      real(8), intent(in) :: x(:)
      square = x(1)**2
   end function
end program
""",
)

RUST = Trial(
    "square.rs",
    """\
use std::ffi::c_void;
extern "C" { fn __enzyme_autodiff(function: *const c_void, ...) -> f64; }
extern "C" fn square(x: f64) -> f64 { x * x }
fn main() {
    let slope = unsafe { __enzyme_autodiff(square as *const c_void, 3.0f64) };
    std::process::exit((slope != 6.0) as i32)
}
""",
)
