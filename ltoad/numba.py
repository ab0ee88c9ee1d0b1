"""Derivatives of functions that Numba compiles: ``ltoad.numba.grad(f)``."""

from ltoad.frontends.numba.derivative import grad, jvp, value_and_grad

__all__ = ["grad", "jvp", "value_and_grad"]
