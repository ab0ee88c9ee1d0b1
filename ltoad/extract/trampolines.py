"""Internal procedures that are passed as arguments.

Fortran hands them on as trampolines: machine code that is written to the stack when the host runs,
and adds the address of the host's variables to a call.  Nobody can differentiate that.  Here
each such procedure gets a *closure*: an ordinary function that finds the address in a global, into
which the host stores it.  A global has room for one host at a time: one that is called again while
it runs, as a recursive host of its own procedure may be, stops with a message.  Hosts that LLVM has
inlined into one function, one behind the other, end with their variables.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count

import llvmlite.binding as llvm

from ltoad.extract.bitcode import initialise_llvm
from ltoad.extract.runtime_bodies import reached_functions
from ltoad.ir.text import FUNCTION, LOCAL, PASSED, SYMBOL, symbol_of

_INIT = re.compile(
    rf"^ *(?:tail )?call void @llvm\.init\.trampoline\(ptr [^%]*({LOCAL}), "
    rf"ptr [^@]*{SYMBOL}, ptr [^%]*({LOCAL})\).*$",
    re.MULTILINE,
)
_ADJUST = re.compile(
    rf"^( *{LOCAL} = )(?:tail )?call ptr @llvm\.adjust\.trampoline\(ptr [^%]*({LOCAL})\).*$",
    re.MULTILINE,
)
_END = re.compile(
    r"^ *(?:tail )?call void @llvm\.lifetime\.end\.p0\((?:i64 [^,]*, )?ptr [^%\n]*"
    rf"({LOCAL})\).*$",
    re.MULTILINE,
)
_RETURN = re.compile(r"^  (?:ret|resume) .*$", re.MULTILINE)

_STOP = """
define internal void @ltoad.closure.stop(ptr %said, i64 %size) noinline noreturn cold \
"enzyme_inactive" {
  %written = call i64 @write(i32 2, ptr %said, i64 %size)
  call void @abort()
  unreachable
}
"""
_GUARD = """
@ltoad.closure.said.{name} = private unnamed_addr constant [{size} x i8] c"{message}\\0A"

