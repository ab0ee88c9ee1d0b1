"""A folder to build in, real compilers and linkers, and the smallest program that asks."""

import os
import shlex
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

STAND_IN = """
double __enzyme_autodiff(double (*f)(double), double x) {
  double h = 1e-6;
  return (f(x + h) - f(x - h)) / (2 * h);
}
"""

ASKING_MAIN = """
#include <stdio.h>
double __enzyme_autodiff(double (*)(double), double);
double f(double);
int main(void) { printf("%.3f\\n", __enzyme_autodiff(f, 3.0)); return 0; }
"""


def first_program(*names: str) -> str:
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip(f"none of these is installed: {', '.join(names)}")
    return found


def finished(
    folder: Path, command: Iterable[str | Path], env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """A command that has run in a folder, with some variables more."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, **(env or {})},
    )


@dataclass(frozen=True)
class Bench:
    """A folder to build in, with the tools to do it."""

    folder: Path
    clang: str
    linker: Path

    def run(
        self, *command: str | Path, status: int = 0, env: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a command; ``status`` only says whether it has to fail."""
        done = finished(self.folder, command, env)
        assert (done.returncode == 0) == (status == 0), (
            f"{shlex.join(map(str, command))} returned {done.returncode}\n"
            f"{done.stdout}{done.stderr}"
        )
        return done

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.write_text(text)
        return path

    def bitcode(self, name: str, text: str, *flags: str) -> Path:
        """Compile to bitcode with clang; the language follows the name."""
        source = self.write(name, text)
        compiler = self.clang.replace("clang", "clang++") if name.endswith(".cc") else self.clang
        self.run(
            compiler, "-O2", "-flto=thin", *flags, "-c", source, "-o", source.with_suffix(".o")
        )
        return source.with_suffix(".o")

    def native(self, name: str, text: str, *flags: str) -> Path:
        """Compile to a native object with gcc, whose code is not ours."""
        source = self.write(name, text)
        compiler = first_program("g++") if name.endswith(".cc") else first_program("gcc")
        self.run(compiler, "-O1", *flags, "-c", source, "-o", source.with_suffix(".o"))
        return source.with_suffix(".o")

    def link(
        self,
        *words: str | Path,
        status: int = 0,
        cxx: bool = False,
        linker: Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> subprocess.CompletedProcess[str]:
        """Link through our linker, started by clang as by any user."""
        driver = self.clang.replace("clang", "clang++") if cxx else self.clang
        chosen = f"--ld-path={linker or self.linker}"
        return self.run(driver, "-O2", "-flto=thin", chosen, *words, status=status, env=env)

    def output_of(self, name: str) -> str:
        return self.run(self.folder / name).stdout
