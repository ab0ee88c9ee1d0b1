"""Functions that derivatives call and that come with them: put into the module if they are used."""

from __future__ import annotations

from ltoad.differentiate.shadows import (
    contested,
    earlier,
    global_shadows,
    guards,
    tags,
    unknown_addresses,
)
from ltoad.differentiate.shadows.global_shadows import GlobalShadows
from ltoad.differentiate.support import (
    arena,
    baton,
    block_helpers,
    checkpoint_memory,
    exceptions,
    freed_inputs,
    mirrored_calls,
    mpi,
    own_blocks,
    payloads,
    schedule,
    shared_places,
    sorting,
    split_tapes,
    stream_files,
    stream_state,
    teams,
    tree_colours,
    unknown_place,
    unknown_target,
)
from ltoad.ir.clone import copy_function
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.types import FunctionType
from ltoad.ir.values import GlobalReference
from ltoad.rules import inner_zeros, set_exponents, threads
from ltoad.rules.allocators import RUST_ZEROED, zeroed_by_rust
from ltoad.rules.helpers import definitions, helper
from ltoad.rules.mpi import PREFIX as MPI_PREFIX
from ltoad.runtime import Source

_SOURCES = {
    **baton.SOURCES,
    **block_helpers.SOURCES,
    **contested.SOURCES,
    **earlier.SOURCES,
    **freed_inputs.SOURCES,
    **guards.SOURCES,
    **shared_places.SOURCES,
    **split_tapes.SOURCES,
    **own_blocks.SOURCES,
    **stream_files.SOURCES,
    **stream_state.SOURCES,
    **tags.SOURCES,
    **teams.SOURCES,
    **tree_colours.SOURCES,
    **unknown_addresses.SOURCES,
}


