"""Structs, strings, functions, complex numbers and arrays with descriptors as arguments."""

import ctypes
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ltoad.numpy
from ltoad.frontends.errors import ArgumentError, SignatureError


@dataclass
class Prior:
    gamma: float
    m: int


@pytest.fixture
def bodies(sources: Path) -> Any:
    return lambda name, signature, **options: ltoad.numpy.load(
        sources / "bodies.c", name, signature, **options
    )


BODY = {
    "position": {"x": [1.0, 2.0, 3.0]},
    "velocity": {"x": [0.5, -1.0, 2.0]},
    "mass": 2.0,
    "kind": 3,
}


def test_structs_by_value_in_each_form(bodies: Any) -> None:
    prior = bodies("prior", "double x, struct prior_t p -> double")
    record = np.array((1.5, 2), [("gamma", "f8"), ("m", "i4")])
    wanted = 1.5**2 * np.sin(0.3) + 2 * 0.3
    for form in ({"gamma": 1.5, "m": 2}, Prior(1.5, 2), record, record[()]):
        assert prior(0.3, form) == pytest.approx(wanted, rel=1e-15)
        by_x, by_p = prior.grad(0.3, form)
        assert by_x == pytest.approx(2.25 * np.cos(0.3) + 2)
        assert type(by_p) is type(form)
    assert by_p["gamma"] == pytest.approx(3 * np.sin(0.3))
    assert by_p["m"] == 0
    assert prior.grad(0.3, Prior(1.5, 2))[1] == Prior(pytest.approx(3 * np.sin(0.3)), 0)
    assert prior.grad(0.3, {"gamma": 1.5, "m": 2})[1].keys() == {"gamma"}
    _, moved = prior.jvp((0.3, Prior(1.5, 2)), (1.0, {"gamma": 2.0}))
    assert moved == pytest.approx(by_x + 6 * np.sin(0.3))
    assert prior.by("p.gamma").jacobian(0.3, Prior(1.5, 2)).gamma == pytest.approx(3 * np.sin(0.3))


def test_structs_by_address_and_nested(bodies: Any) -> None:
    energy = bodies("energy", "struct body *b, struct vector field -> double")
    field = np.array([0.1, 0.2, 0.3])
    by_b, by_field = energy.grad(BODY, {"x": field})
    x, v = np.array(BODY["position"]["x"]), np.array(BODY["velocity"]["x"])
    assert energy(BODY, {"x": field}) == pytest.approx(3 * (v @ v + field @ x**2))
    np.testing.assert_allclose(by_b["position"]["x"], 6 * field * x)
    np.testing.assert_allclose(by_b["velocity"]["x"], 3 * 2 * v)
    assert by_b["mass"] == pytest.approx(1.5 * v @ v)
    np.testing.assert_allclose(by_field["x"], 3 * x**2)


def test_structs_in_place_and_returned(bodies: Any) -> None:
    drift = bodies("drift", "inout struct body *b, double step ->")
    moved = drift(BODY, 0.1)
    np.testing.assert_allclose(moved["position"]["x"], [1.1, 1.8, 3.4])
    assert moved["kind"] == 3
    assert BODY["position"]["x"] == [1.0, 2.0, 3.0]
    _, pull = drift.vjp(BODY, 0.1)
    seed = {"position": {"x": [1.0, 0, 0]}, "velocity": {"x": np.zeros(3)}, "mass": 0.0}
    by_b, by_step = pull(seed)
    assert by_step == pytest.approx(0.5 * 2.0)
    assert by_b["mass"] == pytest.approx(0.1 * 0.5)
    cross = bodies("cross", "struct vector a, struct vector b -> struct vector")
    a, b = np.array([1.0, 2.0, 3.0]), np.array([0.3, -1.0, 0.5])
    np.testing.assert_allclose(cross({"x": a}, {"x": b})["x"], np.cross(a, b))
    _, pull = cross.vjp({"x": a}, {"x": b})
    weights = np.array([1.0, -2.0, 0.7])
    np.testing.assert_allclose(pull({"x": weights})[0]["x"], np.cross(b, weights))


