"""Rewrites of the primal that make it differentiable by the general rules.

* ``realloc`` becomes malloc, and ``reallocarray`` calloc, with memcpy and free, so that the old
  block can live until the reverse sweep is done with it.
* ``posix_memalign`` becomes memalign and a store.
* A sanitizer's stack frames are taken from the stack.
* Complex numbers that are passed in memory are passed as values
  (:mod:`complex_by_value`).
* BLAS routines are called in one form (:mod:`blas_calls`).
* Vector intrinsics become scalar accesses, chains and shuffles (:mod:`vector_lowering`).
* What finds another part of an object tells how far it is away (:mod:`parts_of_objects`).
* What streams of C++ keep in themselves is read by calls (:mod:`stream_state`).
* Numbers are scanned into variables first (:mod:`scanned_numbers`), and extracted from streams and
  characters (:mod:`extracted_numbers`).
* A struct that is passed by value and changed gets a variable.
* A choice among structs becomes one among each of their members (:mod:`chosen_structs`).
* Unions among which control chooses in registers are put into memory (:mod:`chosen_unions`).
* A word that is stored in pieces is stored in one (:mod:`joined_stores`), and an address that is
  loaded as a float is loaded as an address (:mod:`addresses_in_floats`).  The bits of an address
  that are a constant of a floating-point type are made by instructions
  (:mod:`addresses_in_constants`).  Words that go around as floats, and are none, are integers
  (:mod:`words_in_floats`).
* Pieces of a number that has just been stored are loaded from there (:mod:`stored_pieces`).
* A float whose exponent is replaced by bit operations is passed to a function that does so
  (:mod:`set_exponents`).
* A funnel shift by a constant becomes two shifts and an ``or``.
* A number of iterations that grows with each derivative does so (:mod:`inline_controls`).
* Addresses that are passed as integers are passed as pointers (:mod:`word_arguments`).
* A call through a pointer becomes a choice among direct calls (:mod:`indirect`).
* Inline assembly becomes plain instructions where it is known (:mod:`assembly`).
* ``errno`` is read once (:mod:`errno_accesses`).
* Parallel regions become calls of teams (:mod:`regions`), to which variables that are only read go
  by value (:mod:`shared_values`), and members of structs (:mod:`shared_structs`), and atomic
  operations in them sections
  (:mod:`atomic_orders`).
* Functions with a gradient of their own are called through stubs (:mod:`custom_rules`).
"""

from __future__ import annotations

from functools import reduce

