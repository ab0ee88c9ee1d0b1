"""A session like a notebook's: sources are edited, cells run again and again, nothing piles up."""

import gc
import importlib
import os
import resource
import sys
import textwrap
import time
from pathlib import Path

import numpy as np

import ltoad.numpy
import ltoad.torch

SIGNATURE = "double[n] x, int n, double k -> double"
x = np.array([0.5, -1.0, 2.0])
problems = []


def same(what, found, wanted):
    if not np.allclose(found, wanted, rtol=1e-10):
        problems.append(f"{what}: {found} instead of {wanted}")


def slopes(x, k, rate):
    return rate * (2 * x * (k + abs(x)) - x * abs(x)) / (k + abs(x)) ** 2


def fresh():
    return ltoad.numpy.load("model.c", "growth", SIGNATURE)


# the cell is run again: same source, so it is found at once
first = fresh()
same("first", first.by("x").grad(x, 1.5), slopes(x, 1.5, 2.0))
began = time.perf_counter()
for _ in range(50):
    again = fresh()
    same("again", again.by("x").grad(x, 1.5), slopes(x, 1.5, 2.0))
took = (time.perf_counter() - began) / 50
if took > 0.1:
    problems.append(f"loading again takes {took:.3f} s")

# the source is edited; old functions go on as they were
text = Path("model.c").read_text()
Path("model.c").write_text(text.replace("fabs(x[i])", "fabs(x[i]) + 1.0"))
edited = fresh()
same("edited", edited.by("x").grad(x, 0.5), slopes(x, 1.5, 2.0))
same("old", first.by("x").grad(x, 1.5), slopes(x, 1.5, 2.0))

# a header is edited
Path("model.h").write_text("#pragma once\n#define RATE 3.0\n")
same("header", fresh().by("x").grad(x, 0.5), slopes(x, 1.5, 3.0))

# and back: as at first, and from the cache
Path("model.h").write_text("#pragma once\n#define RATE 2.0\n")
Path("model.c").write_text(text)
began = time.perf_counter()
same("back", fresh().by("x").grad(x, 1.5), slopes(x, 1.5, 2.0))
if time.perf_counter() - began > 1.0:
    problems.append("what was built before is built again")

# an edit that does not compile, and then the correction
Path("model.c").write_text(text.replace("sum +=", "summ +="))
try:
    fresh()(x, 1.0)
    problems.append("an error of C was not found")
except RuntimeError as error:
    if "summ" not in str(error) or "model.c" not in str(error):
        problems.append(str(error))
Path("model.c").write_text(text)
same("mended", fresh().by("x").grad(x, 1.5), slopes(x, 1.5, 2.0))

# flags are part of what is built
try:
    ltoad.numpy.load("model.c", "growth", SIGNATURE, flags=["-include", "strong.h"])(x, 1.0)
    problems.append("a missing header was not found")
except RuntimeError as error:
    if "strong.h" not in str(error):
        problems.append(str(error))

# sources that are made by the notebook itself, in a loop over formulas
formulas = {
    "x*x*sin(p)": lambda x, p: (2 * x * np.sin(p), x * x * np.cos(p)),
    "exp(p*x)": lambda x, p: (p * np.exp(p * x), x * np.exp(p * x)),
    "pow(x, p)": lambda x, p: (p * x ** (p - 1), x**p * np.log(x)),
}
for formula, wanted in formulas.items():
    Path("made.c").write_text(
        f"#include <math.h>\ndouble f(double x, double p) {{ return {formula}; }}\n"
    )
    f = ltoad.numpy.load("made.c", "f", "double x, double p -> double")
    same(formula, f.grad(1.3, 0.7), wanted(1.3, 0.7))

# the directory changes after loading, before the first call
os.mkdir("elsewhere")
lazy = ltoad.numpy.load("model.c", "decay", "double x, double rate -> double")
os.chdir("elsewhere")
same("decay", lazy.grad(1.0, 2.0), (-2 * np.exp(-2.0), -np.exp(-2.0)))
os.chdir("..")

# a module that loads at import, and is reloaded after an edit
Path("physics.py").write_text(
    textwrap.dedent("""
    import pathlib
    import ltoad.numpy
    HERE = pathlib.Path(__file__).parent
    decay = ltoad.numpy.load(HERE / "model.c", "decay", "double x, double rate -> double")
    """)
)
sys.path.insert(0, ".")
import physics  # noqa: E402

same("module", physics.decay(1.0, 2.0), np.exp(-2.0))
Path("model.c").write_text(text.replace("exp(-rate * x)", "exp(-rate * x * x)"))
physics = importlib.reload(physics)
same("module again", physics.decay.grad(2.0, 1.0), (-4 * np.exp(-4.0), -4 * np.exp(-4.0)))
Path("model.c").write_text(text)

# help, repr and signature say something
shown = repr(first) + (first.__doc__ or "") + str(first.signature)
for word in ("growth", "k"):
    if word not in shown:
        problems.append(f"{word} not in {shown}")
import inspect  # noqa: E402

names = list(inspect.signature(first).parameters)
if names != ["x", "k"]:
    problems.append(f"inspect: {names}")

# open files and memory do not grow by calls, nor by loading again what is gone
gc.collect()
files = len(os.listdir("/proc/self/fd"))
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
for _ in range(300):
    f = fresh()
    f.by("x").grad(x, 1.0)
gc.collect()
if len(os.listdir("/proc/self/fd")) > files + 5:
    problems.append("files stay open")
grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory
if grown > 40_000:
    problems.append(f"300 loads took {grown} KiB")
leaf = ltoad.torch.load("model.c", "growth", SIGNATURE)
import torch  # noqa: E402

t = torch.tensor(x, requires_grad=True)
for _ in range(3):
    leaf = ltoad.torch.load("model.c", "growth", SIGNATURE)
    t.grad = None
    leaf(t, 1.5).backward()
    same("torch", t.grad, slopes(x, 1.5, 2.0))
print("\n".join(problems) or "ok")
raise SystemExit(bool(problems))
