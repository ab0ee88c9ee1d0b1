"""Induction variables and trip counts of loops in simplified form.

A trip is counted in back edges: a loop whose body runs once takes none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.loops import Loop
from ltoad.ir.instructions import (
    BasicBlock,
    Branch,
    Compare,
    GetElementPtr,
    Instruction,
    Phi,
)
from ltoad.ir.predicates import NEGATED, SWAPPED
from ltoad.ir.types import IntType
from ltoad.ir.values import ConstantInt, Value


@dataclass(frozen=True, slots=True)
class Induction:
    """A header phi that is ``start + step * iteration``, or that times ``stride``.

    ``update`` is the addition whose result goes around the back edge;
    ``no_wrap`` says that it carries nuw or nsw.
    """

    phi: Phi
    start: Value
    step: int
    update: Instruction
    stride: Value | None = None

    @property
    def no_wrap(self) -> bool:
        return bool({"nuw", "nsw"} & set(self.update.flags))


@dataclass(frozen=True, slots=True)
class TripCount:
    """Back edges taken: how far the first tested value is from ``bound`` in steps.

    That value is ``start``, one step ``ahead`` if the test looks at what the induction becomes.
    A step is ``step``, times ``stride`` if there is one.  With ``exact`` the distance is
    ``(bound - first) / |step|`` modulo the type of ``bound``; without, it is rounded up and clamped
    at zero under ``signed`` order, with ``inclusive`` when the loop goes on at equality, and it
    goes up if ``ascending``.  Where nothing says that the induction does not wrap, ``may_wrap``: a
    loop whose last step would leave the type has no count, and gets one that no memory can serve.
    """

    start: Value
    ahead: bool
    bound: Value
    step: int
    exact: bool
    stride: Value | None = None
    ascending: bool = True
    signed: bool = False
    inclusive: bool = False
    may_wrap: bool = False

    @property
    def by_one(self) -> bool:
        """Whether each number up to the bound is met."""
        return self.stride is None and abs(self.step) == 1


def is_invariant(value: Value, loop: Loop) -> bool:
    """Whether a value is computed outside the loop."""
    return not (isinstance(value, Instruction) and value.parent in loop.blocks)


Advance = tuple[int, Value | None]
"""What is added in each iteration: a number, times a value from outside the loop."""
OffsetOf = Callable[[GetElementPtr], tuple[int, list[tuple[Value, int]]]]
"""The byte offset of an address computation: a constant, and indices with their strides."""


def inductions(
    loop: Loop, preheader: BasicBlock, latch: BasicBlock, offset_of: OffsetOf | None = None
) -> list[Induction]:
    """The header phis that advance by the same amount in each iteration.

    Pointers count where ``offset_of`` is given; their steps are in bytes.
    """
    found = []
    for phi in loop.header.phis():
        update = phi.incoming_from(latch)
        if isinstance(phi.type, IntType):
            advance = _step(update, phi)
        elif offset_of and isinstance(update, GetElementPtr) and update.operands[0] is phi:
            advance = _moved(offset_of(update))
        else:
            continue
        if advance is None or not isinstance(update, Instruction):
            continue
        step, stride = advance
        if stride is None or is_invariant(stride, loop):
            found.append(Induction(phi, phi.incoming_from(preheader), step, update, stride))
    leading: dict[Value, Induction] = {i.phi: i for i in found if i.stride is None}
    for phi in loop.header.phis():
        behind = leading.get(phi.incoming_from(latch))
        if behind is not None and phi not in leading:
            found += _lagging(phi, phi.incoming_from(preheader), behind)
    return found


def _lagging(phi: Phi, start: Value, leader: Induction) -> list[Induction]:
    """A phi with what an induction was one iteration before, if it starts one step before it.

    It comes after its leader, whose update it has: tests are matched with the leader first.
    """
    one_step_on = _step_from(start, leader.start) == leader.step
    return [replace(leader, phi=phi, start=start)] if one_step_on else []


def _step_from(start: Value, first: Value) -> int | None:
    """How much more a number is than another one, if that is a constant."""
    if isinstance(start, ConstantInt) and isinstance(first, ConstantInt):
        return first.value - start.value
    if isinstance(first, Instruction) and first.opcode == "add" and first.operands[0] is start:
        added = first.operands[1]
        return added.value if isinstance(added, ConstantInt) else None
    return None


def _step(update: Value, phi: Phi) -> Advance | None:
    if not isinstance(update, Instruction) or update.opcode not in ("add", "sub"):
        return None
    left, right = update.operands
    if right is phi and update.opcode == "add":
        left, right = right, left
    if left is not phi:
        return None
    sign = 1 if update.opcode == "add" else -1
    return (sign * right.value, None) if isinstance(right, ConstantInt) else (sign, right)


def _moved(offset: tuple[int, list[tuple[Value, int]]]) -> Advance | None:
    constant, scaled = offset
    if not scaled:
        return constant, None
    (index, size), *more = scaled
    return None if constant or more else (size, index)


def trip_count(
    flow: ControlFlow, loop: Loop, preheader: BasicBlock, returning: set[BasicBlock]
) -> TripCount | None:
    """The trip count, when one test in every iteration decides it.

    Exits into blocks outside ``returning`` (those that cannot reach the
    function's return) do not count: after them nothing is reversed.
    """
    edges = [(s, t) for s, t in loop.exit_edges() if t in returning]
    if len(edges) != 1 or len(loop.latches) != 1:
        return None
    source, target = edges[0]
    branch = source.terminator
    latch = loop.latches[0]
    if not isinstance(branch, Branch) or not branch.operands or not flow.dominates(source, latch):
        return None
    test = branch.operands[0]
    if not isinstance(test, Compare) or test.opcode != "icmp":
        return None
    leaves_when_true = branch.targets[0] is target
    return _from_test(test, leaves_when_true, inductions(loop, preheader, latch), loop)


def _from_test(
    test: Compare, leaves_when_true: bool, candidates: list[Induction], loop: Loop
) -> TripCount | None:
    stays = NEGATED[test.predicate] if leaves_when_true else test.predicate
    for position in (0, 1):
        tested, bound = test.operands[position], test.operands[1 - position]
        predicate = stays if position == 0 else SWAPPED[stays]
        lower, whole = _untruncated(tested)
        for induction in candidates:
            ahead = whole is induction.update
            if not (ahead or whole is induction.phi) or not is_invariant(bound, loop):
                continue
            simple = predicate == "ne" and abs(induction.step) == 1 and induction.stride is None
            if lower and not (simple and _was_narrow(induction.start, bound)):
                return None
            return _count(induction, ahead, predicate, bound)
    return None


def _was_narrow(start: Value, bound: Value) -> bool:
    """Whether a number is one of the type of ``bound``, only in a wider register."""
    if isinstance(start, ConstantInt) and isinstance(bound.type, IntType):
        return -1 << bound.type.bits - 1 <= start.value < 1 << bound.type.bits - 1
    if not isinstance(start, Instruction) or start.opcode not in ("sext", "zext"):
        return False
    keeps = start.opcode == "sext" or "nneg" in start.flags
    return keeps and start.operands[0].type == bound.type


def _untruncated(tested: Value) -> tuple[bool, Value]:
    """A tested value, or that of which only the lower bits are tested: a compiler widens counters,
    and compares with a bound that it leaves as it is."""
    if isinstance(tested, Instruction) and tested.opcode == "trunc":
        return True, tested.operands[0]
    return False, tested


def _count(induction: Induction, ahead: bool, predicate: str, bound: Value) -> TripCount | None:
    if induction.step == 0:
        return None
    flags = induction.update.flags
    count = TripCount(
        induction.start, ahead, bound, induction.step, predicate == "ne", induction.stride
    )
    if count.exact:
        # A step that does not divide the distance would wrap around the type
        # before it meets the bound; powers of two never meet it at all.
        if count.stride is not None:
            return replace(count, signed=True) if "nsw" in flags else None
        odd = abs(count.step) & (abs(count.step) - 1)
        return None if odd and not induction.no_wrap else count
    ascending = predicate[1:] in ("lt", "le")
    if predicate == "eq" or (count.stride is None and ascending != (count.step > 0)):
        return None
    signed = predicate[0] == "s"
    # Without the flag a long step could jump over the bound and wrap.
    may_wrap = not count.by_one and ("nsw" if signed else "nuw") not in flags
    # And a step of the run may be a negative one, by which an unsigned counter ends below zero.
    if may_wrap and count.stride is not None:
        return None
    if may_wrap and not (isinstance(bound.type, IntType) and 32 <= bound.type.bits <= 64):
        return None
    return replace(
        count,
        ascending=ascending,
        signed=signed,
        inclusive=predicate.endswith("e"),
        may_wrap=may_wrap,
    )
