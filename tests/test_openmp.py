"""Programs with parallel regions check their own derivatives, with one, two and four threads.

The derivatives do not depend on how many there are; levels matter as in test_programs.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import LEVELS, in_turn

FOLDER = Path(__file__).parent / "openmp_programs"
C_PROGRAMS = sorted(FOLDER.glob("*.c"))
CXX_PROGRAMS = sorted(FOLDER.glob("*.cpp"))
FORTRAN_PROGRAMS = sorted(FOLDER.glob("*.f90"))
INCLUDES = Path(__file__).parent / "user_programs"
LIBOMP = Path("/usr/lib/llvm-19/lib/libomp.so")

pytestmark = pytest.mark.skipif(not LIBOMP.exists(), reason="no libomp")

THREADS = (1, 2, 4)
LIBRARIES = ["-lm", "-latomic"]
"""What clang calls for reductions of complex numbers is in the last one."""


@pytest.fixture
def run_with_threads(run: Callable[..., object]) -> Callable[[Path], None]:
    """Run a program with several numbers of threads."""

    def run_all(program: Path) -> None:
        for threads in THREADS:
            run([program], env={**os.environ, "OMP_NUM_THREADS": str(threads)})

    return run_all


@pytest.mark.parametrize(("program", "level"), in_turn(C_PROGRAMS, tuple(LEVELS), (0,), one_in=6))
def test_c(
    program: Path,
    level: str,
    ltoad_cc: Path,
    run: Callable[..., object],
    run_with_threads: Callable[[Path], None],
    tmp_path: Path,
) -> None:
    flags = [*LEVELS[level], "-fopenmp"]
    warnings = ["-Wall", "-Wextra", "-Werror", "-Wno-pass-failed"]
    run([ltoad_cc, *flags, *warnings, "-c", program, "-o", tmp_path / "program.o"])
    run([ltoad_cc, *flags, tmp_path / "program.o", "-o", tmp_path / "program", *LIBRARIES])
    run_with_threads(tmp_path / "program")


@pytest.mark.parametrize(("program", "level"), in_turn(CXX_PROGRAMS, tuple(LEVELS), (2,)))
def test_cxx(
    program: Path,
    level: str,
    ltoad_cxx: Path,
    run: Callable[..., object],
    run_with_threads: Callable[[Path], None],
    tmp_path: Path,
) -> None:
    flags = [*LEVELS[level], "-std=c++20", "-fopenmp", "-Wno-pass-failed"]
    run([ltoad_cxx, *flags, program, "-o", tmp_path / "program"])
    run_with_threads(tmp_path / "program")


@pytest.mark.parametrize(
    ("program", "level"), in_turn(FORTRAN_PROGRAMS, ("O0", "O2"), (0,), one_in=2)
)
def test_fortran(
    program: Path,
    level: str,
    ltoad_fc: Path,
    run: Callable[..., object],
    run_with_threads: Callable[[Path], None],
    tmp_path: Path,
) -> None:
    flags = [*LEVELS[level], "-fopenmp", f"-I{INCLUDES}"]
    run([ltoad_fc, *flags, program, "-o", tmp_path / "program"], cwd=tmp_path)
    run_with_threads(tmp_path / "program")


@pytest.mark.parametrize(
    ("program", "level"),
    in_turn(("36_cooling_plate", "37_slots_by_chance"), ("O0", "O2", "full"), (1,)),
)
def test_checkpoints(
    program: str,
    level: str,
    ltoad_cc: Path,
    run: Callable[..., object],
    run_with_threads: Callable[[Path], None],
    tmp_path: Path,
) -> None:
    """A loop around parallel regions keeps to the limit of the tape, if its regions can be run
    again: a tape of the first one has 6 MB."""
    flags = [*LEVELS[level], "-fopenmp", "-DTAPE_LIMIT=900000", "-Wl,--ltoad-tape-limit=256K"]
    source = FOLDER / f"{program}.c"
    run([ltoad_cc, *flags, source, "-o", tmp_path / "program", *LIBRARIES])
    run_with_threads(tmp_path / "program")
