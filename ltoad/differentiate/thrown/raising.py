"""Which functions really unwind, although exceptions are values, with what a handler may catch."""

from __future__ import annotations

from collections.abc import Container

from ltoad.differentiate.prepare.indirect import is_indirect
from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.rules.exceptions import Step, ends_program, step_of
from ltoad.rules.rows import AllocationRow, Row
from ltoad.rules.table import Rows


class Raising:
    """Answers about the calls of one module, memoised; ``copied`` are the functions that have a
    copy in which exceptions are values.

    That memory runs out is nothing that programs go on after: it leaves the derivative, too.
    """

    def __init__(self, module: Module, rows: Rows, copied: Container[str]) -> None:
        self._module = module
        self._rows = rows
        self._copied = copied
        self._known: dict[str, bool] = {}
        self._groups = module.attribute_groups_with("nounwind")

    def may_raise(self, call: Call) -> bool:
        """Whether something may unwind from a call."""
        if self._groups.intersection(call.function_attributes):
            return False
        return is_indirect(call) or self._name_may_raise(call.callee_name)

    def throws(self, call: Call) -> bool:
        """Whether a library's function is called to throw."""
        row = self._rows.of(call)
        return _raises(call.callee_name, row) and row is not None and row.effects.no_return

    def _name_may_raise(self, name: str) -> bool:
        if name not in self._known:
            # of functions that call each other, the first is asked about
            self._known[name] = False
            self._known[name] = self._find(name)
        return self._known[name]

    def _find(self, name: str) -> bool:
        row = self._rows.row(name)
        if row is not None:
            return _raises(name, row)
        if not self._module.defines(name):
            return "nounwind" not in self._module.function_attributes(name)
        calls = [i for i in self._module.function(name).instructions() if isinstance(i, Call)]
        if name in self._copied:
            calls = [c for c in calls if not isinstance(c, Invoke) and not self.throws(c)]
        return any(map(self.may_raise, calls))


def _raises(name: str, row: Row | None) -> bool:
    may = (
        row is not None and row.effects.may_unwind and step_of(name) not in (Step.RETHROW, Step.END)
    )
    return may and not isinstance(row, AllocationRow) and not ends_program(name)
