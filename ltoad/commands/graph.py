"""``ltoad graph``: who is differentiated, what that needs, and which bodies are missing.

Reads objects, archives and bitcode as a link would and changes nothing.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from callgraph.facts import UnitFacts
from callgraph.graph import CallGraph, Node, Request, build
from callgraph.reach import Reach, reach
from callgraph.symbols import Symbol
from ltoad.errors import ToolError, UsageError
from ltoad.isolate import Journal, call_isolated
from ltoad.rules.rows import RefusedRow
from ltoad.rules.table import Rows

_ROWS = Rows({})
"""What is known of libraries; what a program says of its own functions is in its bitcode."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand ``graph`` to a command line."""
    parser = commands.add_parser(
        "graph", help="show the functions that derivatives need, and which bodies are missing"
    )
    add_arguments(parser)
    parser.set_defaults(run=run)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the subcommand on ``parser``."""
    parser.add_argument("inputs", nargs="+", type=Path, help="object files, archives, bitcode")
    parser.add_argument(
        "--function",
        action="append",
        default=[],
        metavar="NAME",
        help="show what NAME reaches as well, as if its derivative were asked for",
    )
    parser.add_argument("--all", action="store_true", help="draw all functions, not the reached")
    parser.add_argument("--dot", type=Path, metavar="FILE", help="write the graph for Graphviz")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write a picture of the graph")


def run(args: argparse.Namespace) -> int:
    """Print the graph of the inputs, write what was asked for, and return 0.

    Raises :class:`ltoad.errors.LtoadError` for inputs that cannot be read or
    linked, and for a function that does not exist.
    """
    program = read_program(args.inputs)
    starts = [(request, request.function) for request in program.requests]
    found: list[Reach] = []
    for request, start in starts:
        print(_request_line(request))
        if start is not None:
            found.append(reached_from(program, start))
            _print_reach(program, found[-1])
    for name in args.function:
        found.append(reached_from(program, _named(program, name)))
        print(f"{name}, asked for on the command line")
        _print_reach(program, found[-1])
    if not starts and not args.function:
        print("no function is differentiated: there is no call of __enzyme_autodiff or its kin")
    nodes = dict.fromkeys(program.graph) if args.all else drawn(program, found)
    _draw(program, nodes, args.dot, args.svg)
    return 0


def read_program(paths: Sequence[Path]) -> CallGraph:
    """The call graph of all bitcode in the given files.

    Members of an archive take part if another file needs them; all do when
    there is nothing but archives.  LLVM reads them in a child process.
    """
    with tempfile.TemporaryDirectory(prefix="ltoad-graph-") as folder:
        journal = Journal(Path(folder))
        return build(call_isolated(lambda: _read_facts(paths, journal), Path(folder)))


def _read_facts(paths: Sequence[Path], journal: Journal) -> list[UnitFacts]:
    from ltoad.extract.archives import map_file
    from ltoad.extract.bitcode import initialise_llvm, parse
    from ltoad.extract.facts import facts_of_text
    from ltoad.extract.objects import FileKind, identify
    from ltoad.extract.program import InputFile, gather

    initialise_llvm()
    only_archives = all(identify(map_file(path)) is FileKind.ARCHIVE for path in paths)
    bitcode = gather([InputFile(path, whole=only_archives) for path in paths])
    facts = []
    for unit in bitcode.units:
        journal(f"reading {unit.name}", "")
        facts.append(facts_of_text(unit.name, str(parse(unit))))
    return facts


def _is_intrinsic_name(name: str) -> bool:
    # LLVM defines its intrinsics; no file has a body for them.
    return name.startswith("llvm.")


def has_rule(name: str) -> bool:
    """Whether the derivative of a library's function is known by its name."""
    row = _ROWS.row(name)
    return row is not None and not isinstance(row, RefusedRow)


def reached_from(program: CallGraph, start: Symbol) -> Reach:
    """What a function leads to; no one asks for the bodies of LLVM's own."""
    return reach(program, start, known=_is_intrinsic_name)


def _named(program: CallGraph, name: str) -> Symbol:
    candidates = [symbol for symbol in program.functions() if symbol.name == name]
    if len(candidates) == 1:
        return candidates[0]
    if not candidates:
        raise UsageError(f"no input has a function {name}", remedy="give its name in the IR")
    units = ", ".join(symbol.unit for symbol in candidates)
    raise UsageError(
        f"{name} names several functions: in {units}",
        remedy="give only the file whose function is meant",
    )


def _request_line(request: Request) -> str:
    function = request.function.name if request.function else "a function that the call hides"
    place = f", line {request.line}" if request.line else ""
    return f"{request.kind} of {function}, asked for in {request.caller}{place}"


def _print_reach(program: CallGraph, reached: Reach) -> None:
    # The name comes last, because a mangled one can be longer than a screen is wide.
    rows = [("order", "instructions", "reached by", "unit", "function")]
    for number, symbol in enumerate(reached.order, start=1):
        data = program.graph.nodes[symbol]
        name = f"{symbol.name} (recursive)" if symbol in reached.recursive else symbol.name
        count = str(data["instructions"])
        rows.append((str(number), count, reached.certainty[symbol], data["unit"], name))
    _print_table(rows)
    by_rule = [m for m in reached.missing if has_rule(m.symbol.name)]
    unknown = [m for m in reached.missing if not has_rule(m.symbol.name)]
    if by_rule:
        print("  without a body, by a rule:")
        print("    " + ", ".join(m.symbol.name for m in by_rule))
    if unknown:
        print("  without a body, and nobody knows their derivative:")
    for missing in unknown:
        chain = " -> ".join(symbol.name for symbol in missing.chain)
        print(f"    {missing.symbol.name}, by {missing.certainty}: {chain}")


def _print_table(rows: Sequence[Sequence[str]]) -> None:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print(("  " + "  ".join(cells)).rstrip())


def drawn(program: CallGraph, found: Iterable[Reach]) -> dict[Node, None]:
    """The nodes of the picture: what was reached, and who asks for it."""
    nodes: dict[Node, None] = {}
    for request in program.requests:
        nodes[request.caller] = None
    for reached in found:
        nodes.update(dict.fromkeys(reached.certainty))
    return {node: None for node in nodes if not _is_intrinsic(node)}


def _is_intrinsic(node: Node) -> bool:
    return isinstance(node, Symbol) and _is_intrinsic_name(node.name)


def _draw(
    program: CallGraph, nodes: dict[Node, None], dot_path: Path | None, svg_path: Path | None
) -> None:
    from callgraph import draw

    colours = draw.Colours(has_rule)
    if dot_path is not None:
        dot_path.write_text(draw.dot(program, nodes, colours), encoding="utf-8")
    if svg_path is not None:
        graphviz = shutil.which("dot")
        text = (
            _by_graphviz(graphviz, draw.dot(program, nodes, colours))
            if graphviz
            else draw.svg(program, nodes, colours)
        )
        svg_path.write_text(text, encoding="utf-8")


def _by_graphviz(command: str, text: str) -> str:
    done = subprocess.run(
        [command, "-Tsvg"], input=text, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise ToolError(
            f"{command} failed: {done.stderr.strip()}",
            remedy="use --dot to write its input, and look at that",
        )
    return done.stdout
