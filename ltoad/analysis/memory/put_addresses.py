"""Which global variables the functions of a program let its global pointers lead to.

``static double *edge;`` leads to another variable after some function has stored its address there,
also where no function that is differentiated does.  Addresses are followed through instructions,
arguments and results of direct calls, and out of other global variables; not through other memory.
Of the links of a list's or a tree's head, which lead back into it, it is known where; of an array,
to whose other elements such a pointer may be moved in memory that is not looked into, it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ltoad.analysis.memory.offsets import ANYWHERE, ORIGIN, Congruence
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
        self._direct: dict[str, tuple[Mapping[str, Congruence], Collection[str]]] = {}

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
            found, copied = self._stored(one)
            yield from found.items()
            pending += [c for c in copied if c not in seen]
            seen.update(copied)

    def _stored(self, name: str) -> tuple[Mapping[str, Congruence], Collection[str]]:
        """The variables whose addresses are stored in a global, and those that they are read out
        of."""
        if name not in self._direct:
            found: dict[str, Congruence] = {}
            copied: dict[str, None] = {}
            for value, function in self._put_into(name):
                for origin, where in self._origins(value, function):
                    if isinstance(origin, GlobalReference) and self._is_variable(origin.name):
                        place = self._place(origin.name, where)
                        found[origin.name] = found.get(origin.name, place).join(place)
                    elif isinstance(origin, Load):
                        copied.update(dict.fromkeys(self._globals_of(origin.pointer, function)))
            self._direct[name] = found, tuple(copied)
        return self._direct[name]

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

    def _put_into(self, name: str) -> Iterator[tuple[Value, str]]:
        """What is stored in a global, and the functions that do so, with its own name or with that
        of an argument."""
        if not self._leads(name):
            return
        mention = "@" + quote_name(name)
        pending: list[tuple[str, int | None]] = [
            (f, None) for f in self._functions if mention in self._module.function_text(f)
        ]
        seen = set(pending)
        while pending:
            function, argument = pending.pop()
            relevant = self._relevant(function)
            for store in relevant.stores:
                if self._is(store.pointer, name, argument):
                    yield store.value, function
            for call in relevant.calls:
                passed = [
                    (call.callee_name, i)
                    for i, operand in enumerate(call.operands)
                    if self._is(operand, name, argument)
                ]
                pending += [p for p in passed if p not in seen]
                seen.update(passed)

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

    def _globals_of(self, address: Value, function: str) -> Iterator[str]:
        for origin, _ in self._origins(address, function):
            if isinstance(origin, GlobalReference):
                yield origin.name

    def _origins(self, value: Value, function: str) -> Iterator[tuple[Value, Congruence]]:
        """Globals, arguments and loads that an address may come from, and how far it is from there;
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
            if isinstance(one, (GlobalReference, Load)) or (
                isinstance(one, Argument) and not inside
            ):
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
