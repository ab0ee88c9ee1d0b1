"""What stands for the calls that start threads, and let them wait, in the copy of a function.

A thread's function is called where the thread is started, and a thread that ends at once is started
beside, so that there is something to join.  If somebody asks for what a thread's function
returns, a handle is the address of a block with that.  What would have to wait for another thread
stops the program, since nobody else goes on meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from ltoad.analysis.shape.ssa import split_block
from ltoad.differentiate.prepare.exchange import exchange
from ltoad.differentiate.started.panics import let_panics_pass, no_more_from
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE, copy_memory
from ltoad.ir.builder import Builder, Names
from ltoad.ir.calls import Invoke
from ltoad.ir.clone import name_numbers, remap
from ltoad.ir.instructions import BasicBlock, Call, Function, Phi, Return
from ltoad.ir.memory import Alloca, Store
from ltoad.ir.module import Module
from ltoad.ir.types import I32, I64, PTR, VOID, FunctionType, Type
from ltoad.ir.values import (
    Argument,
    ConstantExpression,
    ConstantInt,
    GlobalReference,
    Value,
    integer,
    is_null,
    zero,
)
from ltoad.rules import rust, threads
from ltoad.rules.exceptions import RELEASE_EXCEPTION
from ltoad.rules.threads import Step, step_of

TYPES = {
    threads.STARTED: FunctionType(I64, ()),
    threads.ENTER: FunctionType(I64, (I64,)),
    threads.LEAVE: FunctionType(VOID, (I64,)),
    threads.SELF: FunctionType(I64, ()),
    threads.LOCK: FunctionType(I32, (PTR,)),
    threads.WAITS: FunctionType(VOID, (PTR,)),
    threads.LEFT: FunctionType(VOID, (PTR,)),
}
_QUIET = frozenset([threads.STARTED, threads.ENTER, threads.LEAVE, threads.SELF])
_TOUCHES_NOTHING = "nounwind willreturn memory(inaccessiblemem: readwrite)"
_MALLOC = FunctionType(PTR, (I64,))
_FREE = FunctionType(VOID, (PTR,))
METHOD = FunctionType(VOID, (PTR,))
_JOIN = FunctionType(I32, (I64, PTR))
_PROCEDURE = FunctionType(VOID, ())
WORD = 8
_COMMAND = 2
"""Where a call of the system for waiting has its command."""
_DONE = 2
"""What POSIX's flag of something that is done once is afterwards, in glibc."""
LOCAL = "ltoad.own."
_WITH_CALLABLE = ("alwaysinline",)
"""Of the call that finds what it calls in such a variable: where both are one function, LLVM sees
what has been stored there."""
_FIRST = "first."
_ADDRESS = "llvm.threadlocal.address.p0"
_STOPS = ("noreturn",)


def declare(module: Module, name: str, type_: FunctionType) -> None:
    """Declare what stands for calls; LLVM hears of what touches no memory of the program."""
    module.declare(name, type_, suffix=_TOUCHES_NOTHING if name in _QUIET else "")


