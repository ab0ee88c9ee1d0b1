"""What the analyses say of a function that is differentiated, put together for a key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ltoad.analysis.memory.memory_classes import MemoryClasses
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.overwrite import Overwrites, never, outliving
from ltoad.analysis.numbers.geometry import Geometry
from ltoad.analysis.numbers.tables import Tables
from ltoad.analysis.program.activity import Activity
from ltoad.analysis.program.call_contexts import CallContexts
from ltoad.analysis.program.program import Program
from ltoad.differentiate.facts.cofunctions import find_cofunctions
from ltoad.differentiate.facts.discarded import discarded_values
from ltoad.differentiate.facts.facts import Facts, speculated_values
from ltoad.differentiate.facts.library import Library
from ltoad.differentiate.facts.loop_hints import hint_short_runs
from ltoad.differentiate.facts.ownership import owned_loads
from ltoad.differentiate.keys.signature import Key, Mode
from ltoad.differentiate.prepare.spare_loads import hoist_invariant_loads, share_loads
from ltoad.ir.module import Module
from ltoad.ir.values import Value


class FactFinder:
    """Facts by key."""

    def __init__(
        self,
        module: Module,
        program: Program,
        library: Library,
        contexts: CallContexts,
        *,
        last: bool,
        keeps_errno: bool,
    ) -> None:
        self.heap = library.heap
        self._module = module
        self._program = program
        self._library = library
        self._contexts = contexts
        self._last = last
        self.keeps_errno = keeps_errno
        self._tables = Tables(module, program.initial.is_constant)
        self._geometry: dict[str, Geometry] = {}
        self._shared: dict[str, Mapping[Value, Value]] = {}

    def facts(self, key: Key) -> Facts:
        """What holds while the derivative of ``key`` is planned and written."""
        program, name = self._program, key.function
        form = program.normal_form(name)
        pointers = program.pointers(name)
        types = self._library.types(name)
        activity = self._library.activity(name, key.pattern)
        overwrites = self._overwrites(key, activity)
        # activity may have been found before: of a load of which only a test looked at the value
        activity.useful.update(
            first for load, first in self._shared[name].items() if load in activity.useful
        )
        separate = self._contexts.apart(name)

        def may_alias(one: Origin, other: Origin) -> bool:
            return pointers.may_alias(one, other) and frozenset((one, other)) not in separate

        facts = Facts(
            key=key,
            form=form,
            layout=program.layout,
            pointers=pointers,
            types=types,
            carriers=self._library.carriers(name),
            activity=activity,
            overwrites=overwrites,
            speculated=speculated_values(form),
            discarded=discarded_values(form),
            global_heap=self.heap,
            classes=MemoryClasses(form.function, pointers, may_alias, overwrites.never_meet),
            cofunctions=find_cofunctions(form),
            owned={},
            without_addresses=self._contexts.without_addresses(name),
            last=self._last,
            keeps_errno=self.keeps_errno,
        )
        return replace(facts, owned=owned_loads(facts))

    def _overwrites(self, key: Key, activity: Activity) -> Overwrites:
        program, name = self._program, key.function
        geometry = self._geometry_of(name)
        separate = self._contexts.apart(name)
        active = None if key.options.runtime_activity else activity.apart

        def apart(one: Origin, other: Origin) -> bool:
            if active is not None and active(one, other):
                return True
            return frozenset((one, other)) in separate or self._is_unchanged(one, other)

        return Overwrites(
            program.normal_form(name),
            program.pointers(name),
            program.layout,
            program.call_summary,
            self._changed_later(key),
            apart,
            geometry,
        )

    def _geometry_of(self, name: str) -> Geometry:
        """The function's addresses, once what loads repeat is out of its loops."""
        if name not in self._geometry:
            program = self._program
            form, pointers = program.normal_form(name), program.pointers(name)
            separate, summaries = self._contexts.apart(name), program.call_summary

            def apart(one: Origin, other: Origin) -> bool:
                return frozenset((one, other)) in separate or self._is_unchanged(one, other)

            everything = Overwrites(form, pointers, program.layout, summaries, never, apart)
            self._shared[name] = share_loads(form, everything)
            hoist_invariant_loads(form, everything)
            hint_short_runs(form, program.layout, everything.subscripts, self._module)
            self._geometry[name] = Geometry(form, program.layout, self._tables)
        return self._geometry[name]

    def _is_unchanged(self, one: Origin, other: Origin) -> bool:
        """Whether one of two origins is a constant of the program, and the other is not: whatever
        is written there is written elsewhere."""
        return one != other and (self._is_constant(one) or self._is_constant(other))

    def _is_constant(self, origin: Origin) -> bool:
        is_global = origin.kind is OriginKind.GLOBAL
        return is_global and self._program.initial.is_constant(str(origin.key))

    def _changed_later(self, key: Key) -> Callable[[Origin], bool]:
        """Which memory may change between the sweeps, where they are calls of their own."""
        if key.mode not in (Mode.AUGMENTED, Mode.REVERSE):
            return never
        told = outliving(key.overwritten)

        def later(origin: Origin) -> bool:
            if isinstance(origin.key, str) and self._module.has_global(origin.key):
                return not self._module.global_variable(origin.key).is_constant
            return told(origin)

        return later
