"""Rust programs whose values the compiler moves as words and blocks: gradients and tangents."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import in_turn

PROGRAMS = sorted(p for p in (Path(__file__).parent / "rust_programs").glob("*.rs")
                  if p.name != "check.rs")  # fmt: skip

NOT_YET: dict[tuple[str, str], str] = {}


@pytest.mark.parametrize(("program", "level"), in_turn(PROGRAMS, ("3", "2"), (0,), one_in=2))
def test_program(
    program: Path,
    level: str,
    ltoad_cc: Path,
    run: Callable[..., object],
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    if shutil.which("rustc") is None:
        pytest.skip("no rustc: nothing here compiles Rust")
    if (program.stem, level) in NOT_YET:
        reason = NOT_YET[program.stem, level]
        request.node.add_marker(pytest.mark.xfail(reason=reason, strict=True))
    flags = ["--edition", "2024", "-C", f"opt-level={level}", "-C", "linker-plugin-lto"]
    binary = tmp_path / "program"
    run(["rustc", *flags, "-C", f"linker={ltoad_cc}", program, "-o", binary], cwd=tmp_path)
    run([binary])
