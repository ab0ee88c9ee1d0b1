"""Reads what a program says about its functions out of a module.

Enzyme's conventions: globals such as ``__enzyme_register_gradient_f[] =
{f, augmented, reverse}``, function attributes, function metadata, and
``llvm.global.annotations``.  Nothing is changed, and nothing is concluded.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from ltoad.causes.rules import REGISTRATION
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.differentiate.registered.global_texts import text_of, without_padding
from ltoad.differentiate.registered.registrations import (
    DerivativeRule,
    GradientRule,
    LikeAllocation,
    LikeFunction,
    Registrations,
    SplitDerivativeRule,
)
from ltoad.ir.module import Module
from ltoad.ir.values import (
    ConstantAggregate,
    ConstantExpression,
    ConstantInt,
    GlobalReference,
    Value,
    is_null,
)
from ltoad.offers import OFFERS, Offers, read_offers

ANNOTATIONS = "llvm.global.annotations"

AnyRule = TypeVar(
    "AnyRule", GradientRule, DerivativeRule, SplitDerivativeRule, LikeFunction, LikeAllocation
)


class _WrongError(Exception):
    """A registration that cannot be understood; says what was expected."""


def read_registrations(module: Module) -> Registrations:
    """All registrations of a module; what cannot be understood is in ``problems``."""
    reader = _Reader(module)
    reader.read_globals()
    reader.read_annotations()
    reader.read_functions()
    return reader.found()


_REGISTERING = re.compile(
    r"__enzyme_(register_|inactivefn|inactive_global|function_like|allocation_like|nofree)"
)
_KIND = re.compile(r"__enzyme_register_(gradient|derivative|splitderivative)")
_FUNCTION_METADATA = re.compile(r"!(enzyme_\w+) (!\d+)")
_EXPECTED = {
    "gradient": "three functions: {f, augmented, reverse}",
    "derivative": "two functions: {f, derivative}",
    "splitderivative": "three functions: {f, augmented, split derivative}",
    "inactivefn": "functions: {f}",
    "inactive_global": "global variables: {&v}",
    "function_like": 'a function and the name of a known one: {f, "log1p"}',
    "allocation_like": "an allocator, the index of its size argument, which arguments the "
    'deallocator takes (-1: the memory), and the deallocator: {alloc, 0, "-1", release}',
    "nofree": "functions: {f}",
}
_ALLOCATION_ENTRIES = 4


_SANITIZERS = ("__asan_global_", "__odr_asan_gen_")
"""What AddressSanitizer writes about a global has the global's name in its own."""


