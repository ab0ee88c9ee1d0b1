"""Writes blocks of the primal with derived values beside the active ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ltoad.analysis.shape.loop_closing import handed_out
from ltoad.causes.memory import ADDRESS_ARITHMETIC
from ltoad.differentiate.dispatch.tangent_calls import write_call
from ltoad.differentiate.dispatch.tangents import derive_from
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.plan.recompute import is_static
from ltoad.differentiate.shadows.shadows import constant_shadow
from ltoad.differentiate.shadows.unknown_addresses import stop_at, unknown_addresses
from ltoad.differentiate.tangents.context import neutral
from ltoad.differentiate.tangents.memory import tangent_of_alloca
from ltoad.differentiate.tangents.no_addresses import chosen_without_shadow
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.differentiate.tape.frame import Frame
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.calls import Invoke
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import BasicBlock, Call, Instruction, Metadata, Phi
from ltoad.ir.memory import Alloca, MemoryAccess
from ltoad.ir.pads import LandingPad
from ltoad.ir.values import Constant, Value

_DROPPED = frozenset(["dbg", "DIAssignID", "heapallocsite", "annotation"])


class TangentWriter(RunningContext):
    """Writes block by block; what has no rule is noted in ``problems``."""

    def __init__(self, facts: Facts, frame: Frame, services: Services, width: int) -> None:
        self.facts = facts
        self.frame = frame
        self.services = services
        self.width = width
        self.builder = Builder(frame.names)
        self.problems: list[Unsupported] = []
        self._values: dict[Value, Value] = {}
        self._derived: dict[Value, Sequence[Value]] = {}
        self._nothing: set[Value] = set(chosen_without_shadow(facts, services))
        self._blocks: dict[BasicBlock, BasicBlock] = {}
        self._phis: list[Phi] = []
        self._on_entry: dict[BasicBlock, list[Callable[[], None]]] = {}

    def _take_over_values(self, other: TangentWriter) -> None:
        """Begin with what another one has written."""
        self._values |= other._values
        self._nothing |= other._nothing

    def _write_blocks(self, order: Sequence[BasicBlock]) -> list[BasicBlock]:
        """Write some blocks, but not yet what comes into their phis; returns their copies."""
        for block in order:
            copy = self.frame.function.add_block(self.frame.names.fresh(block.name))
            self._blocks[block] = copy
            self._values[block] = copy
        for block in order:
            self.builder.position(self._blocks[block])
            self._write_block(block)
        return [self._blocks[block] for block in order]

    # TangentContext

    def primal(self, value: Value) -> Value:
        return self._values.get(value, value)

    def lane(self, value: Value, lane: int) -> Value:
        if isinstance(value, Constant):
            shadow = constant_shadow(value, self.facts, self.services, lane)
            return neutral(value, shadow, self.builder)
        if value in self._derived:
            return self._derived[value][lane]
        if value in self._nothing:
            raise Unsupported(
                value if isinstance(value, Instruction) else None,
                "an integer that is computed from several addresses, or that a call returns, "
                "becomes an address again",
                ADDRESS_ARITHMETIC,
            )
        return neutral(value, self.primal(value), self.builder)

    def derive(self, value: Value, lanes: Sequence[Value]) -> None:
        self._derived[value] = lanes

    def derive_nothing(self, value: Value) -> None:
        self._nothing.add(value)

    def has_nothing(self, values: Sequence[Value]) -> bool:
        return any(v in self._nothing for v in values)

    def set_primal(self, value: Value, copy: Value) -> None:
        self._values[value] = copy

    def after(self, instruction: Instruction, action: Callable[[], None]) -> None:
        if isinstance(instruction, Invoke):
            self._on_entry.setdefault(instruction.normal, []).append(lambda: self._guarded(action))
        else:
            action()

    def access_of(self, pointer: Value, lane: int) -> Metadata:
        return self.frame.scopes.shadow_in(self.facts.classes.of(pointer), lane)

    def copy(self, instruction: Instruction) -> Instruction:
        clone = copy_instruction(instruction, self._values)
        clone.name = ""
        clone.metadata = tuple(m for m in clone.metadata if m[0] not in _DROPPED)
        if isinstance(clone, MemoryAccess):
            clone.metadata = self.frame.scopes.primal(
                clone.metadata, self.facts.classes.of_access(instruction)
            )
        if isinstance(clone, Call):
            clone.tail = ""
        self._values[instruction] = self.builder.append(clone, instruction.name or "v")
        return clone

    def replace_call(self, call: Call, made: Call) -> Call:
        if isinstance(call, Invoke):
            made = Invoke(made, self._blocks[call.normal], self._blocks[call.unwind])
        self.builder.append(made, "call")
        return made

    def go_on(self, call: Call) -> None:
        if isinstance(call, Invoke):
            self.builder.br(self._blocks[call.normal])

    # Blocks

    def _write_block(self, block: BasicBlock) -> None:
        phis = list(block.phis())
        for phi in phis:
            self._write_phi(phi)
        rest = block.instructions[len(phis) :]
        if isinstance(rest[0], LandingPad):
            self._write(rest.pop(0))  # nothing but phis may stand before it
        for action in self._on_entry.pop(block, ()):
            action()
        for instruction in rest:
            self.builder.place = instruction.debug_place
            self._write(instruction)
        self.builder.place = ()

    def _write_phi(self, phi: Phi) -> None:
        invoke = handed_out(phi)
        if invoke is not None:
            self.after(invoke, lambda: self._take_over(phi, invoke))
            return
        copy = self.builder.phi(phi.type, phi.name)
        copy.flags = phi.flags
        self._values[phi] = copy
        if self._has_derived_phis(phi):
            hint = (phi.name or "v") + ".tangent"
            self._derived[phi] = [self.builder.phi(phi.type, hint) for _ in self.lanes]
        self._phis.append(phi)

    def _has_derived_phis(self, phi: Phi) -> bool:
        """Whether the derived values come into phis of their own."""
        return self.has_derived(phi) and phi not in self._nothing

    def _take_over(self, phi: Phi, invoke: Invoke) -> None:
        """What the invoke returned is known at the phi's block, but not on the edge to it."""
        self._values[phi] = self.primal(invoke)
        if self.has_nothing([invoke]):
            self.derive_nothing(phi)
        elif self.has_derived(phi):
            self._derived[phi] = self.each_lane(invoke)

    def _finish_phis(self) -> None:
        for phi in self._phis:
            copy = self._values[phi]
            assert isinstance(copy, Phi)
            for value, block in zip(phi.operands, phi.blocks, strict=True):
                copy.add_incoming(self.primal(value), self._origin(phi, block))
                self._finish_derived(phi, value, block)

    def _origin(self, phi: Phi, block: BasicBlock) -> BasicBlock:
        """From which block control comes to a phi where it came from ``block``."""
        return self._blocks[block]

    def _finish_derived(self, phi: Phi, value: Value, block: BasicBlock) -> None:
        # what is neutral may have to be computed, before the block's terminator
        end = self._blocks[block]
        if not end.instructions or not end.instructions[-1].is_terminator:
            return  # an invoke that has no derivative ends this block: a problem that is noted
        terminator = end.instructions.pop()
        self.builder.position(end)
        incoming: list[Value] = []
        if phi in self._derived:
            self._guarded(lambda: incoming.extend(self.each_lane(value)))
        end.instructions.append(terminator)
        for derived, found in zip(self._derived.get(phi, ()), incoming, strict=False):
            assert isinstance(derived, Phi)
            derived.add_incoming(found, end)

    def _write(self, instruction: Instruction) -> None:
        unknown = unknown_addresses(instruction, self.facts)
        stop_at(map(self.primal, unknown), self.builder, self.services)
        self._write_both(instruction)

    def _write_both(self, instruction: Instruction) -> None:
        """Write an instruction and what follows from it."""
        if isinstance(instruction, Alloca):
            self._write_alloca(instruction)
        elif isinstance(instruction, Call):
            self._guarded(lambda: write_call(instruction, self))
        else:
            self.copy(instruction)
            if not instruction.is_terminator:
                self._guarded(lambda: derive_from(instruction, self))

    def _guarded(self, action: Callable[[], None]) -> None:
        """Note what has no rule and go on, so that all of it is found."""
        try:
            action()
        except Unsupported as problem:
            self.problems.append(problem)

    def _write_alloca(self, alloca: Alloca) -> None:
        here = self.builder
        if is_static(alloca, self.facts):
            self.builder = self.frame.head
        self.copy(alloca)
        if self.facts.has_shadow(alloca):
            tangent_of_alloca(alloca, self)
        self.builder = here
