"""Derivatives of teams: each thread of a parallel region runs a derivative of the microtask.

What all threads need lies in a *share* on the stack of whoever forks: all arguments, those of the
primal first.  The augmented primal of a team makes the team and leaves it as its tape; each thread
keeps its own tape there.  Going back, as many threads are forked, and each has the tape of the
thread of its number.  What they return, the adjoints of arguments that are passed by value, is
added up in the order of their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ltoad.analysis.program.activity import Pattern
from ltoad.causes.code import NO_RULE
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.keys.parameters import return_fields
from ltoad.differentiate.keys.signature import Key, Mode
from ltoad.differentiate.prepare.regions import Team
from ltoad.differentiate.shadows.global_shadows import JOIN_TYPE
from ltoad.differentiate.support import teams
from ltoad.differentiate.support.allocate import allocate
from ltoad.differentiate.sweeps.shares import Part, new_part, read_share, write_share
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Function
from ltoad.ir.memory import Alloca
from ltoad.ir.types import I32, I64, PTR, VOID, FunctionType, StructType, Type, is_floating
from ltoad.ir.values import ConstantSimple, GlobalReference, Value, integer, zero


def task_key(team: Team, key: Key) -> Key:
    """The derivative of the microtask that each thread runs: what it shares, others may change."""
    own = (False,) * teams.NUMBERS
    shared = frozenset(range(teams.NUMBERS, teams.NUMBERS + len(key.pattern.arguments)))
    return replace(
        key,
        function=team.microtask,
        pattern=Pattern((*own, *key.pattern.arguments), key.pattern.result),
        overwritten=(*own, *key.overwritten),
        unneeded=frozenset(),
        options=replace(key.options, shared=shared, same_arguments=key.options.shared is None),
    )


def write_team(key: Key, team: Team, name: str, services: Services, suffix: str) -> list[Function]:
    """The derivative ``name`` of a team, and what it forks; raises Unsupported for a mode that
    teams do not have."""
    if key.mode is Mode.TANGENT:
        return _Tangent(key, team, name, services, suffix).write()
    if key.mode is Mode.AUGMENTED:
        return _Augmented(key, team, name, services, suffix).write()
    if key.mode is Mode.REVERSE:
        return _Reverse(key, team, name, services, suffix).write()
    raise Unsupported(
        None,
        f"a parallel region has no derivative in the form that is needed here ({key.mode.value})",
        NO_RULE,
    )


class _Fork:
    """What forks (``outer``) and what each thread runs (``inner``)."""

    extra: tuple[Type, ...] = ()
    """What else a thread is given behind share and team."""

    def __init__(self, key: Key, team: Team, name: str, services: Services, suffix: str) -> None:
        self._team = team
        self._services = services
        self.task = task_key(team, key)
        result, parameters, shared = self._signature(key)
        self.outer = new_part(name, result, parameters, suffix)
        types = (*teams.MICROTASK.parameters, PTR, PTR, *self.extra)
        self.inner = new_part(services.module.fresh_name(f"{name}.thread"), VOID, types, suffix)
        self.share = StructType(tuple(shared))

    def _signature(self, key: Key) -> tuple[Type, Sequence[Type], Sequence[Type]]:
        """Result and parameters of the team's derivative, and which of these all threads get."""
        raise NotImplementedError

    def _call(self, part: Part, name: str, arguments: Sequence[Value]) -> Value:
        type_ = teams.TYPES[name]
        self._services.declare(name, type_)
        return part.builder.call(name, type_, arguments)

    def _join(self) -> Value:
        """The team, which a thread joins with its own shadows of variables cleared."""
        team = self.inner.arguments[teams.NUMBERS + 1]
        self.inner.builder.call(self._services.joining(), JOIN_TYPE, [team])
        return team

    def _fork(self, team: Value, *extra: Value) -> None:
        """Let all threads run ``inner``."""
        builder = self.outer.builder
        passed = [write_share(self.outer, self.share), team, *extra]
        self._services.declare(teams.FORK, teams.FORK_TYPE)
        task = GlobalReference(self.inner.function.name)
        arguments = [self._team.place, integer(I32, len(passed)), task, *passed]
        builder.call(teams.FORK, teams.FORK_TYPE, arguments)

    def _given(self) -> list[Value]:
        """In a thread: its numbers, and what all threads get."""
        numbers = self.inner.arguments[: teams.NUMBERS]
        return [*numbers, *read_share(self.inner, self.share, self.inner.arguments[teams.NUMBERS])]

    def _run(self, name: str, type_: FunctionType, arguments: Sequence[Value]) -> Value:
        return self.inner.builder.call(name, type_, arguments)

    def _finished(self) -> list[Function]:
        self.inner.builder.ret()
        return [self.inner.function, self.outer.function]