@dataclass
class Steps:
    """Rewrites functions of one module.

    ``results``: what the functions of threads return is asked for.  ``called`` has the calls of
    those functions, by the names of the functions with the calls.  ``waiting`` are functions that
    would have to wait for something else than the end of a thread.  ``own`` are variables of which
    each thread has its own, and which these functions use.
    """

    module: Module
    results: bool
    own: Sequence[str] = ()
    called: dict[str, list[Call]] = field(default_factory=dict)
    waiting: set[str] = field(default_factory=set)
    relays: ClassVar[bool] = False
    """Whether threads are there, of which one runs at a time."""

    def action(self, step: Step) -> Action:
        """What is done about a call."""
        return _ACTIONS[step]

    def rewrite(self, function: Function, names: Names) -> bool:
        """Rewrite all calls of a function; whether there were any."""
        replaced: dict[Value, Value] = {}
        changed = in_rust = False
        for block in list(function.blocks):
            for call in reversed([i for i in block.instructions if isinstance(i, Call)]):
                variable = _variable(call)
                if variable:
                    call.operands[0] = GlobalReference(self._local(variable))
                    changed = True
                elif rust.waits_by(_own_address(call)):
                    changed |= self._stop_at_channel(function, call)
                elif (step := step_of(call.callee_name)) is not None:
                    site = Site(self, function, call, names, replaced)
                    changed |= self.action(step)(site)
                    in_rust |= step in threads.OF_RUST
        if in_rust:
            passed = let_panics_pass(function)
            replaced.update(passed)
            changed |= bool(passed)
        for instruction in function.instructions():
            for number, operand in enumerate(instruction.operands):
                if (joins := self._joins(operand)) is not operand:
                    instruction.operands[number] = joins
                    changed = True
            remap(instruction, replaced)
        return changed

    def _stop_at_channel(self, function: Function, address: Call) -> bool:
        """Stop where a thread looks at how it waits at a channel: whoever would send or take
        something has ended, or has not begun.  The address itself LLVM may ask for before."""
        addresses: set[Value] = {address}
        for instruction in function.instructions():
            if instruction.opcode == "getelementptr" and instruction.operands[0] in addresses:
                addresses.add(instruction)
        found = [i for i in function.instructions() if addresses.intersection(i.operands)]
        for access in (i for i in found if i not in addresses):
            block = access.parent
            if block is None or isinstance(access, Phi):
                continue
            exchange(block, access, [self.stopping(threads.CHANNEL), access])
        return bool(found)

    def stopping(self, what: str) -> Call:
        """A call that stops where there would be something to wait for."""
        declare(self.module, threads.WAITS, TYPES[threads.WAITS])
        words = GlobalReference(self.words(what))
        return Call(
            GlobalReference(threads.WAITS),
            TYPES[threads.WAITS],
            [words],
            function_attributes=_STOPS,
        )

    def _joins(self, value: Value) -> Value:
        """A constant, with what joins the thread of an object here in the place of the library's
        function, which may be called through a pointer to a member."""
        if isinstance(value, GlobalReference):
            return GlobalReference(self.joining()) if value.name == threads.JOIN_OBJECT else value
        if not isinstance(value, ConstantExpression) or value.source_type is not None:
            return value
        operand = self._joins(value.operands[0])
        if operand is value.operands[0]:
            return value
        return ConstantExpression(value.type, value.opcode, [operand], value.flags)

    def joining(self) -> str:
        """A function of the module that joins the thread of an object, and forgets it."""
        name = f"{LOCAL}{threads.JOIN_OBJECT}"
        if not self.module.defines(name):
            declare(self.module, threads.JOIN, _JOIN)
            place = Argument(PTR, "thread", 0)
            function = Function(name, VOID, [place], prefix="internal")
            build = Builder(name_numbers(function), function.add_block("entry"))
            handle = build.load(I64, place, align=WORD)
            build.call(threads.JOIN, _JOIN, [handle, zero(PTR)])
            build.store(integer(I64, 0), place, align=WORD)
            build.append(Return())
            self.module.add_function(function)
        return name

    def _local(self, variable: str) -> str:
        """A variable of the program's own in the place of one of a library."""
        name = f"{LOCAL}{variable}"
        if not self.module.has_global(name):
            self.module.add_global(name, "internal thread_local global ptr null, align 8")
        return name

    def words(self, text: str) -> str:
        """A constant with a text for the reader of a message."""
        name = f"ltoad.waits.{text.replace(' ', '.').replace(':', '').replace(',', '')}"
        if not self.module.has_global(name):
            size = len(text) + 2
            content = f'private unnamed_addr constant [{size} x i8] c" {text}\\00"'
            self.module.add_global(name, content)
        return name


def word_of(build: Builder, type_: Type, block: Value, offset: int) -> Value:
    """A word of a block, or of a table."""
    return build.load(type_, build.byte_offset(block, integer(I64, offset)), align=WORD)


