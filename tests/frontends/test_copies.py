"""Loaded functions are copied, pickled and sent to other processes, as frameworks and users do."""

import copy
import multiprocessing
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ltoad.numpy

ENERGY = "double[n] x, int n, double w -> double"
X = np.linspace(0.0, 2.0, 5)


@pytest.fixture
def energy(sources: Path) -> ltoad.numpy.Function:
    return ltoad.numpy.load(sources / "spring.c", "energy", ENERGY)


def test_copies_are_the_same_function(energy: ltoad.numpy.Function) -> None:
    for one in (copy.deepcopy(energy), copy.copy(energy), pickle.loads(pickle.dumps(energy))):
        assert one.foreign is energy.foreign
    by_x = pickle.loads(pickle.dumps(energy.by("x")))
    assert by_x.wrt == ("x",)
    np.testing.assert_array_equal(by_x.grad(X, 2.0), energy.grad(X, 2.0)[0])


def test_other_processes_load_it(energy: ltoad.numpy.Function) -> None:
    by_x = energy.by("x")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        found = pool.starmap(by_x.grad, [(X, 1.0), (X, 2.0)])
    np.testing.assert_array_equal(found, [by_x.grad(X, 1.0), by_x.grad(X, 2.0)])


def test_modules_of_pytorch(sources: Path, tmp_path: Path) -> None:
    torch: Any = pytest.importorskip("torch")
    import ltoad.torch

    energy = ltoad.torch.load(sources / "spring.c", "energy", ENERGY)
    module = ltoad.torch.Module(energy, w=torch.tensor(2.0, dtype=torch.float64))
    x = torch.tensor(X)
    torch.save(module, tmp_path / "module.pt")
    loaded = torch.load(tmp_path / "module.pt", weights_only=False)
    for other in (copy.deepcopy(module), loaded):
        assert other(x) == module(x)
        with torch.no_grad():
            other.w.add_(1.0)
        assert other(x) != module(x)


def test_functions_of_jax(sources: Path) -> None:
    jax: Any = pytest.importorskip("jax")
    import ltoad.jax

    with jax.enable_x64(True):
        energy = ltoad.jax.load(sources / "spring.c", "energy", ENERGY)
        again = pickle.loads(pickle.dumps(energy))
        assert float(again(X, 2.0)) == float(copy.deepcopy(energy)(X, 2.0)) == float(energy(X, 2.0))
