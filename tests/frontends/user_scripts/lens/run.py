from dataclasses import dataclass

import numpy as np

import ltoad.numpy

trace = ltoad.numpy.load("lens.c", "trace", "lens *l, media m, ray in -> ray")


@dataclass
class Lens:
    radius: float
    thickness: float
    surfaces: int


glass = Lens(2.0, 0.25, 2)
media = {"n1": 1.0, "n2": 1.5}
ray = {"y": 0.3, "u": 0.05}
out = trace(glass, media, ray)
_, pull = trace.vjp(glass, media, ray)
by_lens, by_media, by_ray = pull({"y": 1.0, "u": 0.0})
h = 1e-6


def y(thickness, n2, u):
    return trace(Lens(2.0, thickness, 2), {"n1": 1.0, "n2": n2}, {"y": 0.3, "u": u})["y"]


np.testing.assert_allclose(
    by_lens.thickness, (y(0.25 + h, 1.5, 0.05) - y(0.25 - h, 1.5, 0.05)) / (2 * h), rtol=1e-6
)
np.testing.assert_allclose(
    by_media["n2"], (y(0.25, 1.5 + h, 0.05) - y(0.25, 1.5 - h, 0.05)) / (2 * h), rtol=1e-6
)
np.testing.assert_allclose(
    by_ray["u"], (y(0.25, 1.5, 0.05 + h) - y(0.25, 1.5, 0.05 - h)) / (2 * h), rtol=1e-6
)

advance = ltoad.numpy.load("lens.c", "advance", "inout ray r[n], int n, double d")
rays = np.zeros(3, dtype=[("y", "f8"), ("u", "f8")])
rays["u"] = [0.1, 0.2, 0.3]
moved = advance(rays, 2.0)
np.testing.assert_allclose(moved["y"], 2.0 * rays["u"] ** 2)
_, change = advance.by("d").jvp((rays, 2.0), (1.0,))
np.testing.assert_allclose(change["y"], rays["u"] ** 2)
print("ok")
