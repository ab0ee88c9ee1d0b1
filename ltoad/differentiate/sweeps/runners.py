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
from ltoad.differentiate.sweeps.shares import Part, new_part, read_share, write_share
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Function
from ltoad.ir.types import I64, PTR, VOID, StructType
from ltoad.ir.values import GlobalReference, Value, integer, zero

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
        share = StructType(interface.parameters)
        run, arguments = self._inner("thread", share)
        run.builder.call(name, body.type, arguments)
        self._call(run, baton.ENDED, [run.arguments[0], zero(PTR)])
        run.builder.ret()
        outer = new_part(self.name, interface.result, interface.parameters, self.suffix)
        self._launch(outer, share, GlobalReference(run.function.name), zero(PTR))
        outer.builder.ret()
        return [run.function, outer.function]

    def augmented(self) -> list[Function]:
        _, interface = self.services.require(self.key)
        share = StructType(interface.parameters[:-1])
        key = body_key(self.runner, self.key)
        name, body = self.services.require(key)
        run, arguments = self._inner("thread", share)
        done = run.builder.call(name, body.type, [*arguments, run.arguments[0]])
        tape = run.builder.extract_value(done, 0)
        self._call(run, baton.ENDED, [run.arguments[0], tape])
        run.builder.ret()
        undo, arguments = self._inner("back", share)
        name, body = self.services.require(key.with_mode(Mode.REVERSE))
        tape = self._call(undo, baton.TAPE, [undo.arguments[0]])
        undo.builder.call(name, body.type, [*arguments, tape, undo.arguments[0]])
        self._call(undo, baton.UNDONE, [undo.arguments[0]])
        undo.builder.ret()
        outer = new_part(self.name, interface.result, interface.parameters, self.suffix)
        calls = [GlobalReference(p.function.name) for p in (run, undo)]
        return_fields(outer.builder, interface.result, [self._launch(outer, share, *calls)])
        return [run.function, undo.function, outer.function]

    def reverse(self) -> list[Function]:
        _, interface = self.services.require(self.key)
        outer = new_part(self.name, interface.result, interface.parameters, self.suffix)
        self._call(outer, baton.UNLAUNCH, outer.arguments[-2:])
        outer.builder.ret()
        return [outer.function]

    def _inner(self, hint: str, share: StructType) -> tuple[Part, list[Value]]:
        """A function that a thread calls with its runner, and what was passed on to it."""
        name = self.services.module.fresh_name(f"{self.name}.{hint}")
        inner = new_part(name, VOID, [PTR], self.suffix)
        place = self._call(inner, baton.SHARE, [inner.arguments[0]])
        return inner, read_share(inner, share, place)

    def _launch(self, outer: Part, share: StructType, run: Value, undo: Value) -> Value:
        size = integer(I64, self.services.module.layout.size_of(share))
        passed = [run, undo, write_share(outer, share), size, outer.arguments[_BLOCK]]
        return self._call(outer, baton.LAUNCH, passed)

    def _call(self, caller: Part, name: str, arguments: Sequence[Value]) -> Value:
        type_ = baton.TYPES[name]
        self.services.declare(name, type_)
        return caller.builder.call(name, type_, arguments)
