"""Integers that lead nowhere, though they are made of addresses or come from where these may lie.

Words out of memory may be addresses, for all that is known, also where a function returns two of
them at once.  If none of what it returns is active, it returns no shadow; who needs one all the
same is told so.  The distance of two addresses is none, nor is a piece of one.  Where control
decides between such words, as in a loop that asks an iterator for another pair of index and
character, the choice has no shadow either.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.memory.address_integers import ARITHMETIC
from ltoad.analysis.shape.users import users_of
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.shadows.shadows import address_operand
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Instruction, Phi
from ltoad.ir.types import ArrayType, IntType, StructType, is_pointer
from ltoad.ir.values import Value

AGGREGATES = (StructType, ArrayType)


def chosen_without_shadow(facts: Facts, services: Services) -> frozenset[Value]:
    """The phis into which a struct comes that a call returns without a shadow, a word of it, or a
    distance of addresses."""
    pending: list[Value] = [*_returned_without_shadow(facts, services), *_distances(facts)]
    users = users_of(facts.form.function) if pending else {}
    found: dict[Value, None] = {}
    while pending:
        for user in users.get(pending.pop(), ()):
            if _moves(user) and user not in found and not is_pointer(user.type):
                found[user] = None
                pending.append(user)
    return frozenset(v for v in found if isinstance(v, Phi))


def _moves(user: Instruction) -> bool:
    chosen = user.opcode in ("phi", "extractvalue", "select", "freeze")
    return chosen or is_calculated(user)


def is_calculated(instruction: Instruction) -> bool:
    """Whether an integer is calculated, in a way in which addresses may be."""
    return isinstance(instruction.type, IntType) and instruction.opcode in ARITHMETIC


def is_part_of_address(instruction: Instruction, facts: Facts) -> bool:
    """Whether what is calculated with addresses is none: it is the distance of two, or a piece."""
    if not is_calculated(instruction):
        return False
    address = address_operand(instruction, facts)
    return address is None or address.type != instruction.type


def _distances(facts: Facts) -> Iterator[Instruction]:
    for instruction in facts.form.function.instructions():
        inactive = not facts.activity.is_active(instruction)
        if inactive and is_part_of_address(instruction, facts) and facts.has_shadow(instruction):
            yield instruction


def _returned_without_shadow(facts: Facts, services: Services) -> Iterator[Call]:
    for call in facts.form.function.instructions():
        if not isinstance(call, Call) or not _is_aggregate(call) or not facts.has_shadow(call):
            continue
        if facts.rows.of(call) is not None:
            continue
        try:
            plan = services.plan_call(call, facts)
        except Unsupported:
            continue  # who writes the call will say so
        if plan is not None and not plan.missing and not plan.key.pattern.result:
            yield call


def _is_aggregate(value: Value) -> bool:
    return isinstance(value.type, AGGREGATES)
