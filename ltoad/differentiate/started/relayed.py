"""What stands for the calls of threads where threads wait for each other.

Threads stay threads, of which one runs at a time: a thread's function is passed to
:data:`baton.START`, and each call that may wait becomes one that hands the baton on, with
a ticket for the reverse sweep.  A handle is the address of a block with what the thread's
function returns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ltoad.differentiate.started.steps import Site, Steps, declare
from ltoad.differentiate.support import baton as support
from ltoad.ir.builder import Builder
from ltoad.ir.clone import name_numbers
from ltoad.ir.instructions import Call, Function, Return
from ltoad.ir.memory import Alloca
from ltoad.ir.module import Module
from ltoad.ir.types import I1, I32, I64, PTR, VOID, FunctionType
from ltoad.ir.values import Argument, GlobalReference, Value, integer, is_null, zero
from ltoad.rules import baton, threads
from ltoad.rules.threads import Step

_WORD = 8
_CALLED = 8
"""Where a block has the function of a thread that is not known."""
_MALLOC = FunctionType(PTR, (I64,))
_FREE = FunctionType(VOID, (PTR,))
_METHOD = FunctionType(VOID, (PTR,))
_FUNCTION = FunctionType(PTR, (PTR,))
_BODY = "ltoad.thread."


def pass_on(module: Module, builder: Builder, name: str, arguments: Sequence[Value] = ()) -> None:
    """Let other threads go on; the ticket is for the reverse sweep."""
    for called in (name, baton.PASSED):
        declare(module, called, support.TYPES[called])
    ticket = builder.call(name, support.TYPES[name], arguments, hint="ticket")
    builder.call(baton.PASSED, support.TYPES[baton.PASSED], [ticket])


@dataclass
class Relay(Steps):
    """Rewrites functions in which threads wait for each other.

    ``last``: what is not known yet of the functions of threads will not be known.
    """

    last: bool = False
    relays: ClassVar[bool] = True

    def action(self, step: Step) -> Callable[[Site], bool]:
        return _ACTIONS.get(step, super().action(step))

    def body(self, key: str, write: Callable[[Builder, Value, Value], None]) -> GlobalReference:
        """The function that a thread runs, with its argument and its block."""
        name = f"{_BODY}{key}"
        if not self.module.defines(name):
            arguments = [Argument(PTR, hint, i) for i, hint in enumerate(("argument", "block"))]
            function = Function(name, VOID, arguments, prefix="internal")
            build = Builder(name_numbers(function), function.add_block("entry"))
            write(build, arguments[0], arguments[1])
            build.append(Return())
            self.module.add_function(function)
        self.called.setdefault(name, [])
        return GlobalReference(name)


def _relay(site: Site) -> Relay:
    assert isinstance(site.steps, Relay)
    return site.steps


def _start(site: Site, body: Value, argument: Value, block: Value) -> None:
    _call(site, baton.START, [body, argument, block])
    site.steps.called.setdefault(site.function.name, [])


def _call(site: Site, name: str, arguments: Sequence[Value]) -> Value:
    declare(site.steps.module, name, support.TYPES[name])
    return site.builder.call(name, support.TYPES[name], arguments)


def _pass_on(site: Site, name: str, arguments: Sequence[Value] = ()) -> None:
    pass_on(site.steps.module, site.builder, name, arguments)


def _block(site: Site) -> Value:
    """Memory for what a thread's function returns, and for its address."""
    site.declare("malloc", _MALLOC)
    return site.builder.call("malloc", _MALLOC, [integer(I64, 2 * _WORD)], hint="thread")


# Starting


def _create(site: Site) -> bool:
    handle, _, called, argument = site.call.operands
    return _begin_thread(site, handle, called, argument)


def _create_plainly(site: Site) -> bool:
    handle, called, argument = site.call.operands
    return _begin_thread(site, handle, called, argument)


