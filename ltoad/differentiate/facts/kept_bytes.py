"""Bytes of active numbers that calls put where they have no shadow: into streams and strings.

A file is output, so that only the run tells whether a number in a stream is lost.  Nor does
anything but the run tell, of memory with tags, whether there are numbers among its bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.overwritten import holds_floats, length_of
from ltoad.ir.instructions import Call, Instruction, Phi
from ltoad.ir.memory import Load
from ltoad.ir.types import I64
from ltoad.ir.values import Constant, Value, integer
from ltoad.rules.owners import OwnerLayout
from ltoad.rules.rows import InactiveRow, Row

_CASTS = frozenset(["sext", "zext", "trunc", "freeze"])
_CHOICES = frozenset(["phi", "select"])


@dataclass(frozen=True, slots=True)
class Kept:
    """Bytes that a call keeps: ``count`` from an address on, or the text of an object.

    ``stream``: where they go, if that is a stream, which may be a file.  ``told``: tags tell
    whether there are numbers among them; otherwise there are.
    """

    place: Value
    count: Value
    layout: OwnerLayout | None
    stream: Value | None
    told: bool


def kept_bytes(call: Call, row: Row, facts: Facts) -> list[Kept]:
    """What a call may keep of active numbers."""
    if not isinstance(row, InactiveRow):
        return []
    stream = call.operands[0] if row.into_stream else None
    if row.character is not None:
        if row.character >= len(call.operands):
            return []
        return list(_of_character(call.operands[row.character], stream, facts))
    return list(_of_block(call, row, facts)) if row.into_stream else []


def keeps_piece(call: Call, row: Row, facts: Facts) -> bool:
    """Whether a byte of an active number surely goes, as a character, where it would be lost."""
    if not isinstance(row, InactiveRow) or row.character is None:
        return False
    if any(not kept.told and kept.stream is None for kept in kept_bytes(call, row, facts)):
        return True
    passed = call.operands[row.character : row.character + 1]
    return any(not isinstance(p, Constant) and facts.activity.is_active(p) for p in passed)


def _of_block(call: Call, row: InactiveRow, facts: Facts) -> Iterator[Kept]:
    place, stream = call.operands[1], call.operands[0]
    layout = next((o.layout for o in row.owners if o.argument == 1), None)
    if layout is not None:
        told = facts.is_tagged(place)
        if told or (layout.inside is not None and holds_floats(place, *layout.inside, facts)):
            yield Kept(place, integer(I64, 0), layout, stream, told)
        return
    count = call.operands[2]
    told = facts.is_tagged(place)
    if told or holds_floats(place, 0, length_of(count), facts):
        yield Kept(place, count, None, stream, told)


def _of_character(character: Value, stream: Value | None, facts: Facts) -> Iterator[Kept]:
    one = integer(I64, 1)
    for load, chosen in _loads_behind(character):
        told = facts.is_tagged(load.pointer) and not chosen
        if told or holds_floats(load.pointer, 0, 1, facts):
            yield Kept(load.pointer, one, None, stream, told)


def _loads_behind(value: Value) -> Iterator[tuple[Load, bool]]:
    """The loads that a character comes from, and whether the run chooses among several."""
    seen: set[Value] = set()
    pending = [(value, False)]
    while pending:
        found, chosen = pending.pop()
        if found in seen or not isinstance(found, Instruction):
            continue
        seen.add(found)
        if isinstance(found, Load):
            yield found, chosen
        elif found.opcode in _CASTS:
            pending.append((found.operands[0], chosen))
        elif isinstance(found, Phi) or found.opcode in _CHOICES:
            pending += [(o, True) for o in found.operands]
