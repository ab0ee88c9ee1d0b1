"""Plots as SVG text: lines on logarithmic axes, and bars."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

Points = Sequence[tuple[float, float]]

_WIDTH, _HEIGHT = 720, 480
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 150, 40, 50
_COLOURS = ("#1b6ca8", "#c8553d", "#3a7d44", "#8e5ea2", "#d39b22", "#4a4a4a", "#17a2a2", "#7a1f3d")


@dataclass(frozen=True, slots=True)
class Axis:
    """A logarithmic axis from ``low`` to ``high``, on the page from ``start`` to ``end``."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        part = math.log(value / self.low) / math.log(self.high / self.low)
        return self.start + part * (self.end - self.start)

    def ticks(self) -> Iterator[float]:
        for power in range(math.floor(math.log10(self.low)), math.ceil(math.log10(self.high)) + 1):
            for step in (1, 2, 5):
                value = step * 10.0**power
                if self.low <= value <= self.high:
                    yield value


def log_log(
    title: str, x_label: str, y_label: str, lines: Mapping[str, Points], guide: tuple[str, Points]
) -> str:
    """The lines with their names, and a dashed one to compare them with."""
    everything = [p for points in (*lines.values(), guide[1]) for p in points]
    xs, ys = [p[0] for p in everything], [p[1] for p in everything]
    x = Axis(min(xs), max(xs), _LEFT, _WIDTH - _RIGHT)
    y = Axis(min(ys), max(ys), _HEIGHT - _BOTTOM, _TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="white"/>',
        f'<text x="{_LEFT}" y="22" font-size="15">{title}</text>',
        *_grid(x, y),
        f'<text x="{(x.start + x.end) / 2}" y="{_HEIGHT - 10}" text-anchor="middle">'
        f"{x_label}</text>",
        f'<text transform="translate(16 {(y.start + y.end) / 2}) rotate(-90)" '
        f'text-anchor="middle">{y_label}</text>',
        _line(guide[1], x, y, 'stroke="#999" stroke-dasharray="5 4"'),
        _name(guide, x, y, "#777"),
    ]
    for points, colour in zip(lines.values(), _COLOURS, strict=False):
        parts.append(_line(points, x, y, f'stroke="{colour}" stroke-width="2"'))
        parts += [
            f'<circle cx="{x.at(a):.1f}" cy="{y.at(b):.1f}" r="3" fill="{colour}"/>'
            for a, b in points
        ]
    names = sorted(lines, key=lambda n: -lines[n][-1][1])
    for place, name in enumerate(names):
        colour = _COLOURS[list(lines).index(name)]
        top = _TOP + 40 + 18 * place
        parts.append(f'<text x="{x.end + 12}" y="{top}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _grid(x: Axis, y: Axis) -> Iterator[str]:
    for value in x.ticks():
        at = f"{x.at(value):.1f}"
        yield f'<line x1="{at}" x2="{at}" y1="{y.start}" y2="{y.end}" stroke="#e4e4e4"/>'
        yield f'<text x="{at}" y="{y.start + 18}" text-anchor="middle">{value:g}</text>'
    for value in y.ticks():
        at = f"{y.at(value):.1f}"
        yield f'<line x1="{x.start}" x2="{x.end}" y1="{at}" y2="{at}" stroke="#e4e4e4"/>'
        yield f'<text x="{x.start - 8}" y="{float(at) + 4:.1f}" text-anchor="end">{value:g}</text>'


def _line(points: Points, x: Axis, y: Axis, style: str) -> str:
    path = " ".join(f"{x.at(a):.1f},{y.at(b):.1f}" for a, b in points)
    return f'<polyline points="{path}" fill="none" {style}/>'


def _name(line: tuple[str, Points], x: Axis, y: Axis, colour: str) -> str:
    a, b = line[1][-1]
    return f'<text x="{x.at(a) + 12:.1f}" y="{y.at(b) + 4:.1f}" fill="{colour}">{line[0]}</text>'


_BAR, _NAMES, _FIGURES = 22, 270, 60


def bars(title: str, heights: Sequence[tuple[str, float]], mark: tuple[str, float]) -> str:
    """Horizontal bars from zero with their names and figures, and a marked value."""
    width = _WIDTH - _NAMES - _FIGURES
    largest = max(value for _, value in (*heights, mark))
    bottom = _TOP + _BAR * len(heights)
    at = _NAMES + width * mark[1] / largest
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {bottom + 30}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{_WIDTH}" height="{bottom + 30}" fill="white"/>',
        f'<text x="10" y="22" font-size="15">{title}</text>',
    ]
    for place, (name, value) in enumerate(heights):
        top, length = _TOP + _BAR * place, width * value / largest
        text = top + _BAR // 2 + 2
        parts += [
            f'<text x="{_NAMES - 8}" y="{text}" text-anchor="end">{escape(name)}</text>',
            f'<rect x="{_NAMES}" y="{top}" width="{length:.1f}" height="{_BAR - 6}" '
            f'fill="{_COLOURS[0]}"/>',
            f'<text x="{_NAMES + length + 6:.1f}" y="{text}">{value:.2f}</text>',
        ]
    parts += [
        f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{_TOP - 4}" y2="{bottom}" stroke="#999" '
        'stroke-dasharray="5 4"/>',
        f'<text x="{at:.1f}" y="{bottom + 16}" text-anchor="middle" fill="#777">'
        f"{escape(mark[0])}: {mark[1]:.2f}</text>",
    ]
    return "\n".join([*parts, "</svg>", ""])


