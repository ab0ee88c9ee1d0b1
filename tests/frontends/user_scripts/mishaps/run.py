from pathlib import Path

import numpy as np
import torch

import ltoad.numpy
import ltoad.torch


def says(call, kind, *words):
    try:
        call()
    except kind as error:
        text = str(error)
        assert len(text) < 1500, text
        for word in words:
            assert word in text, (word, text)
        return
    raise SystemExit(f"no error: {words} {call.__code__.co_firstlineno}")


load = ltoad.numpy.load
f = load("f.c", "inside", "double[n] x, int n, struct box b -> double")
x, b = np.array([0.2, 0.4]), {"lo": 0.0, "hi": 1.0}
says(lambda: f(x[None], b), ValueError, "x")
says(lambda: f(x + 1j, b), TypeError, "x", "complex")
says(lambda: f(x), TypeError, "b")
says(lambda: f(x, {"lo": 0.0}), (TypeError, ValueError, KeyError), "hi")
says(lambda: f(x, {"lo": 0.0, "hi": 1.0, "mid": 2.0}), (TypeError, ValueError), "mid")
says(lambda: f(x, b, 3), TypeError)
says(lambda: f(["1", "2"], b), TypeError, "x")
says(lambda: load("g.c", "inside", "double x -> double"), ValueError, "g.c")
says(lambda: load("f.c", "insid", "double x -> double"), ValueError, "insid", "inside")
says(lambda: load("f.c", "inside", "double[n] x, int n, struct box b"), ValueError)
says(lambda: load("f.c", "inside", "double[n] x, double n, struct box b -> double"), ValueError)
says(lambda: load("f.c", "inside", "double[n x, int n -> double"), ValueError)
Path("bad.c").write_text("double f(double x) { return y; }")
says(lambda: load("bad.c", "f", "double x -> double"), RuntimeError, "undeclared")
assert np.isnan(f(np.array([2.0, np.nan]), b))
g = f.by("x").grad(np.array([0.5, 3.0]), b)
assert not np.isfinite(g[1])

t = ltoad.torch.load("f.c", "inside", "double[n] x, int n, struct box b -> double")
says(lambda: t(torch.tensor([0.5]), b), (TypeError, RuntimeError), "x")
assert t(torch.zeros(2, dtype=torch.float64, device="meta"), b).device.type == "meta"
print("ok")
