"""Calls of library functions in the forward sweep: the call, and what it does to shadow memory."""

from __future__ import annotations

from functools import partial

from ltoad.differentiate.registered.custom_rules import dropped_argument
from ltoad.differentiate.shadows import heap
from ltoad.differentiate.shadows.deferral import freed_pointer
from ltoad.differentiate.shadows.freed_inputs import may_be_input
from ltoad.differentiate.shadows.guards import UNCERTAIN
from ltoad.differentiate.shadows.object_sizes import heap_bytes, usable_bytes
from ltoad.differentiate.support import arena, sorting
from ltoad.differentiate.support.allocate import allocate
from ltoad.differentiate.sweeps.block_shadows import move_addresses
from ltoad.differentiate.sweeps.interface import ForwardWriter
from ltoad.differentiate.sweeps.kept_arrays import keep_arrays
from ltoad.differentiate.sweeps.snapshots import do_early
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.calls import EndingCall, Invoke
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import Call
from ltoad.ir.types import I1, I64, is_pointer
from ltoad.ir.values import Value, integer
from ltoad.rules.rows import (
    AllocationRow,
    DeallocationRow,
    DeferralRow,
    MirroredRow,
    PointerRow,
    Row,
    SnapshotRow,
    TransferRow,
)


def write_library_call(sweep: ForwardWriter, call: Call, row: Row) -> None:
    """Write a call that has a ``row`` in a block that the reverse sweep comes through."""
    if isinstance(row, DeallocationRow):
        _defer(sweep, call, row)
    elif isinstance(row, DeferralRow):
        _defer_once_more(sweep, call)
    elif isinstance(row, SnapshotRow):
        do_early(sweep, call)
    elif heap.is_sorting(call, sweep.facts):
        _sort(sweep, call)
    else:
        keep_arrays(sweep, call)
        sweep.copy(call)
        if isinstance(call, Invoke):
            sweep.on_entry(call.normal, partial(_write_shadows, sweep, call, row))
        else:
            _write_shadows(sweep, call, row)


# Deallocations


def _defer(sweep: ForwardWriter, call: Call, row: DeallocationRow) -> None:
    """Put a deallocation off until the reverse sweep is over, going on where it would."""
    dropped = dropped_argument(call, call.callee_name)
    if dropped is not None:
        raise Unsupported(call, *dropped)
    block = freed_pointer(call)
    memory = sweep.frame.require_arena()
    if row.whole_arena:
        _emit_deferral(sweep, arena.ADOPT, [memory, sweep.primal(block)])
        return
    others = [sweep.primal(o) for o in call.operands if o is not block]
    numbers: list[Value] = [sweep.builder.resize(o, I64) for o in others]
    numbers += [integer(I64, 0)] * (2 - len(numbers))
    deallocate = sweep.services.deferred(call.callee_name, call.function_type)
    _emit_deferral(sweep, arena.DEFER, [memory, deallocate, sweep.primal(block), *numbers])
    if sweep.plan.frees_shadow(call):
        for lane in sweep.lanes:
            places = [sweep.shadow(block, lane), sweep.primal(block)]
            _emit_deferral(sweep, arena.DEFER_SHADOW, [memory, deallocate, *places, *numbers])
            _check_freed(sweep, call, row, lane)
    _go_on(sweep, call)


def _defer_once_more(sweep: ForwardWriter, call: Call) -> None:
    """A derivative puts a deallocation off: its shadow's goes with it."""
    sweep.copy(call)
    memory, deallocate, block = call.operands[:3]
    if not sweep.facts.has_shadow(block):
        return
    first = [sweep.primal(memory), sweep.primal(deallocate)]
    numbers = [sweep.primal(o) for o in call.operands[-2:]]
    for lane in sweep.lanes:
        places = [sweep.shadow(block, lane), sweep.primal(block)]
        _emit_deferral(sweep, arena.DEFER_SHADOW, [*first, *places, *numbers])


def _check_freed(sweep: ForwardWriter, call: Call, row: DeallocationRow, lane: int) -> None:
    """See to it that a shadow of the caller's is looked at before it is freed."""
    block = freed_pointer(call)
    if not sweep.facts.options.frees_inputs or not may_be_input(block, sweep.facts):
        return
    check = sweep.services.check_of_freed_inputs(sweep.facts.key.function)
    builder = sweep.builder
    size = row.size_argument
    bytes_ = sweep.primal(call.operands[size]) if size is not None else integer(I64, 0)
    address = builder.cast("ptrtoint", sweep.primal(block), I64)
    numbers = [address, builder.resize(bytes_, I64)]
    memory = sweep.frame.require_arena()
    _emit_deferral(sweep, arena.DEFER, [memory, check, sweep.shadow(block, lane), *numbers])


