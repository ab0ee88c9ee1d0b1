"""What going through ld.ltoad costs a link: one that asks for nothing, and those that ask.

The compiler's driver does every link, of the same objects, in turns with and without ltoad, and
without means lld's LTO with native code for all of the bitcode; the requests stay undefined
(`--unresolved-symbols=ignore-all`). `cold` begins with an empty cache, `warm` with that of the
same link. Medians of wall-clock times.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.build import BuildError, build
from benchmarks.programs import PROGRAMS, Program
from benchmarks.records import geometric_mean

RESULTS = Path(__file__).parent / "results"
SOURCE = '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n'
REAL_LINKERS = ("ld.lld", *(f"ld.lld-{v}" for v in range(22, 18, -1)), "ld.bfd", "ld")
COMPILERS = (*(f"clang-{v}" for v in range(22, 14, -1)), "clang", "gcc")


@dataclass(frozen=True, slots=True)
class Link:
    """Milliseconds for linking one program."""

    program: str
    plain: float
    cold: float
    warm: float


def first_program(names: tuple[str, ...]) -> str:
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        raise SystemExit(f"none of these is installed: {', '.join(names)}")
    return found


def linker_words(folder: Path) -> list[str]:
    """The command line with which a compiler links a small program."""
    compiler = first_program(COMPILERS)
    source = folder / "hello.c"
    source.write_text(SOURCE)
    subprocess.run([compiler, "-O2", "-c", source], cwd=folder, check=True)
    shown = subprocess.run(
        [compiler, "-###", "hello.o", "-o", "hello"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    ).stderr.splitlines()[-1]
    return [word.strip('"') for word in shown.split()][1:]


def milliseconds(
    command: list[str], folder: Path, environment: Mapping[str, str] | None = None
) -> float:
    start = time.perf_counter()
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, **(environment or {})})
    return 1000 * (time.perf_counter() - start)


def our_linker() -> Path:
    ours = Path(sys.executable).parent / "ld.ltoad"
    if not ours.exists():
        raise SystemExit(f"ld.ltoad is not installed beside {sys.executable}")
    return ours


def nothing_asked(repetitions: int) -> str:
    """A link without derivatives, by the linker alone and through ours."""
    real = first_program(REAL_LINKERS)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        words = linker_words(folder)
        commands = {
            "real": [real, *words],
            "ltoad": [str(our_linker()), f"--ltoad-real-linker={real}", *words],
        }
        times: dict[str, list[float]] = {key: [] for key in commands}
        for _ in range(repetitions + 1):
            for key, command in commands.items():
                times[key].append(milliseconds(command, folder))
    # The first round warms the file cache.
    real_time, our_time = (statistics.median(times[key][1:]) for key in ("real", "ltoad"))
    return (
        f"A link that asks for nothing: {real_time:.1f} ms with {Path(real).name}, "
        f"{our_time:.1f} ms through ld.ltoad (median of {repetitions})."
    )


def asked(programs: Sequence[Program], repetitions: int) -> Iterator[Link]:
    """Links with derivatives; raises BuildError."""
    with tempfile.TemporaryDirectory(prefix="ltoad-link-") as name:
        folder = Path(name)
        built = build(programs, folder)
        for program in programs:
            objects = sorted(built[program.name, "usual"].parent.rglob("*.o"))
            objects += sorted((folder / "harness").glob("*.o"))
            yield measure(program, objects, folder, repetitions)


def measure(program: Program, objects: Sequence[Path], folder: Path, repetitions: int) -> Link:
    """Link a program in the three ways, one after the other, again and again."""
    cache = folder / "cache"
    driver = first_program(COMPILERS).replace("clang", "clang++" if _is_cxx(program) else "clang")
    words = [driver, "-O2", "-flto=thin", *map(str, objects), "-lm", "-o", str(folder / "linked")]
    real = f"--ld-path={first_program(REAL_LINKERS)}"
    plain = [*words, real, "-Wl,--unresolved-symbols=ignore-all"]
    ours = [*words, f"--ld-path={our_linker()}"]
    times: dict[str, list[float]] = {"plain": [], "cold": [], "warm": []}
    for _ in range(repetitions):
        shutil.rmtree(cache, ignore_errors=True)
        for key, command in (("plain", plain), ("cold", ours), ("warm", ours)):
            times[key].append(milliseconds(command, folder, {"LTOAD_CACHE": str(cache)}))
    return Link(program.name, *(statistics.median(t) for t in times.values()))


def _is_cxx(program: Program) -> bool:
    return program.language == "c++"


_HEAD = (
    "| program | plain, ms | cold, ms | warm, ms | cold / plain | warm / plain |"
    "\n|---|--:|--:|--:|--:|--:|"
)


def row(link: Link) -> str:
    times = " | ".join(f"{t:.0f}" for t in (link.plain, link.cold, link.warm))
    ratios = f"{link.cold / link.plain:.2f} | {link.warm / link.plain:.2f}"
    return f"| {link.program} | {times} | {ratios} |"


def means(links: Sequence[Link]) -> str:
    cold = geometric_mean([link.cold / link.plain for link in links])
    warm = geometric_mean([link.warm / link.plain for link in links])
    return f"Geometric means of the ratios: {cold:.2f} cold, {warm:.2f} warm."


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.link_overhead", description=__doc__)
    parser.add_argument("--only", nargs="+", help="programs; and no results on disk")
    parser.add_argument("--repetitions", type=int, default=7)
    options = parser.parse_args(arguments)
    nothing = nothing_asked(max(options.repetitions, 15))
    print(f"{nothing}\n\n{_HEAD}", flush=True)
    found: list[Link] = []
    chosen = [p for p in PROGRAMS if not options.only or p.name in options.only]
    try:
        for link in asked(chosen, options.repetitions):
            found.append(link)
            print(row(link), flush=True)
    except (BuildError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"\n{means(found)}")
    if not options.only:
        RESULTS.mkdir(exist_ok=True)
        parts = ["# Links", __doc__.strip(), nothing, "\n".join([_HEAD, *map(row, found)])]
        (RESULTS / "links.md").write_text("\n\n".join([*parts, means(found)]) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
