"""The body of a function in which jumps out of calls are ordinary control flow.

Where a place is set, control comes by the function itself, with zero, or from behind a call that
was left for that place, with a number.  Local variables are what memory has: so C defines it for
those that are volatile, or have not changed meanwhile, and leaves the others open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.ssa import split_block
from ltoad.differentiate.support.unknown_place import UNKNOWN_PLACE, UNKNOWN_PLACE_TYPE
from ltoad.differentiate.thrown import edges
from ltoad.differentiate.thrown.handlers import NotPossibleError
from ltoad.ir.builder import Builder, Names
from ltoad.ir.calls import CallBranch, Invoke
from ltoad.ir.clone import remap
from ltoad.ir.instructions import BasicBlock, Call, Function, Phi, Return
from ltoad.ir.types import I32, I64, PTR, VOID, FunctionType, StructType
from ltoad.ir.values import GlobalReference, Value, integer, zero
from ltoad.rules import jumps

NOTE = StructType((PTR, I32))
"""The place for which calls are being left, or null, and the number that it is told."""


def note_place(builder: Builder, note: Value) -> Value:
    return builder.load(PTR, note, align=8)


def note_number(builder: Builder, note: Value) -> Value:
    return builder.load(I32, builder.byte_offset(note, integer(I64, 8)), align=8)


class JumpBody:
    """Rewrites one function in place; ``copies`` are the names of functions like this one,
    ``defines`` tells which have a body, and ``leaves`` which jump when they are called."""

    def __init__(
        self,
        function: Function,
        names: Names,
        note: Value,
        copies: Mapping[str, str],
        defines: Callable[[str], bool],
        leaves: Callable[[str], bool],
    ) -> None:
        self._function = function
        self._names = names
        self._note = note
        self._copies = copies
        self._defines = defines
        self._leaves = leaves
        self._outside: BasicBlock | None = None
        self._homes: dict[BasicBlock, BasicBlock] = {}
        """Of the pieces of blocks, the blocks."""
        self._slots: dict[Call, Value] = {}
        self._set: list[tuple[Call, Phi]] = []
        """Where places are set, with the number that comes there."""

    def rewrite(self) -> None:
        """Raises NotPossibleError if it is not known where all jumps go."""
        for call in self._calls():
            if isinstance(call, CallBranch) or call.tail == "musttail":
                raise NotPossibleError
            self._refuse_passed(call)
        reached = set(ControlFlow(self._function).order)
        for call in [c for c in self._calls() if c.parent in reached]:
            if jumps.sets_place(call.callee_name):
                self._set_place(call)
        # as it is before calls are looked behind
        flow = ControlFlow(self._function)
        self._set.sort(key=lambda one: flow.index[_home(one[1])])
        for call in [c for c in self._calls() if c.parent in flow.index]:
            if jumps.leaves_for_place(call.callee_name):
                self._leave(call, flow)
            elif call.callee_name in self._copies:
                self._call_copy(call, flow)
        replaced: dict[Value, Value] = dict(self._set)
        for instruction in self._function.instructions():
            remap(instruction, replaced)

    def _calls(self) -> list[Call]:
        return [i for i in self._function.instructions() if isinstance(i, Call)]

    def _refuse_passed(self, call: Call) -> None:
        """A library that calls back would be left by a real jump, and so would what has no copy."""
        passed = {o.name for o in call.operands if isinstance(o, GlobalReference)}
        if not self._defines(call.callee_name) and not passed.isdisjoint(self._copies):
            raise NotPossibleError
        name = call.callee_name
        if not jumps.leaves_for_place(name) and name not in self._copies and self._leaves(name):
            raise NotPossibleError

    def _set_place(self, call: Call) -> None:
        block = call.parent
        assert block is not None
        if isinstance(call, Invoke):
            raise NotPossibleError
        following = block.instructions[block.instructions.index(call) + 1]
        after = split_block(self._function, block, following, self._names)
        block.instructions.remove(call)
        number = Phi(call.type, [integer(I32, 0)], [block])
        number.name = self._names.fresh("jumped")
        after.insert(0, number)
        self._set.append((call, number))

    def _leave(self, call: Call, flow: ControlFlow) -> None:
        block = call.parent
        assert block is not None
        home = self._homes.get(block, block)
        edges.end_before(block, call)
        place, number = call.operands[:2]
        builder = Builder(self._names, block)
        # a jump with zero arrives as one
        is_zero = builder.icmp("eq", number, integer(I32, 0))
        number = builder.select(is_zero, integer(I32, 1), number)
        builder.store(place, self._note, align=8)
        builder.store(number, builder.byte_offset(self._note, integer(I64, 8)), align=8)
        self._arrive(builder, home, flow)

    def _call_copy(self, call: Call, flow: ControlFlow) -> None:
        block = call.parent
        assert block is not None
        home = self._homes.get(block, block)
        type_ = call.function_type
        call.callee = GlobalReference(self._copies[call.callee_name])
        call.function_type = FunctionType(type_.result, (*type_.parameters, PTR))
        kept = [tuple(w for w in words if w != "returned") for words in call.argument_attributes]
        call.argument_attributes = (*kept, ())
        call.operands = [*call.operands, self._note]
        call.result_attributes = call.function_attributes = ()
        call.metadata = call.debug_place
        call.tail = ""
        if isinstance(call, Invoke):
            looking = self._function.add_block(self._names.fresh("called"))
            after = call.normal
            edges.move(after, block, looking)
            call.targets[0] = looking
        else:
            following = block.instructions[block.instructions.index(call) + 1]
            after = split_block(self._function, block, following, self._names)
            self._homes[after] = home
            block.instructions.pop()
            looking = block
        left = self._function.add_block(self._names.fresh("left"))
        builder = Builder(self._names, looking)
        found = note_place(builder, self._note)
        builder.cond_br(builder.icmp("eq", found, zero(PTR)), after, left)
        builder.position(left)
        self._arrive(builder, home, flow)

    def _arrive(self, builder: Builder, home: BasicBlock, flow: ControlFlow) -> None:
        """Go where this function has set the place that is noted, the last one first, or return."""
        sure = [one for one in self._set if flow.dominates(_home(one[1]), home)]
        others = [one for one in self._set if _comes_by(_home(one[1]), home, flow)]
        for call, phi in reversed(sure):
            self._compare(builder, call.operands[0])
            number = note_number(builder, self._note)
            builder.store(zero(PTR), self._note, align=8)
            phi.operands = [*phi.operands, number]
            phi.blocks = [*phi.blocks, builder.block]
            builder.br(_home(phi))
            builder.position(self._further)
        for call, phi in others:
            if (call, phi) not in sure:
                place = builder.load(PTR, self._slot(call, phi), align=8)
                self._compare(builder, place)
                builder.call(UNKNOWN_PLACE, UNKNOWN_PLACE_TYPE, [])
                builder.unreachable()
                builder.position(self._further)
        builder.br(self._return())

    def _compare(self, builder: Builder, place: Value) -> None:
        """Go on in a block of its own if that is the place that is noted."""
        wanted = note_place(builder, self._note)
        here, self._further = (self._function.add_block(self._names.fresh(n)) for n in _WAYS)
        builder.cond_br(builder.icmp("eq", wanted, place), here, self._further)
        builder.position(here)

    def _slot(self, call: Call, phi: Phi) -> Value:
        """Where the address of a place lies since it was last set; null before."""
        if call not in self._slots:
            first = Builder(self._names, BasicBlock(""))
            slot = first.alloca(PTR, "place", align=8)
            first.store(zero(PTR), slot, align=8)
            for number, instruction in enumerate(first.block.instructions[:]):
                self._function.entry.insert(number, instruction)
            before = phi.blocks[0]
            kept = Builder(self._names, BasicBlock(""))
            kept.store(call.operands[0], slot, align=8)
            before.insert(len(before.instructions) - 1, kept.block.instructions[0])
            self._slots[call] = slot
        return self._slots[call]

    def _return(self) -> BasicBlock:
        """The block that returns while a jump is on its way."""
        if self._outside is None:
            self._outside = self._function.add_block(self._names.fresh("jumping"))
            result = self._function.result_type
            self._outside.append(Return(None if result == VOID else zero(result)))
        return self._outside


_WAYS = ("here", "further")


def _comes_by(source: BasicBlock, target: BasicBlock, flow: ControlFlow) -> bool:
    """Whether control may come from one block to another, or they are the same."""
    return source is target or flow.reaches(source, target)


def _home(phi: Phi) -> BasicBlock:
    assert phi.parent is not None
    return phi.parent
