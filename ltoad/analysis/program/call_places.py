"""What the objects of a callee are in its caller, at one call."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from ltoad.analysis.memory.offsets import ANYWHERE, ORIGIN, Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind, content_of
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.program.program import Program
from ltoad.ir.instructions import Call, Return

Place = tuple[Origin, Congruence]


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
        wanted = dict.fromkeys(filter(is_shared, origins))
        wanted |= {Origin(OriginKind.ARGUMENT, i): None for i in range(len(call.operands))}
        known = self._known.setdefault(call, {})
        pointers = self._program.pointers(home)
        for origin in wanted:
            if origin not in known:
                known[origin] = _outside(origin, call, pointers)
            yield origin, known[origin]
        if call not in self._given:
            self._given[call] = self._given_by(call, pointers)
        yield from self._given[call].items()

    def outside(self, origin: Origin, call: Call, home: str) -> list[Place]:
        """What one object of the callee is in its caller."""
        return _outside(origin, call, self._program.pointers(home))

    def handed_over(self, name: str) -> Iterator[Origin]:
        """Objects that come into being in a function and that its callers get, as the result or in
        memory."""
        yield from (origin for origin, where in self._returned(name) if where == ORIGIN)
        yield from (origin for origin, _, _ in self._handed_out(name))

    def _given_by(self, call: Call, pointers: Pointers) -> dict[Origin, list[Place]]:
        given: dict[Origin, dict[Origin, Congruence]] = defaultdict(dict)
        if self._program.layout.has_pointers(call.type):
            result = {o: w for o, w in pointers.of(call).items() if o.key is call}
            for origin, where in self._returned(call.callee_name):
                if where == ORIGIN and origin.is_local:
                    given[origin].update(result)
        for origin, holder, offset in self._handed_out(call.callee_name):
            given[origin].update(_put(holder, offset, call, pointers))
        return {origin: list(places.items()) for origin, places in given.items()}

    def _returned(self, name: str) -> Iterator[Place]:
        pointers = self._program.pointers(name)
        for instruction in self._program.normal_form(name).function.instructions():
            if isinstance(instruction, Return) and instruction.value is not None:
                yield from pointers.of(instruction.operands[0]).items()

    def _handed_out(self, name: str) -> Iterator[tuple[Origin, Origin, int]]:
        """Blocks whose addresses a function leaves in memory of its callers, as constructors of
        containers do."""
        return self._program.pointers(name).memory.handed_out()


def _put(holder: Origin, offset: int, call: Call, pointers: Pointers) -> dict[Origin, Congruence]:
    """What lies behind an address that a callee has left somewhere."""
    found: dict[Origin, Congruence] = {}
    for outer, where in _outside(holder, call, pointers):
        at = where.shifted(offset)
        content = content_of(outer, at.constant if at.stride == 0 else None)
        behind = pointers.memory.contents(outer, at)
        found.update({o: w for o, w in behind.items() if o is content})
    return found


def _outside(origin: Origin, call: Call, pointers: Pointers) -> list[Place]:
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
        for outer, where in _outside(origin.key, call, pointers):
            at = ANYWHERE if origin.offset is None else where.shifted(origin.offset)
            found.update(pointers.memory.contents(outer, at))
        return list(found.items())
    return []
