"""Foreign functions for NumPy and SciPy: ``ltoad.numpy.load(sources, function, signature)``."""

from ltoad.frontends.numpy import Function, load

__all__ = ["Function", "load"]