from ltoad.differentiate.prepare.addresses_in_constants import spell_addresses
from ltoad.differentiate.prepare.addresses_in_floats import load_addresses
from ltoad.differentiate.prepare.assembly import lower_assembly
from ltoad.differentiate.prepare.atomic_loops import find_atomic_updates
from ltoad.differentiate.prepare.atomic_orders import AtomicOrders
from ltoad.differentiate.prepare.blas_calls import blas_symbol, lower_blas_call
from ltoad.differentiate.prepare.chosen_structs import choose_members
from ltoad.differentiate.prepare.chosen_unions import put_unions_in_memory
from ltoad.differentiate.prepare.complex_by_value import (
    lower_complex_call,
    passes_complex_in_memory,
)
from ltoad.differentiate.prepare.errno_accesses import keep_errno_reads, looks_at_errno
from ltoad.differentiate.prepare.exchange import exchange
from ltoad.differentiate.prepare.extracted_numbers import extract_into_variable
from ltoad.differentiate.prepare.funnel_shifts import lowered_funnel_shift
from ltoad.differentiate.prepare.indirect import IndirectCalls, is_indirect
from ltoad.differentiate.prepare.joined_stores import join_stores
from ltoad.differentiate.prepare.parts_of_objects import point_into_object
from ltoad.differentiate.prepare.regions import Regions
from ltoad.differentiate.prepare.scanned_numbers import scan_into_variables
from ltoad.differentiate.prepare.set_exponents import call_set_exponent
from ltoad.differentiate.prepare.stored_pieces import load_pieces
from ltoad.differentiate.prepare.stream_calls import StreamCall
from ltoad.differentiate.prepare.stream_state import has_streams, set_streams_apart
from ltoad.differentiate.prepare.value_arguments import copy_changed_arguments
from ltoad.differentiate.prepare.vector_lowering import has_unknown_length, lower_vector_call
from ltoad.differentiate.prepare.word_arguments import WordArguments
from ltoad.differentiate.prepare.words_in_floats import make_integers
from ltoad.differentiate.registered.custom_rules import use_stubs
from ltoad.differentiate.registered.inline_controls import lengthen
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE, copy_memory
from ltoad.ir.builder import Builder, Names
from ltoad.ir.calls import CallBranch, Invoke
from ltoad.ir.clone import final, remap
from ltoad.ir.instructions import BasicBlock, Call, Function
from ltoad.ir.module import Module
from ltoad.ir.types import I32, I64, PTR, VOID, FunctionType
from ltoad.ir.values import GlobalReference, InlineAssembly, Value, integer, zero
from ltoad.rules.allocators import USABLE_SIZE, allocator_of, deallocator_of
from ltoad.rules.parallel_rows import RegionRow, SharingRow
from ltoad.rules.rows import (
    AllocationRow,
    DeallocationRow,
    FunnelShiftRow,
    InactiveRow,
    LoweredRow,
    Row,
)
from ltoad.rules.sanitizers import is_fake_stack, is_stack_mark

_USABLE = FunctionType(I64, (PTR,))
_CALLOC = FunctionType(PTR, (I64, I64))
_MALLOC = FunctionType(PTR, (I64,))
_ALIGNED = FunctionType(PTR, (I64, I64))
_ENOMEM = 12
_FREE = FunctionType(VOID, (PTR,))
_MINIMUM = FunctionType(I64, (I64, I64))


