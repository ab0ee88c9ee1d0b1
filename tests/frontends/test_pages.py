"""All code of the pages about Python does what they say."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDS = {"torch.md": "torch", "jax.md": "jax", "tensorflow.md": "tensorflow", "numba.md": "numba"}
PAGES = [ROOT / "docs" / "python.md", *sorted((ROOT / "docs" / "python").glob("*.md"))]
QUICK = ("python.md", "behaviour.md", "numpy.md")


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, id=page.name, marks=[] if page.name in QUICK else [pytest.mark.slow])
        for page in PAGES
    ],
)
def test_code_of_pages(page: Path, sources: Path, tmp_path: Path) -> None:
    needed = NEEDS.get(page.name)
    if needed is not None and importlib.util.find_spec(needed) is None:
        pytest.skip(f"no {needed}")
    for source in sources.iterdir():
        shutil.copy(source, tmp_path)
    done = subprocess.run(
        [sys.executable, Path(__file__).with_name("pages.py"), page],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TF_CPP_MIN_LOG_LEVEL": "3"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.rstrip().endswith("blocks")


def test_every_page_is_named_on_the_first_one() -> None:
    first = PAGES[0].read_text(encoding="utf-8")
    for page in PAGES[1:]:
        assert f"(python/{page.name})" in first
