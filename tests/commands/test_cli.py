"""The ``ltoad`` command around the stages; the stages have tests of their own."""

from pathlib import Path

import pytest

from tests.fixtures.bench import ASKING_MAIN, Bench


def test_link_takes_a_linkers_flags(bench: Bench, ltoad: Path, ld_ltoad: Path) -> None:
    """--version and the like are the linker's, not ours."""
    assert bench.run(ltoad, "link", "--version").stdout == bench.run(ld_ltoad, "--version").stdout


def test_graph_is_among_the_commands(bench: Bench, ltoad: Path) -> None:
    main = bench.bitcode("main.c", ASKING_MAIN + "double f(double x) { return x * x; }")
    assert "autodiff of f" in bench.run(ltoad, "graph", main).stdout


@pytest.mark.parametrize(
    ("name", "content", "output", "complaint"),
    [
        ("a.ll", "define void @f() {\n  ret void\n}\n", "a.txt", "unknown kind of output"),
        ("a.ll", "this is no IR", "a.o", "not LLVM IR"),
        ("a.bc", "", "a.o", "the file is empty"),
        ("a.bc", "text", "a.o", "neither bitcode nor"),
    ],
)
def test_diff_says_what_is_wrong(
    bench: Bench, ltoad: Path, name: str, content: str, output: str, complaint: str
) -> None:
    """One message, no traceback, no output."""
    bench.write(name, content)
    done = bench.run(ltoad, "diff", name, "-o", output, status=1)
    assert done.stderr.startswith("ltoad: error: ")
    assert complaint in done.stderr
    assert not (bench.folder / output).exists()


def test_diff_needs_bitcode(bench: Bench, ltoad: Path) -> None:
    native = bench.native("f.c", "double f(double x) { return x; }")
    assert "holds no bitcode" in bench.run(ltoad, "diff", native, status=1).stderr


SQUARE = "define double @f(double %x, i32 %n) {\n  %y = fmul double %x, %x\n  ret double %y\n}\n"


@pytest.mark.parametrize(
    ("flags", "written"),
    [
        (["--function=f"], "define double @f_gradient(double"),
        (["--function=f", "--mode=forward", "--symbol=df"], "define double @df(double"),
        (["--function=f", "--mode=forward", "--width=2"], "define { double, double } @f_tangent("),
        (["--config=c.toml"], "define double @by_types(double"),
    ],
)
def test_diff_by_symbol(bench: Bench, ltoad: Path, flags: list[str], written: str) -> None:
    """A module without requests; activities by types, where none are given."""
    bench.write("f.ll", SQUARE)
    bench.write("c.toml", '[[derivative]]\nfunction = "f"\nname = "by_types"\n')
    assert written in bench.run(ltoad, "diff", "f.ll", *flags).stdout


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["--function=g"], "no bitcode of the program defines g"),
        (["--function=f", "--activities=out,in"], "'in' is no activity"),
        (["--function=f", "--activities=out"], "f has 2 arguments"),
        (["--function=f", "--width=2"], "only --mode=forward has a width"),
    ],
)
def test_diff_by_symbol_that_does_not_fit(
    bench: Bench, ltoad: Path, flags: list[str], complaint: str
) -> None:
    bench.write("f.ll", SQUARE)
    assert complaint in bench.run(ltoad, "diff", "f.ll", *flags, status=1).stderr


def test_toolchain_of_cmake(bench: Bench, ltoad: Path) -> None:
    """Its path alone is printed; a build with it is in docs/how-to/build-systems.md."""
    path = Path(bench.run(ltoad, "--cmake-toolchain").stdout.removesuffix("\n"))
    assert "set(CMAKE_C_COMPILER ltoad-cc)" in path.read_text(encoding="utf-8")
