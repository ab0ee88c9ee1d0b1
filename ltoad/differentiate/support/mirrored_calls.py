"""Changes to the links of a data structure of which only the run tells whether it has a shadow.

A map that is constant is its own shadow: what the primal has done to it must not be done again.  A
function of this kind stands in the place of the call on the shadows: it calls if all are
shadows, does nothing if all are the blocks themselves, and stops if a constant node would be
linked into an active structure, or the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from ltoad.differentiate.support.constant_memory import KEPT
from ltoad.ir.instructions import Call
from ltoad.ir.types import I1, PTR, VOID, FunctionType

PREFIX = "__ltoad_mirrored"


def guarded(call: Call, places: Sequence[int]) -> tuple[str, FunctionType]:
    """The function that takes the arguments of a call, with shadows at ``places``, then the
    primals of these, and the primal's result if there is one."""
    name = ".".join((PREFIX, *map(str, places), call.callee_name))
    types = [o.type for o in call.operands] + [PTR] * len(places)
    types += [] if call.type == VOID else [call.type]
    return name, FunctionType(call.type, tuple(types))


def definition(name: str, type_: FunctionType) -> str:
    """Such a function as LLVM IR text."""
    _, *rest = name.split(".")
    places = list(map(int, takewhile(str.isdigit, rest)))
    callee = ".".join(rest[len(places) :])
    returns = type_.result != VOID
    count = len(type_.parameters) - len(places) - returns
    result = f" {type_.result} %a{len(type_.parameters) - 1}" if returns else " void"
    parameters = ", ".join(f"{t} %a{i}" for i, t in enumerate(type_.parameters))
    # as C passes what is a bool
    kinds = [f"{t} zeroext" if t == I1 else str(t) for t in type_.parameters]
    passed = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(kinds[:count]))
    call = f"call {type_.result} @{callee}({passed})"
    tests, constant, active = _tests(places, count)
    done = [f"  %result = {call}", f"  ret {type_.result} %result"]
    return "\n".join(
        [
            f"define linkonce_odr hidden {type_.result} @{name}({parameters}) {{",
            *tests,
            f"  br i1 {constant}, label %skip, label %do",
            "skip:",
            f"  br i1 {active}, label %mixed, label %skipped",
            "skipped:",
            f"  ret{result}",
            "mixed:",
            f"  %stopped = call ptr @{KEPT}(ptr null, ptr null, ptr null)",
            "  unreachable",
            "do:",
            *(done if returns else [f"  {call}", "  ret void"]),
            "}",
            "",
        ]
    )


def _tests(places: Sequence[int], count: int) -> tuple[list[str], str, str]:
    """Instructions that tell whether any of the blocks is its own shadow, and whether any is not;
    then these two answers."""
    lines: list[str] = []
    constant = active = "false"
    for index, place in enumerate(places):
        primal = f"%a{count + index}"
        lines += [
            f"  %same.{index} = icmp eq ptr %a{place}, {primal}",
            f"  %there.{index} = icmp ne ptr {primal}, null",
            f"  %own.{index} = and i1 %same.{index}, %there.{index}",
            f"  %other.{index} = xor i1 %same.{index}, true",
            f"  %constant.{index} = or i1 {constant}, %own.{index}",
            f"  %active.{index} = or i1 {active}, %other.{index}",
        ]
        constant, active = f"%constant.{index}", f"%active.{index}"
    return lines, constant, active
