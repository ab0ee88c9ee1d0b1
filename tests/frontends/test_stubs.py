"""The stub of a loaded function says shapes, and type checkers hold programs to it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ltoad
from tests.fixtures.bench import installed

pytest.importorskip("mypy")

MODULE = """\
import ltoad.numpy

energy = ltoad.numpy.load("spring.c", "energy", "double[n] x, int n, double w -> double")
forces = ltoad.numpy.load("spring.c", "forces", "double[n] x, double[2] p, int n -> double[n]")
body = ltoad.numpy.load("bodies.c", "energy", "struct body *b, struct vector field -> double")
named = ltoad.numpy.load("bodies.c", "named", "string kind, double x -> double")
LIMIT = 3.0
"""

RIGHT = """\
from typing import Any, assert_type

import numpy as np
from physics import LIMIT, body, energy, forces, named

Vector = np.ndarray[tuple[int], np.dtype[np.float64]]
Matrix = np.ndarray[tuple[int, int], np.dtype[np.float64]]
x = np.linspace(0.0, 1.0, 5)
assert_type(LIMIT, float)
assert_type(energy(x, 2.0), np.float64)
assert_type(energy(x=[1.0, 2.0], w=2), np.float64)
assert_type(energy.grad(x, 2.0), tuple[Vector, np.float64])
assert_type(energy.by("x").grad(x, 2.0), Vector)
assert_type(energy.by("w").value_and_grad(x, 2.0), tuple[np.float64, np.float64])
assert_type(forces.by("x").jacobian(x, [1.0, 2.0]), Matrix)
assert_type(forces.jacobian(x, [1.0, 2.0]), tuple[Matrix, Matrix])
assert_type(forces.by("p").vjp(x, [1.0, 2.0])[1](x), Vector)
assert_type(named("cubic", 2.0), np.float64)
"""


@pytest.fixture(scope="module")
def folder(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("stubs")
    for name in ("spring.c", "bodies.c"):
        shutil.copy(sources / name, found)
    (found / "physics.py").write_text(MODULE)
    stub(found, "physics.py")
    return found


def stub(folder: Path, *words: str) -> Any:
    command = [str(installed("ltoad")), "stub", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)


def checked(folder: Path, code: str) -> Any:
    (folder / "user.py").write_text(code)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache")]
    # mypy does not follow the import hook that an editable installation makes.
    where = {**os.environ, "PYTHONPATH": str(Path(ltoad.__file__).parent.parent)}
    return subprocess.run(
        [*command, "user.py"], cwd=folder, env=where, capture_output=True, text=True, check=False
    )


def test_right_programs_pass(folder: Path) -> None:
    done = checked(folder, RIGHT)
    assert done.returncode == 0, done.stdout
    assert subprocess.run([sys.executable, "user.py"], cwd=folder, check=False).returncode == 0


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("energy(np.eye(2), 2.0)", "tuple[int, int]"),
        ("energy(np.ones(2))", "w"),
        ("energy(np.ones(2), w=2.0, m=1)", "m"),
        ('energy(np.ones(2), "2.0")', "str"),
        ('energy.by("m")', "by"),
        ("energy.by('x').grad(np.ones(2), 2.0).nothing", "nothing"),
    ],
)
def test_wrong_uses_are_found(folder: Path, line: str, word: str) -> None:
    done = checked(folder, f"import numpy as np\nfrom physics import energy\n{line}\n")
    assert done.returncode == 1
    assert "user.py:3" in done.stdout
    assert word in done.stdout


def test_the_stub_says_sizes_and_the_signature(folder: Path) -> None:
    text = (folder / "physics.pyi").read_text()
    assert 'x: Annotated[_Float1D, "n"]' in text
    assert '"""double[n] x, int32_t n, double w -> out double result"""' in text


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("x = 1\n", "no name of the module is a loaded function"),
        ("def f() -> None: ...\n", "the stub would hide the types of 'f'"),
    ],
)
def test_what_has_no_stub(tmp_path: Path, code: str, words: str) -> None:
    (tmp_path / "module.py").write_text(code)
    with pytest.raises(subprocess.CalledProcessError) as caught:
        stub(tmp_path, "module.py")
    assert words in caught.value.stderr
    assert not (tmp_path / "module.pyi").exists()
