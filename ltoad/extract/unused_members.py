"""Debug information without functions of classes that the program does not have.

A compiler lists each member function of each class that a file mentions, with all types that
these mention in turn: nine tenths of the text of a program that uses a large template library,
which every pass would read and print again.  What a debugger shows of the program's functions,
variables and types stays; GCC leaves such declarations out, too
(``-feliminate-unused-debug-symbols``).
"""

from __future__ import annotations

import re

_DECLARED = re.compile(r"^(!\d+) = !DISubprogram\(", re.MULTILINE)
_DEFINED = re.compile(r"\bdeclaration: (!\d+)")
_MEMBERS = re.compile(
    r"^!\d+ = (?:distinct )?!DICompositeType\([^\n]*? elements: (!\d+)", re.MULTILINE
)
_LIST = re.compile(r"^(!\d+) = !\{(!\d+(?:, !\d+)*)\}$", re.MULTILINE)


_MANY = 2000


def without_unused_members(text: str) -> str:
    """The text of a module in which classes have those functions that are defined there; the same
    if there are too few others to be worth while."""
    unused = set(_DECLARED.findall(text)) - set(_DEFINED.findall(text))
    if len(unused) < _MANY:
        return text
    members = set(_MEMBERS.findall(text))

    def thinned(match: re.Match[str]) -> str:
        if match[1] not in members:
            return match[0]
        used = (node for node in match[2].split(", ") if node not in unused)
        return f"{match[1]} = !{{{', '.join(used)}}}"

    return _LIST.sub(thinned, text)
