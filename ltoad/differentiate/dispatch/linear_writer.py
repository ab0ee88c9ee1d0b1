"""Tangents of a primal that has run: what both the linear sweep and its planning do.

The sweep goes over the blocks in the primal's order and writes what follows for
tangents and for shadow memory; primal values, shadows of pointers and
the way that control took are looked up.  The planning pass writes to scratch code to learn what
that is, so that what is kept and what is used cannot drift apart.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence

from ltoad.analysis.shape.loops import Loop
from ltoad.causes.requests import FROM_TAPE
from ltoad.differentiate.callees.table import handler_of
from ltoad.differentiate.dispatch.linear_control import Branching, Exit, LinearControl
from ltoad.differentiate.dispatch.tangents import tangent_of
from ltoad.differentiate.shadows.object_sizes import stack_bytes
from ltoad.differentiate.tangents.context import neutral
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.memory import clear
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder, Names
from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import BasicBlock, Branch, Call, Function, Instruction, Phi, Switch
from ltoad.ir.memory import Alloca, ReadModifyWrite, Store
from ltoad.ir.types import I64, PTR, IntType, Type, is_floating, scalar_of
from ltoad.ir.values import Constant, Value, zero


class LinearWriter(LinearContext):
    """Writes the blocks; what has no rule is noted in ``problems``.

    ``differentiated`` are the calls of functions with a derivative of their own.
    ``tangents`` has those of the arguments, by lane.
    """

    function: Function
    names: Names

    def __init__(
        self, differentiated: Collection[Call], tangents: dict[Value, Sequence[Value]]
    ) -> None:
        self.problems: list[Unsupported] = []
        self._differentiated = differentiated
        self._tangents = dict(tangents)
        self._objects: list[Alloca] = []
        self._copies: dict[BasicBlock, BasicBlock] = {}
        self._incoming: dict[Phi, list[tuple[list[Value], BasicBlock]]] = {}

    def write(self) -> BasicBlock:
        """Write all blocks; returns the first one."""
        form = self.facts.form
        relevant = {b for b in form.returning if any(map(self._has_work, b.instructions))}
        joining = {b for b in form.returning if any(map(self.is_active, b.phis()))}
        control = LinearControl(form, relevant | joining, joining)
        for block in control.steps:
            self._copies[block] = self.function.add_block(self.names.fresh(block.name))
        latches = {info.latch: info.loop for info in form.loops.values()}
        preheaders = {info.preheader: info.loop for info in form.loops.values()}
        for block in control.steps:
            self.start(self._copies[block])
            for instruction in block.instructions:
                if not instruction.is_terminator or isinstance(instruction, Invoke):
                    self._write(instruction)
            self._write_end(block, control, latches.get(block), preheaders.get(block))
        self._finish_phis()
        return next(iter(self._copies.values()))

    # What the two differ in

    @abstractmethod
    def start(self, block: BasicBlock) -> None:
        """Go on writing in a block."""

    @abstractmethod
    def variable(self, owner: object, type_: Type) -> Value:
        """The address of a stack variable that starts as zero, one per owner."""

    @abstractmethod
    def iteration(self, loop: Loop) -> Value:
        """The present count of a loop."""

    @abstractmethod
    def begin(self, loop: Loop) -> None:
        """Before the first iteration of a loop."""

    @abstractmethod
    def turn(self, loop: Loop) -> None:
        """From one iteration of a loop to the next."""

    @abstractmethod
    def call_linear(self, call: Call) -> None:
        """A call of a function with a derivative of its own."""

    @abstractmethod
    def finish(self, result: Sequence[Value]) -> None:
        """At the end of the last block: return the tangents of ``result``."""

    # TangentContext

    def lane(self, value: Value, lane: int) -> Value:
        if value in self._tangents:
            return self._tangents[value][lane]
        if is_floating(value.type):
            return zero(value.type)
        if self.facts.has_shadow(value) and not self.is_active(value):
            return self.shadow_of(value, lane)
        if isinstance(scalar_of(value.type), IntType):
            return zero(value.type)
        primal = value if isinstance(value, Constant) else self.primal(value)
        return neutral(value, primal, self.builder)

    def derive(self, value: Value, lanes: Sequence[Value]) -> None:
        self._tangents[value] = lanes

    # Blocks

    def _has_work(self, instruction: Instruction) -> bool:
        if isinstance(instruction, (Store, ReadModifyWrite)):
            return self.facts.has_shadow(instruction.pointer)
        if isinstance(instruction, Alloca):
            return self.facts.has_shadow(instruction)
        if isinstance(instruction, Call) and instruction in self._differentiated:
            return True
        if isinstance(instruction, Call) and self._follows_from(instruction):
            return True
        return self.is_active(instruction)

    def _follows_from(self, call: Call) -> bool:
        """Whether a call of a library routine has tangents, or changes them in memory."""
        row = self.facts.rows.of(call)
        return row is not None and handler_of(row).has_linear_work(call, row, self)

    def _write(self, instruction: Instruction) -> None:
        if isinstance(instruction, Phi):
            if self.is_active(instruction):
                hint = (instruction.name or "v") + ".tangent"
                made = [self.builder.phi(instruction.type, hint) for _ in self.lanes]
                self._tangents[instruction] = made
            return
        if not self._has_work(instruction):
            return
        try:
            if isinstance(instruction, Call):
                self._write_call(instruction)
            elif isinstance(instruction, Alloca):
                self._begin_object(instruction)
            else:
                tangent_of(instruction, self)
        except Unsupported as problem:
            self.problems.append(problem)
        if self.is_active(instruction) and instruction not in self._tangents:
            self._tangents[instruction] = [zero(instruction.type) for _ in self.lanes]

    def _write_call(self, call: Call) -> None:
        if call in self._differentiated:
            self.call_linear(call)
        else:
            row = self.facts.rows.of(call)
            assert row is not None
            handler_of(row).linear(call, row, self)

    def _begin_object(self, alloca: Alloca) -> None:
        """The shadow is zero as at the first time."""
        if self.facts.form.loop_chain(alloca):
            raise Unsupported(
                alloca,
                "a stack array that is made in a loop, in a function whose tangents are computed "
                "from a tape",
                FROM_TAPE.advising("declare it at the beginning of the function"),
            )
        size = stack_bytes(self.builder, alloca, self.facts.layout, self.primal)
        for lane in self.lanes:
            shadow = self.shadow_of(alloca, lane)
            clear(self, shadow, size)
            for what, value in (("place", shadow), ("size", size)):
                self.builder.store(value, self.variable((alloca, lane, what), value.type))
        self._objects.append(alloca)

    def _end_objects(self) -> None:
        """Other sweeps over the tape expect zeros; what was not made has the size 0."""
        for alloca in self._objects:
            for lane in self.lanes:
                place, size = (
                    self.builder.load(type_, self.variable((alloca, lane, what), type_))
                    for what, type_ in (("place", PTR), ("size", I64))
                )
                clear(self, place, size)

    def _write_end(
        self, block: BasicBlock, control: LinearControl, turns: Loop | None, enters: Loop | None
    ) -> None:
        step, targets = control.steps[block], control.targets(block)
        for target in dict.fromkeys(targets):
            self._pass_on(block, target, targets.count(target))
        if step is None:
            self._end_objects()
            self.finish(block.terminator.operands)
            return
        tested = self._tested(block, step) if len(targets) > 1 else None
        if turns is not None and turns.header in targets:
            self.turn(turns)
        if enters is not None and enters.header in targets:
            self.begin(enters)
        if tested is None:
            self.builder.br(self._copies[targets[0]])
        elif isinstance(step, Exit):
            self.builder.cond_br(tested, self._copies[step.outside], self._copies[step.inside])
        else:
            self._branch(block, tested)

    def _tested(self, block: BasicBlock, step: object) -> Value | None:
        if isinstance(step, Exit):
            return self.builder.icmp("eq", self.iteration(step.loop), self.primal(step.count))
        assert isinstance(step, Branching)
        if not isinstance(block.terminator, (Branch, Switch)):
            self.problems.append(
                Unsupported(
                    block.terminator,
                    "an exception is caught in a function whose tangents are computed from a tape",
                    FROM_TAPE.advising(
                        "ask for the tangent with __enzyme_fwddiff, or catch what is thrown outside"
                    ),
                )
            )
            return None
        return self.primal(block.terminator.operands[0])

    def _branch(self, block: BasicBlock, tested: Value) -> None:
        never: list[BasicBlock] = []
        for target in dict.fromkeys(block.successors):
            if target not in self._copies:
                never.append(self.function.add_block(self.names.fresh("never")))
                Builder(self.names, never[0]).unreachable()
                break

        def copy_of(target: BasicBlock) -> BasicBlock:
            return self._copies.get(target) or never[0]

        terminator = block.terminator
        first, *others = map(copy_of, terminator.successors)
        if isinstance(terminator, Switch):
            self.builder.switch(tested, first, list(zip(terminator.cases, others, strict=True)))
        else:
            self.builder.cond_br(tested, first, *others)

    def _pass_on(self, block: BasicBlock, target: BasicBlock, edges: int) -> None:
        """The tangents of the phis at ``target``, as they come from ``block``."""
        for phi in target.phis():
            if self.is_active(phi):
                lanes = self.each_lane(phi.incoming_from(block))
                self._incoming.setdefault(phi, []).extend([(lanes, self._copies[block])] * edges)

    def _finish_phis(self) -> None:
        for phi, edges in self._incoming.items():
            for lanes, block in edges:
                for made, value in zip(self._tangents[phi], lanes, strict=True):
                    assert isinstance(made, Phi)
                    made.add_incoming(value, block)
