"""The samples' notebooks are made of their scripts, and run from top to bottom."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "samples" / "python" / "notebooks"
NEEDS = {
    "calibrate": ("torch", "scipy"),
    "compare": ("torch", "jax"),
    "invert": ("jax",),
    "subsurface": ("torch",),
    "train": ("torch",),
}


def test_notebooks_are_as_the_scripts_are() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "notebooks.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert {path.stem for path in FOLDER.glob("*.ipynb")} == set(NEEDS)


@pytest.mark.slow
@pytest.mark.parametrize("name", NEEDS)
def test_notebooks_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nbclient = pytest.importorskip("nbclient")
    nbformat = pytest.importorskip("nbformat")
    for needed in ("ipykernel", "matplotlib", *NEEDS[name]):
        pytest.importorskip(needed)
    if not shutil.which("flang-new-19") and not shutil.which("flang-new"):
        pytest.skip("needs flang")
    copy = tmp_path / "python"
    shutil.copytree(FOLDER.parent, copy)
    monkeypatch.setenv("LTOAD_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    notebook = nbformat.read(FOLDER / f"{name}.ipynb", 4)
    nbformat.validate(notebook)
    resources = {"metadata": {"path": str(copy / "notebooks")}}
    client = nbclient.NotebookClient(notebook, timeout=900, resources=resources)
    client.execute()
    *_, value, image = notebook.cells
    assert [o.data["text/plain"] for o in value.outputs if "data" in o] == ["0"]
    assert any("image/png" in o.get("data", {}) for o in image.outputs)
