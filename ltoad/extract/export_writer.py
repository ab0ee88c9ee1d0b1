"""Writes the derivatives of exported functions as requests, in the calling convention of
registered gradients."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from ltoad.config import SymbolExport
from ltoad.errors import UsageError
from ltoad.extract.requested import FLOATS, default_activities
from ltoad.extract.spelled import passed_type, signature_of
from ltoad.manifest import (
    EXPORTED,
    INTO,
    OPTIONAL,
    ExportedFunction,
    Terms,
    derivative_names,
    in_memory,
    promise_name,
)

_RETURNS_STRUCT = re.compile(r'define (\{[^}]*\}) @"([^"]*)"\(')
_INTEGER = re.compile(r"i\d+")


class ExportWriter:
    """Writes the derivatives of one function."""

    def __init__(
        self, export: SymbolExport, function: Any, module: Any, digest: str, *, state: bool
    ) -> None:
        self._name = function.name
        self._words = f'"{EXPORTED}"="{function.name}"' + f' "{OPTIONAL}"' * export.optional
        self._types = [str(argument.type) for argument in function.arguments]
        self._spelled = [passed_type(argument) for argument in function.arguments]
        self._result = str(function.global_value_type).split(" (", maxsplit=1)[0]
        self._activities = export.arguments or default_activities(self._types, "reverse")
        check_export(export, self._types, self._result, self._activities)
        self._parameters: dict[str, list[str]] = {}
        self._forwards = self._result in FLOATS or self._result == "void"
        signature = signature_of(function, module)
        self._lanes = [f".{lane}" for lane in range(export.width)] if export.width > 1 else [""]
        names = derivative_names(
            export.function, signature, Terms(tuple(self._activities), export.width)
        )
        self._names = names
        self.description = ExportedFunction(
            export.function,
            signature,
            tuple(self._activities),
            names.augmented,
            names.reverse,
            names.forward if self._forwards else "",
            names.gradient,
            digest,
            state,
            tuple(i for i, argument in enumerate(function.arguments) if _may_be_written(argument)),
            export.width,
            export.checked,
        )

    def written_into(self, text: str) -> str:
        found = self.description
        names = self._names
        lines = [*self._augmented(names.augmented), *self._reverse(names.reverse)]
        lines += self._gradient(names.gradient)
        lines += self._augmented(names.augmented_in, "arena")
        lines += self._reverse(names.reverse_in, "arena")
        if self._forwards:
            lines += self._forward(found.forward)
        lines += [added for line in lines for added in self._twin(line)]
        lines.append(f'@"{names.contract}" = constant i8 1')
        promise = promise_name(found.symbol, state=found.state, writes=found.writes)
        if f'@"{promise}" =' not in text:
            lines.append(f'@"{promise}" = constant i8 1')
        markers = {"const", "dup", "dupnoneed", "out", "primal_return", "arena", "seed", "width"}
        lines += [
            f"@enzyme_{marker} = external global i32"
            for marker in sorted(markers)
            if not re.search(rf"^@enzyme_{marker} = ", text, re.MULTILINE)
        ]
        return f"{text}\n" + "\n".join(lines) + "\n"

    def _twin(self, line: str) -> list[str]:
        """For a function that returns a struct by value, a second one for languages where none
        does; ``line`` is the first of a definition or any other."""
        found = _RETURNS_STRUCT.match(line)
        if found is None or found[2] not in self._parameters or found[2].endswith("_in"):
            return []
        result, name = found.groups()
        passed = self._parameters[name]
        return [
            f'define void @"{name}{INTO}"({", ".join(["ptr %into", *passed])}) {{',
            f'  %result = call {result} @"{name}"({", ".join(passed)})',
            f"  store {result} %result, ptr %into",
            "  ret void",
            "}",
            "",
        ]

    def _augmented(self, name: str, *last: str) -> list[str]:
        result = "ptr" if self._result == "void" else f"{{ ptr, {self._result} }}"
        options = [] if self._result == "void" else ["primal_return"]
        return self._asking(name, "__enzyme_augmentfwd", result, [*options, *last], "out")

    def _forward(self, name: str) -> list[str]:
        result, options = "void", []
        if self._result != "void":
            result = packed([self._result] * (1 + len(self._lanes)))
            options = ["primal_return"]
        return self._asking(name, "__enzyme_fwddiff", result, options, "dup")

    def _reverse(self, name: str, *options: str) -> list[str]:
        """Returns a derivative for each number, zero for what is constant."""
        last = self._seeds
        return self._backwards(name, "__enzyme_reverse", options, [*last, "ptr %tape"], [])

    def _gradient(self, name: str) -> list[str]:
        """Returns the result, and a derivative for each number."""
        results = [] if self._result == "void" else [self._result]
        options = ["primal_return"] if results else []
        options += ["seed"] if self._seeds else []
        return self._backwards(name, "__enzyme_autodiff", options, self._seeds, results)

    @property
    def _seeds(self) -> list[str]:
        """The adjoints of a floating-point result."""
        known = self._result in FLOATS
        return [f"{self._result} %adjoint{lane}" for lane in self._lanes if known]

    def _backwards(
        self,
        name: str,
        request: str,
        options: Sequence[str],
        last: Sequence[str],
        results: Sequence[str],
    ) -> list[str]:
        """A request that returns results, then derivatives of what is out."""
        asked, whole = list(results), list(results)
        sources: list[int | None] = list(range(len(results)))
        for type_, activity in zip(self._types, self._activities, strict=True):
            if type_ not in FLOATS:
                continue
            for _ in self._lanes:
                whole.append(type_)
                sources.append(len(asked) if activity == "out" else None)
                asked += [type_] if activity == "out" else []
        lines = self._asking(name, request, packed(asked), options, "out", last)
        head = f'define {packed(asked)} @"{name}"('
        closing = lines.index("}")
        *filling, value = _filled(asked, whole, sources)
        if in_memory(whole):
            lines[0] = (
                lines[0]
                .replace(head, f'define void @"{name}"(ptr %into, ', 1)
                .replace("(ptr %into, )", "(ptr %into)", 1)
            )
            filling += [f"  store {packed(whole)} {value}, ptr %into", "  ret void"]
        elif asked != whole:
            lines[0] = lines[0].replace(head, f'define {packed(whole)} @"{name}"(', 1)
            filling.append(f"  ret {packed(whole)} {value}")
        else:
            return lines
        lines[closing - 1 : closing] = filling
        return lines

    def _asking(
        self,
        name: str,
        request: str,
        result: str,
        options: Sequence[str],
        number: str,
        last: Sequence[str] = (),
    ) -> list[str]:
        """A function that passes its arguments on to a request, each behind its marker."""
        parameters: list[str] = []
        loads: list[str] = []
        passed = [f'ptr @"{self._name}"']
        width = ["width"] if len(self._lanes) > 1 else []
        for option in [*width, *options]:
            loads.append(f"  %{option} = load i32, ptr @enzyme_{option}")
            passed.append(f"i32 %{option}")
            passed += {
                "arena": ["ptr %memory"],
                "seed": last,
                "width": [f"i32 {len(self._lanes)}"],
            }.get(option, [])
        for i, (type_, activity) in enumerate(zip(self._types, self._activities, strict=True)):
            marker = number if activity == "out" else activity
            loads.append(f"  %marker{i} = load i32, ptr @enzyme_{marker}")
            passed += [f"i32 %marker{i}", f"{self._spelled[i]} %primal{i}"]
            parameters.append(f"{self._spelled[i]} %primal{i}")
            if type_ == "ptr" or (number == "dup" and type_ in FLOATS):
                shadows = [f"{type_} %shadow{i}{lane}" for lane in self._lanes]
                parameters += shadows
                passed += shadows if marker in ("dup", "dupnoneed") else []
        self._parameters[name] = [*parameters, *last]
        callee = f'@"{request}.{name}"'
        assign = "" if result == "void" else "%result = "
        parameters += [*last, *(["ptr %memory"] if "arena" in options else [])]
        behind = () if "seed" in options else last
        return [
            f'define {result} @"{name}"({", ".join(parameters)}) {self._words} {{',
            *loads,
            f"  {assign}call {result} (...) {callee}({', '.join([*passed, *behind])})",
            "  ret void" if result == "void" else f"  ret {result} %result",
            "}",
            f"declare {result} {callee}(...)",
            "",
        ]


def _filled(
    asked: Sequence[str], whole: Sequence[str], sources: Sequence[int | None]
) -> Iterator[str]:
    """Put zeros between the members of ``%result``; the last line is the value."""
    if asked == whole or len(whole) == 1:
        yield "%result" if asked == whole else "0.0"
        return
    type_, value = packed(whole), "zeroinitializer"
    for index, source in enumerate(sources):
        if source is None:
            continue
        found = "%result"
        if len(asked) > 1:
            found = f"%one{index}"
            yield f"  {found} = extractvalue {packed(asked)} %result, {source}"
        yield f"  %all{index} = insertvalue {type_} {value}, {whole[index]} {found}, {index}"
        value = f"%all{index}"
    yield value


def _may_be_written(argument: Any) -> bool:
    attributes = {
        bytes(a).decode() if isinstance(a, bytes) else str(a) for a in argument.attributes
    }
    return str(argument.type) == "ptr" and not attributes & {"readonly", "readnone"}


def packed(types: Sequence[str]) -> str:
    if len(types) > 1:
        return f"{{ {', '.join(types)} }}"
    return types[0] if types else "void"


def check_export(
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
        fitting = {"out": type_ in FLOATS} | dict.fromkeys(("dup", "dupnoneed"), type_ == "ptr")
        if not fitting.get(activity, True):
            raise UsageError(
                f"argument {number} of {name} is {type_}, and cannot be exported as {activity}",
                remedy="pointers are dup, dupnoneed or const, floating-point numbers out or "
                "const, others const",
            )
