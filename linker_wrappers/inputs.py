"""Which files a linker's command line names, found as the linker finds them.

On the path of every link, as :mod:`linker_wrappers.flags` is: plain classes,
``os.path``, and nothing else.
"""
# pathlib would cost 10 ms of every link that asks for nothing.
# ruff: noqa: PTH113, PTH118, PTH119

from __future__ import annotations

import os

from linker_wrappers.flags import INPUT, Argument

EVERY_LIBRARY = "ALL"


class Input:
    """An input file of a link with the state that the flags before it have set.

    ``position`` counts the arguments before it; ``path`` is empty if a library
    was not found in the ``-L`` folders (the real linker may know others).  ``hidden`` is an archive
    of ``--exclude-libs``, whose symbols are not exported.
    """

    __slots__ = ("hidden", "lazy", "path", "position", "spelled", "whole_archive")

    def __init__(
        self,
        position: int,
        spelled: str,
        path: str,
        *,
        whole_archive: bool,
        lazy: bool,
        hidden: bool = False,
    ) -> None:
        self.position = position
        self.spelled = spelled
        self.path = path
        self.whole_archive = whole_archive
        self.lazy = lazy
        self.hidden = hidden

    def __repr__(self) -> str:
        return f"Input({self.position}, {self.spelled!r}, {self.path!r})"


class _State:
    """What positional flags have set so far; ``--push-state`` copies it."""

    __slots__ = ("lazy", "static", "whole_archive")

    def __init__(self, static: bool, whole_archive: bool, lazy: bool) -> None:
        self.static = static
        self.whole_archive = whole_archive
        self.lazy = lazy

    def copy(self) -> _State:
        return _State(self.static, self.whole_archive, self.lazy)

    def apply(self, flag: str) -> None:
        if flag in ("Bstatic", "Bdynamic"):
            self.static = flag == "Bstatic"
        elif flag in ("whole-archive", "no-whole-archive"):
            self.whole_archive = flag == "whole-archive"
        elif flag in ("start-lib", "end-lib"):
            self.lazy = flag == "start-lib"


def find_inputs(arguments: list[Argument]) -> list[Input]:
    """All files that the command line names, directly or by ``-l``, in order."""
    sysroot = _last_value(arguments, "sysroot")
    folders = [
        _under_sysroot(argument.value, sysroot)
        for argument in arguments
        if argument.name == "library-path"
    ]
    hidden = excluded_libraries(arguments)
    state = _State(static=False, whole_archive=False, lazy=False)
    saved: list[_State] = []
    inputs = []
    for position, argument in enumerate(arguments):
        if argument.name == "push-state":
            saved.append(state.copy())
        elif argument.name == "pop-state" and saved:
            state = saved.pop()
        elif argument.name in (INPUT, "library"):
            path = argument.value
            if argument.name == "library":
                path = _search_library(argument.value, folders, state.static)
            spelled = " ".join(argument.words)
            inputs.append(
                Input(
                    position,
                    spelled,
                    path,
                    whole_archive=state.whole_archive,
                    lazy=state.lazy,
                    hidden=bool(hidden & {EVERY_LIBRARY, os.path.basename(path)}),
                )
            )
        else:
            state.apply(argument.name)
    return inputs


def excluded_libraries(arguments: list[Argument]) -> frozenset[str]:
    """The archives that ``--exclude-libs`` names, or :data:`EVERY_LIBRARY`."""
    values = [a.value.replace(":", ",") for a in arguments if a.name == "exclude-libs"]
    return frozenset(",".join(values).split(",")) - {""}


def _last_value(arguments: list[Argument], name: str) -> str:
    return next((a.value for a in reversed(arguments) if a.name == name), "")


def _under_sysroot(folder: str, sysroot: str) -> str:
    for prefix in ("=", "$SYSROOT"):
        if folder.startswith(prefix):
            return sysroot + folder[len(prefix) :]
    return folder


def _search_library(name: str, folders: list[str], static: bool) -> str:
    if name.startswith(":"):
        candidates = [name[1:]]
    elif static:
        candidates = [f"lib{name}.a"]
    else:
        candidates = [f"lib{name}.so", f"lib{name}.a"]
    for folder in folders:
        for candidate in candidates:
            path = os.path.join(folder, candidate)
            if os.path.isfile(path):
                return path
    return ""
