"""Derivatives for clients: functions with fixed names and the manifest that describes them.

What a library exports is written as requests in functions of their own, in the calling
convention of registered gradients; a client's link finds them by the manifest.
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
from ltoad.configure.export_writer import ExportWriter, write_derivatives
from ltoad.configure.requested import defined_functions
from ltoad.configure.single_calls import with_single_calls_inlined
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.errors import UsageError
from ltoad.extract.bitcode import llvm_version
from ltoad.extract.reach import Reach
from ltoad.ir.text import SYMBOL, symbol_of, with_used
from ltoad.manifest import (
    EXPORTED,
    OPTIONAL,
    SECTION,
    Manifest,
    RefusedFunction,
    RequiredFunction,
    Terms,
)

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
    variables = variables_with_numbers(text, module)
    holding = variables.keys() | set(stateful)
    writers, reasons = _writers(text, module, exports, holding, refused)
    text = with_single_calls_inlined(text)
    described = tuple(writer.description for writer in writers)
    begin = ""
    if any(found.state for found in described):
        begin = _begin_name(found.symbol for found in described)
        text += f'\ndefine void @"{begin}"() {{\n  ret void\n}}\n'
    shared = tuple(name for name, is_shared in variables.items() if is_shared)
    text = write_derivatives(text, writers)
    left_out = tuple(RefusedFunction(*entry) for entry in sorted(reasons.items()))
    if described or left_out:
        manifest = Manifest(
            llvm_version(),
            str(module.triple),
            described,
            globals=shared if begin else (),
            begin=begin,
            refused=left_out,
        )
        text = with_manifest(text, manifest)
    return Exports(text, shared, begin)


def _writers(
    text: str,
    module: Any,
    exports: Sequence[SymbolExport],
    holding: Collection[str],
    refused: Mapping[str, str],
) -> tuple[tuple[ExportWriter, ...], dict[str, str]]:
    """One writer for each function and set of terms, and why functions are left out.

    Functions that reach something ``holding`` numbers have state.
    """
    functions = defined_functions(text, module)
    reach = Reach(text)
    reasons = dict(refused)
    writers: dict[tuple[str, Terms], ExportWriter] = {}
    for export in _expanded(exports, functions, reach):
        function = functions.get(export.function)
        if function is None or (export.optional and export.function in reasons):
            continue
        state = not reach.symbols(function.name).isdisjoint(holding)
        digest = reach.digest(function.name)
        try:
            writer = ExportWriter(export, function, module, digest, state=state)
        except UsageError as error:
            if not export.optional:
                raise
            reasons[export.function] = error.message
            continue
        found = writer.description
        writers.setdefault((found.symbol, found.terms), writer)
    return tuple(writers.values()), reasons


def _expanded(
    exports: Sequence[SymbolExport], functions: Mapping[str, Any], reach: Reach
) -> Iterator[SymbolExport]:
    """The exports, with all functions that others can call in the place of ``*``."""
    for export in exports:
        if export.function != EVERYTHING:
            yield export
            continue
        for name, function in functions.items():
            own = name == "main" or name.startswith(_OURS)
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
    return with_manifest(text, Manifest(llvm_version(), triple, requires=tuple(requires)))


def failed_exports(
    text: str, diagnostics: Iterable[Diagnostic], *, others: bool = False
) -> dict[str, str]:
    """Exports that may be left out, and of which diagnostics tell why they cannot be derived.

    ``text`` is the module with the exports.  With ``others`` all that lead to a function
    with a problem are among them, because of each problem only one of them is told.
    """
    exports = {symbol_of(m): (m[3], bool(m[4])) for m in _EXPORT.finditer(text)}
    optional = {symbol for symbol, is_optional in exports.values() if is_optional}
    reach = Reach(text) if others else None
    found: dict[str, str] = {}
    for diagnostic in diagnostics:
        where = diagnostic.chain[0] if diagnostic.chain else diagnostic.function
        failed = {exports.get(where, (where, False))[0]}
        if reach is not None:
            failed |= {s for s in optional if diagnostic.function in reach.symbols(s)}
        found |= dict.fromkeys(failed & optional, diagnostic.reason)
    return found


_EXPORT = re.compile(
    rf'^define [^\n@]*{SYMBOL}\([^\n]* "{EXPORTED}"="([^"\n]*)"( "{OPTIONAL}")?', re.MULTILINE
)