class Preparation:
    """Rewrites functions of one module in place (copies, before they are normalised)."""

    def __init__(self, module: Module, told: ProgramRules) -> None:
        self._module = module
        self._rows = told.rows
        self._stubs = told.stubs
        self._growing = told.growing
        self._indirect = IndirectCalls(module, told)
        self._word_arguments = WordArguments(module, told)
        self.regions = Regions(module, told.rows)
        self._atomic_orders = AtomicOrders(module)
        self._has_streams = has_streams(module)
        self.looks_at_errno = looks_at_errno(module)
        self._of_streams: dict[Call, StreamCall] = {}

    def __call__(self, function: Function, names: Names) -> None:
        copy_changed_arguments(function, self._module, names, self._rows)
        if self.looks_at_errno:
            keep_errno_reads(function)
        spell_addresses(function, names)
        choose_members(function, names)
        make_integers(function)
        put_unions_in_memory(function, self._module.layout, names)
        join_stores(function, self._module.layout)
        self._of_streams = (
            set_streams_apart(function, self._module, self._rows, names)
            if self._has_streams
            else {}
        )
        replaced = load_addresses(function, self._module.layout, names)
        replaced |= load_pieces(function, self._module.layout)
        replaced |= call_set_exponent(self._module, function, names)
        for block in list(function.blocks):
            # from the last one: what is behind a call has its final block already
            for instruction in reversed(list(block.instructions)):
                if not isinstance(instruction, Call):
                    continue
                if isinstance(instruction.callee, InlineAssembly):
                    lower_assembly(self._module, instruction, names, replaced)
                else:
                    self._rewrite(function, instruction, names, replaced)
        if replaced:
            stands = {call: final(call, replaced) for call in replaced}
            for instruction in function.instructions():
                remap(instruction, stands)
        find_atomic_updates(function, names)
        self._atomic_orders(function, names)
        use_stubs(function, self._stubs)

    def _rewrite(
        self, function: Function, call: Call, names: Names, replaced: dict[Value, Value]
    ) -> None:
        block, name = call.parent, call.callee_name
        assert block is not None
        row = self._rows.row(name)
        symbol = blas_symbol(self._module, call)
        if symbol is not None:
            lower_blas_call(self._module, function, call, symbol, names)
            return
        if isinstance(call, Invoke) and isinstance(row, DeallocationRow):
            call_plainly(call, names, replaced)
        elif name in self._growing:
            lengthen(call, names)
        elif is_fake_stack(name):
            replaced[call] = zero(call.type)
            block.instructions.remove(call)
        elif is_stack_mark(name):
            block.instructions.remove(call)
        elif is_indirect(call):
            branched = self._indirect.lower(function, call, names, self._of_streams.get(call))
            replaced.update(branched.replaced)
            for made in branched.calls:
                self._rewrite(function, made, names, replaced)
        elif isinstance(row, (RegionRow, SharingRow)):
            if isinstance(call, Invoke):
                call = call_plainly(call, names, replaced)
            self.regions.rewrite(function, call, row, names, replaced)
        else:
            self._rewrite_named_call(function, call, row, names, replaced)

    def _rewrite_named_call(
        self,
        function: Function,
        call: Call,
        row: Row | None,
        names: Names,
        replaced: dict[Value, Value],
    ) -> None:
        if row is None:
            self._word_arguments.pass_addresses(call, names)
        elif not isinstance(call, CallBranch):
            self._rewrite_library_call(function, call, row, names, replaced)

    def _rewrite_library_call(
        self,
        function: Function,
        call: Call,
        row: Row,
        names: Names,
        replaced: dict[Value, Value],
    ) -> None:
        if isinstance(row, InactiveRow) and row.extracts:
            extract_into_variable(function, call, row, names)
        elif call.is_terminator:
            return
        elif passes_complex_in_memory(call, row):
            lower_complex_call(self._module, call, names, replaced)
        elif isinstance(row, FunnelShiftRow):
            _lower_funnel_shift(call, row, names, replaced)
        elif isinstance(row, LoweredRow) and not has_unknown_length(call):
            lower_vector_call(self._module, function, call, row, names, replaced)
        elif isinstance(row, AllocationRow):
            self._lower_allocation(call, row, names, replaced)
        elif isinstance(row, InactiveRow) and row.scan_format is not None:
            scan_into_variables(self._module, function, call, row.scan_format, names)
        elif isinstance(row, InactiveRow) and row.inside is not None:
            replaced[call] = point_into_object(call, row.inside, names)

    def _lower_allocation(
        self, call: Call, row: AllocationRow, names: Names, replaced: dict[Value, Value]
    ) -> None:
        frees = row.deallocator == "free"
        if row.old_size_argument is not None:
            self._lower_sized_reallocation(call, row, names)
        elif row.old_argument == 0 and row.size_arguments in ((1,), (1, 2)) and frees:
            self._lower_realloc(call, row, names)
        elif row.pointer_argument is not None:
            self._lower_memalign(call, names, replaced)

    # realloc

    def _lower_realloc(self, call: Call, row: AllocationRow, names: Names) -> None:
        """A reallocation, of so many bytes or, as by ``calloc``, of elements of a size."""
        block = call.parent
        assert block is not None
        sizes = [call.operands[i] for i in row.size_arguments]
        allocator, allocate = ("malloc", _MALLOC) if len(sizes) == 1 else ("calloc", _CALLOC)
        for name, type_ in (
            (allocator, allocate), ("free", _FREE), (USABLE_SIZE, _USABLE),
            ("llvm.umin.i64", _MINIMUM), (COPY, COPY_TYPE),
        ):  # fmt: skip
            self._module.declare(name, type_)
        old = call.operands[0]
        scratch = Builder(names, BasicBlock("scratch"))
        usable = scratch.call(USABLE_SIZE, _USABLE, [old])
        size = reduce(scratch.mul, sizes)
        call.callee = GlobalReference(allocator)
        call.function_type = allocate
        call.operands = sizes
        call.argument_attributes = ((),) * len(sizes)
        call.function_attributes = ()
        call.result_attributes = ("noalias",)
        scratch.append(call)
        _copy_common(scratch, call, old, (size, usable))
        scratch.call("free", _FREE, [old])
        exchange(block, call, scratch.block.instructions)

    def _lower_sized_reallocation(self, call: Call, row: AllocationRow, names: Names) -> None:
        """A reallocation that is told the old size, such as Rust's: allocate, copy, free."""
        block = call.parent
        assert block is not None
        assert row.old_argument is not None
        assert row.old_size_argument is not None
        assert row.alignment_argument is not None
        old, old_size = call.operands[row.old_argument], call.operands[row.old_size_argument]
        alignment, size = (
            call.operands[row.alignment_argument],
            call.operands[row.size_arguments[0]],
        )
        freeing = deallocator_of(row, call.callee_name)
        allocate = FunctionType(PTR, (I64, I64))
        deallocate = FunctionType(VOID, (PTR, I64, I64))
        allocator = allocator_of(call.callee_name)
        for name, type_ in (
            (allocator, allocate), (freeing, deallocate),
            ("llvm.umin.i64", _MINIMUM), (COPY, COPY_TYPE),
        ):  # fmt: skip
            self._module.declare(name, type_)
        scratch = Builder(names, BasicBlock("scratch"))
        call.callee = GlobalReference(allocator)
        call.function_type = allocate
        call.operands = [size, alignment]
        call.argument_attributes = ((), ())
        call.function_attributes = ()
        call.result_attributes = ("noalias",)
        scratch.append(call)
        _copy_common(scratch, call, old, (size, old_size))
        scratch.call(freeing, deallocate, [old, old_size, alignment])
        exchange(block, call, scratch.block.instructions)

    def _lower_memalign(self, call: Call, names: Names, replaced: dict[Value, Value]) -> None:
        """``*p = memalign(alignment, size)``, with ENOMEM where that fails."""
        block = call.parent
        assert block is not None
        self._module.declare("memalign", _ALIGNED)
        place, alignment, size = call.operands
        scratch = Builder(names, BasicBlock("scratch"))
        memory = scratch.call("memalign", _ALIGNED, [alignment, size])
        scratch.store(memory, place)
        failed = scratch.icmp("eq", memory, zero(PTR))
        code = scratch.select(failed, integer(I32, _ENOMEM), integer(I32, 0))
        exchange(block, call, scratch.block.instructions)
        replaced[call] = code


