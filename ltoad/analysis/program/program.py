"""All functions that differentiation may look at, analysed on demand.

A :class:`Program` memoises, by function name, the normal form, the pointer
solution and the effect summary.  Recursive functions get their summary as
the least fixpoint over the functions of the cycle.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache

from ltoad.analysis.memory.block_copies import memory_copy_operands
from ltoad.analysis.memory.carried_loads import CarriedLoads, may_carry_loads
from ltoad.analysis.memory.initial import InitialPointers
from ltoad.analysis.memory.kinds import ADDRESS, tbaa_kind
from ltoad.analysis.memory.languages import Languages
from ltoad.analysis.memory.offsets import ANYWHERE, Congruence
from ltoad.analysis.memory.origins import AMONG_THREADS, UNKNOWN, Origin, OriginKind
from ltoad.analysis.memory.overwrite import Overwrites, never
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.memory.restricted import Restricted
from ltoad.analysis.memory.summaries import (
    ANYWHERE_IN_RESULT,
    FRESH,
    NOTHING,
    WORST,
    CallSummary,
    joined,
    row_summary,
)
from ltoad.analysis.program.fixpoint import Fixpoint
from ltoad.analysis.program.told import NOTHING_TOLD, Told, substituted
from ltoad.analysis.shape.normal_form import NormalForm, Prepare, normalise
from ltoad.analysis.unsupported import Unsupported
from ltoad.causes.code import UNREADABLE
from ltoad.errors import IRError
from ltoad.ir.builder import Names
from ltoad.ir.instructions import Call, Function, Return
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, MemoryAccess, Store
from ltoad.ir.module import Module
from ltoad.ir.types import is_pointer
from ltoad.ir.values import InlineAssembly
from ltoad.rules.table import Rows


def leave(_function: Function, _names: Names) -> None:
    """The preparation that changes nothing."""


_KEPT_SOLUTIONS = 6
"""Steps of a recursion that are kept of each function."""


class Program:
    """Analyses of one module's functions; ``rows`` has what is known of those that they call.

    ``is_team`` knows functions that stand for parallel regions.
    """

    def __init__(
        self,
        module: Module,
        rows: Rows,
        prepare: Prepare = leave,
        told: Told = NOTHING_TOLD,
        is_team: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self.module = module
        self.rows = rows
        self.told = told
        self._prepare = prepare
        self.is_team = is_team
        self.languages = Languages(module)
        self.layout: DataLayout = module.layout
        self.initial = InitialPointers(module)
        self._normal: dict[str, NormalForm] = {}
        self._problems: dict[str, Unsupported] = {}
        self._pointers: dict[str, Pointers] = {}
        self._solutions: dict[str, list[_Solution]] = {}
        self._quiet: dict[str, bool] = {}
        self._summaries = Fixpoint(self._summarise, CallSummary())

    def normal_form(self, name: str) -> NormalForm:
        """The normal form of a defined function; the module's own copy stays as it is.

        Raises Unsupported if :meth:`problem` finds one.
        """
        problem = self.problem(name)
        if problem is not None:
            raise problem
        return self._normal[name]

    def body(self, name: str) -> Function | None:
        """The normal form's function, if the program defines it and it has one."""
        if not self.module.defines(name) or self.problem(name) is not None:
            return None
        return self._normal[name].function

    def problem(self, name: str) -> Unsupported | None:
        """Why a defined function has no normal form, if so."""
        if name not in self._normal and name not in self._problems:
            try:
                function = self.module.function(name)
                form = normalise(function, self.layout, self._prepare, self.rows)
                form.restricted = Restricted(self.module, form.function).apart
                form.exact = self.languages.is_exact(form.function)
                self._normal[name] = form
            except Unsupported as problem:
                self._problems[name] = problem
            except IRError as error:
                reason = f"the function cannot be read: {error.message}"
                self._problems[name] = Unsupported(
                    None, reason, UNREADABLE.advising("report it with the IR")
                )
        return self._problems.get(name)

    def pointers(self, name: str) -> Pointers:
        """The final pointer solution of a defined function."""
        if name not in self._pointers:
            self._pointers[name] = self._settled(name)
        return self._pointers[name]

    def _settled(self, name: str) -> Pointers:
        """The solution once loads are back that the compiler has spared."""
        form, pointers = self.normal_form(name), self._solve(name).pointers
        if not may_carry_loads(form):
            return pointers
        overwrites = Overwrites(form, pointers, self.layout, self.call_summary, never)
        if CarriedLoads(form, overwrites).restore():
            del self._solutions[name]
        return self._solve(name).pointers

    def forget_memory(self, rewritten: Collection[str]) -> None:
        """Analyse memory anew: the normal forms of some functions have been rewritten."""
        self._pointers.clear()
        for name in rewritten:
            self._solutions.pop(name, None)
        self._summaries = Fixpoint(self._summarise, CallSummary())

    def call_summary(self, call: Call) -> CallSummary:
        """The effects of one call: a row's, a body's, or the declaration's."""
        name = call.callee_name
        if self.is_abandoned(call):
            return CallSummary()
        row = self.rows.row(name)
        if row is not None and not row.effects.unknown:
            return row_summary(row)
        if name in self.told.rules:
            return self._substituted(call)
        if name and self.module.defines(name):
            summary = self.summary(name)
            return self._told(name, _as_a_whole(summary) if self.is_team(name) else summary)
        return self._told(name, self._declared(call))

    def is_abandoned(self, call: Call) -> bool:
        """Whether nobody sees what a call does, because control comes back from there never.

        The reverse sweep does not come by, and no caller goes on: not even by
        catching, where the function promises not to unwind.  Such a call prints a
        message and stops the program, and whatever it needs for that need not be analysed.
        """
        block = call.parent
        home = None if block is None else block.parent
        if block is None or home is None or home.name not in self._normal:
            return False
        form = self._normal[home.name]
        if form.function is not home or block in form.returning:
            return False
        return self._never_unwinds(home.name)

    def _never_unwinds(self, name: str) -> bool:
        if name not in self._quiet:
            self._quiet[name] = "nounwind" in self.module.function_attributes(name)
        return self._quiet[name]

    def _told(self, name: str, summary: CallSummary) -> CallSummary:
        return replace(summary, frees=NOTHING) if name in self.told.without_frees else summary

    def _substituted(self, call: Call) -> CallSummary:
        """The effects of a function with a rule: its own, and those of the augmented primal."""
        substitute = self.told.rules[call.callee_name]
        summary = None
        if self.module.defines(substitute.name):
            summary = substituted(self.summary(substitute.name), substitute)
        if self.module.defines(call.callee_name):
            own = self.summary(call.callee_name)
            summary = own if summary is None else own.union(summary)
        if summary is None:
            # a rule cannot tell of memory that is gone when the reverse sweep comes
            summary = replace(self._declared(call), frees=NOTHING)
        return self._told(call.callee_name, summary)

    def summary(self, name: str) -> CallSummary:
        """The effects of a defined function; all there are if it has no normal form."""
        if self.problem(name) is not None:
            return WORST
        return self._summaries.of(name)

    def _solve(self, name: str) -> _Solution:
        """The solution by what is known so far of those that are called.

        One that was found before still holds if all that is called does what it did then.  When
        memory is analysed anew, recursive functions come by the same steps as before.
        """
        form = self.normal_form(name)
        called = [self.call_summary(call) for call in _calls(form)]
        kept = self._solutions.setdefault(name, [])
        known = next((s for s in kept if s.called == called), None)
        if known is None:
            pointers = Pointers(
                form.function,
                self.layout,
                self.call_summary,
                self.initial,
                self.is_number,
                self.rows,
            )
            known = _Solution(called, pointers)
            kept.insert(0, known)
            del kept[_KEPT_SOLUTIONS:]
        return known

    def is_number(self, access: MemoryAccess) -> bool:
        """Whether a load, by its metadata, reads no address."""
        kind = None if is_pointer(access.type) else tbaa_kind(access, self.module)
        return kind is not None and kind != ADDRESS

    def _summarise(self, name: str, former: CallSummary) -> CallSummary:
        solution = self._solve(name)
        if solution.summary is None:
            solution.summary = self._effects(name, solution.pointers)
        return former.union(solution.summary)

    def _effects(self, name: str, pointers: Pointers) -> CallSummary:
        summary = CallSummary()
        made: set[Origin] = set()
        for instruction in self.normal_form(name).function.instructions():
            if isinstance(instruction, MemoryAccess):
                summary = summary.union(_access_effects(instruction, pointers))
            elif isinstance(instruction, Call):
                summary = summary.union(self._call_effects(instruction, pointers))
            elif isinstance(instruction, Return) and instruction.value is not None:
                origins = pointers.returned(instruction)
                made |= {o for o in origins if o.kind is OriginKind.HEAP}
                returned = CallSummary(
                    returns=_returned(origins, pointers),
                    fresh=bool(made),
                    members=pointers.members.with_addresses(instruction.value),
                )
                summary = summary.union(returned)
        return summary.union(_stores(pointers, made))

    def _call_effects(self, call: Call, pointers: Pointers) -> CallSummary:
        inner = self.call_summary(call)

        def outward(origins: frozenset[Origin]) -> frozenset[Origin]:
            return _visible(
                {o for origin in origins for o in pointers.translate(origin, call)}, pointers
            )

        return CallSummary(
            reads=outward(inner.reads),
            writes=outward(inner.writes),
            frees=outward(inner.frees),
            stores_pointers=inner.stores_pointers or _copies_pointers(call, pointers),
            hides=inner.hides,
        )

    def _declared(self, call: Call) -> CallSummary:
        """What the declaration's memory attributes promise of an unknown callee."""
        words = [*call.function_attributes]
        # a derivative that is still to be written is not known yet
        if call.callee_name and self.module.knows(call.callee_name):
            words += self.module.function_attributes(call.callee_name)
        expanded: list[str] = []
        for word in words:
            expanded += self.module.attribute_group(word) if word.startswith("#") else [word]
        if "memory(none)" in expanded or _is_assembly_of_registers(call):
            returned = {UNKNOWN: ANYWHERE} if is_pointer(call.type) else {}
            return CallSummary(returns=returned, members=ANYWHERE_IN_RESULT)
        return WORST


