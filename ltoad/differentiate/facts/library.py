"""Analyses that span functions: activity outcomes and memory types."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from ltoad.analysis.memory.kinds import INTEGER, NUMBER
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.memory.summaries import WORST, CallSummary, row_summary
from ltoad.analysis.program.activity import Activity, Outcome, Pattern
from ltoad.analysis.program.activity_rules import CalleeRules
from ltoad.analysis.program.activity_solver import ActivitySolver, MemoryFacts, Surroundings
from ltoad.analysis.program.fixpoint import Fixpoint
from ltoad.analysis.program.global_heap import GlobalHeap
from ltoad.analysis.program.program import Program
from ltoad.analysis.program.program_types import ProgramTypes
from ltoad.analysis.program.wild_program import find_wild_words
from ltoad.analysis.types.carriers import Carriers
from ltoad.analysis.types.tagged_objects import Doubt
from ltoad.analysis.types.type_hints import Use
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.analysis.unsupported import Unsupported
from ltoad.differentiate.prepare.words_in_memory import move_words_in_memory
from ltoad.ir.instructions import Call, Function
from ltoad.ir.memory import MemoryAccess, Store
from ltoad.ir.types import VOID, is_floating, is_pointer
from ltoad.ir.values import Value
from ltoad.ir.verifier import operands_of
from ltoad.rules.message_rows import MessageRow
from ltoad.rules.openmp import by_chance, same_again
from ltoad.rules.parallel_rows import OrderRow
from ltoad.rules.rows import RefusedRow, Row
from ltoad.rules.table import Rows


class Library:
    """Per-function results that depend on other functions, memoised."""

    def __init__(
        self, program: Program, callees: CalleeRules, teams: Collection[str], *, last: bool
    ) -> None:
        self.program = program
        self._callees = callees
        self._whole = ProgramTypes(program)
        self._told: list[tuple[str, int, list[Fact]]] = []
        self._version = 0
        self._requesting: dict[str, tuple[MemoryTypes, Pointers]] = {}
        self._outcomes = Fixpoint(self._evaluate, Outcome())
        self.active_globals = set(program.told.shared_globals - program.told.inactive_globals)
        self.heap = GlobalHeap(program, self.active_globals, teams, last=last)
        self._touched: tuple[int, frozenset[str]] = 0, frozenset()
        self._repeating: dict[tuple[str, bool], bool] = {}
        self._leaves: dict[str, bool] = {}
        self._unseen: dict[str, str] = {}
        self._communicating: dict[str, bool] = {}
        self._called: dict[str, frozenset[str]] = {}

    # Types

    def types(self, name: str) -> MemoryTypes:
        """Memory types of a function, with what callers and callees know."""
        return self._whole.types(name)

    def has_tags(self) -> bool:
        """Whether there is memory of which only the run tells what it holds."""
        return self._whole.has_tags()

    def uses_in_doubt(self, doubt: Doubt) -> Iterator[tuple[str, Use]]:
        """Accesses, by function, of the objects whose types only the run tells for this reason."""
        for name in self._whole.names():
            types = self._whole.types(name)
            for origin, found in types.tagged.why.items():
                if found == doubt:
                    yield from ((name, use) for use in types.uses(origin))

    def carriers(self, name: str) -> Carriers:
        """The words of a function in which floats are moved."""
        return self._whole.carriers(name)

    def word_goes_on(self, name: str, index: int) -> bool:
        """Whether what a function gets as an integer may be an address that it moves on."""
        return not self._is_analysed(name) or self._whole.word_goes_on(name, index)

    def word_is_key(self, name: str, index: int) -> bool:
        """Whether an address that a function gets as an integer is no more than a key there."""
        return self._is_analysed(name) and self._whole.word_is_key(name, index)

    def wrong_hints(self) -> list[tuple[str, Unsupported]]:
        """Type hints that make no sense or contradict the code, each with a function."""
        return self._whole.wrong_hints()

    def tell(self, value: Value, caller: Function, callee: str, index: int) -> None:
        """Let a function know what a request's caller knows of an argument's memory."""
        types, pointers = self._request_types(caller)
        for origin, where in pointers.of(value).items():
            facts = [f.relative_to(where) for f in types.known.of(origin)]
            spread = [f.repeated() for f in facts]
            alone = len({f.kind for f in facts}) == 1
            self._told.append((callee, index, spread if alone else facts))
            self._whole.tell(*self._told[-1])

    def tell_alike(self, known: str, other: str) -> None:
        """Let a function know what is known of the arguments of one with the same parameters."""
        facts = self.types(known).known
        for origin in facts.origins():
            if origin.kind is OriginKind.ARGUMENT:
                assert isinstance(origin.key, int)
                self._whole.tell(other, origin.key, facts.of(origin))

    def _request_types(self, caller: Function) -> tuple[MemoryTypes, Pointers]:
        if caller.name not in self._requesting:
            program = self.program
            pointers = Pointers(
                caller,
                program.layout,
                lambda call: _summary_outside(call, program.rows),
                program.initial,
                program.is_number,
                program.rows,
            )
            types = MemoryTypes(caller, pointers, program.module, program.layout, self._whole.tags)
            self._requesting[caller.name] = (types, pointers)
        return self._requesting[caller.name]

    def move_words(self, requested: Collection[str], forking: Collection[str]) -> None:
        """Take words for addresses where addresses lie, and let words of which only the run tells
        what they are be moved by way of memory.

        Facts are found anew after that, and may leave further words like these.  Nobody passes
        words to functions that are ``requested``, nor to those that are ``forking``: what is called
        there runs in other threads.
        """
        # with those that they call, also if nobody told them anything
        self._whole.include(sorted(filter(self._is_analysed, requested)))
        apart = {*requested, *forking}
        moved: set[Value] = set()
        for _ in range(_ROUNDS):
            # all facts are found anew: what shows before they are complete saves that
            found = self._whole.disguised_addresses(early=True)
            found = found or self._whole.disguised_addresses()
            for _, load in found:
                load.may_be_address = True
            if found:
                self._start_over({name for name, _ in found})
                continue
            wild = find_wild_words(self.program, self._whole, apart)
            new = wild.values() - moved
            if not new:  # what is moved by way of memory may still look like such a word
                return
            moved |= new
            self._start_over(move_words_in_memory(self.program, wild))

    def _start_over(self, rewritten: Collection[str]) -> None:
        names = self._whole.names()
        self.program.forget_memory(rewritten)
        self._whole = ProgramTypes(self.program)
        self._whole.include(names)
        for told in self._told:
            self._whole.tell(*told)
        self._version = 0
        self._outcomes.forget()
        self._requesting.clear()

    # Activity

    def activity(self, name: str, pattern: Pattern) -> Activity:
        """The activity of one function's values under a pattern."""
        program = self.program
        function = program.normal_form(name).function
        facts = MemoryFacts(program.pointers(name), self.types(name), self.carriers(name))
        if self._version != self._whole.version:
            self._version = self._whole.version
            self._outcomes.forget()
        surroundings = Surroundings(
            self._callees,
            self._outcome_of,
            self._is_inactive_global,
            self._has_no_shadow,
            self.program.initial.is_inert,
            frozenset(self.active_globals),
            self.program.told.inactive_globals,
        )
        solver = ActivitySolver(function, pattern, facts, surroundings)
        return solver.solve()

    def settle(self, name: str, pattern: Pattern) -> None:
        """Find all globals that become active under a request.

        A global that one function activates matters to every function that
        reads it, so that all outcomes start over when one is found.
        """
        while True:
            outcome = self.activity(name, pattern).outcome
            found = outcome.globals - self.active_globals
            found = found or self._sharing(name, outcome.reached) - self.active_globals
            if not found:
                return
            self.active_globals |= found
            self._outcomes.forget()

    def _sharing(self, name: str, reached: Collection[str]) -> frozenset[str]:
        """Globals through which a function reads numbers from before the derivative that may be
        those which it stores through others."""
        stored = [g for g in reached if self.heap.leads_to_earlier(g)]
        if not stored:
            return frozenset()
        summary = self.program.summary(name)
        behind = [
            o
            for o in (*summary.reads, *summary.writes)
            if o.kind is OriginKind.CONTENT and o.root.kind is OriginKind.GLOBAL
        ]
        nested = {str(o.root.key) for o in behind if o.key is not o.root}
        read = {str(o.root.key) for o in behind if self._may_hold_numbers(name, o)}
        read = set(filter(self.heap.leads_to_earlier, read - self.program.told.inactive_globals))
        return frozenset(
            g for g in read if any(g != s and self._may_share(g, s, nested) for s in stored)
        )

    def constant_pointers(self, name: str) -> list[tuple[str, int]]:
        """Static pointers, by variable and offset, through which a function reads numbers that
        nothing makes active."""
        found = set()
        for origin in self.program.summary(name).reads:
            if origin.kind is not OriginKind.CONTENT or origin.root.kind is not OriginKind.GLOBAL:
                continue
            first = origin
            while isinstance(first.key, Origin) and first.key is not first.root:
                first = first.key
            variable = str(first.root.key)
            constant = variable not in self.active_globals and self.heap.leads_to_earlier(variable)
            if constant and first.offset is not None and self._may_hold_numbers(name, origin):
                found.add((variable, first.offset))
        return sorted(found)

    def _may_hold_numbers(self, name: str, origin: Origin) -> bool:
        kinds = self.types(name).kinds_behind(origin)
        return not kinds or not kinds <= {INTEGER, NUMBER}

    def _may_share(self, one: str, other: str, nested: Collection[str]) -> bool:
        """Whether two globals may lead to the same memory from before: one of them does not if its
        blocks are its own, and there are no others behind them."""
        if other in self.heap.family(one) or one in self.heap.family(other):
            return True
        own = (g for g in (one, other) if g not in nested)
        return not any(map(self.heap.owns_blocks, own))

    def touches_active_globals(self, call: Call) -> bool:
        """Whether a call of a defined function may read or write an active global."""
        if call.callee_name in self.program.told.stateful:
            return True
        if call.callee_name in self.program.told.stubs.values():
            return False
        touched = self._globals_with_derivatives()
        if not touched:
            return False
        summary = self.program.call_summary(call)
        roots = {o.root for o in summary.reads | summary.writes}
        return any(
            r.kind is OriginKind.UNKNOWN or (r.kind is OriginKind.GLOBAL and r.key in touched)
            for r in roots
        )

    def _globals_with_derivatives(self) -> frozenset[str]:
        """The active globals but for tables of functions, which have shadows since objects that
        lead to them have some."""
        if self._touched[0] != len(self.active_globals):
            is_inert = self.program.initial.is_inert
            found = frozenset(g for g in self.active_globals if not is_inert(g))
            self._touched = len(self.active_globals), found
        return self._touched[1]

    def moves_unseen(self, name: str) -> str:
        """A function that ``name`` is, or calls, and that moves data which no argument shows."""
        if name not in self._unseen:
            self._unseen[name] = ""
            row = self.program.rows.row(name)
            if isinstance(row, RefusedRow) and row.moves_unseen:
                self._unseen[name] = name
            elif row is None and name and self.program.module.defines(name):
                body = self.program.module.function(name).instructions()
                called = (i.callee_name for i in body if isinstance(i, Call))
                found = filter(None, map(self.moves_unseen, called))
                self._unseen[name] = next(found, "")
        return self._unseen[name]

    def communicates(self, name: str) -> bool:
        """Whether a defined function sends anything to other processes or threads, gets it from
        there, or waits for them.

        What they have may be active, whatever its own arguments are.
        """
        if name not in self._communicating:
            self._communicating[name] = any(map(self._sends, self._reached(name)))
        return self._communicating[name]

    def _reached(self, name: str) -> Iterator[str]:
        """A defined function, and all that it calls."""
        seen, pending = {name}, [name]
        while pending:
            here = pending.pop()
            yield here
            if self.program.rows.row(here) is None and self._is_analysed(here):
                found = self._callees_of(here) - seen
                seen |= found
                pending += sorted(found)

    def _callees_of(self, name: str) -> frozenset[str]:
        if name not in self._called:
            body = self.program.normal_form(name).function.instructions()
            self._called[name] = frozenset(i.callee_name for i in body if isinstance(i, Call))
        return self._called[name]

    def _sends(self, name: str) -> bool:
        return isinstance(self.program.rows.row(name), (MessageRow, OrderRow))

    def _is_analysed(self, name: str) -> bool:
        return self.program.module.defines(name) and self.program.problem(name) is None

    def _has_no_shadow(self, name: str) -> bool:
        """Whether it is a function, or an object of which nobody knows the size."""
        module = self.program.module
        function = module.defines(name) or module.declares(name)
        return function or self.program.initial.is_opaque(name)

    def _is_inactive_global(self, name: str) -> bool:
        module = self.program.module
        if not module.has_global(name):
            return True
        if name in self.program.told.inactive_globals:
            return True
        return module.global_variable(name).is_constant and not self.program.initial.of(name)

    def _outcome_of(self, call: Call, pattern: Pattern) -> Outcome:
        if self.program.is_abandoned(call):
            return Outcome()
        if call.callee_name in self.program.told.rules:
            return self._outcome_of_rule(call, pattern)
        quiet = not any(pattern.arguments) and not pattern.result
        name = call.callee_name
        if quiet and not self.touches_active_globals(call) and not self.communicates(name):
            return Outcome()
        if self._is_analysed(name):
            form = self.program.normal_form(name)
            if len(form.function.arguments) == len(pattern.arguments):
                outcome = self._outcomes.of((name, pattern))
                told = self.program.told
                guessed = name in told.stubs.values()
                vouched = name in told.vouched
                return replace(outcome, guessed=True, vouched=vouched) if guessed else outcome
        # Without a body that can be analysed, the call is refused if it matters.
        returns = call.type != VOID
        return Outcome(result=returns, address=returns)

    def _outcome_of_rule(self, call: Call, pattern: Pattern) -> Outcome:
        """A registered gradient: all that is written and returned depends on all arguments."""
        told = self.program.told
        if not any(pattern.arguments) and told.stubs[call.callee_name] not in told.stateful:
            return Outcome()
        writable = told.written.get(call.callee_name)
        written = {o.root for o in self.program.call_summary(call).writes}
        anything = any(r.kind is OriginKind.UNKNOWN for r in written)
        stores = frozenset(
            i
            for i, operand in enumerate(call.operands)
            if is_pointer(operand.type)
            and (anything or Origin(OriginKind.ARGUMENT, i) in written)
            and (writable is None or i in writable)
        )
        return Outcome(stores=stores, result=is_floating(call.type))

    def _evaluate(self, key: tuple[str, Pattern], former: Outcome) -> Outcome:
        return former.union(self.activity(*key).outcome)

    # Calls

    def is_leaf(self, name: str) -> bool:
        """Whether a defined function has no loop and calls only what may run once more."""
        if name in self.program.told.stubs.values():
            return False
        if name not in self._leaves:
            form = self.program.normal_form(name)
            self._leaves[name] = not form.loops and all(
                _runs_again(self.program.rows.of(i))
                for i in form.function.instructions()
                if isinstance(i, Call)
            )
        return self._leaves[name]

    def repeats(self, name: str) -> bool:
        """Whether a defined function does the same once more if memory is as it was before.

        It is nobody's business outside how often it runs.
        """
        return self._repeats(name, regions=False)

    def repeats_with_regions(self, name: str) -> bool:
        """The same of a function that may start parallel regions."""
        return self.repeats(name) or self._repeats(name, regions=True)

    def _repeats(self, name: str, *, regions: bool) -> bool:
        if (name, regions) not in self._repeating:
            is_team = self.program.is_team if regions else lambda _: False
            self._repeating[name, regions] = self._all_repeat(name, is_team)
        return self._repeating[name, regions]

    def _all_repeat(self, name: str, is_team: Callable[[str], bool]) -> bool:
        program = self.program
        seen = {(name, is_team(name))}
        pending = list(seen)
        called: set[str] = set()
        while pending:
            here, in_region = pending.pop()
            if here in program.told.stubs.values() or program.problem(here) is not None:
                return False
            function = program.normal_form(here).function
            if in_region and _tells_order(function):
                return False
            for instruction in function.instructions():
                if not isinstance(instruction, Call) or _repeats(program.rows.of(instruction)):
                    continue
                callee = instruction.callee_name
                if in_region and callee and same_again(callee):
                    called.add(callee)
                    continue
                if not callee or not program.module.defines(callee):
                    return False
                inner = callee, in_region or is_team(callee)
                if inner not in seen:
                    seen.add(inner)
                    pending.append(inner)
        return not by_chance(called)


_ROUNDS = 6
"""Moved words may uncover others that are moved on; so far they are followed."""


def _tells_order(function: Function) -> bool:
    """Whether a thread learns which others have been at some memory before."""
    accesses = [
        i for i in function.instructions() if isinstance(i, MemoryAccess) and not i.is_plain
    ]
    if not accesses:
        return False
    used = {o for i in function.instructions() for _, o in operands_of(i)}
    return any(a in used or isinstance(a, Store) for a in accesses)


def _repeats(row: Row | None) -> bool:
    return row is not None and row.repeats and not row.effects.input_output


def _summary_outside(call: Call, rows: Rows) -> CallSummary:
    """The effects of a call in what is not differentiated: nobody looks into bodies there."""
    row = rows.of(call)
    return WORST if row is None else row_summary(row)


def _runs_again(row: Row | None) -> bool:
    return row is not None and row.re_executable and not row.effects.input_output
