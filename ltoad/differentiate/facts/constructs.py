"""Constructs that no derivative can be made of, wherever they stand in a function."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.points_to import ADDRESS_BYTES
from ltoad.analysis.memory.summaries import CallSummary
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.causes.code import CONTROL_FLOW
from ltoad.causes.memory import (
    ATOMIC_ADDRESS,
    CHANGED_COPY,
    EXCEPTION,
    FLOAT_AS_ADDRESS,
    FOREIGN_MEMORY,
)
from ltoad.differentiate.facts.address_uses import AddressUses
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.keys.signature import Key
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.memory import Load, ReadModifyWrite
from ltoad.ir.types import FloatType, is_pointer
from ltoad.ir.values import Value
from ltoad.rules.panics import carries_value
from ltoad.rules.rows import InactiveRow
from ltoad.rules.table import Rows

_CONTROL = {
    "indirectbr": "a jump to a computed label",
    "callbr": "assembly that jumps",
    "catchswitch": "a Windows exception handler",
    "catchret": "a Windows exception handler",
    "cleanupret": "a Windows exception handler",
    "va_arg": "a variable argument list",
}


def unsupported_constructs(
    facts: Facts,
    summary: CallSummary,
    abandoned: Callable[[Call], bool],
    body: Callable[[str], Function | None],
) -> list[Unsupported]:
    """What stands in the way of differentiating the function at all.

    ``abandoned``: control does not come back from a call, and nobody sees what it does.
    ``body`` gives the functions of the program by their name.
    """
    found = [
        Unsupported(
            instruction,
            f"{_CONTROL[instruction.opcode]} has no derivative rule",
            CONTROL_FLOW,
        )
        for block in facts.form.flow.order
        for instruction in block.instructions
        if instruction.opcode in _CONTROL
    ]
    found += _exchanged_addresses(facts)
    found += _floats_as_addresses(facts, body)
    found += _carried_by_panics(facts)
    found += _written_copies(facts.key, facts.form, summary)
    lost = _without_shadow(facts.activity.lost, facts.rows)
    seen = (p for p in lost if not (isinstance(p.instruction, Call) and abandoned(p.instruction)))
    return found + list(seen)


def _floats_as_addresses(
    facts: Facts, body: Callable[[str], Function | None]
) -> Iterable[Unsupported]:
    """Bits of floats that are passed on as addresses, as in a ``void *`` for data of any kind:
    nothing follows numbers there, and what becomes of them would have no derivative."""
    uses = AddressUses(facts.form.function, facts.rows, body)
    for instruction in facts.form.function.instructions():
        if instruction.opcode == "inttoptr":
            (word,) = instruction.operands
            moved = word in facts.activity.varied and bool(facts.carriers.word(word).lanes)
            numbers = moved and not facts.pointers.of(word)
        else:
            numbers = isinstance(instruction, Load) and _reads_number_as_address(instruction, facts)
        if numbers and uses.is_passed_on(instruction):
            yield Unsupported(
                instruction,
                "the bits of a float that depends on an active input are passed on as an address",
                FLOAT_AS_ADDRESS,
            )


def _reads_number_as_address(load: Load, facts: Facts) -> bool:
    """Whether no address has been stored where a load expects one, but a float."""
    if load.moved_apart:
        return False
    if not is_pointer(load.type) or not facts.has_shadow(load.pointer) or facts.pointers.of(load):
        return False
    there = (f for f in facts.types.at(load.pointer) if f.touches(ADDRESS_BYTES))
    return any(isinstance(fact.kind, FloatType) for fact in there)


def _carried_by_panics(facts: Facts) -> Iterable[Unsupported]:
    """Values that a panic carries to who catches it, who finds them in memory of the library's."""
    for call in facts.form.function.instructions():
        row = facts.rows.of(call) if isinstance(call, Call) else None
        if carries_value(row) and any(_may_hold_active(o, facts) for o in call.operands):
            yield Unsupported(call, "a panic carries active numbers", EXCEPTION)


def _may_hold_active(value: Value, facts: Facts) -> bool:
    """Whether a value is an active number, or leads to memory with some."""
    if not is_pointer(value.type):
        return value in facts.activity.varied
    behind = facts.pointers.memory.reachable(facts.pointers.of(value).keys())
    return any(o in facts.activity.objects for o in behind)


def _exchanged_addresses(facts: Facts) -> Iterable[Unsupported]:
    """Addresses that are exchanged with active memory: other threads could come in between the
    exchange and that of the shadows, and get an address with another one's shadow."""
    for instruction in facts.form.function.instructions():
        if isinstance(instruction, ReadModifyWrite) and facts.exchanges_address(instruction):
            yield Unsupported(
                instruction,
                f"this '{instruction.opcode}' puts an address in active memory, and cannot put its "
                "shadow there in the same step",
                ATOMIC_ADDRESS,
            )


_PASSING = frozenset(("getelementptr", "phi", "select", "freeze"))


def _without_shadow(lost: Collection[Value], rows: Rows) -> Iterable[Unsupported]:
    """Memory that a function returns which knows no derivatives, if active values are stored
    there: through ``lost`` pointers."""
    pending, seen = list(lost), set(lost)
    while pending:
        value = pending.pop()
        if isinstance(value, Call):
            row = rows.of(value)
            if isinstance(row, InactiveRow) and row.makes_exception:
                yield Unsupported(
                    value,
                    "an exception object holds active numbers",
                    EXCEPTION,
                )
            else:
                yield Unsupported(
                    value,
                    f"active numbers are stored in memory that '{value.callee_name}' returns, "
                    "which has no derivative",
                    FOREIGN_MEMORY,
                )
        elif isinstance(value, Instruction) and value.opcode in _PASSING:
            new = [o for o in value.operands if o not in seen]
            seen.update(new)
            pending += new


def _written_copies(key: Key, form: NormalForm, summary: CallSummary) -> list[Unsupported]:
    """Structs passed by value that the function changes.

    The function works on a copy, but the shadow that it is given is the
    caller's own.
    """
    found = []
    for argument, active in zip(form.function.arguments, key.pattern.arguments, strict=True):
        by_value = any(a.startswith("byval") for a in argument.attributes)
        written = Origin(OriginKind.ARGUMENT, argument.index) in summary.writes
        if active and by_value and is_pointer(argument.type) and written:
            found.append(
                Unsupported(
                    None,
                    f"the active struct '%{argument.name}' is passed by value and changed",
                    CHANGED_COPY,
                )
            )
    return found
