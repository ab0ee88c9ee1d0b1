"""Partials emitted to LLVM IR, compiled in this process and run on exact bytes."""

import ctypes
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import llvmlite.binding as llvm

from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import Function
from ltoad.ir.printer import print_function
from ltoad.ir.types import I8, I32, I64, PTR, VOID, FloatType, FunctionType, Type
from ltoad.ir.values import Argument, Value, integer
from ltoad.rules.expression import Expr, emit, uses
from ltoad.rules.helpers import definitions
from tests.rules.floats import FORMATS

SLOT, SLOTS = 16, 8  # bytes per value in the block that a compiled partial reads, and values


@dataclass(frozen=True)
class Partial:
    """``integers`` maps the indices of integer operands to their types."""

    name: str
    expr: Expr
    type: Type
    integers: Mapping[int, Type]
    flags: tuple[str, ...] = ()


class Declarations:
    """Collects what :func:`emit` asks the module to declare."""

    def __init__(self) -> None:
        self.types: dict[str, FunctionType] = {}

    def __call__(self, name: str, type_: FunctionType) -> None:
        assert self.types.setdefault(name, type_) == type_, name

    def module_text(self, functions: Iterable[str]) -> str:
        helpers, needed = definitions(self.types)
        declared = {
            name: type_
            for name, type_ in {**self.types, **needed}.items()
            if not name.startswith("__ltoad_")
        }
        lines = [
            f"declare {t.result} @{name}({', '.join(map(str, t.parameters))})"
            for name, t in sorted(declared.items())
        ]
        return "\n".join([*lines, helpers, *functions])


def partial_function(partial: Partial, declare: Declarations) -> str:
    """``void name(ptr arguments, ptr result)``; the primal's results are in the last slots."""
    arguments, result = Argument(PTR, "arguments", 0), Argument(PTR, "result", 1)
    function = Function(partial.name, VOID, [arguments, result])
    builder = Builder(Names(["arguments", "result"]), function.add_block("entry"))
    operands: dict[int, Value] = {}
    for index in uses(partial.expr):
        address = builder.gep(I8, arguments, [integer(I64, index % SLOTS * SLOT)])
        type_ = partial.integers.get(index, partial.type)
        operands[index] = builder.load(type_, address, align=1)
    value = emit(partial.expr, builder, operands, partial.type, declare, partial.flags)
    builder.store(value, result, align=1)
    builder.ret()
    return print_function(function)


def module_of(partials: Sequence[Partial]) -> str:
    declare = Declarations()
    texts = [partial_function(partial, declare) for partial in partials]
    return declare.module_text(texts)


def parse(text: str) -> llvm.ModuleRef:
    module = llvm.parse_assembly(text)
    module.verify()
    return module


class Compiled:
    """A module that has been compiled; keeps the machine code alive."""

    def __init__(self, text: str, *, optimise: bool = False) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        for library in ("libm.so.6", "libgcc_s.so.1"):
            llvm.load_library_permanently(library)
        machine = llvm.Target.from_default_triple().create_target_machine(opt=2)
        module = parse(text)
        if optimise:
            builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(3))
            builder.getModulePassManager().run(module, builder)
        self._engine = llvm.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()

    def function(self, name: str) -> Callable[..., None]:
        address = self._engine.get_function_address(name)
        return ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_char_p)(address)

    def run(self, name: str, kind: str, operands: Mapping[int, object]) -> object:
        """Call one partial with mpf numbers of the format, and ints, by operand index."""
        format_ = FORMATS[kind]
        block = bytearray(SLOTS * SLOT)
        for index, value in operands.items():
            slot = index % SLOTS
            data = (
                value.to_bytes(8, "little", signed=True)
                if isinstance(value, int)
                else format_.encode(value)
            )
            block[slot * SLOT : slot * SLOT + len(data)] = data
        answer = ctypes.create_string_buffer(SLOT)
        self.function(name)(bytes(block), answer)
        return format_.decode(answer.raw)


def integers_of(names: Sequence[str], point: Sequence[object]) -> dict[int, Type]:
    """The types of a row's integer operands; two families take a long."""
    type_ = I64 if {"scalbln", "_FortranAScale8"} & set(names) else I32
    return {i: type_ for i, value in enumerate(point) if isinstance(value, int)}


def float_type(kind: str) -> FloatType:
    return FloatType(kind)
