"""The site is built as `make docs` builds it: every page is in the navigation, every link leads
somewhere."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def _build(config: Path, site: Path) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "-f",
        str(config),
        "-d",
        str(site),
    ]
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )


def test_site_has_no_broken_link(tmp_path: Path) -> None:
    done = _build(ROOT / "mkdocs.yml", tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "tutorials" / "first-gradient" / "index.html").is_file()


# A build that lets everything pass would make the test above worthless.
def test_broken_link_stops_the_build(tmp_path: Path) -> None:
    pages = tmp_path / "docs"
    pages.mkdir()
    (pages / "index.md").write_text("[nowhere](missing.md)\n", encoding="utf-8")
    config = tmp_path / "mkdocs.yml"
    config.write_text("site_name: x\n", encoding="utf-8")
    done = _build(config, tmp_path / "site")
    assert done.returncode != 0
    assert "missing.md" in done.stderr
