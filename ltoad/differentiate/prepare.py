"""Rewrites of the primal that make it differentiable by the general rules.

* ``realloc`` becomes malloc, memcpy and free, so that the old block can live
  until the reverse sweep is done with it.
* ``posix_memalign`` becomes aligned_alloc and a store.
* A call through a pointer becomes a choice among direct calls of all
  functions that it may reach: at link time they are known.  A pointer that
  is none of them stops the program with a message.
"""

from __future__ import annotations

from ltoad.analysis.ssa import split_block
from ltoad.differentiate.targets import IndirectTargets
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction
from ltoad.ir.module import Module
from ltoad.ir.types import I1, I32, I64, PTR, VOID, FunctionType
from ltoad.ir.values import ConstantSimple, GlobalReference, InlineAssembly, Value, integer, zero
from ltoad.rules.allocators import USABLE_SIZE

UNKNOWN_TARGET = "__ltoad_unknown_target"
UNKNOWN_TARGET_TYPE = FunctionType(VOID, ())
UNKNOWN_TARGET_TEXT = """\
@__ltoad_target_message = private unnamed_addr constant [73 x i8] c"ltoad: a differentiated call reached a function that was not in the link\\0A"

define linkonce_odr hidden void @__ltoad_unknown_target() noreturn cold noinline {
  %written = call i64 @write(i32 2, ptr @__ltoad_target_message, i64 73)
  call void @abort()
  unreachable
}
"""  # noqa: E501 - LLVM prints a global in one line

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
        self._targets = IndirectTargets(module)

    def __call__(self, function: Function, names: Names) -> None:
        for block in list(function.blocks):
            for instruction in list(block.instructions):
                if not isinstance(instruction, Call):
                    continue
                if instruction.callee_name == "realloc" and instruction.opcode == "call":
                    self._lower_realloc(instruction, names)
                elif instruction.callee_name == "posix_memalign" and instruction.opcode == "call":
                    self._lower_memalign(function, instruction, names)
                elif _is_indirect(instruction):
                    self._lower_indirect(function, instruction, names)

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
        _replace_uses(function, call, code)

    # Calls through pointers

    def _lower_indirect(self, function: Function, call: Call, names: Names) -> None:
        targets = self._targets.of(call)
        if not targets or call.opcode != "call":
            return
        before = call.parent
        assert before is not None
        after = split_block(function, before, call, names)
        after.instructions.remove(call)
        before.instructions.pop()
        self._module.declare(UNKNOWN_TARGET, UNKNOWN_TARGET_TYPE)
        builder = Builder(names, before)
        results: list[tuple[Value, BasicBlock]] = []
        for target in targets:
            chosen = builder.new_block(function, "target")
            following = builder.new_block(function, "no.target")
            same = builder.icmp("eq", call.callee, GlobalReference(target))
            builder.cond_br(same, chosen, following)
            builder.position(chosen)
            results.append((self._direct(builder, call, target), chosen))
            builder.br(after)
            builder.position(following)
        builder.call(UNKNOWN_TARGET, UNKNOWN_TARGET_TYPE, [])
        builder.unreachable()
        self._join(function, call, results, Builder(names, after))

    def _direct(self, builder: Builder, call: Call, target: str) -> Instruction:
        return builder.append(
            Call(
                GlobalReference(target),
                call.function_type,
                call.operands,
                flags=call.flags,
                convention=call.convention,
                result_attributes=call.result_attributes,
                argument_attributes=call.argument_attributes,
                function_attributes=call.function_attributes,
                metadata=tuple(m for m in call.metadata if m[0] == "dbg"),
            ),
            call.name or "v",
        )

    def _join(
        self,
        function: Function,
        call: Call,
        results: list[tuple[Value, BasicBlock]],
        builder: Builder,
    ) -> None:
        if call.type == VOID:
            return
        phi = builder.phi(call.type, call.name)
        for value, block in results:
            phi.add_incoming(value, block)
        _replace_uses(function, call, phi)


def _is_indirect(call: Call) -> bool:
    return not isinstance(call.callee, (GlobalReference, InlineAssembly, ConstantSimple))


def _replace_uses(function: Function, old: Value, new: Value) -> None:
    for user in function.instructions():
        if old in user.operands and user is not new:
            user.operands = [new if o is old else o for o in user.operands]


def _replace(block: BasicBlock, old: Instruction, new: list[Instruction]) -> None:
    index = block.instructions.index(old)
    for instruction in new:
        instruction.parent = block
    block.instructions[index : index + 1] = new
