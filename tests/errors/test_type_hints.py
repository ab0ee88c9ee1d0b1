"""Memory of unknown type: refused, and differentiated once the program or ltoad.toml tells."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Refused = Callable[..., str]

# The request sees characters, and both functions move words or bytes: nobody reads a float.
COPIES = """\
#include <string.h>
NOINLINE void copy_words(long *to, const long *from, long n)
{
  for (long i = 0; i < n; i++)
    to[i] = from[i];
}
NOINLINE void copy_bytes(void *to, const void *from, long n) { memcpy(to, from, n); }
void f(char *y, const char *x, long n) { COPY; }
NOINLINE void gradient(char *y, char *dy, char *x, char *dx, long n)
{
  __enzyme_autodiff_void((void *)f, enzyme_dup, y, dy, enzyme_dup, x, dx, enzyme_const, n);
}
"""
NUMBERS = """
#include <stdio.h>
int main(void)
{
  double x[3] = {1, 2, 3}, y[3], dx[3] = {1, 1, 1}, dy[3] = {5, 6, 7};
  gradient((char *)y, (char *)dy, (char *)x, (char *)dx, 3);
  printf("%g %g %g %g", dx[0], dx[1], dx[2], dy[0] + dy[1] + dy[2]);
  return 0;
}
"""
# Charges are integers with bits that are NaNs as parts of doubles: nothing may be added there.
PARTICLES = """
#include <stdio.h>
struct particle { double mass; unsigned charge; float spin; double *next; float x[2]; };
int main(void)
{
  double value = 1.0;
  struct particle x[2] = {{1, ~0u, 2, &value, {3, 4}}, {5, ~1u, 6, &value, {7, 8}}}, y[2];
  struct particle dx[2] = {{0, 7, 0, &value, {0, 0}}, {0, 7, 0, &value, {0, 0}}};
  struct particle dy[2] = {{1, 7, 2, &value, {3, 4}}, {5, 7, 6, &value, {7, 8}}};
  gradient((char *)y, (char *)dy, (char *)x, (char *)dx, sizeof x);
  for (int i = 0; i < 2; i++)
    printf("%g %g %g %g %u,", dx[i].mass, dx[i].spin, dx[i].x[0], dx[i].x[1], dx[i].charge);
  return y[1].charge != ~1u;
}
"""
WORDS = "copy_words((long *)y, (const long *)x, n)"
BYTES = "copy_bytes(y, x, n)"
TYPE = '[[type]]\nfunction = "{}"\nargument = {}\nholds = {}\n'
CASES = {
    "words": (NUMBERS, WORDS, TYPE.format("copy_words", 2, '"double"'), "6 7 8 0"),
    "words, by the target": (NUMBERS, WORDS, TYPE.format("copy_words", 1, '"double"'), "6 7 8 0"),
    "words, in the caller": (NUMBERS, WORDS, TYPE.format("f", 2, '["double"]'), "6 7 8 0"),
    "bytes": (NUMBERS, "copy_bytes(y, x, 8 * n)", TYPE.format("f", 1, '"double"'), "6 7 8 0"),
    "structs": (
        PARTICLES,
        BYTES,
        TYPE.format("copy_bytes", 2, '["double", "int32", "float", "pointer", "float", "float"]'),
        "1 2 3 4 7,5 6 7 8 7,",
    ),
}


@pytest.mark.parametrize("level", ["-O1", "-O2"])
@pytest.mark.parametrize("case", CASES)
def test_told_types(
    refused: Refused,
    ltoad_cc: Path,
    run: Callable[..., object],
    tmp_path: Path,
    case: str,
    level: str,
) -> None:
    main, copy, hint, expected = CASES[case]
    flags = [f"-DCOPY={copy}", level, "-fno-strict-aliasing"]
    message = refused(COPIES + main, *flags)
    assert "type" in message
    assert "[[type]] table of ltoad.toml" in message
    config, program = tmp_path / "hints.toml", tmp_path / "program"
    config.write_text(hint)
    source = tmp_path / "program.c"
    run([ltoad_cc, *flags, source, f"-Wl,--ltoad-config={config}", "-o", program])
    done = subprocess.run([program], capture_output=True, text=True, check=True)
    assert done.stdout == expected


COUNTED = (
    COPIES.replace("COPY;", WORDS + ";", 1).replace("to[i] = from[i];", "to[i] = from[i] * 3;")
    + NUMBERS
)


@pytest.mark.parametrize("argument", [1, 2])
def test_contradicted(refused: Refused, tmp_path: Path, argument: int) -> None:
    """A number that is multiplied as an integer is no double, whoever says so."""
    config = tmp_path / "hints.toml"
    config.write_text(TYPE.format("copy_words", argument, '"double"'))
    message = refused(COUNTED, f"-Wl,--ltoad-config={config}")
    assert "program.c:5:" in message
    said = f"that there is a double behind argument {argument} of 'copy_words'"
    assert f"a type hint says {said}, where this instruction has an integer" in message
    assert "correct the [[type]] table" in message


def test_contradicted_by_a_caller(refused: Refused, tmp_path: Path) -> None:
    """What only copies fits any type; what is copied has to fit, too."""
    config = tmp_path / "hints.toml"
    config.write_text(TYPE.format("copy_words", 1, '"integer"'))
    copy = "copy_words((long *)y, (const long *)x, n); *(double *)y *= 2.0"
    message = refused(COPIES + NUMBERS, f"-DCOPY={copy}", f"-Wl,--ltoad-config={config}")
    assert "there is an integer behind argument 1 of 'copy_words'" in message
    assert "this instruction has a double" in message
    assert "in function: f\n" in message


MISPLACED = {
    TYPE.format("copy_words", 4, '"double"'): "hints.toml:1: copy_words has no argument 4",
    TYPE.format("copy_words", 3, '"double"'): "argument 3 of copy_words is no pointer",
    TYPE.format("nowhere", 1, '"double"'): "hints.toml:1: no bitcode of the program defines",
}


@pytest.mark.parametrize("hint", MISPLACED)
def test_misplaced(refused: Refused, tmp_path: Path, hint: str) -> None:
    config = tmp_path / "hints.toml"
    config.write_text(hint)
    message = refused(COPIES + NUMBERS, f"-DCOPY={WORDS}", f"-Wl,--ltoad-config={config}")
    assert MISPLACED[hint] in message


HINTED = """
target triple = "x86_64-unknown-linux-gnu"
define void @f(ptr %y, ptr "enzyme_type"="{SAID}" %x) {
  %from = load ptr, ptr %x
  %word = load i64, ptr %from
  store i64 %word, ptr %y
  ret void
}
"""


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ("{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Float@double}", ""),
        ("{[-1]:Pointer, [-1,-1,0]:Float@double}", ""),
        ("{[-1]:Pointer}", "tells what numbers there are"),
        ("{[-1]:Pointer, [-1,0,-1]:Floating}", "cannot be understood at: Floating"),
        ("[-1]:Pointer", "cannot be understood at: [-1]:Pointer"),
        ("{[-1]:Pointer, [-1,0]:Float@double}", "where this instruction has an address"),
    ],
)
def test_attribute(tmp_path: Path, said: str, complaint: str) -> None:
    """Enzyme's own spelling, with pointers that are followed."""
    module = tmp_path / "hinted.ll"
    module.write_text(HINTED.replace("{SAID}", said))
    command = ["ltoad", "diff", module, "--function=f", "-o", tmp_path / "f.ll"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (complaint in done.stderr) if complaint else (done.returncode == 0)
    assert done.returncode == (1 if complaint else 0)
    if not complaint:
        assert "fadd" in (tmp_path / "f.ll").read_text()