@dataclass(slots=True)
class _Solution:
    """Where the pointers of a function may point if what it calls has these effects."""

    called: list[CallSummary]
    pointers: Pointers
    summary: CallSummary | None = None


def _as_a_whole(region: CallSummary) -> CallSummary:
    """The effects of a parallel region, of which all threads do the same: what one of them may see
    of others, it may have written itself."""
    among = {AMONG_THREADS}
    return replace(region, reads=region.reads - among, writes=region.writes - among)


def _calls(form: NormalForm) -> list[Call]:
    return [i for i in form.function.instructions() if isinstance(i, Call)]


def _is_assembly_of_registers(call: Call) -> bool:
    """Whether it is inline assembly that says nothing of memory, and gets no address."""
    callee = call.callee
    if not isinstance(callee, InlineAssembly) or "~{memory}" in callee.text:
        return False
    return not any(is_pointer(o.type) for o in call.operands)


def _visible(origins: Iterable[Origin], pointers: Pointers) -> frozenset[Origin]:
    """What origins are to a caller; those that are of this function's own making mean nothing."""
    return NOTHING.union(*map(pointers.outside, origins))


def _returned(origins: Mapping[Origin, Congruence], pointers: Pointers) -> dict[Origin, Congruence]:
    found: dict[Origin, Congruence] = {}
    for origin, where in origins.items():
        in_order = sorted(pointers.outside(origin), key=lambda o: o.serial)
        outside = {o: where if o == origin else ANYWHERE for o in in_order}
        found = joined(found, outside)
    return found


