"""Words that hold an address at one time, and numbers at another.

An adjoint is added to what lies in its place in the shadow.  That is nothing that counts if it is
the address of a shadow and the number is as wide as a word: its bits are those of a subnormal.  Of
a narrower number, or one at another place, it would be anything.
"""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.types.contents import starts
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Store
from ltoad.ir.types import DOUBLE, FloatType

_WORD = 8


def replaced_words(store: Store, types: MemoryTypes, layout: DataLayout) -> tuple[int, ...]:
    """Where addresses and numbers may follow one another that would spoil each other: offsets of
    words from the address of a store that touches them."""
    facts = types.at(store.pointer)
    addresses = [f for f in facts if f.kind == ADDRESS and not f.is_vague]
    if not addresses:
        return ()
    numbers = [f for f in facts if isinstance(f.kind, FloatType)]
    size = layout.size_of(store.value.type)
    words = sorted({at for f in addresses for at in starts(f, size)})
    return tuple(at for at in words if _is_spoilt(at, numbers))


def _is_spoilt(word: int, numbers: Iterable[Fact]) -> bool:
    """Whether a number may lie in a word of which an address there is no subnormal."""
    return any(
        fact.kind != DOUBLE or start != 0
        for fact in numbers
        for start in starts(fact.at(fact.where.shifted(-word)), _WORD)
    )
