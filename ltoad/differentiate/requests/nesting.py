"""Derivatives of derivatives: which requests can be carried out now.

A request waits for those in the functions that it differentiates, so that the
innermost come first.  The derivatives that are written then are ordinary
functions, and are simplified before the next round.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from callgraph.requests import request_kind
from ltoad.causes.requests import OWN_DERIVATIVE
from ltoad.differentiate.requests.request import requested_function
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.ir.values import unquote_name

_MENTION = re.compile(r'@("(?:[^"])*"|[-\w$.]+)')


class Nesting:
    """Answers about the requests of one module."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._mentions: dict[str, set[str]] = {}

    def requesting_functions(self) -> list[str]:
        """The functions that ask for derivatives."""
        requests = [n for n in self._module.declaration_names() if request_kind(n) is not None]
        return [
            name
            for name in self._module.function_names()
            if any(request in self._module.function_text(name) for request in requests)
        ]

    def waits(self, call: Call) -> bool:
        """Whether what a request differentiates asks for derivatives itself.

        Raises Unsupported for a function that asks for a derivative of itself.
        """
        name = requested_function(call)
        if not name or not self._module.defines(name):
            return False
        reached = self.reached_from([name])
        caller = call.parent.parent if call.parent is not None else None
        if caller is not None and caller.name in reached:
            raise Unsupported(
                call,
                f"'{name}' asks for its own derivative, by way of '{caller.name}'",
                OWN_DERIVATIVE,
            )
        return any(request_kind(n) is not None for f in reached for n in self._called(f))

    def reached_by(self, call: Call) -> set[str]:
        """The functions that a request differentiates."""
        name = requested_function(call)
        return self.reached_from([name]) if name and self._module.defines(name) else set()

    def reached_from(self, starts: Iterable[str]) -> set[str]:
        """These functions, and what they mention."""
        seen = set(starts)
        pending = list(seen)
        while pending:
            for name in self._called(pending.pop()):
                if name not in seen and self._module.defines(name):
                    seen.add(name)
                    pending.append(name)
        return seen

    def leading_to(self, ends: Iterable[str], within: Collection[str]) -> set[str]:
        """Those of some functions that mention one of others, in one step or in several."""
        mentioned_by: dict[str, list[str]] = {}
        for name in within:
            if self._module.defines(name):
                for callee in self._called(name):
                    mentioned_by.setdefault(callee, []).append(name)
        seen = set(ends).intersection(within)
        pending = list(seen)
        while pending:
            for name in mentioned_by.get(pending.pop(), ()):
                if name not in seen:
                    seen.add(name)
                    pending.append(name)
        return seen

    def _called(self, name: str) -> set[str]:
        """All names that a function mentions."""
        if name not in self._mentions:
            found = _MENTION.findall(self._module.function_text(name))
            self._mentions[name] = set(map(unquote_name, found)) - {name}
        return self._mentions[name]
