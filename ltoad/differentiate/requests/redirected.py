"""The requests of a function, and requests that are to be about other functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ltoad.differentiate.requests.request import (
    function_position,
    is_request,
    requested_function,
)
from ltoad.ir.clone import copy_function
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.values import GlobalReference


def requests_in(function: Function) -> list[Call]:
    """The calls that ask for derivatives."""
    return [i for i in function.instructions() if isinstance(i, Call) and is_request(i)]


def requests_of(module: Module) -> dict[tuple[str, int], str]:
    """The functions that requests are about, by the requests' callers and places."""
    return {
        (caller, place): requested_function(call)
        for caller in askers(module)
        for place, call in enumerate(requests_in(module.function(caller)))
    }


def askers(module: Module) -> Iterator[str]:
    """The functions that may ask for something."""
    return (name for name in module.function_names() if "enzyme_" in module.function_text(name))


def redirect(module: Module, caller: str, entries: Mapping[str, str]) -> None:
    """Let the requests of a function be about others."""
    function, _ = copy_function(module.function(caller), caller)
    for call in requests_in(function):
        if requested_function(call) in entries:
            entry = entries[requested_function(call)]
            call.operands[function_position(call)] = GlobalReference(entry)
    module.replace_function(function)
