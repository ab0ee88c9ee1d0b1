"""Foreign functions of PyTorch tensors, for eager code, ``torch.func`` and ``torch.compile``.

Three operators make a function and its derivatives, each of which the next one differentiates:

* *value*, the outputs;
* *pull*, Jᵀs from inputs and adjoints s of the outputs, and *push*, Jv from inputs and tangents v;
* *bend*, the derivative of *pull* by inputs and adjoints in a direction; it has no derivative.

Eager code calls them as functions of autograd, which know forward mode and ``vmap``; traced code
calls operators of ``torch.ops.ltoad``, which know shapes, so that they may be compiled.
"""
