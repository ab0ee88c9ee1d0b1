"""Derivatives of programs that call a BLAS library, whose routines ltoad does not see.

The reference library of tests/blas is compiled to machine code; OpenBLAS is
used as well where it is installed.  Part of the link as bitcode, a library is
differentiated like any other code.
"""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LIBRARIES = ["machine code", "bitcode", "openblas"]


def _has_openblas(compiler: str) -> bool:
    command = [compiler, "-print-file-name=libopenblas.so"]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    return Path(found).is_absolute()


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("library", LIBRARIES)
def test_gradients_through_blas(
    library: str, level: str, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    compiler = shutil.which("clang-19") or shutil.which("clang")
    if compiler is None:
        pytest.skip("no clang")
    if library == "openblas" and not _has_openblas(compiler):
        pytest.skip("OpenBLAS is not installed")
    reference = HERE / "blas" / "reference.c"
    linked: list[str | Path] = ["-lopenblas"]
    if library == "machine code":
        run([compiler, "-O1", "-c", reference, "-o", tmp_path / "reference.o"])
        linked = [tmp_path / "reference.o"]
    elif library == "bitcode":
        linked = [reference]
    flags = [level, "-std=c11", f"-I{HERE / 'programs'}"]
    program = tmp_path / "program"
    run([ltoad_cc, *flags, HERE / "blas" / "gradients.c", *linked, "-o", program, "-lm"])
    run([program])
