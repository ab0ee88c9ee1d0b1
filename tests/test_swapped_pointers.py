"""Static pointers that are swapped, or that share blocks: what they led to before the derivative
was called has one shadow, whoever leads to it then."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

FORTRAN = """\
module fields
   implicit none
   {declared}
contains
   subroutine prepare
      {before}
   end subroutine prepare
   subroutine energy(x, e)
      real(8), intent(in) :: x(4)
      real(8), intent(out) :: e
      real(8), pointer :: tmp(:)
      integer :: step, i
      {first}
      do i = 1, 8
         old(i) = x(1) * sin(0.3d0 * i) + x(2) * i
         new(i) = 0
      end do
      e = 0
      do step = 1, 6
         new(1) = old(1)
         new(8) = old(8)
         do i = 2, 7
            new(i) = old(i) + x(3) * (old(i-1) - 2 * old(i) + old(i+1)) - x(4) * old(i)**2
         end do
         {swap}
         e = e + sum(old**2)
      end do
      e = e + sum(new * old)
      {last}
   end subroutine energy
end module fields
program main
   use fields
   use ltoad
   implicit none
   real(8) :: x(4), dx(4), y(4), e, de, a, b
   integer :: i, k
   call prepare
   x = [0.5d0, 0.1d0, 0.2d0, 0.05d0]
   do k = 1, 2
      dx = 0
      de = 1
      e = 0
      call enzyme_autodiff(energy, enzyme_dup, x, dx, enzyme_dup, e, de)
      do i = 1, 4
         y = x
         y(i) = x(i) + 1d-6
         call energy(y, a)
         y(i) = x(i) - 1d-6
         call energy(y, b)
         print *, dx(i), (a - b) / 2d-6
         if (.not. abs(dx(i) - (a - b) / 2d-6) < 1d-6 * (1 + abs(dx(i)))) stop 1
      end do
   end do
