"""Files that a source of Fortran reads: its compilers list none.

What is found may be more than what is read, as conditions of a preprocessor do not count; a file
too many only has a function built once more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

_INCLUDE = re.compile(
    r"""^\s*(?:\#\s*)?include\s*(?:["'](?P<quoted>[^"']+)["']|<(?P<angled>[^>]+)>)""",
    re.IGNORECASE | re.MULTILINE,
)
_USE = re.compile(
    r"^\s*(?:use\b\s*(?:,\s*\w+\s*)?(?:::)?|submodule\s*\()\s*(?P<name>[a-z]\w*)",
    re.IGNORECASE | re.MULTILINE,
)


def files_included(source: Path, folders: Iterable[Path]) -> set[Path]:
    """What a source includes, also by way of others, and the compiled modules that it uses.

    ``folders`` are where compilers look, behind the folder of the file that includes.
    """
    places, found, left = tuple(folders), set[Path](), [source]
    while left:
        file = left.pop()
        new = set(_named(file, places)) - found
        found |= new
        left += [path for path in new if path.suffix != ".mod"]
    return found


def _named(file: Path, folders: tuple[Path, ...]) -> Iterator[Path]:
    try:
        text = file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return
    names = [match["quoted"] or match["angled"] for match in _INCLUDE.finditer(text)]
    names += [f"{match['name'].lower()}.mod" for match in _USE.finditer(text)]
    for name in names:
        places = (file.parent, *folders)
        path = next((p for folder in places if (p := folder / name).is_file()), None)
        if path is not None:
            yield path.absolute()
