"""The forward sweep: the primal, with shadows of pointers and stores on the tape."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.adjoints import snapshots, sorting
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.plan.kept_arrays import keep_arrays
from ltoad.differentiate.plan.nodes import Node
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.plan.recompute import is_static
from ltoad.differentiate.registered.custom_rules import dropped_argument
from ltoad.differentiate.shadows import heap
from ltoad.differentiate.shadows.deferral import freed_pointer
from ltoad.differentiate.shadows.freed_inputs import may_be_input
from ltoad.differentiate.shadows.guards import PLACE_TYPE, SINK, UNCERTAIN
from ltoad.differentiate.shadows.object_sizes import heap_bytes, stack_bytes, usable_bytes
from ltoad.differentiate.shadows.shadows import constant_shadow, repeat_with_shadows
from ltoad.differentiate.support import arena
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE
from ltoad.differentiate.support.memory_fill import clear_memory
from ltoad.differentiate.sweeps.block_shadows import move_addresses
from ltoad.differentiate.sweeps.calls import call_augmented
from ltoad.differentiate.tape.frame import Frame
from ltoad.differentiate.tape.tape import allocate
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import (
    Alloca,
    BasicBlock,
    Call,
    Instruction,
    LandingPad,
    MemoryAccess,
    Phi,
)
from ltoad.ir.types import I1, I64, Type, is_pointer
from ltoad.ir.values import Constant, Value, integer
from ltoad.rules.rows import Row, RowKind
from ltoad.rules.table import lookup

Return = Callable[["ForwardSweep", Instruction], None]
"""Writes what takes the place of the primal's return."""

_DROPPED = frozenset(["dbg", "DIAssignID", "heapallocsite", "annotation"])


