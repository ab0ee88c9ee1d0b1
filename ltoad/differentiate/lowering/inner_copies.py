"""Copies of functions with requests, for the requests that differentiate them in turn.

A program asks for a gradient, and for a derivative of the gradient.  A derivative that is
differentiated has to be fit for that, which costs time and memory: none of its loops runs again in
the reverse sweep.  So the gradient itself and what is differentiated become two functions.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TypeGuard

from callgraph.requests import request_kind
from ltoad.differentiate.prepare.internal_copies import internal_copy
from ltoad.differentiate.requests.nesting import Nesting
from ltoad.differentiate.requests.request import function_position, requested_function
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.clone import copy_function
from ltoad.ir.instructions import Call, Function, Instruction
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
        function, _ = copy_function(module.function(name), name)
        for call in _requests(function):
            _redirect(call, copies, [function_position(call)])
        module.replace_function(function)


def _requests(function: Function) -> Iterator[Call]:
    for instruction in function.instructions():
        if _is_request(instruction):
            yield instruction


def _is_request(instruction: Instruction) -> TypeGuard[Call]:
    return isinstance(instruction, Call) and request_kind(instruction.callee_name) is not None


def _asked_later(function: Function, nesting: Nesting) -> Iterator[str]:
    """The functions with requests that a function asks for."""
    for call in _requests(function):
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
    for instruction in function.instructions():
        about = function_position(instruction) if _is_request(instruction) else -1
        for place, operand in enumerate(_values(instruction)):
            if place != about:
                yield from symbols(operand.reference())


def _values(instruction: Instruction) -> list[Value]:
    called = [instruction.callee] if isinstance(instruction, Call) else []
    return [*instruction.operands, *called]


def _are_registered(module: Module, names: Collection[str]) -> bool:
    """Whether the program says something of a function, which would not be said of its copy."""
    registrations = [n for n in module.global_names() if _REGISTRATIONS in n]
    return any(s in names for n in registrations for s in symbols(module.global_variable(n).text))


# Other names


def _redirected(function: Function, copies: Mapping[str, str]) -> Function:
    """The function, in place, with copies for what it names."""
    for instruction in function.instructions():
        _redirect(instruction, copies, range(len(instruction.operands)))
        if isinstance(instruction, Call):
            instruction.callee = _copy_of(instruction.callee, copies)
    return function


def _redirect(instruction: Instruction, copies: Mapping[str, str], places: Collection[int]) -> None:
    for place in places:
        instruction.operands[place] = _copy_of(instruction.operands[place], copies)


def _copy_of(value: Value, copies: Mapping[str, str]) -> Value:
    if isinstance(value, GlobalReference) and value.name in copies:
        return GlobalReference(copies[value.name])
    return value
