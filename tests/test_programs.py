"""Each program of tests/programs checks its own derivatives; it has to pass at every level.

One level of each is tried always, and the others with the marker ``slow``.

The levels matter because they differ in what reaches the linker: memory traffic and nothing
inlined (-O0), plain SSA (-O1, -O2, -O3 as the driver compiles them), and code that is already
vectorised and unrolled (-O2 with full LTO).  One more takes the tangents from tapes.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import in_turn

FOLDER = Path(__file__).parent / "programs"
NUMERICS = sorted((FOLDER / "numerics").glob("*.c"))
PROGRAMS = sorted(FOLDER.glob("*.c"))
LEVELS = {
    "O0": ["-O0"],
    "O1": ["-O1"],
    "O2": ["-O2"],
    "O3": ["-O3"],
    "full": ["-O2", "-flto=full"],
    "tape": ["-O2", "-DFROM_TAPE"],
}


@pytest.mark.parametrize(("program", "level"), in_turn(PROGRAMS, tuple(LEVELS), (0,)))
def test_program(
    program: Path, level: str, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    flags = [*LEVELS[level], "-std=c11", "-Wall", "-Wextra", "-Werror"]
    run([ltoad_cc, *flags, "-c", program, "-o", tmp_path / "program.o"])
    run([ltoad_cc, *LEVELS[level], tmp_path / "program.o", "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


@pytest.mark.parametrize("level", ["O1", "O2"])
def test_replayed_loops_keep_little(
    level: str, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    command = [ltoad_cc, *LEVELS[level], "-DTAPE_LIMIT=65536", FOLDER / "110_replay.c"]
    run([*command, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


@pytest.mark.parametrize("level", ["O1", "O2"])
def test_one_entry_for_what_does_not_change(
    level: str, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    command = [ltoad_cc, *LEVELS[level], "-DTAPE_LIMIT=200000", FOLDER / "112_entries_by_loop.c"]
    run([*command, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


@pytest.mark.parametrize(("program", "level"), in_turn(NUMERICS, ("O0", "O2", "full"), (0,)))
def test_numerical_program(
    program: Path, level: str, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    command = [ltoad_cc, *LEVELS[level], "-Wall", f"-I{FOLDER}", program]
    run([*command, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


@pytest.mark.parametrize(("header", "suffix"), [("check.h", "c"), ("cxx/check.hpp", "cpp")])
def test_a_program_that_checks_nothing_fails(
    header: str, suffix: str, ltoad_cxx: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    source = tmp_path / f"program.{suffix}"
    source.write_text(
        f'#include "{FOLDER / header}"\nint main(void) {{ return check_result(); }}\n'
    )
    driver = ltoad_cxx if suffix == "cpp" else ltoad_cxx.with_name("ltoad-cc")
    run([driver, "-DREVERSE_ONLY", source, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"], status=1)
