"""Print functions in LLVM's own layout.

``print_function(parse_function(text))`` is ``text`` for whatever LLVM has
printed, but for the comments on predecessors after labels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ltoad.ir.calls import CallBranch, Invoke
from ltoad.ir.instructions import (
    BasicBlock,
    Branch,
    Call,
    Compare,
    DebugRecord,
    Function,
    GetElementPtr,
    IndexedAggregate,
    IndirectBranch,
    Instruction,
    Phi,
    Return,
    Switch,
)
from ltoad.ir.memory import (
    Alloca,
    Atomicity,
    AtomicUpdate,
    CompareExchange,
    Fence,
    Load,
    MemoryAccess,
    Store,
)
from ltoad.ir.opcodes import CASTS
from ltoad.ir.pads import LandingPad, PadBranch
from ltoad.ir.types import PointerType
from ltoad.ir.values import Argument, Value, quote_name

# These name the type of each operand even where all types are equal.
_ALL_TYPES = frozenset(("select", "shufflevector"))
_INVOKE_BREAK = "\n          "


def print_function(function: Function) -> str:
    """The definition as text, without a newline at the end."""
    lines = [print_header(function)]
    for index, block in enumerate(function.blocks):
        _print_block(lines, block, first=index == 0)
    lines.append("}")
    return "\n".join(lines)


def print_header(function: Function) -> str:
    """The first line of a definition, with the brace."""
    arguments = [_argument(argument) for argument in function.arguments]
    if function.variadic:
        arguments.append("...")
    head = f"define {function.prefix} " if function.prefix else "define "
    tail = f" {function.suffix} {{" if function.suffix else " {"
    name = quote_name(function.name)
    return f"{head}{function.result_type} @{name}({', '.join(arguments)}){tail}"


def _argument(argument: Argument) -> str:
    return " ".join((str(argument.type), *argument.attributes, argument.reference()))


def _print_block(lines: list[str], block: BasicBlock, *, first: bool) -> None:
    if not block.implicit:
        if not first:
            lines.append("")
        lines.append(f"{quote_name(block.name)}:")
    for instruction in block.instructions:
        lines.extend("    " + print_record(record) for record in instruction.records)
        lines.append("  " + print_instruction(instruction))


def print_record(record: DebugRecord) -> str:
    """``#dbg_value(ptr %x, !1, !DIExpression(), !2)``."""
    return f"#{record.kind}({', '.join(o.reference() for o in record.operands)})"


def print_instruction(instruction: Instruction) -> str:
    """One instruction with its name and attachments, not indented."""
    body = _PRINTERS.get(instruction.opcode, _print_generic)(instruction)
    name = f"%{quote_name(instruction.name)} = " if instruction.name else ""
    attached = "".join(f", !{kind} {node}" for kind, node in instruction.metadata)
    return name + body + attached


def _head(instruction: Instruction) -> str:
    if not instruction.flags:
        return instruction.opcode
    return f"{instruction.opcode} {' '.join(instruction.flags)}"


def _typed(values: Sequence[Value]) -> str:
    return ", ".join([f"{value.type} {value.reference()}" for value in values])


def _print_generic(instruction: Instruction) -> str:
    """LLVM's rule: one type for all operands if all are of that type."""
    operands = instruction.operands
    head = _head(instruction)
    if not operands:
        return head
    type_ = operands[0].type
    if instruction.opcode in _ALL_TYPES or any(o.type != type_ for o in operands):
        return f"{head} {_typed(operands)}"
    return f"{head} {type_} {', '.join([o.reference() for o in operands])}"


def _print_return(instruction: Return) -> str:
    return "ret void" if instruction.value is None else f"ret {instruction.value}"


def _print_cast(instruction: Instruction) -> str:
    return f"{_head(instruction)} {instruction.operands[0]} to {instruction.type}"


def _print_va_arg(instruction: Instruction) -> str:
    return f"va_arg {instruction.operands[0]}, {instruction.type}"


def _print_compare(instruction: Compare) -> str:
    left, right = instruction.operands
    return (
        f"{_head(instruction)} {instruction.predicate} "
        f"{left.type} {left.reference()}, {right.reference()}"
    )


def _print_gep(instruction: GetElementPtr) -> str:
    return f"{_head(instruction)} {instruction.source_type}, {_typed(instruction.operands)}"


def _print_phi(instruction: Phi) -> str:
    pairs = zip(instruction.operands, instruction.blocks, strict=True)
    incoming = ", ".join([f"[ {v.reference()}, {b.reference()} ]" for v, b in pairs])
    return f"{_head(instruction)} {instruction.type} {incoming}"


def _print_aggregate(instruction: IndexedAggregate) -> str:
    indices = ", ".join(map(str, instruction.indices))
    return f"{instruction.opcode} {_typed(instruction.operands)}, {indices}"


def _print_alloca(instruction: Alloca) -> str:
    parts = [f"{_head(instruction)} {instruction.allocated_type}"]
    parts.extend(map(str, instruction.operands))
    if instruction.align:
        parts.append(f"align {instruction.align}")
    if isinstance(instruction.type, PointerType) and instruction.type.address_space:
        parts.append(f"addrspace({instruction.type.address_space})")
    return ", ".join(parts)


def _print_load(load: Load) -> str:
    return _access(load, f"{load.type}, {_typed(load.operands)}")


def _print_store(store: Store) -> str:
    return _access(store, _typed(store.operands))


def _access(access: Load | Store, operands: str) -> str:
    if access.atomicity is None:
        return f"{_head(access)} {operands}{_align(access)}"
    words = " ".join((access.opcode, "atomic", *access.flags))
    return f"{words} {operands} {_order(access.atomicity)}{_align(access)}"


