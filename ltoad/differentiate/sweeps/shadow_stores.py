"""What a store does to shadow memory in the forward sweep.

Shadows of addresses are stored where the addresses are.  Of numbers, nothing is stored: adjoints
come later; but it is noted that there is a number where only the run tells, and an address that
lay there is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from ltoad.analysis.memory.kinds import ADDRESS, INTEGER, Kind
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.shadows.contested import forget_addresses
from ltoad.differentiate.shadows.guards import PLACE_TYPE, SINK, stop_if_linked
from ltoad.differentiate.shadows.tags import check_kind, stored_kinds, tag_number, tag_word
from ltoad.ir.builder import Builder
from ltoad.ir.clone import copy_instruction
from ltoad.ir.memory import Store
from ltoad.ir.types import I64, is_integer
from ltoad.ir.values import Value, integer


class Sweep(Protocol):
    """What is asked of a forward sweep."""

    facts: Facts
    services: Services
    builder: Builder

    @property
    def lanes(self) -> range: ...

    def primal(self, value: Value) -> Value: ...

    def shadow(self, pointer: Value, lane: int) -> Value: ...

    def has_no_shadow(self, pointer: Value) -> bool: ...

    def is_lost(self, pointer: Value) -> bool: ...


def write_shadow_store(store: Store, sweep: Sweep) -> None:
    """What belongs to a store that has just been executed."""
    if sweep.facts.stores_address(store):
        if sweep.is_lost(store.pointer):
            return
        _store_shadow(store, sweep)
    elif sweep.has_no_shadow(store.pointer):
        # numbers on a way from which control does not come back: what a destructor counts
        return
    else:
        _forget_replaced(store, sweep)
    if sweep.facts.keeps_tags(store.pointer, store.value.type):
        _write_tags(store, sweep)


def _store_shadow(store: Store, sweep: Sweep) -> None:
    for lane in sweep.lanes:
        clone = copy_instruction(store, {})
        place = _shadow_place(store.pointer, lane, sweep)
        value = sweep.shadow(store.value, lane)
        if sweep.facts.keeps_constant(store.pointer):
            places = sweep.shadow(store.pointer, lane), sweep.primal(store.pointer)
            addresses = value, sweep.primal(store.value)
            where, declare = (store, store.pointer), sweep.services.declare
            stop_if_linked(places, addresses, where, sweep.facts, sweep.builder, declare)
        clone.operands = [value, place]
        clone.metadata = tuple(m for m in clone.metadata if m[0] == "tbaa")
        sweep.builder.append(clone)


def _forget_replaced(store: Store, sweep: Sweep) -> None:
    """Numbers take the place of addresses: nothing of these is left in the shadow."""
    words = sweep.facts.replaced_words(store)
    for lane in sweep.lanes if words else ():
        places = sweep.shadow(store.pointer, lane), sweep.primal(store.pointer)
        forget_addresses(words, places, sweep.builder, sweep.services.declare)


def _write_tags(store: Store, sweep: Sweep) -> None:
    builder, declare = sweep.builder, sweep.services.declare
    address = sweep.facts.stores_address(store)
    for lane in sweep.lanes:
        shadow = _shadow_place(store.pointer, lane, sweep)
        if address and store.value.type == I64:
            tag_word(shadow, sweep.primal(store.value), builder, declare)
            continue
        for start, size, kind in _kinds_in(store.value, sweep.facts):
            place = builder.byte_offset(shadow, integer(I64, start))
            check_kind(store, kind)
            tag_number(place, ADDRESS if address else kind, size, builder, declare)


def _kinds_in(value: Value, facts: Facts) -> Iterator[tuple[int, int, Kind]]:
    """What a value puts into memory: the numbers, too, whose bits an integer brings along."""
    lanes = facts.carriers.word(value).lanes
    if not lanes or not is_integer(value.type) or value not in facts.activity.varied:
        yield from stored_kinds(value.type, facts.layout)
        return
    end = 0
    for start, size, kind in ((lane.bit // 8, lane.bits // 8, lane.type) for lane in lanes):
        if start > end:
            yield end, start - end, INTEGER
        yield start, size, kind
        end = start + size
    size = facts.layout.size_of(value.type)
    if size > end:
        yield end, size - end, INTEGER


def _shadow_place(pointer: Value, lane: int, sweep: Sweep) -> Value:
    """Where a shadow address is stored: nowhere if the memory turns out to be inactive."""
    shadow = sweep.shadow(pointer, lane)
    if not sweep.facts.may_be_inactive(pointer):
        return shadow
    sweep.services.declare(SINK, PLACE_TYPE)
    return sweep.builder.call(SINK, PLACE_TYPE, [shadow, sweep.primal(pointer)])
