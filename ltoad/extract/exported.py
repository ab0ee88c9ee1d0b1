"""Derivatives for clients: functions with fixed names and the manifest that describes them.

What a library exports is written as requests in functions of their own, in the calling
convention of registered gradients; so a client's link needs nothing but a registration.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import llvmlite.binding as llvm

from ltoad.config import EVERYTHING, SymbolExport
from ltoad.errors import UsageError
from ltoad.extract.requested import FLOATS, default_activities, defined_functions
from ltoad.ir.text import SYMBOL, bodies, symbol_of, symbols, with_used
from ltoad.manifest import (
    EXPORTED,
    SECTION,
    ExportedFunction,
    Manifest,
    RefusedFunction,
    RequiredFunction,
    derivative_names,
)

_INTEGER = re.compile(r"i\d+")
_ATTACHED = re.compile(r",? !\w+ !\d+|#\d+|![\d]+")
_NUMBERED = re.compile(r'(@"?[-\w$.]+?)\.\d+\b')
"""Local symbols get numbers when modules are merged."""
_RECORD = re.compile(r"^\s+#dbg_.*$", re.MULTILINE)
_VARIABLE = "@__ltoad_derivatives"
_NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Exports:
    """A module with derivatives for clients, and what its differentiation has to know of them.

    ``globals`` are those whose shadows are shared with other objects; ``begin`` is the
    function that gets shadows ready, or empty.
    """

    text: str
    globals: tuple[str, ...] = ()
    begin: str = ""


def write_exports(
    text: str,
    module: Any,
    exports: Sequence[SymbolExport],
    *,
    stateful: Collection[str] = (),
    refused: Mapping[str, str] = _NOTHING,
) -> Exports:
    """The module with the derivatives of exported functions, and their manifest.

    ``module`` is what ``text`` was printed from.  Functions without a body that may read or
    write variables are ``stateful``; functions that were ``refused``, for a reason each, are
    left out.  Raises UsageError for an export that does not fit its function.  Functions of
    other modules are skipped.
    """
    if not exports:
        return Exports(text)
    functions = defined_functions(text, module)
    reach = Reach(text)
    reasons = dict(refused)
    writers: list[_Writer] = []
    variables = variables_with_numbers(text, module)
    holding = variables.keys() | set(stateful)
    for export in _expanded(exports, functions, reach):
        function = functions.get(export.function)
        if function is None or export.function in reasons:
            continue
        state = bool(reach.symbols(function.name) & holding)
        digest = reach.digest(function.name)
        try:
            writers.append(_Writer(export, function, digest, state=state))
        except UsageError as error:
            if not export.optional:
                raise
            reasons[export.function] = error.message
    begin = ""
    if any(writer.description.state for writer in writers):
        begin = _begin_name(writer.description.symbol for writer in writers)
        text += f'\ndefine void @"{begin}"() {{\n  ret void\n}}\n'
    shared = tuple(name for name, is_shared in variables.items() if is_shared)
    for writer in writers:
        text = writer.written_into(text)
    described = tuple(writer.description for writer in writers)
    left_out = tuple(RefusedFunction(*entry) for entry in sorted(reasons.items()))
    if described or left_out:
        manifest = Manifest(
            _llvm_version(),
            str(module.triple),
            described,
            globals=shared if begin else (),
            begin=begin,
            refused=left_out,
        )
        text = with_manifest(text, manifest)
    return Exports(text, shared, begin)


def _expanded(
    exports: Sequence[SymbolExport], functions: Mapping[str, Any], reach: Reach
) -> Iterator[SymbolExport]:
    """The exports, with all functions that others can call in the place of ``*``."""
    named = {export.function for export in exports}
    for export in exports:
        if export.function != EVERYTHING:
            yield export
            continue
        for name, function in functions.items():
            own = name in named or name == "main" or name.startswith(_OURS)
            asks = any(symbol.startswith(_REQUEST) for symbol in reach.symbols(function.name))
            if function.linkage == llvm.Linkage.external and not own and not asks:
                yield SymbolExport(name, None, optional=True)


_OURS = ("ltoad_", "__ltoad_", "__enzyme_", "enzyme_", "llvm.")
_REQUEST = "__enzyme_"


def _begin_name(symbols_: Iterable[str]) -> str:
    digest = hashlib.blake2b(" ".join(sorted(symbols_)).encode(), digest_size=6)
    return f"{BEGIN}{digest.hexdigest()}"


BEGIN = "ltoad_begin_"
"""What the names of functions begin with that get shadows ready."""


def variables_with_numbers(text: str, module: Any) -> dict[str, bool]:
    """Variables that may hold floating-point numbers and change, and whether others see them."""
    found = {}
    types = {variable.name: variable.global_value_type for variable in module.global_variables}
    for match in _VARIABLE_LINE.finditer(text):
        name, words = symbol_of(match), match[3].split()
        foreign = "external" in words and name.startswith(_FOREIGN)
        if foreign or name.startswith(_OURS) or name in _STREAMS:
            continue
        if name in types and _NUMBERS.search(str(types[name])):
            found[name] = not {"internal", "private"}.intersection(words)
    return found


_VARIABLE_LINE = re.compile(rf"^{SYMBOL} = ((?:[a-z_]+(?:\([^)\n]*\))? )*)global ", re.MULTILINE)
_NUMBERS = re.compile(r"\b(half|float|double|x86_fp80|fp128|ptr)\b|%|\[\d+ x i8\]")
"""Named types may be structs with numbers in them, rows of bytes Fortran's common blocks."""
_FOREIGN = ("_ZSt", "_ZNSt", "_ZT", "_ZGV", "_QQ", "__")
_STREAMS = frozenset(("stdin", "stdout", "stderr", "environ", "optarg"))


