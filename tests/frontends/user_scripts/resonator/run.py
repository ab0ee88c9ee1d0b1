"""Complex numbers of C++ and Fortran under NumPy, SciPy, PyTorch and JAX."""

import jax
import jax.numpy as jnp
import numpy as np
import torch
from scipy.optimize import least_squares, minimize

import ltoad.jax
import ltoad.numpy
import ltoad.torch

jax.config.update("jax_enable_x64", True)
FLAGS = ["-std=c++20"]
BAND = "complex128[n] impedance, double[n] length, complex128 load, double[m] omegas -> double"
mismatch = ltoad.numpy.load("lines.cpp", "mismatch", BAND, flags=FLAGS)
in_torch = ltoad.torch.load("lines.cpp", "mismatch", BAND, flags=FLAGS)
in_jax = ltoad.jax.load("lines.cpp", "mismatch", BAND, flags=FLAGS)
POINT = "complex128[n] impedance, double[n] length, complex128 load, double omega -> complex128"
reflection = ltoad.torch.load("lines.cpp", "reflection", POINT, flags=FLAGS)


def own_reflection(z, length, load, omega, xp=jnp):
    total = xp.eye(2) + 0j
    gamma = omega * (0.02 + 1j)
    for i in range(length.shape[0]):
        c, s = xp.cosh(gamma * length[i]), xp.sinh(gamma * length[i])
        total = total @ xp.stack([xp.stack([c, z[i] * s]), xp.stack([s / z[i], c])])
    inside = (total[0, 0] * load + total[0, 1]) / (total[1, 0] * load + total[1, 1])
    return (inside - 50.0) / (inside + 50.0)


def own(z, length, load, omegas, xp=jnp):
    each = [abs(own_reflection(z, length, load, w, xp)) ** 2 for w in omegas]
    return sum(each) / len(omegas) + 1e-3 * xp.angle(load)


rng = np.random.default_rng(1)
z = 50 + 20 * rng.normal(size=3) + 5j * rng.normal(size=3)
length, load, omegas = rng.uniform(0.5, 1.5, 3), 80 - 15j, np.linspace(0.8, 1.2, 4)
args = (z, length, load, omegas)
close = np.testing.assert_allclose
close(mismatch(*args), own(*map(jnp.asarray, args)), rtol=1e-12)

# JAX gives the conjugate of what the others give
wanted = jax.grad(own, (0, 1, 2, 3))(*map(jnp.asarray, args))
found = mismatch.grad(*args)
for a, b in zip(found, wanted, strict=True):
    close(a, np.conj(b), rtol=1e-9, atol=1e-12)
for a, b in zip(
    jax.jit(jax.grad(in_jax, (0, 1, 2, 3)))(*map(jnp.asarray, args)), wanted, strict=True
):
    close(a, b, rtol=1e-9, atol=1e-12)
step = 1e-5
for i, direction in ((0, 1), (1, 1j), (2, 1)):
    e = np.zeros(3, complex)
    e[i] = direction * step
    numeric = (mismatch(z + e, *args[1:]) - mismatch(z - e, *args[1:])) / (2 * step)
    close((found[0][i] * np.conj(direction)).real, numeric, rtol=1e-5, atol=1e-9)
leaves = [torch.tensor(np.asarray(a), requires_grad=True) for a in args]
assert torch.autograd.gradcheck(in_torch, leaves, check_forward_ad=True)
assert torch.autograd.gradgradcheck(in_torch, leaves)
single = [*leaves[:3], torch.tensor(1.1, dtype=torch.float64, requires_grad=True)]
assert torch.autograd.gradcheck(reflection, single, check_forward_ad=True)
in_torch(*leaves).backward()
for leaf, g in zip(leaves, found, strict=True):
    close(leaf.grad, g, rtol=1e-9, atol=1e-12)


# matched by an optimiser over real and imaginary parts
def cost(v):
    value, g = mismatch.by("impedance").value_and_grad(v[:3] + 1j * v[3:], length, load, omegas)
    return value, np.concatenate([g.real, g.imag])


start = np.concatenate([z.real, z.imag])
best = minimize(cost, start, jac=True, method="BFGS")
assert best.fun < 0.5 * cost(start)[0], best

# vector fitting in Fortran: poles and residues of a measured response
response = ltoad.numpy.load("poles.f90", "response")
poles, residues = np.array([-0.1 + 2j, -0.3 + 5j]), np.array([1 + 0.5j, -0.4 + 2j])
s = 1j * np.linspace(0.5, 7, 40)


def own_response(p, r, s, xp=np):
    return sum(a / (s - b) + xp.conj(a) / (s - xp.conj(b)) for a, b in zip(r, p, strict=True))


h = response(poles, residues, s)
close(h, own_response(poles, residues, s), rtol=1e-12)
close(response(poles.astype(np.complex64).astype(complex), residues, s[::-1])[::-1], h, rtol=1e-5)
direction = rng.normal(size=2) + 1j * rng.normal(size=2)
_, change = response.jvp((poles, residues, s), (direction, None, None))
numeric = (
    response(poles + 1e-6 * direction, residues, s)
    - response(poles - 1e-6 * direction, residues, s)
) / 2e-6
close(change, numeric, rtol=1e-6, atol=1e-8)
adjoint = rng.normal(size=40) + 1j * rng.normal(size=40)
back = response.vjp(poles, residues, s)[1](adjoint)[0]
close((np.conj(adjoint) * change).sum().real, (np.conj(back) * direction).sum().real, rtol=1e-9)


def misfit(v):
    d = response(v[:2] + 1j * v[2:4], v[4:6] + 1j * v[6:], s) - h
    return np.concatenate([d.real, d.imag])


def rows(v):
    p = (v[:2] + 1j * v[2:4], v[4:6] + 1j * v[6:], s)
    columns = []
    for which in (0, 1):
        for unit in (1, 1j):
            for i in range(2):
                e = np.zeros(2, complex)
                e[i] = unit
                tangents = [None, None, None]
                tangents[which] = e
                d = response.jvp(p, tuple(tangents))[1]
                columns.append(np.concatenate([d.real, d.imag]))
    return np.stack(columns, 1)


truth = np.concatenate([poles.real, poles.imag, residues.real, residues.imag])
fit = least_squares(misfit, truth + 0.1 * rng.normal(size=8), jac=rows, x_scale="jac")
close(fit.x, truth, atol=1e-6)
in_jax = ltoad.jax.load("poles.f90", "response")
total = lambda f: lambda p: jnp.sum(jnp.abs(f(p, jnp.asarray(residues), jnp.asarray(s))) ** 2)  # noqa: E731
close(
    jax.jit(jax.grad(total(in_jax)))(jnp.asarray(poles)),
    jax.grad(total(lambda p, r, s: own_response(p, r, s, jnp)))(jnp.asarray(poles)),
    rtol=1e-9,
)
print("ok")
