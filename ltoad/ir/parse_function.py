"""Parse a whole function definition."""

from __future__ import annotations

from ltoad.errors import IRError
from ltoad.ir.instructions import BasicBlock, DebugRecord, Function, Instruction
from ltoad.ir.lexer import Cursor, offset_of
from ltoad.ir.parse_calls import parse_attributes
from ltoad.ir.parse_instructions import parse_instruction
from ltoad.ir.parse_types import parse_type, starts_type
from ltoad.ir.parse_values import parse_metadata_operand
from ltoad.ir.scope import FunctionCursor, Resolver
from ltoad.ir.types import Type
from ltoad.ir.values import Argument, Value, unquote_name


def _no_named_types(type_: Type) -> Type:
    return type_


def parse_function(text: str, resolver: Resolver = _no_named_types) -> Function:
    """The function whose printed definition is ``text``, from ``define`` to ``}``.

    ``resolver`` gives the bodies of named types, which an extractvalue needs.
    Raises IRError with the place of whatever cannot be parsed.
    """
    line, newline, body = text.partition("\n")
    if not newline or not line.endswith("{"):
        raise IRError(f"not a function definition: {line}")
    function, spellings = _header(line)
    cursor = FunctionCursor(body, f"function @{function.name}", resolver)
    for spelling, argument in zip(spellings, function.arguments, strict=True):
        cursor.define(spelling, argument)
    _Body(cursor, function).parse()
    return function


def _header(line: str) -> tuple[Function, list[str]]:
    """The function without blocks, and its arguments' spellings."""
    cursor = Cursor(line, "function header")
    cursor.expect("define")
    signature = parse_signature(cursor, named=True)
    prefix, result, name, arguments, spellings, variadic = signature
    suffix = line[offset_of(line, cursor.at) :].removesuffix("{").strip()
    function = Function(name, result, arguments, variadic=variadic, prefix=prefix, suffix=suffix)
    return function, spellings


def parse_signature(
    cursor: Cursor, *, named: bool
) -> tuple[str, Type, str, list[Argument], list[str], bool]:
    """What define and declare share: everything up to the closing parenthesis.

    Returns the words before the result type, that type, the name, the
    parameters, their spellings ("" in a declaration) and whether the function
    is variadic.  ``named`` says that each parameter has a name, as in a definition.
    """
    start = cursor.at
    while not starts_type(cursor.tokens[cursor.at]):
        cursor.take()
    prefix = " ".join(cursor.tokens[start : cursor.at])
    result = parse_type(cursor)
    name = unquote_name(cursor.take()[1:])
    cursor.expect("(")
    arguments: list[Argument] = []
    spellings: list[str] = []
    variadic = False
    while not cursor.accept(")"):
        if cursor.accept("..."):
            variadic = True
            continue
        type_ = parse_type(cursor)
        attributes = parse_attributes(cursor)
        spelling = cursor.take() if named else ""
        arguments.append(Argument(type_, unquote_name(spelling[1:]), len(arguments), attributes))
        spellings.append(spelling)
    return prefix, result, name, arguments, spellings, variadic


class _Body:
    """Reads blocks, records and instructions until the closing brace."""

    def __init__(self, cursor: FunctionCursor, function: Function) -> None:
        self.cursor = cursor
        self.function = function
        self.waiting: list[Instruction] = []
        self.waiting_records: list[DebugRecord] = []

    def parse(self) -> None:
        cursor = self.cursor
        tokens = cursor.tokens
        block = self._entry()
        while tokens[cursor.at] != "}":
            token = tokens[cursor.at]
            if token[-1] == ":":
                cursor.at += 1
                block = self._add_block(cursor.define_block(token[:-1]))
            else:
                block.append(self._statement(token))
        cursor.check_blocks()
        cursor.patch(self.waiting, self.waiting_records)

    def _entry(self) -> BasicBlock:
        """The first block; unlabelled, its number follows the unnamed arguments'."""
        if self.cursor.tokens[self.cursor.at][-1] == ":":
            return self._add_block(self.cursor.define_block(self.cursor.take()[:-1]))
        number = sum(argument.name.isdigit() for argument in self.function.arguments)
        block = self.cursor.define_block(str(number))
        block.implicit = True
        return self._add_block(block)

    def _add_block(self, block: BasicBlock) -> BasicBlock:
        block.parent = self.function
        self.function.blocks.append(block)
        return block

    def _statement(self, token: str) -> Instruction:
        cursor = self.cursor
        records = self._records() if token[0] == "#" else ()
        token = cursor.tokens[cursor.at]
        if token[0] != "%":
            instruction = parse_instruction(cursor)
        else:
            cursor.at += 1
            cursor.expect("=")
            instruction = parse_instruction(cursor)
            instruction.name = unquote_name(token[1:])
            cursor.define(token, instruction)
        instruction.records = records
        if cursor.has_forward:
            cursor.has_forward = False
            self.waiting.append(instruction)
            self.waiting_records.extend(records)
        return instruction

    def _records(self) -> tuple[DebugRecord, ...]:
        records = []
        cursor = self.cursor
        while cursor.tokens[cursor.at][0] == "#":
            kind = cursor.take()[1:]
            cursor.expect("(")
            operands: list[Value] = []
            while not cursor.accept(")"):
                operands.append(parse_metadata_operand(cursor))
            records.append(DebugRecord(kind, operands))
        return tuple(records)