define internal void @ltoad.closure.{name}({parameters}) noinline "enzyme_inactive" {{
{test}
  br i1 %good, label %done, label %bad

bad:
  call void @ltoad.closure.stop(ptr @ltoad.closure.said.{name}, i64 {size})
  unreachable

done:
  ret void
}}
"""
_AGAIN = (
    "ltoad: a procedure that passes one of its internal procedures as an argument is called again "
    "while it runs"
)
_ELSEWHERE = (
    "ltoad: an internal procedure is called as an argument where its host does not run: after its "
    "return, or in another thread"
)
# a host may pass a procedure in several places, and again and again
_IS_FREE = """  %is.unused = icmp eq ptr %old, null
  %is.same = icmp eq ptr %old, %host
  %good = or i1 %is.unused, %is.same"""
_OUTSIDE = {
    "write": "declare i64 @write(i32, ptr, i64)",
    "abort": "declare void @abort() noreturn",
}


def with_closures(text: str) -> str:
    """The module with closures in place of trampolines, where derivatives may look."""
    if "@llvm.init.trampoline" not in text:
        return text
    reached = reached_functions(text)
    procedures: dict[str, None] = {}

    def host_with_closures(match: re.Match[str]) -> str:
        if symbol_of(match) not in reached:
            return match[0]
        host = _Host.of(match[0])
        procedures.update(dict.fromkeys(host.procedures))
        return host.text

    changed = FUNCTION.sub(host_with_closures, text)
    if not procedures:
        return text
    initialise_llvm()
    module = llvm.parse_assembly(text)
    parts = [_closure(module.get_function(name)) for name in procedures]
    guards = [
        _guard("open", "ptr %old, ptr %host", _IS_FREE, _AGAIN),
        _guard("check", "ptr %host", "  %good = icmp ne ptr %host, null", _ELSEWHERE),
    ]
    known = {f.name for f in module.functions}
    outside = [line for name, line in _OUTSIDE.items() if name not in known]
    return "\n".join([changed, _STOP, *guards, *parts, *outside, ""])


@dataclass(frozen=True)
class _Host:
    """A function that makes trampolines, with closures of these ``procedures``.

    The memory of a trampoline holds the address of its closure, so that one of several
    trampolines may be chosen when the host runs.
    """

    text: str
    procedures: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> _Host:
        made = [m[2] or m[3] for m in _INIT.finditer(text)]
        procedures = tuple(dict.fromkeys(made))
        # one that is written in another way than a name would be left out
        if not made or len(made) != text.count("@llvm.init.trampoline("):
            return cls(text, ())
        frames: dict[str, dict[str, None]] = {}
        for m in _INIT.finditer(text):
            frames.setdefault(m[4], {})[m[2] or m[3]] = None
        number = count()
        text = _INIT.sub(lambda m: _opened(m[1], m[2] or m[3], m[4], next(number)), text)
        text = _ADJUST.sub(r"\1load ptr, ptr \2, align 8", text)
        # one that was inlined here returns where its variables end
        text = _END.sub(lambda m: _closed(frames.get(m[1], {})) + m[0], text)
        return cls(_RETURN.sub(lambda m: _closed(procedures) + m[0], text), procedures)


def _guard(name: str, parameters: str, test: str, message: str) -> str:
    """A function that stops with a message unless the ``test`` of its parameters is good."""
    size = len(message) + 1
    return _GUARD.format(name=name, parameters=parameters, test=test, message=message, size=size)


def _closure_name(procedure: str) -> str:
    return f'@"ltoad.closure.of.{procedure}"'


def _chain_name(procedure: str) -> str:
    """The global in which the address of the host's variables is."""
    return f'@"{PASSED}host.{procedure}"'


def _closed(procedures: Iterable[str]) -> str:
    return "".join(f"  store ptr null, ptr {_chain_name(p)}, align 8\n" for p in procedures)


def _opened(trampoline: str, procedure: str, host: str, number: int) -> str:
    chain, old = _chain_name(procedure), f"%ltoad.old.{number}"
    return (
        f"  {old} = load ptr, ptr {chain}, align 8\n"
        f"  call void @ltoad.closure.open(ptr {old}, ptr {host})\n"
        f"  store ptr {host}, ptr {chain}, align 8\n"
        f"  store ptr {_closure_name(procedure)}, ptr {trampoline}, align 8"
    )


def _closure(procedure: llvm.ValueRef) -> str:
    """The function that calls a procedure with the address that is in the global."""
    given = list(procedure.arguments)
    result = str(procedure.global_value_type).partition(" (")[0]
    parameters, operands = [], []
    for index, argument in enumerate(given):
        words = [a.decode() for a in argument.attributes]
        typed = " ".join([str(argument.type), *(w for w in words if _is_of_call(w))])
        if "nest" in words:
            operands.append(f"{typed} %host")
        else:
            parameters.append(f"{typed} %a{index}")
            operands.append(f"{typed} %a{index}")
    name, chain = procedure.name, _chain_name(procedure.name)
    call = f'call {result} @"{name}"({", ".join(operands)})'
    end = f"  {call}\n  ret void" if result == "void" else f"  %r = {call}\n  ret {result} %r"
    return (
        f"{chain} = internal thread_local global ptr null, align 8\n\n"
        f"define internal {result} {_closure_name(name)}({', '.join(parameters)}) {{\n"
        f"  %host = load ptr, ptr {chain}, align 8\n"
        f"  call void @ltoad.closure.check(ptr %host)\n"
        f"{end}\n}}\n"
    )


def _is_of_call(attribute: str) -> bool:
    """Whether an attribute of a parameter decides how it is passed."""
    return re.match(r"(?:nest|sret|byval|signext|zeroext|inreg)\b", attribute) is not None
