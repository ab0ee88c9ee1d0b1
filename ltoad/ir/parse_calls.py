"""Parse call, invoke and callbr."""

from __future__ import annotations

from ltoad.ir.calls import CallBranch, Invoke
from ltoad.ir.instructions import Call, Instruction, OperandBundle
from ltoad.ir.lexer import Cursor
from ltoad.ir.opcodes import ARITHMETIC_FLAGS, is_convention
from ltoad.ir.parse_types import parse_function_type, parse_type, starts_type
from ltoad.ir.parse_values import (
    CONSTANT_WORDS,
    parse_callee,
    parse_metadata_operand,
    parse_typed,
    parse_value,
)
from ltoad.ir.scope import FunctionCursor
from ltoad.ir.types import METADATA, PTR, FunctionType, PointerType
from ltoad.ir.values import Value

_NO_ATTRIBUTES: tuple[str, ...] = ()
_PROMISES = frozenset(
    [
        *("alwaysinline", "builtin", "cold", "convergent", "hot", "mustprogress", "nobuiltin"),
        *("nocallback", "nofree", "noinline", "nomerge", "noreturn", "nosync", "nounwind"),
        *("readnone", "readonly", "returns_twice", "speculatable", "strictfp", "willreturn"),
        "writeonly",
    ]
)
"""Words that stand behind a call."""


def parse_tail_call(cursor: FunctionCursor, tail: str) -> Instruction:
    """A call after its ``tail``, ``musttail`` or ``notail``."""
    cursor.expect("call")
    return parse_call(cursor, "call", tail)


def parse_call(cursor: FunctionCursor, opcode: str, tail: str = "") -> Instruction:
    """What follows the word call, invoke or callbr, up to the attachments."""
    flags = cursor.take_while(ARITHMETIC_FLAGS)
    convention, space, attributes = _words_before_type(cursor)
    result = parse_type(cursor)
    function_type = None
    if cursor.tokens[cursor.at] == "(":
        function_type = parse_function_type(cursor, result)
    callee = parse_callee(cursor, PointerType(int(space[10:-1])) if space else PTR)
    arguments, argument_attributes = _arguments(cursor)
    if function_type is None:
        function_type = FunctionType(result, tuple([a.type for a in arguments]))
    groups = _promises(cursor)
    bundles = _bundles(cursor) if cursor.tokens[cursor.at] == "[" else ()
    call = Call(
        callee,
        function_type,
        arguments,
        flags=flags,
        tail=tail,
        convention=convention,
        address_space=space,
        result_attributes=attributes,
        argument_attributes=argument_attributes,
        function_attributes=groups,
        bundles=bundles,
    )
    return call if opcode == "call" else _with_targets(cursor, opcode, call)


def _promises(cursor: FunctionCursor) -> tuple[str, ...]:
    """The attributes behind a call: LLVM prints a group; what is printed here has words, too."""
    if not _is_promise(cursor.tokens[cursor.at]):
        return _NO_ATTRIBUTES
    found = [cursor.take()]
    while _is_promise(cursor.tokens[cursor.at]):
        found.append(cursor.take())
    return tuple(found)


def _is_promise(token: str) -> bool:
    if token[0] == "#":
        return token[1].isdigit()
    return token in _PROMISES or token.startswith("memory(")


def _words_before_type(cursor: Cursor) -> tuple[str, str, list[str]]:
    """Calling convention, address space and result attributes."""
    convention = space = ""
    attributes: list[str] = []
    while not starts_type(cursor.tokens[cursor.at]):
        word = cursor.tokens[cursor.at]
        if is_convention(word):
            convention = word
            cursor.at += 1
        elif word.startswith("addrspace("):
            space = word
            cursor.at += 1
        else:
            attributes.append(parse_attribute(cursor))
    return convention, space, attributes


def parse_attribute(cursor: Cursor) -> str:
    """One attribute with its argument; raises IRError if there is none."""
    word = cursor.take()
    if word == "align":
        return f"align {cursor.take()}"
    if not (word[0].isalpha() or word[0] == '"'):
        raise cursor.error("expected an attribute", back=1)
    return word


def parse_attributes(cursor: Cursor) -> tuple[str, ...]:
    """The attributes between the type and the value of a parameter."""
    attributes = []
    while True:
        token = cursor.tokens[cursor.at]
        first = token[0]
        if not (first.isalpha() or first == '"'):
            break
        if token in CONSTANT_WORDS or token.startswith(('c"', "blockaddress(")):
            break
        if starts_type(token):  # the next parameter of a declaration
            break
        attributes.append(parse_attribute(cursor))
    return tuple(attributes)


def _arguments(cursor: FunctionCursor) -> tuple[list[Value], list[tuple[str, ...]]]:
    cursor.expect("(")
    values: list[Value] = []
    attributes: list[tuple[str, ...]] = []
    tokens = cursor.tokens
    while tokens[cursor.at] != ")":
        if cursor.accept("..."):  # a musttail call in a variadic function
            continue
        type_ = parse_type(cursor)
        if type_ is METADATA:
            values.append(parse_metadata_operand(cursor))
            attributes.append(_NO_ATTRIBUTES)
            continue
        if tokens[cursor.at][0] in "%@0123456789-":
            attributes.append(_NO_ATTRIBUTES)
        else:
            attributes.append(parse_attributes(cursor))
        values.append(parse_value(cursor, type_))
    cursor.at += 1
    return values, attributes


def _bundles(cursor: FunctionCursor) -> list[OperandBundle]:
    cursor.expect("[")
    bundles = []
    while not cursor.accept("]"):
        tag = cursor.take()
        cursor.expect("(")
        operands = []
        while not cursor.accept(")"):
            operands.append(_bundle_operand(cursor))
        bundles.append(OperandBundle(tag, tuple(operands)))
    return bundles


def _bundle_operand(cursor: FunctionCursor) -> Value:
    if cursor.accept("metadata"):
        return parse_metadata_operand(cursor)
    return parse_typed(cursor)


def _with_targets(cursor: FunctionCursor, opcode: str, call: Call) -> Call:
    cursor.expect("to")
    targets = [cursor.label()]
    if opcode == "invoke":
        cursor.expect("unwind")
        return Invoke(call, targets[0], cursor.label())
    cursor.expect("[")
    while not cursor.accept("]"):
        targets.append(cursor.label())
    return CallBranch(call, targets)
