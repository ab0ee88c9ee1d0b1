"""Write a random GMM instance in ADBench's text format.

The stream of random numbers and the order in which it is used are those of `instance.c`, so
the same sizes and seed give the same instance here and there; a test compares the two.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

MASK = 2**64 - 1


def uniforms(seed: int) -> Iterator[float]:
    """Uniform numbers in [0, 1) from SplitMix64 (Steele, Lea, Flood, OOPSLA 2014)."""
    state = seed & MASK
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        yield ((z ^ (z >> 31)) >> 11) * 2.0**-53


def rows(count: int, columns: int, low: float, high: float, stream: Iterator[float]) -> list[str]:
    """`count` lines of `columns` numbers in [low, high), with all digits of a double."""
    return [
        " ".join(repr(low + (high - low) * next(stream)) for _ in range(columns))
        for _ in range(count)
    ]


def instance(n: int, d: int, k: int, seed: int, gamma: float = 1.0, m: int = 0) -> str:
    """The text of an instance with n points in d dimensions and k components."""
    stream = uniforms(seed)
    lines = [f"{d} {k} {n}"]
    lines += rows(k, 1, -1.0, 1.0, stream)
    lines += rows(k, d, 0.0, 1.0, stream)
    lines += rows(k, d * (d + 1) // 2, -1.0, 1.0, stream)
    lines += rows(n, d, -2.0, 2.0, stream)
    lines.append(f"{gamma!r} {m}")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=1000, help="data points")
    parser.add_argument("-d", type=int, default=10, help="dimensions")
    parser.add_argument("-k", type=int, default=25, help="mixture components")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gamma", type=float, default=1.0, help="scale of the Wishart prior")
    parser.add_argument("-m", type=int, default=0, help="excess degrees of freedom of the prior")
    parser.add_argument(
        "-o", "--output", type=Path, help="file to write (default: standard output)"
    )
    options = parser.parse_args()
    text = instance(options.n, options.d, options.k, options.seed, options.gamma, options.m)
    if options.output is None:
        sys.stdout.write(text)
        return
    options.output.write_text(text, encoding="ascii")


if __name__ == "__main__":
    main()
