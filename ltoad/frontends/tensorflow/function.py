"""Foreign functions of TensorFlow's tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import tensorflow as tf

from ltoad.frontends import errors
from ltoad.frontends.arguments import arguments_of, packed, places_of
from ltoad.frontends.function import Foreign, Paths
from ltoad.frontends.function import load as load_foreign
from ltoad.frontends.shown import line_of, signature_of
from ltoad.frontends.tensorflow.errors import wrong_argument, wrong_shape
from ltoad.frontends.tensorflow.forms import VALUE
from ltoad.frontends.tensorflow.operators import Operators

_EAGER = tf.__internal__.EagerTensor  # making one would fix threads and devices at import


class Function:
    """A foreign function of tensors on the CPU; call it with its inputs, by place or by name.

    Works eagerly and in graphs, under tapes and forward accumulators up to second derivatives, and
    under ``vectorized_map``.  Outputs are a tensor, or a tuple of several.
    """

    autograph_info__: ClassVar[dict[str, str]] = {}
    """Tells AutoGraph that there is nothing to rewrite in here."""

    def __init__(self, foreign: Foreign) -> None:
        self.foreign = foreign
        self.signature = foreign.signature
        self.__name__ = foreign.name
        self.operators = Operators(foreign)
        self._names = [p.name for p in foreign.inputs]
        self._arguments = arguments_of(foreign.name, foreign.signature)
        self._results = places_of(foreign.outputs)
        self.__signature__ = signature_of(self._arguments)
        self.__doc__ = f"{foreign.signature}"
        self._ranks = [len(p.dims) for p in foreign.inputs]
        self._result_ranks = [len(p.dims) for p in foreign.outputs]

    def __reduce__(self) -> tuple[Any, ...]:
        return Function, (self.foreign,)

    def __repr__(self) -> str:
        return line_of(self, self._arguments, self._results)

    @property
    def names(self) -> list[str]:
        """The names of the arguments."""
        return self._arguments.names

    def __call__(self, *args: Any, **named: Any) -> Any:
        """The outputs; raises errors of TensorFlow's that name the argument."""
        return self._run(self._tensors(args, named), 0)

    def batched(self, *args: Any, **named: Any) -> Any:
        """The outputs for each member of a batch: inputs have one dimension more in front, or none
        more, and are the same for all members then."""
        tensors = self._tensors(args, named)
        own = [t.shape.rank == rank for t, rank in zip(tensors, self._ranks, strict=True)]
        if all(own):
            raise wrong_shape(f"{self.__name__}: no argument has a dimension for a batch in front")
        size = next(tf.shape(t)[:1] for t, single in zip(tensors, own, strict=True) if not single)
        stacked = [
            tf.broadcast_to(t, tf.concat([size, tf.shape(t)], 0)) if single else t
            for t, single in zip(tensors, own, strict=True)
        ]
        return self._run(stacked, 1)

    def _run(self, tensors: Sequence[Any], depth: int) -> Any:
        operators = self.operators
        if self.foreign.is_fortran:
            pairs = zip(tensors, self._ranks, strict=True)
            tensors = [operators.laid_out(t, rank, depth) for t, rank in pairs]
        try:
            outputs = operators.run(VALUE, tensors, depth)
        except tf.errors.InvalidArgumentError as error:
            if isinstance(error, (errors.ArgumentError, errors.ShapeError)):
                raise
            raise wrong_shape(_plain(error.message)) from None
        if self.foreign.is_fortran:
            both = zip(outputs, self._result_ranks, strict=True)
            outputs = [operators.laid_out(y, rank, depth) for y, rank in both]
        if len(outputs) == 1 and not self._results[0].is_struct:
            return outputs[0]
        return packed(self._results, outputs)

    def _tensors(self, args: Sequence[Any], named: dict[str, Any]) -> list[Any]:
        """A tensor for each parameter."""
        try:
            given = self._arguments.flat(self._arguments.in_order(args, named))
        except errors.ArgumentError as error:
            raise wrong_argument(str(error)) from None
        return [
            value if type(value) is _EAGER and value.dtype is wanted else self._argument(i, value)
            for i, (value, wanted) in enumerate(zip(given, self.operators.types, strict=True))
        ]

    def _argument(self, place: int, value: Any) -> Any:
        wanted = self.operators.types[place]
        found = getattr(value, "dtype", None)
        if isinstance(value, (tf.Tensor, tf.Variable)) and found != wanted:
            raise wrong_argument(
                f"argument '{self._names[place]}' has {value.dtype.name}, not {wanted.name}"
            )
        try:
            return tf.convert_to_tensor(value, wanted)
        except (TypeError, ValueError) as error:
            kind = f"{found}" if found is not None else type(value).__name__
            raise wrong_argument(
                f"argument '{self._names[place]}' is {kind}, not {wanted.name}: {error}"
            ) from error


def _plain(message: str) -> str:
    """What an operation says, without where TensorFlow has it from."""
    text = message.rpartition("}} ")[2]
    return text.partition(" [Op:")[0]


def load(sources: Paths, function: str, signature: str | None = None, **options: Any) -> Function:
    """A function in some sources, of tensors; see :func:`ltoad.frontends.function.load`."""
    return Function(load_foreign(sources, function, signature, **options))


def enzyme(
    *inputs: Any, filename: Paths, function: str, signature: str | None = None, **options: Any
) -> Any:
    """The outputs, as Moses and Churavy spell it: ``enzyme(inp, filename="test.c", function="f")``.

    Compiles at the first call; the source is looked at again in each.
    """
    return load(filename, function, signature, **options)(*inputs)
