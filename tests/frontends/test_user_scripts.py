"""Scripts as users of Python write them, with their sources beside them; each checks what it gets.

They were written from the pages alone, before anybody looked at what works.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "user_scripts"
QUICK = ("oscillator", "reactor")
COMPILERS = {".f90": r"flang(-new)?(-\d+)?", ".f": r"flang(-new)?(-\d+)?", ".rs": "rustc"}


def _is_there(pattern: str) -> bool:
    folders = map(Path, filter(None, os.environ.get("PATH", "").split(os.pathsep)))
    files = (path for folder in folders if folder.is_dir() for path in folder.iterdir())
    return any(re.fullmatch(pattern, path.name) for path in files)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(p.name, marks=() if p.name in QUICK else pytest.mark.slow)
        for p in sorted(FOLDER.iterdir())
    ],
)
def test_a_script_of_a_user(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    shutil.copytree(FOLDER / name, folder)
    for module in re.findall(r"^(?:import|from) (\w+)", (folder / "run.py").read_text(), re.M):
        if importlib.util.find_spec(module) is None:
            pytest.skip(f"needs {module}")
    for path in folder.iterdir():
        if path.suffix in COMPILERS and not _is_there(COMPILERS[path.suffix]):
            pytest.skip(f"needs {COMPILERS[path.suffix]}")
    done = subprocess.run(
        [sys.executable, "run.py"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "ok\n"
