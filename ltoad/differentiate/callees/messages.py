"""Messages to other processes, and from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from ltoad.analysis.program.activity_rules import ActivityView
from ltoad.causes.code import NO_RULE
from ltoad.causes.memory import SHARED_MEMORY
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.callees.message_claims import claims
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.support import mpi
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import Call
from ltoad.ir.types import I64, PTR, FunctionType
from ltoad.ir.values import GlobalReference, Value, integer, zero
from ltoad.rules.message_rows import MessageRow, brings_no_numbers

Declare = Callable[[str, FunctionType], None]


class Messages(Handler[MessageRow]):
    """Both ends of a message do what belongs to its derivative, whatever is active at one of them.

    Nobody here knows what others send: what is received depends on active inputs.
    """

    arguments_matter: ClassVar[bool] = True

    def vary(self, call: Call, row: MessageRow, view: ActivityView) -> None:
        for place, type_ in row.received:
            buffer = call.operands[place]
            if not brings_no_numbers(call.operands[type_]) or view.may_move_floats(buffer, buffer):
                view.activate(buffer)
        for place in (*row.packed, *row.exposed):
            view.activate(call.operands[place])

    def shadowed(self, call: Call, row: MessageRow, facts: Facts) -> list[Value]:
        return [call.operands[i] for i in row.buffers if facts.has_shadow(call.operands[i])]

    def keeps_pointer(self, call: Call, row: MessageRow, facts: Facts) -> bool:
        """The record of the call."""
        return True

    def has_duty(self, call: Call, row: MessageRow, facts: Facts) -> bool:
        return True

    def forward(self, call: Call, row: MessageRow, sweep: ForwardContext) -> None:
        shadows = [[sweep.shadow(call.operands[i], k) for k in sweep.lanes] for i in row.buffers]
        primals = [sweep.primal(o) for o in call.operands]
        memory, declare = sweep.frame.require_arena(), sweep.services.declare
        said = claims(call, row, sweep.facts, sweep.services.module)
        record = _begin(sweep.builder, declare, row, (memory, said, primals, shadows))
        sweep.keep_pointer(call, record)
        if sweep.facts.options.shared is not None:
            declare(mpi.IN_REGION, mpi.TYPES[mpi.IN_REGION])
            sweep.builder.call(mpi.IN_REGION, mpi.TYPES[mpi.IN_REGION], [record])
        made = _call(declare, call, row, [record, *primals])
        if isinstance(call, Invoke):
            made = Invoke(made, sweep.blocks[call.normal], sweep.blocks[call.unwind])
        sweep.values[call] = sweep.builder.append(made, "code")

    def has_adjoint(self, call: Call, row: MessageRow, context: AdjointContext) -> bool:
        return True

    def adjoint(self, call: Call, row: MessageRow, context: AdjointContext) -> None:
        _refuse(call, row, context.facts)
        if context.lane:
            return
        context.declare(mpi.REVERSE, mpi.TYPES[mpi.REVERSE])
        context.builder.call(mpi.REVERSE, mpi.TYPES[mpi.REVERSE], [context.kept(call)])

    def tangent(self, call: Call, row: MessageRow, context: RunningContext) -> None:
        _refuse(call, row, context.facts)
        shadows = [_lanes(call.operands[i], context) for i in row.buffers]
        primals = [context.primal(o) for o in call.operands]
        builder, declare = context.builder, context.declare
        said = claims(call, row, context.facts, context.services.module)
        record = _begin(builder, declare, row, (zero(PTR), said, primals, shadows))
        made = context.replace_call(call, _call(declare, call, row, [record, *primals]))
        context.set_primal(call, made)
        declare(mpi.END, mpi.TYPES[mpi.END])

        def end() -> None:
            context.builder.call(mpi.END, mpi.TYPES[mpi.END], [record])

        context.after(call, end)

    def has_linear_work(self, call: Call, row: MessageRow, context: LinearContext) -> bool:
        return True

    def linear(self, call: Call, row: MessageRow, context: LinearContext) -> None:
        raise Unsupported(
            call,
            f"'{call.callee_name}' is called in a function whose tangents are computed from a tape",
            NO_RULE.advising("use __enzyme_fwddiff"),
        )


def _lanes(buffer: Value, context: RunningContext) -> list[Value]:
    if context.facts.has_shadow(buffer):
        return context.each_lane(buffer)
    return [context.primal(buffer) for _ in context.lanes]


def _begin(
    builder: Builder,
    declare: Declare,
    row: MessageRow,
    about: tuple[Value, Value, Sequence[Value], Sequence[Sequence[Value]]],
) -> Value:
    """A record in an arena, with the shadows of a call's buffers."""
    memory, said, primals, shadows = about
    for name in (mpi.RECORD, mpi.SHADOW):
        declare(name, mpi.TYPES[name])
    lanes = len(shadows[0]) if shadows else 1
    counts = [integer(I64, lanes), integer(I64, len(shadows))]
    record = builder.call(mpi.RECORD, mpi.TYPES[mpi.RECORD], [memory, *counts, said], hint="record")
    for number, (index, places) in enumerate(zip(row.buffers, shadows, strict=True)):
        for lane, place in enumerate(places):
            where = [integer(I64, number), integer(I64, lane)]
            operands = [record, *where, place, primals[index]]
            builder.call(mpi.SHADOW, mpi.TYPES[mpi.SHADOW], operands)
    return record


def _call(declare: Declare, call: Call, row: MessageRow, operands: Sequence[Value]) -> Call:
    """The call in the form in which derivatives make it, which is written nowhere yet."""
    type_ = FunctionType(call.type, (PTR, *(o.type for o in call.operands)))
    declare(row.body, type_)
    return Call(GlobalReference(row.body), type_, operands)


def _refuse(call: Call, row: MessageRow, facts: Facts) -> None:
    """Raise Unsupported for what neither the call's body nor the run sees."""
    if facts.options.shared is not None and any(
        facts.is_tagged(call.operands[i]) for i in row.buffers
    ):
        raise Unsupported(
            call,
            f"'{call.callee_name}' is called in a parallel region, and only the run tells what "
            "lies in its buffers",
            SHARED_MEMORY.advising("communicate between parallel regions, from one thread"),
        )
