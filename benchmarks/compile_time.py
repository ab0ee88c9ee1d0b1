"""Does differentiation take time linear in the program, and how long for an instruction?

Generated programs of several shapes and sizes are differentiated through the function that
`ltoad diff` and the linker call.  LLVM's share is measured apart: reading the differentiated
module, verifying it, and optimising it at -O2.  Times are those of the processor.
"""

from __future__ import annotations

import argparse
import gc
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.generated import SHAPES, program
from benchmarks.plot import log_log

SIZES = (1_000, 2_000, 5_000, 10_000, 20_000, 50_000)
RESULTS = Path(__file__).parent / "results"


@dataclass(frozen=True, slots=True)
class Measured:
    """Seconds for one program; ``instructions`` are those that are differentiated."""

    instructions: int
    engine: float
    llvm: float | None


def measure(shape: str, size: int, *, with_llvm: bool) -> Measured:
    """Differentiate one program, and have LLVM optimise the result if asked to."""
    from ltoad.config import Options
    from ltoad.differentiate.module import differentiate_module
    from ltoad.emit.codegen import parse_text
    from ltoad.emit.optimise import optimise_after

    module = parse_text(program(shape, size), "the generated program")
    count = sum(
        1 for f in module.functions if f.name != "request" for b in f.blocks for _ in b.instructions
    )
    text = str(module)
    gc.collect()
    start = time.process_time()
    result = differentiate_module(text, Options())
    engine = time.process_time() - start
    llvm = None
    if with_llvm:
        start = time.process_time()
        optimise_after(result.text, Options(opt_level=2))
        llvm = time.process_time() - start
    return Measured(count, engine, llvm)


def exponent(points: Sequence[tuple[float, float]]) -> float:
    """The slope of the line through the points on logarithmic axes (least squares)."""
    xs, ys = [math.log(x) for x, _ in points], [math.log(y) for _, y in points]
    x_mean, y_mean = sum(xs) / len(xs), sum(ys) / len(ys)
    covariance = sum((x - x_mean) * (y - y_mean) for x, y in zip(xs, ys, strict=True))
    return covariance / sum((x - x_mean) ** 2 for x in xs)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shapes", nargs="+", choices=list(SHAPES), default=list(SHAPES))
    parser.add_argument("--largest", type=int, default=SIZES[-1])
    parser.add_argument(
        "--llvm-largest", type=int, default=2_000, help="largest size that LLVM gets"
    )
    parser.add_argument("--no-plot", action="store_true")
    options = parser.parse_args(arguments)
    sizes = [size for size in SIZES if size <= options.largest]
    measure("calls", 500, with_llvm=True)  # imports, and LLVM's tables
    print(f"{'shape':>10} {'instr.':>8} {'ms each':>8} {'seconds':>8} {'LLVM, s':>8}")
    lines: dict[str, list[tuple[float, float]]] = {}
    for shape in options.shapes:
        for size in sizes:
            found = measure(shape, size, with_llvm=size <= options.llvm_largest)
            lines.setdefault(shape, []).append((found.instructions, found.engine))
            llvm = "" if found.llvm is None else f"{found.llvm:8.2f}"
            each = 1e3 * found.engine / found.instructions
            print(
                f"{shape:>10} {found.instructions:>8} {each:>8.3f} {found.engine:>8.2f} {llvm}",
                flush=True,
            )
        print(f"{shape:>10}   grows with the power {exponent(lines[shape]):.2f}", flush=True)
    if not options.no_plot:
        write_plot(lines)
    return 0


def write_plot(lines: dict[str, list[tuple[float, float]]]) -> None:
    """benchmarks/results/compile_time.svg, with the line of one millisecond an instruction."""
    counts = [x for points in lines.values() for x, _ in points]
    guide = [(x, x * 1e-3) for x in (min(counts), max(counts))]
    RESULTS.mkdir(exist_ok=True)
    text = log_log(
        "Time to differentiate",
        "differentiated instructions",
        "seconds",
        lines,
        ("1 ms each", guide),
    )
    (RESULTS / "compile_time.svg").write_text(text)


if __name__ == "__main__":
    raise SystemExit(main())
