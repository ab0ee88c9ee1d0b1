"""What functions have written when they throw.

A call that threw has no adjoint: the reverse sweep takes back nothing of what it did.  That is
right only if it left no active numbers behind for those who go on after catching.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.program.program import Program
from ltoad.causes.code import WRITTEN_BEFORE_THROW
from ltoad.causes.memory import EXCEPTION
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import BasicBlock, Call, Instruction
from ltoad.ir.memory import MemoryAccess, Store
from ltoad.ir.pads import LandingPad
from ltoad.ir.types import FloatType, IntType, Type, scalar_of
from ltoad.ir.values import Argument, Constant, is_null
from ltoad.rules.exceptions import Step, step_of
from ltoad.rules.panics import carries_value
from ltoad.rules.rows import InactiveRow

Roots = frozenset[Origin]
"""Arguments and globals; what is behind pointers there counts as well."""
_NONE: Roots = frozenset()
_VISIBLE = frozenset([OriginKind.ARGUMENT, OriginKind.GLOBAL])


class ThrownWrites:
    """Answers about the functions of one program, memoised."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._throws: dict[str, bool] = {}
        self._with_value: dict[str, bool] = {}
        self._caught: dict[str, bool] = {}
        self._written: dict[str, Roots] = {}

    def refuse(self, call: Call, facts: Facts) -> None:
        """Raise Unsupported for a call whose caller catches what it throws, and may go on to read
        active numbers that it has written."""
        if not isinstance(call, Invoke) or call.unwind not in facts.form.returning:
            return
        if self.panics_with_value(call.callee_name):
            raise Unsupported(call, "a panic is caught that may carry active numbers", EXCEPTION)
        written = self._at_call(self.written(call.callee_name), call, facts.pointers)
        active = [o for o in written if o in facts.activity.objects]
        seen = any(not o.is_local for o in active)
        if active and (seen or self._is_read(call, facts)):
            raise Unsupported(
                call,
                "an exception is caught, and what was written to active memory before it was "
                "thrown has no derivative",
                WRITTEN_BEFORE_THROW,
            )

    def _is_read(self, call: Invoke, facts: Facts) -> bool:
        after = _reached(call.unwind)
        return any(r.parent in after for r in facts.overwrites.readers_after(call))

    def written(self, name: str) -> Roots:
        """Where a function may have written numbers when it throws."""
        if name not in self._written:
            self._written[name] = _NONE  # for functions that call themselves
            self._written[name] = self._find(name) if self._is_known(name) else _NONE
        return self._written[name]

    def _is_known(self, name: str) -> bool:
        module = self._program.module
        return bool(name) and module.defines(name) and self._program.problem(name) is None

    def throws(self, name: str) -> bool:
        """Whether a function has a throw in it, or calls one that has, outside of try blocks."""
        if name not in self._throws:
            self._throws[name] = False
            self._throws[name] = self._is_known(name) and any(
                self._leaves(i) for i in self._program.normal_form(name).function.instructions()
            )
        return self._throws[name]

    def panics_with_value(self, name: str) -> bool:
        """Whether a panic of Rust with a value of the program's own may leave a function."""
        if name not in self._with_value:
            self._with_value[name] = False
            self._with_value[name] = self._is_known(name) and any(
                isinstance(i, Call) and self._lets_value_out(i)
                for i in self._program.normal_form(name).function.instructions()
            )
        return self._with_value[name]

    def _lets_value_out(self, call: Call) -> bool:
        if isinstance(call, Invoke) and _catches_all(call.unwind):
            return False
        row = self._program.rows.of(call)
        if row is not None:
            return carries_value(row)
        return self.panics_with_value(call.callee_name)

    def _is_caught(self, name: str) -> bool:
        """Whether an exception may come to a handler, or a destructor, in a function."""
        if name not in self._caught:
            self._caught[name] = False
            form = self._program.normal_form(name)
            calls = [i for i in form.function.instructions() if isinstance(i, Invoke)]
            self._caught[name] = any(map(self._throws_at, calls))
        return self._caught[name]

    def _throws_at(self, call: Call) -> bool:
        """Whether a call, in a try block or not, may throw."""
        row = self._program.rows.of(call)
        if row is not None:
            return row.effects.may_unwind and row.effects.no_return
        return self.throws(call.callee_name)

    def _leaves(self, instruction: Instruction) -> bool:
        """Whether an exception may leave the function here.  That memory runs out is nothing that
        programs go on after."""
        parent = instruction.parent.parent if instruction.parent is not None else None
        again = isinstance(instruction, Call) and step_of(instruction.callee_name) is Step.RETHROW
        if instruction.opcode == "resume" or again:
            return parent is None or self._is_caught(parent.name)
        if not isinstance(instruction, Call) or isinstance(instruction, Invoke):
            return False
        return self._throws_at(instruction)

    def _find(self, name: str) -> Roots:
        if not self.throws(name):
            return _NONE
        form, pointers = self._program.normal_form(name), self._program.pointers(name)
        leaving = {b: i for b in form.flow.order for i in b.instructions if self._leaves(i)}
        found: set[Origin] = set()
        for block in form.flow.order:
            later = _reached(*block.successors) & leaving.keys()
            last = leaving.get(block)
            end = block.instructions.index(last) if last is not None else 0
            for place, instruction in enumerate(block.instructions):
                roots = self._roots(instruction, pointers, partly=not later and place >= end)
                found.update(roots)
        arguments = form.function.arguments
        return frozenset(r for r in found if not _is_returned(r, arguments))

    def _at_call(self, roots: Roots, call: Call, pointers: Pointers) -> set[Origin]:
        """What a callee's roots are in terms of its caller."""
        return {o.root for r in roots for o in pointers.translate(r, call)}

    def _roots(
        self, instruction: Instruction, pointers: Pointers, *, partly: bool
    ) -> Iterator[Origin]:
        """What an instruction writes behind; ``partly``: only what it may have written when it
        throws itself counts."""
        places: list[Origin] = []
        if isinstance(instruction, Store) and not partly and _may_be_float(instruction):
            places = list(pointers.of(instruction.pointer))
        elif isinstance(instruction, Call):
            row = self._program.rows.of(instruction)
            name = instruction.callee_name
            if partly:
                written = self.written(name) if row is None else _NONE
                places = list(self._at_call(written, instruction, pointers))
            elif not isinstance(row, InactiveRow):
                writes = self._program.call_summary(instruction).writes
                places = [o for w in writes for o in pointers.translate(w, instruction)]
        return (o.root for o in places if o.root.kind in _VISIBLE)


def _may_be_float(store: Store) -> bool:
    """Whether a store may write a float: of integers, those that are moved."""
    if isinstance(store.value, Constant):
        return False
    type_: Type = scalar_of(store.access_type)
    moved = isinstance(store.value, MemoryAccess)
    return isinstance(type_, FloatType) or (isinstance(type_, IntType) and moved)


def _is_returned(root: Origin, arguments: Sequence[Argument]) -> bool:
    """Whether an argument stands for the result, which there is none of."""
    if not isinstance(root.key, int):
        return False
    return any(a.startswith("sret") for a in arguments[root.key].attributes)


def _catches_all(block: BasicBlock) -> bool:
    pads = (i for i in block.instructions if isinstance(i, LandingPad))
    return any("catch" in pad.clauses and any(map(is_null, pad.operands)) for pad in pads)


def _reached(*starts: BasicBlock) -> set[BasicBlock]:
    found: set[BasicBlock] = set()
    pending = list(starts)
    while pending:
        block = pending.pop()
        if block not in found:
            found.add(block)
            pending += block.successors
    return found
