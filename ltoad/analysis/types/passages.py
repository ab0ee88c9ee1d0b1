"""By which calls words are passed, and what a function's place in the program is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

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

    @property
    def counts(self) -> tuple[int, int]:
        """How many there are of both."""
        return len(self.arguments), len(self.results)

    def functions(self, since: tuple[int, int] = (0, 0)) -> Iterator[str]:
        """Whose arguments and results these are, of those that came after."""
        arguments, results = since
        yield from (name for name, _ in islice(self.arguments, arguments, None))
        yield from islice(self.results, results, None)


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
    def parts(self) -> tuple[Passages, ...]:
        """All of these; what is calculated, which follows from the others, is the last."""
        ends = (self.floats, self.sizes, self.numbers)
        said = (self.blocked, self.wanted, self.disguised)
        return (self, *said, *ends, self.moved_on, self.calculated)

    @property
    def followed(self) -> int:
        """Changes with each that is found, but for what is calculated."""
        return sum(part.size for part in self.parts[:-1])

    def functions_since(self, counts: Iterable[tuple[int, int]]) -> Iterator[str]:
        """The functions of which more is found than when the parts had these counts."""
        for part, since in zip(self.parts, counts, strict=True):
            if part.counts != since:
                yield from part.functions(since)

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
