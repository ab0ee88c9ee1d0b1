"""Places in the program at which derivatives are moved, numbered, with their lines."""

from __future__ import annotations

from ltoad.diagnostics.demangle import demangled
from ltoad.diagnostics.diagnostic import SourceLocation
from ltoad.ir.authors import origin_of
from ltoad.ir.instructions import Instruction
from ltoad.ir.module import Module
from ltoad.ir.values import GlobalReference, Value
from ltoad.sanitize.runtime import PLACE


class Sites:
    """The table of places of one module; ``places`` are its entries as text."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._texts: dict[str, str] = {}
        self.places: list[str] = []

    def text(self, content: str) -> Value:
        """The address of a string."""
        return GlobalReference(self._string(demangled(content)))

    def number(
        self, function: str, instruction: Instruction, what: str, why: str, *, plain: bool
    ) -> int:
        """The number of a new place; ``why`` a derivative gets lost there goes behind ``what``."""
        location = origin_of(instruction, self._module, function).location
        self.places.append(self.place(function, location, what, why, plain=plain))
        return len(self.places) - 1

    def place(
        self,
        function: str,
        location: SourceLocation | None,
        what: str,
        why: str = "",
        *,
        plain: bool = False,
    ) -> str:
        """``struct place`` as a constant."""
        file = f"ptr @{self._string(location.file)}" if location else "ptr null"
        texts = [f"ptr @{self._string(t)}" for t in (demangled(function), demangled(what), why)]
        fields = [
            texts[0],
            file,
            *texts[1:],
            f"i32 {location.line if location else 0}",
            f"i32 {int(plain)}",
        ]
        return f"{PLACE} {{ {', '.join(fields)} }}"

    def _string(self, content: str) -> str:
        if content not in self._texts:
            data = content.encode("utf-8", "replace") + b"\0"
            spelled = "".join(
                chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data
            )
            name = self._module.fresh_name("__ltoad_sanitizer_text")
            array = f"[{len(data)} x i8]"
            self._module.add_global(name, f'private constant {array} c"{spelled}"')
            self._texts[content] = name
        return self._texts[content]
