"""Replaces requests for gradients and for tangents by calls of the derivatives."""

from __future__ import annotations

from dataclasses import replace

from ltoad.analysis.program.activity import Activity
from ltoad.causes.requests import CONSTANT_MEMORY, RESULT, SEVERAL_RESULTS
from ltoad.differentiate.engine import Engine
from ltoad.differentiate.keys.signature import Key, Mode
from ltoad.differentiate.lowering.asked import asked_key
from ltoad.differentiate.lowering.checks import begin_check, end_check
from ltoad.differentiate.lowering.site import Site
from ltoad.differentiate.lowering.struct_seeds import assembled
from ltoad.differentiate.requests.request import Request, declared_scalars, hidden_result
from ltoad.differentiate.requests.struct_seeds import has_several_numbers
from ltoad.differentiate.shadows import tags
from ltoad.differentiate.shadows.freed_inputs import frees_inputs
from ltoad.differentiate.shadows.global_shadows import TYPE, GlobalShadows
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Names
from ltoad.ir.instructions import Function
from ltoad.ir.module import Module
from ltoad.ir.types import FloatType, Type, VectorType
from ltoad.ir.values import ConstantFloat, ConstantSplat, Value
from ltoad.manifest import EXPORTED


def prepared(
    request: Request, engine: Engine, caller: Function
) -> tuple[Key, GlobalShadows | None]:
    """The key that a request means, now that all analyses are told, and what begins it.

    Memory that is put into active memory may be inactive; then only the run tells.
    """
    key = asked_key(request, engine)
    words = engine.module.function_attributes(caller.name)
    exported = any(word.startswith(f'"{EXPORTED}"') for word in words)
    solution = engine.library.activity(key.function, key.pattern)
    _check_constant_memory(request, engine, solution, exported=exported)
    if key.mode is not Mode.TANGENT:
        _check_struct_result(request, engine.module, solution)
    outcome = solution.outcome
    uncertain = key.options.runtime_activity or outcome.uncertain or bool(outcome.held)
    uncertain |= engine.rules.rows.are_checked
    frees = key.mode is not Mode.TANGENT and frees_inputs(engine.program, key.function, key.pattern)
    options = replace(key.options, runtime_activity=uncertain, frees_inputs=frees)
    key = replace(key, options=options)
    if not engine.library.active_globals and not engine.globals.begins:
        return key, None
    if exported:
        return key, None  # whoever calls it has begun
    found = engine.globals
    for name in (found.clear, found.enter, found.leave, found.rinse):
        engine.module.declare(name, TYPE)
    return key, engine.globals


def begins_tags(engine: Engine) -> bool:
    """Whether the derivative needs tags of memory; lets its caller begin and end with them."""
    if not engine.library.has_tags():
        return False
    for name in (tags.ENTER, tags.LEAVE):
        engine.declare(name, TYPE)
    return True


def _check_constant_memory(
    request: Request, engine: Engine, solution: Activity, *, exported: bool
) -> None:
    """A constant pointer through which active values pass would lose their derivative.

    What is ``exported`` may not even store any there: it is others who read them.
    """
    if request.function in engine.program.told.vouched:
        return
    constant = {i for i, active in enumerate(solution.pattern.arguments) if not active}
    for index in sorted(solution.outcome.stores & (constant if exported else solution.reloaded)):
        raise Unsupported(
            request.call,
            f"argument {index + 1} of '{request.function}' is marked enzyme_const, but active "
            "values are stored in its memory and read again",
            CONSTANT_MEMORY,
        )


def _check_struct_result(request: Request, module: Module, solution: Activity) -> None:
    """A gradient starts from one number: from a struct of them it would be zero in silence."""
    primal = module.function(request.function)
    hidden = hidden_result(primal)
    varied = 0 in solution.outcome.stores if hidden is not None else solution.outcome.result
    seeded = request.options.inactive_result or request.options.parts
    if seeded or not varied or not has_several_numbers(primal, module):
        return
    raise Unsupported(
        request.call,
        f"'{request.function}' returns several numbers at once, which depend on active arguments, "
        "and a gradient is that of one",
        SEVERAL_RESULTS,
    )


def lower_gradient(request: Request, engine: Engine, caller: Function, names: Names) -> None:
    """Both sweeps of reverse mode in one call."""
    primal = engine.module.function(request.function)
    options = request.options
    key, globals_ = prepared(request, engine, caller)
    name, interface = engine.require(key)
    tagged = begins_tags(engine)
    site = Site(request, caller, names, globals_, tagged=tagged)
    site.watch_constants(engine.globals, engine.declare)
    arguments = site.arguments(primal, interface.shadow_arguments)
    if interface.result_adjoint is not None:
        given = [site.passed(seed, interface.result_adjoint) for seed in options.seeds]
        given += [assembled(site, seed, interface.result_adjoint) for seed in options.parts]
        arguments += given or [one(interface.result_adjoint)] * options.width
    seeds = arguments[len(arguments) - options.width :] if interface.result_adjoint else []
    check = begin_check(
        request, engine, caller, site, (arguments, interface.shadow_arguments, seeds)
    )
    call = site.call(name, interface.type, arguments, primal)
    first = 1 if interface.primal_result is not None else 0
    fields = list(range(first, len(interface.fields)))
    end_check(check, site, call, fields)
    if options.primal_return and first:
        fields.insert(0, 0)
    site.finish([site.builder.extract_value(call, f) for f in fields])


def lower_tangent(request: Request, engine: Engine, caller: Function, names: Names) -> None:
    """Forward mode, in as many lanes as are asked for."""
    primal = engine.module.function(request.function)
    options = request.options
    key, globals_ = prepared(request, engine, caller)
    name, interface = engine.require_tangent(key)
    site = Site(request, caller, names, globals_)
    site.watch_constants(engine.globals, engine.declare)
    arguments = site.arguments(primal, interface.active_arguments)
    check = begin_check(request, engine, caller, site, (arguments, interface.active_arguments, []))
    call = site.call(name, interface.type, arguments, primal)
    fields = list(range(1, 1 + options.width)) if interface.active_result else []
    end_check(check, site, call, fields)
    if hidden_result(primal) is not None:
        site.finish_in_memory()
        return
    if options.primal_return and interface.primal_result is not None:
        fields.insert(0, 0)
    _check_room(request, len(fields), primal.result_type)
    site.finish([site.builder.extract_value(call, f) for f in fields])


def _check_room(request: Request, values: int, result: Type) -> None:
    """The declared result must hold what comes back, or nothing."""
    room = declared_scalars(request.call)
    scalars = values * (result.length if isinstance(result, VectorType) else 1)
    if room and scalars and isinstance(result, (FloatType, VectorType)) and room != scalars:
        raise Unsupported(
            request.call,
            f"the request's declared result holds {room} number{'s' if room != 1 else ''}, but "
            f"{scalars} come{'s' if scalars == 1 else ''} back: {values} for each result of "
            f"'{request.function}'",
            RESULT.advising(
                "declare a struct with one member for each lane, and one more in front for the "
                "primal result with enzyme_primal_return"
            ),
        )


def one(type_: Type) -> Value:
    """The adjoint with which a reverse sweep starts."""
    if isinstance(type_, VectorType):
        element = one(type_.element)
        assert isinstance(element, ConstantFloat)
        return ConstantSplat(type_, element)
    if not isinstance(type_, FloatType):
        raise AssertionError(f"no seed of type {type_}")
    return ConstantFloat.of(type_, 1.0)
