"""How a loaded function looks in sessions: its arguments for ``inspect``, its line in a shell."""

from __future__ import annotations

import inspect
import keyword
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ltoad.frontends.arguments import Arguments, Place


def signature_of(arguments: Arguments) -> inspect.Signature:
    """What :func:`inspect.signature` gives; names that Python reserves have an underscore more."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    names = [f"{n}_" if keyword.iskeyword(n) else n for n in arguments.names]
    return inspect.Signature([inspect.Parameter(name, kind) for name in names])


def line_of(function: Any, arguments: Arguments, results: tuple[Place, ...]) -> str:
    """``<ltoad.numpy energy(x, stiffness) -> result>``."""
    framework = type(function).__module__.split(".")[2]
    given = ", ".join(arguments.names)
    found = ", ".join(place.name for place in results)
    return f"<ltoad.{framework} {arguments.function}({given}) -> {found or 'nothing'}>"
