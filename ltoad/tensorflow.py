"""Foreign functions for TensorFlow: ``ltoad.tensorflow.load(sources, function, signature)``."""

from ltoad.frontends.tensorflow.function import Function, enzyme, load
from ltoad.frontends.tensorflow.layer import Layer

__all__ = ["Function", "Layer", "enzyme", "load"]