class ForwardSweep:
    """Writes the sweep block by block; ``values`` maps the normal form to the copy.

    ``shadows`` maps pointers of the normal form to their shadows in the present lane.
    """

    def __init__(
        self,
        plan: Plan,
        frame: Frame,
        services: Services,
        arguments: dict[Value, Value],
        shadow_arguments: Sequence[dict[Value, Value]],
        on_return: Return,
    ) -> None:
        self.plan = plan
        self.facts = plan.facts
        self.frame = frame
        self.services = services
        self.builder = Builder(frame.names)
        self.tape_access = frame.scopes.tape
        self.values: dict[Value, Value] = dict(arguments)
        self.lane = 0
        self.lane_shadows = [dict(known) for known in shadow_arguments]
        self.blocks: dict[BasicBlock, BasicBlock] = {}
        self._on_return = on_return
        self._phis: list[tuple[Phi, Phi, int | None]] = []
        self._preheaders: dict[BasicBlock, Loop] = {
            info.preheader: loop for loop, info in plan.facts.form.loops.items()
        }
        self._entry_actions: dict[BasicBlock, list[Callable[[], None]]] = {}
        self._headers = {loop.header: loop for loop in plan.facts.form.loops}

    def write(self) -> BasicBlock:
        """Write all blocks; returns the entry's copy."""
        order = self.facts.form.flow.order
        for block in order:
            copy = self.frame.function.add_block(self.frame.names.fresh(block.name))
            self.blocks[block] = copy
            self.values[block] = copy
        for block in order:
            self.builder.position(self.blocks[block])
            self._write_block(block)
        self._finish_phis()
        return self.blocks[order[0]]

    # Lanes

    @property
    def shadows(self) -> dict[Value, Value]:
        return self.lane_shadows[self.lane]

    def lanes(self) -> Iterator[int]:
        """Make each lane the present one in turn."""
        for lane in range(len(self.lane_shadows)):
            self.lane = lane
            yield lane
        self.lane = 0

    # Places of the tape (the Sweep protocol)

    def field(self, index: int) -> Value:
        return self.frame.field(index)

    def iteration(self, loop: Loop) -> Value:
        return self.values[self.facts.form.loops[loop].counter]

    def variable(self, owner: object, type_: Type) -> Value:
        return self.frame.variable(("forward", owner), type_)

    # Values

    def primal(self, value: Value) -> Value:
        return self.values.get(value, value)

    def shadow(self, pointer: Value) -> Value:
        """The shadow of a pointer; the pointer itself where it leads to nothing active."""
        if isinstance(pointer, Constant):
            return constant_shadow(pointer, self.facts, self.services, self.lane)
        if not self.facts.has_shadow(pointer):
            return self.primal(pointer)
        return self.shadows[pointer]

    def on_entry(self, block: BasicBlock, action: Callable[[], None]) -> None:
        """Have ``action`` write at the start of a block that is still to come."""
        self._entry_actions.setdefault(block, []).append(action)

    # Blocks

    def _write_block(self, block: BasicBlock) -> None:
        instructions = block.instructions
        phis = list(block.phis())
        for phi in phis:
            self._write_phi(phi)
        rest = instructions[len(phis) :]
        if isinstance(rest[0], LandingPad):
            # nothing but phis may stand before it
            self._write(rest.pop(0))
        loop = self._headers.get(block)
        if loop is not None and loop in self.plan.tape.records:
            self.plan.tape.grow(self, loop, self.frame.require_arena())
        for action in self._entry_actions.pop(block, ()):
            action()
        self._keep_invoke_results(block)
        for phi in phis:
            self._keep(phi)
        for instruction in rest:
            if instruction.is_terminator:
                self._before_terminator(block)
            self._write(instruction)

    def _before_terminator(self, block: BasicBlock) -> None:
        loop = self._preheaders.get(block)
        if loop is not None and block in self.facts.form.returning:
            memory = self.frame.require_arena() if self.plan.uses_arena else None
            self.plan.tape.allocate(self, loop, self.values, memory)
            if self.plan.blocks:
                self.services.declare(COPY, COPY_TYPE)
            self.plan.blocks.copy(self, loop, self.primal, memory)

    def _keep_invoke_results(self, block: BasicBlock) -> None:
        """The result of an invoke can only be stored where control goes on normally."""
        for predecessor in self.facts.form.flow.predecessors[block]:
            terminator = predecessor.terminator
            if terminator.opcode == "invoke" and terminator.successors[0] is block:
                self._keep(terminator)

    def _write_phi(self, phi: Phi) -> None:
        copy = self.builder.phi(phi.type, phi.name)
        copy.flags = phi.flags
        self.values[phi] = copy
        self._phis.append((phi, copy, None))
        if phi in self.plan.shadowed:
            for lane in self.lanes():
                shadow = self.builder.phi(phi.type, phi.name + ".shadow")
                self.shadows[phi] = shadow
                self._phis.append((phi, shadow, lane))

    def _finish_phis(self) -> None:
        for phi, copy, lane in self._phis:
            self.lane = lane or 0
            for value, block in zip(phi.operands, phi.blocks, strict=True):
                incoming = self.primal(value) if lane is None else self.shadow(value)
                copy.add_incoming(incoming, self.blocks[block])
        self.lane = 0

    def _write(self, instruction: Instruction) -> None:
        if instruction.opcode == "ret":
            self._on_return(self, instruction)
            return
        if isinstance(instruction, Alloca):
            self._write_alloca(instruction)
        elif isinstance(instruction, Call):
            self._write_call(instruction)
        elif isinstance(instruction, MemoryAccess) and instruction.opcode == "store":
            self._write_store(instruction)
        else:
            self.copy(instruction)
            if instruction in self.plan.shadowed and instruction not in self.shadows:
                for _ in self.lanes():
                    self.shadows[instruction] = repeat_with_shadows(
                        instruction, self.facts, self.builder, self.primal, self.shadow
                    )
        if not instruction.is_terminator:
            self._keep(instruction)

    def copy(self, instruction: Instruction) -> Instruction:
        """The instruction itself, with mapped operands."""
        clone = copy_instruction(instruction, self.values)
        clone.name = ""
        clone.metadata = tuple(m for m in clone.metadata if m[0] not in _DROPPED)
        if isinstance(clone, MemoryAccess):
            classes = self.facts.classes.of_access(instruction)
            clone.metadata = self.frame.scopes.primal(clone.metadata, classes)
        if isinstance(clone, Call):
            clone.tail = ""
        self.values[instruction] = self.builder.append(clone, instruction.name or "v")
        return clone

    def _keep(self, instruction: Instruction) -> None:
        """Store what the plan stores of an instruction."""
        kept = [(Node(instruction), self.values.get(instruction))]
        for lane, shadows in enumerate(self.lane_shadows):
            kept.append((Node(instruction, shadow=True, lane=lane), shadows.get(instruction)))
        for node, value in kept:
            slot = self.plan.slots.get(node)
            if slot is not None and value is not None:
                slot.store(self, value)

    # Memory

    def _write_store(self, store: MemoryAccess) -> None:
        if store in self.plan.delayed:
            value, address, flag = self.plan.delayed_slots[store]
            value.store(self, self.primal(store.operands[0]))
            address.store(self, self.primal(store.pointer))
            flag.store(self, integer(I1, 1))
        elif store not in self.plan.dropped:
            self.copy(store)
        value_operand = store.operands[0]
        if not self.facts.stores_address(store):
            return
        for _ in self.lanes():
            clone = copy_instruction(store, {})
            clone.operands = [self.shadow(value_operand), self._shadow_place(store.pointer)]
            clone.metadata = tuple(m for m in clone.metadata if m[0] == "tbaa")
            self.builder.append(clone)

    def _shadow_place(self, pointer: Value) -> Value:
        """Where a shadow address is stored: nowhere if the memory turns out to be inactive."""
        shadow = self.shadow(pointer)
        if not self.facts.may_be_inactive(pointer):
            return shadow
        self.services.declare(SINK, PLACE_TYPE)
        return self.builder.call(SINK, PLACE_TYPE, [shadow, self.primal(pointer)])

    def _write_alloca(self, alloca: Alloca) -> None:
        self.values[alloca] = self._stack_object(alloca, alloca.name)
        if not self.facts.has_shadow(alloca):
            return
        for _ in self.lanes():
            shadow = self._stack_object(alloca, alloca.name + ".shadow")
            self.shadows[alloca] = shadow
            builder = self._home(alloca)
            self.clear(builder, shadow, self._stack_size(builder, alloca))

    def _home(self, alloca: Alloca) -> Builder:
        combined = self.facts.key.mode.both_sweeps
        return self.frame.head if combined and is_static(alloca, self.facts) else self.builder

    def _stack_object(self, alloca: Alloca, name: str) -> Value:
        """A static object stays on the stack in combined mode; others live in the arena."""
        builder = self._home(alloca)
        if builder is self.frame.head:
            clone = copy_instruction(alloca, self.values)
            clone.name = ""
            clone.metadata = ()
            return builder.append(clone, name)
        return allocate(builder, self.frame.require_arena(), self._stack_size(builder, alloca))

    def _stack_size(self, builder: Builder, alloca: Alloca) -> Value:
        return stack_bytes(builder, alloca, self.facts.layout, self.primal)

    def clear(self, builder: Builder, address: Value, size: Value) -> None:
        """Zero a block of shadow memory."""
        clear_memory(builder, self.services.declare, address, size)

    # Calls

    def _write_call(self, call: Call) -> None:
        call_plan = self.plan.calls.get(call)
        if call_plan is not None and call_plan.taped and call in self.plan.tapes:
            call_augmented(self, call, call_plan)
            return
        row = lookup(call.callee_name)
        if row is not None and call.parent in self.facts.form.returning:
            if row.kind is RowKind.DEALLOCATION:
                self._defer(call, row)
                return
            if row.kind is RowKind.DEFERRAL:
                self._defer_once_more(call)
                return
            if row.kind is RowKind.SNAPSHOT:
                snapshots.do_early(self, call)
                return
            if heap.is_sorting(call, self.facts):
                self._sort(call)
                return
            keep_arrays(self, call)
            self.copy(call)
            if call.opcode == "invoke":
                self.on_entry(call.targets[0], lambda: self._shadow_library_call(call, row))
            else:
                self._shadow_library_call(call, row)
            return
        self.copy(call)

    def _defer(self, call: Call, row: Row) -> None:
        """Put a deallocation off until the reverse sweep is over, going on where it would."""
        dropped = dropped_argument(call, call.callee_name)
        if dropped is not None:
            raise Unsupported(call, *dropped)
        block = freed_pointer(call)
        assert row.deallocation is not None
        if row.deallocation.whole_arena:
            self._emit_deferral(arena.ADOPT, [self.frame.require_arena(), self.primal(block)])
            return
        others = [self.primal(o) for o in call.operands if o is not block]
        numbers: list[Value] = [self.builder.resize(o, I64) for o in others]
        numbers += [integer(I64, 0)] * (2 - len(numbers))
        deallocate = self.services.deferred(call.callee_name, call.function_type)
        memory = self.frame.require_arena()
        self._emit_deferral(arena.DEFER, [memory, deallocate, self.primal(block), *numbers])
        if self.plan.frees_shadow(call):
            for _ in self.lanes():
                places = [self.shadow(block), self.primal(block)]
                self._emit_deferral(arena.DEFER_SHADOW, [memory, deallocate, *places, *numbers])
                self._check_freed(call, memory)
        self._go_on(call)

    def _defer_once_more(self, call: Call) -> None:
        """A derivative puts a deallocation off: its shadow's goes with it."""
        self.copy(call)
        memory, deallocate, block = call.operands[:3]
        if not self.facts.has_shadow(block):
            return
        first = [self.primal(memory), self.primal(deallocate)]
        numbers = [self.primal(o) for o in call.operands[-2:]]
        for _ in self.lanes():
            places = [self.shadow(block), self.primal(block)]
            self._emit_deferral(arena.DEFER_SHADOW, [*first, *places, *numbers])

    def _check_freed(self, call: Call, memory: Value) -> None:
        """See to it that a shadow of the caller's is looked at before it is freed."""
        block = freed_pointer(call)
        check = self.services.check_of_freed_inputs(self.facts.key.function)
        row = lookup(call.callee_name)
        assert row is not None
        assert row.deallocation is not None
        if check is None or not may_be_input(block, self.facts):
            return
        size = row.deallocation.size_argument
        bytes_ = self.primal(call.operands[size]) if size is not None else integer(I64, 0)
        address = self.builder.cast("ptrtoint", self.primal(block), I64)
        numbers = [address, self.builder.resize(bytes_, I64)]
        self._emit_deferral(arena.DEFER, [memory, check, self.shadow(block), *numbers])

    def _go_on(self, call: Call) -> None:
        """Control goes on after what stands in an invoke's place."""
        if call.opcode == "invoke":
            self.builder.br(self.blocks[call.targets[0]])

    def _sort(self, call: Call) -> None:
        base, count, size, compare = call.operands
        memory = self.frame.require_arena()
        arguments = [memory, self.primal(base), self.shadow(base), self.primal(count)]
        arguments += [self.primal(size), self.primal(compare)]
        self.services.declare(sorting.SORT, sorting.TYPES[sorting.SORT])
        moved = self.builder.call(sorting.SORT, sorting.TYPES[sorting.SORT], arguments)
        self.plan.tapes[call].store(self, moved)
        for lane in self.lanes():
            if lane:
                permuted = [self.shadow(base), *arguments[3:5], moved, integer(I1, 0)]
                self.services.declare(sorting.PERMUTE, sorting.TYPES[sorting.PERMUTE])
                self.builder.call(sorting.PERMUTE, sorting.TYPES[sorting.PERMUTE], permuted)
        self._go_on(call)

    def _emit_deferral(self, name: str, arguments: list[Value]) -> None:
        self.services.declare(name, arena.TYPES[name])
        self.builder.call(name, arena.TYPES[name], arguments)

    def _shadow_library_call(self, call: Call, row: Row) -> None:
        for _ in self.lanes():
            self._shadow_in_lane(call, row)

    def _shadow_in_lane(self, call: Call, row: Row) -> None:
        if row.kind is RowKind.ALLOCATION and self.facts.has_shadow(call):
            self._shadow_allocation(call, row)
        elif row.kind in (RowKind.MEMORY_COPY, RowKind.MEMORY_SET):
            move_addresses(self, call, row)
        elif row.kind is RowKind.MIRRORED:
            self._mirror(call)
        elif row.kind is RowKind.POINTER and self.facts.has_shadow(call):
            clone = copy_instruction(call, self.values)
            clone.operands[0] = self.shadow(call.operands[0])
            self.shadows[call] = self.append_unnamed(clone)

    def _mirror(self, call: Call) -> None:
        """The same call for the shadow structure."""
        pointers = {
            i
            for i, o in enumerate(call.operands)
            if is_pointer(o.type) and self.facts.has_shadow(o)
        }
        if not pointers:
            return
        if any(self.facts.may_be_inactive(call.operands[i]) for i in pointers):
            raise Unsupported(call, *UNCERTAIN)
        clone = copy_instruction(call, self.values)
        clone.operands = [
            self.shadow(o) if i in pointers else self.primal(o) for i, o in enumerate(call.operands)
        ]
        result = self.append_unnamed(clone)
        if self.facts.has_shadow(call):
            self.shadows[call] = result

    def append_unnamed(self, clone: Instruction) -> Instruction:
        clone.name = ""
        clone.metadata = ()
        if isinstance(clone, Call):
            clone.tail = ""
        return self.builder.append(clone, "shadow")

    def _shadow_allocation(self, call: Call, row: Row) -> None:
        allocation = row.allocation
        assert allocation is not None
        if allocation.pointer_argument is not None:
            raise Unsupported(
                call,
                "this way of allocating active memory is not supported yet",
                "allocate with malloc, calloc or operator new",
            )
        if allocation.old_argument is not None:
            raise Unsupported(
                call,
                "reallocation of active memory is not supported yet",
                "allocate a new block and copy",
            )
        size = heap_bytes(self.builder, call, row, self.primal)
        if call in self.plan.arena_shadows:
            shadow = allocate(self.builder, self.frame.require_arena(), size)
        else:
            shadow, size = self._allocate_alike(call, row, size)
        self.shadows[call] = shadow
        if call in self.plan.arena_shadows or not allocation.zeroed:
            self.clear(self.builder, shadow, size)

    def _allocate_alike(self, call: Call, row: Row, size: Value) -> tuple[Value, Value]:
        """Memory from the same allocator, whose deallocator the program may call for it."""
        assert row.allocation is not None
        clone = copy_instruction(call, self.values)
        assert isinstance(clone, Call)
        if clone.opcode == "invoke":
            clone.opcode = "call"
            clone.targets = []
        if row.allocation.deallocator == "free" and len(row.allocation.size_arguments) == 1:
            # A copy out of the block may read what the allocator gave too much.
            size = usable_bytes(self.builder, self.services.declare, self.primal(call))
            clone.operands[row.allocation.size_arguments[0]] = size
        return self.append_unnamed(clone), size
