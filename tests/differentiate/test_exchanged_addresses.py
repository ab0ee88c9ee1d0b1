"""Atomic exchanges of addresses, and of words that may be some, where one thread runs at a time."""

from ltoad.differentiate.started.exchanged_addresses import exchange_in_steps
from ltoad.ir.clone import name_numbers
from ltoad.ir.module import Module

_TEXT = """
define ptr @link(ptr %place, ptr %new, ptr %count, ptr %state) {
  %pair = cmpxchg ptr %place, ptr null, ptr %new release monotonic, align 8
  %done = extractvalue { ptr, i1 } %pair, 1
  %old = atomicrmw xchg ptr %place, ptr %new acq_rel, align 8
  %counted = atomicrmw add ptr %count, i64 1 monotonic, align 8
  %flags = atomicrmw or ptr %state, i64 2 release, align 8
  %result = select i1 %done, ptr %old, ptr %new
  ret ptr %result
}
"""


def test_addresses_and_words_are_exchanged_in_steps_but_counts_stay() -> None:
    """What shadows can follow; who counts references does so with the program's other threads."""
    function = Module.parse(_TEXT).function("link")
    assert exchange_in_steps(function, name_numbers(function))
    opcodes = [i.opcode for i in function.instructions()]
    assert "cmpxchg" not in opcodes
    assert opcodes.count("atomicrmw") == 1
    assert opcodes.count("store") == 3


def test_nothing_is_left_to_do_the_second_time() -> None:
    function = Module.parse(_TEXT).function("link")
    exchange_in_steps(function, name_numbers(function))
    assert not exchange_in_steps(function, name_numbers(function))
