"""Derivatives of code that is vectorised when it reaches the linker.

Full LTO brings bitcode in which loops are vector code already: with masked
accesses for AVX2 and AVX-512, and with gathers and scatters for the latter.
What clang does not produce is written as IR, in tests/ir_programs.
"""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCES = ["12_nested_loops", "23_in_place", "45_matmul", "81_vector_loops", "82_packed_floats",
           "129_kept_vectors"]  # fmt: skip
PROCESSORS = {"x86-64-v3": "avx2", "x86-64-v4": "avx512f"}


def _processor_has(feature: str) -> bool:
    described = Path("/proc/cpuinfo")
    return described.exists() and feature in described.read_text(encoding="utf-8").split()


@pytest.mark.parametrize("math", ["-ffp-contract=on", "-ffast-math"])
@pytest.mark.parametrize("processor", PROCESSORS)
@pytest.mark.parametrize("source", SOURCES)
def test_vectorised_loops(
    source: str,
    processor: str,
    math: str,
    ltoad_cc: Path,
    run: Callable[..., object],
    tmp_path: Path,
) -> None:
    if not _processor_has(PROCESSORS[processor]):
        pytest.skip(f"this processor has no {PROCESSORS[processor]}")
    program = HERE / "programs" / f"{source}.c"
    flags = ["-O3", f"-march={processor}", math, "-flto=full", "-std=c11"]
    run([ltoad_cc, *flags, program, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


def test_tapes_of_wide_vectors(ltoad_cc: Path, run: Callable[..., object], tmp_path: Path) -> None:
    """A tape is aligned to 16 bytes, and the run crashed where code relied on 32."""
    if not _processor_has("avx2"):
        pytest.skip("this processor has no avx2")
    flags = ["-O2", "-mavx2", "-DFROM_TAPE", HERE / "programs" / "129_kept_vectors.c"]
    run([ltoad_cc, *flags, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


def test_instructions_give_what_the_processor_gives(
    ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    """Calls that mean one instruction are written in others: with the same results, to the bit."""
    if not _processor_has("avx2"):
        pytest.skip("this processor has no avx2")
    clang = shutil.which("clang-19") or shutil.which("clang")
    if clang is None:
        pytest.skip("no compiler that links without ltoad")
    source = HERE / "programs" / "203_instructions_of_one_processor.c"
    printed = []
    for compiler, flags in ((clang, ["-DNATIVE"]), (ltoad_cc, [])):
        command = [compiler, "-O2", "-DVALUES", *flags, source, "-o", tmp_path / "program", "-lm"]
        run(command)
        whole = subprocess.run([tmp_path / "program"], check=True, capture_output=True, text=True)
        printed.append([line for line in whole.stdout.splitlines() if " 0x" in f" {line}"][:22])
    assert len(printed[0]) == 22
    assert printed[0] == printed[1]


AS_WRITTEN = "-O1 -Xclang -disable-llvm-passes --ltoad-opt-before=none"


@pytest.mark.parametrize("level", ["-O0", "-O2", AS_WRITTEN])
@pytest.mark.parametrize("name", sorted(p.stem for p in (HERE / "ir_programs").glob("*.ll")))
def test_written_as_ir(
    name: str, level: str, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    sources = [HERE / "ir_programs" / f"{name}{suffix}" for suffix in (".c", ".ll")]
    include = f"-I{HERE / 'programs'}"
    run([ltoad_cc, *level.split(), include, *sources, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])
