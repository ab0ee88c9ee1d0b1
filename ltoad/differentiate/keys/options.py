"""What holds for a derivative and for all that it calls, beside what is active: a part of its key.

A new option is a field here.  One that programs ask for names its marker, and the parser of
requests, the keys of callees and the tapes of split mode know it by that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any


def _asked_by(marker: str) -> Any:
    """An option that is off unless a request has this marker."""
    return field(default=False, metadata={"marker": marker})


@dataclass(frozen=True, slots=True)
class DerivativeOptions:
    """The options of a derivative, which go on from a request to the derivatives of callees.

    ``strong_zeros``: a derivative of zero stays zero whatever it is multiplied by.
    ``runtime_activity``: memory whose shadow is its own address is inactive; the analysis of a
    request may find that it cannot do without.  ``frees_inputs``: memory of an active argument of
    the request may be freed, so that a shadow is looked at before it is freed, too.
    ``shared``: other threads run the same function at the same time, and these pointer arguments
    may lead all of them to the same memory; None where there are no other threads.
    ``same_arguments``: all of them are given the same, by the outermost region.
    """

    strong_zeros: bool = _asked_by("enzyme_strong_zero")
    runtime_activity: bool = _asked_by("enzyme_runtime_activity")
    frees_inputs: bool = False
    shared: frozenset[int] | None = None
    same_arguments: bool = False

    def marked(self, marker: str) -> DerivativeOptions:
        """These, and the one that a marker of :data:`OPTION_MARKERS` asks for."""
        asked: dict[str, Any] = {OPTION_MARKERS[marker]: True}
        return replace(self, **asked)

    @property
    def number(self) -> int:
        """A number that tells options apart that requests ask for; 0 for none."""
        on = asdict(self)
        return sum(on[name] << place for place, name in enumerate(OPTION_MARKERS.values()))


OPTION_MARKERS: Mapping[str, str] = MappingProxyType(
    {f.metadata["marker"]: f.name for f in fields(DerivativeOptions) if "marker" in f.metadata}
)
"""The fields that requests ask for, by their markers."""

NO_OPTIONS = DerivativeOptions()
