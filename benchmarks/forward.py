"""Forward mode with eight lanes against eight runs of one: GMM and LSTM."""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.gmm import compiler
from benchmarks.programs import CASES, FOLDER, GMM, GMM_SAMPLE, HARNESS, LSTM, data

DRIVERS = FOLDER / "forward"
SAMPLE_UNITS = ("objective", "linalg", "logsumexp", "wishart", "instance", "measure")
LSTM_UNITS = ("network", "network_objective", "objective", "predict", "cell")
SOURCES = {
    GMM.name: [DRIVERS / "gmm.c", *(GMM_SAMPLE / f"{unit}.c" for unit in SAMPLE_UNITS)],
    LSTM.name: [
        DRIVERS / "lstm.c",
        GMM_SAMPLE / "measure.c",
        *(FOLDER / "lstm" / f"{unit}.c" for unit in LSTM_UNITS),
        *(HARNESS / f"{unit}.c" for unit in ("input", "memory")),
    ],
}
FOLDERS = {
    GMM.name: (GMM_SAMPLE,),
    LSTM.name: (FOLDER / "lstm", HARNESS, GMM_SAMPLE),
}
WORST_ERROR = 1e-12


def build(name: str, folder: Path) -> Path:
    """Compile and link one driver."""
    program = folder / name
    included = [f"-I{path}" for path in (DRIVERS, *FOLDERS[name])]
    command = [compiler(), "-O3", *included, *map(str, SOURCES[name]), "-o", str(program), "-lm"]
    subprocess.run(command, check=True)
    return program


def main(arguments: Sequence[str] | None = None) -> int:
    argparse.ArgumentParser(prog="python -m benchmarks.forward", description=__doc__).parse_args(
        arguments
    )
    wrong = False
    with tempfile.TemporaryDirectory(prefix="ltoad-bench-") as name:
        programs = {objective: build(objective, Path(name)) for objective in SOURCES}
        print(f"{'':24}{'8 runs of 1':>12} {'1 run of 8':>12} {'quotient':>9} {'error':>8}")
        for case in CASES:
            if case.program.name not in programs:
                continue
            label, words = data(case)
            done = subprocess.run(
                [str(programs[case.program.name]), *words],
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
            wrong |= not error <= WORST_ERROR
    return int(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
