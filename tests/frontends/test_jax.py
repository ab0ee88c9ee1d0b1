"""Foreign functions of JAX arrays under all of JAX's transformations, against JAX's own."""

from pathlib import Path
from typing import Any

import pytest

jax = pytest.importorskip("jax")

import jax.numpy as jnp  # noqa: E402 - needs jax
import numpy as np  # noqa: E402
from jax.test_util import check_grads  # noqa: E402

import ltoad.jax  # noqa: E402
from ltoad.frontends.errors import ArgumentError, ShapeError  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def _double() -> Any:
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", False)


def energy(x: Any, w: Any) -> Any:
    stretch = x[1:] - x[:-1] - 1.0
    return (0.5 * w * stretch**2 + 0.1 * jnp.sin(x[1:]) * jnp.cos(x[:-1])).sum()


def twisted(a: Any, x: Any) -> Any:
    return a @ x + a[:, 0] ** 2


@pytest.fixture(scope="module")
def pairs(sources: Path) -> dict[str, Any]:
    return {
        "energy": (
            ltoad.jax.load(
                sources / "spring.c", "energy", "double[n] x, int n, double w -> double"
            ),
            energy,
            (np.linspace(0.2, 3.0, 6), np.float64(2.5)),
        ),
        "twisted": (
            ltoad.jax.load(
                sources / "matrix.f90", "twisted", "real(8)[m,n] a, real(8)[n] x -> real(8)[m]"
            ),
            twisted,
            (np.arange(6.0).reshape(3, 2) + 1, np.array([0.5, -2.0])),
        ),
    }


ORDERS = {
    "value": lambda f: f,
    "jit": jax.jit,
    "jacfwd": lambda f: jax.jacfwd(f, (0, 1)),
    "jacrev": lambda f: jax.jit(jax.jacrev(f, (0, 1))),
    "forward over reverse": lambda f: jax.jacfwd(jax.jacrev(f, (0, 1)), (0, 1)),
    "reverse over reverse": lambda f: jax.jacrev(jax.jacrev(f, (0, 1)), (0, 1)),
    "forward over forward": lambda f: jax.jacfwd(jax.jacfwd(f, (0, 1)), (0, 1)),
    "reverse over forward": lambda f: jax.jacrev(jax.jacfwd(f, (0, 1)), (0, 1)),
}


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("name", ["energy", "twisted"])
def test_transformations(pairs: Any, name: str, order: str) -> None:
    ours, theirs, inputs = pairs[name]
    inputs = tuple(map(jnp.asarray, inputs))
    found, wanted = ORDERS[order](ours)(*inputs), ORDERS[order](theirs)(*inputs)
    jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, atol=1e-11), found, wanted)


@pytest.mark.parametrize("name", ["energy", "twisted"])
def test_batches_of_batches(pairs: Any, name: str) -> None:
    ours, theirs, (first, second) = pairs[name]
    some = jnp.stack([first, 2 * first, first + 1])
    others = jnp.stack([second, 3 * second])

    def mapped(f: Any) -> Any:
        return jax.jit(jax.vmap(jax.vmap(jax.jacrev(f, (0, 1)), (0, None)), (None, 0)))

    found, wanted = mapped(ours)(some, others), mapped(theirs)(some, others)
    jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, atol=1e-11), found, wanted)


def test_checker_of_jax(pairs: Any) -> None:
    ours, _, inputs = pairs["energy"]
    check_grads(ours, tuple(map(jnp.asarray, inputs)), 2, modes=["fwd", "rev"])


WAYS = {"f": jax.jacfwd, "r": jax.jacrev}


@pytest.mark.parametrize(
    "order",
    [
        "frr",
        *(
            pytest.param(o, marks=pytest.mark.slow)
            for o in ["fff", "ffr", "frf", "rff", "rfr", "rrf", "rrr"]
        ),
    ],
)
def test_third_derivatives(pairs: Any, order: str) -> None:
    ours, theirs, inputs = pairs["energy"]
    inputs = tuple(map(jnp.asarray, inputs))
    for one, way in enumerate(order):
        ours, theirs = WAYS[way](ours, one % 2), WAYS[way](theirs, one % 2)
    np.testing.assert_allclose(jax.jit(ours)(*inputs), theirs(*inputs), atol=1e-10)


@pytest.mark.slow
def test_checker_of_jax_to_third_order(pairs: Any) -> None:
    """Also by adjoints and directions of the lower ones, all of one function."""
    ours, _, (x, w) = pairs["energy"]
    check_grads(lambda x, w: ours(x, w) ** 2, (x, w), 3, modes=["fwd", "rev"], atol=1e-3, rtol=1e-3)


def test_fourth_derivatives_are_refused(pairs: Any) -> None:
    ours, _, (x, w) = pairs["energy"]
    with pytest.raises(NotImplementedError, match="no fourth derivatives"):
        jax.hessian(lambda x: jax.hessian(ours)(x, w).sum())(jnp.asarray(x))


def test_wrong_arguments_are_named(pairs: Any) -> None:
    ours, _, (x, w) = pairs["energy"]
    with pytest.raises(ArgumentError, match="'x' has float32, not float64"):
        ours(jnp.asarray(x, jnp.float32), w)
    with pytest.raises(ArgumentError, match="takes 2 arguments, not 1"):
        ours(x)
    with pytest.raises(ShapeError, match="'x' has shape"):
        ours(jnp.zeros((2, 2)), w)
    with pytest.raises(ArgumentError, match="'x' is a str"):
        ours("x", w)


def test_jacobians_by_eight_directions_at_a_time(pairs: Any) -> None:
    """Of sizes that eight divides and of others, under all that may be asked of them."""
    ours, plain, _ = pairs["energy"]

    def slopes(f: Any) -> Any:
        return jax.grad(lambda x: f(x, 1.7))

    for size in (3, 8, 19):
        x = jnp.linspace(0.3, 2.0, size)
        np.testing.assert_allclose(jax.jacfwd(ours)(x, 1.7), jax.grad(plain)(x, 1.7), rtol=1e-12)
        nested = jax.jacfwd(jax.jacfwd(lambda x: ours(x, 1.7)))
        np.testing.assert_allclose(nested(x), jax.hessian(plain)(x, 1.7), atol=1e-12)
        mixed = jax.jit(jax.jacrev(jax.jacfwd(lambda x: ours(x, 1.7))))
        np.testing.assert_allclose(mixed(x), jax.hessian(plain)(x, 1.7), atol=1e-12)
        rows = jnp.stack([x, 2 * x])
        found = jax.vmap(jax.jacfwd(lambda x: ours(x, 1.7)))(rows)
        np.testing.assert_allclose(found, jax.vmap(slopes(plain))(rows), rtol=1e-12)
    forward = jax.jit(jax.vmap(lambda v: jax.jvp(lambda x: ours(x, 1.7), (x,), (v,))[1]))
    assert "ltoad_push8" in str(jax.make_jaxpr(forward)(jnp.eye(19)))
    transposed = jax.linear_transpose(forward, jnp.eye(19))
    (found,) = transposed(jnp.arange(19.0))
    wanted = jnp.outer(jnp.arange(19.0), slopes(plain)(x))
    np.testing.assert_allclose(found, wanted, rtol=1e-12)
