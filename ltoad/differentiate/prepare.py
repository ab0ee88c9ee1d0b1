"""Rewrites of the primal that make it differentiable by the general rules.

* ``realloc`` becomes malloc, memcpy and free, so that the old block can live
  until the reverse sweep is done with it.
* ``posix_memalign`` becomes aligned_alloc and a store.
* A call through a pointer becomes a choice among direct calls (:mod:`indirect`).
"""

from __future__ import annotations

from ltoad.analysis.ssa import replace_uses
from ltoad.differentiate.indirect import IndirectCalls, is_indirect
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction
from ltoad.ir.module import Module
from ltoad.ir.types import I1, I32, I64, PTR, VOID, FunctionType
from ltoad.ir.values import GlobalReference, integer, zero
from ltoad.rules.allocators import USABLE_SIZE

_USABLE = FunctionType(I64, (PTR,))
_MALLOC = FunctionType(PTR, (I64,))
_ALIGNED = FunctionType(PTR, (I64, I64))
_ENOMEM = 12
_FREE = FunctionType(VOID, (PTR,))
_MINIMUM = FunctionType(I64, (I64, I64))
_COPY = FunctionType(VOID, (PTR, PTR, I64, I1))


class Preparation:
    """Rewrites functions of one module in place (copies, before they are normalised)."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._indirect = IndirectCalls(module)

    def __call__(self, function: Function, names: Names) -> None:
        for block in list(function.blocks):
            for instruction in list(block.instructions):
                if not isinstance(instruction, Call):
                    continue
                if instruction.callee_name == "realloc" and instruction.opcode == "call":
                    self._lower_realloc(instruction, names)
                elif instruction.callee_name == "posix_memalign" and instruction.opcode == "call":
                    self._lower_memalign(function, instruction, names)
                elif is_indirect(instruction):
                    self._indirect.lower(function, instruction, names)

    # realloc

    def _lower_realloc(self, call: Call, names: Names) -> None:
        block = call.parent
        assert block is not None
        for name, type_ in (
            ("malloc", _MALLOC), ("free", _FREE), (USABLE_SIZE, _USABLE),
            ("llvm.umin.i64", _MINIMUM), ("llvm.memcpy.p0.p0.i64", _COPY),
        ):  # fmt: skip
            self._module.declare(name, type_)
        old, size = call.operands
        scratch = Builder(names, BasicBlock("scratch"))
        usable = scratch.call(USABLE_SIZE, _USABLE, [old])
        call.callee = GlobalReference("malloc")
        call.function_type = _MALLOC
        call.operands = [size]
        call.argument_attributes = ((),)
        call.function_attributes = ()
        call.result_attributes = ("noalias",)
        scratch.append(call)
        common = scratch.call("llvm.umin.i64", _MINIMUM, [size, usable])
        failed = scratch.icmp("eq", call, zero(PTR))
        length = scratch.select(failed, integer(I64, 0), common)
        scratch.call("llvm.memcpy.p0.p0.i64", _COPY, [call, old, length, integer(I1, 0)])
        scratch.call("free", _FREE, [old])
        _replace(block, call, scratch.block.instructions)

    def _lower_memalign(self, function: Function, call: Call, names: Names) -> None:
        """``*p = aligned_alloc(alignment, size)``, with ENOMEM where that fails."""
        block = call.parent
        assert block is not None
        self._module.declare("aligned_alloc", _ALIGNED)
        place, alignment, size = call.operands
        scratch = Builder(names, BasicBlock("scratch"))
        memory = scratch.call("aligned_alloc", _ALIGNED, [alignment, size])
        scratch.store(memory, place)
        failed = scratch.icmp("eq", memory, zero(PTR))
        code = scratch.select(failed, integer(I32, _ENOMEM), integer(I32, 0))
        _replace(block, call, scratch.block.instructions)
        replace_uses(function, call, code)


def _replace(block: BasicBlock, old: Instruction, new: list[Instruction]) -> None:
    index = block.instructions.index(old)
    for instruction in new:
        instruction.parent = block
    block.instructions[index : index + 1] = new
