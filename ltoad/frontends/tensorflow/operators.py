"""The operations with their gradients and their batches; importing this tells TensorFlow of them.

A function's matrices lie in the operations as they lie in its memory, so those of Fortran are
turned.  Operations have ``depth`` dimensions of a batch in front.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any

import tensorflow as tf

from ltoad.frontends.function import Foreign
from ltoad.frontends.slots import places_of
from ltoad.frontends.tensorflow.errors import wrong_argument
from ltoad.frontends.tensorflow.forms import (
    ARCH,
    BEND,
    BOW,
    FORMS,
    PULL,
    PUSH,
    TWIST,
    is_size,
    type_of,
)
from ltoad.frontends.tensorflow.library import key_of, operations
from ltoad.frontends.tensorflow.static import Known, known_shapes

Tensors = Sequence[Any]
_Gradient = Callable[..., Any]
_FORMS = ("value", "push", "pull", "bend", "bow", "twist", "arch")
NAMES = tuple(f"Ltoad{name.capitalize()}" for name in _FORMS)


class Operators:
    """The operations of one function."""

    def __init__(self, foreign: Foreign) -> None:
        self.foreign = foreign
        self.places = places_of(foreign)
        self.key = key_of(foreign)
        module = operations()
        self._wrappers = [getattr(module, f"ltoad_{name}") for name in _FORMS]
        self._refused = module.ltoad_refused
        self.types = [type_of(p) for p in foreign.inputs]
        self.result_types = [type_of(p) for p in foreign.outputs]
        self._likes = [form.results(self.places) for form in FORMS]
        self._types = [[self._type_like(i) for i in likes] for likes in self._likes]
        self._built: set[int] = set()
        _by_key[self.key] = self

    def _type_like(self, place: int) -> tf.DType:
        return self.types[place] if place >= 0 else self.result_types[-1 - place]

    def run(self, kind: int, tensors: Tensors, depth: int = 0) -> list[Any]:
        """An operation on inputs and what belongs to it, laid out as in memory.

        What is not built yet is built here: raises BuildError, or the linker's error of code that
        has no derivative.
        """
        if kind not in self._built:
            self.foreign.entry(FORMS[kind].entry)
            self._built.add(kind)
        if not tf.executing_eagerly() and _is_compiled():
            raise wrong_argument(
                f"{self.foreign.name} cannot be called in functions that XLA compiles; take "
                "jit_compile=True away from the function that calls it, and give it to those that "
                "do the rest (in Keras: compile(…, jit_compile=False)); ltoad.jax works under XLA"
            )
        made: list[Any] = self._wrappers[kind](tensors, self._types[kind], self.key, depth)
        if not tf.executing_eagerly():
            self._set_shapes(kind, tensors, made, depth)
        return made

    def _set_shapes(self, kind: int, tensors: Tensors, made: Tensors, depth: int) -> None:
        shapes = [_known(x.shape) for x in tensors[: self.places.count]]
        batch = next((s[:depth] for s in shapes if s is not None), (None,) * depth)
        inner = [s if s is None else self._turned(s[depth:]) for s in shapes]
        values = [self._constant(i, x, depth) for i, x in enumerate(tensors[: self.places.count])]
        outputs = known_shapes(self.foreign, inner, values)
        for y, place in zip(made, self._likes[kind], strict=True):
            shape = inner[place] if place >= 0 else outputs[-1 - place]
            if shape is not None:
                y.set_shape((*batch, *self._turned(shape)))

    def _turned(self, shape: tuple[int | None, ...]) -> tuple[int | None, ...]:
        return shape[::-1] if self.foreign.is_fortran else shape

    def _constant(self, place: int, tensor: Any, depth: int) -> int | None:
        if depth or not is_size(self.foreign, self.foreign.inputs[place]):
            return None
        found = tf.get_static_value(tensor)
        return None if found is None else int(found)

    def laid_out(self, tensor: Any, rank: int, depth: int = 0) -> Any:
        """Between the order of dimensions in Python and that in memory."""
        if not self.foreign.is_fortran or rank < 2:
            return tensor
        return tf.transpose(tensor, [*range(depth), *range(depth + rank - 1, depth - 1, -1)])

    def refused(self, like: Any) -> Any:
        """What stands for a derivative that is not there; an error if it is computed."""
        return self._refused(like, f"{self.foreign.name} has no fourth derivatives")


_by_key: dict[str, Operators] = {}


def _is_compiled() -> bool:
    """Whether the graph that is being made is one for XLA."""
    with contextlib.suppress(ImportError):  # without it, TensorFlow's own message has to do
        from tensorflow.python.ops.control_flow_util import GraphOrParentsInXlaContext

        return bool(GraphOrParentsInXlaContext(tf.compat.v1.get_default_graph()))
    return False


def _known(shape: Any) -> Known:
    return None if shape.rank is None else tuple(shape.as_list())


def _of(operation: Any) -> tuple[Operators, int]:
    key = operation.get_attr("function")
    return _by_key[key.decode() if isinstance(key, bytes) else key], operation.get_attr("depth")


# Gradients


def _filled(given: Tensors, like: Tensors) -> list[Any]:
    """Zeros where TensorFlow has nothing to say."""
    return [tf.zeros_like(y) if g is None else g for g, y in zip(given, like, strict=True)]


def _placed(operators: Operators, gradient: Tensors) -> list[Any]:
    """Gradients by the active inputs among None for the others."""
    by_place = dict(zip(operators.places.active, gradient, strict=True))
    return [by_place.get(i) for i in range(operators.places.count)]


def _gradient_of(name: str) -> Callable[[_Gradient], _Gradient]:
    registered: Callable[[_Gradient], _Gradient] = tf.RegisterGradient(name)
    return registered


@_gradient_of("LtoadValue")
def _value_gradient(operation: Any, *adjoints: Any) -> list[Any]:
    operators, depth = _of(operation)
    smooth = operators.places.smooth
    given = [adjoints[j] for j in smooth]
    if all(g is None for g in given):
        return [None] * operators.places.count
    seeds = _filled(given, [operation.outputs[j] for j in smooth])
    return _placed(operators, operators.run(PULL, [*operation.inputs, *seeds], depth))


@_gradient_of("LtoadPull")
def _pull_gradient(operation: Any, *steps: Any) -> list[Any]:
    return _first_gradient(operation, steps, PUSH)


@_gradient_of("LtoadPush")
def _push_gradient(operation: Any, *seeds: Any) -> list[Any]:
    return _first_gradient(operation, seeds, PULL)


def _first_gradient(operation: Any, given: Tensors, back: int) -> list[Any]:
    """Of *pull*, with the steps that come back to it, and of *push*, with adjoints: by the inputs,
    which bends either, and by what is linear in it."""
    operators, depth = _of(operation)
    count, tensors = operators.places.count, list(operation.inputs)
    inputs, own, filled = tensors[:count], tensors[count:], _filled(given, operation.outputs)
    bent = [None] * len(operators.places.active)
    if not _all_skipped(operation, operators.places.active):
        seeds, steps = (own, filled) if back == PUSH else (filled, own)
        bent = operators.run(BEND, [*inputs, *seeds, *steps], depth)
    return [*_placed(operators, bent), *operators.run(back, [*inputs, *filled], depth)]


def _operands(operation: Any, operators: Operators) -> tuple[list[Any], list[Any], int]:
    """The inputs, what belongs to them, and how many of a direction there are."""
    count, tensors = operators.places.count, list(operation.inputs)
    return tensors[:count], tensors[count:], len(operators.places.active)


def _by_inputs(operation: Any, operators: Operators, kind: int, tensors: Tensors) -> list[Any]:
    """The derivative by the inputs, if a tape needs it."""
    active = operators.places.active
    if _all_skipped(operation, active):
        return [None] * operators.places.count
    return _placed(operators, operators.run(kind, tensors, _of(operation)[1]))


@_gradient_of("LtoadBend")
def _bend_gradient(operation: Any, *given: Any) -> list[Any]:
    """(J(x)ᵀ s)' v is symmetric in v; by s it is the second derivative along both directions."""
    operators, depth = _of(operation)
    inputs, rest, many = _operands(operation, operators)
    seeds, steps = rest[:-many], rest[-many:]
    turns = _filled(given, operation.outputs)
    twisted = _by_inputs(operation, operators, TWIST, [*inputs, *seeds, *steps, *turns])
    bowed = operators.run(BOW, [*inputs, *steps, *turns], depth)
    bent = operators.run(BEND, [*inputs, *seeds, *turns], depth)
    return [*twisted, *bowed, *bent]


