"""Which texts library calls read of which only the run tells whether numbers lie in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ltoad.analysis.memory.offsets import ANYWHERE
from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.instructions import Call
from ltoad.ir.types import I64, is_pointer
from ltoad.ir.values import Value
from ltoad.rules.owners import Fate, Owner
from ltoad.rules.rows import InactiveRow, Row


@dataclass(frozen=True, slots=True)
class Text:
    """A text that a call reads: the characters behind an address, or those of an ``owner``.

    Of characters without an owner, ``count`` tells how many are read; None: up to a zero.
    """

    place: Value
    owner: Owner | None = None
    count: Value | None = None


def texts_told_by_run(call: Call, row: Row, facts: Facts) -> list[Text]:
    """The texts that a call moves on or replaces, and whose tags tell whether they hold numbers.

    Strings are whole before the call: of what is read alone, a string that makes another is one,
    and the first argument may be one that is being made.
    """
    if not isinstance(row, InactiveRow) or not row.effects.text or not row.effects.writes:
        return []
    owners = {o.argument: o for o in row.owners if o.layout.length is not None}
    found = []
    for index, operand in enumerate(call.operands):
        owner = owners.get(index)
        if owner is not None and _is_whole(owner):
            found.append(Text(operand, owner))
        elif owner is None and index > 0 and index in row.effects.reads:
            found.append(Text(operand, count=_count(call.operands, index)))
    return [t for t in found if is_pointer(t.place.type) and _is_told(t, facts)]


def _is_told(text: Text, facts: Facts) -> bool:
    if facts.is_tagged(text.place):
        return True
    return text.owner is not None and leads_to_tags(text.place, facts)


def leads_to_tags(text: Value, facts: Facts) -> bool:
    """Whether an object of characters may keep numbers in a block, of which only the run tells."""
    pointers = facts.pointers
    inside = {c for o in pointers.of(text) for c in pointers.memory.contents(o, ANYWHERE)}
    return facts.has_shadow(text) and facts.types.tagged.has_any(inside)


def checked_before(call: Call, row: Row, facts: Facts) -> list[Value]:
    """Of these, the strings that need no other reason to be left to the call."""
    if not facts.rows.texts_told:
        return []
    return [t.place for t in texts_told_by_run(call, row, facts) if t.owner is not None]


def _is_whole(owner: Owner) -> bool:
    return owner.fate is Fate.REPLACED or (owner.argument > 0 and owner.fate is Fate.KEPT)


def _count(operands: Sequence[Value], index: int) -> Value | None:
    following = operands[index + 1] if index + 1 < len(operands) else None
    return following if following is not None and following.type == I64 else None
