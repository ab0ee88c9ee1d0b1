"""An interactive session: a source is edited, mistakes are made, threads share a function."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from numpy.polynomial import legendre

import ltoad.numpy

signature = "double[n] coefficients, int n, double x -> double"
work = Path("work.cpp")
shutil.copy("model.cpp", work)
c = np.array([0.3, -1.0, 0.5, 2.0, 0.1])


def check(f, factor):
    by_c, by_x = f.grad(c, 0.4)
    np.testing.assert_allclose(by_x, factor * legendre.legval(0.4, legendre.legder(c)), rtol=1e-9)
    np.testing.assert_allclose(
        by_c, factor * np.array([legendre.legval(0.4, e) for e in np.eye(5)]), rtol=1e-9
    )


series = ltoad.numpy.load(work, "series", signature, flags=["-DFACTOR=1.0"])
check(series, 1.0)
double = ltoad.numpy.load(work, "series", signature, flags=["-DFACTOR=2.0"])
check(double, 2.0)

# many threads at once; the function keeps a cache in a static variable
errors = []
xs = np.linspace(-0.9, 0.9, 40)


def at(x):
    try:
        value, (_, by_x) = series.value_and_grad(c, x)
        np.testing.assert_allclose(value, legendre.legval(x, c), rtol=1e-9, atol=1e-12)
        np.testing.assert_allclose(
            by_x, legendre.legval(x, legendre.legder(c)), rtol=1e-9, atol=1e-9
        )
    except Exception as error:
        errors.append(error)


with ThreadPoolExecutor(8) as pool:
    list(pool.map(at, np.tile(xs, 10)))
assert not errors, errors[0]

# the source changes: old functions stay, new ones are new
text = work.read_text()
work.write_text(text.replace("FACTOR * sum", "FACTOR * sum + x * x"))
changed = ltoad.numpy.load(work, "series", signature, flags=["-DFACTOR=1.0"])
np.testing.assert_allclose(changed(c, 0.4), series(c, 0.4) + 0.16)
np.testing.assert_allclose(changed.by("x").grad(c, 0.4), series.by("x").grad(c, 0.4) + 0.8)
check(series, 1.0)


def expect(kind, words, call):
    try:
        call()
    except kind as error:
        lacking = [w for w in words if w not in str(error)]
        assert not lacking, (lacking, str(error))
        return
    raise SystemExit(f"no error with {words}")


work.write_text(text.replace("return value;", "return valu;"))
expect(
    RuntimeError,
    ["work.cpp", "valu"],
    lambda: ltoad.numpy.load(work, "series", signature, flags=["-DFACTOR=1.0"]),
)
work.write_text(text)
expect(
    ValueError,
    ["serie", "series"],
    lambda: ltoad.numpy.load(work, "serie", signature, flags=["-DFACTOR=1.0"]),
)
expect(ValueError, ["nothere.cpp"], lambda: ltoad.numpy.load("nothere.cpp", "series", signature))
expect(
    ValueError,
    ["float"],
    lambda: ltoad.numpy.load(
        work, "series", "float[n] c, int n, double x -> double", flags=["-DFACTOR=1.0"]
    ),
)
expect(
    ValueError,
    ["function"],
    lambda: ltoad.numpy.load(
        work, "series", "double[n] c, int n, double x, double y -> double", flags=["-DFACTOR=1.0"]
    ),
)
expect(
    ValueError,
    ["double[n c"],
    lambda: ltoad.numpy.load(
        work, "series", "double[n c, int n, double x -> double", flags=["-DFACTOR=1.0"]
    ),
)
expect(
    ValueError,
    ["doubel"],
    lambda: ltoad.numpy.load(
        work, "series", "doubel[n] c, int n, double x -> double", flags=["-DFACTOR=1.0"]
    ),
)
expect(TypeError, ["coefficients"], lambda: series("abc", 0.4))
expect(TypeError, ["coefficients", "complex"], lambda: series(c + 1j, 0.4))
expect(TypeError, ["x"], lambda: series(c, None))
expect(ValueError, ["coefficients", "(1, 5)"], lambda: series(c[None], 0.4))
expect(ValueError, ["x"], lambda: series(c, np.array([0.4, 0.5])))
expect(TypeError, ["x"], lambda: series(c))
expect(TypeError, ["2"], lambda: series(c, 5, 0.4))
expect(TypeError, ["static"], lambda: series(c, 0.4, static=1))
expect(TypeError, ["coefficient"], lambda: series.by("coefficient"))
assert np.isnan(series(c * np.nan, 0.4))
assert np.isnan(series.grad(c, np.nan)[1])

# keywords, as of any function of Python
np.testing.assert_allclose(series(c, x=0.4), series(c, 0.4))
np.testing.assert_allclose(series(coefficients=c, x=0.4), series(c, 0.4))
work.unlink()
print("ok")
