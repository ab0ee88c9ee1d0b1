"""Arrays as they come: strided, transposed, read-only, of other types and of size zero."""

import numpy as np

import ltoad.numpy

problems = []


def same(what, found, wanted, tol=1e-9):
    found, wanted = np.asarray(found), np.asarray(wanted)
    if found.shape != wanted.shape or not np.allclose(found, wanted, rtol=tol, atol=tol):
        problems.append(f"{what}: {found} instead of {wanted}")


def differences(f, x, step=1e-6):
    x = np.array(x, float)
    out = np.zeros_like(x)
    for i in np.ndindex(*x.shape):
        up, down = x.copy(), x.copy()
        up[i] += step
        down[i] -= step
        out[i] = (f(up) - f(down)) / (2 * step)
    return out


misfit = ltoad.numpy.load(
    "kernels.f90",
    "misfit",
    "double[n, m] field, logical[n, m] mask, double weight, logical periodic -> double",
)


def own(field, mask, weight, periodic):
    total = 0.0
    n, m = field.shape
    for i in range(n):
        for j in range(m):
            if not mask[i, j] or (i == n - 1 and not periodic):
                continue
            total += weight * (field[(i + 1) % n, j] - field[i, j]) ** 2 + np.sin(field[i, j])
    return total


rng = np.random.default_rng(7)
base = rng.normal(size=(8, 6))
mask = rng.random((4, 3)) > 0.3
read_only = base[:4, :3].copy()
read_only.setflags(write=False)
views = {
    "C order": base[:4, :3].copy(),
    "Fortran order": np.asfortranarray(base[:4, :3]),
    "steps": base[::2, ::2],
    "reversed": base[3::-1, 5:2:-1],
    "transposed": base[:3, :4].T,
    "broadcast": np.broadcast_to(base[:4, :1], (4, 3)),
    "read-only": read_only,
    "big endian": base[:4, :3].astype(">f8"),
    "float32": base[:4, :3].astype(np.float32),
    "float16": base[:4, :3].astype(np.float16),
    "integers": np.arange(12).reshape(4, 3),
    "list": base[:4, :3].tolist(),
    "list of arrays": list(base[:4, :3]),
    "matrix": np.asmatrix(base[:4, :3]),
    "memory view": memoryview(base[:4, :3].copy()),
    "unaligned": np.frombuffer(b"\0" + base[:4, :3].tobytes(), np.uint8)[1:]
    .view(float)
    .reshape(4, 3),
}
for name, view in views.items():
    for periodic in (True, False):
        array = np.asarray(view, float)
        kept = array.copy()
        try:
            same(name, misfit(view, mask, 0.7, periodic), own(array, mask, 0.7, periodic))
            by_field, by_weight = misfit.grad(view, mask, 0.7, periodic)
            same(
                f"{name}, gradient",
                by_field,
                differences(lambda f: own(f, mask, 0.7, periodic), array),
                1e-7,
            )
            same(
                f"{name}, by weight",
                by_weight,
                own(array, mask, 1.7, periodic) - own(array, mask, 0.7, periodic),
            )
            same(f"{name} changed", view, kept)
        except Exception as error:
            problems.append(f"{name}: {type(error).__name__}: {error}")

# other forms of masks and numbers
field = views["C order"]
wanted = own(field, mask, 2.0, False)
for name, call in {
    "keywords": lambda: misfit(weight=2.0, field=field, periodic=False, mask=mask),
    "some keywords": lambda: misfit(field, mask, periodic=False, weight=2.0),
    "integer for a number": lambda: misfit(field, mask, 2, False),
    "0-d array": lambda: misfit(field, mask, np.array(2.0), np.array(False)),
    "numbers of NumPy": lambda: misfit(field, mask, np.float32(2), np.bool_(False)),
    "integers for truth": lambda: misfit(field, mask.astype(int), 2.0, 0),
    "mask in Fortran order": lambda: misfit(field, np.asfortranarray(mask), 2.0, False),
    "keywords of grad": lambda: misfit.value_and_grad(
        field=field, mask=mask, weight=2.0, periodic=False
    )[0],
}.items():
    try:
        same(name, call(), wanted)
    except Exception as error:
        problems.append(f"{name}: {type(error).__name__}: {error}")

