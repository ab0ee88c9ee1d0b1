"""Fixtures for tests that build programs with the installed commands."""

import importlib.util
import os
import re
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest
from hypothesis import settings

from tests.fixtures.bench import installed

# a busy machine is no fault of what is tested
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

pytest_plugins = ["tests.fixtures.links", "tests.fixtures.units", "tests.ir_tests.collector"]

# Links that tests make are made, not remembered; and nothing is left in the user's cache.
os.environ["LTOAD_CACHE"] = "off"
# Most of a small link is importing ltoad: twice as long where bytecode is not kept.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

Run = Callable[..., subprocess.CompletedProcess[str]]


def _on_path(pattern: str) -> bool:
    folders = [Path(p) for p in os.environ.get("PATH", "").split(os.pathsep) if p]
    name = re.compile(pattern)
    return any(name.fullmatch(f.name) for d in folders if d.is_dir() for f in d.iterdir())


@pytest.fixture(scope="session")
def ltoad_cc() -> Path:
    """The C driver; tests that need it are skipped where nothing can compile C to bitcode."""
    if not _on_path(r"clang(-\d+)?") and importlib.util.find_spec("ziglang") is None:
        pytest.skip("no clang and no ziglang: nothing here compiles C to bitcode")
    return installed("ltoad-cc")


@pytest.fixture(scope="session")
def ltoad_cxx(ltoad_cc: Path) -> Path:
    """The C++ driver, wherever there is one for C."""
    return installed("ltoad-c++")


@pytest.fixture(scope="session")
def ltoad_fc() -> Path:
    """The Fortran driver; needs flang."""
    if not _on_path(r"flang(-new)?(-\d+)?"):
        pytest.skip("no flang: nothing here compiles Fortran to bitcode")
    return installed("ltoad-fc")


@pytest.fixture(scope="session")
def repository() -> Path:
    return Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def run() -> Run:
    """Run a command; fail with everything that it said if it does not return `status`."""

    def run_command(
        command: Sequence[str | Path],
        status: int = 0,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [str(word) for word in command],
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
            cwd=cwd,
            env=env,
        )
        if done.returncode != status:
            shown = " ".join(str(word) for word in command)
            pytest.fail(
                f"{shown}\nreturned {done.returncode}, expected {status}\n"
                f"{done.stdout}{done.stderr}",
                pytrace=False,
            )
        return done

    return run_command
