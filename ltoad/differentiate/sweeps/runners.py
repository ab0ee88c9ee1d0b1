"""Derivatives of what starts a thread that others wait for, and that waits for them.

A *runner* is such a thread.  Whoever starts it passes on a *share*: all arguments of its
derivative, those of the primal first.  The augmented primal leaves the runner as its tape.  The
reverse sweep starts a thread again where the program has waited for its end; what goes back to
the start finds it at its beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ltoad.causes.code import NO_RULE
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.keys.parameters import return_fields
from ltoad.differentiate.keys.signature import Key, Mode
from ltoad.differentiate.prepare.regions import Runner
from ltoad.differentiate.support import baton
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import Function
from ltoad.ir.types import I32, I64, PTR, VOID, StructType, Type
from ltoad.ir.values import Argument, GlobalReference, Value, integer, zero

_BLOCK = 1
"""The parameter whose address is the handle of the thread."""


def body_key(runner: Runner, key: Key) -> Key:
    """The derivative of what the thread runs: others change what it sees."""
    return replace(
        key, function=runner.body, overwritten=(True,) * len(key.overwritten), unneeded=frozenset()
    )


def write_runner(
    key: Key, runner: Runner, name: str, services: Services, suffix: str
) -> list[Function]:
    """The derivative ``name`` of a start, and what the thread calls; raises Unsupported for a mode
    that threads do not have."""
    writer = _Writer(key, runner, name, services, suffix)
    if key.mode is Mode.TANGENT:
        return writer.tangent()
    if key.mode is Mode.AUGMENTED:
        return writer.augmented()
    if key.mode is Mode.REVERSE:
        return writer.reverse()
    raise Unsupported(
        None,
        f"a thread has no derivative in the form that is needed here ({key.mode.value})",
        NO_RULE,
    )


@dataclass
class _Writer:
    key: Key
    runner: Runner
    name: str
    services: Services
    suffix: str

    def tangent(self) -> list[Function]:
        _, interface = self.services.require_tangent(self.key)
        name, body = self.services.require_tangent(body_key(self.runner, self.key))
        run, builder, given = self._inner(interface.parameters)
        builder.call(name, body.type, given)
        self._call(builder, baton.ENDED, [run.arguments[0], zero(PTR)])
        builder.ret()
        outer, builder = self._outer(interface.result, interface.parameters)
        self._launch(outer, builder, interface.parameters, GlobalReference(run.name), zero(PTR))
        builder.ret()
        return [run, outer]

    def augmented(self) -> list[Function]:
        _, interface = self.services.require(self.key)
        shared = interface.parameters[:-1]
        run, builder, given = self._inner(shared)
        key = body_key(self.runner, self.key)
        name, body = self.services.require(key)
        done = builder.call(name, body.type, [*given, run.arguments[0]])
        self._call(builder, baton.ENDED, [run.arguments[0], builder.extract_value(done, 0)])
        builder.ret()
        undo, builder, given = self._inner(shared)
        name, body = self.services.require(key.with_mode(Mode.REVERSE))
        tape = self._call(builder, baton.TAPE, [undo.arguments[0]])
        builder.call(name, body.type, [*given, tape, undo.arguments[0]])
        self._call(builder, baton.UNDONE, [undo.arguments[0]])
        builder.ret()
        outer, builder = self._outer(interface.result, interface.parameters)
        calls = (GlobalReference(run.name), GlobalReference(undo.name))
        made = self._launch(outer, builder, shared, *calls)
        return_fields(builder, outer.result_type, [made])
        return [run, undo, outer]

    def reverse(self) -> list[Function]:
        _, interface = self.services.require(self.key)
        outer, builder = self._outer(interface.result, interface.parameters)
        self._call(builder, baton.UNLAUNCH, [outer.arguments[-2]])
        builder.ret()
        return [outer]

    def _inner(self, shared: Sequence[Type]) -> tuple[Function, Builder, list[Value]]:
        """A function that a thread calls with its runner, and what was passed on to it."""
        name = self.services.module.fresh_name(f"{self.name}.thread")
        function, builder = _function(name, VOID, [PTR], self.suffix)
        self.services.module.declare(name, function.type)
        share = self._call(builder, baton.SHARE, [function.arguments[0]])
        type_ = StructType(tuple(shared))
        given: list[Value] = [
            builder.load(t, builder.gep(type_, share, [integer(I32, 0), integer(I32, i)]))
            for i, t in enumerate(shared)
        ]
        return function, builder, given

    def _outer(self, result: Type, parameters: Sequence[Type]) -> tuple[Function, Builder]:
        return _function(self.name, result, parameters, self.suffix)

    def _launch(
        self,
        outer: Function,
        builder: Builder,
        shared: Sequence[Type],
        run: Value,
        undo: Value,
    ) -> Value:
        type_ = StructType(tuple(shared))
        share = builder.alloca(type_, "share")
        for index in range(len(shared)):
            place = builder.gep(type_, share, [integer(I32, 0), integer(I32, index)])
            builder.store(outer.arguments[index], place)
        size = integer(I64, self.services.module.layout.size_of(type_))
        block = outer.arguments[_BLOCK]
        return self._call(builder, baton.LAUNCH, [run, undo, share, size, block])

    def _call(self, builder: Builder, name: str, arguments: Sequence[Value]) -> Value:
        type_ = baton.TYPES[name]
        self.services.declare(name, type_)
        return builder.call(name, type_, arguments)


def _function(
    name: str, result: Type, parameters: Sequence[Type], suffix: str
) -> tuple[Function, Builder]:
    arguments = [Argument(t, f"a{i}", i) for i, t in enumerate(parameters)]
    function = Function(name, result, arguments, prefix="internal", suffix=suffix)
    builder = Builder(Names(a.name for a in arguments), function.add_block("entry"))
    return function, builder