@_gradient_of("LtoadBow")
def _bow_gradient(operation: Any, *given: Any) -> list[Any]:
    """(J(x) v)' w with adjoints s is the product of s and a symmetric form of v and w."""
    operators, depth = _of(operation)
    inputs, rest, many = _operands(operation, operators)
    one, other = rest[:many], rest[many:]
    seeds = _filled(given, operation.outputs)
    twisted = _by_inputs(operation, operators, TWIST, [*inputs, *seeds, *one, *other])
    by_one = operators.run(BEND, [*inputs, *seeds, *other], depth)
    by_other = operators.run(BEND, [*inputs, *seeds, *one], depth)
    return [*twisted, *by_one, *by_other]


@_gradient_of("LtoadTwist")
def _twist_gradient(operation: Any, *given: Any) -> list[Any]:
    """Symmetric in both directions and in what it is multiplied by; by the adjoints, the third
    derivative along all three."""
    operators, depth = _of(operation)
    inputs, rest, many = _operands(operation, operators)
    seeds, one, other = rest[: -2 * many], rest[-2 * many : -many], rest[-many:]
    turns = _filled(given, operation.outputs)
    arched = operators.run(ARCH, [*inputs, *one, *other, *turns], depth)
    by_one = operators.run(TWIST, [*inputs, *seeds, *other, *turns], depth)
    by_other = operators.run(TWIST, [*inputs, *seeds, *one, *turns], depth)
    return [*_no_fourth(operation, operators), *arched, *by_one, *by_other]


