"""The functions that calls through pointers may reach, as far as the program tells."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.analysis.callees.flows import Copy, Entry, Flows, Passed
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.rules.rows import Row

_INSIDE = frozenset(["internal", "private"])
_MOST_MARKS = 16
_WORD = 8


def callees(
    module: Module, row_of: Callable[[Call], Row | None], passed: Passed
) -> dict[Call, frozenset[str]]:
    """For calls through pointers, the functions of which the addresses come there.

    Calls are those of the module's own functions.  One that may reach what others have made is
    left out, and one to which nothing comes.
    """
    flows = Flows(module, row_of, passed)
    for name in module.function_names():
        function = module.function(name)
        flows.add(function)
        if module.signature(name).linkage not in _INSIDE:
            flows.receive_anything(name)
    linked: set[tuple[Call, str]] = set()
    while _settle(flows) or _link(flows, linked) or _divide(flows):
        pass
    found = {call: _functions(flows, call) for call in flows.pointed}
    return {call: functions for call, functions in found.items() if functions}


def _settle(flows: Flows) -> bool:
    """Carry out what depends on what memory is known to hold, once; whether that was new."""
    before = flows.cells.changes
    for copy in flows.copies:
        _copy(flows, copy)
    for entry in flows.entries:
        _enter(flows, entry)
    return flows.cells.changes != before


def _copy(flows: Flows, copy: Copy) -> None:
    cells = flows.cells
    if cells.where(copy.target) == cells.where(copy.source):
        return
    for one, other in ((copy.source, copy.target), (copy.target, copy.source)):
        for distance, held in cells.contents(one, copy.size):
            place = other._replace(offset=other.offset + distance)
            cells.join(cells.content(place), held)


def _enter(flows: Flows, entry: Entry) -> None:
    cells = flows.cells
    numbers = cells.numbers(entry.member)
    if len(numbers) > _MOST_MARKS:
        cells.make_foreign(entry.result)
        return
    for number in sorted(numbers):
        place = entry.table._replace(offset=entry.table.offset + number - 1)
        cells.join(entry.result, cells.content(place))


def _link(flows: Flows, linked: set[tuple[Call, str]]) -> bool:
    """Pass arguments to what pointers are known to lead to; whether there was something new."""
    new = False
    for call in flows.pointed:
        for name in sorted(_functions(flows, call)):
            if (call, name) in linked or not _fits(flows.module, call, name):
                continue
            linked.add((call, name))
            flows.link(call, name)
            new = True
    return new


def _fits(module: Module, call: Call, name: str) -> bool:
    return module.defines(name) and module.signature(name).type == call.function_type


def _divide(flows: Flows) -> bool:
    """Let tables of elements whose size nobody has told be rows of words; whether there were any.

    What code fills it goes over in steps that are known, there or elsewhere.
    """
    cells, before = flows.cells, flows.cells.changes
    tables = {cells.where(table).node for table in flows.tables()}
    for place in flows.rows:
        if cells.where(place).node in tables and not cells.repeats(place):
            cells.repeat(place, _WORD)
    return cells.changes != before


def _functions(flows: Flows, call: Call) -> frozenset[str]:
    cell = flows.cell(call.callee)
    functions = flows.cells.functions(cell) if cell is not None else None
    return functions or frozenset()
