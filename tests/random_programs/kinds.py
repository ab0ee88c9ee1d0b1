"""The kinds of random programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from tests.random_programs.memory.programs import make_memory_program
from tests.random_programs.programs import Program, make_program
from tests.random_programs.rows import make_rows_program

KINDS: Mapping[str, Callable[[int], Program]] = {
    "plain": make_program,
    "rows": make_rows_program,
    "memory": make_memory_program,
    "memory-cxx": partial(make_memory_program, cxx=True),
}
"""Makers by name, each of which takes a seed.

Plain ones are about control flow and arrays, those of rows about what may wait for the reverse
sweep or run again there, the others about structs, words, unions, blocks,
containers and calls through pointers, in C and in C++.
"""
