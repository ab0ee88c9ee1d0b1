"""Assembles derivative functions out of the two sweeps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.keys.parameters import Parameters, return_fields
from ltoad.differentiate.keys.signature import Interface, Mode
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.plan.recompute import is_static
from ltoad.differentiate.support import arena
from ltoad.differentiate.sweeps.calls import late_result
from ltoad.differentiate.sweeps.forward_sweep import ForwardSweep
from ltoad.differentiate.sweeps.reverse_sweep import ReverseSweep
from ltoad.differentiate.tape.frame import CombinedFrame, Frame, TapeFrame
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.memory import Alloca
from ltoad.ir.types import I1, I64, PTR, Type
from ltoad.ir.values import Value, integer


@dataclass(slots=True)
class _Signature:
    """The parameters of a derivative under construction, by role."""

    function: Function
    primal: dict[Value, Value] = field(default_factory=dict)
    shadows: list[dict[Value, Value]] = field(default_factory=list)
    seeds: list[Value] = field(default_factory=list)
    tape: Value | None = None
    arena: Value | None = None


def synthesise(
    plan: Plan, interface: Interface, name: str, services: Services, prefix: str, suffix: str
) -> Function:
    """The derivative function of a plan in the mode of ``interface``.

    A plan made for AUGMENTED serves REVERSE too.
    """
    signature = _signature(plan, interface, name, prefix, suffix)
    if interface.mode.both_sweeps:
        _write_combined(plan, interface, signature, services)
    elif interface.mode is Mode.AUGMENTED:
        _write_augmented(plan, interface, signature, services)
    else:
        _write_reverse(plan, interface, signature, services)
    return signature.function


def _signature(plan: Plan, interface: Interface, name: str, prefix: str, suffix: str) -> _Signature:
    function = Function(name, interface.result, [], prefix=prefix, suffix=suffix)
    signature = _Signature(function)
    original = plan.facts.form.function
    parameters = Parameters(function)
    signature.primal = parameters.primal(original)
    signature.shadows = [{} for _ in range(interface.width)]
    for index in interface.shadow_arguments:
        argument = original.arguments[index]
        for known in signature.shadows:
            known[argument] = parameters.add(argument.type, argument.name + ".shadow")
    if interface.result_adjoint is not None:
        for _ in range(interface.width):
            signature.seeds.append(parameters.add(interface.result_adjoint, "result.adjoint"))
    if interface.mode is Mode.REVERSE:
        signature.tape = parameters.add(interface.parameters[-2], "tape")
    if interface.takes_arena:
        signature.arena = parameters.add(interface.parameters[-1], "arena")
    return signature


def _names(signature: _Signature) -> Names:
    return Names(a.name for a in signature.function.arguments)


def _write_combined(
    plan: Plan, interface: Interface, signature: _Signature, services: Services
) -> None:
    frame = CombinedFrame(
        signature.function,
        _names(signature),
        services.scopes(signature.function.name, interface.width, plan.facts.classes.count),
        types=plan.tape.fields,
    )
    frame.arena = signature.arena
    frame.on_stack = plan.tape.moves
    mark = _mark(frame) if frame.arena is not None else None
    for slots in plan.delayed_slots.values():
        slots[2].store(_HeadSweep(frame), integer(I1, 0))
    returned: list[Callable[[Builder], Value]] = []
    joint: list[Builder] = []

    def on_return(sweep: ForwardSweep, ret: Instruction) -> None:
        returned.extend(_returned(o, sweep) for o in ret.operands)
        joint.append(Builder(frame.names, sweep.builder.block))

    forward = ForwardSweep(plan, frame, services, signature.primal, signature.shadows, on_return)
    entry = forward.write()
    if joint:
        available, shadows = _static_objects(plan, forward, signature)
        reverse = ReverseSweep(plan, frame, services, available, shadows)
        first, last = reverse.write(signature.seeds)
        joint[0].br(first)
        reverse.builder.position(last)
        _finish_delayed(plan, frame, reverse)
        if frame.arena is not None:
            release = arena.LEAVE if plan.tape.moves else arena.RELEASE
            name = release if mark is None else arena.RESET
            services.declare(name, arena.TYPES[name])
            reverse.builder.call(name, arena.TYPES[name], [frame.arena, *(mark or ())])
        _return(reverse, plan, interface, [read(reverse.builder) for read in returned])
    frame.finish(entry)


def _returned(value: Value, sweep: ForwardSweep) -> Callable[[Builder], Value]:
    """Where a result is when both sweeps are over."""
    call_plan = sweep.plan.calls.get(value) if isinstance(value, Call) else None
    if isinstance(value, Call) and call_plan is not None and call_plan.delayed:
        late = sweep.frame.variable(late_result(value), value.type)
        return lambda builder: builder.load(value.type, late)
    known = sweep.primal(value)
    return lambda _: known


def _mark(frame: Frame) -> list[Value]:
    """How far the caller's arena is filled: its newest chunk, the first free byte there, and the
    newest of what is freed when the arena is."""
    assert frame.arena is not None
    chunk = frame.head.load(PTR, frame.arena, hint="chunk")
    top = frame.head.load(PTR, frame.head.byte_offset(frame.arena, integer(I64, 8)), hint="top")
    deferred = frame.head.byte_offset(frame.arena, integer(I64, 24))
    return [chunk, top, frame.head.load(PTR, deferred, hint="deferred")]


class _HeadSweep:
    """Field access in the head block."""

    def __init__(self, frame: Frame) -> None:
        self.builder = frame.head
        self.tape_access = frame.scopes.tape
        self.field = frame.field

    def iteration(self, loop: object) -> Value:
        raise AssertionError("no loop around the head")

    def variable(self, owner: object, type_: Type) -> Value:
        raise AssertionError("no variable in the head")


def _static_objects(
    plan: Plan, forward: ForwardSweep, signature: _Signature
) -> tuple[dict[Value, Value], list[dict[Value, Value]]]:
    """Values that need no tape in combined mode: arguments and static stack objects."""
    available = dict(signature.primal)
    shadows = [dict(known) for known in signature.shadows]
    for instruction in plan.facts.form.function.entry.instructions:
        if isinstance(instruction, Alloca) and is_static(instruction, plan.facts):
            available[instruction] = forward.values[instruction]
            for lane, known in enumerate(forward.lane_shadows):
                if instruction in known:
                    shadows[lane][instruction] = known[instruction]
    return available, shadows


def _finish_delayed(plan: Plan, frame: Frame, reverse: ReverseSweep) -> None:
    """Execute the delayed stores that were reached, in program order."""
    builder = reverse.builder
    for store in plan.delayed:
        value, address, flag = plan.delayed_slots[store]
        write = frame.function.add_block(frame.names.fresh("delayed"))
        after = frame.function.add_block(frame.names.fresh("after"))
        builder.cond_br(flag.load(reverse), write, after)
        builder.position(write)
        builder.store(value.load(reverse), address.load(reverse), align=store.align)
        builder.br(after)
        builder.position(after)


def _return(reverse: ReverseSweep, plan: Plan, interface: Interface, leading: list[Value]) -> None:
    """Return ``leading`` values and the adjoints of the arguments."""
    builder = reverse.builder
    arguments = plan.facts.form.function.arguments
    values = list(leading if interface.primal_result is not None else [])
    for index in interface.adjoint_arguments:
        argument = arguments[index]
        type_ = plan.facts.carriers.adjoint_type(argument)
        values += [builder.load(type_, context.slot(argument)) for context in reverse.contexts]
    return_fields(builder, interface.result, values)


def _tape_frame(
    plan: Plan, interface: Interface, signature: _Signature, services: Services
) -> TapeFrame:
    name = signature.function.name
    scopes = services.scopes(name, interface.width, plan.facts.classes.count)
    frame = TapeFrame(signature.function, _names(signature), scopes, types=plan.tape.fields)
    frame.arena = signature.arena
    return frame


def _write_augmented(
    plan: Plan, interface: Interface, signature: _Signature, services: Services
) -> None:
    frame = _tape_frame(plan, interface, signature, services)
    frame.allocate(plan.facts.layout)

    def on_return(sweep: ForwardSweep, ret: Instruction) -> None:
        values = [sweep.primal(o) for o in ret.operands]
        if interface.shadow_result is not None:
            values += [sweep.shadow(o, lane) for o in ret.operands for lane in sweep.lanes]
        values.append(frame.tape)
        return_fields(sweep.builder, interface.result, values)

    forward = ForwardSweep(plan, frame, services, signature.primal, signature.shadows, on_return)
    frame.finish(forward.write())


def _write_reverse(
    plan: Plan, interface: Interface, signature: _Signature, services: Services
) -> None:
    frame = _tape_frame(plan, interface, signature, services)
    assert signature.tape is not None
    frame.tape = signature.tape
    reverse = ReverseSweep(plan, frame, services, dict(signature.primal), signature.shadows)
    if plan.facts.form.exit is None:
        block = frame.function.add_block(frame.names.fresh("never"))
        Builder(frame.names, block).unreachable()
        frame.finish(block)
        return
    first, last = reverse.write(signature.seeds)
    reverse.builder.position(last)
    _return(reverse, plan, interface, [])
    frame.finish(first)
