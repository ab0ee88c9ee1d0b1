"""Calls in clones: images go along, or the callee's row says what becomes of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ltoad.ir.instructions import Call
from ltoad.ir.types import I8, I64, PTR, VOID, is_floating, is_pointer
from ltoad.ir.values import GlobalReference, InlineAssembly, Value, integer
from ltoad.rules import rows
from ltoad.rules.mpi import needs_other_processes
from ltoad.sanitize import runtime
from ltoad.sanitize.blocks import (
    write_allocation,
    write_deallocation,
    write_sort,
    write_transfer,
)
from ltoad.sanitize.natives import Natives
from ltoad.sanitize.scalars import complex_parts, formula, several
from ltoad.sanitize.values import buffer_offsets, carries
from ltoad.sanitize.words import extremum
from ltoad.sanitize.writer import Writer, null

_ABI = ("byval(", "sret(", "zeroext", "signext", "inreg", "nest", "elementtype(", "align")


def bare(call: Call) -> None:
    """Without promises of the callee, which is another one now, and without metadata."""
    call.tail = ""
    call.metadata = ()
    call.function_attributes = ()
    call.result_attributes = tuple(w for w in call.result_attributes if w in ("zeroext", "signext"))
    call.argument_attributes = tuple(
        tuple(w for w in words if w.startswith(_ABI)) for words in call.argument_attributes
    )


@dataclass(frozen=True, slots=True)
class Callees:
    """What is known of callees.

    ``clones``: the clone of each function that has one.  ``inactive``: functions with bodies that
    have no derivative; of those in ``told`` the program says something.  ``row`` gives the row of a
    function, ``natives`` the native functions that an address may lead to.
    """

    clones: dict[str, str]
    inactive: frozenset[str]
    told: frozenset[str]
    row: Callable[[str], rows.Row | None]
    natives: Natives


Append = Callable[[], None]
"""Writes the call itself; what is written behind it comes after an invoke's normal edge."""


class CallWriter:
    """Writes calls of one clone."""

    def __init__(self, writer: Writer, callees: Callees) -> None:
        self._writer = writer
        self._callees = callees

    def write(self, call: Call, append: Append) -> None:
        """The call with what has to be done before and after it."""
        name = call.callee_name
        if isinstance(call.callee, InlineAssembly):
            self._assembly(call, append)
        elif name in self._callees.inactive:
            self._inactive_body(call, append)
        elif name in self._callees.clones:
            self._clone(call, GlobalReference(name), append)
        elif not name:
            call.callee = self._by_name(call)
            self._clone(call, call.callee, append)
        else:
            row = self._callees.row(name)
            if row is None:
                self._unknown(call, append)
            else:
                self._known(call, row, append)

    # Sanitized callees

    def _clone(self, call: Call, callee: Value, append: Append) -> None:
        writer, builder = self._writer, self._writer.builder
        offsets = buffer_offsets([a.type for a in call.operands], writer.layout)
        imaged = any(writer.has_image(o) for o in call.operands)
        by_value = [
            bool(words) and any(w.startswith("byval(") for w in words)
            for words in call.argument_attributes
        ]
        indirect = not call.callee_name
        if imaged or indirect or any(by_value):
            for operand, offset, copied in zip(call.operands, offsets, by_value, strict=True):
                if offset is None:
                    continue
                place = buffer(writer, runtime.ARGUMENTS, offset)
                builder.store(writer.image(operand), place, align=16)
                if copied:
                    builder.store(operand, buffer(writer, runtime.ARGUMENTS, offset + 8))
            builder.store(callee, GlobalReference(runtime.CALLEE))
        answers = carries(call.type)
        if answers:
            builder.store(null(PTR), GlobalReference(runtime.RETURNED))
        if call.callee_name:
            call.callee = GlobalReference(self._callees.clones[call.callee_name])
        append()
        if indirect:
            builder.store(null(PTR), GlobalReference(runtime.CALLEE))
        if answers:
            self._answer(call, callee)

    def _answer(self, call: Call, callee: Value) -> None:
        writer, builder = self._writer, self._writer.builder
        if buffer_offsets([call.type], writer.layout) == [None]:
            return
        returned = builder.load(PTR, GlobalReference(runtime.RETURNED))
        same = builder.icmp("eq", returned, callee)
        image = builder.load(call.type, GlobalReference(runtime.RESULT), align=16)
        found: Value = builder.select(same, image, null(call.type))
        if not call.callee_name:
            found = self._of_formulas(call, callee, found)
        writer.set_image(call, found)

    def _by_name(self, call: Call) -> Value:
        """The address called, or that of the body that stands for a native function there."""
        found = call.callee
        for name, body in self._callees.natives.relays.get(call.function_type, ()):
            here = self._writer.builder.icmp("eq", call.callee, GlobalReference(name))
            found = self._writer.builder.select(here, GlobalReference(body), found)
        return found

    def _of_formulas(self, call: Call, callee: Value, otherwise: Value) -> Value:
        """The image of a call through an address, if that is one of a function of a library."""
        writer, builder = self._writer, self._writer.builder
        found = otherwise
        for name in self._callees.natives.formulas.get(call.function_type, ()):
            row = self._callees.row(name)
            assert isinstance(row, rows.FormulaRow)
            writer.set_image(call, null(call.type))
            formula(writer, call, row)
            here = builder.icmp("eq", callee, GlobalReference(name))
            found = builder.select(here, writer.image(call), found)
        return found

    # Others

    def _inactive_body(self, call: Call, append: Append) -> None:
        """As it is, without images; what it writes keeps the derivative that it had."""
        builder = self._writer.builder
        flag = GlobalReference(runtime.SANITIZING)
        off, on = (integer(I8, k) for k in (0, 1))
        builder.store(off, flag)
        append()
        builder.store(on, flag)
        if call.callee_name in self._callees.told:
            for operand in call.operands:
                if operand.type == PTR:
                    self._writer.call(runtime.TRUST, operand)

    def _assembly(self, call: Call, append: Append) -> None:
        if any(self._writer.has_image(o) and is_floating(o.type) for o in call.operands):
            self._writer.blind("inline assembly")
        append()

    def _unknown(self, call: Call, append: Append) -> None:
        """Native code of which nothing is known: perhaps derivatives go through it."""
        numbers = [o for o in call.operands if is_floating(o.type) or is_pointer(o.type)]
        if numbers and (call.type != VOID or any(is_pointer(o.type) for o in numbers)):
            self._writer.blind(call.callee_name)
        append()

    def _known(self, call: Call, row: rows.Row, append: Append) -> None:
        writer = self._writer
        handler = _BEFORE.get(type(row))
        if isinstance(row, rows.SortRow) and call.is_terminator:
            handler = None
            writer.blind(call.callee_name)
        if handler is not None:
            handler(writer, call, row, append)
            return
        if needs_other_processes(call.callee_name):
            # a child is none of the processes that communicate: it would wait, or hurt the others
            writer.blind(call.callee_name)
            writer.call(runtime.STOP)
        effects = row.effects
        if effects.no_return and not effects.may_unwind:
            writer.call(runtime.STOP)
        if isinstance(row, rows.BlasRow | rows.RefusedRow) and not _moves_vectors(row):
            writer.blind(call.callee_name)
        append()
        self._after(call, row)

    def _after(self, call: Call, row: rows.Row) -> None:
        writer = self._writer
        if isinstance(row, rows.FormulaRow):
            formula(writer, call, row)
        elif isinstance(row, rows.SeveralRow):
            several(writer, call, row)
        elif isinstance(row, rows.ComplexRow):
            if not complex_parts(writer, call, row):
                writer.blind(call.callee_name)
        elif isinstance(row, rows.ReductionRow):
            _repeat(writer, call, range(len(call.operands)))
        elif isinstance(row, rows.ExtremumRow):
            extremum(writer, call, row.predicate)
        elif isinstance(row, rows.FunnelShiftRow):
            _repeat(writer, call, (0, 1))
        elif isinstance(row, rows.PointerRow):
            writer.set_image(call, writer.image(call.operands[0]))
        elif isinstance(row, rows.RefusedRow):
            _vectors(writer, call, row)
        else:
            _returned(writer, call, row)