class Reach:
    """The functions and variables that functions of a module lead to."""

    def __init__(self, text: str) -> None:
        self._texts = bodies(text)
        self._mentioned = {name: frozenset(symbols(body)) for name, body in self._texts.items()}
        self._known: dict[str, frozenset[str]] = {}

    def symbols(self, function: str) -> frozenset[str]:
        """All symbols in a function and in those that it leads to."""
        if function not in self._known:
            seen, pending = {function}, [function]
            while pending:
                for name in self._mentioned.get(pending.pop(), ()):
                    if name not in seen:
                        seen.add(name)
                        pending.append(name)
            self._known[function] = frozenset(seen)
        return self._known[function]

    def digest(self, function: str) -> str:
        """Of the IR of these functions, without debug information and attributes."""
        digest = hashlib.blake2b(digest_size=16)
        for name in sorted(self.symbols(function) & self._texts.keys()):
            plain_text = _ATTACHED.sub("", _RECORD.sub("", self._texts[name]))
            plain_text = _NUMBERED.sub(r"\1", plain_text)
            digest.update(plain_text.partition("{")[2].encode("utf-8", "surrogateescape"))
        return digest.hexdigest()


class _Writer:
    """Writes the derivatives of one function."""

    def __init__(self, export: SymbolExport, function: Any, digest: str, *, state: bool) -> None:
        self._name = function.name
        self._types = [str(argument.type) for argument in function.arguments]
        self._result = str(function.global_value_type).split(" (", maxsplit=1)[0]
        self._activities = export.arguments or default_activities(self._types, "reverse")
        _check(export, self._types, self._result, self._activities)
        self._forwards = self._result in FLOATS or self._result == "void"
        signature = f"{self._result} ({', '.join(self._types)})"
        names = derivative_names(export.function, signature, self._activities)
        self._contract = names.contract
        self.description = ExportedFunction(
            export.function,
            signature,
            tuple(self._activities),
            names.augmented,
            names.reverse,
            names.forward if self._forwards else "",
            digest,
            state,
            tuple(i for i, argument in enumerate(function.arguments) if _may_be_written(argument)),
        )

    def written_into(self, text: str) -> str:
        found = self.description
        lines = [*self._augmented(found.augmented), *self._reverse(found.reverse)]
        if self._forwards:
            lines += self._forward(found.forward)
        lines.append(f'@"{self._contract}" = constant i8 1')
        markers = {"const", "dup", "out", "primal_return"}
        lines += [
            f"@enzyme_{marker} = external global i32"
            for marker in sorted(markers)
            if not re.search(rf"^@enzyme_{marker} = ", text, re.MULTILINE)
        ]
        return f"{text}\n" + "\n".join(lines) + "\n"

    def _augmented(self, name: str) -> list[str]:
        result = "ptr" if self._result == "void" else f"{{ ptr, {self._result} }}"
        options = [] if self._result == "void" else ["primal_return"]
        return self._asking(name, "__enzyme_augmentfwd", result, options, "out")

    def _forward(self, name: str) -> list[str]:
        result, options = "void", []
        if self._result != "void":
            result, options = f"{{ {self._result}, {self._result} }}", ["primal_return"]
        return self._asking(name, "__enzyme_fwddiff", result, options, "dup")

    def _reverse(self, name: str) -> list[str]:
        """Returns a derivative for each number, zero for what is constant."""
        places = [i for i, t in enumerate(self._types) if t in FLOATS]
        outs = [i for i in places if self._activities[i] == "out"]
        types = [self._types[i] for i in places]
        asked = _packed([self._types[i] for i in outs])
        last = [f"{self._result} %adjoint"] if self._result in FLOATS else []
        last.append("ptr %tape")
        lines = self._asking(name, "__enzyme_reverse", asked, [], "out", last)
        if outs == places:
            return lines
        whole = _packed(types)
        lines[0] = lines[0].replace(f"define {asked} ", f"define {whole} ", 1)
        closing = lines.index("}")
        lines[closing - 1 : closing] = list(self._filled(places, outs, whole))
        return lines

    def _filled(self, places: list[int], outs: list[int], whole: str) -> Iterator[str]:
        if len(places) == 1:
            yield f"  ret {whole} 0.0"
            return
        value = "zeroinitializer"
        for index, place in enumerate(places):
            if place not in outs:
                continue
            found, type_ = "%result", self._types[place]
            if len(outs) > 1:
                asked = _packed([self._types[i] for i in outs])
                found = f"%one{index}"
                yield f"  {found} = extractvalue {asked} %result, {outs.index(place)}"
            yield f"  %all{index} = insertvalue {whole} {value}, {type_} {found}, {index}"
            value = f"%all{index}"
        yield f"  ret {whole} {value}"

    def _asking(
        self,
        name: str,
        request: str,
        result: str,
        options: list[str],
        number: str,
        last: Sequence[str] = (),
    ) -> list[str]:
        """A function that passes its arguments on to a request, each behind its marker."""
        parameters: list[str] = []
        loads: list[str] = []
        passed = [f'ptr @"{self._name}"']
        for option in options:
            loads.append(f"  %{option} = load i32, ptr @enzyme_{option}")
            passed.append(f"i32 %{option}")
        for i, (type_, activity) in enumerate(zip(self._types, self._activities, strict=True)):
            marker = number if activity == "out" else activity
            loads.append(f"  %marker{i} = load i32, ptr @enzyme_{marker}")
            passed += [f"i32 %marker{i}", f"{type_} %primal{i}"]
            parameters.append(f"{type_} %primal{i}")
            if type_ == "ptr" or (number == "dup" and type_ in FLOATS):
                parameters.append(f"{type_} %shadow{i}")
                passed += [f"{type_} %shadow{i}"] if marker == "dup" else []
        callee = f'@"{request}.{name}"'
        assign = "" if result == "void" else "%result = "
        return [
            f'define {result} @"{name}"({", ".join([*parameters, *last])}) "{EXPORTED}" {{',
            *loads,
            f"  {assign}call {result} (...) {callee}({', '.join([*passed, *last])})",
            "  ret void" if result == "void" else f"  ret {result} %result",
            "}",
            f"declare {result} {callee}(...)",
            "",
        ]


