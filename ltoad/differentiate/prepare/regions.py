"""Parallel regions of OpenMP, in a form that the analyses of one thread understand.

``fork(microtask, a, b, …)`` becomes a call of a *team*, a function that does nothing but fork.  To
the analyses a team calls the microtask, once and directly: what one thread may touch, any may.
Derivatives of teams fork derivatives of the microtask (:mod:`ltoad.differentiate.sweeps.teams`).

Threads combine their parts of a reduction one after another, in the order of their numbers, and
sections for one thread at a time remember who came when.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ltoad.differentiate.prepare.exchange import exchange
from ltoad.differentiate.prepare.shared_structs import SharedStructs
from ltoad.differentiate.prepare.shared_values import SharedValues
from ltoad.differentiate.prepare.tasks import Tasks
from ltoad.differentiate.support import baton, teams
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Branch, Call, Function, Instruction, Switch
from ltoad.ir.module import Module
from ltoad.ir.types import I32, PTR, VOID, FunctionType, Type
from ltoad.ir.values import Argument, ConstantInt, GlobalReference, Value, integer, zero
from ltoad.rules.baton import SEEN, START
from ltoad.rules.parallel_rows import Region, RegionRow, SharingRow
from ltoad.rules.table import Rows


@dataclass(frozen=True, slots=True)
class Team:
    """What a team runs in each thread, and the place in the program that libomp is told."""

    microtask: str
    place: Value


@dataclass(frozen=True, slots=True)
class Runner:
    """What a thread runs that waits for others, and is waited for: one of them runs at a time."""

    body: str


class Regions:
    """The ``teams`` of a module, made as calls that fork are met, and the variables of which each
    thread has its ``owned`` copy."""

    def __init__(self, module: Module, rows: Rows) -> None:
        self._module = module
        self._rows = rows
        self.teams: dict[str, Team | Runner] = {}
        self.owned: dict[str, None] = {}
        self._names: dict[tuple[str, str], str] = {}
        self._tasks = Tasks(module)
        self._shared_structs = SharedStructs(module, rows)
        self._shared_values = SharedValues(module, rows, self._receives)

    def rewrite(
        self,
        function: Function,
        call: Call,
        row: RegionRow | SharingRow,
        names: Names,
        replaced: dict[Value, Value],
    ) -> None:
        """Rewrite one call; what fits no rule stays as it is."""
        if call.is_terminator:
            return
        if isinstance(row, SharingRow):
            self._share_out(call, row, names)
        elif row.what in _SPECIAL:
            _SPECIAL[row.what](self, function, call, names, replaced)
        elif row.what in _TASKS:
            _TASKS[row.what](self._tasks, call, names, replaced)
        elif row.what in _UNCANCELLED:
            self._become(call, *_UNCANCELLED[row.what](call))
            replaced[call] = integer(I32, 0)
        elif row.what in _TRIED:
            self._become(call, _TRIED[row.what], call.operands)
            self._insert_after(call, teams.LOCKED_IF, [call], names)
        elif row.what in _FOLLOWED:
            name, operands, following = _FOLLOWED[row.what](call)
            self._insert_after(call, *following, names)
            self._become(call, name, operands)
        elif row.what in _REMOVED:
            assert call.parent is not None
            exchange(call.parent, call, [])
            if (stands_in := _REMOVED[row.what](call)) is not None:
                replaced[call] = stands_in
        else:
            name, operands = _ORDERED[row.what](call)
            self._become(call, name, operands)

    def _reduce(
        self, function: Function, call: Call, names: Names, replaced: dict[Value, Value]
    ) -> None:
        """A thread adds its part to the result itself, when it is its turn."""
        del names
        replaced[call] = integer(I32, _COMBINES)
        _choose(function, call)
        self._become(call, teams.TURN, [])

    def _own(
        self, function: Function, call: Call, names: Names, replaced: dict[Value, Value]
    ) -> None:
        """A thread's copy of a variable, which has a shadow of its own."""
        del function, names, replaced
        _, _, variable, size = call.operands[:4]
        if isinstance(variable, GlobalReference):
            self.owned[variable.name] = None
            self._become(call, teams.OWN, [variable, size])

    def _share_out(self, call: Call, row: SharingRow, names: Names) -> None:
        """All iterations are those of the one team."""
        schedule = call.operands[_SCHEDULE]
        if not isinstance(schedule, ConstantInt) or schedule.value not in row.among_teams:
            return
        last, lower, upper, stride = call.operands[row.lowest - 1 : row.lowest + 3]
        type_ = call.operands[row.lowest + 3].type
        scratch = Builder(names, BasicBlock("scratch"))
        scratch.store(integer(I32, 1), last, align=4)
        span = scratch.sub(scratch.load(type_, upper), scratch.load(type_, lower))
        span = scratch.add(span, integer(type_, 1))
        scratch.store(span, stride)
        assert call.parent is not None
        exchange(call.parent, call, scratch.block.instructions)

    def _rewrite_league(
        self, function: Function, call: Call, names: Names, replaced: dict[Value, Value]
    ) -> None:
        """A league has as many teams as it likes: one, which is whoever comes by."""
        del replaced
        _, _, microtask, *shared = call.operands
        if isinstance(microtask, GlobalReference) and self._takes(microtask, shared):
            self._call_microtask(function, call, names)

    def _become(self, call: Call, name: str, operands: Sequence[Value]) -> None:
        self._module.declare(name, teams.TYPES[name])
        _redirect(call, name, teams.TYPES[name], operands)

    def _insert_after(self, call: Call, name: str, operands: Sequence[Value], names: Names) -> None:
        assert call.parent is not None
        self._module.declare(name, teams.TYPES[name])
        scratch = Builder(names, BasicBlock("scratch"))
        made = scratch.call(name, teams.TYPES[name], operands)
        made.metadata = call.metadata
        call.parent.insert(call.parent.instructions.index(call) + 1, made)

    def _hand_out(
        self, function: Function, call: Call, names: Names, replaced: dict[Value, Value]
    ) -> None:
        """What one thread has is copied by all others, between two barriers."""
        del function, replaced
        place, _, _, data, copy, is_mine = call.operands
        if not isinstance(copy, GlobalReference):
            return
        scratch = Builder(names, BasicBlock("scratch"))
        for name in (teams.SHOWN, teams.BARRIER):
            self._module.declare(name, teams.TYPES[name])
        shown = scratch.call(teams.SHOWN, teams.TYPES[teams.SHOWN], [data, is_mine, place])
        scratch.call(teams.BARRIER, teams.TYPES[teams.BARRIER], [place])
        scratch.call(self._copier(copy), _COPIER, [data, shown, is_mine])
        scratch.call(teams.BARRIER, teams.TYPES[teams.BARRIER], [place])
        assert call.parent is not None
        exchange(call.parent, call, scratch.block.instructions)

    def _copier(self, copy: GlobalReference) -> str:
        """A function that copies what is shown to whoever has not shown it.

        Who has would copy it to itself: the reverse of that takes the derivative out of its place
        and puts it back, and loses what others add there meanwhile.
        """
        made = self._names.get((copy.name, ""))
        if made is not None:
            return made
        name = self._module.fresh_name(f"{copy.name}.others")
        arguments = [Argument(t, f"a{i}", i) for i, t in enumerate(_COPIER.parameters)]
        function = Function(name, VOID, arguments, prefix="internal")
        builder = Builder(Names(a.name for a in arguments), function.add_block("entry"))
        others, done = function.add_block("others"), function.add_block("done")
        to, shown, is_mine = arguments
        builder.cond_br(builder.icmp("eq", is_mine, integer(I32, 0)), others, done)
        builder.position(others)
        builder.call(copy.name, FunctionType(VOID, (PTR, PTR)), [to, shown])
        builder.br(done)
        builder.position(done)
        builder.ret()
        self._module.add_function(function)
        self._names[copy.name, ""] = name
        return name

    # Forks

    def _rewrite_fork(
        self, function: Function, call: Call, names: Names, replaced: dict[Value, Value]
    ) -> None:
        del replaced
        if function.name in self.teams:
            self._call_microtask(function, call, names)
            return
        place, _, microtask, *shared = call.operands
        if not isinstance(place, GlobalReference) or not isinstance(microtask, GlobalReference):
            return
        if not self._takes(microtask, shared):
            return
        microtask = self._shared_structs.pass_members(function, call, microtask, _SHARED)
        call.operands[_SHARED - 1] = microtask
        microtask = self._shared_values.pass_values(function, call, microtask, _SHARED, names)
        shared = call.operands[_SHARED:]
        name = self._team(microtask.reference(), place, microtask, shared)
        _redirect(call, name, FunctionType(VOID, tuple(o.type for o in shared)), shared)

    def _rewrite_start(
        self, function: Function, call: Call, names: Names, replaced: dict[Value, Value]
    ) -> None:
        del replaced
        body, *given = call.operands
        if not isinstance(body, GlobalReference) or not self._module.defines(body.name):
            return
        if function.name in self.teams:
            self._run_at_once(call, body, given, names)
        else:
            _redirect(call, self._runner(body), baton.BODY, given)

    def _run_at_once(
        self, call: Call, body: GlobalReference, given: Sequence[Value], names: Names
    ) -> None:
        """As the analyses see it; but whoever starts a thread goes on while that uses its data."""
        scratch = Builder(names, BasicBlock("scratch"))
        self._module.declare(SEEN, baton.TYPES[SEEN])
        for value in given:
            scratch.call(SEEN, baton.TYPES[SEEN], [value])
        scratch.append(Call(body, baton.BODY, list(given)))
        assert call.parent is not None
        exchange(call.parent, call, scratch.block.instructions)

    def _runner(self, body: GlobalReference) -> str:
        made = self._names.get((body.name, ""))
        if made is not None:
            return made
        self._module.declare(START, baton.TYPES[START])
        types = baton.BODY.parameters
        name = self._stand_in(f"{body.name}.runner", types, START, baton.TYPES[START], [body])
        self._names[body.name, ""] = name
        self.teams[name] = Runner(body.name)
        return name

    def _receives(self, call: Call) -> tuple[str, int] | None:
        """The function that gets the operands of a call, and how far ahead of its parameters."""
        row = self._rows.of(call)
        if isinstance(row, RegionRow) and row.what is Region.FORK:
            microtask, shared = call.operands[_SHARED - 1], call.operands[_SHARED:]
            if isinstance(microtask, GlobalReference) and self._takes(microtask, shared):
                return microtask.name, _SHARED - teams.NUMBERS
            return None
        team = self.teams.get(call.callee_name)
        if isinstance(team, Team):
            return team.microtask, -teams.NUMBERS
        name = call.callee_name
        known = row is None and self._module.defines(name)
        return (name, 0) if known and not self._module.signature(name).type.variadic else None

    def _takes(self, microtask: Value, shared: Sequence[Value]) -> bool:
        """Whether a function has a body and parameters of these types."""
        assert isinstance(microtask, GlobalReference)
        if not self._module.defines(microtask.name):
            return False
        type_ = self._module.signature(microtask.name).type
        wanted = (*teams.MICROTASK.parameters, *(o.type for o in shared))
        return type_ == FunctionType(VOID, wanted)

    def _team(self, key: str, place: Value, microtask: Value, shared: Sequence[Value]) -> str:
        assert isinstance(microtask, GlobalReference)
        made = self._names.get((key, place.reference()))
        if made is not None:
            return made
        types = [o.type for o in shared]
        first = [place, integer(I32, len(shared)), microtask]
        name = self._stand_in(f"{microtask.name}.team", types, teams.FORK, teams.FORK_TYPE, first)
        self._names[key, place.reference()] = name
        self.teams[name] = Team(microtask.name, place)
        return name

    def _stand_in(
        self,
        hint: str,
        types: Sequence[Type],
        called: str,
        type_: FunctionType,
        first: Sequence[Value],
    ) -> str:
        """A function that does nothing but call another, with some values ``first``, and then what
        it is given."""
        name = self._module.fresh_name(hint)
        arguments = [Argument(type_, f"a{i}", i) for i, type_ in enumerate(types)]
        function = Function(name, VOID, arguments, prefix="internal")
        builder = Builder(Names(a.name for a in arguments), function.add_block("entry"))
        builder.call(called, type_, [*first, *arguments])
        builder.ret()
        self._module.add_function(function)
        return name

    def _call_microtask(self, function: Function, call: Call, names: Names) -> None:
        """In a team, as the analyses see it."""
        _, _, microtask, *shared = call.operands
        scratch = Builder(names, BasicBlock("scratch"))
        numbers = [scratch.alloca(I32, hint) for hint in ("thread", "bound.thread")]
        for number in numbers:
            scratch.store(integer(I32, 0), number)
        for instruction in reversed(scratch.block.instructions):
            function.entry.insert(0, instruction)
        types = (*teams.MICROTASK.parameters, *(o.type for o in shared))
        assert isinstance(microtask, GlobalReference)
        _redirect(call, microtask.name, FunctionType(VOID, types), [*numbers, *shared])


