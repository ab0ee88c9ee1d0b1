"""Writes functions twice, and the choice between them.

A function for which there is a choice becomes a call of one of two, so that whoever calls it
needs not know.  Inside of the two nothing is chosen any more.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from ltoad.ir.text import FUNCTION, SYMBOL, attribute_groups, attributes_of, bodies, symbol_of
from ltoad.runtime import Source

HAS_AVX2 = "__ltoad_has_avx2"
"""``i1 ()`` that tells whether the processor that a program runs on has AVX2."""

WIDE = ".avx2"
NARROW = ".baseline"
TWINS = ("", NARROW, WIDE)
"""What names of a function's forms end with."""

_CALLEE = re.compile(rf"{SYMBOL}(?=\()")
_LINKAGE = (
    r"(?:(?:private|internal|external|weak_odr|linkonce_odr|dso_local|dso_preemptable|default"
    r"|hidden|protected|dllexport) )*"
)
_RESULT_WORDS = re.compile(
    r"(?:(?:[a-z_0-9]+cc|cc \d+|zeroext|signext|inreg|noundef|noalias|nonnull|align \d+"
    r"|(?:dereferenceable|dereferenceable_or_null|nofpclass|range)\([^()]*\)) )*"
)
_HEAD = re.compile(rf"define {_LINKAGE}(?P<result>[^@]*?){SYMBOL}\((?P<rest>.*) \{{$")
_GROUPS = re.compile(r"^((?: (?:local_)?unnamed_addr)?)(?: #\d+)*")
_NUMBER_OF_GROUP = re.compile(r"^attributes #(\d+) = ", re.M)
_LINES = re.compile(r" !dbg !\d+")
_OF_ONE_FUNCTION = re.compile(rf" comdat(?:\([^()]*\))?|{_LINES.pattern}")
"""A subprogram of the debug information, and a group of the linker, belong to one function."""
_DEBUG_LINE = re.compile(r"^ +(?:#dbg_|(?:tail )?call void @llvm\.dbg\.)[^\n]*\n", re.M)


@dataclass(frozen=True, slots=True)
class _Head:
    """The first line of a function: result with its attributes, parameters, and what follows."""

    result: str
    parameters: str
    rest: str

    @property
    def type(self) -> str:
        """The type that is returned."""
        return _RESULT_WORDS.sub("", self.result, count=1).strip()


class TwinWriter:
    """``roots`` become choices; ``twins`` are the attributes of the functions that are doubled."""

    def __init__(self, roots: Collection[str], twins: Mapping[str, str]) -> None:
        self._roots = frozenset(roots)
        self._twins = twins
        self._given: dict[str, str] = {}
        self._groups: dict[str, str] = {}
        self._first = 0

    def write(self, text: str, derived: Collection[str]) -> str:
        """The module with twins; ``derived`` functions choose no more, where they are called."""
        functions = bodies(text)
        self._given = attribute_groups(text)
        self._first = 1 + max(map(int, _NUMBER_OF_GROUP.findall(text)), default=-1)
        inside = frozenset(derived)

        def changed(match: re.Match[str]) -> str:
            name = symbol_of(match)
            if name in self._roots:
                return self._choice(name, match[0])
            return (
                self._renamed_calls(match[0], self._roots, NARROW) if name in inside else match[0]
            )

        parts = [FUNCTION.sub(changed, text)]
        for name in sorted(self._roots):
            narrow = self._copy(name, functions[name], NARROW)
            parts.append(self._renamed_calls(narrow, self._roots, NARROW))
        for name in self._twins:
            wide = self._copy(name, functions[name], WIDE, self._group(self._twins[name]))
            parts.append(self._renamed_calls(wide, self._twins, WIDE))
        groups = (f"attributes {group} = {{ {words} }}" for words, group in self._groups.items())
        return "\n\n".join((*parts, Source("processor.ll").text(), *groups)) + "\n"

    def _group(self, words: str) -> str:
        return self._groups.setdefault(words, f"#{self._first + len(self._groups)}")

    def _renamed_calls(self, function: str, names: Collection[str], suffix: str) -> str:
        def renamed(match: re.Match[str]) -> str:
            name = symbol_of(match)
            return f'@"{name}{suffix}"' if name in names else match[0]

        head, _, body = function.partition("\n")
        return f"{head}\n{_CALLEE.sub(renamed, body)}"

    def _copy(self, name: str, function: str, suffix: str, group: str = "") -> str:
        """An internal copy under another name, with other attributes if there is a ``group``."""
        line, _, body = function.partition("\n")
        head = _head(line)
        rest = _OF_ONE_FUNCTION.sub("", head.rest)
        if group:
            lines = _LINES.search(head.rest) if name in self._roots else None
            rest = f"{rest}{lines[0] if lines else ''}"  # a choice needs none
            rest = _GROUPS.sub(rf"\1 {group}", rest)
        body = _DEBUG_LINE.sub("", body)
        return f'define internal {head.result}@"{name}{suffix}"({head.parameters}){rest} {{\n{body}'

    def _choice(self, name: str, function: str) -> str:
        """A function that passes its arguments on."""
        line = function.partition("\n")[0]
        head = _head(line)
        rest = _OF_ONE_FUNCTION.sub("", head.rest)
        words = attributes_of(line, self._given).replace("noinline", "")
        rest = _GROUPS.sub(rf"\1 {self._group(f'alwaysinline {words}')}", rest)
        lines = [
            f"{line.removesuffix(' {').removesuffix(head.rest)}{rest} {{",
            "ltoad.entry:",
            f"  %ltoad.wide = call i1 @{HAS_AVX2}()",
            "  br i1 %ltoad.wide, label %ltoad.yes, label %ltoad.no",
        ]
        for label, suffix in (("yes", WIDE), ("no", NARROW)):
            call = f'musttail call {head.result}@"{name}{suffix}"({head.parameters})'
            if head.type == "void":
                passed = [f"  {call}", "  ret void"]
            else:
                passed = [f"  %ltoad.{label}s = {call}", f"  ret {head.type} %ltoad.{label}s"]
            lines += [f"ltoad.{label}:", *passed]
        return "\n".join((*lines, "}"))


def _head(line: str) -> _Head:
    match = _HEAD.match(line)
    assert match is not None, line
    rest, depth, end = match["rest"], 1, 0
    for end, character in enumerate(rest):  # noqa: B007
        depth += (character == "(") - (character == ")")
        if depth == 0:
            break
    return _Head(match["result"], rest[:end], rest[end + 1 :])
