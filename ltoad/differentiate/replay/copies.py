"""Copies of functions that are derived in the place of those that they were copied from."""

from __future__ import annotations

import re

from ltoad.ir.clone import copy_function
from ltoad.ir.instructions import Function
from ltoad.ir.values import Value

_DEBUG = re.compile(r" ?!dbg !\d+")
"""A subprogram of the debug information belongs to one function only."""


def internal_copy(function: Function, name: str) -> tuple[Function, dict[Value, Value]]:
    """A copy that nobody outside calls, and what stands in it for each value."""
    copy, values = copy_function(function, name)
    copy.prefix = "internal"
    copy.suffix = _DEBUG.sub("", copy.suffix)
    return copy, values