_COMBINES = 1
"""What libomp answers to a thread that is to add its part to the result itself."""

_SHARED = 3
"""Which operand of a fork is the first that all threads get."""

_COPIER = FunctionType(VOID, (PTR, PTR, I32))
"""Where to, from where, and whether it is the caller who has shown it."""

_SCHEDULE = 2
"""Where a call that shares out iterations says how."""

_SPECIAL = {
    Region.FORK: Regions._rewrite_fork,
    Region.REDUCE: Regions._reduce,
    Region.HAND_OUT: Regions._hand_out,
    Region.LEAGUE: Regions._rewrite_league,
    Region.OWN: Regions._own,
    Region.START: Regions._rewrite_start,
}
_TASKS = {
    Region.NEW_TASK: Tasks.make,
    Region.TASK: Tasks.run,
    Region.TASK_LOOP: Tasks.run,
    Region.TASK_ENDS: Tasks.end,
}
_REMOVED: dict[Region, Callable[[Call], Value | None]] = {
    Region.TASK_BEGINS: lambda _: None,
    Region.LEAGUE_SIZE: lambda _: None,
    Region.REDUCE_TASKS: lambda _: zero(PTR),
    Region.REDUCED_BY_TASK: lambda call: call.operands[2],
    Region.REDUCED_TASKS: lambda _: None,
    Region.CANCELLATION_POINT: lambda _: integer(I32, 0),
}
"""What nobody needs where tasks run one after another, and teams are one; with what stands for the
result.  A task adds its part of a reduction to the result itself."""
_FOLLOWED: dict[Region, Callable[[Call], tuple[str, Sequence[Value], tuple[str, Sequence[Value]]]]]
_FOLLOWED = {
    Region.REDUCED_BY_ALL: lambda call: (teams.NEXT, (), (teams.BARRIER, call.operands[:1])),
    Region.AWAIT: lambda call: (teams.AWAIT, call.operands, (teams.EVENT, ())),
    Region.POST: lambda call: (teams.EVENT, (), (teams.POST, call.operands)),
}
_UNCANCELLED: dict[Region, Callable[[Call], tuple[str, Sequence[Value]]]] = {
    Region.CANCEL: lambda _: (teams.UNCANCELLED, ()),
    Region.CANCEL_BARRIER: lambda call: (teams.BARRIER, call.operands[:1]),
}
"""What answers whether the construct is cancelled.  It never is: unless the environment says so,
which stops the program, libomp cancels nothing."""
_TRIED = {Region.TRY: teams.TRIED, Region.TRY_NESTED: teams.NESTED_TRIED}

