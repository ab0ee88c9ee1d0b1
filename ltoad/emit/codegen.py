"""From the text of a module to a native, position-independent object file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import llvmlite.binding as llvm

from callgraph.requests import is_marker_variable
from ltoad.config import Options
from ltoad.errors import IRError
from ltoad.ir.text import with_used

DEFAULT_PRIORITY = 65535

_LIST_ENTRY = re.compile(r'\{ i32, ptr, ptr \} \{ i32 (\d+), ptr (@(?:"[^"]*"|[-\w$.]+)), ptr ')
_MARKER_VARIABLE = re.compile(
    r"^@(enzyme_\w+) = external (?:[a-z_]+ )*?(?:global|constant) (\S+?)(?:, .*)?$", re.M
)
_FEATURES = re.compile(r'("target-features"=")([^"]*)(")')
_MARKER_FUNCTION = re.compile(r"^declare [^@]*@(enzyme_\w+)\(.*$", re.M)


def initialise_llvm() -> None:
    """Make LLVM ready for this machine's objects; harmless when repeated.

    Without the assembly parser, inline assembly aborts the process.
    """
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()


def parse_text(text: str, what: str) -> Any:
    """Parse and verify IR; raises IRError saying what LLVM holds against it."""
    initialise_llvm()
    text = _FEATURES.sub(lambda found: f"{found[1]}{_known(found[2])}{found[3]}", text)
    try:
        module = llvm.parse_assembly(text)
        module.verify()
    except RuntimeError as error:
        raise IRError(f"LLVM rejects {what}: {str(error).strip()}") from error
    return module


def processor(name: str) -> str:
    """The processor of that name, of which LLVM has none for the one that is there."""
    return str(llvm.get_host_cpu_name()) if name == "native" else name


@cache
def _known(features: str) -> str:
    """The features without those that are switched off and that this LLVM has never heard of.

    ``-march=native`` of another compiler switches off, one by one, all that the machine has not,
    for the whole program and for each function.
    """
    here = llvm.get_host_cpu_features()
    words = features.split(",")
    return ",".join(w for w in words if not (here and w.startswith(_SWITCHED_OFF)) or w[1:] in here)


_SWITCHED_OFF = ("-amx", "-avx", "-3dnow", "-prefetch")
"""What the names of instructions begin with of which versions of LLVM know different ones."""


_LEAST = 1
"""At level 0 LLVM selects instructions for x86 by a quick way that goes wrong in code that has been
optimised before: where a double is the bits of an address, it loads from a register that holds
something else, in silence."""


def target_machine(triple: str, options: Options) -> Any:
    """A code generator for position-independent code of the options' processor."""
    initialise_llvm()
    target = llvm.Target.from_triple(triple or llvm.get_default_triple())
    return target.create_target_machine(
        cpu=processor(options.cpu),
        features=_known(options.features),
        opt=min(max(options.opt_level, _LEAST), 3),
        reloc="pic",
        codemodel="default",
    )


def emit_object(text: str, options: Options) -> bytes:
    """The native object of a module; the text is the last that can still be looked at."""
    module = parse_text(text, "the optimised program")
    return bytes(target_machine(module.triple, options).emit_object(module))


def emit_bitcode(text: str) -> bytes:
    """The module as bitcode."""
    return bytes(parse_text(text, "the module").as_bitcode())


def prepare_for_linker(text: str, needed: Iterable[str] = ()) -> str:
    """What the linker needs to see in the object: start-up functions and markers.

    ``needed`` are symbols that native inputs need and that no input defines.
    """
    return define_markers(rewrite_start_up_lists(text), needed)


def rewrite_start_up_lists(text: str) -> str:
    """Turn ``llvm.global_ctors`` into entries of ``.init_array``, and dtors likewise.

    The code generator as configured here puts them into ``.ctors``, which
    today's linkers ignore: C++ constructors of global objects would not run.
    """
    if not _is_elf(text):
        return text
    pinned: list[str] = []
    for variable, section in (("global_ctors", ".init_array"), ("global_dtors", ".fini_array")):
        pattern = re.compile(rf"^@llvm\.{variable} = appending global .*$", re.M)
        match = pattern.search(text)
        if match is None:
            continue
        lines = []
        for number, (priority, function) in enumerate(_LIST_ENTRY.findall(match[0])):
            name = f"@ltoad{section}.{number}"
            suffix = "" if int(priority) == DEFAULT_PRIORITY else f".{int(priority):05}"
            place = f'section "{section}{suffix}", align 8'
            lines.append(f"{name} = internal global ptr {function}, {place}")
            pinned.append(name)
        text = text[: match.start()] + "\n".join(lines) + text[match.end() :]
    return with_used(text, pinned)


def _is_elf(text: str) -> bool:
    triple = re.search(r'^target triple = "([^"]*)"', text, re.M)
    return triple is None or not any(s in triple[1] for s in ("darwin", "macos", "windows"))


def define_markers(text: str, needed: Iterable[str] = ()) -> str:
    """Define the markers that are still mentioned, and those that native inputs need.

    Programs declare ``enzyme_dup`` and the others without defining them.  One
    hidden copy for the whole link is enough: only the address has a meaning.
    """
    pinned: list[str] = []

    def variable(match: re.Match[str]) -> str:
        name, kind = match.groups()
        if not is_marker_variable(name):
            return match[0]
        return f"@{name} = linkonce_odr hidden global {kind} zeroinitializer"

    def function(match: re.Match[str]) -> str:
        if not is_marker_variable(match[1]):
            return match[0]
        return f"@{match[1]} = linkonce_odr hidden global i32 0"

    text = _MARKER_FUNCTION.sub(function, _MARKER_VARIABLE.sub(variable, text))
    for name in sorted(filter(is_marker_variable, needed)):
        if not re.search(rf"^@{re.escape(name)} = ", text, re.M):
            text += f"\n@{name} = linkonce_odr hidden global i32 0\n"
        pinned.append(f"@{name}")
    return with_used(text, pinned)
