"""A module in which requests check themselves: clones, the way into them, and the table of places.

A function begins by asking whether this is a sanitized run, and goes on in its clone then: so
whoever calls it, through a pointer or from native code, comes to the clone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from ltoad.errors import IRError
from ltoad.ir.builder import Builder
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import BasicBlock, Call, Function, Metadata, Return
from ltoad.ir.memory import Alloca
from ltoad.ir.module import Module
from ltoad.ir.text import symbols
from ltoad.ir.types import I8, VOID
from ltoad.ir.values import Constant, GlobalReference, integer, unquote_name
from ltoad.rules.helpers import definitions
from ltoad.rules.rows import InactiveRow, Row
from ltoad.sanitize import runtime
from ltoad.sanitize.calls import Callees
from ltoad.sanitize.clone import clone_of
from ltoad.sanitize.natives import natives_of
from ltoad.sanitize.sites import Sites

RUN = runtime.PREFIX + "run"
"""How the functions begin that run the primal of a request."""


def sanitized(text: str, told: Collection[str], row: Callable[[str], Row | None]) -> str:
    """The module with a clone of every function that a request may reach.

    ``row`` gives what is known of functions; of those in ``told`` the program says it itself.
    """
    module = Module.parse(text)
    runs = [n for n in module.function_names() if n.startswith(RUN)]
    if not runs:
        return text
    natives = natives_of(module, _all_mentioned(module), row)
    reached = _reached(module, [*runs, *natives.bodies()])
    silent = {n for n in reached if isinstance(row(n), InactiveRow)}
    others = silent.union(told)
    named = [n for n in reached if n not in others and _can_be_cloned(module, n)]
    clone_names = {n: module.fresh_name(f"{n}.sanitized") for n in named}
    callees = Callees(clone_names, frozenset(silent), frozenset(told), row, natives)
    sites, helpers = Sites(module), set[str]()
    clones = {n: clone_of(module, n, callees, sites, helpers) for n in named}
    for name, clone in clones.items():
        module.add_function(clone)
        _lead_to(module, name, clone)
    _define_helpers(module, helpers)
    _add_table(module, sites)
    return module.print()


# Which functions

_FOREIGN = re.compile(r"\b(?:callbr|catchswitch|catchpad|cleanuppad|vscale|musttail)\b|\bva_arg\b")


def _reached(module: Module, runs: list[str]) -> list[str]:
    """What the primals mention, and every function whose address is taken."""
    waiting = [*_mentioned(module, runs), *_taken(module)]
    found: dict[str, None] = {}
    while waiting:
        name = waiting.pop()
        if name in found or not module.defines(name) or name.startswith(runtime.PREFIX):
            continue
        found[name] = None
        waiting += symbols(module.function_text(name))
    return list(found)


def _mentioned(module: Module, names: list[str]) -> list[str]:
    return [s for n in names for s in symbols(module.function_text(n))]


_TAKEN = re.compile(r'@("[^"]*"|[-\w$.]+)(?![-\w$.(])')
"""A name in a function that is not called by it there."""


def _taken(module: Module) -> list[str]:
    """Functions that constants lead to, such as tables of virtual functions, or that code, of
    whatever function, passes on."""
    found = [
        unquote_name(name)
        for function in module.function_names()
        for name in _TAKEN.findall(module.function_text(function))
    ]
    for name in module.global_names():
        if name.startswith(("llvm.", runtime.PREFIX)):
            continue
        found += symbols(module.global_variable(name).text)
    return found


def _all_mentioned(module: Module) -> dict[str, None]:
    return dict.fromkeys([*_mentioned(module, list(module.function_names())), *_taken(module)])


def _can_be_cloned(module: Module, name: str) -> bool:
    signature = module.signature(name)
    if signature.type.variadic or "naked" in module.function_attributes(name):
        return False
    return _FOREIGN.search(module.function_text(name)) is None


# The way into a clone


def _lead_to(module: Module, name: str, clone: Function) -> None:
    """Let a function go on in its clone in a sanitized run."""
    function, _ = copy_function(module.function(name), name)
    names = name_numbers(function)
    old = function.entry
    entry, there = BasicBlock(names.fresh("start")), BasicBlock(names.fresh("sanitized"))
    for block in (entry, there):
        block.parent = function
    function.blocks[:0] = [entry, there]
    builder = Builder(names, entry)
    for variable in [i for i in old.instructions if isinstance(i, Alloca)]:
        if all(isinstance(o, Constant) for o in variable.operands):
            old.instructions.remove(variable)
            entry.append(variable)
    flag = builder.load(I8, GlobalReference(runtime.SANITIZING))
    builder.cond_br(builder.icmp("ne", flag, integer(I8, 0)), there, old)
    call = Call(
        GlobalReference(clone.name),
        clone.type,
        function.arguments,
        tail="musttail",
        convention=_convention(clone),
        result_attributes=[w for w in clone.prefix.split() if w in ("zeroext", "signext")],
        argument_attributes=[a.attributes for a in clone.arguments],
        metadata=_location(module, function),
    )
    builder.position(there)
    result = builder.append(call, "result")
    builder.append(Return(None if function.result_type == VOID else result))
    function.suffix = _honest(module, name, function.suffix)
    module.replace_function(function)


def _location(module: Module, function: Function) -> Metadata:
    """No line of a function that has debug information: each call there needs some location."""
    words = function.suffix.split()
    if "!dbg" not in words:
        return ()
    scope = words[words.index("!dbg") + 1]
    return (("dbg", module.add_metadata(f"!DILocation(line: 0, scope: {scope})")),)


def _convention(clone: Function) -> str:
    return " ".join(w for w in clone.prefix.split() if w.endswith("cc") or w.startswith("cc"))


_PROMISES = ("memory(", "readnone", "readonly", "willreturn", "speculatable", "nosync", "nofree")


def _honest(module: Module, name: str, suffix: str) -> str:
    """Without what no longer holds of memory."""
    for group in module.signature(name).attribute_groups:
        words = module.attribute_group(group)
        kept = [w for w in words if not w.startswith(_PROMISES)]
        if len(kept) < len(words):
            changed = module.add_attribute_group(" ".join(kept) or '"ltoad-sanitized"')
            suffix = re.sub(rf"{group}\b", changed, suffix)
    return suffix


# What comes with it


def _define_helpers(module: Module, helpers: set[str]) -> None:
    text, declared = definitions(sorted(helpers))
    if text:
        defined = Module.parse(text)
        for name in defined.function_names():
            if not module.defines(name):
                module.add_function(defined.function(name))
    for name, type_ in declared.items():
        module.declare(name, type_)


def _add_table(module: Module, sites: Sites) -> None:
    """The table of places."""
    count = len(sites.places)
    if module.has_global(runtime.PLACES):
        raise IRError(f"@{runtime.PLACES} is defined already")
    type_ = f"[{count} x {runtime.PLACE}]"
    entries = ", ".join(sites.places)
    module.add_global(runtime.PLACES, f"hidden constant {type_} [{entries}]")
    module.add_global(runtime.COUNT, f"hidden constant i32 {count}")
    module.add_global(runtime.SANITIZING, "external global i8")
    for name in (runtime.CALLEE, runtime.RETURNED):
        module.add_global(name, "external thread_local global ptr")
    for name in (runtime.ARGUMENTS, runtime.RESULT):
        module.add_global(name, f"external thread_local global [{runtime.BUFFER} x i8]")
