"""The body of a function in which exceptions are values.

Its last argument is the address of where the block of an exception lies that is on its way
(:mod:`blocks`), or null.  A throw writes it there and goes to the landing pad, or returns; after
each call of another function like this one the caller looks there.  A landing pad takes the block
out, and finds the first of its types that catches the exception.  What code throws that is not
differentiated still unwinds; a landing pad makes a block of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ltoad.analysis.shape.ssa import split_block
from ltoad.differentiate.prepare.exchange import exchange
from ltoad.differentiate.thrown import blocks, edges
from ltoad.differentiate.thrown.destructors import functions_in
from ltoad.differentiate.thrown.handlers import Handlers, NotPossibleError, find_handlers
from ltoad.differentiate.thrown.pointers import Helpers
from ltoad.differentiate.thrown.raising import Raising
from ltoad.ir.builder import Builder, Names
from ltoad.ir.calls import CallBranch, Invoke
from ltoad.ir.clone import remap
from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction, Return
from ltoad.ir.pads import LandingPad, PadBranch
from ltoad.ir.types import I32, I64, PTR, VOID, FunctionType, StructType
from ltoad.ir.values import ConstantSimple, GlobalReference, Value, integer, is_null, zero
from ltoad.rules.exceptions import NESTED_POINTER, Step, step_of

PAD = StructType((PTR, I32))


@dataclass(slots=True)
class Shared:
    """What the functions of one program share.

    ``copies``: the names of functions in which exceptions are values, by their originals'.
    ``destroy`` is the function that ends an exception.  ``types`` numbers those that are caught,
    ``destructors`` are those of what is thrown.  ``on_the_way`` is where the number of
    exceptions is that no handler has begun for, if the program asks for it.  ``helpers`` are there
    if functions ask for what their callers handle: then each copy is told of that by its very last
    argument, the block or null.
    """

    copies: Mapping[str, str]
    destroy: str
    several_bases: bool
    raising: Raising
    on_the_way: GlobalReference | None = None
    helpers: Helpers | None = None
    types: dict[str, int] = field(default_factory=dict)
    destructors: dict[str, GlobalReference] = field(default_factory=dict)

    def count_on_the_way(self, builder: Builder, change: int) -> None:
        """One more exception is on its way, or one less."""
        if self.on_the_way is not None:
            blocks.count_in(builder, self.on_the_way, change)

    def number(self, type_: Value) -> Value:
        """The number of a type that is caught."""
        return integer(I32, self.types.setdefault(type_.reference(), len(self.types) + 1))


class Body:
    """Rewrites one function in place."""

    def __init__(
        self, function: Function, names: Names, slot: Value, handled: Value, shared: Shared
    ) -> None:
        self._function = function
        self._names = names
        self._slot = slot
        self._handled = handled
        self._shared = shared
        self._handlers: Handlers = find_handlers(function)
        self._replaced: dict[Value, Value] = {}
        self._exit: BasicBlock | None = None
        self._way_out: BasicBlock | None = None
        self._caught = [
            Builder(names, BasicBlock("")).alloca(PTR, "caught", align=8)
            for _ in range(self._handlers.deepest)
        ]
        self._rewrites: dict[Step, Callable[[Call], None]] = {
            Step.ALLOCATE: self._allocate,
            Step.FREE: self._free,
            Step.THROW: self._throw,
            Step.RETHROW: self._rethrow,
            Step.BEGIN: self._begin,
            Step.OBJECT: self._object,
            Step.END: self._end,
            Step.TYPE: self._type,
            Step.UNCAUGHT: self._uncaught,
            Step.TERMINATE: self._terminate,
            Step.CURRENT: self._current,
            Step.MAKE: self._make,
            Step.POINT: self._point,
            Step.KEEP: self._keep,
            Step.RELEASE: self._release,
            Step.END_NESTED: self._end_nested,
            Step.THROW_POINTED: self._throw_pointed,
            Step.OTHER: self._refuse,
        }

    def rewrite(self) -> None:
        """Raises NotPossibleError if something needs the language's own exceptions."""
        pads = [i for i in self._function.instructions() if isinstance(i, LandingPad)]
        for instruction in list(self._function.instructions()):
            if instruction.parent is None or instruction not in instruction.parent.instructions:
                continue  # behind a throw
            if isinstance(instruction, PadBranch | CallBranch):
                raise NotPossibleError
            if isinstance(instruction, Call):
                self._rewrite_call(instruction)
            elif instruction.opcode == "resume":
                self._resume(instruction)
        for pad in pads:
            self._rewrite_pad(pad)
        for variable in reversed(self._caught):
            assert isinstance(variable, Instruction)
            self._function.entry.insert(0, variable)
        final = {old: self._last(old) for old in self._replaced}
        for instruction in self._function.instructions():
            remap(instruction, final)

    def _last(self, value: Value) -> Value:
        while value in self._replaced:
            value = self._replaced[value]
        return value

    def _rewrite_call(self, call: Call) -> None:
        step = step_of(call.callee_name)
        raising = self._shared.raising
        copied = self._shared.copies.get(call.callee_name)
        if call.tail == "musttail":
            raise NotPossibleError
        if step is not None:
            self._rewrites[step](call)
        elif copied is not None:
            self._call_copy(call, copied)
        elif isinstance(call, Invoke):
            if raising.may_raise(call):
                self._unwind_to(call, self._landing(call))
            else:
                self._call_plainly(call)
        elif raising.throws(call):
            self._throw_natively(call)

    # Pieces

    def _scratch(self) -> Builder:
        return Builder(self._names, BasicBlock(""))

    def _exchange(self, call: Call, built: Builder, result: Value | None = None) -> None:
        """Let code stand in the place of a call, and go on where it goes on."""
        block = call.parent
        assert block is not None
        if isinstance(call, Invoke):
            edges.drop(block, call.unwind)
            built.br(call.normal)
        exchange(block, call, built.block.instructions)
        if result is not None:
            self._replaced[call] = result

    def _call_plainly(self, call: Invoke) -> None:
        """Call what throws nothing that a handler may catch."""
        plain = call.as_plain()
        plain.metadata = call.metadata
        built = self._scratch()
        built.append(plain, call.name)
        self._exchange(call, built, plain)

    def _leave(self, call: Call, built: Builder, block: Value) -> None:
        """Let an exception go on its way from a call that does not return."""
        parent = call.parent
        assert parent is not None
        built.store(block, self._slot, align=8)
        self._shared.count_on_the_way(built, 1)
        target = call.unwind if isinstance(call, Invoke) else self._outside()
        built.br(target)
        kept = [target] if isinstance(call, Invoke) else []
        edges.end_before(parent, call, *kept)
        for instruction in built.block.instructions:
            parent.append(instruction)

    def _outside(self) -> BasicBlock:
        """The block that returns while an exception is on its way."""
        if self._exit is None:
            self._exit = self._function.add_block(self._names.fresh("thrown"))
            result = self._function.result_type
            self._exit.append(Return(None if result == VOID else zero(result)))
        return self._exit

    def _landing(self, call: Invoke) -> BasicBlock:
        """A block where what really unwinds is made a value, and then goes where the call says."""
        block = self._function.add_block(self._names.fresh("unwound"))
        self._take(block, call.unwind)
        return block

    def _take(self, block: BasicBlock, target: BasicBlock) -> None:
        builder = Builder(self._names, block)
        pad = builder.append(LandingPad(PAD, [zero(PTR)], ["catch"]), "pad")
        taken = self._taken(builder, builder.extract_value(pad, 0))
        builder.store(taken, self._slot, align=8)
        self._shared.count_on_the_way(builder, 1)
        builder.br(target)

    def _taken(self, builder: Builder, exception: Value) -> Value:
        """What stands for an exception of the language's own while it is on its way."""
        return blocks.take(builder, exception)

    def _unwind_to(self, call: Invoke, landing: BasicBlock) -> None:
        assert call.parent is not None
        edges.move(call.unwind, call.parent, landing)
        call.targets[1] = landing

    def _throw_natively(self, call: Call) -> None:
        """A function of a library throws."""
        block = call.parent
        assert block is not None
        if self._way_out is None:
            self._way_out = self._function.add_block(self._names.fresh("unwound"))
            self._take(self._way_out, self._outside())
        edges.end_before(block, call)
        after = self._function.add_block(self._names.fresh("never"))
        Builder(self._names, after).unreachable()
        invoke = Invoke(call, after, self._way_out)
        invoke.tail = ""
        block.append(invoke)

    # Calls

    def _call_copy(self, call: Call, copied: str) -> None:
        raises = self._shared.raising.may_raise(call)
        call.callee = GlobalReference(copied)
        type_ = call.function_type
        block = call.parent
        assert block is not None
        new = [self._slot]
        if self._shared.helpers is not None:
            built = self._scratch()
            new.append(self._being_handled(built, call))
            at = block.instructions.index(call)
            for place, instruction in enumerate(list(built.block.instructions)):
                block.insert(at + place, instruction)
        call.function_type = FunctionType(type_.result, (*type_.parameters, *(PTR for _ in new)))
        call.operands += new
        kept = [tuple(w for w in words if w != "returned") for words in call.argument_attributes]
        call.argument_attributes = (*kept, *(() for _ in new))
        call.result_attributes = call.function_attributes = ()
        call.metadata = call.debug_place
        call.tail = ""
        if isinstance(call, Invoke):
            self._invoke_copy(call, block, raises=raises)
            return
        following = block.instructions[block.instructions.index(call) + 1]
        after = split_block(self._function, block, following, self._names)
        block.instructions.pop()
        self._look(block, self._outside(), after)

    def _invoke_copy(self, call: Invoke, block: BasicBlock, *, raises: bool) -> None:
        looking = self._function.add_block(self._names.fresh("called"))
        self._look(looking, call.unwind, call.normal)
        edges.move(call.normal, block, looking)
        if raises:
            landing = self._landing(call)
            edges.move(call.unwind, block, looking, landing)
            call.targets[:] = [looking, landing]
            return
        edges.move(call.unwind, block, looking)
        plain = call.as_plain()
        plain.metadata = call.metadata
        built = self._scratch()
        built.append(plain, call.name)
        built.br(looking)
        exchange(block, call, built.block.instructions)
        self._replaced[call] = plain

    def _look(self, block: BasicBlock, thrown: BasicBlock, after: BasicBlock) -> None:
        """Go on as what was called has returned, or thrown."""
        builder = Builder(self._names, block)
        found = builder.load(PTR, self._slot, align=8)
        builder.cond_br(builder.icmp("eq", found, zero(PTR)), after, thrown)

    # What throws

    def _allocate(self, call: Call) -> None:
        built = self._scratch()
        block = blocks.allocate(built, call.operands[0])
        self._exchange(call, built, blocks.object_of(built, block))

    def _free(self, call: Call) -> None:
        built = self._scratch()
        blocks.free(built, blocks.block_of(built, call.operands[0]))
        self._exchange(call, built)

    def _throw(self, call: Call) -> None:
        thrown, type_, destroy = call.operands
        self._shared.destructors |= {d.name: d for d in functions_in(destroy)}
        built = self._scratch()
        block = blocks.block_of(built, thrown)
        blocks.fill(built, block, type_, destroy)
        self._leave(call, built, block)

    def _rethrow(self, call: Call) -> None:
        built = self._scratch()
        block = self._being_handled(built, call)
        if self._handlers.depth[call]:
            blocks.count(built, block, 1)
        else:
            self._helpers().call(built, "again", block)
        self._leave(call, built, block)

    def _being_handled(self, built: Builder, call: Call) -> Value:
        """The block for which the innermost handler has begun that has not ended, or null."""
        depth = self._handlers.depth[call]
        return built.load(PTR, self._caught[depth - 1], align=8) if depth else self._handled

    # Pointers to exceptions

    def _helpers(self) -> Helpers:
        if self._shared.helpers is None:
            raise NotPossibleError
        return self._shared.helpers

    def _current(self, call: Call) -> None:
        """The pointer is returned in memory."""
        built = self._scratch()
        pointer = self._helpers().call(built, "current", self._being_handled(built, call))
        built.store(pointer, call.operands[0], align=8)
        self._exchange(call, built)

    def _make(self, call: Call) -> None:
        """Nobody has the object yet, and nobody looks at the header."""
        thrown, type_, destroy = call.operands
        self._helpers()
        self._shared.destructors |= {d.name: d for d in functions_in(destroy)}
        built = self._scratch()
        block = blocks.block_of(built, thrown)
        blocks.fill(built, block, type_, destroy)
        blocks.set_count(built, block, 0)
        self._exchange(call, built, zero(PTR))

    def _point(self, call: Call) -> None:
        built = self._scratch()
        block = blocks.block_of(built, call.operands[1])
        built.store(blocks.pointer_to(built, block), call.operands[0], align=8)
        self._helpers().call(built, "keep", call.operands[0])
        self._exchange(call, built)

    def _keep(self, call: Call) -> None:
        self._change_pointed(call, "keep", 0)

    def _release(self, call: Call) -> None:
        self._change_pointed(call, "release", 0)

    def _end_nested(self, call: Call) -> None:
        self._change_pointed(call, "release", NESTED_POINTER)

    def _change_pointed(self, call: Call, what: str, offset: int) -> None:
        """One more or one less has what a member of an object leads to; an object of the library's
        if no copy makes another one."""
        built = self._scratch()
        if self._shared.helpers is None:
            if isinstance(call, Invoke):
                self._call_plainly(call)
            return
        place = built.byte_offset(call.operands[0], integer(I64, offset))
        self._shared.helpers.call(built, what, place)
        self._exchange(call, built)

    def _throw_pointed(self, call: Call) -> None:
        if self._shared.helpers is not None:
            built = self._scratch()
            block = self._shared.helpers.call(built, "pointed", call.operands[0])
            self._leave(call, built, block)
        elif isinstance(call, Invoke):
            self._unwind_to(call, self._landing(call))
        else:
            self._throw_natively(call)

    def _resume(self, instruction: Instruction) -> None:
        block = instruction.parent
        assert block is not None
        builder = Builder(self._names, block)
        block.instructions.remove(instruction)
        builder.store(builder.extract_value(instruction.operands[0], 0), self._slot, align=8)
        builder.br(self._outside())

    # What catches

    def _begin(self, call: Call) -> None:
        built = self._scratch()
        built.store(call.operands[0], self._caught[self._handlers.depth[call]], align=8)
        self._shared.count_on_the_way(built, -1)
        self._exchange(call, built, self._found(built, call))

    def _object(self, call: Call) -> None:
        built = self._scratch()
        self._exchange(call, built, self._found(built, call))

    def _found(self, built: Builder, call: Call) -> Value:
        several = self._shared.several_bases
        found = blocks.caught(built, call.operands[0], several_bases=several)
        return built.load(PTR, found, align=8) if call in self._handlers.pointers else found

    def _end(self, call: Call) -> None:
        built = self._scratch()
        block = built.load(PTR, self._caught[self._handlers.depth[call] - 1], align=8)
        built.call(self._shared.destroy, FunctionType(VOID, (PTR,)), [block])
        self._exchange(call, built)

    def _type(self, call: Call) -> None:
        self._exchange(call, self._scratch(), self._shared.number(call.operands[0]))

    def _uncaught(self, call: Call) -> None:
        """The language's own exceptions on their way, and those that are values."""
        number = self._shared.on_the_way
        assert number is not None
        built = self._scratch()
        others = built.call(call.callee_name, call.function_type, [])
        values = blocks.count_in(built, number)
        if call.type == I32:
            self._exchange(call, built, built.add(others, values))
            return
        found = built.cast("zext", built.icmp("ne", values, integer(I32, 0)), call.type)
        self._exchange(call, built, built.binary("or", others, found))

    def _terminate(self, call: Call) -> None:
        block = call.parent
        assert block is not None
        edges.end_before(block, call)
        blocks.stop(Builder(self._names, block))

    def _refuse(self, call: Call) -> None:
        raise NotPossibleError

    # Landing pads

    def _rewrite_pad(self, pad: LandingPad) -> None:
        parent = pad.parent
        assert parent is not None
        if "filter" in pad.clauses:
            raise NotPossibleError
        built = self._scratch()
        block = built.load(PTR, self._slot, align=8)
        built.store(zero(PTR), self._slot, align=8)
        chosen = self._choose(built, pad, block)
        whole: Value = ConstantSimple(PAD, "poison")
        whole = built.insert_value(built.insert_value(whole, block, 0), chosen, 1)
        index = parent.instructions.index(pad)
        following = parent.instructions[index + 1]
        exchange(parent, pad, built.block.instructions)
        self._replaced[pad] = whole
        if not pad.flags and not any(map(is_null, pad.operands)):
            self._pass_on(parent, following, block, chosen)

    def _choose(self, built: Builder, pad: LandingPad, block: Value) -> Value:
        """The number of the first type that catches an exception, or zero."""
        chosen: Value = integer(I32, 0)
        wanted: Value = zero(PTR)
        type_ = blocks.type_of(built, block) if pad.operands else wanted
        for clause in reversed(pad.operands):
            number = self._shared.number(clause)
            if is_null(clause):
                chosen, wanted = number, clause
                continue
            found = blocks.matches(built, type_, clause)
            chosen = built.select(found, number, chosen)
            if self._shared.several_bases:
                wanted = built.select(found, clause, wanted)
        if self._shared.several_bases and pad.operands:
            blocks.find_place(built, block, type_, wanted)
        return chosen

    def _pass_on(
        self, parent: BasicBlock, following: Instruction, block: Value, chosen: Value
    ) -> None:
        """Nothing is done here for an exception that no handler catches."""
        after = split_block(self._function, parent, following, self._names)
        parent.instructions.pop()
        passing = self._function.add_block(self._names.fresh("uncaught"))
        builder = Builder(self._names, parent)
        builder.cond_br(builder.icmp("eq", chosen, integer(I32, 0)), passing, after)
        builder.position(passing)
        builder.store(block, self._slot, align=8)
        builder.br(self._outside())
