"""C for memory of a call's own: scratch memory, copies of inputs, and rows of matrices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ltoad.frontends.elements import Element

ONE = "1"
"""What is counted of a number."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of an input: the function may write there, and what callers pass stays as it is.

    ``name`` is the variable in C, ``source`` where the ``count`` elements are.
    """

    name: str
    element: Element
    source: str
    count: str

    def before(self) -> Iterator[str]:
        type_ = self.element.c
        if self.count == ONE:
            yield f"{type_} {self.name}[1] = {{*{self.source}}};"
            return
        yield f"{type_} *{self.name} = malloc(({self.count}) * sizeof({type_}));"
        copied = f"{self.name}[i] = {self.source}[i];"
        yield f"for (int64_t i = 0; i < {self.count}; i++) {copied}"

    def after(self) -> Iterator[str]:
        if self.count != ONE:
            yield f"free({self.name});"


@dataclass(frozen=True, slots=True)
class Rows:
    """Addresses of the rows of a matrix, as C has them in ``double **``, and so on.

    ``sizes`` are those of all dimensions; the elements are at ``base``, row after row.  If
    ``is_output``, the function works on a copy, and what is found by way of the addresses
    afterwards, which it may exchange, goes back.
    """

    name: str
    element: Element
    base: str
    sizes: Sequence[str]
    is_output: bool

    def before(self) -> Iterator[str]:
        """Tables from the last dimension but one to the first, which is called ``name``."""
        inner = self.base
        if self.is_output:
            yield from self._copy.before()
            inner = self._copy.name
        for level in range(len(self.sizes) - 2, -1, -1):
            type_ = self.element.c + " " + "*" * (len(self.sizes) - 1 - level)
            count = " * ".join(f"({size})" for size in self.sizes[: level + 1])
            table = self._table(level)
            yield f"{type_}*{table} = malloc(({count}) * sizeof({type_}));"
            place = f"{inner} + i * ({self.sizes[level + 1]})"
            yield f"for (int64_t i = 0; i < {count}; i++) {table}[i] = {place};"
            inner = table

    def after(self) -> Iterator[str]:
        if self.is_output:
            yield from self._back()
            yield from self._copy.after()
        for level in range(len(self.sizes) - 1):
            yield f"free({self._table(level)});"

    @property
    def _copy(self) -> Copy:
        count = " * ".join(f"({size})" for size in self.sizes)
        return Copy(f"{self.name}_own", self.element, self.base, count)

    def _back(self) -> Iterator[str]:
        place, found, loops = "0", self.name, ""
        for axis, size in enumerate(self.sizes):
            loops += f"for (int64_t i{axis} = 0; i{axis} < {size}; i{axis}++) "
            place, found = f"({place}) * ({size}) + i{axis}", f"{found}[i{axis}]"
        yield f"{loops}{self.base}[{place}] = {found};"

    def _table(self, level: int) -> str:
        return self.name if level == 0 else f"{self.name}_{level}"
