"""Wild words of a whole program: they pass through calls."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ltoad.analysis.program.program import Program
from ltoad.analysis.program.program_types import ProgramTypes
from ltoad.analysis.types.passages import Passed, Surroundings
from ltoad.analysis.types.wild_words import WildWords
from ltoad.ir.instructions import Call


@dataclass(frozen=True, slots=True)
class WildProgram:
    """The wild words of each function, and by which calls they are passed."""

    words: dict[str, WildWords]
    passed: Passed

    @property
    def are_any(self) -> bool:
        return any(words.are_any for words in self.words.values())


def find_wild_words(
    program: Program, types: ProgramTypes, requested: Collection[str]
) -> WildProgram:
    """Follow words from function to function until nothing is new.

    Functions that are ``requested`` have callers that cannot pass a word along.
    """
    passed = Passed()

    def callee_of(call: Call) -> str | None:
        name = call.callee_name
        if types.boundary_of(call) is None or name in requested:
            return None
        return name

    def is_lost_in(call: Call) -> bool:
        return program.rows.of(call) is None and callee_of(call) is None

    def words_of(name: str) -> WildWords:
        surroundings = Surroundings(passed, callee_of, is_lost_in, name not in requested)
        function = program.normal_form(name).function
        return WildWords(
            function, types.types(name), types.carriers(name), program.layout, surroundings
        )

    before = -1
    while before != passed.state:
        before = passed.state
        found = {name: words_of(name) for name in types.names()}
    return WildProgram(found, passed)
