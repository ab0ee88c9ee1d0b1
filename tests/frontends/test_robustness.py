"""What happens to builds and calls when machines, users and other processes do what they do."""

import importlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ltoad.numpy
from ltoad.frontends import function
from ltoad.frontends.errors import BuildError
from tests.frontends.threads import in_threads

ENERGY = "double[n] x, int n, double w -> double"
X = np.linspace(0.0, 2.0, 50)
LOAD = (
    "import ltoad.numpy, numpy as np; "
    "f = ltoad.numpy.load('spring.c', 'energy', 'double[n] x, int n, double w -> double'); "
    "print(f.by('x').grad(np.ones(3), 2.0)[0])"
)


def resident() -> int:
    """Bytes of the process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.fixture
def energy(sources: Path) -> ltoad.numpy.Function:
    return ltoad.numpy.load(sources / "spring.c", "energy", ENERGY)


@pytest.fixture
def alone(tmp_path: Path, sources: Path) -> dict[str, str]:
    """The environment of a process with a source, and a cache of its own."""
    shutil.copy(sources / "spring.c", tmp_path)
    return {**os.environ, "LTOAD_CACHE": str(tmp_path / "cache")}


def run(folder: Path, environment: dict[str, str], code: str = LOAD) -> Any:
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_hundred_threads_call_one_gradient(energy: ltoad.numpy.Function) -> None:
    by_x = energy.by("x")
    wanted = [by_x.grad(X + i, 3.0) for i in range(100)]
    wrong: list[int] = []
    start = threading.Barrier(100)

    def work(i: int) -> None:
        start.wait()
        for _ in range(50):
            if not np.array_equal(by_x.grad(X + i, 3.0), wanted[i]):
                wrong.append(i)

    in_threads(work, 100)
    assert wrong == []


def test_ten_thousand_loads_are_one(sources: Path, energy: ltoad.numpy.Function) -> None:
    before = resident()
    for _ in range(10_000):
        again = ltoad.numpy.load(sources / "spring.c", "energy", ENERGY)
        assert again.foreign is energy.foreign
    assert resident() - before < 8 << 20


@pytest.mark.parametrize("framework", ["torch", "jax", "tensorflow"])
def test_ten_thousand_loads_of_frameworks_are_one(sources: Path, framework: str) -> None:
    """PyTorch and TensorFlow forget no operator that they were told of."""
    pytest.importorskip(framework)
    load = importlib.import_module(f"ltoad.{framework}").load
    first = load(sources / "spring.c", "energy", ENERGY)
    before = resident()
    for _ in range(10_000):
        load(sources / "spring.c", "energy", ENERGY)
    assert load(sources / "spring.c", "energy", ENERGY).foreign is first.foreign
    assert resident() - before < 8 << 20


def test_a_hundred_thousand_calls_take_no_memory(energy: ltoad.numpy.Function) -> None:
    by_x = energy.by("x")
    for _ in range(5000):
        by_x.grad(X, 3.0)
    before = resident()
    for _ in range(100_000):
        by_x.grad(X, 3.0)
    assert resident() - before < 4 << 20


def _gradient_of_torch(sources: Path) -> Callable[[Any], Any]:
    torch = pytest.importorskip("torch")
    import ltoad.torch

    energy = ltoad.torch.load(sources / "spring.c", "energy", ENERGY)
    w = torch.tensor(3.0, dtype=torch.float64)

    def gradient(x: Any) -> Any:
        leaf = torch.from_numpy(x).requires_grad_()
        return torch.autograd.grad(energy(leaf, w), leaf)[0].numpy()

    return gradient


def _gradient_of_jax(sources: Path) -> Callable[[Any], Any]:
    jax = pytest.importorskip("jax")
    import ltoad.jax

    jax.config.update("jax_enable_x64", True)
    return jax.jit(
        jax.grad(lambda x: ltoad.jax.load(sources / "spring.c", "energy", ENERGY)(x, 3.0))
    )


FRAMEWORKS = {"torch": _gradient_of_torch, "jax": _gradient_of_jax}


@pytest.mark.slow
@pytest.mark.parametrize("name", FRAMEWORKS)
def test_frameworks_take_no_memory_and_any_number_of_threads(
    sources: Path, energy: ltoad.numpy.Function, name: str
) -> None:
    gradient = FRAMEWORKS[name](sources)
    wanted = [energy.by("x").grad(X + i, 3.0) for i in range(100)]
    wrong: list[int] = []

    def work(i: int) -> None:
        for _ in range(20):
            if not np.allclose(gradient(X + i), wanted[i], rtol=1e-13, atol=1e-13):
                wrong.append(i)

    in_threads(work, 100)
    assert wrong == []
    for _ in range(5000):
        gradient(X)
    before = resident()
    for _ in range(100_000):
        gradient(X)
    assert resident() - before < 4 << 20


def test_a_build_that_is_killed_leaves_nothing_that_counts(
    tmp_path: Path, alone: dict[str, str]
) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", LOAD], cwd=tmp_path, env=alone, start_new_session=True
    )
    folder = tmp_path / "cache" / "python"
    while process.poll() is None and not list(folder.glob(".new-*/built/*.o")):
        time.sleep(0.005)
    assert process.poll() is None, "the build was over before it could be killed"
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    (left,) = folder.glob(".new-*")
    assert not list(folder.glob("*/record.json"))
    os.utime(left, (0, 0))
    done = run(tmp_path, alone)
    assert done.returncode == 0, done.stderr
    assert not left.exists()


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("echo 'out of cheese' >&2; exit 3", "spring.c does not compile:\nout of cheese"),
        ("kill -SEGV $$", "spring.c does not compile"),
    ],
)
def test_a_compiler_that_fails(
    tmp_path: Path,
    sources: Path,
    monkeypatch: pytest.MonkeyPatch,
    script: str,
    words: str,
) -> None:
    compiler = tmp_path / "clang"
    compiler.write_text(f"#!/bin/sh\n{script}\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("LTOAD_CC", str(compiler))
    monkeypatch.setenv("LTOAD_CACHE", str(tmp_path / "cache"))
    function.forget()
    with pytest.raises(BuildError, match=words):
        ltoad.numpy.load(sources / "spring.c", "energy", ENERGY)
    left = [p.name for p in (tmp_path / "cache" / "python").iterdir() if p.suffix != ".lock"]
    assert left == []
    function.forget()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 40 MiB."""
    place = tmp_path / "small"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=40m", "tmpfs", str(place)]
    if subprocess.run(command, capture_output=True, check=False).returncode != 0:
        pytest.skip("only root may mount a small disk")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


FILL = """
import pathlib
with open('small/filler', 'wb') as filler:
    try:
        while True:
            filler.write(bytes(1 << 16))
            filler.flush()
    except OSError:
        pass
"""


@pytest.mark.parametrize("when", ["before", "meanwhile"])
def test_a_full_disk_is_not_needed(
    tmp_path: Path, small_disk: Path, alone: dict[str, str], when: str
) -> None:
    alone["LTOAD_CACHE"] = str(small_disk / "cache")
    first = "import ltoad.numpy; ltoad.numpy.load('spring.c', 'squares')\n"
    code = FILL + LOAD if when == "before" else first + FILL + LOAD
    done = run(tmp_path, alone, code.replace("; f =", "\nf ="))
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) == pytest.approx(2.0 + 0.1 * -np.sin(1.0) * np.sin(1.0))


def test_a_cache_that_is_deleted_is_made_again(tmp_path: Path, alone: dict[str, str]) -> None:
    code = LOAD + (
        "\nimport shutil; shutil.rmtree('cache')"
        "\nprint(f.by('x').hessian(np.ones(3), 2.0)[0, 0] > 0)"
    )
    done = run(tmp_path, alone, code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[1] == "True"
