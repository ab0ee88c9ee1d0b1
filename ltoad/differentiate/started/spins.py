"""Loops that do nothing until another thread sets a variable."""

from __future__ import annotations

from ltoad.analysis.shape.components import cycles
from ltoad.differentiate.started.relayed import pass_on
from ltoad.differentiate.started.steps import TYPES, Steps
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction, Phi
from ltoad.ir.memory import AtomicUpdate, Load, MemoryAccess
from ltoad.ir.values import GlobalReference
from ltoad.rules import baton, threads

_QUIET = frozenset(
    (
        *("icmp", "fcmp", "and", "or", "xor", "add", "sub", "shl", "lshr", "ashr", "select"),
        *("trunc", "zext", "sext", "bitcast", "ptrtoint", "inttoptr", "freeze", "extractvalue"),
        *("getelementptr", "br", "switch"),
    )
)


def end_spins(function: Function, names: Names, steps: Steps) -> bool:
    """Let each such loop stop the program, or let others go on, instead of beginning again; whether
    there is one."""
    found = [cycle for cycle in cycles(function.blocks) if _is_spin(cycle)]
    for cycle in found:
        for entry in _entries(function, cycle):
            _end(function, cycle, entry, names, steps)
    if found:
        steps.waiting.add(function.name)
    return bool(found)


def _is_spin(cycle: set[BasicBlock]) -> bool:
    """Whether a loop reads a variable again and again, and does and remembers nothing."""
    instructions = [i for block in cycle for i in block.instructions]
    watches = any(_watches(i) for i in instructions)
    return watches and all(map(_is_quiet, instructions))


def _watches(instruction: Instruction) -> bool:
    if isinstance(instruction, Load):
        return instruction.atomicity is not None
    return isinstance(instruction, AtomicUpdate) and instruction.operation == "xchg"


def _is_quiet(instruction: Instruction) -> bool:
    if _watches(instruction) or isinstance(instruction, Load):
        return True
    if isinstance(instruction, (Phi, MemoryAccess)):
        return False
    if isinstance(instruction, Call):
        return threads.only_waits(instruction.callee_name)
    return instruction.opcode in _QUIET


def _entries(function: Function, cycle: set[BasicBlock]) -> list[BasicBlock]:
    """The blocks where a loop is entered."""
    outside = [b for b in function.blocks if b not in cycle]
    reached = {s for block in outside for s in block.successors} | {function.entry}
    return [block for block in function.blocks if block in cycle and block in reached]


def _end(
    function: Function, cycle: set[BasicBlock], entry: BasicBlock, names: Names, steps: Steps
) -> None:
    """Lead the edges back to where a loop is entered to a block that stops, or through one that
    lets others go on."""
    builder = Builder(names)
    ending = builder.new_block(function, "spins")
    builder.position(ending)
    if steps.relays:
        pass_on(steps.module, builder, baton.SPIN)
        builder.br(entry)
    else:
        steps.module.declare(threads.WAITS, TYPES[threads.WAITS])
        words = GlobalReference(steps.words(threads.SPIN))
        builder.call(threads.WAITS, TYPES[threads.WAITS], [words])
        builder.unreachable()
    for block in cycle:
        terminator = block.terminator
        targets = getattr(terminator, "targets", [])
        terminator.targets = [ending if t is entry else t for t in targets]  # type: ignore[attr-defined]
