"""Functions without derivatives: those that carry none, and those that are refused."""

from __future__ import annotations

from ltoad.analysis.memory.kinds import ADDRESS, INTEGER
from ltoad.analysis.program.activity_rules import ActivityView
from ltoad.causes.memory import NUMBERS_AS_TEXT, OVERWRITTEN
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.callees import streamed
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.kept_bytes import Kept, keeps_piece, kept_bytes
from ltoad.differentiate.facts.overwritten import overwrites_floats, takes_numbers_for_text
from ltoad.differentiate.facts.texts import (
    Text,
    checked_before,
    leads_to_tags,
    texts_told_by_run,
)
from ltoad.differentiate.shadows.tags import (
    CHARACTERS,
    TEXT,
    TEXT_WRITTEN,
    Declare,
    call_tags,
    tag_number,
)
from ltoad.differentiate.support import own_blocks
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE, copy_memory
from ltoad.differentiate.support.memory_fill import clear_memory
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call
from ltoad.ir.types import I64, is_integer
from ltoad.ir.values import Value, integer
from ltoad.rules import streams
from ltoad.rules.owners import Fate, Owner, OwnerLayout
from ltoad.rules.rows import InactiveRow, MarkerRow, RefusedRow, ZeroRow

_WORD = 8


class Inactive(Handler[InactiveRow]):
    """Data without derivatives; what they overwrite must not be active.

    Where only the run tells whether a text holds a number, the forward sweep looks, and stops
    the program if it does.
    """

    def asks_for_arguments(self, row: InactiveRow) -> bool:
        return row.character is not None

    def shadowed(self, call: Call, row: InactiveRow, facts: Facts) -> list[Value]:
        owners = [place for _, place in owners_with_shadows(call, row, facts)]
        texts = [text.place for text in texts_told_by_run(call, row, facts)]
        texts += [kept.place for kept in kept_bytes(call, row, facts) if kept.told]
        new = [*_new_streams(call, facts), *_filled(call, row, facts)]
        return list(dict.fromkeys([*owners, *texts, *new]))

    def has_duty(self, call: Call, row: InactiveRow, facts: Facts) -> bool:
        return bool(kept_bytes(call, row, facts)) or super().has_duty(call, row, facts)

    def forward(self, call: Call, row: InactiveRow, sweep: ForwardContext) -> None:
        for text in texts_told_by_run(call, row, sweep.facts):
            _look_for_numbers(text, sweep)
        for kept in kept_bytes(call, row, sweep.facts):
            if kept.told:
                shadow, declare = sweep.shadow(kept.place, 0), sweep.services.declare
                found = streamed.bytes_kept(kept, shadow, sweep.primal, sweep.builder, declare)
                call_tags(CHARACTERS, found, sweep.builder, declare)
            elif kept.stream is not None:
                streamed.stop_at_stream(
                    sweep.primal(kept.stream), sweep.builder, sweep.services.declare
                )
        super().forward(call, row, sweep)

    def shadow(self, call: Call, row: InactiveRow, sweep: ForwardContext, lane: int) -> None:
        for place in _new_streams(call, sweep.facts):
            size = integer(I64, streams.made(call))
            clear_memory(sweep.builder, sweep.services.declare, sweep.shadow(place, lane), size)
        for place in _filled(call, row, sweep.facts):
            shadow, size = sweep.shadow(place, lane), integer(I64, row.filled)
            sweep.services.declare(COPY, COPY_TYPE)
            copy_memory(sweep.builder, shadow, sweep.primal(place), size)
        for owner, place in owners_with_shadows(call, row, sweep.facts):
            shadow, declare = sweep.shadow(place, lane), sweep.services.declare
            own_blocks.follow(owner, shadow, sweep.primal(place), sweep.builder, declare)
            if sweep.facts.is_tagged(place):
                _tag(owner.layout, shadow, sweep.builder, declare)
            if owner.layout.length is not None and leads_to_tags(place, sweep.facts):
                arguments = [shadow, sweep.primal(place), *_places(owner.layout)]
                call_tags(TEXT_WRITTEN, arguments, sweep.builder, declare)

    def has_adjoint(self, call: Call, row: InactiveRow, context: AdjointContext) -> bool:
        return context.is_active(call) or _is_refused_by_then(call, row, context.facts)

    def adjoint(self, call: Call, row: InactiveRow, context: AdjointContext) -> None:
        raise _refusal(call, row, context.facts)

    def has_tangent(self, call: Call, row: InactiveRow, context: TangentContext) -> bool:
        refused = _is_refused_by_then(call, row, context.facts)
        texts = checked_before(call, row, context.facts)
        owners = owners_with_shadows(call, row, context.facts)
        kept = kept_bytes(call, row, context.facts)
        new = _new_streams(call, context.facts)
        filled = _filled(call, row, context.facts)
        return context.is_active(call) or refused or any((owners, kept, new, filled, texts))

    def derive(self, call: Call, row: InactiveRow, context: TangentContext) -> None:
        if context.is_active(call) or _is_refused_by_then(call, row, context.facts):
            raise _refusal(call, row, context.facts)
        for place in _new_streams(call, context.facts):
            for shadow in context.each_lane(place):
                size = integer(I64, streams.made(call))
                clear_memory(context.builder, context.declare, shadow, size)
        for place in _filled(call, row, context.facts):
            for shadow in context.each_lane(place):
                size, source = integer(I64, row.filled), context.primal(place)
                context.declare(COPY, COPY_TYPE)
                copy_memory(context.builder, shadow, source, size)
        for owner, place in owners_with_shadows(call, row, context.facts):
            for shadow in context.each_lane(place):
                own_blocks.follow(
                    owner, shadow, context.primal(place), context.builder, context.declare
                )

    def tangent(self, call: Call, row: InactiveRow, context: RunningContext) -> None:
        _look_for_tangents(call, row, context)
        super().tangent(call, row, context)

    def has_linear_work(self, call: Call, row: InactiveRow, context: LinearContext) -> bool:
        return context.is_active(call) or _is_refused(call, row, context.facts)


