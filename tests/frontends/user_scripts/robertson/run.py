import multiprocessing
import pickle
import threading

import numpy as np
from scipy.integrate import solve_ivp
from scipy.optimize import root

import ltoad.numpy

f = ltoad.numpy.load("stiff.c", "robertson", "double t, double[3] y, double[3] k, out double[3] dy")
k = np.array([0.04, 1e4, 3e7])


def slope(y):
    return f.by("y").jacobian(0.0, y, k)


def main():
    got = solve_ivp(
        f,
        (0, 40),
        [1.0, 0, 0],
        method="BDF",
        args=(k,),
        jac=f.by("y").jacobian,
        rtol=1e-8,
        atol=1e-10,
    )
    assert got.success
    assert abs(got.y[0, -1] - 0.7158) < 1e-3
    y = got.y[:, -1]
    j = slope(y)
    for i in range(3):
        d = np.zeros(3)
        d[i] = 1e-7
        np.testing.assert_allclose(
            (f(0.0, y + d, k) - f(0.0, y - d, k)) / 2e-7, j[:, i], rtol=1e-4, atol=1e-4
        )

    def implicit(z):
        return z - y - 0.1 * f(0.0, z, k)

    found = root(implicit, y, jac=lambda z: np.eye(3) - 0.1 * slope(z))
    assert found.success
    again = pickle.loads(pickle.dumps(f))
    assert (again(0.0, y, k) == f(0.0, y, k)).all()
    for how in ("fork", "spawn"):
        with multiprocessing.get_context(how).Pool(2) as pool:
            for a, b in zip(pool.map(slope, [y, 2 * y]), [slope(y), slope(2 * y)]):
                np.testing.assert_array_equal(a, b)
    wrong = []

    def work():
        for _ in range(200):
            if (slope(y) != j).any():
                wrong.append(1)

    threads = [threading.Thread(target=work) for _ in range(4)]
    [t.start() for t in threads]
    [t.join() for t in threads]
    assert not wrong
    print("ok")


if __name__ == "__main__":
    main()