def _print_atomic_update(update: AtomicUpdate) -> str:
    head = f"{_head(update)} {update.operation}"
    return f"{head} {_typed(update.operands)} {_order(update.atomicity)}{_align(update)}"


def _print_compare_exchange(exchange: CompareExchange) -> str:
    order = f"{_order(exchange.atomicity)} {exchange.failure}"
    return f"{_head(exchange)} {_typed(exchange.operands)} {order}{_align(exchange)}"


def _print_fence(fence: Fence) -> str:
    return f"fence {_order(fence.atomicity)}"


def _order(atomicity: Atomicity) -> str:
    scope, ordering = atomicity.scope, atomicity.ordering
    return f"{scope} {ordering}" if scope else ordering


def _align(access: MemoryAccess) -> str:
    return f", align {access.align}" if access.align else ""


def _print_branch(instruction: Branch) -> str:
    return "br " + ", ".join(map(str, [*instruction.operands, *instruction.targets]))


def _print_switch(instruction: Switch) -> str:
    value = instruction.operands[0]
    default, *targets = instruction.targets
    cases = [
        f"    {value.type} {_case(value, case)}, {target}\n"
        for case, target in zip(instruction.cases, targets, strict=True)
    ]
    return f"switch {value}, {default} [\n{''.join(cases)}  ]"


def _case(value: Value, case: int) -> str:
    return ("false", "true")[case] if str(value.type) == "i1" else str(case)


def _print_indirect_branch(instruction: IndirectBranch) -> str:
    return f"indirectbr {instruction.operands[0]}, [{_blocks(instruction.targets)}]"


def _blocks(blocks: Sequence[BasicBlock]) -> str:
    return ", ".join(map(str, blocks))


def _print_landing_pad(instruction: LandingPad) -> str:
    lines = [f"landingpad {instruction.type}", *instruction.flags]
    lines.extend(
        f"{clause} {operand}"
        for clause, operand in zip(instruction.clauses, instruction.operands, strict=True)
    )
    return _INVOKE_BREAK.join(lines)


def _print_pad(instruction: Instruction) -> str:
    parent, *arguments = instruction.operands
    return f"{instruction.opcode} within {parent.reference()} [{_typed(arguments)}]"


def _print_catch_switch(instruction: PadBranch) -> str:
    handlers = instruction.targets if instruction.to_caller else instruction.targets[:-1]
    unwind = "to caller" if instruction.to_caller else str(instruction.targets[-1])
    parent = instruction.operands[0].reference()
    return f"catchswitch within {parent} [{_blocks(handlers)}] unwind {unwind}"


def _print_pad_return(instruction: PadBranch) -> str:
    target = "to caller" if instruction.to_caller else str(instruction.targets[0])
    word = "to" if instruction.opcode == "catchret" else "unwind"
    return f"{instruction.opcode} from {instruction.operands[0].reference()} {word} {target}"


def _print_call(instruction: Call) -> str:
    type_ = instruction.function_type
    words = [instruction.tail] if instruction.tail else []
    words.append(instruction.opcode)
    words.extend(instruction.flags)
    if instruction.convention:
        words.append(instruction.convention)
    words.extend(instruction.result_attributes)
    if instruction.address_space:
        words.append(instruction.address_space)
    words.append(str(type_) if type_.variadic else str(type_.result))
    words.append(f"{instruction.callee.reference()}({_print_arguments(instruction)})")
    words.extend(instruction.function_attributes)
    if instruction.bundles:
        bundles = ", ".join(f"{b.tag}({_typed(b.operands)})" for b in instruction.bundles)
        words.append(f"[ {bundles} ]")
    return " ".join(words) + _print_destinations(instruction)


def _print_arguments(instruction: Call) -> str:
    pairs = zip(instruction.operands, instruction.argument_attributes, strict=True)
    arguments = [
        f"{v.type} {' '.join(a)} {v.reference()}" if a else f"{v.type} {v.reference()}"
        for v, a in pairs
    ]
    if instruction.tail == "musttail" and _is_in_variadic(instruction):
        arguments.append("...")
    return ", ".join(arguments)


def _is_in_variadic(instruction: Instruction) -> bool:
    block = instruction.parent
    return block is not None and block.parent is not None and block.parent.variadic


def _print_destinations(instruction: Call) -> str:
    if isinstance(instruction, Invoke):
        return f"{_INVOKE_BREAK}to {instruction.normal} unwind {instruction.unwind}"
    if isinstance(instruction, CallBranch):
        default, *indirect = instruction.targets
        return f"{_INVOKE_BREAK}to {default} [{_blocks(indirect)}]"
    return ""


# Any: each printer takes the class that its opcode has.
_PRINTERS: dict[str, Callable[[Any], str]] = {
    **dict.fromkeys(CASTS, _print_cast),
    **dict.fromkeys(("icmp", "fcmp"), _print_compare),
    **dict.fromkeys(("extractvalue", "insertvalue"), _print_aggregate),
    **dict.fromkeys(("call", "invoke", "callbr"), _print_call),
    **dict.fromkeys(("catchpad", "cleanuppad"), _print_pad),
    **dict.fromkeys(("catchret", "cleanupret"), _print_pad_return),
    "alloca": _print_alloca,
    "atomicrmw": _print_atomic_update,
    "br": _print_branch,
    "catchswitch": _print_catch_switch,
    "cmpxchg": _print_compare_exchange,
    "fence": _print_fence,
    "getelementptr": _print_gep,
    "indirectbr": _print_indirect_branch,
    "landingpad": _print_landing_pad,
    "load": _print_load,
    "phi": _print_phi,
    "ret": _print_return,
    "store": _print_store,
    "switch": _print_switch,
    "va_arg": _print_va_arg,
}
