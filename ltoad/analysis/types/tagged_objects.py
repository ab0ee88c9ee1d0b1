"""The objects of a function of which only the run tells what they hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ltoad.analysis.memory.flows import Flow
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.ir.instructions import Instruction

_MOST = 128
"""Objects that one leads to and that are told apart."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A move of a function that nobody can tell the type of, and the first byte of the block at
    which that shows; None where all of it is unknown."""

    function: str
    move: Instruction
    reason: str
    byte: int | None = None


@dataclass(slots=True)
class TaggedObjects:
    """Objects, each with a doubt that makes it one of them.

    ``is_other_name`` tells whether two origins may be the same object: what lies behind the links
    of a container has a name of its own in the function that made it.

    Of an object that leads to many, all that it leads to is among them: structures that contain
    others of their kind have names without end for what is in them.
    """

    is_other_name: Callable[[Origin, Origin], bool]
    why: dict[Origin, Doubt] = field(default_factory=dict)
    _moved: dict[Origin, Doubt] = field(default_factory=dict)
    """Copies that move something of them."""
    _asked: dict[Origin, tuple[int, Doubt | None]] = field(default_factory=dict)
    _inside: Counter[Origin] = field(default_factory=Counter)
    _all_inside: dict[Origin, Doubt] = field(default_factory=dict)

    def add(self, origins: Iterable[Origin], doubt: Doubt) -> bool:
        """Take in objects that a move of unknown type moves; whether any was new."""
        before = len(self.why)
        for origin in origins:
            if origin.kind is OriginKind.MOVED:
                self._moved.setdefault(origin, doubt)
            elif self.named(origin) is None:
                self.why[origin] = doubt
                self._count(origin, doubt)
        return len(self.why) > before

    def _count(self, origin: Origin, doubt: Doubt) -> None:
        if origin.root is origin:
            return
        self._inside[origin.root] += 1
        if self._inside[origin.root] > _MOST:
            self._all_inside[origin.root] = doubt

    def named(self, origin: Origin) -> Doubt | None:
        """Why an object is among them, by this name; None if it is not."""
        if origin.kind is OriginKind.MOVED:
            return self._moved.get(origin)
        found = self.why.get(origin)
        if found is None and origin.root is not origin:
            found = self._all_inside.get(origin.root)
        return found

    def follow(self, flows: Iterable[Flow]) -> bool:
        """Take in copies, and what they are copies of; whether any was new."""
        start, before = len(self.why), -1
        while before != len(self.why) + len(self._moved):
            before = len(self.why) + len(self._moved)
            for flow in flows:
                for one, other in ((flow.source, flow.target), (flow.target, flow.source)):
                    if (doubt := self.named(one)) is not None:
                        self.add([other], doubt)
        return len(self.why) > start

    def has_any(self, origins: Iterable[Origin]) -> bool:
        """Whether one of some objects is among them."""
        return any(self.named(origin) is not None for origin in origins)

    def may_have_any(self, origins: Iterable[Origin]) -> bool:
        """The same by any of their names."""
        return bool(self.why) and any(self.doubt(origin) is not None for origin in origins)

    def doubt(self, origin: Origin) -> Doubt | None:
        """Why an object is among them, by any of its names; None if it is not."""
        known = self.named(origin)
        if known is not None:
            return known
        asked, found = self._asked.get(origin, (0, None))
        if asked < len(self.why) and found is None:
            new = list(self.why.items())[asked:]
            found = next((d for o, d in new if self.is_other_name(origin, o)), None)
            self._asked[origin] = len(self.why), found
        return found
