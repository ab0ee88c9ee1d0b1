"""What a loop carries along for a case in which nobody ever assigns it.

A compiler keeps ``w[0]`` of a fresh workspace in a register over all iterations, in case the loop
that fills ``w`` should have no iterations.  Whether it has is decided before: what is assigned
under a test, and used only where the same test came out the other way, is still what it was at
first.  Iterations that hand on such values depend on each other for nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.loops import Loop, find_loops
from ltoad.analysis.shape.users import Users, users_of
from ltoad.ir.instructions import BasicBlock, Branch, Function, Instruction, Phi
from ltoad.ir.types import FloatType, IntType
from ltoad.ir.values import ConstantFloat, ConstantSimple, Value, zero

Outcomes = Mapping[Value, int]
"""Of the tests that control has come by: which target was taken."""


def drop_stale_values(function: Function) -> None:
    """Put the first value, a constant, where it is used, and no longer carry it.

    What is undefined becomes zero.  Loops have one way in, from one block.
    """
    if not any(_may_be_stale(p) for b in function.blocks for p in b.phis()):
        return
    flow = ControlFlow(function)
    for loop in find_loops(flow).loops():
        for phi in list(loop.header.phis()):
            if _may_be_stale(phi) and phi in loop.header.instructions:
                _Web(function, flow, loop, phi).drop()


def _may_be_stale(phi: Phi) -> bool:
    """Whether a phi takes a constant, or what another one has."""
    if not isinstance(phi.type, (FloatType, IntType)):
        return False
    if not any(isinstance(o, Phi) for o in phi.operands):
        return False
    return any(_is_undefined(o) or isinstance(o, ConstantFloat) for o in phi.operands)


def _is_undefined(value: Value) -> bool:
    return isinstance(value, ConstantSimple) and value.kind in ("undef", "poison")


class _Web:
    """The phis of one variable of a loop, which take their values from each other."""

    def __init__(self, function: Function, flow: ControlFlow, loop: Loop, phi: Phi) -> None:
        self._flow = flow
        self._loop = loop
        self._users: Users = users_of(function)
        self._phis = self._members(phi)
        self._first = next(v for v, b in zip(phi.operands, phi.blocks, strict=True)
                           if b not in loop.blocks)  # fmt: skip

    def drop(self) -> None:
        """Replace all uses, if each is where nothing can have been assigned."""
        if not (isinstance(self._first, ConstantFloat) or _is_undefined(self._first)):
            return
        if not all(p.parent in self._loop.blocks for p in self._phis):
            return
        uses = [(u, i) for p in self._phis for u in self._users.get(p, ())
                if u not in self._phis for i, o in enumerate(u.operands) if o is p]  # fmt: skip
        assigned = [e for p in self._phis for e in self._assignments(p)]
        if not assigned or not self._are_exclusive(assigned, uses):
            return
        first = zero(self._first.type) if _is_undefined(self._first) else self._first
        for user, index in uses:
            user.operands[index] = first
        for phi in self._phis:
            assert phi.parent is not None
            phi.parent.instructions.remove(phi)

    def _members(self, phi: Phi) -> set[Phi]:
        """What a phi takes values from, and hands its own on to."""
        behind: set[Phi] = set()
        pending = [phi]
        while pending:
            users = self._users.get(pending.pop(), ())
            new = [u for u in users if isinstance(u, Phi) and u not in behind]
            behind.update(new)
            pending += new
        before: set[Phi] = set()
        pending = [phi]
        while pending:
            sources = pending.pop().operands
            new = [s for s in sources if isinstance(s, Phi) and s not in before]
            before.update(new)
            pending += new
        return {phi, *(before & behind)}

    def _assignments(self, phi: Phi) -> list[Outcomes]:
        """For each value that comes in from elsewhere the tests that have led there."""
        assert phi.parent is not None
        return [
            self._on_edge(block, phi.parent)
            for value, block in zip(phi.operands, phi.blocks, strict=True)
            if value not in self._phis and not self._is_first(value)
        ]

    def _is_first(self, value: Value) -> bool:
        if isinstance(self._first, ConstantFloat):
            return isinstance(value, ConstantFloat) and value.text == self._first.text
        return _is_undefined(value)

    def _are_exclusive(self, assigned: list[Outcomes], uses: list[tuple[Instruction, int]]) -> bool:
        """Whether one test, made before the loop, has another outcome at each use than at each
        assignment."""
        places = [self._at_use(user, index) for user, index in uses]
        return any(
            all(a.get(condition) == side for a in assigned)
            and all(p.get(condition, side) != side for p in places)
            for condition, side in assigned[0].items()
        )

    def _at_use(self, user: Instruction, index: int) -> Outcomes:
        assert user.parent is not None
        if isinstance(user, Phi):
            return self._on_edge(user.blocks[index], user.parent)
        return self._tests(user.parent)

    def _on_edge(self, source: BasicBlock, target: BasicBlock) -> Outcomes:
        found = self._tests(source)
        self._add_test(source, target, found)
        return found

    def _tests(self, block: BasicBlock) -> dict[Value, int]:
        found: dict[Value, int] = {}
        above = self._flow.immediate_dominators
        while block in above and above[block] is not block:
            predecessors = self._flow.predecessors[block]
            if len(predecessors) == 1:
                self._add_test(predecessors[0], block, found)
            block = above[block]
        return found

    def _add_test(self, source: BasicBlock, target: BasicBlock, found: dict[Value, int]) -> None:
        branch = source.terminator
        if not isinstance(branch, Branch) or len(set(branch.targets)) != 2:
            return
        condition = branch.operands[0]
        if self._is_made_before(condition):
            found[condition] = branch.targets.index(target)

    def _is_made_before(self, condition: Value) -> bool:
        """Whether a condition is the same as long as the loop's variable lives."""
        if not isinstance(condition, Instruction):
            return True
        assert condition.parent is not None
        return self._flow.dominates(condition.parent, self._loop.header) and (
            condition.parent not in self._loop.blocks
        )
