"""What can go wrong between a signature, a foreign function and its arguments."""

from __future__ import annotations

from ltoad.errors import InputError, ToolError, UsageError


class SignatureError(UsageError, ValueError):
    """A signature that cannot be read, or that does not fit the function."""


class BuildError(ToolError, RuntimeError):
    """A compiler or the linker failed; the message has its output."""


class SourceError(InputError, ValueError):
    """A source that is missing, of an unknown language, or without the function."""


class ArgumentError(TypeError):
    """An argument of a call that is not what the signature says: kind or element type."""


class ShapeError(ValueError):
    """An argument of a call whose shape does not fit the signature or the other arguments."""


class CallError(RuntimeError):
    """A call that the function left by an exception of C++; the message has its type and text."""


class DerivativeError(ArithmeticError):
    """A derivative that does not agree with itself."""