# nothing at all
for shape in ((0, 3), (3, 0), (0, 0)):
    try:
        same(f"zero size {shape}", misfit(np.zeros(shape), np.zeros(shape, bool), 1.0, True), 0.0)
        by_field, by_weight = misfit.grad(np.zeros(shape), np.zeros(shape, bool), 1.0, True)
        same(f"zero size {shape}", by_field, np.zeros(shape))
        same(f"zero size {shape}", by_weight, 0.0)
    except Exception as error:
        problems.append(f"zero size {shape}: {type(error).__name__}: {error}")

# several outputs, of which one is made of integers
moments = ltoad.numpy.load("kernels.f90", "moments")
a = rng.normal(size=(5, 3, 2))
for name, view in {
    "C": a,
    "Fortran": np.asfortranarray(a),
    "swapped": a.transpose(2, 1, 0),
}.items():
    try:
        mean, spread, largest, where = moments(view)
        same(f"{name}, mean", mean, view.mean(0))
        same(f"{name}, spread", spread, view.var(0) * view.shape[0])
        same(f"{name}, largest", largest, view.max())
        same(f"{name}, where", where, np.array(np.unravel_index(view.argmax(), view.shape)) + 1)
        outputs, pull = moments.vjp(view)
        adjoint = rng.normal(size=mean.shape)
        found = pull((adjoint, None, 1.0, None))
        wanted = np.broadcast_to(adjoint / view.shape[0], view.shape).copy()
        wanted[np.unravel_index(view.argmax(), view.shape)] += 1
        same(f"{name}, pull", found, wanted)
        by = moments.jacobian(view)
        wanted = np.zeros(mean.shape + view.shape)
        for j, k in np.ndindex(*mean.shape):
            wanted[j, k, :, j, k] = 2 * (view[:, j, k] - mean[j, k])
        same(f"{name}, Jacobian", by[1], wanted)
        _, change = moments.jvp((view,), (np.ones(view.shape),))
        same(f"{name}, change", change[0], np.ones(mean.shape))
    except Exception as error:
        problems.append(f"{name}: {type(error).__name__}: {error}")

# in place, in single precision, with a power of one byte
blend = ltoad.numpy.load("kernels.f90", "blend")
x, y = np.array([1.5, -0.5, 2.0], np.float32), np.array([1, 2, 3], np.float32)
try:
    found = blend(x, y, np.int8(3))
    assert found.dtype == np.float32
    same("blend", found, x**3 * y + x, 1e-5)
    by_x, by_y = blend.jacobian(x[::-1], y, 3)
    same("blend by x", by_x, np.diag(3 * x[::-1] ** 2 * y + 1), 1e-5)
    same("blend by y", by_y, np.diag(x[::-1] ** 3), 1e-5)
    same("kept", x, [1.5, -0.5, 2.0])
    found = blend(x.astype(float), y, 2)
    assert found.dtype == np.float32
except Exception as error:
    problems.append(f"blend: {type(error).__name__}: {error}")
for bad in (300, 2.5):
    try:
        blend(x, y, bad)
        problems.append(f"{bad} was taken for a byte")
    except (TypeError, ValueError, OverflowError) as error:
        if "power" not in str(error):
            problems.append(f"{bad}: {error}")
# masked values and objects are not taken for numbers
for name, bad in {
    "masked": np.ma.masked_array(field, mask=~mask),
    "objects": np.array(field, object),
    "None": None,
}.items():
    try:
        misfit(bad, mask, 1.0, True)
        if name != "objects":
            problems.append(f"{name} were taken")
    except (TypeError, ValueError) as error:
        if "field" not in str(error):
            problems.append(f"{name}: {error}")
print("\n".join(problems) or "ok")
raise SystemExit(bool(problems))
