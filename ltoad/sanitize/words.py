"""Images of what is moved in registers, and of words in which floats and addresses are moved."""

from __future__ import annotations

from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import GetElementPtr, IndexedAggregate, Instruction
from ltoad.ir.types import I32, I64, IntType, VectorType, scalar_of
from ltoad.ir.values import ConstantSimple, Value, integer
from ltoad.sanitize import runtime
from ltoad.sanitize.values import followed
from ltoad.sanitize.writer import Writer, null

_OPERATIONS = {"and": 0, "or": 1, "xor": 2, "add": 3, "sub": 4}
_FIRST = frozenset(
    (
        *("bitcast", "trunc", "zext", "sext", "shl", "lshr", "ashr", "ptrtoint", "ptrtoaddr"),
        *("inttoptr", "addrspacecast", "freeze", "extractvalue", "extractelement"),
    )
)
"""What is done to the first operand, other operands as they are."""


def write_move(writer: Writer, instruction: Instruction) -> None:
    """The image of an instruction that is written already: the same instruction on images."""
    opcode = instruction.opcode
    if opcode in _OPERATIONS:
        _arithmetic(writer, instruction)
    elif opcode == "getelementptr":
        _address(writer, instruction)
    elif opcode in _FIRST:
        _same(writer, instruction, {0})
    elif opcode == "select":
        _same(writer, instruction, {1, 2})
    elif opcode in ("insertvalue", "insertelement", "shufflevector"):
        _same(writer, instruction, {0, 1})


def _same(writer: Writer, instruction: Instruction, of_images: set[int]) -> None:
    """The same instruction with some operands' images in their places."""
    twin = copy_instruction(instruction, {})
    if not isinstance(twin, IndexedAggregate):
        twin.flags = ()
    twin.metadata = ()
    twin.name = ""
    twin.operands = [
        writer.image(o) if index in of_images else o for index, o in enumerate(instruction.operands)
    ]
    image: Value = writer.builder.append(twin, "image")
    if instruction.opcode in ("shl", "lshr", "ashr", "extractelement", "insertelement"):
        image = writer.builder.freeze(image)
    writer.set_image(instruction, image)


def _address(writer: Writer, instruction: Instruction) -> None:
    """The same step from the shadow; from none to none."""
    assert isinstance(instruction, GetElementPtr)
    base = instruction.operands[0]
    if not writer.has_image(base):
        return
    image = writer.image(base)
    twin = GetElementPtr(
        instruction.type, instruction.source_type, [image, *instruction.operands[1:]]
    )
    step = writer.builder.append(twin, "image")
    if image.type != step.type:  # one base, a vector of indices
        writer.set_image(instruction, step)
        return
    none = writer.builder.icmp("eq", image, null(image.type))
    writer.set_image(instruction, writer.builder.select(none, null(step.type), step))


def _arithmetic(writer: Writer, instruction: Instruction) -> None:
    """and, or, xor, add, sub: they may move pieces of floats, and addresses."""
    type_ = instruction.type
    if not followed(type_):
        return
    element = scalar_of(type_)
    assert isinstance(element, IntType)
    left, right = instruction.operands
    values = [left, writer.image(left), right, writer.image(right), instruction]
    if isinstance(type_, VectorType):
        image: Value = ConstantSimple(type_, "poison")
        for k in range(type_.length):
            index = integer(I32, k)
            parts = [writer.builder.extract_element(v, index) for v in values]
            one = _one(writer, instruction.opcode, parts, element)
            image = writer.builder.insert_element(image, one, index)
    else:
        image = _one(writer, instruction.opcode, values, element)
    writer.set_image(instruction, image)


def _one(writer: Writer, opcode: str, values: list[Value], type_: IntType) -> Value:
    """The image of one result; ``values`` are operands with their images, and the result."""
    builder = writer.builder
    if type_.bits == 128:
        return _wide(writer, opcode, values, type_)
    words = [builder.cast("zext", v, I64) for v in values]
    code, bits = integer(I32, _OPERATIONS[opcode]), integer(I32, type_.bits)
    return builder.cast("trunc", writer.call(runtime.BITS, code, *words, bits), type_)


def _wide(writer: Writer, opcode: str, values: list[Value], type_: IntType) -> Value:
    """Two words side by side."""
    builder = writer.builder
    far = integer(type_, 64)
    lower = [builder.cast("trunc", v, I64) for v in values]
    upper = [builder.cast("trunc", builder.binary("lshr", v, far), I64) for v in values]
    low = builder.cast("zext", _one(writer, opcode, lower, I64), type_)
    high = builder.cast("zext", _one(writer, opcode, upper, I64), type_)
    return builder.binary("or", low, builder.binary("shl", high, far))


def extremum(writer: Writer, call: Instruction, predicate: str) -> None:
    """One of two integers, or its image."""
    builder = writer.builder
    first, second = call.operands[:2]
    holds = builder.icmp(predicate, first, second)
    writer.set_image(call, builder.select(holds, writer.image(first), writer.image(second)))
