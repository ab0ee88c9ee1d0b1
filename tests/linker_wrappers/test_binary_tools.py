"""ltoad-ar, ltoad-ranlib and ltoad-nm: the tools that read what the drivers' compilers write."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from linker_wrappers import binary_tools
from tests.fixtures.bench import Bench, installed

SOURCE = "double f(double x) { return x * x; }"
ASKING = """
extern double __enzyme_autodiff(void *, ...);
double f(double x);
int main(void) { return __enzyme_autodiff((void *)f, 3.0) != 6.0; }
"""


@pytest.mark.parametrize("compiler", ["", "zig"])
def test_archives_of_bitcode_have_an_index(
    bench: Bench, compiler: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if compiler and importlib.util.find_spec("ziglang") is None:
        pytest.skip("no ziglang")
    monkeypatch.setenv("LTOAD_CC", compiler)
    cc, ar = installed("ltoad-cc"), installed("ltoad-ar")
    bench.write("f.c", SOURCE)
    bench.write("main.c", ASKING)
    bench.run(cc, "-O2", "-c", "f.c")
    bench.run(ar, "rcs", "libf.a", "f.o")
    bench.run(installed("ltoad-ranlib"), "libf.a")
    index = (bench.folder / "libf.a").read_bytes()[:200]
    assert b"f\0" in index  # the symbol table is the first member
    bench.run(cc, "-O2", "main.c", "libf.a", "-o", "main")
    bench.run("./main")


def test_symbols_of_bitcode_are_listed(bench: Bench) -> None:
    if shutil.which("clang-19") is None:
        pytest.skip("no clang, which brings an nm for bitcode")
    bench.write("f.c", SOURCE)
    bench.run(installed("ltoad-cc"), "-O2", "-c", "f.c")
    assert " T f\n" in bench.run(installed("ltoad-nm"), "f.o").stdout


def _program(folder: Path, name: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_the_one_beside_the_compiler_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler, beside = (_program(tmp_path / "llvm-21", n) for n in ("clang", "llvm-ar"))
    _program(tmp_path / "bin", "llvm-ar")  # of whatever version
    (tmp_path / "bin" / "clang-21").symlink_to(compiler)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("LTOAD_CC", raising=False)
    assert binary_tools.find_tool("ar") == (str(beside),)


def test_then_the_newest_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _program(tmp_path, "clang-17")
    newest = [_program(tmp_path, f"llvm-ar-{version}") for version in (15, 16, 18)][-1]
    first = _program(tmp_path / "first", "llvm-ar").parent
    monkeypatch.setenv("PATH", f"{first}:{tmp_path}")
    monkeypatch.delenv("LTOAD_CC", raising=False)
    assert binary_tools.find_tool("ar") == (str(newest),)


def test_without_any_there_is_a_message(tmp_path: Path) -> None:
    code = "from linker_wrappers.binary_tools import main_nm; main_nm()"
    environment = {"PATH": str(tmp_path), "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("ltoad-nm: error: no nm found")
