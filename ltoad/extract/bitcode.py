"""Bitcode modules: parsed, described by their symbols, and merged into one.

All bitcode of a link becomes one module, so that a derivative can be made of
what one file defines and another calls.  What nothing outside of the module
can name is made internal, which is what lets LLVM inline and drop it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from ltoad.errors import InputError, IRError
from ltoad.extract import older, unit_tags
from ltoad.extract.objects import Symbols, split_modules
from ltoad.extract.unused_members import without_unused_members

Module = Any  # llvmlite ships no types

DERIVATIVE_NAMES = "enzyme_"
"""Requests, registrations and markers are found by name, so they keep theirs."""

RUNTIME_LIBRARY = frozenset(("memcpy", "memmove", "memset", "memcmp", "bcmp", "strlen"))
"""Functions that code generation calls although no IR mentions them."""

_LOCAL = (llvm.Linkage.internal, llvm.Linkage.private, llvm.Linkage.appending)
_SPELLED = r'(?:"(?P<quoted>[^"]*)"|(?P<plain>[-\w$.]+))'
_NAME = re.compile(r"@" + _SPELLED)
_ALIAS = re.compile(r"^@" + _SPELLED + r" = (.*?)\b(?:alias|ifunc) ", re.MULTILINE)
_USED_LIST = re.compile(r"^@llvm\.(?:compiler\.)?used = (.*)$", re.MULTILINE)
_IN_NAMED_SECTION = re.compile(r"^@" + _SPELLED + r' = .*, section "[A-Za-z_]\w*"', re.MULTILINE)
_COMDAT = re.compile(r",? comdat(?:\(\$" + _SPELLED + r"\))?(?=[ ,]|$)", re.MULTILINE)
_DEFINITION_WITH_COMDAT = re.compile(
    r"^(?:define [^@]*)?@" + _SPELLED + r".* comdat(?:[ ,(].*)?$", re.MULTILINE
)
_MODULE_ASM_SYMBOL = re.compile(r"[A-Za-z_.$][\w.$@]*")


@dataclass(frozen=True, slots=True)
class Unit:
    """One bitcode module of the program and the file (and member) that it came from.

    No other program or library sees what a ``hidden`` one defines.
    """

    name: str
    bitcode: bytes
    hidden: bool = False


def initialise_llvm() -> None:
    """Make LLVM ready for this machine's objects; harmless when repeated.

    Without the assembly parser, inline assembly aborts the process.
    """
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()


def llvm_version() -> str:
    """The version of the LLVM that reads bitcode here; it reads that of older ones, too."""
    return ".".join(map(str, llvm.llvm_version_info))


def units_of(name: str, bitcode: bytes) -> list[Unit]:
    """The modules in a file; raises InputError if one of them is cut off."""
    parts = split_modules(name, bitcode)
    if len(parts) == 1:
        return [Unit(name, bitcode)]
    return [Unit(f"{name}#{number}", part) for number, part in enumerate(parts)]


def parse(unit: Unit) -> Module:
    """Parse one module; raises InputError naming the file if LLVM cannot read it."""
    try:
        return llvm.parse_bitcode(unit.bitcode)
    except RuntimeError as error:
        version = older.lost_version(str(error))
        if version is not None:
            return _parse_older(unit, version)
        raise InputError(
            f"{unit.name}: LLVM cannot read its bitcode: {_first_line(error)}",
            remedy="compile it again; LLVM "
            f"{llvm.llvm_version_info[0]} reads bitcode of its own and of older versions",
        ) from error


def _parse_older(unit: Unit, version: str) -> Module:
    text = older.text_of(unit.bitcode, version)
    if text is None:
        raise InputError(
            f"{unit.name}: its bitcode has constants that LLVM {llvm.llvm_version_info[0]} "
            "does not read",
            remedy=f"put clang-{version} on the PATH, which prints them, or compile with a newer "
            "compiler",
        )
    try:
        return llvm.parse_assembly(text)
    except RuntimeError as error:
        reason = _first_line(error)
        raise InputError(f"{unit.name}: LLVM cannot read its bitcode: {reason}") from error


def read_text(path: Path) -> Unit:
    """A file of textual IR; raises InputError with LLVM's complaint."""
    from ltoad.extract import dialects

    try:
        text = path.read_text(encoding="utf-8")
        if "@xla." in text:
            text = dialects.with_bodies(text)
        if 'metadata !"enzyme_' in text:
            text = dialects.with_lasting_markers(text)
        try:
            return unit_of_text(str(path), text)
        except RuntimeError:
            return unit_of_text(str(path), dialects.with_plain_numbers(text))
    except OSError as error:
        raise InputError(f"cannot read {path}: {error.strerror}") from error
    except (RuntimeError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: not LLVM IR: {str(error).strip()}") from error


def unit_of_text(name: str, text: str) -> Unit:
    """Textual IR as a module of the program; raises RuntimeError with LLVM's complaint."""
    initialise_llvm()
    return Unit(name, llvm.parse_assembly(text).as_bitcode())


def in_order(text: str) -> str:
    """A module as LLVM prints it: functions first, whatever was added to the end of the text."""
    initialise_llvm()
    try:
        return str(llvm.parse_assembly(text))
    except RuntimeError as error:
        raise InputError(f"LLVM rejects the program: {_first_line(error)}") from error


def symbols_of(module: Module) -> Symbols:
    """The symbols that a module shares with other files."""
    defined: set[str] = set()
    needed: set[str] = set()
    weak: set[str] = set()
    for value in [*module.functions, *module.global_variables]:
        name = value.name
        if name.startswith("llvm.") or value.linkage in _LOCAL:
            continue
        if not (value.is_declaration or value.linkage == llvm.Linkage.available_externally):
            defined.add(plain_name(name))
        elif value.linkage == llvm.Linkage.external_weak:
            weak.add(plain_name(name))
        else:
            needed.add(plain_name(name))
    text = _without_debug_information(module)
    defined.update(_external_aliases(text))
    needed.update(_module_asm_names(text) - defined)
    return Symbols(frozenset(defined), frozenset(needed - defined), frozenset(weak - defined))


def _without_debug_information(module: Module) -> str:
    """A module's text with nothing but its shared symbols by name.  Consumes the module."""
    initialise_llvm()
    manager = llvm.create_new_module_pass_manager()
    manager.add_strip_symbols_pass()
    machine = llvm.Target.from_default_triple().create_target_machine()
    tuning = llvm.create_pipeline_tuning_options()
    manager.run(module, llvm.create_pass_builder(machine, tuning))
    return str(module)


def plain_name(name: str) -> str:
    """A symbol's name without the mark that keeps LLVM from mangling it."""
    return name.removeprefix("\1")


def _external_aliases(text: str) -> set[str]:
    """Aliases and ifuncs, over which llvmlite cannot iterate."""
    return {
        quoted or plain
        for quoted, plain, linkage in _ALIAS.findall(text)
        if not linkage.startswith(("internal", "private"))
    }


def _module_asm_names(text: str) -> set[str]:
    """Every word of module-level assembly: whichever of them is a symbol must keep its name."""
    names: set[str] = set()
    for line in text.splitlines():
        if line.startswith("module asm "):
            names.update(_MODULE_ASM_SYMBOL.findall(line[11:]))
        elif line.startswith(("define ", "declare ")):
            break
    return names


def merge(units: Sequence[Unit], observe: Callable[[str, str], None]) -> Module:
    """Parse all units and link them into one module for one target.

    ``observe`` is told what is being read.  Raises InputError for units of
    another architecture and for symbols that two of them define.
    """
    initialise_llvm()
    merged: Module = None
    tags = len(units) > 1 and unit_tags.registers_rules(unit.bitcode for unit in units)
    kinds_differ = len({_FULL_LTO in bytes(unit.bitcode) for unit in units}) > 1
    for number, unit in enumerate(units):
        observe(f"reading {unit.name}", "")
        module = parse(unit)
        if len(unit.bitcode) > _MUCH:
            module = _with_short_classes(module)
        if unit.hidden:
            module = _hidden(module)
        if tags:
            module = llvm.parse_assembly(unit_tags.tagged(str(module), number))
        if kinds_differ:
            module = llvm.parse_assembly(_SPLIT_UNIT.sub(r"\1 0", str(module)))
        if merged is None:
            merged = _normalised(unit, module)
            continue
        _require_same_architecture(unit, module.triple, merged.triple)
        module.triple = merged.triple
        module.data_layout = merged.data_layout
        try:
            merged.link_in(module)
        except RuntimeError as error:
            raise InputError(
                f"{unit.name}: cannot be linked with the bitcode before it: {_first_line(error)}",
                remedy="define each symbol once, and compile all files for one target",
            ) from error
    if merged is None:
        raise IRError("there is no bitcode to work on")
    return merged


_MUCH = 1 << 20
"""Bytes of bitcode for which it is worth while to read the module once more without what debuggers
do not need."""


def _with_short_classes(module: Module) -> Module:
    text = str(module)
    short = without_unused_members(text)
    return module if short == text else llvm.parse_assembly(short)


def _hidden(module: Module) -> Module:
    """A module of which nothing is exported, as ``--exclude-libs`` asks."""
    for value in [*module.functions, *module.global_variables]:
        if not value.is_declaration and value.linkage not in _LOCAL:
            value.visibility = llvm.Visibility.hidden
    text = str(module)
    hidden = _VISIBLE_ALIAS.sub(lambda m: f"{m[1]}hidden {m[m.lastindex or 0]}", text)
    return module if hidden == text else llvm.parse_assembly(hidden)


_VISIBLE_ALIAS = re.compile(
    r"^(@" + _SPELLED + r" = (?:(?:weak|weak_odr|linkonce|linkonce_odr) )?(?:dso_local )?)"
    r"((?:unnamed_addr |local_unnamed_addr )?(?:alias|ifunc) )",
    re.MULTILINE,
)

_FULL_LTO = b"ThinLTO"
"""Marks modules that are not for ThinLTO."""

_SPLIT_UNIT = re.compile(r'^(!\d+ = !\{i32 \d+, !"EnableSplitLTOUnit", i32) 1', re.MULTILINE)
"""Full LTO sets this and ThinLTO does not; neither is there any more when all is one module."""


def _normalised(unit: Unit, module: Module) -> Module:
    """Give a module the data layout that this LLVM has for its target.

    Compilers of different versions write it differently for one and the same
    machine, and modules of different layouts cannot be linked.
    """
    module.triple = module.triple or llvm.get_default_triple()
    try:
        target = llvm.Target.from_triple(module.triple)
    except RuntimeError as error:
        raise InputError(
            f"{unit.name}: compiled for {module.triple}, for which there is no code generator",
            remedy=f"compile for {llvm.get_default_triple()}",
        ) from error
    module.data_layout = str(target.create_target_machine().target_data)
    return module


def _require_same_architecture(unit: Unit, triple: str, expected: str) -> None:
    if triple and triple.partition("-")[0] != expected.partition("-")[0]:
        raise InputError(
            f"{unit.name}: compiled for {triple}, but the files before it for {expected}",
            remedy="compile all files of a link for one target",
        )


def require_undefined(module: Module, wrapped: frozenset[str]) -> None:
    """Refuse ``--wrap`` for a function of the module: linkers wrap undefined symbols only."""
    for value in [*module.functions, *module.global_variables]:
        if value.name in wrapped and not value.is_declaration:
            raise InputError(
                f"--wrap={value.name}: bitcode defines this symbol, so calls of it are resolved "
                "before the linker could wrap them",
                remedy="compile the file that defines it with -fno-lto",
            )


def internalise(module: Module, keep: frozenset[str], *, keep_visible: bool) -> str:
    """The text of the module with every symbol made internal that no other file can name.

    ``keep`` are the names that other files of the link mention; with
    ``keep_visible`` (shared libraries, ``--export-dynamic``) all symbols of
    default or protected visibility are kept as well.  Consumes the module.
    """
    text = str(module)
    kept = keep | RUNTIME_LIBRARY | _pinned_names(text)
    internalised = set()
    for value in [*module.functions, *module.global_variables]:
        name = value.name
        visible = keep_visible and value.visibility != llvm.Visibility.hidden
        if visible or plain_name(name) in kept or not _can_be_internal(value):
            continue
        value.linkage = llvm.Linkage.internal
        internalised.add(name)
    return _without_comdats(str(module), internalised)


def _can_be_internal(value: Any) -> bool:
    if value.is_declaration or value.linkage in (*_LOCAL, llvm.Linkage.available_externally):
        return False
    return not value.name.startswith("llvm.") and DERIVATIVE_NAMES not in value.name


def _pinned_names(text: str) -> set[str]:
    """Names that must stay for reasons written in the module itself.

    They are in ``llvm.used``, in module-level assembly, or in a section that
    the linker makes ``__start_`` and ``__stop_`` symbols for.
    """
    names = _module_asm_names(text)
    for used in _USED_LIST.findall(text):
        names.update(plain_name(quoted or plain) for quoted, plain in _NAME.findall(used))
    for quoted, plain in _IN_NAMED_SECTION.findall(text):
        names.add(plain_name(quoted or plain))
    return names


def _without_comdats(text: str, internalised: Iterable[str]) -> str:
    """Take internal symbols out of their COMDAT group.

    The linker keeps one copy of a group and throws the others away, also the
    internal symbols in them, which nothing else can stand in for.
    """
    gone = set(internalised)

    def strip(match: re.Match[str]) -> str:
        line = match[0]
        name = match["quoted"] or match["plain"]
        comdat = _COMDAT.search(line)
        if comdat is None:
            return line
        key = comdat["quoted"] or comdat["plain"] or name
        return line if key not in gone and name not in gone else _COMDAT.sub("", line, count=1)

    return _DEFINITION_WITH_COMDAT.sub(strip, text)


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or ["no reason given"])[0]