def _emit_deferral(sweep: ForwardWriter, name: str, arguments: list[Value]) -> None:
    sweep.services.declare(name, arena.TYPES[name])
    sweep.builder.call(name, arena.TYPES[name], arguments)


def _go_on(sweep: ForwardWriter, call: Call) -> None:
    """Control goes on after what stands in an invoke's place."""
    if isinstance(call, Invoke):
        sweep.builder.br(sweep.blocks[call.normal])


# Sorting


def _sort(sweep: ForwardWriter, call: Call) -> None:
    """Sort the array and its shadows, and keep how the elements were moved."""
    base, count, size, compare = call.operands
    memory, shadow = sweep.frame.require_arena(), partial(sweep.shadow, base)
    arguments = [memory, sweep.primal(base), shadow(0), sweep.primal(count)]
    arguments += [sweep.primal(size), sweep.primal(compare)]
    sweep.services.declare(sorting.SORT, sorting.TYPES[sorting.SORT])
    moved = sweep.builder.call(sorting.SORT, sorting.TYPES[sorting.SORT], arguments)
    sweep.plan.tapes[call].store(sweep, moved)
    for lane in sweep.lanes[1:]:
        permuted = [shadow(lane), *arguments[3:5], moved, integer(I1, 0)]
        sweep.services.declare(sorting.PERMUTE, sorting.TYPES[sorting.PERMUTE])
        sweep.builder.call(sorting.PERMUTE, sorting.TYPES[sorting.PERMUTE], permuted)
    _go_on(sweep, call)


# Shadows of what other calls do


def _write_shadows(sweep: ForwardWriter, call: Call, row: Row) -> None:
    for lane in sweep.lanes:
        _write_shadow(sweep, call, row, lane)


def _write_shadow(sweep: ForwardWriter, call: Call, row: Row, lane: int) -> None:
    if isinstance(row, AllocationRow) and sweep.facts.has_shadow(call):
        _allocate_shadow(sweep, call, row, lane)
    elif isinstance(row, TransferRow):
        move_addresses(sweep, call, row, lane)
    elif isinstance(row, MirroredRow):
        _mirror(sweep, call, lane)
    elif isinstance(row, PointerRow) and sweep.facts.has_shadow(call):
        clone = copy_instruction(call, sweep.values)
        clone.operands[0] = sweep.shadow(call.operands[0], lane)
        sweep.set_shadow(call, lane, sweep.append_unnamed(clone))


def _mirror(sweep: ForwardWriter, call: Call, lane: int) -> None:
    """The same call for the shadow structure."""
    facts = sweep.facts
    pointers = {
        i for i, o in enumerate(call.operands) if is_pointer(o.type) and facts.has_shadow(o)
    }
    if not pointers:
        return
    if any(facts.may_be_inactive(call.operands[i]) for i in pointers):
        raise Unsupported(call, *UNCERTAIN)
    clone = copy_instruction(call, sweep.values)
    clone.operands = [
        sweep.shadow(o, lane) if i in pointers else sweep.primal(o)
        for i, o in enumerate(call.operands)
    ]
    result = sweep.append_unnamed(clone)
    if facts.has_shadow(call):
        sweep.set_shadow(call, lane, result)


def _allocate_shadow(sweep: ForwardWriter, call: Call, row: AllocationRow, lane: int) -> None:
    """Zeroed memory of the same size, out of the arena if nobody frees it."""
    if row.pointer_argument is not None:
        raise Unsupported(
            call,
            "this way of allocating active memory is not supported yet",
            "allocate with malloc, calloc or operator new",
        )
    if row.old_argument is not None:
        raise Unsupported(
            call,
            "reallocation of active memory is not supported yet",
            "allocate a new block and copy",
        )
    size = heap_bytes(sweep.builder, call, row, sweep.primal)
    if call in sweep.plan.arena_shadows:
        shadow = allocate(sweep.builder, sweep.frame.require_arena(), size)
    else:
        shadow, size = _allocate_alike(sweep, call, row, size)
    sweep.set_shadow(call, lane, shadow)
    if call in sweep.plan.arena_shadows or not row.zeroed:
        sweep.clear(sweep.builder, shadow, size)


def _allocate_alike(
    sweep: ForwardWriter, call: Call, row: AllocationRow, size: Value
) -> tuple[Value, Value]:
    """Memory from the same allocator, whose deallocator the program may call for it."""
    clone = copy_instruction(call, sweep.values)
    if isinstance(clone, EndingCall):
        clone = clone.as_plain()
    if row.deallocator == "free" and len(row.size_arguments) == 1:
        # A copy out of the block may read what the allocator gave too much.
        size = usable_bytes(sweep.builder, sweep.services.declare, sweep.primal(call))
        clone.operands[row.size_arguments[0]] = size
    return sweep.append_unnamed(clone), size
