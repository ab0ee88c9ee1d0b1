import multiprocessing
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import ltoad.numpy

rng = np.random.default_rng(0)


def expected(points, at, scale):
    return -(2 * (at - points) / scale * np.exp(-((at - points) ** 2) / scale)).mean()


def work(job):
    f, points, at, scale = job
    return f.by("at").grad(points, at, scale)


def main(f):
    jobs = [(f, rng.normal(size=n), 0.1 * n, 1.0 + n) for n in range(1, 30)]
    wanted = [expected(*job[1:]) for job in jobs]
    with ThreadPoolExecutor(4) as pool:
        np.testing.assert_allclose(list(pool.map(work, jobs)), wanted)
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        np.testing.assert_allclose(pool.map(work, jobs), wanted)


if __name__ == "__main__":
    main(
        ltoad.numpy.load(
            "kernel.cpp",
            "density_pointer",
            "double[n] points, int n, double at, double scale -> double",
        )
    )
    main(
        ltoad.numpy.load(
            "kernel.cpp", "density", "double[n] points, double at, double scale -> double"
        )
    )
    print("ok")