def _begin_thread(site: Site, handle: Value, called: Value, argument: Value) -> bool:
    block = _block(site)
    # it may ask for its handle, or somebody else does, before this function goes on
    site.builder.store(block, handle, align=_WORD)
    if not _start_called(site, called, argument, block):
        _call(site, baton.CALL, [called, argument, block])
    return site.become(integer(I32, 0))


def _start_called(site: Site, called: Value, argument: Value, block: Value) -> bool:
    """Start a thread with a function that is known by now, or at last with any that it may be;
    whether it is time for that."""
    if isinstance(called, GlobalReference):
        _start(site, _body_of(site, called), argument, block)
        return True
    if _relay(site).last:
        place = site.builder.byte_offset(block, integer(I64, _CALLED))
        site.builder.store(called, place, align=_WORD)
        _start(site, _relay(site).body("any", _call_any), argument, block)
    return _relay(site).last


def _body_of(site: Site, called: GlobalReference) -> GlobalReference:
    def write(build: Builder, argument: Value, block: Value) -> None:
        type_ = FunctionType(site.steps.module.signature(called.name).type.result, (PTR,))
        result = build.append(Call(called, type_, [argument]), "returned")
        if type_.result != VOID:
            build.store(result, block, align=_WORD)

    return _relay(site).body(called.name, write)


def _start_object(site: Site) -> bool:
    thread, owner = site.call.operands[:2]
    build = site.builder
    begun = build.load(PTR, owner, align=_WORD)
    build.store(zero(PTR), owner, align=_WORD)
    table = build.load(PTR, begun, align=_WORD)
    run, end = (site.method(table, n) for n in (threads.START_METHOD, threads.END_METHOD))
    block = _block(site)
    build.store(block, thread, align=_WORD)
    if _relay(site).last:
        _start(site, _relay(site).body("object", _call_methods), begun, block)
    else:
        _call(site, baton.CALL_METHODS, [run, end, begun, block])
        site.steps.called.setdefault(site.function.name, [])
    return site.become(None)


def _begin(site: Site) -> bool:
    called, argument, block = site.call.operands
    return _start_called(site, called, argument, block) and site.become(None)


def _call_any(build: Builder, argument: Value, block: Value) -> None:
    called = build.load(PTR, build.byte_offset(block, integer(I64, _CALLED)), align=_WORD)
    result = build.append(Call(called, _FUNCTION, [argument]), "returned")
    build.store(result, block, align=_WORD)


def _begin_methods(site: Site) -> bool:
    run, end, begun, block = site.call.operands
    if isinstance(run, GlobalReference) and isinstance(end, GlobalReference):

        def write(build: Builder, argument: Value, _: Value) -> None:
            for method in (run, end):
                build.append(Call(method, _METHOD, [argument]))

        body = _relay(site).body(run.name, write)
    elif _relay(site).last:
        body = _relay(site).body("object", _call_methods)
    else:
        return False
    _start(site, body, begun, block)
    return site.become(None)


def _call_methods(build: Builder, argument: Value, _: Value) -> None:
    table = build.load(PTR, argument, align=_WORD)
    methods = [
        build.load(PTR, build.byte_offset(table, integer(I64, offset)), align=_WORD)
        for offset in (threads.START_METHOD, threads.END_METHOD)
    ]
    for method in methods:
        build.append(Call(method, _METHOD, [argument]))


# Waiting


def _join(site: Site) -> bool:
    handle, place = site.call.operands
    build = site.builder
    _pass_on(site, baton.JOIN, [handle])
    block = build.cast("inttoptr", handle, PTR)
    if not is_null(place):
        is_address = threads.gives_address(site.call.callee_name)
        result = build.load(PTR if is_address else I32, block, align=_WORD)
        build.store(result, _or_nowhere(site, place, is_address), align=_WORD)
    site.declare("free", _FREE)
    build.call("free", _FREE, [block])
    return site.become(integer(I32, 0))


