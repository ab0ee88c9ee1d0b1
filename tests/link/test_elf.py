"""Symbols and sections as binutils see them, of every kind of ELF file."""

from contextlib import suppress
from pathlib import Path

import pytest

from ltoad.errors import InputError
from ltoad.extract.archives import map_file
from ltoad.extract.objects import NativeObject, read_native
from tests.link.bench import Bench, first_program

SOURCE = """
extern double needed(double);
extern __attribute__((weak)) int maybe;
static int hidden_from_others(int x) { return x + 1; }
int tentative;
__attribute__((weak)) int replaceable(int x) { return hidden_from_others(x); }
double defined(double x) { return needed(x) + (&maybe ? 1 : 0); }
"""


def read(path: Path) -> NativeObject:
    return read_native(str(path), map_file(path))


@pytest.mark.parametrize("target", ["x86_64", "i386", "powerpc", "powerpc64le", "mips"])
def test_widths_and_byte_orders(bench: Bench, target: str) -> None:
    bench.write("f.c", SOURCE)
    bench.run(bench.clang, f"--target={target}-linux-gnu", "-fcommon", "-c", "f.c", "-o", "f.o")
    found = read(bench.folder / "f.o")
    assert found.symbols.defined == {"tentative", "replaceable", "defined"}
    assert "needed" in found.symbols.needed
    assert "maybe" in found.symbols.weak
    assert not found.shared


def test_shared_library(bench: Bench) -> None:
    bench.write("f.c", SOURCE)
    bench.run(first_program("gcc"), "-shared", "-fPIC", "f.c", "-o", "libf.so")
    found = read(bench.folder / "libf.so")
    assert found.shared
    assert {"tentative", "replaceable", "defined"} <= found.symbols.defined
    assert {"needed"} <= found.symbols.needed
    assert {"maybe"} <= found.symbols.weak
    bench.run(first_program("strip"), "libf.so")
    assert read(bench.folder / "libf.so").symbols == found.symbols


def test_more_sections_than_the_header_can_count(bench: Bench) -> None:
    lines = (f'.section s{n},"a"\n.globl v{n}\nv{n}: .byte 0\n' for n in range(66_000))
    bench.write("many.s", "".join(lines))
    bench.run(first_program("gcc"), "-c", "many.s", "-o", "many.o")
    found = read(bench.folder / "many.o")
    assert found.symbols.defined == {f"v{n}" for n in range(66_000)}


@pytest.mark.parametrize("kept", [5, 40, 63, 200, -1])
def test_cut_off(bench: Bench, kept: int) -> None:
    whole = bench.native("f.c", SOURCE).read_bytes()
    path = bench.folder / "cut.o"
    path.write_bytes(whole[:kept])
    with pytest.raises(InputError, match="damaged or truncated"):
        read(path)


def test_tables_that_are_none(bench: Bench) -> None:
    """No byte of a damaged file makes us fail in another way than by saying so."""
    whole = bytearray(bench.native("f.c", SOURCE).read_bytes())
    for place in range(0, len(whole), 3):
        damaged = bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        with suppress(InputError):
            read_native("f.o", memoryview(damaged))
