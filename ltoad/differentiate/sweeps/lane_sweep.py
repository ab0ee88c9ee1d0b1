"""A loop of a tangent function that runs once for each lane (see :mod:`plan.lane_loops`).

What it takes from outside lies in arrays with an element for each lane.  The primal's own loop
follows, with what it stores; the lanes' loop reads nothing that this one writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.users import Users
from ltoad.differentiate.dispatch.tangent_calls import write_call
from ltoad.differentiate.dispatch.tangents import derive_from
from ltoad.differentiate.sweeps.idle_lanes import skip_idle
from ltoad.differentiate.sweeps.lane_slice import LaneSlice
from ltoad.differentiate.sweeps.tangent_writer import TangentWriter
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import BasicBlock, Call, Instruction, Metadata, Return
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import I64, ArrayType, is_pointer
from ltoad.ir.values import Value, integer
from ltoad.rules.rows import MarkerRow


@dataclass(frozen=True, slots=True)
class Lanes:
    """Blocks that do a loop's work for all lanes: control enters at ``first``, and ``last`` ends
    without a terminator.  ``derived`` are the lanes of what is used behind the loop."""

    first: BasicBlock
    last: BasicBlock
    derived: dict[Value, list[Value]]


def write_lanes(outer: TangentWriter, loop: Loop, users: Users) -> Lanes | None:
    """Write the loop for one lane, and a loop over the lanes around it; None, and nothing written,
    if it has to be written for all lanes at once."""
    used = _used_behind(loop, users, outer)
    if used and len(loop.exit_edges()) != 1:
        return None
    function = outer.frame.function
    before, position = list(function.blocks), outer.builder.block
    made = LaneSweep(outer, loop).write_all(used)
    outer.builder.position(position)
    if made is None:
        function.blocks = before
    return made


def _used_behind(loop: Loop, users: Users, outer: TangentWriter) -> list[Value]:
    return [
        i
        for block in outer.facts.form.flow.ordered(loop.blocks)
        for i in block.instructions
        if outer.has_derived(i) and any(u.parent not in loop.blocks for u in users.get(i, ()))
    ]


class LaneSweep(TangentWriter):
    """Writes one loop for a lane of which only the run tells the number."""

    def __init__(self, outer: TangentWriter, loop: Loop) -> None:
        super().__init__(outer.facts, outer.frame, outer.services, 1)
        self._take_over_values(outer)
        self._outer = outer
        self._loop = loop
        self._arrays: dict[Value, Value] = {}
        self._primal_loads: dict[Instruction, Load] = {}
        here = Builder(outer.frame.names)
        names = ("lanes", "lane", "lane.enter", "lane.next", "lanes.done")
        blocks = [here.new_block(outer.frame.function, name) for name in names]
        self._first, self._head, self._enter, self._next, self._last = blocks
        self._at_head = Builder(outer.frame.names, self._head)
        self._number = self._at_head.phi(I64, "number")

    def write_all(self, used: Sequence[Value]) -> Lanes | None:
        facts = self.facts
        blocks = facts.form.flow.ordered(self._loop.blocks)
        self._outer.builder.position(self._first)
        for _, target in self._loop.exit_edges():
            self._values[target] = self._next
        self._blocks[facts.form.loops[self._loop].preheader] = self._enter
        written = self._write_blocks(blocks)
        self.builder.position(self._enter)
        self.builder.br(written[0])
        self._finish_phis()
        if self.problems:
            return None
        derived = self._write_turn(used)
        found = LaneSlice([self._enter, *written], self._next, self._primal_loads)
        if not found.is_worthwhile(facts, self._loop):
            return None
        found.drop_the_rest()
        tangents = {v for lanes in self._derived.values() for v in lanes}
        tangents |= set(self._arrays.values())
        skip_idle(self._loop, facts, self._copy_of, tangents, self.builder)
        return Lanes(self._first, self._last, derived)

    def _write_turn(self, used: Sequence[Value]) -> dict[Value, list[Value]]:
        """From one lane to the next, with what it leaves behind in arrays."""
        width, here = self._outer.width, self.builder
        here.position(self._next)
        after = here.add(self._number, integer(I64, 1))
        results = {value: self._array(value) for value in used if value not in self._nothing}
        for value, array in results.items():
            here.store(self.lane(value, 0), self._place(here, array, value, self._number))
        here.cond_br(here.icmp("ult", after, integer(I64, width)), self._head, self._last)
        Builder(self.frame.names, self._first).br(self._head)
        self._number.add_incoming(integer(I64, 0), self._first)
        self._number.add_incoming(after, self._next)
        self._at_head.br(self._enter)
        here.position(self._last)
        return {
            value: [self._element(here, array, value, integer(I64, k)) for k in range(width)]
            for value, array in results.items()
        }

    def _copy_of(self, block: BasicBlock) -> BasicBlock:
        """The copy of a block of the loop, of its preheader, or of a block behind it."""
        found = self._blocks.get(block, self._values.get(block))
        assert isinstance(found, BasicBlock)
        return found

    # TangentContext

    def lane(self, value: Value, lane: int) -> Value:
        inside = isinstance(value, Instruction) and value.parent in self._loop.blocks
        return super().lane(value, lane) if inside else self._from_outside(value)

    def access_of(self, pointer: Value, lane: int) -> Metadata:
        return self.frame.scopes.shadow_in(self.facts.classes.of(pointer), None)

    def _from_outside(self, value: Value) -> Value:
        if value in self._arrays:
            return self._arrays[value]
        lanes = self._outer.each_lane(value)
        if all(v == lanes[0] for v in lanes):
            return lanes[0]
        array = self._array(value)
        at = Builder(self.frame.names, self._first)
        for number, derived in enumerate(lanes):
            at.store(derived, self._place(at, array, value, integer(I64, number)))
        self._arrays[value] = self._element(self._at_head, array, value, self._number)
        return self._arrays[value]

    def _array(self, value: Value) -> Value:
        """Room for a value of each lane."""
        return self.frame.head.alloca(self._array_type(value), "each.lane")

    def _array_type(self, value: Value) -> ArrayType:
        return ArrayType(self._outer.width, value.type)

    def _place(self, here: Builder, array: Value, value: Value, number: Value) -> Value:
        """The address of a lane's element."""
        return here.gep(self._array_type(value), array, [integer(I64, 0), number])

    def _element(self, here: Builder, array: Value, value: Value, number: Value) -> Value:
        return here.load(value.type, self._place(here, array, value, number))

    # Instructions

    def _write(self, instruction: Instruction) -> None:
        if isinstance(instruction, Call):
            if not isinstance(self.facts.rows.of(instruction), MarkerRow):
                self._guarded(lambda: write_call(instruction, self))
            return
        assert not isinstance(instruction, Return)
        if not isinstance(instruction, Store):
            self._note_load(self.copy(instruction), instruction)
        if not instruction.is_terminator:
            self._guarded(lambda: derive_from(instruction, self))
            if is_pointer(instruction.type) and instruction in self._derived:
                # from memory that has no shadow, the address itself
                self._note_load(self._derived[instruction][0], instruction)

    def _note_load(self, copy: Value, instruction: Instruction) -> None:
        if isinstance(copy, Load) and isinstance(instruction, Load):
            self._primal_loads[copy] = instruction
