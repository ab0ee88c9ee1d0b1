"""Programs that check themselves are quiet where derivatives are right, and say where one is lost.

What is wrong here is a rule that the program brings, which only counts if it is asked for.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.test_cxx_programs import EIGEN, REFUSED
from tests.test_cxx_programs import PROGRAMS as CXX_PROGRAMS
from tests.test_programs import NUMERICS, PROGRAMS
from tests.test_rust_programs import PROGRAMS as RUST_PROGRAMS

FOLDER = Path(__file__).parent / "programs"
COUNTING_PAGES = {"177_grown_tapes"}
"""Programs that count their page faults, of which the sanitizer's children cause some."""
Build = Callable[..., Path]


@pytest.fixture
def sanitized(run: Callable[..., object], tmp_path: Path) -> Build:
    """Builds a program in which every request checks itself."""

    def build(driver: Path, source: Path, *flags: str) -> Path:
        program = tmp_path / source.stem
        headers = [f"-I{source.parent}", f"-I{source.parent.parent}"]
        run([driver, *flags, *headers, source, "--ltoad-sanitize", "-o", program, "-lm"])
        return program

    return build


def ended(program: Path, **settings: str) -> tuple[int, str]:
    """The exit status, and what the sanitizer said."""
    environment = dict(os.environ, LTOAD_SANITIZE_SUMMARY="1", **settings)
    done = subprocess.run(
        [program], env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    said = [line for line in done.stderr.splitlines() if "random" not in line]
    return done.returncode, "\n".join(said)


def line_of(source: Path, word: str) -> int:
    lines = source.read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if word in line)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", ["moves", "anywhere"])
def test_right_derivatives_are_quiet(
    ltoad_cc: Path, sanitized: Build, name: str, level: str
) -> None:
    """Through lists, blocks and a sort; tables of functions, parts of words, and mere copies."""
    status, said = ended(sanitized(ltoad_cc, FOLDER / f"{name}.c", level, "-g"))
    assert (status, said) == (0, "ltoad: sanitizer: 3 checked, 0 wrong, 0 not checked")


def test_library_functions_behind_addresses_are_followed(ltoad_cc: Path, sanitized: Build) -> None:
    status, said = ended(sanitized(ltoad_cc, FOLDER / "chosen.c", "-O2"))
    assert (status, said) == (0, "ltoad: sanitizer: 2 checked, 0 wrong, 0 not checked")


def test_pairs_of_floats_that_are_moved_as_words(ltoad_cc: Path, sanitized: Build) -> None:
    status, said = ended(sanitized(ltoad_cc, FOLDER / "pairs.c", "-O2"))
    assert (status, said) == (0, "ltoad: sanitizer: 1 checked, 0 wrong, 0 not checked")


def test_what_sums_that_cancel_leave_is_not_judged(ltoad_cc: Path, sanitized: Build) -> None:
    """An optimiser that has converged was said to have wrong derivatives."""
    status, said = ended(sanitized(ltoad_cc, FOLDER / "least.c", "-O2"))
    assert (status, said) == (0, "ltoad: sanitizer: 1 checked, 0 wrong, 0 not checked")


def test_the_line_is_told_at_which_a_derivative_is_lost(ltoad_cc: Path, sanitized: Build) -> None:
    source = FOLDER / "lost.c"
    status, said = ended(sanitized(ltoad_cc, source, "-O2", "-g"), LTOAD_SANITIZE_RULES="1")
    assert status == 66
    assert re.search(rf"lost at \S*lost\.c:{line_of(source, '/* lost */')} in move: ", said), said
    assert said.endswith("1 checked, 1 wrong, 0 not checked")


def test_without_debug_information_the_remedy_is_told(ltoad_cc: Path, sanitized: Build) -> None:
    settings = {"LTOAD_SANITIZE_RULES": "1", "LTOAD_SANITIZE_STATUS": "3"}
    status, said = ended(sanitized(ltoad_cc, FOLDER / "lost.c", "-O2"), **settings)
    assert status == 3
    assert re.search(r"lost at move: (load|store) of doubles \(8 bytes\)", said), said
    assert "compile with -g" in said


def test_rules_of_the_program_are_not_judged_unasked(ltoad_cc: Path, sanitized: Build) -> None:
    status, said = ended(sanitized(ltoad_cc, FOLDER / "lost.c", "-O2"))
    assert status == 0
    assert "uses what is registered for move" in said


def test_few_calls_of_a_request_are_checked(ltoad_cc: Path, sanitized: Build) -> None:
    status, said = ended(sanitized(ltoad_cc, FOLDER / "lost.c", "-O2"), LTOAD_SANITIZE_CHECKS="0")
    assert (status, said) == (0, "ltoad: sanitizer: 0 checked, 0 wrong, 0 not checked")


@pytest.mark.slow
@pytest.mark.parametrize("source", [*PROGRAMS, *NUMERICS], ids=lambda p: p.stem)
def test_no_program_gives_a_false_alarm(ltoad_cc: Path, sanitized: Build, source: Path) -> None:
    if source.stem in COUNTING_PAGES:
        pytest.skip("counts page faults")
    status, said = ended(sanitized(ltoad_cc, source, "-O2", "-g"))
    assert status == 0, said


@pytest.mark.slow
@pytest.mark.parametrize("source", CXX_PROGRAMS, ids=lambda p: p.stem)
def test_no_program_in_cxx_gives_one(ltoad_cxx: Path, sanitized: Build, source: Path) -> None:
    if (source.stem, "O2") in REFUSED or ("eigen" in source.stem and not EIGEN.is_dir()):
        pytest.skip("cannot be built")
    flags = ["-O2", "-g", "-std=c++17", f"-isystem{EIGEN}"]
    status, said = ended(sanitized(ltoad_cxx, source, *flags))
    assert status == 0, said


@pytest.mark.slow
@pytest.mark.parametrize("source", RUST_PROGRAMS, ids=lambda p: p.stem)
def test_no_program_in_rust_gives_one(
    ltoad_cc: Path, run: Callable[..., object], source: Path, tmp_path: Path
) -> None:
    if shutil.which("rustc") is None:
        pytest.skip("no rustc: nothing here compiles Rust")
    flags = ["--edition", "2024", "-C", "opt-level=2", "-C", "linker-plugin-lto"]
    link = ["-C", f"linker={ltoad_cc}", "-C", "link-arg=--ltoad-sanitize"]
    run(["rustc", *flags, *link, source, "-o", tmp_path / "program"], cwd=tmp_path)
    status, said = ended(tmp_path / "program")
    assert status == 0, said


@pytest.mark.slow
@pytest.mark.parametrize("driver", ["driver77.f", "driver90.f90"])
def test_no_program_in_fortran_gives_one(
    ltoad_fc: Path, run: Callable[..., object], repository: Path, tmp_path: Path, driver: str
) -> None:
    folder = repository / "samples" / "fortran"
    sources = [folder / name for name in ("heat.f", "flux.f", "setup.f", driver)]
    run([ltoad_fc, "-O2", *sources, "--ltoad-sanitize", "-o", tmp_path / "rod"], cwd=tmp_path)
    status, said = ended(tmp_path / "rod")
    assert status == 0, said
    assert ", 0 wrong, 0 not checked" in said
