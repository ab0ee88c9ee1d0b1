"""A foreign function and its derivatives on plain tensors: what each does to memory."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from ltoad.frontends.errors import ArgumentError
from ltoad.frontends.function import Foreign

Tensors = tuple[Tensor, ...]

_TYPES = {
    "float32": torch.float32,
    "float64": torch.float64,
    "complex64": torch.complex64,
    "complex128": torch.complex128,
    "int8": torch.int8,
    "int16": torch.int16,
    "int32": torch.int32,
    "int64": torch.int64,
    "uint8": torch.uint8,
    "uint32": torch.uint32,
    "uint64": torch.uint64,
    "bool": torch.bool,
}


class Kernels:
    """*value*, *pull*, *push*, *bend* and *twist* of a function; tensors have to be on the CPU.

    ``active`` are the places of the inputs that have derivatives, ``smooth`` those of the outputs.
    """

    def __init__(self, foreign: Foreign) -> None:
        self.foreign = foreign
        self.name = foreign.name
        self.types = [_type_of(p.element.name, p.name) for p in foreign.inputs]
        self.result_types = [_type_of(p.element.name, p.name) for p in foreign.outputs]
        self.active = [i for i, p in enumerate(foreign.inputs) if p.is_differentiable]
        self.smooth = [j for j, p in enumerate(foreign.outputs) if p.element.is_differentiable]

        (*more, output) = foreign.outputs
        self.is_number = not more and not output.dims and output.element.kind == "float"
        """Whether the outputs are one real number."""

    @property
    def count(self) -> int:
        """The number of inputs."""
        return len(self.types)

    def laid_out(self, tensor: Tensor) -> Tensor:
        """The elements in the order in which the function has them, one after the other."""
        plain = tensor.resolve_conj().resolve_neg()
        if self.foreign.is_fortran and plain.dim() > 1:
            return plain.permute(*reversed(range(plain.dim()))).contiguous()
        return plain.contiguous()

    def restored(self, tensor: Tensor) -> Tensor:
        """The inverse of :meth:`laid_out`."""
        if self.foreign.is_fortran and tensor.dim() > 1:
            return tensor.permute(*reversed(range(tensor.dim()))).contiguous()
        return tensor

    def sizes(self, inputs: Sequence[Tensor]) -> tuple[bytes, tuple[tuple[int, ...], ...]]:
        values: list[int | None] = []
        if self.foreign.needs_values:
            values = [
                int(x) if x.dim() == 0 and not x.dtype.is_floating_point else None for x in inputs
            ]
        return self.foreign.sizes([tuple(x.shape) for x in inputs], values)

    def empty_outputs(self, shapes: Sequence[tuple[int, ...]]) -> list[Tensor]:
        """Memory for the outputs, laid out as the function has it."""
        order = -1 if self.foreign.is_fortran else 1
        made = zip(shapes, self.result_types, strict=True)
        return [torch.empty(shape[::order], dtype=type_) for shape, type_ in made]

    def value(self, inputs: Sequence[Tensor]) -> Tensors:
        """The outputs."""
        sizes, shapes = self.sizes(inputs)
        outputs = self.empty_outputs(shapes)
        held = [self.laid_out(x) for x in inputs]
        self.foreign.run("value", sizes, [t.data_ptr() for t in (*held, *outputs)])
        return tuple(self.restored(y) for y in outputs)

    def pull(self, inputs: Sequence[Tensor], adjoints: Sequence[Tensor]) -> tuple[Tensors, Tensors]:
        """Adjoints of the active inputs, and the outputs."""
        sizes, shapes = self.sizes(inputs)
        outputs = self.empty_outputs(shapes)
        held = [self.laid_out(x) for x in inputs]
        shadows = {i: torch.zeros_like(held[i]) for i in self.active}
        seeds = dict(zip(self.smooth, map(self._copied, adjoints), strict=True))
        self.foreign.run(
            "vjp",
            sizes,
            [t.data_ptr() for t in (*held, *outputs)],
            [*_places(shadows, len(held)), *_places(seeds, len(outputs))],
        )
        pulled = tuple(self.restored(s) for s in shadows.values())
        return pulled, tuple(self.restored(y) for y in outputs)

    def _copied(self, tensor: Tensor) -> Tensor:
        """Memory of its own: derivatives take adjoints up."""
        found = self.laid_out(tensor)
        return found.clone(memory_format=torch.contiguous_format) if found is tensor else found

    def push(self, inputs: Sequence[Tensor], tangents: Sequence[Tensor]) -> Tensors:
        """Tangents of the smooth outputs."""
        sizes, shapes = self.sizes(inputs)
        outputs = self.empty_outputs(shapes)
        held = [self.laid_out(x) for x in inputs]
        shadows = dict(zip(self.active, map(self._copied, tangents), strict=True))
        results = {j: torch.zeros_like(outputs[j]) for j in self.smooth}
        self.foreign.run(
            "jvp",
            sizes,
            [t.data_ptr() for t in (*held, *outputs)],
            [*_places(shadows, len(held)), *_places(results, len(outputs))],
        )
        return tuple(self.restored(t) for t in results.values())

    def bend(
        self,
        inputs: Sequence[Tensor],
        adjoints: Sequence[Tensor],
        tangents: Sequence[Tensor],
    ) -> tuple[Tensors, Tensors]:
        """The change of *pull* with inputs by ``tangents``, and *push* of these."""
        sizes, shapes = self.sizes(inputs)
        outputs = self.empty_outputs(shapes)
        held = [self.laid_out(x) for x in inputs]
        count = len(outputs)
        pulled = {i: torch.zeros_like(held[i]) for i in self.active}
        bent = {i: torch.zeros_like(held[i]) for i in self.active}
        steps = dict(zip(self.active, map(self._copied, tangents), strict=True))
        seeds = dict(zip(self.smooth, map(self._copied, adjoints), strict=True))
        turned = {j: torch.zeros_like(outputs[j]) for j in self.smooth}
        pushed = {j: torch.zeros_like(outputs[j]) for j in self.smooth}
        self.foreign.run(
            "hvp",
            sizes,
            [t.data_ptr() for t in (*held, *outputs)],
            [*_places(pulled, len(held)), *_places(seeds, count)],
            [*_places(steps, len(held)), *_places(pushed, count)],
            [*_places(bent, len(held)), *_places(turned, count)],
        )
        return (
            tuple(self.restored(b) for b in bent.values()),
            tuple(self.restored(p) for p in pushed.values()),
        )

    def twist(
        self,
        inputs: Sequence[Tensor],
        adjoints: Sequence[Tensor],
        tangents: Sequence[Tensor],
        others: Sequence[Tensor],
    ) -> tuple[Tensors, Tensors]:
        """The change of *bend* with inputs by ``others``, of both that it gives."""
        room = _Room(self, inputs)
        seeds = dict(zip(self.smooth, map(self._copied, adjoints), strict=True))
        steps, moves = room.along(tangents), room.along(others)
        twisted, bowed = room.rest(), room.still()
        first = [(room.rest(), seeds), (steps, room.still()), (room.rest(), room.still())]
        second = [(moves, room.still()), (room.rest(), room.still()), (room.rest(), bowed)]
        room.run("third", [*first, *second, (twisted, room.still())])
        return room.told(twisted), room.told(bowed)

    def bow(
        self, inputs: Sequence[Tensor], tangents: Sequence[Tensor], others: Sequence[Tensor]
    ) -> Tensors:
        """The change of *push* with inputs by ``others``."""
        room = _Room(self, inputs)
        bowed = room.still()
        steps, moves = room.along(tangents), room.along(others)
        room.run("jvpjvp", [(steps, room.still()), (moves, room.still()), (room.rest(), bowed)])
        return room.told(bowed)

    def arch(
        self,
        inputs: Sequence[Tensor],
        tangents: Sequence[Tensor],
        others: Sequence[Tensor],
        last: Sequence[Tensor],
    ) -> Tensors:
        """The change of *bow* with inputs by ``last``."""
        room = _Room(self, inputs)
        steps, moves, ends = room.along(tangents), room.along(others), room.along(last)
        arched = room.still()
        first = [(steps, room.still()), (moves, room.still()), (room.rest(), room.still())]
        quiet = [(room.rest(), room.still()) for _ in range(2)]
        room.run("jvp3", [*first, (ends, room.still()), *quiet, (room.rest(), arched)])
        return room.told(arched)


Shadows = dict[int, Tensor]


class _Room:
    """Memory for one call of an entry with tangents of shadows."""

    def __init__(self, kernels: Kernels, inputs: Sequence[Tensor]) -> None:
        self._kernels = kernels
        self._sizes, shapes = kernels.sizes(inputs)
        self._outputs = kernels.empty_outputs(shapes)
        self._held = [kernels.laid_out(x) for x in inputs]

    def rest(self) -> Shadows:
        """Zeros for the active inputs."""
        return {i: torch.zeros_like(self._held[i]) for i in self._kernels.active}

    def still(self) -> Shadows:
        """Zeros for the smooth outputs."""
        return {j: torch.zeros_like(self._outputs[j]) for j in self._kernels.smooth}

    def along(self, tangents: Sequence[Tensor]) -> Shadows:
        """A direction of the active inputs."""
        return dict(zip(self._kernels.active, map(self._kernels._copied, tangents), strict=True))

    def run(self, entry: str, pairs: Sequence[tuple[Shadows, Shadows]]) -> None:
        """With shadows of inputs and of outputs for each array of addresses but the first."""
        held, outputs = self._held, self._outputs
        self._kernels.foreign.run(
            entry,
            self._sizes,
            [t.data_ptr() for t in (*held, *outputs)],
            *([*_places(one, len(held)), *_places(two, len(outputs))] for one, two in pairs),
        )

    def told(self, shadows: Shadows) -> Tensors:
        """Shadows as PyTorch has them."""
        return tuple(self._kernels.restored(t) for t in shadows.values())


def _type_of(name: str, parameter: str) -> torch.dtype:
    found = _TYPES.get(name)
    if found is None:
        raise ArgumentError(f"'{parameter}' is {name}, which ltoad.torch does not know yet")
    return found


def _places(tensors: dict[int, Tensor], count: int) -> list[int]:
    return [tensors[i].data_ptr() if i in tensors else 0 for i in range(count)]
