"""Shadows of pointers: the same address computation in shadow memory."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.analysis.memory.address_integers import ARITHMETIC
from ltoad.causes.memory import ADDRESS_ARITHMETIC
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.shadows.earlier import (
    find_before,
    is_one_address,
    may_be_earlier,
    shadow_or_earlier,
)
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import GetElementPtr, Instruction
from ltoad.ir.memory import Load
from ltoad.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ConstantSplat,
    GlobalReference,
    Value,
    zero,
)
from ltoad.rules.registrars import words

Lookup = Callable[[Value], Value]


LANE_OPERANDS = {"extractelement": 1, "insertelement": 2, "shufflevector": 2}
"""How many operands of an operation on vectors of pointers are pointers; they come first."""


REPEATED = frozenset(
    words("load bitcast addrspacecast inttoptr ptrtoint freeze extractvalue insertvalue")
)
"""What is done to shadows as it is done to pointers; numbers beside them in a struct stay."""

_PIECES = frozenset(["trunc", "zext", "sext"])
"""What leaves a part of an address, or is made of one: nobody follows the other parts."""


def constant_shadow(value: Constant, facts: Facts, services: Services, lane: int = 0) -> Value:
    """The shadow of a constant address; the address itself where nothing is active."""

    def inside(part: Value) -> Value:
        if not isinstance(part, Constant):
            return part
        return constant_shadow(part, facts, services, lane)

    if not facts.has_shadow(value):
        return value
    if isinstance(value, GlobalReference):
        return services.global_shadow(value.name, lane)
    if isinstance(value, ConstantExpression):
        operands = [inside(o) for o in value.operands]
        return ConstantExpression(
            value.type, value.opcode, operands, value.flags, value.source_type
        )
    if isinstance(value, ConstantAggregate):
        return ConstantAggregate(value.type, [inside(e) for e in value.elements])
    if isinstance(value, ConstantSplat):
        return ConstantSplat(value.type, inside(value.element))
    raise AssertionError(f"no shadow of {value}")


def address_operand(instruction: Instruction, facts: Facts) -> Value | None:
    """The one operand of integer arithmetic that is an address of active memory."""
    if instruction.opcode not in ARITHMETIC:
        return None
    addresses = [o for o in instruction.operands if facts.has_shadow(o)]
    return addresses[0] if len(addresses) == 1 else None


def _moved(shadow: Value, distance: Value, address: Value, builder: Builder) -> Value:
    """A shadow that is moved by a distance; an integer in memory may be no address, and has none.

    The distance alone would be taken for an adjoint where a number lies later.
    """
    moved = builder.add(shadow, distance)
    if isinstance(address, Instruction) and address.opcode == "ptrtoint":
        return moved
    nothing = zero(shadow.type)
    return builder.select(builder.icmp("eq", shadow, nothing), nothing, moved)


def repeat_with_shadows(
    instruction: Instruction,
    facts: Facts,
    services: Services,
    builder: Builder,
    primal: Lookup,
    shadow: Lookup,
) -> Value:
    """The shadow of a computed pointer, from shadows of its pointer operands.

    Handles what :meth:`Recomputation.inputs` says can be computed.
    """
    opcode = instruction.opcode
    address = address_operand(instruction, facts)
    if address is not None and opcode not in _PIECES:
        # the shadow is as far from the operand's shadow as the result from the operand
        distance = builder.sub(primal(instruction), primal(address))
        return _moved(shadow(address), distance, address, builder)
    if isinstance(instruction, GetElementPtr):
        mapped = [shadow(instruction.operands[0]), *map(primal, instruction.operands[1:])]
    elif opcode == "select":
        mapped = [primal(instruction.operands[0]), *map(shadow, instruction.operands[1:])]
    elif opcode in LANE_OPERANDS:
        vectors = LANE_OPERANDS[opcode]
        operands = instruction.operands
        mapped = [*map(shadow, operands[:vectors]), *map(primal, operands[vectors:])]
    elif opcode in REPEATED:
        mapped = [shadow(o) for o in instruction.operands]
    else:
        raise Unsupported(
            instruction,
            f"the shadow of a pointer that comes out of '{opcode}' cannot be computed",
            ADDRESS_ARITHMETIC,
        )
    earlier = isinstance(instruction, Load) and may_be_earlier(instruction, facts)
    if earlier and isinstance(instruction, Load) and not is_one_address(instruction):
        find_before(instruction, mapped[0], primal(instruction.pointer), facts, services, builder)
    clone = copy_instruction(instruction, {})
    clone.operands = mapped
    clone.name = ""
    clone.metadata = tuple(m for m in clone.metadata if m[0] == "tbaa")
    made = builder.append(clone, (instruction.name or "p") + ".shadow")
    if earlier and isinstance(instruction, Load) and is_one_address(instruction):
        return shadow_or_earlier(made, mapped[0], primal(instruction), services, builder)
    return made
