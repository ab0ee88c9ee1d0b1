"""How ``cargo ltoad`` reads its command line; what it builds is tested with the crate."""

import shutil
from pathlib import Path

import pytest

from ltoad.commands import cargo
from tests.fixtures.bench import Bench, installed


@pytest.mark.parametrize(
    ("words", "target"),
    [
        ((), ""),
        (("--target",), ""),
        (("--target", "x"), "x"),
        (("--release", "--target=y"), "y"),
        (("--quiet",), ""),
    ],
)
def test_value_of_a_flag(words: tuple[str, ...], target: str) -> None:
    assert cargo._value_of("--target", words) == target


def test_a_command_alone_reaches_cargo(bench: Bench) -> None:
    """``cargo ltoad build`` without anything behind it."""
    if shutil.which("cargo") is None:
        pytest.skip("no cargo: nothing here builds Rust")
    done = bench.run(Path(installed("cargo-ltoad")), "ltoad", "build", status=101)
    assert "could not find `Cargo.toml`" in done.stderr


def test_usage_names_every_command(bench: Bench) -> None:
    said = bench.run(Path(installed("cargo-ltoad")), "ltoad", "help").stdout
    for command in ("build", "new FOLDER", "add", "config"):
        assert f"\n  {command} " in said
