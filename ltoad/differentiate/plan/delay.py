"""Stores that can wait until the reverse sweep is done.

``*result = value`` at the end of a function may, for all the compiler knows,
overwrite the inputs, and then every input that the reverse sweep needs would
have to be kept.  A store that nothing reads afterwards is executed after the
reverse sweep instead: until then the inputs are what they were.
"""

from __future__ import annotations

from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.instructions import Call
from ltoad.ir.memory import Store
from ltoad.rules.sanitizers import marks_memory


def delayed_stores(facts: Facts) -> list[Store]:
    """Stores outside loops to memory of the caller that nothing later reads or writes."""
    if has_marked_memory(facts):
        return []
    found: list[Store] = []
    for block in facts.form.flow.order:
        if block not in facts.form.returning or facts.form.forest.chain(block):
            continue
        for instruction in block.instructions:
            if isinstance(instruction, Store) and _may_wait(instruction, facts):
                found.append(instruction)
    # from the last one backwards: one that has to happen keeps earlier ones in place
    kept: dict[Store, None] = {}
    for store in reversed(found):
        if not facts.overwrites.written_again(store, besides=kept.keys()):
            kept[store] = None
    return list(kept)[::-1]


def has_marked_memory(facts: Facts) -> bool:
    """Whether calls mark memory for a sanitizer: its inline marks must not come after theirs."""
    calls = (i for i in facts.form.function.instructions() if isinstance(i, Call))
    return any(marks_memory(c.callee_name) for c in calls)


def _may_wait(store: Store, facts: Facts) -> bool:
    if not store.is_plain:
        return False
    if facts.stores_address(store):
        return False  # the shadow's address is stored at once: both have to be read as a pair
    if all(o.root.is_local for o in facts.pointers.of(store.pointer)):
        return False
    return not facts.overwrites.read_later(store)