end program main
"""
POINTERS = "real(8), pointer :: old(:) => null(), new(:) => null()"
STATIC = f"{POINTERS}; real(8), target :: one(8) = 0, two(8) = 0"
ALLOCATED = f"{POINTERS}; real(8), allocatable, target :: one(:), two(:)"
LEVELS = f"{POINTERS}; real(8), allocatable, target :: levels(:, :)"
SWAP = "tmp => old; old => new; new => tmp"
ASSOCIATE = "old => one; new => two"
DECLARED = {
    "allocated before": (POINTERS, "allocate (old(8), new(8))", "", SWAP, ""),
    "allocated inside": (POINTERS, "", "allocate (old(8), new(8))", SWAP, "deallocate (old, new)"),
    "assigned": (POINTERS, "allocate (old(8), new(8))", "", "old = new", ""),
    "static targets": (STATIC, ASSOCIATE, "", SWAP, ""),
    "static targets, read": (STATIC, ASSOCIATE, "", SWAP, "e = e + sum(one * two)"),
    "static targets inside": (STATIC, "", ASSOCIATE, SWAP, ""),
    "targets": (ALLOCATED, f"allocate (one(8), two(8)); {ASSOCIATE}", "", SWAP, ""),
    "targets, read": (
        ALLOCATED,
        f"allocate (one(8), two(8)); {ASSOCIATE}",
        "",
        SWAP,
        "e = e + sum(one * two)",
    ),
    "targets inside": (ALLOCATED, "allocate (one(8), two(8))", ASSOCIATE, SWAP, ""),
    "levels, read": (
        LEVELS,
        "allocate (levels(8, 2)); old => levels(:, 1); new => levels(:, 2)",
        "",
        SWAP,
        "e = e + sum(levels(:, 1) * levels(:, 2))",
    ),
}


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name.endswith("read") else pytest.mark.slow)
        for name in DECLARED
    ],
)
def test_module_pointers(
    ltoad_fc: Path, run: Callable[..., object], tmp_path: Path, name: str, level: str
) -> None:
    source, program = tmp_path / "levels.f90", tmp_path / "levels"
    words = ("declared", "before", "first", "swap", "last")
    source.write_text(FORTRAN.format(**dict(zip(words, DECLARED[name], strict=True))))
    run([ltoad_fc, level, source, "-o", program], cwd=tmp_path)
    run([program])


C = """\
#include <math.h>
#include <stdlib.h>
extern void __enzyme_autodiff(void *, ...);
enum { N = 200000 }; /* so large that the blocks go back to the system */
%(declared)s
static void start(const double *x)
{
    for (int i = 0; i < 8; i++) {
        cur[i] = x[0] * sin(i) + x[1] * i * 0.1;
        nxt[i] = 0;
    }
}
static void step(const double *x)
{
    nxt[0] = cur[0];
    nxt[7] = cur[7];
    for (int i = 1; i < 7; i++)
        nxt[i] = cur[i] + x[2] * (cur[i - 1] - 2 * cur[i] + cur[i + 1]) - 0.05 * cur[i] * cur[i];
    %(swap)s
}
static void prepare(int n) { %(before)s; }
static void finish(int n) { %(after)s; }
static double energy(const double *x)
{
    double e = x[2];
    start(x);
    for (int s = 0; s < 6; s++)
        step(x);
    for (int i = 0; i < 8; i++)
        e += cur[i] * nxt[i] %(more)s;
    return e;
}
int main(int argc, char **argv)
{
    for (int k = 0; k < 3; k++) {
        double x[3] = {0.5, 0.3, 0.2}, dx[3] = {0};
        prepare(argc + k);
        __enzyme_autodiff((void *)energy, x, dx);
        for (int i = 0; i < 3; i++) {
            double y[3] = {x[0], x[1], x[2]};
            y[i] = x[i] + 1e-6;
            double slope = energy(y);
            y[i] = x[i] - 1e-6;
            slope = (slope - energy(y)) / 2e-6;
            if (!(fabs(dx[i] - slope) < 1e-5 * (1 + fabs(slope))))
                return 1;
        }
        finish(argc + k);
    }
    return 0;
}
"""
TWO = "static double *cur, *nxt;"
ALLOCATE = "cur = malloc(N * 8); nxt = malloc(N * 8)"
FREE = "free(cur); free(nxt); cur = nxt = 0"
IN_C = {
    "swapped": (TWO, "double *t = cur; cur = nxt; nxt = t;", ALLOCATE, FREE, ""),
    "of one struct": (
        "static struct { double *cur, *nxt; } g;\n#define cur g.cur\n#define nxt g.nxt",
        "double *t = cur; cur = nxt; nxt = t;",
        ALLOCATE,
        FREE,
        "",
    ),
    "to one block": (TWO, "", "if (!cur) cur = malloc(N * 8); nxt = cur", "(void)n", ""),
    "halves": (
        "static double *cur, *nxt, *block;",
        "double *t = cur; cur = nxt; nxt = t;",
        "block = malloc(2 * N * 8); cur = block; nxt = block + N",
        "free(block); block = cur = nxt = 0",
        "+ block[i] * block[i + 1]",
    ),
    "renewed": (
        TWO,
        "free(cur); cur = nxt; nxt = malloc(N * 8); for (int i = 0; i < 8; i++) nxt[i] = x[1] * i;",
        ALLOCATE,
        "if (cur) free(cur); cur = 0; if (nxt) free(nxt); nxt = 0",
        "",
    ),
}
WORDS = ("declared", "swap", "before", "after", "more")


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", IN_C)
def test_static_pointers(
    ltoad_cc: Path, run: Callable[..., object], tmp_path: Path, name: str, level: str
) -> None:
    source, program = tmp_path / "levels.c", tmp_path / "levels"
    source.write_text(C % dict(zip(WORDS, IN_C[name], strict=True)))
    run([ltoad_cc, level, source, "-o", program, "-lm"], cwd=tmp_path)
    run([program])


def test_pointer_left_behind(
    ltoad_cc: Path, run: Callable[..., CompletedProcess[str]], tmp_path: Path
) -> None:
    """One that still leads to a block that was freed through another, where nobody looks."""
    source, program = tmp_path / "levels.c", tmp_path / "levels"
    declared = TWO.replace(";", ", *last;")
    swap = "double *t = cur; cur = nxt; nxt = t; last = cur;"
    words = (declared, swap, f"{ALLOCATE}; last = n > 1 ? cur : nxt", FREE, "+ last[i]")
    source.write_text(C % dict(zip(WORDS, words, strict=True)))
    run([ltoad_cc, "-O2", source, "-o", program, "-lm"], cwd=tmp_path)
    run([program])