_ORDERED: dict[Region, Callable[[Call], tuple[str, Sequence[Value]]]] = {
    Region.BARRIER: lambda call: (teams.BARRIER, call.operands[:1]),
    Region.REDUCED: lambda _: (teams.NEXT, ()),
    Region.ENTER: lambda call: (teams.ENTERED, [call.operands[0], call.operands[2]]),
    Region.LEAVE: lambda call: (teams.LEFT, [call.operands[0], call.operands[2]]),
    Region.ORDERED: lambda call: (teams.ORDERED, call.operands[:1]),
    Region.END_ORDERED: lambda call: (teams.OUT_OF_ORDER, call.operands[:1]),
    Region.LOCK: lambda call: (teams.LOCKED, call.operands),
    Region.UNLOCK: lambda call: (teams.UNLOCKED, call.operands),
    Region.NEST: lambda call: (teams.NESTED, call.operands),
    Region.UNNEST: lambda call: (teams.UNNESTED, call.operands),
    Region.FLUSH: lambda _: (teams.EVENT, ()),
    Region.SERIAL: lambda call: (teams.ALONE, call.operands[:1]),
    Region.END_SERIAL: lambda call: (teams.TOGETHER, call.operands[:1]),
}


def _redirect(call: Call, name: str, type_: FunctionType, operands: Sequence[Value]) -> None:
    call.callee = GlobalReference(name)
    call.function_type = type_
    call.type = type_.result
    call.operands = list(operands)
    call.argument_attributes = ((),) * len(call.operands)
    call.function_attributes = ()
    call.result_attributes = ()
    call.tail = ""
    if type_.result == VOID:
        call.name = ""


def _choose(function: Function, call: Call) -> None:
    """Let what depends on libomp's answer go the way of a thread that adds its part itself."""
    for block in function.blocks:
        last = block.instructions[-1]
        if isinstance(last, Switch) and last.operands[0] is call:
            targets = dict(zip(last.cases, last.targets[1:], strict=True))
            _go(block, last, targets.get(_COMBINES, last.targets[0]))


def _go(block: BasicBlock, last: Instruction, target: BasicBlock) -> None:
    for other in {id(t): t for t in last.successors}.values():
        if other is not target:
            for phi in other.phis():
                kept = [
                    (v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b is not block
                ]
                phi.operands, phi.blocks = [v for v, _ in kept], [b for _, b in kept]
    block.instructions.pop()
    block.append(Branch([], [target]))
