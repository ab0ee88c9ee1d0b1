"""What optimising before differentiating is worth: every program differentiated at three stages.

Moses and Churavy (NeurIPS 2020) differentiate before and after LLVM's optimisation, and optimise
again either way; the geometric means of their speedups are 4.2 to 4.5. Here
`raw` is the bitcode of the front end, every variable in memory (`--ltoad-opt-before=none`);
`units` has every translation unit optimised by itself, as compilers do (the same option);
`whole` has the whole program optimised at link time (`--ltoad-opt-before=O2`).
Everything is optimised after differentiation. The paper's starting point lies between the first
two: Enzyme moves variables into registers by itself.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.build import USUAL, BuildError, Flavour, build
from benchmarks.programs import CASES, PROGRAMS
from benchmarks.records import CAREFUL, QUICK, Effort, Record, RunError, geometric_mean, measure

RESULTS = Path(__file__).parent / "results"
PUBLISHED = "4.2 to 4.5"

_FRONT_END = ("-O2", "-Xclang", "-disable-llvm-passes", "-flto=thin")
_BEFORE = (*USUAL.link, "--ltoad-opt-before=none")
RAW = Flavour("raw", _FRONT_END, _BEFORE)
UNITS = Flavour("units", USUAL.compile, _BEFORE)
WHOLE = Flavour("whole", _FRONT_END, (*USUAL.link, "--ltoad-opt-before=O2"))


@dataclass(frozen=True, slots=True)
class Comparison:
    """One case at the three stages."""

    raw: Record
    units: Record
    whole: Record

    @property
    def from_raw(self) -> float:
        """How much faster the gradient is than that of unoptimised code."""
        return self.raw.gradient_s / self.whole.gradient_s

    @property
    def from_units(self) -> float:
        """How much faster it is than that of units optimised by themselves."""
        return self.units.gradient_s / self.whole.gradient_s

    @property
    def right(self) -> bool:
        return self.raw.right and self.units.right and self.whole.right


def compare(effort: Effort) -> Iterator[Comparison]:
    """Raises BuildError and RunError."""
    with tempfile.TemporaryDirectory(prefix="ltoad-paper-") as name:
        built = build(PROGRAMS, Path(name), (RAW, UNITS, WHOLE))
        for case in CASES:
            raw, units, whole = (
                measure(case, built[case.program.name, flavour.name], effort)
                for flavour in (RAW, UNITS, WHOLE)
            )
            yield Comparison(raw, units, whole)


_HEAD = (
    "| program | data | raw, ms | units, ms | whole, ms | raw / whole | units / whole |"
    "\n|---|---|--:|--:|--:|--:|--:|"
)


def row(c: Comparison) -> str:
    times = " | ".join(f"{1e3 * r.gradient_s:.4g}" for r in (c.raw, c.units, c.whole))
    speedups = f"{c.from_raw:.2f} | {c.from_units:.2f}"
    return f"| {c.whole.program} | {c.whole.data} | {times} | {speedups} |"


def means(comparisons: Sequence[Comparison]) -> str:
    raw = geometric_mean([c.from_raw for c in comparisons])
    units = geometric_mean([c.from_units for c in comparisons])
    return (
        f"Geometric means of the speedups: {raw:.2f} over raw code, {units:.2f} over units "
        f"optimised by themselves. Published: {PUBLISHED}."
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.paper", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short runs, and no results on disk")
    options = parser.parse_args(arguments)
    found: list[Comparison] = []
    print(_HEAD, flush=True)
    try:
        for comparison in compare(QUICK if options.quick else CAREFUL):
            found.append(comparison)
            print(row(comparison), flush=True)
    except (BuildError, RunError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"\n{means(found)}")
    if not options.quick:
        RESULTS.mkdir(exist_ok=True)
        intro = f"# Optimising before differentiating\n\nGradient times. {__doc__}"
        text = "\n".join([intro, _HEAD, *map(row, found), "", means(found), ""])
        (RESULTS / "paper.md").write_text(text)
    return int(not all(c.right for c in found))


if __name__ == "__main__":
    raise SystemExit(main())
