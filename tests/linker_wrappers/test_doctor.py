"""``ltoad doctor``: what it finds, what it tries, and what it advises."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fixtures.bench import installed

Doctor = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def doctor(tmp_path: Path) -> Doctor:
    """Runs the doctor with variables changed; one that is empty is taken out."""

    def run(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        changed = {**os.environ, **variables}
        environment = {name: value for name, value in changed.items() if value}
        command = [sys.executable, installed("ltoad"), "doctor", *words]
        return subprocess.run(
            command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
        )

    return run


def line_of(said: str, subject: str) -> str:
    return next(line for line in said.splitlines() if line.startswith(f"{subject} "))


def test_gradients_are_built_with_what_is_there(doctor: Doctor) -> None:
    done = doctor()
    assert done.returncode == 0, done.stdout
    assert line_of(done.stdout, "C").endswith("a gradient was built, and is right")
    for subject in ("C++", "Fortran", "Rust"):
        line = line_of(done.stdout, subject)
        assert "absent" in line or line.endswith("a gradient was built, and is right")


def test_versions_only(doctor: Doctor) -> None:
    done = doctor("--quick")
    assert done.returncode == 0
    assert "gradient" not in done.stdout
    assert line_of(done.stdout, "linker").split()[1] == "ok"
    assert line_of(done.stdout, "ltoad-ar").split()[1] == "ok"


def test_variables_are_told(doctor: Doctor) -> None:
    """Those that count, and those that look as if they did."""
    done = doctor("--quick", LTOAD_CACHE="off", LTOAD_CAHCE="on")
    assert line_of(done.stdout, "LTOAD_CACHE").endswith("ok      set: off")
    assert line_of(done.stdout, "LTOAD_CAHCE").endswith("absent  set, and nobody reads it")
    assert done.returncode == 0


def test_a_compiler_that_fails_is_wrong(doctor: Doctor, tmp_path: Path) -> None:
    broken = tmp_path / "clang-broken"
    broken.write_text("#!/bin/sh\necho 'no such target' >&2\nexit 1\n")
    broken.chmod(0o755)
    done = doctor(LTOAD_CC=str(broken))
    assert done.returncode == 1
    assert "a gradient does not build" in line_of(done.stdout, "C")
    assert "no such target" in done.stdout


def test_a_compiler_whose_gradient_is_wrong(doctor: Doctor, tmp_path: Path) -> None:
    """It has to be run to be found out."""
    liar = tmp_path / "clang-liar"
    # the output's name is the word behind -o
    liar.write_text(
        '#!/bin/sh\nwhile [ "$1" != -o ]; do shift || exit 0; done\n'
        'printf "#!/bin/sh\\nexit 3\\n" >"$2"\nchmod +x "$2"\n'
    )
    liar.chmod(0o755)
    done = doctor(LTOAD_CC=str(liar))
    assert done.returncode == 1
    assert "is wrong or does not run" in line_of(done.stdout, "C")
    assert "it ended with status 3" in done.stdout


def test_what_is_missing_is_told_with_how_to_get_it(doctor: Doctor, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    done = doctor("--quick", PATH=str(empty))
    assert done.returncode == 1  # without a linker nothing works
    assert "apt install flang-19" in done.stdout
    assert "rustup.rs" in done.stdout
    assert line_of(done.stdout, "linker").split()[1] == "wrong"
    assert "LTOAD_REAL_LINKER" in done.stdout


def test_a_cache_that_cannot_be_written(doctor: Doctor, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = doctor("--quick", LTOAD_CACHE=str(tmp_path / "file" / "cache"))
    assert done.returncode == 1
    assert line_of(done.stdout, "cache").split()[1] == "wrong"


def test_a_cache_that_is_off(doctor: Doctor) -> None:
    assert "off, by LTOAD_CACHE" in line_of(doctor("--quick", LTOAD_CACHE="off").stdout, "cache")
