"""``python -m tests.random_programs``: a campaign; saves each kind of failure, made smaller."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.random_programs.campaign import distinct, run, save
from tests.random_programs.kinds import KINDS
from tests.random_programs.outcomes import LEVELS


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.random_programs", description=__doc__)
    parser.add_argument("--count", type=int, default=100, help="number of programs")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first one")
    parser.add_argument("--kind", choices=list(KINDS), default="plain")
    parser.add_argument("--levels", default=",".join(LEVELS), help="comma-separated")
    parser.add_argument("--save", type=Path, default=Path("failures"), help="folder for failures")
    parser.add_argument("--each", type=int, default=1, help="failures of a kind that are saved")
    parser.add_argument("--seconds", type=float, default=120.0, help="for making one smaller")
    parser.add_argument("--refusals", action="store_true", help="save these too")
    options = parser.parse_args()

    def tell(line: str) -> None:
        print(line, file=sys.stderr)

    seeds = range(options.seed, options.seed + options.count)
    tally = run(seeds, options.levels.split(","), tell, options.kind)
    print("\n".join(tally.lines()), flush=True)
    chosen = distinct(tally.failures, options.each)
    if options.refusals:
        chosen += distinct(tally.refusals, options.each)
    for failure in chosen:
        print(save(failure, options.save, options.seconds), flush=True)
    return 1 if tally.failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
