"""The forward sweep: the primal, with shadows of pointers and stores on the tape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ltoad.analysis.shape.loop_closing import handed_out
from ltoad.analysis.shape.loops import Loop
from ltoad.causes.memory import EXCEPTION
from ltoad.differentiate.callees.table import handler_of
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.plan.nodes import Node
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.plan.recompute import is_static
from ltoad.differentiate.shadows.object_sizes import stack_bytes
from ltoad.differentiate.shadows.shadows import constant_shadow, repeat_with_shadows
from ltoad.differentiate.shadows.tags import (
    FRESH,
    call_tags,
)
from ltoad.differentiate.shadows.unknown_addresses import stop_at, unknown_addresses
from ltoad.differentiate.support.allocate import allocate_aligned
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE
from ltoad.differentiate.support.memory_fill import clear_memory
from ltoad.differentiate.sweeps.calls import call_augmented
from ltoad.differentiate.sweeps.kept_arrays import keep_arrays
from ltoad.differentiate.sweeps.shadow_stores import write_shadow_store
from ltoad.differentiate.tape.frame import Frame
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.calls import Invoke
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import BasicBlock, Call, Instruction, Phi, Return
from ltoad.ir.memory import Alloca, MemoryAccess, Store
from ltoad.ir.pads import LandingPad
from ltoad.ir.types import I1, Type, is_pointer
from ltoad.ir.values import Constant, Value, integer

WriteReturn = Callable[["ForwardSweep", Instruction], None]
"""Writes what takes the place of the primal's return."""

_DROPPED = frozenset(["dbg", "DIAssignID", "heapallocsite", "annotation"])


