"""What stands for the calls of threads where threads wait for each other.

Threads stay threads, of which one runs at a time: a thread's function is passed to
:data:`baton.START`, and each call that may wait becomes one that hands the baton on, with
a ticket for the reverse sweep.  A handle is the address of a block with what the thread's
function returns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ltoad.differentiate.started.rust_steps import (
    RustSteps,
    closure_of,
    is_known_start,
    releasing,
)
from ltoad.differentiate.started.steps import (
    METHOD,
    WORD,
    Action,
    Site,
    declare,
    methods_of,
    word_of,
)
from ltoad.differentiate.support import baton as support
from ltoad.ir.builder import Builder
from ltoad.ir.clone import name_numbers
from ltoad.ir.instructions import Call, Function, Return
from ltoad.ir.module import Module
from ltoad.ir.types import I1, I32, I64, PTR, VOID, FunctionType
from ltoad.ir.values import Argument, GlobalReference, Value, integer, is_null, zero
from ltoad.rules import baton, rust, threads
from ltoad.rules.threads import Step

_CALLED = 8
"""Where a block has the function of a thread that is not known."""
_FUNCTION = FunctionType(PTR, (PTR,))
_BODY = "ltoad.thread."


def pass_on(module: Module, builder: Builder, name: str, arguments: Sequence[Value] = ()) -> None:
    """Let other threads go on; the ticket is for the reverse sweep."""
    for called in (name, baton.PASSED):
        declare(module, called, support.TYPES[called])
    ticket = builder.call(name, support.TYPES[name], arguments, hint="ticket")
    builder.call(baton.PASSED, support.TYPES[baton.PASSED], [ticket])


@dataclass
class Relay(RustSteps):
    """Rewrites functions in which threads wait for each other.

    ``last``: what is not known yet of the functions of threads will not be known.
    """

    last: bool = False
    relays: ClassVar[bool] = True

    def action(self, step: Step) -> Action:
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
        return GlobalReference(name)


def _relay(site: Site) -> Relay:
    assert isinstance(site.steps, Relay)
    return site.steps


def _start(site: Site, body: Value, argument: Value, block: Value) -> None:
    _call(site, baton.START, [body, argument, block])


def _call(site: Site, name: str, arguments: Sequence[Value]) -> Value:
    declare(site.steps.module, name, support.TYPES[name])
    return site.builder.call(name, support.TYPES[name], arguments)


def _pass_on(site: Site, name: str, arguments: Sequence[Value] = ()) -> None:
    pass_on(site.steps.module, site.builder, name, arguments)


# Starting

_RESULT_AND_FUNCTION = 2
"""The words of a block."""


def _create(site: Site) -> bool:
    handle, called, argument = site.created()
    block = site.result_block(_RESULT_AND_FUNCTION)
    # it may ask for its handle, or somebody else does, before this function goes on
    site.builder.store(block, handle, align=WORD)
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
        site.builder.store(called, place, align=WORD)
        _start(site, _relay(site).body("any", _call_any), argument, block)
    return _relay(site).last


def _body_of(site: Site, called: GlobalReference) -> GlobalReference:
    type_ = FunctionType(site.steps.module.signature(called.name).type.result, (PTR,))

    def write(build: Builder, argument: Value, block: Value) -> None:
        _keep_result(build, Call(called, type_, [argument]), block)

    return _relay(site).body(called.name, write)


def _call_any(build: Builder, argument: Value, block: Value) -> None:
    called = build.load(PTR, build.byte_offset(block, integer(I64, _CALLED)), align=WORD)
    _keep_result(build, Call(called, _FUNCTION, [argument]), block)


def _keep_result(build: Builder, call: Call, block: Value) -> None:
    build.append(call, "returned" if call.type != VOID else "")
    if call.type != VOID:
        build.store(call, block, align=WORD)


def _begin(site: Site) -> bool:
    called, argument, block = site.call.operands
    return _start_called(site, called, argument, block) and site.become(None)


def _start_object(site: Site) -> bool:
    begun, run, end = site.take_object()
    block = site.result_block(_RESULT_AND_FUNCTION)
    site.builder.store(block, site.call.operands[0], align=WORD)
    if not _start_methods(site, run, end, begun, block):
        _call(site, baton.CALL_METHODS, [run, end, begun, block])
    return site.become(None)


def _start_methods(site: Site, run: Value, end: Value, begun: Value, block: Value) -> bool:
    """Start a thread with an object whose methods are known by now, or at last with any; whether
    it is time for that."""
    relay = _relay(site)
    if isinstance(run, GlobalReference) and isinstance(end, GlobalReference):

        def write(build: Builder, argument: Value, _: Value) -> None:
            _call_each(build, (run, end), argument)

        _start(site, relay.body(run.name, write), begun, block)
        return True
    if relay.last:
        _start(site, relay.body("object", _call_methods), begun, block)
    return relay.last


def _call_methods(build: Builder, argument: Value, _: Value) -> None:
    _call_each(build, methods_of(build, argument), argument)


def _call_each(build: Builder, methods: Iterable[Value], argument: Value) -> None:
    for method in methods:
        build.append(Call(method, METHOD, [argument]))


def _begin_methods(site: Site) -> bool:
    run, end, begun, block = site.call.operands
    return _start_methods(site, run, end, begun, block) and site.become(None)


def _start_closure(site: Site) -> bool:
    if not is_known_start(site):
        return False
    begun = site.call.operands[-1]
    _, table = closure_of(site, begun)
    called = word_of(site.builder, PTR, table, rust.TABLE_CALL)
    block = site.result_block(_RESULT_AND_FUNCTION)
    if not _start_known_closure(site, called, begun, block):
        _call(site, baton.CALL_CLOSURE, [called, begun, block])
    return site.become(site.builder.insert_value(zero(site.call.type), block, 1))


def _start_known_closure(site: Site, called: Value, begun: Value, block: Value) -> bool:
    """Start a thread of Rust whose closure's function is known by now, or at last any; whether it
    is time for that."""
    relay = _relay(site)
    if not isinstance(called, GlobalReference) and not relay.last:
        return False
    known = called if isinstance(called, GlobalReference) else None

    def write(build: Builder, argument: Value, _: Value) -> None:
        closure = word_of(build, PTR, argument, rust.Begun.closure)
        run: Value
        if known is None:
            table = word_of(build, PTR, argument, rust.Begun.table)
            run = word_of(build, PTR, table, rust.TABLE_CALL)
        else:
            run = known
        build.append(Call(run, METHOD, [closure]))
        build.call(releasing(relay.module), METHOD, [argument])

    _start(site, relay.body(known.name if known else "closure", write), begun, block)
    return True


def _begin_closure(site: Site) -> bool:
    called, begun, block = site.call.operands
    return _start_known_closure(site, called, begun, block) and site.become(None)


def _detach(site: Site) -> bool:
    """A handle is a block that nobody looks at any more."""
    return site.become(None)


# Waiting


def _join(site: Site) -> bool:
    _pass_on(site, baton.JOIN, site.call.operands[:1])
    return site.take_result()


def _lock(name: str) -> Action:
    def lock(site: Site) -> bool:
        _pass_on(site, name, site.call.operands)
        return site.become(integer(I32, 0))

    return lock


def _wait(site: Site) -> bool:
    waiting = threads.waiting(site.call.callee_name)
    condition, mutex = site.call.operands[:2]
    if waiting.in_lock:
        mutex = site.builder.load(PTR, mutex, align=WORD)
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


def _word(site: Site) -> bool:
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


_ACTIONS: dict[Step, Action] = {
    Step.CREATE: _create,
    Step.CREATE_PLAINLY: _create,
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
    Step.PARK: _pause,
    Step.START_CLOSURE: _start_closure,
    Step.BEGIN_CLOSURE: _begin_closure,
    Step.DETACH: _detach,
    Step.WORD: _word,
}
