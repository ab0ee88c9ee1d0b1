"""Which derivatives are better off without vectors of what lies side by side in straight-line code.

LLVM packs scalars of one block into vectors where its estimate promises a gain ("superword level
parallelism").  In adjoints of long blocks the estimate errs: what they add up is from everywhere,
and moving it in and out of vectors takes longer than the arithmetic that the vectors save.  In a
hydrodynamics code the adjoint of an element's geometry is a third faster without.

LLVM has no switch for one function but the attribute that forbids vectors altogether; so only
functions are told so that have no loops of vectors.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

FORBIDDEN = "noimplicitfloat"
"""The attribute."""

_LONG_BLOCK = 1000
_LONG_BLOCKS = 15_000
"""Instructions before optimisation, of one block and of all long ones."""
_NEARLY_ALL = 0.9
"""The share of long blocks in a function that has hardly anything else."""

_START = re.compile(r"^\S*:[^\n]*\n", re.M)

_FEWEST_MOVES = 500
"""Instructions; what could be gained in a function with fewer is not worth a second look."""
_LOSS = 1.15
"""Moves for each instruction saved.  An adjoint of hand tracking has 1.0 and is a fifth faster with
vectors, that of an element's geometry 1.2."""

_MOVE = re.compile(r"^  %\S+ = (?:shufflevector|insertelement|extractelement) ", re.M)
_SUM = re.compile(r"@llvm\.vector\.reduce\.f\w+\.v(\d+)f")
_WORK = re.compile(
    r"^  (?:%\S+ = )?(?:tail )?"
    r"(?P<opcode>fadd|fsub|fmul|fdiv|fneg|fcmp|select|load|store|call)\b"
    r"(?P<rest>[^\n]*?<(?P<lanes>\d+) x (?P<type>double|float|i1)>[^\n]*)",
    re.M,
)
_DIVISION = 4
"""A division or a square root takes as long as so many other instructions."""
_MULTIPLY_ADD = 2

_LOOP_OF_VECTORS = re.compile(r"^vector\.body", re.M)


def too_long_to_pack(functions: Mapping[str, str], derived: Collection[str]) -> frozenset[str]:
    """The derivatives, before they are optimised, that are hardly more than long blocks.

    There LLVM takes seconds to look for vectors that lose more often than they gain.
    """
    found = {name: functions[name] for name in derived if name in functions}
    return frozenset(name for name, body in found.items() if _has_long_blocks(body))


def packed_at_a_loss(functions: Mapping[str, str], derived: Collection[str]) -> frozenset[str]:
    """The derivatives, as they are optimised, in which vectors cost more than they save."""
    found = {name: functions[name] for name in derived if name in functions}
    return frozenset(
        name for name, body in found.items() if not _LOOP_OF_VECTORS.search(body) and _loses(body)
    )


def forbids_vectors(text: str) -> bool:
    """Whether a module says of functions itself that they must not use vectors."""
    return FORBIDDEN in text


def allowed_again(text: str) -> str:
    """The module in which no function is forbidden to use vectors, where only we have done so."""
    return text.replace(f"{FORBIDDEN} ", "")


def _has_long_blocks(body: str) -> bool:
    whole = body.count("\n")
    if whole < _LONG_BLOCKS:
        return False
    lengths = (block.count("\n") for block in _START.split(body))
    long = sum(length for length in lengths if length >= _LONG_BLOCK)
    return long >= max(_LONG_BLOCKS, _NEARLY_ALL * whole)


def _loses(body: str) -> bool:
    moves = len(_MOVE.findall(body)) + sum(int(lanes) - 1 for lanes in _SUM.findall(body))
    return moves >= _FEWEST_MOVES and moves > _LOSS * _saved(body)


def _saved(body: str) -> int:
    """Instructions that scalars would need more, for registers of two doubles."""
    return sum(map(_saved_by, _WORK.finditer(body)))


def _saved_by(work: re.Match[str]) -> int:
    lanes = int(work["lanes"])
    a_register = 4 if work["type"] == "float" else 2
    return _weight(work["opcode"], work["rest"]) * (lanes - -(-lanes // a_register))


def _weight(opcode: str, rest: str) -> int:
    if opcode == "fdiv" or "@llvm.sqrt." in rest:
        return _DIVISION
    if opcode != "call":
        return 1
    if "@llvm.fmuladd." in rest or "@llvm.fma." in rest:
        return _MULTIPLY_ADD
    return 0 if "@llvm.vector.reduce." in rest else 1
