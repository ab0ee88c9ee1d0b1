"""Places in memory that may be one another, after Steensgaard, with offsets.

A cell is a place at some distance from the start of a node, which stands for memory; what a cell
holds is again a cell: the place that the stored address leads to.  Joining two cells makes their
nodes one, with all that they hold.  In memory that is indexed, offsets count modulo the size of an
element.
"""

from __future__ import annotations

from math import gcd
from typing import NamedTuple


class Cell(NamedTuple):
    """``offset`` bytes from the start of a node."""

    node: int
    offset: int = 0


class Cells:
    """``changes`` grows with every step by which two cells become one, or a content appears."""

    def __init__(self) -> None:
        self.changes = 0
        self._parent: list[int] = []
        self._shift: list[int] = []
        self._period: list[int] = []
        self._contents: list[dict[int, Cell]] = []
        self._functions: list[frozenset[str]] = []
        self._numbers: list[frozenset[int]] = []
        self._is_foreign: list[bool] = []

    def fresh(self, *, functions: frozenset[str] = frozenset()) -> Cell:
        """The start of a node of its own, which is one of some functions if these are given."""
        node = len(self._parent)
        self._parent.append(node)
        self._shift.append(0)
        self._period.append(0)
        self._contents.append({})
        self._functions.append(functions)
        self._numbers.append(frozenset())
        self._is_foreign.append(False)
        return Cell(node)

    def where(self, cell: Cell) -> Cell:
        """The same place, in the node that its node has become part of."""
        node, offset = cell
        parent, shift = self._parent, self._shift
        while parent[node] != node:
            above = parent[node]
            offset += shift[node]
            if parent[above] != above:
                shift[node] += shift[above]
                parent[node] = parent[above]
                offset += shift[above]
            node = parent[node]
        period = self._period[node]
        return Cell(node, offset % period if period else offset)

    def content(self, cell: Cell) -> Cell:
        """What a cell holds."""
        node, offset = self.where(cell)
        held = self._contents[node].get(offset)
        if held is None:
            held = self._contents[node][offset] = self.fresh()
            self._is_foreign[held.node] = self._is_foreign[node]
            self.changes += 1
        return held

    def contents(self, cell: Cell, size: int) -> list[tuple[int, Cell]]:
        """What is known to be held by the bytes from a cell on, each with its distance."""
        node, offset = self.where(cell)
        period = self._period[node]
        held = self._contents[node].items()
        distances = [((at - offset) % period if period else at - offset, c) for at, c in held]
        return [(distance, c) for distance, c in distances if 0 <= distance < size]

    def functions(self, cell: Cell) -> frozenset[str] | None:
        """The functions that a cell may be the start of; None if it may also be another."""
        node = self.where(cell).node
        return None if self._is_foreign[node] else self._functions[node]

    def numbers(self, cell: Cell) -> frozenset[int]:
        """Constants that are held where a cell is held, too."""
        return self._numbers[self.where(cell).node]

    def add_number(self, cell: Cell, number: int) -> None:
        node = self.where(cell).node
        if number not in self._numbers[node]:
            self._numbers[node] |= {number}
            self.changes += 1

    def make_foreign(self, cell: Cell) -> None:
        """Let a cell be one that code outside of the program may have made."""
        pending = [cell]
        while pending:
            node = self.where(pending.pop()).node
            if not self._is_foreign[node]:
                self._is_foreign[node] = True
                self.changes += 1
                pending += self._contents[node].values()

    def repeats(self, cell: Cell) -> bool:
        """Whether a node consists of elements of a known size."""
        return self._period[self.where(cell).node] != 0

    def repeat(self, cell: Cell, size: int) -> None:
        """Let a node consist of elements of some size."""
        self._join_all(self._fold(self.where(cell).node, size))

    def join(self, one: Cell, other: Cell) -> None:
        """Let two cells be one."""
        self._join_all([(one, other)])

    def _join_all(self, pending: list[tuple[Cell, Cell]]) -> None:
        while pending:
            one, other = map(self.where, pending.pop())
            if one.node == other.node:
                pending += self._fold(one.node, abs(one.offset - other.offset))
                continue
            if len(self._contents[one.node]) < len(self._contents[other.node]):
                one, other = other, one
            pending += self._attach(other, one)

    def _attach(self, cell: Cell, to: Cell) -> list[tuple[Cell, Cell]]:
        """Let the node of a cell be part of that of another; what is to be joined therefore."""
        node, above = cell.node, to.node
        self.changes += 1
        shift = to.offset - cell.offset
        if self._is_foreign[node] != self._is_foreign[above]:
            self.make_foreign(cell)
            self.make_foreign(to)
        self._parent[node], self._shift[node] = above, shift
        self._functions[above] |= self._functions[node]
        self._numbers[above] |= self._numbers[node]
        moved = [(at + shift, held) for at, held in self._contents[node].items()]
        self._contents[node] = {}
        joined = self._fold(above, self._period[node])
        return joined + self._place(above, moved)

    def _fold(self, node: int, size: int) -> list[tuple[Cell, Cell]]:
        period = gcd(self._period[node], size)
        if period == self._period[node]:
            return []
        self._period[node] = period
        self.changes += 1
        held, self._contents[node] = self._contents[node], {}
        return self._place(node, list(held.items()))

    def _place(self, node: int, held: list[tuple[int, Cell]]) -> list[tuple[Cell, Cell]]:
        joined = []
        period, contents = self._period[node], self._contents[node]
        for at, cell in held:
            known = contents.setdefault(at % period if period else at, cell)
            if known is not cell:
                joined.append((known, cell))
        return joined
