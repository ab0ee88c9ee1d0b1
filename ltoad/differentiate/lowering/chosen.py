"""Requests for the derivative of a function that is chosen at run time.

Compilers merge requests that differ in their function alone, and programs
keep functions in tables and in objects.  One request becomes a choice among one
for each function that may come: those that are written down where the pointer comes
from or, where that is not in sight, all of the program whose address is taken and that
the request's arguments fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ltoad.differentiate.prepare.indirect import Choice, branch_to
from ltoad.differentiate.prepare.targets import IndirectTargets
from ltoad.differentiate.requests.parser import parse_request
from ltoad.differentiate.requests.request import function_position, is_request, is_used
from ltoad.differentiate.support.unknown_target import UNKNOWN_TARGET, UNKNOWN_TARGET_TYPE
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Names
from ltoad.ir.clone import remap
from ltoad.ir.instructions import Call, Function, Instruction, Phi, counted_from
from ltoad.ir.memory import Alloca, Load, MemoryAccess, Store
from ltoad.ir.module import Module
from ltoad.ir.types import VOID, is_floating
from ltoad.ir.values import Argument, ConstantAggregate, GlobalReference, Value, quote_name
from ltoad.rules.rows import MarkerRow
from ltoad.rules.table import lookup  # noqa: TID251 -- markers are names of LLVM


def separate_requests(
    caller: Function, module: Module, names: Names, targets: IndirectTargets
) -> None:
    """Let every request in ``caller`` be about one function, if any is known that it fits."""
    replaced: dict[Value, Value] = {}
    for call in list(caller.instructions()):
        if not isinstance(call, Call) or not is_request(call):
            continue
        position = function_position(call)
        if position >= len(call.operands):
            continue
        pointer = call.operands[position]
        if isinstance(pointer, GlobalReference):
            continue
        written = possible_functions(pointer, module, caller)
        choices = [_about(t, call, position) for t in written or targets.addressed]
        if written is None:
            choices = [c for c in choices if _fits(c, call, module)]
        if not choices:
            continue
        module.declare(UNKNOWN_TARGET, UNKNOWN_TARGET_TYPE)
        used = is_used(call)
        joined = branch_to(caller, call, pointer, choices, names).replaced
        if used:
            replaced |= joined
        else:  # nobody asks for a result, as of the requests that stand for this one
            _remove(joined.values())
    if replaced:
        for instruction in caller.instructions():
            remap(instruction, replaced)


def _remove(values: Iterable[Value]) -> None:
    for value in values:
        if isinstance(value, Instruction) and value.parent is not None:
            value.parent.instructions.remove(value)


def _about(target: str, call: Call, position: int) -> Choice:
    """The request for one function."""
    before, after = call.operands[:position], call.operands[position + 1 :]
    return Choice(target, call.callee, [*before, GlobalReference(target), *after])


def _fits(choice: Choice, call: Call, module: Module) -> bool:
    """Whether a function has the parameters that a request gives arguments for."""
    result = module.signature(choice.target).type.result
    if result != VOID and not is_floating(result):
        return False
    try:
        parse_request(Call(choice.callee, call.function_type, choice.operands), module)
    except Unsupported:
        return False
    return True


def possible_functions(
    pointer: Value, module: Module, function: Function
) -> tuple[str, ...] | None:
    """The functions that a pointer in ``function`` may be the address of.

    None when not all are known.
    """
    found: dict[str, None] = {}
    seen: set[tuple[Value, str]] = set()
    pending = [(pointer, function.name)]
    while pending:
        value, home = pending.pop()
        if (value, home) in seen:
            continue
        seen.add((value, home))
        if isinstance(value, GlobalReference) and module.defines(value.name):
            found[value.name] = None
            continue
        if isinstance(value, Argument):
            passed = _passed(value, home, module)
            if passed is None:
                return None
            pending += passed
            continue
        sources = _sources(value, module)
        if sources is None:
            return None
        pending += [(source, home) for source in sources]
    return tuple(found) or None


def _passed(argument: Argument, home: str, module: Module) -> list[tuple[Value, str]] | None:
    """What all calls of an internal function pass; None if not all its calls are in sight."""
    if "internal" not in module.function(home).prefix.split():
        return None
    found: list[tuple[Value, str]] = []
    # not the names of its own static variables, which begin like its own
    mention = re.compile(re.escape(f"@{quote_name(home)}") + r"(?![-\w$.])")
    for name in module.function_names():
        if not mention.search(module.function_text(name)):
            continue
        for user in module.function(name).instructions():
            others = list(user.operands)
            if isinstance(user, Call) and user.callee_name == home:
                found.append((user.operands[argument.index], name))
            if any(isinstance(o, GlobalReference) and o.name == home for o in others):
                return None
    if any(mention.search(module.global_variable(g).text) for g in module.global_names()):
        return None
    return found


def _sources(value: Value, module: Module) -> Iterable[Value] | None:
    if isinstance(value, Phi):
        return value.operands
    if isinstance(value, Load):
        if isinstance(value.pointer, Alloca):
            return _stored_values(value.pointer)
        return _table_entries(value.pointer, module)
    if isinstance(value, Instruction) and value.opcode in ("select", "freeze"):
        operands = value.operands
        return operands[1:] if len(operands) > 1 else operands
    return None


def _stored_values(variable: Alloca) -> Iterable[Value] | None:
    """What is stored in a local variable; None if its address goes anywhere."""
    block = variable.parent
    function = block.parent if block is not None else None
    if function is None:
        return None
    found: list[Value] = []
    for user in function.instructions():
        if variable not in user.operands or (isinstance(user, Call) and _is_marker(user)):
            continue
        if not isinstance(user, MemoryAccess) or user.pointer is not variable:
            return None
        if isinstance(user, Store):
            found.append(user.value)
    return found


def _is_marker(call: Call) -> bool:
    row = lookup(call.callee_name)
    return isinstance(row, MarkerRow)


def _table_entries(place: Value, module: Module) -> Iterable[Value] | None:
    """The functions in the constant table that an address leads into."""
    place = counted_from(place)
    if not isinstance(place, GlobalReference) or not module.has_global(place.name):
        return None
    table = module.global_variable(place.name)
    if not table.is_constant or table.initializer is None:
        return None
    return list(_functions_in(table.initializer, module))


def _functions_in(value: Value, module: Module) -> Iterator[Value]:
    if isinstance(value, GlobalReference) and module.defines(value.name):
        yield value
    elif isinstance(value, ConstantAggregate):
        for element in value.elements:
            yield from _functions_in(element, module)