@_gradient_of("LtoadArch")
def _arch_gradient(operation: Any, *given: Any) -> list[Any]:
    """The third derivative along three directions, with adjoints, is a symmetric form of all."""
    operators, depth = _of(operation)
    inputs, rest, many = _operands(operation, operators)
    seeds = _filled(given, operation.outputs)
    found = _no_fourth(operation, operators)
    for start in range(0, 3 * many, many):
        kept = [*rest[:start], *rest[start + many :]]
        found += operators.run(TWIST, [*inputs, *seeds, *kept], depth)
    return found


@_gradient_of("LtoadRefused")
def _refused_gradient(operation: Any, given: Any) -> Any:
    message = operation.get_attr("message")
    return operations().ltoad_refused(given, message)


def _all_skipped(operation: Any, places: Sequence[int]) -> bool:
    """Whether a tape says that it needs none of these gradients."""
    skipped = getattr(operation, "skip_input_indices", None) or ()
    return all(place in skipped for place in places)


def _no_fourth(operation: Any, operators: Operators) -> list[Any]:
    if _all_skipped(operation, operators.places.active):
        return [None] * operators.places.count
    refused = [operators.refused(operation.inputs[i]) for i in operators.places.active]
    return _placed(operators, refused)


# Batches


def _in_batches(kind: int) -> Callable[[Any], list[Any]]:
    """The same operation with one dimension more, for ``vectorized_map`` and Jacobians."""

    def convert(converted: Any) -> list[Any]:
        from tensorflow.python.ops.parallel_for.pfor import wrap

        converted.stack_inputs()
        operators, depth = _of(converted.op)
        made = operators.run(kind, [x.t for x in converted.inputs], depth + 1)
        return [wrap(y, True) for y in made]

    return convert


def _register_batches() -> None:
    with contextlib.suppress(ImportError):  # without it, TensorFlow makes loops
        from tensorflow.python.ops.parallel_for.pfor import RegisterPFor

        for kind, name in enumerate(NAMES):
            RegisterPFor(name)(_in_batches(kind))


_register_batches()
