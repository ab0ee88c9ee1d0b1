import numpy as np

import ltoad.numpy

torque = ltoad.numpy.load("lever.rs", "torque", "struct Vec3 arm, struct Vec3 force -> struct Vec3")
arm, force = {"x": 1.0, "y": 2.0, "z": -1.0}, {"x": 0.5, "y": 0.1, "z": 2.0}
assert torque(arm, force)["x"] == 2.0 * 2.0 + 1.0 * 0.1
_, pull = torque.vjp(arm, force)
by_arm, by_force = pull({"x": 1.0, "y": 0.0, "z": 2.0})
np.testing.assert_allclose([by_arm[k] for k in "xyz"], [2 * 0.1, 2.0 - 2 * 0.5, -0.1])

mix = ltoad.numpy.load("lever.rs", "mix", "struct Pair p, double w -> struct Pair")
_, pull = mix.vjp({"a": 1.0, "b": 2.0}, 3.0)
by_p, by_w = pull({"a": 1.0, "b": 1.0})
np.testing.assert_allclose([by_p["a"], by_p["b"], by_w], [3.0, 1 + 9.0, 1.0 + 2 * 2.0 * 3.0])
print("ok")
