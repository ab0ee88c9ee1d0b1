"""Floats that are computed, and then thrown away in some runs.

LLVM computes what a source guards: ``v < 0 ? 0 : sqrt(v) * y`` becomes a product and a select,
and a product that only a branch uses moves before the branch, or before a loop.  Where it is
thrown away its adjoint is zero, and its factors may be anything, infinite or NaN.  A value is
*certain* if something uses it whenever it is computed, and is certain in its turn.
"""

from __future__ import annotations

from collections.abc import Container

from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.analysis.shape.users import Users, users_of
from ltoad.ir.instructions import BasicBlock, Call, Instruction, Phi
from ltoad.ir.types import is_floating
from ltoad.ir.values import Value
from ltoad.rules.expression import is_choice
from ltoad.rules.rows import Row, ScalarRow
from ltoad.rules.table import opcode_row

_FAR = 100
"""As many blocks are walked through to find a use."""


def discarded_values(form: NormalForm) -> frozenset[Value]:
    """The float instructions on the way to the return that are not certain."""
    return _Certainty(form).discarded()


class _Certainty:
    """Takes all values to be certain, and then those away of which no use is."""

    def __init__(self, form: NormalForm) -> None:
        self._form = form
        self._users: Users = users_of(form.function)
        self._returning = form.returning
        self._discarded: set[Value] = set()

    def discarded(self) -> frozenset[Value]:
        blocks = [b for b in reversed(self._form.flow.order) if b in self._returning]
        waiting = [i for b in blocks for i in reversed(b.instructions) if is_floating(i.type)]
        waiting.reverse()
        while waiting:
            value = waiting.pop()
            if value in self._discarded or self._is_used(value):
                continue
            self._discarded.add(value)
            waiting += [
                o
                for o in value.operands
                if isinstance(o, Instruction)
                and o.parent in self._returning
                and is_floating(o.type)
            ]
        return frozenset(self._discarded)

    def _is_used(self, value: Instruction) -> bool:
        """Whether every way to the return comes by a use."""
        assert value.parent is not None
        blocks: set[BasicBlock] = set()
        edges: set[tuple[BasicBlock, BasicBlock]] = set()
        for user in self._users.get(value, ()):
            if user in self._discarded or user.parent is None:
                continue
            if isinstance(user, Phi):
                edges.update((source, user.parent) for source in _sources(user, value))
            elif self._takes(user, value):
                blocks.add(user.parent)
        return value.parent in blocks or self._is_met(value.parent, blocks, edges)

    def _is_met(
        self,
        start: BasicBlock,
        blocks: Container[BasicBlock],
        edges: Container[tuple[BasicBlock, BasicBlock]],
    ) -> bool:
        seen, waiting = {start}, [start]
        while waiting:
            block = waiting.pop()
            onwards = [s for s in dict.fromkeys(block.successors) if s in self._returning]
            missed = [s for s in onwards if (block, s) not in edges and s not in blocks]
            if not onwards or start in missed or len(seen) > _FAR:
                return False
            waiting += [s for s in missed if s not in seen]
            seen.update(missed)
        return True

    def _row(self, user: Instruction) -> Row | None:
        return self._form.rows.of(user) if isinstance(user, Call) else opcode_row(user.opcode)

    def _takes(self, user: Instruction, value: Value) -> bool:
        """Whether an instruction that is executed uses the value for more than a choice."""
        if user.opcode == "select":
            return False
        row = self._row(user)
        if not isinstance(row, ScalarRow):
            return user.opcode not in ("fcmp", "br", "switch")
        partials = zip(user.operands, row.partials, strict=False)
        return any(o is value and not is_choice(p) for o, p in partials)


def _sources(phi: Phi, value: Value) -> list[BasicBlock]:
    return [b for incoming, b in zip(phi.operands, phi.blocks, strict=True) if incoming is value]
