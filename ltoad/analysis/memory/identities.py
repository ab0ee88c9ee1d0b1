"""Which objects the memory may be that addresses in local objects lead to, and who sees them.

A function that passes a local object to others finds addresses in it that it has not put there.
The analysis of pointers calls what they lead to *content* of that object.  What the callees tell
of the addresses that they store says which objects that may be: others of the function's own,
blocks that a callee allocated, or memory from outside.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from ltoad.analysis.memory.origins import Origin, content_of

Memory = frozenset[Origin]
"""Local objects and memory from outside, one of which something is."""

Stores = Iterable[tuple[Origin, Iterable[Origin]]]
"""Addresses that are stored: in which memory, and to what they lead there."""


class Identities:
    """What is known when all stores of addresses are.

    ``put`` are those among them of callees, by place: into it or into what is behind it.  ``lost``
    is memory whose address went to callees that tell nothing of it.
    """

    def __init__(
        self, stored: Stores, put: Mapping[Origin, Iterable[Origin]], lost: Iterable[Origin]
    ) -> None:
        self._above: dict[Origin, Origin] = {}
        for place, sources in put.items():
            for source in sources:
                self._unite(place.root, source.root)
        stores = list(stored)
        self._inside: dict[Origin, set[Origin]] = defaultdict(set)
        for place, sources in stores:
            self._inside[self._group(place.root)].update(sources)
        self._known: dict[Origin, Memory] = {}
        self._outside: dict[Origin, Memory] = {}
        self.seen = self._seen(stores, lost)
        """Local objects to which addresses lead that others have."""

    def of(self, origin: Origin) -> Memory:
        """What memory may be, in terms of local objects and of memory from outside."""
        if origin.is_local or not origin.root.is_local:
            return frozenset([origin])
        group = self._group(origin.root)
        if group not in self._known:
            self._known[group] = frozenset(self._behind([group]))
        return self._known[group]

    def outside(self, origin: Origin) -> Memory:
        """What of this came into being outside."""
        if origin not in self._outside:
            self._outside[origin] = frozenset(o for o in self.of(origin) if not o.root.is_local)
        return self._outside[origin]

    # A callee may have put what it stores into any of the objects that it gets to over one address.

    def _unite(self, one: Origin, other: Origin) -> None:
        if one.is_local and other.is_local and self._group(one) != self._group(other):
            self._above[self._group(one)] = self._group(other)

    def _group(self, root: Origin) -> Origin:
        while root in self._above:
            root = self._above[root]
        return root

    def _behind(self, groups: Iterable[Origin]) -> set[Origin]:
        """All that addresses in memory lead to, directly or from there on."""
        found: set[Origin] = set()
        visited = set(groups)
        pending = [source for group in visited for source in self._inside.get(group, ())]
        while pending:
            origin = pending.pop()
            if origin.is_local:
                found.add(origin)
            elif not origin.root.is_local:
                found |= _chain(origin)
            group = self._group(origin.root)
            if group not in visited:
                visited.add(group)
                pending += self._inside.get(group, ())
        return found

    def _seen(self, stores: Stores, lost: Iterable[Origin]) -> set[Origin]:
        """Others see what is stored in their memory, what is lost, and all that is behind these."""
        starts = set(lost)
        for place, sources in stores:
            if any(not memory.is_local for memory in self.of(place)):
                starts.update(sources)
        memory = {found for start in starts for found in self.of(start)}
        memory |= self._behind(self._group(origin.root) for origin in memory)
        return {origin for origin in memory if origin.is_local}


def _chain(origin: Origin) -> set[Origin]:
    """An origin, and what can be reached from there."""
    found: set[Origin] = set()
    while origin not in found:
        found.add(origin)
        origin = content_of(origin, None)
    return found
