"""Which memory of a function's arguments is not the same, because of what all callers pass.

A function that is given two addresses cannot tell whether they lead to the
same memory.  Its callers often can.  All calls count that can be reached from
the functions that are differentiated, since nobody else calls derivatives.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.program.fixpoint import Fixpoint
from ltoad.analysis.program.program import Program
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.memory import MemoryAccess
from ltoad.ir.types import is_pointer
from ltoad.ir.values import GlobalReference

Pairs = frozenset[frozenset[Origin]]

_NOTHING: Pairs = frozenset()
_MOST_ORIGINS = 32
_MOST_SITES = 64


class CallContexts:
    """Pairs of origins that are apart at every call, by function.

    ``roots`` are called from outside, of which nothing is known.
    """

    def __init__(self, program: Program, roots: Iterable[str]) -> None:
        self._program = program
        self._roots = frozenset(roots)
        self._sites: dict[str, list[tuple[str, Call]]] = {}
        self._passed: set[str] = set()
        self._visited: set[str] = set()
        self._like: dict[str, str] = {}
        self._plain: dict[str, frozenset[int]] = {}
        self._candidates: dict[str, Pairs] = {}
        self._together = Fixpoint(self._evaluate, _NOTHING)

    def add_caller(self, name: str, like: str) -> None:
        """A function is called like another one, and calls others."""
        self._find_sites(like)
        self._like[name] = like
        self._visited.add(name)
        self._add_calls(name)

    def apart(self, name: str) -> Pairs:
        """The pairs of a function.

        They are apart at the calls from outside, and at each call if they are so in the caller:
        what a function that calls itself passes on stays apart.
        """
        name = self._like.get(name, name)
        self._find_sites(name)
        candidates = self._candidates_of(name)
        return candidates - self._together.of(name) if candidates else _NOTHING

    def without_addresses(self, name: str) -> frozenset[int]:
        """The arguments of a function behind which there is nothing but text or numbers that
        never change, whoever calls it."""
        name = self._like.get(name, name)
        if name not in self._plain:
            self._find_sites(name)
            self._plain[name] = frozenset()  # for functions that call themselves
            self._plain[name] = self._find_plain(name)
        return self._plain[name]

    def _find_plain(self, name: str) -> frozenset[int]:
        if not self._knows_calls(name):
            return frozenset()
        arguments = self._program.normal_form(name).function.arguments
        places = (a.index for a in arguments if is_pointer(a.type))
        sites = self._sites[name]
        return frozenset(i for i in places if all(self._is_plain_at(i, *site) for site in sites))

    def _is_plain_at(self, place: int, caller: str, call: Call) -> bool:
        initial = self._program.initial
        passed = self.without_addresses(caller)

        def is_plain(origin: Origin) -> bool:
            if origin.kind is OriginKind.ARGUMENT:
                return origin.key in passed
            key = str(origin.key)
            constant = origin.kind is OriginKind.GLOBAL and initial.is_constant(key)
            return constant and not initial.of(key)

        origins = self._program.pointers(caller).of(call.operands[place])
        return bool(origins) and all(map(is_plain, origins))

    def _knows_calls(self, name: str) -> bool:
        known = name not in self._roots and name not in self._passed
        return known and 0 < len(self._sites.get(name, ())) <= _MOST_SITES

    # All calls

    def _find_sites(self, name: str) -> None:
        pending = [*self._roots]
        while pending:
            caller = pending.pop()
            if caller in self._visited or not self._is_followed(caller):
                continue
            self._visited.add(caller)
            pending += self._add_calls(caller)

    def _add_calls(self, caller: str) -> list[str]:
        called = []
        for instruction in self._program.normal_form(caller).function.instructions():
            self._passed.update(o.name for o in instruction.operands
                                if isinstance(o, GlobalReference))  # fmt: skip
            name = instruction.callee_name if isinstance(instruction, Call) else ""
            if isinstance(instruction, Call) and name and self._is_followed(name):
                self._sites.setdefault(name, []).append((caller, instruction))
                called.append(name)
        return called

    def _is_followed(self, name: str) -> bool:
        program = self._program
        defined = program.rows.row(name) is None and program.module.defines(name)
        return defined and program.problem(name) is None

    # One function

    def _candidates_of(self, name: str) -> Pairs:
        """The pairs that the function itself cannot tell apart, if all calls of it are known."""
        if name not in self._candidates:
            self._candidates[name] = frozenset(map(frozenset, self._unclear_pairs(name)))
        return self._candidates[name]

    def _unclear_pairs(self, name: str) -> list[tuple[Origin, Origin]]:
        if not self._knows_calls(name):
            return []
        pointers = self._program.pointers(name)
        function = self._program.normal_form(name).function
        origins = _foreign_origins(function.instructions(), self._program, name)
        if len(origins) > _MOST_ORIGINS:
            return []
        return [p for p in combinations(origins, 2) if pointers.may_alias(*p)]

    def _evaluate(self, name: str, former: Pairs) -> Pairs:
        """The pairs of a function that some call passes the same memory for."""
        found = set(former)
        for caller, call in self._sites.get(name, ()):
            found |= self._met_at(caller, call, self._candidates_of(name) - found)
        return frozenset(found)

    def _met_at(self, caller: str, call: Call, pairs: Pairs) -> Pairs:
        """The pairs that may be the same memory at one call."""
        pointers = self._program.pointers(caller)
        known = self.apart(caller)
        passed = {o: pointers.translate(o, call) for pair in pairs for o in pair}

        def meet(one: Origin, other: Origin) -> bool:
            return any(
                pointers.may_alias(a, b) and frozenset((a, b)) not in known
                for a in passed[one]
                for b in passed[other]
            )

        return frozenset(pair for pair in pairs if meet(*pair))


def _foreign_origins(
    instructions: Iterable[Instruction], program: Program, name: str
) -> list[Origin]:
    """The memory of others that a function accesses, itself or in its calls."""
    pointers = program.pointers(name)
    found: dict[Origin, None] = {}
    for instruction in instructions:
        if isinstance(instruction, MemoryAccess):
            found.update(dict.fromkeys(pointers.of(instruction.pointer)))
        elif isinstance(instruction, Call):
            summary = program.call_summary(instruction)
            for origin in summary.reads | summary.writes:
                found.update(dict.fromkeys(pointers.translate(origin, instruction)))
    return [origin for origin in found if not origin.root.is_local]
