"""The exception of whatever meets a construct without a derivative."""

from __future__ import annotations

from ltoad.causes.cause import Cause
from ltoad.ir.instructions import Instruction


class Unsupported(Exception):  # noqa: N818 - a finding about the program, reported later
    """Caught by the driver, which adds function, source line and call chain.

    ``reason`` says what was found here, ``cause`` why that is refused and what can be done.
    """

    def __init__(self, instruction: Instruction | None, reason: str, cause: Cause) -> None:
        super().__init__(reason)
        self.instruction = instruction
        self.reason = reason
        self.cause = cause
