"""Derivatives for clients: functions with fixed names and the manifest that describes them.

What a library exports is written as requests in functions of their own, in the calling
convention of registered gradients; so a client's link needs nothing but a registration.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import llvmlite.binding as llvm

from ltoad.config import SymbolExport
from ltoad.errors import UsageError
from ltoad.extract.requested import FLOATS, default_activities, defined_functions
from ltoad.ir.text import bodies, symbols, with_used
from ltoad.manifest import SECTION, ExportedFunction, Manifest

_INTEGER = re.compile(r"i\d+")
_ATTACHED = re.compile(r",? !\w+ !\d+|#\d+|![\d]+")
_NUMBERED = re.compile(r'(@"?[-\w$.]+?)\.\d+\b')
"""Local symbols get numbers when modules are merged."""
_RECORD = re.compile(r"^\s+#dbg_.*$", re.MULTILINE)
_VARIABLE = "@__ltoad_derivatives"


def write_exports(text: str, module: Any, exports: Sequence[SymbolExport]) -> str:
    """The module with the derivatives of exported functions, and their manifest.

    ``module`` is what ``text`` was printed from.  Raises UsageError for an export that does not
    fit its function.  Functions of other modules are skipped.
    """
    functions = defined_functions(text, module)
    texts = bodies(text)
    described: list[ExportedFunction] = []
    for export in exports:
        function = functions.get(export.function)
        if function is not None:
            writer = _Writer(export, function, body_hash(texts, function.name))
            text = writer.written_into(text)
            described.append(writer.description)
    if not described:
        return text
    version = ".".join(map(str, llvm.llvm_version_info))
    manifest = Manifest(version, str(module.triple), tuple(described))
    return _with_section(text, manifest.text())


def body_hash(texts: Mapping[str, str], function: str) -> str:
    """Of a function's IR and that of all it reaches, without debug information and attributes.

    ``texts`` has the text of each function of the module.
    """
    pending, seen = [function], {function}
    while pending:
        body = texts.get(pending.pop(), "")
        for name in symbols(body):
            if name in texts and name not in seen:
                seen.add(name)
                pending.append(name)
    digest = hashlib.blake2b(digest_size=16)
    for name in sorted(seen):
        plain_text = _ATTACHED.sub("", _RECORD.sub("", texts.get(name, "")))
        plain_text = _NUMBERED.sub(r"\1", plain_text)
        digest.update(plain_text.partition("{")[2].encode("utf-8", "surrogateescape"))
    return digest.hexdigest()


class _Writer:
    """Writes the derivatives of one function."""

    def __init__(self, export: SymbolExport, function: Any, digest: str) -> None:
        self._name = function.name
        self._types = [str(argument.type) for argument in function.arguments]
        self._result = str(function.global_value_type).split(" (", maxsplit=1)[0]
        self._activities = export.arguments or default_activities(self._types, "reverse")
        _check(export, self._types, self._result, self._activities)
        prefix = f"ltoad_{export.function}"
        self._forwards = self._result in FLOATS or self._result == "void"
        self.description = ExportedFunction(
            export.function,
            f"{self._result} ({', '.join(self._types)})",
            tuple(self._activities),
            f"{prefix}_augmented",
            f"{prefix}_reverse",
            f"{prefix}_forward" if self._forwards else "",
            digest,
        )

    def written_into(self, text: str) -> str:
        found = self.description
        lines = [*self._augmented(found.augmented), *self._reverse(found.reverse)]
        if self._forwards:
            lines += self._forward(found.forward)
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
            f'define {result} @"{name}"({", ".join([*parameters, *last])}) {{',
            *loads,
            f"  {assign}call {result} (...) {callee}({', '.join([*passed, *last])})",
            "  ret void" if result == "void" else f"  ret {result} %result",
            "}",
            f"declare {result} {callee}(...)",
            "",
        ]


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


def _with_section(text: str, content: str) -> str:
    data = content.encode()
    bytes_ = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data)
    text += (
        f'\n{_VARIABLE} = private constant [{len(data)} x i8] c"{bytes_}", '
        f'section "{SECTION}", align 1\n'
    )
    return with_used(text, [_VARIABLE])
