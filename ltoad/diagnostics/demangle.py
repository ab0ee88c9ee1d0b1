"""Names as they stand in the source, for symbols of C++, Rust and Fortran.

C++ and older Rust share the Itanium mangling, which the C++ runtime undoes; Rust's own (``_R``)
is left to a filter of the toolchain.  Whatever cannot be undone stays as it is.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from functools import cache

_SYMBOL = re.compile(r"(?<![\w$.])(_Z[\w$.]+|_R[INCMXYB]\w+|_QM?\w+)")
_FILTERS = ("rustfilt", "llvm-cxxfilt", "llvm-cxxfilt-19", "c++filt")
_RUST_HASH = re.compile(r"::h[0-9a-f]{16}(?=\W|$)")
_RUST_ESCAPES = {
    "$LT$": "<",
    "$GT$": ">",
    "$LP$": "(",
    "$RP$": ")",
    "$RF$": "&",
    "$BP$": "*",
    "$SP$": "@",
    "$C$": ",",
    "$u20$": " ",
    "$u27$": "'",
    "$u5b$": "[",
    "$u5d$": "]",
    "$u7b$": "{",
    "$u7d$": "}",
    "$u3b$": ";",
    "$u2b$": "+",
    "$u22$": '"',
    "..": "::",
}
_FORTRAN = re.compile(r"_Q((?:[MSF][a-z0-9_]+)*)[PE]([a-z0-9_]+)")
_DEEP = re.compile(r"<[^<>]*>")
_LONGEST = 100


def demangled(symbol: str) -> str:
    """The name of a function in its source; of an endless C++ name, as much as can be read."""
    found = _plain(symbol)
    return _abridged(found) if len(found) > _LONGEST else found


def spelled_out(symbol: str) -> str:
    """The name of a function in its source, however long it is."""
    return _plain(symbol)


def readable(text: str) -> str:
    """A message with its mangled names written out."""
    return _SYMBOL.sub(lambda match: demangled(match[0]), text)


def is_rust(symbol: str) -> bool:
    """Whether only rustc makes such a name."""
    return symbol.startswith("_R") or re.search(r"17h[0-9a-f]{16}E", symbol) is not None


@cache
def _plain(symbol: str) -> str:
    fortran = _FORTRAN.fullmatch(symbol)
    if fortran is not None:
        scopes = re.sub(r"[MSF]([a-z0-9_]+)", r"\1::", fortran[1]) if fortran[1] else ""
        return f"{scopes}{fortran[2]}"
    if symbol.startswith("_Z"):
        base = symbol.partition(".")[0]
        found = _itanium(symbol) or _itanium(base)
        if not found:
            return symbol
        return _without_escapes(found) if is_rust(symbol) else found
    return _filtered(symbol) if symbol.startswith("_R") else symbol


def _itanium(symbol: str) -> str:
    """``abi::__cxa_demangle``, which every C++ runtime has; "" if there is none."""
    demangle = _runtime()
    if demangle is None:
        return ""
    status = ctypes.c_int()
    address = demangle(symbol.encode(), None, None, ctypes.byref(status))
    if not address:
        return ""
    text = ctypes.cast(address, ctypes.c_char_p).value or b""
    _free()(address)
    return text.decode(errors="replace")


@cache
def _runtime() -> ctypes._NamedFuncPointer | None:
    for name in ("libstdc++.so.6", "libc++abi.so.1"):
        try:
            function = ctypes.CDLL(name)["__cxa_demangle"]
        except (OSError, AttributeError):
            continue
        function.restype = ctypes.c_void_p
        return function
    return None


@cache
def _free() -> ctypes._NamedFuncPointer:
    function = ctypes.CDLL(None)["free"]
    function.argtypes = [ctypes.c_void_p]
    return function


def _without_escapes(name: str) -> str:
    name = _RUST_HASH.sub("", name)
    for escape, character in _RUST_ESCAPES.items():
        name = name.replace(escape, character)
    return name.removeprefix("_")


def _filtered(symbol: str) -> str:
    """What a demangler of the toolchain makes of it."""
    for name in _FILTERS:
        program = shutil.which(name)
        if program is None:
            continue
        done = subprocess.run(
            [program], input=symbol, capture_output=True, text=True, check=False, timeout=10
        )
        found = done.stdout.strip()
        if done.returncode == 0 and found and found != symbol:
            return _RUST_HASH.sub("", found)
    return symbol


def _abridged(name: str) -> str:
    """A name without the innermost template arguments, until it is short or has none."""
    while len(name) > _LONGEST and _DEEP.search(name):
        name = _DEEP.sub("\0", name)
    return re.sub("\0+", "<…>", name)
