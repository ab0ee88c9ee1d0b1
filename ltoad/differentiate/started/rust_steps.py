"""What stands for the calls of Rust's standard library that start threads, and let them wait.

Its threads run closures, of which the library knows how they are called and what is freed then.
"""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.differentiate.prepare.exchange import exchange
from ltoad.differentiate.started.steps import (
    LOCAL,
    METHOD,
    TYPES,
    WORD,
    Action,
    Site,
    Steps,
    declare,
    word_of,
)
from ltoad.ir.authors import compilers_of
from ltoad.ir.builder import Builder
from ltoad.ir.clone import name_numbers
from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction, Return
from ltoad.ir.module import Module
from ltoad.ir.types import I8, I64, PTR, VOID, FunctionType, StructType
from ltoad.ir.values import Argument, ConstantInt, Value, integer, zero
from ltoad.rules import rust, threads
from ltoad.rules.threads import Step

_DEALLOCATE = FunctionType(VOID, (PTR, I64, I64))
_STARTED = StructType((I64, PTR))
"""Whether starting a thread failed, and its handle."""


@dataclass
class RustSteps(Steps):
    """The same of programs that may be written in Rust."""

    def action(self, step: Step) -> Action:
        return _ACTIONS.get(step) or super().action(step)


# Starting


def _start_closure(site: Site) -> bool:
    """Call the closure of a thread, whose end a thread's handle then tells."""
    if not is_known_start(site) or site.steps.results:
        return False
    result, begun, build = site.call.type, site.call.operands[-1], site.builder
    closure, table = closure_of(site, begun)
    called = word_of(build, PTR, table, rust.TABLE_CALL)
    handle = site.support(threads.STARTED)
    site.run(handle, Call(called, METHOD, [closure]))
    build.call(releasing(site.steps.module), METHOD, [begun])
    told = build.insert_value(zero(result), build.cast("inttoptr", handle, PTR), 1)
    return site.become(told)


def is_known_start(site: Site) -> bool:
    """Whether the closure of a thread is found where it is looked for."""
    given = len(site.call.operands) == len(("stack", "begun"))
    known = given and site.call.type == _STARTED
    return known and rust.knows_threads(compilers_of(site.steps.module))


def closure_of(site: Site, begun: Value) -> tuple[Value, Value]:
    """The closure of a new thread, and its vtable.

    They are loaded from where they were before they were copied: there LLVM sees which these are.
    """
    block = site.call.parent
    assert block is not None
    copies = (i for i in reversed(block.instructions) if _is_copy_to(begun, i))
    copy = next(copies, None)
    build = site.builder if copy is None else Builder(site.names, BasicBlock("scratch"))
    place = begun if copy is None else copy.operands[1]
    found = (
        word_of(build, PTR, place, rust.Begun.closure),
        word_of(build, PTR, place, rust.Begun.table),
    )
    if copy is not None:
        exchange(block, copy, [*build.block.instructions, copy])
    return found


def _is_copy_to(block: Value, instruction: Instruction) -> bool:
    """Whether an instruction copies a whole block with a thread that is to be started."""
    return (
        isinstance(instruction, Call)
        and rust.moves_begun(instruction.callee_name)
        and instruction.operands[0] is block
        and isinstance(size := instruction.operands[2], ConstantInt)
        and size.value == rust.Begun.size
    )


def releasing(module: Module) -> str:
    """A function of the module that frees what a closure was in, when it has run."""
    name = f"{LOCAL}release"
    if not module.defines(name):
        block = Argument(PTR, "begun", 0)
        function = Function(name, VOID, [block], prefix="internal")
        build = Builder(name_numbers(function), function.add_block("entry"))
        owners = word_of(build, PTR, block, rust.Begun.owners)
        declare(module, threads.LEFT, TYPES[threads.LEFT])
        build.call(threads.LEFT, TYPES[threads.LEFT], [owners])
        closure = word_of(build, PTR, block, rust.Begun.closure)
        table = word_of(build, PTR, block, rust.Begun.table)
        size = word_of(build, I64, table, rust.TABLE_SIZE)
        captures, done = (build.new_block(function, "captures"), build.new_block(function, "done"))
        build.cond_br(build.icmp("ne", size, integer(I64, 0)), captures, done)
        build.position(captures)
        _free(module, build, closure, size, word_of(build, I64, table, rust.TABLE_ALIGNMENT))
        build.br(done)
        build.position(done)
        _free(module, build, block, integer(I64, rust.Begun.size), integer(I64, WORD))
        build.append(Return())
        module.add_function(function)
    return name


def _free(module: Module, build: Builder, block: Value, size: Value, alignment: Value) -> None:
    """Give a block back to Rust's allocator, which the module calls if it has any."""
    names = (*module.declaration_names(), *module.function_names())
    for name in filter(rust.deallocates, names):
        build.call(name, _DEALLOCATE, [block, size, alignment])
        return


# Waiting


def _park(site: Site) -> bool:
    """Whoever would be waited for has ended, or is the one that waits."""
    return site.end(threads.PARKED)


def _at_channel(site: Site) -> bool:
    return site.stop(threads.CHANNEL)


def _at_meeting(site: Site) -> bool:
    return site.stop(threads.MEETING)


# Scopes


def _enter_scope(site: Site) -> bool:
    _count(site, "add")
    return site.become(None)


def _leave_scope(site: Site) -> bool:
    """Nobody waits for it: who has a scope goes on when its threads have ended."""
    _count(site, "sub")
    scope, panicked = site.call.operands
    build = site.builder
    place = build.byte_offset(scope, integer(I64, rust.Scope.panicked))
    before = build.icmp("ne", build.load(I8, place, align=1), integer(I8, 0))
    flag = build.icmp("ne", panicked, zero(panicked.type))
    build.store(build.cast("zext", build.binary("or", before, flag), I8), place, align=1)
    return site.become(None)


def _count(site: Site, operation: str) -> None:
    """Add to, or take from, how many threads a scope has."""
    build = site.builder
    place = build.byte_offset(site.call.operands[0], integer(I64, rust.Scope.count))
    count = build.load(I64, place, align=WORD)
    build.store(build.binary(operation, count, integer(I64, 1)), place, align=WORD)


# Hooks


def _make_hooks(site: Site) -> bool:
    build, hooks = site.builder, site.call.operands[0]
    for offset, word in (
        (rust.Hooks.room, integer(I64, 0)),
        (rust.Hooks.address, build.cast("inttoptr", integer(I64, rust.Hooks.nowhere), PTR)),
        (rust.Hooks.length, integer(I64, 0)),
        (rust.Hooks.first, zero(PTR)),
    ):
        build.store(word, build.byte_offset(hooks, integer(I64, offset)), align=WORD)
    return site.become(None)


def _run_hooks(site: Site) -> bool:
    """Hooks are for threads that there are; there are none without unstable features."""
    return site.become(None)


_ACTIONS: dict[Step, Action] = {
    Step.START_CLOSURE: _start_closure,
    Step.BEGIN_CLOSURE: Site.leave,
    Step.DETACH: Site.leave,
    Step.PARK: _park,
    Step.AT_CHANNEL: _at_channel,
    Step.AT_MEETING: _at_meeting,
    Step.ENTER_SCOPE: _enter_scope,
    Step.LEAVE_SCOPE: _leave_scope,
    Step.MAKE_HOOKS: _make_hooks,
    Step.HOOKS: _run_hooks,
}
