"""One function at one set of shapes, as JAX traces it."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np

from ltoad.frontends.function import Foreign
from ltoad.frontends.slots import Places, places_of

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """``sizes`` is what entries take as such; ``outputs`` are the shapes of the outputs."""

    foreign: Foreign
    sizes: bytes
    outputs: tuple[Shape, ...]

    @functools.cached_property
    def places(self) -> Places:
        return places_of(self.foreign)

    @property
    def count(self) -> int:
        """The number of inputs."""
        return len(self.foreign.inputs)

    @property
    def active(self) -> tuple[int, ...]:
        """The places of the inputs that have derivatives."""
        return self.places.active

    @property
    def smooth(self) -> tuple[int, ...]:
        """The places of the outputs that have derivatives."""
        return self.places.smooth

    @property
    def result_types(self) -> list[np.dtype[np.generic]]:
        return [np.dtype(p.element.name) for p in self.foreign.outputs]
