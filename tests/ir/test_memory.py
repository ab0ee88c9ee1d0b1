"""Accesses of memory have a class each, and come back from text as they were."""

import pytest

from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import Instruction
from ltoad.ir.memory import AtomicUpdate, CompareExchange, Fence, Load, MemoryAccess, Store
from ltoad.ir.parse_function import parse_function
from ltoad.ir.printer import print_instruction
from ltoad.ir.types import DOUBLE, I1, I64, StructType

LOAD = '%r = load atomic volatile double, ptr %p syncscope("agent") acquire, align 8'
STORE = "store atomic i64 %n, ptr %p release, align 8"
UPDATE = '%r = atomicrmw volatile fadd ptr %p, double %x syncscope("agent") seq_cst, align 8'
EXCHANGE = "%r = cmpxchg weak volatile ptr %p, i64 %n, i64 7 acq_rel monotonic, align 8"
FENCE = 'fence syncscope("singlethread") acq_rel'


def parsed(text: str) -> Instruction:
    header = "define void @f(ptr %p, i64 %n, double %x)"
    return parse_function(f"{header} {{\n  {text}\n  ret void\n}}").entry.instructions[0]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (LOAD, Load),
        (STORE, Store),
        (UPDATE, AtomicUpdate),
        (EXCHANGE, CompareExchange),
        (FENCE, Fence),
        ("%r = load volatile double, ptr %p, align 8", Load),
        ("store double %x, ptr %p, align 1", Store),
    ],
)
def test_each_access_has_its_class(text: str, kind: type[Instruction]) -> None:
    access = parsed(text)
    assert type(access) is kind
    assert print_instruction(access) == text
    assert print_instruction(copy_instruction(access, {})) == text


def test_what_an_access_says_of_itself() -> None:
    load, store, update, exchange = map(parsed, (LOAD, STORE, UPDATE, EXCHANGE))
    for access in (load, store, update, exchange):
        assert isinstance(access, MemoryAccess)
        assert access.pointer.reference() == "%p"
        assert access.align == 8
        assert not access.is_plain
    assert isinstance(store, Store)
    assert isinstance(update, AtomicUpdate)
    assert isinstance(exchange, CompareExchange)
    assert (store.value.reference(), store.access_type) == ("%n", I64)
    assert (update.operation, update.value.reference()) == ("fadd", "%x")
    assert (update.access_type, update.atomicity.scope) == (DOUBLE, 'syncscope("agent")')
    assert (exchange.expected.reference(), exchange.new.reference()) == ("%n", "7")
    assert (exchange.access_type, exchange.type) == (I64, StructType((I64, I1)))
    assert (exchange.atomicity.ordering, exchange.failure) == ("acq_rel", "monotonic")


def test_a_fence_is_no_access() -> None:
    assert not isinstance(parsed(FENCE), MemoryAccess)
