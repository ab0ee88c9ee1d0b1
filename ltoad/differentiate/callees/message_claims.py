"""What is said of a call of MPI where it is made: what lies in its buffers, and where it stands.

``runtime/mpi/claims.h`` reads that: of bytes that nobody has named as numbers the run has to know
what they are.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.memory.kinds import INTEGER, NUMBER
from ltoad.analysis.types.block_layout import ONCE, BlockLayout, row_layout, spacing_of, width_of
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.support.texts import text_constant
from ltoad.ir.instructions import Call
from ltoad.ir.location import location_of
from ltoad.ir.module import Module
from ltoad.ir.types import DOUBLE, FLOAT, FloatType
from ltoad.ir.values import Value
from ltoad.rules.message_rows import MessageRow, brings_numbers

_LETTERS = {DOUBLE: "d", FLOAT: "f"}
_NAME = "__ltoad_mpi_claims."


def claims(call: Call, row: MessageRow, facts: Facts, module: Module) -> Value:
    """A text for each buffer, and then the place of the call in the source."""
    place = location_of(call, module)
    texts = [*_texts(call, row, facts), f"{place.file}:{place.line}" if place else ""]
    return text_constant(module, _NAME, texts)


def _texts(call: Call, row: MessageRow, facts: Facts) -> Iterator[str]:
    for place in row.buffers:
        types = [t for p, t in (*row.sent, *row.received) if p == place]
        named = bool(types) and all(brings_numbers(call.operands[t]) for t in types)
        yield _text_of(call.operands[place], facts, named=named)


def _text_of(buffer: Value, facts: Facts, *, named: bool) -> str:
    """Letters and numbers; ``named``: the program itself says what numbers are in the buffer."""
    tagged = "t" if facts.is_tagged(buffer) else "s" if facts.is_shared(buffer) else ""
    if named or not facts.has_shadow(buffer):
        return tagged
    layout = row_layout(buffer, facts.types)
    undecided = layout.undecided or not facts.types.at(buffer)
    numbers = "".join(_members(layout))
    if not undecided:
        return f"{tagged}k{numbers}"
    found = facts.types.kinds_at(buffer) & facts.types.numbers
    only = "".join(_LETTERS[kind].upper() for kind in _LETTERS if found == {kind})
    return f"{tagged}u{only}{numbers}{''.join(_integers(buffer, layout, facts))}"


def _members(layout: BlockLayout) -> Iterator[str]:
    """The numbers that are known: kind, first byte, and after how many the next one comes."""
    if layout.uniform is not None:
        yield f"{_LETTERS[layout.uniform]}0/{spacing_of(layout.uniform)}"
    for start, kind in layout.floats:
        if kind in _LETTERS:
            yield f"{_LETTERS[kind]}{start}/{layout.period or ONCE}"


def _integers(buffer: Value, layout: BlockLayout, facts: Facts) -> Iterator[str]:
    """What surely is no number: first byte and length."""
    floats = [(start, start + width_of(kind)) for start, kind in layout.floats]
    for fact in facts.types.at(buffer):
        start, end = fact.where.constant, fact.where.constant + fact.size
        if fact.where.stride or isinstance(fact.kind, FloatType) or not fact.sure:
            continue
        if fact.kind in (INTEGER, NUMBER) and all(end <= a or b <= start for a, b in floats):
            yield f"i{start}/{fact.size}"
