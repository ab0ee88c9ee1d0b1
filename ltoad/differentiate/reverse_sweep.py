"""The reverse sweep: adjoints of all active instructions, in reverse order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ltoad.analysis.induction import Induction
from ltoad.analysis.loops import Loop
from ltoad.differentiate.adjoint_memory import add_parts
from ltoad.differentiate.adjoints import adjoint_of, has_adjoint
from ltoad.differentiate.calls import call_reverse
from ltoad.differentiate.context import AdjointContext
from ltoad.differentiate.control import Edges, Leap, LoopStep, finished_in
from ltoad.differentiate.forwarded import Forwarded
from ltoad.differentiate.frame import Frame
from ltoad.differentiate.loop_hints import long_runs_only
from ltoad.differentiate.nodes import Node
from ltoad.differentiate.numbers import emit_number
from ltoad.differentiate.plan import Plan
from ltoad.differentiate.selector_trees import Tree
from ltoad.differentiate.services import Services
from ltoad.differentiate.shadows import constant_shadow, repeat_with_shadows
from ltoad.ir.builder import Builder
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import BasicBlock, Call, Instruction, MemoryAccess, Metadata, Phi
from ltoad.ir.types import I32, I64, FunctionType, IntType, Type, is_pointer
from ltoad.ir.values import (
    Argument,
    Constant,
    Value,
    integer,
)

_KEPT_METADATA = frozenset(["tbaa", "fpmath"])


class ReverseSweep(AdjointContext):
    """Writes the reverse sweep.

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
        self.shadow_access = frame.scopes.shadow
        self.tape_access = frame.scopes.tape
        self._available = available
        self.lane = 0
        self._available_shadows = available_shadows
        self._inductions = {
            phi: (induction, info.loop)
            for info in plan.facts.form.loops.values()
            for phi, induction in info.inductions.items()
        }
        self._counters: dict[Value, Loop] = {
            info.counter: loop for loop, info in plan.facts.form.loops.items()
        }
        self._blocks: dict[BasicBlock, BasicBlock] = {}
        self._known: dict[Node, Value] = {}

    def write(self, seeds: Sequence[Value]) -> tuple[BasicBlock, BasicBlock]:
        """Write all blocks; returns the first one and the open last one.

        ``seeds`` are the adjoints of the result, one a lane, if it is active.
        """
        form = self.facts.form
        assert form.exit is not None
        for block in self.plan.control.steps:
            self._blocks[block] = self._new_block("reverse." + block.name)
        done = self._new_block("done")
        for block in self.plan.control.steps:
            self._start(self._blocks[block])
            if block is form.exit and seeds:
                for operand in form.exit.terminator.operands:
                    for lane in self.lanes():
                        add_parts(self, None, operand, seeds[lane])
            self._write_block(block, done)
        return self._blocks[form.exit], done

    def lanes(self) -> Iterator[int]:
        """Make each lane the present one in turn."""
        for lane in range(len(self._available_shadows)):
            self.lane = lane
            yield lane
        self.lane = 0

    def _new_block(self, name: str) -> BasicBlock:
        return self.frame.function.add_block(self.frame.names.fresh(name))

    def _start(self, block: BasicBlock) -> None:
        self.builder.position(block)
        self._known = {}

    # The Sweep protocol

    def field(self, index: int) -> Value:
        return self.frame.field(index)

    def iteration(self, loop: Loop) -> Value:
        return self.builder.load(I64, self._counter(loop), hint="iteration")

    def _counter(self, loop: Loop) -> Value:
        return self.frame.variable(("counter", loop), I64)

    def _last(self, loop: Loop) -> Value:
        """Where an ascending reverse loop keeps the count that it ends at."""
        return self.frame.variable(("last", loop), I64)

    def variable(self, owner: object, type_: Type) -> Value:
        return self.frame.variable(("reverse", owner), type_)

    # AdjointContext

    def access_of(self, pointer: Value) -> Metadata:
        return self.frame.scopes.shadow_in(self.facts.classes.of(pointer), self.lane)

    def primal(self, value: Value) -> Value:
        if isinstance(value, Constant) or not isinstance(value, (Instruction, Argument)):
            return value
        if value in self._available:
            return self._available[value]
        return self._remember(Node(value), value)

    def shadow(self, pointer: Value) -> Value:
        if isinstance(pointer, Constant):
            return constant_shadow(pointer, self.facts, self.services, self.lane)
        if not self.facts.has_shadow(pointer):
            return self.primal(pointer)
        available = self._available_shadows[self.lane]
        if pointer in available:
            return available[pointer]
        return self._remember(Node(pointer, shadow=True, lane=self.lane), pointer)

    def slot(self, value: Value) -> Value:
        return self.frame.adjoint((value, self.lane), self.adjoint_type(value))

    def declare(self, name: str, type_: FunctionType) -> None:
        self.services.declare(name, type_)

    def kept(self, call: Instruction) -> Value:
        assert isinstance(call, Call)
        return self.plan.tapes[call].load(self)

    def array(self, call: Call, index: int) -> Value:
        slot = self.plan.arrays.get(call, {}).get(index)
        return self.primal(call.operands[index]) if slot is None else slot.load(self)

    def calls_derivative(self, call: Instruction) -> bool:
        return call in self.plan.calls

    def call_adjoint(self, instruction: Instruction) -> None:
        assert isinstance(instruction, Call)
        plan = self.plan.calls.get(instruction)
        if plan is not None and self.lane == 0:
            # one call for all lanes
            call_reverse(self, instruction, plan)

    # Looking values up

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
            start_shadow = self.shadow(induction.start)
            if not is_pointer(value.type):
                return self.builder.add(start_shadow, distance)
            return self.builder.byte_offset(start_shadow, distance)
        if node.shadow and isinstance(value, Phi):
            return self._shadow_by_distance(value)
        if node.shadow:
            return repeat_with_shadows(value, self.facts, self.builder, self.primal, self.shadow)
        return self._value_again(value)

    def _value_again(self, value: Instruction) -> Value:
        if value in self._counters:
            return self.iteration(self._counters[value])
        if value in self._inductions:
            return self._induction(value)
        if isinstance(value, MemoryAccess) and value in self.plan.blocks.of_load:
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

    def _shadow_by_distance(self, pointer: Value) -> Value:
        base = self.plan.recomputation.base_of(pointer)
        assert base is not None
        here, start = (self.builder.cast("ptrtoint", self.primal(p), I64) for p in (pointer, base))
        shadow = self.builder.byte_offset(self.shadow(base), self.builder.sub(here, start))
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

    # Blocks

    def _write_block(self, block: BasicBlock, done: BasicBlock) -> None:
        if block in self.plan.control.relevant:
            for instruction in reversed(finished_in(block, self.facts.form)):
                if not isinstance(instruction, Phi) and has_adjoint(instruction, self):
                    for _ in self.lanes():
                        adjoint_of(instruction, self)
        step = self.plan.control.steps[block]
        if step is None:
            self.builder.br(done)
        elif isinstance(step, Leap):
            self.builder.br(self._blocks[step.target])
        elif isinstance(step, LoopStep):
            self._step_back(block, step)
        else:
            self._go_back(block, step)

    def _take_phis(self, block: BasicBlock) -> list[tuple[Phi, list[Value]]]:
        return [
            (p, [self.take(p) for _ in self.lanes()]) for p in block.phis() if self.is_active(p)
        ]

    def _add_incoming(self, phis: list[tuple[Phi, list[Value]]], predecessor: BasicBlock) -> None:
        for phi, adjoints in phis:
            value = phi.incoming_from(predecessor)
            for lane in self.lanes():
                add_parts(self, phi, value, adjoints[lane])

    def _step_back(self, block: BasicBlock, step: LoopStep) -> None:
        """At a header: back to the latch until the last iteration to undo."""
        info = self.facts.form.loops[step.loop]
        phis = self._take_phis(block)
        count = self.iteration(step.loop)
        ascending = step.loop in self.plan.ascending
        end = self.builder.load(I64, self._last(step.loop)) if ascending else integer(I64, 0)
        first = self.builder.icmp("eq", count, end)
        out = self._new_block(f"reverse.{block.name}.out")
        again = self._new_block(f"reverse.{block.name}.again")
        self.builder.cond_br(first, out, again)
        self._start(out)
        self._add_incoming(phis, info.preheader)
        self.builder.br(self._blocks[info.preheader])
        self._start(again)
        change = integer(I64, 1 if ascending else -1)
        self.builder.store(self.builder.add(count, change), self._counter(step.loop))
        self.plan.tape.go_back(self, step.loop)
        self._add_incoming(phis, info.latch)
        back = self.builder.br(self._blocks[info.latch])
        if step.loop in self.plan.short_runs:
            back.metadata = long_runs_only(self.services.module, back)

    def _go_back(self, block: BasicBlock, step: Edges) -> None:
        phis = self._take_phis(block)
        counts = [
            (loop, self.primal(self.facts.form.loops[loop].exit_counts[block]))
            for loop in step.entered
        ]
        for loop, count in counts:
            if loop in self.plan.ascending:
                self.builder.store(count, self._last(loop))
            first = integer(I64, 0) if loop in self.plan.ascending else count
            self.builder.store(first, self._counter(loop))
            self.plan.tape.enter(self, loop)
            self.plan.blocks.enter(self, loop)
        if step.selector is None:
            (predecessor,) = step.predecessors
            self._add_incoming(phis, predecessor)
            self.builder.br(self._blocks[predecessor])
            return
        selector = self.primal(step.selector)
        edges = [self._new_block(f"reverse.{block.name}.to.{p.name}") for p in step.predecessors]
        if isinstance(selector.type, IntType) and selector.type.bits == 1:
            self.builder.cond_br(selector, *edges)
        else:
            cases = list(enumerate(edges))[1:]
            self.builder.switch(self.builder.cast("zext", selector, I32), edges[0], cases)
        for edge, predecessor in zip(edges, step.predecessors, strict=True):
            self._start(edge)
            self._add_incoming(phis, predecessor)
            self.builder.br(self._blocks[predecessor])
