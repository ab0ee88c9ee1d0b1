"""What the distance of two addresses is a multiple of, as something walks from one to the other.

Or another integer, as it is counted in steps.

``new + (place - begin)`` is where a container puts an element into a larger block; divided by the
size of an element and multiplied with it again, the distance has lost both when it is
optimised.  The loop that moves the elements before that place still tells it: it goes from one
address to the other in steps of an element, and ends nowhere else.  So do the steps by which
both are reached from one address, and a division without a rest that is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import gcd

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.common_bases import distance_factor
from ltoad.analysis.shape.counted_steps import common_step
from ltoad.analysis.shape.users import Users, users_of
from ltoad.ir.instructions import (
    BasicBlock,
    Branch,
    Compare,
    Function,
    GetElementPtr,
    Instruction,
    Phi,
    Return,
    Switch,
)
from ltoad.ir.layout import DataLayout
from ltoad.ir.values import ConstantInt, Value


class WalkedDistances:
    """Answers about the integers of one function."""

    def __init__(self, function: Function, layout: DataLayout) -> None:
        self._function = function
        self._layout = layout
        self._known: dict[Value, int] = {}

    def factor(self, index: Value) -> int:
        """A number that an integer is a multiple of, and that is positive."""
        if index not in self._known:
            self._known[index] = self._find(index)
        return self._known[index]

    def _find(self, index: Value) -> int:
        if not isinstance(index, Instruction) or index.parent is None:
            return 1
        one, other = map(_address, index.operands) if index.opcode == "sub" else (None, None)
        if one is None or other is None:
            return common_step(index)
        steps = [
            step
            for first, last, step, block in self._walks
            if {first, last} == {one, other}
            and self._surely_comes(index.parent, block, {one, other})
        ]
        reached = gcd(*steps) or distance_factor(one, other, self._flow, self._layout)
        return reached or self._divisor(index)

    def _divisor(self, index: Instruction) -> int:
        """What an integer is divided by without a rest, for all that the program says."""
        found = 1
        for user in self._users.get(index, ()):
            first, *rest = user.operands
            by = rest[0] if "exact" in user.flags and first is index else None
            if not isinstance(by, ConstantInt) or by.value <= 0:
                continue
            if user.opcode in ("sdiv", "udiv"):
                found = max(found, by.value)
            elif user.opcode in ("ashr", "lshr"):
                found = max(found, 1 << by.value)
        return found

    def _surely_comes(self, start: BasicBlock, loop: BasicBlock, ends: set[Value]) -> bool:
        """Whether control comes from a block to a loop unless something is thrown, or the two ends
        of the walk are the same."""
        if not self._flow.dominates(start, loop):
            return False
        block = loop
        while block is not start:
            block = self._flow.immediate_dominators[block]
            end = block.terminator
            if isinstance(end, Switch) or (isinstance(end, Branch) and self._leaves(end, ends)):
                return False
        return True

    def _leaves(self, branch: Branch, ends: set[Value]) -> bool:
        """Whether a branch may pass by the walk, and the function returns all the same."""
        if not branch.operands or _compares(branch.operands[0], ends):
            return False
        return all(target in self._returning for target in branch.targets)

    @cached_property
    def _returning(self) -> set[BasicBlock]:
        """The blocks from which control may come to a return."""
        return self._flow.leading_to(
            b for b in self._flow.order if isinstance(b.terminator, Return)
        )

    @cached_property
    def _users(self) -> Users:
        return users_of(self._function)

    @cached_property
    def _flow(self) -> ControlFlow:
        return ControlFlow(self._function)

    @cached_property
    def _walks(self) -> list[tuple[Value, Value, int, BasicBlock]]:
        """Loops of one block that end where two addresses are equal: from where, to where, the
        step, and the block."""
        return [walk for block in self._flow.order for walk in self._walks_of(block)]

    def _walks_of(self, block: BasicBlock) -> Iterator[tuple[Value, Value, int, BasicBlock]]:
        end = block.terminator
        if not isinstance(end, Branch) or block not in end.targets or not end.operands:
            return
        (test,) = end.operands
        stays = "ne" if end.targets[0] is block else "eq"
        if not isinstance(test, Compare) or test.opcode != "icmp" or test.predicate != stays:
            return
        for moving, target in (test.operands, test.operands[::-1]):
            walk = self._walk(moving, block)
            if walk is not None and getattr(target, "parent", None) is not block:
                start, step = walk
                yield start, target, step, block

    def _walk(self, moving: Value, block: BasicBlock) -> tuple[Value, int] | None:
        """Where an address that moves on in each iteration starts, and by how much it moves."""
        phi = moving.operands[0] if isinstance(moving, GetElementPtr) else moving
        if not isinstance(phi, Phi) or phi.parent is not block or len(phi.operands) != 2:
            return None
        after = phi.incoming_from(block)
        if not isinstance(after, GetElementPtr) or after.operands[0] is not phi:
            return None
        constant, scaled = self._layout.gep_offset(after)
        if scaled or constant == 0 or not (moving is phi or moving is after):
            return None
        (start,) = (v for v in phi.operands if v is not after)
        return start, abs(constant)


def _compares(test: Value, ends: set[Value]) -> bool:
    """Whether two addresses are compared for being the same."""
    if not isinstance(test, Compare) or test.opcode != "icmp":
        return False
    return test.predicate in ("eq", "ne") and set(test.operands) == ends


def _address(integer: Value) -> Value | None:
    """What an integer is the address of, if it is one by a cast."""
    if isinstance(integer, Instruction) and integer.opcode == "ptrtoint":
        return integer.operands[0]
    return None
