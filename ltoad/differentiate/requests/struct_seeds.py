"""The adjoints of a result that is several numbers, which follow the arguments of a gradient.

A struct by value arrives as its registers do, or as one number after another; where it goes through
memory, as an address.
"""

from __future__ import annotations

from ltoad.differentiate.requests.operands import Operands
from ltoad.differentiate.requests.request import Seed, hidden_result
from ltoad.ir.instructions import Function
from ltoad.ir.module import Module
from ltoad.ir.types import ArrayType, IntType, StructType, Type, VectorType, is_floating, is_pointer


def has_several_numbers(primal: Function, module: Module) -> bool:
    """Whether a function returns floats in a struct, an array or a vector.

    Rust returns bytes in memory, of which nothing tells what they are: they may be floats.
    """
    hidden = hidden_result(primal)
    if isinstance(hidden, ArrayType) and isinstance(hidden.element, IntType):
        return True
    return _has_numbers(hidden or primal.result_type, module)


def _has_numbers(type_: Type, module: Module) -> bool:
    body = module.resolve(type_)
    if isinstance(body, StructType):
        return any(is_floating(e) or _has_numbers(e, module) for e in body.elements)
    if isinstance(body, ArrayType):
        return is_floating(body.element) or _has_numbers(body.element, module)
    return isinstance(body, VectorType) and is_floating(body) and body.length > 1


def read_struct_seed(primal: Function, operands: Operands, module: Module) -> Seed:
    """The adjoint of one lane: an address, the whole, or its parts in order."""
    what = "the adjoint of the result"
    first = operands.last(what)
    type_ = module.resolve(primal.result_type)
    if is_pointer(first.type) or first.type == type_ or hidden_result(primal) is not None:
        return (first,)
    registers = [e for e in elements_of(type_) if is_floating(e)]
    in_registers = isinstance(first.type, VectorType) and not isinstance(type_, VectorType)
    scalars = sum(r.length if isinstance(r, VectorType) else 1 for r in registers)
    count = len(registers) if in_registers else scalars
    return (first, *(operands.last(what) for _ in range(count - 1)))


def elements_of(body: Type) -> list[Type]:
    """What a struct, an array or a vector consists of; not what lies deeper."""
    if isinstance(body, StructType):
        return list(body.elements)
    if isinstance(body, (ArrayType, VectorType)):
        return [body.element] * body.length
    return []