def test_arrays_of_structs(bodies: Any) -> None:
    kinetic = bodies("kinetic", "struct body bodies[n], int n -> double")
    inner = [("x", "f8", 3)]
    kind = np.dtype([("position", inner), ("mass", "f4"), ("kind", "i2"), ("velocity", inner)])
    given = np.zeros(4, kind)
    given["velocity"]["x"] = np.arange(12.0).reshape(4, 3)
    given["mass"] = [1, 2, 3, 4]
    v = given["velocity"]["x"]
    assert kinetic(given) == pytest.approx((given["mass"] * (v**2).sum(1)).sum())
    gradient = kinetic.grad(given)
    assert gradient.dtype == kind
    np.testing.assert_allclose(gradient["velocity"]["x"], 2 * given["mass"][:, None] * v)
    np.testing.assert_allclose(gradient["mass"], (v**2).sum(1))


def test_structs_with_addresses_in_them(bodies: Any) -> None:
    body = "struct mesh {int n; double *x[n]; double *weight[n]; double scale} m -> double"
    integral = bodies("integral", body.replace("} m", "} *m"))
    x, weight = np.array([1.0, 2.0, 3.0]), np.array([0.5, 1.0, 0.25])
    mesh = {"x": x, "weight": weight, "scale": 2.0}
    assert integral(mesh) == pytest.approx(2 * weight @ x**2)
    gradient = integral.grad(mesh)
    np.testing.assert_allclose(gradient["x"], 4 * weight * x)
    np.testing.assert_allclose(gradient["weight"], 2 * x**2)
    assert gradient["scale"] == pytest.approx(weight @ x**2)


def test_strings(bodies: Any) -> None:
    named = bodies("named", "string kind, double x -> double")
    assert (named("cubic", 3.0), named(b"other", 3.0)) == (27.0, 9.0)
    assert (named.grad("cubic", 3.0), named.grad("cubist", 3.0)) == (27.0, 6.0)
    with pytest.raises(ArgumentError, match="has a zero in it"):
        named("a\0b", 1.0)


QUADRATURE = "double (*f)(double, double), double p, double from, double to, int n -> double"


def test_functions_that_were_loaded_have_derivatives(bodies: Any) -> None:
    bump = bodies("bump", "double x, double p -> double")
    points = (np.arange(200) + 0.5) * 0.01
    wanted = 0.01 * (np.exp(-0.7 * points**2) * (1 - 0.7 * points**2)).sum()
    for passed in (bump, "bump"):
        quadrature = bodies("quadrature", QUADRATURE, callbacks={"f": passed})
        value = quadrature(0.7, 0.0, 2.0, 200)
        assert value == pytest.approx(0.7 * 0.01 * np.exp(-0.7 * points**2).sum())
        assert quadrature.by("p").grad(0.7, 0.0, 2.0, 200) == pytest.approx(wanted)


def test_functions_of_the_caller_are_constant(bodies: Any) -> None:
    quadrature = bodies("quadrature", QUADRATURE)
    kind = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_double)
    square = kind(lambda x, p: x * x)
    points = (np.arange(100) + 0.5) * 0.02
    assert quadrature(square, 0.7, 0.0, 2.0, 100) == pytest.approx(0.7 * 0.02 * points @ points)
    by_p = quadrature.by("p").grad(square, 0.7, 0.0, 2.0, 100)
    assert by_p == pytest.approx(0.02 * points @ points)
    with pytest.raises(ArgumentError, match="no function of C"):
        quadrature(lambda x, p: x, 0.7, 0.0, 2.0, 100)


def test_complex_numbers(bodies: Any) -> None:
    """By real parts plus i times that by imaginary parts, against differences of both."""
    spectrum = bodies("spectrum", "complex128[n] z, int n -> complex128[n]")
    z = np.array([1 + 2j, -0.5 + 1j, 0.3 - 0.7j])
    np.testing.assert_allclose(spectrum(z), z * np.roll(z, -1) + z.conj())
    weights = np.array([0.3 - 1j, 2 + 0.1j, 1j])
    _, pull = spectrum.vjp(z)

    def inner(z: Any) -> float:
        return float((weights.conj() * (z * np.roll(z, -1) + z.conj())).sum().real)

    wanted = [
        (inner(z + h * e) - inner(z - h * e)) / (2 * abs(h)) * (h / abs(h))
        for e in np.eye(3)
        for h in (1e-6,)
    ]
    turned = [(inner(z + 1e-6j * e) - inner(z - 1e-6j * e)) / 2e-6 for e in np.eye(3)]
    np.testing.assert_allclose(pull(weights), np.array(wanted) + 1j * np.array(turned), atol=1e-8)
    root = bodies("root", "complex128 z, complex128 w -> complex128")
    assert root(1 + 2j, 3 - 1j) == pytest.approx((1 + 2j) ** 2 * (3 + 1j) + 3 - 1j)
    _, moved = root.jvp((1 + 2j, 3 - 1j), (1j, 0j))
    assert moved == pytest.approx(2 * (1 + 2j) * 1j * (3 + 1j))
    power = bodies("power", "complex64[n] z, int n -> double")
    small = z.astype(np.complex64)
    wanted_power = 2 * z.real * z.imag + 1j * z.real**2
    np.testing.assert_allclose(power.grad(small), wanted_power, rtol=1e-6)


