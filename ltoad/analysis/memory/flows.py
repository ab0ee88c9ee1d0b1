"""What copies make alike: bytes of one object that come to another.

Facts about what a copy moves hold on both sides.  A function that copies between the memory of its
arguments does so for each caller with what that caller hands it, so its flows are those
of its calls.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from math import gcd
from typing import NamedTuple

from ltoad.analysis.memory.offsets import ORIGIN, Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.ir.instructions import Instruction

_PAIRS = 16
"""Pairs of objects that are alike by one copy, and are told apart."""
_FARTHEST = 4
"""Copies that follow one another within a function."""
MOST_FLOWS = 64
"""Flows from one object; beyond that, neither offsets nor ways are told apart."""


Place = tuple[Origin, Congruence]
"""An object, and where in it another one begins."""
IsText = Callable[[Origin, Congruence], bool]
"""Whether an address of a place in an object lies where a string has that of its characters."""


class Flow(NamedTuple):
    """``size`` bytes, None where not known, from ``here`` in ``source`` are also ``there`` in
    ``target``.  They lie in the text of a string that has it in itself, which begins at ``read`` in
    the source, or at ``written`` in the target."""

    target: Origin
    there: Congruence
    source: Origin
    here: Congruence
    size: int | None
    read: Congruence | None = None
    written: Congruence | None = None

    def reversed(self) -> Flow:
        return Flow(
            self.source, self.here, self.target, self.there, self.size, self.written, self.read
        )

    def through(self, other: Flow) -> Flow:
        """What comes by this one to what a copy moves, and on by the other."""
        return Flow(
            other.target, other.there, self.source, self.here, self.size, self.read, other.written
        )

    def between(
        self, targets: Sequence[Place], sources: Sequence[Place], is_text: IsText
    ) -> Iterator[Flow]:
        """The same from each of some objects to each of others, in which its own begin; where
        ``is_text`` tells of texts that were not known to be such."""
        into = [
            (
                target,
                self.there.plus(where),
                _text(self.target, self.written, target, where, is_text),
            )
            for target, where in targets
        ]
        for source, at in sources:
            here, read = self.here.plus(at), _text(self.source, self.read, source, at, is_text)
            for target, there, written in into:
                yield Flow(target, there, source, here, self.size, read, written)

    def then(self, other: Flow) -> Flow | None:
        """What goes on to the other's target; None if nothing does."""
        strides = (self.here.stride, self.there.stride, other.here.stride, other.there.stride)
        back = self.here.constant - self.there.constant
        on = other.there.constant - other.here.constant
        if self.size is None or other.size is None or any(strides):
            stride = gcd(*strides)
            here, there = Congruence(0, stride), Congruence(on - back, stride)
            return Flow(other.target, there, self.source, here, None, self.read, other.written)
        low = max(self.there.constant, other.here.constant)
        high = min(self.there.constant + self.size, other.here.constant + other.size)
        if low >= high:
            return None
        there, here = Congruence(low + on), Congruence(low + back)
        return Flow(other.target, there, self.source, here, high - low)


def flows_of_copy(
    copy: Instruction,
    targets: Collection[tuple[Origin, Congruence, Congruence | None]],
    sources: Collection[tuple[Origin, Congruence, Congruence | None]],
    size: int | None,
) -> Iterator[Flow]:
    """Flows from each of the objects that a copy may read to each that it may write.

    Both are given with the offset in them, and with that of the text they hold.  Where a pointer
    may lead to many, as into the elements that a sort moves around, each of them gives to what is
    moved, and gets from it: there would be thousands of pairs.
    """
    if len(targets) * len(sources) <= _PAIRS:
        for into, there, written in targets:
            for origin, here, read in sources:
                yield Flow(into, there, origin, here, size, read, written)
        return
    moved = Origin(OriginKind.MOVED, copy)
    for origin, here, read in sources:
        yield Flow(moved, ORIGIN, origin, here, size, read)
    for into, there, written in targets:
        yield Flow(into, there, moved, ORIGIN, size, None, written)


