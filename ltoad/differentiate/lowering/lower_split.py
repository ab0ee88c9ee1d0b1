"""Split mode: the augmented primal, and a sweep over its tape, in calls of their own.

The tapes that go from one to the other are those of :mod:`split_tapes`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.causes.requests import RESULT, WRONG_TAPE
from ltoad.differentiate.engine import Engine
from ltoad.differentiate.keys.signature import Interface, Key
from ltoad.differentiate.lowering.checks import (
    Given,
    begin_check,
    end_check,
    keep_check,
    resume_check,
)
from ltoad.differentiate.lowering.lower import begins_tags, prepared
from ltoad.differentiate.lowering.site import Site
from ltoad.differentiate.requests.request import Request, declared_result, is_used
from ltoad.differentiate.shadows.global_shadows import TYPE, GlobalShadows
from ltoad.differentiate.support import arena
from ltoad.differentiate.support.split_tapes import (
    CHECK_TAPE,
    FIELDS,
    FREE_TAPE,
    NEW_TAPE,
    OWNER,
    TAPE,
    TAPE_BYTES,
)
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Names
from ltoad.ir.instructions import Call, Function
from ltoad.ir.types import (
    I64,
    PTR,
    VOID,
    FunctionType,
    IntType,
    StructType,
    Type,
)
from ltoad.ir.values import ConstantInt, GlobalReference, Value, integer, is_null, zero


def lower_tape_size(request: Request, engine: Engine, caller: Function, names: Names) -> None:
    """The bytes of a tape that the caller allocates."""
    site = Site(request, caller, names, None)
    wanted = request.call.type
    if not isinstance(wanted, IntType):
        raise Unsupported(
            request.call,
            f"the size of a tape is asked for as {wanted}",
            RESULT.advising("declare the request with the result type size_t"),
        )
    site.finish([integer(wanted, TAPE_BYTES)])


def lower_augmented(request: Request, engine: Engine, caller: Function, names: Names) -> None:
    """Run the primal and return the tape: alone, or before the results that are asked for."""
    key, globals_ = prepared(request, engine, caller)
    name, interface = engine.require(key)
    tagged = begins_tags(engine)
    site = Site(request, caller, names, globals_, leaves_globals=False, tagged=tagged)
    site.watch_constants(engine.globals, engine.declare)
    builder = site.builder
    if request.options.arena is not None:
        call = _call(request, engine, site, name, interface, [request.options.arena])
        parts = [builder.extract_value(call, len(interface.fields) - 1)]
    else:
        tape = _tape_to_write(request, engine, site)
        given = _given(request, engine, site, interface)
        check = begin_check(request, engine, caller, site, given)
        call = _call(request, engine, site, name, interface, [tape])
        keep_check(check, tape)
        fields = builder.extract_value(call, len(interface.fields) - 1)
        builder.store(fields, builder.byte_offset(tape, integer(I64, FIELDS)))
        owner = builder.byte_offset(tape, integer(I64, OWNER))
        builder.store(_owner(request, engine), owner)
        parts = [] if request.options.tape is not None else [tape]
    results = [builder.extract_value(call, f) for f in range(len(interface.fields) - 1)]
    site.finish([*parts, *_declared(request, engine, [p.type for p in parts], results)])


def _declared(
    request: Request, engine: Engine, before: Sequence[Type], results: Sequence[Value]
) -> Sequence[Value]:
    """The results for which the declared result has room: primal and shadows, shadows, or none.

    A pointer's shadow may come alone; a struct as large as all holds the primal's result, too.
    """
    layout = engine.module.layout
    declared = declared_result(request.call)
    room = 0 if declared == VOID else layout.size_of(declared)
    choices = [results[1:]] if request.options.no_primal_return else [results, results[1:]]
    for chosen in choices:
        image = StructType((*before, *(r.type for r in chosen)))
        if room == layout.size_of(image):
            return chosen
    alone = not results or room <= layout.size_of(StructType(tuple(before)))
    if not is_used(request.call) or (alone and not request.options.primal_return):
        return []
    raise Unsupported(
        request.call,
        f"the request's declared result has {room} bytes, and neither the tape with the results of "
        f"'{request.function}' nor the tape alone has as many",
        RESULT.advising(
            "declare a pointer, for the tape alone, or a struct: the tape, the primal's result, "
            "and if that is a pointer its shadow"
        ),
    )


def _tape_to_write(request: Request, engine: Engine, site: Site) -> Value:
    if request.options.tape is None:
        engine.declare(NEW_TAPE, FunctionType(PTR, ()))
        engine.module.declare(arena.RELEASE, arena.TYPES[arena.RELEASE])
        return site.builder.call(NEW_TAPE, FunctionType(PTR, ()), [])
    allocated = request.options.allocated
    if isinstance(allocated, ConstantInt) and allocated.value < TAPE_BYTES:
        raise Unsupported(
            request.call,
            f"the tape's memory has {allocated.value} bytes, but {TAPE_BYTES} are needed",
            WRONG_TAPE.advising("allocate as many bytes as __enzyme_augmentsize returns"),
        )
    tape = site.passed(request.options.tape, PTR)
    site.builder.store(zero(TAPE), tape)
    return tape


def lower_reverse(request: Request, engine: Engine, caller: Function, names: Names) -> None:
    """Run the reverse sweep on a tape, and free it."""
    if request.options.tape is None:
        raise Unsupported(
            request.call,
            "the reverse sweep gets no tape",
            WRONG_TAPE.advising("pass what __enzyme_augmentfwd has returned as the last argument"),
        )
    key, globals_ = prepared(request, engine, caller)
    name, interface = engine.require(key)
    kept = request.options.keeps_tape
    tagged = begins_tags(engine)
    site = Site(
        request,
        caller,
        names,
        globals_,
        enters_globals=False,
        leaves_globals=not kept,
        tagged=tagged,
    )
    builder = site.builder
    tape = site.passed(request.options.tape, PTR)
    if request.options.arena is not None:
        call = _call(request, engine, site, name, interface, [tape, request.options.arena])
        site.finish([builder.extract_value(call, f) for f in range(len(interface.fields))])
        return
    fields = _checked_fields(request, site, engine, tape)
    given = _given(request, engine, site, interface)
    check = resume_check(request, engine, caller, site, given, tape)
    call = _call(request, engine, site, name, interface, [fields, tape])
    end_check(check, site, call, list(range(len(interface.fields))))
    if not request.options.keeps_tape:
        _free_tape(request, site, engine, tape)
    adjoints = range(len(interface.fields))
    site.finish([builder.extract_value(call, f) for f in adjoints])


def lower_linear(request: Request, engine: Engine, caller: Function, names: Names) -> None:
    """Compute tangents from a tape, and free it."""
    options = request.options
    key, globals_ = prepared(request, engine, caller)
    given = _linear_tape(request, engine, key)
    alone = is_null(given)
    name, interface = engine.require_linear(key)
    kept = options.keeps_tape and not alone
    site = Site(request, caller, names, globals_, enters_globals=alone, leaves_globals=not kept)
    primal = engine.module.function(request.function)
    arguments = site.arguments(primal, interface.active_arguments)
    tape = site.passed(given, PTR)
    headed = not alone and options.arena is None
    fields = _checked_fields(request, site, engine, tape) if headed else tape
    call = site.call(name, interface.type, [*arguments, fields], primal)
    if kept and globals_ is not None:
        _rinse_globals(request, site, globals_)
    if headed and not kept:
        _free_tape(request, site, engine, tape)
    lanes = range(interface.width) if interface.tangent is not None else ()
    site.finish([site.builder.extract_value(call, f) for f in lanes])


def _linear_tape(request: Request, engine: Engine, key: Key) -> Value:
    """The tape that a linear sweep gets; NULL if the function needs none."""
    tape = request.options.tape
    if tape is None:
        raise Unsupported(
            request.call,
            "the linear sweep gets no tape",
            WRONG_TAPE.advising("pass what __enzyme_augmentfwd has returned as the last argument"),
        )
    if request.options.primal_return:
        raise Unsupported(
            request.call,
            "enzyme_primal_return asks a linear sweep for the result of the primal, which it does "
            "not run",
            WRONG_TAPE.advising(
                "take the result from __enzyme_augmentfwd, with enzyme_primal_return there"
            ),
        )
    if is_null(tape) and not engine.needs_no_tape(key.shared):
        raise Unsupported(
            request.call,
            f"the tape is NULL, but the tangents of '{request.function}' need one",
            WRONG_TAPE.advising(
                "pass what __enzyme_augmentfwd has returned, or ask with __enzyme_fwddiff"
            ),
        )
    return tape


def _rinse_globals(request: Request, site: Site, globals_: GlobalShadows) -> None:
    """Other sweeps over the tape expect zeros in the shadows of global variables."""
    if globals_.begins:
        raise Unsupported(
            request.call,
            "a tape is kept for other sweeps, and tangents go through variables of a derivative "
            "library",
            WRONG_TAPE.advising("leave out enzyme_nofree, and get a tape for each sweep"),
        )
    site.builder.call(globals_.rinse, TYPE, [])


def _checked_fields(request: Request, site: Site, engine: Engine, tape: Value) -> Value:
    """What a tape's header leads to; the run stops if it is the tape of another derivative."""
    checked = FunctionType(VOID, (PTR, PTR))
    engine.declare(CHECK_TAPE, checked)
    site.builder.call(CHECK_TAPE, checked, [tape, _owner(request, engine)])
    return site.builder.load(PTR, site.builder.byte_offset(tape, integer(I64, FIELDS)))


