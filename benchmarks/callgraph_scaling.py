"""Does the call graph take time linear in the program?  Per-function times at four sizes.

Synthetic programs: functions call earlier and later ones, one in ten calls
through a pointer, one in five has its address taken, so that a clique of
indirect edges would show as quadratic growth.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Sequence

from callgraph.facts import Call, FunctionFacts, IndirectCall, Signature, UnitFacts
from callgraph.graph import build
from callgraph.reach import reach
from callgraph.symbols import Symbol

SIZES = (2_500, 5_000, 10_000, 20_000)
FUNCTIONS_PER_UNIT = 50
CALLS = 5
SIGNATURES = [Signature("double", ("double",) * count) for count in range(4)]


def program(size: int) -> list[UnitFacts]:
    """Units with `size` functions in all, the same for the same size."""
    rng = random.Random(size)
    functions = [_function(index, size, rng) for index in range(size)]
    return [
        UnitFacts(f"unit{start}", tuple(functions[start : start + FUNCTIONS_PER_UNIT]))
        for start in range(0, size, FUNCTIONS_PER_UNIT)
    ]


def _function(index: int, size: int, rng: random.Random) -> FunctionFacts:
    signature = SIGNATURES[index % len(SIGNATURES)]
    calls = tuple(Call(f"f{rng.randrange(size)}") for _ in range(CALLS))
    indirect = (IndirectCall(signature),) if index % 10 == 0 else ()
    addresses = (f"f{rng.randrange(size)}",) if index % 5 == 0 else ()
    return FunctionFacts(f"f{index}", signature, "external", calls, indirect, addresses)


def _seconds(size: int) -> tuple[float, float, int]:
    units = program(size)
    start = time.perf_counter()
    graph = build(units)
    middle = time.perf_counter()
    found = reach(graph, Symbol("f0"))
    return middle - start, time.perf_counter() - middle, len(found.order)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    repeats = parser.parse_args(arguments).repeats
    _seconds(SIZES[0])  # imports networkx
    print(f"{'functions':>10} {'reached':>8} {'build, us each':>15} {'reach, us each':>15}")
    for size in SIZES:
        runs = [_seconds(size) for _ in range(repeats)]
        built, searched = (
            1e6 * statistics.median(times) / size for times in list(zip(*runs, strict=True))[:2]
        )
        print(f"{size:>10} {runs[0][2]:>8} {built:>15.1f} {searched:>15.1f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
