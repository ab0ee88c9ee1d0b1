"""ltoad-cc, ltoad-c++ and ltoad-fc in the place of a compiler."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from linker_wrappers.driver_line import read_driver_line
from linker_wrappers.zig_backend import run_zig
from tests.fixtures.bench import STAND_IN, Bench, first_program, installed
from tests.fixtures.identity_linker import Unchanged

HELLO = '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n'
HELLO_CXX = '#include <iostream>\nint main() { std::cout << "hello" << std::endl; }\n'
HELLO_F77 = "      program hello\n      print '(a)', 'hello'\n      end\n"
BITCODE = b"BC\xc0\xde"


@pytest.fixture(scope="module")
def driver() -> Callable[[str], Path]:
    return installed


Driver = Callable[[str], Path]


def test_compile_then_link(bench: Bench, driver: Driver) -> None:
    bench.write("hello.c", HELLO)
    bench.run(driver("ltoad-cc"), "-O2", "-Wall", "-Werror", "-c", "hello.c", "-o", "hello.o")
    assert (bench.folder / "hello.o").read_bytes()[:4] == BITCODE
    bench.run(driver("ltoad-cc"), "-O2", "-Werror", "hello.o", "-o", "hello", "-lm")
    assert bench.output_of("hello") == "hello\n"


def test_compile_and_link_at_once(bench: Bench, driver: Driver) -> None:
    bench.write("hello.cc", HELLO_CXX)
    bench.run(driver("ltoad-c++"), "-O2", "-Werror", "hello.cc", "-o", "hello")
    assert bench.output_of("hello") == "hello\n"


def test_bitcode_is_neither_vectorised_nor_unrolled(bench: Bench, driver: Driver) -> None:
    """The reason for thin LTO: a derivative of plain loops is the better one."""
    bench.write("loop.c", "void f(double *x) { for (int i = 0; i < 1024; ++i) x[i] *= x[i]; }")
    bench.run(driver("ltoad-cc"), "-O2", "-c", "loop.c")
    text = bench.run(first_program("llvm-dis-19", "llvm-dis"), "loop.o", "-o", "-").stdout
    assert "fmul double" in text
    assert "x double>" not in text


def test_users_choice_of_lto_is_kept(bench: Bench, driver: Driver) -> None:
    bench.write("hello.c", HELLO)
    bench.run(driver("ltoad-cc"), "-fno-lto", "-c", "hello.c")
    assert (bench.folder / "hello.o").read_bytes()[:4] == b"\x7fELF"


@pytest.mark.parametrize("flags", [["-E"], ["-M"], ["-S", "-o", "-"]], ids=lambda f: f[0])
def test_other_outputs_are_the_compilers(bench: Bench, driver: Driver, flags: list[str]) -> None:
    """Build systems preprocess, ask for dependencies and read assembly."""
    bench.write("hello.c", HELLO)
    ours = bench.run(driver("ltoad-cc"), *flags, "hello.c").stdout
    assert ours == bench.run(bench.clang, *flags, "hello.c").stdout


@pytest.mark.parametrize("question", ["--version", "-dumpmachine", "-print-search-dirs"])
def test_questions_are_passed_on(bench: Bench, driver: Driver, question: str) -> None:
    """configure scripts identify the compiler by its answers."""
    ours = bench.run(driver("ltoad-cc"), question).stdout
    assert ours == bench.run(bench.clang, question).stdout


def test_exit_status_is_the_compilers(bench: Bench, driver: Driver) -> None:
    bench.write("wrong.c", "int main(void) { return nothing; }")
    done = bench.run(driver("ltoad-cc"), "-c", "wrong.c", status=1)
    assert "nothing" in done.stderr
    assert "Traceback" not in done.stderr


def test_assembler_input_without_a_warning(bench: Bench, driver: Driver) -> None:
    """Flags that we add must not be reported as unused."""
    bench.write("nop.s", "nop\n")
    assert bench.run(driver("ltoad-cc"), "-Werror", "-c", "nop.s").stderr == ""


def test_request_reaches_the_link(bench: Bench, driver: Driver) -> None:
    """--ltoad flags on a driver's line are for the linker, and the linker is ours."""
    main = "double __enzyme_autodiff(double (*)(double), double); double f(double x);\n"
    bench.write("main.c", main + "int main(void) { return __enzyme_autodiff(f, 1.0) != 0; }")
    done = bench.run(driver("ltoad-cc"), "--ltoad-nonsense", "main.c", "-o", "main", status=1)
    assert "ld.ltoad: error: --ltoad-nonsense: unknown flag" in done.stderr


