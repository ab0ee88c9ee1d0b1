"""Which functions and variables the functions of a module lead to, by its text."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import cached_property

from ltoad.ir.text import bodies, symbols

_ATTACHED = re.compile(r",? !\w+ !\d+|#\d+|![\d]+")
_NUMBERED = re.compile(r'(@"?[-\w$.]+?)\.\d+\b')
"""Local symbols get numbers when modules are merged."""
_RECORD = re.compile(r"^\s+#dbg_.*$", re.MULTILINE)


class Reach:
    """Answers about one module; its text is not looked at before the first question."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._known: dict[str, frozenset[str]] = {}

    @cached_property
    def _bodies(self) -> dict[str, str]:
        return bodies(self._text)

    @cached_property
    def mentioned(self) -> dict[str, frozenset[str]]:
        """The symbols in each function with a body."""
        return {name: frozenset(symbols(body)) for name, body in self._bodies.items()}

    def symbols(self, function: str) -> frozenset[str]:
        """All symbols in a function and in those that it leads to."""
        if function not in self._known:
            self._known[function] = self.symbols_from([function])
        return self._known[function]

    def symbols_from(self, starts: Iterable[str]) -> frozenset[str]:
        """All symbols that several functions lead to, and these themselves."""
        seen = set(starts)
        pending = list(seen)
        while pending:
            fresh = self.mentioned.get(pending.pop(), frozenset()) - seen
            seen |= fresh
            pending += fresh
        return frozenset(seen)

    def digest(self, function: str) -> str:
        """Of the IR of all these functions, without debug information and attributes."""
        digest = hashlib.blake2b(digest_size=16)
        for name in sorted(self.symbols(function) & self._bodies.keys()):
            plain_text = _ATTACHED.sub("", _RECORD.sub("", self._bodies[name]))
            plain_text = _NUMBERED.sub(r"\1", plain_text)
            digest.update(plain_text.partition("{")[2].encode("utf-8", "surrogateescape"))
        return digest.hexdigest()