class ForwardSweep:
    """Writes the sweep block by block; ``values`` maps the normal form to the copy.

    ``lane_shadows`` maps pointers of the normal form to their shadows, by lane.
    """

    def __init__(
        self,
        plan: Plan,
        frame: Frame,
        services: Services,
        arguments: dict[Value, Value],
        shadow_arguments: Sequence[dict[Value, Value]],
        on_return: WriteReturn,
    ) -> None:
        self.plan = plan
        self.facts = plan.facts
        self.frame = frame
        self.services = services
        self.builder = Builder(frame.names)
        self.tape_access = frame.scopes.tape
        self.values: dict[Value, Value] = dict(arguments)
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
    def lanes(self) -> range:
        return range(len(self.lane_shadows))

    def set_shadow(self, pointer: Value, lane: int, shadow: Value) -> None:
        self.lane_shadows[lane][pointer] = shadow

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

    def shadow(self, pointer: Value, lane: int) -> Value:
        """The shadow of a pointer; the pointer itself where it leads to nothing active."""
        if isinstance(pointer, Constant):
            return constant_shadow(pointer, self.facts, self.services, lane)
        if not self.facts.has_shadow(pointer):
            return self.primal(pointer)
        if self.is_lost(pointer):
            return self.primal(pointer)
        return self.lane_shadows[lane][pointer]

    def has_no_shadow(self, pointer: Value) -> bool:
        """Whether an address of active memory has no shadow, since it is made where control does
        not come back from."""
        if not isinstance(pointer, Instruction) or pointer in self.lane_shadows[0]:
            return False
        return pointer.parent not in self.facts.form.returning and self.facts.has_shadow(pointer)

    def is_lost(self, pointer: Value) -> bool:
        """Whether :meth:`has_no_shadow` holds, and nobody sees what happens to such a shadow.

        Somebody may if the function is left by an exception.  Raises Unsupported then.
        """
        if not isinstance(pointer, Instruction) or not self.has_no_shadow(pointer):
            return False
        name = self.facts.key.function
        if "nounwind" not in self.services.module.function_attributes(name):
            raise Unsupported(
                pointer,
                "active memory is made on a way that leaves the function by an exception",
                EXCEPTION,
            )
        return True

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
            self.builder.place = instruction.debug_place
            if instruction.is_terminator:
                self._before_terminator(block)
            self._write(instruction)
        self.builder.place = ()

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
            if isinstance(terminator, Invoke) and terminator.normal is block:
                self._keep(terminator)

    def _write_phi(self, phi: Phi) -> None:
        invoke = handed_out(phi)
        if invoke is not None and phi.parent is not None:
            self.on_entry(phi.parent, partial(self._take_over, phi, invoke))
            return
        copy = self.builder.phi(phi.type, phi.name)
        copy.flags = phi.flags
        self.values[phi] = copy
        self._phis.append((phi, copy, None))
        if phi in self.plan.shadowed:
            for lane in self.lanes:
                shadow = self.builder.phi(phi.type, phi.name + ".shadow")
                self.set_shadow(phi, lane, shadow)
                self._phis.append((phi, shadow, lane))

    def _take_over(self, phi: Phi, invoke: Invoke) -> None:
        """What the invoke returned is known at the phi's block, but not on the edge to it."""
        self.values[phi] = self.primal(invoke)
        if phi in self.plan.shadowed:
            for lane in self.lanes:
                self.set_shadow(phi, lane, self.shadow(invoke, lane))

    def _finish_phis(self) -> None:
        for phi, copy, lane in self._phis:
            for value, block in zip(phi.operands, phi.blocks, strict=True):
                incoming = self.primal(value) if lane is None else self.shadow(value, lane)
                copy.add_incoming(incoming, self.blocks[block])

    def _write(self, instruction: Instruction) -> None:
        unknown = unknown_addresses(instruction, self.facts)
        stop_at(map(self.primal, unknown), self.builder, self.services)
        if isinstance(instruction, Return):
            self._on_return(self, instruction)
            return
        if isinstance(instruction, Alloca):
            self._write_alloca(instruction)
        elif isinstance(instruction, Call):
            self._write_call(instruction)
        elif isinstance(instruction, Store):
            self._write_store(instruction)
        else:
            self.copy(instruction)
            if self._wants_shadow(instruction):
                for lane in self.lanes:
                    look_up = partial(self.shadow, lane=lane)
                    shadow = repeat_with_shadows(
                        instruction, self.facts, self.services, self.builder, self.primal, look_up
                    )
                    self.set_shadow(instruction, lane, shadow)
        if not instruction.is_terminator:
            self._keep(instruction)

    def _wants_shadow(self, instruction: Instruction) -> bool:
        if instruction not in self.plan.shadowed or instruction in self.lane_shadows[0]:
            return False
        return not any(is_pointer(o.type) and self.is_lost(o) for o in instruction.operands)

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

    def _write_store(self, store: Store) -> None:
        if store in self.plan.delayed:
            value, address, flag = self.plan.delayed_slots[store]
            value.store(self, self.primal(store.value))
            address.store(self, self.primal(store.pointer))
            flag.store(self, integer(I1, 1))
        elif store not in self.plan.dropped:
            self.copy(store)
        write_shadow_store(store, self)

    def _write_alloca(self, alloca: Alloca) -> None:
        self.values[alloca] = self._stack_object(alloca, alloca.name)
        if not self.facts.has_shadow(alloca):
            return
        for lane in self.lanes:
            shadow = self._stack_object(alloca, alloca.name + ".shadow")
            self.set_shadow(alloca, lane, shadow)
            builder = self._home(alloca)
            self.clear(builder, alloca, shadow, self._stack_size(builder, alloca))

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
        memory, size = self.frame.require_arena(), self._stack_size(builder, alloca)
        align = alloca.align or self.facts.layout.align_of(alloca.allocated_type)
        return allocate_aligned(builder, memory, size, align)

    def _stack_size(self, builder: Builder, alloca: Alloca) -> Value:
        return stack_bytes(builder, alloca, self.facts.layout, self.primal)

    def clear(self, builder: Builder, block: Value, shadow: Value, size: Value) -> None:
        """Zero the shadow of a new block."""
        clear_memory(builder, self.services.declare, shadow, size)
        if self.facts.is_tagged(block):
            call_tags(FRESH, [shadow, size], builder, self.services.declare)

    # Calls

    def _write_call(self, call: Call) -> None:
        call_plan = self.plan.calls.get(call)
        if call_plan is not None and call_plan.delayed:
            return
        if call_plan is not None and call_plan.taped and call in self.plan.tapes:
            call_augmented(self, call, call_plan)
            return
        row = self.facts.rows.of(call)
        # where control never comes back, nothing is undone; but shadows are stored, since who
        # catches what is thrown there may follow them
        lasting = call.parent in self.facts.form.returning or call in self.plan.shadowed
        if row is not None and lasting:
            handler_of(row).forward(call, row, self)
        else:
            self.copy(call)

    # What handlers of callees ask (ForwardContext)

    def copy_call(self, call: Call) -> None:
        keep_arrays(self, call)
        self.copy(call)

    def go_on(self, call: Call) -> None:
        if isinstance(call, Invoke):
            self.builder.br(self.blocks[call.normal])

    def frees_shadow(self, block: Value) -> bool:
        return self.plan.frees_shadow(block)

    def lives_in_arena(self, call: Call) -> bool:
        return call in self.plan.arena_shadows

    def keep_pointer(self, call: Call, pointer: Value) -> None:
        self.plan.tapes[call].store(self, pointer)

    def append_unnamed(self, clone: Instruction) -> Instruction:
        clone.name = ""
        clone.metadata = ()
        if isinstance(clone, Call):
            clone.tail = ""
        return self.builder.append(clone, "shadow")