def _stores(pointers: Pointers, returned: Collection[Origin]) -> CallSummary:
    """The addresses that a function leaves where its caller can see them.

    ``returned`` are the blocks of its own that it returns.
    """
    inside = pointers.escaped | pointers.memory.reachable(returned)
    found: dict[Origin, set[Origin]] = defaultdict(set)
    as_seen = cache(lambda source: _as_caller_sees(source, pointers))
    for place, stored in pointers.memory.by_place():
        places = pointers.outside(place)
        own = (o for o in pointers.identities.of(place) if o.kind is OriginKind.HEAP)
        if not places and any(o in inside for o in own):
            places = frozenset([FRESH])
        # nearly always memory of this function, and few sets for many addresses
        sources = NOTHING.union(*set(map(as_seen, stored))) if places else NOTHING
        if sources:
            for outside in places:
                found[outside] |= sources
    return CallSummary(stores={place: frozenset(sources) for place, sources in found.items()})


def _as_caller_sees(source: Origin, pointers: Pointers) -> frozenset[Origin]:
    """Memory from outside, and blocks that this function or one that it calls allocated."""
    memory = pointers.identities.of(source)
    own = any(o.kind is OriginKind.HEAP for o in memory)
    return pointers.outside(source) | {FRESH} if own else pointers.outside(source)


def _copies_pointers(call: Call, pointers: Pointers) -> bool:
    """Whether a block copy may put addresses where a caller can see them."""
    copied = memory_copy_operands(call, pointers.rows)
    if copied is None or not _visible(pointers.of(copied[0]), pointers):
        return False
    return any(pointers.memory.contents(origin, ANYWHERE) for origin in pointers.of(copied[1]))


def _access_effects(access: MemoryAccess, pointers: Pointers) -> CallSummary:
    origins = pointers.of(access.pointer)
    reads, writes = not isinstance(access, Store), not isinstance(access, Load)
    stores = writes and any(pointers.of(o) for o in access.operands if o is not access.pointer)
    return CallSummary(
        reads=_visible(origins, pointers) if reads else frozenset(),
        writes=_visible(origins, pointers) if writes else frozenset(),
        stores_pointers=stores and bool(_visible(origins, pointers)),
    )