Group = tuple[str, Sequence[tuple[str, float]]]
"""A program, and how its peers compare: names with ratios."""

_THIN, _GAP = 14, 8
_LEAST = 0.5


def ratios(title: str, groups: Sequence[Group], unit: str) -> str:
    """Bars from a line at 1, which is the ``unit``, on a logarithmic axis, one for each peer."""
    peers = list(dict.fromkeys(peer for _, found in groups for peer, _ in found))
    colours = dict(zip(peers, _COLOURS, strict=False))
    largest = max(value for _, found in groups for _, value in found)
    x = Axis(_LEAST, largest, _NAMES, _WIDTH - _FIGURES)
    parts, top = [], _TOP + 24
    for name, found in groups:
        middle = top + _THIN * len(found) / 2
        parts.append(
            f'<text x="{_NAMES - 8}" y="{middle + 3:.0f}" text-anchor="end">{escape(name)}</text>'
        )
        for peer, value in found:
            parts.append(_bar_from_one(x, value, top, colours[peer]))
            top += _THIN
        top += _GAP
    at = f"{x.at(1):.1f}"
    line = f'<line x1="{at}" x2="{at}" y1="{_TOP + 18}" y2="{top}" stroke="#222"/>'
    foot = f'<text x="{at}" y="{top + 14}" text-anchor="middle">{escape(unit)} = 1</text>'
    keys = [_key(peer, colours[peer], place) for place, peer in enumerate(peers)]
    height = top + 24
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
            'font-family="sans-serif" font-size="11">',
            f'<rect width="{_WIDTH}" height="{height}" fill="white"/>',
            f'<text x="10" y="22" font-size="15">{escape(title)}</text>',
            *keys,
            *parts,
            line,
            foot,
            "</svg>",
            "",
        ]
    )


def _bar_from_one(x: Axis, value: float, top: float, colour: str) -> str:
    start, end = sorted((x.at(1), x.at(value)))
    return (
        f'<rect x="{start:.1f}" y="{top}" width="{end - start:.1f}" height="{_THIN - 3}" '
        f'fill="{colour}"/>'
        f'<text x="{max(end, x.at(1)) + 5:.1f}" y="{top + _THIN - 4}">{value:.3g}</text>'
    )


def _key(name: str, colour: str, place: int) -> str:
    left = _NAMES - 60 + 170 * place
    return (
        f'<rect x="{left}" y="{_TOP - 7}" width="10" height="10" fill="{colour}"/>'
        f'<text x="{left + 15}" y="{_TOP + 2}">{escape(name)}</text>'
    )
