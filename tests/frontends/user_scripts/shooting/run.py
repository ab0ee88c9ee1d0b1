"""Functions that are given to C: loaded ones, ones of the same source, of ctypes and of Numba."""

import ctypes
import math

import numba
import numpy as np
from scipy.optimize import least_squares, root

import ltoad.numpy

problems = []


def same(what, found, wanted, tol=1e-6):
    found, wanted = np.asarray(found), np.asarray(wanted)
    if found.shape != wanted.shape or not np.allclose(found, wanted, rtol=tol, atol=tol):
        problems.append(f"{what}: {found} instead of {wanted}")


def attempt(what, call):
    try:
        call()
    except Exception as error:
        problems.append(f"{what}: {type(error).__name__}: {str(error)[:700]}")


def differences(f, x, step=1e-6):
    columns = []
    for i in range(len(x)):
        e = np.zeros(len(x))
        e[i] = step
        columns.append((np.asarray(f(x + e)) - np.asarray(f(x - e))) / (2 * step))
    return np.stack(columns, -1)


RHS = "double t, const double[4] y, const double[3] p, out double[4] dy"
ODE = (
    "void (*f)(double, const double *, const double *, double *), inout double[n] y, int n, "
    "const double[k] p, int k, double t0, double t1, int steps -> int"
)
y0, p = np.array([0.0, 0.0, 20.0, 25.0]), np.array([0.01, 3.0, 9.81])


def python_flight(y, p, t0, t1, steps):
    def f(t, y):
        wx, wy = y[2] - p[1] * np.sin(t), y[3]
        speed = np.hypot(wx, wy)
        return np.array([y[2], y[3], -p[0] * speed * wx, -p[0] * speed * wy - p[2]])

    h = (t1 - t0) / steps
    for s in range(steps):
        t = t0 + s * h
        k1 = f(t, y)
        k2 = f(t + h / 2, y + h / 2 * k1)
        k3 = f(t + h / 2, y + h / 2 * k2)
        k4 = f(t + h, y + h * k3)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return y


def loaded():
    """A right-hand side in C++, loaded by itself, for an integrator in C."""
    projectile = ltoad.numpy.load("systems.cpp", "projectile", RHS)
    flight = ltoad.numpy.load("integrate.c", "integrate", ODE, callbacks={"f": projectile})
    outputs = flight(y0, p, 0.0, 3.0, 60)
    y = next(o for o in outputs if np.shape(o) == (4,))
    same("flight", y, python_flight(y0, p, 0.0, 3.0, 60), 1e-12)
    _, pull = flight.by("y", "p").vjp(y0, p, 0.0, 3.0, 60)
    adjoint = [np.ones(4) if np.shape(o) == (4,) else None for o in outputs]
    by_y, by_p = pull(tuple(adjoint))
    same("by y", by_y, differences(lambda v: python_flight(v, p, 0.0, 3.0, 60).sum(), y0))
    same("by p", by_p, differences(lambda v: python_flight(y0, v, 0.0, 3.0, 60).sum(), p), 1e-5)


attempt("loaded", loaded)


def together():
    """Both sources in one, the function by its name; then aiming by it."""
    flight = ltoad.numpy.load(
        ["integrate.c", "systems.cpp"],
        "integrate",
        ODE,
        callbacks={"f": "projectile"},
    )
    y, steps = flight(y0, p, 0.0, 3.0, 60)
    assert steps == 60
    same("together", y, python_flight(y0, p, 0.0, 3.0, 60), 1e-12)

    def miss(v):
        return flight(np.array([0, 0, v[0], v[1]]), p, 0.0, 3.0, 60)[0][:2] - [40.0, 20.0]

    def jacobian(v):
        return flight.by("y").jacobian(np.array([0, 0, v[0], v[1]]), p, 0.0, 3.0, 60)[0][:2, 2:]

    found = root(miss, [15.0, 15.0], jac=jacobian)
    assert found.success and np.abs(miss(found.x)).max() < 1e-8, found
    same("Jacobian", jacobian(found.x), differences(miss, found.x))


attempt("together", together)


def predator():
    flow = ltoad.numpy.load(
        ["integrate.c", "systems.cpp"], "integrate", ODE, callbacks={"f": "predator"}
    )
    start, truth = np.array([1.0, 0.5]), np.array([1.1, 0.9, 0.8])
    ends = np.linspace(0.5, 6, 9)

    def predict(q):
        return np.concatenate([flow(start, q, 0.0, t, 80)[0] for t in ends])

    def rows(q):
        return np.concatenate([flow.by("p").jacobian(start, q, 0.0, t, 80)[0] for t in ends])

    data = predict(truth)
    same("predator", rows(truth), differences(predict, truth))
    fit = least_squares(lambda q: predict(q) - data, [0.7, 0.7, 0.7], jac=rows)
    same("fit", fit.x, truth)


attempt("predator", predator)


def contexts():
    """Inside C, a function with a context of its own."""
    f = ltoad.numpy.load("integrate.c", "hump_area", "struct hump h, double a, double b -> double")
    h = {"centre": 0.3, "width": 0.5, "power": 3}
    by_h, by_a, by_b = f.grad(h, -1.0, 2.0)

    def value(v):
        return f({"centre": v[0], "width": v[1], "power": 3}, v[2], v[3])

    wanted = differences(value, np.array([0.3, 0.5, -1.0, 2.0]), 1e-4)
    same("hump", [by_h["centre"], by_h["width"], by_a, by_b], wanted, 1e-5)


attempt("contexts", contexts)
FOLD = "double (*op)(double, double), double[n] x, int n, double start -> double"


def folds():
    x = np.array([0.3, -0.2, 0.9])
    smooth = ltoad.numpy.load("systems.cpp", "smooth_max", "double a, double b -> double")
    fold = ltoad.numpy.load("integrate.c", "fold", FOLD, callbacks={"op": smooth})
    by_x, by_start = fold.grad(x, 0.1)
    all_of = np.exp(np.append(x, 0.1))
    same("fold", np.append(by_x, by_start), all_of / all_of.sum(), 1e-12)
    same("fold twice", fold.by("x").hessian(x, 0.1), (np.diag(by_x) - np.outer(by_x, by_x)), 1e-10)

    @numba.njit
    def weigh(a, b):
        return a * math.cos(b) + b

    by_numba = ltoad.numpy.load(weigh, "double, double -> double")
    fold = ltoad.numpy.load("integrate.c", "fold", FOLD, callbacks={"op": by_numba})
    value = lambda v: fold(v, 0.1)  # noqa: E731
    same("fold of Numba", fold.by("x").grad(x, 0.1), differences(value, x))


attempt("folds", folds)


def foreign():
    """Addresses that only the call knows: values are right, and no derivative goes through."""
    fold = ltoad.numpy.load("integrate.c", "fold", FOLD)
    add = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_double)(
        lambda a, b: a + 2 * b
    )
    same("ctypes", fold(add, np.array([1.0, 2.0]), 0.5), 6.5)

    @numba.cfunc("double(double, double)")
    def times(a, b):
        return a * b

    same("cfunc", fold(times, np.array([2.0, 3.0]), 0.5), 3.0)
    for wrong in (lambda a, b: a, 3, None):
        try:
            fold(wrong, np.array([1.0]), 0.5)
            problems.append(f"{wrong} was taken for a function")
        except (TypeError, ValueError) as error:
            assert "op" in str(error), error


attempt("foreign", foreign)
print("\n".join(problems) or "ok")
raise SystemExit(bool(problems))
