"""What each operation passes to a foreign function, as ``tf_ops.cc`` reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import tensorflow as tf

from ltoad.frontends import slots
from ltoad.frontends.errors import ArgumentError
from ltoad.frontends.function import Foreign
from ltoad.frontends.signature import Parameter
from ltoad.frontends.slots import Places, Slot


@dataclass(frozen=True, slots=True)
class Form:
    """An operation: the entry that it calls, what lies at its addresses, and what it is given
    behind the inputs and gives back, each like an input ``i`` or an output ``-1 - j``."""

    entry: str
    slots: Callable[[Places], list[list[Slot]]]
    extras: Callable[[Places], list[int]]
    results: Callable[[Places], list[int]]


def _active(places: Places) -> list[int]:
    return list(places.active)


def _smooth(places: Places) -> list[int]:
    return [-1 - j for j in places.smooth]


VALUE, PUSH, PULL, BEND, BOW, TWIST, ARCH = range(7)
FORMS = (
    Form("value", slots.value_slots, lambda _: [], lambda p: [-1 - j for j in range(p.results)]),
    Form("jvp", slots.push_slots, _active, _smooth),
    Form("vjp", slots.pull_slots, _smooth, _active),
    Form("hvp", slots.bend_slots, lambda p: _smooth(p) + _active(p), _active),
    Form("jvpjvp", slots.bow_slots, lambda p: 2 * _active(p), _smooth),
    Form("third", slots.twist_slots, lambda p: _smooth(p) + 2 * _active(p), _active),
    Form("jvp3", slots.arch_slots, lambda p: 3 * _active(p), _smooth),
)
"""By the numbers above."""


def type_of(parameter: Parameter) -> tf.DType:
    """Raises ArgumentError for a type that TensorFlow has not."""
    try:
        return tf.dtypes.as_dtype(parameter.element.name)
    except TypeError as error:
        raise ArgumentError(
            f"'{parameter.name}' is {parameter.element.name}, which TensorFlow does not know"
        ) from error


def description(foreign: Foreign, places: Places) -> Iterator[int]:
    """The function in words, in the order in which they are read."""
    yield max(len(foreign.signature.sizes), 1)
    for parameters in (foreign.inputs, foreign.outputs):
        yield len(parameters)
        for parameter in parameters:
            yield type_of(parameter).as_datatype_enum
            yield parameter.element.size
            yield len(parameter.dims)
            yield is_size(foreign, parameter)
    for form in FORMS:
        arrays = form.slots(places)
        yield len(arrays)
        yield from _counted([word for array in arrays for slot in array for word in slot])
        yield from _counted(form.extras(places))
        yield from _counted(form.results(places))


def is_size(foreign: Foreign, parameter: Parameter) -> bool:
    """Whether a parameter is an integer that says how long something is."""
    is_number = parameter.element.is_integer and not parameter.is_array
    return is_number and parameter.name in foreign.signature.sizes


def _counted(words: Sequence[int]) -> Iterator[int]:
    yield len(words)
    yield from words
