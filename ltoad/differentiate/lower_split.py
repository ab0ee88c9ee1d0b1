"""Split mode: the augmented primal and the reverse sweep in calls of their own.

The tapes that go from one to the other are those of :mod:`split_tapes`.
"""

from __future__ import annotations

from ltoad.analysis.activity import Pattern
from ltoad.differentiate import arena
from ltoad.differentiate.engine import Engine
from ltoad.differentiate.lower import prepared
from ltoad.differentiate.request import Request
from ltoad.differentiate.signature import Interface, Key, Mode
from ltoad.differentiate.site import Site
from ltoad.differentiate.split_tapes import (
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
    is_floating,
    is_pointer,
)
from ltoad.ir.values import ConstantInt, GlobalReference, Value, integer, zero


def lower_tape_size(request: Request, engine: Engine, caller: Function, names: Names) -> None:
    """The bytes of a tape that the caller allocates."""
    site = Site(request, caller, names, None)
    wanted = request.call.type
    if not isinstance(wanted, IntType):
        raise Unsupported(
            request.call,
            f"the size of a tape is asked for as {wanted}",
            "declare the request with the result type size_t",
        )
    site.finish([integer(wanted, TAPE_BYTES)])


def lower_augmented(request: Request, engine: Engine, caller: Function, names: Names) -> None:
    """Run the primal and return the tape: alone, or before the results that are asked for."""
    key = _key(request, engine, Mode.AUGMENTED)
    globals_ = prepared(request, engine, caller, key.pattern)
    name, interface = engine.require(key)
    site = Site(request, caller, names, globals_, leaves_globals=False)
    builder = site.builder
    if request.options.arena is not None:
        call = _call(request, engine, site, name, interface, [request.options.arena])
        parts = [builder.extract_value(call, len(interface.fields) - 1)]
    else:
        tape = _tape_to_write(request, engine, site)
        call = _call(request, engine, site, name, interface, [tape])
        fields = builder.extract_value(call, len(interface.fields) - 1)
        builder.store(fields, builder.byte_offset(tape, integer(I64, FIELDS)))
        owner = builder.byte_offset(tape, integer(I64, OWNER))
        builder.store(GlobalReference(request.function), owner)
        parts = [] if request.options.tape is not None else [tape]
    wanted = request.options.primal_return and interface.primal_result is not None
    first = 0 if wanted else 1
    last = len(interface.fields) - 1
    parts += [builder.extract_value(call, f) for f in range(first, last)]
    site.finish(parts)


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
            "allocate as many bytes as __enzyme_augmentsize returns",
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
            "pass what __enzyme_augmentfwd has returned as the last argument",
        )
    key = _key(request, engine, Mode.REVERSE)
    globals_ = prepared(request, engine, caller, key.pattern)
    name, interface = engine.require(key)
    site = Site(request, caller, names, globals_, enters_globals=False)
    builder = site.builder
    tape = site.passed(request.options.tape, PTR)
    if request.options.arena is not None:
        call = _call(request, engine, site, name, interface, [tape, request.options.arena])
        site.finish([builder.extract_value(call, f) for f in range(len(interface.fields))])
        return
    checked = FunctionType(VOID, (PTR, PTR))
    engine.declare(CHECK_TAPE, checked)
    builder.call(CHECK_TAPE, checked, [tape, GlobalReference(request.function)])
    fields = builder.load(PTR, builder.byte_offset(tape, integer(I64, FIELDS)))
    call = _call(request, engine, site, name, interface, [fields, tape])
    if not request.options.keeps_tape:
        builder.store(zero(PTR), builder.byte_offset(tape, integer(I64, OWNER)))
        engine.module.declare(arena.RELEASE, arena.TYPES[arena.RELEASE])
        builder.call(arena.RELEASE, arena.TYPES[arena.RELEASE], [tape])
        if request.options.allocated is None:
            engine.declare(FREE_TAPE, FunctionType(VOID, (PTR,)))
            builder.call(FREE_TAPE, FunctionType(VOID, (PTR,)), [tape])
    adjoints = range(len(interface.fields))
    site.finish([builder.extract_value(call, f) for f in adjoints])


def _key(request: Request, engine: Engine, mode: Mode) -> Key:
    """Anything may happen between the two calls: all memory counts as overwritten."""
    result = engine.module.function(request.function).result_type
    options = request.options
    active = (is_floating(result) or is_pointer(result)) and not options.inactive_result
    pattern = Pattern(tuple(a.is_active for a in request.arguments), active)
    overwritten = (True,) * len(pattern.arguments)
    return Key(request.function, pattern, mode, overwritten, options.width)


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
    if interface.result_adjoint is not None:
        arguments += [site.passed(seed, interface.result_adjoint) for seed in request.seeds]
    return site.call(name, interface.type, [*arguments, *last], primal)
