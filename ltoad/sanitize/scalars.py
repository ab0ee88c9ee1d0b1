"""Images of arithmetic on floats: tangents, by the partials of the rows."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.types import (
    I32,
    ArrayType,
    FloatType,
    PointerType,
    StructType,
    Type,
    VectorType,
    is_floating,
)
from ltoad.ir.values import ConstantSimple, Value, integer
from ltoad.rules.expression import RESULT, Emitter, uses
from ltoad.rules.rows import CastRow, ComplexRow, FormulaRow, Output, SeveralRow
from ltoad.sanitize.memory import store_image
from ltoad.sanitize.products import total
from ltoad.sanitize.writer import Writer, null


def formula(writer: Writer, instruction: Instruction, row: FormulaRow) -> None:
    """One float out, of an instruction or of a call that is written already."""
    if not is_floating(instruction.type):
        return
    if isinstance(row, CastRow):
        image = writer.image(instruction.operands[0])
        writer.set_image(instruction, writer.builder.cast(row.family, image, instruction.type))
        return
    values = dict(enumerate(instruction.operands)) | {RESULT: instruction}
    emitter = Emitter(writer.builder, values, instruction.type, writer.declare)
    pairs = zip(instruction.operands, row.partials, strict=False)
    known = [(writer.image(o), p) for o, p in pairs if p is not None and writer.has_image(o)]
    if known:
        writer.set_image(instruction, total(writer, emitter, known))


def several(writer: Writer, call: Call, row: SeveralRow) -> None:
    """Several floats out: fields of the result, or through pointers."""
    type_ = next(o.type for o in call.operands if is_floating(o.type))
    values: dict[int, Value] = dict(enumerate(call.operands))
    needed = {i for p in row.all_partials if p is not None for i in uses(p)}
    for index in needed:
        if index <= RESULT:
            values[index] = _result(writer, call, RESULT - index)
    emitter = Emitter(writer.builder, values, type_, writer.declare)
    whole: Value = null(call.type)
    for output in row.outputs:
        image = _output(writer, call, output, emitter, type_)
        if output.pointer:
            place = call.operands[output.index]
            store_image(writer, place, image, integer(I32, -1))
        elif isinstance(call.type, StructType):
            whole = writer.builder.insert_value(whole, image, output.index)
        else:
            whole = image
    if not isinstance(call.type, StructType | FloatType | VectorType):
        return
    writer.set_image(call, whole)


def _result(writer: Writer, call: Call, field: int) -> Value:
    if isinstance(call.type, StructType | ArrayType):
        return writer.builder.extract_value(call, field)
    return call


def _output(writer: Writer, call: Call, output: Output, emitter: Emitter, type_: Type) -> Value:
    pairs = zip(call.operands, output.partials, strict=False)
    terms = [(writer.image(o), p) for o, p in pairs if p is not None and writer.has_image(o)]
    return total(writer, emitter, terms) if terms else null(type_)


# Complex numbers, as parts


def complex_parts(writer: Writer, call: Call, row: ComplexRow) -> bool:
    """A function of complex numbers; False if its calling convention is not known."""
    builder = writer.builder
    inputs = [p for o in call.operands for p in split(writer, o)]
    images = [p for o in call.operands for p in split(writer, writer.image(o), o.type)]
    results = split(writer, call)
    if len(results) != len(row.outputs) or len(inputs) != len(row.outputs[0].partials):
        return False
    values = dict(enumerate(inputs)) | {RESULT - k: part for k, part in enumerate(results)}
    emitter = Emitter(builder, values, results[0].type, writer.declare)
    found = []
    for output in row.outputs:
        pairs = zip(images, output.partials, strict=True)
        terms = [(image, partial) for image, partial in pairs if partial is not None]
        found.append(total(writer, emitter, terms) if terms else null(results[0].type))
    writer.set_image(call, join(writer, found, call.type))
    return True


def split(writer: Writer, value: Value, type_: Type | None = None) -> list[Value]:
    """The floats that a value consists of."""
    type_ = type_ or value.type
    builder = writer.builder
    if isinstance(type_, FloatType):
        return [value]
    if isinstance(type_, VectorType):
        return [builder.extract_element(value, integer(I32, k)) for k in range(type_.length)]
    if isinstance(type_, ArrayType):
        return [builder.extract_value(value, k) for k in range(type_.length)]
    if isinstance(type_, StructType):
        return [builder.extract_value(value, k) for k in range(len(type_.elements))]
    return []


def join(writer: Writer, parts: Sequence[Value], type_: Type) -> Value:
    """A value of some type that consists of these floats."""
    if isinstance(type_, FloatType | PointerType):
        return parts[0]
    whole: Value = ConstantSimple(type_, "poison")
    for k, part in enumerate(parts):
        if isinstance(type_, VectorType):
            whole = writer.builder.insert_element(whole, part, integer(I32, k))
        else:
            whole = writer.builder.insert_value(whole, part, k)
    return whole