def test_fortran_arrays_with_descriptors(sources: Path) -> None:
    scaled = ltoad.numpy.load(
        sources / "assumed.f90",
        "scaled",
        "real(8)[m, k] x, inout real(8)[m] y, struct {double a; double b[2, 3]; int n} p, "
        "string name ->",
    )
    x, y = np.arange(6.0).reshape(3, 2), np.array([1.0, 2.0, 3.0])
    p = {"a": 0.5, "b": np.arange(6.0).reshape(2, 3), "n": 3}
    found = scaled(x, y, p, "twice")
    wanted = 2 * (y + 0.5 * (x**2).sum(1) + 2 * (5.0 * 5 + 1.0 * 3))
    np.testing.assert_allclose(found, wanted)
    _, pull = scaled.vjp(x, y, p, "abc")
    by_x, by_y, by_p = pull(np.array([1.0, 2.0, 4.0]))
    np.testing.assert_allclose(by_x, x * np.array([[1.0], [2.0], [4.0]]))
    np.testing.assert_allclose(by_y, [1, 2, 4])
    np.testing.assert_allclose(by_p["b"], [[0, 42, 0], [0, 0, 42]])
    assert by_p["a"] == pytest.approx((x**2).sum(1) @ [1, 2, 4])


@pytest.mark.skipif(not shutil.which("rustc"), reason="needs rustc")
def test_slices_of_rust(sources: Path) -> None:
    apply = ltoad.numpy.load(
        sources / "slices.rs",
        "apply",
        "double[n] x, struct Law *law, inout double[n] y -> double",
    )
    x, y = np.array([1.0, 2.0, 3.0]), np.array([0.5, 0.0, 1.0])
    law = {"kind": 2, "a": 3.0, "b": 0.25}
    changed, total = apply(x, law, y)
    np.testing.assert_allclose(changed, y + 3 * x**2 + 0.25)
    assert total == pytest.approx(2 * changed.sum())
    _, pull = apply.vjp(x, law, y)
    by_x, by_law, by_y = pull(np.zeros(3), 1.0)
    np.testing.assert_allclose(by_x, 12 * x)
    np.testing.assert_allclose(by_y, [2, 2, 2])
    assert (by_law["a"], by_law["b"]) == (pytest.approx(2 * x @ x), pytest.approx(6.0))


@pytest.mark.parametrize(
    ("name", "signature", "words"),
    [
        ("prior", "double x, struct other p -> double", "called prior_t"),
        ("prior", "double x, struct {float gamma; int m} p -> double", "'gamma' of .* another"),
        ("prior", "double x, double p -> double", "does not fit"),
        ("kinetic", "struct body *b, double n -> double", "does not fit"),
        ("integral", "struct mesh *m -> double", "how long 'm.x' is"),
        ("quadrature", QUADRATURE.replace("(*f)(double, double)", "f"), "does not fit|is an"),
    ],
)
def test_what_does_not_fit(bodies: Any, name: str, signature: str, words: str) -> None:
    with pytest.raises(SignatureError, match=words):
        bodies(name, signature)


