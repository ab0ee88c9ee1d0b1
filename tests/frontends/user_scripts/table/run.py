import numpy as np

import ltoad.numpy


def load(name, signature):
    return ltoad.numpy.load("table.cpp", name, signature, flags=["-std=c++20"])


rng = np.random.default_rng(0)
a, b = rng.normal(size=(2, 3)), rng.normal(size=(3, 4))
product = load("product", "double[m, k] a, double[k, n] b -> double[m, n]")
np.testing.assert_allclose(product(a, b), a @ b)
adjoint = rng.normal(size=(2, 4))
by_a, by_b = product.vjp(a, b)[1](adjoint)
np.testing.assert_allclose(by_a, adjoint @ b.T)
np.testing.assert_allclose(by_b, a.T @ adjoint)

normalise = load("normalise", "inout double[m, n] a, string how")
np.testing.assert_allclose(normalise(b, "sum"), b / b.sum(axis=1, keepdims=True))
direction = rng.normal(size=b.shape)
_, change = normalise.jvp((b, "sum"), (direction,))
h = 1e-6
difference = (normalise(b + h * direction, "sum") - normalise(b - h * direction, "sum")) / (2 * h)
np.testing.assert_allclose(change, difference, rtol=1e-5)

positive = load("positive", "double[n] v -> double[n]")
x = np.array([1.0, 2.0, 3.0])
np.testing.assert_allclose(positive.jacobian(x), np.diag(2 * x))
for f in (positive, lambda x: positive.jvp((x,), (x,))):
    try:
        f(np.array([1.0, -2.0, 3.0]))
    except RuntimeError as error:
        assert "'result' has 2 elements, and by the signature 3" in str(error), error
    else:
        raise AssertionError("a result of another size went unnoticed")

spread = load("spread", "double[n, 3] points -> double")
points = rng.normal(size=(5, 3))
np.testing.assert_allclose(spread.grad(points), 2 * (points - points.mean(axis=0)))

spectrum = load("spectrum", "complex128[n] z, complex128 shift -> complex128[n]")
z = rng.normal(size=3) + 1j * rng.normal(size=3)
np.testing.assert_allclose(spectrum(z, 2j), z * z + 2j)
_, change = spectrum.jvp((z, 2j), (1j * z, 0j))
np.testing.assert_allclose(change, 2 * z * 1j * z)

scaled = load("store::scaled", "float by -> float[3]")
np.testing.assert_allclose(scaled.jacobian(2.0), [4, 8, 12])
assert load("store::count", "int[n] v -> int")(np.zeros(7, np.int32)) == 7
for name, signature, words in (
    ("store::name", "double[n] v -> string", "std::string"),
    ("store::count", "double[n] v -> int", "int32"),
    ("positive", "double[m, n] v -> double[n]", "double[n]"),
    ("spread", "double[n, m] points -> double", "double[n, 3]"),
    ("spread", "out double[n, 3] points -> double", "only read"),
    ("positive", "double[n] v -> double", "double[n]"),
    ("product", "double *a, double *b -> double", "double[n, m]"),
    ("sum", "struct derived d, inout double[n] v -> double", "base"),
):
    try:
        load(name, signature)
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError(f"{name} with {signature} was taken")
print("ok")
