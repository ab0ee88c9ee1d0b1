"""What LLVM asks of the types of an instruction's operands and result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ltoad.ir.instructions import (
    Branch,
    Call,
    Compare,
    GetElementPtr,
    Instruction,
    Phi,
    Return,
    Switch,
)
from ltoad.ir.memory import CompareExchange, Load, Store
from ltoad.ir.opcodes import word_set
from ltoad.ir.types import (
    FLOAT_BITS,
    I1,
    VOID,
    FloatType,
    IntType,
    StructType,
    Type,
    VectorType,
    compare_result,
    is_floating,
    is_integer,
    is_pointer,
    scalar_of,
)

_Complaint = str | None


def type_problem(instruction: Instruction) -> str | None:
    """What is wrong with the types, or None."""
    rule = _RULES.get(instruction.opcode)
    try:
        return rule(instruction) if rule is not None else None
    except (IndexError, ValueError):
        return f"{len(instruction.operands)} operands"


def _same(instruction: Instruction) -> _Complaint:
    wrong = [o.type for o in instruction.operands if o.type != instruction.type]
    return f"operand of type {wrong[0]}, result of type {instruction.type}" if wrong else None


def _integers(instruction: Instruction) -> _Complaint:
    if not is_integer(instruction.type):
        return f"{instruction.opcode} of {instruction.type}"
    return _same(instruction)


def _floats(instruction: Instruction) -> _Complaint:
    if not is_floating(instruction.type):
        return f"{instruction.opcode} of {instruction.type}"
    return _same(instruction)


def _compare(instruction: Compare) -> _Complaint:
    left, right = (operand.type for operand in instruction.operands)
    if left != right:
        return f"comparison of {left} and {right}"
    if (instruction.opcode == "fcmp") != is_floating(left):
        return f"{instruction.opcode} of {left}"
    if instruction.type != compare_result(left):
        return f"comparison of {left} gives {instruction.type}"
    return None


def _select(instruction: Instruction) -> _Complaint:
    condition, *choices = (operand.type for operand in instruction.operands)
    if scalar_of(condition) != I1:
        return f"condition of type {condition}"
    if any(choice != instruction.type for choice in choices):
        return f"choice between {choices[0]} and {choices[1]} gives {instruction.type}"
    return None


def _width(type_: Type) -> int | None:
    element = scalar_of(type_)
    if isinstance(element, IntType):
        return element.bits
    if isinstance(element, FloatType):
        return FLOAT_BITS[element.kind]
    return None


# For each cast: class of source, class of target, and whether it widens (1) or narrows (-1).
_Class = Callable[[Type], bool]
_CAST_RULES: dict[str, tuple[_Class, _Class, int]] = {
    "trunc": (is_integer, is_integer, -1),
    "zext": (is_integer, is_integer, 1),
    "sext": (is_integer, is_integer, 1),
    "fptrunc": (is_floating, is_floating, -1),
    "fpext": (is_floating, is_floating, 1),
    "fptoui": (is_floating, is_integer, 0),
    "fptosi": (is_floating, is_integer, 0),
    "uitofp": (is_integer, is_floating, 0),
    "sitofp": (is_integer, is_floating, 0),
    "ptrtoint": (is_pointer, is_integer, 0),
    "ptrtoaddr": (is_pointer, is_integer, 0),
    "inttoptr": (is_integer, is_pointer, 0),
    "addrspacecast": (is_pointer, is_pointer, 0),
}


def _cast(instruction: Instruction) -> _Complaint:
    source, target = instruction.operands[0].type, instruction.type
    from_class, to_class, direction = _CAST_RULES[instruction.opcode]
    problem = f"{instruction.opcode} of {source} to {target}"
    if not (from_class(source) and to_class(target)) or _length(source) != _length(target):
        return problem
    before, after = _width(source), _width(target)
    if direction and before is not None and after is not None:
        return None if (after - before) * direction > 0 else problem
    return None


def _length(type_: Type) -> tuple[int, bool] | None:
    return (type_.length, type_.scalable) if isinstance(type_, VectorType) else None


def _load(load: Load) -> _Complaint:
    pointer = load.pointer.type
    return None if is_pointer(pointer) else f"load from {pointer}"


def _store(store: Store) -> _Complaint:
    pointer = store.pointer.type
    return None if is_pointer(pointer) else f"store to {pointer}"


def _exchange(exchange: CompareExchange) -> _Complaint:
    expected, new = exchange.expected.type, exchange.new.type
    if expected != new or exchange.type != StructType((new, I1)):
        return f"cmpxchg of {expected} and {new} gives {exchange.type}"
    return None


def _gep(instruction: GetElementPtr) -> _Complaint:
    base, *indices = (operand.type for operand in instruction.operands)
    if not is_pointer(base):
        return f"address computed from {base}"
    wrong = [index for index in indices if not is_integer(index)]
    return f"index of type {wrong[0]}" if wrong else None


def _phi(instruction: Phi) -> _Complaint:
    if len(instruction.operands) != len(instruction.blocks):
        return "as many values as blocks are needed"
    return _same(instruction)


def _branch(instruction: Branch) -> _Complaint:
    if any(operand.type != I1 for operand in instruction.operands):
        return f"condition of type {instruction.operands[0].type}"
    wanted = 2 if instruction.operands else 1
    return None if len(instruction.targets) == wanted else f"{wanted} targets are needed"


def _switch(instruction: Switch) -> _Complaint:
    selector = instruction.operands[0].type
    if not isinstance(selector, IntType):
        return f"switch on {selector}"
    if len(instruction.targets) != len(instruction.cases) + 1:
        return "one target for each case and a default are needed"
    return "a case appears twice" if len(set(instruction.cases)) < len(instruction.cases) else None


def _extract_element(instruction: Instruction) -> _Complaint:
    vector = instruction.operands[0].type
    if not isinstance(vector, VectorType) or vector.element != instruction.type:
        return f"element of {vector} is no {instruction.type}"
    return None


def _insert_element(instruction: Instruction) -> _Complaint:
    vector, element, _ = (operand.type for operand in instruction.operands)
    if not isinstance(vector, VectorType) or vector.element != element:
        return f"{element} into {vector}"
    return None


def _call(instruction: Call) -> _Complaint:
    type_ = instruction.function_type
    given = [operand.type for operand in instruction.operands]
    wanted = type_.parameters
    if len(given) < len(wanted) or (len(given) > len(wanted) and not type_.variadic):
        return f"{len(given)} arguments for {len(wanted)} parameters"
    for position, (argument, parameter) in enumerate(zip(given, wanted, strict=False)):
        if argument != parameter:
            return f"argument {position} is of type {argument}, not {parameter}"
    if len(instruction.argument_attributes) != len(given):
        return "attributes for each argument are needed"
    if instruction.type != type_.result:
        return f"result of type {instruction.type}, not {type_.result}"
    return None if is_pointer(instruction.callee.type) else "the callee is no pointer"


# Any: each rule takes the class that its opcode has.
_RULES: dict[str, Callable[[Any], _Complaint]] = {
    **dict.fromkeys(
        word_set("add sub mul udiv sdiv urem srem shl lshr ashr and or xor"), _integers
    ),
    **dict.fromkeys(word_set("fadd fsub fmul fdiv frem fneg"), _floats),
    **dict.fromkeys(("icmp", "fcmp"), _compare),
    **dict.fromkeys(_CAST_RULES, _cast),
    **dict.fromkeys(("call", "invoke", "callbr"), _call),
    "freeze": _same,
    "select": _select,
    "load": _load,
    "store": _store,
    "cmpxchg": _exchange,
    "getelementptr": _gep,
    "phi": _phi,
    "br": _branch,
    "switch": _switch,
    "extractelement": _extract_element,
    "insertelement": _insert_element,
}


def return_problem(instruction: Return, result: Type) -> str | None:
    """What is wrong with a ``ret`` in a function of that result type."""
    given = VOID if instruction.value is None else instruction.value.type
    return None if given == result else f"returns {given}, the function is of type {result}"
