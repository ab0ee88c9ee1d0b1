"""Which global variables the functions of a program let its global pointers lead to.

``static double *edge;`` leads to another variable after some function has stored its address there,
also where no function that is differentiated does.  Addresses are followed through instructions,
arguments and results of direct calls, and out of other global variables; not through other memory.
Of the links of a list's or a tree's head, which lead back into it, it is known where; of an array,
to whose other elements such a pointer may be moved in memory that is not looked into, it is not.

Two global pointers lead to the same heap block where one's is copied to the other, or where a new
block's address is stored in both.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ltoad.analysis.memory.offsets import ANYWHERE, ORIGIN, Congruence
from ltoad.analysis.memory.points_to import ADDRESS_BYTES
from ltoad.errors import IRError
from ltoad.ir.instructions import Call, GetElementPtr, Instruction, Return
from ltoad.ir.memory import Load, Store
from ltoad.ir.module import Module
from ltoad.ir.types import ArrayType, FloatType, StructType
from ltoad.ir.values import (
    Argument,
    ConstantAggregate,
    ConstantExpression,
    ConstantInt,
    GlobalReference,
    Value,
    quote_name,
)

_FOLLOWED = {
    "getelementptr": slice(0, 1),
    "select": slice(1, None),
    **dict.fromkeys(
        ("phi", "bitcast", "addrspacecast", "inttoptr", "ptrtoint", "freeze", "add"), slice(None)
    ),
    **dict.fromkeys(("insertvalue", "extractvalue", "insertelement"), slice(None)),
}
"""The operands from which an instruction's address may come."""

_MOVING = frozenset(("select", "phi", "bitcast", "addrspacecast", "inttoptr", "ptrtoint", "freeze"))
"""Instructions whose address is that of an operand."""


def _is_number(value: Value) -> bool:
    return isinstance(value.type, FloatType) or isinstance(value, ConstantInt)


@dataclass(frozen=True, slots=True)
class _Relevant:
    """What a function does with addresses, of which each is told by where it may come from."""

    stores: Sequence[Store]
    calls: Sequence[Call]
    returns: Sequence[Value]


Place = tuple[str, int | None]
"""A variable, and a byte there; None for any."""

Shared = Mapping[int | None, Mapping[Place, Congruence]]
"""By bytes of one variable: from where in others an address there may come, and how far it is
away."""


@dataclass(frozen=True, slots=True)
class _Put:
    """What is stored in a global: addresses in ``variables``, what was read ``out_of`` others, and
    new blocks that are ``shared`` with others, or come out of them."""

    variables: Mapping[str, Congruence]
    out_of: Collection[str]
    shared: Shared


