import numpy as np

import ltoad.numpy

smooth = ltoad.numpy.load("filter.cpp", "smooth", "double[n] values, double rate -> double[n]")
values = np.array([0.3, 1.2, -0.4, 0.8, 0.1])


def reference(values, rate):
    state, out = values[0], []
    for value in values:
        state = state + rate * (value - state)
        out.append(np.tanh(state))
    return np.array(out)


np.testing.assert_allclose(smooth(values, 0.3), reference(values, 0.3))
by_values, by_rate = smooth.jacobian(values, 0.3)
h = 1e-6
for i in range(5):
    step = h * np.eye(5)[i]
    difference = (reference(values + step, 0.3) - reference(values - step, 0.3)) / (2 * h)
    np.testing.assert_allclose(by_values[:, i], difference, atol=1e-8)
difference = (reference(values, 0.3 + h) - reference(values, 0.3 - h)) / (2 * h)
np.testing.assert_allclose(by_rate, difference, atol=1e-8)
print("ok")
