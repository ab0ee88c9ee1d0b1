"""Fixtures for the link tests."""

import os
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.link.bench import Bench, first_program


@pytest.fixture(scope="session")
def clang() -> str:
    return first_program(*(f"clang-{version}" for version in range(22, 14, -1)), "clang")


@pytest.fixture(scope="session")
def ld_ltoad() -> Path:
    """The installed console script."""
    path = Path(sys.executable).parent / "ld.ltoad"
    if not path.exists():
        pytest.fail(f"ld.ltoad is not installed beside {sys.executable}")
    return path


@pytest.fixture(scope="session")
def real_linker() -> str:
    names = ("ld.lld", *(f"ld.lld-{version}" for version in range(22, 18, -1)), "ld.bfd", "ld")
    return first_program(*names)


@pytest.fixture
def bench(tmp_path: Path, clang: str) -> Bench:
    """Links go through ld.ltoad with a differentiation stage that changes nothing."""
    launcher = tmp_path / "tools" / "ld.identity"
    launcher.parent.mkdir()
    script = Path(__file__).with_name("identity_linker.py")
    root = script.parent.parent.parent
    launcher.write_text(
        f"#!/bin/sh\nPYTHONPATH={shlex.quote(str(root))} "
        f'exec {shlex.quote(sys.executable)} {shlex.quote(str(script))} "$@"\n'
    )
    launcher.chmod(0o755)
    build = tmp_path / "build"
    build.mkdir()
    return Bench(build, clang, launcher)


@pytest.fixture
def without_compilers(tmp_path: Path) -> Callable[[Sequence[str]], dict[str, str]]:
    """An environment whose PATH holds only the named programs."""

    def restrict(names: Sequence[str]) -> dict[str, str]:
        folder = tmp_path / "path"
        folder.mkdir()
        for name in names:
            (folder / name).symlink_to(first_program(name))
        environment = {k: v for k, v in os.environ.items() if not k.startswith("LTOAD_")}
        return {**environment, "PATH": str(folder), "LTOAD_CACHE": "off"}

    return restrict