def owners_with_shadows(call: Call, row: InactiveRow, facts: Facts) -> list[tuple[Owner, Value]]:
    """The objects with shadows whose blocks lie elsewhere after a call."""
    operands = call.operands
    changed = (o for o in row.owners if o.fate is not Fate.KEPT and o.argument < len(operands))
    found = [(owner, operands[owner.argument]) for owner in changed]
    return [(owner, place) for owner, place in found if facts.has_shadow(place)]


def _new_streams(call: Call, facts: Facts) -> list[Value]:
    """Where a call makes a stream in memory with a shadow, in which another object may have left
    addresses."""
    place = call.operands[0] if call.operands else None
    return [place] if place is not None and streams.made(call) and facts.has_shadow(place) else []


def _filled(call: Call, row: InactiveRow, facts: Facts) -> list[Value]:
    """New memory with a shadow that a call fills with what has no derivative: addresses there are
    their own shadows."""
    place = call.operands[0] if row.filled else None
    return [place] if place is not None and facts.has_shadow(place) else []


def _look_for_numbers(text: Text, sweep: ForwardContext) -> None:
    """Let the program stop if a text holds a number; all lanes have the same tags."""
    arguments = [sweep.shadow(text.place, 0), sweep.primal(text.place)]
    if text.owner is None:
        count = integer(I64, -1) if text.count is None else sweep.primal(text.count)
        call_tags(CHARACTERS, [*arguments, count], sweep.builder, sweep.services.declare)
        return
    places = _places(text.owner.layout)
    call_tags(TEXT, [*arguments, *places], sweep.builder, sweep.services.declare)


def _look_for_tangents(call: Call, row: InactiveRow, context: TangentContext) -> None:
    """Let the program stop if tangents would be lost: of bytes that a string or a stream keeps,
    and of a string of which only the run tells whether it holds a number.

    This is before the call: afterwards the characters may lie elsewhere, and be more than the
    shadow has room for.
    """
    for kept in kept_bytes(call, row, context.facts):
        _stop_at_tangents(kept, context)
    checked = checked_before(call, row, context.facts)
    for text in texts_told_by_run(call, row, context.facts):
        if text.owner is not None and text.place in checked:
            kept = Kept(text.place, integer(I64, 0), text.owner.layout, None, told=True)
            _stop_at_tangents(kept, context)


