"""Which objects have tags at run time: those that are moved without that their type is known.

A tag is of use only if whoever stores into the object, or reads it, keeps it up to date.  So an
object that one function moves has tags in all functions, and so has whatever it is copied to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from ltoad.analysis.memory.block_copies import copied_block
from ltoad.analysis.memory.kinds import ADDRESS, INTEGER
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.types.block_layout import ONCE, block_layout, row_layout
from ltoad.analysis.types.tagged_objects import Doubt, TaggedObjects
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.ir.instructions import Call, Function
from ltoad.ir.memory import Store
from ltoad.ir.types import FloatType
from ltoad.ir.values import Value
from ltoad.rules.message_rows import (
    MessageRow,
    brings_no_numbers,
    brings_numbers,
    is_packed,
)
from ltoad.rules.rows import ConvertedRow, TransferRow

Shared = Callable[[Call], Iterator[tuple[Origin, list[tuple[Origin, Congruence]]]]]
"""Objects of a callee, each with what it is in the caller."""


def tag_blocks(function: Function, types: MemoryTypes, pointers: Pointers) -> None:
    """Tag what a function copies as blocks of which nothing tells what is in them, and what it
    calculates with the bits of words of which nobody knows what they are."""
    for call in function.instructions():
        if isinstance(call, Store) and call.calculated:
            types.tagged.add(pointers.of(call.pointer), Doubt(function.name, call, _CALCULATED))
        if not isinstance(call, Call):
            continue
        row = pointers.rows.of(call)
        if isinstance(row, MessageRow):
            _tag_messages(function, call, row, types, pointers)
        if isinstance(row, ConvertedRow) and _may_hold_floats(call.operands[0], types):
            types.tagged.add(pointers.of(call.operands[0]), Doubt(function.name, call, _CONVERTED))
        if not isinstance(row, TransferRow) or copied_block(call, pointers.rows) is None:
            continue
        layout = block_layout(call, row, types, pointers)
        if layout.undecided:
            doubt = Doubt(function.name, call, layout.undecided, layout.doubtful)
            for place in row.places:
                types.tagged.add(pointers.of(call.operands[place]), doubt)


def _may_hold_floats(place: Value, types: MemoryTypes) -> bool:
    return any(isinstance(kind, FloatType) for kind in types.kinds_at(place))


def _tag_messages(
    function: Function, call: Call, row: MessageRow, types: MemoryTypes, pointers: Pointers
) -> None:
    """Tag what is sent as bytes, and the rows of bytes that numbers are put into."""
    places = set(row.packed)
    for place, type_ in (*row.sent, *row.received):
        buffer, datatype = call.operands[place], call.operands[type_]
        if is_packed(datatype):
            places.add(place)
        elif not brings_numbers(datatype) and types.kinds_at(buffer) - {INTEGER, ADDRESS}:
            layout = row_layout(buffer, types)
            sent_as_bytes = brings_no_numbers(datatype) or layout.period != ONCE
            if layout.undecided and sent_as_bytes:
                places.add(place)
    for place in places:
        doubt = Doubt(function.name, call, _AS_BYTES)
        types.tagged.add(pointers.of(call.operands[place]), doubt)


_AS_BYTES = "it travels as bytes"
_CONVERTED = "some is converted to a float as an integer, where a number's bits may lie"
_CALCULATED = "some was calculated as an integer, and lies where a number may be"


def spread(
    types: Mapping[str, MemoryTypes],
    calls: Mapping[str, Iterable[Call]],
    shared: Shared,
    marked: Callable[[MemoryTypes], TaggedObjects],
) -> None:
    """Let all functions know which objects are marked in one of them, or copied from such."""
    exchanged: dict[Call, tuple[int, int]] = {}
    followed: dict[str, int] = {}
    changed = True
    while changed:
        changed = False
        for name, mine in types.items():
            here = marked(mine)
            # what has no new marks on either side says nothing new
            if followed.get(name) != len(here.why):
                changed |= here.follow(mine.flows)
                followed[name] = len(here.why)
            for call in calls[name]:
                there = marked(types[call.callee_name])
                marks = len(here.why), len(there.why)
                if exchanged.get(call) != marks:
                    exchanged[call] = marks
                    changed |= _exchange(here, there, shared(call))


def _exchange(
    here: TaggedObjects,
    there: TaggedObjects,
    places: Iterable[tuple[Origin, list[tuple[Origin, Congruence]]]],
) -> bool:
    changed = False
    for inside, outside in places:
        origins = [origin for origin, _ in outside]
        if (told := there.named(inside)) is not None:
            changed |= here.add(origins, told)
        for origin in origins:
            if (doubt := here.doubt(origin)) is not None:
                changed |= there.add([inside], doubt)
    return changed
