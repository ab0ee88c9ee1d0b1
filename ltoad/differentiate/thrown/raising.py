"""Which functions really unwind, although exceptions are values, with what a handler may catch."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from ltoad.differentiate.prepare.indirect import is_indirect
from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.rules.exceptions import Step, ends_program, step_of
from ltoad.rules.rows import AllocationRow, Row
from ltoad.rules.table import Rows


class Raising:
    """Answers about the calls of one module, memoised; ``copied`` are the functions that have a
    copy in which exceptions are values, ``targets`` tells what calls through pointers reach.

    That memory runs out is nothing that programs go on after: it leaves the derivative, too.
    """

    def __init__(
        self,
        module: Module,
        rows: Rows,
        copied: Container[str],
        targets: Callable[[Call], Sequence[str]],
    ) -> None:
        self._module = module
        self._rows = rows
        self._copied = copied
        self._targets = targets
        self._known: dict[str, bool] = {}
        self._groups = module.attribute_groups_with("nounwind")

    def may_raise(self, call: Call) -> bool:
        """Whether something may unwind from a call."""
        if self._groups.intersection(call.function_attributes):
            return False
        called = self._called(call)
        return not called or any(map(self._name_may_raise, called))

    def throws(self, call: Call) -> bool:
        """Whether a library's function is called to throw."""
        return throws_for(call, self._rows)

    def _called(self, call: Call) -> Sequence[str]:
        """What a call may reach; empty: anything.  Through a pointer, derivatives call nothing
        but what they know."""
        return self._targets(call) if is_indirect(call) else (call.callee_name,)

    def _name_may_raise(self, name: str) -> bool:
        if name not in self._known:
            reached = {name}
            pending = [name]
            while pending:
                found = self._beyond(pending.pop())
                if found is None:
                    self._known[name] = True
                    return True
                pending += found - reached
                reached |= found
            self._known.update(dict.fromkeys(reached, False))
        return self._known[name]

    def _beyond(self, name: str) -> set[str] | None:
        """The functions by which something may unwind from one; None if it does without."""
        row = self._rows.row(name)
        raises = _raises(name, row) if row is not None else self._known.get(name)
        if raises is None and not self._module.defines(name):
            raises = "nounwind" not in self._module.function_attributes(name)
        if raises is not None:
            return None if raises else set()
        calls = [i for i in self._module.function(name).instructions() if isinstance(i, Call)]
        if name in self._copied:
            calls = [c for c in calls if not isinstance(c, Invoke) and not self.throws(c)]
        calls = [c for c in calls if not self._groups.intersection(c.function_attributes)]
        called = [self._called(c) for c in calls]
        return {name for names in called for name in names} if all(called) else None


def throws_for(call: Call, rows: Rows) -> bool:
    """Whether a library's function is called to throw what programs go on after."""
    row = rows.of(call)
    return _raises(call.callee_name, row) and row is not None and row.effects.no_return


def _raises(name: str, row: Row | None) -> bool:
    may = (
        row is not None and row.effects.may_unwind and step_of(name) not in (Step.RETHROW, Step.END)
    )
    return may and not isinstance(row, AllocationRow) and not ends_program(name)
