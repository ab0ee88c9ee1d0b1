"""Values that look like arguments and are none: what would end the process or mislead."""

import ctypes
from pathlib import Path

import numpy as np
import pytest

import ltoad.numpy
from ltoad.frontends.errors import ArgumentError, ShapeError

FOLD = (
    "double fold(double (*op)(double, double), const double *x, int n)\n"
    "{ double y = 0; for (int i = 0; i < n; i++) y = op(y, x[i]); return y; }\n"
)
KIND = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_double)


def test_numbers_are_no_functions(tmp_path: Path) -> None:
    (tmp_path / "fold.c").write_text(FOLD)
    fold = ltoad.numpy.load(
        tmp_path / "fold.c", "fold", "double (*op)(double, double), double[n] x, int n -> double"
    )
    x = np.array([1.0, 2.0])
    add = KIND(lambda a, b: a + 2 * b)
    assert fold(add, x) == 6.0
    address = ctypes.cast(add, ctypes.c_void_p).value
    assert fold(address, x) == 6.0
    for wrong in (3, x.ctypes.data, 2**63, -1, None, lambda a, b: a):
        with pytest.raises(ArgumentError, match=r"'op' is a \w+, no function of C"):
            fold(wrong, x)


def test_masked_elements_do_not_count(sources: Path) -> None:
    energy = ltoad.numpy.load(
        sources / "spring.c", "energy", "double[n] x, int n, double stiffness -> double"
    )
    x = np.array([0.0, 0.8, 2.1])
    with pytest.raises(ArgumentError, match="'x' has masked elements; fill them"):
        energy(np.ma.masked_greater(x, 2.0), 1.0)
    assert energy(np.ma.masked_greater(x, 3.0), 1.0) == energy(x, 1.0)


def test_rows_of_several_lengths_are_no_array(sources: Path) -> None:
    energy = ltoad.numpy.load(
        sources / "spring.c", "energy", "double[n] x, int n, double stiffness -> double"
    )
    with pytest.raises(ShapeError, match="argument 'x' is no array"):
        energy([[1.0], [1.0, 2.0]], 1.0)
