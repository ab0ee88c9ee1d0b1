"""What ltoad.toml can say: derivatives, rules, and what is inactive."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from ltoad.config import load_configuration
from ltoad.errors import UsageError
from ltoad.init_command import TEMPLATE

FUNCTIONS = """\
#define KEEP __attribute__((noinline, weak))
int calls;
KEEP double inner(double x) { return x * x; }
KEEP double inner_augmented(double x) { return x * x; }
KEEP double inner_reverse(double x, double seed) { return 7.0 * seed + 0.0 * x; }
KEEP double inner_tangent(double x, double dx) { return 5.0 * dx + 0.0 * x; }
KEEP double offset(double x) { calls++; return x * x * x; }
double f(const double *x, double y) { return inner(x[0]) * y + offset(x[1]); }
"""
MAIN = """\
#include <stdio.h>
double f_gradient(const double *x, double *dx, double y);
typedef struct { double a, b; } two;
two f_tangents(const double *x, double *dx0, double *dx1, double y);
int main(void)
{
    const double x[2] = {2.0, 3.0};
    double d[2] = {0.0, 0.0}, v[2] = {1.0, 1.0}, w[2] = {0.0, 1.0};
    f_gradient(x, d, 0.5);
    const two t = f_tangents(x, v, w, 0.5);
    printf("%g %g %g %g", d[0], d[1], t.a, t.b);
    return 0;
}
"""
DERIVATIVES = """\
[[derivative]]
function = "f"
name = "f_gradient"
arguments = ["dup", "const"]

[[derivative]]
function = "f"
name = "f_tangents"
mode = "forward"
width = 2
arguments = ["dup", "const"]
"""
RULES = """\
[[rule]]
function = "inner"
augmented = "inner_augmented"
reverse = "inner_reverse"

[[rule]]
function = "inner"
derivative = "inner_tangent"

[inactive]
functions = ["offset"]
globals = ["calls"]
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(
    ("rules", "printed"), [("", "2 27 29 27"), (RULES, "3.5 0 2.5 0")], ids=["plain", "rules"]
)
def test_configured(
    ltoad_cc: Path, run: Callable[..., object], tmp_path: Path, level: str, rules: str, printed: str
) -> None:
    for name, text in (("f.c", FUNCTIONS), ("main.c", MAIN), ("c.toml", DERIVATIVES + rules)):
        (tmp_path / name).write_text(text)
    config = f"-Wl,--ltoad-config={tmp_path / 'c.toml'}"
    sources = [tmp_path / "main.c", tmp_path / "f.c"]
    run([ltoad_cc, level, *sources, config, "-o", tmp_path / "program"])
    done = subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True)
    assert done.stdout == printed


WRONG = [
    ("[[derivatives]]\n", "unknown entry: derivatives"),
    ('\n\n[[derivative]]\nfunction = "f"\n', "c.toml:3: cannot understand this [[derivative]]"),
    (DERIVATIVES.replace("2", "0"), "c.toml:6: cannot understand this [[derivative]]"),
    (DERIVATIVES.replace('"forward"', '"reverse"'), "the width 2 is for forward mode"),
    ('[[rule]]\nfunction = "f"\nreverse = "r"\n', "c.toml:1: cannot understand this [[rule]]"),
    ('[inactive]\nfunction = ["f"]\n', "cannot understand [inactive]"),
    ("[inactive\n", "not TOML"),
]


@pytest.mark.parametrize(("text", "complaint"), WRONG)
def test_wrong_configurations(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "c.toml"
    path.write_text(text)
    with pytest.raises(UsageError, match=re.escape(complaint)):
        load_configuration(path)


def test_rules_for_what_is_not_there(ltoad_cc: Path, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(FUNCTIONS + "int main(void) { return 0; }")
    (tmp_path / "c.toml").write_text(
        DERIVATIVES + '[[rule]]\nfunction = "inner"\nderivative = "nowhere"\n'
    )
    command = [ltoad_cc, tmp_path / "f.c", f"-Wl,--ltoad-config={tmp_path / 'c.toml'}"]
    done = subprocess.run(
        [*command, "-o", tmp_path / "program"], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "mentions nowhere, which the configuration names in the rule for inner" in done.stderr


def test_init(tmp_path: Path) -> None:
    """What the template has in comments can be understood."""
    command = ["ltoad", "init", tmp_path]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    path = tmp_path / "ltoad.toml"
    assert str(path) in done.stdout
    assert path.read_text() == TEMPLATE
    assert load_configuration(path).requests == ()
    again = subprocess.run(command, capture_output=True, text=True, check=False)
    assert again.returncode == 1
    assert "is there already" in again.stderr
    plain = re.sub(r"^# ?(?=[\[a-z]\S* ?[=\[\]]|\[)", "", TEMPLATE, flags=re.MULTILINE)
    path.write_text(plain)
    found = load_configuration(path)
    assert [r.name for r in found.requests] == ["objective_gradient_"]
    assert [r.kind for r in found.rules] == [
        "gradient",
        "derivative",
        "inactive function",
        "inactive global",
    ]
