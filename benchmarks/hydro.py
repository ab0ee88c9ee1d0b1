"""The gradient of a blast on an unstructured mesh of hexahedra: primal, gradient, ratio, tape.

The origin's energy at the end, by the energies of all elements at the beginning and by what the
material is; checked along a direction against differences. One process, one thread.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.gmm import compiler
from benchmarks.programs import FOLDER

SOURCES = sorted((FOLDER / "hydro").glob("*.cpp"))
SIZES = ((8, 8, 20), (12, 12, 20), (16, 16, 20))
"""Elements along a side, layers, time steps."""


def build(folder: Path, *flags: str) -> Path:
    """Compile and link the program."""
    program = folder / "hydro"
    words = ["-O3", "-std=c++17", "-flto=thin", *map(str, SOURCES), *flags, "-lm"]
    driver = compiler().removesuffix("cc") + "c++"
    subprocess.run([driver, *words, "-o", str(program)], check=True)
    return program


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each size; 1 if a gradient is wrong."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hydro", description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("flags", nargs="*", help="for the compiler and the linker")
    asked = parser.parse_args(arguments)
    wrong = False
    with tempfile.TemporaryDirectory(prefix="ltoad-bench-") as name:
        program = build(Path(name), *asked.flags)
        for size in SIZES:
            words = [str(program), *map(str, size), str(asked.repeats)]
            done = subprocess.run(words, capture_output=True, text=True, check=False)
            wrong |= done.returncode != 0
            print("{} x {}, {} steps:".format(*size), done.stdout.strip() or done.stderr)
    return int(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
