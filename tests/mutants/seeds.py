"""What mutants are made of: every ``.ll`` file of our tests, and the IR of our programs."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
LEVELS = ("-O0", "-O1", "-O2", "-O3")
_INCLUDES = ("-I", str(TESTS / "programs"), "-I", str(TESTS.parent / "ltoad" / "include"))


_CLANG = ("-flto=thin", "-S", "-emit-llvm", *_INCLUDES)
_COMPILERS = {
    ".c": ("clang-19", *_CLANG),
    ".cpp": ("clang++-19", *_CLANG),
    ".f": ("flang-new-19", "-S", "-emit-llvm"),
    ".f90": ("flang-new-19", "-S", "-emit-llvm"),
    ".rs": ("rustc", "--crate-type=lib", "--emit=llvm-ir"),
}


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
            kept.write_text(self._compiled(folder), encoding="utf-8")
        return kept.read_text(encoding="utf-8")

    def _compiled(self, folder: Path) -> str:
        name, *flags = _COMPILERS[self.path.suffix]
        compiler = shutil.which(name) or name.removesuffix("-19")
        level = f"-Copt-level={self.level[-1]}" if name == "rustc" else self.level
        command = [compiler, level, "-g", *flags, str(self.path), "-o", "-"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
        except FileNotFoundError:
            return ""
        return done.stdout if done.returncode == 0 else ""


def seeds() -> list[Seed]:
    """All of them, in the same order everywhere."""
    found = [Seed(path) for path in sorted(TESTS.glob("**/*.ll"))]
    root = TESTS.parent
    patterns = ("programs/*.c", "programs/cxx/*.cpp", "rust_programs/*.rs", "check/sources/*.f90")
    sources = [p for pattern in patterns for p in TESTS.glob(pattern)]
    sources += [*root.glob("samples/*/*.f"), *root.glob("samples/*/*.f90")]
    return found + [Seed(path, level) for path in sorted(sources) for level in LEVELS]