def _stored_last(block: BasicBlock, variables: Collection[str]) -> Value | None:
    """What a block has stored in one of some variables that each thread has, if nothing else comes
    between that and its end."""
    for instruction in reversed(block.instructions):
        if isinstance(instruction, Store) and _own_address(instruction.pointer) in variables:
            return instruction.value
        if isinstance(instruction, Call) and not threads.tells_own_address(instruction.callee_name):
            return None
    return None


def _own_address(pointer: Value) -> str:
    """The variable of which a thread asks where its own is, or ""."""
    if not isinstance(pointer, Call) or not threads.tells_own_address(pointer.callee_name):
        return ""
    place = pointer.operands[0]
    return place.name if isinstance(place, GlobalReference) else ""


def _variable(call: Call) -> str:
    """The variable of what is called once whose address a call tells, or ""."""
    variable = _own_address(call)
    return variable if variable in (threads.CALLED_ONCE, threads.CALLS_ONCE) else ""


def methods_of(build: Builder, begun: Value) -> tuple[Value, Value]:
    """The methods that run and end the object of a thread."""
    table = build.load(PTR, begun, align=WORD)
    run, end = (
        build.load(PTR, build.byte_offset(table, integer(I64, offset)), align=WORD)
        for offset in (threads.START_METHOD, threads.END_METHOD)
    )
    return run, end


