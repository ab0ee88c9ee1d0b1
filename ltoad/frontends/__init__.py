"""Functions in foreign languages as differentiable functions of Python; no framework is imported.

:func:`ltoad.frontends.function.load` builds one; the modules ``numpy``, ``torch``, ``jax`` and so
on wrap it for a framework each, and are imported only by who uses them.
"""
