"""What a function keeps in its variables from call to call counts as constant: it is found out."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ltoad.numpy
from ltoad.frontends.errors import CallError

KEEPS = """
#include <math.h>
static double last, kept;
double decay(const double *x, int n, double rate)
{
    if (rate != last) {
        kept = exp(-rate);
        last = rate;
    }
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += x[i] * kept;
    return sum;
}
"""
ANEW = """
#include <math.h>
static double table[64], scratch[64];
static int is_made, calls;
double decay(const double *x, int n, double rate)
{
    calls++;
    for (int i = 0; i < 64 && !is_made; i++)
        table[i] = 1.0 / (i + 1);
    is_made = 1;
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        scratch[i] = x[i] * exp(-rate) * table[0];
    for (int i = 0; i < n; i++)
        sum += scratch[i];
    return sum;
}
"""
SIGNATURE = "double[n] x, int n, double rate -> double"
X = np.array([1.0, 2.0])


@pytest.fixture(scope="module")
def keeps(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("kept") / "decay.c"
    path.write_text(KEEPS)
    return path


def test_a_value_that_is_used_again(keeps: Path) -> None:
    """SciPy's optimisers ask for a value and then for the gradient at the same place."""
    decay = ltoad.numpy.load(keeps, "decay", SIGNATURE)
    decay(X, 0.5)
    for _ in range(2):  # a second try says the same
        with pytest.raises(CallError, match=r"^decay gives something else .* an earlier call left"):
            decay.grad(X, 0.5)
    with pytest.raises(CallError, match="gives something else"):
        decay.by("rate").jvp((X, 0.5), (1.0,))


def test_a_value_in_torch(keeps: Path) -> None:
    torch: Any = pytest.importorskip("torch")
    import ltoad.torch

    decay = ltoad.torch.load(keeps, "decay", SIGNATURE)
    rate = torch.tensor(0.5, dtype=torch.float64, requires_grad=True)
    with pytest.raises(RuntimeError, match="gives something else"):
        decay(torch.tensor(X), rate).backward()


def test_variables_that_calls_write_anew(tmp_path: Path) -> None:
    """Scratch memory, tables that are made once, and counters."""
    source = tmp_path / "decay.c"
    source.write_text(ANEW)
    decay = ltoad.numpy.load(source, "decay", SIGNATURE)
    assert not decay.foreign.is_reentrant
    for rate in (0.5, 0.5, 0.25):
        decay(X, rate)
        by_x, by_rate = decay.grad(X, rate)
        np.testing.assert_allclose(by_x, np.exp(-rate) * np.ones(2))
        np.testing.assert_allclose(by_rate, -3 * np.exp(-rate))
        _, change = decay.jvp((X, rate), (np.zeros(2), 1.0))
        np.testing.assert_allclose(change, by_rate)


@pytest.mark.slow
def test_variables_and_second_derivatives(tmp_path: Path) -> None:
    source = tmp_path / "decay.c"
    source.write_text(ANEW)
    decay = ltoad.numpy.load(source, "decay", SIGNATURE).by("rate")
    for _ in range(2):
        np.testing.assert_allclose(decay.hessian(X, 0.5), 3 * np.exp(-0.5))
        np.testing.assert_allclose(decay.hvp((X, 0.5), (2.0,)), 6 * np.exp(-0.5))
