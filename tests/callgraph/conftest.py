"""Fixtures that compile small units to bitcode and read their facts."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from callgraph.facts import UnitFacts
from ltoad.extract.bitcode import Unit, initialise_llvm, parse
from ltoad.extract.facts import facts_of_text

# By suffix: the compilers to try, and the flags that make them write bitcode.
COMPILERS = {
    ".c": (("clang-19", "clang"), ("-flto=thin", "-c")),
    ".cpp": (("clang++-19", "clang++"), ("-flto=thin", "-c")),
    ".f90": (("flang-new-19", "flang-new", "flang"), ("-flto=thin", "-c")),
    ".rs": (("rustc",), ("--emit=llvm-bc", "--crate-type=lib", "-Ccodegen-units=1")),
}

Compile = Callable[..., Path]
Facts = Callable[..., UnitFacts]


@pytest.fixture
def compile_unit(tmp_path: Path) -> Compile:
    """Compile a source, given by file name and text, to a file of bitcode."""

    def compile_(name: str, source: str, *flags: str) -> Path:
        path = tmp_path / name
        path.write_text(source)
        commands, fixed = COMPILERS[path.suffix]
        command = next((found for found in map(shutil.which, commands) if found), None)
        if command is None:
            pytest.skip(f"none of {', '.join(commands)} is installed")
        output = path.with_suffix(".o")
        words = [command, *fixed, *flags, "-o", str(output), str(path)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return output

    return compile_


@pytest.fixture
def module_of() -> Callable[[Path], llvm.ModuleRef]:
    def read(path: Path) -> llvm.ModuleRef:
        initialise_llvm()
        return parse(Unit(path.name, path.read_bytes()))

    return read


@pytest.fixture
def facts_of(compile_unit: Compile, module_of: Callable[[Path], llvm.ModuleRef]) -> Facts:
    """The facts of a source, given by file name and text; the unit has the file's name."""

    def facts(name: str, source: str, *flags: str) -> UnitFacts:
        return facts_of_text(name, str(module_of(compile_unit(name, source, *flags))))

    return facts
