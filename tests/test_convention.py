"""The calling convention as test suites of such tools exercise it, one theme a program.

Each program of ``tests/convention`` compares its derivatives with numbers from mathematics.
They were written before anybody looked at what works.  One in ten is built always, and all
with the marker ``slow``.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import LEVELS

FOLDER = Path(__file__).parent / "convention"
PROGRAMS = sorted(p for p in FOLDER.glob("*.c*") if p.name != "text_main.c")
EIGEN = Path("/usr/include/eigen3")
ONE_IN = 10
NOT_YET = {("bit_scan.c", "O0"): "rows of bits beside rows of numbers in one block"}


def _cases() -> list[object]:
    found = []
    for i, program in enumerate(PROGRAMS):
        for j, level in enumerate(LEVELS):
            always = i % ONE_IN == 0 and (j - i // ONE_IN) % len(LEVELS) == 0
            marks = [] if always else [pytest.mark.slow]
            if (program.name, level) in NOT_YET:
                marks.append(pytest.mark.xfail(reason=NOT_YET[program.name, level], strict=True))
            found.append(pytest.param(program, level, id=f"{program.name}-{level}", marks=marks))
    return found


@pytest.mark.parametrize(("program", "level"), _cases())
def test_program_of_the_convention(
    program: Path,
    level: str,
    ltoad_cc: Path,
    ltoad_cxx: Path,
    run: Callable[..., object],
    tmp_path: Path,
) -> None:
    text = program.read_text()
    libraries = ["-lm"]
    if "cblas_" in text:
        if not list(Path("/usr/lib").glob("*/libopenblas.so")):
            pytest.skip("no OpenBLAS")
        libraries.append("-lopenblas")
    flags: list[str | Path] = ["-std=gnu11"]
    driver = ltoad_cc
    if program.suffix == ".cpp":
        driver, flags = ltoad_cxx, ["-std=c++20"]
    if "<Eigen/" in text or "/Eigen/" in text:
        if not EIGEN.is_dir():
            pytest.skip("no Eigen: install libeigen3-dev")
        flags += ["-isystem", EIGEN]
    executable = tmp_path / "program"
    run([driver, *LEVELS[level], *flags, program, "-o", executable, *libraries], cwd=tmp_path)
    run([executable])


@pytest.mark.slow
def test_textual_ir(ltoad_cc: Path, run: Callable[..., object], tmp_path: Path) -> None:
    """Markers that are metadata, through ``ltoad diff``."""
    ltoad = ltoad_cc.with_name("ltoad")
    run([ltoad, "diff", FOLDER / "text.ll", "-o", tmp_path / "text.o"])
    clang = shutil.which("clang") or shutil.which("clang-19")
    if clang is None:
        pytest.skip("no clang")
    program = tmp_path / "program"
    run([clang, FOLDER / "text_main.c", tmp_path / "text.o", "-o", program, "-lm"])
    run([program])
