"""Foreign functions for PyTorch: ``ltoad.torch.load(sources, function, signature)``."""

from ltoad.frontends.torch.function import Function, Module, enzyme, load

__all__ = ["Function", "Module", "enzyme", "load"]
