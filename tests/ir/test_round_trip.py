"""parse then print is the identity on what compilers make of feature-rich programs."""

from collections.abc import Callable
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent / "sources"
PROGRAMS = Path(__file__).parent.parent / "programs"
SAMPLES = Path(__file__).parent.parent.parent / "samples"
LEVELS = ("0", "1", "2", "3")

# The targets that clang needs to print what x86-64 Linux has not.
CASES = {
    "features.c": ((),),
    "features.cpp": (("-std=c++20",),),
    "funclets.cpp": (
        ("--target=x86_64-pc-windows-msvc", "-fexceptions", "-fcxx-exceptions"),
        ("--target=wasm32", "-fwasm-exceptions", "-mexception-handling", "-fexceptions"),
    ),
    "scalable.c": (("--target=aarch64-linux-gnu", "-march=armv9-a+sve2p1", "-ffreestanding"),),
    "features.f90": ((),),
}


@pytest.mark.parametrize("debug", [(), ("-g",)], ids=["plain", "g"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("name", "flags"), [(name, flags) for name, sets in CASES.items() for flags in sets]
)
def test_clang_and_flang(
    name: str,
    flags: tuple[str, ...],
    level: str,
    debug: tuple[str, ...],
    compiled: Callable[..., str],
    assert_faithful: Callable[[str], int],
) -> None:
    text = compiled(SOURCES / name, f"-O{level}", *flags, *debug)
    assert assert_faithful(text) > 0


@pytest.mark.parametrize("debug", [(), ("-g",)], ids=["plain", "g"])
@pytest.mark.parametrize("level", LEVELS)
def test_rustc(
    level: str,
    debug: tuple[str, ...],
    compiled: Callable[..., str],
    assert_faithful: Callable[[str], int],
) -> None:
    flags = ("--edition=2021", "-Ccodegen-units=1", f"-Copt-level={level}", "-Awarnings")
    assert assert_faithful(compiled(SOURCES / "features.rs", *flags, *debug)) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_vectorised_fast_math(
    level: str, compiled: Callable[..., str], assert_faithful: Callable[[str], int]
) -> None:
    flags = (
        f"-O{level}",
        "-march=skylake-avx512",
        "-ffast-math",
        "-fopenmp",
        "-fsanitize=undefined",
    )
    assert assert_faithful(compiled(SOURCES / "features.c", *flags)) > 0


def test_seldom_used_constructs(
    canonical: Callable[[str], str], assert_faithful: Callable[[str], int]
) -> None:
    assert assert_faithful(canonical((SOURCES / "constructs.ll").read_text())) == 14


def _small_programs() -> list[Path]:
    samples = (p for p in SAMPLES.glob("c/*/*.c") if p.parent.name != "mpi")  # needs its headers
    return sorted([*PROGRAMS.glob("*.c"), *samples])


@pytest.mark.parametrize("level", ["0", "2"])
@pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.slow)])
def test_programs_and_samples(
    step: int, level: str, compiled: Callable[..., str], assert_faithful: Callable[[str], int]
) -> None:
    sources = _small_programs()[::step]
    assert sources
    for source in sources:
        assert_faithful(compiled(source, f"-O{level}", "-g", f"-I{source.parent}"))
