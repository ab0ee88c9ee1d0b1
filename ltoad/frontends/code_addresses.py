"""Whether a number is the address of code: to call anything else ends the process."""

from __future__ import annotations

_MAPS = "/proc/self/maps"


_KNOWN: set[int] = set()
"""Addresses that were looked up before, which takes longer than most calls."""


def is_code(address: int) -> bool:
    """Whether there is machine code at an address; True where the system does not say."""
    if address not in _KNOWN and _is_executable(address):
        _KNOWN.add(address)
    return address in _KNOWN


def _is_executable(address: int) -> bool:
    try:
        with open(_MAPS, encoding="utf-8", errors="replace") as file:  # noqa: PTH123
            lines = file.read().splitlines()
    except OSError:
        return address != 0
    for line in lines:
        span, rights, *_ = line.split(maxsplit=2)
        first, _, last = span.partition("-")
        if int(first, 16) <= address < int(last, 16):
            return "x" in rights
    return False
