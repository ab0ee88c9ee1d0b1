"""Loops with checkpoints: the gradients of a tape, in a bounded tape."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from tests.portions import in_turn
from tests.test_programs import FOLDER, LEVELS

PROGRAM = "111_checkpoints"
TURNS = "121_buffers_in_turn"
BLOCKS = "122_blocks_of_iterations"
COUNTED_BY_THE_RUN = "170_loops_that_the_run_counts"
SOURCE = FOLDER / f"{PROGRAM}.c"
LEAST_CHUNK = 65536
"""Bytes that the tape of one iteration has, however little it needs."""


@pytest.mark.parametrize(
    ("case", "level"),
    in_turn(
        [
            f"{program}-{limit}"
            for limit in ("1", "4K", "300KiB")
            for program in (PROGRAM, TURNS, BLOCKS, COUNTED_BY_THE_RUN)
        ],
        ("O0", "O2", "full"),
        (0,),
        one_in=4,
    ),
)
def test_gradients(
    case: str,
    level: str,
    ltoad_cc: Path,
    run: Callable[..., object],
    tmp_path: Path,
) -> None:
    """With pairs, with several levels, and with all states at once."""
    program, _, limit = case.rpartition("-")
    source = FOLDER / f"{program}.c"
    command = [ltoad_cc, *LEVELS[level], f"-Wl,--ltoad-tape-limit={limit}", source]
    run([*command, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


@pytest.mark.parametrize(
    ("case", "level"),
    in_turn(
        [
            f"{p}-{kibibytes}"
            for p in (PROGRAM, TURNS, COUNTED_BY_THE_RUN)
            for kibibytes in (32, 256)
        ],
        ("O0", "O1", "O2"),
        (0,),
        one_in=4,
    ),
)
def test_tape(
    case: str,
    level: str,
    ltoad_cc: Path,
    run: Callable[..., object],
    tmp_path: Path,
) -> None:
    program, _, kibibytes = case.rpartition("-")
    allowed = 1024 * int(kibibytes) + LEAST_CHUNK
    flags = [f"-DTAPE_LIMIT={allowed}", f"-Wl,--ltoad-tape-limit={kibibytes}K"]
    run(
        [
            ltoad_cc,
            *LEVELS[level],
            *flags,
            FOLDER / f"{program}.c",
            "-o",
            tmp_path / "program",
            "-lm",
        ]
    )
    run([tmp_path / "program"])


@pytest.mark.parametrize("level", ["O0", pytest.param("O2", marks=pytest.mark.slow)])
def test_marked_loops(
    level: str, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    """A loop with a mark that runs three times has three sets of checkpoints."""
    mark, allowed = '-DMARKED="ltoad_checkpoint=32KiB"', 3 * 32768 + LEAST_CHUNK
    flags = [mark, f"-DTAPE_LIMIT={allowed}", SOURCE]
    run([ltoad_cc, *LEVELS[level], *flags, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


MARKED_LOOP = """\
#include <ltoad.h>
int printf(const char *, ...);
static double f(double *x, int n)
{
    for (int s = 0; s < n; s++) {
        LTOAD_CHECKPOINT("%s");
        for (int i = 1; i < 100; i++)
            x[i] = x[i] * x[i - 1] + s;
        %s
    }
    return x[99];
}
void g(double *x, double *d, int n) { __enzyme_autodiff_void((void *)f, enzyme_dup, x, d, n); }
double x[100], d[100];
int main(void) { g(x, d, 9); }
"""


@pytest.mark.parametrize(
    ("size", "statement", "told"),
    [
        ("1MiB", "", ""),
        ("many", "", "'many' is no size for the checkpoints of a loop"),
        ("1MiB", 'printf("%g\\n", x[3]);', "marked for checkpoints, but this must not be executed"),
        ("1MiB", "if (x[5] > 1e3) break;", ""),
    ],
)
def test_marks(
    size: str,
    statement: str,
    told: str,
    ltoad_cc: Path,
    run: Callable[..., object],
    tmp_path: Path,
) -> None:
    """A mark that cannot be followed is an error."""
    (tmp_path / "loop.c").write_text(MARKED_LOOP % (size, statement))
    command = [ltoad_cc, "-O2", "-g", "loop.c", "-o", "loop", "-lm"]
    done = run(command, cwd=tmp_path, status=1 if told else 0)
    assert told in done.stderr  # type: ignore[attr-defined]


def test_mark_in_a_loop_that_hands_on_too_much(
    ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    """The mark was dropped without a word."""
    names = [f"a{i}" for i in range(20)]
    steps = " ".join(f"{a} = sin({b});" for a, b in pairwise([*names, "t"]))
    (tmp_path / "loop.c").write_text(
        "#include <ltoad.h>\n#include <math.h>\n"
        "static double f(double x, int n) {\n"
        f"    double {', '.join(f'{a} = x' for a in names)};\n"
        '    for (int i = 0; i < n; i++) { LTOAD_CHECKPOINT("1KiB");\n'
        f"        double t = a0 * a19; {steps} }}\n"
        f"    return {' + '.join(names)};\n}}\n"
        "double g(double x, int n)"
        " { return __enzyme_autodiff((void *)f, enzyme_out, x, enzyme_const, n); }\n"
        "int main(void) { return g(0.5, 9) > 1e9; }\n"
    )
    command = [ltoad_cc, "-O2", "-g", "loop.c", "-o", "loop", "-lm"]
    done = run(command, cwd=tmp_path, status=1)
    told = "marked for checkpoints, but its body cannot be made a function"
    assert told in done.stderr  # type: ignore[attr-defined]


def test_without_limit_the_tape_is_larger(
    ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    """So that the limits above mean something."""
    run([ltoad_cc, "-O2", "-DTAPE_LIMIT=1000000", SOURCE, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"], status=1)


def test_debug_information(ltoad_cc: Path, run: Callable[..., object], tmp_path: Path) -> None:
    """LLVM has nothing to complain about."""
    flags = ["-O2", "-g", "-Wl,--ltoad-tape-limit=4K"]
    done = run([ltoad_cc, *flags, SOURCE, "-o", tmp_path / "program", "-lm"])
    assert "ignoring invalid debug info" not in done.stderr  # type: ignore[attr-defined]
    run([tmp_path / "program"])


def test_configured(ltoad_cc: Path, run: Callable[..., object], tmp_path: Path) -> None:
    (tmp_path / "ltoad.toml").write_text('[options]\ntape-limit = "32KiB"\n')
    flags = ["-O1", f"-DTAPE_LIMIT={32768 + LEAST_CHUNK}"]
    run([ltoad_cc, *flags, SOURCE, "-o", tmp_path / "program", "-lm"], cwd=tmp_path)
    run([tmp_path / "program"])


def test_no_size(ltoad_cc: Path, run: Callable[..., object], tmp_path: Path) -> None:
    done = run(
        [ltoad_cc, SOURCE, "-Wl,--ltoad-tape-limit=lots", "-o", tmp_path / "program", "-lm"],
        status=1,
    )
    assert "--ltoad-tape-limit=lots: no size" in done.stderr  # type: ignore[attr-defined]


UNKNOWN = """\
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff_void(void *, ...);
void walk(double *u, const int *where, double *result)
{
    for (int s = 0; s < 1000; s++)
        u[where[s]] = u[where[s]] * u[0];
    *result = u[1];
}
void gradient(double *u, double *du, const int *where, double *r, double *dr)
{
    __enzyme_autodiff_void(walk, enzyme_dup, u, du, enzyme_const, where, enzyme_dup, r, dr);
}
"""


def test_reason(ltoad_cc: Path, run: Callable[..., object], tmp_path: Path) -> None:
    """What nobody knows the extent of has a tape, and a line that says why."""
    (tmp_path / "walk.c").write_text(UNKNOWN)
    run([ltoad_cc, "-O2", "-c", "walk.c"], cwd=tmp_path)
    explain = [ltoad_cc.parent / "ltoad", "explain", "--tape-limit", "1K", tmp_path / "walk.o"]
    done = run(explain)
    assert "memory of unknown extent has to be kept" in done.stdout  # type: ignore[attr-defined]


NOISY = """\
#include <stdio.h>
#include <ltoad.h>
static double f(double *x, int n)
{
    double u[32];
    for (int i = 0; i < 32; i++)
        u[i] = x[i % n];
    for (int s = 0; s < 1000; s++) {
        for (int i = 1; i < 32; i++)
            u[i] = u[i] * 0.9 + 0.1 * u[i - 1] * u[i];
        if (s % 500 == 0)
            printf("%d\\n", s);
    }
    return u[31];
}
int main(void)
{
    double x[4] = {1, 2, 3, 4}, d[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, 4);
}
"""


def test_limit_that_does_not_hold(
    ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    """The link says which loop it is, and why; each link does, remembered or not."""
    (tmp_path / "noisy.c").write_text(NOISY)
    for _ in range(2):
        command = [ltoad_cc, "-O2", "-g", "noisy.c", "-Wl,--ltoad-tape-limit=4K", "-o", "noisy"]
        said = run(command, cwd=tmp_path).stderr  # type: ignore[attr-defined]
        assert "note: noisy.c:9:" in said
        assert "does not hold for this loop of 'f'" in said
        assert "must not be executed again (noisy.c:12:" in said
    assert not run([*command[:4], "-o", "noisy"], cwd=tmp_path).stderr  # type: ignore[attr-defined]
