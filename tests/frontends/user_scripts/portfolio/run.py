"""Sensitivities of a portfolio: C++ classes behind a function of C."""

import numpy as np

import ltoad.numpy

worth = ltoad.numpy.load(
    "portfolio.cpp",
    "worth",
    "double[years] rates, size_t years, double[bonds] amounts, size_t bonds -> double",
    flags=["-std=c++17"],
)
rates = np.linspace(0.01, 0.04, 5)
amounts = np.array([10.0, 20.0, 5.0, 8.0])
by_rates, by_amounts = worth.grad(rates, amounts)
for i in range(5):
    h = 1e-5 * np.eye(5)[i]
    assert abs((worth(rates + h, amounts) - worth(rates - h, amounts)) / 2e-5 - by_rates[i]) < 1e-5
assert np.isclose(by_amounts @ amounts, worth(rates, amounts))
hessian = worth.by("rates").hessian(rates, amounts)
assert np.allclose(hessian, hessian.T) and np.all(np.diag(hessian)[:4:2] > 0)
print("ok")
