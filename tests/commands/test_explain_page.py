"""The page of ``ltoad explain --html``."""

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ltoad.commands import cli

# The command forks before it reads bitcode; pytest's own threads make Python warn of that.
pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")

SOURCE = """
double __enzyme_autodiff(void *, ...);
double exp(double);
double energy(double *x, int n) {
    double e = 1;
    for (int i = 0; i < n; i++)
        e *= exp(x[i]) + e;
    return e;
}
void f(double *x, double *d, int n) { __enzyme_autodiff((void *)energy, x, d, n); }
"""


class Balance(HTMLParser):
    """Counts what is opened and not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page(compile_unit: Callable[..., Path], tmp_path: Path) -> None:
    unit = compile_unit("energy.c", SOURCE, "-O1", "-g")
    page = tmp_path / "page.html"
    assert cli.run(["explain", str(unit), "--html", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    balance = Balance()
    balance.feed(text)
    assert balance.open == []
    assert "http" not in re.sub(r'xmlns="[^"]*"', "", text)  # nothing is fetched
    assert re.search(r"<td>\d+ B</td><td>7</td>", text)  # what the loop's line keeps
    assert "by a rule" in text
    assert "energy" in text
