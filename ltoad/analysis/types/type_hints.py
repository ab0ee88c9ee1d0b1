"""What memory behind arguments holds by the program's own word.

Enzyme's attribute ``"enzyme_type"="{[-1]:Pointer, [-1,-1]:Float@double}"`` of a
parameter has one entry for each thing that is known.  The first offset is into
the argument itself, the others into what is pointed to, one for each pointer on
the way; -1 is everywhere.  A period (``"ltoad_period"="24"``), which is ours, says that
what is behind the argument comes again every so many bytes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ltoad.analysis.memory.kinds import ADDRESS, INTEGER, NUMBER, Kind
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind, content_of
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.types.lanes import Lane
from ltoad.analysis.unsupported import Unsupported
from ltoad.causes.memory import TYPE_HINT
from ltoad.ir.instructions import Function, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import FloatType
from ltoad.ir.values import Argument

ATTRIBUTE = "enzyme_type"
PERIOD = "ltoad_period"

_EVERYWHERE = -1
_ENTRY = re.compile(r"\[([-\d,\s]*)\]\s*:\s*([\w@]+)\s*(?:,|$)\s*")
_FLOATS = {
    "half": "half",
    "bf16": "bfloat",
    "bfloat": "bfloat",
    "float": "float",
    "double": "double",
    "fp80": "x86_fp80",
    "x86_fp80": "x86_fp80",
    "fp128": "fp128",
    "ppc128": "ppc_fp128",
}


@dataclass(frozen=True, slots=True)
class Entry:
    """``kind`` lies at the last offset, after pointers at the others were followed."""

    offsets: tuple[int, ...]
    kind: Kind


@dataclass(frozen=True, slots=True)
class TypeHint:
    """What is said of one argument: of its own floats, and of memory by origin."""

    index: int
    lanes: tuple[Lane, ...]
    facts: Mapping[Origin, tuple[Fact, ...]]


def read_hints(
    function: Function, pointers: Pointers, layout: DataLayout
) -> tuple[list[TypeHint], list[Unsupported]]:
    """The hints of a function's parameters, and what is wrong with those that make no sense."""
    hints, problems = [], []
    for argument in function.arguments:
        attributes = dict(filter(None, map(_key_and_value, argument.attributes)))
        if ATTRIBUTE not in attributes:
            continue
        try:
            entries = parse_entries(attributes[ATTRIBUTE])
            period = int(attributes.get(PERIOD, "0"))
        except ValueError as error:
            problems.append(_malformed(function, argument, str(error)))
        else:
            hints.append(_hint(argument, entries, period, _Place(function, pointers, layout)))
    return hints, problems


def parse_entries(text: str) -> list[Entry]:
    """The entries of ``{[-1]:Pointer, …}``; raises ValueError with what cannot be understood."""
    inner = text.strip()
    if not (inner.startswith("{") and inner.endswith("}")):
        raise ValueError(text)
    inner = inner[1:-1].strip()
    entries = []
    while inner:
        match = _ENTRY.match(inner)
        if match is None:
            raise ValueError(inner)
        kind = _kind(match[2])
        if kind is not None:
            entries.append(Entry(tuple(int(word) for word in match[1].split(",")), kind))
        inner = inner[match.end() :]
    return entries


def _kind(word: str) -> Kind | None:
    """A kind by Enzyme's name; None for what says nothing."""
    if word in ("Anything", "Unknown"):
        return None
    if word in ("Pointer", "Integer"):
        return ADDRESS if word == "Pointer" else INTEGER
    name = _FLOATS.get(word.removeprefix("Float@")) if word.startswith("Float@") else None
    if name is None:
        raise ValueError(word)
    return FloatType(name)


def _key_and_value(attribute: str) -> tuple[str, str] | None:
    match = re.fullmatch(r'"([^"]*)"="([^"]*)"', attribute)
    return (match[1], match[2]) if match else None


