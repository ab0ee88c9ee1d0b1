"""Inputs of all kinds in one link with a derivative, and what is written about them."""

from pathlib import Path

import pytest

from tests.fixtures.bench import Bench

MAIN = """\
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
double shape(double x);
double native(void);
double f(double x) { return shape(x) * x; }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 2.0) + native()); }
"""
SHAPE = "double shape(double x) { return x * x; }\n"
NATIVE = "double native(void) { return 30.0; }\n"
EXPECTED = "42\n"


def units(bench: Bench, *flags: str) -> list[Path]:
    return [
        bench.bitcode("main.c", MAIN),
        bench.bitcode("shape.c", SHAPE, *flags),
        bench.native("native.c", NATIVE),
    ]


@pytest.mark.parametrize("order", [1, -1])
def test_thin_and_full_lto_in_one_link(bench: Bench, ld_ltoad: Path, order: int) -> None:
    inputs = units(bench, "-flto=full")[::order]
    bench.link(*inputs, "-o", "program", linker=ld_ltoad)
    assert bench.output_of("program") == EXPECTED


@pytest.mark.parametrize(
    "script",
    [
        "INPUT(main.o shape.o native.o)",
        "/* all */ GROUP ( main.o, shape.o AS_NEEDED(native.o) )",
        'INPUT("{folder}/main.o" "{folder}/shape.o")\nINPUT(native.o)',
    ],
)
def test_linker_scripts_that_name_bitcode(bench: Bench, ld_ltoad: Path, script: str) -> None:
    units(bench)
    bench.write("all.txt", script.format(folder=bench.folder))
    bench.link("all.txt", "-o", "program", linker=ld_ltoad)
    assert bench.output_of("program") == EXPECTED


def test_a_script_that_names_itself_ends(bench: Bench, ld_ltoad: Path) -> None:
    inputs = units(bench)
    bench.write("circle.txt", "INPUT(circle.txt)")
    bench.link(*inputs, "circle.txt", "-o", "program", status=1, linker=ld_ltoad)


def test_a_response_file_that_names_itself_ends(bench: Bench, ld_ltoad: Path) -> None:
    inputs = units(bench)
    bench.write("circle.rsp", "@circle.rsp @circle.rsp")
    done = bench.run(ld_ltoad, *inputs, "@circle.rsp", "-o", "program", status=1)
    assert "circle.rsp" in done.stderr


def test_a_library_whose_name_begins_like_our_flags(bench: Bench, ld_ltoad: Path) -> None:
    main, shape, native = units(bench)
    bench.run("ar", "rcs", "libtoad-utils.a", native)
    bench.link(main, shape, "-L.", "-ltoad-utils", "-o", "program", linker=ld_ltoad)
    assert bench.output_of("program") == EXPECTED


def test_dependency_files_name_the_inputs(bench: Bench, ld_ltoad: Path) -> None:
    inputs = units(bench)
    flags = ["-Wl,--dependency-file=program.d", "-Wl,-Map=program.map"]
    bench.link(*inputs, *flags, "-o", "program", linker=ld_ltoad)
    text = (bench.folder / "program.d").read_text()
    rule, *rest = text.split("\n\n")
    assert rule.startswith("program:")
    for path in inputs:
        assert f" {path} \\\n" in rule
        assert f"{path}:" in [line.strip() for line in rest]
    assert "ltoad-" not in text
    assert "/ltoad-" not in (bench.folder / "program.map").read_text()
    bench.run("make", "-q", "-f", "program.d", "program")


def test_a_file_where_a_folder_is_wanted(bench: Bench, ld_ltoad: Path) -> None:
    flag = "-Wl,--ltoad-save-temps=main.c"
    done = bench.link(*units(bench), flag, "-o", "program", status=1, linker=ld_ltoad)
    assert "--ltoad-save-temps=main.c: there is a file of this name" in done.stderr


def test_what_is_no_number_is_no_level(bench: Bench, ld_ltoad: Path) -> None:
    bench.link(*units(bench), "-Wl,-plugin-opt=O²", "-o", "program", linker=ld_ltoad)
    assert bench.output_of("program") == EXPECTED


def test_native_code_says_nothing_of_features(bench: Bench, ld_ltoad: Path) -> None:
    """Neither those of the link nor those that each function names."""
    inputs = units(bench, "-march=native")
    done = bench.link(*inputs, "-march=native", "-o", "program", linker=ld_ltoad)
    assert "feature" not in done.stderr


def test_files_of_the_folder_are_no_part_of_ltoad(bench: Bench, ltoad: Path) -> None:
    inputs = units(bench)
    for module in ("mmap", "struct", "re", "pickle", "dataclasses"):
        bench.write(f"{module}.py", "raise SystemExit('executed what lies here')\n")
    bench.run(ltoad, "link", "-r", *inputs, "-o", "all.o")
