"""Byte offsets as congruences: ``constant + stride * integer``.

A stride of 0 is a known offset, a stride of 1 any offset.  The domain is
Granger's arithmetical congruences ("Static Analysis of Arithmetical
Congruences", 1989).
"""

from __future__ import annotations

from math import gcd
from typing import NamedTuple, Self


class _Terms(NamedTuple):
    constant: int
    stride: int


class Congruence(_Terms):
    """All numbers ``constant + stride * n``; only ``constant`` when the stride is 0.

    A tuple: analyses make and compare millions of them.
    """

    __slots__ = ()

    def __new__(cls, constant: int = 0, stride: int = 0) -> Self:
        # what a named tuple's own function calls, which takes half as long again
        return tuple.__new__(cls, (constant % stride if stride else constant, stride))

    def shifted(self, constant: int, strides: tuple[int, ...] = ()) -> Congruence:
        """Plus ``constant`` and any multiples of ``strides``."""
        return Congruence(self.constant + constant, gcd(self.stride, *strides))

    def plus(self, other: Congruence) -> Congruence:
        """All sums of a number here and one there."""
        if other == ORIGIN:
            return self  # most are
        return Congruence(self.constant + other.constant, gcd(self.stride, other.stride))

    def less(self, other: Congruence) -> Congruence:
        """All differences of a number here and one there."""
        return Congruence(self.constant - other.constant, gcd(self.stride, other.stride))

    def join(self, other: Congruence) -> Congruence:
        """The least congruence that holds both."""
        if self == other:
            return self
        distance = abs(self.constant - other.constant)
        return Congruence(self.constant, gcd(self.stride, other.stride, distance))

    def holds(self, other: Congruence) -> bool:
        """Whether every number there is one here."""
        stride = self.stride
        if stride == 0:
            return self == other
        return not (other.constant - self.constant) % stride and not other.stride % stride

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