class SupportCode:
    """What the derivatives of a module need.

    ``last``: they are not differentiated in turn; those that are call the functions that make
    tapes, and those that keep tags, like functions of a library.
    """

    def __init__(self, module: Module, *, last: bool) -> None:
        self._module = module
        self._last = last
        self._scalars: dict[str, None] = {}
        self._texts: dict[str, None] = {}
        self._messages: dict[str, None] = {}
        self._needed: dict[str, FunctionType] = {}
        self._outside: dict[str, str] = {}

    def declare(self, name: str, type_: FunctionType) -> None:
        """Let derivatives call a function."""
        source = _SOURCES.get(name)
        if name.startswith(MPI_PREFIX):
            self._messages[name] = None
        elif source is not None and name not in tags.TYPES:
            self._texts[source.definition(name)] = None
        elif helper(name) is not None:
            self._scalars[name] = None
        else:
            self._module.declare(name, type_)

    def declare_shared(self, function: Function) -> None:
        """Declare what a derivative calls of functions that make tapes, and that tell of zeros."""
        for instruction in function.instructions():
            if not isinstance(instruction, Call):
                continue
            name = instruction.callee_name
            if name in arena.TYPES:
                self._module.declare(name, arena.TYPES[name])
            elif inner_zeros.by_prefix(name) is not None:
                suffix = "nounwind willreturn memory(none)"
                self._module.declare(name, instruction.function_type, suffix=suffix)

    def define(self, text: str) -> None:
        """Add what is defined in ``text`` and not yet in the module; :meth:`add` will declare what
        is declared there."""
        helpers = Module.parse(text)
        for name in helpers.global_names():
            variable = helpers.global_variable(name)
            if variable.is_declaration:
                self._outside[name] = variable.text
            elif not self._module.has_global(name):
                self._module.add_global(name, variable.text)
        for name in helpers.function_names():
            if not self._module.defines(name):
                self._module.add_function(helpers.function(name))
        for name in helpers.declaration_names():
            self._needed[name] = helpers.signature(name).type

    def add(self, globals_: GlobalShadows, begin: str) -> None:
        """Define all that is in use; ``begin`` is a library's function that gets ready, if any."""
        module = self._module
        text, declared = definitions(self._scalars)
        if begin:
            self._fill_begin(begin, globals_)
        self._gather_texts()
        for definition in self._texts:
            self.define(self._with_allocators(definition))
        if self._last:
            self._define_tags()
        self.define(text)
        declared |= self._define_globals(globals_)
        if self._last:
            self._define_tapes()
            self._define_zeros()
        if self._last and any(map(module.declares, exceptions.FUNCTIONS)):
            self.define(Source(exceptions.FILE).text())
        has_runners = any(map(module.knows, baton.SOURCES))
        for name in threads.SUPPORT:
            if module.declares(name) or (has_runners and name == threads.ENTER):
                self.define(Source(threads.FILE).definition(name))
        self._define_foreign_calls()
        for name, type_ in (declared | self._needed).items():
            module.declare(name, type_)
        self._declare_globals()

    def _define_foreign_calls(self) -> None:
        """What primal code calls that was written in the place of other instructions."""
        if self._module.declares(unknown_target.UNKNOWN_TARGET):
            self.define(Source(unknown_target.FILE).text())
        if self._module.declares(unknown_place.UNKNOWN_PLACE):
            self.define(Source(unknown_place.FILE).text())
        for name in filter(self._module.declares, set_exponents.TYPES):
            self.define(set_exponents.definition(name))
        for name in list(self._module.declaration_names()):
            if name.startswith(mirrored_calls.PREFIX):
                type_ = self._module.signature(name).type
                self.define(mirrored_calls.definition(name, type_))
        if any(map(self._module.declares, payloads.TYPES)):
            self.define(Source(payloads.FILE).text())
        if any(map(self._module.declares, stream_state.TYPES)):
            for file in stream_state.FILES:
                self.define(Source(file).text())

    def _gather_texts(self) -> None:
        """What is called of threads and messages joins the texts that derivatives call."""
        for sources in (teams.SOURCES, baton.SOURCES):
            for name in filter(self._module.declares, sources):
                self._texts[sources[name].definition(name)] = None
        for name in self._messages:
            self._texts |= dict.fromkeys(mpi.definitions(name, self._module))

    def _define_globals(self, globals_: GlobalShadows) -> dict[str, FunctionType]:
        """What is called around derivatives and by threads; returns what that calls."""
        called: dict[str, FunctionType] = {}
        if self._module.declares(globals_.enter):
            for text in globals_.definitions():
                self.define(text)
            called |= global_shadows.DECLARATIONS
            called |= dict.fromkeys(globals_.begins, global_shadows.TYPE)
        if self._module.declares(globals_.join):
            self.define(globals_.joining())
            called |= global_shadows.DECLARATIONS
        return called

    def _define_tags(self) -> None:
        """The functions that keep tags, which derivatives call, or what they call."""
        for name in tags.TYPES:
            if name in self._needed or self._module.declares(name):
                self.define(tags.SOURCES[name].definition(name))

    def _declare_globals(self) -> None:
        """Variables of libraries that are mentioned in what was added."""
        for name, text in self._outside.items():
            if not self._module.has_global(name):
                self._module.add_global(name, text)

    def _with_allocators(self, text: str) -> str:
        """A text that allocates by the name that Rust's allocator has in this program."""
        if f"@{RUST_ZEROED}(" not in text:
            return text
        module = self._module
        name = zeroed_by_rust([*module.function_names(), *module.declaration_names()])
        return text.replace(f"@{RUST_ZEROED}(", f"@{name}(")

    def _fill_begin(self, name: str, globals_: GlobalShadows) -> None:
        """Let a library's function get the shadows ready, of blocks that are left over, too."""
        function, _ = copy_function(self._module.function(name), name)
        for place, step in enumerate((globals_.leave, globals_.clear, globals_.enter)):
            self._module.declare(step, global_shadows.TYPE)
            function.entry.insert(place, Call(GlobalReference(step), global_shadows.TYPE, ()))
        self._module.replace_function(function)

    def _define_zeros(self) -> None:
        for name in list(filter(inner_zeros.by_prefix, self._module.declaration_names())):
            self.define(inner_zeros.definition(name, self._module.signature(name).type))

    def _define_tapes(self) -> None:
        """The functions that tapes are made with."""

        def declares(name: str) -> bool:
            return name in self._needed or self._module.declares(name)

        families = (checkpoint_memory, schedule, sorting)
        files = [family.FILE for family in families if any(map(declares, family.TYPES))]
        if files or any(map(declares, arena.TYPES)):
            for file in (*arena.FILES, *files):
                self.define(Source(file).text())
