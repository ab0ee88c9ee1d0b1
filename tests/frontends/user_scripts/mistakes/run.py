import numpy as np

import ltoad.numpy


def expect(kind, words, do):
    try:
        do()
    except kind as error:
        text = str(error)
        assert all(word in text for word in words), f"{words} not in:\n{text}"
        return
    except Exception as error:
        raise AssertionError(f"{type(error)}: {error}") from error
    raise AssertionError(f"nothing raised: {words}")


load = ltoad.numpy.load
plain = load("model.cpp", "plain", "double[n] x, int n -> double")
mean = load("model.cpp", "mean", "double[n] v -> double")
expect(ValueError, ["x", "(2, 2)"], lambda: plain(np.ones((2, 2))))
expect(TypeError, ["x", "complex"], lambda: plain(np.ones(2) * 1j))
expect(TypeError, ["v"], lambda: mean("abc"))
expect(TypeError, ["plain"], plain)
expect(ValueError, ["lookup"], lambda: load("model.cpp", "lookup", "double[n] m -> double"))
expect(ValueError, ["mean", "float"], lambda: load("model.cpp", "mean", "float[n] v -> double"))
expect(ValueError, ["area"], lambda: load("model.cpp", "area", "double a, double b -> double"))
expect(ValueError, ["area"], lambda: load("model.cpp", "area", "float a -> double"))
expect(ValueError, ["plan"], lambda: load("model.cpp", "plan", "double[n] x, int n -> double"))
expect(ValueError, ["nothere.cpp"], lambda: load("nothere.cpp", "plain"))
expect(ValueError, ["dubble"], lambda: load("model.cpp", "area", "dubble a -> double"))
print("ok")
