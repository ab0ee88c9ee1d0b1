"""Vectors and arrays of structs of C++ as arguments and results, against differences."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ltoad.numpy
from ltoad.frontends.errors import CallError, SignatureError

VECTOR = np.dtype([("x", float), ("y", float)])
PARTICLE = np.dtype(
    [
        ("place", VECTOR),
        ("speed", VECTOR),
        ("charge", np.float32),
        ("kind", np.int32),
        ("factors", float, 2),
    ]
)
ENERGY = "Particle[n] cloud, double softening -> double"


@pytest.fixture
def load(sources: Path) -> Any:
    return lambda *args: ltoad.numpy.load(sources / "clouds.cpp", *args)


@pytest.fixture
def cloud() -> Any:
    rng = np.random.default_rng(1)
    made = np.zeros(3, PARTICLE)
    for vector in ("place", "speed"):
        for axis in "xy":
            made[vector][axis] = rng.normal(size=3)
    made["charge"], made["kind"] = [1.0, -2.0, 0.5], [1, 2, 3]
    made["factors"] = rng.uniform(1, 2, (3, 2))
    return made


def difference(f: Any, cloud: Any, change: Any, step: float = 1e-6) -> Any:
    """The change of what f gives by a change of the cloud, written into a copy."""
    values = []
    for size in (step, -step):
        moved = cloud.copy()
        change(moved, size)
        values.append(f(moved))
    return (values[0] - values[1]) / (2 * step)


@pytest.mark.parametrize("said", [ENERGY, f"struct {ENERGY}", None])
def test_a_gradient_by_all_fields(load: Any, cloud: Any, said: str | None) -> None:
    energy = load("physics::energy", said)
    by_cloud, by_softening = energy.grad(cloud, 0.1)
    assert by_cloud.dtype == PARTICLE

    def value(c: Any) -> Any:
        return energy(c, 0.1)

    for i in range(3):
        for vector in ("place", "speed"):
            for axis in "xy":

                def change(c: Any, size: float, v: str = vector, a: str = axis, i: int = i) -> None:
                    c[v][a][i] += size

                wanted = difference(value, cloud, change)
                assert by_cloud[vector][axis][i] == pytest.approx(wanted, rel=1e-6, abs=1e-8)
        for k in range(2):

            def scale(c: Any, size: float, i: int = i, k: int = k) -> None:
                c["factors"][i, k] += size

            wanted = difference(value, cloud, scale)
            assert by_cloud["factors"][i, k] == pytest.approx(wanted, rel=1e-6, abs=1e-8)
    wanted = (energy(cloud, 0.1 + 1e-6) - energy(cloud, 0.1 - 1e-6)) / 2e-6
    assert by_softening == pytest.approx(wanted, rel=1e-6)
    assert not by_cloud["kind"].any()


def test_what_is_changed_in_place_comes_back(load: Any, cloud: Any) -> None:
    advance = load("physics::advance", "inout Particle[n] cloud, double step")
    kept = cloud.copy()
    moved = advance(cloud, 0.5)
    np.testing.assert_array_equal(cloud, kept)
    following = np.roll(cloud, -1)
    speed = cloud["speed"]["x"] + 0.5 * following["place"]["y"] * following["charge"]
    np.testing.assert_allclose(moved["speed"]["x"], speed)
    np.testing.assert_allclose(moved["place"]["x"], cloud["place"]["x"] + 0.5 * speed)
    by_step = advance.by("step").jacobian(cloud, 0.5)
    change = (advance(cloud, 0.5 + 1e-6), advance(cloud, 0.5 - 1e-6))
    wanted = (change[0]["place"]["x"] - change[1]["place"]["x"]) / 2e-6
    np.testing.assert_allclose(by_step["place"]["x"], wanted, rtol=1e-6)


def test_vectors_of_structs_that_are_returned(load: Any, cloud: Any) -> None:
    midpoints = load("midpoints", "Particle[n] cloud -> Vector[n - 1]")
    y, pull = midpoints.vjp(cloud)
    np.testing.assert_allclose(y["x"], (cloud["place"]["x"][1:] + cloud["place"]["x"][:-1]) / 2)
    by = pull({"x": np.array([1.0, 2.0]), "y": np.zeros(2)})
    np.testing.assert_allclose(by["place"]["x"], [0.5, 1.5, 1.0])
    with pytest.raises(CallError, match="has 2 elements, and by the signature 3"):
        load("midpoints", "Particle[n] cloud -> Vector[n]")(cloud)


def test_outputs_arrays_and_pairs(load: Any) -> None:
    collect = load("collect", "double[n] x, out Vector[n] points")
    x = np.array([0.3, 1.2])
    np.testing.assert_allclose(collect(x)["y"], np.sin(x))
    np.testing.assert_allclose(collect.jacobian(x)["x"], np.diag(-np.sin(x)))
    corners = np.array([(0.0, 0.0), (2.0, 0.0), (0.0, 3.0)], VECTOR)
    area = load("area", "Vector[3] corners -> double")
    assert area(corners) == 3.0
    np.testing.assert_array_equal(area.grad(corners)["x"], [-1.5, 1.5, 0.0])
    spans = {"first": np.array([1.0, 2.0]), "second": np.array([3.0, 5.0])}
    for said in ("struct {double first; double second} spans[n] -> double", None):
        by = load("covered", said).grad(spans)
        np.testing.assert_array_equal(by["second"], [4.0, 6.0])


def test_second_derivatives(load: Any, cloud: Any) -> None:
    energy = load("physics::energy", ENERGY).by("softening")
    bent = energy.hvp((cloud, 0.1), (1.0,))
    wanted = (energy.grad(cloud, 0.1 + 1e-6) - energy.grad(cloud, 0.1 - 1e-6)) / 2e-6
    assert bent == pytest.approx(wanted, rel=1e-6)


def test_other_contents_are_refused(load: Any) -> None:
    for said in ("struct Owner owners[n] -> double", None):
        with pytest.raises(SignatureError, match=r"holds Owner, which|field 'values' that is a"):
            load("owned", said)
    with pytest.raises(SignatureError, match=r"does not fit(.|\n)*`Vector\[3\]`"):
        load("area", "Vector[n] corners -> double")


def test_fields_are_tensors_elsewhere(sources: Path, cloud: Any) -> None:
    torch, jax = pytest.importorskip("torch"), pytest.importorskip("jax")
    import ltoad.jax
    import ltoad.torch

    def fields(convert: Any) -> Any:
        inner = {v: {a: convert(cloud[v][a]) for a in "xy"} for v in ("place", "speed")}
        return {**inner, **{n: convert(cloud[n]) for n in ("charge", "kind", "factors")}}

    numeric = ltoad.numpy.load(sources / "clouds.cpp", "physics::energy", ENERGY)
    wanted = numeric.grad(cloud, 0.1)[0]["place"]["x"]
    energy = ltoad.torch.load(sources / "clouds.cpp", "physics::energy", ENERGY)
    given = fields(lambda a: torch.tensor(a.copy()))
    given["place"]["x"].requires_grad_()
    energy(given, 0.1).backward()
    np.testing.assert_allclose(given["place"]["x"].grad, wanted)
    with jax.enable_x64(True):
        by_jax = ltoad.jax.load(sources / "clouds.cpp", "physics::energy", ENERGY)
        slopes = jax.jit(jax.grad(lambda x, c: by_jax({**c, "place": {**c["place"], "x": x}}, 0.1)))
        c = fields(jax.numpy.asarray)
        np.testing.assert_allclose(slopes(c["place"]["x"], c), wanted)