def _owner(request: Request, engine: Engine) -> Value:
    """An address that tells whose tape it is: the function's, or one for it and the options.

    Not one inside of the function: a short one may end before it, where another begins.
    """
    number = request.options.derivative.number
    if not number:
        return GlobalReference(request.function)
    name = f"__ltoad_tape_owner.{request.function}.{number}"
    if not engine.module.has_global(name):
        engine.module.add_global(name, f"internal constant i8 {number}")
    return GlobalReference(name)


def _free_tape(request: Request, site: Site, engine: Engine, tape: Value) -> None:
    builder = site.builder
    builder.store(zero(PTR), builder.byte_offset(tape, integer(I64, OWNER)))
    engine.module.declare(arena.RELEASE, arena.TYPES[arena.RELEASE])
    builder.call(arena.RELEASE, arena.TYPES[arena.RELEASE], [tape])
    if request.options.allocated is None:
        engine.declare(FREE_TAPE, FunctionType(VOID, (PTR,)))
        builder.call(FREE_TAPE, FunctionType(VOID, (PTR,)), [tape])


def _call(
    request: Request,
    engine: Engine,
    site: Site,
    name: str,
    interface: Interface,
    last: list[Value],
) -> Call:
    primal = engine.module.function(request.function)
    arguments = site.arguments(primal, interface.shadow_arguments)
    arguments += _seeds(request, site, interface)
    return site.call(name, interface.type, [*arguments, *last], primal)


def _seeds(request: Request, site: Site, interface: Interface) -> list[Value]:
    type_ = interface.result_adjoint
    return [] if type_ is None else [site.passed(seed, type_) for seed in request.seeds]


def _given(request: Request, engine: Engine, site: Site, interface: Interface) -> Given:
    """What a check is told of a request's arguments."""
    primal, active = engine.module.function(request.function), interface.shadow_arguments
    return site.arguments(primal, active), active, _seeds(request, site, interface)
