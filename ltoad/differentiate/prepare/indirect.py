"""Calls through pointers become a choice among direct calls.

At link time all functions that such a call may reach are known.  A pointer
that is none of them stops the program with a message.  A request for the
derivative of a function that is chosen at run time is treated alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ltoad.analysis.shape.ssa import split_block
from ltoad.differentiate.prepare.constant_arguments import ConstantArguments
from ltoad.differentiate.prepare.payload_calls import payload_call
from ltoad.differentiate.prepare.stream_calls import StreamCall
from ltoad.differentiate.prepare.targets import IndirectTargets
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.support.stream_state import END
from ltoad.differentiate.support.unknown_target import UNKNOWN_TARGET, UNKNOWN_TARGET_TYPE
from ltoad.ir.builder import Builder, Names
from ltoad.ir.calls import CallBranch, Invoke
from ltoad.ir.instructions import BasicBlock, Call, Function, counted_from
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.ir.types import VOID, is_floating, is_pointer
from ltoad.ir.values import ConstantSimple, GlobalReference, InlineAssembly, Value, is_null


def is_indirect(call: Call) -> bool:
    """Whether the callee is neither named nor assembly."""
    return not isinstance(call.callee, (GlobalReference, InlineAssembly, ConstantSimple))


class IndirectCalls:
    """Lowers the indirect calls and invokes of one module's functions."""

    def __init__(self, module: Module, rules: ProgramRules) -> None:
        self._module = module
        self._targets = IndirectTargets(module, rules)
        self._constants = ConstantArguments(module)
        self._rules = rules

    def lower(
        self, function: Function, call: Call, names: Names, stream: StreamCall | None = None
    ) -> Branched:
        """Replace one call; it stays if no candidate is known, unless it is one of a ``stream``.

        A pointer that is tested, as one in a table that may have no destructor, is null then, and
        the call is not reached.  Virtual functions of classes that are not there are mostly those
        of errors, which texts are made for: a program that gets there is stopped.
        """
        targets = self._targets.of(call)
        if isinstance(call, CallBranch):
            return _UNCHANGED
        if stream is not None and not targets and isinstance(call, Invoke):
            if stream.helper != END:
                stream.rename(call, self._module)
            return _UNCHANGED
        payload = payload_call(call, self._module) if stream is None else None
        if payload is not None and not targets:
            payload.rename()
            return _UNCHANGED
        if not targets and stream is None and not self._may_stop(function, call):
            return _UNCHANGED
        copies = [self._copy_for(target, call) for target in targets]
        choices = [
            Choice(target, GlobalReference(copied), call.operands)
            for target, copied in zip(targets, copies, strict=True)
        ]
        self._module.declare(UNKNOWN_TARGET, UNKNOWN_TARGET_TYPE)
        otherwise: Callable[[Builder], Value] | None = None
        if stream is not None and not isinstance(call, Invoke):
            otherwise = partial(stream.write, call=call, function=function, module=self._module)
        elif payload is not None:
            otherwise = payload.write
        return branch_to(function, call, call.callee, choices, names, otherwise)

    def _may_stop(self, function: Function, call: Call) -> bool:
        returns_number = is_floating(call.type)
        is_virtual = self._targets.is_virtual(call) and not returns_number
        return is_virtual or _is_tested(call.callee, function)

    def _copy_for(self, target: str, call: Call) -> str:
        """The function, or a copy for the constants that are passed if nothing is told of it."""
        if target in self._rules.functions or self._rules.rows.row(target) is not None:
            return target
        return self._constants.copy_for(target, call.operands)


def _is_tested(pointer: Value, function: Function) -> bool:
    """Whether code compares a pointer with null."""
    return any(
        i.opcode == "icmp" and pointer in i.operands and is_null(i.operands[1])
        for i in function.instructions()
    )


@dataclass(frozen=True, slots=True)
class Choice:
    """A call to make when a pointer is the address of ``target``."""

    target: str
    callee: Value
    operands: Sequence[Value]


@dataclass(frozen=True, slots=True)
class Branched:
    """What the users of a call are to use that was replaced, and the calls that were made."""

    replaced: Mapping[Value, Value]
    calls: Sequence[Call]


