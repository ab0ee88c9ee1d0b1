"""Slopes by differences: exact to their estimate, and kinks are told from curves."""

import math
from collections.abc import Callable

import pytest

from ltoad.check.differences import Slope, slope


def measure(line: Callable[[float], float]) -> Slope:
    return slope(line, start=0.05, levels=12, precision=2.3e-16)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (lambda t: math.exp(3.0 * t), 3.0),
        (lambda t: math.sin(t) + 1e3, 1.0),
        (lambda t: (t + 2.0) ** 5, 80.0),
        (lambda t: 5.0, 0.0),
        (lambda t: math.sqrt(t + 0.01), 5.0),
    ],
)
def test_smooth(line: Callable[[float], float], expected: float) -> None:
    """The square root has no value on half of the first steps; they are left out."""

    def with_nan(t: float) -> float:
        try:
            return line(t)
        except ValueError:
            return math.nan

    found = measure(with_nan)
    assert not found.kink
    assert abs(found.value - expected) <= 20.0 * found.error
    assert found.error <= 1e-8 * (1.0 + abs(expected))


@pytest.mark.parametrize("line", [abs, lambda t: max(t, 2.0 * t), lambda t: abs(t) + t + 7.0])
def test_kinks(line: Callable[[float], float]) -> None:
    found = measure(line)
    assert found.kink
    assert found.right - found.left == pytest.approx(line(1.0) + line(-1.0) - 2.0 * line(0.0))


def test_nowhere() -> None:
    assert math.isnan(measure(lambda t: math.nan if t else 0.0).value)
