"""Gradient time over primal time of every benchmark program, with error and memory.

The data are ADBench's where LTOAD_ADBENCH names a folder that has them, and else generated in the
same sizes. The table and a plot go to benchmarks/results, unless the run is a quick one.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.build import NARROW, USUAL, BuildError, build
from benchmarks.plot import bars
from benchmarks.programs import CASES, KERNEL_CASES, LIMITED_CASES, Case
from benchmarks.records import (
    CAREFUL,
    QUICK,
    Effort,
    Record,
    RunError,
    as_json,
    geometric_mean,
    measure,
)

RESULTS = Path(__file__).parent / "results"


@dataclass(frozen=True, slots=True)
class Measured:
    """A case as it is usually built, and with the primal's vectors in the gradient, too."""

    usual: Record
    narrow: Record | None


def run(cases: Sequence[Case], effort: Effort, *, narrow: bool) -> Iterator[Measured]:
    """Build the programs of the cases, then run these one by one.

    Raises BuildError and RunError.
    """
    flavours = (USUAL, NARROW) if narrow else (USUAL,)
    with tempfile.TemporaryDirectory(prefix="ltoad-bench-") as name:
        programs = tuple(dict.fromkeys(case.program for case in cases))
        built = build(programs, Path(name), flavours)
        for case in cases:
            found = [measure(case, built[case.program.name, f.name], effort) for f in flavours]
            yield Measured(found[0], found[1] if narrow else None)


_HEAD = (
    "| program | data | primal, ms | gradient, ms | ratio | narrow | error | tape, KiB "
    "| mallocs (primal) | peak, MiB (primal) |"
)
_RULE = "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|"


def row(measured: Measured) -> str:
    record = measured.usual
    error = "NaN" if record.rel_error is None else f"{record.rel_error:.1e}"
    narrow = "" if measured.narrow is None else f"{measured.narrow.ratio:.2f}"
    return (
        f"| {record.program} | {record.data} | {1e3 * record.primal_s:.4g} "
        f"| {1e3 * record.gradient_s:.4g} | {record.ratio:.2f} | {narrow} | {error} "
        f"| {record.tape_bytes / 1024:.0f} | {record.mallocs} ({record.primal_mallocs}) "
        f"| {record.peak_rss_mib:.1f} ({record.primal_rss_mib:.1f}) |"
    )


def mean_ratio(records: Sequence[Record]) -> float:
    """The geometric mean over gradients; a sweep for all columns of a Jacobian is another job, and
    so is one within a limit of the tape.

    If there is nothing else, the mean over all.
    """
    limited = {case.name for case in LIMITED_CASES}
    plain = [record for record in records if record.program not in limited]
    gradients = [record.ratio for record in plain if record.columns == 1]
    return geometric_mean(gradients or [record.ratio for record in records])


def mean_line(found: Sequence[Measured]) -> str:
    line = (
        "Geometric mean of the ratios, without Jacobians in one sweep and limits of the tape: "
        f"{mean_ratio([m.usual for m in found]):.2f}"
    )
    narrow = [m.narrow for m in found if m.narrow is not None]
    return f"{line}; narrow: {mean_ratio(narrow):.2f}" if narrow else line


_EXPLANATION = """\
Times are medians of interleaved rounds in one process, with the same compiler and flags for
primal and gradient ({flags}). With these flags the primal has vectors of two doubles; loops of
the gradient have four where the processor has AVX2, which is asked at run time. *Narrow* is the
ratio without that (`--ltoad-no-wide-vectors`), in another run. The error is relative, against the
complex step or a derivative by hand, in the same run. BA takes one reverse sweep for each of three
residuals of an observation, the Jacobians of HAND take one sweep for 26 or 28 columns. Made by
`python -m benchmarks.suite`.
"""


_KERNELS_EXPLANATION = """\
Small kernels, which we wrote ourselves after kernels that others have published, in the style that
is usual for each: [benchmarks/programs/kernels](../programs/kernels). The columns are those of
[the larger programs](programs.md). A Hessian times a vector is forward over reverse mode, beside
one evaluation of the function. Made by `python -m benchmarks.suite --kernels`.
"""


def table(title: str, explanation: str, found: Sequence[Measured]) -> str:
    """A page with a line for each case."""
    lines = [f"# {title}", "", explanation, _HEAD, _RULE, *map(row, found), "", mean_line(found)]
    return "\n".join([*lines, ""])


def write_kernels(found: Sequence[Measured]) -> None:
    """benchmarks/results/kernels.md."""
    RESULTS.mkdir(exist_ok=True)
    page = table("Gradient over primal of kernels", _KERNELS_EXPLANATION, found)
    (RESULTS / "kernels.md").write_text(page)


def write_results(found: Sequence[Measured]) -> None:
    """benchmarks/results/programs.md and programs.svg."""
    RESULTS.mkdir(exist_ok=True)
    explanation = _EXPLANATION.format(flags=f"`{' '.join(USUAL.compile)}`")
    (RESULTS / "programs.md").write_text(table("Gradient over primal", explanation, found))
    records = [measured.usual for measured in found]
    heights = [(f"{r.program} ({r.data})", r.ratio) for r in records if r.columns == 1]
    mark = ("geometric mean", mean_ratio(records))
    text = bars("Gradient time over primal time", heights, mark)
    (RESULTS / "programs.svg").write_text(text)


def known_cases(*, kernels: bool, quick: bool) -> tuple[Case, ...]:
    """What may run: the kernels, or else the programs, with the slow ones unless it is quick."""
    if kernels:
        return KERNEL_CASES
    return CASES if quick else (*CASES, *LIMITED_CASES)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.suite", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short runs, and no results on disk")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the records there as JSON")
    parser.add_argument("--only", metavar="WORD", default="", help="cases whose name has the word")
    parser.add_argument("--kernels", action="store_true", help="small kernels, not the programs")
    options = parser.parse_args(arguments)
    known = known_cases(kernels=options.kernels, quick=options.quick)
    cases = [case for case in known if options.only.lower() in case.name.lower()]
    if not cases:
        parser.error(f"no case is called {options.only}")
    found: list[Measured] = []
    print(f"{_HEAD}\n{_RULE}", flush=True)
    try:
        effort = QUICK if options.quick else CAREFUL
        for measured in run(cases, effort, narrow=not options.quick):
            found.append(measured)
            print(row(measured), flush=True)
    except (BuildError, RunError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"\n{mean_line(found)}")
    records = [measured.usual for measured in found]
    if options.json:
        options.json.write_text(as_json(records))
    if not options.quick and not options.only:
        (write_kernels if options.kernels else write_results)(found)
    return int(not all(record.right for record in records))


if __name__ == "__main__":
    raise SystemExit(main())
