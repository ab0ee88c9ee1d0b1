"""Errors of a call, as TensorFlow's own and as those of the other front ends at once.

Their constructors are those of TensorFlow's errors, which makes them again when it adds lines of a
traced function to what they say; Keras makes them again with what they say alone.
"""

from __future__ import annotations

from typing import Any

import tensorflow as tf

from ltoad.frontends import errors


class ArgumentError(tf.errors.InvalidArgumentError, errors.ArgumentError):
    """An argument whose kind or element type is not what the signature says."""

    def __init__(self, node_def: Any, op: Any = None, message: Any = None, *args: Any) -> None:
        super().__init__(node_def, op, node_def if message is None else message, *args)


class ShapeError(tf.errors.InvalidArgumentError, errors.ShapeError):
    """An argument whose shape does not fit the signature or the other arguments."""

    def __init__(self, node_def: Any, op: Any = None, message: Any = None, *args: Any) -> None:
        super().__init__(node_def, op, node_def if message is None else message, *args)


def wrong_argument(message: str) -> ArgumentError:
    return ArgumentError(None, None, message)


def wrong_shape(message: str) -> ShapeError:
    return ShapeError(None, None, message)
