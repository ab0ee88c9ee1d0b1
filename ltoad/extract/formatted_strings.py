"""Text that Rust's machine code writes into strings of the program.

``write!(text, …)`` hands the address of a ``String`` to a function of the standard library that has
no body, as that of some object with a vtable.  Where the string has a shadow, that of its
characters has to grow with it, also if the string is only found in a ``Formatter``.  So in what is
differentiated, such functions write into a string of their own, and what is in it is appended
here.  Whether the object is a string is told by its vtable, when the program runs if not before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from ltoad.extract.runtime_bodies import reached_functions
from ltoad.ir.text import FUNCTION, SYMBOL, symbol_of, symbols
from ltoad.rules.rust import (
    ELSEWHERE,
    INTO_STRING,
    Written,
    writes_elsewhere,
    writes_to_string,
    written_to,
)

PREFIX = "ltoad.written."
_HEAD = re.compile(rf"^(?:declare|define) ([^@\n]*){SYMBOL}\(([^\n]*)$", re.MULTILINE)
_VARIABLE = re.compile(rf"^{SYMBOL} = [^\n]*$", re.MULTILINE)
_IN_PARENTHESES = re.compile(r"\([^()]*\)")
_MENTION = "4core3fmt"
_ALLOCATOR = re.compile(r"@(_R\w+7___rustc)12___rust_alloc\(")
_SIZE = 24
"""Bytes of a String, and of a Formatter: the room, the address of the text and its length; the
address of what is written to, that of its vtable, and options."""

_APPEND = """
define internal void @ltoad.append(ptr %string, ptr %more) {{
  %text.place = getelementptr i8, ptr %string, i64 8
  %length.place = getelementptr i8, ptr %string, i64 16
  %more.place = getelementptr i8, ptr %more, i64 8
  %count.place = getelementptr i8, ptr %more, i64 16
  %count = load i64, ptr %count.place, align 8
  %more.text = load ptr, ptr %more.place, align 8
  %length = load i64, ptr %length.place, align 8
  %room = load i64, ptr %string, align 8
  %needed = add nuw i64 %length, %count
  %fits = icmp ule i64 %needed, %room
  br i1 %fits, label %copy, label %grow

grow:
  %double = shl i64 %room, 1
  %enough = icmp ugt i64 %double, %needed
  %larger = select i1 %enough, i64 %double, i64 %needed
  %small = icmp ult i64 %larger, 8
  %size = select i1 %small, i64 8, i64 %larger
  %none = icmp eq i64 %room, 0
  br i1 %none, label %first, label %again

first:
  %made = call ptr @{allocator}12___rust_alloc(i64 %size, i64 1)
  br label %grown

again:
  %old = load ptr, ptr %text.place, align 8
  %moved = call ptr @{allocator}14___rust_realloc(ptr %old, i64 %room, i64 1, i64 %size)
  br label %grown

grown:
  %block = phi ptr [ %made, %first ], [ %moved, %again ]
  store ptr %block, ptr %text.place, align 8
  store i64 %size, ptr %string, align 8
  br label %copy

copy:
  %text = load ptr, ptr %text.place, align 8
  %end = getelementptr i8, ptr %text, i64 %length
  call void @llvm.memcpy.p0.p0.i64(ptr %end, ptr %more.text, i64 %count, i1 false)
  store i64 %needed, ptr %length.place, align 8
  %used = load i64, ptr %more, align 8
  %any = icmp ne i64 %used, 0
  br i1 %any, label %free, label %done

free:
  call void @{allocator}14___rust_dealloc(ptr %more.text, i64 %used, i64 1)
  br label %done

done:
  ret void
}}
"""
_DECLARED = (
    ("{allocator}12___rust_alloc", "declare ptr @{allocator}12___rust_alloc(i64, i64)"),
    (
        "{allocator}14___rust_realloc",
        "declare ptr @{allocator}14___rust_realloc(ptr, i64, i64, i64)",
    ),
    ("{allocator}14___rust_dealloc", "declare void @{allocator}14___rust_dealloc(ptr, i64, i64)"),
    (
        "llvm.memcpy.p0.p0.i64",
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    ),
)
_CHOICE = """
define internal {result} @"{prefix}{name}"({parameters}) {{
{found}
  br i1 %is.string, label %string, label %other

other:
  %usual = call {result} @"{elsewhere}{name}"({arguments})
  ret {type} %usual

string:
  %own = alloca [{size} x i8], align 8
  %done = call {result} @"{into}{name}"(ptr %own, {arguments})
  call void @ltoad.append(ptr %object, ptr %own)
  ret {type} %done
}}