@dataclass
class Site:
    """One call that is rewritten."""

    steps: Steps
    function: Function
    call: Call
    names: Names
    replaced: dict[Value, Value]

    def __post_init__(self) -> None:
        self.builder = Builder(self.names, BasicBlock("scratch"))
        self.builder.place = self.call.debug_place

    # What becomes of a call

    def create(self) -> bool:
        return self._create(FunctionType(PTR, (PTR,)))

    def create_plainly(self) -> bool:
        return self._create(FunctionType(I32, (PTR,)))

    def start(self) -> bool:
        begun, run, end = self.take_object()
        handle = self.support(threads.STARTED)
        self.run(handle, Call(run, METHOD, [begun]))
        self.builder.append(Call(end, METHOD, [begun]))
        self.builder.store(handle, self.call.operands[0], align=WORD)
        return self.become(None)

    def join(self) -> bool:
        return self.steps.results and self.take_result()

    def join_object(self) -> bool:
        self.call.callee = GlobalReference(self.steps.joining())
        return True

    def make_result(self) -> bool:
        """There is no exception yet; the class that is derived says which methods there are."""
        self.steps.called.setdefault(self.function.name, [])
        self.builder.store(zero(PTR), self.error(), align=WORD)
        return self.become(None)

    def end_result(self) -> bool:
        self.declare(RELEASE_EXCEPTION, METHOD)
        self.builder.call(RELEASE_EXCEPTION, METHOD, [self.error()])
        return self.become(None)

    def error(self) -> Value:
        at = integer(I64, threads.RESULT_ERROR)
        return self.builder.byte_offset(self.call.operands[0], at)

    def once(self) -> bool:
        """If the flag is not set, call the function and set it."""
        flag, called = self.call.operands
        call, block = self.call, self.call.parent
        assert block is not None
        after = self.cut(block)
        build = self.builder
        build.position(block)
        once = build.new_block(self.function, "once")
        did = build.new_block(self.function, "did")
        first = build.icmp("ne", build.load(I32, flag, align=4), integer(I32, _DONE))
        build.cond_br(first, once, after)
        build.position(once)
        words: tuple[str, ...] = ()
        if isinstance(called, GlobalReference) and called.name == threads.ONCE_PROXY:
            variable = self.steps._local(threads.CALLS_ONCE)
            called = _stored_last(block, {variable, threads.CALLS_ONCE}) or self._stored_in(
                variable
            )
            words = _WITH_CALLABLE
        made = Call(called, _PROCEDURE, [], function_attributes=words)
        if isinstance(call, Invoke):
            build.append(Invoke(made, did, call.unwind))
            for phi in call.unwind.phis():
                phi.blocks = [once if b is block else b for b in phi.blocks]
        else:
            build.append(made)
            build.br(did)
        build.position(did)
        build.store(integer(I32, _DONE), flag, align=4)
        build.br(after)
        self.replaced[call] = integer(I32, 0)
        return True

    def _stored_in(self, variable: str) -> Value:
        return self.builder.load(PTR, self._address_of(variable), align=WORD)

    def _address_of(self, variable: str) -> Value:
        address = FunctionType(PTR, (PTR,))
        self.declare(_ADDRESS, address)
        return self.builder.call(_ADDRESS, address, [GlobalReference(variable)])

    def self(self) -> bool:
        return self.become(self.support(threads.SELF))

    def lock(self) -> bool:
        return self.become(self.support(threads.LOCK, *self.call.operands))

    def wait(self) -> bool:
        return self.stop(threads.waiting(self.call.callee_name).what)

    def future(self) -> bool:
        return self.end(threads.FUTURE)

    def at_exit(self) -> bool:
        return self.end(threads.EXIT)

    def leave(self) -> bool:
        """The library's function does what is right also where nobody else goes on."""
        return False

    def leave_waiting(self) -> bool:
        """No rule is for it."""
        self.steps.waiting.add(self.function.name)
        return False

    def word(self) -> bool:
        return self.stop(threads.SEMAPHORE)

    def system(self) -> bool:
        constants = [o.value if isinstance(o, ConstantInt) else None for o in self.call.operands]
        command = constants[_COMMAND] if len(constants) > _COMMAND else None
        if constants[0] != threads.FUTEX or command is None:
            return False
        does = command & threads.FUTEX_COMMANDS
        if does in threads.FUTEX_WAITS:
            return self.steps.action(Step.WORD)(self)
        if does in threads.FUTEX_WAKES:
            return self.become(zero(self.call.type))
        return False

    # How

    def _create(self, type_: FunctionType) -> bool:
        place, called, argument = self.created()
        build = self.builder
        made = Call(called, type_, [argument])
        if self.steps.results:
            block = self.result_block(1)
            self.run(build.cast("ptrtoint", block, I64), made)
            build.store(made, block, align=WORD)
            build.store(block, place, align=WORD)
        else:
            handle = self.support(threads.STARTED)
            self.run(handle, made)
            build.store(handle, place, align=WORD)
        return self.become(integer(I32, 0))

    def created(self) -> tuple[Value, Value, Value]:
        """Where the handle of a new thread goes, its function, and the argument."""
        called, argument = self.call.operands[-2:]
        return self.call.operands[0], called, argument

    def result_block(self, words: int) -> Value:
        """Memory of so many words, the first of them for what a thread's function returns."""
        self.declare("malloc", _MALLOC)
        return self.builder.call("malloc", _MALLOC, [integer(I64, words * WORD)], hint="thread")

    def take_result(self) -> bool:
        """Hand on what the function of a thread has returned, whose handle is a block."""
        handle, place = self.call.operands
        build = self.builder
        block = build.cast("inttoptr", handle, PTR)
        kind = PTR if threads.gives_address(self.call.callee_name) else I32
        if not is_null(place):
            result = build.load(kind, block, align=WORD)
            scratch = self.function.entry.insert(0, Alloca(PTR, kind))
            scratch.name = self.names.fresh("nowhere")
            nowhere = build.icmp("eq", place, zero(PTR))
            build.store(result, build.select(nowhere, scratch, place))
        self.declare("free", _FREE)
        build.call("free", _FREE, [block])
        return self.become(integer(I32, 0))

    def take_object(self) -> tuple[Value, Value, Value]:
        """The object of a new thread, which its owner loses, and what runs and ends it."""
        owner = self.call.operands[1]
        build = self.builder
        begun = build.load(PTR, owner, align=WORD)
        build.store(zero(PTR), owner, align=WORD)
        # before anything that LLVM thinks may change the object: so it finds out which these are
        return begun, *methods_of(build, begun)

    def run(self, handle: Value, call: Call) -> None:
        """Call a thread's function; whoever asks there which thread it is hears of the new one."""
        kept = [self._put_aside(name) for name in self.steps.own]
        before = self.support(threads.ENTER, handle)
        self.builder.append(call, "returned")
        self.steps.called.setdefault(self.function.name, []).append(call)
        self.support(threads.LEAVE, before)
        for place, scratch, size in kept:
            copy_memory(self.builder, place, scratch, size)

    def _put_aside(self, name: str) -> tuple[Value, Value, Value]:
        """Let a variable that each thread has be as a new thread finds it; returns its address,
        where it is kept meanwhile, and of how many bytes it is."""
        module, build = self.steps.module, self.builder
        variable = module.global_variable(name)
        first = f"{LOCAL}{_FIRST}{name}"
        if not module.has_global(first):
            assert variable.initializer is not None
            text = f"{variable.value_type} {variable.initializer.reference()}"
            module.add_global(first, f"private unnamed_addr constant {text}, align 16")
        scratch = self.function.entry.insert(0, Alloca(PTR, variable.value_type, align=16))
        scratch.name = self.names.fresh("kept")
        self.declare(COPY, COPY_TYPE)
        place = self._address_of(name)
        size = integer(I64, module.layout.size_of(variable.value_type))
        copy_memory(build, scratch, place, size)
        copy_memory(build, place, GlobalReference(first), size)
        return place, scratch, size

    def stop(self, what: str) -> bool:
        """Stop where there would be something to wait for, if threads could."""
        self.steps.waiting.add(self.function.name)
        return self.end(what)

    def end(self, what: str) -> bool:
        self.builder.append(self.steps.stopping(what))
        return self.become(None if self.call.type == VOID else zero(self.call.type))

    def support(self, name: str, *arguments: Value) -> Value:
        self.declare(name, TYPES[name])
        return self.builder.call(name, TYPES[name], arguments)

    def declare(self, name: str, type_: FunctionType) -> None:
        declare(self.steps.module, name, type_)

    def become(self, result: Value | None) -> bool:
        """Put what was built in the place of the call, which throws nothing."""
        block = self.call.parent
        assert block is not None
        if isinstance(self.call, Invoke):
            no_more_from(block, self.call.unwind)
            self.builder.br(self.call.normal)
        exchange(block, self.call, self.builder.block.instructions)
        if result is not None:
            self.replaced[self.call] = result
        return True

    def cut(self, block: BasicBlock) -> BasicBlock:
        """Take the call out; returns the block where control goes on."""
        if not isinstance(self.call, Invoke):
            after = split_block(self.function, block, self.call, self.names)
            after.instructions.remove(self.call)
            block.instructions.pop()
            return after
        block.instructions.pop()
        after = self.builder.new_block(self.function, "called")
        Builder(self.names, after).br(self.call.normal)
        for phi in self.call.normal.phis():
            phi.blocks = [after if b is block else b for b in phi.blocks]
        return after


Action = Callable[[Site], bool]
"""What is done about a call; whether anything is."""

_ACTIONS: dict[Step, Action] = {
    Step.CREATE: Site.create,
    Step.CREATE_PLAINLY: Site.create_plainly,
    Step.START: Site.start,
    Step.JOIN: Site.join,
    Step.JOIN_OBJECT: Site.join_object,
    Step.MAKE_RESULT: Site.make_result,
    Step.END_RESULT: Site.end_result,
    Step.ONCE: Site.once,
    Step.SELF: Site.self,
    Step.LOCK: Site.lock,
    Step.SHARE_LOCK: Site.leave,
    Step.WHOLE_LOCK: Site.leave,
    Step.WAIT: Site.wait,
    Step.NOTIFY: Site.leave,
    Step.FUTURE: Site.future,
    Step.AT_EXIT: Site.at_exit,
    Step.SEMAPHORE: Site.leave_waiting,
    Step.MEET: Site.leave_waiting,
    Step.PAUSE: Site.leave,
    Step.WORD: Site.word,
    Step.SYSTEM: Site.system,
    Step.BEGIN: Site.leave,
    Step.BEGIN_METHODS: Site.leave,
}