def call_plainly(call: Invoke, names: Names, replaced: dict[Value, Value]) -> Call:
    """An invoke of what throws nothing is a call, which is returned."""
    block = call.parent
    assert block is not None
    plain = call.as_plain()
    plain.metadata = call.metadata
    scratch = Builder(names, BasicBlock(""))
    scratch.append(plain, call.name)
    scratch.br(call.normal)
    for phi in call.unwind.phis():
        place = phi.blocks.index(block)
        del phi.operands[place], phi.blocks[place]
    exchange(block, call, scratch.block.instructions)
    replaced[call] = plain
    return plain


def _lower_funnel_shift(
    call: Call, row: FunnelShiftRow, names: Names, replaced: dict[Value, Value]
) -> None:
    lowered = lowered_funnel_shift(call, row, names)
    if lowered is not None:
        assert call.parent is not None
        instructions, result = lowered
        exchange(call.parent, call, instructions)
        replaced[call] = result


def _copy_common(scratch: Builder, new: Value, old: Value, sizes: tuple[Value, Value]) -> None:
    """Copy what both blocks have room for, if there is a new one."""
    common = scratch.call("llvm.umin.i64", _MINIMUM, sizes)
    failed = scratch.icmp("eq", new, zero(PTR))
    length = scratch.select(failed, integer(I64, 0), common)
    copy_memory(scratch, new, old, length)