def test_functions_of_another_type_are_refused(bodies: Any) -> None:
    with pytest.raises(SignatureError, match="does not fit"):
        bodies("quadrature", QUADRATURE, callbacks={"f": "named"})


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ({"gamma": 1.0}, "has no 'p.m'"),
        ({"gamma": 1.0, "m": 1, "z": 2}, "no field 'z'"),
        (1.0, "has no 'p.gamma'"),
    ],
)
def test_wrong_fields_are_named(bodies: Any, value: Any, words: str) -> None:
    with pytest.raises(ArgumentError, match=words):
        bodies("prior", "double x, struct prior_t p -> double")(0.3, value)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_structs_strings_and_complex_numbers_in_pytorch(sources: Path) -> None:
    torch = pytest.importorskip("torch")
    import ltoad.torch

    load = ltoad.torch.load
    source = sources / "bodies.c"
    energy = load(source, "energy", "struct body *b, struct vector field -> double")
    field = torch.tensor([0.1, 0.2, 0.3], dtype=torch.float64, requires_grad=True)
    mass = torch.tensor(2.0, requires_grad=True)
    x, v = (torch.tensor(BODY[k]["x"], dtype=torch.float64) for k in ("position", "velocity"))
    body = {"position": {"x": x}, "velocity": {"x": v}, "mass": mass, "kind": 3}
    energy(body, {"x": field}).backward()
    torch.testing.assert_close(field.grad, 3 * x**2)
    torch.testing.assert_close(mass.grad.double(), 1.5 * v @ v)
    named = load(source, "named", "string kind, double x -> double")
    assert named("cubic", torch.tensor(2.0, dtype=torch.float64)) == 8.0

    spectrum = load(source, "spectrum", "complex128[n] z, int n -> complex128[n]")
    z = torch.tensor([1 + 2j, -0.5 + 1j, 0.3 - 0.7j], dtype=torch.complex128, requires_grad=True)
    weights = torch.tensor([0.3 - 1j, 2 + 0.1j, 1j], dtype=torch.complex128)
    plain = lambda z: z * torch.roll(z, -1) + z.conj()  # noqa: E731 - beside its like
    found, wanted = (
        torch.autograd.grad((weights * f(z)).abs().sum(), z)[0] for f in (spectrum, plain)
    )
    torch.testing.assert_close(found, wanted)
    torch.testing.assert_close(spectrum(z.conj()), plain(z.conj()))
    checked = (z,)
    assert torch.autograd.gradcheck(spectrum, checked, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(spectrum, checked)
    root = load(source, "root", "complex128 z, complex128 w -> complex128")
    both = z.detach()[0].requires_grad_(), z.detach()[1].requires_grad_()
    assert torch.autograd.gradcheck(root, both, check_forward_ad=True)


def test_structs_and_complex_numbers_in_jax(sources: Path) -> None:
    jax = pytest.importorskip("jax")
    import ltoad.jax

    jnp = jax.numpy
    jax.config.update("jax_enable_x64", True)
    load = ltoad.jax.load
    source = sources / "bodies.c"
    prior = load(source, "prior", "double x, struct prior_t p -> double")
    by_p = jax.jit(jax.grad(prior, argnums=1, allow_int=True))(0.3, {"gamma": 1.5, "m": 2})
    assert by_p["gamma"] == pytest.approx(3 * np.sin(0.3))
    cross = load(source, "cross", "struct vector a, struct vector b -> struct vector")
    a, b = jnp.array([1.0, 2.0, 3.0]), jnp.array([0.3, -1.0, 0.5])
    by_a = jax.jacrev(lambda a: cross({"x": a}, {"x": b})["x"])(a)
    np.testing.assert_allclose(by_a, jax.jacfwd(lambda a: jnp.cross(a, b))(a))

    spectrum = load(source, "spectrum", "complex128[n] z, int n -> complex128[n]")
    z = jnp.array([1 + 2j, -0.5 + 1j, 0.3 - 0.7j])
    weights = jnp.array([0.3 - 1j, 2 + 0.1j, 1j])

    def plain(z: Any) -> Any:
        return z * jnp.roll(z, -1) + z.conj()

    def loss(f: Any) -> Any:
        return lambda z: jnp.abs(weights * f(z)).sum()

    np.testing.assert_allclose(jax.grad(loss(spectrum))(z), jax.grad(loss(plain))(z))
    tangent = jnp.array([1j, 0.5, -1 + 0.2j])
    for order in (jax.grad, lambda f: jax.grad(lambda z: jax.jvp(f, (z,), (tangent,))[1])):
        found, wanted = (order(loss(f))(z) for f in (spectrum, plain))
        np.testing.assert_allclose(found, wanted, rtol=1e-12)
    found, wanted = (jax.jvp(jax.grad(loss(f)), (z,), (tangent,))[1] for f in (spectrum, plain))
    np.testing.assert_allclose(found, wanted, rtol=1e-12)
    _, pull = jax.vjp(spectrum, z)
    np.testing.assert_allclose(pull(weights)[0], jax.vjp(plain, z)[1](weights)[0])
