"""Loops that a program marks for checkpoints.

``__attribute__((annotate("ltoad_checkpoint=64MiB"))) char mark;`` in the body of a loop, which
``LTOAD_CHECKPOINT("64MiB")`` of ltoad.h writes, is a call that LLVM keeps in the loop.
"""

from __future__ import annotations

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.causes.code import CHECKPOINTS
from ltoad.config import bytes_of
from ltoad.differentiate.registered.global_texts import text_of
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.ir.values import GlobalReference, Value

_MARK = "ltoad_checkpoint"
_USUAL = 64 << 20
"""Bytes of checkpoints where the mark does not say."""


def marked_loops(form: NormalForm, module: Module) -> dict[Loop, int]:
    """The bytes that the checkpoints of loops may take, by the marks in their bodies.

    Raises Unsupported for a mark with no size.
    """
    found: dict[Loop, int] = {}
    for call in form.annotations:
        word, _, size = _text(call.operands[1], module).partition("=")
        if word == _MARK and call.parent is not None:
            for loop in form.forest.chain(call.parent)[-1:]:
                found[loop] = _bytes(call, size)
    return found


def _bytes(call: Call, size: str) -> int:
    found = bytes_of(size) if size else _USUAL
    if found is None:
        raise Unsupported(
            call,
            f"'{size}' is no size for the checkpoints of a loop",
            CHECKPOINTS.advising('write a number of bytes, or a size such as "256MiB"'),
        )
    return found


def _text(value: Value, module: Module) -> str:
    if isinstance(value, GlobalReference) and module.has_global(value.name):
        return text_of(module.global_variable(value.name).initializer) or ""
    return ""
