"""Forward mode with eight lanes against eight runs of one: the GMM sample."""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.gmm import CASES, SAMPLE, compiler, data

DRIVER = Path(__file__).parent / "forward.c"
NOT_SHARED = {"main", "primal_main", "gradient"}


def main(arguments: Sequence[str] | None = None) -> int:
    argparse.ArgumentParser(description=__doc__).parse_args(arguments)
    shared = [p for p in sorted(SAMPLE.glob("*.c")) if p.stem not in NOT_SHARED]
    wrong = False
    with tempfile.TemporaryDirectory() as name:
        program = Path(name) / "forward"
        command: list[str | Path] = [
            compiler(),
            "-O3",
            f"-I{SAMPLE}",
            DRIVER,
            *shared,
            "-o",
            program,
            "-lm",
        ]
        subprocess.run(command, check=True)
        print(f"{'':24}{'8 runs of 1':>12} {'1 run of 8':>12} {'quotient':>9} {'error':>8}")
        for case in CASES:
            label, words = data(case)
            done = subprocess.run(
                [str(program), *(w for w in words if w != "--generate")],
                check=True,
                capture_output=True,
                text=True,
            )
            primal, alone, together, error = map(float, done.stdout.split())
            print(
                f"{label:24}{alone / primal:11.2f}x {together / primal:11.2f}x "
                f"{together / alone:9.2f} {error:8.0e}",
                flush=True,
            )
            wrong |= error > 1e-12
    return int(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
