"""Foreign functions of PyTorch tensors, and layers made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch.autograd import forward_ad

from ltoad.frontends.errors import ArgumentError
from ltoad.frontends.function import Foreign, Paths
from ltoad.frontends.function import load as load_foreign
from ltoad.frontends.torch.autograd import Derivable, Value
from ltoad.frontends.torch.kernels import Kernels
from ltoad.frontends.torch.operators import Operators

_PLAIN = (Tensor, torch.nn.Parameter)


class Function:
    """A foreign function of tensors on the CPU; call it, or ``apply`` it, with its inputs.

    Numbers may be given as numbers.  Outputs are a tensor, or a tuple of several.
    """

    def __init__(self, foreign: Foreign) -> None:
        self.foreign = foreign
        self.signature = foreign.signature
        self.__name__ = foreign.name
        self._names = [p.name for p in foreign.inputs]
        kernels = Kernels(foreign)
        self._types = kernels.types
        self._outputs = len(kernels.result_types)
        self._is_number = self._outputs == 1 and not foreign.outputs[0].dims
        self._derivable = Derivable(kernels, Operators(kernels))

    @property
    def operators(self) -> Operators:
        """The function and its derivatives as operators."""
        return self._derivable.operators

    def __call__(self, *args: Any, **named: Any) -> Any:
        """The outputs; raises TypeError or ValueError that names the argument."""
        tensors = self._arguments(args, named)
        if torch.compiler.is_compiling() or any(map(_has_no_memory, tensors)):
            outputs = self.operators.value(*tensors)
        elif _is_plain(tensors):
            outputs = self._derivable.kernels.value(tensors)
        else:
            wanted = torch.is_grad_enabled() and any(t.requires_grad for t in tensors)
            made = Value.apply(self._derivable, wanted and self._is_number, *tensors)
            outputs = made[: self._outputs]
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    apply = __call__

    def _arguments(self, args: Sequence[Any], named: dict[str, Any]) -> list[Tensor]:
        names = self._names
        if named:
            given = dict(zip(names, args, strict=False))
            both = [n for n in named if n in given or n not in names]
            if both:
                raise ArgumentError(f"{self.__name__}({', '.join(names)}): not '{both[0]}'")
            args = [{**given, **named}.get(n, _MISSING) for n in names]
        if len(args) != len(names) or any(a is _MISSING for a in args):
            raise ArgumentError(f"{self.__name__} takes {', '.join(names)}")
        return [self._argument(i, value) for i, value in enumerate(args)]

    def _argument(self, place: int, value: Any) -> Tensor:
        wanted, name = self._types[place], self._names[place]
        if not isinstance(value, Tensor):
            if isinstance(value, (int, float)) and not isinstance(value, bool):
                if isinstance(value, float) and not wanted.is_floating_point:
                    raise ArgumentError(f"argument '{name}' is {value}, which is no {wanted}")
                return torch.tensor(value, dtype=wanted)
            raise ArgumentError(f"argument '{name}' is a {type(value).__name__}, not a tensor")
        if value.dtype != wanted:
            raise ArgumentError(f"argument '{name}' has {value.dtype}, not {wanted}")
        if value.device.type not in ("cpu", "meta"):
            raise ArgumentError(f"argument '{name}' is on {value.device}; the function runs on cpu")
        return value


_MISSING = object()


def _has_no_memory(tensor: Tensor) -> bool:
    """Whether a tensor is one that compilers trace with, or of the device ``meta``."""
    return type(tensor) not in _PLAIN or tensor.is_meta


def _is_plain(tensors: Sequence[Tensor]) -> bool:
    """Whether nobody asks for derivatives or batches, so that autograd need not know."""
    if torch._C._are_functorch_transforms_active() or forward_ad._current_level >= 0:
        return False
    return not (torch.is_grad_enabled() and any(t.requires_grad for t in tensors))


class Module(torch.nn.Module):
    """A foreign function as a layer; inputs that are named here are its parameters."""

    def __init__(self, function: Function, **parameters: Tensor) -> None:
        super().__init__()
        self.function = function
        for name, value in parameters.items():
            self.register_parameter(name, torch.nn.Parameter(value))
        self._own = tuple(parameters)

    def forward(self, *args: Any, **named: Any) -> Any:
        """The outputs for the inputs that are no parameters."""
        own = {name: getattr(self, name) for name in self._own}
        free = [p.name for p in self.function.foreign.inputs if p.name not in own]
        return self.function(**dict(zip(free, args, strict=False)), **named, **own)


def load(sources: Paths, function: str, signature: str | None = None, **options: Any) -> Function:
    """A function in some sources, of tensors; see :func:`ltoad.frontends.function.load`."""
    return Function(load_foreign(sources, function, signature, **options))


def enzyme(
    filename: Paths, function: str, signature: str | None = None, **options: Any
) -> Function:
    """The same, as Moses and Churavy spell it: ``enzyme("test.c", "f").apply(inp)``."""
    return load(filename, function, signature, **options)
