"""What the result of a link with derivatives depends on, as one digest.

The bytes of all inputs, the flags, the configuration, and what makes the derivatives: ltoad's own
sources, Python and LLVM.  Where the inputs lie does not count, because compilers that link in the
same breath put their objects under names that change.  On the path of links whose result is known.
"""
# pathlib would cost 10 ms of every such link.
# ruff: noqa: PTH100, PTH110, PTH113, PTH116, PTH118, PTH120, PTH122, PTH123, PTH202, PTH208

from __future__ import annotations

import os
import sys
from importlib.machinery import PathFinder

from linker_wrappers.flags import INPUT, Argument, is_number
from linker_wrappers.inputs import Input
from linker_wrappers.scan import SYSTEM_FOLDERS

try:
    from _blake2 import blake2b
except ImportError:  # hashlib is public, and brings OpenSSL, which costs 10 ms
    from hashlib import blake2b

CONFIG_NAME = "ltoad.toml"
_OWN_WITHOUT_INFLUENCE = (
    "ltoad-cache",
    "ltoad-config",
    "ltoad-diagnostics",
    "ltoad-real-linker",
    "ltoad-report",
)
WITHOUT_INFLUENCE = frozenset((INPUT, "library", "library-path", "output", *_OWN_WITHOUT_INFLUENCE))
"""Arguments that say where something is, or that only this process looks at."""

PACKAGES = ("callgraph", "linker_wrappers", "ltoad")
CHUNK = 1 << 20


class NotIdentifiedError(Exception):
    """Something that the link depends on cannot be read."""


def digest_of(*parts: bytes) -> bytes:
    """One digest of several byte strings, which is another one if they are cut otherwise."""
    total = blake2b(digest_size=32)
    for part in parts:
        total.update(len(part).to_bytes(8, "little"))
        total.update(part)
    return total.digest()


def key_of(arguments: list[Argument], files: list[Input]) -> str:
    """The digest of a link in hexadecimal; raises NotIdentifiedError."""
    try:
        parts = [key_of_tools(), _of_configuration(arguments)]
        parts += [_of_input(file) for file in files]
    except OSError as error:
        raise NotIdentifiedError from error
    parts += [
        os.fsencode(f"{argument.name}={argument.value}")
        for argument in arguments
        if not _is_without_influence(argument)
    ]
    return digest_of(*parts).hex()


def key_of_tools() -> bytes:
    """The digest of what makes derivatives and code; raises OSError and NotIdentifiedError."""
    return digest_of(_of_program(), _of_llvm())


def identity(path: str) -> bytes:
    """What a file is known by: its content, or place and times for libraries of the system.

    A file that is not there has an identity too.  Raises OSError.
    """
    real = os.path.realpath(path)
    if not os.path.exists(real):
        return b""
    if real.startswith(SYSTEM_FOLDERS):
        found = os.stat(real)
        times = f"{found.st_mtime_ns} {found.st_ctime_ns}"
        return os.fsencode(f"{real} {found.st_ino} {found.st_size} {times}")
    content = blake2b(digest_size=32)
    with open(real, "rb", buffering=0) as file:
        while chunk := file.read(CHUNK):
            content.update(chunk)
    return content.digest()


def _is_without_influence(argument: Argument) -> bool:
    """A size that is no number is an error, and no link that ended in one is remembered."""
    if argument.name == "ltoad-cache-size":
        return is_number(argument.value)
    return argument.name in WITHOUT_INFLUENCE


def _of_input(file: Input) -> bytes:
    if not file.path:
        return digest_of(b"not found", os.fsencode(file.spelled))
    if not os.path.isfile(file.path):
        raise NotIdentifiedError
    suffix = os.path.splitext(file.path)[1]
    state = f"{suffix} {file.whole_archive} {file.lazy} {file.hidden}"
    return digest_of(b"file", os.fsencode(state), identity(file.path))


def _of_configuration(arguments: list[Argument]) -> bytes:
    named = [a.value for a in arguments if a.name == "ltoad-config"]
    return digest_of(b"required" if named else b"", identity((named or [CONFIG_NAME])[-1]))


def _of_program() -> bytes:
    """All sources of ours: a number alone would be the same while one works on them."""
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parts = [sys.version.encode()]
    for package in PACKAGES:
        sources = sorted(_sources_below(os.path.join(root, package)))
        if not sources:
            raise NotIdentifiedError
        for path in sources:
            with open(path, "rb", buffering=0) as file:
                parts += [os.fsencode(path.removeprefix(root)), file.read()]
    return digest_of(*parts)


def _sources_below(folder: str) -> list[str]:
    return [
        os.path.join(parent, name)
        for parent, _, names in os.walk(folder)
        for name in names
        if name.endswith((".py", ".ll"))
    ]


def _of_llvm() -> bytes:
    """The version of llvmlite and the size of the LLVM in it, without importing either."""
    found = PathFinder.find_spec("llvmlite")
    if found is None or not found.submodule_search_locations:
        raise NotIdentifiedError
    folder = found.submodule_search_locations[0]
    with open(os.path.join(folder, "_version.py"), "rb") as file:
        version = file.read()
    binding = os.path.join(folder, "binding")
    libraries = sorted(name for name in os.listdir(binding) if name.startswith("libllvmlite"))
    sizes = [f"{n} {os.path.getsize(os.path.join(binding, n))}".encode() for n in libraries]
    return digest_of(version, *sizes)
