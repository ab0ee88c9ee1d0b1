"""By which calls words are passed, and what a function's place in the program is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ltoad.ir.instructions import Call
from ltoad.ir.values import Value


@dataclass(slots=True)
class Passages:
    """Arguments, given as function and index, and results of functions, given by name."""

    arguments: dict[tuple[str, int], None] = field(default_factory=dict)
    results: dict[str, None] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """Grows with each that is found."""
        return len(self.arguments) + len(self.results)


@dataclass(slots=True)
class Passed(Passages):
    """By what wild words are passed; by what integers are that were ``calculated`` with their bits;
    what is ``blocked``, because a word could not be followed from there on; where floats are
    ``wanted`` as bytes, and where they may have been made of something else (``disguised``); what
    integers become ``floats`` by their bits, ``sizes`` and subscripts, or floats as ``numbers``;
    and which arguments are ``moved_on`` there."""

    calculated: Passages = field(default_factory=Passages)
    blocked: Passages = field(default_factory=Passages)
    wanted: Passages = field(default_factory=Passages)
    disguised: Passages = field(default_factory=Passages)
    floats: Passages = field(default_factory=Passages)
    sizes: Passages = field(default_factory=Passages)
    numbers: Passages = field(default_factory=Passages)
    moved_on: Passages = field(default_factory=Passages)

    @property
    def followed(self) -> int:
        """Changes with each that is found, but for what is calculated, which follows from these."""
        ends = (self.floats, self.sizes, self.numbers)
        parts = (self.blocked, self.wanted, self.disguised, *ends, self.moved_on)
        return self.size + sum(part.size for part in parts)

    def drop_blocked(self) -> None:
        """Forget by what words would have been passed if they could have been followed there."""
        for argument in self.blocked.arguments:
            self.arguments.pop(argument, None)
        for function in self.blocked.results:
            self.results.pop(function, None)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """A function's place in the program.

    ``callee_of`` is what a call calls if words can be followed there, ``is_lost_in`` whether they
    go on there and cannot be followed, ``sizes_in`` the numbers of bytes or elements that a call of
    a library takes, ``returns_words`` whether words can be followed to all who call this function.
    """

    passed: Passed
    callee_of: Callable[[Call], str | None]
    is_lost_in: Callable[[Call], bool]
    sizes_in: Callable[[Call], Iterable[Value]]
    returns_words: bool
