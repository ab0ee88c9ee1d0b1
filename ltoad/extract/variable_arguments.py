"""Functions with variable arguments, as functions with fixed ones: a copy for each list of types.

C reads variable arguments from memory through a ``va_list``, whose layout is that of the platform's
ABI; here it is System V's for x86-64.  Registers hold the first arguments there and an *overflow
area* the others, 8 bytes for each or as many as it needs.  A copy puts all of them into an area of
its own, and hands out lists that say that the registers are used up.  So whoever reads the list, in
the function, in those that it is handed to and in the C library, finds what the call has passed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import reduce
from itertools import pairwise

from ltoad.extract.list_alignment import aligns_lists
from ltoad.extract.runtime_bodies import reached_functions
from ltoad.ir.text import FUNCTION, SYMBOL, split_arguments, symbol_of

PREFIX = "ltoad.fixed."
_TRIPLE = re.compile(r'^target triple = "x86_64-[^"]*linux[^"]*"$', re.MULTILINE)
_CALL = re.compile(rf"((?:call|invoke) [^@\n]*?)\(([^()\n]*, )?\.\.\.\) {SYMBOL}\(")
_START = re.compile(
    r"^ *(?:tail )?call void @llvm\.va_start[.\w]*\(ptr [^%\n]*(%[^,)\n]+)\).*$", re.MULTILINE
)
_COPY = re.compile(
    r"^ *(?:tail )?call void @llvm\.va_copy[.\w]*\(ptr [^%\n]*(%[^,\n]+), "
    r"ptr [^%\n]*(%[^,)\n]+)\).*$",
    re.MULTILINE,
)
_END = re.compile(r"^ *(?:tail )?call void @llvm\.va_end[.\w]*\(.*\n", re.MULTILINE)
_LABEL = re.compile(r"\A(?:\"[^\"\n]*\"|[-\w$.]+):[^\n]*\n")
_HEAD = re.compile(rf"\Adefine ([^@\n]*){SYMBOL}\(([^\n]*), \.\.\.\)([^\n]*)\{{$", re.MULTILINE)
_IN_HEAD = re.compile(r" (?:![a-z]\w* !\d+|comdat(?:\(\$[^)]*\))?)")
"""What no two functions may share."""
_LINKAGE = re.compile(
    r"\b(?:internal|private|available_externally|linkonce_odr|weak_odr|linkonce|weak|hidden) "
)
_WORDS = re.compile(r"i8|i16|i32|i64|float|double|ptr|<2 x float>")
_WIDE = re.compile(r"x86_fp80|<(?:4 x float|2 x double)>")
_BYVAL = re.compile(r"ptr (?:\w+ )*byval\(((?:[^()]|\([^()]*\))*)\)(?: align (\d+))?")
_WORD = 8
_ON_REGISTERS = 48, 176
"""The ends of the general registers and of all in the area where a function saves them."""
_LIST_SIZE = 24

_MEMCPY = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"
_MEMCPY_NAME = "@llvm.memcpy.p0.p0.i64("


@dataclass(frozen=True)
class Passed:
    """A variable argument: its type, and the type of the object if that is passed by value."""

    type: str
    object: str | None = None
    align: int = _WORD

    @property
    def parameter(self) -> str:
        if self.object is None:
            return self.type
        return f"ptr byval({self.object}) align {self.align}"


def _are_aligned(passed: tuple[Passed, ...]) -> bool:
    """Whether all that is aligned to more than a word is known: two words may be one integer."""
    words = any(a.type == b.type == "i64" for a, b in pairwise(passed))
    return not words and any(p.align > _WORD for p in passed)


@dataclass
class _Module:
    """The functions with variable arguments of a module, and the copies that are made of them."""

    bodies: dict[str, str]
    copies: dict[tuple[str, tuple[Passed, ...]], str] = field(default_factory=dict)
    pending: list[tuple[str, tuple[Passed, ...], str]] = field(default_factory=list)

    def copy_for(self, name: str, passed: tuple[Passed, ...]) -> str | None:
        """The copy that a call calls; none if the types are not known to be laid out like this."""
        if name not in self.bodies:
            return None
        if not _are_aligned(passed) and _aligns(self.bodies[name]):
            return None
        if (name, passed) not in self.copies:
            made = f"{PREFIX}{len(self.copies)}.{name}"
            self.copies[name, passed] = made
            self.pending.append((name, passed, made))
        return self.copies[name, passed]


def with_fixed_arguments(text: str) -> str:
    """The module with such copies, called wherever derivatives may look; unchanged on platforms
    whose lists are laid out in other ways."""
    if "@llvm.va_start" not in text or not _TRIPLE.search(text):
        return text
    functions = {symbol_of(m): m[0] for m in FUNCTION.finditer(text)}
    module = _Module({name: body for name, body in functions.items() if _is_variadic(body)})
    reached = reached_functions(text)

    def changed(match: re.Match[str]) -> str:
        return _rewritten(match[0], module) if symbol_of(match) in reached else match[0]

    text = FUNCTION.sub(changed, text)
    made = []
    while module.pending:
        name, passed, copy = module.pending.pop()
        made.append(_rewritten(_fixed(module.bodies[name], copy, passed), module))
    if not made:
        return text
    whole = "\n\n".join([text, *made])
    return whole if f"void {_MEMCPY_NAME}" in text else f"{whole}\n\n{_MEMCPY}\n"


def _is_variadic(body: str) -> bool:
    """Whether a function reads variable arguments in ways that are known, and may be copied."""
    starts = len(_START.findall(body))
    known = starts > 0 and starts == body.count("@llvm.va_start")
    return known and _HEAD.match(body) is not None and "blockaddress(" not in body


def _aligns(body: str) -> bool:
    """Whether a function may read arguments that are aligned to more than a word."""
    return aligns_lists(body, _START.findall(body), are_copied=_COPY.search(body) is not None)


def _rewritten(body: str, module: _Module) -> str:
    """A function that calls copies, and copies lists as memory."""
    body = _END.sub("", body)
    body = _COPY.sub(
        rf"  call void {_MEMCPY_NAME}ptr \1, ptr \2, i64 {_LIST_SIZE}, i1 false)", body
    )
    found = reversed(list(_CALL.finditer(body)))
    return reduce(lambda b, call: _called(b, call, module), found, body)


def _called(body: str, call: re.Match[str], module: _Module) -> str:
    name = call[3] or call[4]
    fixed = len(list(split_arguments(call[2]))) - 1 if call[2] else 0
    passed = [_passed(a) for a in list(split_arguments(body, call.end()))[fixed:]]
    known = tuple(p for p in passed if p is not None)
    copy = module.copy_for(name, known) if len(known) == len(passed) else None
    if copy is None:
        return body
    return f'{body[: call.start()]}{call[1]}@"{copy}"({body[call.end() :]}'


def _passed(argument: str) -> Passed | None:
    if by_value := _BYVAL.match(argument):
        return Passed("ptr", by_value[1], max(_WORD, int(by_value[2] or _WORD)))
    if wide := _WIDE.match(argument):
        return Passed(wide[0], align=2 * _WORD)
    word = _WORDS.match(argument)
    return Passed(word[0]) if word else None


def _fixed(body: str, name: str, passed: tuple[Passed, ...]) -> str:
    """A copy of a function with arguments of certain types in place of any."""
    head = _HEAD.match(body)
    assert head is not None, body
    parameters = [head[4], *(f"{p.parameter} %ltoad.passed.{i}" for i, p in enumerate(passed))]
    before = _LINKAGE.sub("", head[1])
    after = _IN_HEAD.sub("", head[5])
    first = f'define internal {before}@"{name}"({", ".join(parameters)}){after}{{\n'
    rest = body[head.end() + 1 :]
    label = _LABEL.match(rest)
    entry, rest = (label[0], rest[label.end() :]) if label else ("", rest)
    starts = iter(range(len(body)))
    return first + entry + _area(passed) + _START.sub(lambda m: _list(m[1], next(starts)), rest)


def _area(passed: tuple[Passed, ...]) -> str:
    """Code that puts the arguments where a list finds them, one after the other."""
    # a member that takes no room aligns each to a word
    slots = ", ".join(f"{{ {p.object or p.type}, [0 x i64] }}" for p in passed)
    lines = [f"  %ltoad.area = alloca {{ {slots} }}, align 16"]
    for i, p in enumerate(passed):
        slot, value = f"%ltoad.slot.{i}", f"%ltoad.passed.{i}"
        lines.append(f"  {slot} = getelementptr {{ {slots} }}, ptr %ltoad.area, i32 0, i32 {i}")
        if p.object is None:
            lines.append(f"  store {p.type} {value}, ptr {slot}, align {p.align}")
        else:
            size = f"ptrtoint (ptr getelementptr ({p.object}, ptr null, i32 1) to i64)"
            lines.append(
                f"  call void {_MEMCPY_NAME}ptr align {p.align} {slot}, "
                f"ptr align {p.align} {value}, i64 {size}, i1 false)"
            )
    return "".join(f"{line}\n" for line in lines)


def _list(place: str, number: int) -> str:
    """Code that makes a list of which the registers are used up."""
    general, all_of_them = _ON_REGISTERS
    names = [f"%ltoad.list.{number}.{part}" for part in ("floats", "area", "saved")]
    offsets = zip(names, (4, 8, 16), strict=True)
    places = [f"  {name} = getelementptr i8, ptr {place}, i64 {at}" for name, at in offsets]
    return "\n".join(
        (
            *places,
            f"  store i32 {general}, ptr {place}, align 8",
            f"  store i32 {all_of_them}, ptr {names[0]}, align 4",
            f"  store ptr %ltoad.area, ptr {names[1]}, align 8",
            f"  store ptr null, ptr {names[2]}, align 8",
        )
    )
