"""Foreign functions as layers of Keras."""

from __future__ import annotations

from typing import Any

import numpy as np
import tensorflow as tf

from ltoad.frontends.tensorflow.errors import wrong_argument
from ltoad.frontends.tensorflow.function import Function


class Layer(tf.keras.layers.Layer):
    """A foreign function as a layer; inputs that are named here are its weights.

    Members of a batch are told by a dimension more in front, as everywhere in Keras; with
    ``batched=False`` the layer's inputs are the function's.  Element types are the function's:
    nothing is cast.
    """

    def __init__(
        self, function: Function, *, batched: bool = True, name: str | None = None, **weights: Any
    ) -> None:
        super().__init__(name=name, autocast=False)
        self.function = function
        self.batched = batched
        self.supports_jit = False  # XLA does not know the operations
        places = {p.name: i for i, p in enumerate(function.foreign.inputs)}
        self._own: dict[str, Any] = {}
        for weight, start in weights.items():
            if weight not in places:
                raise wrong_argument(f"{function.__name__} has no argument '{weight}'")
            kind = function.operators.types[places[weight]].name
            array = np.asarray(start, kind)
            self._own[weight] = self.add_weight(
                shape=array.shape,
                dtype=kind,
                name=weight,
                initializer=lambda shape, dtype=None, array=array: tf.constant(array, dtype),
            )

    def call(self, *args: Any) -> Any:
        """The outputs for the inputs that are no weights."""
        free = [name for name in self.function.names if name not in self._own]
        given = dict(zip(free, args, strict=False))
        own = {name: tf.convert_to_tensor(weight) for name, weight in self._own.items()}
        run = self.function.batched if self.batched else self.function
        return run(**given, **own)
