"""The objects of a function of which only the run tells what they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ltoad.analysis.memory.flows import Flow
from ltoad.analysis.memory.origins import Origin
from ltoad.ir.instructions import Instruction


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
    """

    is_other_name: Callable[[Origin, Origin], bool]
    why: dict[Origin, Doubt] = field(default_factory=dict)
    _asked: dict[Origin, tuple[int, Doubt | None]] = field(default_factory=dict)

    def add(self, origins: Iterable[Origin], doubt: Doubt) -> bool:
        """Take in objects that a move of unknown type moves; whether any was new."""
        before = len(self.why)
        for origin in origins:
            self.why.setdefault(origin, doubt)
        return len(self.why) > before

    def follow(self, flows: Iterable[Flow]) -> bool:
        """Take in copies, and what they are copies of; whether any was new."""
        start, before = len(self.why), -1
        while before != len(self.why):
            before = len(self.why)
            for flow in flows:
                for one, other in ((flow.source, flow.target), (flow.target, flow.source)):
                    if one in self.why:
                        self.add([other], self.why[one])
        return len(self.why) > start

    def has_any(self, origins: Iterable[Origin]) -> bool:
        """Whether one of some objects is among them."""
        return any(origin in self.why for origin in origins)

    def may_have_any(self, origins: Iterable[Origin]) -> bool:
        """The same by any of their names."""
        return bool(self.why) and any(self.doubt(origin) is not None for origin in origins)

    def doubt(self, origin: Origin) -> Doubt | None:
        """Why an object is among them, by any of its names; None if it is not."""
        if origin in self.why:
            return self.why[origin]
        asked, found = self._asked.get(origin, (0, None))
        if asked < len(self.why) and found is None:
            new = list(self.why.items())[asked:]
            found = next((d for o, d in new if self.is_other_name(origin, o)), None)
            self._asked[origin] = len(self.why), found
        return found
