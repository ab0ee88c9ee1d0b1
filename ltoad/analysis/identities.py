"""Which objects the memory may be that callees' addresses in local objects lead to.

A function that passes a local object to others finds addresses in it that it has not put there.
The analysis of pointers calls what they lead to *content* of that object.  What the callees tell
of the addresses that they store says which objects that may be: others of the function's own,
blocks that a callee allocated, or memory from outside.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from ltoad.analysis.origins import Origin, content_of


class Identities:
    """By the addresses that are stored: in which memory, and to what they lead."""

    def __init__(self, stored: Iterable[tuple[Origin, Origin]]) -> None:
        self._inside: dict[Origin, set[Origin]] = defaultdict(set)
        """By local object, what the addresses in it lead to; by foreign root, likewise for all
        memory that is reached from there."""
        for place, source in stored:
            self._inside[place.root].add(source)
        self._known: dict[Origin, frozenset[Origin]] = {}

    def of(self, origin: Origin) -> frozenset[Origin]:
        """What memory may be, in terms of local objects and of memory from outside."""
        if origin.is_local or not origin.root.is_local:
            return frozenset([origin])
        root = origin.root
        if root not in self._known:
            self._known[root] = frozenset(self._behind(root))
        return self._known[root]

    def _behind(self, local: Origin) -> set[Origin]:
        """All that addresses in a local object lead to, directly or from there on."""
        found: set[Origin] = set()
        visited = {local}
        pending = [*self._inside.get(local, ())]
        while pending:
            origin = pending.pop()
            content = origin.root.is_local and not origin.is_local
            if not content:
                found |= {origin} if origin.is_local else _chain(origin)
            if origin.root not in visited:
                visited.add(origin.root)
                pending += self._inside.get(origin.root, ())
        return found


def _chain(origin: Origin) -> set[Origin]:
    """An origin, and what can be reached from there."""
    found: set[Origin] = set()
    while origin not in found:
        found.add(origin)
        origin = content_of(origin, None)
    return found
