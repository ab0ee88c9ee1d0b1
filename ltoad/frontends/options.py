"""Options for compilers and the linker that name files: relative to where the caller is.

Compilers run in a folder of the cache, and another process or a later call may be elsewhere, so
names are made absolute when a function is loaded.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

_FOLDERS = ("-I", "-L", "-J", "-B", "-isystem", "-iquote", "-idirafter")
_FILES = ("-include", "-imacros", "-isysroot", "--sysroot", "-module-dir")
_LINKER_FILE = "-Wl,--ltoad-config="


def absolute(options: Sequence[str]) -> tuple[str, ...]:
    """The same options; what is there under a relative name has an absolute one."""
    return tuple(_absolute(options))


def _absolute(options: Sequence[str]) -> Iterator[str]:
    takes_name = False
    for option in options:
        if takes_name or not option.startswith("-"):
            yield _name(option)
        else:
            head = _head(option)
            yield head + _name(option[len(head) :])
        takes_name = option in _FOLDERS or option in _FILES


def _head(option: str) -> str:
    """What stands before a name in the same word; all of it if there is none."""
    heads = (*_FOLDERS, _LINKER_FILE, *(f"{name}=" for name in _FILES))
    found = [head for head in heads if option.startswith(head)]
    return max(found, key=len) if found else option


def _name(text: str) -> str:
    path = Path(text)
    return str(path.absolute()) if text and not path.is_absolute() and path.exists() else text


def folders_of(options: Iterable[str], letter: str) -> list[Path]:
    """The folders that are given with ``letter``, ``-I`` or ``-L``, in order."""
    found, takes_name = [], False
    for option in options:
        if takes_name:
            found.append(Path(option))
        elif option.startswith(letter) and option != letter:
            found.append(Path(option[len(letter) :]))
        takes_name = option == letter
    return found


def libraries_of(options: Sequence[str]) -> Iterator[Path]:
    """The files that options for the linker name, or find in folders that they name."""
    folders = folders_of(options, "-L")
    for option in options:
        if option.startswith("-l"):
            names = [f"lib{option[2:]}{suffix}" for suffix in (".so", ".a")]
            yield from (path for folder in folders for n in names if (path := folder / n).is_file())
        elif not option.startswith("-") and os.path.isfile(option):  # noqa: PTH113 - "" is none
            yield Path(option)
