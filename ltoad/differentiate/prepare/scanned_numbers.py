"""Numbers that ``scanf`` and its kin read from text, put into memory by plain stores.

Nobody knows at which of its arguments such a call ends.  It reads into variables of its own, which
never hold anything active, and what its result counts is stored where the program wants it; the
rest of these places keep what they have.  Where characters go, the call says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ltoad.differentiate.prepare.scanned_texts import say_text
from ltoad.differentiate.registered.global_texts import text_of
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call, Function
from ltoad.ir.module import Module
from ltoad.ir.types import DOUBLE, FLOAT, I8, I32, I64, IntType, Type
from ltoad.ir.values import GlobalReference, Value, integer

_CONVERSION = re.compile(
    r"%(?P<skipped>\*?)\d*(?P<length>hh|h|ll|l|L|q|j|z|t|)"
    r"(?P<kind>[diouxXcspnaAeEfFgG%]|\[\^?\]?[^]]*\])"
)
_FLOATS: dict[str, Type] = {"": FLOAT, "l": DOUBLE}
_LONG = dict.fromkeys(["l", "ll", "q", "j", "z", "t"], I64)
_INTEGERS: dict[str, Type] = {"hh": I8, "h": IntType(16), "": I32, **_LONG}
_TYPES = {**dict.fromkeys("aAeEfFgG", _FLOATS), **dict.fromkeys("diouxX", _INTEGERS)}
"""What goes to memory, by the letter and the length of a conversion."""

_TEXTS = "cs["
"""Conversions that write characters and nothing else, by their first letter."""


def scan_into_variables(
    module: Module, function: Function, call: Call, index: int, names: Names
) -> None:
    """Rewrite a call whose argument ``index`` is a format in the program; others stay."""
    text = _format(module, call.operands[index])
    places = None if text is None else list(_places(text))
    if places is None or len(places) != len(call.operands) - index - 1:
        return
    builder = Builder(names, BasicBlock("scratch"))
    for count, (argument, place) in enumerate(zip(call.operands[index + 1 :], places, strict=True)):
        type_, before, is_text = place
        if is_text:
            say_text(call, index + 1 + count)
        if type_ is None:
            continue
        variable = Builder(names, BasicBlock("scratch"))
        made = variable.alloca(type_, "scanned")
        function.entry.insert(0, variable.block.instructions[0])
        call.operands[index + 1 + count] = made
        _store_if_read(builder, call, before, made, argument, type_)
    block = call.parent
    assert block is not None
    at = block.instructions.index(call) + 1
    for offset, instruction in enumerate(builder.block.instructions):
        block.insert(at + offset, instruction)


def _store_if_read(
    builder: Builder, call: Call, before: int, variable: Value, place: Value, type_: Type
) -> None:
    """Have a number in its place if more than ``before`` others were counted."""
    is_read = builder.icmp("sgt", call, integer(call.type, before))
    # where nothing was read, the variable has no value, and the place has one
    number = builder.freeze(builder.load(type_, variable))
    builder.store(builder.select(is_read, number, builder.load(type_, place)), place)


def _format(module: Module, value: Value) -> str | None:
    if not isinstance(value, GlobalReference) or not module.has_global(value.name):
        return None
    variable = module.global_variable(value.name)
    if not variable.is_constant or variable.initializer is None:
        return None
    return text_of(variable.initializer)


def _places(text: str) -> Iterator[tuple[Type | None, int, bool]]:
    """For each argument: the number that goes there, how many are counted before it, and whether
    characters do.

    A conversion that is not understood ends the list, which is too short then.
    """
    counted = at = 0
    while (at := text.find("%", at)) >= 0:
        found = _CONVERSION.match(text, at)
        if found is None:
            return
        at = found.end()
        kind = found["kind"]
        if kind == "%" or found["skipped"]:
            continue
        yield _TYPES.get(kind, {}).get(found["length"]), counted, kind[0] in _TEXTS
        counted += kind != "n"
