"""The samples in Python find what they look for, without a screen."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).resolve().parent.parent.parent / "samples" / "python"


def run(script: str, options: list[str], folder: Path) -> Any:
    return subprocess.run(
        [sys.executable, str(FOLDER / script), "--output", str(folder), *options],
        env={**os.environ, "LTOAD_CACHE": str(folder / "cache"), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )


@pytest.mark.parametrize(
    ("script", "options", "plot", "words", "needs"),
    [
        ("calibrate.py", [], "calibration.png", "evaluations", ["torch", "scipy"]),
        ("invert.py", ["--batch", "3"], "inverse.png", "3 rods of 24 cells", ["jax"]),
        pytest.param(
            "train.py",
            ["--rounds", "150"],
            "training.png",
            "frequency 1.6",
            ["torch"],
            marks=pytest.mark.slow,
        ),
        pytest.param(
            "hm_lstm/compare.py",
            ["--units", "16", "64", "--rounds", "3"],
            "hm_lstm.png",
            "mixed mode",
            ["torch", "jax"],
            marks=pytest.mark.slow,
        ),
        pytest.param(
            "subsurface/subsurface.py",
            ["--rounds", "60"],
            "subsurface.png",
            "misfit of heads at wells",
            ["torch"],
            marks=pytest.mark.slow,
        ),
    ],
)
def test_finds_what_it_looks_for(
    tmp_path: Path, script: str, options: list[str], plot: str, words: str, needs: list[str]
) -> None:
    for name in ("matplotlib", *needs):
        pytest.importorskip(name)
    fortran = script in ("calibrate.py", "subsurface/subsurface.py")
    if fortran and not (shutil.which("flang-new-19") or shutil.which("flang-new")):
        pytest.skip("needs flang")
    done = run(script, options, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert words in done.stdout
    assert (tmp_path / plot).stat().st_size > 10_000


@pytest.mark.slow
def test_scaling_is_measured(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    if not (shutil.which("flang-new-19") or shutil.which("flang-new")):
        pytest.skip("needs flang")
    done = run("subsurface/subsurface.py", ["--scaling", "--rounds", "6"], tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "weak scaling" in done.stdout


def test_a_model_of_communication() -> None:
    script = FOLDER / "subsurface" / "communication.py"
    words = [sys.executable, str(script)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    shares = [float(line.split()[-1].rstrip("%")) for line in done.stdout.splitlines()[1:]]
    assert shares[0] == 100.0
    assert shares == sorted(shares, reverse=True)
