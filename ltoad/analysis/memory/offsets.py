"""Byte offsets as congruences: ``constant + stride * integer``.

A stride of 0 is a known offset, a stride of 1 any offset.  The domain is
Granger's arithmetical congruences ("Static Analysis of Arithmetical
Congruences", 1989).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd


@dataclass(frozen=True, slots=True)
class Congruence:
    """All numbers ``constant + stride * n``; only ``constant`` when the stride is 0."""

    constant: int = 0
    stride: int = 0

    def __post_init__(self) -> None:
        if self.stride:
            object.__setattr__(self, "constant", self.constant % self.stride)

    def shifted(self, constant: int, strides: tuple[int, ...] = ()) -> Congruence:
        """Plus ``constant`` and any multiples of ``strides``."""
        return Congruence(self.constant + constant, gcd(self.stride, *map(abs, strides)))

    def plus(self, other: Congruence) -> Congruence:
        """All sums of a number here and one there."""
        return self.shifted(other.constant, (other.stride,))

    def join(self, other: Congruence) -> Congruence:
        """The least congruence that holds both."""
        if self == other:
            return self
        distance = abs(self.constant - other.constant)
        return Congruence(self.constant, gcd(self.stride, other.stride, distance))

    def overlaps(self, size: int, other: Congruence, other_size: int) -> bool:
        """Whether ``size`` bytes here and ``other_size`` bytes there may share a byte."""
        stride = gcd(self.stride, other.stride)
        distance = other.constant - self.constant
        if stride == 0:
            return -other_size < distance < size
        distance %= stride
        return distance < size or stride - distance < other_size


ANYWHERE = Congruence(0, 1)
ORIGIN = Congruence(0, 0)
