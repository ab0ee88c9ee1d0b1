"""A Fortran library, a C++ library over it, and clients: all have the whole program's gradient."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize("compiler", ["gcc", "clang-19"])
def test_gradients_agree(
    compiler: str, repository: Path, ltoad_fc: Path, ltoad_cxx: Path, tmp_path: Path
) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    folder = tmp_path / "layers"
    shutil.copytree(repository / "samples" / "layers", folder)
    commands = [f"LTO_FC={ltoad_fc}", f"LTO_CXX={ltoad_cxx}", f"LTOAD={ltoad_cxx.parent / 'ltoad'}"]
    subprocess.run(
        ["make", "clean", "demo", f"CC={compiler}", f"PYTHON={sys.executable}", *commands],
        cwd=folder,
        check=True,
        env={**os.environ, "LTOAD_CACHE": "off"},
        stdout=subprocess.DEVNULL,
    )
    whole, *others = (
        [float(line) for line in (folder / f"{name}.txt").read_text().splitlines()]
        for name in ("whole", "client_cxx", "client_c", "client_py")
    )
    for found in others:
        assert found == pytest.approx(whole[: len(found)], rel=1e-13)
    assert len(others[0]) == len(whole)
