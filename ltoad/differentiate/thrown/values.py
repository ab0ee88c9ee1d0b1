"""Exceptions that carry numbers: functions are differentiated in a form without unwinding.

Where an exception is refused, the program is tried again like this: each function that may throw,
or that calls one, gets a copy in which an exception is a value (:mod:`body`), and a
request is about a function that calls this copy, and really throws what comes out.  Everybody else
calls the originals.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ltoad.differentiate.keys.attributes import convention_of, derivative_suffix, personality_of
from ltoad.differentiate.prepare.leading import choose_targets
from ltoad.differentiate.requests.redirected import redirect
from ltoad.differentiate.thrown import blocks
from ltoad.differentiate.thrown.asked import asked_program
from ltoad.differentiate.thrown.body import Body, Shared
from ltoad.differentiate.thrown.handlers import NotPossibleError
from ltoad.differentiate.thrown.panics import PanicBody, only_panics, panic_again
from ltoad.differentiate.thrown.panics import declare as declare_panics
from ltoad.differentiate.thrown.pointers import add_helpers
from ltoad.differentiate.thrown.raising import Raising
from ltoad.differentiate.thrown.reach import Throwing
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.types import I32, PTR, VOID, FunctionType
from ltoad.ir.values import Argument, GlobalReference, Value, integer, zero
from ltoad.rules.exceptions import (
    PANICKING_PERSONALITY,
    PERSONALITY,
    SEVERAL_BASES,
    UNCAUGHT,
)


@dataclass(frozen=True, slots=True)
class _Language:
    """How the exceptions of a language become values, and are thrown again."""

    personality: str
    declare: Callable[[Module], None]
    throw: Callable[[Builder, Value], None]
    body: type[Body]


_CXX = _Language(PERSONALITY, blocks.declare, blocks.throw, Body)
_RUST = _Language(PANICKING_PERSONALITY, declare_panics, panic_again, PanicBody)


def with_thrown_values(text: str) -> str:
    """The module with such copies for its requests; as it was if it throws nothing, or in a way
    that needs the language's own exceptions."""
    try:
        return _with_values(text)
    except NotPossibleError:
        return text


def _with_values(text: str) -> str:
    """The same; raises NotPossibleError if the language's own exceptions are needed."""
    program = asked_program(text)
    known, rules, requests = program.module, program.rules, program.requests
    throwing = Throwing(known, rules)
    throwing.add(requests.values())
    pointers = throwing.asks_for_handled
    if pointers:
        throwing = Throwing(known, rules, pointers=True)
        throwing.add(requests.values())
    asked = {name for name in requests.values() if name in throwing}
    if not asked:
        return text
    module = Module.parse(program.text)
    copies = {name: module.fresh_name(f"{name}.values") for name in throwing}
    destroy = module.fresh_name("ltoad.exception.end")
    raising = Raising(known, rules.rows, copies, throwing.targets)
    language = _RUST if only_panics(known, throwing) else _CXX
    shared = Shared(
        copies, destroy, module.mentions(SEVERAL_BASES), raising, _on_the_way(module, known)
    )
    language.declare(module)
    if pointers:
        shared.helpers = add_helpers(module, destroy)
    for name in throwing:
        module.add_function(_copy(module, name, throwing, shared, language))
    if language is _CXX:  # who catches a panic ends it in Rust's library
        module.add_function(_destroy(shared))
    entries = {n: _Entry(module, n, shared, language).add() for n in sorted(asked)}
    for caller in {caller for caller, _ in requests}:
        redirect(module, caller, entries)
    return module.print()


def _on_the_way(module: Module, known: Module) -> GlobalReference | None:
    """A variable for the number of exceptions that are on their way, if anybody asks for it."""
    if not known.mentions(UNCAUGHT):
        return None
    name = module.fresh_name("ltoad.exceptions.uncaught")
    module.add_global(name, "internal thread_local global i32 0, align 4")
    return GlobalReference(name)


def _copy(
    module: Module, name: str, throwing: Throwing, shared: Shared, language: _Language
) -> Function:
    """A function in which exceptions are values, with the address of the one on its way."""
    original = module.function(name)
    function, _ = copy_function(original, shared.copies[name])
    names = name_numbers(function)
    function.prefix = f"internal {convention_of(original)}".strip()
    function.suffix = derivative_suffix(module, name)
    if not personality_of(module, name):
        function.suffix = f"{function.suffix} personality ptr @{language.personality}".strip()
        module.declare(language.personality, FunctionType(I32, (), variadic=True))
    for argument in function.arguments:
        argument.attributes = tuple(w for w in argument.attributes if w != "returned")
    words = ("noundef", "nonnull", "align 8", "dereferenceable(8)")
    slot = Argument(PTR, names.fresh("thrown"), len(function.arguments), words)
    new = [slot]
    if shared.helpers is not None:
        new.append(Argument(PTR, names.fresh("handled"), slot.index + 1, ("noundef",)))
    choose_targets(module, function, names, throwing)
    handled = zero(PTR) if shared.helpers is None else new[-1]
    language.body(function, names, slot, handled, shared).rewrite()
    function.arguments += new
    return function


