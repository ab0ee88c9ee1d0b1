import numpy as np

import ltoad.numpy

h = 1e-6
head = np.array([-1.0, -1.5, -0.7, -0.2])
layer = {"depth": 0.5, "conductivity": 0.3, "cells": 3}
shape = "struct layer {double depth; double conductivity; int cells} layers"
flux = ltoad.numpy.load(
    "soil.f90", "flux", f"double[n] head, {shape}, out double[n - 1] q, double gravity"
)


def check(f, grad, x):
    for i in np.ndindex(x.shape):
        step = np.zeros_like(x)
        step[i] = h
        np.testing.assert_allclose(
            grad[i], (f(x + step) - f(x - step)) / (2 * h), rtol=1e-5, atol=1e-8
        )


q, pull = flux.vjp(head, layer, 0.9)
by_head, by_layer, by_gravity = pull(np.ones(3))
check(lambda x: flux(x, layer, 0.9).sum(), by_head, head)
check(
    lambda x: flux(head, {**layer, "depth": x[0]}, 0.9).sum(),
    np.array([by_layer["depth"]]),
    np.array([0.5]),
)
check(lambda x: flux(head, layer, x[0]).sum(), np.array([by_gravity]), np.array([0.9]))

a, b = np.arange(6.0).reshape(2, 3), np.array([0.5, 1.0, -1.0])
matrix = ltoad.numpy.load("soil.f90", "matrix", "double[m, n] a, double[n] b -> double[m]")
np.testing.assert_allclose(matrix(a, b), a @ b * b[0])
by_a, by_b = matrix.jacobian(a, b)
check(lambda x: matrix(a, x)[1], by_b[1], b)
check(lambda x: matrix(x, b)[1], by_a[1], a)

refine = ltoad.numpy.load("soil.f90", "refine", "double[n] head, out double[2*n - 1] fine")
y, pull = refine.vjp(head)
assert y.shape == (7,)
check(lambda x: refine(x).sum(), pull(np.ones(7)), head)

total = ltoad.numpy.load("soil.f90", "total", "double[n] head -> double")
np.testing.assert_allclose(total.grad(head), 2 * head)
print("ok")
