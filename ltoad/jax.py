"""Foreign functions for JAX: ``ltoad.jax.load(sources, function, signature)``."""

from ltoad.frontends.jax.function import Function, load

__all__ = ["Function", "load"]