define internal {result} @"{into}{name}"(ptr %own, {parameters}) noinline {{
  %text.place = getelementptr i8, ptr %own, i64 8
  %length.place = getelementptr i8, ptr %own, i64 16
  store i64 0, ptr %own, align 8
  store ptr inttoptr (i64 1 to ptr), ptr %text.place, align 8
  store i64 0, ptr %length.place, align 8
{handed}
  %done = call {result} @"{name}"({changed})
  ret {type} %done
}}
"""
_ELSEWHERE = """
define internal {result} @"{elsewhere}{name}"({parameters}) noinline {{
  %done = call {result} @"{name}"({arguments})
  ret {type} %done
}}
"""


@dataclass(frozen=True, slots=True)
class _Function:
    """A function that writes to what it is told, with the types of its result and parameters."""

    name: str
    result: str
    parameters: tuple[str, ...]
    told: Written


def with_written_strings(text: str) -> str:
    """The module in which text is appended to strings by code that can be differentiated, where
    derivatives may look."""
    allocator = _allocator(text)
    tables = _tables(text) if _MENTION in text and allocator else []
    if not tables or allocator is None:
        return text
    functions = {f.name: f for f in _functions(text)}
    reached = reached_functions(text)
    wanted: dict[str, None] = {}

    def redirected(match: re.Match[str]) -> str:
        name = symbol_of(match)
        return (
            _redirected(match[0], functions, wanted)
            if _is_the_programs(name, reached)
            else match[0]
        )

    text = FUNCTION.sub(redirected, text)
    known = set(re.findall(rf"^define [^\n]*?@\"?({re.escape(PREFIX)}[^\"(]+)", text, re.MULTILINE))
    fresh = [functions[n] for n in wanted if PREFIX + n not in known]
    if not fresh:
        return text
    elsewhere = "" if any(map(writes_elsewhere, symbols(text))) else ELSEWHERE
    parts = [text, *(_choice(f, tables, elsewhere) for f in fresh)]
    if "@ltoad.append(" not in text:
        parts += _appending(text, allocator[1])
    return "\n".join(parts)


def _allocator(text: str) -> re.Match[str] | None:
    """What names of the allocator's functions begin with, where they can be called as they are.
    rustc's own fat LTO brings all bodies and internal functions, some of them inlined and gone."""
    found = _ALLOCATOR.search(text)
    internal = found and re.search(
        rf"^define internal [^\n]*{re.escape(found[0])}", text, re.MULTILINE
    )
    return None if internal else found


def _is_the_programs(name: str, reached: Iterable[str]) -> bool:
    return name in reached and not name.startswith((PREFIX, INTO_STRING, ELSEWHERE))


def _redirected(body: str, functions: dict[str, _Function], wanted: dict[str, None]) -> str:
    """A function that calls ours instead."""

    def renamed(match: re.Match[str]) -> str:
        name = symbol_of(match)
        if name not in functions:
            return match[0]
        wanted[name] = None
        return f'@"{PREFIX}{name}"('

    head, line, rest = body.partition("\n")
    return head + line + re.sub(SYMBOL + r"\(", renamed, rest)


def _tables(text: str) -> list[str]:
    """The vtables by which text is written to strings."""
    found = []
    for match in _VARIABLE.finditer(text):
        if any(map(writes_to_string, symbols(match[0])[1:])):
            found.append(symbol_of(match))
    return found


def _functions(text: str) -> Iterable[_Function]:
    for match in _HEAD.finditer(text):
        result, name = match[1].split(), match[2] or match[3]
        if _MENTION not in name or not result:
            continue
        parameters = _parameters(match[4])
        told = written_to(name, len(parameters))
        if told is None or result[-1] != "i1" or any("sret" in p for p in parameters):
            continue
        types = tuple(p.split()[0] for p in parameters)
        last = told.index + (0 if told.formatter else 1)
        if types[told.index : last + 1] == ("ptr",) * (last + 1 - told.index):
            yield _Function(name, "zeroext i1", types, told)


def _parameters(rest: str) -> list[str]:
    """The parameters of a function, from behind the parenthesis that opens their list."""
    while (simpler := _IN_PARENTHESES.sub("", rest)) != rest:
        rest = simpler
    return [p.strip() for p in rest.partition(")")[0].split(",") if p.strip()]


def _choice(function: _Function, tables: Iterable[str], elsewhere: str) -> str:
    """The function that writes to a string, or else calls one by a name that begins like that."""
    names = [f"%p{i}" for i in range(len(function.parameters))]
    pairs = [f"{t} {n}" for t, n in zip(function.parameters, names, strict=True)]
    index, changed, handed = function.told.index, list(pairs), ""
    place = names[index]
    if function.told.formatter:
        handed = (
            f"  %formatter = alloca [{_SIZE} x i8], align 8\n"
            f"  call void @llvm.memcpy.p0.p0.i64(ptr %formatter, ptr {place}, i64 {_SIZE},"
            " i1 false)\n"
            "  store ptr %own, ptr %formatter, align 8"
        )
        changed[index] = "ptr %formatter"
    else:
        changed[index] = "ptr %own"
    template = _CHOICE + (_ELSEWHERE if elsewhere else "")
    return template.format(
        elsewhere=elsewhere,
        prefix=PREFIX,
        into=INTO_STRING,
        name=function.name,
        result=function.result,
        type=function.result.split()[-1],
        size=_SIZE,
        parameters=", ".join(pairs),
        arguments=", ".join(pairs),
        changed=", ".join(changed),
        handed=handed,
        found="\n".join(_found(function, names, tables)),
    )


def _found(function: _Function, names: list[str], tables: Iterable[str]) -> Iterable[str]:
    """Code that finds the object that is written to, and whether it is a string."""
    place = names[function.told.index]
    if function.told.formatter:
        yield f"  %object = load ptr, ptr {place}, align 8"
        yield f"  %table.place = getelementptr i8, ptr {place}, i64 8"
        yield "  %table = load ptr, ptr %table.place, align 8"
    else:
        yield f"  %object = getelementptr i8, ptr {place}, i64 0"
        yield f"  %table = getelementptr i8, ptr {names[function.told.index + 1]}, i64 0"
    known = "false"
    for number, table in enumerate(tables):
        yield f'  %same.{number} = icmp eq ptr %table, @"{table}"'
        yield f"  %known.{number} = or i1 {known}, %same.{number}"
        known = f"%known.{number}"
    yield f"  %is.string = or i1 {known}, false"


def _appending(text: str, allocator: str) -> Iterable[str]:
    yield _APPEND.format(allocator=allocator)
    for name, declaration in _DECLARED:
        if f"@{name.format(allocator=allocator)}(" not in text:
            yield declaration.format(allocator=allocator)
