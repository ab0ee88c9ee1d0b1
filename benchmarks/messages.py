"""Gradients of a program whose processes exchange halos, with Open MPI: primal, gradient, ratio.

Small bands measure what a message costs, larger ones what a program does between messages.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.gmm import compiler
from benchmarks.programs import FOLDER

SOURCES = sorted((FOLDER / "halo").glob("*.c"))
LAUNCHER = ("mpirun.openmpi", "--oversubscribe", "--allow-run-as-root")
SIZES = ((4, 16, 2000), (64, 64, 300), (128, 128, 100), (256, 512, 30))
"""Rows of each process, columns, steps."""


def build(folder: Path) -> Path:
    """Compile and link the program with what Open MPI's driver adds."""
    shown = ["mpicc.openmpi", "--showme:compile", "--showme:link"]
    flags = [
        flag
        for what in shown[1:]
        for flag in subprocess.run(
            [shown[0], what], check=True, capture_output=True, text=True
        ).stdout.split()
        if flag.startswith(("-I", "-L", "-l"))
    ]
    program = folder / "halo"
    sources = map(str, SOURCES)
    words = ["-O3", "-flto=thin", *sources, *flags, "-lm", "-o", str(program)]
    subprocess.run([compiler(), *words], check=True)
    return program


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each size; 1 if a gradient is wrong."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.messages", description=__doc__)
    parser.add_argument("--ranks", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--repeats", type=int, default=15)
    asked = parser.parse_args(arguments)
    wrong = False
    with tempfile.TemporaryDirectory(prefix="ltoad-bench-") as name:
        program = build(Path(name))
        for size in SIZES:
            words = [str(program), *map(str, size), str(asked.repeats)]
            command = [*LAUNCHER, "-n", str(asked.ranks), *words]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            wrong |= done.returncode != 0
            print("{} x {}, {} steps:".format(*size), done.stdout.strip() or done.stderr)
    return int(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
