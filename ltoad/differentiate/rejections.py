"""Derivatives that LLVM rejects, as findings: a mistake of ours, told with the function."""

from __future__ import annotations

import re

from ltoad.causes.failures import DEFECT
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.errors import DifferentiationError
from ltoad.ir.location import function_location
from ltoad.ir.module import Module

_LINE = re.compile(r"^<string>:(\d+):\d+: error: ", re.MULTILINE)
_DEFINITION = re.compile(r"^define [^@]*@(\"[^\"]*\"|[^(\s]+)\(", re.MULTILINE)


def rejection(text: str, complaint: str) -> DifferentiationError:
    """The error for a module of ours, from what LLVM holds against it."""
    derivative = _culprit(text, complaint)
    reason = next((line for line in complaint.splitlines() if line.strip()), "no message")
    found = _LINE.search(complaint)
    if found is not None:
        reason = complaint[found.end() :].partition("\n")[0]
    module = Module.parse(text)
    primal = _primal(derivative, module)
    location = function_location(module, primal) if primal else None
    name = f" '{derivative}'" if derivative else ""
    said = f"internal error: LLVM rejects the derivative{name}: {reason}"
    return DifferentiationError(
        [Diagnostic(said, DEFECT, primal or derivative, location=location)], complaint
    )


def _culprit(text: str, complaint: str) -> str:
    """The function that a complaint is about; "" if it does not say."""
    found = _LINE.search(complaint)
    if found is not None:
        before = "\n".join(text.split("\n")[: int(found[1])])
        return _last_definition(before)
    for line in complaint.splitlines()[1:]:
        at = text.find(f"\n{line.rstrip()}")
        if line.startswith("  ") and at >= 0:
            return _last_definition(text[:at])
    return ""


def _last_definition(text: str) -> str:
    names = _DEFINITION.findall(text)
    return names[-1].strip('"') if names else ""


def _primal(derivative: str, module: Module) -> str:
    """The function of the program whose derivative this is."""
    name = derivative
    while "." in name:
        name = name.rpartition(".")[0]
        if module.defines(name):
            return name
    return ""
