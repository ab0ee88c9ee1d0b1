"""What the instructions do that programs write as inline assembly, on x86 in AT&T's syntax.

Libraries write a few of them by hand where compilers choose worse ones: minima and maxima
with a certain answer for NaN, fused products, square roots of the x87.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_LINE = re.compile(r"\s*([a-z0-9]+)\s*((?:\$\d+\s*,?\s*)*);?\s*")
_NUMBER = re.compile(r"\$(\d+)")

ARITHMETIC = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
EXTREMA = {"min": "olt", "max": "ogt"}
"""minpd is a < b ? a : b, also for NaN."""
_X87 = {"fsqrt": "sqrt", "fsin": "sin", "fcos": "cos", "fabs": "fabs", "fchs": "neg"}
_FUSED = re.compile(r"vf(n?)m(add|sub)(132|213|231)([ps])[sd]")
_PACKED = re.compile(r"(v?)(add|sub|mul|div|min|max|sqrt)([ps])[sd]")


@dataclass(frozen=True, slots=True)
class Statement:
    """``operation`` of the ``sources``, by number; its result goes to the ``target``.

    ``fma``: the product of the first two, negated if ``negated``, and the third, which is
    subtracted if ``subtracted``.  ``vectors`` may be operands, or only numbers.
    """

    operation: str
    target: int
    sources: tuple[int, ...]
    negated: bool = False
    subtracted: bool = False
    vectors: bool = True


def statement_of(template: str) -> Statement | None:
    """The only instruction of a template, if it is one of those that are known."""
    line = _LINE.fullmatch(template)
    if line is None:
        return None
    name, operands = line.group(1), tuple(int(n) for n in _NUMBER.findall(line.group(2)))
    if name in _X87 and operands in ((), (0,)):
        return Statement(_X87[name], 0, (0,), vectors=False)
    fused, packed = _FUSED.fullmatch(name), _PACKED.fullmatch(name)
    if fused is not None and len(operands) == 3:
        return _fused(fused, operands)
    return None if packed is None else _packed(packed, operands)


def _fused(match: re.Match[str], operands: tuple[int, ...]) -> Statement:
    """The digits say which operands are multiplied, the target being the first."""
    third, second, first = operands
    factors = {
        "132": (first, third, second),
        "213": (second, first, third),
        "231": (second, third, first),
    }[match.group(3)]
    negated, subtracted = bool(match.group(1)), match.group(2) == "sub"
    return Statement("fma", first, factors, negated, subtracted, match.group(4) == "p")


def _packed(match: re.Match[str], operands: tuple[int, ...]) -> Statement | None:
    """The target is the last operand, and without a v in front the first source, too."""
    of_three, name, vectors = bool(match.group(1)), match.group(2), match.group(3) == "p"
    if name == "sqrt":
        fits = len(operands) == 2 and (vectors or not of_three)
        return Statement(name, operands[1], operands[:1], vectors=vectors) if fits else None
    if len(operands) != (3 if of_three else 2):
        return None
    return Statement(name, operands[-1], (operands[1], operands[0]), vectors=vectors)
