"""The first screen of README.md: three commands to a gradient, with nothing but pip."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import picture
from tests.docs.console_pages import Step, agrees, steps

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
FIRST_SCREEN = README.partition("\n## ")[0]
NEEDED = ("env", "bash")
"""All that the machine has to bring, beside Python."""


def three_steps() -> list[Step]:
    found = re.search(r"```console\n(.*?)```", FIRST_SCREEN, re.DOTALL)
    assert found is not None
    return steps(found[1])


def test_first_screen_is_one() -> None:
    assert len(FIRST_SCREEN.splitlines()) < 65
    assert len(three_steps()) == 3
    for flag in ("--ltoad", "-flto", "LTOAD_", "-Wl,"):
        assert flag not in FIRST_SCREEN


def test_program_is_the_sample() -> None:
    program = re.search(r"```c\n(.*?)```", FIRST_SCREEN, re.DOTALL)
    assert program is not None
    assert program[1] == (ROOT / "samples" / "c" / "square.c").read_text(encoding="utf-8")


def test_links_lead_somewhere() -> None:
    for text, target in re.findall(r"\[([^\]]+)\]\(([^)#:]+)(?:#[^)]*)?\)", README):
        assert (ROOT / target).exists(), text


def test_picture_is_that_of_the_tables() -> None:
    assert picture.PICTURE.read_text(encoding="utf-8") == picture.drawn()
    assert picture.PICTURE.stat().st_size < 10_000


@pytest.mark.slow
def test_commands_do_what_they_say(ltoad_cc: Path, tmp_path: Path) -> None:
    """But for the installation, with what is installed."""
    for step in three_steps()[1:]:
        command = step.command.replace("samples/", f"{ROOT}/samples/")
        assert agrees(
            _run(command, tmp_path, {"PATH": f"{ltoad_cc.parent}:/usr/bin:/bin"}), step.expected
        )


@pytest.mark.slow
def test_three_commands_in_an_empty_environment(repository: Path, tmp_path: Path) -> None:
    """A clone, a new venv, and no compiler on PATH: what somebody with pip alone has."""
    if not (repository / ".git").exists():
        pytest.skip("this is no clone")
    clone, venv, home, few = (tmp_path / name for name in ("clone", "venv", "home", "bin"))
    subprocess.run(["git", "clone", "--quiet", repository, clone], check=True)
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    home.mkdir()
    few.mkdir()
    for name in NEEDED:
        (few / name).symlink_to(shutil.which(name) or name)
    environment = {"PATH": f"{venv / 'bin'}:{few}", "HOME": str(home), "LANG": "C.UTF-8"}
    assert shutil.which("clang", path=environment["PATH"]) is None
    install, compile_, run = three_steps()
    quiet = install.command.replace(
        "pip install", "pip install --quiet --disable-pip-version-check"
    )
    of_pip = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    done = _done(quiet, clone, {**environment, **of_pip})
    if "No matching distribution" in done.stderr or "connection" in done.stderr.lower():
        pytest.skip("no package index can be reached")
    assert done.returncode == 0, done.stderr
    assert _run(compile_.command, clone, environment) == compile_.expected
    assert agrees(_run(run.command, clone, environment), run.expected)


def _done(
    command: str, folder: Path, environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    """With this environment and nothing else of ours."""
    words = ["/usr/bin/env", "-i", *(f"{k}={v}" for k, v in environment.items()), "bash", "-c"]
    return subprocess.run(
        [*words, command], cwd=folder, capture_output=True, text=True, check=False, timeout=600
    )


def _run(command: str, folder: Path, environment: dict[str, str]) -> str:
    done = _done(command, folder, environment)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout + done.stderr
