"""Which values the reverse sweep can compute again, and from what."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from dataclasses import replace

from ltoad.analysis.memory.origins import OriginKind
from ltoad.analysis.shape.induction import Induction
from ltoad.differentiate.callees.table import handler_of
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.plan.forwarded import Forwarded, Forwarding
from ltoad.differentiate.plan.kept_blocks import KeptBlocks
from ltoad.differentiate.plan.nodes import Node
from ltoad.differentiate.plan.selector_trees import conditions, selector_trees
from ltoad.differentiate.shadows.earlier import is_one_address, may_be_earlier
from ltoad.differentiate.shadows.shadows import LANE_OPERANDS, REPEATED, address_operand
from ltoad.ir.instructions import Call, GetElementPtr, Instruction, Phi
from ltoad.ir.memory import Alloca, Load, MemoryAccess
from ltoad.ir.types import IntType, PointerType
from ltoad.ir.values import Argument, Constant, GlobalReference, Value
from ltoad.rules.registrars import words
from ltoad.rules.rows import CastRow, ScalarRow, ZeroRow
from ltoad.rules.table import opcode_row

_STRUCTURAL = frozenset(
    words(
        "getelementptr select bitcast addrspacecast inttoptr ptrtoint extractvalue "
        "insertvalue extractelement insertelement shufflevector"
    )
)


class Recomputation:
    """Answers for one function and key; ``None`` for a value that must be stored.

    ``postponed`` are calls of functions that the reverse sweep executes in place of the forward
    sweep.
    """

    def __init__(self, facts: Facts, postponed: Collection[Call] = ()) -> None:
        self._facts = facts
        self._postponed = postponed
        self._inductions = {
            phi: induction
            for info in facts.form.loops.values()
            for phi, induction in info.inductions.items()
        }
        self._counters = {info.counter for info in facts.form.loops.values()}
        self.selectors = selector_trees(facts.form)
        self.blocks = KeptBlocks()
        self.forwarded: dict[Value, Forwarded] = {}
        """Loads that cannot be executed again, by what an earlier loop has stored there."""
        self._forwarding = Forwarding(facts, self._is_repeatable)

    def with_blocks(self, blocks: KeptBlocks) -> Recomputation:
        """The same, but that loads of ``blocks`` read from copies of memory."""
        made = copy(self)
        made.blocks = blocks
        return made

    def is_free(self, node: Node) -> bool:
        """Whether both sweeps have the value anyway."""
        value = node.value
        if isinstance(value, (Constant, Argument)) or not isinstance(value, Instruction):
            return True
        if value in self._counters:
            return True
        combined = self._facts.key.mode.both_sweeps
        return combined and isinstance(value, Alloca) and is_static(value, self._facts)

    def inputs(self, node: Node) -> list[Node] | None:
        """What the value is computed from, or None when it cannot be computed again."""
        value = node.value
        assert isinstance(value, Instruction)
        if node.shadow:
            inputs = self._shadow_inputs(value)
            if value in self._inductions:
                found = self._inductions[value]
                inputs = [Node(found.start, shadow=True), *_stride(found)]
            return inputs and [replace(n, lane=node.lane) if n.shadow else n for n in inputs]
        if value in self._inductions:
            return [Node(self._inductions[value].start), *_stride(self._inductions[value])]
        if isinstance(value, Phi) and value in self.selectors:
            return [Node(c) for c in conditions(self.selectors[value])]
        if isinstance(value, Load) and value in self.blocks.of_load:
            return [Node(value.pointer), Node(self.blocks.of_load[value].pointer)]
        if self._is_repeatable(value):
            return [Node(o) for o in value.operands]
        forwarded = self._forwarding.of(value) if isinstance(value, Load) else None
        if forwarded is None:
            return None
        self.forwarded[value] = forwarded
        return [Node(v) for v in forwarded.inputs(self._facts.form)]

    def _is_repeatable(self, instruction: Instruction) -> bool:
        if isinstance(instruction, Phi):
            return False
        if isinstance(instruction, MemoryAccess):
            return self._may_load_again(instruction)
        if isinstance(instruction, Call):
            return self._may_call_again(instruction)
        if instruction.opcode in _STRUCTURAL:
            return True
        return isinstance(opcode_row(instruction.opcode), ScalarRow | CastRow | ZeroRow)

    def _may_load_again(self, access: MemoryAccess) -> bool:
        if not isinstance(access, Load) or not access.is_plain:
            return False
        return not self._facts.overwrites.clobbered(access)

    def _may_call_again(self, call: Call) -> bool:
        row = self._facts.rows.of(call)
        if row is None or not row.re_executable or call.is_terminator:
            return False
        if call not in self._postponed and not handler_of(row).recomputable(row):
            return False
        return not row.effects.reads and not row.effects.writes

    def base_of(self, pointer: Value) -> Value | None:
        """The start of the one object that a pointer is known to point into.

        Its shadow is then as far from the shadow's start as the pointer from
        the object's.
        """
        origins = list(self._facts.pointers.of(pointer))
        if len(origins) != 1:
            return None
        origin = origins[0]
        if origin.kind is OriginKind.ARGUMENT:
            assert isinstance(origin.key, int)
            return self._facts.form.function.arguments[origin.key]
        if origin.kind is OriginKind.GLOBAL:
            return GlobalReference(str(origin.key))
        outside = isinstance(origin.key, Instruction) and not self._facts.form.loop_chain(
            origin.key
        )
        return origin.key if outside and isinstance(origin.key, Instruction) else None

    def _shadow_inputs(self, instruction: Instruction) -> list[Node] | None:
        single = isinstance(instruction, Phi) and isinstance(
            instruction.type, PointerType | IntType
        )
        base = self.base_of(instruction) if single else None
        if base is not None:
            return [Node(instruction), Node(base), Node(base, shadow=True)]
        address = address_operand(instruction, self._facts)
        if address is not None:
            return [Node(instruction), Node(address), Node(address, shadow=True)]
        if isinstance(instruction, MemoryAccess):
            # the shadow of the place, if nobody stores another pointer there; a linear sweep
            # leaves only zeros behind
            if self._facts.key.linearised or not self._may_load_again(instruction):
                return None
            shadow = [Node(instruction.pointer, shadow=True)]
            earlier = isinstance(instruction, Load) and may_be_earlier(instruction, self._facts)
            if not earlier or not isinstance(instruction, Load):
                return shadow
            one = is_one_address(instruction)
            return [*shadow, Node(instruction if one else instruction.pointer)]
        if isinstance(instruction, GetElementPtr):
            base, *indices = instruction.operands
            return [Node(base, shadow=True), *(Node(i) for i in indices)]
        if instruction.opcode == "select":
            condition, *arms = instruction.operands
            return [Node(condition), *(Node(a, shadow=True) for a in arms)]
        if instruction.opcode in LANE_OPERANDS:
            count = LANE_OPERANDS[instruction.opcode]
            return [Node(o, shadow=n < count) for n, o in enumerate(instruction.operands)]
        if instruction.opcode in REPEATED:
            return [Node(o, shadow=True) for o in instruction.operands]
        return None


def _stride(induction: Induction) -> list[Node]:
    return [] if induction.stride is None else [Node(induction.stride)]


def is_static(alloca: Alloca, facts: Facts) -> bool:
    """Whether a stack slot belongs to the whole function."""
    return alloca.parent is facts.form.function.entry and not alloca.operands


def shadow_operands(instruction: Instruction) -> list[Value]:
    """The pointers whose shadows make up the shadow of a pointer."""
    if isinstance(instruction, MemoryAccess):
        return [instruction.pointer]
    if isinstance(instruction, GetElementPtr):
        return instruction.operands[:1]
    if instruction.opcode == "select":
        return instruction.operands[1:]
    if instruction.opcode in LANE_OPERANDS:
        return instruction.operands[: LANE_OPERANDS[instruction.opcode]]
    if isinstance(instruction, (Call, Alloca)):
        return []
    return list(instruction.operands)
