"""What one lane of a loop needs of the primal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.users import all_operands
from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.instructions import BasicBlock, Call, Instruction
from ltoad.ir.memory import Load, Store
from ltoad.rules.rows import ScalarRow

_DIVISIONS = frozenset(["fdiv", "frem", "sdiv", "udiv", "srem", "urem"])


class LaneSlice:
    """The instructions in ``blocks`` from which stores, branches and what ``end`` uses follow.

    ``loads`` are copies of loads of the primal's memory, with what they are copies of.
    """

    def __init__(
        self, blocks: Sequence[BasicBlock], end: BasicBlock, loads: Mapping[Instruction, Load]
    ) -> None:
        self._blocks = blocks
        self._loads = loads
        self._needed: set[Instruction] = set()
        inside = {i for block in blocks for i in block.instructions}
        pending = [i for i in inside if isinstance(i, Store) or i.is_terminator]
        pending += end.instructions
        while pending:
            instruction = pending.pop()
            if instruction in self._needed:
                continue
            self._needed.add(instruction)
            pending += [
                o for o in all_operands(instruction) if isinstance(o, Instruction) and o in inside
            ]
        self._needed &= inside

    def is_worthwhile(self, facts: Facts, loop: Loop) -> bool:
        """Whether it may run before the primal's loop, once for each lane, at little cost."""
        return all(
            self._is_cheap(i, facts) and not self._reads_what_changes(i, facts, loop)
            for i in self._needed
        )

    def _is_cheap(self, instruction: Instruction, facts: Facts) -> bool:
        if isinstance(instruction, Call):
            row = facts.rows.of(instruction)
            return isinstance(row, ScalarRow) and row.is_fused
        return instruction.opcode not in _DIVISIONS

    def _reads_what_changes(self, instruction: Instruction, facts: Facts, loop: Loop) -> bool:
        primal = self._loads.get(instruction)
        return primal is not None and facts.overwrites.written_in(primal, loop)

    def drop_the_rest(self) -> None:
        for block in self._blocks:
            block.instructions = [i for i in block.instructions if i in self._needed]
