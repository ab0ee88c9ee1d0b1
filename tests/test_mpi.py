"""Programs whose processes communicate check their own derivatives, with several processes.

Levels matter as in test_programs; of two laps through them in C, one runs always.  What differs
between libraries is handles alone.
"""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import LEVELS, in_turn

FOLDER = Path(__file__).parent / "mpi_programs"
C_PROGRAMS = sorted(FOLDER.glob("*.c"))
CXX_PROGRAMS = sorted(FOLDER.glob("*.cpp"))
FORTRAN_PROGRAMS = sorted(FOLDER.glob("*.f90"))
THREADED = sorted((FOLDER / "threads").iterdir())
RANKS = (1, 3, 4)
LIBRARIES = ("openmpi", pytest.param("mpich", marks=pytest.mark.slow))
WINDOWS_OF_ONE_PROCESS = ["--mca", "osc", "^rdma"]
"""Without the component of Open MPI that makes no windows where there is one process alone."""
LAUNCHERS = {
    "openmpi": [
        "mpirun.openmpi",
        "--oversubscribe",
        "--allow-run-as-root",
        *WINDOWS_OF_ONE_PROCESS,
    ],
    "mpich": ["mpirun.mpich"],
}
SHOWS = {
    "openmpi": (["--showme:compile"], ["--showme:link"]),
    "mpich": (["-compile_info"], ["-link_info"]),
}

Run = Callable[..., object]


def flags(library: str, driver: str = "mpicc") -> list[list[str]]:
    """What the compiler driver of a library adds: to compile, and to link."""
    found = shutil.which(f"{driver}.{library}")
    if found is None or shutil.which(LAUNCHERS[library][0]) is None:
        pytest.skip(f"no {library}")
    shown = [
        subprocess.run([found, *what], capture_output=True, text=True, check=True).stdout.split()
        for what in SHOWS[library]
    ]
    wanted = ("-I",), ("-L", "-l")
    return [
        [f for f in line if f.startswith(starts)]
        for line, starts in zip(shown, wanted, strict=True)
    ]


@pytest.fixture
def compilers(ltoad_cc: Path, ltoad_cxx: Path, ltoad_fc: Path) -> dict[str, Path]:
    """The drivers, by the suffixes of sources."""
    return {".c": ltoad_cc, ".cpp": ltoad_cxx, ".f90": ltoad_fc}


@pytest.fixture
def run_as_processes(run: Run) -> Callable[[str, Path], None]:
    """Run a program with several numbers of processes."""

    def run_all(library: str, program: Path) -> None:
        for ranks in RANKS:
            run([*LAUNCHERS[library], "-n", str(ranks), program])

    return run_all


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize(("program", "level"), in_turn(C_PROGRAMS, tuple(LEVELS), (0,), one_in=4))
def test_c(
    program: Path,
    level: str,
    library: str,
    ltoad_cc: Path,
    run: Run,
    run_as_processes: Callable[[str, Path], None],
    tmp_path: Path,
) -> None:
    to_compile, to_link = flags(library)
    warnings = ["-Wall", "-Wextra", "-Werror"]
    made, linked = tmp_path / "program.o", tmp_path / "program"
    run([ltoad_cc, *LEVELS[level], *warnings, *to_compile, "-c", program, "-o", made])
    run([ltoad_cc, *LEVELS[level], made, *to_link, "-lm", "-o", linked])
    run_as_processes(library, linked)


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize(("program", "level"), in_turn(THREADED, ("O0", "O2"), (1,), one_in=2))
def test_threads(
    program: Path,
    level: str,
    library: str,
    compilers: dict[str, Path],
    run: Run,
    run_as_processes: Callable[[str, Path], None],
    tmp_path: Path,
) -> None:
    headers, _ = flags(library)
    _, to_link = flags(library, "mpif90" if program.suffix == ".f90" else "mpicc")
    words = [*LEVELS[level], "-fopenmp", *headers, f"-I{FOLDER}", program, *to_link, "-lm"]
    linked = tmp_path / "program"
    run([compilers[program.suffix], *words, "-o", linked], cwd=tmp_path)
    run_as_processes(library, linked)


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize(
    ("program", "level"),
    in_turn(CXX_PROGRAMS, tuple(LEVELS), (2,), long=["01_objects", "03_migration"]),
)
def test_cxx(
    program: Path,
    level: str,
    library: str,
    ltoad_cxx: Path,
    run: Run,
    run_as_processes: Callable[[str, Path], None],
    tmp_path: Path,
) -> None:
    to_compile, to_link = flags(library)
    words = [*LEVELS[level], "-std=c++20", *to_compile]
    linked = tmp_path / "program"
    run([ltoad_cxx, *words, program, *to_link, "-lm", "-o", linked])
    run_as_processes(library, linked)


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize(("program", "level"), in_turn(FORTRAN_PROGRAMS, ("O0", "O2"), (0,)))
def test_fortran(
    program: Path,
    level: str,
    library: str,
    ltoad_fc: Path,
    run: Run,
    run_as_processes: Callable[[str, Path], None],
    tmp_path: Path,
) -> None:
    headers, _ = flags(library)
    _, to_link = flags(library, "mpif90")
    linked = tmp_path / "program"
    run([ltoad_fc, *LEVELS[level], *headers, program, *to_link, "-o", linked], cwd=tmp_path)
    run_as_processes(library, linked)


@pytest.mark.parametrize("level", ["O0", pytest.param("O2", marks=pytest.mark.slow)])
@pytest.mark.parametrize("sources", [("by_hand",), ("mpi_f08", "dust")])
def test_names_of_mpi_f08(
    sources: tuple[str, ...],
    level: str,
    ltoad_fc: Path,
    run: Run,
    run_as_processes: Callable[[str, Path], None],
    tmp_path: Path,
) -> None:
    """The module itself is gfortran's where MPI was built with that; what it calls is not."""
    headers, _ = flags("openmpi")
    _, to_link = flags("openmpi", "mpif90")
    programs, linked = [FOLDER / "f08" / f"{name}.f90" for name in sources], tmp_path / "program"
    words = [*LEVELS[level], *headers, *programs, *to_link, "-lmpi_usempif08", "-o", linked]
    run([ltoad_fc, *words], cwd=tmp_path)
    run_as_processes("openmpi", linked)


def test_sanitizers_leave_communication_alone(
    ltoad_cc: Path, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The child that runs a function once more hung there, or took messages of the others."""
    to_compile, to_link = flags("openmpi")
    linked = tmp_path / "program"
    source = FOLDER / "31_geothermal_doublet.c"
    words = ["-O1", "-g", "--ltoad-sanitize", *to_compile, source, *to_link, "-lm", "-o", linked]
    run([ltoad_cc, *words])
    monkeypatch.setenv("LTOAD_SANITIZE_SUMMARY", "1")
    for ranks in (1, 2):
        command = [*LAUNCHERS["openmpi"], "-n", str(ranks), linked]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
        assert "cannot see into: MPI_" in done.stderr
        assert done.stderr.count(", 0 wrong, 1 not checked") == ranks
