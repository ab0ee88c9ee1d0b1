"""Links in which nothing asks for a derivative are the real linker's business alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fixtures.bench import ASKING_MAIN, STAND_IN, Bench, first_program

HELLO = '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n'
HEAVY = ("llvmlite", "lief", "networkx", "dataclasses", "toml")


def linker_words(bench: Bench, *words: str) -> list[str]:
    """The command line that clang would start a linker with."""
    shown = bench.run(bench.clang, "-###", "--ld-path=/bin/true", *words).stderr.splitlines()[-1]
    return [word.strip('"') for word in shown.split()][1:]


@pytest.mark.parametrize("flags", [[], ["-flto=thin"]], ids=["native", "bitcode"])
def test_output_is_the_real_linkers(
    bench: Bench, ld_ltoad: Path, real_linker: str, flags: list[str]
) -> None:
    """Byte for byte what the real linker writes, native inputs or LTO inputs."""
    bench.write("hello.c", HELLO)
    bench.run(bench.clang, "-O2", *flags, "-c", "hello.c")
    words = linker_words(bench, "-O2", *flags, "hello.o", "-o", "hello")
    bench.run(real_linker, *words)
    expected = (bench.folder / "hello").read_bytes()
    bench.run(ld_ltoad, f"--ltoad-real-linker={real_linker}", *words)
    assert (bench.folder / "hello").read_bytes() == expected
    assert bench.output_of("hello") == "hello\n"


def test_nothing_heavy_is_imported(bench: Bench, real_linker: str) -> None:
    """Every link of a build pays for what this path imports."""
    bench.write("hello.c", HELLO)
    bench.run(bench.clang, "-c", "hello.c")
    words = linker_words(bench, "hello.o", "-o", "hello")
    # -S -E: an editable installation imports much in `site`, which says nothing about us.
    root = Path(__file__).parents[2]
    script = f"import sys; sys.path.insert(0, {str(root)!r}); import linker_wrappers.ld_ltoad as m"
    done = bench.run(
        *(sys.executable, "-S", "-X", "importtime", "-c", f"{script}; m.main()"),
        *(f"--ltoad-real-linker={real_linker}", *words),
    )
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "linker_wrappers.scan" in imported
    assert not imported & set(HEAVY)
    assert not [name for name in imported if name.startswith("ltoad.")]


def test_command_line_is_unchanged(bench: Bench, ld_ltoad: Path) -> None:
    """Unknown flags, plugins and response files reach the real linker as they were written."""
    recorder = bench.write("recorder", '#!/bin/sh\nprintf "%s\\n" "$@"\n')
    recorder.chmod(0o755)
    bench.write("more.rsp", "--nonsense")
    words = ["-plugin", "x.so", "-plugin-opt=O2", "--new-flag=1", "@more.rsp", "-znow", "a.o"]
    done = bench.run(ld_ltoad, "--ltoad-report", f"--ltoad-real-linker={recorder}", *words)
    expected = [word if word != "@more.rsp" else "--nonsense" for word in words]
    assert done.stdout.split() == expected


def test_response_file_is_not_unpacked_without_need(bench: Bench, ld_ltoad: Path) -> None:
    """Unpacked, a long one might not fit into a command line."""
    recorder = bench.write("recorder", '#!/bin/sh\nprintf "%s\\n" "$@"\n')
    recorder.chmod(0o755)
    bench.write("more.rsp", "-o out a.o")
    done = subprocess.run(
        [ld_ltoad, "@more.rsp"],
        env={**os.environ, "LTOAD_REAL_LINKER": str(recorder)},
        cwd=bench.folder,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "@more.rsp\n"


def test_native_code_that_mentions_a_request_is_no_request(
    bench: Bench, ld_ltoad: Path, real_linker: str
) -> None:
    """Only bitcode can be differentiated; such a program may bring its own function."""
    bench.native("main.c", ASKING_MAIN + "double f(double x) { return x * x * x; }")
    bench.native("stand_in.c", STAND_IN)
    real = f"-Wl,--ltoad-real-linker={real_linker}"
    bench.link(real, "main.o", "stand_in.o", "-o", "program", linker=ld_ltoad)
    assert bench.output_of("program") == "27.000\n"


def test_similar_names_are_no_request(bench: Bench, ld_ltoad: Path, real_linker: str) -> None:
    """Enzymes are also a subject of biology."""
    source = "double enzyme_rate(double s) { return s / (1 + s); }\n"
    main = "double enzyme_rate(double);\nint main(void) { return enzyme_rate(1) == 0.5 ? 0 : 1; }"
    bench.bitcode("rate.c", source)
    bench.bitcode("main.c", main)
    words = linker_words(bench, "-flto=thin", "main.o", "rate.o", "-o", "program")
    bench.run(real_linker, *words)
    expected = (bench.folder / "program").read_bytes()
    bench.run(ld_ltoad, f"--ltoad-real-linker={real_linker}", *words)
    assert (bench.folder / "program").read_bytes() == expected


def test_exit_status_of_the_real_linker(bench: Bench, ld_ltoad: Path) -> None:
    """Undefined symbols fail as they always did."""
    bench.native("main.c", "int nowhere(void); int main(void) { return nowhere(); }")
    done = bench.link("main.o", "-o", "program", linker=ld_ltoad, status=1)
    assert "nowhere" in done.stderr
    assert not (bench.folder / "program").exists()


def test_it_never_starts_itself(bench: Bench, ld_ltoad: Path) -> None:
    """`ld` on PATH may be a link to us, as gcc -B needs it; that must not become a loop."""
    folder = bench.folder / "bin"
    folder.mkdir()
    for name in ("ld.lld", "ld"):
        (folder / name).symlink_to(ld_ltoad)
    (folder / "ld.bfd").symlink_to(first_program("ld.bfd"))
    done = subprocess.run(
        [folder / "ld", "--version"],
        env={"PATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert "GNU ld" in done.stdout, done.stderr


def test_no_real_linker_is_said(bench: Bench, ld_ltoad: Path) -> None:
    done = subprocess.run(
        [ld_ltoad, "--version"],
        env={"PATH": str(bench.folder)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("ld.ltoad: error: no real linker found")
