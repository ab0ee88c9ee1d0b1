"""Panics of Rust's threads: they leave what is differentiated, past whoever would catch them."""

from __future__ import annotations

from ltoad.differentiate.prepare.exchange import exchange
from ltoad.ir.calls import Invoke
from ltoad.ir.clone import remap
from ltoad.ir.instructions import BasicBlock, Branch, Function
from ltoad.ir.pads import LandingPad
from ltoad.ir.values import Value, is_null


def no_more_from(block: BasicBlock, target: BasicBlock) -> None:
    """Let the phis of a block have no values for control that came from another one."""
    for phi in target.phis():
        place = phi.blocks.index(block)
        del phi.operands[place], phi.blocks[place]


def let_panics_pass(function: Function) -> dict[Value, Value]:
    """Let what calls throw leave the function, which would only end its thread there, or wait for
    others before it goes on; returns what stands for their results."""
    replaced: dict[Value, Value] = {}
    for block in function.blocks:
        call = block.instructions[-1]
        if isinstance(call, Invoke) and _catches_all(call.unwind):
            no_more_from(block, call.unwind)
            plain = call.as_plain()
            plain.name, plain.metadata = call.name, call.metadata
            exchange(block, call, [plain, Branch([], [call.normal])])
            replaced[call] = plain
    return replaced


def pass_panics(function: Function) -> bool:
    """The same, with the results in their places; whether there was anything to let pass."""
    replaced = let_panics_pass(function)
    for instruction in function.instructions():
        remap(instruction, replaced)
    return bool(replaced)


def _catches_all(block: BasicBlock) -> bool:
    pads = [i for i in block.instructions if isinstance(i, LandingPad)]
    return any("catch" in pad.clauses and is_null(pad.operands[0]) for pad in pads)
