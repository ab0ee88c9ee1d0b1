"""Modern Fortran as users write it, one short program for each way of writing: both modes against
differences of fourth order."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import in_turn
from tests.test_fortran_objects import PROGRAM

CASES = {
    p.stem: p.read_text() for p in sorted((Path(__file__).parent / "fortran_modern").glob("*.inc"))
}


@pytest.mark.parametrize(
    ("case", "level"), in_turn(tuple(CASES), ("-O0", "-O2", "-O3"), (1,), one_in=2)
)
def test_modern_fortran(
    ltoad_fc: Path, run: Callable[..., object], tmp_path: Path, case: str, level: str
) -> None:
    source, program = tmp_path / "modern.f90", tmp_path / "modern"
    source.write_text(PROGRAM.format(case=CASES[case]))
    run([ltoad_fc, level, source, "-o", program], cwd=tmp_path)
    run([program])
