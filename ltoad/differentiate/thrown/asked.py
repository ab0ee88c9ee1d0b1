"""The requests of a module, each about one function that is written down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ltoad.differentiate.lowering.chosen import separate_requests
from ltoad.differentiate.prepare.targets import IndirectTargets
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.requests.request import (
    function_position,
    is_request,
    requested_function,
)
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.values import GlobalReference


def separate(module: Module, rules: ProgramRules) -> bool:
    """Let requests for a function that is chosen at run time be choices among requests; whether
    there are such."""
    found = False
    targets = IndirectTargets(module, rules)
    for name in list(_askers(module)):
        function, _ = copy_function(module.function(name), name)
        if all(requested_function(call) for call in _requests_in(function)):
            continue
        separate_requests(function, module, name_numbers(function), targets)
        module.replace_function(function)
        found = True
    return found


def requests_of(module: Module) -> dict[tuple[str, int], str]:
    """The functions that requests are about, by the requests' callers and places."""
    return {
        (caller, place): requested_function(call)
        for caller in _askers(module)
        for place, call in enumerate(_requests_in(module.function(caller)))
    }


def redirect(module: Module, caller: str, entries: Mapping[str, str]) -> None:
    """Let the requests of a function be about others."""
    function, _ = copy_function(module.function(caller), caller)
    for call in _requests_in(function):
        if requested_function(call) in entries:
            entry = entries[requested_function(call)]
            call.operands[function_position(call)] = GlobalReference(entry)
    module.replace_function(function)


def _askers(module: Module) -> Iterator[str]:
    """The functions that may ask for something."""
    return (name for name in module.function_names() if "enzyme_" in module.function_text(name))


def _requests_in(function: Function) -> list[Call]:
    return [i for i in function.instructions() if isinstance(i, Call) and is_request(i)]
