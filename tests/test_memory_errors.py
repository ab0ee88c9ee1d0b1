"""Derivatives use memory as they should: no error and no leak under sanitizers and valgrind.

The sanitizers watch the primal code in the derivative, which is instrumented, and every
allocation; valgrind watches what ltoad wrote as well.
"""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import every
from tests.test_cxx_programs import EIGEN, REFUSED
from tests.test_cxx_programs import PROGRAMS as CXX_PROGRAMS
from tests.test_programs import PROGRAMS

# Its rule is instrumented itself, and reads local variables in the reverse sweep, when their scope
# has been left: the derivative keeps the memory, but AddressSanitizer cannot know that.
# Instrumented code puts the bits of two packed floats together in a way that is refused, checks the
# memory between two stores of one address, and a loop over a table of functions is not unrolled
# there, so that no request knows its function.
NOT_UNDER_ASAN = {
    "103_custom_arguments",
    "82_packed_floats",
    "161_addresses_as_words",
    "180_joined_stores",
}
INSTRUMENTED = [p for p in PROGRAMS if p.stem not in NOT_UNDER_ASAN]
# These never free what they allocate; of a string that a library's machine code gives another text,
# the shadow's old block is left; so are those of nodes that a static table keeps.
LEAKING = {"21_list_of_arrays", "47_lines_of_text", "79_tables_in_statics"}
# What operator new gave a global vector or a string is given to free: glibc does not mind.
MISMATCHED = {"75_workspace_vectors", "47_lines_of_text"}
WITH_HEAP = [
    p
    for p in CXX_PROGRAMS
    if p.stem not in LEAKING | MISMATCHED
    and "eigen" not in p.stem
    and (p.stem, "O1") not in REFUSED
]

VALGRIND = [
    "valgrind",
    "-q",
    "--leak-check=full",
    "--show-leak-kinds=definite",
    "--errors-for-leak-kinds=definite",
    "--error-exitcode=99",
]


@pytest.fixture(scope="module")
def sanitizer_runtime() -> None:
    """What an instrumented program is linked with; it is a package of its own."""
    clang = shutil.which("clang") or shutil.which("clang-19")
    if clang is None:
        pytest.skip("no clang")
    command = [clang, "-fsanitize=address", "-x", "c", "-", "-o", "/dev/null"]
    program = "int main(void) {}"
    alone = subprocess.run(command, input=program, text=True, capture_output=True, check=False)
    if alone.returncode != 0:
        pytest.skip("clang's sanitizers are not installed")


@pytest.mark.usefixtures("sanitizer_runtime")
@pytest.mark.parametrize("program", every(15, INSTRUMENTED))
def test_sanitizers(
    program: Path, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    flags = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-O1", "-g"]
    run([ltoad_cc, *flags, "-std=c11", program, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="valgrind is not installed")
@pytest.mark.parametrize("program", every(15, PROGRAMS, first=1))
def test_valgrind(
    program: Path, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    run([ltoad_cc, "-O2", "-std=c11", program, "-o", tmp_path / "program", "-lm"])
    run([*VALGRIND, tmp_path / "program"])


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="valgrind is not installed")
@pytest.mark.parametrize("program", every(15, WITH_HEAP))
def test_valgrind_cxx(
    program: Path, ltoad_cxx: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    command = [ltoad_cxx, "-O1", "-std=c++17", "-isystem", EIGEN, program]
    run([*command, "-o", tmp_path / "program"])
    run([*VALGRIND, tmp_path / "program"])