def _text(
    inside: Origin,
    text: Congruence | None,
    outside: Origin,
    where: Congruence,
    is_text: IsText,
) -> Congruence | None:
    """Where a text begins in a caller's object, of which the callee's begins at a place."""
    if text is not None:
        return text.plus(where)
    return where if inside.kind is OriginKind.CONTENT and is_text(outside, where) else None


class Links(NamedTuple):
    """What a function copies between objects that others know: ``flows`` and, of objects that are
    connected by more copies than are told apart, ``groups`` of which any may come to any."""

    flows: list[Flow]
    groups: list[list[Origin]]


def links_between(flows: Iterable[Flow], shared: Collection[Origin]) -> Links:
    """What comes from one of the ``shared`` objects to another, also by way of others."""
    leaving: dict[Origin, list[Flow]] = {}
    both = dict.fromkeys(way for flow in flows for way in (flow, flow.reversed()))
    for flow in both:
        leaving.setdefault(flow.source, []).append(flow)
    found: dict[Flow, None] = {}
    group_of: dict[Origin, dict[Origin, None]] = {}
    for origin in shared:
        if origin not in leaving:
            continue
        told_apart = _flows_from(origin, leaving, shared)
        if told_apart is None:
            _join(_reached(origin, leaving, shared), group_of)
        else:
            found.update(one_way(told_apart, found))
    groups = {id(group): group for group in group_of.values()}
    return Links(list(found), [list(group) for group in groups.values()])


def _join(members: Iterable[Origin], group_of: dict[Origin, dict[Origin, None]]) -> None:
    """Let some objects be one group, with all groups that any of them is in."""
    joined: dict[Origin, None] = {}
    for member in members:
        joined.update(group_of.get(member) or {member: None})
    group_of.update(dict.fromkeys(joined, joined))


def one_way(flows: Iterable[Flow], known: Collection[Flow] = ()) -> dict[Flow, None]:
    """Flows without those that are others, or known ones, the other way round: facts go both
    ways."""
    found: dict[Flow, None] = {}
    for flow in flows:
        if flow in known or flow in found:
            continue
        back = flow.reversed()
        if back not in found and back not in known:
            found[flow] = None
    return found


def _flows_from(
    origin: Origin, leaving: dict[Origin, list[Flow]], shared: Collection[Origin]
) -> list[Flow] | None:
    """Flows to other shared objects; None if there are too many to tell apart."""
    seen: dict[Flow, None] = dict.fromkeys(_to_objects(leaving[origin], leaving))
    latest = list(seen)
    for _ in range(_FARTHEST):
        fresh: dict[Flow, None] = {}
        for flow in latest:
            onward = leaving[flow.target] if flow.target not in shared else ()
            for other in _to_objects(onward, leaving):
                joined = flow.then(other)
                if joined is not None and joined not in seen:
                    fresh[joined] = None
            if len(seen) + len(fresh) > MOST_FLOWS:
                return None
        seen.update(fresh)
        latest = list(fresh)
    return [flow for flow in seen if flow.target in shared and flow.target != origin]


def _to_objects(flows: Iterable[Flow], leaving: dict[Origin, list[Flow]]) -> Iterator[Flow]:
    """Flows that end in objects, in place of those to what copies move."""
    for flow in flows:
        if flow.target.kind is OriginKind.MOVED:
            yield from (flow.through(o) for o in leaving[flow.target] if o.target != flow.source)
        else:
            yield flow


def _reached(
    origin: Origin, leaving: dict[Origin, list[Flow]], shared: Collection[Origin]
) -> list[Origin]:
    """A shared object, and those to which its bytes may come without passing through others."""
    reached = {origin: None}
    pending = [origin]
    while pending:
        for flow in leaving[pending.pop()]:
            if flow.target not in reached:
                reached[flow.target] = None
                if flow.target not in shared:
                    pending.append(flow.target)
    return [o for o in reached if o in shared]
