"""The objects of a function of which only the run tells what they hold."""

from __future__ import annotations

from collections.abc import Iterable
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
    """Objects, each with a doubt that makes it one of them."""

    why: dict[Origin, Doubt] = field(default_factory=dict)

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
