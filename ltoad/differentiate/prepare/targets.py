"""Which functions a call through a pointer may reach."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from ltoad.analysis.types.tbaa import TypeTags
from ltoad.differentiate.prepare.copied_entries import copied_tables
from ltoad.differentiate.prepare.shown_tables import MENTION, shown_tables
from ltoad.differentiate.prepare.told_callees import told_callees
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.ir.instructions import Call, GetElementPtr
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.ir.types import PTR, ArrayType, FunctionType, StructType
from ltoad.ir.values import ConstantAggregate, GlobalReference, Value, quote_name
from ltoad.rules.cxx_strings import TELLING, TELLING_CLASSES, TELLING_OFFSET
from ltoad.rules.rows import (
    AllocationRow,
    DeallocationRow,
    InactiveRow,
    ScalarRow,
    TransferRow,
    ZeroRow,
)

_TELLING_TYPE = FunctionType(PTR, (PTR,))
_DERIVABLE = (ScalarRow, ZeroRow, AllocationRow, DeallocationRow, TransferRow)

_POINT = re.compile(
    r'getelementptr[ \w]*(?:inrange\([-\d, ]*\) )?\(i8, ptr @("(?:[^"])*"|[-\w$.]+), i64 (-?\d+)\)'
)


class IndirectTargets:
    """Address-taken functions of a module by signature, and by place in tables such as vtables."""

    def __init__(self, module: Module, rules: ProgramRules) -> None:
        self._module = module
        self._tags = TypeTags(module)
        self._rows = rules.rows
        self._registered = rules.functions
        self._registering = rules.globals

    def of(self, call: Call) -> tuple[str, ...]:
        """Functions of the call's signature whose address is taken: those with a body or a rule.

        A callee that is read out of a table at a known offset is one that code mentions or copies
        from a table, or that lies at this offset of some table; one that is read out of
        what its compiler calls a virtual table lies there, and the run sees to that.  Where it is
        told which functions come there (:mod:`told_callees`), it is one of these.  If there is none
        of all these, a pointer has gone along the table, and any function may lie where it leads.
        """
        told = told_callees(call, self._module) or frozenset()
        possible = self._possible(call)
        candidates = self._by_type.get(call.function_type, ())
        choices = (
            tuple(name for name in possible if name in told),
            possible,
            tuple(name for name in candidates if name in told),
        )
        own = next(filter(None, choices), candidates)
        return tuple(dict.fromkeys((*own, *self._native_methods(call))))

    def _possible(self, call: Call) -> tuple[str, ...]:
        """The program's own."""
        candidates = self._by_type.get(call.function_type, ())
        found = self._table_entry(call.callee)
        if found is None:
            return candidates
        table, offset = found
        in_tables = {
            function
            for name, entries in self._tables.items()
            for place, function in entries
            if self._points_of(name, place - offset)
        }
        if not self._is_table_of_methods(table):
            in_tables.update(self._mentioned_in_code)
            if not _never_changes(call.callee):
                in_tables |= self._copied_from_tables
        return tuple(c for c in candidates if c in in_tables)

    def is_virtual(self, call: Call) -> bool:
        """Whether a callee is read out of what its compiler calls a virtual table, or out of a
        table to which an object points that is passed."""
        found = self._table_entry(call.callee)
        if found is None:
            return False
        table, _ = found
        passed = isinstance(table, Load) and table.pointer in call.operands
        return passed or self._is_table_of_methods(table)

    @property
    def addressed(self) -> tuple[str, ...]:
        """The functions with a body whose address is taken, in the order of the text."""
        every = (name for names in self._by_type.values() for name in names)
        return tuple(name for name in every if self._module.defines(name))

    def _native_methods(self, call: Call) -> tuple[str, ...]:
        """Virtual functions of classes whose tables are in machine code."""
        found = self._table_entry(call.callee)
        offset = found[1] if found is not None else None
        if offset != TELLING_OFFSET or call.function_type != _TELLING_TYPE:
            return ()
        if not self._module.mentions(TELLING_CLASSES):
            return ()
        for name in TELLING:
            self._module.declare(name, _TELLING_TYPE)
        return TELLING

    def _is_table_of_methods(self, table: Value) -> bool:
        tag = table.metadata_node("tbaa") if isinstance(table, Load) else None
        return tag is not None and self._tags.is_table_of_methods(tag)

    def _table_entry(self, callee: Value) -> tuple[Value, int] | None:
        """The table that a callee is loaded from, and its byte offset from the start.

        Where the compiler says that it never changes, as of the tables of Rust's traits, it may
        have come as an argument.
        """
        if not isinstance(callee, Load):
            return None
        place, offset = callee.pointer, 0
        if isinstance(place, GetElementPtr):
            constant, scaled = self._module.layout.gep_offset(place)
            if scaled:
                return None
            place, offset = place.operands[0], constant
        return (place, offset) if _never_changes(callee) or isinstance(place, Load) else None

    def _points_of(self, table: str, offset: int) -> bool:
        """Whether a pointer to this offset of a table occurs in the program."""
        points = self._points.get(table)
        return points is None or offset in points

    @cached_property
    def _by_type(self) -> dict[FunctionType, tuple[str, ...]]:
        found: dict[FunctionType, tuple[str, ...]] = {}
        # code without bitcode may take the addresses of its own functions
        native = sorted(n for n in self._registered if self._module.declares(n))
        taken = dict.fromkeys([*self._mentioned_in_tables, *self._mentioned_in_code, *native])
        for name in taken:
            if self._rows.row(name) is None or self._is_derivable(name):
                type_ = self._module.signature(name).type
                found[type_] = (*found.get(type_, ()), name)
        return found

    def _is_derivable(self, name: str) -> bool:
        """Whether a call of a function of which there is no body has a derivative."""
        row = self._rows.row(name)
        known = isinstance(row, _DERIVABLE)
        harmless = isinstance(row, InactiveRow) and not row.effects.writes
        return known or harmless or name in self._registered

    @cached_property
    def _functions(self) -> dict[str, str]:
        """Functions that may be called through a pointer, by how they are spelled in the text."""
        known = [n for n in self._module.declaration_names() if self._is_derivable(n)]
        return {quote_name(n): n for n in (*self._module.function_names(), *known)}

    @cached_property
    def _mentioned_in_tables(self) -> dict[str, None]:
        found: dict[str, None] = {}
        for name in self._module.global_names():
            if name in self._registering or name in self._shown:
                continue
            self._collect(self._module.global_variable(name).text, found, calls=False)
        return found

    @cached_property
    def _mentioned_in_code(self) -> dict[str, None]:
        """Functions that a body mentions other than as the callee of a call."""
        found: dict[str, None] = {}
        for name in self._module.function_names():
            body = self._module.function_text(name)
            self._collect(body[body.find("\n") :], found, calls=True)
        return found

    def _collect(self, text: str, found: dict[str, None], *, calls: bool) -> None:
        for match in MENTION.finditer(text):
            name = self._functions.get(match[1])
            if name is None or name in found:
                continue
            is_callee = calls and text[match.end() : match.end() + 1] == "("
            if not is_callee:
                found[name] = None

    @cached_property
    def _copied_from_tables(self) -> frozenset[str]:
        """Functions whose addresses code takes out of tables, to keep them anywhere."""
        copied = copied_tables(self._module, self._tables, self._rows.of)
        return frozenset(f for name in copied for _, f in self._tables[name])

    @cached_property
    def _shown(self) -> frozenset[str]:
        return shown_tables(self._module)

    @cached_property
    def _tables(self) -> dict[str, list[tuple[int, str]]]:
        """For each global with functions in its initialiser, their byte offsets and names."""
        found = {}
        for name in self._module.global_names():
            variable = self._module.global_variable(name)
            if variable.is_declaration or name in self._shown:
                continue
            if not any(m[1] in self._functions for m in MENTION.finditer(variable.text)):
                continue
            if variable.initializer is not None:
                entries = list(self._entries(variable.initializer, 0))
                found[name] = [(o, f) for o, f in entries if f in self._functions.values()]
        return found

    def _entries(self, value: Value, offset: int) -> Iterator[tuple[int, str]]:
        if isinstance(value, GlobalReference):
            yield offset, value.name
        elif isinstance(value, ConstantAggregate):
            for element, place in zip(value.elements, self._places(value), strict=True):
                yield from self._entries(element, offset + place)

    def _places(self, value: ConstantAggregate) -> list[int]:
        layout, type_ = self._module.layout, self._module.resolve(value.type)
        if isinstance(type_, StructType):
            return list(layout.field_offsets(type_))
        assert isinstance(type_, ArrayType)
        return [i * layout.alloc_size_of(type_.element) for i in range(type_.length)]

    @cached_property
    def _points(self) -> dict[str, set[int] | None]:
        """The byte offsets of tables that the program points to; None: any."""
        names = {quote_name(n): n for n in self._tables}
        found: dict[str, set[int] | None] = {n: set() for n in self._tables}
        module = self._module
        texts = [module.function_text(n) for n in module.function_names()]
        texts += [module.global_variable(n).text for n in module.global_names()]
        for text in texts:
            exact = {m.start(1): int(m[2]) for m in _POINT.finditer(text)}
            for mention in MENTION.finditer(text):
                table = names.get(mention[1], "")
                points = found.get(table)
                if points is None:
                    continue
                if mention.start(1) not in exact and text.startswith(", i", mention.end()):
                    found[table] = None  # an index by a type other than bytes
                else:
                    points.add(exact.get(mention.start(1), 0))
        return found


def _never_changes(callee: Value) -> bool:
    """Whether the compiler says so of the table that a callee is read out of."""
    return isinstance(callee, Load) and callee.metadata_node("invariant.load") is not None
