"""What is known of global pointers to heap memory: which they are, and what shares their blocks.

See :mod:`ltoad.analysis.program.global_heap`, which asks, and
:mod:`ltoad.analysis.program.global_heap_uses`, which finds it out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ltoad.analysis.memory.origins import Origin, OriginKind

Fields = Mapping[int, bool]
"""Byte offsets of a global's pointers; whether each is a block's start (or points into one)."""


@dataclass(frozen=True, slots=True)
class Stored:
    """What may be an address is stored at byte ``place``.

    It is that of a heap block, or what was at the byte ``source`` (None: anywhere)
    of the global, or of the global ``of``; ``starts``: the address itself, not one inside of the
    block.  Or it is that of a ``constant``, such as what a compiler writes down of a type.
    """

    place: int
    from_heap: bool
    source: int | None
    starts: bool
    constant: bool = False
    of: str = ""

    def moved(self, bytes_: int) -> Stored:
        """The same so many bytes further on."""
        source = self.source if self.source is None or self.of else self.source + bytes_
        return replace(self, place=self.place + bytes_, source=source)


def fields_of(stored: Mapping[str, Sequence[Stored]]) -> Mapping[str, Fields]:
    """By each global the places that heap addresses get to; what is only moved around may be
    anything.

    Raises NotSureError where a constant may lie at one of them, which has no block.
    """
    heap = _places_reached(stored, lambda s: s.from_heap)
    if heap & _places_reached(stored, lambda s: s.constant):
        raise NotSureError
    inside = _places_reached(stored, lambda s: not s.starts)
    return {
        name: {
            place: (name, place) not in inside
            for place in sorted(place for one, place in heap if one == name)
        }
        for name in stored
    }


def _places_reached(
    stored: Mapping[str, Sequence[Stored]], begins: Callable[[Stored], bool]
) -> set[tuple[str, int]]:
    """The places that addresses of a kind are stored at, and where they are moved from there."""
    found: set[tuple[str, int]] = set()
    before = -1
    while before != len(found):
        before = len(found)
        for name, those in stored.items():
            for s in those:
                source = s.of or name
                anywhere = s.source is None and any(one == source for one, _ in found)
                moved = not (s.from_heap or s.constant)
                if begins(s) or (moved and (anywhere or (source, s.source) in found)):
                    found.add((name, s.place))
    return found


class NotSureError(Exception):
    """The program does something with the global that is not followed."""


@dataclass(frozen=True, slots=True)
class Found:
    """Names of other globals that are found to share blocks with one.

    Its pointers come out of the ``sources``, and go to the ``aliases``.  ``leaks``: functions by
    which they may get elsewhere, too.
    """

    sources: set[str] = field(default_factory=set)
    aliases: set[str] = field(default_factory=set)
    leaks: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Family:
    """Globals of which all stores have to be understood, and all that are ``known`` to share their
    blocks: whoever frees what these lead to has to leave no address in those."""

    names: frozenset[str]
    known: frozenset[str]

    def with_more(self, found: Found) -> Family:
        names = self.names | found.sources
        return Family(names, self.known | names | found.aliases)

    @property
    def is_large(self) -> bool:
        return len(self.known) > 1

    def has(self, origin: object) -> bool:
        """Whether an origin is one of the globals."""
        if not isinstance(origin, Origin) or origin.kind is not OriginKind.GLOBAL:
            return False
        return origin.key in self.known
