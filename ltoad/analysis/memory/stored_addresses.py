"""The addresses that lie in memory, as far as one function tells.

A part of the analysis of pointers (:mod:`ltoad.analysis.memory.pointers`), which says what is
stored, and asks what is read.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Set

from ltoad.analysis.memory.initial import InitialPointers
from ltoad.analysis.memory.offsets import ANYWHERE, ORIGIN, Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind, content_at, content_of
from ltoad.analysis.memory.points_to import ADDRESS_BYTES, PointsTo, merge
from ltoad.analysis.memory.stored_places import StoredPlaces
from ltoad.analysis.memory.worklist import Worklist
from ltoad.ir.instructions import Call
from ltoad.rules.rows import AllocationRow
from ltoad.rules.table import Rows

_NONE = StoredPlaces()

_MOST_CHAINS = 400
"""Chains of pointers that are told apart, with those that types of callees ask for: recursions that
pass on objects further along would have new ones nearly for ever."""

ESCAPES = "escapes"
"""What is read by those who look at all local objects that others see."""


class StoredAddresses:
    """What is stored where; ``work`` is told what is read and what changes.

    Chains of pointers that were there before are cut at ``deepest``; ``chains`` are those that were
    met.  ``escaped`` are local objects whose address was stored out of sight, or given to a callee
    that stores any.  ``alone`` are arguments to whose memory no other name leads: what is stored
    there nobody sees as long as the function runs, but callees that are given it.
    """

    def __init__(
        self,
        work: Worklist,
        initial: InitialPointers,
        rows: Rows,
        deepest: int,
        alone: Collection[Origin],
    ) -> None:
        self._work = work
        self._initial = initial
        self._rows = rows
        self._deepest = deepest
        self._alone = frozenset(alone)
        self.chains: set[Origin] = set()
        self.escaped: set[Origin] = set()
        self.put_by_callees: dict[Origin, set[Origin]] = {}
        """By place, what addresses lead to that callees put there; by local object, there or into
        what is behind it."""
        self._stored: dict[Origin, StoredPlaces] = {}
        self._leads: dict[Origin, PointsTo] = {}
        """What all addresses lead to that are stored in an object."""
        self._version = 0
        """Grows with what is stored."""
        self._below: dict[tuple[Origin, ...], tuple[int, Set[Origin], PointsTo]] = {}
        """By where one begins, what can be reached from there, and what that leads to; as it was
        at a version."""
        self._contents: dict[Origin, dict[tuple[Congruence, int], PointsTo]] = {}
        """What addresses lead to that are read from an object, by place and size, as far as it was
        asked for since that changed."""

    def contents(
        self, origin: Origin, at: Congruence, size: int = ADDRESS_BYTES
    ) -> Mapping[Origin, Congruence]:
        """Where pointers point that are read from ``origin`` at ``at``."""
        self._work.read(origin)
        known = self._contents.setdefault(origin, {})
        found = known.get((at, size))
        if found is None:
            found = known[at, size] = self._read(origin, at, size)
        return found

    def copied(
        self, origin: Origin, at: Congruence, size: int | None
    ) -> Mapping[Origin, Congruence]:
        """Where pointers point that a copy of so many bytes, if that is known, moves: of a string
        that has its characters in itself, the address of these lies before them."""
        if at.stride:
            return self.contents(origin, ANYWHERE)
        self._work.read(origin)
        found = self._at_start(origin)
        for points in self._places(origin).behind(at.constant, size):
            merge(found, points)
        return found

    def told_apart(
        self, origin: Origin, at: Congruence, size: int | None
    ) -> Mapping[int, PointsTo] | None:
        """Where the pointers point that a copy of so many bytes moves, each by how far from its
        start it lies; None if that is not known of all."""
        self._work.read(origin)
        places = self._places(origin)
        if at.stride or size is None or places.has_strided or self._at_start(origin):
            return None
        return dict(places.between(at.constant, size))

    def _read(self, origin: Origin, at: Congruence, size: int) -> PointsTo:
        found = self._at_start(origin, at, size)
        if at.stride == 1:
            merge(found, self._leads.get(origin, {}))
            return found
        for points in self._places(origin).overlapping(at, size):
            merge(found, points)
        return found

    def _at_start(
        self, origin: Origin, at: Congruence = ANYWHERE, size: int = ADDRESS_BYTES
    ) -> PointsTo:
        """Where pointers point that this function has not put there, at a place or anywhere."""
        found: PointsTo = {}
        changes = True
        if origin.kind is OriginKind.GLOBAL:
            assert isinstance(origin.key, str)
            changes = self._initial.may_change(origin.key)
            for name, where in self._initial.read(origin.key, at, size).items():
                found[Origin(OriginKind.GLOBAL, name)] = where
            for (name, start), where in (
                self._initial.shared(origin.key, at, size) if changes else ()
            ):
                shared = content_of(Origin(OriginKind.GLOBAL, name), start, self._deepest)
                self.chains.add(shared)
                found[shared] = found.get(shared, where).join(where)
        if changes and (
            not origin.is_local
            or origin in self.escaped
            or origin in self.put_by_callees
            or self._made_by_callee(origin)
        ):
            content = content_at(origin, at, self._deepest)
            if content not in self.chains and self._has_most:
                content = content_at(origin, at, 1)
            self.chains.add(content)
            found[content] = ORIGIN
        return found

    @property
    def _has_most(self) -> bool:
        return len(self.chains) > _MOST_CHAINS

    def is_many(self, origin: Origin) -> bool:
        """Whether it stands for all that can be reached from a chain of pointers, which is cut."""
        return origin.is_cut and origin.depth >= (1 if self._has_most else self._deepest)

    def _places(self, origin: Origin) -> StoredPlaces:
        return self._stored.get(origin, _NONE)

    def _made_by_callee(self, origin: Origin) -> bool:
        """Whether a block comes out of a function with a body, which may have put pointers
        there."""
        if origin.kind is not OriginKind.HEAP or not isinstance(origin.key, Call):
            return False
        return not isinstance(self._rows.of(origin.key), AllocationRow)

    def reachable(self, starts: Iterable[Origin]) -> Set[Origin]:
        """Origins whose memory can be reached through stored pointers, in an order of the program
        if the starts are."""
        reached = dict.fromkeys(starts)
        pending = list(reached)
        while pending:
            origin = pending.pop()
            self._work.read(origin)
            fresh = [o for o in self._leads.get(origin, ()) if o not in reached]
            reached.update(dict.fromkeys(fresh))
            pending += fresh
        return reached.keys()

    def leads_into_itself(self, origin: Origin, offset: int) -> bool:
        """Whether an address that lies in an object leads to a later byte of it, as that of the
        characters of a short string does."""
        places = self._places(origin).exact()
        return any(
            w.constant < offset and points.get(origin) == Congruence(offset) for w, points in places
        )

    # Learning

    def store(self, origin: Origin, where: Congruence, points: Mapping[Origin, Congruence]) -> None:
        """An address is written into an object."""
        if not self._may_escape(origin) or origin in self.escaped:
            self.escape(points)
        places = self._stored.get(origin)
        if places is None:
            places = self._stored[origin] = StoredPlaces()
        if places.add(where, points):
            merge(self._leads.setdefault(origin, {}), points)
            self._version += 1
            self._changed(origin)

    def put(self, places: Iterable[Origin], behind: set[Origin]) -> None:
        """A callee leaves addresses at places, or at what it gets to from there."""
        places = {p.root if p.root.is_local else p for p in places}
        for place in places:
            self._work.read(place)
        if any(not place.is_local or place in self.escaped for place in places):
            self.escape(behind)
        for place in places:
            known = self.put_by_callees.get(place)
            if known is None or not behind <= known:
                self.put_by_callees[place] = behind if known is None else known | behind
                self._changed(place)

    def escape(self, points: Iterable[Origin]) -> None:
        """Let objects out of sight, with all that can be reached from them.

        What lies behind memory that is not local, or that escaped before, has gone with it.
        """
        pending = [o for o in points if self._may_escape(o) and o not in self.escaped]
        while pending:
            origin = pending.pop()
            if origin in self.escaped:
                continue
            self.escaped.add(origin)
            self._changed(origin)
            self._work.changed(ESCAPES)
            behind = self._leads.get(origin, ())
            pending += [o for o in behind if self._may_escape(o) and o not in self.escaped]

    def _may_escape(self, origin: Origin) -> bool:
        """Whether it is memory that others do not see from the beginning."""
        return origin.is_local or origin in self._alone

    def _changed(self, origin: Origin) -> None:
        """What is read from an object is something else now."""
        self._contents.pop(origin, None)
        self._work.changed(origin)

    # All of it

    def by_place(self) -> Iterator[tuple[Origin, Iterable[Origin]]]:
        """All addresses that are stored, here or in a callee: in which memory, and which.  Some
        memory comes twice."""
        yield from self._leads.items()
        yield from self.put_by_callees.items()

    def handed_out(self) -> Iterator[tuple[Origin, Origin, Congruence]]:
        """Memory that came into being here and whose address lies in memory of others: which, in
        which, and where."""
        for holder in self._stored:
            if not holder.root.is_local:
                for origin, where in self.kept_in(holder):
                    yield origin, holder, where

    def kept_in(self, holder: Origin) -> Iterator[tuple[Origin, Congruence]]:
        """Memory that came into being here and whose address lies in an object, and where."""
        for where, points in self._places(holder).all():
            for origin, start in points.items():
                if origin.is_local and start == ORIGIN:
                    yield origin, where

    def behind(self, origins: tuple[Origin, ...]) -> Mapping[Origin, Congruence]:
        """What all addresses lead to that are stored in memory that can be reached from some."""
        version, reached, points = self._below.get(origins, (-1, frozenset(), {}))
        if version == self._version:
            for origin in reached:
                self._work.read(origin)
            return points
        reached, points = self.reachable(origins), {}
        for origin in reached:
            merge(points, self._leads.get(origin, {}))
        self._below[origins] = self._version, reached, points
        return points
