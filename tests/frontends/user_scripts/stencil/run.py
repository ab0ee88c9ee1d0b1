"""Fields in place, of every layout that NumPy has."""

import numpy as np

import ltoad.numpy

leap = ltoad.numpy.load(
    "wave.c",
    "leap",
    "int ny, int nx, inout double[ny, nx] old, inout double[ny, nx] now, float[ny, nx] speed, double dt -> int",
)
rng = np.random.default_rng(5)
big = rng.normal(size=(12, 14))
speed = rng.uniform(0.5, 1.0, (5, 6)).astype(np.float32)
dt = 0.1


def reference(old, now, speed, dt):
    new = old.copy()
    laplace = now[:-2, 1:-1] + now[2:, 1:-1] + now[1:-1, :-2] + now[1:-1, 2:] - 4 * now[1:-1, 1:-1]
    new[1:-1, 1:-1] = (
        2 * now[1:-1, 1:-1]
        - old[1:-1, 1:-1]
        + dt**2 * speed[1:-1, 1:-1].astype(float) ** 2 * laplace
    )
    return now.copy(), new


layouts = {
    "c": (big[:5, :6].copy(), big[5:10, :6].copy()),
    "fortran": (np.asfortranarray(big[:5, :6]), np.asfortranarray(big[5:10, :6])),
    "slices": (big[0:10:2, 0:12:2], big[1:11:2, 1:13:2]),
    "backwards": (big[4::-1, 5::-1], big[::-1, ::-1][:5, :6]),
    "transposed": (big.T[:5, :6], big.T[5:10, :6]),
    "broadcast": (np.broadcast_to(big[0, :6], (5, 6)), big[:5, :6]),
}
for name, (old, now) in layouts.items():
    before = old.copy(), now.copy()
    got = leap(old, now, speed, dt)
    np.testing.assert_array_equal(old, before[0], name)
    np.testing.assert_array_equal(now, before[1], name)
    assert len(got) == 3, got
    *fields, touched = got if np.ndim(got[-1]) == 0 else (*got[1:], got[0])
    assert touched == 3 * 6 + 4, got
    for mine, theirs in zip(fields, reference(*before, speed, dt)):
        np.testing.assert_allclose(mine, theirs, err_msg=name)
    do, dn = rng.normal(size=(2, 5, 6))
    _, change = leap.jvp((old, now, speed, dt), (do, dn, np.zeros((5, 6), np.float32), 0.0))
    changes = [c for c in change if c is not None and np.ndim(c) == 2]
    h = 1e-5
    plus, minus = (
        reference(old + h * do, now + h * dn, speed, dt),
        reference(old - h * do, now - h * dn, speed, dt),
    )
    for mine, p, m in zip(changes, plus, minus):
        np.testing.assert_allclose(mine, (p - m) / (2 * h), atol=1e-8, err_msg=name)

# adjoints agree with tangents
old, now = layouts["slices"]
outputs, pull = leap.vjp(old, now, speed, dt)
seeds = [rng.normal(size=(5, 6)) if np.ndim(o) == 2 else 0 for o in outputs]
try:
    back = pull(tuple(seeds))
except TypeError:
    back = pull(*seeds)
d = rng.normal(size=(5, 6)), rng.normal(size=(5, 6)), rng.normal(size=(5, 6)).astype("f4"), 0.3
_, change = leap.jvp((old, now, speed, dt), d)
left = sum(np.sum(s * c) for s, c in zip(seeds, change) if np.ndim(s) == 2)
right = sum(np.sum(b * x) for b, x in zip(back, d))
np.testing.assert_allclose(left, right, rtol=1e-5)

# conversions: lists, integers, booleans, narrower and wider types
pick = ltoad.numpy.load(
    "wave.c", "pick", "double[n] field, long n, long[m] cells, uint8[m] mask, long m -> double"
)
field = np.arange(6.0)
cells, mask = np.array([1, 3, 5, 99]), np.array([True, True, False, True])
assert pick(field, cells, mask) == 10.0
assert pick(field.astype(np.float32), cells.astype(np.int32), mask) == 10.0
assert pick([0, 1, 2, 3, 4, 5], [1, 3], [1, 1]) == 10.0
np.testing.assert_array_equal(pick.grad(field, cells, mask), [0, 2, 0, 6, 0, 0])
assert pick.grad(field.astype(np.float32), cells, mask).dtype == np.float64
locked = field.copy()
locked.flags.writeable = False
np.testing.assert_array_equal(pick.grad(locked, cells, mask), [0, 2, 0, 6, 0, 0])
assert pick(np.zeros(0), np.zeros(0, int), np.zeros(0, bool)) == 0.0
assert pick.grad(np.zeros(0), cells, mask).shape == (0,)
for wrong in (np.array([1.5, 2.0, 3.0, 4.0]), np.array(["a"] * 4), np.array([2**70] * 4, object)):
    try:
        pick(field, wrong, mask)
    except (TypeError, ValueError, OverflowError) as error:
        assert "cells" in str(error)
    else:
        raise SystemExit(f"{wrong} was taken")
batch = rng.normal(size=(10, 6))
slopes = pick.map(batch, cells, mask, of="grad", threads=2)
np.testing.assert_allclose(slopes, 2 * batch * [0, 1, 0, 1, 0, 0])
values = pick.map(batch, cells, mask)
np.testing.assert_allclose(values, batch[:, 1] ** 2 + batch[:, 3] ** 2)
print("ok")
