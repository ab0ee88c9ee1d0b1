"""Slopes by central differences, extrapolated to step zero, with an estimate of their error."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

Line = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Slope:
    """The slope of a function of one number at zero; ``error`` bounds what it may be off.

    ``middle`` is the function's value there;
    ``left`` and ``right`` are the slopes of either side; ``kink`` says that they differ
    however short the step.
    """

    value: float
    error: float
    left: float
    right: float
    kink: bool
    middle: float


def slope(line: Line, *, start: float, levels: int, precision: float) -> Slope:
    """The slope of ``line`` at zero, from steps ``start``, ``start / 2``, ….

    ``precision`` is the relative rounding error of the line's values.  Of all
    entries of the extrapolation the one is taken that differs least from its neighbours: C. J. F.
    Ridders, Accurate computation of F'(x) and F'(x)F''(x), Adv. Eng. Software 4 (1982) 75-76.
    Values that are not finite are left out; if none is left, the slope is NaN.
    """
    best, best_error = math.nan, math.inf
    previous: list[float] = []
    for level in range(levels):
        step = start / 2.0**level
        above, below = line(step), line(-step)
        if not (math.isfinite(above) and math.isfinite(below)):
            previous = []
            continue
        noise = precision * max(abs(above), abs(below)) / step
        row = [(above - below) / (2.0 * step)]
        for order, older in enumerate(previous, start=1):
            row.append(row[-1] + (row[-1] - older) / (4.0**order - 1.0))
            error = max(abs(row[-1] - row[-2]), abs(row[-1] - older)) + noise
            if error < best_error:
                best, best_error = row[-1], error
        previous = row
    middle = line(0.0)
    left, right, kink = _sides(line, middle, start / 2.0 ** (levels - 1), precision)
    return Slope(best, best_error, left, right, kink, middle)


def _sides(line: Line, middle: float, step: float, precision: float) -> tuple[float, float, bool]:
    """Slopes to the left and to the right, and whether they meet as the step shrinks.

    Where a function is smooth, their difference is proportional to the step.
    """

    def both(at: float) -> tuple[float, float]:
        return (middle - line(-at)) / at, (line(at) - middle) / at

    (left, right), (far_left, far_right) = both(step), both(8.0 * step)
    jump, far_jump = abs(right - left), abs(far_right - far_left)
    noise = 100.0 * precision * abs(middle) / step
    kink = jump > 0.5 * far_jump and jump > 1e-3 * (abs(left) + abs(right)) + noise
    return left, right, kink
