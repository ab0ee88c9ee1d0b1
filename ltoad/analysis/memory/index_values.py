"""What values an index has, where that does not take the bounds of loops.

A node of a tree is left through one of two members, by a choice: ``node + (less ? 16 : 24)`` leads
to two words of the node, not to any byte.  And a vector that grows puts an element as far from the
start of the new block as another one was from that of the old: at a multiple of its size.
"""

from __future__ import annotations

from collections.abc import Callable

from ltoad.analysis.memory.offsets import ANYWHERE, Congruence
from ltoad.ir.instructions import Instruction, Phi
from ltoad.ir.layout import constant_index
from ltoad.ir.values import ConstantInt, Value

_DEEPEST = 4
"""Steps and choices that are looked into."""

DistanceOf = Callable[[Value], Congruence | None]
"""The distances of two addresses that an instruction calculates, None if it does something else."""


def scaled_values(index: Value, scale: int, distance_of: DistanceOf) -> Congruence:
    """So many times the values of an index."""
    return _times(_Values(distance_of).of(index, 0), scale)


def _times(values: Congruence, scale: int) -> Congruence:
    return Congruence(values.constant * scale, values.stride * abs(scale))


def _divided(values: Congruence, by: int) -> Congruence:
    """The quotients of numbers that are multiples of another."""
    if by <= 0 or values.constant % by or values.stride % by:
        return ANYWHERE
    return Congruence(values.constant // by, values.stride // by)


class _Values:
    def __init__(self, distance_of: DistanceOf) -> None:
        self._distance_of = distance_of

    def of(self, index: Value, depth: int) -> Congruence:
        """All values of an integer; ANYWHERE if nothing is known of them."""
        number = constant_index(index)
        if number is not None:
            return Congruence(number)
        if not isinstance(index, Instruction) or depth == _DEEPEST:
            return ANYWHERE
        distance = self._distance_of(index)
        if distance is not None:
            return distance
        if index.opcode == "select":
            return self._joined(index.operands[1:], depth)
        if isinstance(index, Phi):
            return self._joined(index.operands, depth)
        return self._calculated(index, depth)

    def _joined(self, arms: tuple[Value, ...] | list[Value], depth: int) -> Congruence:
        found: Congruence | None = None
        for arm in arms:
            values = self.of(arm, depth + 1)
            if values == ANYWHERE:
                return ANYWHERE
            found = values if found is None else found.join(values)
        return found or ANYWHERE

    def _calculated(self, index: Instruction, depth: int) -> Congruence:
        by = index.operands[-1] if len(index.operands) == 2 else None
        if not isinstance(by, ConstantInt):
            return ANYWHERE
        values = self.of(index.operands[0], depth + 1)
        if index.opcode == "mul":
            return _times(values, by.value)
        if index.opcode == "add":
            return values.shifted(by.value)
        if index.opcode == "sdiv" and "exact" in index.flags:
            return _divided(values, by.value)
        if index.opcode in ("ashr", "lshr") and "exact" in index.flags and 0 <= by.value < 64:
            return _divided(values, 1 << by.value)
        if index.opcode == "shl" and 0 <= by.value < 64:
            return _times(values, 1 << by.value)
        return ANYWHERE
