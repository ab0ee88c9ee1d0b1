"""How one call of a function with a body is differentiated."""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.differentiate.keys.signature import Key


@dataclass(frozen=True, slots=True)
class CallPlan:
    """``key`` names the callee's derivative (COMBINED, REPLAYED, or AUGMENTED of a pair).

    ``missing`` is set when the callee has neither a body nor a rule.  ``untaped``:
    the forward sweep calls the callee itself, for the reverse function needs nothing of it.
    ``delayed``: the forward sweep leaves it out, and the reverse sweep runs it forwards as well.
    """

    key: Key
    shadow_arguments: tuple[int, ...]
    missing: str = ""
    untaped: bool = False
    delayed: bool = False

    @property
    def split(self) -> bool:
        return not self.key.mode.both_sweeps

    @property
    def taped(self) -> bool:
        """Whether the forward sweep calls the augmented primal, and keeps its tape."""
        return self.split and not self.untaped
