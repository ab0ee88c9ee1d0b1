"""Which functions a call through a pointer may reach."""

from __future__ import annotations

import re
from functools import cached_property

from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.ir.types import FunctionType
from ltoad.ir.values import quote_name
from ltoad.rules.rows import RowKind
from ltoad.rules.table import lookup

_MENTION = re.compile(r'@("(?:[^"])*"|[-\w$.]+)')


def _has_derivative(name: str) -> bool:
    row = lookup(name)
    return row is not None and row.kind in (RowKind.SCALAR, RowKind.ZERO)


class IndirectTargets:
    """Address-taken functions of a module by signature."""

    def __init__(self, module: Module) -> None:
        self._module = module

    def of(self, call: Call) -> tuple[str, ...]:
        """Functions of the call's signature whose address is taken: those with a body or a rule."""
        return self._by_type.get(call.function_type, ())

    @cached_property
    def _by_type(self) -> dict[FunctionType, tuple[str, ...]]:
        found: dict[FunctionType, tuple[str, ...]] = {}
        for name in self._address_taken:
            type_ = self._module.signature(name).type
            found[type_] = (*found.get(type_, ()), name)
        return found

    @cached_property
    def _address_taken(self) -> list[str]:
        """Functions that are mentioned other than as the callee of a call."""
        module = self._module
        known = [n for n in module.declaration_names() if _has_derivative(n)]
        defined = {quote_name(n): n for n in (*module.function_names(), *known)}
        taken: dict[str, None] = {}
        for name in module.global_names():
            self._collect(module.global_variable(name).text, defined, taken, calls=False)
        for name in module.function_names():
            body = module.function_text(name)
            self._collect(body[body.find("\n") :], defined, taken, calls=True)
        return [n for n in taken if lookup(n) is None or _has_derivative(n)]

    def _collect(
        self, text: str, defined: dict[str, str], taken: dict[str, None], *, calls: bool
    ) -> None:
        for match in _MENTION.finditer(text):
            name = defined.get(match[1])
            if name is None or name in taken:
                continue
            is_callee = calls and text[match.end() : match.end() + 1] == "("
            if not is_callee:
                taken[name] = None
