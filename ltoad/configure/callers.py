"""Whether a program calls a derivative that a configuration asks for as it is defined.

No compiler has seen the derivative beside its calls: a shadow that is left out would be memory
from anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ltoad.errors import UsageError

_CALL = r'^ *[^@\n;"]*\b(?:call|invoke)\b[^@\n"]*@(?:"{0}"|{0})(\(.*)$'


def require_all_arguments(text: str, name: str, parameters: Sequence[str], remedy: str) -> None:
    """Raises UsageError if a call in the module's text passes more or fewer arguments."""
    for match in re.finditer(_CALL.format(re.escape(name)), text, re.MULTILINE):
        passed = _count(match[1])
        if passed != len(parameters):
            raise UsageError(
                f"a call of {name} passes {passed} arguments, but the derivative takes "
                f"{len(parameters)}",
                remedy=f"they are: {', '.join(parameters) or 'none'}; {remedy}",
            )


def _count(arguments: str) -> int:
    """The number of arguments in the brackets with which a text begins."""
    depth = commas = 0
    for place, letter in enumerate(arguments):
        depth += (letter in "([{<") - (letter in ")]}>")
        commas += letter == "," and depth == 1
        if depth == 0:
            return commas + 1 if arguments[1:place].strip() else 0
    return commas + 1