class _Reader:
    """Collects registrations of one module."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._gradients: dict[str, GradientRule] = {}
        self._derivatives: dict[str, DerivativeRule] = {}
        self._split_derivatives: dict[str, SplitDerivativeRule] = {}
        self._like_functions: dict[str, LikeFunction] = {}
        self._like_allocations: dict[str, LikeAllocation] = {}
        self._inactive: dict[str, str] = {}
        self._inactive_globals: dict[str, str] = {}
        self._without_frees: dict[str, str] = {}
        self._globals: list[str] = []
        self._problems: list[Diagnostic] = []

    def found(self) -> Registrations:
        return Registrations(
            gradients=self._gradients,
            derivatives=self._derivatives,
            split_derivatives=self._split_derivatives,
            like_functions=self._like_functions,
            like_allocations=self._like_allocations,
            inactive_functions=self._inactive,
            inactive_globals=self._inactive_globals,
            without_frees=self._without_frees,
            globals=tuple(self._globals),
            offers=self._offers(),
            problems=tuple(self._problems),
        )

    def _offers(self) -> Offers:
        for reference in self._module.named_metadata(OFFERS):
            (text,) = self._module.metadata(reference.number).operands
            return read_offers(bytes.fromhex(str(text)).decode())
        return Offers()

    # Globals

    def read_globals(self) -> None:
        for name in self._module.global_names():
            found = _REGISTERING.search(name)
            if found is None or name.startswith(_SANITIZERS):
                continue
            self._globals.append(name)
            try:
                self._read_global(name, found[1])
            except _WrongError as wrong:
                self._problems.append(
                    Diagnostic(
                        f"the registration '{name}' is wrong: {wrong}",
                        REGISTRATION.advising(_remedy(name)),
                    )
                )

    def _read_global(self, name: str, kind: str) -> None:
        if kind == "register_":
            named = _KIND.search(name)
            if named is None:
                raise _WrongError("there is no such kind of rule")
            kind = named[1]
        entries = self._entries(name)
        if kind in ("inactivefn", "nofree"):
            table = self._inactive if kind == "inactivefn" else self._without_frees
            table.update({self._function(e, i): name for i, e in enumerate(entries)})
        elif kind == "inactive_global":
            self._inactive_globals |= {self._variable(e, i): name for i, e in enumerate(entries)}
        elif kind == "function_like":
            function, known = _counted(entries, 2)
            rule = LikeFunction(self._function(function, 0), self._text(known, 1), name)
            self._add(self._like_functions, rule)
        elif kind == "allocation_like":
            self._read_allocation(name, entries)
        else:
            self._read_rule(name, kind, entries)

    def _read_rule(self, name: str, kind: str, entries: Sequence[Value]) -> None:
        counted = _counted(entries, 2 if kind == "derivative" else 3)
        functions = [self._function(e, i) for i, e in enumerate(counted)]
        if kind == "derivative":
            self._add(self._derivatives, DerivativeRule(functions[0], functions[1], name))
        elif kind == "gradient":
            self._add(self._gradients, GradientRule(functions[0], functions[1], functions[2], name))
        else:
            split = SplitDerivativeRule(functions[0], functions[1], functions[2], name)
            self._add(self._split_derivatives, split)

    def _read_allocation(self, name: str, entries: Sequence[Value]) -> None:
        allocator, size, passed, deallocator = _counted(entries, _ALLOCATION_ENTRIES)
        text = self._text(passed, 2)
        try:
            indices = tuple(int(word) for word in text.split(","))
        except ValueError:
            raise _WrongError(f"'{text}' is no list of arguments") from None
        if indices.count(-1) != 1:
            raise _WrongError(f"'{text}' names the memory (-1) {indices.count(-1)} times")
        function, freeing = self._function(allocator, 0), self._function(deallocator, 3)
        rule = LikeAllocation(function, self._number(size, 1), indices, freeing, name)
        self._add(self._like_allocations, rule)

    def _add(self, table: dict[str, AnyRule], rule: AnyRule) -> None:
        known = table.setdefault(rule.function, rule)
        if replace(known, source=rule.source) != rule:
            self._problems.append(
                Diagnostic(
                    f"'{rule.function}' is registered twice, by '{known.source}' and "
                    f"'{rule.source}', in different ways",
                    REGISTRATION.advising("remove one of the two registrations"),
                )
            )

    # Entries

    def _entries(self, name: str) -> Sequence[Value]:
        variable = self._module.global_variable(name)
        if variable.is_declaration:
            raise _WrongError("it is declared here and defined in no bitcode of this link")
        value = without_padding(variable.initializer)
        if isinstance(value, ConstantAggregate):
            return value.elements
        return () if value is None else (value,)

    def _function(self, entry: Value, index: int) -> str:
        name = self._global(entry)
        if name is None or not (self._module.defines(name) or self._module.declares(name)):
            raise _WrongError(f"entry {index + 1} is no function")
        return name

    def _variable(self, entry: Value, index: int) -> str:
        name = self._global(entry)
        if name is None or not self._module.has_global(name):
            raise _WrongError(f"entry {index + 1} is no global variable")
        return name

    def _global(self, entry: Value) -> str | None:
        """The name behind a reference, without casts, offsets of zero and aliases."""
        while isinstance(entry, ConstantExpression) and entry.opcode in _CASTS:
            entry = entry.operands[0]
        if not isinstance(entry, GlobalReference):
            return None
        if self._module.has_global(entry.name):
            variable = self._module.global_variable(entry.name)
            if variable.kind == "alias" and variable.initializer is not None:
                return self._global(variable.initializer)
        return entry.name

    def _text(self, entry: Value, index: int) -> str:
        name = self._global(entry)
        if name is not None and self._module.has_global(name):
            text = text_of(self._module.global_variable(name).initializer)
            if text is not None:
                return text
        raise _WrongError(f"entry {index + 1} is no text")

    def _number(self, entry: Value, index: int) -> int:
        if isinstance(entry, ConstantExpression) and entry.opcode in _CASTS:
            entry = entry.operands[0]
        if isinstance(entry, ConstantInt):
            return entry.value
        if is_null(entry):
            return 0
        raise _WrongError(f"entry {index + 1} is no number")

    # Annotations, attributes, metadata

    def read_annotations(self) -> None:
        """``__attribute__((annotate("enzyme_inactive")))`` of functions and globals."""
        if not self._module.has_global(ANNOTATIONS):
            return
        self._globals.append(ANNOTATIONS)
        for entry in self._entries(ANNOTATIONS):
            if not isinstance(entry, ConstantAggregate):
                continue
            name, text = self._global(entry.elements[0]), self._annotation(entry.elements[1])
            if name is not None and text.startswith("enzyme_"):
                self._note(name, text, f"an annotation of '{name}'")

    def _annotation(self, entry: Value) -> str:
        try:
            return self._text(entry, 1)
        except _WrongError:
            return ""

    def _note(self, name: str, text: str, source: str) -> None:
        word, _, value = text.partition("=")
        is_function = not self._module.has_global(name)
        if word == "enzyme_inactive":
            table = self._inactive if is_function else self._inactive_globals
            table[name] = source
        elif word == "enzyme_nofree" and is_function:
            self._without_frees[name] = source
        elif word == "enzyme_math" and is_function:
            self._add(self._like_functions, LikeFunction(name, value, source))

    def read_functions(self) -> None:
        """Attributes and metadata of definitions and declarations."""
        module = self._module
        marked = module.attribute_groups_with('"enzyme_')
        metadata = module.mentions("!enzyme_")
        if not marked and not metadata:
            return
        for name in (*module.function_names(), *module.declaration_names()):
            signature = module.signature(name)
            for group in dict.fromkeys(g for g in signature.attribute_groups if g in marked):
                for word in module.attribute_group(group):
                    if word.startswith('"enzyme_'):
                        text = word.replace('"', "")
                        self._note(name, text, f"an attribute of '{name}'")
            if metadata:
                self._read_metadata(name)
        self._read_marked_globals(marked)

    def _read_marked_globals(self, groups: frozenset[str]) -> None:
        """Variables that carry an attribute or metadata."""
        for name in self._module.global_names():
            words = self._module.global_variable(name).suffix.replace(",", " ").split()
            inactive = [
                word
                for group in groups.intersection(words)
                for word in self._module.attribute_group(group)
                if word == '"enzyme_inactive"'
            ]
            if inactive or "!enzyme_inactive" in words:
                self._inactive_globals[name] = f"an attribute of '{name}'"

    def _read_metadata(self, name: str) -> None:
        header = self._module.function_text(name).partition("\n")[0]
        named = dict(_FUNCTION_METADATA.findall(header))
        source = f"metadata of '{name}'"
        if "enzyme_inactive" in named:
            self._inactive[name] = source
        try:
            found = {k: self._named(v, k) for k, v in named.items() if k in _NAMING}
        except _WrongError as wrong:
            self._problems.append(
                Diagnostic(f"the {source} is wrong: {wrong}", REGISTRATION.advising(_METADATA))
            )
            return
        if "enzyme_derivative" in found:
            forward = DerivativeRule(name, found["enzyme_derivative"], source)
            self._add(self._derivatives, forward)
        if "enzyme_gradient" in found and "enzyme_augment" in found:
            rule = GradientRule(name, found["enzyme_augment"], found["enzyme_gradient"], source)
            self._add(self._gradients, rule)
        elif "enzyme_gradient" in found or "enzyme_augment" in found:
            reason = f"the {source} is wrong: one of enzyme_augment and enzyme_gradient is missing"
            self._problems.append(Diagnostic(reason, REGISTRATION.advising(_METADATA)))

    def _named(self, reference: str, kind: str) -> str:
        operands = self._module.metadata(int(reference[1:])).operands
        if len(operands) != 1 or not isinstance(operands[0], Value):
            raise _WrongError(f"!{kind} names no function")
        name = self._global(operands[0])
        if name is None or self._module.has_global(name):
            raise _WrongError(f"!{kind} names no function")
        return name


_NAMING = frozenset(["enzyme_augment", "enzyme_gradient", "enzyme_derivative"])
_CASTS = frozenset(["bitcast", "addrspacecast", "inttoptr", "ptrtoint"])
_METADATA = "attach both !enzyme_augment !{ptr @augmented} and !enzyme_gradient !{ptr @reverse}"


def _counted(entries: Sequence[Value], count: int) -> Sequence[Value]:
    if len(entries) != count:
        raise _WrongError(f"it has {len(entries)} entries instead of {count}")
    return entries


def _remedy(name: str) -> str:
    found = _KIND.search(name) or _REGISTERING.search(name)
    assert found is not None
    if found[1] not in _EXPECTED:
        kinds = ", ".join(f"__enzyme_register_{k}" for k in ("gradient", "derivative"))
        return f"the kinds are {kinds} and __enzyme_register_splitderivative"
    return f"initialise it with {_EXPECTED[found[1]]}"
