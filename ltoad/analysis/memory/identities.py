"""Which objects the memory may be that addresses in local objects lead to, and who sees them.

A function that passes a local object to others finds addresses in it that it has not put there.
The analysis of pointers calls what they lead to *content* of that object.  What the callees tell
of the addresses that they store says which objects that may be: others of the function's own,
blocks that a callee allocated, or memory from outside.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from ltoad.analysis.memory.origins import HIDDEN, UNKNOWN, Origin, OriginKind, content_of

_TOLD_APART = (OriginKind.ARGUMENT, OriginKind.GLOBAL)
"""Memory of which it is known by what it was reached."""

Memory = frozenset[Origin]
"""Local objects and memory from outside, one of which something is."""

Stores = Iterable[tuple[Origin, Iterable[Origin]]]
"""Addresses that are stored: in which memory, and to what they lead there."""


@dataclass(frozen=True, slots=True)
class _Led:
    """To what addresses in a group of objects lead: local objects, ``others``, and in which
    ``groups`` these are."""

    local: AbstractSet[Origin]
    others: AbstractSet[Origin]
    groups: AbstractSet[Origin]


class Identities:
    """What is known when all stores of addresses are.

    ``put`` are those among them of callees, by place: into it or into what is behind it.  ``lost``
    is memory whose address went to callees that tell nothing of it.  Nobody gets to the memory of
    an argument that is ``alone`` but by that argument; nor does that of ``results`` hold anything
    when the function is called.  ``returned`` are what the addresses lead to that the function
    returns.
    """

    def __init__(
        self,
        stored: Stores,
        put: Mapping[Origin, Iterable[Origin]],
        lost: Iterable[Origin],
        alone: Collection[Origin],
        results: Collection[Origin],
        returned: Iterable[Origin],
    ) -> None:
        self._results = frozenset(results)
        self._above: dict[Origin, Origin] = {}
        for place, sources in put.items():
            for source in sources:
                self._unite(place.root, source.root)
        stores = list(stored)
        self._inside: dict[Origin, set[Origin]] = defaultdict(set)
        for place, sources in stores:
            self._inside[self._group(place.root)].update(sources)
        self._led: dict[Origin, _Led] = {}
        self._known: dict[Origin, Memory] = {}
        self._outside: dict[Origin, Memory] = {}
        self.seen: set[Origin] = set()
        """Local objects to which addresses lead that others have."""
        self._ways: dict[Origin, set[Origin]] = defaultdict(set)
        """Of those that only memory of arguments that are alone leads to, which ones these are."""
        handed_out = self._handed_out(stores, lost, alone)
        while self._learn_from_outside(stores):
            handed_out = self._handed_out(stores, lost, alone)
        self._holders: dict[Origin, set[Origin]] = defaultdict(set)
        for place, objects in (*handed_out.items(), (UNKNOWN, self._from(returned))):
            for found in objects:
                self._holders[found].add(place.root)

    def of(self, origin: Origin) -> Memory:
        """What memory may be, in terms of local objects and of memory from outside."""
        if origin.root is origin or not self._is_filled_here(origin.root):
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

    def holders(self, origin: Origin) -> Iterable[Origin]:
        """The arguments and globals that lead to a local object when the function has returned;
        UNKNOWN stands for its result, and for others."""
        return self._holders.get(origin, ())

    # A callee may have put what it stores into any of the objects that it gets to over one address.

    def _unite(self, one: Origin, other: Origin) -> None:
        ours = self._is_filled_here(one) and self._is_filled_here(other)
        if ours and self._group(one) != self._group(other):
            self._above[self._group(one)] = self._group(other)

    def _is_filled_here(self, root: Origin) -> bool:
        """Whether all addresses in memory were put there by the function or what it calls."""
        return root.is_local or root in self._results

    def _group(self, root: Origin) -> Origin:
        while root in self._above:
            root = self._above[root]
        return root

    def _behind(self, groups: Iterable[Origin]) -> set[Origin]:
        """All that addresses in memory lead to, directly or from there on."""
        found: set[Origin] = set()
        for led in self._led_from(groups):
            found |= led.local
            found |= led.others
        return found

    def _led_from(self, groups: Iterable[Origin]) -> Iterator[_Led]:
        """What addresses lead to in groups, and in those to which these lead."""
        visited = set(groups)
        pending = list(visited)
        while pending:
            led = self._led_by(pending.pop())
            yield led
            pending += [group for group in led.groups if group not in visited]
            visited |= led.groups

    def _led_by(self, group: Origin) -> _Led:
        if group not in self._led:
            local, others, groups = set[Origin](), set[Origin](), set[Origin]()
            for origin in self._inside.get(group, ()):
                groups.add(self._group(origin.root))
                if origin.is_local:
                    local.add(origin)
                elif self._is_filled_here(origin):
                    others.add(origin)
                elif not self._is_filled_here(origin.root):
                    others |= _chain(origin)
            self._led[group] = _Led(local, others, groups)
        return self._led[group]

    def _handed_out(
        self, stores: Stores, lost: Iterable[Origin], alone: Collection[Origin]
    ) -> dict[Origin, set[Origin]]:
        """By memory of others, the local objects that addresses there lead to, directly or from
        there on; UNKNOWN has what is lost."""
        found = self._found_outside(stores, lost)
        apart = {place: objects for place, objects in found.items() if place in alone}
        everywhere = {o for place, objects in found.items() if place not in apart for o in objects}
        self.seen = everywhere.union(*apart.values())
        self._ways.clear()
        for argument, objects in apart.items():
            for local in objects - everywhere:
                self._ways[local].add(argument)
        return found

    def _learn_from_outside(self, stores: Stores) -> bool:
        """What is stored by way of memory from outside may be stored in objects that others see;
        whether that was new."""
        outside: dict[Origin, set[Origin]] = defaultdict(set)
        for place, sources in stores:
            for memory in self.of(place):
                if memory.kind in HIDDEN:
                    outside[memory].update(sources)
        everything = set().union(*outside.values())
        changed = False
        for local in self.seen:
            found = everything
            if local in self._ways:
                found = set().union(*(s for m, s in outside.items() if not self.apart(local, m)))
            inside = self._inside[self._group(local)]
            changed |= not found <= inside
            inside |= found
        if changed:
            self._led.clear()
            self._known.clear()
            self._outside.clear()
        return changed

    def _found_outside(self, stores: Stores, lost: Iterable[Origin]) -> dict[Origin, set[Origin]]:
        starts: dict[Origin, set[Origin]] = {UNKNOWN: set(lost)}
        for place, sources in stores:
            for memory in self.of(place):
                if not memory.is_local:
                    starts.setdefault(memory, set()).update(sources)
        return {memory: self._from(sources) for memory, sources in starts.items()}

    def _from(self, starts: Iterable[Origin]) -> set[Origin]:
        """The local objects that addresses lead to, directly or from there on."""
        memory = {found for start in starts for found in self.of(start)}
        local = {origin for origin in memory if origin.is_local}
        for led in self._led_from(self._group(origin.root) for origin in memory):
            local |= led.local
        return local


def _chain(origin: Origin) -> set[Origin]:
    """An origin, and what can be reached from there."""
    found: set[Origin] = set()
    while origin not in found:
        found.add(origin)
        origin = content_of(origin, None)
    return found
