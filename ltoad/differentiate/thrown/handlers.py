"""How deep in handlers a function is where it begins or ends one, and what these catch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.ir.instructions import BasicBlock, Branch, Call, Compare, Function
from ltoad.ir.pads import LandingPad
from ltoad.ir.values import GlobalReference, Value
from ltoad.rules.exceptions import POINTER_TYPES, Step, step_of

_CHANGES: Mapping[Step | None, int] = {Step.BEGIN: 1, Step.END: -1}
"""How the number of handlers changes that have begun."""


class NotPossibleError(Exception):
    """Something in a function needs the language's own exceptions."""


@dataclass(frozen=True, slots=True)
class Handlers:
    """``depth``: how many handlers have begun before a call, ``deepest``: how many there are at
    most; ``pointers``: the calls that begin a handler of a pointer."""

    depth: Mapping[Call, int]
    deepest: int
    pointers: frozenset[Call]


def find_handlers(function: Function) -> Handlers:
    """The handlers of a function; raises NotPossibleError if ways that meet have begun others."""
    flow = ControlFlow(function)
    at_start: dict[BasicBlock, int] = {flow.order[0]: 0}
    found: dict[Call, int] = {}
    deepest = 1
    for block in flow.order:
        depth = at_start[block]
        for instruction in block.instructions:
            if not isinstance(instruction, Call):
                continue
            found[instruction] = depth
            depth += _CHANGES.get(step_of(instruction.callee_name), 0)
            deepest = max(deepest, depth)
            if depth < 0:
                raise NotPossibleError
        for successor in block.successors:
            if at_start.setdefault(successor, depth) != depth and not _is_end(successor):
                raise NotPossibleError
    return Handlers(found, deepest, _of_pointers(function, flow))


def _is_end(block: BasicBlock) -> bool:
    """Whether control never leaves a block, and it is all the same which handlers have begun."""
    calls = (i for i in block.instructions if isinstance(i, Call))
    steps = {step_of(call.callee_name) for call in calls}
    return block.terminator.opcode == "unreachable" and steps.isdisjoint(
        (Step.BEGIN, Step.END, Step.RETHROW)
    )


def has_own_handlers(function: Function) -> bool:
    """Whether a function throws again only what it has caught itself."""
    try:
        depth = find_handlers(function).depth
    except NotPossibleError:
        return False
    return all(depth[c] > 0 for c in depth if step_of(c.callee_name) is Step.RETHROW)


def _of_pointers(function: Function, flow: ControlFlow) -> frozenset[Call]:
    clauses = [o for i in function.instructions() if isinstance(i, LandingPad) for o in i.operands]
    if not any(map(_is_pointer_type, clauses)):
        return frozenset()
    begins = [
        i
        for b in flow.order
        for i in b.instructions
        if isinstance(i, Call) and step_of(i.callee_name) in (Step.BEGIN, Step.OBJECT)
    ]
    return frozenset(c for c in begins if _is_pointer_type(_caught_type(c, flow)))


def _is_pointer_type(type_: Value | None) -> bool:
    return isinstance(type_, GlobalReference) and type_.name.startswith(POINTER_TYPES)


def _caught_type(begin: Call, flow: ControlFlow) -> Value | None:
    """The type that was compared with before a handler; None: it catches all."""
    block = begin.parent
    while block is not None:
        before = flow.predecessors[block]
        if len(before) != 1:
            return None
        end = before[0].terminator
        if isinstance(end, Branch) and end.operands and end.targets[0] is block:
            wanted = _compared_type(end.operands[0])
            if wanted is not None:
                return wanted
        block = before[0]
    return None


def _compared_type(condition: Value) -> Value | None:
    if not isinstance(condition, Compare) or condition.predicate != "eq":
        return None
    calls = [o for o in condition.operands if isinstance(o, Call)]
    types = [c.operands[0] for c in calls if step_of(c.callee_name) is Step.TYPE]
    return types[0] if types else None
