import numpy as np

import ltoad.numpy

blur = ltoad.numpy.load(
    "blur.c",
    "blur",
    "float[rows, columns] image, int rows, int columns, float weight -> float[rows, columns] out",
)
rng = np.random.default_rng(1)
big = rng.normal(size=(8, 10)).astype(np.float32)
view = big[::2, ::-2].T
assert blur(view, 0.5).shape == (5, 4)
np.testing.assert_allclose(blur(view, 0.5), blur(view.copy(), 0.5))
out, pull = blur.vjp(view, 0.5)
adjoint = rng.normal(size=out.shape)[::-1].astype(np.float32)
by_image, by_weight = pull(adjoint)
assert by_image.dtype == np.float32 and by_image.shape == view.shape
direction = rng.normal(size=view.shape).astype(np.float32)
_, change = blur.jvp((view, 0.5), (direction, 0.0))
np.testing.assert_allclose((change * adjoint).sum(), (by_image * direction).sum(), rtol=1e-4)
difference = (blur(view, 0.51).astype(float) - blur(view, 0.49)) / 0.02
np.testing.assert_allclose((difference * adjoint).sum(), by_weight, rtol=1e-2)

power = ltoad.numpy.load("blur.c", "power", "complex128[n] z, size_t n, complex128 phase -> double")
z, phase = rng.normal(size=4) + 1j * rng.normal(size=4), 0.3 - 0.2j
by_z, by_phase = power.grad(z, phase)
h = 1e-6
for i in range(4):
    for unit in (1.0, 1j):
        step = np.zeros(4, complex)
        step[i] = h * unit
        difference = (power(z + step, phase) - power(z - step, phase)) / (2 * h)
        part = by_z[i].real if unit == 1.0 else by_z[i].imag
        np.testing.assert_allclose(part, difference, rtol=1e-6, atol=1e-8)
difference = (power(z, phase + h * 1j) - power(z, phase - h * 1j)) / (2 * h)
np.testing.assert_allclose(by_phase.imag, difference, rtol=1e-6)

squares = ltoad.numpy.load("blur.c", "squares", "inout double[n] x, int n, work double[n]")
x = np.array([1.0, 2.0, 3.0])
np.testing.assert_allclose(squares(x), np.cumsum(x[::-1] ** 2))
assert list(x) == [1.0, 2.0, 3.0]
np.testing.assert_allclose(squares.jacobian(x), np.array([[0, 0, 6], [0, 4, 6], [2, 4, 6.0]]))
print("ok")
