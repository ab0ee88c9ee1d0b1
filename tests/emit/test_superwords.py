"""Long straight-line derivatives are compiled without vectors, where vectors cost more."""

from __future__ import annotations

import pytest

from ltoad.config import Options
from ltoad.emit.codegen import parse_text
from ltoad.emit.optimise import optimise_after
from ltoad.emit.superwords import FORBIDDEN, packed_at_a_loss, too_long_to_pack
from ltoad.ir.text import bodies

GRADIENT = frozenset(["gradient"])


def _sums(pairs: int, attributes: str = "nounwind") -> str:
    """A function that adds two rows of doubles, element by element, and a caller of it."""
    lines = []
    for i in range(2 * pairs):
        lines += [
            f"  %p{i} = getelementptr double, ptr %x, i64 {i}",
            f"  %q{i} = getelementptr double, ptr %y, i64 {i}",
            f"  %a{i} = load double, ptr %p{i}",
            f"  %b{i} = load double, ptr %q{i}",
            f"  %s{i} = fadd double %a{i}, %b{i}",
            f"  store double %s{i}, ptr %q{i}",
        ]
    body = "\n".join(lines)
    return f"""\
target triple = "x86_64-unknown-linux-gnu"

define void @gradient(ptr noalias %x, ptr noalias %y) #0 {{
entry:
{body}
  ret void
}}

attributes #0 = {{ {attributes} }}
"""


@pytest.mark.parametrize("long", [False, True])
def test_long_blocks(long: bool) -> None:
    """A derivative of long blocks gets no vectors, others and functions of the program do."""
    text = _sums(1500 if long else 20)
    assert too_long_to_pack(bodies(text), GRADIENT) == (GRADIENT if long else frozenset())
    derivative = optimise_after(text, Options(), GRADIENT)
    given = optimise_after(text, Options(), frozenset(["another"]))
    assert ("<2 x double>" in derivative) != long
    assert "<2 x double>" in given
    assert FORBIDDEN not in derivative
    parse_text(derivative, "the derivative")


def test_the_user_forbids_vectors() -> None:
    """What a program says of vectors stays."""
    text = _sums(1500, f"nounwind {FORBIDDEN}")
    assert FORBIDDEN in optimise_after(text, Options(), GRADIENT)


def _function(lines: list[str]) -> dict[str, str]:
    body = "\n".join(f"  %v{i} = {line}" for i, line in enumerate(lines))
    return {
        "gradient": f"define void @gradient(<2 x double> %a, double %b) {{\n{body}\n  ret void\n}}"
    }


MOVE = "extractelement <2 x double> %a, i64 0"
ADD = "fadd <2 x double> %a, %a"
DIVIDE = "fdiv <2 x double> %a, %a"
ADD_WIDE = "fadd <4 x double> %c, %c"


@pytest.mark.parametrize(
    ("lines", "loses"),
    [
        ([MOVE] * 600 + [ADD] * 300, True),
        ([MOVE] * 600 + [ADD] * 600, False),
        ([MOVE] * 600 + [DIVIDE] * 150, False),
        ([MOVE] * 600 + [ADD_WIDE] * 300, False),
        ([MOVE] * 100 + [ADD] * 10, False),
    ],
    ids=["moves", "work", "divisions", "long vectors", "short"],
)
def test_what_vectors_save(lines: list[str], loses: bool) -> None:
    """Moves are weighed against the instructions that scalars would take more."""
    assert bool(packed_at_a_loss(_function(lines), GRADIENT)) == loses


def test_loops_of_vectors() -> None:
    """A function with a loop of vectors keeps them."""
    functions = _function([MOVE] * 600)
    functions["gradient"] = functions["gradient"].replace("{\n", "{\nvector.body:\n", 1)
    assert not packed_at_a_loss(functions, GRADIENT)
