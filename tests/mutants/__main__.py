"""``python -m tests.mutants``: a campaign; saves the smallest failure of each kind."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.mutants.campaign import run, save
from tests.mutants.judge import Outcome
from tests.mutants.seeds import seeds


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=200, help="number of mutants")
    parser.add_argument("--first", type=int, default=0, help="number of the first one")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--save", type=Path, default=Path("failures"), help="folder for failures")
    parser.add_argument("--text-only", action="store_true", help="leave programs out")
    options = parser.parse_args()

    def tell(outcome: Outcome) -> None:
        print(f"{outcome.verdict}: {outcome.symptom}", save(outcome, options.save), file=sys.stderr)

    def progress(line: str) -> None:
        print(line, file=sys.stderr)

    numbers = range(options.first, options.first + options.count)
    chosen = [s for s in seeds() if not (options.text_only and s.level)]
    tally = run(numbers, chosen, options.jobs, tell, progress)
    for outcome in tally.failures.values():
        save(outcome, options.save)
    print("\n".join(tally.lines()))
    return 1 if tally.failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
