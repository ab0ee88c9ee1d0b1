"""Functions whose reverse sweep needs nothing of the forward sweep but its arguments.

A linear function over memory that nobody changes is one, also a recursive one.
Their forward sweep is the function itself.
"""

from __future__ import annotations

from ltoad.differentiate.callees.table import handler_of
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.shadows.unknown_addresses import unknown_addresses
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.memory import Alloca, Store


def needs_nothing(plan: Plan) -> bool:
    """Whether the forward sweep of a plan is the function itself."""
    facts = plan.facts
    kept = plan.slots or plan.tapes or plan.arrays or plan.blocks or plan.delayed or plan.problems
    if kept or plan.uses_arena or plan.arena_shadows or facts.form.exit is None:
        return False
    if facts.pattern.result and facts.carriers.result_has_addresses():
        return False
    return not any(_has_duty(i, facts) for i in facts.form.function.instructions())


def reads_own_writes(facts: Facts) -> bool:
    """Whether a function may read what it has written itself."""
    instructions = list(facts.form.function.instructions())
    writers = [i for i in instructions if facts.overwrites.written(i)]
    return any(facts.overwrites.may_feed(w, i) for i in instructions for w in writers)


def _has_duty(instruction: Instruction, facts: Facts) -> bool:
    """Whether the forward sweep does more of an instruction than to execute it."""
    if isinstance(instruction, Alloca):
        return facts.has_shadow(instruction)
    if isinstance(instruction, Store):
        tagged = facts.keeps_tags(instruction.pointer, instruction.value.type)
        return (
            facts.stores_address(instruction) or tagged or bool(facts.replaced_words(instruction))
        )
    if unknown_addresses(instruction, facts):
        return True
    if not isinstance(instruction, Call):
        return False
    row = facts.rows.of(instruction)
    return row is not None and handler_of(row).has_duty(instruction, row, facts)
