"""LLVM's pipelines before and after differentiation.

Before: the whole module simplified as at ``-O2``, but neither vectorised nor
unrolled, because a derivative of simple loops is better than a derivative of
what those passes make of them.  The callee of a request is an external
function without a body, so LLVM keeps its arguments and the functions that
they name.  After: everything that the optimisation level offers.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

import llvmlite.binding as llvm

from ltoad.config import Options
from ltoad.emit.attempt import attempt
from ltoad.emit.codegen import parse_text, target_machine
from ltoad.emit.superwords import (
    FORBIDDEN,
    allowed_again,
    forbids_vectors,
    packed_at_a_loss,
    too_long_to_pack,
)
from ltoad.emit.twins import TWINS
from ltoad.emit.vector_math import with_vector_variants
from ltoad.emit.wide_vectors import with_wide_twins
from ltoad.ir.text import bodies, symbols
from ltoad.rules import rust

LEVEL_BEFORE = 2

_REGISTRATION = re.compile(
    r"^@\S*__enzyme_(?:register|inactivefn|function_like|allocation_like|nofree)\S* = (.*)$",
    re.MULTILINE,
)
_HINTED = re.compile(r'^define [^\n]*"enzyme_type"=[^\n]*', re.MULTILINE)


def optimise_before(text: str, options: Options) -> str:
    """The module simplified for differentiation; unchanged with ``opt_before="none"``."""
    if options.opt_before == "none":
        return text
    module = parse_text(_with_vectors_later(optimisable(text)), "the merged program")
    former = _make_replaceable(module, registered_functions(text) | _kept_whole(text))
    tuning = llvm.create_pipeline_tuning_options(speed_level=LEVEL_BEFORE)
    tuning.loop_vectorization = False
    tuning.slp_vectorization = False
    tuning.loop_unrolling = False
    tuning.loop_interleaving = False
    _run(module, tuning, options)
    for name, linkage in former.items():
        module.get_function(name).linkage = linkage
    return str(module).replace(_LATER, _AT_ONCE)


_AT_ONCE, _LATER = '!"llvm.loop.vectorize.', '!"ltoad.loop.vectorize.'


def _with_vectors_later(text: str) -> str:
    """The module in which no loop is to be vectorised now, as ``omp simd`` asks for.

    LLVM does that even where it vectorises no others.  It finds the wish again afterwards.
    """
    return text.replace(_AT_ONCE, _LATER)


def optimise_after(text: str, options: Options, derived: frozenset[str] = frozenset()) -> str:
    """The module, derivatives included, optimised for speed at ``options.opt_level``.

    Functions that are ``derived`` may be compiled for more than one processor.
    """
    if options.opt_level < LEVEL_BEFORE or not derived:
        return _optimise_after(text, options)
    may_choose = not forbids_vectors(text)
    long = too_long_to_pack(bodies(text), derived) if may_choose else frozenset()
    optimised = _optimise_after(text, options, long)
    functions = bodies(optimised)
    losing = packed_at_a_loss(functions, derived) if may_choose else frozenset()
    twins = with_wide_twins(text, functions, derived, options) if options.wide_vectors else None
    if twins is not None:
        text = _with_choices_inlined(twins, options)
    elif not losing:
        return optimised
    return _optimise_after(text, options, {name + end for name in long | losing for end in TWINS})


def _with_choices_inlined(text: str, options: Options) -> str:
    """The module in which callers choose between twins, so that LLVM knows what each is given.

    Its inliner runs when it has already propagated constants and dropped results.
    """
    module = parse_text(text, "the program with code for two processors")
    manager = llvm.create_new_module_pass_manager()
    manager.add_always_inliner_pass()
    manager.run(module, _pass_builder(module, llvm.create_pipeline_tuning_options(), options))
    return str(module)


def _drop_results(module: Any, options: Options) -> None:
    """Let functions return what somebody wants.

    A primal whose result nobody asks for is calls that may be left out, and loops once these
    are inlined, of which LLVM does not see that they are of no use.
    """
    manager = llvm.create_new_module_pass_manager()
    manager.add_dead_arg_elimination_pass()
    manager.run(module, _pass_builder(module, llvm.create_pipeline_tuning_options(), options))


def _optimise_after(text: str, options: Options, scalar: Collection[str] = ()) -> str:
    """The module, optimised; functions that are ``scalar`` get no vectors."""
    vectorise = options.opt_level >= LEVEL_BEFORE
    if not vectorise:
        return _for_speed(text, options, vectorise=False, straight_line=False)
    if options.vector_math:
        text = with_vector_variants(text)
    optimised = attempt(
        lambda: _for_speed(text, options, vectorise=True, straight_line=True, scalar=scalar),
        lambda: _for_speed(text, options, vectorise=True, straight_line=False),
    )
    return allowed_again(optimised) if scalar else optimised


def _for_speed(
    text: str,
    options: Options,
    *,
    vectorise: bool,
    straight_line: bool,
    scalar: Collection[str] = (),
) -> str:
    module = parse_text(text, "the differentiated program")
    for function in module.functions:
        if function.name in scalar:
            function.add_function_attribute(FORBIDDEN)
    _drop_results(module, options)
    tuning = llvm.create_pipeline_tuning_options(speed_level=options.opt_level)
    tuning.loop_vectorization = vectorise
    tuning.slp_vectorization = straight_line
    tuning.loop_unrolling = vectorise
    tuning.loop_interleaving = vectorise
    _run(module, tuning, options)
    return str(module)


_UNOPTIMISED = ' "ltoad-unoptimised"'
"""Tells that the compiler has inlined nothing; what looks for lost rules wants to know."""

_GROUP = re.compile(r"^attributes #\d+ = \{[^\n]* optnone [^\n]*$", re.MULTILINE)


def optimisable(text: str) -> str:
    """The module without the ban on optimisation that ``-O0`` puts on every function.

    Such a function would be differentiated instruction by instruction, with
    every variable in memory.
    """

    def without_ban(match: re.Match[str]) -> str:
        return match[0].replace(" optnone", _UNOPTIMISED).replace(" noinline", "")

    return _inlinable_wrappers(_GROUP.sub(without_ban, text))


_WRAPPER = re.compile(r'^define [^\n]*@"?_ZTW[^\n(]*\(\)[^\n]*? (#\d+) ', re.MULTILINE)


def _inlinable_wrappers(text: str) -> str:
    """The functions that Clang puts in front of ``thread_local`` variables of C++ have one half of
    the ban: behind them nobody would see which variable it is."""
    if "@_ZTW" not in text or _UNOPTIMISED not in text:
        return text
    for group in set(_WRAPPER.findall(text)):
        text = re.sub(
            rf"^attributes {group} = \{{[^\n]*$",
            lambda match: match[0].replace(" noinline", ""),
            text,
            count=1,
            flags=re.MULTILINE,
        )
    return text


def _pass_builder(module: Any, tuning: Any, options: Options) -> Any:
    return llvm.create_pass_builder(target_machine(module.triple, options), tuning)


def _run(module: Any, tuning: Any, options: Options) -> None:
    builder = _pass_builder(module, tuning, options)
    builder.getModulePassManager().run(module, builder)


def registered_functions(text: str) -> set[str]:
    """Functions of whose derivative the program says something.

    They are named by ``__enzyme_register_...`` globals and by annotations, or
    carry an attribute or metadata, they themselves or a call of them, or tell
    the type of what is behind a parameter.
    """
    if "enzyme_" not in text:
        return set()
    hinted = _HINTED.findall(text)
    mentioning = [*_REGISTRATION.findall(text), *_annotations(text), *_marked_lines(text), *hinted]
    return {name for line in mentioning for name in symbols(line)}


_IN_RUST = re.compile(rf"^define [^\n]*?@\"?([^\"(]*{rust.SYNCHRONISES}[^\"(]*)\"?\(", re.MULTILINE)


def _kept_whole(text: str) -> set[str]:
    """Functions of Rust's library that are told by their names what is done about them."""
    if rust.SYNCHRONISES not in text:
        return set()
    names = _IN_RUST.findall(text)
    return {n for n in names if rust.tells_waiters(n) or rust.waits_for_others(n)}