def _destroy(shared: Shared) -> Function:
    """The function that ends a handler: the last one destroys the object."""
    block = Argument(PTR, "block", 0, ("noundef", "nonnull"))
    function = Function(shared.destroy, VOID, [block], prefix="internal")
    names = Names(["block"])
    builder = Builder(names, function.add_block(names.fresh("entry")))
    last, done = (function.add_block(names.fresh(n)) for n in ("last", "done"))
    foreign, own, free = (function.add_block(names.fresh(n)) for n in ("foreign", "own", "free"))
    copied = [d for d in shared.destructors.values() if d.name in shared.copies]
    new = _in_front(builder, shared) if copied else []
    left = blocks.count(builder, block, -1)
    builder.cond_br(builder.icmp("eq", left, integer(I32, 0)), last, done)
    builder.position(last)
    builder.cond_br(blocks.is_foreign(builder, block), foreign, own)
    builder.position(foreign)
    blocks.release(builder, block)
    builder.br(free)
    builder.position(own)
    wanted = blocks.destructor_of(builder, block)
    for destructor in shared.destructors.values():
        chosen, others = (function.add_block(names.fresh(n)) for n in ("type", "other"))
        builder.cond_br(builder.icmp("eq", wanted, destructor), chosen, others)
        builder.position(chosen)
        whole = blocks.object_of(builder, block)
        called = GlobalReference(shared.copies.get(destructor.name, destructor.name))
        arguments = [whole, *new] if destructor in copied else [whole]
        type_ = FunctionType(VOID, tuple(a.type for a in arguments))
        builder.append(Call(called, type_, arguments))
        builder.br(free)
        builder.position(others)
    builder.br(free)
    builder.position(free)
    blocks.free(builder, block)
    builder.br(done)
    builder.position(done)
    builder.ret()
    return function


def _in_front(builder: Builder, shared: Shared) -> list[Value]:
    """What a copy is told where nothing is on its way, and nothing is being handled."""
    slot = builder.alloca(PTR, "exception", align=8)
    builder.store(zero(PTR), slot, align=8)
    return [slot] if shared.helpers is None else [slot, zero(PTR)]


@dataclass(frozen=True, slots=True)
class _Entry:
    """The function that a request is about: it throws for the language what its copy has thrown."""

    module: Module
    name: str
    shared: Shared
    language: _Language

    def add(self) -> str:
        original = self.module.function(self.name)
        empty = Function(
            self.module.fresh_name(f"{self.name}.thrown"), original.result_type, original.arguments
        )
        function, _ = copy_function(empty, empty.name)
        names = name_numbers(function)
        function.prefix = f"internal {convention_of(original)}".strip()
        function.suffix = derivative_suffix(self.module, self.name, body=False)
        for argument in function.arguments:
            argument.attributes = tuple(w for w in argument.attributes if w != "returned")
        self._fill(function, names, original)
        self.module.add_function(function)
        return function.name

    def _fill(self, function: Function, names: Names, original: Function) -> None:
        builder = Builder(names, function.add_block(names.fresh("entry")))
        thrown, returned = (function.add_block(names.fresh(n)) for n in ("thrown", "returned"))
        new = _in_front(builder, self.shared)
        slot = new[0]
        types = (a.type for a in (*function.arguments, *new))
        type_ = FunctionType(original.result_type, tuple(types))
        abi = [tuple(w for w in a.attributes if w.startswith(_ABI)) for a in function.arguments]
        call = Call(
            GlobalReference(self.shared.copies[self.name]),
            type_,
            [*function.arguments, *new],
            convention=convention_of(original),
            argument_attributes=[*abi, *(() for _ in new)],
        )
        helpers = self.shared.helpers
        before = None if helpers is None else blocks.count_in(builder, helpers.number)
        result = builder.append(call)
        if helpers is not None and before is not None:
            kept, ended = (function.add_block(names.fresh(n)) for n in ("kept", "ended"))
            after = blocks.count_in(builder, helpers.number)
            builder.cond_br(builder.icmp("eq", before, after), ended, kept)
            builder.position(kept)
            blocks.refuse_kept(builder)
            builder.position(ended)
        block = builder.load(PTR, slot, align=8)
        builder.cond_br(builder.icmp("eq", block, zero(PTR)), returned, thrown)
        builder.position(thrown)
        self.shared.count_on_the_way(builder, -1)
        self.language.throw(builder, block)
        builder.position(returned)
        builder.ret(None if result.type == VOID else result)


_ABI = ("sret", "byval", "signext", "zeroext", "inreg", "align ")
