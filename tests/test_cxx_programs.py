"""C++ as people write it: each program of tests/programs/cxx checks its own gradient.

At -O0 hardly anything of the standard library is inlined before the link; at full LTO the code
arrives vectorised.  Of six laps through the levels one is tried always; others are ``slow``.
"""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import LEVELS, in_turn

FOLDER = Path(__file__).parent / "programs" / "cxx"
PROGRAMS = sorted(FOLDER.glob("*.cpp"))
EIGEN = Path("/usr/include/eigen3")
LONG = {"78_memory_resources"}
"""Programs that take a minute to link."""
# Refused with a message, and nothing linked.
REFUSED = {
    # a vector in global memory is passed to functions of its class
    ("75_workspace_vectors", "O0"): "active memory is reached through a pointer in global",
}


@pytest.mark.parametrize(
    ("program", "level"), in_turn(PROGRAMS, tuple(LEVELS), (0,), one_in=9, long=LONG)
)
def test_cxx_program(
    program: Path, level: str, ltoad_cxx: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    if "eigen" in program.stem and not EIGEN.is_dir():
        pytest.skip("Eigen is not installed")
    command = [ltoad_cxx, *LEVELS[level], "-std=c++17", "-Wall", "-isystem", EIGEN]
    command += [program, "-o", tmp_path / "program"]
    if (program.stem, level) in REFUSED:
        linked = subprocess.run(command, capture_output=True, text=True, check=False)
        assert linked.returncode != 0
        assert REFUSED[program.stem, level] in linked.stderr
        return
    run(command)
    run([tmp_path / "program"])


@pytest.mark.parametrize("name", ["28_struct_with_string", "76_names_put_together"])
def test_strings_of_a_newer_standard(
    name: str, ltoad_cxx: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    """More of std::string is inline in C++20, and other members are called as machine code."""
    (program,) = (p for p in PROGRAMS if p.stem == name)
    run([ltoad_cxx, "-O2", "-std=c++20", program, "-o", tmp_path / "program"])
    run([tmp_path / "program"])