_UNCHANGED = Branched({}, ())


def branch_to(
    function: Function,
    call: Call,
    pointer: Value,
    choices: Sequence[Choice],
    names: Names,
    otherwise: Callable[[Builder], Value] | None = None,
) -> Branched:
    """Replace a call by one of several, as ``pointer`` tells; ``otherwise`` writes what is done
    where it is none of them."""
    before = call.parent
    assert before is not None
    after = _cut(function, before, call, names)
    builder = Builder(names, before)
    objects = _choosing_objects(call, pointer) if len(choices) > 1 else frozenset()
    results: list[tuple[Value, BasicBlock]] = []
    calls: list[Call] = []
    for choice in choices:
        chosen = builder.new_block(function, "target")
        following = builder.new_block(function, "no.target")
        same = builder.icmp("eq", pointer, GlobalReference(choice.target))
        builder.cond_br(same, chosen, following)
        builder.position(chosen)
        made = _direct(builder, call, choice, after)
        made.by_object = objects
        results.append((made, chosen))
        calls.append(made)
        builder.position(following)
    _unwind_from(call, before, [block for _, block in results])
    if otherwise is not None:
        results.append((otherwise(builder), builder.block))
        builder.br(after)
    else:
        builder.call(UNKNOWN_TARGET, UNKNOWN_TARGET_TYPE, [])
        builder.unreachable()
    replaced = _join(call, results, Builder(names, after))
    return Branched(replaced, calls)


def _cut(function: Function, before: BasicBlock, call: Call, names: Names) -> BasicBlock:
    """Take the call out; returns the block where control goes on after it."""
    if not isinstance(call, Invoke):
        after = split_block(function, before, call, names)
        after.instructions.remove(call)
        before.instructions.pop()
        return after
    before.instructions.pop()
    after = BasicBlock(names.fresh("called"))
    after.parent = function
    function.blocks.append(after)
    Builder(names, after).br(call.normal)
    for phi in call.normal.phis():
        phi.blocks = [after if b is before else b for b in phi.blocks]
    return after


def _choosing_objects(call: Call, pointer: Value) -> frozenset[int]:
    """The arguments in whose memory the called pointer was found, or that were found beside it."""
    bases = set()
    while (base := counted_from(pointer)) not in bases:
        bases.add(base)
        if isinstance(base, Load):
            pointer = base.pointer
    places = [(i, counted_from(a)) for i, a in enumerate(call.operands) if is_pointer(a.type)]
    return frozenset(
        i
        for i, start in places
        if start in bases or (isinstance(start, Load) and counted_from(start.pointer) in bases)
    )


def _direct(builder: Builder, call: Call, choice: Choice, after: BasicBlock) -> Call:
    """A direct call of one candidate, after which control goes on to ``after``."""
    made = Call(
        choice.callee,
        call.function_type,
        choice.operands,
        flags=call.flags,
        convention=call.convention,
        result_attributes=call.result_attributes,
        argument_attributes=call.argument_attributes,
        function_attributes=call.function_attributes,
        metadata=call.debug_place,
    )
    if isinstance(call, Invoke):
        made = Invoke(made, after, call.unwind)
        builder.append(made, call.name or "v")
        return made
    builder.append(made, call.name or "v")
    builder.br(after)
    return made


def _unwind_from(call: Call, before: BasicBlock, blocks: list[BasicBlock]) -> None:
    """Let the landing pad's phis take from each candidate's block what came from the call's."""
    if not isinstance(call, Invoke):
        return
    for phi in call.unwind.phis():
        value = phi.incoming_from(before)
        kept = [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b is not before]
        phi.operands = [v for v, _ in kept] + [value] * len(blocks)
        phi.blocks = [b for _, b in kept] + blocks


def _join(
    call: Call, results: list[tuple[Value, BasicBlock]], builder: Builder
) -> dict[Value, Value]:
    if call.type == VOID:
        return {}
    if not results:
        return {call: ConstantSimple(call.type, "poison")}
    first = builder.block.instructions[:]
    builder.block.instructions.clear()
    phi = builder.phi(call.type, call.name)
    for value, block in results:
        phi.add_incoming(value, block)
    builder.block.instructions += first
    return {call: phi}
