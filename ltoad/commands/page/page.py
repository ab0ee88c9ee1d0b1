"""The page: derivatives, stages, the call graph, and sources with their costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from callgraph import draw
from callgraph.graph import CallGraph
from callgraph.reach import Reach
from ltoad.commands.graph import drawn, has_rule, reached_from
from ltoad.commands.page.sources import sources
from ltoad.commands.page.told import Derived, Told
from ltoad.diagnostics.demangle import demangled

_STYLE = """
:root { color-scheme: light dark; }
body { font: 15px/1.45 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto;
  padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
table { border-collapse: collapse; } td, th { text-align: left; padding: .15rem .7rem; }
th { border-bottom: 1px solid #8888; } code, pre { font: 13px/1.4 ui-monospace, monospace; }
.number { text-align: right; } .graph { overflow: auto; background: white; }
.source td { padding: 0 .6rem; vertical-align: top; white-space: pre; }
.source td:first-child, .source td:nth-child(2) { text-align: right; color: #888; }
.source .kept { background: #e8a33d33; } .source .kept td:first-child { color: inherit; }
.source ul { white-space: normal; margin: .2rem 0; } summary { cursor: pointer; }
.key span { display: inline-block; width: 1em; height: 1em; border: 1px solid #888;
  margin: 0 .4em 0 1.2em; vertical-align: -2px; }
"""

_KEY = (
    ("#ffe3a3", "a derivative was made"),
    ("#ffffff", "reached, and no active data go in, or it became part of its caller"),
    ("#d6ecef", "of a library, by a rule"),
    ("#ffd9d0", "without a body, and nobody knows its derivative"),
)


def page_of(told: Told, program: CallGraph) -> str:
    """The whole page; source files are read where they lay when they were compiled."""
    found = [
        reached_from(program, request.function)
        for request in program.requests
        if request.function is not None
    ]
    parts = [
        "<h1>Derivatives, and what they cost</h1>",
        _derivatives(told.reports),
        "<h2>Call graph</h2>",
        _graph(told.reports, program, found),
        _without_bodies(found),
        "<h2>Sources</h2>",
        "<p>Bytes that a line keeps for the reverse sweep, in each iteration of the loops around "
        "it; a click says what.</p>",
        sources(told.reports),
        "<h2>Plans</h2>",
        *map(_plan, told.reports),
        "<h2>Time</h2>",
        _times(told.stages),
    ]
    body = "\n".join(parts)
    return (
        "<!doctype html>\n"
        '<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Derivatives</title><style>{_STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


def _derivatives(reports: Sequence[Derived]) -> str:
    if not reports:
        return "<p>No derivative is asked for.</p>"
    rows = [
        f"<tr><td><code>{_name(r.function)}</code></td><td>{escape(r.mode)}</td>"
        f"<td class=number>{len(r.kept)}</td><td class=number>{sum(k.size for k in r.kept)}</td>"
        f"<td>{escape(_remark(r))}</td></tr>"
        for r in reports
    ]
    head = (
        "<tr><th>function</th><th>derivative</th><th>values kept</th><th>bytes</th><th></th></tr>"
    )
    return f"<table>{head}{''.join(rows)}</table>"


def _remark(derived: Derived) -> str:
    """What a summary says besides the number of values."""
    said = derived.summary.partition(": ")[2] or derived.summary
    return said.partition(" values kept")[2].removeprefix(", ") if "values kept" in said else said


def _name(symbol: str) -> str:
    return escape(demangled(symbol))


def _graph(reports: Iterable[Derived], program: CallGraph, found: Sequence[Reach]) -> str:
    derived = frozenset(r.function for r in reports)
    colours = draw.Colours(has_rule, derived, demangled)
    picture = draw.svg(program, drawn(program, found), colours)
    key = "".join(f'<span style="background:{fill}"></span>{says}' for fill, says in _KEY)
    return f"<p class=key>{key}</p>\n<div class=graph>{picture}</div>"


def _without_bodies(found: Iterable[Reach]) -> str:
    chains = {m.symbol.name: m.chain for reach in found for m in reach.missing}
    if not chains:
        return ""
    rows = [
        f"<tr><td><code>{_name(name)}</code></td>"
        f"<td>{'by a rule' if has_rule(name) else 'nobody knows its derivative'}</td>"
        f"<td>{' → '.join(_name(symbol.name) for symbol in chain)}</td></tr>"
        for name, chain in sorted(chains.items(), key=lambda item: (has_rule(item[0]), item[0]))
    ]
    head = "<tr><th>without a body</th><th>derivative</th><th>reached by</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"


def _plan(derived: Derived) -> str:
    lines = escape("\n".join(derived.details) or "nothing is kept")
    heading = f"<code>{_name(derived.function)}</code> [{escape(derived.mode)}]"
    return f"<details open><summary>{heading}</summary><pre>{lines}</pre></details>"


def _times(stages: Iterable[tuple[str, float]]) -> str:
    rows = "".join(
        f"<tr><td>{escape(stage)}</td><td class=number>{seconds:.2f} s</td></tr>"
        for stage, seconds in stages
    )
    return f"<table>{rows}</table>"
