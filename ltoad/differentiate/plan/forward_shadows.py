"""Which pointers the forward sweep computes shadows of."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from ltoad.causes.memory import ADDRESS_AS_INTEGER
from ltoad.differentiate.callees.table import handler_of
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.signature import Mode
from ltoad.differentiate.plan.nodes import Node
from ltoad.differentiate.plan.recompute import shadow_operands
from ltoad.differentiate.shadows.deferral import freed_pointer, frees_shadow
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Instruction, Return
from ltoad.ir.memory import Store
from ltoad.ir.values import Value
from ltoad.rules.rows import DeallocationRow


def forward_shadows(
    facts: Facts,
    kept: Iterable[Node],
    calls: Mapping[Call, CallPlan],
    arena_shadows: Collection[Call],
) -> set[Value]:
    """Pointers whose shadows the forward sweep stores, passes on or keeps; raises Unsupported for
    one that a function returns as an integer."""
    wanted = [n.value for n in kept if n.shadow]
    for instruction in facts.form.function.instructions():
        if isinstance(instruction, Store):
            wanted += _store_shadows(instruction, facts)
        elif isinstance(instruction, Call):
            wanted += _call_shadows(instruction, facts, calls, arena_shadows)
        elif isinstance(instruction, Return) and facts.key.mode is Mode.AUGMENTED:
            wanted += [o for o in instruction.operands if facts.has_shadow(o)]
    found: set[Value] = set()
    while wanted:
        value = wanted.pop()
        if value in found or not facts.has_shadow(value):
            continue
        found.add(value)
        if isinstance(value, Call) and not _gives_shadow(value, calls, facts):
            raise Unsupported(
                value, "the address of active memory is returned as an integer", ADDRESS_AS_INTEGER
            )
        if isinstance(value, Instruction):
            wanted += shadow_operands(value)
    return found


def _gives_shadow(call: Call, calls: Mapping[Call, CallPlan], facts: Facts) -> bool:
    """Whether what a call returns has a shadow: words have one if the forward sweep asks for it."""
    plan = calls.get(call)
    if plan is None or facts.layout.has_pointers(call.type):
        return True
    return plan.taped and plan.key.pattern.result


def _store_shadows(store: Store, facts: Facts) -> list[Value]:
    if facts.stores_address(store):
        return [store.pointer, store.value]
    tagged = facts.keeps_tags(store.pointer, store.value.type) or facts.replaced_words(store)
    return [store.pointer] if tagged else []


def _call_shadows(
    call: Call, facts: Facts, calls: Mapping[Call, CallPlan], arena_shadows: Collection[Call]
) -> list[Value]:
    call_plan = calls.get(call)
    if call_plan is not None:
        shadows = () if call_plan.untaped or call_plan.delayed else call_plan.shadow_arguments
        return [call.operands[i] for i in shadows]
    row = facts.rows.of(call)
    if isinstance(row, DeallocationRow):
        block = freed_pointer(call, row)
        return [block] if frees_shadow(block, facts, arena_shadows) else []
    return [] if row is None else handler_of(row).shadowed(call, row, facts)
