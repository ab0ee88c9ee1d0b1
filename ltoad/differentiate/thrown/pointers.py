"""Functions for pointers to exceptions (``std::exception_ptr``) where exceptions are values.

Such a pointer has the address of a block in it (:mod:`blocks`), with a bit that no exception of the
language's own has: these may come in from outside, and are left to the library.
"""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.differentiate.thrown import blocks
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Function
from ltoad.ir.module import Module
from ltoad.ir.types import PTR, VOID, FunctionType, Type
from ltoad.ir.values import Argument, GlobalReference, Value, zero
from ltoad.rules.exceptions import KEEP_EXCEPTION, RELEASE_EXCEPTION

_OF_PLACE = FunctionType(VOID, (PTR,))
TYPES = {"again": FunctionType(VOID, (PTR,)), "current": FunctionType(PTR, (PTR,))}
TYPES |= {"keep": _OF_PLACE, "release": _OF_PLACE, "pointed": FunctionType(PTR, (PTR,))}


@dataclass(frozen=True, slots=True)
class Helpers:
    """The names of the functions, each of one argument.

    ``again``: what is being handled is thrown once more.  ``current``: a pointer to what is being
    handled.  ``keep`` and ``release``: one more, and one less, who has what the pointer at an
    address leads to.  ``pointed``: its block, to be thrown.  ``number`` is a variable that counts
    pointers to blocks: none may be left when a derivative ends, since the library does not
    understand them.
    """

    names: dict[str, str]
    number: GlobalReference

    def call(self, builder: Builder, what: str, argument: Value) -> Value:
        return builder.call(self.names[what], TYPES[what], [argument])


def add_helpers(module: Module, destroy: str) -> Helpers:
    """Write the functions; ``destroy`` ends an exception."""
    names = {what: module.fresh_name(f"ltoad.exception.{what}") for what in TYPES}
    for native in (KEEP_EXCEPTION, RELEASE_EXCEPTION):
        module.declare(native, _OF_PLACE)
    number = GlobalReference(module.fresh_name("ltoad.exceptions.pointed"))
    module.add_global(number.name, "internal thread_local global i32 0, align 4")
    for what, name in names.items():
        module.add_function(_Writer(name, TYPES[what].result, destroy, number).written(what))
    return Helpers(names, number)


class _Writer:
    """Writes one of the functions."""

    def __init__(self, name: str, result: Type, destroy: str, number: GlobalReference) -> None:
        self._argument = Argument(PTR, "what", 0, ("noundef",))
        self._function = Function(name, result, [self._argument], prefix="internal")
        self._names = Names(["what"])
        self._destroy = destroy
        self._number = number
        self._builder = Builder(self._names, self._block("entry"))

    def written(self, what: str) -> Function:
        {
            "again": self._again,
            "current": self._current,
            "keep": lambda: self._change(1),
            "release": lambda: self._change(-1),
            "pointed": self._pointed,
        }[what]()
        return self._function

    def _block(self, hint: str) -> BasicBlock:
        return self._function.add_block(self._names.fresh(hint))

    def _unless_null(self, pointer: Value) -> None:
        """Go on with what is not null; the other way is written by :meth:`_without`."""
        builder = self._builder
        self._null, some = self._block("none"), self._block("some")
        builder.cond_br(builder.icmp("eq", pointer, zero(PTR)), self._null, some)
        builder.position(some)

    def _without(self) -> Builder:
        self._builder.position(self._null)
        return self._builder

    def _again(self) -> None:
        self._unless_null(self._argument)
        blocks.count(self._builder, self._argument, 1)
        self._builder.ret()
        builder = self._without()
        blocks.expect_none(builder)
        blocks.stop(builder)

    def _current(self) -> None:
        self._unless_null(self._argument)
        blocks.count(self._builder, self._argument, 1)
        blocks.count_in(self._builder, self._number, 1)
        self._builder.ret(blocks.pointer_to(self._builder, self._argument))
        builder = self._without()
        blocks.expect_none(builder)
        builder.ret(zero(PTR))

    def _change(self, change: int) -> None:
        builder = self._builder
        pointer = builder.load(PTR, self._argument, align=8)
        self._unless_null(pointer)
        own, foreign, done = (self._block(n) for n in ("own", "foreign", "done"))
        builder.cond_br(blocks.is_block(builder, pointer), own, foreign)
        builder.position(own)
        block = blocks.pointed_block(builder, pointer)
        blocks.count_in(builder, self._number, change)
        if change > 0:
            blocks.count(builder, block, 1)
        else:
            builder.store(zero(PTR), self._argument, align=8)
            builder.call(self._destroy, FunctionType(VOID, (PTR,)), [block])
        builder.br(done)
        builder.position(foreign)
        native = KEEP_EXCEPTION if change > 0 else RELEASE_EXCEPTION
        builder.call(native, _OF_PLACE, [self._argument])
        builder.br(done)
        self._without().br(done)
        builder.position(done)
        builder.ret()

    def _pointed(self) -> None:
        """A pointer that comes from outside cannot be thrown here."""
        builder = self._builder
        pointer = builder.load(PTR, self._argument, align=8)
        self._unless_null(pointer)
        own, foreign = (self._block(n) for n in ("own", "foreign"))
        builder.cond_br(blocks.is_block(builder, pointer), own, foreign)
        builder.position(own)
        block = blocks.pointed_block(builder, pointer)
        blocks.count(builder, block, 1)
        builder.ret(block)
        builder.position(foreign)
        blocks.refuse_outside(builder)
        blocks.stop(self._without())
