"""Attributes that a derivative, or a part of a function, takes over from its primal.

What a primal promises about memory, recursion or purity need not hold for
its derivative; what it says about code generation does.
"""

from __future__ import annotations

import re

from ltoad.ir.instructions import Function
from ltoad.ir.module import Module

_KEPT = ("uwtable", "mustprogress", '"target-', '"tune-cpu"', '"frame-pointer"', '"probe-stack"')
_CONVENTION = re.compile(r"\b(?:\w+cc|cc \d+)\b")


def derivative_suffix(module: Module, primal: str, *, body: bool = True) -> str:
    """The text after the parameter list of a derivative; without ``body`` there is none to read."""
    words = [w for w in module.function_attributes(primal) if w.startswith(_KEPT)]
    parts = [module.add_attribute_group(" ".join(words))] if words else []
    personality = personality_of(module, primal) if body else ""
    if personality:
        parts.append(personality)
    return " ".join(parts)


def personality_of(module: Module, primal: str) -> str:
    """``personality ptr @f`` of a function that has one."""
    suffix = module.function(primal).suffix
    start = suffix.find("personality ")
    if start < 0:
        return ""
    return " ".join(suffix[start:].split()[:3])


def convention_of(function: Function) -> str:
    """How a function is called, if not as in C."""
    found = _CONVENTION.search(function.prefix)
    return found[0] if found else ""
