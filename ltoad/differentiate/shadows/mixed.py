"""Mixed activity: a pointer that may lead to active and to inactive memory."""

from __future__ import annotations

from ltoad.analysis.memory.origins import OriginKind
from ltoad.causes.memory import MIXED_ACTIVITY, POINTER_WITHOUT_SHADOW
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Instruction
from ltoad.ir.memory import Load
from ltoad.ir.text import PASSED
from ltoad.ir.types import is_pointer
from ltoad.ir.values import Value


def refuse_mixed(instruction: Instruction, pointer: Value, facts: Facts) -> None:
    """Raise Unsupported if only some of a pointer's objects have a shadow.

    Derivatives would be added to the primal memory of the others.  Who only reads there hears from
    the run which it is.
    """
    for origin in facts.pointers.of(pointer):
        inside = origin.root.kind is OriginKind.GLOBAL and origin.kind is OriginKind.CONTENT
        if inside and str(origin.root.key).startswith(PASSED):
            continue
        if inside and not facts.global_heap.is_known(origin):
            raise Unsupported(
                instruction,
                f"active memory is reached through a pointer in {origin.root}",
                POINTER_WITHOUT_SHADOW,
            )
    told = facts.options.runtime_activity
    if told and (isinstance(instruction, Load) or not _is_chosen(pointer, facts)):
        return
    roots = facts.data_roots(pointer)
    active = sorted(str(r) for r in roots if r in facts.activity.objects)
    inactive = sorted(str(r) for r in roots if r not in facts.activity.objects)
    if active and inactive:
        raise Unsupported(
            instruction,
            f"mixed activity: the address may lead to {' or '.join(active)}, which is active, "
            f"and to {' or '.join(inactive)}, which is not",
            MIXED_ACTIVITY,
        )


def _is_chosen(pointer: Value, facts: Facts) -> bool:
    """Whether the function itself chooses an address without a shadow, and nobody has asked that
    the run tells.

    What comes out of memory is taken to be any of the addresses that may lie there.
    """
    if not facts.rows.mixed_told:
        return False
    seen: set[Value] = set()
    pending = [pointer]
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, Instruction):
            pending += [
                o for o in value.operands if value.opcode in _CHOICES and is_pointer(o.type)
            ]
        elif facts.pointers.of(value) and not facts.has_shadow(value):
            return True
    return False


_CHOICES = frozenset(("phi", "select", "freeze", "getelementptr"))
