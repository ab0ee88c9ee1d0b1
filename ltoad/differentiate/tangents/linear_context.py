"""What linear calls ask of the writer of a linear sweep."""

from __future__ import annotations

from abc import abstractmethod

from ltoad.differentiate.tangents.context import TangentContext
from ltoad.ir.instructions import Call
from ltoad.ir.values import Value


class LinearContext(TangentContext):
    """A place of a function whose primal has run: what that left behind is looked up."""

    @abstractmethod
    def shadow_of(self, pointer: Value, lane: int) -> Value:
        """The shadow of a pointer that has one, as it was in this iteration of the primal."""

    @abstractmethod
    def permutation(self, call: Call) -> Value:
        """How a sorting call moved its elements."""
