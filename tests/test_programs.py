"""Each program of tests/programs checks its own derivatives; it has to pass at every level.

Of ten laps through the levels one is always tried, and the others with the marker ``slow``.

The levels matter because they differ in what reaches the linker: memory traffic and nothing
inlined (-O0), plain SSA (-O1, -O2, -O3 as the driver compiles them), and code that is already
vectorised and unrolled (-O2 with full LTO).  One more takes the tangents from tapes.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests import portions
from tests.portions import in_turn

FOLDER = Path(__file__).parent / "programs"
NUMERICS = sorted((FOLDER / "numerics").glob("*.c"))
PROGRAMS = sorted(FOLDER.glob("*.c"))
LEVELS = {**portions.LEVELS, "tape": ["-O2", "-DFROM_TAPE"]}


@pytest.mark.parametrize(("program", "level"), in_turn(PROGRAMS, tuple(LEVELS), (0,), one_in=10))
def test_program(
    program: Path, level: str, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    flags = [*LEVELS[level], "-std=c11", "-Wall", "-Wextra", "-Werror"]
    run([ltoad_cc, *flags, "-c", program, "-o", tmp_path / "program.o"])
    run([ltoad_cc, *LEVELS[level], tmp_path / "program.o", "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


@pytest.mark.parametrize("level", ["O2", pytest.param("O1", marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("program", "limit"),
    [
        ("110_replay", 65536),
        ("112_entries_by_loop", 200000),
        ("172_promises_and_tests", 8192),
        ("174_blocks_of_iterations_freed", 8192),
    ],
)
def test_a_small_tape(
    program: str, limit: int, level: str, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    """Replayed loops keep little, and what does not change in a loop has one entry."""
    command = [ltoad_cc, *LEVELS[level], f"-DTAPE_LIMIT={limit}", FOLDER / f"{program}.c"]
    run([*command, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


@pytest.mark.parametrize(
    ("program", "level"), in_turn(NUMERICS, ("O0", "O2", "full"), (0,), one_in=2)
)
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