class _Tangent(_Fork):
    def _signature(self, key: Key) -> tuple[Type, Sequence[Type], Sequence[Type]]:
        _, interface = self._services.require_tangent(key)
        return interface.result, interface.parameters, interface.parameters

    def write(self) -> list[Function]:
        team = self.outer.builder.alloca(teams.TEAM, "team", align=8)
        self._call(self.outer, teams.BEGIN, [team, zero(PTR)])
        self._fork(team)
        self.outer.builder.ret()
        member = self.inner.builder.alloca(teams.MEMBER, "member", align=8)
        self._call(self.inner, teams.ENTER, [self._join(), member])
        name, interface = self._services.require_tangent(self.task)
        self._run(name, interface.type, self._given())
        self._call(self.inner, teams.EXIT, [member])
        return self._finished()


class _Augmented(_Fork):
    def _signature(self, key: Key) -> tuple[Type, Sequence[Type], Sequence[Type]]:
        _, interface = self._services.require(key)
        return interface.result, interface.parameters, interface.parameters[:-1]

    def write(self) -> list[Function]:
        builder, arena = self.outer.builder, self.outer.arguments[-1]
        size = integer(I64, teams.TEAM.length)
        team = allocate(builder, arena, size)
        module = self._services.module
        taken = module.fresh_name(f"{self.outer.function.name}.bytes")
        module.add_global(taken, "internal global i64 0")
        self._call(self.outer, teams.BEGIN, [team, GlobalReference(taken)])
        self._fork(team)
        self._call(self.outer, teams.CLOSE, [team, arena])
        return_fields(builder, self.outer.function.result_type, [team])
        member = self._call(self.inner, teams.JOIN, [self._join()])
        name, interface = self._services.require(self.task)
        done = self._run(name, interface.type, [*self._given(), member])
        tape = self.inner.builder.extract_value(done, 0)
        self._call(self.inner, teams.KEEP, [member, tape])
        return self._finished()


class _Reverse(_Fork):
    extra = (PTR,)

    def _signature(self, key: Key) -> tuple[Type, Sequence[Type], Sequence[Type]]:
        _, interface = self._services.require(key)
        return interface.result, interface.parameters, interface.parameters[:-2]

    def write(self) -> list[Function]:
        team = self.outer.arguments[-2]
        builder, result = self.outer.builder, self.outer.function.result_type
        self._call(self.outer, teams.AGAIN, [team, self._team.place])
        size = self._call(self.outer, teams.SIZE, [team])
        parts: Value = zero(PTR)
        if result != VOID:
            parts = self._room(builder, result, size)
        self._fork(team, parts)
        self._add_up(parts, size, result)
        self._write_thread()
        return self._finished()

    def _room(self, builder: Builder, type_: Type, count: Value) -> Value:
        """On the stack, for what each thread returns."""
        return builder.append(Alloca(PTR, type_, [count]), "parts")

    def _write_thread(self) -> None:
        builder = self.inner.builder
        member = self._call(self.inner, teams.REJOIN, [self._join()])
        tape = self._call(self.inner, teams.TAPE, [member])
        name, interface = self._services.require(self.task)
        returned = self._run(name, interface.type, [*self._given(), tape, member])
        if interface.result != VOID:
            number = self._call(self.inner, teams.NUMBER, [member])
            parts = self.inner.arguments[-1]
            builder.store(returned, builder.gep(interface.result, parts, [number]))
        self._call(self.inner, teams.DONE, [member])

    def _add_up(self, parts: Value, size: Value, result: Type) -> None:
        """Return the sums of what the threads have returned, beginning with the first."""
        builder, function = self.outer.builder, self.outer.function
        if result == VOID:
            builder.ret()
            return
        before = builder.block
        loop, after = (builder.new_block(function, n) for n in ("sum", "done"))
        builder.br(loop)
        builder.position(loop)
        number, total = builder.phi(I64, "number"), builder.phi(result, "total")
        part = builder.load(result, builder.gep(result, parts, [number]))
        grown = _sum(builder, total, part)
        following = builder.add(number, integer(I64, 1))
        for phi, first, later in (
            (number, integer(I64, 0), following),
            (total, zero(result), grown),
        ):
            phi.add_incoming(first, before)
            phi.add_incoming(later, loop)
        builder.cond_br(builder.icmp("eq", following, size), after, loop)
        builder.position(after)
        builder.ret(grown)


def _sum(builder: Builder, one: Value, other: Value) -> Value:
    if is_floating(one.type):
        return builder.fadd(one, other)
    assert isinstance(one.type, StructType)
    total: Value = ConstantSimple(one.type, "poison")
    for index in range(len(one.type.elements)):
        parts = (builder.extract_value(one, index), builder.extract_value(other, index))
        total = builder.insert_value(total, _sum(builder, *parts), index)
    return total
