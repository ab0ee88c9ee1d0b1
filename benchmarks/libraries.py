"""Derivative libraries against whole programs: the same gradients, with and without bitcode."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.build import AHEAD, USUAL, build
from benchmarks.programs import BA, CASES, GMM
from benchmarks.records import Effort, measure

ROUNDS = 5
EFFORT = Effort(3, 0.02)


def main(arguments: Sequence[str] | None = None) -> int:
    argparse.ArgumentParser(prog="python -m benchmarks.libraries", description=__doc__).parse_args(
        arguments
    )
    cases = [case for case in CASES if case.program in (GMM, BA)]
    wrong = False
    with tempfile.TemporaryDirectory(prefix="ltoad-bench-") as name:
        flavours = (USUAL, AHEAD)
        made = build([GMM, BA], Path(name), flavours)
        print(f"{'':46}{'whole':>10} {'library':>10} {'quotient':>9}")
        for case in cases:
            seconds = dict.fromkeys(flavours, float("inf"))
            for _ in range(ROUNDS):  # in turns, and the best of each: the machine has other work
                for flavour in flavours:
                    record = measure(case, made[case.program.name, flavour.name], EFFORT)
                    wrong |= not record.right
                    seconds[flavour] = min(seconds[flavour], record.gradient_s)
            whole, ahead = seconds[USUAL], seconds[AHEAD]
            label = f"{case.name}, {record.data}"
            print(f"{label:46}{1e3 * whole:8.3f}ms {1e3 * ahead:8.3f}ms {ahead / whole:9.2f}")
    return int(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
