"""Programs as users write them, and samples, each run once under the sanitizer: all are quiet."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.test_user_programs import FOLDER, PROGRAMS, compiler_of
from tests.user_programs.not_yet import NOT_YET

_LEVEL = "O2"
_SUMMARY = {"LTOAD_SANITIZE_SUMMARY": "1"}


def _said(command: list[str | Path], folder: Path, **settings: str) -> str:
    """What a command says, which must not fail."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=dict(os.environ, **_SUMMARY, **settings),
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    return done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("source", PROGRAMS, ids=lambda p: p.relative_to(FOLDER).as_posix())
def test_no_user_gets_a_false_alarm(
    source: Path, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    if _LEVEL in NOT_YET.get(source.relative_to(FOLDER).as_posix(), {}):
        pytest.skip("cannot be built, or is known to be wrong")
    command = compiler_of(source, _LEVEL, request)
    program = tmp_path / "program"
    _said([*command, "-o", program], tmp_path, LTOAD_FLAGS="--ltoad-sanitize")
    assert ", 0 wrong" in _said([program], tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "command"),
    [
        ("quantised", ["./quantised"]),
        ("gmm", ["./gmm", "--repeats", "0", "--generate", "20", "3", "4", "1"]),
    ],
)
def test_no_sample_gives_one(
    name: str, command: list[str], ltoad_cc: Path, repository: Path, tmp_path: Path
) -> None:
    folder = tmp_path / name
    shutil.copytree(repository / "samples/c" / name, folder, ignore=shutil.ignore_patterns("*.o"))
    make: list[str | Path] = ["make", "-s", "clean", command[0][2:], f"CC={ltoad_cc}"]
    _said(make, folder, LTOAD_FLAGS="--ltoad-sanitize")
    assert ", 0 wrong" in _said([*command], folder)


@pytest.mark.slow
def test_no_crate_gives_one(
    ltoad_cc: Path, repository: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    if shutil.which("cargo") is None:
        pytest.skip("no cargo: nothing here compiles Rust")
    folder = tmp_path / "rust"
    shutil.copytree(repository / "samples/rust", folder, ignore=shutil.ignore_patterns("target"))
    flags = f"-Clinker-plugin-lto -Clinker={ltoad_cc} -Clink-arg=--ltoad-sanitize"
    build: list[str | Path] = ["cargo", "build", "--quiet", "--offline", "--locked", "--release"]
    _said(build, folder, RUSTFLAGS=flags, CARGO_TARGET_DIR=str(tmp_path / "target"))
    assert ", 0 wrong" in _said([tmp_path / "target/release/gradients"], folder)
