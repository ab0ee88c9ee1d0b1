"""A crate of Rust with several modules, traits and iterators: NumPy and JAX see its functions."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from scipy.optimize import minimize

import ltoad.jax
import ltoad.numpy

jax.config.update("jax_enable_x64", True)
problems = []
SOURCE = "sensor/src/lib.rs"
NLL = "double[n] measured, double process, double sensor, uint8 kind -> double"


def own(z, process, sensor, kind):
    x, p, total = jnp.zeros(2), jnp.eye(2), 0.0
    f = jnp.array([[1.0, 0.1], [0.0, 1.0]])
    for t in range(len(z)):
        x, p = f @ x, f @ p @ f.T + jnp.diag(jnp.array([0.1, 1.0]) * process)
        r = (sensor * (1.0 + (0.05 * t if kind else 0.0))) ** 2
        s = p[0, 0] + r
        k = p[:, 0] / s
        e = z[t] - x[0]
        x, p = x + k * e, p - jnp.outer(k, p[0])
        total += 0.5 * (e * e / s + jnp.log(s))
    return total


def same(what, found, wanted, tol=1e-9):
    if not np.allclose(np.asarray(found), np.asarray(wanted), rtol=tol, atol=tol):
        problems.append(f"{what}: {found} instead of {wanted}")


def attempt(what, call):
    try:
        call()
    except Exception as error:
        problems.append(f"{what}: {type(error).__name__}: {str(error)[:800]}")


rng = np.random.default_rng(4)
z = np.sin(np.arange(15) / 3) + 0.1 * rng.normal(size=15)


def from_source():
    f = ltoad.numpy.load(SOURCE, "likelihood", NLL)
    for kind in (0, 1):
        same("value", f(z, 0.3, 0.2, kind), own(z, 0.3, 0.2, kind))
        wanted = jax.grad(own, (0, 1, 2))(z, 0.3, 0.2, kind)
        for a, b in zip(f.grad(z, 0.3, 0.2, kind), wanted, strict=True):
            same(f"gradient {kind}", a, b)
    gaps = z.copy()
    gaps[4] = np.nan
    assert np.isfinite(f.grad(gaps, 0.3, 0.2, 1)[1])

    def cost(v):
        value, by_process, by_sensor = (lambda r: (r[0], *r[1]))(
            f.by("process", "sensor").value_and_grad(z, np.exp(v[0]), np.exp(v[1]), 0)
        )
        return value, np.array([by_process, by_sensor]) * np.exp(v)

    best = minimize(cost, np.zeros(2), jac=True)
    assert best.success and abs(best.jac).max() < 1e-4, best
    same("second", f.by("process").hessian(z, 0.3, 0.2, 0), jax.hessian(own, 1)(z, 0.3, 0.2, 0))


attempt("source", from_source)


def slices():
    f = ltoad.jax.load(
        SOURCE,
        "track",
        "double[n] measured, double process, double sensor, out double[n] positions",
    )
    rows = jax.jit(jax.jacrev(f, (0, 1)))(z, 0.3, 0.2)
    columns = jax.jacfwd(f, (0, 1))(jnp.array(z), 0.3, 0.2)
    for a, b in zip(rows, columns, strict=True):
        same("Jacobian", a, b)
    numeric = (f(jnp.array(z), 0.3 + 1e-6, 0.2) - f(jnp.array(z), 0.3 - 1e-6, 0.2)) / 2e-6
    same("by process", rows[1], numeric, 1e-6)


attempt("slices", slices)


def edited():
    """An edit in another file of the crate is seen."""
    before = ltoad.numpy.load(SOURCE, "likelihood", NLL)(z, 0.3, 0.2, 1)
    file = Path("sensor/src/noise.rs")
    file.write_text(file.read_text().replace(".powi(2)", ".powi(4)"))
    after = ltoad.numpy.load(SOURCE, "likelihood", NLL)(z, 0.3, 0.2, 1)
    assert before != after, "the edit was not seen"


attempt("edited", edited)


def wrong():
    try:
        ltoad.numpy.load(
            SOURCE,
            "likelihood",
            "double[n] measured, float process, double sensor, uint8 kind -> double",
        )
        raise AssertionError("float was taken for f64")
    except ValueError as error:
        assert "process" in str(error), error


attempt("wrong", wrong)


print("\n".join(problems) or "ok")
raise SystemExit(bool(problems))
