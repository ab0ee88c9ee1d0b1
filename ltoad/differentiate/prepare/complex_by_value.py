"""Calls of complex functions that pass numbers through memory, rewritten to pass values.

A ``long double _Complex`` argument is a copy on the stack (``byval``), and a
result that fits no register is stored where the caller says (``sret``).  By
the time of the reverse sweep that memory holds something else.  So the parts
are loaded before the call, and a wrapper, which LLVM inlines again, puts them
into memory of its own.
"""

from __future__ import annotations

import re

from ltoad.causes.code import COMPLEX_CONVENTION
from ltoad.differentiate.prepare.exchange import exchange
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call
from ltoad.ir.module import Module
from ltoad.ir.types import I32, FloatType, FunctionType, StructType, Type, is_pointer
from ltoad.ir.values import Value, integer
from ltoad.rules.rows import ComplexRow, Row
from ltoad.rules.table import BY_VALUE

_PASSED = re.compile(r"(byval|sret)\(\{ (\w+), (\w+) \}\)")


def passes_complex_in_memory(call: Call, row: Row) -> bool:
    """Whether a complex function is called with pointers to numbers."""
    return isinstance(row, ComplexRow) and any(is_pointer(o.type) for o in call.operands)


def lower_complex_call(
    module: Module, call: Call, names: Names, replaced: dict[Value, Value]
) -> None:
    """Replace the call by loads of the parts, a call of a wrapper, and stores of the result."""
    block = call.parent
    assert block is not None
    structs = [_struct_behind(call, i) for i in range(len(call.operands))]
    returned = _is_returned_through(call)
    result = structs[0] if returned else call.type
    assert result is not None
    builder = Builder(names, BasicBlock("scratch"))
    values: list[Value] = []
    for operand, struct in list(zip(call.operands, structs, strict=True))[returned:]:
        values += [operand] if struct is None else _load_parts(builder, operand, struct)
    signature = FunctionType(result, tuple(v.type for v in values))
    name = _wrapper(module, call, structs, signature)
    again = builder.call(name, signature, values)
    if returned:
        for k, place in enumerate(_places(builder, call.operands[0], structs[0])):
            builder.store(builder.extract_value(again, k), place)
    exchange(block, call, builder.block.instructions)
    if not returned:
        replaced[call] = again


def _struct_behind(call: Call, index: int) -> StructType | None:
    """The pair of floats behind a pointer, None for an operand that is a value."""
    if not is_pointer(call.operands[index].type):
        return None
    for word in call.argument_attributes[index]:
        found = _PASSED.fullmatch(word)
        if found is not None:
            return StructType((FloatType(found[2]), FloatType(found[3])))
    raise Unsupported(
        call,
        f"'{call.callee_name}' is called with a complex number in memory of unknown type",
        COMPLEX_CONVENTION.advising("declare the function as <complex.h> does"),
    )


def _is_returned_through(call: Call) -> bool:
    return any(word.startswith("sret(") for word in call.argument_attributes[0])


def _places(builder: Builder, pointer: Value, struct: Type | None) -> list[Value]:
    assert struct is not None
    indices = [[integer(I32, 0), integer(I32, k)] for k in range(2)]
    return [builder.gep(struct, pointer, index) for index in indices]


def _load_parts(builder: Builder, pointer: Value, struct: StructType) -> list[Value]:
    places = _places(builder, pointer, struct)
    return [builder.load(t, p) for t, p in zip(struct.elements, places, strict=True)]


def _wrapper(
    module: Module, call: Call, structs: list[StructType | None], signature: FunctionType
) -> str:
    """The name of the function that takes values and calls the library's with pointers."""
    name = BY_VALUE + call.callee_name
    if module.defines(name):
        return name
    parameters = [f"{t} %v{i}" for i, t in enumerate(signature.parameters)]
    lines: list[str] = []
    passed: list[str] = []
    next_value = 0
    for i, struct in enumerate(structs):
        words = " ".join(call.argument_attributes[i])
        if struct is None:
            passed.append(f"{call.operands[i].type} %v{next_value}")
            next_value += 1
            continue
        lines.append(f"  %m{i} = alloca {struct}, align 16")
        passed.append(f"ptr {words} %m{i}")
        if i == 0 and _is_returned_through(call):
            continue
        for k, type_ in enumerate(struct.elements):
            lines.append(f"  %m{i}.{k} = getelementptr {struct}, ptr %m{i}, i32 0, i32 {k}")
            lines.append(f"  store {type_} %v{next_value}, ptr %m{i}.{k}")
            next_value += 1
    arguments = ", ".join(passed)
    if _is_returned_through(call):
        lines.append(f"  call void @{call.callee_name}({arguments})")
        lines.append(f"  %result = load {signature.result}, ptr %m0")
    else:
        lines.append(f"  %result = call {signature.result} @{call.callee_name}({arguments})")
    text = f"define linkonce_odr hidden {signature.result} @{name}({', '.join(parameters)}) {{\n"
    text += "\n".join([*lines, f"  ret {signature.result} %result", "}", ""])
    declared = ", ".join(str(o.type) for o in call.operands)
    text += f"\ndeclare {call.type} @{call.callee_name}({declared})\n"
    module.add_function(Module.parse(text).function(name))
    return name
