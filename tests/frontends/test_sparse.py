"""Sparse Jacobians against dense ones, in SciPy's solvers, and where patterns change."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import least_squares
from scipy.sparse import issparse
from scipy.sparse.linalg import spsolve

import ltoad.numpy
from ltoad.frontends import numpy_sparse
from ltoad.frontends.colouring import colours, pattern
from ltoad.frontends.errors import ArgumentError, DerivativeError, ShapeError


@pytest.fixture
def lattice(sources: Path) -> Any:
    return lambda name, signature: ltoad.numpy.load(sources / "lattice.c", name, signature)


BRATU = "double[n, n] u, int n, double strength -> double[n, n]"


def test_colours_of_columns_that_share_a_row_differ() -> None:
    random = np.random.default_rng(3)
    dense = random.random((40, 60)) < 0.08
    rows, columns = np.nonzero(dense)
    colour = colours(rows, columns, 60, 40)
    for row in dense:
        assert len(set(colour[row])) == row.sum()
    found = pattern(60, 40, lambda masks: [(dense & mask).any(1) for mask in masks])
    np.testing.assert_array_equal(
        np.unique(found[1] * 40 + found[0]), np.nonzero(dense.T.ravel())[0]
    )


def test_few_probes_find_a_band() -> None:
    count = 0

    def probe(masks: list[Any]) -> list[Any]:
        nonlocal count
        count += len(masks)
        return [m | np.roll(m, 1) | np.roll(m, -1) for m in masks]

    rows, _ = pattern(5000, 5000, probe)
    assert rows.size == 3 * 5000
    assert count < 10 * np.log2(5000)


def test_bratu_by_newton(lattice: Any) -> None:
    bratu = lattice("bratu", BRATU).by("u")
    u = np.zeros((12, 12))
    np.testing.assert_allclose(
        bratu.jacobian(u, 5.0, sparse=True).toarray(),
        bratu.jacobian(u, 5.0).reshape(144, 144),
        atol=1e-15,
    )
    for _ in range(6):
        matrix = bratu.jacobian(u, 5.0, sparse=True)
        assert matrix.nnz == 5 * 144 - 4 * 12
        u = u - spsolve(matrix.tocsc(), bratu(u, 5.0).ravel()).reshape(u.shape)
    assert np.abs(bratu(u, 5.0)).max() < 1e-12


def test_a_full_row_is_found_in_reverse_mode(lattice: Any) -> None:
    arrow = lattice("arrow", "double[n] x, int n -> double[n]")
    x = np.linspace(-1.0, 1.0, 41)
    found = arrow.jacobian(x, sparse=True)
    np.testing.assert_allclose(found.toarray(), arrow.jacobian(x), atol=1e-14)
    (known,) = arrow._sparse._known.values()
    assert known.by_rows
    assert known.groups == 2


def test_a_pattern_that_changes_is_found_anew(lattice: Any) -> None:
    advection = lattice("advection", "double[n] x, int n, double wind -> double[n]").by("x")
    x = np.zeros(30)
    for wind in (1.0, -2.0, 3.0):
        found = advection.jacobian(x, wind, sparse=True)
        np.testing.assert_allclose(found.toarray(), advection.jacobian(x, wind))
    assert found.nnz == 3 * 30  # with both neighbours, and the squares that vanish at zero


def test_what_no_pattern_fits_is_an_error(lattice: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    advection = lattice("advection", "double[n] x, int n, double wind -> double[n]").by("x")
    nothing = np.zeros(0, np.int64)
    monkeypatch.setattr(numpy_sparse, "pattern", lambda *_: (nothing, nothing))
    with pytest.raises(DerivativeError, match="does not fit"):
        advection.jacobian(np.ones(7), 1.0, sparse=True)


def test_solvers_of_scipy(lattice: Any) -> None:
    reaction = lattice("reaction", "double t, double[n] y, int n -> double[n]").by("y")

    def jacobian(t: float, y: Any) -> Any:
        return reaction.jacobian(t, y, sparse=True)

    y = np.zeros(50)
    given = solve_ivp(reaction, (0.0, 0.5), y, method="BDF", jac=jacobian, rtol=1e-8, atol=1e-10)
    dense = solve_ivp(reaction, (0.0, 0.5), y, method="BDF", rtol=1e-8, atol=1e-10)
    np.testing.assert_allclose(given.y[:, -1], dense.y[:, -1], atol=1e-6)
    fit = least_squares(
        lambda y: reaction(0.0, y), y, jac=lambda y: jacobian(0.0, y), xtol=1e-12, gtol=1e-12
    )
    assert issparse(fit.jac)
    assert np.abs(reaction(0.0, fit.x)).max() < 1e-6


def test_what_has_no_sparse_jacobian(lattice: Any) -> None:
    with pytest.raises(ArgumentError, match="choose one input"):
        lattice("bratu", BRATU).jacobian(np.zeros((3, 3)), 1.0, sparse=True)


def test_batches_by_threads(lattice: Any) -> None:
    bratu = lattice("bratu", BRATU).by("u")
    batch = np.random.default_rng(1).random((9, 4, 4))
    np.testing.assert_array_equal(
        bratu.map(batch, 2.0, threads=2), np.stack([bratu(u, 2.0) for u in batch])
    )
    strengths = np.linspace(0.0, 2.0, 9)
    found = bratu.map(batch, strengths, of="jacobian", threads=3)
    wanted = [bratu.jacobian(u, s) for u, s in zip(batch, strengths, strict=True)]
    np.testing.assert_array_equal(found, np.stack(wanted))
    with pytest.raises(ShapeError, match="of one length"):
        bratu.map(batch, strengths[1:])
