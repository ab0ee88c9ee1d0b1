"""Structs of C as dataclasses, and loaded functions in other processes."""

import multiprocessing
import pickle
from dataclasses import dataclass, replace

import numpy as np

import ltoad.numpy


@dataclass
class Vec3:
    x: float
    y: float
    z: float

    def array(self):
        return np.array([self.x, self.y, self.z])


@dataclass
class Satellite:
    r: Vec3
    v: Vec3
    mass: float = 1.0
    fixed: bool = False


@dataclass
class Options:
    mu: float = 1.0
    j2: float = 0.01
    model: int = 1
    steps: int = 50
    dt: float = 0.02


fly = ltoad.numpy.load("orbits.c", "fly")
swarm = ltoad.numpy.load(
    "orbits.c", "swarm", "struct satellite swarm[n], int n, struct vec3 centre -> double"
)


def slope(job):
    f, satellite, options = job
    _, pull = f.vjp(satellite, options)
    by_satellite, by_options = pull({"r": {"x": 1.0, "y": 0.0, "z": 0.0}})
    return by_satellite.v.y, by_options.mu


def main():
    s = Satellite(Vec3(1.0, 0.1, 0.2), Vec3(0.0, 1.0, 0.1))
    o = Options()
    end = fly(s, o)
    h = 1e-6
    tangent = Satellite(Vec3(0.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), 0.0)
    _, change = fly.jvp((s, o), (tangent, Options(0.0, 0.0, dt=0.0)))
    plus = fly(replace(s, v=Vec3(0.0, 1.0 + h, 0.1)), o)
    minus = fly(replace(s, v=Vec3(0.0, 1.0 - h, 0.1)), o)
    for axis in "xyz":
        near = (plus["r"][axis] - minus["r"][axis]) / (2 * h)
        assert abs(change["r"][axis] - near) < 1e-7, (axis, near, change)
    by_vy, by_mu = slope((fly, s, o))
    assert abs(by_vy - change["r"]["x"]) < 1e-12
    near = (fly(s, replace(o, mu=1 + h))["r"]["x"] - fly(s, replace(o, mu=1 - h))["r"]["x"]) / (
        2 * h
    )
    assert abs(by_mu - near) < 1e-7
    assert end["mass"] == 1.0

    jobs = [(fly, replace(s, r=Vec3(1.0 + 0.1 * i, 0.1, 0.2)), o) for i in range(4)]
    alone = [slope(job) for job in jobs]
    for method in ("spawn", "fork"):
        with multiprocessing.get_context(method).Pool(2) as pool:
            np.testing.assert_allclose(pool.map(slope, jobs), alone)
    again = pickle.loads(pickle.dumps(fly))
    assert again(s, o)["r"]["x"] == end["r"]["x"]

    kind = np.dtype(
        [
            ("r", [("x", "f8"), ("y", "f8"), ("z", "f8")]),
            ("v", [("x", "f8"), ("y", "f8"), ("z", "f8")]),
            ("mass", "f4"),
            ("fixed", "?"),
        ]
    )
    many = np.zeros(3, kind)
    many["r"]["x"] = [1.0, 2.0, 3.0]
    many["r"]["y"] = 0.5
    many["mass"] = [1.0, 0.5, 2.0]
    centre = Vec3(0.0, 0.0, -0.5)
    by_swarm, by_centre = swarm.grad(many, centre)
    places = np.stack([many["r"][a] for a in "xyz"], -1) - centre.array()
    distance = np.linalg.norm(places, axis=1)
    expected = many["mass"][:, None] * places / distance[:, None] ** 3
    for k, axis in enumerate("xyz"):
        np.testing.assert_allclose(by_swarm["r"][axis], expected[:, k])
    np.testing.assert_allclose(by_swarm["mass"], -1 / distance, rtol=1e-6)
    np.testing.assert_allclose(by_centre.array(), -expected.sum(0))
    same = swarm(
        {
            "r": {"x": many["r"]["x"], "y": many["r"]["y"], "z": np.zeros(3)},
            "v": {"x": np.zeros(3), "y": np.zeros(3), "z": np.zeros(3)},
            "mass": many["mass"],
            "fixed": np.zeros(3, bool),
        },
        centre,
    )
    np.testing.assert_allclose(same, swarm(many, centre))
    print("ok")


if __name__ == "__main__":
    main()
