"""The whole flow from bitcode to an object, one call per stage."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from threading import Thread
from typing import TYPE_CHECKING

from callgraph.requests import is_marker_variable
from ltoad.causes.memory import BITS, PIECES, UNTYPED_COPY, UNTYPED_MOVE
from ltoad.config import Options
from ltoad.errors import DifferentiationError, InputError, IRError
from ltoad.exception_form import ExceptionForm
from ltoad.ir.aliases import by_own_names
from ltoad.ir.text import defined
from ltoad.manifest import RequiredFunction, read_manifests
from ltoad.stages import Differentiate, Differentiated, KeptValue, Memo, Observe, Report

if TYPE_CHECKING:
    from pathlib import Path

    from ltoad.extract.bitcode import Module, Unit
    from ltoad.extract.objects import KeptBitcode


ENTRY_POINTS = frozenset(("main", "_start", "_init", "_fini"))


@dataclass(frozen=True, slots=True)
class Scope:
    """How the rest of the link sees the program.

    ``mentioned`` are the symbols that other inputs define or need, ``missing``
    those that they need and do not define themselves.  ``closed`` is false for
    a relocatable link, in which every symbol can still be named by others;
    ``keep_visible`` is true if symbols of default visibility are exported.
    ``executable``: nothing can be added after this link, and all its inputs are known.
    ``wrapped`` are the symbols of ``--wrap``, ``libraries`` native inputs that bring derivatives,
    by name, with the content of their section, ``kept`` bitcode beside their machine code.
    """

    mentioned: frozenset[str] = frozenset()
    missing: frozenset[str] = frozenset()
    closed: bool = True
    keep_visible: bool = False
    executable: bool = False
    wrapped: frozenset[str] = frozenset()
    libraries: tuple[tuple[str, bytes], ...] = ()
    kept: tuple[KeptBitcode, ...] = ()


@dataclass(frozen=True, slots=True)
class Whole:
    """A module in which no request is left, the reports of all derivatives, and what these need.

    The functions ``derived`` were not there before.
    """

    text: str
    reports: tuple[Report, ...]
    requires: tuple[RequiredFunction, ...] = ()
    derived: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class RememberedReport:
    """What a derivative told about itself when it was made; details are not remembered."""

    function: str
    mode: str
    summary: str
    details: tuple[str, ...] = ()
    kept: tuple[KeptValue, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """A native object with all derivatives in it, and what was derived."""

    object: bytes
    reports: tuple[Report, ...]


def ignore(stage: str, text: str) -> None:
    """The observer that does not care."""


def run(
    units: Sequence[Unit],
    scope: Scope,
    options: Options,
    *,
    observe: Observe = ignore,
    differentiate: Differentiate | None = None,
    memo: Memo | None = None,
) -> Result:
    """Make one native object of a program's bitcode, derivatives included.

    Raises LtoadError; LLVM may also abort the process, see ltoad.isolate.
    """
    # Beyond this point no symbol is added by other files, and none is renamed.  What a
    # configuration file asks for is a call like any other request.
    module, plain = _merged(units, scope, observe)

    def configured(chosen: Options) -> str:
        return _write_configured(plain, module, chosen, scope.libraries)

    text = configured(options)

    # All that the object depends on is known; other inputs may have changed without a trace here.
    missing = sorted(filter(is_marker_variable, scope.missing))
    kept = [(k.name, blake2b(k.bitcode).hexdigest()) for k in scope.kept]
    made_from = f"{replace(options, report=False)}\n{missing}\n{kept}\n{text}"
    known = memo.read(made_from) if memo is not None else None
    if known is not None:
        return Result(known[0], tuple(RememberedReport(*report) for report in known[1]))
    whole = derive(text, configured, options, observe, differentiate, kept=scope.kept)
    written = as_library(whole) if options.configured.exports else whole
    result = Result(emit_object(written, options, missing, observe), tuple(whole.reports))
    _remember(result, made_from, memo)
    return result


def _merged(units: Sequence[Unit], scope: Scope, observe: Observe) -> tuple[Module, str]:
    """One module with all bitcode of the link, for one target and data layout; and its text, in
    which what nobody else may call is internal."""
    from ltoad.extract import bitcode
    from ltoad.extract.absent import without_absent

    module = bitcode.merge(units, observe)
    bitcode.require_undefined(module, scope.wrapped)
    if not scope.closed:
        return module, str(module)
    keep = scope.mentioned | ENTRY_POINTS
    text = bitcode.internalise(module, keep, keep_visible=scope.keep_visible)
    if scope.executable:
        text = without_absent(text, scope.mentioned - scope.missing)
    return module, text


def _remember(result: Result, made_from: str, memo: Memo | None) -> None:
    if memo is not None:
        reports = [(r.function, r.mode, r.summary) for r in result.reports]
        memo.write(made_from, result.object, reports)


def derive(
    text: str,
    written: Callable[[Options], str],
    options: Options,
    observe: Observe = ignore,
    differentiate: Differentiate | None = None,
    *,
    kept: Sequence[KeptBitcode] = (),
) -> Whole:
    """Carry out the requests of a module; exports that are optional and fail are left out.

    ``written`` gives the text of the module with what other options ask for.
    """
    from ltoad.configure import exported

    refused: dict[str, str] = {}
    while True:
        try:
            # Simplified, without vectors; then no request is left, and derivatives are plain
            # functions.
            return differentiate_text(
                text, options, observe=observe, differentiate=differentiate, kept=kept
            )
        except DifferentiationError as error:
            found = exported.failed_exports(text, error.diagnostics, others=bool(refused))
            if not found:
                raise
            refused |= found
            text = written(replace(options, refused=tuple(refused.items())))


@contextmanager
def _our_own(text: str) -> Iterator[None]:
    """A while in which LLVM reads derivatives: DifferentiationError if it rejects one."""
    try:
        yield
    except IRError as error:
        from ltoad.differentiate.rejections import rejection

        raise rejection(text, error.message.partition(": ")[2]) from error


def verify(whole: Whole) -> None:
    """Let LLVM read what no later stage will; raises DifferentiationError like those."""
    from ltoad.emit import codegen

    with _our_own(whole.text):
        codegen.parse_text(whole.text, "the differentiated program")


def emit_object(
    whole: Whole, options: Options, missing: Sequence[str] = (), observe: Observe = ignore
) -> bytes:
    """A native object; ``missing`` are markers that native inputs of the link need."""
    from ltoad.emit import codegen, optimise

    observe("optimising after differentiation", whole.text)
    with _our_own(whole.text):
        text = optimise.optimise_after(whole.text, options, whole.derived)

    # Every marker has a definition; start-up functions are where linkers look for them.
    text = codegen.prepare_for_linker(text, missing)

    observe("generating code", text)
    return codegen.emit_object(text, options)


def differentiate_text(
    text: str,
    options: Options,
    *,
    observe: Observe = ignore,
    differentiate: Differentiate | None = None,
    kept: Sequence[KeptBitcode] = (),
) -> Whole:
    """Simplify a module and carry out its derivative requests; no linking, no code."""
    from ltoad.program_forms import first_accepted

    attempt = partial(
        _differentiated,
        options=options,
        observe=observe,
        differentiate=differentiate,
        exceptions=ExceptionForm(),
    )
    closed = options.configured.options.closed_forms
    return first_accepted(text, kept, attempt, closed_forms=closed)


def _differentiated(
    text: str,
    options: Options,
    observe: Observe,
    differentiate: Differentiate | None,
    exceptions: ExceptionForm,
) -> Whole:
    from ltoad.emit import optimise
    from ltoad.ir.array_notes import with_arrays_noted

    given, form = defined(text), text

    # Simplified, but no loop is vectorised or unrolled, and every request is still a call.
    observe("optimising before differentiation", text)
    if differentiate is None:
        # while LLVM works, Python is idle
        Thread(target=_import_differentiation, daemon=True).start()
    text = by_own_names(optimise.optimise_before(with_arrays_noted(text), options))
    text = _without_threads(text, options, observe)
    unrolled = _without_small_arrays(text, options, observe)

    # The innermost requests are replaced; their derivatives are ordinary functions, which
    # those around them can differentiate, once they are simplified.
    observe("differentiating", unrolled)
    first = partial(_first_round, options=options, observe=observe, differentiate=differentiate)
    try:
        done = exceptions.accepted(unrolled, first, form)
    except DifferentiationError as error:
        if unrolled == text or not _are_types_in_the_way(error):
            raise
        observe("differentiating with loops over small arrays", text)
        done = exceptions.accepted(text, first, form)
    reports, requires = list(done.reports), list(done.requires)
    while done.pending:
        observe("optimising a derivative that is differentiated", done.text)
        options = replace(options, opt_before="O2", round=options.round + 1)
        with _our_own(done.text):
            text = optimise.optimise_before(done.text, options)
        observe("differentiating once more", text)
        done = (differentiate or default_differentiate)(text, options)
        reports += done.reports
        requires += done.requires
    for note in done.notes:
        print(f"ltoad: note: {note}", file=sys.stderr)
    derived = defined(done.text) - given
    complete = _with_sanitizer(done.text) if options.sanitize else done.text
    return Whole(complete, tuple(reports), tuple(dict.fromkeys(requires)), derived)


def _without_threads(text: str, options: Options, observe: Observe) -> str:
    """The module in which what requests lead to starts no threads; simplified again, so that LLVM
    puts the functions of threads into those that start them."""
    from ltoad.differentiate.started.serial import without_threads

    stage = "optimising functions of threads that are called"
    return without_threads(text, _simplifying(stage, options, observe))


def _without_small_arrays(text: str, options: Options, observe: Observe) -> str:
    """The module in which short loops over small arrays are unrolled, where speed is asked for."""
    from ltoad.differentiate.prepare.small_arrays import without_small_arrays
    from ltoad.emit import optimise

    if options.opt_before == "none" or options.opt_level < optimise.LEVEL_BEFORE:
        return text

    simplified = _simplifying("optimising loops over small arrays", options, observe)
    return without_small_arrays(text, simplified, optimise.registered_functions)


def _are_types_in_the_way(error: DifferentiationError) -> bool:
    """Whether words cannot be told from numbers: in registers, LLVM makes masks and shifts of what
    a union in memory holds."""
    return any(d.cause in (BITS, PIECES, UNTYPED_COPY, UNTYPED_MOVE) for d in error.diagnostics)


def _simplifying(stage: str, options: Options, observe: Observe) -> Callable[[str], str]:
    """Lets LLVM simplify modules of ours once more."""
    from ltoad.emit import optimise

    def simplified(text: str) -> str:
        observe(stage, text)
        with _our_own(text):
            return by_own_names(optimise.optimise_before(text, options))

    return simplified


def _first_round(
    text: str,
    options: Options,
    observe: Observe,
    differentiate: Differentiate | None,
    *,
    as_values: bool,
) -> Differentiated:
    """Carry out the innermost requests; what became of exceptions is simplified before."""
    if as_values:
        from ltoad.emit import optimise

        observe("optimising exceptions that are values", text)
        with _our_own(text):
            text = optimise.optimise_before(text, options)
        observe("differentiating with exceptions as values", text)
    return (differentiate or default_differentiate)(text, options)


def _with_sanitizer(text: str) -> str:
    from ltoad.emit import sanitizer

    return sanitizer.with_sanitizer(text)


def as_library(whole: Whole) -> Whole:
    """A differentiated library, with a manifest of what it needs of others."""
    from ltoad.configure import exported

    return replace(whole, text=exported.with_requirements(whole.text, whole.requires))


def read_text(paths: Sequence[Path], options: Options, observe: Observe = ignore) -> str:
    """The IR in files, as one module, with what the configuration asks for.

    A file is text, bitcode, an object with bitcode in it, or an archive of such; others may
    bring derivatives.
    """
    from ltoad.extract import bitcode, program

    found = program.gather([program.InputFile(path, whole=True) for path in paths])
    units = found.units
    if not units:
        names = ", ".join(map(str, paths))
        raise InputError(f"{names}: holds no bitcode", remedy="compile it with ltoad-cc")
    module = bitcode.merge(units, observe)
    return _write_configured(str(module), module, options, found.libraries)


def _write_configured(
    text: str,
    module: Module,
    options: Options,
    libraries: Sequence[tuple[str, bytes]] = (),
) -> str:
    """The text of a module with the requests and rules of the configuration and of libraries."""
    from ltoad.configure import derivable, exported, hinted, requested
    from ltoad.extract import bitcode

    given = text
    required = options.configuration_required
    text = hinted.write_types(text, module, options.configured.types, required=required)
    text = requested.write_calls(text, module, options.configured.requests, required=required)
    text = requested.write_rules(text, module, options.configured.rules, required=required)
    found = [
        derivable.DerivativeLibrary(origin, manifest)
        for origin, content in libraries
        for manifest in read_manifests(origin, content)
    ]
    offers = derivable.find_offers(text, module, found, anything=options.unit)
    stateful = {name for name, offer in offers.functions.items() if offer.state}
    exports = exported.write_exports(
        text, module, options.configured.exports, stateful=stateful, refused=dict(options.refused)
    )
    shared = tuple(dict.fromkeys((*offers.globals, *exports.globals)))
    offers = replace(offers, globals=shared, begin=exports.begin)
    text = derivable.with_offers(exports.text, offers)
    # What was written at the end is put where functions stand, if no pass of LLVM does it.
    unordered = text != given and options.opt_before == "none"
    return bitcode.in_order(text) if unordered else text


def _import_differentiation() -> None:
    """Its hundred modules take as long to import as a small program takes to differentiate."""
    import ltoad.differentiate.module  # noqa: F401


def default_differentiate(text: str, options: Options) -> Differentiated:
    """The real differentiation stage, imported when first used."""
    from ltoad.differentiate.module import differentiate_module

    differentiated: Differentiated = differentiate_module(text, options)
    return differentiated