def _places(layout: OwnerLayout) -> list[Value]:
    """Where an object has the address of its characters, and how many there are."""
    return [integer(I64, layout.address), integer(I64, layout.length or 0)]


def _stop_at_tangents(kept: Kept, context: TangentContext) -> None:
    """Let the program stop if tangents would be lost; in forward mode there are no tags."""
    builder, declare = context.builder, context.declare
    if kept.told:
        for shadow in context.each_lane(kept.place):
            found = streamed.bytes_kept(kept, shadow, context.primal, builder, declare)
            streamed.stop_at_tangents(found, builder, declare)
    elif kept.stream is not None:
        streamed.stop_at_stream(context.primal(kept.stream), builder, declare)


def _tag(layout: OwnerLayout, shadow: Value, builder: Builder, declare: Declare) -> None:
    """Say that there are integers in an object, and an address.

    That has been written already, and an integer that takes an address's place would clear it.
    """
    behind = layout.address + _WORD
    parts = (
        (0, layout.address, INTEGER),
        (layout.address, _WORD, ADDRESS),
        (behind, layout.size - behind, INTEGER),
    )
    for start, size, kind in parts:
        if size > 0:
            tag_number(
                builder.byte_offset(shadow, integer(I64, start)), kind, size, builder, declare
            )


def _is_refused(call: Call, row: InactiveRow, facts: Facts) -> bool:
    return (
        overwrites_floats(call, row, facts)
        or takes_numbers_for_text(call, row, facts)
        or keeps_piece(call, row, facts)
    )


def _is_refused_by_then(call: Call, row: InactiveRow, facts: Facts) -> bool:
    """Whether a call is refused after a forward sweep, which checks texts."""
    checked = checked_before(call, row, facts)
    return (
        overwrites_floats(call, row, facts, checked)
        or takes_numbers_for_text(call, row, facts, checked)
        or keeps_piece(call, row, facts)
    )


def _refusal(call: Call, row: InactiveRow, facts: Facts) -> Unsupported:
    if takes_numbers_for_text(call, row, facts) or keeps_piece(call, row, facts):
        return Unsupported(
            call,
            f"numbers that depend on an active input are text to '{call.callee_name}'",
            NUMBERS_AS_TEXT,
        )
    return Unsupported(
        call,
        f"'{call.callee_name}' overwrites active memory with data that have no derivative",
        OVERWRITTEN,
    )


class Zeros(Handler[ZeroRow]):
    """Derivative zero almost everywhere."""

    def vary(self, call: Call, row: ZeroRow, view: ActivityView) -> None:
        """An integer function, such as a byte swap, of the bits of a float passes them on."""
        bits = is_integer(call.type) and view.carries(call)
        if bits and any(map(view.is_varied, call.operands)):
            view.vary(call)

    def recomputable(self, row: ZeroRow) -> bool:
        return True


class Markers(Handler[MarkerRow]):
    """No meaning for values or memory."""

    def has_linear_work(self, call: Call, row: MarkerRow, context: TangentContext) -> bool:
        return False


class Refused(Handler[RefusedRow]):
    """What has no derivative rule is refused where active values go in, not ignored."""

    arguments_matter = True

    def vary(self, call: Call, row: RefusedRow, view: ActivityView) -> None:
        if any(view.is_varied(o) or view.points_to_active(o) for o in call.operands):
            view.vary(call)

    def has_adjoint(self, call: Call, row: RefusedRow, context: AdjointContext) -> bool:
        has_shadow = context.facts.has_shadow
        active = any(context.is_active(o) or has_shadow(o) for o in call.operands)
        return active or context.is_active(call) or row.effects.returns_twice or row.always

    def has_tangent(self, call: Call, row: RefusedRow, context: TangentContext) -> bool:
        derived = any(map(context.has_derived, call.operands))
        return derived or row.effects.returns_twice or row.always
