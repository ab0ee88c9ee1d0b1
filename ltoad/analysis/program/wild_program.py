"""Wild words of a whole program: they pass through calls."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ltoad.analysis.program.program import Program
from ltoad.analysis.program.program_types import ProgramTypes
from ltoad.analysis.types.byte_moves import ByteMoves
from ltoad.analysis.types.passages import Passages, Passed, Surroundings
from ltoad.analysis.types.wild_words import WildWords
from ltoad.ir.instructions import Call
from ltoad.ir.types import is_integer
from ltoad.ir.values import Value
from ltoad.rules.rows import AllocationRow, BlasRow, TransferRow


@dataclass(frozen=True, slots=True)
class WildProgram:
    """The wild words of each function, and by which calls they are passed."""

    words: dict[str, WildWords]
    passed: Passed

    def values(self) -> set[Value]:
        """The words, and the stores of what is calculated with them."""
        found = (v for w in self.words.values() for v in (*w.moved, *w.kept, *w.calculated))
        return set(found)


class _Calls:
    """What becomes of words that are passed to functions."""

    def __init__(self, program: Program, types: ProgramTypes, requested: Collection[str]) -> None:
        self._program = program
        self._types = types
        self._requested = requested
        told = program.told
        self._with_rules = frozenset((*told.rules, *told.stubs.values()))
        """Functions with registered derivatives: integers have none there."""

    def callee_of(self, call: Call) -> str | None:
        name = call.callee_name
        if self._types.boundary_of(call) is None or name in self._requested:
            return None
        return name

    def is_lost_in(self, call: Call) -> bool:
        if self._program.rows.of(call) is not None or call.callee_name in self._with_rules:
            return False
        return self.callee_of(call) is None

    def sizes_in(self, call: Call) -> list[Value]:
        row = self._program.rows.of(call)
        sized = isinstance(row, (AllocationRow, BlasRow, TransferRow))
        if not sized and call.callee_name not in self._with_rules:
            return []
        return [o for o in call.operands if is_integer(o.type)]


def find_wild_words(
    program: Program, types: ProgramTypes, requested: Collection[str]
) -> WildProgram:
    """Follow words from function to function until nothing is new.

    Functions that are ``requested`` have callers that cannot pass a word along.
    """
    passed = Passed()
    moves = ByteMoves(program.layout)
    calls = _Calls(program, types, requested)

    def words_of(name: str) -> WildWords:
        surroundings = Surroundings(
            passed, calls.callee_of, calls.is_lost_in, calls.sizes_in, name not in requested
        )
        return WildWords(
            program.normal_form(name).function,
            types.types(name),
            types.carriers(name),
            program.layout,
            surroundings,
            moves,
        )

    found: dict[str, WildWords] = {}
    looking = _looking(program, types)
    pending = dict.fromkeys(types.names())
    while pending:
        followed = passed.followed
        while pending:
            name = next(iter(pending))
            del pending[name]
            before = [part.counts for part in passed.parts]
            found[name] = words_of(name)
            for changed in passed.functions_since(before):
                pending.update(dict.fromkeys(looking[changed]))
        if passed.followed != followed:
            # what is calculated with words may be less, now that more is known of these
            names = passed.calculated.functions()
            pending = {reader: None for name in names for reader in looking[name]}
            passed.calculated = Passages()
    passed.drop_blocked()
    return WildProgram(found, passed)


def _looking(program: Program, types: ProgramTypes) -> dict[str, dict[str, None]]:
    """By function, those that look at how words are passed to it and back: itself, and what calls
    it."""
    looking = {name: {name: None} for name in types.names()}
    for name in types.names():
        for instruction in program.normal_form(name).function.instructions():
            if isinstance(instruction, Call) and instruction.callee_name in looking:
                looking[instruction.callee_name][name] = None
    return looking
