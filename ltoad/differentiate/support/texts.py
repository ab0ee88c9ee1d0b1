"""Texts for people in a program, as constants."""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.ir.module import Module
from ltoad.ir.values import GlobalReference


def text_constant(module: Module, prefix: str, texts: Iterable[str]) -> GlobalReference:
    """A new variable of a module, named by a prefix, with texts that each end in a zero."""
    data = b"".join(text.encode("utf-8", "replace") + b"\0" for text in texts)
    spelled = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data)
    name = module.fresh_name(prefix)
    module.add_global(name, f'private unnamed_addr constant [{len(data)} x i8] c"{spelled}"')
    return GlobalReference(name)
