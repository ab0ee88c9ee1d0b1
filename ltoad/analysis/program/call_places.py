"""What the objects of a callee are in its caller, at one call."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Set

from ltoad.analysis.memory.flows import Place
from ltoad.analysis.memory.offsets import ORIGIN, Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind, content_at
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.program.program import Program
from ltoad.ir.instructions import Call, Return


def is_shared(origin: Origin) -> bool:
    """Whether callers know an object of a function, too."""
    return not origin.root.is_local


class CallPlaces:
    """Answers about the calls of one program, memoised; ``home`` is the function with a call."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._known: dict[Call, dict[Origin, list[Place]]] = {}
        self._given: dict[Call, dict[Origin, list[Place]]] = {}

    def shared(
        self, call: Call, home: str, origins: Iterable[Origin]
    ) -> Iterator[tuple[Origin, list[Place]]]:
        """Those of the callee's ``origins`` that its caller knows, its arguments, and what it hands
        over, each with what it is in the caller."""
        given = self._given_at(call, home)
        wanted = dict.fromkeys(o for o in origins if is_shared(o) or o.root in given)
        wanted |= {Origin(OriginKind.ARGUMENT, i): None for i in range(len(call.operands))}
        known = self._known.setdefault(call, {})
        pointers = self._program.pointers(home)
        for origin in wanted:
            if origin in given:
                continue
            if origin not in known:
                known[origin] = _outside(origin, call, pointers, given)
            yield origin, known[origin]
        yield from given.items()

    def outside(self, origin: Origin, call: Call, home: str) -> list[Place]:
        """What one object of the callee is in its caller."""
        return _outside(origin, call, self._program.pointers(home), _NOTHING_GIVEN)

    def handed_over(self, name: str) -> Set[Origin]:
        """Objects that come into being in a function and that its callers get, as the result or in
        memory, with all that these lead to."""
        memory = self._program.pointers(name).memory
        found = dict.fromkeys(origin for origin, where in self._returned(name) if where == ORIGIN)
        found |= dict.fromkeys(origin for origin, _, _ in memory.handed_out())
        pending = list(found)
        while pending:
            fresh = [o for o, _ in memory.kept_in(pending.pop()) if o not in found]
            found |= dict.fromkeys(fresh)
            pending += fresh
        return found.keys()

    def _given_at(self, call: Call, home: str) -> Mapping[Origin, list[Place]]:
        if call not in self._given:
            self._given[call] = self._given_by(call, self._program.pointers(home))
        return self._given[call]

    def _given_by(self, call: Call, pointers: Pointers) -> dict[Origin, list[Place]]:
        given: dict[Origin, dict[Origin, Congruence]] = defaultdict(dict)
        if self._program.layout.has_pointers(call.type):
            result = {o: w for o, w in pointers.of(call).items() if o.key is call}
            for origin, where in self._returned(call.callee_name):
                if where == ORIGIN and origin.is_local:
                    given[origin].update(result)
        inside = self._program.pointers(call.callee_name).memory
        for origin, holder, where in inside.handed_out():
            outer = _outside(holder, call, pointers, _NOTHING_GIVEN)
            given[origin].update(_put(outer, where, pointers))
        pending = {origin: list(places.items()) for origin, places in given.items()}
        while pending:
            holder, outer = pending.popitem()
            for origin, where in inside.kept_in(holder):
                fresh = _joined(given[origin], _put(outer, where, pointers))
                if fresh:
                    pending.setdefault(origin, []).extend(fresh)
        return {origin: list(places.items()) for origin, places in given.items()}

    def _returned(self, name: str) -> Iterator[Place]:
        pointers = self._program.pointers(name)
        for instruction in self._program.normal_form(name).function.instructions():
            if isinstance(instruction, Return) and instruction.value is not None:
                yield from pointers.of(instruction.operands[0]).items()


def _put(
    holders: Iterable[Place], where: Congruence, pointers: Pointers
) -> dict[Origin, Congruence]:
    """What lies behind an address that a callee has left somewhere in objects."""
    found: dict[Origin, Congruence] = {}
    for outer, start in holders:
        at = start.plus(where)
        content = content_at(outer, at)
        there = pointers.memory.contents(outer, at).get(content)
        if there is not None:
            found[content] = there
    return found


def _joined(known: dict[Origin, Congruence], places: Mapping[Origin, Congruence]) -> list[Place]:
    """Take over places; those that are new, or less certain now."""
    fresh = []
    for origin, where in places.items():
        before = known.get(origin)
        joined = where if before is None else before.join(where)
        if joined != before:
            known[origin] = joined
            fresh.append((origin, joined))
    return fresh


_NOTHING_GIVEN: Mapping[Origin, list[Place]] = {}


def _outside(
    origin: Origin, call: Call, pointers: Pointers, given: Mapping[Origin, list[Place]]
) -> list[Place]:
    """``given`` is what the callee hands over, of which the caller knows what it leads to."""
    if origin in given:
        return given[origin]
    if origin.kind is OriginKind.ARGUMENT:
        assert isinstance(origin.key, int)
        if origin.key >= len(call.operands):
            return []
        return list(pointers.of(call.operands[origin.key]).items())
    if origin.kind is OriginKind.GLOBAL:
        return [(origin, ORIGIN)]
    if origin.kind is OriginKind.CONTENT:
        assert isinstance(origin.key, Origin)
        found: dict[Origin, Congruence] = {}
        for outer, where in _outside(origin.key, call, pointers, given):
            at = where.plus(origin.place)
            found.update(pointers.memory.contents(outer, at))
        return list(found.items())
    return []
