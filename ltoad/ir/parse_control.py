"""Parse phi nodes, exception pads and terminators other than calls."""

from __future__ import annotations

from ltoad.ir.instructions import Branch, IndirectBranch, Instruction, Phi, Return, Switch
from ltoad.ir.opcodes import ARITHMETIC_FLAGS
from ltoad.ir.pads import LandingPad, PadBranch
from ltoad.ir.parse_types import parse_type
from ltoad.ir.parse_values import parse_typed, parse_value
from ltoad.ir.scope import FunctionCursor, Parser
from ltoad.ir.types import TOKEN, VOID


def _phi(cursor: FunctionCursor, opcode: str) -> Instruction:
    flags = cursor.take_while(ARITHMETIC_FLAGS)
    type_ = parse_type(cursor)
    phi = Phi(type_, flags=flags)
    while cursor.accept("["):
        phi.operands.append(parse_value(cursor, type_))
        phi.blocks.append(cursor.bare_label())
        cursor.expect("]")
    return phi


def _landing_pad(cursor: FunctionCursor, opcode: str) -> Instruction:
    type_ = parse_type(cursor)
    flags = ["cleanup"] if cursor.accept("cleanup") else []
    clauses, operands = [], []
    while cursor.tokens[cursor.at] in ("catch", "filter"):
        clauses.append(cursor.take())
        operands.append(parse_typed(cursor))
    return LandingPad(type_, operands, clauses, flags=flags)


def _pad(cursor: FunctionCursor, opcode: str) -> Instruction:
    cursor.expect("within")
    operands = [parse_value(cursor, TOKEN)]
    cursor.expect("[")
    while not cursor.accept("]"):
        operands.append(parse_typed(cursor))
    return Instruction(opcode, TOKEN, operands)


def _catch_switch(cursor: FunctionCursor, opcode: str) -> Instruction:
    cursor.expect("within")
    parent = parse_value(cursor, TOKEN)
    cursor.expect("[")
    targets = []
    while not cursor.accept("]"):
        targets.append(cursor.label())
    cursor.expect("unwind")
    to_caller = _to_caller(cursor)
    if not to_caller:
        targets.append(cursor.label())
    return PadBranch(opcode, TOKEN, parent, targets, to_caller=to_caller)


def _catch_return(cursor: FunctionCursor, opcode: str) -> Instruction:
    cursor.expect("from")
    pad = parse_value(cursor, TOKEN)
    cursor.expect("to")
    return PadBranch(opcode, VOID, pad, [cursor.label()])


def _cleanup_return(cursor: FunctionCursor, opcode: str) -> Instruction:
    cursor.expect("from")
    pad = parse_value(cursor, TOKEN)
    cursor.expect("unwind")
    if _to_caller(cursor):
        return PadBranch(opcode, VOID, pad, [], to_caller=True)
    return PadBranch(opcode, VOID, pad, [cursor.label()])


def _to_caller(cursor: FunctionCursor) -> bool:
    if not cursor.accept("to"):
        return False
    cursor.expect("caller")
    return True


def _return(cursor: FunctionCursor, opcode: str) -> Instruction:
    if cursor.accept("void"):
        return Return()
    return Return(parse_typed(cursor))


def _resume(cursor: FunctionCursor, opcode: str) -> Instruction:
    return Instruction(opcode, VOID, [parse_typed(cursor)])


def _unreachable(cursor: FunctionCursor, opcode: str) -> Instruction:
    return Instruction(opcode, VOID, [])


def _branch(cursor: FunctionCursor, opcode: str) -> Instruction:
    if cursor.tokens[cursor.at] == "label":
        return Branch([], [cursor.label()])
    condition = parse_typed(cursor)
    return Branch([condition], [cursor.label(), cursor.label()])


def _switch(cursor: FunctionCursor, opcode: str) -> Instruction:
    value = parse_typed(cursor)
    targets, cases = [cursor.label()], []
    cursor.expect("[")
    while not cursor.accept("]"):
        parse_type(cursor)
        case = cursor.take()
        cases.append(int(case == "true") if case in ("true", "false") else int(case))
        targets.append(cursor.label())
    return Switch(value, targets, cases)


def _indirect_branch(cursor: FunctionCursor, opcode: str) -> Instruction:
    address = parse_typed(cursor)
    cursor.expect("[")
    targets = []
    while not cursor.accept("]"):
        targets.append(cursor.label())
    return IndirectBranch(address, targets)


PARSERS: dict[str, Parser] = {
    "phi": _phi,
    "landingpad": _landing_pad,
    "catchpad": _pad,
    "cleanuppad": _pad,
    "catchswitch": _catch_switch,
    "catchret": _catch_return,
    "cleanupret": _cleanup_return,
    "ret": _return,
    "resume": _resume,
    "unreachable": _unreachable,
    "br": _branch,
    "switch": _switch,
    "indirectbr": _indirect_branch,
}
"""By opcode."""
