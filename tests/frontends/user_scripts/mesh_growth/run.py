import numpy as np

import ltoad.numpy

x = np.array([1.0, 2.0, 3.0])
append = ltoad.numpy.load("grow.f90", "append", "inout double[n] values, double extra")
np.testing.assert_allclose(append(x, 2.0), [4, 6, 2])
by_x, by_extra = append.jacobian(x, 2.0)
np.testing.assert_allclose(by_x, [[0, 2, 0], [0, 0, 2], [0, 0, 0]])
np.testing.assert_allclose(by_extra, [2, 3, 1])


def refused(f, *arguments):
    try:
        f(*arguments)
    except RuntimeError as error:
        assert "another size" in str(error), error
        return
    raise AssertionError("another size went unnoticed")


for sources in ("grow.f90", ["grow.f90", "helper.cpp"]):
    select = ltoad.numpy.load(sources, "select", "double[n] values, out double[n] kept")
    np.testing.assert_allclose(select(x), x**2)
    np.testing.assert_allclose(select.jacobian(x), np.diag(2 * x))
    refused(select, -x)
    refused(select.jacobian, np.array([1.0, -2.0, 3.0]))
    np.testing.assert_allclose(select(x), x**2)

outer = ltoad.numpy.load("grow.f90", "outer", "double[m] a, double[n] b, out double[m, n] c")
b = np.array([0.5, -1.0])
np.testing.assert_allclose(outer(x, b), np.outer(x, b))
adjoint = np.arange(6.0).reshape(3, 2)
by_a, by_b = outer.vjp(x, b)[1](adjoint)
np.testing.assert_allclose(by_a, adjoint @ b)
np.testing.assert_allclose(by_b, adjoint.T @ x)
refused(outer, np.ones(6), b)
hessian = ltoad.numpy.load("grow.f90", "outer", "double[m] a, double[1] b, out double[m, 1] c")
np.testing.assert_allclose(hessian.jvp((x, b[:1]), (x, b[:1]))[1][:, 0], 2 * x * b[0])
try:
    ltoad.numpy.load("grow.f90", "aim", "double[n] values, inout double[n] at")
except ValueError as error:
    assert "pointer" in str(error), error
else:
    raise AssertionError("a pointer that moves was taken")
print("ok")
