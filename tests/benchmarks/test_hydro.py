"""The gradient of a blast on a mesh that containers and indirect subscripts describe."""

import subprocess
from pathlib import Path

import pytest

from benchmarks import hydro


@pytest.mark.slow
@pytest.mark.usefixtures("ltoad_cxx")
def test_gradient_of_a_blast(tmp_path: Path) -> None:
    """The program compares a directional derivative with differences, and fails if it is off."""
    program = hydro.build(tmp_path)
    done = subprocess.run([program, "4", "4", "6", "1"], capture_output=True, text=True, check=True)
    assert "gradient" in done.stdout
