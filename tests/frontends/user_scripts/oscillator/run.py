"""Mass, damping and stiffness of an oscillator from what was seen of it."""

import numpy as np
from scipy.optimize import approx_fprime, least_squares, minimize

import ltoad.numpy

misfit = ltoad.numpy.load(
    "oscillator.c",
    "misfit",
    "double[count] times, double[count] seen, int count, double[3] params -> double",
)
model = ltoad.numpy.load(
    "oscillator.c",
    "displacement",
    "double[count] times, int count, double[3] params -> double[count]",
)
times = np.linspace(0.1, 4.0, 30)
true = np.array([1.0, 0.3, 4.0])
seen = model(times, true)
by_params = misfit.by("params")

start = np.array([1.0, 0.1, 3.0])
slope = by_params.grad(times, seen, start)
assert np.allclose(slope, approx_fprime(start, lambda p: misfit(times, seen, p), 1e-7), rtol=1e-3)

found = minimize(
    lambda p: by_params.value_and_grad(times, seen, np.array([1.0, *p]))[0],
    start[1:],
    jac=lambda p: by_params.grad(times, seen, np.array([1.0, *p]))[1:],
    method="BFGS",
)
assert np.allclose(found.x, true[1:], atol=1e-3), found

fit = least_squares(
    lambda p: model(times, np.append(1.0, p)) - seen,
    start[1:],
    jac=lambda p: model.by("params").jacobian(times, np.append(1.0, p))[:, 1:],
)
assert np.allclose(fit.x, true[1:], atol=1e-5), fit
print("ok")
