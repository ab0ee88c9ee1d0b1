"""What a random program is made of while it is being made: choices, names, and what is in scope."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Literal, TypeVar

from tests.random_programs.tree import Expr, Stmt

T = TypeVar("T")

Returns = Literal["double", "void", "struct"]
HelperKind = Literal[
    "scalar",
    "reader",
    "updater",
    "outputs",
    "by_value",
    "by_pointer",
    "chooser",
    "maker",
    "view",
    "view_maker",
    "setter",
    "copier",
    "holder",
]


@dataclass(frozen=True, slots=True)
class Array:
    """An array of at least ``size`` reals."""

    name: str
    size: int
    writable: bool = True


@dataclass(frozen=True, slots=True)
class Int:
    """An integer variable and its bounds, both inclusive."""

    name: str
    low: int
    high: int


@dataclass(slots=True)
class Record:
    """A struct type; members are paths such as ``e1.e2``, with at least one real and one int."""

    name: str
    reals: list[str] = field(default_factory=list)
    ints: list[str] = field(default_factory=list)
    arrays: list[Array] = field(default_factory=list)


@dataclass(slots=True)
class Scope:
    """What a statement can refer to."""

    n: int
    """The value of the variable n here."""
    returns: Returns = "double"
    reals: list[str] = field(default_factory=list)
    mutable: list[str] = field(default_factory=list)
    coming: list[str] = field(default_factory=list)
    """Reals for the statements behind the one that is being made."""
    arrays: list[Array] = field(default_factory=list)
    ints: list[Int] = field(default_factory=list)
    counters: list[str] = field(default_factory=list)
    index_arrays: list[tuple[str, int, int]] = field(default_factory=list)
    """Name, length, and greatest element."""
    structs: list[str] = field(default_factory=list)
    """How to reach a member: ``v.`` or ``p->``."""
    records: list[tuple[Record, str]] = field(default_factory=list)
    """Objects of random types."""
    record_arrays: list[tuple[Record, str]] = field(default_factory=list)
    """Arrays of at least n objects of random types."""
    words: list[str] = field(default_factory=list)
    """Integers that hold a number."""
    tagged: list[str] = field(default_factory=list)
    """Tagged unions."""
    loops: int = 0
    in_switch: bool = False
    frees: list[str] = field(default_factory=list)
    """What is freed where this scope ends."""
    late: list[Stmt] = field(default_factory=list)
    """Statements at the end of this scope, before anything is freed."""

    def inner(self, *, loop: bool = False) -> Scope:
        return Scope(
            self.n,
            self.returns,
            [*self.reals],
            [*self.mutable],
            [],
            [*self.arrays],
            [*self.ints],
            [*self.counters],
            [*self.index_arrays],
            [*self.structs],
            [*self.records],
            [*self.record_arrays],
            [*self.words],
            [*self.tagged],
            self.loops + loop,
            self.in_switch and not loop,
        )


@dataclass(frozen=True, slots=True)
class Helper:
    name: str
    kind: HelperKind


@dataclass(slots=True)
class Maker:
    """Makes one program; ``n`` is what the run-time argument of that name will be."""

    random: Random
    n: int
    floats: bool
    items: list[Stmt] = field(default_factory=list)
    helpers: list[Helper] = field(default_factory=list)
    globals: list[Array] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    made: dict[str, str] = field(default_factory=dict)
    """Functions and types that a program has once, by what they are."""
    table: Sequence[tuple[int, StatementMaker]] = ()
    """What statements there are; none: those of plain programs."""
    cxx: bool = False
    budget: int = 14
    _count: int = 0

    def name(self, stem: str) -> str:
        self._count += 1
        return f"{stem}{self._count}"

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def pick(self, choices: Sequence[T]) -> T:
        return choices[self.random.randrange(len(choices))]

    def weighted(self, table: Sequence[tuple[int, T]]) -> T:
        return self.random.choices([c for _, c in table], [w for w, _ in table])[0]

    def number(self, low: float = -1.5, high: float = 1.5) -> str:
        return f"{round(self.random.uniform(low, high), 2)!r}"


def fixed(text: str) -> Expr:
    return Expr(text, (), "fixed")


StatementMaker = Callable[[Maker, Scope], "list[Stmt] | None"]
"""None where the scope does not have what the statement needs."""
