import numpy as np

import ltoad.numpy

h = 1e-6
hull, state = {"length": 3.0, "drag": 0.4}, {"x": 0.0, "v": 0.5, "heat": 0.0}
step = ltoad.numpy.load(
    "ship.rs",
    "step",
    "struct Hull hull, struct State state, double thrust, double dt -> struct State",
)
new = step(hull, state, 1.0, 0.1)
_, pull = step.vjp(hull, state, 1.0, 0.1)
by_hull, by_state, by_thrust, by_dt = pull({"x": 1.0, "v": 1.0, "heat": 1.0})


def total(drag):
    return sum(step({"length": 3.0, "drag": drag}, state, 1.0, 0.1).values())


np.testing.assert_allclose(by_hull["drag"], (total(0.4 + h) - total(0.4 - h)) / (2 * h), rtol=1e-6)

work = ltoad.numpy.load(
    "ship.rs", "work", "double[n] thrust, usize n, struct Hull hull, out double[n] out -> double"
)
thrust = np.array([1.0, 0.5, -0.3, 0.8])
out, heat = work(thrust, hull)
_, pull = work.by("thrust").vjp(thrust, hull)
gradient = pull((np.zeros(4), 1.0))
for i in range(4):
    e = h * np.eye(4)[i]
    difference = (work(thrust + e, hull)[1] - work(thrust - e, hull)[1]) / (2 * h)
    np.testing.assert_allclose(gradient[i], difference, rtol=1e-6)

mean = ltoad.numpy.load("ship.rs", "mean", "f64[n] values -> f64")
np.testing.assert_allclose(mean.grad(thrust), np.exp(thrust) / 4)

pair = {"a": 1.5, "b": -2.0}
for name, expected in (
    ("packed", lambda a, b, by: (a * b * by, a - by)),
    ("twins", lambda a, b, by: (b * b, a)),
):
    f = ltoad.numpy.load(
        "ship.rs", name, "Pair p, f32 by -> Pair" if name == "packed" else "Pair p -> Pair"
    )
    rest = (3.0,) if name == "packed" else ()
    result = f(pair, *rest)
    np.testing.assert_allclose([result["a"], result["b"]], expected(1.5, -2.0, 3.0))
    by_pair = f.vjp(pair, *rest)[1]({"a": 1.0, "b": 10.0})
    by_pair = by_pair[0] if isinstance(by_pair, tuple) else by_pair
    wanted = (-2.0 * 3 + 10, 1.5 * 3) if name == "packed" else (10.0, -4.0)
    np.testing.assert_allclose([by_pair["a"], by_pair["b"]], wanted)

plain = ltoad.numpy.load(
    "ship.rs", "plain", "Pair p, Mixed m, State big, f64[n] values, Single s -> Mixed"
)
mixed, big = {"count": 4, "weight": 0.5}, {"x": 2.0, "v": 0.0, "heat": 3.0}
arguments = (pair, mixed, big, thrust, {"value": 0.7})
result = plain(*arguments)
assert result["count"] == 5
np.testing.assert_allclose(result["weight"], -1.5 + 6 * thrust.sum() + 2.8)
by = plain.vjp(*arguments)[1]({"weight": 1.0})
np.testing.assert_allclose([by[0]["a"], by[0]["b"]], [-1.0, 0.75])
np.testing.assert_allclose(by[1]["weight"], -3.0)
np.testing.assert_allclose([by[2]["x"], by[2]["heat"]], [3 * thrust.sum(), 2 * thrust.sum()])
np.testing.assert_allclose(by[3], 6.0)
np.testing.assert_allclose(by[4]["value"], 4.0)
print("ok")
