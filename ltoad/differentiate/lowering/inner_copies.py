"""Copies of functions with requests, for the requests that differentiate them in turn.

A program asks for a gradient, and for a derivative of the gradient.  A derivative that is
differentiated has to be fit for that, which costs time and memory: none of its loops runs again in
the reverse sweep.  So the gradient itself and what is differentiated become two functions.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from ltoad.analysis.shape.users import all_operands
from ltoad.differentiate.prepare.internal_copies import internal_copy
from ltoad.differentiate.requests.nesting import Nesting
from ltoad.differentiate.requests.redirected import redirect, requests_in
from ltoad.differentiate.requests.request import function_position, requested_function
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.clone import copy_function
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.text import symbols
from ltoad.ir.values import GlobalReference, Value

_LOCAL = frozenset(("internal", "private"))
_REGISTRATIONS = "__enzyme_"


def copy_inner_requests(module: Module) -> None:
    """Let requests about functions with requests be about copies, if others call these, too."""
    nesting = Nesting(module)
    requesting = set(nesting.requesting_functions())
    asked = {name for f in requesting for name in _asked_later(module.function(f), nesting)}
    inner = nesting.leading_to(requesting, nesting.reached_from(asked))
    outside = [n for n in module.function_names() if n not in inner]
    kept = inner & nesting.reached_from(_used(module, inner, outside))
    if not kept or _are_registered(module, inner):
        return
    copies = {name: module.fresh_name(f"{name}.inner") for name in sorted(kept)}
    for name, copied in copies.items():
        module.add_function(_redirected(internal_copy(module.function(name), copied), copies))
    for name in sorted(inner - kept):
        function, _ = copy_function(module.function(name), name)
        module.replace_function(_redirected(function, copies))
    for name in sorted(requesting & {*outside, *kept}):
        redirect(module, name, copies)


def _asked_later(function: Function, nesting: Nesting) -> Iterator[str]:
    """The functions with requests that a function asks for."""
    for call in requests_in(function):
        try:
            if nesting.waits(call):
                yield requested_function(call)
        except Unsupported:
            continue  # which is reported when the request's turn comes


# Who else uses them


def _used(module: Module, inner: set[str], outside: Collection[str]) -> set[str]:
    """Those that are called, or named, by more than requests."""
    found = {n for n in inner if _LOCAL.isdisjoint(module.function(n).prefix.split())}
    for name in module.global_names():
        found.update(symbols(module.global_variable(name).text))
    for name in outside:
        if not found.issuperset(inner.intersection(symbols(module.function_text(name)))):
            found.update(_mentioned(module.function(name)))
    return found.intersection(inner)


def _mentioned(function: Function) -> Iterator[str]:
    """The names in a function but for what its requests are about."""
    requests = set(requests_in(function))
    for instruction in function.instructions():
        values = all_operands(instruction)
        if isinstance(instruction, Call) and instruction in requests:
            del values[function_position(instruction)]
        for value in values:
            yield from symbols(value.reference())


def _are_registered(module: Module, names: Collection[str]) -> bool:
    """Whether the program says something of a function, which would not be said of its copy."""
    registrations = [n for n in module.global_names() if _REGISTRATIONS in n]
    return any(s in names for n in registrations for s in symbols(module.global_variable(n).text))


# Other names


def _redirected(function: Function, copies: Mapping[str, str]) -> Function:
    """The function, in place, with copies for what it names."""

    def copy_of(value: Value) -> Value:
        if isinstance(value, GlobalReference) and value.name in copies:
            return GlobalReference(copies[value.name])
        return value

    for instruction in function.instructions():
        instruction.operands = [copy_of(o) for o in instruction.operands]
        if isinstance(instruction, Call):
            instruction.callee = copy_of(instruction.callee)
    return function
