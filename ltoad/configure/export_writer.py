"""Writes the derivatives of exported functions as requests, in the calling convention of
registered gradients."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ltoad.config import SymbolExport
from ltoad.configure.requested import FLOATS, default_activities
from ltoad.configure.spelled import passed_type, signature_of, words_of
from ltoad.errors import UsageError
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

_INTEGER = re.compile(r"i\d+")
_MARKERS = ["arena", "const", "dup", "dupnoneed", "out", "primal_return", "seed", "width"]


@dataclass(frozen=True, slots=True)
class Definition:
    """A function in LLVM's syntax, of one block: ``lines``, then the return of ``value``.

    ``callee`` is the request that it calls, declared after it.  ``words`` are its attributes.
    """

    name: str
    result: str
    parameters: tuple[str, ...]
    lines: tuple[str, ...]
    value: str = ""
    words: str = ""
    callee: str = ""

    @property
    def text(self) -> str:
        head = f'define {self.result} @"{self.name}"({", ".join(self.parameters)})'
        returned = f"  ret {self.result} {self.value}" if self.value else "  ret void"
        lines = [f"{head} {self.words} {{" if self.words else f"{head} {{"]
        lines += [*self.lines, returned, "}", *([self.callee] if self.callee else []), ""]
        return "\n".join(lines)

    @property
    def twin(self) -> Definition | None:
        """For a function that returns a struct by value, a second one for languages where none
        does."""
        if not self.result.startswith("{"):
            return None
        passed = ", ".join(self.parameters)
        lines = (
            f'  %result = call {self.result} @"{self.name}"({passed})',
            f"  store {self.result} %result, ptr %into",
        )
        return Definition(self.name + INTO, "void", ("ptr %into", *self.parameters), lines)


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
        self._forwards = self._result in FLOATS or self._result == "void"
        signature = signature_of(function, module)
        self._lanes = [f".{lane}" for lane in range(export.width)] if export.width > 1 else [""]
        names = derivative_names(
            export.function, signature, Terms(tuple(self._activities), export.width)
        )
        self._names = names
        self.description = ExportedFunction(
            symbol=export.function,
            signature=signature,
            arguments=tuple(self._activities),
            augmented=names.augmented,
            reverse=names.reverse,
            forward=names.forward if self._forwards else "",
            gradient=names.gradient,
            hash=digest,
            state=state,
            writes=tuple(
                i for i, argument in enumerate(function.arguments) if _may_be_written(argument)
            ),
            width=export.width,
            checked=export.checked,
        )

    @property
    def promise(self) -> str:
        """The symbol that tells what all derivatives of the function rely on."""
        found = self.description
        return promise_name(found.symbol, state=found.state, writes=found.writes)

    def written(self) -> str:
        """All definitions in LLVM's syntax, but for the promise and the markers."""
        names = self._names
        open_ = [self._augmented(names.augmented), self._reverse(names.reverse)]
        open_.append(self._gradient(names.gradient))
        if self._forwards:
            open_.append(self._forward(names.forward))
        inside = [
            self._augmented(names.augmented_in, "arena"),
            self._reverse(names.reverse_in, "arena"),
        ]
        twins = [d.twin for d in open_ if d.twin is not None]
        texts = [d.text for d in (*open_, *inside, *twins)]
        return "\n".join([*texts, f'@"{names.contract}" = constant i8 1'])

    def _augmented(self, name: str, *last: str) -> Definition:
        result = "ptr" if self._result == "void" else f"{{ ptr, {self._result} }}"
        options = [] if self._result == "void" else ["primal_return"]
        return self._asking(name, "__enzyme_augmentfwd", result, [*options, *last], "out")

    def _forward(self, name: str) -> Definition:
        result, options = "void", []
        if self._result != "void":
            result = packed([self._result] * (1 + len(self._lanes)))
            options = ["primal_return"]
        return self._asking(name, "__enzyme_fwddiff", result, options, "dup")

    def _reverse(self, name: str, *options: str) -> Definition:
        """Returns a derivative for each number, zero for what is constant."""
        last = self._seeds
        return self._backwards(name, "__enzyme_reverse", options, [*last, "ptr %tape"], [])

    def _gradient(self, name: str) -> Definition:
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
    ) -> Definition:
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
        made = self._asking(name, request, packed(asked), options, "out", last)
        *filling, value = _filled(asked, whole, sources)
        lines = (*made.lines, *filling)
        if in_memory(whole):
            lines = (*lines, f"  store {packed(whole)} {value}, ptr %into")
            into = ("ptr %into", *made.parameters)
            return replace(made, result="void", parameters=into, lines=lines, value="")
        return replace(made, result=packed(whole), lines=lines, value=value if whole else "")

    def _passed_options(
        self, options: Sequence[str], last: Sequence[str]
    ) -> tuple[list[str], list[str]]:
        """What loads the markers of options, and what a request is passed for these."""
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
        return loads, passed

    def _asking(
        self,
        name: str,
        request: str,
        result: str,
        options: Sequence[str],
        number: str,
        last: Sequence[str] = (),
    ) -> Definition:
        """A function that passes its arguments on to a request, each behind its marker."""
        parameters: list[str] = []
        loads, passed = self._passed_options(options, last)
        for i, (type_, activity) in enumerate(zip(self._types, self._activities, strict=True)):
            marker = number if activity == "out" else activity
            loads.append(f"  %marker{i} = load i32, ptr @enzyme_{marker}")
            passed += [f"i32 %marker{i}", f"{self._spelled[i]} %primal{i}"]
            parameters.append(f"{self._spelled[i]} %primal{i}")
            if type_ == "ptr" or (number == "dup" and type_ in FLOATS):
                shadows = [f"{type_} %shadow{i}{lane}" for lane in self._lanes]
                parameters += shadows
                passed += shadows if marker in ("dup", "dupnoneed") else []
        parameters += [*last, *(["ptr %memory"] if "arena" in options else [])]
        callee = f'@"{request}.{name}"'
        assign = "" if result == "void" else "%result = "
        behind = () if "seed" in options else last
        call = f"  {assign}call {result} (...) {callee}({', '.join([*passed, *behind])})"
        return Definition(
            name,
            result,
            tuple(parameters),
            (*loads, call),
            "" if result == "void" else "%result",
            self._words,
            f"declare {result} {callee}(...)",
        )


def write_derivatives(text: str, writers: Sequence[ExportWriter]) -> str:
    """A module's text with the derivatives of its exported functions."""
    if not writers:
        return text
    lines = [writer.written() for writer in writers]
    promises = (f'@"{writer.promise}" =' for writer in writers)
    lines += [f"{p} constant i8 1" for p in dict.fromkeys(promises) if p not in text]
    present = set(re.findall(r"^@enzyme_(\w+) = ", text, re.MULTILINE))
    lines += [f"@enzyme_{m} = external global i32" for m in _MARKERS if m not in present]
    return "\n".join([text, *lines, ""])


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
    return str(argument.type) == "ptr" and not {"readonly", "readnone"} & {*words_of(argument)}


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
