"""What ltoad.toml can say: derivatives, rules, and what is inactive."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from linker_wrappers.arguments import read_link_job
from linker_wrappers.flags import parse
from ltoad.commands.init import TEMPLATE
from ltoad.config import Options
from ltoad.config_file import load_configuration
from ltoad.errors import UsageError

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


TYPE = '[[type]]\nfunction = "f"\nargument = 1\nholds = "double"\n'

WRONG = [
    ("[[derivatives]]\n", "unknown entry: derivatives"),
    ('\n\n[[derivative]]\nfunction = "f"\n', "c.toml:3: cannot understand this [[derivative]]"),
    (DERIVATIVES.replace("2", "0"), "c.toml:6: cannot understand this [[derivative]]"),
    (DERIVATIVES.replace('"forward"', '"reverse"'), "the width 2 is for forward mode"),
    ('[[rule]]\nfunction = "f"\nreverse = "r"\n', "c.toml:1: cannot understand this [[rule]]"),
    ('[inactive]\nfunction = ["f"]\n', "cannot understand [inactive]"),
    ("[inactive\n", "not TOML"),
    ('\n[[type]]\nfunction = "f"\nholds = "double"\n', "c.toml:2: cannot understand this [[type]]"),
    (TYPE.replace("1", "0"), "c.toml:1: cannot understand this [[type]]"),
    (TYPE.replace("1", "true"), "c.toml:1: cannot understand this [[type]]"),
    (TYPE + TYPE.replace("double", "real"), "c.toml:5: 'real' is nothing that memory holds"),
    (TYPE.replace('"double"', "[]"), "c.toml:1: cannot understand this [[type]]"),
    (TYPE.replace('"double"', '["int32", 8]'), "c.toml: not TOML"),
    ("[options]\nopt-before = true\n", "c.toml:2: opt-before = true: no value of this option"),
    ("[options]\nreport = true\nopt-level = 4\n", "c.toml:3: opt-level = 4: no value"),
    ('[options]\nreport = "yes"\n', "c.toml:2: report = yes: no value of this option"),
    ("[options]\nopt-level = true\n", "c.toml:2: opt-level = true: no value of this option"),
    ('[options]\nsave-temps = ""\n', "c.toml:2: save-temps = : no value of this option"),
    ("[options]\n\n'level' = 2\n", "c.toml:3: level = 2: unknown option"),
    ("options = 3\n", "options is no table"),
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


OPTIONS = """\
[options]
opt-before = "none"
opt-level = 0
cpu = "x86-64-v3"
features = "+avx2"
save-temps = "stages"
report = true
"""


def options_of(folder: Path, monkeypatch: pytest.MonkeyPatch, *flags: str) -> Options:
    monkeypatch.chdir(folder)
    return read_link_job(parse(list(flags)), ("ld",)).options


def test_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a compiler passes on without being asked is no choice; everything else is."""
    (tmp_path / "ltoad.toml").write_text(OPTIONS)
    found = options_of(tmp_path, monkeypatch, "-plugin-opt=mcpu=x86-64")
    chosen = (found.opt_before, found.opt_level, found.cpu, found.features)
    assert chosen == ("none", 0, "x86-64-v3", "+avx2")
    assert (found.save_temps, found.report) == (Path("stages"), True)
    flags = ("--ltoad-opt-before=O2", "-plugin-opt=O3", "-plugin-opt=mcpu=znver3")
    found = options_of(tmp_path, monkeypatch, *flags, "--ltoad-save-temps=other")
    assert (found.opt_before, found.opt_level, found.cpu) == ("O2", 3, "znver3")
    assert found.save_temps == Path("other")


def test_options_of_commands(ltoad_cc: Path, run: Callable[..., object], tmp_path: Path) -> None:
    """`ltoad diff` reads them, too, and its flags win."""
    (tmp_path / "f.c").write_text("double f(double x) { return x * x; }")
    run([ltoad_cc, "-O1", "-c", tmp_path / "f.c", "-o", tmp_path / "f.o"])
    (tmp_path / "ltoad.toml").write_text(
        OPTIONS + '[[derivative]]\nfunction = "f"\nname = "df"\narguments = ["out"]\n'
    )
    command = ["ltoad", "diff", "f.o", "-o", "df.o"]
    for flags, stages in (([], "stages"), (["--save-temps=other"], "other")):
        done = subprocess.run(
            [*command, *flags], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        assert "ltoad: f [gradient]:" in done.stderr
        assert (tmp_path / stages).is_dir()


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
    assert found.options.opt_level == 3
    assert [t.function for t in found.types] == ["copy_block_"]
    assert [r.name for r in found.requests] == ["objective_gradient_"]
    assert [r.kind for r in found.rules] == [
        "gradient",
        "derivative",
        "inactive function",
        "inactive global",
    ]
