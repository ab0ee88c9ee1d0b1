"""A function with variables, called at once by several frameworks of one process."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ltoad.numpy
from tests.frontends.threads import in_threads

torch: Any = pytest.importorskip("torch")
jax: Any = pytest.importorskip("jax")

# All calls share the table; between two passes over it others would write theirs.
SOURCE = """
static double table[4096];
double energy(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        table[i] = x[i] * x[i] * x[i];
    for (int i = 0; i < n; i++)
        sum += table[n - 1 - i] * table[n - 1 - i];
    return sum;
}
double again(double (*f)(double), double x)
{
    table[0] = x;
    const double other = f(x);
    return table[0] * table[0] + other;
}
"""
N, CALLS = 4000, 150


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lock") / "table.c"
    path.write_text(SOURCE)
    return path


def gradients(source: Path) -> list[Callable[[Any], Any]]:
    """The gradient by each framework, of arrays of NumPy."""
    import ltoad.jax
    import ltoad.torch

    request = source, "energy", "double[n] x, int n -> double"
    by_numpy, by_torch = ltoad.numpy.load(*request), ltoad.torch.load(*request)
    in_jax = jax.jit(jax.grad(ltoad.jax.load(*request)))
    assert by_numpy.foreign is by_torch.foreign
    assert not by_numpy.foreign.is_reentrant

    def in_torch(x: Any) -> Any:
        leaf = torch.tensor(x, requires_grad=True)
        return torch.autograd.grad(by_torch(leaf), leaf)[0].numpy()

    def in_jax_of_64_bits(x: Any) -> Any:
        with jax.enable_x64(True):
            return np.asarray(in_jax(x))

    return [by_numpy.grad, in_torch, in_jax_of_64_bits]


def test_calls_of_all_frameworks_wait_for_one_another(source: Path) -> None:
    jobs = gradients(source)
    wrong: list[str] = []
    start = threading.Barrier(2 * len(jobs))

    def work(number: int) -> None:
        job = jobs[number % len(jobs)]
        x = np.linspace(0.5, 1.0 + number, N)
        job(x)
        start.wait()
        for _ in range(CALLS):
            if not np.allclose(job(x), 6 * x**5, rtol=1e-12):
                wrong.append(f"{number}")

    in_threads(work, 2 * len(jobs))
    assert wrong == []


def test_a_function_that_is_passed_may_call_again(source: Path) -> None:
    import ctypes

    again = ltoad.numpy.load(source, "again", "double (*f)(double), double x -> double")
    assert not again.foreign.is_reentrant
    kind = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)
    plain = kind(lambda x: 0.0)
    nested = kind(lambda x: float(again(plain, x)))
    done: list[float] = []
    thread = threading.Thread(target=lambda: done.append(float(again(nested, 3.0))), daemon=True)
    thread.start()
    thread.join(timeout=60)
    assert done == [18.0]
