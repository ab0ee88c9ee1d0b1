"""Foreign functions of PyTorch tensors, and layers made of them."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.autograd import forward_ad

from ltoad.frontends.arguments import arguments_of, packed, places_of
from ltoad.frontends.errors import ArgumentError
from ltoad.frontends.function import Foreign, Paths
from ltoad.frontends.function import load as load_foreign
from ltoad.frontends.shown import line_of, signature_of
from ltoad.frontends.torch.autograd import Derivable, Value
from ltoad.frontends.torch.eager import Eager, eager_of
from ltoad.frontends.torch.kernels import Kernels
from ltoad.frontends.torch.operators import Operators

_PLAIN = (Tensor, torch.nn.Parameter)


@functools.cache
def _registered(foreign: Foreign) -> tuple[Derivable, Eager | None]:
    """What PyTorch knows of a function, once for all that load it: it forgets no operator."""
    kernels = Kernels(foreign)
    operators = Operators(kernels)
    return Derivable(kernels, operators), eager_of(kernels, operators.names[1])


class Function:
    """A foreign function of tensors on the CPU; call it, or ``apply`` it, with its inputs.

    Numbers may be given as numbers.  Outputs are a tensor, or a tuple of several.
    """

    def __init__(self, foreign: Foreign) -> None:
        self.foreign = foreign
        self.signature = foreign.signature
        self.__name__ = foreign.name
        self._names = [p.name for p in foreign.inputs]
        self._arguments = arguments_of(foreign.name, foreign.signature)
        self._results = places_of(foreign.outputs)
        self.__signature__ = signature_of(self._arguments)
        self.__doc__ = f"{foreign.signature}"
        self._derivable, self._eager = _registered(foreign)
        self._types = self._derivable.kernels.types
        self._outputs = len(self._derivable.kernels.result_types)
        self._numbers: dict[int, tuple[Any, Tensor]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Function, (self.foreign,)

    def __repr__(self) -> str:
        return line_of(self, self._arguments, self._results)

    @property
    def names(self) -> list[str]:
        """The names of the arguments."""
        return self._arguments.names

    @property
    def operators(self) -> Operators:
        """The function and its derivatives as operators."""
        return self._derivable.operators

    def __call__(self, *args: Any, **named: Any) -> Any:
        """The outputs; raises TypeError or ValueError that names the argument."""
        made = None if named else self._quickly(args)
        outputs = made or self._slowly(self._tensors(args, named))
        return self._told(outputs)

    apply = __call__

    def _told(self, outputs: Sequence[Tensor]) -> Any:
        """A tensor or a dict of tensors for each result, alone if there is one."""
        if len(outputs) == 1 and not self._results[0].is_struct:
            return outputs[0]
        return packed(self._results, outputs)

    def _quickly(self, args: Sequence[Any]) -> Sequence[Tensor] | None:
        """The outputs, if that is a case for C++; see :mod:`ltoad.frontends.torch.eager`."""
        eager = self._eager
        if eager is None or torch.compiler.is_compiling() or _is_transformed():
            return None
        if not self._arguments.is_plain:
            return eager(self._remembered(args))
        for value in args:
            if type(value) not in _PLAIN:
                return eager(self._remembered(args))
        return eager(args)

    def _remembered(self, args: Sequence[Any]) -> list[Tensor]:
        """A tensor for each parameter; a number that was there in the last call has one already.

        Nobody but the machine code sees these, so that they may be used again.
        """
        given = self._arguments.flat(self._arguments.in_order(args, {}))
        numbers, found = self._numbers, []
        for i, value in enumerate(given):
            if isinstance(value, Tensor):
                found.append(self._argument(i, value))
                continue
            known = numbers.get(i)
            if known is not None and known[0] is value:
                found.append(known[1])
                continue
            made = self._argument(i, value)
            if type(value) in _NUMBERS and _is_lasting(made):
                numbers[i] = value, made
            found.append(made)
        return found

    def _slowly(self, tensors: Sequence[Tensor]) -> Sequence[Tensor]:
        """The outputs, with derivatives of any kind."""
        if torch.compiler.is_compiling() or any(map(_has_no_memory, tensors)):
            return self.operators.value(*tensors)
        if _is_transformed():
            return self._recorded(tensors)
        if self._eager is not None:
            self._eager.learn(tensors)
            if made := self._eager(tensors):
                return made
        if not (torch.is_grad_enabled() and any(t.requires_grad for t in tensors)):
            return self._derivable.kernels.value(tensors)
        return self._recorded(tensors)

    def _recorded(self, tensors: Sequence[Tensor]) -> Sequence[Tensor]:
        wanted = torch.is_grad_enabled() and any(t.requires_grad for t in tensors)
        made = Value.apply(self._derivable, wanted and self._derivable.kernels.is_number, *tensors)
        return tuple(made[: self._outputs])

    def _tensors(self, args: Sequence[Any], named: dict[str, Any]) -> list[Tensor]:
        """A tensor for each parameter."""
        given = self._arguments.flat(self._arguments.in_order(args, named))
        return [self._argument(i, value) for i, value in enumerate(given)]

    def _argument(self, place: int, value: Any) -> Tensor:
        wanted, name = self._types[place], self._names[place]
        if not isinstance(value, Tensor):
            if isinstance(value, np.ndarray) and self.foreign.inputs[place].is_text:
                return torch.tensor(value)
            if isinstance(value, _NUMBERS) and isinstance(value, bool) == (wanted is torch.bool):
                smooth = wanted.is_floating_point or wanted.is_complex
                if isinstance(value, float) and not smooth:
                    raise ArgumentError(f"argument '{name}' is {value}, which is no {wanted}")
                return torch.tensor(value, dtype=wanted)
            raise ArgumentError(f"argument '{name}' is a {type(value).__name__}, not a tensor")
        if value.dtype != wanted:
            raise ArgumentError(f"argument '{name}' has {value.dtype}, not {wanted}")
        if value.device.type not in ("cpu", "meta"):
            raise ArgumentError(f"argument '{name}' is on {value.device}; the function runs on cpu")
        if value.layout is not torch.strided:
            raise ArgumentError(f"argument '{name}' is {value.layout}; take {name}.to_dense()")
        return value


_NUMBERS = (int, float, complex)


def _is_lasting(tensor: Tensor) -> bool:
    """Whether a tensor that was made in one call can be used in others."""
    return type(tensor) is Tensor and tensor.device.type == "cpu" and not tensor.is_inference()


def _has_no_memory(tensor: Tensor) -> bool:
    """Whether a tensor is one that compilers trace with, or of the device ``meta``."""
    return type(tensor) not in _PLAIN or tensor.is_meta


def _is_transformed() -> bool:
    """Whether somebody asks for batches or derivatives other than autograd's."""
    return torch._C._are_functorch_transforms_active() or forward_ad._current_level >= 0


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
        free = [name for name in self.function.names if name not in own]
        return self.function(**dict(zip(free, args, strict=False)), **named, **own)


def load(sources: Paths, function: str, signature: str | None = None, **options: Any) -> Function:
    """A function in some sources, of tensors; see :func:`ltoad.frontends.function.load`."""
    return Function(load_foreign(sources, function, signature, **options))


def enzyme(
    filename: Paths, function: str, signature: str | None = None, **options: Any
) -> Function:
    """The same, as Moses and Churavy spell it: ``enzyme("test.c", "f").apply(inp)``."""
    return load(filename, function, signature, **options)
