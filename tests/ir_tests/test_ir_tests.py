"""The runner of IR tests: it finds all of them, and a wrong output does not pass."""

from pathlib import Path

import pytest

from tests.ir_tests.collector import command_of, complaint, output_of
from tests.ir_tests.stages import STAGES

MIRRORED = [Path(__file__).parents[1] / name for name in ("analysis", "differentiate")]
FILES = sorted(path for folder in MIRRORED for path in folder.rglob("*.ll"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_names_a_command_and_says_what_it_guards(path: Path) -> None:
    """Without a command in its first line a file would not be collected, and never fail."""
    assert (command_of(path) or "").split()[0] in STAGES
    assert path.read_text(encoding="utf-8").splitlines()[1].startswith("; ")


def test_every_command_is_used() -> None:
    assert {(command_of(path) or "").split()[0] for path in FILES} >= {*STAGES} - SELDOM


SELDOM = {"augmented", "reverse", "replayed"}
"""Modes that tests look at together with the others."""


@pytest.mark.parametrize("line", ["; CHECK: fsub", "; CHECK-NOT: %b", "; nothing to check"])
def test_a_wrong_output_does_not_pass(line: str, tmp_path: Path) -> None:
    path = tmp_path / "test.ll"
    body = "define i32 @f(i32 %a) {\n  %b = add i32 %a, 1\n  ret i32 %b\n}\n"
    path.write_text(f"; RUN: prepare\n{line}\n{body}")
    output = output_of(path)
    assert "%b = add i32 %a, 1" in output
    assert complaint(path, output)


def test_code_that_llvm_does_not_take_is_no_test(tmp_path: Path) -> None:
    path = tmp_path / "test.ll"
    path.write_text("; RUN: prepare\n; CHECK: f\ndefine i32 @f() {\n  ret i64 0\n}\n")
    with pytest.raises(RuntimeError):
        output_of(path)
