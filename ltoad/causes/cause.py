"""What a cause is, and who reads of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum


class Audience(Enum):
    """Whose code a message is about: by its language, or a library that nobody here edits."""

    C = "C or C++"
    FORTRAN = "Fortran"
    RUST = "Rust"
    LIBRARY = "the standard library of C++"
    RUST_LIBRARY = "Rust's core, alloc or std"


@dataclass(frozen=True, slots=True)
class Cause:
    """One reason for which ltoad refuses; ``identifier`` is stable and names it for tools.

    ``remedy`` is for readers of C and C++, and for others where there is no text of theirs.
    ``library`` is for code inside of any language's standard library, where ``rust_library`` may
    say otherwise for Rust's.
    """

    identifier: str
    remedy: str
    fortran: str = ""
    rust: str = ""
    library: str = ""
    rust_library: str = ""

    def remedy_for(self, audience: Audience) -> str:
        """What one of the readers can do."""
        own = {
            Audience.C: "",
            Audience.FORTRAN: self.fortran,
            Audience.RUST: self.rust,
            Audience.LIBRARY: self.library,
            Audience.RUST_LIBRARY: self.rust_library or self.library or self.rust,
        }[audience]
        return own or self.remedy

    def advising(self, remedy: str) -> Cause:
        """The same cause where the place tells more; readers with a text of their own keep it."""
        return replace(self, remedy=remedy)
