"""Blocks that an iteration of a loop allocates and frees again, and shows nobody.

Another run of the iteration has other blocks of its own.  What it reads there, it has written.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.users import Users, users_of
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.shadows.deferral import freed_pointer
from ltoad.ir.instructions import BasicBlock, Call, Compare, GetElementPtr, Instruction, Phi
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import VOID
from ltoad.ir.values import Value
from ltoad.rules.rows import AllocationRow, DeallocationRow

_MOVES = ("select", "bitcast")


class OwnBlocks:
    """Answers for one loop, whose instructions are ``body``."""

    def __init__(self, facts: Facts, loop: Loop, body: Sequence[Instruction]) -> None:
        self._facts = facts
        self._loop = loop
        calls = [i for i in body if isinstance(i, Call) and not i.is_terminator]
        rows = {c: facts.rows.of(c) for c in calls}
        made = [c for c, row in rows.items() if _is_plain(row)]
        users: Users = users_of(facts.form.function) if made else {}
        self._made: set[Call] = set()
        self._freed: set[Call] = set()
        frees = [(c, row) for c, row in rows.items() if isinstance(row, DeallocationRow)]
        for call in made:
            freeing = self._freeing(call, users)
            if freeing is not None and self._is_always_freed(call, freeing):
                self._made.add(call)
        for call, row in frees:
            origins = facts.pointers.of(freed_pointer(call, row))
            if origins and all(map(self.has, origins)):
                self._freed.add(call)
        self._drop_halves(users)

    def has(self, origin: Origin) -> bool:
        """Whether memory is a block of one iteration."""
        return origin.kind is OriginKind.HEAP and origin.key in self._made

    def handles(self, call: Call) -> bool:
        """Whether a call makes such a block or frees one."""
        return call in self._made or call in self._freed

    def _drop_halves(self, users: Users) -> None:
        """A block of which some call frees others as well is none of these."""
        for call in list(self._made):
            freeing = self._freeing(call, users)
            if freeing is None or not freeing <= self._freed:
                self._made.discard(call)
        origins = self._facts.pointers.of
        self._freed = {
            c for c in self._freed if all(map(self.has, origins(_block(self._facts, c))))
        }

    def _freeing(self, made: Call, users: Users) -> set[Call] | None:
        """The calls that free a block; None if its address goes anywhere else."""
        values: dict[Instruction, None] = {made: None}
        freeing: set[Call] = set()
        pending: list[Instruction] = [made]
        while pending:
            value = pending.pop()
            for user in users.get(value, ()):
                if user.parent not in self._loop.blocks:
                    return None
                if self._is_moved(user):
                    if user not in values:
                        values[user] = None
                        pending.append(user)
                elif isinstance(user, Call) and self._frees(user, value):
                    freeing.add(user)
                elif not self._is_access(user, value):
                    return None
        return freeing

    def _is_moved(self, user: Instruction) -> bool:
        if isinstance(user, Phi):
            return user.parent is not self._loop.header
        return isinstance(user, GetElementPtr) or user.opcode in _MOVES

    def _frees(self, call: Call, value: Instruction) -> bool:
        row = self._facts.rows.of(call)
        return isinstance(row, DeallocationRow) and freed_pointer(call, row) is value

    def _is_access(self, user: Instruction, value: Instruction) -> bool:
        """Whether an instruction uses an address and keeps nothing of it."""
        if isinstance(user, (Load, Compare)):
            return True
        if isinstance(user, Store):
            return user.pointer is value and user.operands[0] is not value
        if not isinstance(user, Call) or user.type != VOID:
            return False
        row = self._facts.rows.of(user)
        return row is not None and row.runs_in_replay

    def _is_always_freed(self, made: Call, freeing: Set[Call]) -> bool:
        """Whether no way leads on to another iteration, or to the call again, past all frees."""
        block = made.parent
        assert block is not None
        ends = {c.parent for c in freeing}
        if any(c.parent is block and _is_behind(c, made, block) for c in freeing):
            return True
        latch = self._facts.form.loops[self._loop].latch
        seen: set[BasicBlock] = set()
        pending = [] if block is latch else list(block.successors)
        while pending:
            here = pending.pop()
            if here in ends or here in seen or here not in self._facts.form.returning:
                continue
            if here is block or here is latch or here not in self._loop.blocks:
                return False
            seen.add(here)
            pending += here.successors
        return bool(freeing) and block is not latch


def _is_plain(row: object) -> bool:
    return (
        isinstance(row, AllocationRow) and row.pointer_argument is None and row.old_argument is None
    )


def _is_behind(one: Instruction, other: Instruction, block: BasicBlock) -> bool:
    return block.instructions.index(one) > block.instructions.index(other)


def _block(facts: Facts, call: Call) -> Value:
    row = facts.rows.of(call)
    assert isinstance(row, DeallocationRow)
    return freed_pointer(call, row)