def _or_nowhere(site: Site, place: Value, is_address: bool) -> Value:
    """A place, or one of this function's if it is null."""
    scratch = site.function.entry.insert(0, Alloca(PTR, PTR if is_address else I32))
    scratch.name = site.names.fresh("nowhere")
    nowhere = site.builder.icmp("eq", place, zero(PTR))
    return site.builder.select(nowhere, scratch, place)


def _lock(name: str) -> Callable[[Site], bool]:
    def lock(site: Site) -> bool:
        _pass_on(site, name, site.call.operands)
        return site.become(integer(I32, 0))

    return lock


def _wait(site: Site) -> bool:
    waiting = threads.waiting(site.call.callee_name)
    condition, mutex = site.call.operands[:2]
    if waiting.in_lock:
        mutex = site.builder.load(PTR, mutex, align=_WORD)
    timed = waiting.late is not None
    _pass_on(site, baton.WAIT, [condition, mutex, integer(I32, int(timed))])
    if site.call.type == VOID:
        return site.become(None)
    return site.become(_if_late(site, waiting.late or 0, 0))


def _if_late(site: Site, late: int, else_: int) -> Value:
    kind = site.call.type
    build = site.builder
    was_late = build.icmp("ne", _call(site, baton.WAS_LATE, []), integer(I32, 0))
    return build.select(was_late, integer(kind, late), integer(kind, else_))


def _notify(site: Site) -> bool:
    all_ = threads.notifies_all(site.call.callee_name)
    _call(site, baton.NOTIFY, [site.call.operands[0], integer(I32, int(all_))])
    return site.become(None if site.call.type == VOID else zero(site.call.type))


def _future(site: Site) -> bool:
    _, word, value, timed = site.call.operands[:4]
    build = site.builder
    flag = build.cast("zext", timed, I32) if timed.type == I1 else timed
    _pass_on(site, baton.WORD, [word, value, flag])
    return site.become(_if_late(site, 0, 1))


def _wait_for_word(site: Site) -> bool:
    word, value = site.call.operands[1], site.call.operands[3]
    timed = not is_null(site.call.operands[4]) if len(site.call.operands) > 4 else False
    build = site.builder
    if value.type == I64:
        value = build.cast("trunc", value, I32)
    _pass_on(site, baton.WORD, [word, value, integer(I32, int(timed))])
    return site.become(zero(site.call.type))


def _semaphore(site: Site) -> bool:
    timed = not threads.waits_always(site.call.callee_name)
    _pass_on(site, baton.SEMAPHORE, [site.call.operands[0], integer(I32, int(timed))])
    return site.become(_if_late(site, -1, 0) if timed else zero(site.call.type))


def _meet(site: Site) -> bool:
    _pass_on(site, baton.MEET, site.call.operands)
    return site.become(_if_late(site, threads.MEETS_LAST, 0))


def _pause(site: Site) -> bool:
    _pass_on(site, baton.PAUSE)
    return site.become(None if site.call.type == VOID else zero(site.call.type))


def _system(site: Site) -> bool:
    return site.system(_wait_for_word)


_ACTIONS: dict[Step, Callable[[Site], bool]] = {
    Step.CREATE: _create,
    Step.CREATE_PLAINLY: _create_plainly,
    Step.START: _start_object,
    Step.BEGIN: _begin,
    Step.BEGIN_METHODS: _begin_methods,
    Step.JOIN: _join,
    Step.LOCK: _lock(baton.LOCK),
    Step.SHARE_LOCK: _lock(baton.SHARE_LOCK),
    Step.WHOLE_LOCK: _lock(baton.WHOLE_LOCK),
    Step.WAIT: _wait,
    Step.NOTIFY: _notify,
    Step.FUTURE: _future,
    Step.SEMAPHORE: _semaphore,
    Step.MEET: _meet,
    Step.PAUSE: _pause,
    Step.SYSTEM: _system,
}
