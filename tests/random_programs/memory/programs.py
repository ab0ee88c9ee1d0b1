"""Whole programs in which numbers travel through memory of every kind."""

from __future__ import annotations

from random import Random

from tests.random_programs import control, data
from tests.random_programs.maker import Maker, StatementMaker
from tests.random_programs.memory import (
    blocks,
    calls,
    containers,
    records,
    standard,
    tagged,
    words,
)
from tests.random_programs.programs import Program, make_entry
from tests.random_programs.statements import assign, declare
from tests.random_programs.tree import Stmt

_C: tuple[tuple[int, StatementMaker], ...] = (
    (4, assign),
    (2, declare),
    (3, control.branch),
    (1, control.switch),
    (3, control.for_loop),
    (1, control.while_loop),
    (1, control.count),
    (1, data.local_array),
    (1, data.heap_array),
    (1, data.copy),
    (1, data.scratch),
    (4, records.declare_record),
    (3, records.record_array),
    (7, records.assign_record),
    (4, records.sort_records),
    (4, blocks.part_of_records),
    (2, blocks.head_of_record),
    (3, blocks.message),
    (3, blocks.array_of_bytes),
    (2, blocks.growing),
    (2, blocks.prefix_of_array),
    (4, words.word),
    (3, words.swap_words),
    (3, words.word_array),
    (2, words.numbers_as_words),
    (2, words.row_with_count),
    (2, words.two_in_one),
    (1, words.half_word),
    (2, words.whole_part),
    (1, words.fill_words),
    (2, tagged.tagged_value),
    (2, tagged.tagged_swap),
    (3, tagged.tagged_array),
    (2, tagged.tagged_word),
    (1, tagged.used_twice),
    (2, tagged.alternatives),
    (2, containers.generic_vector),
    (2, containers.linked_list),
    (1, containers.search_tree),
    (2, containers.hash_table),
    (1, containers.binary_heap),
    (1, containers.ring),
    (2, containers.arena),
    (2, calls.table),
    (2, calls.member),
    (2, calls.visitor),
    (1, calls.steps),
    (2, calls.aliased),
)


def make_memory_program(seed: int, *, cxx: bool = False) -> Program:
    """The program of a seed, in C or C++."""
    random = Random(f"{seed} {cxx}")
    m = Maker(random, n=random.randint(4, 6), floats=random.random() < 0.2)
    m.cxx = cxx
    m.table = (*_C, *((3 * w, s) for w, s in standard.STATEMENTS)) if cxx else _C
    m.items.append(Stmt("/* memory */"))
    m.budget = random.choice((3, 5, 8))
    return make_entry(m, most=4)
