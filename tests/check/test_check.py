"""`ltoad check` says yes to right derivatives, and no, with a reason, to all others."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fixtures.bench import installed

SOURCES = Path(__file__).with_name("sources")
LTOAD = installed("ltoad")
RULE = """\
[[rule]]
function = "square"
augmented = "square_augmented"
reverse = "square_reverse"

[[check]]
function = "uses_rule"
values = ["double[6]=-1..1", "6"]

[[check]]
function = "energy"
values = ["double[4]", "4", "1..2"]
arguments = ["dup", "const", "const"]
"""

Check = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module", params=[pytest.param("-O0", marks=pytest.mark.slow), "-O2"])
def functions(
    request: pytest.FixtureRequest,
    ltoad_cc: Path,
    run: Callable[..., object],
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    path = tmp_path_factory.mktemp("check") / "functions.o"
    run([ltoad_cc, request.param, "-c", SOURCES / "functions.c", "-o", path])
    return path


def check(*words: str | Path, status: int = 0) -> str:
    """What the command says on both channels."""
    command = [str(word) for word in (LTOAD, "check", *words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


RIGHT = [
    ("energy", ["double[10]=-2..2", "10", "0.5..2"], "3 of 3 directions are right"),
    ("product", ["double[3,3]", "float[3]", "double[3]=9", "3"], "4 of 4"),
    ("smooth", ["double[5]", "i32[5]=0,3,1,4,2", "5"], "1 of 1"),
    ("single", ["0.5", "2"], "3 of 3"),
    ("kink", ["-1", "2"], "3 of 3"),
]


@pytest.mark.parametrize(("function", "values", "said"), RIGHT, ids=[case[0] for case in RIGHT])
def test_right(functions: Path, function: str, values: list[str], said: str) -> None:
    flags = [f"--arg={value}" for value in values]
    assert said in check(functions, "--function", function, *flags, "--seed=3")


WRONG = [
    ("kink", ["0", "2"], "the function has a kink here"),
    ("root", ["0", "2"], "the edge of its domain"),
    ("root", ["-1", "2"], "the function itself has no finite value"),
    ("state", ["1"], "a second call with the same arguments has another result"),
    ("product", ["double[9]", "float[3]", "double[2]=0", "3"], "writes outside of argument 3"),
    ("energy", ["double[9]", "100000000", "1"], "ended with SIGSEGV while calling the function"),
    ("energy", ["double[9]", "9"], "its argument types are: ptr, i32, double"),
    ("energy", ["3", "9", "1"], "argument 1 has the type ptr, which does not fit its value"),
    ("nowhere", ["1"], "no bitcode defines nowhere"),
]


@pytest.mark.parametrize(
    ("function", "values", "said"), WRONG, ids=[case[2][:20] for case in WRONG]
)
def test_wrong(functions: Path, function: str, values: list[str], said: str) -> None:
    flags = [f"--arg={value}" for value in values]
    assert said in check(functions, "--function", function, *flags, status=1)


def test_wrong_rule(functions: Path, tmp_path: Path) -> None:
    """The registered gradient has 7 where 2 belongs; forward mode reads the function itself."""
    config = tmp_path / "rule.toml"
    config.write_text(RULE)
    said = check(functions, "--config", config, status=1)
    assert "reverse mode is 3.5 times the finite difference" in said
    assert "worst element: argument 1[" in said
    assert "0 of 1 directions are right" in said
    assert "1 of 1 directions are right" in said  # the other function of the file
    assert "1 of 1" in check(functions, "--config", config, "--function=energy")


def test_missing_symbol(functions: Path) -> None:
    """Its derivative is refused, with the chain of calls."""
    said = check(functions, "--function=calls_missing", "--arg=1", status=1)
    assert "missing" in said
    assert "remedy" in said


def test_nothing_to_check(functions: Path) -> None:
    assert "nothing says which function to check" in check(functions, status=1)


def test_several_units(ltoad_cc: Path, run: Callable[..., object], tmp_path: Path) -> None:
    """Bitcode in an archive, and a native object."""
    (tmp_path / "f.c").write_text("double g(double); double f(double x) { return x * g(x); }")
    (tmp_path / "g.c").write_text("int turns(void); double g(double x) { return x * x * turns(); }")
    (tmp_path / "turns.c").write_text("int turns(void) { return 3; }")
    for name in ("f", "g"):
        run([ltoad_cc, "-O2", "-c", tmp_path / f"{name}.c", "-o", tmp_path / f"{name}.o"])
    native = ["-fno-lto", "-fPIC", "-c", tmp_path / "turns.c", "-o", tmp_path / "turns.o"]
    run([ltoad_cc, *native])
    run(["ar", "rc", tmp_path / "g.a", tmp_path / "g.o"])
    (tmp_path / "ltoad.toml").write_text('[inactive]\nfunctions = ["turns"]\n')
    files = [tmp_path / name for name in ("f.o", "g.a", "turns.o")]
    flags = ["--config", tmp_path / "ltoad.toml", "--function=f", "--arg=0.5..2"]
    assert "1 of 1" in check(*files, *flags)


@pytest.mark.parametrize("level", [pytest.param("-O0", marks=pytest.mark.slow), "-O2"])
def test_fortran(ltoad_fc: Path, run: Callable[..., object], tmp_path: Path, level: str) -> None:
    """Arguments by reference; the runtime library comes with the driver."""
    path = tmp_path / "functions.o"
    source = SOURCES / "functions.f90"
    run([ltoad_fc, level, "-c", source, "-o", path], cwd=tmp_path)
    said = check(path, "--function=objective_", "--arg=i32[1]=6", "--arg=double[6]")
    assert "1 of 1" in said
    values = ["--arg=i32[1]=6", "--arg=double[6]=-1..1", "--arg=double[6]=0"]
    assert "3 of 3" in check(path, "--function=_QMresidualsPresidual", *values)
