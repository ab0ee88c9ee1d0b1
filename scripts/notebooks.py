#!/usr/bin/env python3
"""Notebooks of the samples in Python, made of their scripts: samples/python/notebooks.

A script's docstring becomes the first text, each function a cell, and what it does is done at the
end, with its plot.  Scripts that start processes are imported, since these need a module to import.

    python scripts/notebooks.py            # write them
    python scripts/notebooks.py --check    # are they those of the scripts as they are now?
"""

from __future__ import annotations

import argparse
import ast
import itertools
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SAMPLES = Path(__file__).resolve().parent.parent / "samples" / "python"
NOTEBOOKS = SAMPLES / "notebooks"
Cell = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Notebook:
    """A script, the words it is run with, and the plot that it writes."""

    script: str
    plot: str
    words: tuple[str, ...] = ()
    imported: str = ""
    """Cells before it runs, of a script that is imported."""


ALL = (
    Notebook("calibrate.py", "calibration.png"),
    Notebook("invert.py", "inverse.png"),
    Notebook("hm_lstm/compare.py", "hm_lstm.png", ("--units", "16", "64", "256")),
    Notebook("train.py", "training.png", ("--rounds", "150"), "train.Swing()"),
    Notebook(
        "subsurface/subsurface.py",
        "subsurface.png",
        ("--rounds", "300"),
        """\
import torch
from domains import Ground, darcy

solver = darcy()
y = Ground(1).samples(1, torch.Generator().manual_seed(3))[0].requires_grad_()
heads, into, out = solver(y, torch.ones(16).double(), torch.zeros(16).double())
(by_y,) = torch.autograd.grad(heads[8, 8], y)
print(f"{into.sum():.4f} flows in, {out.sum():.4f} out; a head depends on all cells:")
by_y.abs().min() > 0""",
    ),
)


def cells(notebook: Notebook) -> Iterator[Cell]:
    path = SAMPLES / notebook.script
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    title, _, rest = (ast.get_docstring(tree) or "").partition("\n")
    yield "markdown", f"# {title.rstrip('.')}\n{rest}"
    folder = (Path("..") / notebook.script).parent.as_posix()
    if notebook.imported:
        yield "code", f'import sys\n\nsys.path.insert(0, "{folder}")\nimport {path.stem}'
        yield "code", notebook.imported
        call = f"{path.stem}.main"
    else:
        yield from _parts(text, tree, folder)
        call = "main"
    words = ", ".join(f'"{word}"' for word in notebook.words)
    yield "code", f"{call}([{words}])"
    yield "code", f'from IPython.display import Image\n\nImage("{notebook.plot}")'


def _parts(text: str, tree: ast.Module, folder: str) -> Iterator[Cell]:
    """What stands before the first function, and each function."""
    lines = text.splitlines()
    starts = [n.lineno for n in tree.body if isinstance(n, (ast.FunctionDef, ast.ClassDef))]
    end = next(n.lineno for n in tree.body if isinstance(n, ast.If))
    first = tree.body[1].lineno  # behind the docstring
    edges = [first, *starts, end]
    for start, stop in itertools.pairwise(edges):
        part = "\n".join(lines[start - 1 : stop - 1]).strip()
        yield "code", part.replace("Path(__file__).parent", f'Path("{folder}")')


def written(notebook: Notebook) -> str:
    """The notebook as its file has it."""
    made: list[dict[str, Any]] = []
    for number, (kind, text) in enumerate(cells(notebook)):
        cell: dict[str, Any] = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}}
        cell["source"] = text.splitlines(keepends=True)
        if kind == "code":
            cell |= {"execution_count": None, "outputs": []}
        made.append(cell)
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {
        "cells": made,
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def place(notebook: Notebook) -> Path:
    return NOTEBOOKS / f"{Path(notebook.script).stem}.ipynb"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args(arguments)
    NOTEBOOKS.mkdir(exist_ok=True)
    old = []
    for notebook in ALL:
        path, text = place(notebook), written(notebook)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            old.append(path.name)
            if not options.check:
                path.write_text(text, encoding="utf-8")
    if options.check and old:
        print(f"not as their scripts are: {', '.join(old)}; run scripts/notebooks.py")
    return int(options.check and bool(old))


if __name__ == "__main__":
    raise SystemExit(main())