class PutAddresses:
    """Answers about one module, found out when they are asked for.

    ``at_start`` are the names of the globals whose addresses stand in a global's initialiser.
    """

    def __init__(self, module: Module, at_start: Callable[[str], Collection[str]]) -> None:
        self._module = module
        self._at_start = at_start
        # derivatives, which come later, do with a global what their primals do
        self._functions = tuple(module.function_names())
        self._read: dict[str, _Relevant] = {}
        self._direct: dict[str, _Put] = {}

    def of(self, name: str) -> Iterator[tuple[str, Congruence]]:
        """Names of the variables whose addresses functions store in global ``name``, and where in
        them these lead."""
        seen = {name}
        pending = [name]
        while pending:
            one = pending.pop()
            if one != name:
                for other in filter(self._is_variable, self._at_start(one)):
                    yield other, ANYWHERE
            put = self._stored(one)
            yield from put.variables.items()
            pending += [c for c in put.out_of if c not in seen]
            seen.update(put.out_of)

    def shared(self, name: str) -> Shared:
        """The places of other variables whose heap blocks the pointers of global ``name`` may lead
        to."""
        return {at: self._sources_of(name, at) for at in self._stored(name).shared}

    def _sources_of(self, name: str, at: int | None) -> Mapping[Place, Congruence]:
        """Where in other variables an address that is stored in one comes from."""
        found: dict[Place, Congruence] = {}
        pending: list[tuple[Place, Congruence]] = [((name, at), ORIGIN)]
        while pending:
            (one, start), distance = pending.pop()
            for put_at, sources in self._stored(one).shared.items():
                if None not in (put_at, start) and put_at != start:
                    continue
                for place, step in sources.items():
                    before = found.get(place)
                    there = distance if step == ORIGIN else ANYWHERE
                    there = there if before is None else before.join(there)
                    if there != before:
                        found[place] = there
                        pending.append((place, there))
        return {place: where for place, where in found.items() if place[0] != name}

    def _stored(self, name: str) -> _Put:
        if name not in self._direct:
            found: dict[str, Congruence] = {}
            copied: dict[str, None] = {}
            shared: dict[int | None, dict[Place, Congruence]] = {}
            for value, function, at in self._put_into(name):
                for origin, where in self._origins(value, function):
                    if isinstance(origin, GlobalReference) and self._is_variable(origin.name):
                        place = self._place(origin.name, where)
                        found[origin.name] = found.get(origin.name, place).join(place)
                        continue
                    if isinstance(origin, Load):
                        places = self._places_in_globals(origin.pointer, function)
                        copied.update(dict.fromkeys(other for other, _ in places))
                    there = shared.setdefault(at, {})
                    for other, apart in self._sharing(origin, function):
                        distance = ORIGIN if where == apart == ORIGIN else ANYWHERE
                        there[other] = there.get(other, distance).join(distance)
            self._direct[name] = _Put(found, tuple(copied), shared)
        return self._direct[name]

    def _sharing(self, origin: Value, function: str) -> Iterator[tuple[Place, Congruence]]:
        """Where in variables what is read there, or a new block, may lie, and how far away."""
        if isinstance(origin, Load):
            wide = self._module.layout.size_of(origin.type) > ADDRESS_BYTES
            for name, start in self._places_in_globals(origin.pointer, function):
                place = name, None if wide else start
                if self._holds_address(place):
                    yield place, ORIGIN
        elif isinstance(origin, Call):
            yield from self._put_elsewhere(origin, function)

    def _put_elsewhere(self, block: Call, function: str) -> Iterator[tuple[Place, Congruence]]:
        """Where a function stores the address of a new block, or one inside of it."""
        for store in self._relevant(function).stores:
            for origin, where in self._origins(store.value, function):
                if origin is block:
                    places = self._places_in_globals(store.pointer, function)
                    yield from ((place, where) for place in places if self._holds_address(place))

    def _holds_address(self, place: Place) -> bool:
        """Whether an address may lie in a variable at a byte, as the variable is declared."""
        name, start = place
        if start is None or not self._module.has_global(name):
            return start is None
        type_ = self._module.global_variable(name).value_type
        return self._module.layout.is_pointer_at(type_, start)

    def _place(self, name: str, where: Congruence) -> Congruence:
        """Where an address leads to in a variable, if what is stored elsewhere of it is the same
        address: that of a member, not that of an element."""
        layout = self._module.layout
        type_ = layout.resolve(self._module.global_variable(name).value_type)
        offset = where.constant
        while where.stride == 0 and isinstance(type_, StructType):
            starts = layout.field_offsets(type_)
            index = max((i for i, start in enumerate(starts) if start <= offset), default=None)
            if index is None:
                break
            offset -= starts[index]
            type_ = layout.resolve(type_.elements[index])
        known = where.stride == 0 and not isinstance(type_, (ArrayType, StructType))
        return where if known else ANYWHERE

    def _put_into(self, name: str) -> Iterator[tuple[Value, str, int | None]]:
        """What is stored in a global, the functions that do so, with its own name or with that
        of an argument, and at which byte, if that is known."""
        if not self._leads(name):
            return
        mention = "@" + quote_name(name)
        pending: list[Place] = [
            (f, None) for f in self._functions if mention in self._module.function_text(f)
        ]
        seen = set(pending)
        while pending:
            function, argument = pending.pop()
            relevant = self._relevant(function)
            for store in relevant.stores:
                if self._is(store.pointer, name, argument):
                    yield store.value, function, self._byte(store.pointer, name)
            for call in relevant.calls:
                passed = [
                    (call.callee_name, i)
                    for i, operand in enumerate(call.operands)
                    if self._is(operand, name, argument)
                ]
                pending += [p for p in passed if p not in seen]
                seen.update(passed)

    def _byte(self, address: Value, name: str) -> int | None:
        """At which byte of a global an address lies, if it surely does."""
        places = list(self._origins(address, ""))
        if len(places) != 1 or places[0][1].stride:
            return None
        origin, where = places[0]
        is_global = isinstance(origin, GlobalReference) and origin.name == name
        return where.constant if is_global else None

    def _is(self, address: Value, name: str, argument: int | None) -> bool:
        """Whether an address may lie in a global, or in what an argument leads to."""
        for origin, _ in self._origins(address, ""):
            if argument is None and isinstance(origin, GlobalReference) and origin.name == name:
                return True
            if isinstance(origin, Argument) and origin.index == argument:
                return True
        return False

    def _relevant(self, function: str) -> _Relevant:
        if function not in self._read:
            try:
                instructions = list(self._module.function(function).instructions())
            except IRError:
                instructions = []  # whoever differentiates it is told of that
            self._read[function] = _Relevant(
                [i for i in instructions if isinstance(i, Store) and not _is_number(i.value)],
                [i for i in instructions if isinstance(i, Call) and self._has_body(i)],
                [o for i in instructions if isinstance(i, Return) for o in i.operands],
            )
        return self._read[function]

    def _has_body(self, call: Call) -> bool:
        return self._module.defines(call.callee_name)

    def _is_variable(self, name: str) -> bool:
        """Whether it is no function and no constant: what a number may be stored in."""
        module = self._module
        return module.has_global(name) and not module.global_variable(name).is_constant

    def _leads(self, name: str) -> bool:
        """Whether it is a variable with room for addresses."""
        if not self._is_variable(name):
            return False
        layout = self._module.layout
        return layout.has_pointers(layout.resolve(self._module.global_variable(name).value_type))

    def _places_in_globals(self, address: Value, function: str) -> Iterator[Place]:
        """The variables that an address may lie in, and the byte there if that is known."""
        for origin, where in self._origins(address, function):
            if isinstance(origin, GlobalReference):
                yield origin.name, None if where.stride else where.constant

    def _origins(self, value: Value, function: str) -> Iterator[tuple[Value, Congruence]]:
        """Globals, arguments, loads and new blocks that an address may come from, and how far away;
        where it is told in which function, what is passed as its arguments instead, and what it
        gets from others.  One may come more than once, from farther and farther away."""
        pending: list[tuple[Value, str, Congruence]] = [(value, function, ORIGIN)]
        seen: dict[Value, Congruence] = {}
        while pending:
            one, inside, where = pending.pop()
            before = seen.get(one)
            where = where if before is None else before.join(where)
            if where == before:
                continue
            seen[one] = where
            outer = isinstance(one, Argument) and not inside
            block = isinstance(one, Call) and not self._has_body(one)
            if isinstance(one, (GlobalReference, Load)) or outer or block:
                yield one, where
            else:
                there = where.plus(self._step(one))
                pending += [(o, f, there) for o, f in self._sources(one, inside)]

    def _sources(self, one: Value, inside: str) -> Iterable[tuple[Value, str]]:
        """What an address is made of, and in which function."""
        if isinstance(one, Argument):
            return self._passed(inside, one)
        if isinstance(one, ConstantExpression):
            return [(o, inside) for o in one.operands]
        if isinstance(one, ConstantAggregate):
            return [(e, inside) for e in one.elements]
        if isinstance(one, Call) and inside and self._has_body(one):
            callee = one.callee_name
            return [(v, callee) for v in self._relevant(callee).returns]
        if isinstance(one, Instruction):
            return [(o, inside) for o in one.operands[_FOLLOWED.get(one.opcode, slice(0, 0))]]
        return ()

    def _step(self, one: Value) -> Congruence:
        """How far an address is from what it is made of."""
        layout = self._module.layout
        if isinstance(one, GetElementPtr):
            constant, scaled = layout.gep_offset(one)
        elif isinstance(one, ConstantExpression) and one.opcode == "getelementptr":
            constant, scaled = layout.constant_gep_offset(one)
        elif isinstance(one, Instruction) and one.opcode in _MOVING:
            return ORIGIN
        else:
            return ORIGIN if isinstance(one, (Argument, Call)) else ANYWHERE
        return ANYWHERE if scaled else Congruence(constant)

    def _passed(self, function: str, argument: Argument) -> Iterator[tuple[Value, str]]:
        """What direct calls pass as an argument, and the functions where they are."""
        place = argument.index
        mention = f"@{quote_name(function)}("
        for caller in self._functions:
            if mention in self._module.function_text(caller):
                for call in self._relevant(caller).calls:
                    if call.callee_name == function and place < len(call.operands):
                        yield call.operands[place], caller
