"""Which objects the memory may be that addresses in local objects lead to, and who sees them.

A function that passes a local object to others finds addresses in it that it has not put there.
The analysis of pointers calls what they lead to *content* of that object.  What the callees tell
of the addresses that they store says which objects that may be: others of the function's own,
blocks that a callee allocated, or memory from outside.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping

from ltoad.analysis.memory.origins import Origin, OriginKind, content_of

_TOLD_APART = (OriginKind.ARGUMENT, OriginKind.GLOBAL)
"""Memory of which it is known by what it was reached."""

Memory = frozenset[Origin]
"""Local objects and memory from outside, one of which something is."""

Stores = Iterable[tuple[Origin, Iterable[Origin]]]
"""Addresses that are stored: in which memory, and to what they lead there."""


class Identities:
    """What is known when all stores of addresses are.

    ``put`` are those among them of callees, by place: into it or into what is behind it.  ``lost``
    is memory whose address went to callees that tell nothing of it.  Nobody gets to the memory of
    an argument that is ``alone`` but by that argument, as to that of a result.
    """

    def __init__(
        self,
        stored: Stores,
        put: Mapping[Origin, Iterable[Origin]],
        lost: Iterable[Origin],
        alone: Collection[Origin] = (),
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
        everywhere, handed_out = self._seen_by(stores, lost, alone)
        self.seen = everywhere.union(*handed_out.values())
        """Local objects to which addresses lead that others have."""
        self._ways: dict[Origin, set[Origin]] = defaultdict(set)
        """Of those that only memory of arguments that are alone leads to, which ones these are."""
        for argument, objects in handed_out.items():
            for found in objects - everywhere:
                self._ways[found].add(argument)

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

    def apart(self, one: Origin, other: Origin) -> bool:
        """Whether one of two is a local object that others see, and there is no way from the root
        of the other one to it."""
        return self._has_no_way(one, other) or self._has_no_way(other, one)

    def _has_no_way(self, local: Origin, other: Origin) -> bool:
        ways = self._ways.get(local)
        return ways is not None and other.root.kind in _TOLD_APART and other.root not in ways

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

    def _seen_by(
        self, stores: Stores, lost: Iterable[Origin], alone: Collection[Origin]
    ) -> tuple[set[Origin], dict[Origin, set[Origin]]]:
        """Others see what is stored in their memory, what is lost, and all that is behind these:
        from anywhere, or by an argument that is alone."""
        anywhere = set(lost)
        handed_out: dict[Origin, set[Origin]] = {}
        for place, sources in stores:
            for memory in self.of(place):
                if memory in alone:
                    handed_out.setdefault(memory, set()).update(sources)
                elif not memory.is_local:
                    anywhere.update(sources)
        return self._from(anywhere), {a: self._from(found) for a, found in handed_out.items()}

    def _from(self, starts: Iterable[Origin]) -> set[Origin]:
        """The local objects that addresses lead to, directly or from there on."""
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
