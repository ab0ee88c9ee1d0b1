"""Small changes of a function that leave it valid IR, mostly.

Each takes a function of the model, whose locals all have names, and says whether it has changed
it.  What LLVM rejects afterwards is thrown away by whoever asked for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from ltoad.ir.builder import Names
from ltoad.ir.instructions import Branch, Call, Compare, Function, GetElementPtr, Instruction, Phi
from ltoad.ir.memory import Alloca, Atomicity, Load, Store
from ltoad.ir.types import (
    DOUBLE,
    FLOAT,
    I8,
    I32,
    I64,
    PTR,
    VOID,
    FloatType,
    FunctionType,
    IntType,
    Type,
    VectorType,
    is_floating,
)
from ltoad.ir.values import (
    Constant,
    ConstantFloat,
    ConstantInt,
    ConstantSimple,
    GlobalReference,
    Value,
    zero,
)

FLOAT_OPCODES = ("fadd", "fsub", "fmul", "fdiv", "frem")
INT_OPCODES = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "srem")
CAST_OPCODES = (("sitofp", "uitofp"), ("fptosi", "fptoui"), ("zext", "sext"))
INT_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
FLOAT_PREDICATES = ("oeq", "one", "olt", "ole", "ogt", "oge", "ult", "uno", "ord", "une")
ALIKE: dict[Type, tuple[Type, ...]] = {
    DOUBLE: (I64, PTR, VectorType(2, FLOAT), VectorType(8, I8), VectorType(2, I32)),
    I64: (DOUBLE, PTR, VectorType(2, FLOAT), VectorType(2, I32)),
    PTR: (I64, DOUBLE),
    FLOAT: (I32, VectorType(4, I8)),
    I32: (FLOAT, VectorType(4, I8)),
}
"""Types of the same size, as which memory may be read and written."""
NUMBERS = (0, 1, 2, -1, 4, 8, 16, 24, 1 << 33)


@dataclass(frozen=True)
class Workplace:
    """A function that may be changed, its names, the types of functions to call from it, and of
    those that are to be declared."""

    function: Function
    names: Names
    callees: dict[str, FunctionType]
    declared: dict[str, FunctionType]
    random: Random


Mutation = Callable[[Workplace], bool]


def pick(place: Workplace, kind: Callable[[Instruction], bool]) -> Instruction | None:
    found = [i for i in place.function.instructions() if kind(i)]
    return place.random.choice(found) if found else None


def swap_operands(place: Workplace) -> bool:
    """Two operands of equal type change places."""
    chosen = pick(place, lambda i: len(i.operands) > 1 and not isinstance(i, Phi))
    if chosen is None:
        return False
    one, other = place.random.sample(range(len(chosen.operands)), 2)
    operands = chosen.operands
    if operands[one].type != operands[other].type:
        return False
    operands[one], operands[other] = operands[other], operands[one]
    return True


def replace_operand(place: Workplace) -> bool:
    """An operand becomes another value of its type."""
    chosen = pick(place, lambda i: bool(i.operands))
    if chosen is None:
        return False
    index = place.random.randrange(len(chosen.operands))
    former = chosen.operands[index]
    found: list[Value] = [v for v in before(place, chosen) if v.type == former.type]
    found = [v for v in found if v is not former]
    if not found or place.random.random() < 0.2:
        found += _constants(former)
    if not found:
        return False
    chosen.operands[index] = place.random.choice(found)
    return True


def before(place: Workplace, chosen: Instruction) -> Iterator[Value]:
    """Arguments, and what stands before an instruction in its block and in the first."""
    yield from place.function.arguments
    block = chosen.parent
    if block is None:
        return
    if isinstance(chosen, Phi):
        yield from (p for p in place.function.instructions() if p.type == chosen.type)
    if block is not place.function.entry:
        yield from place.function.entry.instructions
    yield from block.instructions[: block.instructions.index(chosen)]


def _constants(value: Value) -> list[Value]:
    type_ = value.type
    if isinstance(type_, IntType):
        bits = type_.bits
        return [ConstantInt(type_, n) for n in NUMBERS if n.bit_length() < bits]
    if isinstance(type_, FloatType):
        return [ConstantFloat.of(type_, x) for x in (0.0, 1.0, -2.5)] + [_undefined(type_)]
    if isinstance(value, GlobalReference) or type_.__class__.__name__ == "SimpleType":
        return []
    return [zero(type_), _undefined(type_)]


def _undefined(type_: Type) -> Constant:
    return ConstantSimple(type_, "undef")


def change_opcode(place: Workplace) -> bool:
    """An operation becomes another one of the same types."""
    groups = (FLOAT_OPCODES, INT_OPCODES, *CAST_OPCODES)
    chosen = pick(place, lambda i: any(i.opcode in g for g in groups) or isinstance(i, Compare))
    if chosen is None:
        return False
    if isinstance(chosen, Compare):
        floats = chosen.opcode == "fcmp"
        chosen.predicate = place.random.choice(FLOAT_PREDICATES if floats else INT_PREDICATES)
        chosen.flags = ()
        return True
    group = next(g for g in groups if chosen.opcode in g)
    chosen.opcode = place.random.choice([o for o in group if o != chosen.opcode])
    if not is_floating(chosen.type):
        chosen.flags = ()
    return True


def change_access(place: Workplace) -> bool:
    """Memory is read or written as another type of the same size."""
    chosen = pick(place, lambda i: isinstance(i, Load | Store) and i.access_type in ALIKE)
    if not isinstance(chosen, Load | Store):
        return False
    other = place.random.choice(ALIKE[chosen.access_type])
    block = chosen.parent
    assert block is not None
    at = block.instructions.index(chosen)
    if isinstance(chosen, Store):
        cast = _cast(chosen.value, other, place)
        for step in reversed(cast):
            block.insert(at, step)
        chosen.operands[0] = cast[-1]
        return True
    former = chosen.type
    read = Load(other, chosen.pointer, align=chosen.align, flags=chosen.flags)
    read.name = place.names.fresh("read")
    casts = _cast(read, former, place)
    for step in reversed((read, *casts)):
        block.insert(at, step)
    replace_value(place.function, chosen, casts[-1])
    block.instructions.remove(chosen)
    return True


def _cast(value: Value, type_: Type, place: Workplace) -> list[Instruction]:
    """The steps that make of a value the same bits of another type."""
    if type_ == PTR and value.type != I64:
        first = _cast(value, I64, place)
        return [*first, *_cast(first[-1], PTR, place)]
    if value.type == PTR and type_ != I64:
        first = _cast(value, I64, place)
        return [*first, *_cast(first[-1], type_, place)]
    opcode = "inttoptr" if type_ == PTR else "ptrtoint" if value.type == PTR else "bitcast"
    return [Instruction(opcode, type_, [value], name=place.names.fresh("cast"))]


def replace_value(function: Function, former: Value, new: Value) -> None:
    for user in function.instructions():
        user.operands = [new if o is former and user is not new else o for o in user.operands]
        if isinstance(user, Call):
            user.callee = new if user.callee is former else user.callee


def drop_metadata(place: Workplace) -> bool:
    """Accesses no longer say what they access; or nothing says anything."""
    kinds = place.random.choice((("tbaa", "tbaa.struct"), ("dbg",), ()))
    for chosen in place.function.instructions():
        kept = tuple(m for m in chosen.metadata if kinds and m[0] not in kinds)
        chosen.metadata = kept
        chosen.records = ()
    return True


def turn_branch(place: Workplace) -> bool:
    """A branch goes the other way, or always the same."""
    chosen = pick(place, lambda i: isinstance(i, Branch) and bool(i.operands))
    if not isinstance(chosen, Branch):
        return False
    if place.random.random() < 0.5:
        chosen.targets.reverse()
    else:
        chosen.operands[0] = ConstantInt(chosen.operands[0].type, place.random.randrange(2))
    return True


def drop_instruction(place: Workplace) -> bool:
    """Something is no longer computed, or stored, or called."""
    chosen = pick(place, lambda i: not i.is_terminator and not isinstance(i, Phi | Alloca))
    if chosen is None or chosen.parent is None:
        return False
    if chosen.type != VOID:
        with_type = [v for v in before(place, chosen) if v.type == chosen.type and v is not chosen]
        found = with_type + _constants(chosen)
        if not found:
            return False
        replace_value(place.function, chosen, place.random.choice(found))
    chosen.parent.instructions.remove(chosen)
    return True


def change_kind_of_access(place: Workplace) -> bool:
    """An access becomes volatile or atomic."""
    chosen = pick(place, lambda i: isinstance(i, Load | Store))
    if not isinstance(chosen, Load | Store):
        return False
    if place.random.random() < 0.5 or not chosen.align:
        chosen.flags = ("volatile",)
    else:
        chosen.atomicity = Atomicity("seq_cst")
    return True


def change_element(place: Workplace) -> bool:
    """An address counts elements of another size."""
    chosen = pick(place, lambda i: isinstance(i, GetElementPtr) and len(i.operands) == 2)
    if not isinstance(chosen, GetElementPtr):
        return False
    chosen.source_type = place.random.choice((I8, I32, I64, DOUBLE, FLOAT, PTR))
    return True


def change_callee(place: Workplace) -> bool:
    """A call goes to another function of the same type."""
    chosen = pick(place, lambda i: isinstance(i, Call) and bool(i.callee_name))
    if not isinstance(chosen, Call) or "enzyme" in chosen.callee_name:
        return False
    found = [n for n, t in place.callees.items() if t == chosen.function_type]
    found = [n for n in found if n not in (chosen.callee_name, place.function.name)]
    if not found:
        return False
    chosen.callee = GlobalReference(place.random.choice(found))
    return True


def insert_call(place: Workplace) -> bool:
    """Another function is called; its result takes the place of a value."""
    name, type_ = place.random.choice(list(place.callees.items()))
    chosen = pick(place, lambda i: not isinstance(i, Phi))
    if chosen is None or chosen.parent is None or name == place.function.name or type_.variadic:
        return False
    arguments: list[Value] = []
    for wanted in type_.parameters:
        found = [v for v in before(place, chosen) if v.type == wanted]
        if not found and not isinstance(wanted, IntType | FloatType):
            return False
        arguments.append(place.random.choice(found) if found else zero(wanted))
    call = Call(GlobalReference(name), type_, arguments)
    block = chosen.parent
    block.insert(block.instructions.index(chosen), call)
    if type_.result != VOID:
        call.name = place.names.fresh("called")
        for index, operand in enumerate(chosen.operands):
            if operand.type == type_.result:
                chosen.operands[index] = call
                break
    return True


PLAIN: tuple[Mutation, ...] = (
    swap_operands,
    replace_operand,
    change_opcode,
    change_access,
    change_access,
    drop_metadata,
    turn_branch,
    drop_instruction,
    change_kind_of_access,
    change_element,
    change_callee,
    insert_call,
)
