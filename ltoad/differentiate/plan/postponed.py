"""Calculations that are left to the reverse sweep.

A sine costs as much in one sweep as in the other.  Where the forward sweep itself has no use for
it (nobody asks for the primal's result, and it decides nothing), it is calculated where the
adjoints need it, and nothing is kept for it: the forward sweep drops it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.analysis.shape.users import Users, all_operands
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.keys.signature import Mode
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.memory import Load, MemoryAccess
from ltoad.ir.values import Value


def postponable_calls(facts: Facts, users: Users) -> frozenset[Call]:
    """The calls of mathematical functions in loops that may be left to the reverse sweep.

    None where the program looks at ``errno``: no sweep may drop them then.
    """
    if facts.keeps_errno:
        return frozenset()
    return frozenset(
        i
        for i in facts.form.function.instructions()
        if isinstance(i, Call) and _is_function(i, facts) and _stays_in_loop(i, facts, users)
    )


def executed_anyway(facts: Facts, kept: Iterable[Value]) -> set[Value]:
    """What the forward sweep calculates for itself, and for what is ``kept`` in any case."""
    pending = list(kept)
    pending += [i for i in facts.form.function.instructions() if _is_wanted(i, facts)]
    found: set[Value] = set()
    while pending:
        value = pending.pop()
        if value not in found:
            found.add(value)
            if isinstance(value, Instruction):
                pending += all_operands(value)
    return found


def _is_function(call: Call, facts: Facts) -> bool:
    return facts.rows.is_function(call) and not call.is_terminator


def _stays_in_loop(call: Call, facts: Facts, users: Users) -> bool:
    """Whether the reverse sweep needs the result as often as the forward sweep calculates it."""
    chain = facts.form.loop_chain(call)
    return bool(chain) and all(facts.form.loop_chain(u) == chain for u in users.get(call, ()))


def _is_wanted(instruction: Instruction, facts: Facts) -> bool:
    """Whether the forward sweep executes it whoever needs what comes of it."""
    if instruction.opcode == "ret":
        return not (facts.key.result_unneeded or facts.key.mode is Mode.REPLAYED)
    if isinstance(instruction, Call):
        return instruction.is_terminator or not _is_function(instruction, facts)
    if isinstance(instruction, MemoryAccess):
        return not (isinstance(instruction, Load) and instruction.is_plain)
    return instruction.is_terminator
