"""Values of the forward sweep as they were: kept on the tape, or computed once more.

Both sweeps that a tape is made for look values up in this way, the reverse
sweep and the linear one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from ltoad.analysis.shape.induction import Induction
from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.plan.forwarded import Forwarded
from ltoad.differentiate.plan.nodes import Node
from ltoad.differentiate.plan.numbers import emit_number
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.plan.selector_trees import Tree
from ltoad.differentiate.shadows.earlier import may_be_earlier
from ltoad.differentiate.shadows.shadows import constant_shadow, repeat_with_shadows
from ltoad.differentiate.tape.frame import Frame
from ltoad.ir.builder import Builder
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import BasicBlock, Call, Instruction, Phi
from ltoad.ir.memory import Load, MemoryAccess
from ltoad.ir.types import I32, I64, IntType, Type, is_pointer
from ltoad.ir.values import (
    Argument,
    Constant,
    Value,
    integer,
)

_KEPT_METADATA = frozenset(["tbaa", "fpmath"])


class RestoringSweep:
    """A sweep over a tape: a place in it where values and shadows can be asked for.

    ``available`` maps values of the normal form that hold in both sweeps
    (arguments, static stack objects) to their copies, ``available_shadows``
    does so for shadows, by lane.
    """

    def __init__(
        self,
        plan: Plan,
        frame: Frame,
        services: Services,
        available: dict[Value, Value],
        available_shadows: Sequence[dict[Value, Value]],
    ) -> None:
        self.plan = plan
        self.facts = plan.facts
        self.frame = frame
        self.services = services
        self.builder = Builder(frame.names)
        self.tape_access = frame.scopes.tape
        self._available = available
        self._available_shadows = available_shadows
        self._inductions = {
            phi: (induction, info.loop)
            for info in plan.facts.form.loops.values()
            for phi, induction in info.inductions.items()
        }
        self._counters: dict[Value, Loop] = {
            info.counter: loop for loop, info in plan.facts.form.loops.items()
        }
        self._known: dict[Node, Value] = {}
        self._arms: dict[Value, Value] = {}
        self._steady: dict[Node, Value] = {}

    def start(self, block: BasicBlock) -> None:
        """Go on writing in a block, where nothing has been looked up yet."""
        self.builder.position(block)
        self._known = {}

    @contextmanager
    def taking(self, arms: dict[Value, Value]) -> Iterator[None]:
        """While it is entered, selects stand for these arms of theirs."""
        self._arms = arms
        try:
            yield
        finally:
            self._arms = {}

    # The Sweep protocol

    def field(self, index: int) -> Value:
        return self.frame.field(index)

    def iteration(self, loop: Loop) -> Value:
        return self.builder.load(I64, self.counter(loop), hint="iteration")

    def counter(self, loop: Loop) -> Value:
        """The address of the present count of a loop."""
        return self.frame.variable(("counter", loop), I64)

    def variable(self, owner: object, type_: Type) -> Value:
        return self.frame.variable(("sweep", owner), type_)

    def enter(self, loop: Loop, first: Value) -> None:
        """Begin a loop at an iteration of it."""
        self.builder.store(first, self.counter(loop))
        self.plan.tape.enter(self, loop)
        self.plan.blocks.enter(self, loop)

    # Looking values up

    def primal(self, value: Value) -> Value:
        if isinstance(value, Constant) or not isinstance(value, (Instruction, Argument)):
            return value
        if value in self._available:
            return self._available[value]
        if value in self._arms and Node(value) not in self.plan.slots:
            return self.primal(self._arms[value])
        return self._remember(Node(value), value)

    def shadow(self, pointer: Value, lane: int) -> Value:
        if isinstance(pointer, Constant):
            return constant_shadow(pointer, self.facts, self.services, lane)
        if not self.facts.has_shadow(pointer):
            return self.primal(pointer)
        available = self._available_shadows[lane]
        if pointer in available:
            return available[pointer]
        return self._remember(Node(pointer, shadow=True, lane=lane), pointer)

    def kept(self, call: Instruction) -> Value:
        assert isinstance(call, Call)
        return self.plan.tapes[call].load(self)

    def array(self, call: Call, index: int) -> Value:
        slot = self.plan.arrays.get(call, {}).get(index)
        return self.primal(call.operands[index]) if slot is None else slot.load(self)

    def _remember(self, node: Node, value: Value) -> Value:
        if node not in self._known:
            slot = self.plan.slots.get(node)
            self._known[node] = slot.load(self) if slot is not None else self._again(node, value)
        return self._known[node]

    def _again(self, node: Node, value: Value) -> Value:
        """Compute a value or a shadow once more."""
        assert isinstance(value, Instruction)
        if node.shadow and value in self._inductions:
            induction, loop = self._inductions[value]
            distance = self._distance(induction, self.iteration(loop), I64)
            start_shadow = self.shadow(induction.start, node.lane)
            if not is_pointer(value.type):
                return self.builder.add(start_shadow, distance)
            return self.builder.byte_offset(start_shadow, distance)
        if node.shadow and isinstance(value, Phi):
            return self._shadow_by_distance(value, node.lane)
        if node.shadow and isinstance(value, Load) and self._is_steady(value):
            return self._found_first(value, node)
        if node.shadow:
            look_up = partial(self.shadow, lane=node.lane)
            return repeat_with_shadows(
                value, self.facts, self.services, self.builder, self.primal, look_up
            )
        return self._value_again(value)

    def _is_steady(self, load: Load) -> bool:
        """Whether the run finds the shadow of what a variable leads to all the time: asked in each
        iteration of a loop, that would take its time."""
        return (
            isinstance(load.pointer, Constant)
            and may_be_earlier(load, self.facts)
            and self.facts.overwrites.never_written(load)
        )

    def _found_first(self, load: Load, node: Node) -> Value:
        """Such a shadow, found when the function begins."""
        if node not in self._steady:
            head = self.frame.head
            address = head.load(load.type, load.pointer, align=load.align)

            def primal(value: Value) -> Value:
                return address if value is load else value

            look_up = partial(self.shadow, lane=node.lane)
            self._steady[node] = repeat_with_shadows(
                load, self.facts, self.services, head, primal, look_up
            )
        return self._steady[node]

    def _value_again(self, value: Instruction) -> Value:
        if value in self._counters:
            return self.iteration(self._counters[value])
        if value in self._inductions:
            return self._induction(value)
        if isinstance(value, Load) and value in self.plan.blocks.of_load:
            return self.plan.blocks.load(self, value, self.primal)
        if isinstance(value, Phi):
            return self._choose(self.plan.recomputation.selectors[value])
        forwarded = self.plan.recomputation.forwarded.get(value)
        if forwarded is not None:
            return self._forwarded(forwarded)
        return self._repeated(value, [self.primal(o) for o in value.operands])

    def _forwarded(self, found: Forwarded) -> Value:
        """The value that an earlier loop stored in one of its iterations."""
        info = self.facts.form.loops[found.loop]

        def number(symbol: Value) -> Value:
            loop = self._counters.get(symbol)
            return self.primal(symbol) if loop is None else self.iteration(loop)

        index = emit_number(self.builder, found.index, number)
        known: dict[Value, Value] = {info.counter: index}

        def value_of(value: Value) -> Value:
            if value in known:
                return known[value]
            induction = info.inductions.get(value)
            return self.primal(value) if induction is None else self._advanced(induction, index)

        for instruction in found.inside:
            operands = [value_of(o) for o in instruction.operands]
            known[instruction] = self._repeated(instruction, operands)
        return value_of(found.value)

    def _repeated(self, value: Instruction, operands: list[Value]) -> Value:
        """An instruction once more, with other operands."""
        clone = copy_instruction(value, {})
        clone.operands = operands
        clone.name = ""
        clone.metadata = tuple(m for m in clone.metadata if m[0] in _KEPT_METADATA)
        if isinstance(clone, MemoryAccess):
            classes = self.facts.classes.of_access(value)
            clone.metadata = self.frame.scopes.primal(clone.metadata, classes)
        if isinstance(clone, Call):
            clone.tail = ""
        return self.builder.append(clone, value.name or "again")

    def _choose(self, tree: Tree) -> Value:
        if isinstance(tree, int):
            return integer(I32, tree)
        arms = self._choose(tree.if_true), self._choose(tree.if_false)
        return self.builder.select(self.primal(tree.condition), *arms)

    def _shadow_by_distance(self, pointer: Value, lane: int) -> Value:
        base = self.plan.recomputation.base_of(pointer)
        assert base is not None
        here, start = (self.builder.cast("ptrtoint", self.primal(p), I64) for p in (pointer, base))
        shadow = self.builder.byte_offset(self.shadow(base, lane), self.builder.sub(here, start))
        return shadow if is_pointer(pointer.type) else self._address(shadow, pointer.type)

    def _address(self, pointer: Value, type_: Type) -> Value:
        return self.builder.cast("ptrtoint", pointer, type_)

    def _induction(self, value: Value) -> Value:
        induction, loop = self._inductions[value]
        return self._advanced(induction, self.iteration(loop))

    def _advanced(self, induction: Induction, count: Value) -> Value:
        """What an induction is in an iteration."""
        type_ = induction.phi.type
        if is_pointer(type_):
            distance = self._distance(induction, count, I64)
            return self.builder.byte_offset(self.primal(induction.start), distance)
        assert isinstance(type_, IntType)
        distance = self._distance(induction, count, type_)
        return self.builder.add(self.primal(induction.start), distance)

    def _distance(self, induction: Induction, count: Value, type_: IntType) -> Value:
        """How far an induction is from its start in an iteration."""
        if type_.bits < 64:
            count = self.builder.cast("trunc", count, type_)
        elif type_.bits > 64:
            count = self.builder.cast("zext", count, type_)
        distance = self.builder.mul(count, integer(type_, induction.step))
        if induction.stride is None:
            return distance
        return self.builder.mul(distance, self.builder.resize(self.primal(induction.stride), type_))
