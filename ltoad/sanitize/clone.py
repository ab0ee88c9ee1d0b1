"""The sanitized clone of one function: the same code, with an image beside each value."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.ir.calls import Invoke
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.dominance import reverse_postorder
from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction, Phi, Return
from ltoad.ir.memory import Alloca, AtomicUpdate, CompareExchange, Load, Store
from ltoad.ir.module import Module
from ltoad.ir.opcodes import is_convention
from ltoad.ir.parse_types import text_type
from ltoad.ir.types import I64, PTR, IntType
from ltoad.ir.values import Argument, GlobalReference, Value, integer
from ltoad.rules.rows import FormulaRow
from ltoad.rules.table import opcode_row
from ltoad.sanitize import runtime
from ltoad.sanitize.calls import Callees, CallWriter, bare, buffer
from ltoad.sanitize.memory import (
    fresh,
    write_exchange,
    write_load,
    write_store,
    write_update,
)
from ltoad.sanitize.scalars import formula
from ltoad.sanitize.sites import Sites
from ltoad.sanitize.values import buffer_offsets, carries, imaged_values, is_by_value
from ltoad.sanitize.words import write_move
from ltoad.sanitize.writer import Writer, null


def clone_of(
    module: Module, name: str, callees: Callees, sites: Sites, helpers: set[str]
) -> Function:
    """The clone of the function ``name``; it is not put into the module."""
    function, _ = copy_function(module.function(name), callees.clones[name])
    names = name_numbers(function)
    writer = Writer(module, function, name, names, sites, helpers)
    _Cloner(writer, callees, name).run()
    function.prefix = _prefix(function.prefix)
    function.suffix = _suffix(module, name, function.suffix)
    for argument in function.arguments:
        argument.attributes = tuple(w for w in argument.attributes if w.startswith(_PASSING))
    return function


_PASSING = ("byval(", "sret(", "zeroext", "signext", "inreg", "nest", "align")
_KEPT = ("uwtable", '"target-', '"tune-cpu"', '"frame-pointer"', '"probe-stack"')


def _prefix(prefix: str) -> str:
    """Internal, with the calling convention; results promise nothing."""
    kept = [w for w in prefix.split() if is_convention(w) or w in ("zeroext", "signext")]
    return " ".join(("internal", *kept))


def _suffix(module: Module, name: str, suffix: str) -> str:
    words = [w for w in module.function_attributes(name) if w.startswith(_KEPT)]
    parts = [module.add_attribute_group(" ".join(words))] if words else []
    start = suffix.find("personality ")
    if start >= 0:
        parts.append(" ".join(suffix[start:].split()[:3]))
    return " ".join(parts)


class _Cloner:
    """Writes all blocks of a clone anew."""

    def __init__(self, writer: Writer, callees: Callees, original: str) -> None:
        self._writer = writer
        self._function = writer.function
        self._calls = CallWriter(writer, callees)
        self._original = original
        self._imaged = imaged_values(self._function)
        self._phis: list[tuple[Phi, Phi]] = []
        self._edges: list[tuple[BasicBlock, BasicBlock, BasicBlock]] = []

    def run(self) -> None:
        """Blocks in an order in which operands come before what uses them, but for phis."""
        order = reverse_postorder(self._function.entry)
        first = order[0]
        for block in order:
            found = block.instructions
            block.instructions = []
            self._writer.start(block)
            if block is first:
                self._arguments()
            self._block(found)
        for normal, block, between in self._edges:
            for phi in normal.phis():
                phi.blocks = [between if b is block else b for b in phi.blocks]
        for phi, image in self._phis:
            image.operands = [self._writer.image(o) for o in phi.operands]
            image.blocks = list(phi.blocks)
        for variable in reversed(self._writer.allocas):
            first.insert(0, variable)

    # Arguments

    def _arguments(self) -> None:
        writer, builder = self._writer, self._writer.builder
        arguments = self._function.arguments
        offsets = buffer_offsets([a.type for a in arguments], writer.layout)
        callee = builder.load(PTR, GlobalReference(runtime.CALLEE))
        mine = builder.icmp("eq", callee, GlobalReference(self._original))
        copies = []
        for argument, offset in zip(arguments, offsets, strict=True):
            if offset is None or argument not in self._imaged:
                continue
            place = buffer(writer, runtime.ARGUMENTS, offset)
            image = builder.load(argument.type, place, align=16)
            writer.set_image(argument, builder.select(mine, image, null(argument.type)))
            if is_by_value(argument):
                source = builder.load(PTR, buffer(writer, runtime.ARGUMENTS, offset + 8))
                copies.append((argument, builder.select(mine, source, null(PTR))))
        builder.store(null(PTR), GlobalReference(runtime.CALLEE))
        for argument, source in copies:
            self._copied(argument, source)

    def _copied(self, argument: Argument, source: Value) -> None:
        word = next(w for w in argument.attributes if w.startswith("byval("))
        type_ = text_type(word.removeprefix("byval(").removesuffix(")"), self._original)
        size = integer(I64, self._writer.layout.alloc_size_of(type_))
        shadow = self._writer.image(argument)
        self._writer.call(runtime.BY_VALUE, argument, source, shadow, size)
        self._writer.set_image(argument, null(PTR))

    # Blocks

    def _block(self, instructions: list[Instruction]) -> None:
        builder = self._writer.builder
        phis = [i for i in instructions if isinstance(i, Phi)]
        for phi in phis:
            builder.append(_plain(phi))
        for phi in phis:
            if phi in self._imaged:
                image = builder.phi(phi.type, "image")
                self._phis.append((phi, image))
                self._writer.set_image(phi, image)
        for instruction in instructions[len(phis) :]:
            self._instruction(instruction)

    def _instruction(self, instruction: Instruction) -> None:
        writer = self._writer
        if isinstance(instruction, Load):
            write_load(writer, instruction)
            writer.builder.append(_plain(instruction))
        elif isinstance(instruction, Call):
            self._call(instruction)
        elif type(instruction) in _MEMORY:
            _MEMORY[type(instruction)](writer, instruction)
            _plain(instruction)
        elif isinstance(instruction, Return):
            self._return(instruction)
        else:
            writer.builder.append(_plain(instruction))
            self._derive(instruction)

    def _derive(self, instruction: Instruction) -> None:
        if isinstance(instruction, Alloca):
            self._variable(instruction)
        elif instruction in self._imaged:
            row = opcode_row(instruction.opcode)
            if isinstance(row, FormulaRow):
                formula(self._writer, instruction, row)
            else:
                write_move(self._writer, instruction)

    def _variable(self, variable: Alloca) -> None:
        builder = self._writer.builder
        size: Value = integer(I64, self._writer.layout.alloc_size_of(variable.allocated_type))
        if variable.operands:
            count = variable.operands[0]
            assert isinstance(count.type, IntType)
            wide = builder.cast("zext", count, I64) if count.type.bits < 64 else count
            size = builder.mul(wide, size)
        fresh(self._writer, variable, size)

    def _return(self, instruction: Return) -> None:
        writer, builder = self._writer, self._writer.builder
        value = instruction.value
        if value is not None and carries(value.type):
            fits = buffer_offsets([value.type], writer.layout) != [None]
            if fits:
                builder.store(writer.image(value), GlobalReference(runtime.RESULT), align=16)
                mine = GlobalReference(self._original)
                builder.store(mine, GlobalReference(runtime.RETURNED))
        builder.append(_plain(instruction))

    # Calls

    def _call(self, call: Call) -> None:
        builder = self._writer.builder

        def append() -> None:
            bare(call)
            builder.append(call)
            if isinstance(call, Invoke):
                builder.position(self._normal_edge(call))

        begun = builder.block
        self._calls.write(call, append)
        if isinstance(call, Invoke) and builder.block is not begun:
            builder.br(self._normal)

    def _normal_edge(self, call: Invoke) -> BasicBlock:
        """A block between an invoke and where it goes on, for what is done after it."""
        block, normal = call.parent, call.normal
        assert block is not None
        between = BasicBlock(self._writer.builder.names.fresh("returned"))
        between.parent = self._function
        self._function.blocks.insert(self._function.blocks.index(block) + 1, between)
        call.targets[0] = between
        self._normal = normal
        self._edges.append((normal, block, between))
        return between


def _plain(instruction: Instruction) -> Instruction:
    """Without metadata, which speaks of the original."""
    instruction.metadata = ()
    return instruction


_MEMORY: dict[type[Instruction], Callable[..., None]] = {
    Store: write_store,
    AtomicUpdate: write_update,
    CompareExchange: write_exchange,
}
