"""Numbers that are read through addresses of which nothing tells where they come from.

An address that was put together from pieces, or that a function without a body wrote, may be that
of active memory.  What is read there counts as constant, so the run stops before it is.
"""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.services import Services
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.memory import Load
from ltoad.ir.types import PTR, VOID, FunctionType, is_integer, is_pointer
from ltoad.ir.values import Constant, Value
from ltoad.runtime import Source

_STOP = "__ltoad_unknown_address"
_STOP_TYPE = FunctionType(VOID, (PTR,))

SOURCES = {_STOP: Source("unknown_address.ll")}
"""Where it is defined."""

_PASSING = frozenset(("getelementptr", "phi", "select", "freeze", "extractvalue"))


def unknown_addresses(instruction: Instruction, facts: Facts) -> Iterable[Value]:
    """The addresses of unknown origin through which an instruction, or the function that it calls,
    reads numbers; of what is read, too little is known to tell whether it matters."""
    if isinstance(instruction, Load):
        if is_pointer(instruction.type) or not facts.carriers.carries(instruction):
            return ()
        pointers = [instruction.pointer]
    elif isinstance(instruction, Call) and facts.rows.of(instruction) is None:
        if not facts.carriers.carries(instruction):
            return ()
        pointers = [o for o in instruction.operands if is_pointer(o.type)]
    else:
        return ()
    return [p for p in pointers if not facts.has_shadow(p) and _is_unknown(p, facts)]


def stop_at(addresses: Iterable[Value], builder: Builder, services: Services) -> None:
    """Have the run stop unless some addresses are null."""
    for address in addresses:
        services.declare(_STOP, _STOP_TYPE)
        builder.call(_STOP, _STOP_TYPE, [address])


def _is_unknown(pointer: Value, facts: Facts) -> bool:
    """Whether an address is neither that of an object nor from a function that knows no
    derivatives; what the memory of such a one leads to is as constant as it is itself."""
    pending, seen = [pointer], {pointer}
    while pending:
        value = pending.pop()
        found = facts.pointers.of(value)
        if any(o.root.kind is OriginKind.UNKNOWN or _is_of_word(o.root, facts) for o in found):
            return True
        if found or isinstance(value, Constant) or not isinstance(value, Instruction):
            continue
        if isinstance(value, Load):
            if facts.pointers.of(value.pointer):
                return True
            new = [value.pointer]
        else:
            new = list(value.operands) if value.opcode in _PASSING else []
        pending += [v for v in new if v not in seen]
        seen.update(new)
    return False


def _is_of_word(root: Origin, facts: Facts) -> bool:
    """Whether a function that gets an integer has returned an address that nobody knows, and makes
    addresses of integers."""
    call, module = root.key, facts.global_heap.module
    if root.kind is not OriginKind.RESULT or not isinstance(call, Call):
        return False
    if facts.rows.of(call) is not None or not module.defines(call.callee_name):
        return False
    if not any(is_integer(o.type) and not isinstance(o, Constant) for o in call.operands):
        return False
    made = module.function(call.callee_name).instructions()
    return any(i.opcode == "inttoptr" for i in made)