def _malformed(function: Function, argument: Argument, what: str) -> Unsupported:
    return Unsupported(
        None,
        f"the attribute {ATTRIBUTE} of argument {argument.index + 1} of '{function.name}' cannot "
        f"be understood at: {what}",
        TYPE_HINT.advising(
            'write it as in "{[-1]:Pointer, [-1,-1]:Float@double}", with the kinds Pointer, '
            "Integer, "
            f"Anything, and Float@ one of {', '.join(_FLOATS)}"
        ),
    )


@dataclass(frozen=True, slots=True)
class _Place:
    function: Function
    pointers: Pointers
    layout: DataLayout

    def size(self, kind: Kind) -> tuple[int, int]:
        """The bytes of what has a kind, and of an element of an array of it."""
        if isinstance(kind, FloatType):
            return self.layout.size_of(kind), self.layout.alloc_size_of(kind)
        size = 8 if kind == ADDRESS else 1
        return size, size

    def fact(self, offset: int, kind: Kind, period: int) -> Fact:
        size, step = self.size(kind)
        where = Congruence(0, step) if offset == _EVERYWHERE else Congruence(offset, period)
        return Fact(where, size, kind)

    def behind(self, origin: Origin, offset: int) -> set[Origin]:
        """What the pointers at an offset in an object point to at first."""
        if offset != _EVERYWHERE:
            return {content_of(origin, offset)}
        named = {o for i in self.function.instructions() for o in self.pointers.of(i)}
        found = {o for o in named if o.kind is OriginKind.CONTENT and o.key == origin}
        return found | {content_of(origin, None)}


def _hint(argument: Argument, entries: Sequence[Entry], period: int, place: _Place) -> TypeHint:
    lanes = []
    facts: dict[Origin, list[Fact]] = {}
    for entry in entries:
        *path, offset = entry.offsets
        if not path:
            if isinstance(entry.kind, FloatType):
                lanes.append(Lane(8 * max(offset, 0), entry.kind))
            continue
        origins = {Origin(OriginKind.ARGUMENT, argument.index)}
        for step in path[1:]:
            origins = {inner for o in origins for inner in place.behind(o, step)}
        fact = place.fact(offset, entry.kind, period if len(path) == 1 else 0)
        for origin in origins:
            facts.setdefault(origin, []).append(fact)
    joined = {origin: tuple(_joined(found)) for origin, found in facts.items()}
    return TypeHint(argument.index, tuple(lanes), joined)


def _joined(facts: Iterable[Fact]) -> Iterator[Fact]:
    """The same with one fact for the bytes of an integer, which have an entry each."""
    last = None
    for fact in facts:
        alike = last is not None and last.kind == fact.kind == INTEGER
        if last is not None and alike and fact.where == last.where.shifted(last.size):
            last = Fact(last.where, last.size + fact.size, INTEGER)
            continue
        if last is not None:
            yield last
        last = fact
    if last is not None:
        yield last


@dataclass(frozen=True, slots=True)
class Use:
    """What an instruction surely reads or writes, and where."""

    instruction: Instruction
    origin: Origin
    fact: Fact


def contradiction(hinted: Fact, use: Use) -> bool:
    """Whether a use and a hint about the same object speak of the same bytes, differently."""
    where = use.fact.where
    stride = hinted.where.stride
    sure = stride == hinted.size or (where.stride % stride == 0 if stride else where.stride == 0)
    kind = INTEGER if use.fact.kind == NUMBER else use.fact.kind
    return sure and kind != hinted.kind and hinted.where.overlaps(hinted.size, where, use.fact.size)


def refusal(function: str, hint: TypeHint, hinted: Fact, use: Use) -> Unsupported:
    """The complaint about a hint that the code contradicts."""
    kind = INTEGER if use.fact.kind == NUMBER else use.fact.kind
    return Unsupported(
        use.instruction,
        f"a type hint says that there is {_named(hinted.kind)} behind argument {hint.index + 1} of "
        f"'{function}', where this instruction has {_named(kind)}",
        TYPE_HINT.advising(
            f"correct the [[type]] table of '{function}' in ltoad.toml, or the attribute "
            f"{ATTRIBUTE}"
        ),
    )


def _named(kind: Kind) -> str:
    return "an integer" if kind == INTEGER else "an address" if kind == ADDRESS else f"a {kind}"