def _may_be_written(argument: Any) -> bool:
    attributes = {
        bytes(a).decode() if isinstance(a, bytes) else str(a) for a in argument.attributes
    }
    return str(argument.type) == "ptr" and not attributes & {"readonly", "readnone"}


def _packed(types: Sequence[str]) -> str:
    if len(types) > 1:
        return f"{{ {', '.join(types)} }}"
    return types[0] if types else "void"


def _check(
    export: SymbolExport, types: Sequence[str], result: str, activities: Sequence[str]
) -> None:
    name = export.function
    if len(types) != len(activities):
        raise UsageError(
            f"{name} has {len(types)} arguments, but its export gives {len(activities)} activities",
            remedy=f"its argument types are: {', '.join(types) or 'none'}",
        )
    plain = all(t == "ptr" or t in FLOATS or _INTEGER.fullmatch(t) for t in types)
    returns = result == "void" or result in FLOATS or _INTEGER.fullmatch(result)
    if not plain or not returns:
        raise UsageError(
            f"{name} cannot be exported: its signature is {result} ({', '.join(types)})",
            remedy="export a function of numbers and pointers that returns a number or nothing",
        )
    for number, (type_, activity) in enumerate(zip(types, activities, strict=True), 1):
        fitting = {"dup": type_ == "ptr", "out": type_ in FLOATS}
        if not fitting.get(activity, True):
            raise UsageError(
                f"argument {number} of {name} is {type_}, and cannot be exported as {activity}",
                remedy="pointers are dup or const, floating-point numbers out or const, others "
                "const",
            )


def with_manifest(text: str, manifest: Manifest) -> str:
    """The module with a manifest in the section for these."""
    data = manifest.text().encode()
    bytes_ = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data)
    count = len(re.findall(rf"^{_VARIABLE}\.\d+ = ", text, re.MULTILINE))
    variable = f"{_VARIABLE}.{count}"
    text += (
        f'\n{variable} = private constant [{len(data)} x i8] c"{bytes_}", '
        f'section "{SECTION}", align 1\n'
    )
    return with_used(text, [variable])


def with_requirements(text: str, requires: Sequence[RequiredFunction]) -> str:
    """The module with a manifest of derivatives that it calls and others have to bring."""
    if not requires:
        return text
    target = re.search(r'^target triple = "([^"]*)"', text, re.MULTILINE)
    triple = target[1] if target else ""
    return with_manifest(text, Manifest(_llvm_version(), triple, requires=tuple(requires)))


def _llvm_version() -> str:
    return ".".join(map(str, llvm.llvm_version_info))
