"""Tapes that go straight from one request to another belong together."""

from __future__ import annotations

from callgraph.requests import request_kind
from ltoad.causes.requests import WRONG_TAPE
from ltoad.differentiate.keys.options import OPTION_MARKERS
from ltoad.differentiate.requests.request import Kind, marker_name, requested_function
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call


def check_tape(call: Call) -> None:
    """Refuse a sweep whose tape comes straight from a request for another derivative."""
    sweeps = {Kind.REVERSE.value: "reverse", Kind.LINEAR.value: "linear"}
    sweep = sweeps.get(request_kind(call.callee_name) or "")
    if sweep is None:
        return
    wanted = requested_function(call)
    for operand in call.operands:
        if not isinstance(operand, Call):
            continue
        if request_kind(operand.callee_name) != Kind.AUGMENTED.value:
            continue
        found = requested_function(operand)
        if found != wanted:
            raise Unsupported(
                call,
                f"the {sweep} sweep of '{wanted}' gets the tape of '{found}'",
                WRONG_TAPE,
            )
        different = sorted(_derivative_markers(call) ^ _derivative_markers(operand))
        if different:
            raise Unsupported(
                call,
                f"the {sweep} sweep of '{wanted}' gets a tape of other options: only one of the "
                f"two requests has {' and '.join(different)}",
                WRONG_TAPE.advising("write it in both requests, or in none"),
            )


def _derivative_markers(call: Call) -> set[str]:
    """The markers of a request that say something of its derivative."""
    return {marker_name(o) for o in call.operands} & OPTION_MARKERS.keys()
