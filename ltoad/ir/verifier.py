"""Check functions of the model before LLVM sees their text.

LLVM may abort the process on bad IR.  This verifier finds what a
transformation of the model can get wrong, lists all of it, and names the
function and the instruction.  It does not check what only a hand-written
program gets wrong, such as meaningless attributes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from ltoad.errors import IRError
from ltoad.ir.dominance import Dominance
from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction, Phi, Return
from ltoad.ir.operand_types import return_problem, type_problem
from ltoad.ir.printer import print_instruction
from ltoad.ir.types import LABEL, VOID
from ltoad.ir.values import (
    Argument,
    ConstantAggregate,
    ConstantExpression,
    ConstantSplat,
    GlobalReference,
    MetadataList,
    MetadataOperand,
    Value,
)

IsKnown = Callable[[str], bool]


def verify_function(function: Function, is_known: IsKnown | None = None) -> None:
    """Raise IRError with all problems of a function.

    ``is_known`` tells whether the module has a global of a name; without it
    references to globals are not checked.
    """
    problems = function_problems(function, is_known)
    if problems:
        listed = "\n".join(f"  {problem}" for problem in problems)
        raise IRError(f"function @{function.name} is not valid:\n{listed}")


def function_problems(function: Function, is_known: IsKnown | None = None) -> list[str]:
    """All problems of a function, each with the instruction that has it."""
    problems = [*_structure(function), *_names(function)]
    if problems:
        # Predecessors and dominators mean nothing in a malformed function.
        return problems
    problems.extend(_types(function))
    problems.extend(_references(function, is_known))
    dominance = Dominance(function)
    problems.extend(_phis(function, dominance))
    if not problems:
        problems.extend(_uses(function, dominance))
    return problems


def _at(instruction: Instruction, reason: str) -> str:
    return f"{reason}: {_describe(instruction)}"


def _describe(instruction: Instruction) -> str:
    """The instruction's text, or what can be said of one too broken to print."""
    try:
        return print_instruction(instruction)
    except (AttributeError, IndexError, TypeError, ValueError):
        return f"%{instruction.name} = {instruction.opcode} with wrong operands"


def _structure(function: Function) -> Iterator[str]:
    if not function.blocks:
        yield "there are no blocks"
    known = set(function.blocks)
    if len(known) != len(function.blocks):
        yield "a block is listed twice"
    for block in function.blocks:
        if block.parent is not function:
            yield f"block %{block.name} does not know its function"
        yield from _block_structure(block, known)
    if function.blocks and any(function.entry in b.successors for b in function.blocks):
        yield f"the entry block %{function.entry.name} has a predecessor"


def _block_structure(block: BasicBlock, known: set[BasicBlock]) -> Iterator[str]:
    if not block.instructions or not block.instructions[-1].is_terminator:
        yield f"block %{block.name} does not end with a terminator"
    body = False
    for position, instruction in enumerate(block.instructions):
        if instruction.parent is not block:
            yield _at(instruction, f"does not know its block %{block.name}")
        if instruction.is_terminator and position < len(block.instructions) - 1:
            yield _at(instruction, "terminator in the middle of a block")
        if isinstance(instruction, Phi):
            if body:
                yield _at(instruction, "phi after another instruction")
        else:
            body = True
        for target in instruction.successors:
            if target not in known:
                yield _at(instruction, f"%{target.name} is no block of the function")


def _names(function: Function) -> Iterator[str]:
    """Names are unique; numbers rise in the order of the text, as LLVM counts them."""
    seen: set[str] = set()
    last = -1
    for name, owner in _named(function):
        if not name:
            yield f"no name: {_describe(owner) if isinstance(owner, Instruction) else owner.type}"
        elif name in seen:
            yield f"%{name} is defined twice"
        elif name.isdigit():
            if int(name) <= last:
                yield f"%{name} comes after %{last}"
            last = int(name)
        seen.add(name)
    for instruction in function.instructions():
        if instruction.type == VOID and instruction.name:
            yield _at(instruction, "a name for no result")


def _named(function: Function) -> Iterator[tuple[str, Value]]:
    for argument in function.arguments:
        yield argument.name, argument
    for block in function.blocks:
        yield block.name, block
        for instruction in block.instructions:
            if instruction.type != VOID:
                yield instruction.name, instruction


def _types(function: Function) -> Iterator[str]:
    for instruction in function.instructions():
        problem = type_problem(instruction)
        if isinstance(instruction, Return):
            problem = return_problem(instruction, function.result_type)
        if problem is not None:
            yield _at(instruction, problem)


def operands_of(instruction: Instruction) -> Iterator[tuple[int, Value]]:
    """All values that an instruction uses, with their index; callee and bundles last."""
    yield from enumerate(instruction.operands)
    if isinstance(instruction, Call):
        yield -1, instruction.callee
        for bundle in instruction.bundles:
            for value in bundle.operands:
                yield -1, value


def _local_values(value: Value) -> Iterator[Value]:
    """The value, or what a metadata operand wraps."""
    if isinstance(value, MetadataList):
        yield from value.values
    elif isinstance(value, MetadataOperand):
        if value.value is not None:
            yield value.value
    else:
        yield value


def _references(function: Function, is_known: IsKnown | None) -> Iterator[str]:
    members: set[Value] = {*function.arguments, *function.instructions()}
    for instruction in function.instructions():
        for _, operand in operands_of(instruction):
            for value in _local_values(operand):
                problem = _reference_problem(members, value)
                if problem is not None:
                    yield _at(instruction, problem)
                elif is_known is not None:
                    for name in _unknown_globals(value, is_known):
                        yield _at(instruction, f"the module has no @{name}")


def _reference_problem(members: set[Value], value: Value) -> str | None:
    if isinstance(value, Argument | Instruction):
        return None if value in members else f"{value.reference()} is not in the function"
    if isinstance(value, BasicBlock) or value.type == LABEL:
        return "a block is no operand"
    return None


def _unknown_globals(value: Value, is_known: IsKnown) -> Iterator[str]:
    if isinstance(value, GlobalReference):
        if not is_known(value.name):
            yield value.name
    elif isinstance(value, ConstantExpression):
        for operand in value.operands:
            yield from _unknown_globals(operand, is_known)
    elif isinstance(value, ConstantAggregate):
        for element in value.elements:
            yield from _unknown_globals(element, is_known)
    elif isinstance(value, ConstantSplat):
        yield from _unknown_globals(value.element, is_known)


def _phis(function: Function, dominance: Dominance) -> Iterator[str]:
    """A phi has one entry for each edge into its block, equal ones for equal blocks."""
    for block in function.blocks:
        edges = Counter(dominance.predecessors[block])
        for phi in block.phis():
            if Counter(phi.blocks) != edges:
                wanted = ", ".join(sorted(f"%{b.name}" for b in edges.elements()))
                yield _at(phi, f"the predecessors are {wanted or 'none'}")
            incoming: dict[BasicBlock, str] = {}
            for value, source in zip(phi.operands, phi.blocks, strict=True):
                if incoming.setdefault(source, value.reference()) != value.reference():
                    yield _at(phi, f"two values come in from %{source.name}")


def _uses(function: Function, dominance: Dominance) -> Iterator[str]:
    for instruction in function.instructions():
        for index, operand in operands_of(instruction):
            for value in _local_values(operand):
                if isinstance(value, Instruction) and not dominance.reaches(
                    value, instruction, index
                ):
                    yield _at(instruction, f"{value.reference()} is not computed before")
