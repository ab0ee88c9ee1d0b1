"""The names by which a program asks for derivatives.

A request is a call of an undefined function whose name contains one of
Enzyme's spellings, so that numbered (``__enzyme_autodiff2``) and mangled
(``_Z17__enzyme_autodiff…``) ones count; Fortran's have no leading underscores.
"""

from __future__ import annotations

import re

REQUESTS = ("autodiff", "fwddiff", "augmentfwd", "reverse", "augmentsize", "fwdsplit")
"""What stands behind ``__enzyme_`` in the name of a request."""

CONTROLS = ("iter", "batch", "virtualreverse", "ignore_derivatives", "call_inactive")
"""The same for other calls that have no definition."""

_REQUEST = re.compile(rf"(?:__|^)enzyme_({'|'.join(REQUESTS)})")
# Markers and inline controls speak to the differentiator and never have a body.
# They are listed, because a program about enzymes may have an ``enzyme_rate``;
# the underscore at the end is Fortran's.
_MARKERS = """
    const dup dupnoneed out dupv dupnoneedv width vector scalar buffer tape allocated nofree noret
    primal_return const_return active_return dup_return runtime_activity strong_zero
    not_overwritten byref interleave arena seed
"""
MARKERS = tuple(_MARKERS.split())
"""What stands behind ``enzyme_`` in the name of a marker."""

_MARKER = re.compile(rf"^enzyme_(?:{'|'.join(MARKERS)})_?$")
_REGISTERING = "register_|inactive|function_like|allocation_like|nofree"
_CONTROL = re.compile(rf"__enzyme_(?:{'|'.join(CONTROLS)}|{_REGISTERING})")


def is_of_configuration(callee: str) -> bool:
    """Whether a request was written for a configuration file or an export, not by a program."""
    return "." in callee


def request_kind(callee: str) -> str | None:
    """``"autodiff"``, ``"fwddiff"``, … for the name of a request, else ``None``."""
    found = _REQUEST.search(callee)
    return found.group(1) if found else None


def is_marker_variable(name: str) -> bool:
    """Whether ``name`` is a variable of which only the address has a meaning, in a request."""
    return _MARKER.search(name) is not None


def is_marker(name: str) -> bool:
    """Whether ``name`` is one of the calling convention's own symbols."""
    patterns = (_MARKER, _CONTROL, _REQUEST)
    return any(pattern.search(name) is not None for pattern in patterns)
