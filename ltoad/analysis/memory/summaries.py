"""What a call does to memory, seen from outside.

A summary speaks of the callee's arguments by ``ARGUMENT`` origins, and of
what they point to by ``CONTENT`` of these; its own stack is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ltoad.analysis.memory.offsets import ANYWHERE, ORIGIN, Congruence
from ltoad.analysis.memory.origins import AMONG_THREADS, UNKNOWN, Origin, OriginKind, content_of
from ltoad.rules.rows import AllocationRow, Row

Origins = frozenset[Origin]
NOTHING: Origins = frozenset()
FRESH = Origin(OriginKind.HEAP)
"""The memory that a callee has allocated and returns."""
ANY_MEMBER = -1
"""The index that stands for all members of a struct."""
ANYWHERE_IN_RESULT = frozenset([ANY_MEMBER])


@dataclass(frozen=True, slots=True)
class CallSummary:
    """Memory effects of a callee.

    ``returns`` are the possible origins of a returned pointer and where in
    them it points, ``fresh`` whether it may return memory that it allocated itself.
    ``members``: in which members of a returned struct these addresses may be.
    ``stores_pointers`` says that it may store an address where the caller
    can see it, ``stores`` to which memory of others these addresses lead, by origin of the
    place; UNKNOWN is any place that the callee can get to.  ``hides``: it keeps addresses in memory
    of its own, by which other functions of its library find what they lead to.
    """

    reads: Origins = NOTHING
    writes: Origins = NOTHING
    frees: Origins = NOTHING
    returns: Mapping[Origin, Congruence] = field(default_factory=dict)
    fresh: bool = False
    members: frozenset[int] = frozenset()
    stores_pointers: bool = False
    stores: Mapping[Origin, Origins] = field(default_factory=dict)
    hides: bool = False

    @property
    def loses_pointers(self) -> bool:
        """Whether nobody knows where the callee may leave the addresses that it gets."""
        sources = [s for some in self.stores.values() for s in some]
        untold = self.stores_pointers and not sources
        return self.hides or untold or UNKNOWN in sources or UNKNOWN in self.returns

    def union(self, other: CallSummary) -> CallSummary:
        return CallSummary(
            self.reads | other.reads,
            self.writes | other.writes,
            self.frees | other.frees,
            joined(self.returns, other.returns),
            self.fresh or other.fresh,
            self.members | other.members,
            self.stores_pointers or other.stores_pointers,
            _joined_stores(self.stores, other.stores),
            self.hides or other.hides,
        )


def joined(
    some: Mapping[Origin, Congruence], more: Mapping[Origin, Congruence]
) -> dict[Origin, Congruence]:
    """All places of both."""
    found = dict(some)
    for origin, where in more.items():
        found[origin] = found[origin].join(where) if origin in found else where
    return found


def _joined_stores(
    some: Mapping[Origin, Origins], more: Mapping[Origin, Origins]
) -> dict[Origin, Origins]:
    return {**some, **{place: some.get(place, NOTHING) | more[place] for place in more}}


WORST = CallSummary(
    reads=frozenset([UNKNOWN]),
    writes=frozenset([UNKNOWN]),
    frees=frozenset([UNKNOWN]),
    returns={UNKNOWN: ANYWHERE},
    members=ANYWHERE_IN_RESULT,
    stores_pointers=True,
    stores={UNKNOWN: frozenset([UNKNOWN])},
)
"""A callee of which nothing is known."""


def row_summary(row: Row) -> CallSummary:
    """The summary that a row of the rule table states."""
    effects = row.effects
    if effects.unknown:
        return WORST
    other = {UNKNOWN} if effects.other_memory else set()
    other |= {AMONG_THREADS} if effects.other_threads else set()
    returned = {}
    if effects.returns_argument is not None:
        given = Origin(OriginKind.ARGUMENT, effects.returns_argument)
        returned[given] = ORIGIN if effects.same_address else ANYWHERE
    if effects.returns_content is not None:
        start = Origin(OriginKind.ARGUMENT, effects.returns_content)
        returned |= {start: ORIGIN, content_of(start, None): ORIGIN}
    # a string or a stream changes, or frees, the characters that it points to
    text = _behind(effects.writes) if effects.text else NOTHING
    stores = {UNKNOWN: _arguments(effects.captures)} if effects.captures else {}
    stores |= {place: frozenset([FRESH]) for place in _arguments(effects.fresh_inside)}
    return CallSummary(
        reads=_arguments(effects.reads) | _behind(effects.reads_behind) | other,
        writes=_arguments(effects.writes) | _behind(effects.writes_behind) | other | text,
        frees=_arguments(effects.frees),
        returns=returned,
        fresh=isinstance(row, AllocationRow),
        members=ANYWHERE_IN_RESULT,
        stores_pointers=bool(effects.captures),
        stores=stores,
        hides=bool(effects.captures) and effects.other_memory,
    )


def _arguments(indices: frozenset[int]) -> Origins:
    return frozenset(Origin(OriginKind.ARGUMENT, i) for i in indices)


def _behind(indices: frozenset[int]) -> Origins:
    """What can be reached through the addresses in what arguments lead to."""
    return frozenset(content_of(o, None) for o in _arguments(indices))