@pytest.mark.parametrize("suffix", ["f", "f77", "F", "F77"])
def test_fixed_form_fortran(bench: Bench, driver: Driver, suffix: str) -> None:
    """flang takes .f77 for a linker's input."""
    first_program(*(f"flang-new-{version}" for version in range(22, 14, -1)), "flang-new", "flang")
    bench.write(f"hello.{suffix}", HELLO_F77)
    assert bench.run(driver("ltoad-fc"), "-O2", "-c", f"hello.{suffix}").stderr == ""
    assert (bench.folder / "hello.o").read_bytes()[:4] == BITCODE
    assert bench.run(driver("ltoad-fc"), "hello.o", "-o", "hello").stderr == ""
    assert bench.output_of("hello").strip() == "hello"
    bench.run(driver("ltoad-fc"), f"hello.{suffix}", "-o", "at-once")
    assert bench.output_of("at-once").strip() == "hello"


def test_no_compiler_is_said(
    bench: Bench, driver: Driver, without_compilers: Callable[[Sequence[str]], dict[str, str]]
) -> None:
    """There is no Fortran compiler on PyPI to fall back to."""
    done = subprocess.run(
        [driver("ltoad-fc"), "-c", "hello.f90"],
        env=without_compilers([]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("ltoad-fc: error: no flang found")


@pytest.mark.slow
def test_zig_when_there_is_no_clang(
    bench: Bench, driver: Driver, without_compilers: Callable[[Sequence[str]], dict[str, str]]
) -> None:
    """The pip-only toolchain: bitcode objects, sources and libraries in one link."""
    pytest.importorskip("ziglang")
    environment = without_compilers([])
    bench.write("twice.c", "int twice(int x) { return 2 * x; }\n")
    main = "#include <math.h>\nint twice(int);\n"
    bench.write("main.c", main + "int main(int n, char **v) { return twice(21) + (sin(n) > 2); }")
    cc = driver("ltoad-cc")
    bench.run(cc, "-O2", "-c", "twice.c", env=environment)
    assert (bench.folder / "twice.o").read_bytes()[:4] == BITCODE
    bench.run(cc, "-O2", "main.c", "twice.o", "-lm", "-o", "main", env=environment)
    assert bench.run("./main", status=42).returncode == 42


@pytest.mark.slow
def test_rust_crate(bench: Bench, driver: Driver) -> None:
    """cargo with our driver as its linker: LLVM 22 bitcode, response files, its own -fuse-ld."""
    cargo = shutil.which("cargo")
    if cargo is None:
        pytest.skip("no cargo")
    bench.run(cargo, "init", "--name", "hello", "--vcs", "none")
    flags = f"-Clinker-plugin-lto -Clinker={driver('ltoad-cc')}"
    bench.run(cargo, "build", "--release", "--offline", env={**os.environ, "RUSTFLAGS": flags})
    assert bench.output_of("target/release/hello") == "Hello, world!\n"


@pytest.mark.slow
@pytest.mark.parametrize("command", ["cc", "c++"])
def test_zig_links_what_asks(bench: Bench, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """zig ignores -fuse-ld, so the driver does the linker's work; only the last step is zig's."""
    pytest.importorskip("ziglang")
    source = 'extern "C" ' if command == "c++" else ""
    source += "double __enzyme_autodiff(double (*)(double), double);\n"
    source += "static double f(double x) { return x * x * x; }\n"
    source += "int main() { return (int)(__enzyme_autodiff(f, 3.0) + 0.5); }\n"
    name = "main.cc" if command == "c++" else "main.c"
    bench.write(name, source)
    bench.native("stand_in.c", STAND_IN)
    bench.run(first_program("ar"), "rcs", "libstand.a", "stand_in.o")
    monkeypatch.chdir(bench.folder)
    line = read_driver_line(["-O2", "-Wl,--gc-sections", name, "-L.", "-lstand", "-o", "program"])
    zig = [sys.executable, "-m", "ziglang", command]
    assert run_zig(zig, line, lambda text, options: Unchanged(text)) == 0
    assert bench.run("./program", status=27).returncode == 27


def test_flags_of_the_linker_reach_it_from_fortran(bench: Bench, driver: Driver) -> None:
    """flang does not know -Xlinker."""
    bench.write("hello.f", HELLO_F77)
    flags = ["-Wl,-z,now", "-Wl,-rpath,/nowhere"]
    bench.run(driver("ltoad-fc"), "hello.f", "-o", "hello", *flags)
    said = bench.run(first_program("llvm-readelf-19", "readelf"), "-d", "hello").stdout
    assert "NOW" in said
    assert "/nowhere" in said
