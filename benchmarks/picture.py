"""The picture of the README: how many times as long peers take for the same gradients.

It is drawn from the tables in ``benchmarks/results``, which ``python -m benchmarks.peers`` and
``python -m benchmarks.python_ratios`` make.  Peers are those that anybody can install.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.plot import Group, ratios

RESULTS = Path(__file__).parent / "results"
PICTURE = RESULTS / "peers.svg"
TITLE = "Time of a gradient, in multiples of ltoad's (logarithmic; shorter is better)"

Row = dict[str, str]


def rows(path: Path) -> Iterator[Row]:
    """The lines of the table in a file, by the heads of its columns."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    head, _, *others = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    for cells in others:
        yield dict(zip(head, cells, strict=True))


def groups() -> Iterator[Group]:
    """The programs with their peers: first those called from Python, then those in C++."""
    for row in rows(RESULTS / "python.md"):
        peers = (("JAX, jitted", "jax ratio"), ("PyTorch, eager or compiled", "torch ratio"))
        yield f"{row['gradient of']} ({row['data']})", [(p, float(row[key])) for p, key in peers]
    for row in rows(RESULTS / "peers.md"):
        name = f"{row['program']} ({row['data'].removesuffix('.txt')})"
        yield name, [("ADOL-C", float(row["ADOL-C / ltoad"]))]


def drawn() -> str:
    """The picture as SVG."""
    return ratios(TITLE, list(groups()), "ltoad")


def main(arguments: Sequence[str] | None = None) -> int:
    PICTURE.write_text(drawn(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
