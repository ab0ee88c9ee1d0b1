"""Jumps of C out of calls: functions are differentiated in a form without them.

A call that is left by ``longjmp`` returns nothing, so it leaves no tape.  Where a program is
refused for that, it is tried again like this: each function that sets a place or leaves for one,
or calls one that does, gets a copy that has one more argument, the address of a note.  A jump
writes the place and the number there, and returns; after each call of another copy the caller
looks there, and goes where it has set that place itself, or returns.  What a request
differentiates calls the copy, and really jumps if nobody had set the place.  Everybody else calls
the originals.
"""

from __future__ import annotations

from ltoad.differentiate.keys.attributes import convention_of, derivative_suffix
from ltoad.differentiate.prepare.leading import Leading, choose_targets
from ltoad.differentiate.requests.redirected import redirect
from ltoad.differentiate.support.unknown_place import UNKNOWN_PLACE, UNKNOWN_PLACE_TYPE
from ltoad.differentiate.thrown.asked import asked_program
from ltoad.differentiate.thrown.handlers import NotPossibleError
from ltoad.differentiate.thrown.jump_body import NOTE, JumpBody, note_number, note_place
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.types import I32, PTR, VOID, FunctionType
from ltoad.ir.values import Argument, GlobalReference, zero
from ltoad.rules import jumps

_LEAVE_TYPE = FunctionType(VOID, (PTR, I32))
_ABI = ("sret", "byval", "signext", "zeroext", "inreg", "align ")


class _Jumping(Leading):
    """The functions that are reached from some, and may be left by a jump, or come back by one."""

    def _does(self, function: Function) -> bool:
        names = {i.callee_name for i in function.instructions() if isinstance(i, Call)}
        return any(jumps.sets_place(n) or jumps.leaves_for_place(n) for n in names)


def with_plain_jumps(text: str) -> str:
    """The module with such copies for its requests; as it was if it has none, or if not all jumps
    are known."""
    if not jumps.are_in(text):
        return text
    program = asked_program(text)
    known, rules, requests = program.module, program.rules, program.requests
    jumping = _Jumping(known, rules)
    jumping.add(requests.values())
    asked = {name for name in requests.values() if name in jumping}
    if not asked:
        return text
    module = Module.parse(program.text)
    copies = {name: module.fresh_name(f"{name}.jumps") for name in jumping}
    module.declare(jumps.LEAVE, _LEAVE_TYPE)
    module.declare(UNKNOWN_PLACE, UNKNOWN_PLACE_TYPE)
    leaving = _Leaving(known)
    try:
        for name in jumping:
            module.add_function(_copy(module, name, jumping, copies, leaving))
    except NotPossibleError:
        return text
    entries = {name: _entry(module, name, copies[name]) for name in sorted(asked)}
    for caller in {caller for caller, _ in requests}:
        redirect(module, caller, entries)
    return module.print()


class _Leaving:
    """Which functions that have no copy may jump all the same, such as those that the program calls
    inactive."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._called: dict[str, set[str]] = {}

    def really(self, name: str) -> bool:
        seen: set[str] = set()
        pending = [name]
        while pending:
            one = pending.pop()
            if jumps.leaves_for_place(one):
                return True
            if one not in seen:
                seen.add(one)
                pending += self._calls_of(one)
        return False

    def _calls_of(self, name: str) -> set[str]:
        if name not in self._called:
            body = self._module.function(name).instructions() if self._module.defines(name) else ()
            self._called[name] = {i.callee_name for i in body if isinstance(i, Call)}
        return self._called[name]


def _copy(
    module: Module, name: str, jumping: _Jumping, copies: dict[str, str], leaving: _Leaving
) -> Function:
    original = module.function(name)
    function, _ = copy_function(original, copies[name])
    names = name_numbers(function)
    function.prefix = f"internal {convention_of(original)}".strip()
    function.suffix = derivative_suffix(module, name)
    _forget_returned(function)
    choose_targets(module, function, names, jumping)
    words = ("noundef", "nonnull", "align 8", "dereferenceable(16)")
    note = Argument(PTR, names.fresh("jump"), len(function.arguments), words)
    JumpBody(function, names, note, copies, module.defines, leaving.really).rewrite()
    function.arguments.append(note)
    return function


def _forget_returned(function: Function) -> None:
    """What a function returns while a jump is on its way is none of its arguments."""
    for argument in function.arguments:
        argument.attributes = tuple(w for w in argument.attributes if w != "returned")


def _entry(module: Module, name: str, copy: str) -> str:
    """The function that a request is about."""
    original = module.function(name)
    empty = Function(module.fresh_name(f"{name}.jumping"), original.result_type, original.arguments)
    function, _ = copy_function(empty, empty.name)
    names: Names = name_numbers(function)
    function.prefix = f"internal {convention_of(original)}".strip()
    function.suffix = derivative_suffix(module, name, body=False)
    _forget_returned(function)
    builder = Builder(names, function.add_block(names.fresh("entry")))
    left, returned = (function.add_block(names.fresh(n)) for n in ("left", "returned"))
    note = builder.alloca(NOTE, "jump", align=8)
    builder.store(zero(PTR), note, align=8)
    type_ = FunctionType(original.result_type, (*(a.type for a in function.arguments), PTR))
    abi = [tuple(w for w in a.attributes if w.startswith(_ABI)) for a in function.arguments]
    call = Call(
        GlobalReference(copy),
        type_,
        [*function.arguments, note],
        convention=convention_of(original),
        argument_attributes=[*abi, ()],
    )
    result = builder.append(call)
    place = note_place(builder, note)
    builder.cond_br(builder.icmp("eq", place, zero(PTR)), returned, left)
    builder.position(left)
    builder.call(jumps.LEAVE, _LEAVE_TYPE, [place, note_number(builder, note)])
    builder.unreachable()
    builder.position(returned)
    builder.ret(None if result.type == VOID else result)
    module.add_function(function)
    return function.name