_ANNOTATIONS = re.compile(r"^@llvm\.global\.annotations = (.*)$", re.MULTILINE)
_ENZYME_TEXT = re.compile(r'^(@[-\w$."]+) = [^\n]*c"enzyme_', re.MULTILINE)
_ENZYME_GROUP = re.compile(r'^attributes (#\d+) = \{[^\n]*"enzyme_', re.MULTILINE)


def _annotations(text: str) -> list[str]:
    """The annotated functions and globals, with what annotates them."""
    texts = "|".join(re.escape(name) for name in _ENZYME_TEXT.findall(text))
    lists = _ANNOTATIONS.findall(text) if texts else []
    return [e for found in lists for e in re.findall(rf"\{{ ptr @\S+, ptr (?:{texts}),", found)]


def _marked_lines(text: str) -> list[str]:
    """Definitions, declarations and calls with an attribute or metadata of Enzyme's."""
    marks = [re.escape(group) + r"\b" for group in _ENZYME_GROUP.findall(text)]
    if "!enzyme_" in text:
        marks.append("!enzyme_")
    if not marks:
        return []
    nodes = "|".join(set(re.findall(r" !enzyme_\w+ (!\d+)\b", text)))
    # what only metadata mention is no reason for LLVM to keep a function
    named = re.findall(rf"^(?:{nodes}) = (!\{{.*)$", text, re.MULTILINE) if nodes else []
    line = rf"^(?:define|declare|.*\b(?:call|invoke)) .*(?:{'|'.join(marks)}).*$"
    return named + re.findall(line, text, re.MULTILINE)


def _make_replaceable(module: Any, names: set[str]) -> dict[str, Any]:
    """Keep LLVM from using what it knows of registered functions; their former linkage.

    A call that is inlined or folded takes the registered derivative with it,
    without a trace.  ``noinline`` is not enough, because constants are
    propagated all the same; of a weak function nothing may be assumed.
    """
    former: dict[str, Any] = {}
    for function in module.functions:
        if function.name in names and not function.is_declaration:
            former[function.name] = function.linkage
            function.linkage = llvm.Linkage.weak_any
    return former