def _repeat(writer: Writer, call: Call, images: range | tuple[int, ...]) -> None:
    """The same call with images of some operands."""
    operands = [writer.image(o) if k in images else o for k, o in enumerate(call.operands)]
    again = Call(call.callee, call.function_type, operands)
    writer.set_image(call, writer.builder.append(again, "image"))


_PERMUTED = {
    "reverse": (0,),
    "splice": (0, 1),
    "splice_right": (0, 1),
    "extract": (0,),
    "insert": (0, 1),
    "interleave": (0, 1),
    "deinterleave": (0,),
}


def _moves_vectors(row: rows.Row) -> bool:
    return isinstance(row, rows.LoweredRow) and row.lowering in _PERMUTED


def _vectors(writer: Writer, call: Call, row: rows.RefusedRow) -> None:
    if isinstance(row, rows.LoweredRow) and row.lowering in _PERMUTED and carries(call.type):
        _repeat(writer, call, _PERMUTED[row.lowering])


def _returned(writer: Writer, call: Call, row: rows.Row) -> None:
    """A result that is one of the arguments; a step in a structure is done in the shadow, too."""
    index = row.effects.returns_argument
    if index is not None and index < len(call.operands) and is_pointer(call.type):
        writer.set_image(call, writer.image(call.operands[index]))
    elif isinstance(row, rows.ZeroRow) and row.family == "llvm.bswap":
        _repeat(writer, call, (0,))


def _mirrored(writer: Writer, call: Call, row: rows.Row, append: Append) -> None:
    """Links of a structure: images of words that change are lost, the objects keep theirs."""
    append()


def _transfer(writer: Writer, call: Call, row: rows.Row, append: Append) -> None:
    assert isinstance(row, rows.TransferRow)
    write_transfer(writer, call, row, append)


def _allocation(writer: Writer, call: Call, row: rows.Row, append: Append) -> None:
    assert isinstance(row, rows.AllocationRow)
    write_allocation(writer, call, row, append)


def _deallocation(writer: Writer, call: Call, row: rows.Row, append: Append) -> None:
    assert isinstance(row, rows.DeallocationRow)
    write_deallocation(writer, call, row)
    append()


def _sort(writer: Writer, call: Call, row: rows.Row, append: Append) -> None:
    del row, append
    write_sort(writer, call)


_BEFORE: dict[type[rows.Row], Callable[[Writer, Call, rows.Row, Append], None]] = {
    rows.CopyRow: _transfer,
    rows.EndedCopyRow: _transfer,
    rows.FillRow: _transfer,
    rows.AllocationRow: _allocation,
    rows.DeallocationRow: _deallocation,
    rows.MirroredRow: _mirrored,
    rows.SortRow: _sort,
}


def buffer(writer: Writer, name: str, offset: int) -> Value:
    """A place in one of the buffers."""
    return writer.builder.gep(I8, GlobalReference(name), [integer(I64, offset)])
