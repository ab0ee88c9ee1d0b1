"""Functions that derivatives call and that come with them: put into the module if they are used."""

from __future__ import annotations

from ltoad.differentiate.adjoints import sorting
from ltoad.differentiate.prepare.indirect import UNKNOWN_TARGET, UNKNOWN_TARGET_TEXT
from ltoad.differentiate.shadows import contested, global_shadows, guards
from ltoad.differentiate.shadows.global_shadows import GlobalShadows
from ltoad.differentiate.support import (
    arena,
    block_helpers,
    checkpoint_memory,
    schedule,
    split_tapes,
)
from ltoad.ir.clone import copy_function
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.types import FunctionType
from ltoad.ir.values import GlobalReference
from ltoad.rules.helpers import definitions, helper

_TEXTS = {**block_helpers.TEXTS, **contested.TEXTS, **guards.TEXTS, **split_tapes.TEXTS}


class SupportCode:
    """What the derivatives of a module need.

    ``last``: they are not differentiated in turn; those that are call the functions that make
    tapes like functions of a library.
    """

    def __init__(self, module: Module, *, last: bool) -> None:
        self._module = module
        self._last = last
        self._scalars: dict[str, None] = {}
        self._texts: dict[str, None] = {}

    def declare(self, name: str, type_: FunctionType) -> None:
        """Let derivatives call a function."""
        texts = _TEXTS.get(name)
        if texts is not None:
            self._texts.update(dict.fromkeys(texts))
        elif helper(name) is not None:
            self._scalars[name] = None
        else:
            self._module.declare(name, type_)

    def declare_tapes(self, function: Function) -> None:
        """Declare what a derivative calls of the functions that make tapes."""
        for instruction in function.instructions():
            name = instruction.callee_name if isinstance(instruction, Call) else ""
            if name in arena.TYPES:
                self._module.declare(name, arena.TYPES[name])

    def define(self, text: str) -> None:
        """Add what is defined in ``text`` and not yet in the module."""
        helpers = Module.parse(text)
        for name in helpers.global_names():
            if not self._module.has_global(name):
                self._module.add_global(name, helpers.global_variable(name).text)
        for name in helpers.function_names():
            if not self._module.defines(name):
                self._module.add_function(helpers.function(name))

    def add(self, globals_: GlobalShadows, begin: str) -> None:
        """Define all that is in use; ``begin`` is a library's function that gets ready, if any."""
        module = self._module
        text, declared = definitions(self._scalars)
        if begin:
            self._fill_begin(begin, globals_)
        for definition in self._texts:
            self.define(definition)
            declared |= {**arena.DECLARATIONS, **arena.INTRINSICS}
        self.define(text)
        if module.declares(globals_.enter):
            self.define(globals_.definitions())
            declared |= global_shadows.DECLARATIONS
            declared |= dict.fromkeys(globals_.begins, global_shadows.TYPE)
        if self._last:
            declared |= self._define_tapes()
        if module.declares(UNKNOWN_TARGET):
            self.define(UNKNOWN_TARGET_TEXT)
            declared |= arena.DECLARATIONS
        for name, type_ in declared.items():
            module.declare(name, type_)

    def _fill_begin(self, name: str, globals_: GlobalShadows) -> None:
        """Let a library's function get the shadows ready, of blocks that are left over, too."""
        function, _ = copy_function(self._module.function(name), name)
        for place, step in enumerate((globals_.leave, globals_.clear, globals_.enter)):
            self._module.declare(step, global_shadows.TYPE)
            function.entry.insert(place, Call(GlobalReference(step), global_shadows.TYPE, ()))
        self._module.replace_function(function)

    def _define_tapes(self) -> dict[str, FunctionType]:
        """The functions that tapes are made with; what they call."""
        module = self._module
        candidates = (checkpoint_memory, schedule, sorting)
        families = [f for f in candidates if any(map(module.declares, f.TYPES))]
        if not families and not any(map(module.declares, arena.TYPES)):
            return {}
        self.define("".join([arena.TEXT, *(family.TEXT for family in families)]))
        declared = {**arena.DECLARATIONS, **arena.INTRINSICS}
        for family in families:
            declared |= family.DECLARATIONS
        return declared
