"""How each call of a function with a body is differentiated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from ltoad.analysis.memory.address_integers import addressed_arguments
from ltoad.analysis.memory.offsets import ANYWHERE
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.points_to import ADDRESS_BYTES
from ltoad.analysis.memory.regions import Region
from ltoad.analysis.memory.summaries import FRESH, CallSummary
from ltoad.analysis.program.activity import Pattern
from ltoad.analysis.types.integer_uses import has_bounds
from ltoad.causes.code import UNSEEN_DATA, VARIADIC_CALL
from ltoad.causes.memory import ADDRESS_AS_INTEGER, INACTIVE_ADDRESS, PIECES, SHARED_MEMORY
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.library import Library
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.options import DerivativeOptions
from ltoad.differentiate.keys.signature import Key, Mode
from ltoad.differentiate.plan.thrown import ThrownWrites
from ltoad.differentiate.prepare.vector_accesses import accesses_masked
from ltoad.differentiate.shadows.guards import UNCERTAIN
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.types import VOID, is_floating, is_pointer
from ltoad.ir.values import InlineAssembly, Value, is_null
from ltoad.rules.rows import InactiveRow, Row

_UNBOUNDED = 1 << 62


def _check_words(call: Call, pattern: Pattern, facts: Facts) -> None:
    """Refuse to pass or to return pieces of floats."""
    passed = [o for o, on in zip(call.operands, pattern.arguments, strict=True) if on]
    if pattern.result and facts.activity.is_active(call):
        passed.append(call)
    for value in passed:
        if not is_pointer(value.type) and not facts.carriers.word(value).lanes:
            raise Unsupported(
                call,
                "pieces of a float that depends on an active input are passed as integers",
                PIECES.advising("pass whole floating-point numbers, or mark this data inactive"),
            )


def _refuse_active_result(call: Call, row: Row, facts: Facts) -> None:
    """What a function that the program calls inactive returns is no address of active memory."""
    told = isinstance(row, InactiveRow) and row.effects.unknown
    if told and is_pointer(call.type) and facts.has_shadow(call):
        raise Unsupported(
            call,
            f"'{call.callee_name}' is inactive, but returns the address of active memory",
            INACTIVE_ADDRESS,
        )


def _leaves_block(summary: CallSummary, index: int) -> bool:
    """Whether a function puts the address of a block that it allocates where an argument leads."""
    return any(
        place.kind is OriginKind.ARGUMENT and place.key == index and FRESH in sources
        for place, sources in summary.stores.items()
    )


def _unneeded(call: Call, facts: Facts) -> frozenset[int]:
    """The pointers that are passed to memory of which nobody wants what is left there."""
    pointers = ((i, o) for i, o in enumerate(call.operands) if is_pointer(o.type))
    return frozenset(i for i, operand in pointers if facts.is_unneeded(operand))


def _nameless(call: Call) -> str:
    inline = isinstance(call.callee, InlineAssembly)
    return "inline assembly" if inline else "a call through a pointer"


class Bodies(Protocol):
    """What is known of functions that are bodies of loops."""

    def is_iteration(self, name: str) -> bool:
        """Whether the reverse sweep may run a function again."""

    def is_independent(self, name: str) -> bool:
        """Whether it is one of which no iteration needs what another one leaves behind."""


class CallPlanner:
    """Chooses the callee's pattern and mode at every active call.

    ``loops`` knows the bodies of loops that the reverse sweep may run again, ``is_team`` the
    parallel regions.
    """

    def __init__(
        self,
        library: Library,
        needs_no_tape: Callable[[Key], bool],
        needs_no_run: Callable[[Key], bool],
        loops: Bodies,
        is_team: Callable[[str], bool],
    ) -> None:
        self._needs_no_tape = needs_no_tape
        self._needs_no_run = needs_no_run
        self._is_iteration = loops.is_iteration
        self.is_independent = loops.is_independent
        self._is_team = is_team
        self._program = library.program
        self._thrown = ThrownWrites(library.program)
        self.summary_of = library.program.call_summary
        self._is_leaf = library.is_leaf
        self._goes_on = library.word_goes_on
        self._is_key = library.word_is_key
        self._touches = library.touches_active_globals
        self._moves_unseen = library.moves_unseen
        self._communicates = library.communicates
        self._repeats = library.repeats
        self._addressed_arguments: dict[str, frozenset[int]] = {}

    def plan(self, call: Call, facts: Facts) -> CallPlan | None:
        """The plan of an active call of a function without a row, else None."""
        row = facts.rows.of(call)
        if row is not None:
            _refuse_active_result(call, row, facts)
            return None
        self._refuse_addresses_in_integers(call, facts)
        arguments = tuple(self._is_argument_active(o, facts) for o in call.operands)
        result = self._is_result_active(call, facts)
        quiet = not any(arguments) and not result and not self._touches(call)
        if quiet and not call.laid_down and not self._communicates(call.callee_name):
            self._refuse_unseen(call)
            return None
        if not self._reaches_return(call, facts):
            return None
        arguments = tuple(a or self._is_given_later(call, i) for i, a in enumerate(arguments))
        pattern = Pattern(arguments, result)
        shadows = tuple(
            i for i, o in enumerate(call.operands) if arguments[i] and is_pointer(o.type)
        )
        overwritten = self._overwritten(call, facts)
        defined = call.callee_name and self._program.module.defines(call.callee_name)
        if defined:
            self._check_arguments(call)
            _check_words(call, pattern, facts)
            self._thrown.refuse(call, facts)
        self._refuse_uncertain(call, shadows, facts)
        split = Key(
            call.callee_name,
            pattern,
            Mode.AUGMENTED,
            overwritten,
            facts.key.width,
            linearised=facts.key.linearised,
            options=self._options(call, facts),
        )
        if not defined:
            return CallPlan(split, shadows, call.callee_name or _nameless(call))
        return self._in_mode(call, split, shadows, facts)

    def may_wait(self, call: Call) -> bool:
        """Whether it does not matter to others when a function runs that has its inputs."""
        name = call.callee_name
        program = self._program
        if not self._is_analysed(name):
            return False
        if self._is_team(name) or name in program.told.rules:
            return False
        summary = self.summary_of(call)
        lasting = summary.frees or summary.fresh or summary.stores_pointers or summary.hides
        return not lasting and self._repeats(name)

    def _refuse_unseen(self, call: Call) -> None:
        """What moves data that no argument shows is not inactive because none of these is."""
        unseen = self._moves_unseen(call.callee_name)
        if unseen:
            raise Unsupported(
                call,
                f"'{unseen}' is called, which moves data that its arguments do not show: they may "
                "depend on an active input",
                UNSEEN_DATA,
            )

    def _in_mode(self, call: Call, split: Key, shadows: tuple[int, ...], facts: Facts) -> CallPlan:
        """The cheapest of the ways to run both sweeps of a call; ``split`` is always one."""
        if self._is_team(call.callee_name):
            return CallPlan(split, shadows)
        again = Mode.REPLAYED if self._is_iteration(call.callee_name) else Mode.COMBINED
        if call in facts.waiting:
            whole = replace(split, overwritten=(False,) * len(split.overwritten))
            whole = replace(whole, mode=again, unneeded=_unneeded(call, facts))
            return CallPlan(whole, shadows, delayed=True)
        if self._needs_no_tape(split):
            return CallPlan(split, shadows, untaped=True)
        whole = replace(split, overwritten=(False,) * len(split.overwritten), linearised=False)
        if again is Mode.REPLAYED:
            if self._needs_no_run(whole):
                return CallPlan(whole, shadows, untaped=True)
            # what it leaves behind it has left there in the forward sweep
            there = enumerate(call.operands if self.is_independent(call.callee_name) else ())
            left = frozenset(i for i, o in there if is_pointer(o.type))
            return CallPlan(replace(whole, mode=again, unneeded=left), shadows)
        if not self._may_combine(call, facts):
            return CallPlan(split, shadows)
        return CallPlan(replace(whole, mode=Mode.COMBINED, result_unneeded=True), shadows)

    def _options(self, call: Call, facts: Facts) -> DerivativeOptions:
        """What the callee's derivative takes over: one that neither frees anything of the caller's
        arguments nor leaves blocks of its own looks at nothing."""
        options = facts.options
        frees = options.frees_inputs and self._frees_or_leaves(call, facts)
        shared = frozenset(
            i for i, o in enumerate(call.operands) if is_pointer(o.type) and facts.is_shared(o)
        )
        others = None if options.shared is None else shared
        return replace(options, frees_inputs=frees, shared=others, same_arguments=False)

    def _frees_or_leaves(self, call: Call, facts: Facts) -> bool:
        """Whether a callee may free what was not allocated here, or leave a block to be freed."""
        summary = self._program.call_summary(call)
        if summary.fresh or any(FRESH in sources for sources in summary.stores.values()):
            return True
        translate = facts.pointers.translate
        return any(not o.root.is_local for freed in summary.frees for o in translate(freed, call))

    def _refuse_uncertain(self, call: Call, shadows: tuple[int, ...], facts: Facts) -> None:
        """A rule of the program's own gets no primal for a shadow, and adds to it alone."""
        if call.callee_name not in self._program.told.stubs.values():
            return
        if any(facts.is_shared(call.operands[i]) for i in shadows):
            raise Unsupported(
                call,
                "threads of a parallel region share the memory that is passed here, and the "
                "gradient that is registered adds to its derivative as if it were alone",
                SHARED_MEMORY,
            )
        if any(self._may_hold_primals(call.operands[i], facts) for i in shadows):
            raise Unsupported(call, *UNCERTAIN)

    def _may_hold_primals(self, pointer: Value, facts: Facts) -> bool:
        """Whether a shadow, or one that is stored in it, may be the address of inactive memory."""
        if facts.may_be_inactive(pointer):
            return True
        roots = {o.root for o in self._behind(pointer, facts)}
        own = {r for r in roots if r.is_local or r.kind is OriginKind.GLOBAL}
        return facts.options.runtime_activity and bool(roots - (own & facts.activity.objects))

    def _refuse_addresses_in_integers(self, call: Call, facts: Facts) -> None:
        """A word that the caller copied out of memory is no address unless the callee says so."""
        size_of = self._program.layout.size_of
        for index, operand in enumerate(call.operands):
            if is_pointer(operand.type) or size_of(operand.type) < ADDRESS_BYTES:
                continue
            if not facts.has_shadow(operand):
                continue
            if is_floating(facts.carriers.adjoint_type(operand)):
                continue
            if has_bounds(self._said_of_argument(call, index)):
                continue
            inside = index in self._addressed(call.callee_name)
            if inside or self._is_address(operand, call.callee_name, index, facts):
                raise Unsupported(
                    call,
                    "the address of active memory is passed as an integer",
                    ADDRESS_AS_INTEGER,
                )

    def _said_of_argument(self, call: Call, index: int) -> Sequence[str]:
        """The attributes of an argument, here and where the function is defined."""
        here = call.argument_attributes[index]
        if not self._is_analysed(call.callee_name):
            return here
        parameters = self._program.normal_form(call.callee_name).function.arguments
        return [*here, *(a for p in parameters[index : index + 1] for a in p.attributes)]

    def _is_address(self, word: Value, callee: str, index: int, facts: Facts) -> bool:
        """Whether a word that is passed is the address of something, for all that is known.

        One out of memory where addresses lie, among others, may be a size: the callee tells.  The
        key of a table is an address that nobody goes by.
        """
        if facts.pointers.is_cast_address(word):
            return not self._is_key(callee, index)
        return facts.pointers.is_computed_address(word) and self._goes_on(callee, index)

    def _addressed(self, name: str) -> frozenset[int]:
        """The integer parameters of a function that it uses as addresses."""
        if name not in self._addressed_arguments:
            self._addressed_arguments[name] = (
                addressed_arguments(self._program.normal_form(name).function)
                if self._is_analysed(name)
                else frozenset()
            )
        return self._addressed_arguments[name]

    def _is_analysed(self, name: str) -> bool:
        """Whether there is a body of this name that can be looked into."""
        program = self._program
        return bool(name) and program.module.defines(name) and program.problem(name) is None

    def _check_arguments(self, call: Call) -> None:
        callee = self._program.module.signature(call.callee_name).type
        if callee.variadic or len(callee.parameters) != len(call.operands):
            raise Unsupported(
                call,
                f"'{call.callee_name}' is called with active data and a number of arguments "
                "that may vary",
                VARIADIC_CALL,
            )

    def _reaches_return(self, call: Call, facts: Facts) -> bool:
        return call.parent in facts.form.returning

    def _is_argument_active(self, operand: Value, facts: Facts) -> bool:
        if is_pointer(operand.type):
            return facts.has_shadow(operand)
        return facts.activity.is_active(operand)

    def _is_given_later(self, call: Call, index: int) -> bool:
        """Whether a pointer is null, and the callee gives itself another one when it goes on, or
        puts a block of its own where others lead, or accesses lanes there that a mask excludes.

        That one may be active, and then both meet in the callee; null is its own shadow.
        """
        name = call.callee_name
        if not is_null(call.operands[index]) or not self._program.module.defines(name):
            return False
        if self._program.problem(name) is not None:
            return False
        if _leaves_block(self._program.summary(name), index):
            return True
        callee = self._program.normal_form(name).function
        if any(accesses_masked(callee, a) for a in callee.arguments[index : index + 1]):
            return True
        given = {
            o
            for i in callee.instructions()
            if isinstance(i, Call) and i.callee_name == name
            for o in i.operands[index : index + 1]
        }
        passed_on = callee.arguments[index : index + 1]
        return any(not is_null(o) and o not in passed_on for o in given)

    def _is_result_active(self, call: Call, facts: Facts) -> bool:
        if call.type == VOID:
            return False
        if not is_floating(call.type) and facts.has_shadow(call):
            return True
        return facts.activity.is_active(call)

    def _may_combine(self, call: Call, facts: Facts) -> bool:
        """Whether the reverse sweep can run the whole callee again, and cheaply."""
        name = call.callee_name
        if not self._program.module.defines(name) or self._program.problem(name) is not None:
            return False
        summary = self._program.call_summary(call)
        if summary.writes or summary.frees or summary.fresh:
            return False
        if facts.returns_address(call):
            return False
        if facts.overwrites.clobbered(call):
            return False
        return self._is_leaf(call.callee_name)

    def _overwritten(self, call: Call, facts: Facts) -> tuple[bool, ...]:
        """For each pointer argument whether its memory may change before the reverse sweep.

        What pointers in that memory lead to counts as well.
        """
        flags = []
        for operand in call.operands:
            regions = tuple(Region(o, ANYWHERE, _UNBOUNDED) for o in self._behind(operand, facts))
            flags.append(bool(regions) and facts.overwrites.regions_clobbered(regions, call))
        return tuple(flags)

    def _behind(self, operand: Value, facts: Facts) -> set[Origin]:
        """Origins reachable from an argument, initial contents included."""
        pointers = facts.pointers
        found = set(pointers.memory.reachable(pointers.of(operand)))
        pending = list(found)
        while pending:
            for inner in pointers.memory.contents(pending.pop(), ANYWHERE):
                if inner not in found:
                    found.add(inner)
                    pending.append(inner)
        return found
