"""What mutants are made of: every ``.ll`` file of our tests, and the IR of our test programs."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
LEVELS = ("-O0", "-O1", "-O2", "-O3")
_INCLUDES = ("-I", str(TESTS / "programs"), "-I", str(TESTS.parent / "ltoad" / "include"))


@dataclass(frozen=True)
class Seed:
    """A file, and the level it is compiled at; textual IR has none."""

    path: Path
    level: str = ""

    def text(self, folder: Path) -> str:
        """Its IR; what was compiled before is found in the folder.  "" if it does not compile."""
        if not self.level:
            return self.path.read_text(encoding="utf-8")
        kept = folder / f"{self.path.stem}{self.level}.ll"
        if not kept.exists():
            kept.write_text(self._compiled(), encoding="utf-8")
        return kept.read_text(encoding="utf-8")

    def _compiled(self) -> str:
        name = "clang++-19" if self.path.suffix == ".cpp" else "clang-19"
        compiler = shutil.which(name) or name.removesuffix("-19")
        words = [compiler, self.level, "-g", "-flto=thin", "-S", "-emit-llvm", *_INCLUDES]
        command = [*words, str(self.path), "-o", "-"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.stdout if done.returncode == 0 else ""


def seeds() -> list[Seed]:
    """All of them, in the same order everywhere."""
    found = [Seed(path) for path in sorted(TESTS.glob("**/*.ll"))]
    sources = [*TESTS.glob("programs/*.c"), *TESTS.glob("programs/cxx/*.cpp")]
    return found + [Seed(path, level) for path in sorted(sources) for level in LEVELS]
