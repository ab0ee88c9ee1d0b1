"""The derivative sanitizer's part at run time, linked into a program that checks itself."""

from __future__ import annotations

import llvmlite.binding as llvm

from ltoad.emit.codegen import parse_text
from ltoad.sanitize.runtime import PREFIX, SANITIZING, SOURCE


def with_sanitizer(text: str) -> str:
    """The module with what its checks call; unchanged if it has none."""
    if PREFIX not in text:
        return text
    module = parse_text(text, "the sanitized program")
    library = parse_text(SOURCE.text(), "the sanitizer")
    library.triple, library.data_layout = module.triple, module.data_layout
    module.link_in(library)
    for function in module.functions:
        if function.name.startswith(PREFIX) and not function.is_declaration:
            function.linkage = llvm.Linkage.internal
    for variable in module.global_variables:
        ours = variable.name.startswith(PREFIX) or variable.name == SANITIZING
        if ours and not variable.is_declaration:
            variable.linkage = llvm.Linkage.internal
    return str(module)
