"""Which functions lead to some that do a certain thing, by calls of any kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from enum import Enum, auto

from ltoad.differentiate.prepare.indirect import Choice, branch_to, is_indirect
from ltoad.differentiate.prepare.payload_calls import payload_call
from ltoad.differentiate.prepare.targets import IndirectTargets
from ltoad.differentiate.prepare.told_callees import told_callees
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.support.unknown_target import UNKNOWN_TARGET, UNKNOWN_TARGET_TYPE
from ltoad.ir.builder import Names
from ltoad.ir.clone import remap
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.values import GlobalReference, Value
from ltoad.rules import baton


class Follow(Enum):
    """Which calls through pointers are followed."""

    NONE = auto()
    TOLD = auto()
    """Those of which it was found out where they may lead."""
    ALL = auto()


class Leading(ABC):
    """The functions that are reached from some, and do it, or call one that does: those with a body
    and no rule."""

    def __init__(self, module: Module, rules: ProgramRules, follow: Follow = Follow.ALL) -> None:
        self._module = module
        self._rules = rules
        self._follow = follow
        self._targets = IndirectTargets(module, rules)
        self._calls: dict[str, set[str]] = {}
        self._leading: set[str] = set()

    def add(self, starts: Iterable[str]) -> None:
        """Follow all calls from the functions ``starts``."""
        pending = [name for name in starts if self._has_body(name)]
        while pending:
            name = pending.pop()
            if name not in self._calls:
                function = self._module.function(name)
                self._calls[name] = {n for n in self._called(function) if self._has_body(n)}
                pending += self._calls[name] - self._calls.keys()
        self._leading = {n for n in self._calls if self._does(self._module.function(n))}
        self._spread()

    @abstractmethod
    def _does(self, function: Function) -> bool:
        """Whether a function does it itself."""

    def _spread(self) -> None:
        """Let who calls a function that does it count as one."""
        callers: dict[str, set[str]] = {}
        for caller, called in self._calls.items():
            for name in called:
                callers.setdefault(name, set()).add(caller)
        pending = list(self._leading)
        while pending:
            new = callers.get(pending.pop(), set()) - self._leading
            self._leading |= new
            pending += new

    def __contains__(self, name: str) -> bool:
        return name in self._leading

    def __iter__(self) -> Iterator[str]:
        """In the module's order."""
        return (name for name in self._module.function_names() if name in self._leading)

    def reached(self, starts: Iterable[str] = ()) -> set[str]:
        """The functions that were reached at all, or those reached from some of them."""
        seen = set(starts) & self._calls.keys()
        pending = list(seen)
        while pending:
            new = self._calls[pending.pop()] - seen
            seen |= new
            pending += new
        return seen

    def chain(self, starts: Iterable[str], name: str) -> tuple[str, ...]:
        """The shortest chain of calls from one of some functions to another, both included."""
        chains: dict[str, tuple[str, ...]] = {start: (start,) for start in starts}
        pending = list(chains)
        for caller in pending:
            for called in sorted(self._calls.get(caller, set()) - chains.keys()):
                chains[called] = (*chains[caller], called)
                pending.append(called)
        return chains.get(name, ())

    def targets(self, call: Call) -> tuple[str, ...]:
        """What a call through a pointer may reach."""
        told = self._follow is Follow.TOLD and told_callees(call, self._module) is not None
        return self._targets.of(call) if told or self._follow is Follow.ALL else ()

    def _called(self, function: Function) -> Iterator[str]:
        for call in function.instructions():
            if isinstance(call, Call):
                yield from self.targets(call) if is_indirect(call) else (call.callee_name,)
                if baton.starts(call.callee_name) and isinstance(call.operands[0], GlobalReference):
                    yield call.operands[0].name

    def _has_body(self, name: str) -> bool:
        known = name in self._rules.functions or self._rules.rows.row(name) is not None
        return not known and self._module.defines(name) and not self._module.function(name).variadic


def choose_targets(module: Module, function: Function, names: Names, leading: Leading) -> None:
    """Let calls through pointers be direct that may reach a function that leads there."""
    replaced: dict[Value, Value] = {}
    for call in list(function.instructions()):
        if not isinstance(call, Call) or not is_indirect(call):
            continue
        targets = leading.targets(call)
        if any(t in leading for t in targets):
            module.declare(UNKNOWN_TARGET, UNKNOWN_TARGET_TYPE)
            choices = [Choice(t, GlobalReference(t), call.operands) for t in targets]
            payload = payload_call(call, module)
            otherwise = None if payload is None else payload.write
            made = branch_to(function, call, call.callee, choices, names, otherwise)
            replaced |= made.replaced
    for instruction in function.instructions() if replaced else ():
        remap(instruction, replaced)
