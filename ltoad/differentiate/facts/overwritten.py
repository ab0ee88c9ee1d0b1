"""Which library calls without a derivative overwrite active memory, or take numbers for text."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.memory.offsets import ORIGIN
from ltoad.analysis.memory.origins import OriginKind
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.texts import leads_to_tags
from ltoad.differentiate.prepare.scanned_texts import receives_text
from ltoad.ir.instructions import Call
from ltoad.ir.memory import Alloca
from ltoad.ir.types import FloatType, is_pointer
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules import streams
from ltoad.rules.effects import VARIADIC
from ltoad.rules.owners import Fate
from ltoad.rules.rows import InactiveRow, Row


def overwrites_floats(call: Call, row: Row, facts: Facts, checked: Sequence[Value] = ()) -> bool:
    """Whether a call without derivative, such as fread, writes where floats may be active.

    What is ``checked`` when the program runs is none of it, nor is what a stream keeps in itself.
    """
    if not isinstance(row, InactiveRow) or row.effects.characters:
        return False
    own = streams.arguments(call)
    written = [i for i, _ in enumerate(call.operands) if _is_written(row, i, call)]
    places = [call.operands[i] for i in written if i not in own and not receives_text(call, i)]
    if row.effects.text:
        made = {call.operands[o.argument] for o in row.owners if o.fate is Fate.MADE}
        places = [o for o in places if o not in made]
        untold = [o for o in places if o not in checked]
        return any(leads_to_tags(o, facts) for o in untold if is_pointer(o.type))
    types = facts.types
    return any(
        facts.has_shadow(o) and any(isinstance(k, FloatType) for k in types.kinds_at(o))
        for o in places
        if is_pointer(o.type)
    )


def _is_written(row: Row, index: int, call: Call) -> bool:
    fixed = len(call.function_type.parameters)
    return index in row.effects.writes or (index >= fixed and VARIADIC in row.effects.writes)


_STRING = 32
_FIRST = 16
"""So many bytes tell what lies behind an address if nothing else tells how many are read."""


def takes_numbers_for_text(
    call: Call, row: Row, facts: Facts, checked: Sequence[Value] = ()
) -> bool:
    """Whether active numbers go, as bytes, into a string or a stream, or lie in one.

    That is so where the characters that a call reads are floats, and where floats are stored into,
    or read from, the place that a string has for short texts: what goes through the address of its
    characters may go there.  What is ``checked`` when the program runs is none of it.
    """
    if not isinstance(row, InactiveRow) or not row.effects.text or not call.operands:
        return False
    owners = {o.argument: o.layout.inside for o in row.owners}
    following = [*call.operands[1:], None]
    for index, place in enumerate(call.operands):
        if place in checked:
            continue
        if index in owners:
            inside = owners[index]
            holds = inside is not None and holds_floats(place, *inside, facts)
        else:
            read = index > 0 and index in row.effects.reads
            holds = read and holds_floats(place, 0, length_of(following[index]), facts)
        if holds:
            return True
    return False


def length_of(value: Value | None) -> int:
    """How many bytes are looked at of what a call reads: so many as a value says, if it does."""
    return value.value if isinstance(value, ConstantInt) and value.value > 0 else _FIRST


def holds_floats(pointer: Value, first: int, last: int, facts: Facts) -> bool:
    """Whether floats lie in these bytes.

    An object with addresses and floats may be one with a string as a member: a row of floats
    is another member then.
    """
    if not is_pointer(pointer.type) or not facts.has_shadow(pointer):
        return False
    place = ORIGIN.shifted(first)
    found = facts.types.at(pointer)
    has_members = any(f.kind == ADDRESS for f in found) and not _is_string(pointer, facts)
    return any(
        isinstance(fact.kind, FloatType)
        and not (has_members and 0 < fact.where.stride < _STRING)
        and fact.where.overlaps(fact.size, place, last - first)
        for fact in found
    )


def _is_string(pointer: Value, facts: Facts) -> bool:
    """Whether a pointer leads to variables that are large enough for a string, and nothing else."""
    objects = [o.key for o in facts.pointers.of(pointer) if o.kind is OriginKind.STACK]
    return len(objects) == len(facts.pointers.of(pointer)) and all(
        isinstance(o, Alloca) and facts.layout.size_of(o.allocated_type) <= _STRING for o in objects
    )
