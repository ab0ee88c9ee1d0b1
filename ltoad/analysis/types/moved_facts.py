"""Facts about memory that is copied, said of the copy."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from ltoad.analysis.memory.flows import Flow
from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.own_texts import holds_text
from ltoad.analysis.types.contents import starts
from ltoad.analysis.types.fact_sets import NO_FACTS, Facts, without
from ltoad.ir.types import FloatType

_SMALL = 512
"""Bytes of a block whose members are looked at one by one."""


@dataclass(slots=True)
class MovedFacts:
    """What copies say of their targets, each fact once: objects are asked again whenever one of
    their facts is new."""

    _seen: dict[Flow, tuple[Facts, Congruence | None]] = field(default_factory=dict)

    def new(self, flow: Flow, known: Facts) -> Facts:
        """Of what is known of a copy's source, what was not when that was asked last; said of its
        target."""
        before, text = self._seen.get(flow, (NO_FACTS, flow.read))
        if known is before:
            return NO_FACTS
        if text is not None and _holds_no_text(text, known):
            before, text = NO_FACTS, None
        self._seen[flow] = known, text
        return moved_facts(without(known, before), flow.here, flow.there, flow.size, text)


_REMEMBERED = 1 << 16
"""Objects that copies make alike have the same facts, which are moved over and over."""


@lru_cache(_REMEMBERED)
def moved_facts(
    facts: Facts,
    here: Congruence,
    there: Congruence,
    size: int | None,
    text: Congruence | None = None,
) -> Facts:
    """Facts about bytes from ``here`` on, said of the bytes from ``there`` on; what is no
    character of a ``text`` is not among them."""
    found = []
    for fact in facts:
        if text is not None and not holds_text(text, fact.where, fact.size):
            continue
        counted = fact.relative_to(here)
        exact = counted.where.stride == 0 or counted.where.stride > fact.size
        if exact and size is not None and size <= _SMALL:
            found += [
                fact.at(there.shifted(start))
                for start in starts(counted, size)
                if _is_told(fact, start, size)
            ]
        elif counted.may_lie_behind:
            distance = there.constant - here.constant
            found.append(fact.at(fact.where.shifted(distance, (here.stride, there.stride))))
    return frozenset(found)


def _holds_no_text(text: Congruence, known: Facts) -> bool:
    """Whether floats or addresses are known to lie where characters of a text would."""
    return any(
        (isinstance(f.kind, FloatType) or f.kind == ADDRESS)
        and not f.is_vague
        and holds_text(text, f.where, f.size)
        for f in known
    )


def _is_told(fact: Fact, start: int, size: int) -> bool:
    """Whether a fact about bytes from ``start`` on goes with a copy of ``size`` bytes.

    So does one about a float of which only a part is copied: the rest may come by other copies, as
    by a loop over bytes.
    """
    whole = start >= 0 and start + fact.size <= size
    return whole or isinstance(fact.kind, FloatType)
