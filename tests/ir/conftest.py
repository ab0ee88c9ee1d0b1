"""Compile sources to LLVM's printed IR, and the fidelity checks that many tests share."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from tests.ir.fidelity import assert_faithful as check
from tests.ir.fidelity import reprint

SOURCES = Path(__file__).parent / "sources"

COMPILERS = {
    ".c": ("clang-19", "clang"),
    ".cpp": ("clang++-19", "clang++"),
    ".f90": ("flang-new-19", "flang-new"),
    ".rs": ("rustc",),
}


@pytest.fixture(scope="session", autouse=True)
def _llvm_is_ready() -> None:
    """Reading inline assembly aborts the process unless a parser for it is there."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()


def print_bitcode(bitcode: bytes) -> str:
    # a context of its own, or the names of types get numbers from other tests
    return str(llvm.parse_bitcode(bitcode, llvm.create_context()))


@pytest.fixture(scope="session")
def canonical() -> Callable[[str], str]:
    """LLVM's print of some IR."""
    return reprint


@pytest.fixture
def compiled(tmp_path: Path) -> Callable[..., str]:
    """Compile a source with flags; returns LLVM's print of it."""

    def compile_source(source: Path, *flags: str) -> str:
        names = COMPILERS[source.suffix]
        compiler = next((c for c in names if shutil.which(c)), None)
        if compiler is None:
            pytest.skip(f"no {names[0]}")
        output = tmp_path / "output.bc"
        emit = ["--emit=llvm-bc"] if compiler == "rustc" else ["-c", "-emit-llvm", "-w"]
        command = [compiler, *emit, *flags, str(source), "-o", str(output)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        return print_bitcode(output.read_bytes())

    return compile_source


@pytest.fixture(scope="session")
def assert_faithful() -> Callable[[str], int]:
    return check
