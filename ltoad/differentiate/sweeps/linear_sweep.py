"""The linear sweep: tangents from the tape of an augmented primal, which is not run again."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.analysis.shape.loops import Loop
from ltoad.causes.requests import FROM_TAPE
from ltoad.differentiate.dispatch.linear_writer import LinearWriter
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.linear_signature import LinearInterface
from ltoad.differentiate.keys.parameters import Parameters, derivative_call, return_fields
from ltoad.differentiate.keys.signature import Mode
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.sweeps.restoring import RestoringSweep
from ltoad.differentiate.tape.frame import TapeFrame
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import BasicBlock, Call, Function, Metadata
from ltoad.ir.types import I64, PTR, FunctionType, Type, is_pointer
from ltoad.ir.values import Value, integer, zero


class LinearSweep(LinearWriter):
    """Writes the sweep over the tape of ``frame``."""

    def __init__(
        self,
        plan: Plan,
        frame: TapeFrame,
        services: Services,
        arguments: dict[Value, Value],
        derived: dict[Value, Sequence[Value]],
        interface: LinearInterface,
    ) -> None:
        self.facts = plan.facts
        self.width = interface.width
        self.frame = frame
        self.services = services
        self.function = frame.function
        self.names = frame.names
        shadows = [
            {a: lanes[k] for a, lanes in derived.items() if is_pointer(a.type)}
            for k in range(self.width)
        ]
        tangents = {a: lanes for a, lanes in derived.items() if not is_pointer(a.type)}
        super().__init__(plan.calls.keys(), tangents)
        self._restoring = RestoringSweep(plan, frame, services, arguments, shadows)
        self.builder = self._restoring.builder
        self._plan = plan
        self._interface = interface

    # LinearWriter

    def start(self, block: BasicBlock) -> None:
        self._restoring.start(block)

    def primal(self, value: Value) -> Value:
        return self._restoring.primal(value)

    def shadow_of(self, pointer: Value, lane: int) -> Value:
        return self._restoring.shadow(pointer, lane)

    def variable(self, owner: object, type_: Type) -> Value:
        return self.frame.adjoint(owner, type_)

    def array(self, call: Call, index: int) -> Value:
        return self._restoring.array(call, index)

    def permutation(self, call: Call) -> Value:
        return self._restoring.kept(call)

    def iteration(self, loop: Loop) -> Value:
        return self._restoring.iteration(loop)

    def begin(self, loop: Loop) -> None:
        self._restoring.enter(loop, integer(I64, 0))

    def turn(self, loop: Loop) -> None:
        following = self.builder.add(self.iteration(loop), integer(I64, 1))
        self.builder.store(following, self._restoring.counter(loop))

    def call_linear(self, call: Call) -> None:
        plan = self._plan.calls[call]
        if plan.split:
            lanes = self._call_linear(call, plan)
        else:
            lanes = self._call_tangent(call, plan)
        if lanes and self.is_active(call):
            self.derive(call, lanes)

    def _call_linear(self, call: Call, plan: CallPlan) -> list[Value]:
        name, interface = self.services.require_linear(plan.key.with_mode(Mode.LINEAR))
        tape = zero(PTR) if plan.untaped else self._restoring.kept(call)
        arguments = [*self._passed(call, interface.active_arguments), tape]
        made = self.builder.append(derivative_call(call, name, interface.type, arguments), "call")
        fields = range(interface.width) if interface.tangent is not None else ()
        return [self.builder.extract_value(made, f) for f in fields]

    def _call_tangent(self, call: Call, plan: CallPlan) -> list[Value]:
        """A function that only reads is run once more, with its tangents."""
        name, interface = self.services.require_tangent(plan.key.with_mode(Mode.TANGENT))
        arguments = self._passed(call, interface.active_arguments)
        made = self.builder.append(derivative_call(call, name, interface.type, arguments), "call")
        fields = range(1, 1 + interface.width) if interface.active_result else ()
        return [self.builder.extract_value(made, f) for f in fields]

    def _passed(self, call: Call, active: Sequence[int]) -> list[Value]:
        arguments = [self.primal(o) for o in call.operands]
        for index in active:
            arguments += self.each_lane(call.operands[index])
        return arguments

    def finish(self, result: Sequence[Value]) -> None:
        lanes = (
            [t for value in result for t in self.each_lane(value)]
            if self._interface.tangent
            else []
        )
        return_fields(self.builder, self._interface.result, lanes)

    # TangentContext

    def declare(self, name: str, type_: FunctionType) -> None:
        self.services.declare(name, type_)

    def earlier_memory(self) -> Value:
        return self.services.earlier_memory()

    def access_of(self, pointer: Value, lane: int) -> Metadata:
        return self.frame.scopes.shadow_in(self.facts.classes.of(pointer), lane)


def write_linear(
    plan: Plan, interface: LinearInterface, name: str, services: Services, suffix: str
) -> Function:
    """The linear function of a plan that was made with ``linearised`` in its key."""
    _check_tape(plan)
    function = Function(name, interface.result, [], prefix="internal", suffix=suffix)
    original = plan.facts.form.function
    parameters = Parameters(function)
    primal = parameters.primal(original)
    derived = parameters.derived(original, interface.active_arguments, interface.width)
    scopes = services.scopes(name, interface.width, plan.facts.classes.count)
    frame = TapeFrame(function, parameters.names, scopes, types=plan.tape.fields)
    frame.tape = parameters.add(PTR, "tape")
    if plan.facts.form.exit is None:
        block = function.add_block(parameters.names.fresh("never"))
        Builder(parameters.names, block).unreachable()
        frame.finish(block)
        return function
    sweep = LinearSweep(plan, frame, services, primal, derived, interface)
    frame.finish(sweep.write())
    return function


def _check_tape(plan: Plan) -> None:
    if any(records.linked for records in plan.tape.records.values()):
        raise Unsupported(
            None,
            "tangents from a tape are differentiated in turn, and the tape has a loop whose trip "
            "count only the run tells",
            FROM_TAPE.advising("ask for the inner tangent with __enzyme_fwddiff"),
        )
